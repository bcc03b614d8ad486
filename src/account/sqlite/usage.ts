/** What an account has used: its pools, its credit, and its charged calls by day and operation. */
import type { Database } from 'bun:sqlite';
import type { DailyCalls, MeterClass, PoolUsage } from '../charge.ts';
import { allowancePeriodAt } from '../pools.ts';
import type { UsageReport } from '../store.ts';
import type { SqliteAccounts } from './accounts.ts';
import { callsOf } from './blocks.ts';
import type { Book } from './book.ts';
import type { Charges } from './charges.ts';
import type { SqliteTerms } from './terms.ts';

export interface SqliteUsage {
  /** Null when there is no such account. */
  report(accountId: number, nowMs: number): UsageReport | null;
  dailyCalls(accountId: number, fromMs: number, toMs: number): DailyCalls[];
}

const DAILY_CALLS = `
  SELECT date(at_ms / 1000, 'unixepoch') AS day, operation, meter, sum(calls) AS calls, sum(units * calls) AS units,
    sum(cost_micro_gbp) AS costMicroGbp
  FROM ${callsOf('?1')} WHERE at_ms >= ?2 AND at_ms < ?3
  GROUP BY day, operation, meter ORDER BY day, operation, meter`;

export function createUsage(
  db: Database,
  accounts: SqliteAccounts,
  book: Book,
  charges: Charges,
  terms: SqliteTerms,
): SqliteUsage {
  const dailyCalls = db.query<DailyCalls, [number, number, number]>(DAILY_CALLS);

  function pool(accountId: number, meter: MeterClass, nowMs: number): PoolUsage {
    const { name, resetsAtMs } = allowancePeriodAt(meter, nowMs);
    const limit = terms.freeUnits(accountId, meter);
    const used = charges.usedUnits(accountId, meter, nowMs);
    return { period: name, limit, used, remaining: Math.max(0, limit - used), resetsAtMs };
  }

  return {
    report(accountId, nowMs) {
      const found = accounts.findById(accountId);
      if (found === null) return null;
      return {
        account: found,
        free: {
          decision: pool(accountId, 'decision', nowMs),
          standard: pool(accountId, 'standard', nowMs),
          premium: pool(accountId, 'premium', nowMs),
        },
        balanceMicroGbp: book.balanceMicroGbp(accountId),
      };
    },

    dailyCalls: (accountId, fromMs, toMs) => dailyCalls.all(accountId, fromMs, toMs),
  };
}
