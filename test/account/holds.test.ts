/** Charges that are pending end exactly once, whatever ends them; a repeated request is charged and answered once. */
import { describe, expect, test } from 'bun:test';
import type { AuthorizeOutcome } from '../../src/account/holds.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { until } from '../support/until.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';

const AI = { meter: 'premium', units: 2, operation: 'ai' } as const;
const sha = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest();
const ask = (requestId: string, body = 'will it rain?') => ({ requestId, bodySha256: sha(body) });

function holdIdOf(outcome: AuthorizeOutcome): number {
  if (outcome.outcome !== 'authorized') throw new Error(`it is ${outcome.outcome}`);
  return outcome.holdId;
}

describe.each(STORES)('$name:', ({ place, open, openServing, withCustomer, beside }) => {
  async function withPremium(premium: number, credit = 0) {
    const path = await place();
    const opened = await withCustomer(path, { premium });
    if (credit > 0) await opened.store.topUp({ email: 'jane@example.com', amountMicroGbp: credit, ref: 'r' }, NOW_MS);
    return { ...opened, path };
  }

  async function expectIntact(path: string): Promise<void> {
    const { checks } = await open(path).verify(NOW_MS);
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  }

  describe('a pending charge', () => {
    test('takes free units at once; settled it stays taken, refunded it comes back to its own day', async () => {
      const { store, account, path, request } = await withPremium(4);
      const left = async (nowMs = NOW_MS) => (await store.balance(account.id, 'premium', nowMs)).freeRemaining;
      const first = await store.authorize(request(AI), null);
      expect(first).toMatchObject({
        outcome: 'authorized',
        bill: { charged: 'free', costMicroGbp: 0, freeRemaining: 2 },
      });
      const second = await store.authorize(request(AI), null);
      expect(await left()).toBe(0);
      expect((await store.authorize(request(AI), null)).outcome).toBe('refused');
      expect(await store.capture(holdIdOf(first), null, NOW_MS)).toBe(true);
      expect(await store.release(holdIdOf(second), NOW_MS + DAY_MS)).toBe(true);
      expect([await left(), await left(NOW_MS + DAY_MS)]).toEqual([2, 4]);
      expect(await store.dailyCalls(account.id, 0, NOW_MS + 1)).toMatchObject([
        { operation: 'ai', calls: 1, units: 2 },
      ]);
      await expectIntact(path);
    });

    test('holds credit: out of reach for other calls, revenue only when settled, whole when refunded', async () => {
      const { store, path, request } = await withPremium(0, 4800);
      const begun = await store.authorize(request(AI), null);
      expect(begun).toMatchObject({ bill: { charged: 'credit', costMicroGbp: 2400, balanceMicroGbp: 2400 } });
      const sumOf = (side: number) =>
        `sum(CASE ${side} WHEN credit_id THEN amount_micro_gbp WHEN debit_id THEN -amount_micro_gbp ELSE 0 END)`;
      const sums = () =>
        beside(path).all<unknown>(`SELECT ${sumOf(-4)} AS held, ${sumOf(-2)} AS revenue FROM ledger_entry`);
      expect(await sums()).toEqual([{ held: 2400, revenue: 0 }]);
      await store.capture(holdIdOf(begun), null, NOW_MS);
      expect(await sums()).toEqual([{ held: 0, revenue: 2400 }]);
      const other = await store.authorize(request(AI), null);
      expect((await store.authorize(request(AI), null)).outcome).toBe('refused');
      await store.release(holdIdOf(other), NOW_MS);
      expect(await sums()).toEqual([{ held: 0, revenue: 2400 }]);
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(2400);
      await expectIntact(path);
    });

    test('ends once: of 50 settlements and refunds at once one is true', async () => {
      const { store, path, request } = await withPremium(0, 2400);
      const id = holdIdOf(await store.authorize(request(AI), null));
      const ends = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          i % 2 === 0 ? store.release(id, NOW_MS) : store.capture(id, null, NOW_MS),
        ),
      );
      expect(ends.filter((ended) => ended)).toHaveLength(1);
      expect(await store.capture(99, null, NOW_MS)).toBe(false);
      await expectIntact(path);
    });

    test('is refunded when its store closes, and when it was left behind by a process that died', async () => {
      const { store, path, request, account } = await withPremium(6, 2400);
      await Promise.all(Array.from({ length: 4 }, () => store.authorize(request(AI), null)));
      await store.close();
      const script = `
      import { openSqliteStore } from '${import.meta.dir}/../../src/account/sqlite/store.ts';
      import { openPostgresStore } from '${import.meta.dir}/../../src/account/postgres/store.ts';
      const tariff = { freePerMonthDecision: 0, freePerDayStandard: 0, freePerDayPremium: 6, vatBasisPoints: 2000,
        priceMicroGbp: { decision: 1200, standard: 1200, premium: 1200 } };
      const openStore = process.argv[1].startsWith('postgres:') ? openPostgresStore : openSqliteStore;
      const store = openStore(process.argv[1], tariff, { opener: 'server', leaseMs: 500 });
      const request = ${JSON.stringify({ ...request(AI) })};
      await Promise.all([1, 2, 3, 4].map((n) => store.authorize(request, { requestId: 'ask-' + n, bodySha256: new Uint8Array(32) })));
      process.kill(process.pid, 'SIGKILL');`;
      const child = Bun.spawn([process.execPath, '-e', script, path], { stderr: 'inherit' });
      await child.exited;
      expect(child.signalCode).toBe('SIGKILL');
      const next = openServing(path, { premium: 6 });
      expect(await next.balance(account.id, 'premium', NOW_MS)).toEqual({ freeRemaining: 0, balanceMicroGbp: 0 });
      // At once in a file, which has one server; elsewhere when the lease of the dead one has run out.
      let released = 0;
      await until(async () => {
        released += await next.releaseAbandoned(NOW_MS);
        return released > 0;
      });
      expect(released).toBe(4);
      expect(await next.releaseAbandoned(NOW_MS)).toBe(0);
      expect(await next.balance(account.id, 'premium', NOW_MS)).toEqual({ freeRemaining: 6, balanceMicroGbp: 2400 });
      expect((await next.authorize(request(AI), ask('ask-1'))).outcome).toBe('authorized');
      await expectIntact(path);
    });

    test('of a living server is not refunded by a command', async () => {
      const { store } = await withPremium(6);
      await expect(store.releaseAbandoned(NOW_MS)).rejects.toThrow('only a server knows');
    });
  });

  describe('a repeated request', () => {
    test('50 times at once is charged once; the others are told that it is running', async () => {
      const { store, path, request } = await withPremium(50);
      const all = await Promise.all(Array.from({ length: 50 }, () => store.authorize(request(AI), ask('a'))));
      expect(all.filter(({ outcome }) => outcome === 'authorized')).toHaveLength(1);
      expect(all.filter(({ outcome }) => outcome === 'in-progress')).toHaveLength(49);
      expect((await store.balance(1, 'premium', NOW_MS)).freeRemaining).toBe(48);
      await expectIntact(path);
    });

    test('gets the first answer at no cost when it is done, for a day', async () => {
      const { store, path, request } = await withPremium(50);
      const id = holdIdOf(await store.authorize(request(AI), ask('a')));
      await store.capture(id, '{"answer":"no"}', NOW_MS);
      const again = await open(path, { premium: 50 }).authorize(
        request({ ...AI, nowMs: NOW_MS + DAY_MS - 1 }),
        ask('a'),
      );
      expect(again).toMatchObject({ outcome: 'replayed', answer: '{"answer":"no"}' });
      expect((await store.balance(1, 'premium', NOW_MS)).freeRemaining).toBe(48);
      const later = await store.authorize(request({ ...AI, nowMs: NOW_MS + DAY_MS }), ask('a'));
      expect(later.outcome).toBe('authorized');
      await expectIntact(path);
    });

    test('with another body is told so, running or done; another account has ids of its own', async () => {
      const { store, request } = await withPremium(50);
      const stranger = await store.createAccount('stranger@example.com', 'verified', NOW_MS);
      const strangerKey = await store.createKey(stranger.id, 'default', NOW_MS);
      const id = holdIdOf(await store.authorize(request(AI), ask('a')));
      expect((await store.authorize(request(AI), ask('a', 'other'))).outcome).toBe('other-body');
      await store.capture(id, 'done', NOW_MS);
      expect((await store.authorize(request(AI), ask('a', 'other'))).outcome).toBe('other-body');
      const theirs = request({ ...AI, accountId: stranger.id, keyId: strangerKey.id });
      expect((await store.authorize(theirs, ask('a', 'other'))).outcome).toBe('authorized');
    });

    test('runs anew when the first failed or could not be paid', async () => {
      const { store, request } = await withPremium(2);
      await store.release(holdIdOf(await store.authorize(request(AI), ask('a'))), NOW_MS);
      await store.release(holdIdOf(await store.authorize(request(AI), ask('a', 'other'))), NOW_MS);
      await store.capture(holdIdOf(await store.authorize(request(AI), ask('a'))), 'done', NOW_MS);
      expect((await store.authorize(request(AI), ask('b'))).outcome).toBe('refused');
      await store.topUp({ email: 'jane@example.com', amountMicroGbp: 10_000, ref: 'r' }, NOW_MS);
      expect((await store.authorize(request(AI), ask('b'))).outcome).toBe('authorized');
    });

    test('whose answer has expired has none any more, also where it could not be paid anew and the clock went back', async () => {
      const { store, request } = await withPremium(0, 2400);
      await store.capture(holdIdOf(await store.authorize(request(AI), ask('a'))), 'done', NOW_MS);
      const nextDay = request({ ...AI, nowMs: NOW_MS + DAY_MS });
      expect((await store.authorize(nextDay, ask('a'))).outcome).toBe('refused');
      expect((await store.authorize(request(AI), ask('a'))).outcome).toBe('refused');
    });
  });
});
