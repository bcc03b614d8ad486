/**
 * Moves an installation from SQLite into an empty PostgreSQL: every table in the order of its primary key, in batches that
 * are a transaction each; then both are compared, and the ledger of each is verified. The source is only read.
 */
import type { LedgerReport, VerifyProgress } from '../ledger.ts';
import { type MovedRow, type MovedValue, type MoveSource, openMoveSource } from './source.ts';
import { MOVED_TABLES, type MovedTable } from './tables.ts';
import { MoveTarget, type TableProgress } from './target.ts';

/** Source and target differ, or one of them breaks an invariant. */
export class MoveDamaged extends Error {
  override readonly name = 'MoveDamaged';
}

export interface MoveOptions {
  readonly nowMs: number;
  /** Who moves it, for the operator log. */
  readonly operator: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** The same of the rules that are checked, on one side and then on the other. */
  readonly onVerify?: VerifyProgress;
  readonly batchRows?: number;
}

export interface MoveReport {
  /** Host and name of the target, without user and password. */
  readonly target: string;
  /** Rows by table; the same on both sides. */
  readonly rows: Readonly<Record<string, number>>;
  /** Rows that an earlier, interrupted run had copied. */
  readonly copiedBefore: number;
  /** An earlier run had finished: nothing was done, and nothing compared. */
  readonly wasFinished: boolean;
  readonly accounts: number;
  readonly entries: number;
  readonly owedMicroGbp: number;
  /** Charges that were pending when the last server ended: the next one gives them back. */
  readonly openHolds: number;
}

const BATCH_ROWS = 5_000;
/** The rule that a killed server breaks: what it left pending is given back by the next one, there. */
const LEFT_PENDING = 'pending-short';

/**
 * Throws `MoveRefused` and the errors of both stores; then nothing is lost, and the same again goes on where it stopped. Throws
 * `MoveDamaged` where something does not agree.
 */
export async function moveToPostgres(databasePath: string, url: string, options: MoveOptions): Promise<MoveReport> {
  const source = openMoveSource(databasePath);
  const target = new MoveTarget(url);
  try {
    requireIntact(databasePath, source.verify(options.nowMs, options.onVerify));
    const { wasFinished } = await target.claim(source.fingerprint, options.nowMs);
    const copiedBefore = wasFinished ? sum([...source.counts.values()]) : await copy(source, target, options);
    const balances = source.balances();
    const report: MoveReport = {
      target: target.place,
      rows: Object.fromEntries(source.counts),
      copiedBefore,
      wasFinished,
      accounts: balances.length,
      entries: source.counts.get('ledger_entry') ?? 0,
      owedMicroGbp: sum(balances.map(({ microGbp }) => microGbp)),
      openHolds: source.openHolds(),
    };
    if (wasFinished) return report;
    await target.conclude(source.deletions(), source.prunedBeforeMs());
    await requireSame(source, target);
    requireIntact(`the database ${target.place}`, await target.verify(options.nowMs, options.onVerify));
    await target.finish(options.nowMs, options.operator, sum(Object.values(report.rows)));
    return report;
  } finally {
    await target.close();
    source.close();
  }
}

/** Copies what is not there yet; how many rows were. */
async function copy(source: MoveSource, target: MoveTarget, options: MoveOptions): Promise<number> {
  const { onProgress = () => {}, batchRows = BATCH_ROWS } = options;
  const progress = await target.progress();
  const numbers = await target.lastNumbers();
  const before = sum([...progress.values()].map(({ rows }) => rows));
  const total = sum([...source.counts.values()]);
  let done = before;
  onProgress(done, total);
  for (const table of MOVED_TABLES) {
    let at: TableProgress | null = progress.get(table.name) ?? null;
    for (;;) {
      const rows = source.rows(table, at?.lastKey ?? null, batchRows);
      if (rows.length === 0) break;
      const lastKey = keyOf(table, rows[rows.length - 1]);
      await target.write(table, table.name === 'ledger_entry' ? numbered(rows, numbers) : rows, at, lastKey);
      at = { lastKey, rows: (at?.rows ?? 0) + rows.length };
      done += rows.length;
      onProgress(done, total);
    }
  }
  return before;
}

function keyOf({ key }: MovedTable, row: MovedRow): MovedValue[] {
  return key.map((column) => row[column] ?? null);
}

/** In PostgreSQL the entries of each account are numbered by themselves, so that accounts do not wait for each other. */
function numbered(rows: readonly MovedRow[], numbers: Map<number, number>): MovedRow[] {
  return rows.map((row) => {
    const accountId = Number(row.account_id);
    const number = (numbers.get(accountId) ?? 0) + 1;
    numbers.set(accountId, number);
    return { ...row, number };
  });
}

async function requireSame(source: MoveSource, target: MoveTarget): Promise<void> {
  const { counts, balances } = await target.compare();
  for (const [name, count] of source.counts) {
    if (counts.get(name) !== count) throw differs(target, `table ${name} has ${counts.get(name)} rows of ${count}`);
  }
  const there = new Map(balances.map(({ id, microGbp }) => [id, microGbp]));
  const here = source.balances();
  const other = here.find(({ id, microGbp }) => there.get(id) !== microGbp);
  if (other !== undefined) {
    throw differs(target, `account ${other.id} has ${there.get(other.id)} micro-GBP of ${other.microGbp}`);
  }
  if (there.size !== here.length) throw differs(target, `it has ${there.size} ledger accounts of ${here.length}`);
}

function differs({ place }: MoveTarget, how: string): MoveDamaged {
  return new MoveDamaged(
    `the database ${place} is not what was copied: ${how}. Drop it, make a new one and move again`,
  );
}

function requireIntact(what: string, { checks }: LedgerReport): void {
  const broken = checks.find(({ name, broken }) => broken !== null && name !== LEFT_PENDING);
  if (broken === undefined) return;
  throw new MoveDamaged(`${what} breaks an invariant: "${broken.rule}" is broken by ${broken.broken}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
