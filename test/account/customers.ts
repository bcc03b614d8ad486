/** Tariffs and customers of the tests of money, for tests and for the processes that they start. */
import { Database } from 'bun:sqlite';
import type { ChargeRequest, Tariff } from '../../src/account/charge.ts';
import type { AccountStore } from '../../src/account/store.ts';

export const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

export interface TestTariff {
  readonly decision?: number;
  readonly standard?: number;
  readonly premium?: number;
  /** Micro-GBP per unit of every pool. */
  readonly price?: number;
  readonly vatBasisPoints?: number;
}

export function tariff(limits: TestTariff = {}): Tariff {
  const price = limits.price ?? 1200;
  return {
    freePerMonthDecision: limits.decision ?? 1000,
    freePerDayStandard: limits.standard ?? 1000,
    freePerDayPremium: limits.premium ?? 50,
    priceMicroGbp: { decision: price, standard: price, premium: price },
    vatBasisPoints: limits.vatBasisPoints ?? 2000,
  };
}

/** Limits of nothing free but what is named, so that calls cost credit. */
export function withoutPools(limits: TestTariff = {}) {
  return { decision: 0, standard: 0, premium: 0, ...limits };
}

/** Accounts 1 to `count` (`customer-N@example.org`, verified) with a key of the same number each, of an unknown secret. */
export function addCustomers(path: string, count: number): void {
  const db = new Database(path);
  db.run('PRAGMA synchronous = OFF');
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  db.run('BEGIN IMMEDIATE');
  db.run(
    `INSERT INTO account (id, email, status, created_at_ms)
      ${numbers} SELECT i, 'customer-' || i || '@example.org', 'verified', ${NOW_MS} FROM n`,
  );
  db.run(
    `INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
      ${numbers} SELECT i, i, randomblob(32), 'fd_…', 'default', ${NOW_MS} FROM n`,
  );
  db.run('COMMIT');
  db.close();
}

/** A verified account with one key, and charge requests made in its name. */
export async function customerIn(store: AccountStore) {
  const account = await store.createAccount('jane@example.com', 'verified', NOW_MS);
  const key = await store.createKey(account.id, 'default', NOW_MS);
  const request = (part: Partial<ChargeRequest> = {}): ChargeRequest => ({
    accountId: account.id,
    keyId: key.id,
    meter: 'standard',
    units: 1,
    operation: 'current',
    requestId: 'request-1',
    nowMs: NOW_MS,
    ...part,
  });
  return { store, account, key, request };
}
