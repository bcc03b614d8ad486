/** What a call costs and whether it can be paid: checked before the work, charged after it. */
import type { KeyHolder } from '../account/account.ts';
import type { Balance, ChargeOutcome, ChargeRequest, MeterClass } from '../account/charge.ts';
import { callPriceMicroGbp, type TariffSettings } from '../account/tariff.ts';
import type { Soon } from '../lib/soon.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter, Operation } from '../operations/operation.ts';
import type { Caller } from './admission.ts';
import type { MeteringServices } from './services.ts';

/** An operation that costs something. */
export type MeteredOperation = Operation & { readonly meter: Meter };

/**
 * Throws 402 when the credit does not suffice for a call that the free pool does not cover. The charge itself decides; this
 * spares the work.
 */
export async function checkCredit(
  { accounts, clock }: MeteringServices,
  accountId: number,
  { class: pool, units }: Meter,
  balance: Balance,
): Promise<void> {
  const terms = await accounts.terms(accountId, clock.nowMs());
  const unitPriceMicroGbp = terms?.priceMicroGbp[pool] ?? 0;
  if (balance.balanceMicroGbp < callPriceMicroGbp(unitPriceMicroGbp, units)) {
    throw paymentRequired(pool, units, balance, terms?.freeUnits[pool] ?? 0);
  }
}

/** The 402 for a charge that was refused after all, because another call took the last units meanwhile. */
export async function refusedCharge(
  { accounts }: MeteringServices,
  { accountId, meter, units, nowMs }: ChargeRequest,
  balance: Balance,
): Promise<FairdayError> {
  const terms = await accounts.terms(accountId, nowMs);
  return paymentRequired(meter, units, balance, terms?.freeUnits[meter] ?? 0);
}

/** What is left and does not suffice, and what to do. */
function paymentRequired(
  meter: MeterClass,
  units: number,
  { freeRemaining, balanceMicroGbp }: Balance,
  freeUnits: number,
): FairdayError {
  const credit = balanceMicroGbp > 0 ? 'the credit does not suffice either' : 'there is no credit left';
  const renewal = meter === 'decision' ? 'on the first of next month' : 'at midnight';
  const wait = freeUnits < units ? '' : `free calls renew ${renewal} (UTC), or `;
  return new FairdayError(
    'payment_required',
    `${freeText(meter, units, freeRemaining, freeUnits)}, and ${credit}: ${wait}ask the operator for a top-up. /v1/usage shows what is left.`,
  );
}

function freeText(meter: MeterClass, units: number, freeRemaining: number, freeUnits: number): string {
  if (freeUnits === 0) return `This account has no free ${meter} calls`;
  if (freeRemaining === 0) return `The free ${meter} calls are used up`;
  return `This call takes ${units} free ${meter} calls and ${freeRemaining} ${freeRemaining === 1 ? 'is' : 'are'} left`;
}

/** One call of the operation, as the account store charges it. */
export function chargeRequest(
  { name, meter }: MeteredOperation,
  { accountId, keyId }: KeyHolder,
  requestId: string,
  nowMs: number,
): ChargeRequest {
  return { accountId, keyId, meter: meter.class, units: meter.units, operation: name, requestId, nowMs };
}

/**
 * Takes note of what became of a charge. Rejects with 402 when another call took the last units meanwhile, with what is left in
 * `caller`.
 */
export function concludeCharge(
  services: MeteringServices,
  request: ChargeRequest,
  bill: ChargeOutcome,
  caller: Caller,
): Soon<ChargeOutcome> {
  if (bill.charged === 'refused') return refuse(services, request, bill, caller);
  services.metrics.charged(request.meter, request.units, bill);
  return bill;
}

async function refuse(
  services: MeteringServices,
  request: ChargeRequest,
  balance: Balance,
  caller: Caller,
): Promise<never> {
  caller.balance = balance;
  throw await refusedCharge(services, request, balance);
}

/** The bill of a call in this process, where nothing is metered: that of an account with its whole allowance. */
export function untouchedBill({ freeDecisionMonth }: Pick<TariffSettings, 'freeDecisionMonth'>): ChargeOutcome {
  return { charged: 'free', costMicroGbp: 0, freeRemaining: freeDecisionMonth, balanceMicroGbp: 0 };
}
