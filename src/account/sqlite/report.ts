/** Reports over all accounts, summed from the lines of their statements in one read transaction. */
import type { Database } from 'bun:sqlite';
import { type Revenue, revenueOf } from '../report.ts';
import type { LineRow } from '../statement.ts';
import { linesQuery } from './statement.ts';

const OWED_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE at_ms < ? AND kind <> 'settlement'`;

export function readRevenue(db: Database, fromMs: number, toMs: number): Revenue {
  const owedAt = db.query<{ micro: number }, [number]>(OWED_AT);
  const lines = db.query<LineRow, [number, number]>(linesQuery('ledger_entry', 'at_ms >= ?1 AND at_ms < ?2'));
  const read = db.transaction(() => {
    const owed = owedAt.get(fromMs)?.micro ?? 0;
    return revenueOf(lines.iterate(fromMs, toMs), owed, fromMs, toMs);
  });
  return read.deferred();
}
