/** The Retry-After header of an error that time heals. */
import type { FairdayError } from '../operations/errors.ts';

export function setRetryAfter(headers: Headers, { retryAfterSeconds }: FairdayError): void {
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds));
}
