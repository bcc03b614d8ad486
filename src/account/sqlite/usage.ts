/** What an account has used: its pools, its credit, and its charged calls by day and operation. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite';
import type { DailyCalls, MeterClass, PoolUsage } from '../charge.ts';
import { allowancePeriodAt } from '../pools.ts';
import type { UsageReport } from '../store.ts';
import type { SqliteAccounts } from './accounts.ts';
import type { Book } from './book.ts';
import type { Charges } from './charges.ts';
import { meteredCall } from './schema.ts';
import type { SqliteTerms } from './terms.ts';

export interface SqliteUsage {
  /** Null when there is no such account. */
  report(accountId: number, nowMs: number): UsageReport | null;
  dailyCalls(accountId: number, fromMs: number, toMs: number): DailyCalls[];
}

export function createUsage(
  db: BunSQLiteDatabase,
  accounts: SqliteAccounts,
  book: Book,
  charges: Charges,
  terms: SqliteTerms,
): SqliteUsage {
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

    dailyCalls(accountId, fromMs, toMs) {
      const day = sql<string>`date(${meteredCall.atMs} / 1000, 'unixepoch')`;
      return db
        .select({
          day,
          operation: meteredCall.operation,
          meter: meteredCall.meter,
          calls: sql<number>`count(*)`,
          units: sql<number>`sum(${meteredCall.units})`,
          costMicroGbp: sql<number>`sum(${meteredCall.costMicroGbp})`,
        })
        .from(meteredCall)
        .where(and(eq(meteredCall.accountId, accountId), gte(meteredCall.atMs, fromMs), lt(meteredCall.atMs, toMs)))
        .groupBy(day, meteredCall.operation, meteredCall.meter)
        .orderBy(day, meteredCall.operation, meteredCall.meter)
        .all();
    },
  };
}
