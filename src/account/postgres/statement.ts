/** Statements and reports in PostgreSQL, each read in a transaction of one moment. */
import type { Account } from '../account.ts';
import type { Statement } from '../ledger.ts';
import { type Revenue, revenueOf } from '../report.ts';
import { accountStatement, type LineRow } from '../statement.ts';
import type { Queryable } from './connections.ts';

/** The UTC date of an instant in a column, as text. */
export const dayOf = (column: string) => `to_char(to_timestamp(${column} / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

const BALANCE_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE account_id = $1::bigint AND at_ms < $2::bigint AND kind <> 'settlement'`;

const OWED_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE at_ms < $1::bigint AND kind <> 'settlement'`;

/**
 * The lines of statements in booking order. A hold takes the customer's credit and its settlement only moves it to
 * revenue, so the hold is listed. Calls that were booked one after the other are summed by day, operation and VAT rate, and
 * so are refunds; a booking of another kind between them begins new lines, so that no line shows a balance that never was.
 */
const linesOf = (where: string) => `
  WITH listed AS (
    SELECT *, CASE kind WHEN 'charge' THEN 'calls' WHEN 'hold' THEN 'calls' WHEN 'refund' THEN 'refunds' ELSE kind END
      AS line_kind
    FROM ledger_entry WHERE kind <> 'settlement' AND ${where}),
  marked AS (
    SELECT *, CASE WHEN line_kind NOT IN ('calls', 'refunds')
      OR line_kind IS DISTINCT FROM lag(line_kind) OVER (PARTITION BY account_id ORDER BY number) THEN 1 ELSE 0 END AS begins
    FROM listed),
  entry AS (
    SELECT *, sum(begins) OVER (PARTITION BY account_id ORDER BY number) AS run, ${dayOf('at_ms')} AS day FROM marked)
  SELECT entry.account_id, day, line_kind, coalesce(call.operation, pending.operation) AS operation,
    min(entry.ref) AS ref, min(entry.reason) AS reason, entry.vat_basis_points, count(*) AS count,
    sum(CASE entry.credit_id WHEN entry.account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END) AS amount_micro_gbp
  FROM entry
    LEFT JOIN metered_call AS call ON call.id = entry.call_id
    LEFT JOIN pending_charge AS pending ON pending.id = entry.pending_id
  GROUP BY entry.account_id, day, run, line_kind, coalesce(call.operation, pending.operation), entry.vat_basis_points
  ORDER BY entry.account_id, day, min(entry.number)`;

type Line = LineRow & Record<string, unknown>;

export async function readPostgresStatement(
  tx: Queryable,
  account: Account,
  fromMs: number,
  toMs: number,
): Promise<Statement> {
  const lines = linesOf('account_id = $1::bigint AND at_ms >= $2::bigint AND at_ms < $3::bigint');
  return accountStatement(account, fromMs, toMs, {
    opening: await sumOf(tx, BALANCE_AT, [account.id, fromMs]),
    rows: await tx.query<Line>(lines, [account.id, fromMs, toMs]),
    closing: await sumOf(tx, BALANCE_AT, [account.id, toMs]),
  });
}

export async function readPostgresRevenue(tx: Queryable, fromMs: number, toMs: number): Promise<Revenue> {
  const rows = await tx.query<Line>(linesOf('at_ms >= $1::bigint AND at_ms < $2::bigint'), [fromMs, toMs]);
  return revenueOf(rows, await sumOf(tx, OWED_AT, [fromMs]), fromMs, toMs);
}

async function sumOf(tx: Queryable, query: string, values: readonly number[]): Promise<number> {
  return (await tx.query<{ micro: number }>(query, values))[0]?.micro ?? 0;
}
