/** Small pictures in a line of text: hours as blocks, shares as a bar, a series as a sparkline. Colour is never the only sign. */
import { VERDICTS, type Verdict } from '../../decision/verdict.ts';
import type { Terminal } from '../command.ts';
import { COLOUR, paint, paintCells, scoreColour, VERDICT_COLOURS } from '../terminal/colour.ts';

const BLOCKS = '▁▂▃▄▅▆▇█';
const INDENT = '  ';

/** As high as the score; × where it is 0. */
export function scoreBlock(score: number): string {
  return score === 0 ? '×' : blockAt(score / 100);
}

/** The block for a share of the height, 0 to 1. */
function blockAt(share: number): string {
  return BLOCKS[Math.min(BLOCKS.length - 1, Math.max(0, Math.floor(share * BLOCKS.length)))];
}

/** A mark above every third hour keeps the labels apart. */
const LABEL_EVERY_HOURS = 3;

/** One block per hour, as high as its score, with the hours of the clock above; a cell each where two have no room. */
export function hourStrip(
  hours: readonly { readonly time: string; readonly score: number }[],
  terminal: Terminal,
): string[] {
  const cells = INDENT.length + hours.length * 2 <= terminal.columns ? 2 : 1;
  let labels = '';
  for (const [i, { time }] of hours.entries()) {
    const hour = time.slice(11, 13);
    if (Number(hour) % LABEL_EVERY_HOURS === 0 && labels.length <= i * cells) labels = labels.padEnd(i * cells) + hour;
  }
  const blocks = hours.map(({ score }) => [scoreBlock(score).repeat(cells), scoreColour(score)] as const);
  return [`${INDENT}${labels}`, `${INDENT}${paintCells(blocks, terminal)}`];
}

const BAR_CELLS = 40;
/** A filling for each verdict. */
const FILLINGS: Readonly<Record<Verdict, string>> = { great: '█', good: '▓', fair: '▒', poor: '░', avoid: '·' };

/** The shares of the verdicts side by side, best first. */
export function oddsBar(shares: Readonly<Record<Verdict, number>>, terminal: Terminal): string {
  let sum = 0;
  const cells = VERDICTS.map((name) => {
    const before = Math.round(BAR_CELLS * sum);
    sum += shares[name];
    const width = Math.max(0, Math.round(BAR_CELLS * sum) - before);
    return [FILLINGS[name].repeat(width), VERDICT_COLOURS[name]] as const;
  });
  return paintCells(cells, terminal);
}

/** Days in their order, as high as their scores, with their names above; none for a single day. */
export function dayStrip(
  days: readonly { readonly date: string; readonly weekday: string; readonly score: number }[],
  terminal: Terminal,
): string[] {
  if (days.length < 2) return [];
  const inOrder = days.toSorted((a, b) => a.date.localeCompare(b.date));
  const names = inOrder.map(({ weekday }) => weekday.slice(0, 3)).join(' ');
  const cells = inOrder.flatMap(({ score }, i) => [
    ...(i === 0 ? [] : [[' ', undefined] as const]),
    [scoreBlock(score).repeat(3), scoreColour(score)] as const,
  ]);
  return [`${INDENT}${names}`, `${INDENT}${paintCells(cells, terminal)}`, ''];
}

/**
 * A series as blocks between its least and its greatest value, in at most `width` cells, each for as many values; a gap where
 * all of these are unknown. `from` is the value at the bottom.
 */
export function sparkline(
  values: readonly (number | null)[],
  width: number,
  combine: (known: readonly number[]) => number,
  from?: number,
): string {
  const each = Math.ceil(values.length / Math.max(1, width));
  const cells = Array.from({ length: Math.ceil(values.length / each) }, (_, i) => {
    const known = values.slice(i * each, (i + 1) * each).filter((value) => value !== null);
    return known.length === 0 ? null : combine(known);
  });
  const known = cells.filter((value) => value !== null);
  const low = from ?? Math.min(...known);
  const span = Math.max(...known) - low;
  return cells.map((value) => (value === null ? ' ' : blockAt(span === 0 ? 0 : (value - low) / span))).join('');
}

const METER_CELLS = 10;

/** A percentage as a bar; nothing for an unknown one. */
export function meter(percent: number | null | undefined, terminal: Terminal): string {
  if (typeof percent !== 'number') return '';
  const filled = Math.round((percent / 100) * METER_CELLS);
  const rest = '·'.repeat(METER_CELLS - filled);
  return `${paint('█'.repeat(filled), COLOUR.blue, terminal)}${paint(rest, COLOUR.grey, terminal)}`;
}
