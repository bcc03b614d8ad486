/**
 * The budget of one process. A host may empty its counters on the clock (minute, full hour, midnight UTC); a sliding window
 * that never exceeds the limit over any span of that length is right whatever the phase of those, and needs no wall clock.
 */
import type { BudgetLimit, UpstreamBudget } from './budget.ts';
import type { BudgetLeft } from './host-status.ts';

export class RateBudget implements UpstreamBudget {
  readonly #windows: readonly SlidingWindow[];

  constructor(
    limits: readonly BudgetLimit[],
    readonly monotonicMs: () => number,
  ) {
    this.#windows = limits.map((limit) => new SlidingWindow(limit));
  }

  /** Takes the units from every window and returns 0, or takes nothing and returns how long until they would fit. */
  take(units: number): number {
    const nowMs = this.monotonicMs();
    const waitMs = Math.max(...this.#windows.map((window) => window.waitMs(nowMs, units)));
    if (waitMs === 0) for (const window of this.#windows) window.add(nowMs, units);
    return waitMs;
  }

  /** What is left of every window now. */
  left(): BudgetLeft[] {
    const nowMs = this.monotonicMs();
    return this.#windows.map((window) => window.left(nowMs));
  }

  leased(): null {
    return null;
  }
}

/** Slots per window: units expire in steps of a sixtieth of it. */
export const SLOTS = 60;

class SlidingWindow {
  /** Units used in the last SLOTS + 1 slots, the current one included: never less than in the window itself. */
  readonly #used = new Float64Array(SLOTS + 1);
  readonly #windowMs: number;
  readonly #slotMs: number;
  readonly #limit: number;
  #slot = 0;

  constructor(limit: BudgetLimit) {
    this.#windowMs = limit.windowMs;
    this.#slotMs = limit.windowMs / SLOTS;
    this.#limit = limit.units;
  }

  add(nowMs: number, units: number): void {
    this.#advance(nowMs);
    this.#used[this.#slot % this.#used.length] += units;
  }

  left(nowMs: number): BudgetLeft {
    this.#advance(nowMs);
    const left = Math.max(0, this.#limit - this.#total());
    return { windowSeconds: this.#windowMs / 1000, limit: this.#limit, left };
  }

  waitMs(nowMs: number, units: number): number {
    this.#advance(nowMs);
    let total = this.#total() + units;
    if (total <= this.#limit) return 0;
    for (let age = SLOTS; age > 0; age--) {
      const slot = this.#slot - age;
      if (slot >= 0) total -= this.#used[slot % this.#used.length];
      if (total <= this.#limit) return (slot + SLOTS + 1) * this.#slotMs - nowMs;
    }
    // The units of the current slot expire last.
    return (this.#slot + SLOTS + 1) * this.#slotMs - nowMs;
  }

  #total(): number {
    return this.#used.reduce((sum, used) => sum + used, 0);
  }

  /** Empties the slots that time has passed over. */
  #advance(nowMs: number): void {
    const slot = Math.floor(nowMs / this.#slotMs);
    const passed = Math.min(slot - this.#slot, this.#used.length);
    for (let i = 0; i < passed; i++) this.#used[(slot - i) % this.#used.length] = 0;
    this.#slot = Math.max(slot, this.#slot);
  }
}
