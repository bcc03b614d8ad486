/** The port to reports over all accounts, deleted ones among them. They add up the lines of the statements to the last digit. */
import { isSpending, type LineRow, vatOf } from './statement.ts';

/** What was spent on calls in a month (UTC) at one rate of VAT. */
export interface RevenueLine {
  /** `2026-11`. */
  readonly month: string;
  readonly vatBasisPoints: number;
  /** Calls less those that were given back. */
  readonly calls: number;
  /** VAT included. */
  readonly grossMicroGbp: number;
  readonly vatMicroGbp: number;
}

/** How the credit of all accounts together changed in a month: what customers are owed. */
export interface CreditLine {
  readonly month: string;
  readonly openingMicroGbp: number;
  readonly receivedMicroGbp: number;
  /** Negative where more was taken away than given. */
  readonly adjustedMicroGbp: number;
  readonly spentMicroGbp: number;
  readonly closingMicroGbp: number;
}

export interface Revenue {
  readonly revenue: readonly RevenueLine[];
  /** Each month of the span, also those without a booking. */
  readonly credit: readonly CreditLine[];
}

export interface Reports {
  /** From one midnight UTC up to, not including, another; read at one moment. */
  revenue(fromMs: number, toMs: number): Promise<Revenue>;
}

/** What happened to credit in one month. */
interface Moved {
  received: number;
  adjusted: number;
  spent: number;
}

/** Sums the lines of all statements of a span, given what customers were owed when it began. */
export function revenueOf(rows: Iterable<LineRow>, owedMicroGbp: number, fromMs: number, toMs: number): Revenue {
  const revenue = new Map<string, RevenueLine>();
  const moved = new Map<string, Moved>(monthsOf(fromMs, toMs).map((month) => [month, nothing()]));
  for (const row of rows) {
    const month = row.day.slice(0, 7);
    if (isSpending(row.lineKind)) addTo(revenue, month, row);
    const change = moved.get(month) ?? nothing();
    if (row.lineKind === 'top-up') change.received += row.amountMicroGbp;
    else if (row.lineKind === 'adjustment') change.adjusted += row.amountMicroGbp;
    else change.spent -= row.amountMicroGbp;
    moved.set(month, change);
  }
  const sorted = [...revenue.values()].sort(byMonthAndRate);
  return { revenue: sorted, credit: creditLines(owedMicroGbp, moved) };
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
