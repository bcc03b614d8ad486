/** Timers and a monotonic clock that move only when the test says so. */
import type { Timers } from '../../src/lib/timers.ts';

export class ManualTimers implements Timers {
  #nowMs = 0;
  #pending: { readonly atMs: number; readonly run: () => void }[] = [];

  readonly monotonicMs = (): number => this.#nowMs;

  /** How many timers are set. */
  get size(): number {
    return this.#pending.length;
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = { atMs: this.#nowMs + delayMs, run };
    this.#pending.push(timer);
    return () => {
      this.#pending = this.#pending.filter((other) => other !== timer);
    };
  }

  /** Moves the clock on and runs the timers that become due, the earliest first, each at its own time. */
  pass(milliseconds: number): void {
    const endMs = this.#nowMs + milliseconds;
    for (;;) {
      const [next] = this.#pending.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
      if (next === undefined) break;
      this.#pending = this.#pending.filter((other) => other !== next);
      this.#nowMs = next.atMs;
      next.run();
    }
    this.#nowMs = endMs;
  }
}
