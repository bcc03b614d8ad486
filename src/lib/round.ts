/** Rounding of every figure in the answers. */

/** Rounded half up to a number of decimals, without a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5 + 1e-9) / scale + 0;
}

/** The same, but null for a missing value (NaN). */
export function rounded(value: number, decimals = 0): number | null {
  return Number.isNaN(value) ? null : roundTo(value, decimals);
}
