/**
 * The cost of having a charge on disk before its answer is sent: group commit compared with one transaction per charge,
 * over HTTP, alternating within one run; several servers on one database; and a charge in an empty database compared with
 * one in a database of many accounts and recorded calls.
 */
import { Database } from 'bun:sqlite';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeRequest } from '../src/account/charge.ts';
import { openSqliteStore } from '../src/account/sqlite/store.ts';
import type { AccountStore } from '../src/account/store.ts';
import { addCustomers, NOW_MS, tariff } from '../test/account/customers.ts';
import { type LoadResult, load } from './load.ts';
import { type Measure, median } from './measure.ts';
import { benchSharedAccounts } from './shared-accounts.ts';

const ROUNDS = 6;
const ROUND_MS = 1_500;
const CONNECTIONS = 128;
const PATH = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';
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

/** `isFull` makes the large database as large as in the goals. */
export async function benchAccount(isFull: boolean): Promise<Measure[]> {
  return [...(await benchSharedAccounts()), ...(await throughHttp()), ...(await bySize(isFull ? FULL : TENTH))];
}

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-account-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function throughHttp(): Promise<Measure[]> {
  return inFolder(async (folder) => {
    const grouped = await chargingServer(join(folder, 'grouped.d'), 'grouped');
    const single = await chargingServer(join(folder, 'single.d'), 'single');
    const rounds: { grouped: LoadResult; single: LoadResult }[] = [];
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        const pair = { grouped: await grouped.load(), single: await single.load() };
        // The first round warms up.
        if (round > 0) rounds.push(pair);
      }
    } finally {
      await Promise.all([grouped.stop(), single.stop()]);
    }
    const ratios = rounds.map((pair) => pair.grouped.requestsPerSecond / pair.single.requestsPerSecond);
    const failures = rounds.reduce((sum, pair) => sum + pair.grouped.failures + pair.single.failures, 0);
    const of = (pick: (pair: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return [
      {
        name: 'durable charges on credit through HTTP, grouped / one transaction each',
        value: median(ratios),
        unit: 'ratio',
        note: `from ${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)} over ${ROUNDS} pairs; ${CONNECTIONS} connections; failures ${failures}`,
      },
      { name: 'grouped', value: of((pair) => pair.grouped.requestsPerSecond), unit: '/s' },
      { name: 'one transaction each', value: of((pair) => pair.single.requestsPerSecond), unit: '/s' },
    ];
  });
}

async function chargingServer(dataDir: string, mode: 'grouped' | 'single') {
  const path = join(dataDir, 'fairday.db');
  Bun.spawnSync(['mkdir', '-p', dataDir]);
  const store = openSqliteStore(path, tariff());
  const { id, email } = await store.createAccount('payer@example.org', 'verified', NOW_MS);
  const { key } = await store.createKey(id, 'default', NOW_MS);
  await store.topUp({ email, amountMicroGbp: 1e12, ref: 'all of it' }, NOW_MS);
  await store.close();
  const script = join(import.meta.dir, 'account-server.ts');
  const child = Bun.spawn([process.execPath, script, dataDir, mode], { stdout: 'pipe', stderr: 'inherit' });
  const reader = child.stdout.getReader();
  const url = /listening (\S+)/.exec(new TextDecoder().decode((await reader.read()).value))?.[1];
  if (url === undefined) throw new Error('the server did not start');
  return {
    load: () => load({ url: url + PATH, headers: { 'X-API-Key': key } }, CONNECTIONS, ROUND_MS),
    async stop() {
      child.kill('SIGTERM');
      await child.exited;
    },
  };
}

interface Place {
  readonly store: AccountStore;
  request(i: number): ChargeRequest;
}

async function bySize(size: Size): Promise<Measure[]> {
  return inFolder(async (folder) => {
    const small = smallStore(inFolderOf(folder, 'small'));
    const large = largeStore(inFolderOf(folder, 'large'), size);
    const spread = { store: large.store, request: (i: number) => requestOf(1 + ((i * 7919) % size.accounts)) };
    const places: [string, Place][] = [
      ['small', small],
      ['large', large],
      ['spread', spread],
    ];
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
    await Promise.all([small.store.close(), large.store.close()]);
    return [
      ...sizeMeasures('in groups of 64', groupedUs, size),
      // What else the machine does with its disk makes no difference to it.
      ...sizeMeasures('in groups of 64 in processor time', groupedCpuUs, size),
      ...sizeMeasures('alone', singleUs, size),
    ];
  });
}

/** The path of a database in a folder of its own: a server has its folder for itself. */
function inFolderOf(folder: string, name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name, 'fairday.db');
}

function sizeMeasures(how: string, us: ReadonlyMap<string, readonly number[]>, { accounts, calls }: Size): Measure[] {
  const at = (name: string) => median(us.get(name) ?? []);
  const size = `${accounts.toLocaleString('en')} accounts and ${calls.toLocaleString('en')} calls`;
  return [
    { name: `a charge ${how}, one account alone`, value: at('small'), unit: 'µs' },
    {
      name: `a charge ${how}, one account among ${size} / alone`,
      value: at('large') / at('small'),
      unit: 'ratio',
      goal: { atMost: ONE_ACCOUNT_GOAL },
    },
    {
      name: `a charge ${how}, each of another account among ${size} / alone`,
      value: at('spread') / at('small'),
      unit: 'ratio',
      goal: { atMost: RANDOM_ACCOUNTS_GOAL },
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
    await Promise.all(Array.from({ length: GROUP }, (_, j) => store.charge(request(i + j))));
  }
  return ((performance.now() - startedMs) * 1000) / CHARGES_PER_ROUND;
}

async function singleCharges({ store, request }: Place): Promise<number> {
  const startedMs = performance.now();
  for (let i = 0; i < SINGLE_CHARGES_PER_ROUND; i++) await store.charge(request(i));
  return ((performance.now() - startedMs) * 1000) / SINGLE_CHARGES_PER_ROUND;
}

const PAYING = tariff({ decision: 0 });

function smallStore(path: string): Place {
  const store = openSqliteStore(path, PAYING, { opener: 'server' });
  addCustomers(path, 1);
  payIn(path, 1);
  return { store, request: () => requestOf(1) };
}

/** Calls over ninety days, a tenth of them paid, as real use would leave them. */
function largeStore(path: string, { accounts, calls }: Size): Place {
  const store = openSqliteStore(path, PAYING, { opener: 'server' });
  console.error(`making ${accounts} accounts with ${calls} calls …`);
  addCustomers(path, accounts);
  payIn(path, accounts);
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
  return { store, request: () => requestOf(accounts / 2) };
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
