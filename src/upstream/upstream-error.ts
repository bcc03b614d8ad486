/** What went wrong with an upstream weather service, in the terms that decide what to do about it. */

/**
 * `network`: no answer (refused, reset, unknown host). `timeout`: none in time. `server`: 5xx, or an error inside a
 * 200. `malformed`: an answer that cannot be read. `rejected`: 400, the request for this place is at fault.
 * `denied`: a key, address or redirect that no retry will mend. `limited`: 429. `exhausted`: our own budget is spent.
 * `paused`: the breaker is open. `busy`: the queue was full or too slow. `closed`: we are shutting down.
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

/** The message is for the log: it never holds an address with its query, so never a key. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  constructor(
    readonly kind: UpstreamErrorKind,
    message: string,
    /** How long to wait before asking again, when upstream or our own limits say so. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
