/** The idempotency key of a request over HTTP: an X-Request-Id of the caller's own. */
import { isRequestId, REQUEST_ID_FORM } from '../metering/idempotency.ts';
import { invalidField } from '../operations/errors.ts';

/** The caller's request id when it is fit to be logged and echoed, else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('x-request-id');
  return isRequestId(sent) ? sent : crypto.randomUUID();
}

/** Refuses an id that the caller chose so that the request may be sent again, and that cannot be honoured: 400. */
export function checkRequestId(request: Request): void {
  const sent = request.headers.get('x-request-id');
  if (sent !== null && !isRequestId(sent)) {
    throw invalidField(
      'X-Request-Id',
      `X-Request-Id must be ${REQUEST_ID_FORM}; send another one, or none if the request will not be sent again.`,
    );
  }
}

/** Whether the request id is the caller's own, so that the request may be sent again. */
export function isRepeatable(request: Request): boolean {
  return isRequestId(request.headers.get('x-request-id'));
}
