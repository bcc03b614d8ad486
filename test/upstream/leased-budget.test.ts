/** Processes that share a budget never use more than its limits together, whatever happens to them and to the book. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { BudgetLimit } from '../../src/upstream/budget.ts';
import { grantLease, type LeaseAccount, type LeaseGrant, type LeaseRequest } from '../../src/upstream/lease-rules.ts';
import { LEASE_MS, LeasedBudget } from '../../src/upstream/leased-budget.ts';
import { publicHostLimits } from '../../src/weather/sources/open-meteo/limits.ts';
import { ManualTimers } from '../support/manual-timers.ts';

const LIMITS: readonly BudgetLimit[] = [
  { windowMs: 60_000, units: 50 },
  { windowMs: 3_600_000, units: 400 },
];

/** A book in memory, with a clock of its own. */
class Book {
  readonly account: LeaseAccount = { spent: new Map(), leases: new Map() };
  renewals = 0;
  /** What becomes of a request: it is carried out, it gets lost, its answer does, or it is carried out after later ones. */
  fate: 'answered' | 'lost' | 'unanswered' | 'late' = 'answered';
  readonly #late: LeaseRequest[] = [];

  constructor(readonly nowMs: () => number) {}

  async renew(request: LeaseRequest): Promise<LeaseGrant> {
    this.renewals++;
    const { fate } = this;
    if (fate === 'late') this.#late.push(request);
    if (fate === 'lost' || fate === 'late') throw new Error('lost');
    const grant = grantLease(this.account, request, this.nowMs());
    if (fate === 'unanswered' || grant === null) throw new Error('no answer');
    return grant;
  }

  carryOutLate(): void {
    for (const request of this.#late.splice(0)) grantLease(this.account, request, this.nowMs());
  }
}

/** Lets what has been answered be read. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

let leases = 0;

function open(book: Book, limits = LIMITS) {
  const timers = new ManualTimers();
  const newLease = () => `lease ${leases++}`;
  const { monotonicMs } = timers;
  return { timers, budget: new LeasedBudget('weather.test', limits, { book, monotonicMs, timers, newLease }) };
}

type Process = ReturnType<typeof open> & { readonly rate: number };

/** Time, and processes whose clocks run at rates of their own. */
class World {
  nowMs = 0;
  readonly book = new Book(() => 1.7e12 + this.nowMs);
  readonly processes: Process[] = [];

  start(limits = LIMITS, rate = 1): Process {
    const process = { ...open(this.book, limits), rate };
    this.processes.push(process);
    return process;
  }

  crash(process: Process): void {
    this.processes.splice(this.processes.indexOf(process), 1);
  }

  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; ) {
      const step = Math.min(left, 5_000);
      left -= step;
      this.nowMs += step;
      for (const { timers, rate } of this.processes) timers.pass(step * rate);
      await settle();
    }
  }

  /** Units that somebody has leased and not used, as far as the book knows. */
  held(): number {
    return [...this.book.account.leases.values()].reduce((sum, { ceiling, spent }) => sum + ceiling - spent, 0);
  }
}

/** The most that was taken in a span as long as the window. */
function mostIn(windowMs: number, taken: readonly { readonly atMs: number; readonly units: number }[]): number {
  let most = 0;
  let sum = 0;
  let first = 0;
  for (const { atMs, units } of taken) {
    sum += units;
    while (taken[first].atMs <= atMs - windowMs) sum -= taken[first++].units;
    most = Math.max(most, sum);
  }
  return most;
}

const STEP = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      who: fc.nat(3),
      units: fc.double({ min: 0.1, max: 6, noNaN: true }),
      times: fc.integer({ min: 1, max: 25 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.oneof(fc.nat(1_000), fc.nat(10_000), fc.integer({ min: 40_000, max: 62_000 }), fc.nat(200_000)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('late' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), who: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), who: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      fate: fc.constantFrom<Book['fate']>('answered', 'answered', 'answered', 'lost', 'unanswered', 'late'),
    }),
  },
);

