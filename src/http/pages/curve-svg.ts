/**
 * A factor's curve as a picture: the score over the value, the values that are good and those to avoid shaded, the knots
 * marked, both axes labelled. Colours come from the page's style, which has a light and a dark form.
 */
import { drawnSpan, formatNumber, formatRanges, type Knot, type Range, rangesWhere } from '../../decision/curve.ts';
import { VERDICT_FLOORS } from '../../decision/limits.ts';
import { escapeHtml } from './escape-html.ts';

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 38;
const FOOT = HEIGHT - BOTTOM;
/** The scores that have a line: the ends of the axis and the limits of avoid and good. */
const SCORES = [0, VERDICT_FLOORS.poor, VERDICT_FLOORS.good, 100];
/** About how many labels fit below the axis. */
const TICKS = 6;

/** Inline SVG; `axis` names the value and its unit. */
export function curveSvg(knots: readonly Knot[], axis: string, unit: string): string {
  const { low, high } = drawnSpan(knots);
  const x = (value: number): number => LEFT + ((value - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const y = (score: number): number => FOOT - (score / 100) * (FOOT - TOP);
  const good = rangesWhere(knots, 'at least', VERDICT_FLOORS.good);
  const avoid = rangesWhere(knots, 'below', VERDICT_FLOORS.poor);
  const shade = (ranges: readonly Range[], name: string): string =>
    ranges
      .map(({ from, to }) => {
        const left = x(from ?? low);
        return `<rect class="${name}" x="${px(left)}" y="${TOP}" width="${px(x(to ?? high) - left)}" height="${FOOT - TOP}"/>`;
      })
      .join('');
  const points = [[low, knots[0][1]], ...knots, [high, knots[knots.length - 1][1]]];
  const line = points.map(([value, score]) => `${px(x(value))},${px(y(score))}`).join(' ');
  const dots = knots.map(
    ([value, score]) =>
      `<circle cx="${px(x(value))}" cy="${px(y(score))}" r="3"><title>${value} → ${score}</title></circle>`,
  );
  const scores = SCORES.map(
    (score) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${px(y(score))}" y2="${px(y(score))}"/><text class="score" x="${LEFT - 5}" y="${px(y(score) + 4)}">${score}</text>`,
  );
  const values = ticks(low, high).map(
    (value) =>
      `<line class="tick" x1="${px(x(value))}" x2="${px(x(value))}" y1="${FOOT}" y2="${FOOT + 4}"/><text class="value" x="${px(x(value))}" y="${FOOT + 16}">${formatNumber(value)}</text>`,
  );
  const label = `Score from 0 to 100 over ${axis}: good ${formatRanges(good, unit)}; avoid ${formatRanges(avoid, unit)}`;
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">`,
    shade(good, 'good'),
    shade(avoid, 'avoid'),
    ...scores,
    ...values,
    `<text class="value" x="${px((LEFT + WIDTH - RIGHT) / 2)}" y="${HEIGHT - 5}">${escapeHtml(axis)}</text>`,
    `<polyline points="${line}"/>`,
    ...dots,
    '</svg>',
  ].join('');
}

/** Round numbers between two values, about six of them. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough) ?? rough;
  const values: number[] = [];
  for (let n = Math.ceil(low / step); n * step <= high; n++) values.push(Number((n * step).toPrecision(6)));
  return values;
}

/** Coordinates to a tenth of a unit. */
function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
