/** The error of a request to an upstream host; its kind decides what to do about it. */

/**
 * `network`: no answer (refused, reset, unknown host). `timeout`: none in time. `server`: 5xx, or an error inside a
 * 200. `malformed`: an answer that cannot be read. `rejected`: 400, the request for this place is at fault.
 * `denied`: a key, a URL or a redirect; a retry does not help. `limited`: 429. `exhausted`: our own budget is spent.
 * `paused`: the breaker is open. `busy`: the queue was full or too slow. `closed`: the service is shutting down.
 */
export type UpstreamErrorKind =
  | 'network'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'rejected'
  | 'denied'
  | 'limited'
  | 'exhausted'
  | 'paused'
  | 'busy'
  | 'closed';

/** The message is for the log: it never contains a URL with its query, so never a key. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  constructor(
    readonly kind: UpstreamErrorKind,
    message: string,
    /** How long to wait before the next request, when upstream or our own limits require it. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
