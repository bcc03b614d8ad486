/** What a charge guarantees: durable when it resolves, exact under concurrency, whole or not at all, never lost to a clock. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { METER_CLASSES, type MeterClass } from '../../src/account/charge.ts';
import { openDatabase } from '../../src/account/sqlite/database.ts';
import { NOW_MS, tariff } from './customers.ts';
import { STORES } from './stores.ts';
import { openStore, temporaryPath } from './temporary-store.ts';

const at = (iso: string) => Date.parse(iso);

describe.each(STORES)('$name:', ({ place, open, withCustomer, beside }) => {
  describe('durability', () => {
    test('what was taken is visible from a second connection when the charge resolves', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path);
      const db = beside(path);
      for (let i = 1; i <= 5; i++) {
        await store.charge(request({ requestId: `request-${i}` }));
        expect(await db.all<unknown>('SELECT used_units FROM allowance')).toEqual([{ used_units: i }]);
        expect(await db.all<unknown>('SELECT count(*) AS calls FROM metered_call')).toEqual([{ calls: i }]);
      }
    });

    test('closing finishes what is queued; afterwards every call rejects with a clear sentence', async () => {
      const path = await place();
      const { store, key, request } = await withCustomer(path);
      const queued = [store.charge(request()), store.charge(request())];
      await store.close();
      expect((await Promise.all(queued)).map(({ freeRemaining }) => freeRemaining)).toEqual([999, 998]);
      await expect(store.charge(request())).rejects.toThrow('the account store is closed');
      await expect(store.findKey(key.key, NOW_MS)).rejects.toThrow('the account store is closed');
      await store.close();
    });
  });

  test('a store is writable while it is open, and asking takes no lock away', async () => {
    const path = await place();
    const { store, request } = await withCustomer(path);
    expect(await store.isWritable()).toBe(true);
    await beside(path).run("UPDATE account SET status = 'suspended'");
    expect(await store.charge(request())).toMatchObject({ charged: 'free' });
    await store.close();
    expect(await store.isWritable()).toBe(false);
  });

  describe('the free pool', () => {
    test('200 concurrent charges on 37 free units: exactly 37 are free, 163 refused, nothing else recorded', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path, { decision: 37 });
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, (_, i) => store.charge(request({ meter: 'decision', requestId: `r${i}` }))),
      );
      expect(outcomes.filter(({ charged }) => charged === 'free')).toHaveLength(37);
      expect(outcomes.filter(({ charged }) => charged === 'refused')).toHaveLength(163);
      expect(await beside(path).all<unknown>('SELECT CAST(sum(calls) AS integer) AS calls FROM metered_call')).toEqual([
        { calls: 37 },
      ]);
    });

    test('charges of several accounts and pools in one turn each count down their own pool, in order', async () => {
      const { store, request } = await withCustomer(await place(), { decision: 20 });
      const other = await store.createAccount('joe@example.com', 'verified', NOW_MS);
      const otherKey = await store.createKey(other.id, 'default', NOW_MS);
      const asked = Array.from({ length: 90 }, (_, i) => {
        const meter = METER_CLASSES[i % 3];
        return i % 2 === 0 ? request({ meter }) : request({ meter, accountId: other.id, keyId: otherKey.id });
      });
      const outcomes = await Promise.all(asked.map((one) => store.charge(one)));
      const left = new Map<string, number>();
      for (const [i, { accountId, meter }] of asked.entries()) {
        const pool = `${accountId} ${meter}`;
        const before = left.get(pool) ?? { decision: 20, standard: 1000, premium: 50 }[meter];
        left.set(pool, before - 1);
        expect(outcomes[i]).toMatchObject({ charged: 'free', freeRemaining: before - 1 });
      }
      expect(left.size).toBe(6);
    });

    test('two stores in one place share one pool', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path, { decision: 37 });
      const other = open(path, { decision: 37 });
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? store : other).charge(request({ meter: 'decision' }))),
      );
      expect(outcomes.filter(({ charged }) => charged === 'free')).toHaveLength(37);
    });

    test('units are taken whole or not at all', async () => {
      const { store, request } = await withCustomer(await place(), { premium: 3 });
      const premium = (units: number) => store.charge(request({ meter: 'premium', units }));
      expect(await premium(2)).toEqual({ charged: 'free', costMicroGbp: 0, freeRemaining: 1, balanceMicroGbp: 0 });
      expect(await premium(2)).toEqual({ charged: 'refused', costMicroGbp: 0, freeRemaining: 1, balanceMicroGbp: 0 });
      expect(await premium(1)).toEqual({ charged: 'free', costMicroGbp: 0, freeRemaining: 0, balanceMicroGbp: 0 });
      expect((await premium(1)).charged).toBe('refused');
    });

    test('calls that come together each see the credit that the ones before them left', async () => {
      const { store, account, request } = await withCustomer(await place(), { decision: 10, premium: 0 });
      await store.topUp({ email: account.email, amountMicroGbp: 10_000, ref: 'first' }, NOW_MS);
      const meters = ['decision', 'premium', 'decision', 'premium', 'decision'] as const;
      const outcomes = await Promise.all(meters.map((meter) => store.charge(request({ meter }))));
      const price = tariff().priceMicroGbp.premium;
      expect(outcomes.map(({ charged }) => charged)).toEqual(['free', 'credit', 'free', 'credit', 'free']);
      expect(outcomes.map(({ balanceMicroGbp }) => 10_000 - balanceMicroGbp)).toEqual(
        [0, 1, 1, 2, 2].map((calls) => calls * price),
      );
    });

    test('more units than the whole pool are refused even when it is untouched; a pool of 0 gives nothing', async () => {
      const { store, request } = await withCustomer(await place(), { premium: 1, standard: 0 });
      expect((await store.charge(request({ meter: 'premium', units: 2 }))).charged).toBe('refused');
      expect(await store.charge(request())).toMatchObject({ charged: 'refused', freeRemaining: 0 });
    });

    test('the three pools are separate, and belong to the account, not to the key', async () => {
      const { store, account, request } = await withCustomer(await place(), {
        decision: 5,
        standard: 5,
        premium: 5,
      });
      const second = await store.createKey(account.id, 'second', NOW_MS);
      await store.charge(request({ meter: 'decision' }));
      await store.charge(request({ meter: 'premium', units: 2 }));
      const remaining = async (meter: MeterClass) => (await store.balance(account.id, meter, NOW_MS)).freeRemaining;
      expect(await Promise.all(METER_CLASSES.map(remaining))).toEqual([4, 5, 3]);
      expect(await store.charge(request({ meter: 'decision', keyId: second.id }))).toMatchObject({ freeRemaining: 3 });
    });

    test('a limit lowered below what is used refuses, shows 0 left, and keeps the count', async () => {
      const path = await place();
      const { store, account, request } = await withCustomer(path, { standard: 10 });
      for (let i = 0; i < 8; i++) await store.charge(request());
      const lowered = open(path, { standard: 5 });
      expect(await lowered.charge(request())).toMatchObject({ charged: 'refused', freeRemaining: 0 });
      const usage = await lowered.usage(account.id, NOW_MS);
      expect(usage?.free.standard).toMatchObject({ limit: 5, used: 8, remaining: 0 });
      expect(await store.charge(request())).toMatchObject({ charged: 'free', freeRemaining: 1 });
    });
  });

  describe('periods', () => {
    test('decisions are counted by calendar month, data by calendar day, in UTC', async () => {
      const { store, account, request } = await withCustomer(await place(), { decision: 2, standard: 2 });
      const charge = async (meter: MeterClass, iso: string) =>
        (await store.charge(request({ meter, nowMs: at(iso) }))).freeRemaining;
      expect(await charge('decision', '2026-11-30T23:59:59.999Z')).toBe(1);
      expect(await charge('decision', '2026-12-01T00:00:00.000Z')).toBe(1);
      expect(await charge('decision', '2026-12-31T23:59:59.999Z')).toBe(0);
      expect(await charge('standard', '2026-11-30T23:59:59.999Z')).toBe(1);
      expect(await charge('standard', '2026-12-01T00:00:00.000Z')).toBe(1);
      const usage = await store.usage(account.id, at('2026-12-31T12:00:00Z'));
      expect(usage?.free.decision).toEqual({
        period: '2026-12',
        limit: 2,
        used: 2,
        remaining: 0,
        resetsAtMs: at('2027-01-01T00:00:00Z'),
      });
      expect(usage?.free.premium.period).toBe('2026-12-31');
      expect(usage?.free.premium.resetsAtMs).toBe(at('2027-01-01T00:00:00Z'));
    });

    test('a clock that goes back over midnight finds the count of the day before, and loses none', async () => {
      const { store, account, request } = await withCustomer(await place(), { standard: 3 });
      const before = at('2026-11-21T23:59:59Z');
      const after = at('2026-11-22T00:00:01Z');
      await store.charge(request({ nowMs: before }));
      await store.charge(request({ nowMs: after }));
      expect(await store.charge(request({ nowMs: before }))).toMatchObject({ freeRemaining: 1 });
      expect((await store.balance(account.id, 'standard', after)).freeRemaining).toBe(2);
    });
  });

  describe('a job that cannot be done', () => {
    test('fails alone: its neighbours in the same transaction are charged', async () => {
      const path = await place();
      const { store, account, request } = await withCustomer(path);
      const stranger = await store.createAccount('stranger@example.com', 'verified', NOW_MS);
      const results = await Promise.allSettled([
        store.charge(request({ requestId: 'first' })),
        store.charge(request({ requestId: 'key of another account', accountId: stranger.id })),
        store.charge(request({ requestId: 'no such account', accountId: 99 })),
        store.charge(request({ requestId: 'no operation', operation: '' })),
        store.charge(request({ requestId: 'last' })),
      ]);
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
        'rejected',
        'fulfilled',
      ]);
      expect((await store.balance(account.id, 'standard', NOW_MS)).freeRemaining).toBe(998);
      expect((await store.balance(stranger.id, 'standard', NOW_MS)).freeRemaining).toBe(1000);
      const recorded = await beside(path).all<unknown>('SELECT request_id FROM metered_call ORDER BY id');
      expect(recorded).toEqual([{ request_id: 'first' }, { request_id: 'last' }]);
    });

    test('units that are no whole positive number never reach the database', async () => {
      const { store, account, request } = await withCustomer(await place());
      for (const units of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
        await expect(store.charge(request({ units }))).rejects.toThrow(RangeError);
      }
      await expect(store.charge(request({ nowMs: 1.5 }))).rejects.toThrow(RangeError);
      expect((await store.balance(account.id, 'standard', NOW_MS)).freeRemaining).toBe(1000);
    });
  });

  test('calls are counted by day and operation, as far as they were charged', async () => {
    const { store, account, request } = await withCustomer(await place(), { premium: 4 });
    await store.charge(request({ nowMs: at('2026-11-20T23:59:59Z') }));
    await store.charge(request());
    await store.charge(request());
    await store.charge(request({ meter: 'premium', operation: 'ai', units: 2 }));
    await store.charge(request({ meter: 'premium', operation: 'ai', units: 3 }));
    const standard = { operation: 'current', meter: 'standard' as const, costMicroGbp: 0 };
    const from = at('2026-11-20T00:00:00Z');
    expect(await store.dailyCalls(account.id, from, at('2026-11-22T00:00:00Z'))).toEqual([
      { ...standard, day: '2026-11-20', calls: 1, units: 1 },
      { operation: 'ai', meter: 'premium', costMicroGbp: 0, day: '2026-11-21', calls: 1, units: 2 },
      { ...standard, day: '2026-11-21', calls: 2, units: 2 },
    ]);
    expect(await store.dailyCalls(account.id, from, at('2026-11-20T23:59:59Z'))).toEqual([]);
  });

  test('any sequence of charges goes as a plain count per pool and period says', async () => {
    const limits = { decision: 5, standard: 4, premium: 3 };
    const step = fc.record({
      who: fc.nat(1),
      meter: fc.constantFrom(...METER_CLASSES),
      units: fc.integer({ min: 1, max: 3 }),
      day: fc.constantFrom('2026-11-29', '2026-11-30', '2026-12-01'),
      together: fc.boolean(),
    });
    const { store, request } = await withCustomer(await place(), limits);
    let accounts = 0;
    const newHolder = async () => {
      const { id } = await store.createAccount(`of-run-${++accounts}@example.com`, 'verified', NOW_MS);
      return { accountId: id, keyId: (await store.createKey(id, 'default', NOW_MS)).id };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const holders = [await newHolder(), await newHolder()];
        const used = new Map<string, number>();
        const running: Promise<void>[] = [];
        for (const { who, meter, units, day, together } of steps) {
          const pool = `${who} ${meter} ${meter === 'decision' ? day.slice(0, 7) : day}`;
          const before = used.get(pool) ?? 0;
          const fits = before + units <= limits[meter];
          if (fits) used.set(pool, before + units);
          const expected = { charged: fits ? 'free' : 'refused', freeRemaining: limits[meter] - (used.get(pool) ?? 0) };
          const charge = store.charge(request({ ...holders[who], meter, units, nowMs: at(`${day}T10:00:00Z`) }));
          running.push(charge.then((outcome) => expect(outcome).toMatchObject(expected)).then(() => undefined));
          if (!together) await Promise.all(running.splice(0));
        }
        await Promise.all(running);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test('charges that come together are charged as if one came after the other, whatever pool or credit is left', async () => {
    const step = fc.record({
      who: fc.nat(1),
      // Mostly alike, as calls that come together are.
      meter: fc.constantFrom(...METER_CLASSES, 'decision' as const, 'decision' as const),
      units: fc.constantFrom(1, 1, 1, 2),
      ms: fc.nat(1),
    });
    const limits = { decision: 3, standard: 0, premium: 1, price: 1200 };
    const together = await withCustomer(await place(), limits);
    const oneByOne = await withCustomer(await place(), limits);
    let accounts = 0;
    const newHolders = async ({ store }: typeof together, creditMicroGbp: number) => {
      const email = `of-run-${accounts}@example.com`;
      const { id } = await store.createAccount(email, 'verified', NOW_MS);
      const key = await store.createKey(id, 'default', NOW_MS);
      await store.topUp({ email, amountMicroGbp: creditMicroGbp, ref: `of-run-${accounts}` }, NOW_MS);
      return { accountId: id, keyId: key.id };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 1, max: 30_000 }),
        async (steps, credit) => {
          accounts++;
          const holder = await newHolders(together, credit);
          const same = await newHolders(oneByOne, credit);
          expect(same).toEqual(holder);
          const holders = [holder, { accountId: 1, keyId: 1 }];
          const requests = steps.map(({ who, meter, units, ms }, i) =>
            together.request({ ...holders[who], meter, units, nowMs: NOW_MS + ms, requestId: `r${accounts}-${i}` }),
          );
          const outcomes = await Promise.all(requests.map((request) => together.store.charge(request)));
          for (const [i, request] of requests.entries()) {
            expect(await oneByOne.store.charge(request), `charge ${i}`).toEqual(outcomes[i]);
          }
        },
      ),
      { numRuns: 60 },
    );
    expect((await together.store.verify(NOW_MS)).intact).toBe(true);
    for (let id = 1; id <= 1 + accounts; id += 10) {
      const day = [NOW_MS - 1000, NOW_MS + 1000] as const;
      expect(await together.store.dailyCalls(id, ...day)).toEqual(await oneByOne.store.dailyCalls(id, ...day));
    }
  }, 120_000);
});

describe('a file', () => {
  test('every commit is flushed to the disk, and foreign keys are checked', () => {
    const db = openDatabase(temporaryPath());
    expect(db.query('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.query('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.query('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    db.close();
  });

  test('a process killed right after a charge resolved has not lost it', async () => {
    const path = temporaryPath();
    const child = Bun.spawn([process.execPath, `${import.meta.dir}/charge-and-die.ts`, path], { stdout: 'pipe' });
    await child.exited;
    expect(child.signalCode).toBe('SIGKILL');
    expect(await new Response(child.stdout).text()).toBe('charged 25\n');
    expect(await openStore(path).balance(1, 'standard', NOW_MS)).toEqual({ freeRemaining: 975, balanceMicroGbp: 0 });
  });

  test('has no log beside it once its store is closed', async () => {
    const path = temporaryPath();
    await openStore(path).close();
    expect(await Bun.file(`${path}-wal`).exists()).toBe(false);
  });
});
