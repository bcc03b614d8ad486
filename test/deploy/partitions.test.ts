/** The scripts that divide calls by month leave every guard and every figure as it was, and servers go on. */
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SQL } from 'bun';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { NOW_MS, tariff } from '../account/customers.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { ROOT } from '../support/process.ts';

const script = (name: string) => readFileSync(join(ROOT, 'deploy', 'replicas', name), 'utf8');

let url: string;
let sql: SQL;

beforeAll(async () => {
  url = await newDatabase();
  sql = new SQL(url, { max: 1 });
});
afterAll(async () => {
  await sql.close();
  await dropDatabase(url);
});

async function onStore<Result>(use: (store: AccountStore) => Promise<Result>): Promise<Result> {
  const store = openPostgresStore(url, tariff({ standard: 3 }), { opener: 'server' });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

test('calls of before and after are there, new ones in the partition of the month, and the ledger verifies', async () => {
  const calls = (store: AccountStore, accountId: number, keyId: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        store.charge({
          accountId,
          keyId,
          meter: 'standard',
          units: 1,
          operation: 'current',
          requestId: `r${i}`,
          nowMs: NOW_MS,
        }),
      ),
    );
  const { accountId, keyId } = await onStore(async (store) => {
    const account = await store.createAccount('jane@example.com', 'verified', NOW_MS);
    const key = await store.createKey(account.id, 'default', NOW_MS);
    await store.topUp({ email: 'jane@example.com', amountMicroGbp: 50_000, ref: 'r' }, NOW_MS);
    await calls(store, account.id, key.id, 5);
    return { accountId: account.id, keyId: key.id };
  });
  await sql.begin((tx) => tx.unsafe(script('partition-calls.sql')).simple());
  await sql.unsafe(script('next-month.sql')).simple();
  // And again, as a timer does.
  await sql.unsafe(script('next-month.sql')).simple();
  await onStore(async (store) => {
    await calls(store, accountId, keyId, 4);
    const held = await store.authorize(
      { accountId, keyId, meter: 'premium', units: 1, operation: 'ai', requestId: 'h', nowMs: NOW_MS },
      null,
    );
    if (held.outcome !== 'authorized') throw new Error(held.outcome);
    expect(await store.capture(held.holdId, null, NOW_MS)).toBe(true);
    expect(await store.dailyCalls(accountId, 0, NOW_MS + 1)).toMatchObject([
      { operation: 'ai', calls: 1 },
      { operation: 'current', calls: 9 },
    ]);
    const { checks } = await store.verify(NOW_MS);
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  });
  const where: { partition: string; n: number }[] = await sql.unsafe(
    'SELECT tableoid::regclass::text AS partition, count(*)::integer AS n FROM metered_call GROUP BY 1 ORDER BY 1',
  );
  expect(where.map(({ n }) => n)).toEqual([5, 5]);
  expect(where.map(({ partition }) => partition).sort()[0]).toMatch(/^metered_call_20\d\d_\d\d$/);
  const refused = (statement: string) => expect(sql.unsafe(statement).execute()).rejects.toThrow('never');
  await refused('UPDATE metered_call SET units = 9');
  await refused('DELETE FROM metered_call');
  await refused('TRUNCATE metered_call CASCADE');
});
