/**
 * Curves from a physical value to a score: the score of the hour if everything else were ideal. Linear between
 * knots, flat outside. The ranges in /v1/activities come from the same knots.
 */

export type Knot = readonly [value: number, score: number];

/** A curve ready to be evaluated along an hourly column. */
export interface Curve {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

export function compileCurve(knots: readonly Knot[]): Curve {
  return { xs: Float64Array.from(knots, (knot) => knot[0]), ys: Float64Array.from(knots, (knot) => knot[1]) };
}

/** The score of one value; NaN for NaN. */
export function scoreAt(curve: Curve, value: number): number {
  return scoreNear(curve, value, segmentNear(curve, value, 0));
}

/**
 * The segment that holds a value, searched from a segment near it: neighbouring hours have neighbouring values, so that
 * a run over a column costs about one comparison an hour. A segment is named by its left knot.
 */
export function segmentNear(curve: Curve, value: number, from: number): number {
  const { xs } = curve;
  const last = xs.length - 2;
  let segment = from;
  while (segment < last && value > xs[segment + 1]) segment++;
  while (segment > 0 && value < xs[segment]) segment--;
  return segment;
}

/** The score of a value on a known segment. */
export function scoreNear(curve: Curve, value: number, segment: number): number {
  const { xs, ys } = curve;
  const x0 = xs[segment];
  const x1 = xs[segment + 1];
  if (value <= x0) return ys[segment];
  if (value >= x1) return ys[segment + 1];
  return ys[segment] + ((ys[segment + 1] - ys[segment]) * (value - x0)) / (x1 - x0);
}

/** A stretch of values; null is unbounded. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** The stretches of values where the score satisfies a bound, in ascending order. */
export function rangesWhere(knots: readonly Knot[], bound: 'at least' | 'below', score: number): Range[] {
  const inside = (y: number): boolean => (bound === 'at least' ? y >= score - 1e-9 : y < score);
  const ranges: Range[] = [];
  const first = knots[0];
  let open: { from: number | null } | null = inside(first[1]) ? { from: null } : null;
  for (let i = 1; i < knots.length; i++) {
    const [x0, y0] = knots[i - 1];
    const [x1, y1] = knots[i];
    if (inside(y0) === inside(y1)) continue;
    const crossing = significant(x0 + ((score - y0) / (y1 - y0)) * (x1 - x0));
    if (open === null) open = { from: crossing };
    else {
      ranges.push({ from: open.from, to: crossing });
      open = null;
    }
  }
  if (open !== null) ranges.push({ from: open.from, to: null });
  return ranges;
}

/** Where the curve is at its best. */
export function bestRange(knots: readonly Knot[]): Range {
  const best = Math.max(...knots.map((knot) => knot[1]));
  return rangesWhere(knots, 'at least', best)[0];
}

/** Ranges in words with their unit: `10–33 km/h`, `below 5 °C, from 30 °C`; `nowhere` and `everywhere`. */
export function formatRanges(ranges: readonly Range[], unit: string): string {
  const suffix = unit === '' || unit === '°' || unit === '%' ? unit : ` ${unit}`;
  const texts = ranges.map(({ from, to }) => {
    if (from === null) return to === null ? 'everywhere' : `below ${formatNumber(to)}${suffix}`;
    if (to === null) return `from ${formatNumber(from)}${suffix}`;
    return `${formatNumber(from)}${from < 0 || to < 0 ? ' to ' : '–'}${formatNumber(to)}${suffix}`;
  });
  return texts.length === 0 ? 'nowhere' : texts.join(', ');
}

/** A number with the minus sign of typography. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The stretch of values worth drawing: the knots with a margin on both sides, for curves are flat beyond. */
export function drawnSpan(knots: readonly Knot[]): { readonly low: number; readonly high: number } {
  const first = knots[0][0];
  const last = knots[knots.length - 1][0];
  const margin = (last - first) / 20;
  return { low: first - margin, high: last + margin };
}

/** Whether some value of the variable makes the activity impossible by itself. */
export function canVeto(knots: readonly Knot[]): boolean {
  return knots.some((knot) => knot[1] === 0);
}

/** Three significant digits, enough for a threshold. */
function significant(value: number): number {
  return Number(value.toPrecision(3));
}
