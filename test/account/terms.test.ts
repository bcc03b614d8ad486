/**
 * Prices, allowances and rates: an agreement goes before the price list, the list before the settings; a change counts at
 * the next call of every process, and what was charged keeps its price and VAT.
 */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { AccountDeleted, anonymousEmail } from '../../src/account/directory.ts';
import { discounted, NO_OWN_TERMS, PriceRefused } from '../../src/account/terms.ts';
import { NOW_MS, withoutPools } from './customers.ts';
import { STORES } from './stores.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'jane@example.com';

describe.each(STORES)('$name:', ({ place, open, withCustomer, beside }) => {
  /** An account with credit and nothing free, at 1200 micro-GBP per call and 20 % VAT. */
  async function paying(limits = {}) {
    const path = await place();
    const opened = await withCustomer(path, { ...withoutPools(), ...limits });
    await opened.store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'bank-1' }, NOW_MS - 9 * DAY_MS);
    return { ...opened, path };
  }

  describe('the price list', () => {
    test('holds from its dates on, and the settings before; each call keeps its price', async () => {
      const { store, request } = await paying();
      await store.setPrice({ item: 'standard', fromMs: NOW_MS + DAY_MS, value: 2000 }, NOW_MS);
      await store.setPrice({ item: 'standard', fromMs: NOW_MS + 2 * DAY_MS, value: 500 }, NOW_MS);
      const costs = [];
      for (const atMs of [NOW_MS, NOW_MS + DAY_MS - 1, NOW_MS + DAY_MS, NOW_MS + 2 * DAY_MS, NOW_MS + 9 * DAY_MS]) {
        costs.push((await store.charge(request({ nowMs: atMs }))).costMicroGbp);
      }
      expect(costs).toEqual([1200, 1200, 2000, 500, 500]);
      expect((await store.charge(request({ nowMs: NOW_MS + DAY_MS, meter: 'premium' }))).costMicroGbp).toBe(1200);
      const statement = await store.statement(EMAIL, NOW_MS, NOW_MS + 10 * DAY_MS);
      expect(statement?.spentMicroGbp).toBe(1200 * 3 + 2000 + 500 * 2);
      expect((await store.verify(NOW_MS)).intact).toBe(true);
    });

    test('counts at the next call of another process', async () => {
      const { store, path, request } = await paying();
      const operator = open(path);
      expect((await store.charge(request())).costMicroGbp).toBe(1200);
      await operator.setPrice({ item: 'standard', fromMs: NOW_MS, value: 7 }, NOW_MS);
      expect((await store.charge(request())).costMicroGbp).toBe(7);
      await operator.changeTerms(EMAIL, { priceStandardMicroGbp: 0 });
      expect(await store.charge(request())).toMatchObject({ charged: 'credit', costMicroGbp: 0 });
    });

    test('never changes what has begun, and takes back what has not', async () => {
      const { store } = await paying();
      const entry = { item: 'decision', fromMs: NOW_MS + DAY_MS, value: 5 } as const;
      await store.setPrice(entry, NOW_MS);
      await store.setPrice({ ...entry, value: 6 }, NOW_MS);
      expect((await store.priceList()).entries).toEqual([{ ...entry, value: 6 }]);
      await expect(store.setPrice(entry, NOW_MS + DAY_MS + 1)).rejects.toThrow(PriceRefused);
      await expect(store.removePrice('decision', entry.fromMs, entry.fromMs)).rejects.toThrow(PriceRefused);
      expect(await store.removePrice('premium', entry.fromMs, NOW_MS)).toBe(false);
      expect(await store.removePrice('decision', entry.fromMs, NOW_MS)).toBe(true);
      expect(await store.priceList()).toEqual({
        entries: [],
        before: { decision: 1200, standard: 1200, premium: 1200, vat: 2000 },
      });
      for (const value of [-1, 0.5, 1_000_000_001]) {
        await expect(store.setPrice({ ...entry, value }, NOW_MS)).rejects.toThrow(RangeError);
      }
      await expect(store.setPrice({ ...entry, item: 'vat', value: 10_001 }, NOW_MS)).rejects.toThrow(RangeError);
    });

    test('has the VAT by date too: lines of a statement have the rate of their calls', async () => {
      const { store, request } = await paying({ price: 120_000 });
      await store.setPrice({ item: 'vat', fromMs: NOW_MS + 1000, value: 500 }, NOW_MS);
      await store.charge(request());
      await store.charge(request({ nowMs: NOW_MS + 1000 }));
      const statement = await store.statement(EMAIL, NOW_MS, NOW_MS + DAY_MS);
      // 0.12 GBP holds 0.02 at 20 %; at 5 % it holds 0.12 · 5 / 105 = 0.005714….
      expect(statement?.lines.map(({ vatMicroGbp }) => vatMicroGbp)).toEqual([20_000, 5700]);
    });

    test('a hold has the price and VAT of its beginning, also where it ends after a change', async () => {
      const { store, path, request } = await paying();
      const begin = async () => {
        const hold = await store.authorize(request({ operation: 'ai' }), null);
        if (hold.outcome !== 'authorized') throw new Error('not authorized');
        return hold.holdId;
      };
      const [captured, released] = [await begin(), await begin()];
      await store.setPrice({ item: 'vat', fromMs: NOW_MS + 1, value: 500 }, NOW_MS);
      await store.setPrice({ item: 'standard', fromMs: NOW_MS + 1, value: 1 }, NOW_MS);
      await store.capture(captured, null, NOW_MS + 5);
      await store.release(released, NOW_MS + 5);
      const rows = await beside(path).all<unknown>(
        "SELECT kind, vat_basis_points AS vat, amount_micro_gbp AS micro FROM ledger_entry WHERE kind <> 'top-up' ORDER BY id",
      );
      expect(rows).toEqual([
        { kind: 'hold', vat: 2000, micro: 1200 },
        { kind: 'hold', vat: 2000, micro: 1200 },
        { kind: 'settlement', vat: 2000, micro: 1200 },
        { kind: 'refund', vat: 2000, micro: 1200 },
      ]);
    });
  });

  describe('what was agreed with an account', () => {
    test('goes before list and settings, for it alone', async () => {
      const { store, request } = await paying({ decision: 1, standard: 2 });
      const john = await store.createAccount('john@example.com', 'verified', NOW_MS);
      await store.setPrice({ item: 'standard', fromMs: NOW_MS, value: 3000 }, NOW_MS);
      await store.changeTerms(EMAIL, { freeStandardDay: 3, discountBasisPoints: 2500 });
      const bills = [];
      for (let i = 0; i < 5; i++) bills.push(await store.charge(request()));
      expect(bills.map(({ charged, freeRemaining }) => [charged, freeRemaining])).toEqual([
        ['free', 2],
        ['free', 1],
        ['free', 0],
        ['credit', 0],
        ['credit', 0],
      ]);
      expect(bills[4].costMicroGbp).toBe(2250);
      expect((await store.usage(1, NOW_MS))?.free.standard).toMatchObject({ limit: 3, used: 3, remaining: 0 });
      expect((await store.terms(1, NOW_MS))?.priceMicroGbp).toEqual({ decision: 900, standard: 2250, premium: 900 });
      expect((await store.terms(john.id, NOW_MS))?.freeUnits).toEqual({ decision: 1, standard: 2, premium: 0 });
      expect((await store.terms(john.id, NOW_MS))?.priceMicroGbp.standard).toBe(3000);
      await store.changeTerms(EMAIL, { priceStandardMicroGbp: 10 });
      expect((await store.charge(request())).costMicroGbp).toBe(10);
      expect(await store.ownTerms(1)).toEqual({
        ...NO_OWN_TERMS,
        freeStandardDay: 3,
        discountBasisPoints: 2500,
        priceStandardMicroGbp: 10,
      });
      await store.changeTerms(EMAIL, NO_OWN_TERMS);
      expect(await store.ownTerms(1)).toEqual(NO_OWN_TERMS);
      expect((await store.charge(request())).costMicroGbp).toBe(3000);
    });

    test('is seen with the key, in the balance and in the rate, by another process at once', async () => {
      const { store, path, key } = await paying({ standard: 5 });
      await open(path).changeTerms(EMAIL, { freeStandardDay: 100, ratePerSecond: 0.5, rateBurst: 3 });
      const caller = await store.findCaller(key.key, 'standard', NOW_MS);
      expect(caller?.balance.freeRemaining).toBe(100);
      expect(caller?.holder).toMatchObject({ ratePerSecond: 0.5, rateBurst: 3 });
      expect(await store.findKey(key.key, NOW_MS)).toMatchObject({ ratePerSecond: 0.5, rateBurst: 3 });
    });

    test('lowered below what is used leaves nothing free and takes nothing back', async () => {
      const { store, request } = await paying({ standard: 5 });
      for (let i = 0; i < 4; i++) await store.charge(request());
      await store.changeTerms(EMAIL, { freeStandardDay: 2 });
      expect(await store.charge(request())).toMatchObject({ charged: 'credit', freeRemaining: 0 });
      expect((await store.verify(NOW_MS)).intact).toBe(true);
    });

    test('many calls at once never take more than the agreed allowance', async () => {
      const { store, request } = await paying({ standard: 50 });
      await store.changeTerms(EMAIL, { freeStandardDay: 7, priceStandardMicroGbp: 1 });
      const bills = await Promise.all(Array.from({ length: 30 }, () => store.charge(request())));
      expect(bills.filter(({ charged }) => charged === 'free')).toHaveLength(7);
      expect(bills.reduce((sum, { costMicroGbp }) => sum + costMicroGbp, 0)).toBe(23);
    });

    test('goes with the account, and a deleted account gets none', async () => {
      const { store } = await paying();
      await store.changeTerms(EMAIL, { discountBasisPoints: 100 });
      await store.deleteAccount(EMAIL, NOW_MS, { forfeit: true });
      expect(await store.ownTerms(1)).toEqual(NO_OWN_TERMS);
      await expect(store.changeTerms(anonymousEmail(1), { rateBurst: 1 })).rejects.toThrow(AccountDeleted);
      expect(await store.changeTerms('nobody@example.com', { rateBurst: 1 })).toBeNull();
      expect(await store.terms(99, NOW_MS)).toBeNull();
    });
  });
});

test('a discount is the part of the price that it says, to the nearest millionth', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 10_000 }), (micro, basisPoints) => {
      const exact = (BigInt(micro) * BigInt(10_000 - basisPoints) * 2n + 10_000n) / 20_000n;
      expect(discounted(micro, basisPoints)).toBe(Number(exact));
    }),
  );
  expect([discounted(1200, 0), discounted(1200, 10_000), discounted(1001, 5000)]).toEqual([1200, 0, 501]);
});
