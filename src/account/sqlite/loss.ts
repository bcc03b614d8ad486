/** What a database holds beyond an older copy of it: what would be lost if the copy took its place. */
import type { Database } from 'bun:sqlite';

export interface Loss {
  readonly entries: number;
  readonly calls: number;
  readonly accounts: number;
  readonly keys: number;
}

const TABLES = { entries: 'ledger_entry', calls: 'metered_call', accounts: 'account', keys: 'api_key' } as const;

/** The rows of `live` that are newer than the newest of the copy, by their numbers, which only grow. */
export function lossOf(live: Database, copy: Database): Loss {
  const beyond = (table: string) => {
    const newest = copy.query<{ id: number }, []>(`SELECT coalesce(max(id), 0) AS id FROM ${table}`).get()?.id ?? 0;
    return live.query<{ n: number }, [number]>(`SELECT count(*) AS n FROM ${table} WHERE id > ?`).get(newest)?.n ?? 0;
  };
  return {
    entries: beyond(TABLES.entries),
    calls: beyond(TABLES.calls),
    accounts: beyond(TABLES.accounts),
    keys: beyond(TABLES.keys),
  };
}

/** Whether anything would be lost. */
export function losesAnything({ entries, calls, accounts, keys }: Loss): boolean {
  return entries + calls + accounts + keys > 0;
}
