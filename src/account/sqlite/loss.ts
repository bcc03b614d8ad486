/** What a database holds beyond an older copy of it: what would be lost if the copy took its place. */
import type { Database } from 'bun:sqlite';

export interface Loss {
  readonly entries: number;
  readonly calls: number;
  readonly accounts: number;
  readonly keys: number;
  /** What operators did: deletions, suspensions, revoked keys, prices, limits. */
  readonly actions: number;
}

const TABLES = {
  entries: 'ledger_entry',
  calls: 'metered_call',
  accounts: 'account',
  keys: 'api_key',
  actions: 'operator_action',
} as const;

/** The rows of `live` that are newer than the newest of the copy, by their numbers, which only grow. */
export function lossOf(live: Database, copy: Database): Loss {
  const beyond = (table: string, what = 'count(*)') => {
    const newest = !hasTable(copy, table)
      ? 0
      : (copy.query<{ id: number }, []>(`SELECT coalesce(max(id), 0) AS id FROM ${table}`).get()?.id ?? 0);
    return live.query<{ n: number }, [number]>(`SELECT ${what} AS n FROM ${table} WHERE id > ?`).get(newest)?.n ?? 0;
  };
  return {
    entries: beyond(TABLES.entries),
    // A database of an older version has a row for each call.
    calls: beyond(TABLES.calls, hasColumn(live, TABLES.calls, 'calls') ? 'coalesce(sum(calls), 0)' : 'count(*)'),
    accounts: beyond(TABLES.accounts),
    keys: beyond(TABLES.keys),
    actions: beyond(TABLES.actions),
  };
}

/** A copy of an older version lacks tables. */
function hasTable(db: Database, table: string): boolean {
  return db.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== null;
}

function hasColumn(db: Database, table: string, column: string): boolean {
  return db.query('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== null;
}

/** Whether anything would be lost. */
export function losesAnything({ entries, calls, accounts, keys, actions }: Loss): boolean {
  return entries + calls + accounts + keys + actions > 0;
}
