/** An error as a response: its status, its JSON body and, where it helps, Retry-After or WWW-Authenticate. */
import { errorBody, type FairdayError } from '../operations/errors.ts';
import { CHALLENGE } from './credentials.ts';
import { setRetryAfter } from './retry-after.ts';

/** `headers` are those of the response, to which these are added. */
export function errorResponse(error: FairdayError, requestId: string, headers: Headers): Response {
  setRetryAfter(headers, error);
  if (error.status === 401) headers.set(CHALLENGE.name, CHALLENGE.value);
  return new Response(JSON.stringify(errorBody(error, requestId)), { status: error.status, headers });
}
