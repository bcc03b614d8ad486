/**
 * Request coalescing (single flight): callers that want the same at one time share one request. A place that upstream
 * has rejected is not requested again for a while.
 */
import { cacheOfEntries } from '../lib/memoize.ts';
import { UpstreamError } from './upstream-error.ts';

/** A place that upstream rejects is not requested again for this long; each rejection costs a call. */
const REJECTED_MS = 10 * 60_000;
/** Each takes one number of memory. */
const MAX_REJECTED = 10_000;

export class RequestCoalescer {
  /** Monotonic time until which a rejected subject is not requested again. */
  readonly #rejectedUntilMs = cacheOfEntries<string, number>(MAX_REJECTED);
  readonly #inFlight = new Map<string, Promise<unknown>>();
  #hasAnswered = false;

  constructor(readonly monotonicMs: () => number) {}

  /** Whether upstream has answered since the process started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /**
   * `key` names the request exactly, `subject` the place that a rejection applies to. Requests of one key must have one result
   * type. Throws `UpstreamError`.
   */
  run<T>(key: string, subject: string, request: () => Promise<T>): Promise<T> {
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight as Promise<T>;
    const started = this.#start(subject, request).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }

  /** Resolves when the requests in flight have ended, however they end. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#inFlight.values());
  }

  async #start<T>(subject: string, request: () => Promise<T>): Promise<T> {
    const rejectedForMs = (this.#rejectedUntilMs.get(subject) ?? 0) - this.monotonicMs();
    if (rejectedForMs > 0) throw new UpstreamError('rejected', 'upstream has rejected this place', rejectedForMs);
    try {
      const answer = await request();
      this.#hasAnswered = true;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'rejected') {
        this.#rejectedUntilMs.set(subject, this.monotonicMs() + REJECTED_MS);
      }
      throw error;
    }
  }
}
