/** The stores that the contract of accounts and money is tried on: the same tests, on a file and on a server. */
import { Database } from 'bun:sqlite';
import { afterEach } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQL } from 'bun';
import type { Opener } from '../../src/account/opening.ts';
import { openPostgresStore } from '../../src/account/postgres/store.ts';
import type { RequestRate } from '../../src/account/rate.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { addCustomers, customerIn, NOW_MS, type TestTariff, tariff } from './customers.ts';

/** A connection beside the store's, as another program would have. */
export interface Beside {
  run(sql: string, ...values: (string | number)[]): Promise<void>;
  all<Row>(sql: string): Promise<Row[]>;
}

interface OpenOptions {
  readonly opener?: Opener;
  readonly operator?: string;
  readonly nowMs?: () => number;
  readonly rate?: RequestRate;
  readonly leaseMs?: number;
}

export interface TestStores {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Where a store can be opened and nothing is yet: a path, or a URL. */
  place(): Promise<string>;
  /** Closed after the test. */
  open(place: string, limits?: TestTariff, options?: OpenOptions): AccountStore;
  /** As `serve` does. */
  openServing(place: string, limits?: TestTariff): AccountStore;
  /** A verified account with one key, and charge requests made in its name. */
  withCustomer(place: string, limits?: TestTariff): ReturnType<typeof customerIn>;
  beside(place: string): Beside;
  addCustomers(place: string, count: number): Promise<void>;
}

const stores: AccountStore[] = [];
const databases: Database[] = [];
const folders: string[] = [];
/** Databases in use by the test, with a connection each; those that are free again. */
const taken = new Map<string, SQL>();
const free: { readonly url: string; readonly sql: SQL }[] = [];

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  for (const db of databases.splice(0)) db.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  for (const [url, sql] of taken) await emptied(url, sql);
  taken.clear();
});

function kept(store: AccountStore): AccountStore {
  stores.push(store);
  return store;
}

const SQLITE: TestStores = {
  name: 'SQLite',
  async place() {
    const folder = mkdtempSync(join(tmpdir(), 'fairday-account-'));
    folders.push(folder);
    return join(folder, 'fairday.db');
  },
  open: (place, limits = {}, options = {}) => kept(openSqliteStore(place, tariff(limits), options)),
  openServing: (place, limits = {}) => kept(openSqliteStore(place, tariff(limits), { opener: 'server' })),
  withCustomer: (place, limits = {}) => customerIn(SQLITE.open(place, limits)),
  beside(place) {
    const db = new Database(place, { strict: true });
    databases.push(db);
    db.run('PRAGMA foreign_keys = ON');
    // Without it REPLACE would delete rows behind the guards.
    db.run('PRAGMA recursive_triggers = ON');
    return {
      async run(sql, ...values) {
        db.run(sql, values);
      },
      all: async <Row>(sql: string) => db.query<Row, []>(sql).all(),
    };
  },
  addCustomers: async (place, count) => addCustomers(place, count),
};

const POSTGRES: TestStores = {
  name: 'PostgreSQL',
  async place() {
    const { url, sql } = free.pop() ?? (await newPlace());
    taken.set(url, sql);
    return url;
  },
  open: (place, limits = {}, options = {}) => kept(openPostgresStore(place, tariff(limits), options)),
  openServing: (place, limits = {}) =>
    kept(openPostgresStore(place, tariff(limits), { opener: 'server', leaseMs: 500 })),
  withCustomer: (place, limits = {}) => customerIn(POSTGRES.open(place, limits)),
  beside: (place) => ({
    async run(text, ...values) {
      await connectionTo(place).unsafe(text, values);
    },
    async all<Row>(text: string): Promise<Row[]> {
      const rows: Record<string, unknown>[] = await connectionTo(place).unsafe(text);
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(plain))) as Row[];
    },
  }),
  async addCustomers(place, count) {
    const sql = connectionTo(place);
    await sql.unsafe(`INSERT INTO account (id, email, status, created_at_ms)
      SELECT i, 'customer-' || i || '@example.org', 'verified', ${NOW_MS} FROM generate_series(1, ${count}) AS n (i)`);
    await sql.unsafe(`INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
      SELECT i, i, sha256(convert_to(i::text, 'UTF8')), 'fd_…', 'default', ${NOW_MS} FROM generate_series(1, ${count}) AS n (i)`);
    await sql.unsafe(`UPDATE counter SET value = ${count} WHERE name IN ('account', 'api_key')`);
  },
};

export const STORES: readonly TestStores[] = [SQLITE, POSTGRES];

/** Whole numbers arrive as text. */
function plain([name, value]: [string, unknown]): [string, unknown] {
  return [name, typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value];
}

function connectionTo(place: string): SQL {
  const sql = taken.get(place);
  if (sql === undefined) throw new Error(`${place} is no place of this test`);
  return sql;
}

async function newPlace() {
  const url = await newDatabase();
  return { url, sql: new SQL(url, { max: 1, idleTimeout: 0 }) };
}

const EMPTY = `
  SET session_replication_role = replica;
  DELETE FROM repeatable_request; DELETE FROM pending_charge; DELETE FROM ledger_entry; DELETE FROM metered_call;
  DELETE FROM allowance; DELETE FROM ledger_account; DELETE FROM account_terms; DELETE FROM price_list;
  DELETE FROM operator_action; DELETE FROM rate_bucket; DELETE FROM server; DELETE FROM commit_mark; DELETE FROM used_link;
  DELETE FROM api_key; DELETE FROM account; UPDATE counter SET value = 0; UPDATE pruned SET before_ms = 0;
  SET session_replication_role = DEFAULT;`;

const GUARDS = `
  SELECT ((SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal) + (SELECT count(*) FROM pg_constraint))::integer AS n`;
let guards: number | null = null;

/** Empties it for the next test; one whose tables a test has changed is thrown away. */
async function emptied(url: string, sql: SQL): Promise<void> {
  try {
    const [{ n }] = await sql.unsafe(GUARDS);
    guards ??= n;
    if (n !== guards) throw new Error('its guards were changed');
    await sql.unsafe(EMPTY);
    free.push({ url, sql });
  } catch {
    await sql.close({ timeout: 0 });
    await dropDatabase(url);
  }
}
