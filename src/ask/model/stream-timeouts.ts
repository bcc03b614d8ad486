/** How long a model's answer may take: until its first word, from word to word, and in all. */
import { systemTimers, type Timers } from '../../lib/timers.ts';

export interface StreamTimeoutLimits {
  readonly firstMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

/** Shares of the whole: two fifths until the first word, a fifth from word to word. */
export function streamTimeoutsOf(totalSeconds: number): StreamTimeoutLimits {
  const totalMs = totalSeconds * 1000;
  return { firstMs: totalMs * 0.4, idleMs: totalMs * 0.2, totalMs };
}

/** Fires its signal when a limit is passed. The time that the reader of the answer takes is not the model's. */
export class StreamTimeouts {
  readonly #control = new AbortController();
  readonly #cancelTotal: () => void;
  #cancelWaiting: () => void;
  #spoken = false;

  constructor(
    readonly limits: StreamTimeoutLimits,
    readonly timers: Timers = systemTimers,
  ) {
    this.#cancelTotal = this.#abortAfter(limits.totalMs);
    this.#cancelWaiting = this.#abortAfter(limits.firstMs);
  }

  get signal(): AbortSignal {
    return this.#control.signal;
  }

  get lost(): boolean {
    return this.#control.signal.aborted;
  }

  /** A word came; nothing is waited for until `resume`. */
  pause(): void {
    this.#spoken = true;
    this.#cancelWaiting();
  }

  resume(): void {
    this.#cancelWaiting();
    this.#cancelWaiting = this.#abortAfter(this.#spoken ? this.limits.idleMs : this.limits.firstMs);
  }

  end(): void {
    this.#cancelWaiting();
    this.#cancelTotal();
  }

  #abortAfter(milliseconds: number): () => void {
    return this.timers.after(milliseconds, () => this.#control.abort());
  }
}
