/** Tables that fit the terminal, and times in the output of commands. */
import { linesWithin, widthOf, wrapText } from './layout.ts';

type Cell = string | number;

/** Rows with columns two spaces apart. */
export interface Table {
  /** The titles of the columns; null where they need none. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly Cell[])[];
  /** Which columns are padded on the left. */
  readonly toRight?: readonly boolean[];
}

/** What a command prints: text as it is, a table, or paragraphs and tables one below the other. */
export type Shown = string | Table | readonly (string | Table)[];

/** A table whose columns of numbers, and those that `amounts` names, are right-aligned. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  amounts: readonly string[] = [],
): Table {
  const toRight = head.map(
    (title, i) => amounts.includes(title) || (rows.length > 0 && rows.every((row) => typeof row[i] === 'number')),
  );
  return { head, rows, toRight };
}

/** What is shown, as text that ends with a newline; tables and paragraphs fit `columns`, plain text stays as it is. */
export function layoutShown(shown: Shown, columns: number): string {
  if (typeof shown === 'string') return shown;
  const parts = 'rows' in shown ? [shown] : shown;
  const lines = parts.flatMap((part) => (typeof part === 'string' ? wrapText(part, columns) : fitTable(part, columns)));
  return `${lines.join('\n')}\n`;
}

const GAP = 2;
/** A column of text is not made narrower than this, nor than its longest word up to twice of it. */
const NARROWEST = 12;
const LONGEST_WORD = 2 * NARROWEST;
/** Below the row to which it belongs. */
const BELOW = '    ';

/**
 * The lines of the table. Where it is too wide, the texts in its widest columns go on in further lines; where that is not
 * enough, the last columns stand below their row, each with its title, and so does a single long word, such as an address.
 */
export function fitTable({ head, rows, toRight = [] }: Table, columns: number): string[] {
  const all = head === null ? rows : [head, ...rows];
  const natural = widthsOf(all);
  if (totalOf(natural) <= columns) return alignRows(all, toRight);
  const least = natural.map((width, i) => (toRight[i] === true ? width : leastWidth(all, i, width)));
  const kept = countWithin(least, columns);
  const widths = shrunk(natural.slice(0, kept), least, columns);
  return all.flatMap((row, i) => {
    const isHead = head !== null && i === 0;
    const moved = row.map((cell, column) => column >= kept || (column > 0 && !fitsIn(String(cell), widths[column])));
    const lines = wrappedRow(
      row.slice(0, kept).map((cell, column) => (moved[column] ? '' : cell)),
      widths,
      toRight,
    );
    return isHead ? lines : [...lines, ...below(row, head, moved, columns)];
  });
}

/** Whether its longest word does. */
function fitsIn(cell: string, width: number): boolean {
  return linesWithin(cell, width).every((line) => widthOf(line) <= width);
}

/** The first column always stands in its row. */
function countWithin(least: readonly number[], columns: number): number {
  let count = least.length;
  while (count > 1 && totalOf(least.slice(0, count)) > columns) count--;
  return count;
}

/** The widest that can be made narrower gives way until all fit. */
function shrunk(natural: readonly number[], least: readonly number[], columns: number): number[] {
  const widths = [...natural];
  while (totalOf(widths) > columns) {
    const spare = widths.map((width, i) => (width > least[i] ? width : 0));
    const widest = spare.indexOf(Math.max(...spare));
    if (spare[widest] === 0) break;
    widths[widest]--;
  }
  return widths;
}

function wrappedRow(row: readonly Cell[], widths: readonly number[], toRight: readonly boolean[]): string[] {
  const cells = row.map((cell, i) =>
    widthOf(String(cell)) > widths[i] ? linesWithin(String(cell), widths[i]) : [String(cell)],
  );
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    padded(
      cells.map((lines) => lines[line] ?? ''),
      widths,
      toRight,
    ),
  );
}

/** The cells that found no room, with their titles. */
function below(
  row: readonly Cell[],
  head: readonly string[] | null,
  moved: readonly boolean[],
  columns: number,
): string[] {
  const texts = row.flatMap((cell, i) => {
    if (cell === '' || !moved[i]) return [];
    return [head === null ? String(cell) : `${head[i]} ${cell}`.trim()];
  });
  return texts.length === 0 ? [] : wrapText(texts.join(', '), columns, BELOW);
}

/** A column whose cells hold several words may be as narrow as its longest word. */
function leastWidth(rows: readonly (readonly Cell[])[], column: number, natural: number): number {
  const words = rows.flatMap((row) => String(row[column] ?? '').split(' '));
  const longest = Math.max(...words.map(widthOf));
  // What stands in the first column names its row, and so stays there whole.
  const kept = column === 0 ? longest : Math.min(longest, LONGEST_WORD);
  return Math.min(natural, Math.max(NARROWEST, kept));
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
}

function widthsOf(rows: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)));
  }
  return widths;
}

/** The rows as lines with aligned columns, however wide; the columns that `toRight` marks are right-aligned. */
export function alignRows(rows: readonly (readonly Cell[])[], toRight: readonly boolean[] = []): string[] {
  const widths = widthsOf(rows);
  return rows.map((row) => padded(row, widths, toRight));
}

function padded(row: readonly Cell[], widths: readonly number[], toRight: readonly boolean[]): string {
  const cells = row.map((cell, i) => {
    const padding = ' '.repeat(Math.max(0, widths[i] - widthOf(String(cell))));
    return toRight[i] === true ? `${padding}${cell}` : `${cell}${padding}`;
  });
  return cells.join(' '.repeat(GAP)).trimEnd();
}

/** An instant as ISO 8601 in UTC. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
