/** What a call costs and whether it can be paid: checked before the work, taken after it. The same for every door. */
import type { KeyHolder } from '../account/account.ts';
import type { Balance, ChargeOutcome, MeterClass } from '../account/charge.ts';
import type { Config } from '../config/settings.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter, Operation } from '../operations/operation.ts';
import type { Service } from '../service/service.ts';
import type { Caller } from './admission.ts';

/** Throws 402 when neither the free pool nor the credit suffices. The charge itself decides; this spares the work. */
export function checkAllowance(meter: Meter, balance: Balance, config: Config): void {
  if (balance.freeRemaining >= meter.units) return;
  if (balance.balanceMicroGbp < priceMicroGbp(meter, config)) throw paymentRequired(meter.class);
}

function priceMicroGbp({ class: pool, units }: Meter, config: Config): number {
  const perUnit = {
    decision: config.priceDecisionMicroGbp,
    standard: config.priceStandardMicroGbp,
    premium: config.pricePremiumMicroGbp,
  }[pool];
  return perUnit * units;
}

export function paymentRequired(meter: MeterClass): FairdayError {
  const renewal = meter === 'decision' ? 'on the first of next month' : 'at midnight';
  return new FairdayError(
    'payment_required',
    `The free ${meter} calls are used up and there is no credit left: they renew ${renewal} (UTC), or ask the operator for a top-up. /v1/usage shows what is left.`,
  );
}

/**
 * Takes the units of one successful call; on disk when it resolves. Null when the operation is free. Throws 402 when
 * another call took the last of them meanwhile; `caller` then knows what is left.
 */
export async function charge(
  operation: Operation,
  service: Service,
  holder: KeyHolder | null,
  requestId: string,
  caller: Caller,
): Promise<ChargeOutcome | null> {
  if (operation.meter === null || holder === null) return null;
  const bill = await service.accounts.charge({
    accountId: holder.accountId,
    keyId: holder.keyId,
    meter: operation.meter.class,
    units: operation.meter.units,
    operation: operation.name,
    requestId,
    nowMs: service.clock.nowMs(),
  });
  if (bill.charged === 'refused') {
    caller.balance = bill;
    throw paymentRequired(operation.meter.class);
  }
  service.metrics.charged(operation.meter.class, operation.meter.units, bill);
  return bill;
}

/** Nothing is metered in-process: the bill is that of an account which has its whole allowance before it. */
export function untouchedBill({ freeDecisionMonth }: Config): ChargeOutcome {
  return { charged: 'free', costMicroGbp: 0, freeRemaining: freeDecisionMonth, balanceMicroGbp: 0 };
}
