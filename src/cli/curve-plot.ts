/** A factor's curve in a terminal: the score over the value as filled columns, coloured by band where there is colour. */
import { compileCurve, drawnSpan, formatRanges, rangesWhere, scoreAt } from '../decision/curve.ts';
import { VERDICT_FLOORS } from '../decision/limits.ts';
import type { Factor } from '../decision/profile.ts';
import type { Terminal } from './command.ts';
import { paintCells, scoreColour } from './terminal/colour.ts';
import { wrapText } from './terminal/layout.ts';

/** Rows of twenty points, so that the limits of good and avoid lie on the edges of rows. */
const ROWS = 5;
const ROW_POINTS = 100 / ROWS;
const LABEL_WIDTH = 7;
const MAX_WIDTH = 64;
const MIN_WIDTH = 24;
/** A row filled to no, one, two … eight eighths. */
const EIGHTHS = ' ▁▂▃▄▅▆▇█';

/** The lines of the plot: the title, the columns, the axis with its ends, and the limits in words. */
export function curvePlot({ issue, variable, unit, knots, source, judgement }: Factor, terminal: Terminal): string[] {
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal.columns - LABEL_WIDTH - 2));
  const { low, high } = drawnSpan(knots);
  const curve = compileCurve(knots);
  const scores = Array.from({ length: width }, (_, x) => scoreAt(curve, low + ((x + 0.5) / width) * (high - low)));
  const rows = Array.from({ length: ROWS }, (_, fromTop) => {
    const floor = 100 - (fromTop + 1) * ROW_POINTS;
    const label = `${floor + ROW_POINTS} ┤`.padStart(LABEL_WIDTH);
    return `${label}${paintCells(
      scores.map((score) => block(score, floor)),
      terminal,
    )}`.trimEnd();
  });
  const first = String(knots[0][0]);
  const last = String(knots[knots.length - 1][0]);
  const firstAt = Math.round(((knots[0][0] - low) / (high - low)) * width);
  const ends = `${' '.repeat(LABEL_WIDTH + firstAt)}${first}${last.padStart(width - 2 * firstAt - first.length)}`;
  const good = formatRanges(rangesWhere(knots, 'at least', VERDICT_FLOORS.good), unit);
  const avoid = formatRanges(rangesWhere(knots, 'below', VERDICT_FLOORS.poor), unit);
  const texts = [
    `knots ${knots.map(([value, score]) => `${value}→${score}`).join('  ')}`,
    `good ${good}; avoid ${avoid}`,
    ...(source === undefined ? [] : [`source: ${source}`]),
    ...(judgement === undefined ? [] : [`judgement: ${judgement}`]),
  ];
  return [
    `  ${issue}: ${variable}${unit === '' ? '' : `, ${unit}`}`,
    ...rows,
    `${'0 └'.padStart(LABEL_WIDTH)}${'─'.repeat(width)}`,
    ends,
    ...texts.flatMap((text) => wrapText(text, terminal.columns, '    ')),
  ];
}

function block(score: number, floor: number): readonly [string, number | undefined] {
  const filled = Math.max(0, Math.min(8, Math.round(((score - floor) / ROW_POINTS) * 8)));
  return [EIGHTHS[filled], filled === 0 ? undefined : scoreColour(score)];
}
