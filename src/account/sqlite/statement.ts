/**
 * Statements in SQLite. Opening, lines and closing are read in one transaction, so that they agree whatever is booked
 * meanwhile.
 */
import type { Database } from 'bun:sqlite';
import type { Account } from '../account.ts';
import type { Statement } from '../ledger.ts';
import { accountStatement, type LineRow } from '../statement.ts';
import { entriesOf } from './blocks.ts';

const BALANCE_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ${entriesOf('?1')} WHERE at_ms < ?2 AND kind <> 'settlement'`;

/**
 * The lines of statements in booking order. A hold takes the customer's credit and its settlement only moves it to
 * revenue, so the hold is listed. Bookings of an operator are listed one by one. Calls that were booked one after the
 * other are summed by day, operation and VAT rate, and so are refunds; a booking of another kind between them begins new
 * lines, so that no line shows a balance that never was. `entries` is the table of entries, or those of an account.
 */
export function linesQuery(entries: string, where: string): string {
  return `
  WITH listed AS (
    SELECT *, CASE kind WHEN 'charge' THEN 'calls' WHEN 'hold' THEN 'calls' WHEN 'refund' THEN 'refunds' ELSE kind END
      AS lineKind
    FROM ${entries} WHERE kind <> 'settlement' AND ${where}),
  marked AS (
    SELECT *, lineKind NOT IN ('calls', 'refunds')
      OR lineKind IS NOT lag(lineKind) OVER (PARTITION BY account_id ORDER BY id) AS begins
    FROM listed),
  entry AS (SELECT *, sum(begins) OVER (PARTITION BY account_id ORDER BY id) AS run FROM marked)
  SELECT entry.account_id AS accountId, date(entry.at_ms / 1000, 'unixepoch') AS day, lineKind,
    coalesce(call.operation, pending.operation) AS operation,
    entry.ref, entry.reason, entry.vat_basis_points AS vatBasisPoints, count(*) AS count,
    sum(CASE entry.credit_id WHEN entry.account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END) AS amountMicroGbp
  FROM entry
    LEFT JOIN metered_call AS call ON call.id = entry.call_id
    LEFT JOIN pending_charge AS pending ON pending.id = entry.pending_id
  GROUP BY entry.account_id, day, run, coalesce(call.operation, pending.operation), vatBasisPoints
  ORDER BY entry.account_id, day, min(entry.id)`;
}

/** Reads the statement in one transaction. */
export function readStatement(db: Database, account: Account, fromMs: number, toMs: number): Statement {
  const balanceAt = db.query<{ micro: number }, [number, number]>(BALANCE_AT);
  const lines = db.query<LineRow, [number, number, number]>(linesQuery(entriesOf('?1'), 'at_ms >= ?2 AND at_ms < ?3'));
  const read = db.transaction(() => ({
    opening: balanceAt.get(account.id, fromMs)?.micro ?? 0,
    rows: lines.all(account.id, fromMs, toMs),
    closing: balanceAt.get(account.id, toMs)?.micro ?? 0,
  }));
  return accountStatement(account, fromMs, toMs, read.deferred());
}
