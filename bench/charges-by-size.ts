/**
 * What a charge and a whole call cost in an empty database, and in one of many accounts and recorded calls: of one account, and
 * each of another account. In SQLite, alternating within one run. Random accounts are compared with one account alone, which is
 * the harsher reading of the goal, and with as many random accounts that have no call yet.
 */
import { Database } from 'bun:sqlite';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeRequest } from '../src/account/charge.ts';
import { closeDatabase, openDatabase } from '../src/account/sqlite/database.ts';
import { openSqliteStore } from '../src/account/sqlite/store.ts';
import type { AccountStore } from '../src/account/store.ts';
import { addCustomers, NOW_MS, tariff } from '../test/account/customers.ts';
import { callsBySize } from './calls-by-size.ts';
import { type Measure, median } from './measure.ts';

interface Size {
  readonly accounts: number;
  readonly calls: number;
}

/** The size of the goals takes minutes to make; a tenth of it shows the same in seconds. */
const FULL: Size = { accounts: 100_000, calls: 5_000_000 };
const TENTH: Size = { accounts: 10_000, calls: 500_000 };
/** How many times the cost in an empty database a charge may be. */
const ONE_ACCOUNT_GOAL = 1.1;
const RANDOM_ACCOUNTS_GOAL = 1.5;
/** One recorded call in so many cost credit and has a ledger entry. */
const PAID_EVERY = 10;
const STORE_ROUNDS = 12;
const CHARGES_PER_ROUND = 6_400;
const GROUP = 64;
const SINGLE_CHARGES_PER_ROUND = 300;

interface Place {
  readonly store: AccountStore;
  /** The next charge. */
  request(): ChargeRequest;
}

