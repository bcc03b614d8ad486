/** The schema is brought up to date once, whole or not at all; a database of another history is refused untouched. */
import { expect, test } from 'bun:test';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { SchemaRefused } from '../../src/account/schema-history.ts';
import { type Migration, migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import * as schema from '../../src/account/sqlite/schema.ts';
import { NOW_MS, openBeside, openServingStore, openStore, openWithCustomer, temporaryPath } from './temporary-store.ts';

const first: Migration = { name: '0001_first', sql: 'CREATE TABLE first (x INTEGER) STRICT' };
const second: Migration = {
  name: '0002_second',
  sql: 'CREATE TABLE second (x INTEGER) STRICT; INSERT INTO first VALUES (2)',
};

const tables = (path: string) =>
  openBeside(path).query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").values().flat();

test('reopening applies nothing twice and keeps everything', async () => {
  const path = temporaryPath();
  const { store, key, request } = await openWithCustomer(path);
  await store.charge(request());
  await store.close();
  const again = openStore(path);
  expect(await again.findKey(key.key, NOW_MS)).toMatchObject({ email: 'jane@example.com', status: 'verified' });
  expect((await again.balance(1, 'standard', NOW_MS)).freeRemaining).toBe(999);
  const history = openBeside(path).query('SELECT name FROM schema_migration').values().flat();
  expect(history).toEqual(MIGRATIONS.map(({ name }) => name));
});

test('a later migration is added to an existing database', () => {
  const path = temporaryPath();
  const db = openBeside(path);
  migrate(db, [first]);
  migrate(db, [first, second]);
  migrate(db, [first, second]);
  expect(db.query('SELECT x FROM first').values()).toEqual([[2]]);
  expect(tables(path)).toEqual(['first', 'schema_migration', 'second']);
});

test('an edited migration is refused with its name', () => {
  const db = openBeside(temporaryPath());
  migrate(db, [first]);
  const edited = { ...first, sql: `${first.sql} -- better` };
  expect(() => migrate(db, [edited, second])).toThrow(SchemaRefused);
  expect(() => migrate(db, [edited, second])).toThrow('migration 0001_first is not the one');
  expect(db.query("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'second'").get()).toEqual({ n: 0 });
});

test('a database of a newer program is refused, and says so', () => {
  const db = openBeside(temporaryPath());
  migrate(db, [first, second]);
  expect(() => migrate(db, [first])).toThrow('newer Fairday: it holds migration 0002_second');
});

test('the store itself refuses such files', async () => {
  const path = temporaryPath();
  await openStore(path).close();
  const db = openBeside(path);
  db.run("INSERT INTO schema_migration (name, sha256) VALUES ('9999_later', ?)", ['0'.repeat(64)]);
  expect(() => openStore(path)).toThrow('9999_later');
  db.run("DELETE FROM schema_migration WHERE name = '9999_later'");
  db.run('UPDATE schema_migration SET sha256 = ?', ['0'.repeat(64)]);
  expect(() => openStore(path)).toThrow('0001_accounts is not the one');
});

test('a migration that fails leaves nothing behind', () => {
  const path = temporaryPath();
  const broken = { name: '0002_broken', sql: 'CREATE TABLE half (x INTEGER) STRICT; CREATE TABL other' };
  expect(() => migrate(openBeside(path), [first, broken])).toThrow();
  expect(tables(path)).toEqual([]);
});

test('processes that start together on a new file all get it', async () => {
  const path = temporaryPath();
  const script = `
    import { openDatabase, closeDatabase } from '${import.meta.dir}/../../src/account/sqlite/database.ts';
    closeDatabase(openDatabase(process.argv[1]));`;
  const children = Array.from({ length: 4 }, () => Bun.spawn([process.execPath, '-e', script, path]));
  expect(await Promise.all(children.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);
});

test.each(MIGRATIONS.slice(0, -1).map(({ name }, i) => [name, i + 1] as const))(
  'a database as it was after %s keeps its calls, money and order',
  async (_, applied) => {
    const path = temporaryPath();
    const db = openBeside(path);
    migrate(db, MIGRATIONS.slice(0, applied));
    db.run(
      `INSERT INTO account (id, email, status, created_at_ms) VALUES (1, 'jane@example.com', 'verified', ${NOW_MS})`,
    );
    db.run(`INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
      VALUES (1, 1, randomblob(32), 'fd_', 'default', ${NOW_MS})`);
    const call = (charged: 'free' | 'credit', cost: number) =>
      db.run(`INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
        VALUES (1, 1, 'current', 'standard', 1, '${charged}', ${cost}, 'r', ${NOW_MS})`);
    db.run("INSERT INTO allowance (account_id, meter, period, used_units) VALUES (1, 'standard', '2026-11-21', 2)");
    call('free', 0);
    call('free', 0);
    // The first schema had no ledger.
    const hasLedger = applied > 1;
    if (hasLedger) {
      call('credit', 1200);
      const columns = 'kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, call_id, at_ms';
      db.run(`INSERT INTO ledger_entry (${columns}) VALUES
        ('top-up', 1, -1, 1, 5000, 2000, 'bank-1', NULL, ${NOW_MS}), ('charge', 1, 1, -2, 1200, 2000, NULL, 3, ${NOW_MS})`);
    }
    const store = openServingStore(path);
    const day = [NOW_MS - 86_400_000, NOW_MS + 86_400_000] as const;
    const paid = hasLedger ? { calls: 3, units: 3, costMicroGbp: 1200 } : { calls: 2, units: 2, costMicroGbp: 0 };
    expect(await store.dailyCalls(1, ...day)).toEqual([
      { day: '2026-11-21', operation: 'current', meter: 'standard', ...paid },
    ]);
    const closing = (await store.statement('jane@example.com', ...day))?.closingMicroGbp;
    expect(closing).toBe(hasLedger ? 3800 : 0);
    expect((await store.verify(NOW_MS)).checks.filter(({ broken }) => broken !== null)).toEqual([]);
  },
);

test('the tables that drizzle knows are the tables that the migrations make', () => {
  const path = temporaryPath();
  openStore(path);
  const db = openBeside(path);
  for (const table of Object.values(schema)) {
    const columns = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      required: column.notNull,
    }));
    const made = db
      .query<{ name: string; type: string; notnull: number; pk: number }, [string]>(
        'SELECT name, type, "notnull", pk FROM pragma_table_info(?)',
      )
      .all(getTableName(table))
      .map(({ name, type, notnull, pk }) => ({ name, type, required: notnull === 1 || pk > 0 }));
    expect(columns).toEqual(made);
  }
});
