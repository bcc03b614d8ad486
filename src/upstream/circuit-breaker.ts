/**
 * A circuit breaker for one host. It opens after several failures in a row, for pauses that double each time the host
 * fails again, and for the time that the host itself names when a limit is reached. After a pause one request goes
 * through as a probe; its success closes the breaker. Times are the monotonic clock's.
 */

/** One failure is chance, three in a row are an outage. */
const FAILURES_TO_OPEN = 3;
/** First pause: a restart of the host should not cost more. */
const FIRST_PAUSE_MS = 5_000;
/** Longest pause: in an outage of hours one request is tried every five minutes. */
const MAX_PAUSE_MS = 300_000;

/** Permission for one request. Its holder calls exactly one of these when the request has ended. */
export interface Permit {
  succeeded(): void;
  failed(): void;
  /** The host refuses all requests for that long. */
  limited(pauseMs: number): void;
  /** It ended without showing whether the host works. */
  abandoned(): void;
}

interface BreakerWatcher {
  opened(pauseMs: number): void;
  closed(): void;
}

/** How long it stays open: the first time, and at most after doubling. */
interface BreakerPauses {
  readonly firstMs: number;
  readonly longestMs: number;
}

export class CircuitBreaker {
  #failures = 0;
  #openUntilMs = Number.NEGATIVE_INFINITY;
  #nextPauseMs: number;
  #open = false;
  #probing = false;
  /** Counts the changes of state: a permit from before a change does not count after it. */
  #generation = 0;

  constructor(
    readonly monotonicMs: () => number,
    readonly watcher: BreakerWatcher,
    readonly pauses: BreakerPauses = { firstMs: FIRST_PAUSE_MS, longestMs: MAX_PAUSE_MS },
  ) {
    this.#nextPauseMs = pauses.firstMs;
  }

  /** How long until a permit can be had; 0 when one can now. While a probe is in flight it is the shortest pause. */
  waitMs(): number {
    if (!this.#open) return 0;
    const remainingMs = this.#openUntilMs - this.monotonicMs();
    if (remainingMs > 0) return remainingMs;
    return this.#probing ? this.pauses.firstMs : 0;
  }

  /** A permit for one request; call it only when `waitMs()` is 0. */
  acquire(): Permit {
    const probe = this.#open;
    if (probe) this.#probing = true;
    const generation = this.#generation;
    const ifCurrent = (report: () => void) => () => {
      if (generation === this.#generation) report();
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
    this.#generation++;
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
    this.#generation++;
    this.#openUntilMs = Math.max(this.#openUntilMs, this.monotonicMs() + pauseMs);
    this.watcher.opened(pauseMs);
  }
}
