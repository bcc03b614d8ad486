/** Rounding as every figure of an answer is rounded. */

/** Rounded half up to some decimals, without a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5 + 1e-9) / scale + 0;
}
