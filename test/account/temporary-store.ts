/** Real account stores in files of their own, removed after each test. */
import { Database } from 'bun:sqlite';
import { afterEach } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { customerIn, type TestTariff, tariff } from './customers.ts';

export { addCustomers, NOW_MS, tariff, withoutPools } from './customers.ts';

const stores: AccountStore[] = [];
const databases: Database[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const db of databases.splice(0)) db.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A path in a folder of its own, where nothing is yet. */
export function temporaryPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-account-'));
  folders.push(folder);
  return join(folder, 'fairday.db');
}

export function openStore(path: string, limits: TestTariff = {}): AccountStore {
  const store = openSqliteStore(path, tariff(limits));
  stores.push(store);
  return store;
}

/** The same, claimed for a server, as `serve` does. */
export function openServingStore(path: string, limits: TestTariff = {}): AccountStore {
  const store = openSqliteStore(path, tariff(limits), { opener: 'server' });
  stores.push(store);
  return store;
}

/** A connection beside the store's, as another process would have. */
export function openBeside(path: string): Database {
  const db = new Database(path, { strict: true });
  databases.push(db);
  return db;
}

/** A verified account with one key, and charge requests made in its name. */
export function openWithCustomer(path: string, limits: TestTariff = {}) {
  return customerIn(openStore(path, limits));
}
