/** The idempotency key of a request over HTTP: an X-Request-Id of the caller's own. */
import { isRequestId } from '../metering/idempotency.ts';

/** The caller's request id when it is fit to be logged and echoed, else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('x-request-id');
  return isRequestId(sent) ? sent : crypto.randomUUID();
}

/** Whether the request id is the caller's own, so that the request may be sent again. */
export function isRepeatable(request: Request): boolean {
  return isRequestId(request.headers.get('x-request-id'));
}
