/**
 * `fairday credit import FILE.csv`: many top-ups at once, all or none. Every row is checked, here and against the
 * database, before any is booked; problems are reported with row and column.
 */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { accountName } from '../../account/email.ts';
import {
  type ImportColumn,
  type ImportProblem,
  type ImportReport,
  parseRef,
  type TopUp,
} from '../../account/ledger.ts';
import { formatGbp, parseBooking } from '../../account/money.ts';
import { fileFailure, systemCode } from '../../lib/file-failure.ts';
import { bytesOf } from '../../lib/text-file.ts';
import { CommandFailure, EXIT } from '../command.ts';
import { CsvError, type CsvRow, type CsvSeparator, parseCsv } from '../terminal/csv.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { table } from '../terminal/table.ts';
import type { Invocation } from './subcommand.ts';

const COLUMNS: readonly ImportColumn[] = ['email', 'amount', 'ref'];
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SHOWN_PROBLEMS = 20;

/** A problem with the row number that a spreadsheet shows. */
type RowProblem = Omit<ImportProblem, 'row'> & { readonly row: number };

interface ReadRow {
  readonly number: number;
  readonly topUp: TopUp;
}

export async function importFile({ accounts, operands: [file], flags, nowMs, print, note }: Invocation): Promise<void> {
  const { rows, problems: unreadable } = readRows(file);
  const dryRun = flags.has('dry-run');
  const report = await accounts.importCredit(
    rows.map(({ topUp }) => topUp),
    nowMs,
    // Even when some rows cannot be read the others are checked, so that all problems are reported at once.
    { dryRun: dryRun || unreadable.length > 0, onProgress: progressBar('checking and booking') },
  );
  const found = report.problems.map((problem) => ({ ...problem, row: rows[problem.row].number }));
  const problems = [...unreadable, ...found].sort((a, b) => a.row - b.row);
  if (problems.length > 0) {
    const nothing = summary({ ...report, booked: 0, replayed: 0, bookedMicroGbp: 0 }, dryRun);
    throw new CommandFailure(EXIT_OF[problems[0].kind], problemsText(file, problems), null, { ...nothing, problems });
  }
  const sum = formatGbp(report.bookedMicroGbp);
  print(
    summary(report, dryRun),
    table(
      ['ROWS', dryRun ? 'TO BOOK' : 'BOOKED', 'REPLAYED', 'GBP'],
      [[rows.length, report.booked, report.replayed, sum]],
    ),
  );
  if (rows.length === 0) note(`${file} has no row below its header: there was nothing to book.`);
  else if (dryRun) note('Dry run: nothing was booked.');
  else if (report.replayed > 0) note(`replayed: ${report.replayed} had been booked before and are unchanged.`);
}

const EXIT_OF = { unusable: EXIT.usage, 'unknown-account': EXIT.notFound, conflict: EXIT.conflict } as const;

function summary({ booked, replayed, bookedMicroGbp }: ImportReport, dryRun: boolean) {
  return { booked, replayed, booked_gbp: formatGbp(bookedMicroGbp), dry_run: dryRun };
}

function problemsText(file: string, problems: readonly RowProblem[]): string {
  const lines = problems
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map(({ row, column, message }) => `\n  row ${row}, column ${column}: ${message}`);
  const more = problems.length > MAX_SHOWN_PROBLEMS ? `\n  and ${problems.length - MAX_SHOWN_PROBLEMS} more` : '';
  return `nothing of ${file} was booked; correct it and run again:${lines.join('')}${more}`;
}

