/**
 * How upstream is asked, whatever the kind: one request for all who want the same at one time, none for a while about a
 * place that upstream has rejected, and the knowledge whether it has ever answered.
 */
import { LRUCache } from 'lru-cache';
import { UpstreamError } from './upstream-error.ts';

/** A place that upstream rejects is not asked about again for this long; each rejection costs a call. */
const REJECTED_MS = 10 * 60_000;
/** Rejections are remembered by a number each; bounded only because everything is. */
const MAX_REJECTED = 10_000;

export class RequestCoalescer {
  /** Monotonic time until which upstream is not asked again about what it rejected. */
  readonly #rejectedUntilMs = new LRUCache<string, number>({ max: MAX_REJECTED });
  readonly #inFlight = new Map<string, Promise<unknown>>();
  #hasAnswered = false;

  constructor(readonly monotonicMs: () => number) {}

  /** Whether upstream has answered since the process started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** `key` names exactly what is asked, `about` what a rejection holds for; equal keys must ask for one type. */
  run<T>(key: string, about: string, request: () => Promise<T>): Promise<T> {
    const underWay = this.#inFlight.get(key);
    if (underWay !== undefined) return underWay as Promise<T>;
    const asked = this.#ask(about, request).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, asked);
    return asked;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#inFlight.values());
  }

  async #ask<T>(about: string, request: () => Promise<T>): Promise<T> {
    const rejectedForMs = (this.#rejectedUntilMs.get(about) ?? 0) - this.monotonicMs();
    if (rejectedForMs > 0) throw new UpstreamError('rejected', 'upstream has rejected this place', rejectedForMs);
    try {
      const answer = await request();
      this.#hasAnswered = true;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'rejected') {
        this.#rejectedUntilMs.set(about, this.monotonicMs() + REJECTED_MS);
      }
      throw error;
    }
  }
}
