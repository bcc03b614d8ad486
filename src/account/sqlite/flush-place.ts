/**
 * Where the log is flushed: by a thread, or in place where the disk is so quick that the event loop hardly waits. All who are
 * charged wait for the flush in either case, and longer by what it takes to wake a thread and to be woken by it.
 */

/**
 * A flush in place that takes longer is a slow one, ms. A judgement: measured was a disk that takes 0.2, where to hand a flush over and
 * back takes 0.1 to 0.15 more (`docs/decisions/group-commit.md`); what else the server does may wait twice as long.
 */
const QUICK_MS = 0.4;
/** Flushes by a thread after a slow one: as many as this, and twice as many after each that is slow again. */
const SHORTEST_PAUSE = 8;
/** A slow disk holds the event loop up once in as many flushes. */
const LONGEST_PAUSE = 4_096;

/** Decides by the flushes in place so far: those of a thread also take what the event loop has to do meanwhile. */
export class FlushPlace {
  #pause = SHORTEST_PAUSE;
  #left = 0;

  /** Whether the next flush is made in place; if so, `took` is called after it. */
  isInPlace(): boolean {
    if (this.#left === 0) return true;
    this.#left--;
    return false;
  }

  /** How long a flush in place took, in milliseconds. */
  took(ms: number): void {
    if (ms <= QUICK_MS) {
      this.#pause = Math.max(SHORTEST_PAUSE, this.#pause / 2);
      return;
    }
    this.#left = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}
