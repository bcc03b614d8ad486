/** Two helpers of the index formulas: linear ramps and clamping. */

/** The value held between two bounds. */
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
