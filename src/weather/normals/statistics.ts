/**
 * Means and percentiles of what is known. WMO-No. 1203 makes a normal only where at least 80 % of the values are there;
 * with fewer it is NaN.
 */

/** Share of the values that must be known. */
export const KNOWN_SHARE = 0.8;

export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

const UNKNOWN: Spread = { mean: Number.NaN, p10: Number.NaN, p50: Number.NaN, p90: Number.NaN };

/** The spread of the values that are not NaN. */
export function spreadOf(values: readonly number[]): Spread {
  const known = knownOf(values);
  if (known === null) return UNKNOWN;
  known.sort((a, b) => a - b);
  return {
    mean: sum(known) / known.length,
    p10: percentile(known, 0.1),
    p50: percentile(known, 0.5),
    p90: percentile(known, 0.9),
  };
}

/** The mean of the values that are not NaN. */
export function meanOfKnown(values: readonly number[]): number {
  const known = knownOf(values);
  return known === null ? Number.NaN : sum(known) / known.length;
}

/** The middle of values all of which are known; NaN of none. */
export function medianOf(values: readonly number[]): number {
  return values.length === 0
    ? Number.NaN
    : percentile(
        values.toSorted((a, b) => a - b),
        0.5,
      );
}

/** Straight-line interpolation between ranks, definition 7 of Hyndman and Fan 1996, doi 10.2307/2684934. */
function percentile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = Math.floor(rank);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (rank - below) * (sorted[above] - sorted[below]);
}

function knownOf(values: readonly number[]): number[] | null {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length > 0 && known.length >= KNOWN_SHARE * values.length ? known : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