/** `isFull` makes the large database as large as in the goals. */
export async function benchChargesBySize(isFull: boolean): Promise<Measure[]> {
  const size = isFull ? FULL : TENTH;
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-charges-'));
  try {
    const small = fillSmall(inFolderOf(folder, 'small'), 1);
    const fresh = fillSmall(inFolderOf(folder, 'fresh'), size.accounts);
    const large = fillLarge(inFolderOf(folder, 'large'), size);
    // A database of its own: what the charges of one place leave in the log, a checkpoint would copy in the time of the other.
    const spread = inFolderOf(folder, 'spread');
    copyFileSync(large, spread);
    let last = 0;
    const each = () => 1 + ((last++ * 7919) % size.accounts);
    const sizes = [
      { name: 'small', path: small, next: () => 1 },
      { name: 'large', path: large, next: () => size.accounts / 2 },
      { name: 'fresh', path: fresh, next: each },
      { name: 'spread', path: spread, next: each },
    ];
    const places = sizes.map(({ name, path, next }): [string, Place] => [
      name,
      { store: openFilled(path), request: () => requestOf(next()) },
    ]);
    const groupedUs = new Map<string, number[]>(places.map(([name]) => [name, []]));
    const groupedCpuUs = new Map<string, number[]>(places.map(([name]) => [name, []]));
    const singleUs = new Map<string, number[]>(places.map(([name]) => [name, []]));
    for (let round = 0; round <= STORE_ROUNDS; round++) {
      for (const [name, place] of places) {
        const before = process.cpuUsage();
        const grouped = await groupedCharges(place);
        const { user, system } = process.cpuUsage(before);
        const single = await singleCharges(place);
        if (round === 0) continue;
        groupedUs.get(name)?.push(grouped);
        groupedCpuUs.get(name)?.push((user + system) / CHARGES_PER_ROUND);
        singleUs.get(name)?.push(single);
      }
    }
    await Promise.all(places.map(([, { store }]) => store.close()));
    const callUs = new Map([...(await callsBySize(sizes))].map(([name, us]) => [name, [us]]));
    return [
      ...sizeMeasures('a charge in groups of 64', groupedUs, size),
      // What else the machine does with its disk makes no difference to it.
      ...sizeMeasures('a charge in groups of 64 in processor time', groupedCpuUs, size),
      ...sizeMeasures('a charge alone', singleUs, size),
      ...sizeMeasures('a whole call over HTTP in processor time', callUs, size),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a database in a folder of its own: a server has its folder for itself. */
function inFolderOf(folder: string, name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name, 'fairday.db');
}

function sizeMeasures(what: string, us: ReadonlyMap<string, readonly number[]>, { accounts, calls }: Size): Measure[] {
  const at = (name: string) => median(us.get(name) ?? []);
  const size = `${accounts.toLocaleString('en')} accounts and ${calls.toLocaleString('en')} calls`;
  return [
    { name: `${what}, one account alone`, value: at('small'), unit: 'µs' },
    {
      name: `${what}, one account among ${size} / alone`,
      value: at('large') / at('small'),
      unit: 'ratio',
      goal: { atMost: ONE_ACCOUNT_GOAL },
    },
    {
      name: `${what}, each of another account among ${size} / alone`,
      value: at('spread') / at('small'),
      unit: 'ratio',
      goal: { atMost: RANDOM_ACCOUNTS_GOAL },
    },
    {
      name: `${what}, each of another account among ${size} / among as many accounts without a call`,
      value: at('spread') / at('fresh'),
      unit: 'ratio',
      goal: { atMost: ONE_ACCOUNT_GOAL },
    },
  ];
}

function requestOf(account: number): ChargeRequest {
  const who = { accountId: account, keyId: account };
  return { ...who, meter: 'decision', units: 1, operation: 'decide', requestId: 'r', nowMs: NOW_MS };
}

async function groupedCharges({ store, request }: Place): Promise<number> {
  const startedMs = performance.now();
  for (let i = 0; i < CHARGES_PER_ROUND; i += GROUP) {
    await Promise.all(Array.from({ length: GROUP }, () => store.charge(request())));
  }
  return ((performance.now() - startedMs) * 1000) / CHARGES_PER_ROUND;
}

async function singleCharges({ store, request }: Place): Promise<number> {
  const startedMs = performance.now();
  for (let i = 0; i < SINGLE_CHARGES_PER_ROUND; i++) await store.charge(request());
  return ((performance.now() - startedMs) * 1000) / SINGLE_CHARGES_PER_ROUND;
}

const PAYING = tariff({ decision: 0 });

function openFilled(path: string): AccountStore {
  return openSqliteStore(path, PAYING, { opener: 'server' });
}

/** A database of accounts with credit and without a call; its path. */
function fillSmall(path: string, accounts: number): string {
  closeDatabase(openDatabase(path));
  addCustomers(path, accounts);
  payIn(path, accounts);
  return path;
}

/** Calls over ninety days, a tenth of them paid, as real use would leave them. */
function fillLarge(path: string, { accounts, calls }: Size): string {
  console.error(`making ${accounts} accounts with ${calls} calls …`);
  fillSmall(path, accounts);
  const db = new Database(path);
  db.run('PRAGMA synchronous = OFF');
  const oldestMs = NOW_MS - 89 * 86_400_000;
  db.run(`
    INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${calls - 1})
    SELECT 1 + i * 7919 % ${accounts}, 1 + i * 7919 % ${accounts}, 'decide', 'decision', 1,
      iif(i % ${PAID_EVERY} = 0, 'credit', 'free'), iif(i % ${PAID_EVERY} = 0, 1200, 0), 'r' || i,
      ${oldestMs} + i * ${Math.floor((NOW_MS - oldestMs) / calls)} FROM n`);
  db.run(`
    INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, call_id, at_ms)
    SELECT 'charge', account_id, account_id, -2, cost_micro_gbp, 2000, id, at_ms FROM metered_call WHERE charged = 'credit'`);
  db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return path;
}

function payIn(path: string, accounts: number): void {
  const db = new Database(path);
  db.run('PRAGMA synchronous = OFF');
  db.run(`
    INSERT INTO ledger_entry (kind, account_id, debit_id, credit_id, amount_micro_gbp, vat_basis_points, ref, at_ms)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${accounts})
    SELECT 'top-up', i, -1, i, 1000000000, 2000, 'ref-' || i, ${NOW_MS} FROM n`);
  db.close();
}
