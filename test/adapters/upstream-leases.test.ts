/** Servers that share a database share the limits of a host of weather, by the clock of the database. */
import { afterEach, describe, expect, test } from 'bun:test';
import { SQL } from 'bun';
import { sharedBudgets } from '../../src/adapters/upstream-leases.ts';
import type { UpstreamBudget } from '../../src/upstream/budget.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { dropDatabase, newDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const LIMITS = [
  { windowMs: 60_000, units: 100 },
  { windowMs: 86_400_000, units: 1_000 },
];

async function database(): Promise<string> {
  const url = await newDatabase();
  closers.push(() => dropDatabase(url));
  return url;
}

/** The budget of one host as a server of its own opens it. */
function server(url: string, host = 'weather.test') {
  const timers = new ManualTimers();
  const budgets = sharedBudgets(url, { monotonicMs: timers.monotonicMs, timers }, async () => true);
  closers.push(() => budgets.close());
  return { budget: budgets.open(host, LIMITS), close: () => budgets.close(), timers };
}

async function takeAll(budget: UpstreamBudget, units: number): Promise<number> {
  let taken = 0;
  while ((await budget.take(units)) === 0) taken += units;
  return taken;
}

describe('servers on one database', () => {
  test('take the limit together and not once each', async () => {
    const url = await database();
    const servers = [server(url), server(url), server(url)];
    const taken = await Promise.all(servers.map(({ budget }) => takeAll(budget, 2.5)));
    const sum = taken.reduce((total, units) => total + units);
    expect(sum).toBeLessThanOrEqual(100);
    // What is left lies ready with one or another of them.
    expect(sum).toBeGreaterThan(70);
    const other = server(url, 'other.test');
    expect(await other.budget.take(50)).toBe(0);
  });

  test('write down what was used and what is leased, and give back what is not used when they stop', async () => {
    const url = await database();
    const one = server(url);
    for (let i = 0; i < 5; i++) expect(await one.budget.take(1.2)).toBe(0);
    await until(() => (one.budget.leased() ?? 0) > 0);
    await one.close();
    const sql = new SQL(url, { max: 1 });
    closers.push(() => sql.close());
    const uses: { window_ms: string; units: string }[] = await sql.unsafe(
      'SELECT window_ms, sum(units)::bigint AS units FROM upstream_use GROUP BY 1 ORDER BY window_ms',
    );
    expect(uses.map(({ window_ms, units }) => [Number(window_ms), Number(units)])).toEqual([
      [60_000, 6_000],
      [86_400_000, 6_000],
    ]);
    expect(Array.from(await sql.unsafe('SELECT lease FROM upstream_lease WHERE ceiling > spent'))).toEqual([]);
    const two = server(url);
    expect(await two.budget.take(94)).toBe(0);
    expect(await two.budget.take(1)).toBeGreaterThan(0);
    const [minute, day] = two.budget.left();
    expect([minute.left, day.left]).toEqual([0, 900]);
  });

  test('forget what has left its window', async () => {
    const url = await database();
    const sql = new SQL(url, { max: 1 });
    closers.push(() => sql.close());
    await sql.unsafe("INSERT INTO upstream_host (host) VALUES ('weather.test')");
    await sql.unsafe(
      "INSERT INTO upstream_use (host, window_ms, slot, units) VALUES ('weather.test', 60000, 5, 100000)",
    );
    await sql.unsafe(
      "INSERT INTO upstream_lease (host, lease, sequence, spent, ceiling, until_ms) VALUES ('weather.test', 'dead', 1, 0, 40000, 5)",
    );
    const { budget } = server(url);
    // The lease of a dead server counts as used from its end on: now, as nobody has looked before.
    expect(await budget.take(61)).toBeGreaterThan(0);
    expect(await server(url).budget.take(60)).toBe(0);
    expect(Array.from(await sql.unsafe('SELECT slot FROM upstream_use WHERE slot = 5'))).toEqual([]);
    expect(Array.from(await sql.unsafe("SELECT lease FROM upstream_lease WHERE lease = 'dead'"))).toEqual([]);
  });

  test('go on with what they have leased while the database is away', async () => {
    const { budget } = server('postgres://nobody@127.0.0.1:1/none');
    expect(await budget.take(1)).toBeGreaterThan(0);
    expect(budget.leased()).toBe(0);
    const url = await database();
    const one = server(url);
    while ((one.budget.leased() ?? 0) < 2) expect(await one.budget.take(1)).toBe(0);
    await dropDatabase(url);
    expect(one.budget.take(1)).toBe(0);
    expect(one.budget.take(1)).toBe(0);
    expect(await takeAll(one.budget, 1)).toBeLessThan(10);
  });
});
