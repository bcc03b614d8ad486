/** Reports over all accounts, summed from the lines of their statements in one read transaction. */
import type { Database } from 'bun:sqlite';
import type { CreditLine, Revenue, RevenueLine } from '../report.ts';
import { isSpending, type LineRow, linesQuery, vatOf } from './statement.ts';

const OWED_AT = `
  SELECT coalesce(sum(CASE credit_id WHEN account_id THEN amount_micro_gbp ELSE -amount_micro_gbp END), 0) AS micro
  FROM ledger_entry WHERE at_ms < ? AND kind <> 'settlement'`;

/** What happened to credit in one month. */
interface Moved {
  received: number;
  adjusted: number;
  spent: number;
}

export function readRevenue(db: Database, fromMs: number, toMs: number): Revenue {
  const owedAt = db.query<{ micro: number }, [number]>(OWED_AT);
  const lines = db.query<LineRow, [number, number]>(linesQuery('at_ms >= ?1 AND at_ms < ?2'));
  const read = db.transaction((): Revenue => {
    const revenue = new Map<string, RevenueLine>();
    const moved = new Map<string, Moved>(monthsOf(fromMs, toMs).map((month) => [month, nothing()]));
    for (const row of lines.iterate(fromMs, toMs)) {
      const month = row.day.slice(0, 7);
      if (isSpending(row.lineKind)) addTo(revenue, month, row);
      const change = moved.get(month) ?? nothing();
      if (row.lineKind === 'top-up') change.received += row.amountMicroGbp;
      else if (row.lineKind === 'adjustment') change.adjusted += row.amountMicroGbp;
      else change.spent -= row.amountMicroGbp;
      moved.set(month, change);
    }
    const sorted = [...revenue.values()].sort(byMonthAndRate);
    return { revenue: sorted, credit: creditLines(owedAt.get(fromMs)?.micro ?? 0, moved) };
  });
  return read.deferred();
}

const nothing = (): Moved => ({ received: 0, adjusted: 0, spent: 0 });

function addTo(revenue: Map<string, RevenueLine>, month: string, row: LineRow): void {
  const { vatBasisPoints, count, amountMicroGbp, lineKind } = row;
  const key = `${month} ${vatBasisPoints}`;
  const sum = revenue.get(key) ?? { month, vatBasisPoints, calls: 0, grossMicroGbp: 0, vatMicroGbp: 0 };
  revenue.set(key, {
    ...sum,
    calls: sum.calls + (lineKind === 'calls' ? count : -count),
    grossMicroGbp: sum.grossMicroGbp - amountMicroGbp,
    vatMicroGbp: sum.vatMicroGbp + vatOf(row),
  });
}

function byMonthAndRate(a: RevenueLine, b: RevenueLine): number {
  return a.month === b.month ? a.vatBasisPoints - b.vatBasisPoints : a.month < b.month ? -1 : 1;
}

function creditLines(owedMicroGbp: number, moved: ReadonlyMap<string, Moved>): CreditLine[] {
  let owed = owedMicroGbp;
  return [...moved].map(([month, { received, adjusted, spent }]) => {
    const openingMicroGbp = owed;
    owed += received + adjusted - spent;
    return {
      month,
      openingMicroGbp,
      receivedMicroGbp: received,
      adjustedMicroGbp: adjusted,
      spentMicroGbp: spent,
      closingMicroGbp: owed,
    };
  });
}

/** The months that the span touches, in order. */
function monthsOf(fromMs: number, toMs: number): string[] {
  const months: string[] = [];
  const first = new Date(fromMs);
  for (let month = first.getUTCMonth(); ; month++) {
    const begin = Date.UTC(first.getUTCFullYear(), month, 1);
    if (begin >= toMs) return months;
    months.push(new Date(begin).toISOString().slice(0, 7));
  }
}
