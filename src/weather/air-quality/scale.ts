/** Tables of breakpoints, and the interpolation that all indices share. */

/** Concentrations from `low` to `high` give index values from `indexLow` to `indexHigh`. */
export interface Step {
  readonly low: number;
  readonly high: number;
  readonly indexLow: number;
  readonly indexHigh: number;
}

/** Straight line through a step; beyond its ends it goes on. */
export function along({ low, high, indexLow, indexHigh }: Step, concentration: number): number {
  return ((indexHigh - indexLow) / (high - low)) * (concentration - low) + indexLow;
}

/** The step that a concentration belongs to, the last one for all above. */
export function stepOf(steps: readonly Step[], concentration: number): Step {
  return steps.find(({ high }) => concentration <= high) ?? steps[steps.length - 1];
}

/**
 * Truncated to whole units. Concentrations come as 32-bit floats: 225.4 is 225.39999 there and would lose its last
 * digit, so a thousandth of a unit is forgiven.
 */
export function truncated(concentration: number): number {
  return Math.floor(concentration + 1e-3);
}

/** Mean of the values from one to before another that are known, or NaN where fewer than `least` are. */
export function meanOfAtLeast(values: ArrayLike<number>, from: number, to: number, least: number): number {
  let sum = 0;
  let known = 0;
  for (let i = from; i < to; i++) {
    if (Number.isNaN(values[i])) continue;
    sum += values[i];
    known++;
  }
  return known < least ? Number.NaN : sum / known;
}
