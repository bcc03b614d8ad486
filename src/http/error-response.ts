/** An error as a response: its status, its JSON body and, where waiting helps, Retry-After. */
import { errorBody, type FairdayError } from '../operations/errors.ts';
import { setRetryAfter } from './retry-after.ts';

/** `headers` are those of the response, to which Retry-After is added. */
export function errorResponse(error: FairdayError, requestId: string, headers: Headers): Response {
  setRetryAfter(headers, error);
  return new Response(JSON.stringify(errorBody(error, requestId)), { status: error.status, headers });
}
