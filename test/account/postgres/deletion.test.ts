/** The calls of an account that is deleted go, however many there are and whichever came at the same instant. */
import { afterEach, expect, test } from 'bun:test';
import { Connections } from '../../../src/account/postgres/connections.ts';
import { forgetCalls } from '../../../src/account/postgres/deletion.ts';
import { openPostgresStore } from '../../../src/account/postgres/store.ts';
import { dropDatabase, newDatabase } from '../../support/postgres.ts';
import { customerIn, NOW_MS, tariff } from '../customers.ts';

const urls: string[] = [];
afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url);
});

test('calls are forgotten part by part: free ones are gone, of the others the request ids', async () => {
  const url = await newDatabase();
  urls.push(url);
  const { store, account, request } = await customerIn(openPostgresStore(url, tariff({ standard: 7, price: 100 })));
  await store.topUp({ email: account.email, amountMicroGbp: 10_000, ref: 'r' }, NOW_MS);
  // Three at each instant.
  for (let i = 0; i < 12; i++) await store.charge(request({ requestId: `r${i}`, nowMs: NOW_MS + Math.floor(i / 3) }));
  await store.close();
  const db = new Connections(url, { lanes: 1, durable: true });
  await db.execute('UPDATE account SET deleted_at_ms = 1');
  expect(await db.transaction('BEGIN', (tx) => forgetCalls(tx, account.id, 2))).toBe(7);
  const left = await db.query<{ charged: string; requestId: string }>('SELECT charged, request_id FROM metered_call');
  await db.close();
  expect(left).toEqual(Array.from({ length: 5 }, () => ({ charged: 'credit', requestId: '' })));
});
