/** The installation in SQLite that is moved: read at one moment, never changed, and no server may run on it meanwhile. */
import type { Database } from 'bun:sqlite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { LedgerReport, VerifyProgress } from '../ledger.ts';
import { closeDatabase, openDatabase } from '../sqlite/database.ts';
import { takeServerLock } from '../sqlite/server-lock.ts';
import { verifyLedger } from '../sqlite/verify.ts';
import { StoreMissing } from '../store.ts';
import { MOVED_TABLES, type MovedTable } from './tables.ts';

export type MovedValue = string | number | null;
export type MovedRow = Readonly<Record<string, MovedValue>>;

export interface MoveSource {
  /** Differs between installations, and when anything of one has changed. */
  readonly fingerprint: string;
  readonly counts: ReadonlyMap<string, number>;
  /** Up to `limit` rows after the key, in its order; hashes as hexadecimal digits. */
  rows(table: MovedTable, after: readonly MovedValue[] | null, limit: number): MovedRow[];
  /** Credit in micro-GBP by account, in their order. */
  balances(): readonly { readonly id: number; readonly microGbp: number }[];
  deletions(): readonly { readonly id: number; readonly atMs: number }[];
  prunedBeforeMs(): number;
  openHolds(): number;
  verify(nowMs: number, onProgress?: VerifyProgress): LedgerReport;
  close(): void;
}

/** Throws `StoreMissing`, `StoreInUse` while a server runs, `SchemaRefused` for one of another version. */
export function openMoveSource(path: string): MoveSource {
  if (!existsSync(path)) throw new StoreMissing(`there is no database ${path}; name its folder with --data`);
  const lock = takeServerLock(path);
  try {
    const db = openDatabase(path, 'reader');
    // All reads are of the moment of the first.
    db.run('BEGIN');
    return sourceIn(db, () => {
      db.run('ROLLBACK');
      closeDatabase(db);
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function sourceIn(db: Database, close: () => void): MoveSource {
  const one = (query: string): number => db.query<{ n: number | null }, []>(query).get()?.n ?? 0;
  const counts = new Map(MOVED_TABLES.map(({ name }) => [name, one(`SELECT count(*) AS n FROM ${name}`)]));
  return {
    fingerprint: fingerprintOf(db),
    counts,
    rows(table, after, limit) {
      const from = after === null ? '' : `WHERE (${table.key.join(', ')}) > (${after.map(() => '?').join(', ')})`;
      const query = `SELECT ${listOf(table)} FROM ${table.name} AS entry ${from} ORDER BY ${table.key.join(', ')} LIMIT ?`;
      return db.query<MovedRow, MovedValue[]>(query).all(...(after ?? []), limit);
    },
    balances: () =>
      db
        .query<{ id: number; microGbp: number }, []>(
          "SELECT id, credits_micro_gbp - debits_micro_gbp AS microGbp FROM ledger_account WHERE kind = 'customer' ORDER BY id",
        )
        .all(),
    deletions: () =>
      db
        .query<{ id: number; atMs: number }, []>(
          'SELECT id, deleted_at_ms AS atMs FROM account WHERE deleted_at_ms IS NOT NULL ORDER BY id',
        )
        .all(),
    prunedBeforeMs: () => one('SELECT before_ms AS n FROM pruned'),
    openHolds: () => one("SELECT count(*) AS n FROM pending_charge WHERE state = 'open'"),
    verify: (nowMs, onProgress) => verifyLedger(db, nowMs, onProgress),
    close,
  };
}

function listOf({ columns }: MovedTable): string {
  return columns
    .map(({ name, type, from = name }) => (type === 'bytea' ? `hex(${from}) AS ${name}` : `${from} AS ${name}`))
    .join(', ');
}

/** Of every table what changes when a row comes, goes or is changed. */
const STATE: readonly string[] = [
  'SELECT group_concat(sha256) FROM schema_migration',
  'SELECT group_concat(id || hex(hash)) FROM (SELECT id, hash FROM api_key ORDER BY id LIMIT 10)',
  "SELECT count(*) || ' ' || coalesce(sum(used_units), 0) FROM allowance",
  "SELECT count(*) || ' ' || coalesce(sum(last_used_day_ms / 86400000), 0) FROM api_key",
  // Whatever operators change is in their log.
  "SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(max(at_ms), 0) FROM operator_action",
  "SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(max(at_ms), 0) FROM metered_call",
  "SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(sum(state = 'open'), 0) FROM pending_charge",
  "SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(max(at_ms), 0) FROM ledger_entry",
  "SELECT count(*) || ' ' || coalesce(sum(answer IS NULL), 0) || ' ' || coalesce(max(begun_at_ms), 0) FROM repeatable_request",
  "SELECT count(*) || ' ' || coalesce(max(created_at_ms), 0) FROM account",
];

function fingerprintOf(db: Database): string {
  const state = STATE.map((query) => db.query<Record<string, MovedValue>, []>(query).values());
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}
