/**
 * Statements: the changes of an account's credit between two instants. Opening, lines and closing are read in one
 * transaction, so that they agree whatever is booked meanwhile; the running balance of the lines must end at the closing
 * balance, which is summed separately. The reports over all accounts add up the same lines.
 */
import type { Database } from 'bun:sqlite';
import type { Account } from '../account.ts';
import type { Statement, StatementKind, StatementLine } from '../ledger.ts';
import { vatWithin } from '../money.ts';

const BALANCE_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE account_id = ? AND at_ms < ? AND kind <> 'settlement'`;

/**
 * The lines of statements in booking order. A hold takes the customer's credit and its settlement only moves it to
 * revenue, so the hold is listed. Bookings of an operator are listed one by one. Calls that were booked one after the
 * other are summed by day, operation and VAT rate, and so are refunds; a booking of another kind between them begins new
 * lines, so that no line shows a balance that never was.
 */
export function linesQuery(where: string): string {
  return `
  WITH listed AS (
    SELECT *, CASE kind WHEN 'charge' THEN 'calls' WHEN 'hold' THEN 'calls' WHEN 'refund' THEN 'refunds' ELSE kind END
      AS lineKind
    FROM ledger_entry WHERE kind <> 'settlement' AND ${where}),
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

export interface LineRow {
  readonly accountId: number;
  readonly day: string;
  readonly lineKind: StatementKind;
  readonly operation: string | null;
  readonly ref: string | null;
  readonly reason: string | null;
  readonly vatBasisPoints: number;
  readonly count: number;
  readonly amountMicroGbp: number;
}

/** Reads the statement in one transaction. */
export function readStatement(db: Database, account: Account, fromMs: number, toMs: number): Statement {
  const balanceAt = db.query<{ micro: number }, [number, number]>(BALANCE_AT);
  const lines = db.query<LineRow, [number, number, number]>(
    linesQuery('account_id = ?1 AND at_ms >= ?2 AND at_ms < ?3'),
  );
  const read = db.transaction(() => ({
    opening: balanceAt.get(account.id, fromMs)?.micro ?? 0,
    rows: lines.all(account.id, fromMs, toMs),
    closing: balanceAt.get(account.id, toMs)?.micro ?? 0,
  }));
  const { opening, rows, closing } = read.deferred();
  let balance = opening;
  const listed = rows.map((row): StatementLine => {
    balance += row.amountMicroGbp;
    return lineOf(row, balance);
  });
  if (balance !== closing) throw new Error(`the statement of account ${account.id} does not add up`);
  const spent = listed.filter(({ kind }) => isSpending(kind));
  return {
    account,
    fromMs,
    toMs,
    openingMicroGbp: opening,
    lines: listed,
    closingMicroGbp: closing,
    spentMicroGbp: 0 - spent.reduce((sum, { amountMicroGbp }) => sum + amountMicroGbp, 0),
    vatMicroGbp: spent.reduce((sum, { vatMicroGbp }) => sum + vatMicroGbp, 0),
  };
}

function lineOf(row: LineRow, balanceMicroGbp: number): StatementLine {
  const { day, lineKind, operation, ref, reason, count, amountMicroGbp } = row;
  const vatBasisPoints = isSpending(lineKind) ? row.vatBasisPoints : null;
  const vatMicroGbp = vatOf(row);
  return {
    day,
    kind: lineKind,
    operation,
    ref,
    reason,
    count,
    amountMicroGbp,
    vatBasisPoints,
    vatMicroGbp,
    balanceMicroGbp,
  };
}

/** Whether a line is spending, or gives spending back. */
export function isSpending(kind: StatementKind): boolean {
  return kind === 'calls' || kind === 'refunds';
}

/** The VAT within a line, as its statement shows it. */
export function vatOf({ lineKind, amountMicroGbp, vatBasisPoints }: LineRow): number {
  return isSpending(lineKind) ? vatWithin(0 - amountMicroGbp, vatBasisPoints) : 0;
}
