/** Holds: a prepaid call is authorized when its work begins, then captured or released exactly once. */

import type { ChargeOutcome, ChargeRequest } from '../account/charge.ts';
import type { IdempotencyKey } from '../account/holds.ts';
import type { Caller } from './admission.ts';
import { refusedCharge } from './charge.ts';
import { type Replay, replayOf } from './idempotency.ts';
import type { MeteringServices } from './services.ts';

/** A charge that is taken and not yet final. The first `capture` or `release` that succeeds counts. */
export interface ChargeHold {
  readonly kind: 'hold';
  readonly bill: ChargeOutcome;
  /** The charge stands; the answer is stored for replays. */
  capture(answer: string): Promise<void>;
  /** Gives the charge back; the balance after it goes to the caller. */
  release(): Promise<void>;
}

/** Takes the charge. A replay is the answer of the same request that came in between. Throws 402, 409 and 422. */
export async function authorize(
  services: MeteringServices,
  request: ChargeRequest,
  key: IdempotencyKey | null,
  caller: Caller,
): Promise<ChargeHold | Replay> {
  const { accounts, clock, metrics } = services;
  const authorized = await accounts.authorize(request, key);
  if (authorized.outcome === 'refused') {
    caller.balance = authorized.balance;
    throw await refusedCharge(services, request, authorized.balance);
  }
  if (authorized.outcome !== 'authorized') return replayOf(authorized, caller);
  const { holdId, bill } = authorized;
  caller.balance = bill;
  const endOnce = onlyOnce();
  return {
    kind: 'hold',
    bill,
    async capture(answer) {
      const captured = await endOnce(() => accounts.capture(holdId, key === null ? null : answer, clock.nowMs()));
      if (captured) metrics.charged(request.meter, request.units, bill);
    },
    async release() {
      await endOnce(() => accounts.release(holdId, clock.nowMs()));
      caller.balance = await accounts.balance(request.accountId, request.meter, clock.nowMs());
    },
  };
}

/** Runs the first job that it is given and answers false for all others; a job that fails leaves its turn to the next. */
function onlyOnce(): (job: () => Promise<boolean>) => Promise<boolean> {
  let ending: Promise<boolean> | null = null;
  return (job) => {
    if (ending !== null) return ending.then(() => false);
    ending = job().catch((error) => {
      ending = null;
      throw error;
    });
    return ending;
  };
}
