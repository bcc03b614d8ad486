/** Time limits of a model's answer: until its first word, between words, and in total. */

export interface StreamTimeoutLimits {
  readonly firstMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

/** Of the total: two fifths until the first word, a fifth between words. */
export function streamTimeoutsOf(totalSeconds: number): StreamTimeoutLimits {
  const totalMs = totalSeconds * 1000;
  return { firstMs: totalMs * 0.4, idleMs: totalMs * 0.2, totalMs };
}

/** Aborts its signal when a limit has passed. The time that the reader of the answer takes does not count. */
export class StreamTimeouts {
  readonly #controller = new AbortController();
  readonly #totalTimer: ReturnType<typeof setTimeout>;
  #wordTimer: ReturnType<typeof setTimeout> | undefined;
  #hasWord = false;

  constructor(readonly limits: StreamTimeoutLimits) {
    this.#totalTimer = this.#timer(limits.totalMs);
    this.#wordTimer = this.#timer(limits.firstMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get expired(): boolean {
    return this.#controller.signal.aborted;
  }

  /** A word came; the timer stops until `resume`. */
  pause(): void {
    this.#hasWord = true;
    clearTimeout(this.#wordTimer);
  }

  resume(): void {
    clearTimeout(this.#wordTimer);
    this.#wordTimer = this.#timer(this.#hasWord ? this.limits.idleMs : this.limits.firstMs);
  }

  end(): void {
    clearTimeout(this.#wordTimer);
    clearTimeout(this.#totalTimer);
  }

  #timer(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#controller.abort(), milliseconds);
  }
}
