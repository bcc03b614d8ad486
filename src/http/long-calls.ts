/**
 * Calls that may take long (questions, calls of the Model Context Protocol): while one is under way its connection may be
 * silent for longer than others, and an account has so many of them at a time.
 */
import { FairdayError } from '../operations/errors.ts';

/** The longest that Bun lets a connection be silent; a language model has less. */
const LONG_SILENCE_SECONDS = 255;
/** A person has one or two under way, an agent with helpers a dozen or two. */
export const MAX_LONG_CALLS = 64;
const RETRY_AFTER_SECONDS = 2;

export interface LongCalls {
  /**
   * Notes a call of the account and returns what notes its end. From then on the connection is closed for silence as any
   * other. Throws `FairdayError` `rate_limited` where the account has too many under way.
   */
  begin(accountId: number, request: Request): () => void;
}

/** `setIdleTimeout` sets how long the request's connection may be silent. */
export function createLongCalls(
  usualSeconds: number,
  setIdleTimeout: (request: Request, seconds: number) => void,
): LongCalls {
  const underWay = new Map<number, number>();
  return {
    begin(accountId, request) {
      const already = underWay.get(accountId) ?? 0;
      if (already >= MAX_LONG_CALLS) {
        const message = `This account has ${MAX_LONG_CALLS} questions and calls of agents under way, the most at one time. Wait for one to end.`;
        throw new FairdayError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      underWay.set(accountId, already + 1);
      setIdleTimeout(request, LONG_SILENCE_SECONDS);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        setIdleTimeout(request, usualSeconds);
        const left = (underWay.get(accountId) ?? 1) - 1;
        if (left === 0) underWay.delete(accountId);
        else underWay.set(accountId, left);
      };
    },
  };
}
