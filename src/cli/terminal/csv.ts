/** Comma-separated values by RFC 4180, or with another separator: quoted cells may hold commas, quotes (doubled) and line breaks. */

export interface CsvRow {
  /** As in a spreadsheet: the first row is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The text is not CSV; the message names the row. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

export type CsvSeparator = ',' | ';' | '\t';

/** One cell and its end: a separator, a line break or the end of the text. */
function cellPattern(separator: CsvSeparator): RegExp {
  return new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
}

/** The rows of the text; empty lines are left out but counted. */
export function parseCsv(text: string, separator: CsvSeparator = ','): CsvRow[] {
  const cell = cellPattern(separator);
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let number = 1;
  cell.lastIndex = 0;
  while (cell.lastIndex < body.length || cells.length > 0) {
    const match = cell.exec(body);
    if (match === null)
      throw new CsvError(`row ${number}: a quote is in the wrong place; double the quotes within a cell`);
    const [, quoted, plain, ending] = match;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (ending === separator) continue;
    if (cells.length > 1 || cells[0] !== '') rows.push({ number, cells });
    cells = [];
    number++;
  }
  return rows;
}

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), wide forms included. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * The row as a line of CSV; cells are quoted where necessary. A text that a spreadsheet would run as a formula begins with
 * an apostrophe; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    const plain = cell === null ? '' : String(cell);
    const text = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
