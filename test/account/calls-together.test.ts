/** Free calls that are charged together share a row, and are counted, listed and forgotten as the calls that they are. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { callsApart, idsTogether, MAX_CALLS_TOGETHER } from '../../src/account/calls-together.ts';
import { FREE_CALL_RETENTION_DAYS } from '../../src/account/upkeep.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';
import { openBeside, openWithCustomer, temporaryPath } from './temporary-store.ts';
import { wholeExport } from './whole-export.ts';

describe.each(STORES)('$name:', ({ place, withCustomer }) => {
  test('calls at once, of one unit or two, now and long ago: each is counted, listed once and forgotten in its time', async () => {
    const { store, account, request } = await withCustomer(await place(), { standard: 5_000, decision: 5_000 });
    const longAgoMs = NOW_MS - (FREE_CALL_RETENTION_DAYS + 2) * DAY_MS;
    const ids = Array.from({ length: 300 }, (_, i) => `call-${i}`);
    const made = await Promise.all([
      ...ids.map((requestId) => store.charge(request({ requestId, units: 2 }))),
      store.charge(request({ requestId: 'one', meter: 'decision', operation: 'decide' })),
    ]);
    expect(made.every(({ charged }) => charged === 'free')).toBe(true);
    expect(new Set(made.slice(0, 300).map(({ freeRemaining }) => freeRemaining)).size).toBe(300);
    await Promise.all(ids.map((id) => store.charge(request({ requestId: `old ${id}`, nowMs: longAgoMs }))));
    await Promise.all(ids.map((id) => store.charge(request({ requestId: `old-${id}`, nowMs: longAgoMs }))));

    const day = await store.dailyCalls(account.id, NOW_MS, NOW_MS + 1);
    expect(day.map(({ calls, units }) => [calls, units])).toEqual([
      [300, 600],
      [1, 1],
    ]);
    const listed = (await wholeExport(store, account.email))?.calls ?? [];
    expect(listed).toHaveLength(901);
    expect(listed.filter(({ units }) => units === 2).map(({ requestId }) => requestId)).toEqual(ids);
    expect(listed.filter(({ requestId }) => /^old[ -]call-\d+$/.test(requestId))).toHaveLength(600);
    expect(await store.verify(NOW_MS)).toMatchObject({ intact: true });

    expect(await store.prune(NOW_MS)).toMatchObject({ calls: 600 });
    expect(await store.verify(NOW_MS)).toMatchObject({ intact: true });
    expect(await store.deleteAccount(account.email, NOW_MS, { forfeit: true })).toMatchObject({ callsForgotten: 301 });
    expect(await store.verify(NOW_MS)).toMatchObject({ intact: true });
  });
});

test('in SQLite a group of free calls is a row for as many as one takes; what costs money has a row each', async () => {
  const path = temporaryPath();
  const { store, account, request } = await openWithCustomer(path, { standard: 200 });
  const db = openBeside(path);
  await store.topUp({ email: account.email, amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
  const charge = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => store.charge(request({ requestId: `${count}-${i}` }))));
  await charge(150);
  const rows = () => db.query('SELECT charged, calls FROM metered_call ORDER BY id').values();
  expect(rows()).toEqual([
    ['free', MAX_CALLS_TOGETHER],
    ['free', MAX_CALLS_TOGETHER],
    ['free', 150 - 2 * MAX_CALLS_TOGETHER],
  ]);
  await charge(50);
  await charge(3);
  expect(rows().slice(3)).toEqual([
    ['free', 50],
    ['credit', 1],
    ['credit', 1],
    ['credit', 1],
  ]);
  const several = `
    INSERT INTO metered_call (account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms, calls)
    VALUES (1, 1, 'current', 'standard', 1, ?, 0, 'a b', 0, ?)`;
  expect(() => db.query(several).run('credit', 2)).toThrow('CHECK constraint failed');
  expect(() => db.query(several).run('free', 0)).toThrow('CHECK constraint failed');
  expect(() => db.run("UPDATE metered_call SET calls = 2 WHERE charged = 'free'")).toThrow('never changed');
});

test('ids are told apart as they were put together, or not put together', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 5 }), { minLength: 2, maxLength: 9 }), (ids) => {
      const requestId = idsTogether(ids);
      if (requestId === null) return void expect(ids.join('')).toContain(' ');
      const apart = [...callsApart([{ requestId, calls: ids.length, units: 2 }])];
      expect(apart).toEqual(ids.map((id) => ({ requestId: id, units: 2 })));
    }),
  );
  expect([...callsApart([{ requestId: 'a b', calls: 1 }])]).toEqual([{ requestId: 'a b' }]);
});
