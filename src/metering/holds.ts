/**
 * Work that is charged when it begins: the charge is taken, then settled or given back, exactly once, whatever ends the
 * work. The same for every door.
 */

import type { KeyHolder } from '../account/account.ts';
import type { Balance, ChargeOutcome, ChargeRequest } from '../account/charge.ts';
import type { ReplayOutcome } from '../account/holds.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Meter, Operation } from '../operations/operation.ts';
import type { Service } from '../service/service.ts';
import type { Caller } from './admission.ts';
import { paymentRequired } from './charge.ts';

/** A request that is running is mostly done within this time. */
const RETRY_RUNNING_SECONDS = 2;

/** A request that its sender may repeat, with what it would be charged. */
export interface Chargeable {
  readonly request: ChargeRequest;
  /** SHA-256 of the parameters; null when the sender gave no request id of its own. */
  readonly bodySha256: Uint8Array | null;
}

/** Whether that is an id which a caller may choose. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{1,128}$/.test(text);
}

/** `repeatable`: the request id is the sender's own, so that the request may be sent again. */
export function chargeable(
  { name, parameters }: Operation,
  meter: Meter,
  { clock }: Service,
  { accountId, keyId }: KeyHolder,
  requestId: string,
  values: Readonly<Record<string, unknown>>,
  repeatable: boolean,
): Chargeable {
  const { class: pool, units } = meter;
  const request = { accountId, keyId, meter: pool, units, operation: name, requestId, nowMs: clock.nowMs() };
  // In the order of the declaration, so that the same question is the same however it was written.
  const inOrder = Object.fromEntries(Object.keys(parameters.properties).map((key) => [key, values[key] ?? null]));
  const sha256 = () => new Bun.CryptoHasher('sha256').update(JSON.stringify(inOrder)).digest();
  return { request, bodySha256: repeatable ? sha256() : null };
}

/** The answer that the request got before, or null when it is new. Throws 409 while it runs, 422 for another body. */
export async function answeredBefore(
  { accounts }: Service,
  { request, bodySha256 }: Chargeable,
  caller: Caller,
): Promise<string | null> {
  if (bodySha256 === null) return null;
  const earlier = await accounts.findReplay(request, { requestId: request.requestId, bodySha256 });
  return earlier === null ? null : repeated(earlier, caller);
}

function repeated(earlier: ReplayOutcome, caller: Caller): string {
  caller.balance = earlier.balance;
  switch (earlier.outcome) {
    case 'replayed':
      return earlier.answer;
    case 'in-progress':
      throw new FairdayError(
        'request_in_progress',
        `A request with this X-Request-Id is being answered; wait ${RETRY_RUNNING_SECONDS} s and send it again to get its answer.`,
        { retryAfterSeconds: RETRY_RUNNING_SECONDS },
      );
    case 'other-body':
      throw new FairdayError(
        'request_id_reused',
        'This X-Request-Id was sent with another body within the last day; use a new id for a new question.',
      );
  }
}

/** A charge that is taken and not yet final. The first of `settle` and `refund` counts. */
export interface OpenCharge {
  readonly bill: ChargeOutcome;
  /** False when it had been refunded. */
  settle(answer: string): Promise<boolean>;
  /** What is left once the units are back. */
  refund(): Promise<Balance>;
}

/** Takes the charge; or the answer of the same request, which came in between. Throws 402, 409 and 422. */
export async function beginWork(
  { accounts, clock, metrics }: Service,
  { request, bodySha256 }: Chargeable,
  caller: Caller,
): Promise<OpenCharge | string> {
  const repeatable = bodySha256 === null ? null : { requestId: request.requestId, bodySha256 };
  const begun = await accounts.authorize(request, repeatable);
  if (begun.outcome === 'refused') {
    caller.balance = begun.balance;
    throw paymentRequired(request.meter);
  }
  if (begun.outcome !== 'authorized') return repeated(begun, caller);
  const { holdId, bill } = begun;
  caller.balance = bill;
  let ending: Promise<boolean> | null = null;
  const end = (how: () => Promise<boolean>): Promise<boolean> => {
    const first = ending === null;
    // Where the store could not write, the next ending may try again.
    ending ??= how().catch((error) => {
      ending = null;
      throw error;
    });
    return first ? ending : ending.then(() => false);
  };
  return {
    bill,
    async settle(answer) {
      const settled = await end(() => accounts.capture(holdId, repeatable === null ? null : answer, clock.nowMs()));
      if (settled) metrics.charged(request.meter, request.units, bill);
      return settled;
    },
    async refund() {
      await end(() => accounts.release(holdId, clock.nowMs()));
      const balance = await accounts.balance(request.accountId, request.meter, clock.nowMs());
      caller.balance = balance;
      return balance;
    },
  };
}
