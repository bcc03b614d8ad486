/**
 * A circuit breaker for one host. It opens after several failures in a row, for pauses that double each time the host
 * fails again, and for the time that the host itself names when a limit is reached. After a pause one request goes
 * through as a probe; its success closes the breaker. Times are the monotonic clock's.
 */

/** One bad answer is chance, three in a row are an outage. */
const FAILURES_TO_OPEN = 3;
/** First pause: a restart of the host should not cost more. */
const FIRST_PAUSE_MS = 5_000;
/** Longest pause: an outage of hours is asked about twelve times an hour. */
const MAX_PAUSE_MS = 300_000;

/** What one request that was let through reports back; exactly one of these is called. */
export interface Permit {
  succeeded(): void;
  failed(): void;
  /** The host refuses everybody for that long. */
  limited(pauseMs: number): void;
  /** It ended without telling anything about the host. */
  abandoned(): void;
}

export interface BreakerWatcher {
  opened(pauseMs: number): void;
  closed(): void;
}

/** How long it stays open: the first time, and at most after doubling. */
export interface BreakerPauses {
  readonly firstMs: number;
  readonly longestMs: number;
}

export class CircuitBreaker {
  #failures = 0;
  #openUntilMs = Number.NEGATIVE_INFINITY;
  #nextPauseMs: number;
  #open = false;
  #probing = false;
  /** Counts the changes of state: a request let through before one says nothing about the time after it. */
  #era = 0;

  constructor(
    readonly monotonicMs: () => number,
    readonly watcher: BreakerWatcher,
    readonly pauses: BreakerPauses = { firstMs: FIRST_PAUSE_MS, longestMs: MAX_PAUSE_MS },
  ) {
    this.#nextPauseMs = pauses.firstMs;
  }

  /** How long until a request may pass; 0 when one may now. A probe under way is awaited for the shortest pause. */
  waitMs(): number {
    if (!this.#open) return 0;
    const remainingMs = this.#openUntilMs - this.monotonicMs();
    if (remainingMs > 0) return remainingMs;
    return this.#probing ? this.pauses.firstMs : 0;
  }

  /** Lets one request through; to be called only when `waitMs()` is 0. */
  enter(): Permit {
    const probe = this.#open;
    if (probe) this.#probing = true;
    const era = this.#era;
    const ifCurrent = (report: () => void) => () => {
      if (era === this.#era) report();
    };
    return {
      succeeded: ifCurrent(() => this.#close()),
      failed: ifCurrent(() => this.#fail(probe)),
      limited: (pauseMs) => this.#openFor(pauseMs),
      abandoned: ifCurrent(() => {
        this.#probing = false;
      }),
    };
  }

  #close(): void {
    this.#failures = 0;
    if (!this.#open) return;
    this.#open = false;
    this.#probing = false;
    this.#nextPauseMs = this.pauses.firstMs;
    this.#era++;
    this.watcher.closed();
  }

  #fail(probe: boolean): void {
    this.#failures++;
    if (!probe && this.#failures < FAILURES_TO_OPEN) return;
    const pauseMs = this.#nextPauseMs;
    this.#nextPauseMs = Math.min(pauseMs * 2, this.pauses.longestMs);
    this.#openFor(pauseMs);
  }

  #openFor(pauseMs: number): void {
    this.#open = true;
    this.#probing = false;
    this.#era++;
    this.#openUntilMs = Math.max(this.#openUntilMs, this.monotonicMs() + pauseMs);
    this.watcher.opened(pauseMs);
  }
}
