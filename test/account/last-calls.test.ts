/** The list by last use knows each account's last call, however far its table has been brought forward. */
import { expect, test } from 'bun:test';
import { migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { addCustomers } from './customers.ts';
import { NOW_MS, openBeside, openServingStore, openStore, temporaryPath } from './temporary-store.ts';

const ACCOUNTS = 4;

async function customers() {
  const path = temporaryPath();
  await openStore(path).close();
  addCustomers(path, ACCOUNTS);
  return { path, db: openBeside(path), store: openStore(path) };
}

/** What each account was last used at by the list, in its order. */
async function listed(store: AccountStore): Promise<[number, number | null][]> {
  const { accounts } = await store.findAccounts({ order: 'last-use', descending: true, limit: 10, offset: 0 });
  return accounts.map(({ id, lastUsedMs }) => [id, lastUsedMs]);
}

/** The same by the calls themselves. */
function counted(db: ReturnType<typeof openBeside>): [number, number | null][] {
  return db
    .query(
      `SELECT account.id, max(at_ms) AS at_ms FROM account LEFT JOIN metered_call ON account_id = account.id
       GROUP BY account.id ORDER BY coalesce(max(at_ms), 0) DESC, account.id DESC`,
    )
    .values() as [number, number | null][];
}

function addCall(db: ReturnType<typeof openBeside>, account: number, charged: 'free' | 'credit', atMs: number): void {
  db.run(
    `INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
     VALUES (?1, ?1, 'decide', 'decision', 1, ?2, 0, 'r', ?3)`,
    [account, charged, atMs],
  );
}

const mark = (db: ReturnType<typeof openBeside>) => db.query('SELECT call_id FROM last_call_mark').values()[0];

test('calls count before the table is brought forward, after it, and when later ones follow', async () => {
  const { db, store } = await customers();
  for (let i = 0; i < 9_000; i++)
    addCall(db, 1 + (i % 3), i % 2 === 0 ? 'free' : 'credit', NOW_MS - ((i * 7919) % 9_001));
  expect(await listed(store)).toEqual(counted(db));
  await store.prune(NOW_MS);
  expect(mark(db)).toEqual([9_000]);
  expect(await listed(store)).toEqual(counted(db));
  addCall(db, 2, 'free', NOW_MS + 1);
  addCall(db, 4, 'credit', NOW_MS - 5);
  // A clock that went back makes no earlier last call.
  addCall(db, 3, 'free', NOW_MS - DAY_MS);
  expect(await listed(store)).toEqual(counted(db));
  await store.prune(NOW_MS);
  expect(await listed(store)).toEqual(counted(db));
});

test('a free call is forgotten with its row, one on credit never', async () => {
  const { db, store } = await customers();
  addCall(db, 1, 'credit', NOW_MS);
  addCall(db, 1, 'free', NOW_MS + 1);
  addCall(db, 2, 'free', NOW_MS + 2);
  await store.prune(NOW_MS);
  await store.prune(NOW_MS + 100 * DAY_MS);
  expect(db.query('SELECT count(*) FROM metered_call').values()).toEqual([[1]]);
  expect(await listed(store)).toEqual([
    [1, NOW_MS],
    [4, null],
    [3, null],
    [2, null],
  ]);
  expect((await store.verify(NOW_MS)).intact).toBe(true);
});

test('calls that have the numbers of deleted ones are found', async () => {
  const { db, store } = await customers();
  for (let i = 0; i < 20; i++) addCall(db, 1, 'free', NOW_MS + i);
  await store.prune(NOW_MS);
  await store.prune(NOW_MS + 100 * DAY_MS);
  expect(mark(db)).toEqual([0]);
  addCall(db, 3, 'free', NOW_MS + 100 * DAY_MS);
  expect(await listed(store)).toEqual(counted(db));
});

test('of a deleted account no free call is known', async () => {
  const { db, store } = await customers();
  addCall(db, 2, 'free', NOW_MS);
  await store.prune(NOW_MS);
  const [{ email }] = db.query<{ email: string }, []>('SELECT email FROM account WHERE id = 2').all();
  await store.deleteAccount(email, NOW_MS, { forfeit: false });
  expect(db.query('SELECT free_at_ms FROM last_call WHERE account_id = 2').values()).toEqual([[null]]);
});

test('a database of before has the last calls of its accounts after the update', async () => {
  const path = temporaryPath();
  const db = openBeside(path);
  migrate(
    db,
    MIGRATIONS.filter(({ name }) => name < '0009'),
  );
  addCustomers(path, ACCOUNTS);
  for (let i = 0; i < 50; i++) addCall(db, 1 + (i % 3), i % 2 === 0 ? 'free' : 'credit', NOW_MS + ((i * 31) % 47));
  const store = openServingStore(path);
  expect(mark(db)).toEqual([50]);
  expect(await listed(store)).toEqual(counted(db));
});
