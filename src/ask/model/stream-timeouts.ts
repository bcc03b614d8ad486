/** How long a model's answer is waited for: until its first word, from word to word, and in all. */

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
  readonly #total: ReturnType<typeof setTimeout>;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #spoken = false;

  constructor(readonly limits: StreamTimeoutLimits) {
    this.#total = this.#timer(limits.totalMs);
    this.#waiting = this.#timer(limits.firstMs);
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
    clearTimeout(this.#waiting);
  }

  resume(): void {
    clearTimeout(this.#waiting);
    this.#waiting = this.#timer(this.#spoken ? this.limits.idleMs : this.limits.firstMs);
  }

  end(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#total);
  }

  #timer(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#control.abort(), milliseconds);
  }
}
