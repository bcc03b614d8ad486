/**
 * Statements from the lines that a store reads: the running balance of the lines must end at the closing balance, which is
 * summed separately. The reports over all accounts add up the same lines.
 */
import type { Account } from './account.ts';
import type { Statement, StatementKind, StatementLine } from './ledger.ts';
import { vatWithin } from './money.ts';

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

/** What a store reads for a statement, at one moment. */
interface StatementRows {
  readonly opening: number;
  readonly rows: readonly LineRow[];
  readonly closing: number;
}

/** Throws when the lines do not lead from the opening to the closing balance. */
export function accountStatement(
  account: Account,
  fromMs: number,
  toMs: number,
  { opening, rows, closing }: StatementRows,
): Statement {
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
