/**
 * What the store remembers of callers is what the database says: whatever another process or the store itself changes
 * holds at the next request.
 */
import { describe, expect, test } from 'bun:test';
import { NOW_MS, openServingStore, openStore, temporaryPath, withoutPools } from './temporary-store.ts';

const EMAIL = 'jane@example.com';

async function warm() {
  const path = temporaryPath();
  const store = openServingStore(path, withoutPools({ decision: 3, standard: 5 }));
  const { id: accountId } = await store.createAccount(EMAIL, 'verified', NOW_MS);
  const key = await store.createKey(accountId, 'default', NOW_MS);
  const found = (nowMs = NOW_MS) => store.findCaller(key.key, 'decision', nowMs);
  const request = {
    accountId,
    keyId: key.id,
    meter: 'decision',
    units: 1,
    operation: 'decide',
    requestId: 'r',
  } as const;
  const charge = () => store.charge({ ...request, nowMs: NOW_MS });
  // Twice, so that the second finds what the first remembered, also behind the note of the key's first use.
  await found();
  await charge();
  await found();
  /** Another process: a store of its own on the same file, and the next request comes in a later turn. */
  const beside = openStore(path, withoutPools({ decision: 3, standard: 5 }));
  return { store, beside, accountId, key, found, charge, request };
}

describe('the calls of the last days', () => {
  const day = [NOW_MS - 1000, NOW_MS + 1000] as const;

  test('are counted again once the account is charged, a question is answered, or another process charges', async () => {
    const { store, beside, accountId, charge, request } = await warm();
    const counted = async (...span: readonly [number, number]) =>
      (await store.dailyCalls(accountId, ...span)).reduce((sum, { calls }) => sum + calls, 0);
    expect(await counted(...day)).toBe(1);
    expect(await store.dailyCalls(accountId, ...day)).toBe(await store.dailyCalls(accountId, ...day));
    expect(await counted(NOW_MS + 1, NOW_MS + 2)).toBe(0);
    await charge();
    expect(await counted(...day)).toBe(2);
    const asked = await store.authorize({ ...request, meter: 'standard', operation: 'ai', nowMs: NOW_MS }, null);
    if (asked.outcome !== 'authorized') throw new Error(asked.outcome);
    expect(await counted(...day)).toBe(2);
    await store.capture(asked.holdId, null, NOW_MS);
    expect(await counted(...day)).toBe(3);
    await beside.charge({ ...request, nowMs: NOW_MS });
    expect(await counted(...day)).toBe(4);
  });

  test('of many accounts are each their own', async () => {
    const { store, charge, accountId } = await warm();
    await charge();
    for (let other = accountId + 1; other < accountId + 150; other++) {
      expect(await store.dailyCalls(other, ...day)).toEqual([]);
    }
    expect(await store.dailyCalls(accountId, ...day)).toMatchObject([{ calls: 2 }]);
  });
});

describe('another process', () => {
  test('revokes a key, and the next request with it finds nobody', async () => {
    const { beside, accountId, key, found } = await warm();
    expect(await found()).not.toBeNull();
    await beside.revokeKey(accountId, key.id, NOW_MS);
    expect(await found()).toBeNull();
  });

  test('suspends the account, tops it up and agrees other terms, and the next request sees each', async () => {
    const { beside, found } = await warm();
    await beside.setStatus(EMAIL, 'suspended');
    expect((await found())?.holder.status).toBe('suspended');
    await beside.topUp({ email: EMAIL, amountMicroGbp: 5_000_000, ref: 'r' }, NOW_MS);
    expect((await found())?.balance).toEqual({ freeRemaining: 2, balanceMicroGbp: 5_000_000 });
    await beside.changeTerms(EMAIL, { freeDecisionMonth: 100, ratePerSecond: 7 });
    expect(await found()).toMatchObject({ holder: { ratePerSecond: 7 }, balance: { freeRemaining: 99 } });
  });

  test('charges, and the balance is that of both', async () => {
    const { beside, found, charge, request } = await warm();
    await beside.charge({ ...request, nowMs: NOW_MS });
    expect((await found())?.balance.freeRemaining).toBe(1);
    expect(await charge()).toMatchObject({ charged: 'free', freeRemaining: 0 });
    expect((await found())?.balance.freeRemaining).toBe(0);
  });

  test('changes the price, and the next charge has it', async () => {
    const { store, beside, charge } = await warm();
    await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
    for (let i = 0; i < 2; i++) await charge();
    expect(await charge()).toMatchObject({ charged: 'credit', costMicroGbp: 1200 });
    await beside.setPrice({ item: 'decision', fromMs: NOW_MS, value: 500 }, NOW_MS);
    expect(await charge()).toMatchObject({ charged: 'credit', costMicroGbp: 500 });
  });
});

describe('the store itself', () => {
  test('counts its charges and the end of holds', async () => {
    const { store, found, charge, request } = await warm();
    await charge();
    expect((await found())?.balance.freeRemaining).toBe(1);
    const held = await store.authorize({ ...request, nowMs: NOW_MS }, null);
    expect((await found())?.balance.freeRemaining).toBe(0);
    if (held.outcome !== 'authorized') throw new Error(held.outcome);
    await store.release(held.holdId, NOW_MS);
    expect((await found())?.balance.freeRemaining).toBe(1);
  });

  test('tells usage after every charge, and what another process has changed', async () => {
    const { store, beside, accountId, charge } = await warm();
    const usage = async (nowMs = NOW_MS) => {
      const report = await store.usage(accountId, nowMs);
      return [report?.free.decision.used, report?.balanceMicroGbp];
    };
    expect(await usage()).toEqual([1, 0]);
    await charge();
    expect(await usage()).toEqual([2, 0]);
    await beside.topUp({ email: EMAIL, amountMicroGbp: 5_000_000, ref: 'r' }, NOW_MS);
    expect(await usage()).toEqual([2, 5_000_000]);
    expect(await usage(NOW_MS + 40 * 86_400_000)).toEqual([0, 5_000_000]);
  });

  test('starts a new period with the whole allowance', async () => {
    const { found } = await warm();
    const nextMonthMs = NOW_MS + 40 * 86_400_000;
    expect((await found(nextMonthMs))?.balance.freeRemaining).toBe(3);
    expect((await found())?.balance.freeRemaining).toBe(2);
  });

  test('lets a replaced key work until its time and no longer, and a revoked one not at all', async () => {
    const { store, accountId, key, found } = await warm();
    const rotated = await store.rotateKey(accountId, key.id, NOW_MS, 1000);
    expect(await found(NOW_MS + 999)).not.toBeNull();
    expect(await found(NOW_MS + 1000)).toBeNull();
    const next = () => store.findKey(rotated?.key ?? '', NOW_MS);
    expect(await next()).not.toBeNull();
    await store.revokeKey(accountId, rotated?.id ?? 0, NOW_MS);
    expect(await next()).toBeNull();
  });

  test('has terms that a group of charges reads once they are agreed, and not where that was rolled back', async () => {
    const { store, accountId, charge } = await warm();
    const [, outcome] = await Promise.all([store.changeTerms(EMAIL, { freeDecisionMonth: 10 }), charge()]);
    expect(outcome).toMatchObject({ freeRemaining: 8 });
    const failing = Promise.allSettled([
      store.changeTerms(EMAIL, { freeDecisionMonth: 1000 }),
      store.createKey(accountId, '', NOW_MS),
      charge(),
    ]);
    expect((await failing).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.terms(accountId, NOW_MS))?.freeUnits.decision).toBe(1000);
  });
});
