/** What is found by blocks of calls and entries is all that an account has, and the database finds it in indexes. */
import { describe, expect, test } from 'bun:test';
import { callsOf, entriesOf } from '../../src/account/sqlite/blocks.ts';
import { addCustomers } from './customers.ts';
import { NOW_MS, openBeside, openStore, temporaryPath } from './temporary-store.ts';

const ACCOUNTS = 5;
/** Of 4,096 each: the calls fill three blocks, of which the first is forgotten but for what cost money. */
const CALLS = 11_000;
const FORGOTTEN_BEFORE = 5_000;

/** Calls of all accounts in turns: one in seven cost money, one in eleven is beyond the free ones and costs nothing. */
async function manyCalls() {
  const path = temporaryPath();
  await openStore(path).close();
  addCustomers(path, ACCOUNTS);
  const db = openBeside(path);
  const numbers = (count: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  db.run(`INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, at_ms)
    ${numbers(ACCOUNTS)} SELECT 'top-up', i, -1, i, 100000000, 2000, 'bank-' || i, ${NOW_MS} FROM n`);
  db.run(`INSERT INTO metered_call (id, account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
    ${numbers(CALLS)} SELECT i, 1 + i % ${ACCOUNTS}, 1 + i % ${ACCOUNTS}, 'decide', 'decision', 1,
      iif(i % 7 = 0 OR i % 11 = 0, 'credit', 'free'), iif(i % 7 = 0, 1200, 0), 'r' || i, ${NOW_MS} + i FROM n
    WHERE i % 7 = 0 OR i % 11 = 0 OR i >= ${FORGOTTEN_BEFORE}`);
  db.run(`INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, call_id, at_ms)
    SELECT 'charge', account_id, account_id, -2, cost_micro_gbp, 2000, id, at_ms FROM metered_call WHERE cost_micro_gbp > 0`);
  return { path, db };
}

test('each account has its own calls and entries, all of them, once', async () => {
  const { db } = await manyCalls();
  for (let account = 1; account <= ACCOUNTS; account++) {
    for (const [table, found] of [
      ['metered_call', callsOf('?1')],
      ['ledger_entry', entriesOf('?1')],
    ]) {
      const all = db.query(`SELECT * FROM ${table} WHERE account_id = ?1 ORDER BY id`).values(account);
      expect(all.length).toBeGreaterThan(300);
      expect(db.query(`SELECT * FROM ${found} ORDER BY id`).values(account)).toEqual(all);
    }
  }
});

test('an account without calls has none, also where nobody has any', async () => {
  const path = temporaryPath();
  await openStore(path).close();
  addCustomers(path, 1);
  const db = openBeside(path);
  expect(db.query(`SELECT * FROM ${callsOf('1')}`).values()).toEqual([]);
  expect(db.query(`SELECT * FROM ${entriesOf('1')}`).values()).toEqual([]);
});

test('a list of accounts says when each made its last call, whatever it is ordered by', async () => {
  const { path, db } = await manyCalls();
  const last = new Map(
    db.query('SELECT account_id, max(at_ms) FROM metered_call GROUP BY account_id').values() as [number, number][],
  );
  const store = openStore(path);
  for (const order of ['created', 'email', 'balance', 'last-use'] as const) {
    const { accounts } = await store.findAccounts({ order, descending: false, limit: 10, offset: 0 });
    expect(new Map(accounts.map(({ id, lastUsedMs }) => [id, lastUsedMs])), order).toEqual(last);
  }
});

test('old free calls are forgotten in all blocks, also behind calls of a clock that was ahead', async () => {
  const { path, db } = await manyCalls();
  const dayMs = 86_400_000;
  db.run(`INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
    SELECT 1, 1, 'decide', 'decision', 1, 'free', 0, 'r', ${NOW_MS} + iif(i <= 8500, ${400 * dayMs}, 1) FROM n`);
  const free = () =>
    db
      .query<{ ahead: number; n: number }, []>(
        `SELECT at_ms > ${NOW_MS + 300 * dayMs} AS ahead, count(*) AS n FROM metered_call WHERE charged = 'free' GROUP BY ahead`,
      )
      .all();
  const [{ n: old }, ahead] = free();
  expect(ahead).toEqual({ ahead: 1, n: 8500 });
  const { calls } = await openStore(path).prune(NOW_MS + 100 * dayMs);
  expect(calls).toBe(old);
  expect(free()).toEqual([ahead]);
});

describe('no row is read that is not of the account:', () => {
  for (const [what, found] of [
    ['calls', callsOf('?1')],
    ['entries', entriesOf('?1')],
  ]) {
    test(what, async () => {
      const { db } = await manyCalls();
      const plan = db.query<{ detail: string }, [number]>(`EXPLAIN QUERY PLAN SELECT * FROM ${found}`).all(1);
      const ways = plan.map(({ detail }) => detail).filter((detail) => /\b(call|entry)\b/.test(detail));
      expect(ways.length).toBeGreaterThan(0);
      // The beginning of the oldest block is read from the index as well.
      for (const way of ways)
        expect(way).toMatch(
          /^SEARCH (call|entry) USING (INDEX \w+_by_block \(<expr>=\? AND account_id=\?\)|INTEGER PRIMARY KEY)/,
        );
    });
  }
});