describe('a shared budget', () => {
  test('is never exceeded over any span of a window, by processes whose clocks differ, that crash, and whose words get lost', async () => {
    const rate = fc.double({ min: 0.98, max: 1.02, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(STEP, { minLength: 20, maxLength: 300 }),
        fc.array(rate, { minLength: 4, maxLength: 4 }),
        async (steps, rates) => {
          const world = new World();
          const processes = rates.map((rate) => world.start(LIMITS, rate));
          const replace = (who: number) => {
            world.crash(processes[who]);
            processes[who] = world.start(LIMITS, rates[who]);
          };
          const taken: { atMs: number; units: number }[] = [];
          for (const step of steps) {
            if (step.kind === 'pass') await world.pass(step.ms);
            else if (step.kind === 'fate') world.book.fate = step.fate;
            else if (step.kind === 'late') world.book.carryOutLate();
            else if (step.kind === 'crash') replace(step.who);
            else if (step.kind === 'close') {
              await processes[step.who].budget.close();
              replace(step.who);
            } else {
              for (let i = 0; i < step.times; i++) {
                if ((await processes[step.who].budget.take(step.units)) > 0) break;
                taken.push({ atMs: world.nowMs, units: step.units });
              }
            }
            await settle();
          }
          for (const { windowMs, units } of LIMITS) expect(mostIn(windowMs, taken)).toBeLessThanOrEqual(units + 1e-6);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  test('is used up: what processes take together comes close to the limit, and none is left out', async () => {
    const world = new World();
    const processes = [0, 1, 2].map(() => world.start(publicHostLimits(1)));
    const taken = [0, 0, 0];
    while (world.nowMs < 20 * 60_000) {
      for (const [who, { budget }] of processes.entries()) {
        if ((await budget.take(2)) === 0) taken[who] += 2;
      }
      await world.pass(250);
    }
    const [least, , most] = taken.toSorted((a, b) => a - b);
    // 4,500 an hour, less what each holds ready.
    expect(taken.reduce((sum, units) => sum + units)).toBeGreaterThan(4_300);
    expect(most).toBeLessThan(2 * least);
  });

  test('is leased ahead of need: while it is in use nobody waits for the book', async () => {
    const world = new World();
    const { budget } = world.start(publicHostLimits(1));
    let waited = 0;
    for (let i = 0; i < 200; i++) {
      const asked = budget.take(1);
      if (typeof asked !== 'number') waited++;
      expect(await asked).toBe(0);
      await world.pass(500);
    }
    expect(waited).toBeLessThan(5);
    expect(world.book.renewals).toBeLessThan(100);
  });

  test('goes on with what is leased while the book is away, and not beyond', async () => {
    const world = new World();
    const { budget } = world.start(publicHostLimits(1));
    for (let i = 0; i < 10; i++) expect(await budget.take(1)).toBe(0);
    await settle();
    const leased = budget.leased();
    expect(leased).toBeGreaterThan(1);
    world.book.fate = 'lost';
    for (let i = 0; i < Math.floor(leased); i++) expect(await budget.take(1)).toBe(0);
    expect(await budget.take(1)).toBeGreaterThan(0);
    world.book.fate = 'answered';
    await world.pass(2_100);
    expect(await budget.take(1)).toBe(0);
    await settle();
    expect(budget.leased()).toBeGreaterThan(0);
    world.book.fate = 'lost';
    await world.pass(LEASE_MS);
    expect(budget.leased()).toBe(0);
    expect(await budget.take(1)).toBeGreaterThan(0);
  });

  test('gives back what an idle process does not need, and all when it closes', async () => {
    const world = new World();
    const { budget, timers } = world.start();
    for (let i = 0; i < 10; i++) expect(await budget.take(1)).toBe(0);
    await settle();
    expect(world.held()).toBeGreaterThan(0);
    await world.pass(46_000);
    expect(world.held()).toBe(0);
    expect(timers.size).toBe(0);
    expect(await budget.take(3)).toBe(0);
    await settle();
    await budget.close();
    expect(world.held()).toBe(0);
    expect(timers.size).toBe(0);
    expect(await budget.take(1)).toBeGreaterThan(0);
  });

  test('counts what a dead process had leased as used, until that leaves the window', async () => {
    const world = new World();
    const dead = world.start();
    for (let i = 0; i < 20; i++) expect(await dead.budget.take(2)).toBe(0);
    await settle();
    const unused = dead.budget.leased();
    world.crash(dead);
    const { budget } = world.start();
    expect(await budget.take(11)).toBeGreaterThan(0);
    await world.pass(LEASE_MS + 1_000);
    expect(await budget.take(1)).toBe(0);
    await world.pass(62_000);
    expect(await budget.take(40)).toBe(0);
    await settle();
    const [, hour] = budget.left();
    expect(hour.left).toBeCloseTo(400 - 40 - unused - 41, 6);
  });

  test('is not used by a process that slept until its lease had ended', async () => {
    let nowMs = 0;
    const asleep = { after: () => () => {} };
    const book = new Book(() => 1.7e12 + nowMs);
    const budget = new LeasedBudget('weather.test', LIMITS, {
      book,
      monotonicMs: () => nowMs,
      timers: asleep,
      newLease: () => `sleeper ${nowMs}`,
    });
    expect(await budget.take(1)).toBe(0);
    expect(budget.leased()).toBeGreaterThan(0);
    nowMs = 0.95 * LEASE_MS;
    expect(budget.leased()).toBe(0);
    book.fate = 'lost';
    expect(await budget.take(0.5)).toBeGreaterThan(0);
  });

  test('takes no notice of a request that comes after a later one', () => {
    const account: LeaseAccount = { spent: new Map(), leases: new Map() };
    const request: LeaseRequest = {
      host: 'weather.test',
      windows: [{ windowMs: 60_000, limit: 50_000 }],
      lease: 'one',
      sequence: 1,
      spent: 0,
      ceiling: 0,
      needed: 1_000,
      wanted: 2_000,
      leaseMs: LEASE_MS,
    };
    expect(grantLease(account, { ...request, sequence: 2 }, 1e12)).toEqual({ extra: 2_000, left: [48_000], waitMs: 0 });
    expect(grantLease(account, request, 1e12)).toBeNull();
    expect(account.leases.get('one')).toMatchObject({ sequence: 2, spent: 0, ceiling: 2_000 });
  });

  test('says what is left over all processes', async () => {
    const world = new World();
    const one = world.start().budget;
    const other = world.start().budget;
    expect(await one.take(20)).toBe(0);
    expect(await other.take(5)).toBe(0);
    await settle();
    const [minute, hour] = other.left();
    expect([minute.windowSeconds, minute.limit, hour.limit]).toEqual([60, 50, 400]);
    expect(minute.left + one.leased()).toBeCloseTo(25, 6);
    expect(hour.left + one.leased()).toBeCloseTo(375, 6);
  });
});
