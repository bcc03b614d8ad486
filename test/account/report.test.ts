/** Reports over all accounts add up the statements to the last digit, by month and rate of VAT. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { NOW_MS, withoutPools } from './customers.ts';
import { STORES } from './stores.ts';

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(STORES)('$name:', ({ name, place, open, withCustomer }) => {
  test('revenue is by month and rate, credit by month from what was owed to what is owed', async () => {
    const { store, request } = await withCustomer(await place(), { ...withoutPools(), price: 120_000 });
    const email = 'jane@example.com';
    await store.topUp({ email, amountMicroGbp: 5_000_000, ref: 'a' }, at('2026-09-30'));
    await store.setPrice({ item: 'vat', fromMs: at('2026-11-16'), value: 500 }, at('2026-11-01'));
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-16', '2026-12-01']) {
      await store.charge(request({ nowMs: at(day) }));
    }
    const hold = await store.authorize(request({ nowMs: at('2026-11-16'), operation: 'ai' }), null);
    if (hold.outcome === 'authorized') await store.release(hold.holdId, at('2026-11-17'));
    await store.adjust({ email, amountMicroGbp: -1_000_000, reason: 'paid back', ref: null }, at('2026-11-20'));
    // 0.12 GBP holds 0.02 of VAT at 20 %, and 0.0057 (0.12 · 5 / 105) at 5 %.
    expect(await store.revenue(at('2026-10-01'), at('2026-12-01'))).toEqual({
      revenue: [
        { month: '2026-10', vatBasisPoints: 2000, calls: 1, grossMicroGbp: 120_000, vatMicroGbp: 20_000 },
        { month: '2026-11', vatBasisPoints: 500, calls: 1, grossMicroGbp: 120_000, vatMicroGbp: 5700 },
        { month: '2026-11', vatBasisPoints: 2000, calls: 2, grossMicroGbp: 240_000, vatMicroGbp: 40_000 },
      ],
      credit: [
        {
          month: '2026-10',
          openingMicroGbp: 5_000_000,
          receivedMicroGbp: 0,
          adjustedMicroGbp: 0,
          spentMicroGbp: 120_000,
          closingMicroGbp: 4_880_000,
        },
        {
          month: '2026-11',
          openingMicroGbp: 4_880_000,
          receivedMicroGbp: 0,
          adjustedMicroGbp: -1_000_000,
          spentMicroGbp: 360_000,
          closingMicroGbp: 3_520_000,
        },
      ],
    });
  });

  test('whatever was booked, it is the sum of all statements, of deleted accounts too', async () => {
    const op = fc.record({
      who: fc.integer({ min: 0, max: 2 }),
      day: fc.integer({ min: 1, max: 28 }),
      kind: fc.constantFrom('top-up', 'call', 'call', 'call', 'failed'),
      price: fc.integer({ min: 1, max: 9999 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(op, { minLength: 1, maxLength: 25 }), async (ops) => {
        const store = open(await place(), withoutPools());
        const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
        const keys: number[] = [];
        for (const email of emails) {
          const { id } = await store.createAccount(email, 'verified', NOW_MS);
          keys.push((await store.createKey(id, 'default', NOW_MS)).id);
          await store.topUp({ email, amountMicroGbp: 50_000, ref: email }, at('2026-11-01'));
        }
        for (const [i, { who, day, kind, price }] of ops.toSorted((a, b) => a.day - b.day).entries()) {
          const nowMs = at(`2026-11-${String(day).padStart(2, '0')}`) + 1;
          const account = { accountId: who + 1, keyId: keys[who], requestId: 'r', nowMs };
          const request = { ...account, meter: 'premium', units: 1 } as const;
          await store.changeTerms(emails[who], { pricePremiumMicroGbp: price });
          if (kind === 'top-up') await store.topUp({ email: emails[who], amountMicroGbp: price, ref: `${i}` }, nowMs);
          if (kind === 'call') await store.charge({ ...request, operation: `solar-${i % 2}` });
          if (kind === 'failed') {
            const hold = await store.authorize({ ...request, operation: 'ai' }, null);
            if (hold.outcome === 'authorized') await store.release(hold.holdId, nowMs + 1);
          }
        }
        const gone = (await store.deleteAccount(emails[2], at('2026-11-30'), { forfeit: true }))?.account.email ?? '';
        const span = [at('2026-11-01'), at('2026-12-01')] as const;
        const names = [...emails.slice(0, 2), gone];
        const statements = await Promise.all(names.map((email) => store.statement(email, ...span)));
        const { revenue, credit } = await store.revenue(...span);
        expect(sum(revenue.map(({ grossMicroGbp }) => grossMicroGbp))).toBe(
          sum(statements.map((read) => read?.spentMicroGbp ?? 0)),
        );
        expect(sum(revenue.map(({ vatMicroGbp }) => vatMicroGbp))).toBe(
          sum(statements.map((read) => read?.vatMicroGbp ?? 0)),
        );
        expect(credit[0].closingMicroGbp).toBe(sum(statements.map((read) => read?.closingMicroGbp ?? 0)));
        expect(credit[0].closingMicroGbp).toBe((await store.verify(NOW_MS)).owedMicroGbp);
        for (const read of statements) {
          for (const line of read?.lines ?? []) expect(line.balanceMicroGbp).toBeGreaterThanOrEqual(0);
        }
        await store.close();
      }),
      // Each run needs a place of its own, which a server takes longer to make than a file.
      { numRuns: name === 'SQLite' ? 25 : 4 },
    );
  }, 180_000);
});
