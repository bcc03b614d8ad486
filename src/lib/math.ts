/** Small numeric functions that formulas of several rooms need. */

/** Radians in a degree. */
export const RAD_PER_DEG = Math.PI / 180;

/** The value, moved to the nearer bound where it lies outside; NaN stays NaN. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * 0 at `zeroAt`, 1 at `oneAt`, linear between and flat outside; `zeroAt` may lie on either side of `oneAt`.
 * NaN stays NaN.
 */
export function ramp(value: number, zeroAt: number, oneAt: number): number {
  return clamp((value - zeroAt) / (oneAt - zeroAt), 0, 1);
}

/** The weighted mean of two values; `share` is the weight of the second, 0 to 1. */
export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** Linear interpolation in a table with ascending `xs`; flat outside. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  let i = 1;
  while (i < xs.length - 1 && x > xs[i]) i++;
  return mix(ys[i - 1], ys[i], ramp(x, xs[i - 1], xs[i]));
}
