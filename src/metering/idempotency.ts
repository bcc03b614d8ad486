/**
 * Idempotency: a prepaid request with a request id of the caller's own may be sent again and gets its first answer at no
 * cost. While the first is running a repetition is 409; the same id with another body is 422.
 */

import type { ChargeRequest } from '../account/charge.ts';
import type { IdempotencyKey, ReplayOutcome } from '../account/holds.ts';
import { FairdayError } from '../operations/errors.ts';
import type { Operation } from '../operations/operation.ts';
import type { Caller } from './admission.ts';
import type { MeteringServices } from './services.ts';

/** The stored answer to a request that was sent before. Nothing is charged. */
export interface Replay {
  readonly kind: 'replay';
  /** The JSON text of the first answer. */
  readonly body: string;
}

/** A running request is usually done within this time. */
const RETRY_RUNNING_SECONDS = 2;

/** The words for what `isRequestId` accepts. */
export const REQUEST_ID_FORM = '1 to 255 visible ASCII characters, without spaces';

/** Whether a caller may choose that as a request id. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,255}$/.test(text);
}

/** What is stored of a request id: the table takes 128 characters, so a longer one is stored as its SHA-256. */
function storedId(requestId: string): string {
  return requestId.length <= 128 ? requestId : new Bun.CryptoHasher('sha256').update(requestId).digest('hex');
}

/** The request id with a SHA-256 of the parameters. */
export function idempotencyKey(
  { parameters }: Operation,
  requestId: string,
  values: Readonly<Record<string, unknown>>,
): IdempotencyKey {
  // In the order of the declaration, so that equal questions have equal hashes however they were written.
  const inOrder = Object.fromEntries(Object.keys(parameters.properties).map((key) => [key, values[key] ?? null]));
  return {
    requestId: storedId(requestId),
    bodySha256: new Bun.CryptoHasher('sha256').update(JSON.stringify(inOrder)).digest(),
  };
}

/** The stored answer, or null for a new request. Throws 409 while the first is running and 422 for another body. */
export async function findReplay(
  { accounts }: MeteringServices,
  request: ChargeRequest,
  key: IdempotencyKey,
  caller: Caller,
): Promise<Replay | null> {
  const earlier = await accounts.findReplay(request, key);
  return earlier === null ? null : replayOf(earlier, caller);
}

/** Throws 409 while the first request is running and 422 for another body. The balance goes to `caller`. */
export function replayOf(earlier: ReplayOutcome, caller: Caller): Replay {
  caller.balance = earlier.balance;
  switch (earlier.outcome) {
    case 'replayed':
      return { kind: 'replay', body: earlier.answer };
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
