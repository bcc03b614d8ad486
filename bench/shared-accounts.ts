/**
 * Charges a second on one PostgreSQL with 1, 2 and 3 servers, on one account and on 1,000, each commit on disk, with SQLite
 * and a statement per charge beside it, alternating within one run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQL } from 'bun';
import { openPostgresStore } from '../src/account/postgres/store.ts';
import { openSqliteStore } from '../src/account/sqlite/store.ts';
import { addCustomers, NOW_MS, tariff } from '../test/account/customers.ts';
import { startPostgres } from '../test/support/postgres-server.ts';
import { type Measure, median } from './measure.ts';

const ROUNDS = 3;
const ROUND_MS = 1_500;
const ACCOUNTS = 1_000;
/** Charges a second of one account on this kind of machine; a statement per charge made 940. */
const GOAL_PER_SECOND = 15_000;
const GOAL_RATIO = 16;

type Mode = 'sqlite' | 'postgres' | 'single';

interface Setting {
  readonly mode: Mode;
  readonly replicas: number;
  readonly accounts: number;
}

const SETTINGS: readonly Setting[] = [
  ...[1, ACCOUNTS].flatMap((accounts) => [
    { mode: 'single', replicas: 1, accounts } as const,
    { mode: 'sqlite', replicas: 1, accounts } as const,
    ...[1, 2, 3].map((replicas) => ({ mode: 'postgres', replicas, accounts }) as const),
  ]),
];

export async function benchSharedAccounts(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-bench-shared-'));
  const postgres = startPostgres({ durable: true });
  const url = `${postgres.url}/postgres`;
  const path = join(folder, 'fairday.db');
  try {
    await fill(url, path);
    const perSecond = new Map<Setting, number[]>(SETTINGS.map((setting) => [setting, []]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const setting of SETTINGS) {
        const figure = await run(setting.mode === 'sqlite' ? path : url, setting);
        // The first round warms up.
        if (round > 0) perSecond.get(setting)?.push(figure);
      }
    }
    return measuresOf(perSecond);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function measuresOf(perSecond: ReadonlyMap<Setting, readonly number[]>): Measure[] {
  const of = (mode: Mode, replicas: number, accounts: number): readonly number[] =>
    [...perSecond].find(
      ([known]) => known.mode === mode && known.replicas === replicas && known.accounts === accounts,
    )?.[1] ?? [];
  return [1, ACCOUNTS].flatMap((accounts) => {
    const where = accounts === 1 ? 'on one account' : `over ${ACCOUNTS} accounts`;
    const single = of('single', 1, accounts);
    const shared = of('postgres', 1, accounts);
    const ratios = shared.map((figure, i) => figure / single[i]);
    return [
      {
        name: `charges ${where} in PostgreSQL, by batch / a statement each`,
        value: median(ratios),
        unit: 'ratio',
        note: `from ${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`,
        ...(accounts === 1 ? { goal: { atLeast: GOAL_RATIO } } : { better: 'higher' as const }),
      },
      { name: `charges ${where}, a statement each, 8 connections`, value: median(single), unit: '/s' },
      { name: `charges ${where}, SQLite`, value: median(of('sqlite', 1, accounts)), unit: '/s' },
      ...[1, 2, 3].map((replicas) => ({
        name: `charges ${where}, PostgreSQL, ${replicas} ${replicas === 1 ? 'server' : 'servers'}`,
        value: median(of('postgres', replicas, accounts)),
        unit: '/s',
        ...(accounts === 1 && replicas === 1 ? { goal: { atLeast: GOAL_PER_SECOND } } : {}),
      })),
    ];
  });
}

/** All charges of all processes per second. */
async function run(place: string, { mode, replicas, accounts }: Setting): Promise<number> {
  const script = join(import.meta.dir, 'charging-replica.ts');
  const args = [script, place, mode, String(accounts), String(ROUND_MS)];
  const children = Array.from({ length: replicas }, () =>
    Bun.spawn([process.execPath, ...args], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' }),
  );
  const readers = children.map(({ stdout }) => stdout.getReader());
  await Promise.all(readers.map((reader) => reader.read()));
  for (const { stdin } of children) {
    stdin.write('go\n');
    stdin.flush();
  }
  const texts = await Promise.all(readers.map(async (reader) => new TextDecoder().decode((await reader.read()).value)));
  await Promise.all(children.map(({ exited }) => exited));
  const done = texts.map((text) => Number(/done (\d+)/.exec(text)?.[1] ?? Number.NaN));
  return (done.reduce((sum, count) => sum + count, 0) * 1_000) / ROUND_MS;
}

async function fill(url: string, path: string): Promise<void> {
  const sqlite = openSqliteStore(path, tariff());
  addCustomers(path, ACCOUNTS);
  await sqlite.close();
  const sql = new SQL(url, { max: 1 });
  for (let attempt = 0; ; attempt++) {
    try {
      await sql.unsafe('SELECT 1');
      break;
    } catch (error) {
      // It is still starting.
      if (attempt > 200) throw error;
      await Bun.sleep(100);
    }
  }
  const store = openPostgresStore(url, tariff(), { opener: 'migration' });
  await store.ready();
  await store.close();
  await sql.unsafe(`INSERT INTO account (id, email, status, created_at_ms)
    SELECT i, 'customer-' || i || '@example.org', 'verified', ${NOW_MS} FROM generate_series(1, ${ACCOUNTS}) AS n (i)`);
  await sql.unsafe(`INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
    SELECT i, i, sha256(convert_to(i::text, 'UTF8')), 'fd_…', 'default', ${NOW_MS}
    FROM generate_series(1, ${ACCOUNTS}) AS n (i)`);
  await sql.close();
}