function readRows(file: string): { rows: ReadRow[]; problems: RowProblem[] } {
  const { rows: all, separator } = csvOf(file);
  const [head, ...body] = all;
  if (head === undefined)
    throw new CommandFailure(EXIT.usage, `${file} is empty; its first row must be email,amount,ref`);
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const positions = COLUMNS.map((column) => names.indexOf(column));
  const missing = COLUMNS.filter((column) => !names.includes(column));
  const twice = COLUMNS.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (missing.length + twice.length > 0) {
    const wrong = missing.length > 0 ? `it lacks ${missing.join(', ')}` : `it has ${twice.join(', ')} twice`;
    throw new CommandFailure(
      EXIT.usage,
      `row ${head.number} of ${file} must name the columns: email,amount,ref; ${wrong}`,
    );
  }
  const shape: Shape = { positions, width: names.length, separator };
  const rows: ReadRow[] = [];
  const problems: RowProblem[] = [];
  for (const row of body) {
    const read = readRow(row, shape);
    if ('topUp' in read) rows.push(read);
    else problems.push(read);
  }
  return { rows, problems };
}

/** Where the columns are, how many there are in all, and what separates them. */
interface Shape {
  readonly positions: readonly number[];
  readonly width: number;
  readonly separator: CsvSeparator;
}

const SEPARATORS: readonly CsvSeparator[] = [',', ';', '\t'];

/** What separates the cells of the first row. */
function separatorOf(text: string): CsvSeparator {
  const head = text.replace(/^\ufeff/, '').split(/\r|\n/, 1)[0];
  return SEPARATORS.find((separator) => head.includes(separator)) ?? ',';
}

function csvOf(file: string): { readonly rows: CsvRow[]; readonly separator: CsvSeparator } {
  try {
    const text = utf8Of(bytesIn(file), file);
    const separator = separatorOf(text);
    return { rows: parseCsv(text, separator), separator };
  } catch (error) {
    if (error instanceof CsvError) throw new CommandFailure(EXIT.usage, `${file} is not CSV: ${error.message}`);
    const code = systemCode(error);
    if (code === '') throw error;
    const exitCode = code === 'ENOENT' ? EXIT.notFound : EXIT.unexpected;
    throw new CommandFailure(exitCode, `${file} cannot be used: ${fileFailure(error)}`);
  }
}

/** Of a file or a pipe; a device may never end. */
function bytesIn(file: string): Uint8Array {
  const open = openSync(file, 'r');
  try {
    const stats = fstatSync(open);
    if (stats.isDirectory()) throw new CommandFailure(EXIT.usage, `${file} is a folder, not a file`);
    if (!stats.isFile() && !stats.isFIFO()) throw new CommandFailure(EXIT.usage, `${file} is a device, not a file`);
    const bytes = bytesOf(open, MAX_BYTES);
    if (bytes.length > MAX_BYTES) throw new CommandFailure(EXIT.usage, `${file} has more than 64 MiB; split it`);
    return bytes;
  } finally {
    closeSync(open);
  }
}

/** The text of a file. References that differ in letters of another encoding must not look alike. */
function utf8Of(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CommandFailure(EXIT.usage, `${file} is not UTF-8; save it in that encoding (in Excel: CSV UTF-8)`);
  }
}

/** Where cells are not separated by commas, a comma before the pence is a decimal comma. */
function withPoint(amount: string, separator: CsvSeparator): string {
  return separator === ',' ? amount : amount.replace(/^(-?\d+),(\d{2})$/, '$1.$2');
}

function readRow({ number, cells }: CsvRow, { positions, width, separator }: Shape): ReadRow | RowProblem {
  const [email, amount, ref] = positions.map((position) => cells[position] ?? '');
  const bad = (column: ImportColumn, message: string): RowProblem => ({
    row: number,
    column,
    kind: 'unusable',
    message,
  });
  if (cells.length > width) return bad('ref', `the row has ${cells.length} cells, not ${width}`);
  if (accountName(email) === null) return bad('email', `"${email}" is not an e-mail address`);
  if (parseRef(ref) === null) return bad('ref', `"${ref}" is not a reference: 1 to 200 printable characters`);
  try {
    return { number, topUp: { email, amountMicroGbp: parseBooking(withPoint(amount, separator)), ref } };
  } catch (error) {
    if (error instanceof RangeError) return bad('amount', error.message);
    throw error;
  }
}
