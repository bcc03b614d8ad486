/**
 * Statements: the changes of an account's credit between two instants. Opening, lines and closing are read in one
 * transaction, so that they agree whatever is booked meanwhile; the running balance of the lines must end at the closing
 * balance, which is summed separately.
 */
import type { Database } from 'bun:sqlite';
import type { Account } from '../account.ts';
import type { Statement, StatementKind, StatementLine } from '../ledger.ts';
import { vatWithin } from '../money.ts';

const BALANCE_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE account_id = ? AND at_ms < ? AND kind <> 'settlement'`;

// A hold takes the customer's credit and its settlement only moves it to revenue, so the hold is listed. Bookings of an
// operator are listed one by one (grouped by their own id); calls are summed by day, operation and VAT rate.
const LINES = `
  SELECT date(entry.at_ms / 1000, 'unixepoch') AS day,
    CASE entry.kind WHEN 'charge' THEN 'calls' WHEN 'hold' THEN 'calls' WHEN 'refund' THEN 'refunds' ELSE entry.kind END
      AS lineKind,
    coalesce(call.operation, pending.operation) AS operation,
    entry.ref, entry.reason, entry.vat_basis_points AS vatBasisPoints, count(*) AS count,
    sum(CASE entry.credit_id WHEN entry.account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END) AS amountMicroGbp
  FROM ledger_entry AS entry
    LEFT JOIN metered_call AS call ON call.id = entry.call_id
    LEFT JOIN pending_charge AS pending ON pending.id = entry.pending_id
  WHERE entry.account_id = ?1 AND entry.at_ms >= ?2 AND entry.at_ms < ?3 AND entry.kind <> 'settlement'
  GROUP BY day, lineKind, coalesce(call.operation, pending.operation), vatBasisPoints,
    CASE WHEN lineKind IN ('calls', 'refunds') THEN 0 ELSE entry.id END
  ORDER BY day, amountMicroGbp < 0, min(entry.id)`;

interface Row {
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
  const lines = db.query<Row, [number, number, number]>(LINES);
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
  const spent = listed.filter(({ kind }) => kind === 'calls' || kind === 'refunds');
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

function lineOf(row: Row, balanceMicroGbp: number): StatementLine {
  const { day, lineKind, operation, ref, reason, count, amountMicroGbp, vatBasisPoints } = row;
  const isSpending = lineKind === 'calls' || lineKind === 'refunds';
  const vatMicroGbp = isSpending ? vatWithin(0 - amountMicroGbp, vatBasisPoints) : 0;
  return { day, kind: lineKind, operation, ref, reason, count, amountMicroGbp, vatMicroGbp, balanceMicroGbp };
}
