/** Old free calls are forgotten, money never; answers go after a day; the ledger verifies before, during and after. */
import { describe, expect, test } from 'bun:test';
import { FREE_CALL_RETENTION_DAYS, startPruning } from '../../src/account/upkeep.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';

const EMAIL = 'jane@example.com';

describe.each(STORES)('$name:', ({ place, open, withCustomer, beside }) => {
  async function intact(path: string): Promise<boolean> {
    return (await open(path).verify(NOW_MS)).intact;
  }

  async function halfAYear() {
    const path = await place();
    const opened = await withCustomer(path, { standard: 1, decision: 20, premium: 2 });
    const { store, request } = opened;
    await store.topUp({ email: EMAIL, amountMicroGbp: 10_000_000, ref: 'r' }, NOW_MS - 180 * DAY_MS);
    const jobs: Promise<unknown>[] = [];
    for (let day = 180; day >= 0; day--) {
      const nowMs = NOW_MS - day * DAY_MS;
      // One free, one on credit, each day; a decision that is free on the first twenty days of a month.
      jobs.push(store.charge(request({ nowMs })), store.charge(request({ nowMs })));
      jobs.push(store.charge(request({ nowMs, meter: 'decision', operation: 'decide' })));
      const ai = request({ nowMs, meter: 'premium', units: 2, operation: 'ai' });
      const begun = await store.authorize(ai, { requestId: `ask-${day}`, bodySha256: new Uint8Array(32) });
      if (begun.outcome === 'authorized') jobs.push(store.capture(begun.holdId, 'answer', nowMs));
    }
    await Promise.all(jobs);
    return { ...opened, path };
  }

  test('free calls older than 90 days are forgotten; what cost money, balances and recent calls stay', async () => {
    const { store, path } = await halfAYear();
    const db = beside(path);
    const count = async (where: string) =>
      (await db.all<{ n: number }>(`SELECT count(*) AS n FROM metered_call WHERE ${where}`))[0]?.n;
    const midnightMs = Math.floor(NOW_MS / DAY_MS) * DAY_MS;
    const oldestMs = midnightMs - FREE_CALL_RETENTION_DAYS * DAY_MS;
    const left = async () => ({
      paid: await count("charged = 'credit'"),
      recent: await count(`charged = 'free' AND at_ms >= ${oldestMs}`),
    });
    const before = await left();
    const statement = await store.statement(EMAIL, 0, NOW_MS + DAY_MS);
    const pruned = await store.prune(NOW_MS);
    expect(pruned.calls).toBeGreaterThan(200);
    expect(pruned.answers).toBe(180);
    expect(await count(`charged = 'free' AND at_ms < ${oldestMs}`)).toBe(0);
    expect(await left()).toEqual(before);
    expect(await store.statement(EMAIL, 0, NOW_MS + DAY_MS)).toEqual(statement);
    expect(await intact(path)).toBe(true);
    expect(await store.prune(NOW_MS)).toEqual({ calls: 0, answers: 0 });
  });

  test('a link is taken once, by whoever is first and however late, and forgotten a day after it has ended', async () => {
    const path = await place();
    const linkOf = (n: number) => String(n).padStart(43, 'A');
    const [one, other] = [open(path), open(path)];
    await one.createAccount(EMAIL, 'verified', NOW_MS);
    const taken = await Promise.all([one, other, one, other].map((store) => store.takeLink(linkOf(1), NOW_MS)));
    expect(taken.filter((isFirst) => isFirst)).toHaveLength(1);
    await Promise.all([one.close(), other.close()]);
    const later = open(path);
    expect(await later.takeLink(linkOf(1), NOW_MS)).toBe(false);
    expect(await later.takeLink(linkOf(2), NOW_MS + DAY_MS)).toBe(true);
    await later.prune(NOW_MS + DAY_MS);
    expect(await later.takeLink(linkOf(1), NOW_MS)).toBe(false);
    await later.prune(NOW_MS + DAY_MS + 1);
    expect(await beside(path).all('SELECT signature FROM used_link')).toEqual([{ signature: linkOf(2) }]);
    expect(await later.takeLink(linkOf(1), NOW_MS)).toBe(true);
  });

  test('charges go on while old calls are forgotten in steps', async () => {
    const { store, request } = await withCustomer(await place());
    const old = NOW_MS - 100 * DAY_MS;
    const days = Array.from({ length: 5 }, (_, i) => old - i * DAY_MS);
    await Promise.all(days.flatMap((nowMs) => Array.from({ length: 900 }, () => store.charge(request({ nowMs })))));
    const pruning = store.prune(NOW_MS);
    const charged = await Promise.all(Array.from({ length: 50 }, () => store.charge(request())));
    expect(charged.every((outcome) => outcome.charged === 'free')).toBe(true);
    expect((await pruning).calls).toBe(4500);
    expect((await store.verify(NOW_MS)).intact).toBe(true);
  });

  test('the database refuses to forget what is recent or cost money, and the mark never goes back', async () => {
    const { path, store } = await halfAYear();
    await store.prune(NOW_MS);
    const db = beside(path);
    await expect(db.run("DELETE FROM metered_call WHERE charged = 'free'")).rejects.toThrow('never deleted');
    await expect(db.run("DELETE FROM metered_call WHERE charged = 'credit'")).rejects.toThrow('never deleted');
    await expect(db.run('UPDATE pruned SET before_ms = 0')).rejects.toThrow('does not come back');
    // A clock that was set back forgets nothing and undoes nothing.
    expect(await store.prune(NOW_MS - 30 * DAY_MS)).toEqual({ calls: 0, answers: 0 });
  });

  test('a server prunes when it starts, tells what it did, and goes on when it fails', async () => {
    const { store } = await halfAYear();
    const told: string[] = [];
    const pruned = new Promise<void>((resolve) => {
      const stop = startPruning(
        store,
        () => NOW_MS,
        (level, message) => {
          told.push(`${level} ${message}`);
          stop();
          resolve();
        },
      );
    });
    await pruned;
    expect(told).toEqual(['info deleted old free calls and answers']);
    const failing = { ...store, refundAbandoned: async () => 0, prune: () => Promise.reject(new Error('disk')) };
    const warned = await new Promise<string>((resolve) => {
      const stop = startPruning(
        failing,
        () => NOW_MS,
        (level) => resolve(level),
      );
      setTimeout(stop, 0);
    });
    expect(warned).toBe('warn');
  });
});
