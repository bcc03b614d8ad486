/** What a call costs and whether it can be paid: checked before the work, charged after it. */
import type { KeyHolder } from '../account/account.ts';
import type { Balance, ChargeOutcome, ChargeRequest, MeterClass } from '../account/charge.ts';
import { callPriceMicroGbp, tariffOf } from '../account/tariff.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter, Operation } from '../operations/operation.ts';
import type { Caller } from './admission.ts';
import type { MeteringServices, MeteringSettings } from './services.ts';

/** An operation that costs something. */
export type MeteredOperation = Operation & { readonly meter: Meter };

/** Throws 402 when neither the free pool nor the credit suffices. The charge itself decides; this spares the work. */
export function checkAllowance({ class: pool, units }: Meter, balance: Balance, settings: MeteringSettings): void {
  if (balance.freeRemaining >= units) return;
  if (balance.balanceMicroGbp < callPriceMicroGbp(tariffOf(settings), pool, units))
    throw paymentRequired(pool, units, balance);
}

/** What is left and does not suffice, and what to do. */
export function paymentRequired(
  meter: MeterClass,
  units: number,
  { freeRemaining, balanceMicroGbp }: Balance,
): FairdayError {
  const free =
    freeRemaining > 0
      ? `This call takes ${units} free ${meter} calls and ${freeRemaining} ${freeRemaining === 1 ? 'is' : 'are'} left`
      : `The free ${meter} calls are used up`;
  const credit = balanceMicroGbp > 0 ? 'the credit does not suffice either' : 'there is no credit left';
  const renewal = meter === 'decision' ? 'on the first of next month' : 'at midnight';
  return new FairdayError(
    'payment_required',
    `${free}, and ${credit}: free calls renew ${renewal} (UTC), or ask the operator for a top-up. /v1/usage shows what is left.`,
  );
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
 * Charges one call that succeeded; on disk when it resolves. Throws 402 when another call took the last units meanwhile,
 * with what is left in `caller`.
 */
export async function charge(
  { accounts, metrics }: MeteringServices,
  request: ChargeRequest,
  caller: Caller,
): Promise<ChargeOutcome> {
  const bill = await accounts.charge(request);
  if (bill.charged === 'refused') {
    caller.balance = bill;
    throw paymentRequired(request.meter, request.units, bill);
  }
  metrics.charged(request.meter, request.units, bill);
  return bill;
}

/** The bill of a call in this process, where nothing is metered: that of an account with its whole allowance. */
export function untouchedBill({ freeDecisionMonth }: Pick<MeteringSettings, 'freeDecisionMonth'>): ChargeOutcome {
  return { charged: 'free', costMicroGbp: 0, freeRemaining: freeDecisionMonth, balanceMicroGbp: 0 };
}
