/** The ledger's promises: what is booked stands, once per reference, never overdrawn, never too much; and VAT adds up. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { CreditRefused, RefConflict, UnknownAccount } from '../../src/account/ledger.ts';
import { parseBooking, parseSignedBooking, vatWithin } from '../../src/account/money.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { NOW_MS, withoutPools } from './customers.ts';
import { STORES } from './stores.ts';

const EMAIL = 'jane@example.com';

describe.each(STORES)('$name:', ({ name, place, open, withCustomer, beside }) => {
  async function withCredit(amountMicroGbp: number) {
    const path = await place();
    const opened = await withCustomer(path, withoutPools());
    await opened.store.topUp({ email: EMAIL, amountMicroGbp, ref: 'first' }, NOW_MS);
    return { ...opened, path };
  }

  async function expectIntact(path: string): Promise<void> {
    const { checks } = await open(path).verify(NOW_MS);
    expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
  }

  describe('amounts', () => {
    test('to be booked are pounds, a point and two digits, from a penny to a million', () => {
      expect(['12.50', '0.01', '1000000.00'].map(parseBooking)).toEqual([12_500_000, 10_000, 1_000_000_000_000]);
      expect(['-3.00', '3.00'].map(parseSignedBooking)).toEqual([-3_000_000, 3_000_000]);
      const unclear = [
        '5',
        '5.',
        '5.0',
        '5.005',
        '1e3',
        '£5',
        '£5.00',
        '5,00',
        ' 5.00',
        '+5.00',
        '05.00',
        '.50',
        '',
        '--5.00',
      ];
      for (const text of unclear)
        expect(() => parseBooking(text)).toThrow('write pounds, a point and two digits of pence');
      for (const text of ['-1.00']) expect(() => parseBooking(text)).toThrow('less than nothing');
      for (const text of ['0.00', '-0.00']) expect(() => parseSignedBooking(text)).toThrow('is nothing');
      for (const text of ['1000000.01', '99999999.00', `${'9'.repeat(400)}.00`, '-1000000.01']) {
        expect(() => parseSignedBooking(text)).toThrow('too much for one booking');
      }
    });

    test('that are no whole number, nothing or too much never reach the database', async () => {
      const { store } = await withCustomer(await place());
      for (const amountMicroGbp of [0, -1, 0.5, Number.NaN, 1e12 + 1, 2 ** 53]) {
        await expect(store.topUp({ email: EMAIL, amountMicroGbp, ref: 'r' }, NOW_MS)).rejects.toThrow(RangeError);
      }
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(0);
    });

    test('VAT within an amount is a sixth at 20 %, and as near as four decimals come at any rate', () => {
      expect(vatWithin(1200, 2000)).toBe(200);
      expect([vatWithin(12_000_000, 2000), vatWithin(-1200, 2000), vatWithin(5_000_000, 0)]).toEqual([
        2_000_000, -200, 0,
      ]);
      fc.assert(
        fc.property(fc.nat(1e12), fc.nat(10_000), (gross, basisPoints) => {
          const vat = vatWithin(gross, basisPoints);
          const distance = BigInt(vat) * BigInt(10_000 + basisPoints) - BigInt(gross) * BigInt(basisPoints);
          const half = 50n * BigInt(10_000 + basisPoints);
          expect(vat % 100).toBe(0);
          expect(distance <= half && distance >= -half).toBe(true);
        }),
      );
    });
  });

  describe('a reference', () => {
    test('books once: the same again is a replay that says so, from any process, however often at once', async () => {
      const { store, path } = await withCredit(5_000_000);
      const again = await open(path).topUp(
        { email: 'JANE@example.com', amountMicroGbp: 5_000_000, ref: ' first ' },
        NOW_MS,
      );
      expect(again).toMatchObject({ replayed: true, entryId: 1, beforeMicroGbp: 5_000_000, afterMicroGbp: 5_000_000 });
      const topUp = { email: EMAIL, amountMicroGbp: 1_000_000, ref: 'second' };
      const all = await Promise.all(Array.from({ length: 50 }, () => store.topUp(topUp, NOW_MS)));
      expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(6_000_000);
      await expectIntact(path);
    });

    test('with another amount, another account or another kind of booking is a conflict', async () => {
      const { store } = await withCredit(5_000_000);
      await store.createAccount('other@example.com', 'verified', NOW_MS);
      const same = { email: EMAIL, amountMicroGbp: 5_000_000, ref: 'first' };
      for (const other of [
        { ...same, amountMicroGbp: 5_010_000 },
        { ...same, email: 'other@example.com' },
      ]) {
        await expect(store.topUp(other, NOW_MS)).rejects.toThrow(RefConflict);
      }
      await expect(store.adjust({ ...same, reason: 'r' }, NOW_MS)).rejects.toThrow('belongs to a top-up of 5.0000 GBP');
    });

    test('must be something to hold on to, and the account must be there', async () => {
      const { store } = await withCustomer(await place());
      for (const ref of ['', '  ', 'a\nb', 'x'.repeat(201)]) {
        await expect(store.topUp({ email: EMAIL, amountMicroGbp: 10_000, ref }, NOW_MS)).rejects.toThrow(RangeError);
      }
      const nobody = { email: 'nobody@example.com', amountMicroGbp: 10_000, ref: 'r' };
      await expect(store.topUp(nobody, NOW_MS)).rejects.toThrow(UnknownAccount);
    });
  });

  describe('credit', () => {
    test('pays for calls when the free pool does not hold the units whole', async () => {
      const { store, request } = await withCustomer(await place(), withoutPools({ premium: 3 }));
      await store.topUp({ email: EMAIL, amountMicroGbp: 10_000, ref: 'r' }, NOW_MS);
      const premium = (units: number) => store.charge(request({ meter: 'premium', units }));
      expect(await premium(2)).toEqual({ charged: 'free', costMicroGbp: 0, freeRemaining: 1, balanceMicroGbp: 10_000 });
      expect(await premium(2)).toEqual({
        charged: 'credit',
        costMicroGbp: 2400,
        freeRemaining: 1,
        balanceMicroGbp: 7600,
      });
      expect(await premium(1)).toMatchObject({ charged: 'free', freeRemaining: 0, balanceMicroGbp: 7600 });
      expect(await premium(7)).toEqual({
        charged: 'refused',
        costMicroGbp: 0,
        freeRemaining: 0,
        balanceMicroGbp: 7600,
      });
      expect(await premium(6)).toMatchObject({ charged: 'credit', balanceMicroGbp: 400 });
    });

    test('for exactly 37 calls and 200 at once: 37 are paid, 163 refused, nothing is left', async () => {
      const { store, request, path } = await withCredit(37 * 10_000);
      await store.adjust(
        { email: EMAIL, amountMicroGbp: -(37 * 10_000 - 37 * 1200), reason: 'to fit', ref: null },
        NOW_MS,
      );
      const other = open(path, withoutPools());
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? store : other).charge(request({ requestId: `r${i}` }))),
      );
      expect(outcomes.filter(({ charged }) => charged === 'credit')).toHaveLength(37);
      expect(outcomes.filter(({ charged }) => charged === 'refused')).toHaveLength(163);
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(0);
      await expectIntact(path);
    });

    test('topped up by another process counts at the next call', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path, withoutPools());
      expect((await store.charge(request())).charged).toBe('refused');
      await open(path).topUp({ email: EMAIL, amountMicroGbp: 10_000, ref: 'r' }, NOW_MS);
      expect(await store.charge(request())).toMatchObject({ charged: 'credit', balanceMicroGbp: 8800 });
    });

    test('is not taken below nothing by an adjustment', async () => {
      const { store, path } = await withCredit(10_000);
      const take = (amountMicroGbp: number) =>
        store.adjust({ email: EMAIL, amountMicroGbp, reason: 'r', ref: null }, NOW_MS);
      await expect(take(-10_001)).rejects.toThrow(CreditRefused);
      expect(await take(-10_000)).toMatchObject({ beforeMicroGbp: 10_000, afterMicroGbp: 0 });
      await expectIntact(path);
    });

    test('a price of nothing is charged to credit without a booking', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path, { ...withoutPools(), price: 0 });
      expect(await store.charge(request())).toMatchObject({ charged: 'credit', costMicroGbp: 0 });
      await expectIntact(path);
    });
  });

  describe('the database itself', () => {
    const ENTRY = `INSERT INTO ledger_entry (id, ${name === 'SQLite' ? '' : 'number, ref_key, '}kind, account_id, debit_id,
    credit_id, amount_micro_gbp, vat_basis_points, ref, reason, at_ms) VALUES`;
    const keyOf = (number: number, key: string) => (name === 'SQLite' ? '' : `${number}, ${key}, `);

    test('refuses an overdraft, whatever a program does', async () => {
      const { path } = await withCredit(1200);
      const db = beside(path);
      const overdraw = `${ENTRY} (90, ${keyOf(2, 'NULL')}'adjustment', 1, 1, -3, 1201, 2000, NULL, 'more than there is', 0)`;
      await expect(db.run(overdraw)).rejects.toThrow(/CHECK constraint failed|no_overdraft/);
      const sums = 'UPDATE ledger_account SET debits_micro_gbp = 1201 WHERE id = 1';
      await expect(db.run(sums)).rejects.toThrow(/CHECK|check constraint/);
      await expectIntact(path);
    });

    test('refuses to change or delete what has been booked or charged', async () => {
      const { path, store, request } = await withCredit(10_000);
      await store.charge(request());
      const db = beside(path);
      const attempts: [string, string][] = [
        ['UPDATE ledger_entry SET amount_micro_gbp = 1', 'never changed'],
        ['DELETE FROM ledger_entry', 'never deleted'],
        ['DELETE FROM ledger_account WHERE id = 1', 'never deleted'],
        ['UPDATE ledger_account SET id = 7 WHERE id = 1', 'never becomes another'],
        ['UPDATE metered_call SET cost_micro_gbp = 1', 'never changed'],
        ['UPDATE metered_call SET calls = 2', 'never changed'],
        ['DELETE FROM metered_call', 'never deleted'],
        ['DELETE FROM pruned', 'stays'],
      ];
      const ofSqlite: [string, string][] = [
        ['REPLACE INTO ledger_entry SELECT * FROM ledger_entry WHERE ref IS NULL', 'never deleted'],
        ['REPLACE INTO ledger_entry SELECT * FROM ledger_entry', 'names one booking'],
        ["UPDATE ledger_account SET kind = 'cash' WHERE id = 1", 'never becomes another'],
      ];
      const ofPostgres: [string, string][] = [
        ['TRUNCATE ledger_entry', 'never deleted'],
        ['TRUNCATE metered_call, pending_charge CASCADE', 'never deleted'],
        ['DELETE FROM account', 'never deleted'],
        ['UPDATE api_key SET account_id = 2', 'keeps its number'],
        [`${ENTRY} (91, 7, 'gap', 'top-up', 1, -1, 1, 100, 2000, 'gap', NULL, 0)`, 'without a gap'],
      ];
      for (const [sql, message] of [...attempts, ...(name === 'SQLite' ? ofSqlite : ofPostgres)]) {
        await expect(db.run(sql)).rejects.toThrow(message);
      }
      await expectIntact(path);
    });

    test('refuses entries whose sides do not fit their kind, amounts out of bounds and fractions', async () => {
      const { path } = await withCredit(10_000);
      const db = beside(path);
      const insert = (kind: string, debit: number, credit: number, amount: number | string) =>
        db.run(
          `${ENTRY} (92, ${keyOf(2, "'fresh'")}'${kind}', 1, ${debit}, ${credit}, ${amount}, 2000, 'fresh', 'r', 0)`,
        );
      for (const [kind, debit, credit, amount] of [
        ['top-up', 1, -1, 100],
        ['top-up', -2, 1, 100],
        ['charge', 1, -2, 100],
        ['gift', -1, 1, 100],
        ['top-up', -1, 1, 0],
        ['top-up', -1, 1, 1_000_000_000_001],
      ] as const) {
        await expect(insert(kind, debit, credit, amount)).rejects.toThrow(/CHECK constraint failed|check constraint/);
      }
      // PostgreSQL rounds a fraction that is written as a number, and refuses one that is bound as a whole one.
      const fraction = name === 'SQLite' ? '1.5' : "'1.5'::text::bigint";
      await expect(insert('top-up', -1, 1, fraction)).rejects.toThrow(/cannot store REAL value|invalid input syntax/);
    });
  });

  describe('a statement', () => {
    test('opens, lists each booking and the calls by day, closes, and tells the VAT within what was spent', async () => {
      const { store, request } = await withCustomer(await place(), withoutPools());
      const tomorrow = NOW_MS + DAY_MS;
      await store.topUp({ email: EMAIL, amountMicroGbp: 5_000_000, ref: 'bank-1' }, NOW_MS);
      await store.charge(request({ operation: 'decide', meter: 'decision' }));
      await store.charge(request({ operation: 'decide', meter: 'decision' }));
      await store.charge(request({ nowMs: tomorrow }));
      await store.adjust({ email: EMAIL, amountMicroGbp: -1_000_000, reason: 'paid back', ref: null }, tomorrow);
      const begun = await store.authorize(
        request({ operation: 'ai', meter: 'premium', units: 2, nowMs: tomorrow }),
        null,
      );
      if (begun.outcome !== 'authorized') throw new Error('not begun');
      await store.release(begun.holdId, tomorrow);
      const day = Math.floor(NOW_MS / DAY_MS) * DAY_MS;
      const second = await store.statement(EMAIL, day + DAY_MS, day + 2 * DAY_MS);
      expect(second).toMatchObject({
        openingMicroGbp: 4_997_600,
        closingMicroGbp: 3_996_400,
        spentMicroGbp: 1200,
        vatMicroGbp: 200,
      });
      const bookings = second?.lines.map((booked) => [
        booked.kind,
        booked.operation,
        booked.amountMicroGbp,
        booked.balanceMicroGbp,
      ]);
      expect(bookings).toEqual([
        ['calls', 'current', -1200, 4_996_400],
        ['adjustment', null, -1_000_000, 3_996_400],
        ['calls', 'ai', -2400, 3_994_000],
        ['refunds', 'ai', 2400, 3_996_400],
      ]);
      expect(second?.lines.map(({ vatMicroGbp, vatBasisPoints }) => [vatMicroGbp, vatBasisPoints])).toEqual([
        [200, 2000],
        [0, null],
        [400, 2000],
        [-400, 2000],
      ]);
      expect(second?.lines[1]).toMatchObject({ day: '2026-11-22', ref: null, reason: 'paid back', count: 1 });
      const first = await store.statement(EMAIL, 0, day + DAY_MS);
      expect(first).toMatchObject({ openingMicroGbp: 0, closingMicroGbp: 4_997_600, vatMicroGbp: 400 });
      expect(await store.statement('nobody@example.com', 0, NOW_MS)).toBeNull();
    });

    test('is in booking order, and no line shows a balance that never was', async () => {
      const { store, request } = await withCustomer(await place(), withoutPools());
      const topUp = (amountMicroGbp: number, ref: string) => store.topUp({ email: EMAIL, amountMicroGbp, ref }, NOW_MS);
      await topUp(2400, 'a');
      await store.charge(request());
      await store.charge(request({ operation: 'decide' }));
      await topUp(10_000, 'b');
      await store.adjust({ email: EMAIL, amountMicroGbp: -8800, reason: 'slip', ref: null }, NOW_MS);
      await store.adjust({ email: EMAIL, amountMicroGbp: 100, reason: 'back', ref: null }, NOW_MS);
      await store.charge(request());
      const read = await store.statement(EMAIL, 0, NOW_MS + DAY_MS);
      expect(read?.lines.map(({ kind, balanceMicroGbp }) => [kind, balanceMicroGbp])).toEqual([
        ['top-up', 2400],
        ['calls', 1200],
        ['calls', 0],
        ['top-up', 10_000],
        ['adjustment', 1200],
        ['adjustment', 1300],
        ['calls', 100],
      ]);
    });

    test('keeps the VAT rate that was in force when a call was made', async () => {
      const path = await place();
      const { store, request } = await withCustomer(path, withoutPools());
      await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
      await store.charge(request());
      const later = open(path, { ...withoutPools(), vatBasisPoints: 500 });
      await later.charge(request({ requestId: 'r2' }));
      const read = await later.statement(EMAIL, 0, NOW_MS + DAY_MS);
      expect(read?.lines.map(({ vatMicroGbp }) => vatMicroGbp)).toEqual([0, 200, 100]);
    });
  });

  describe('an import', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ email: EMAIL, amountMicroGbp: 10_000 * (i + 1), ref: `row-${i}` }));

    test('books all rows, and run again replays them', async () => {
      const { store } = await withCustomer(await place());
      const progress: number[] = [];
      const onProgress = (done: number, total: number) => void progress.push(done / total);
      const report = { bookedMicroGbp: 10_000 * 500_500, problems: [] };
      const first = await store.importCredit(rows(1000), NOW_MS, { onProgress });
      expect(first).toEqual({ ...report, booked: 1000, replayed: 0 });
      expect(await store.importCredit(rows(1000), NOW_MS)).toEqual({
        ...report,
        booked: 0,
        replayed: 1000,
        bookedMicroGbp: 0,
      });
      expect(progress.at(-1)).toBe(1);
      expect(progress).toEqual([...progress].sort());
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000 * 500_500);
    });

    test('with one bad row books nothing, and names row and column of each that is bad', async () => {
      const { store, path } = await withCredit(50_000);
      const bad = rows(1000);
      bad[200] = { ...bad[200], ref: 'first' };
      bad[500] = { ...bad[500], email: 'nobody@example.com' };
      bad[900] = { ...bad[900], ref: 'row-3' };
      const { booked, problems } = await store.importCredit(bad, NOW_MS);
      expect(booked).toBe(0);
      expect(problems.map(({ row, column, kind }) => [row, column, kind])).toEqual([
        [200, 'ref', 'conflict'],
        [500, 'email', 'unknown-account'],
        [900, 'ref', 'conflict'],
      ]);
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(50_000);
      await expectIntact(path);
    });

    test('as a dry run says what it would book and books nothing', async () => {
      const { store } = await withCustomer(await place());
      expect(await store.importCredit(rows(3), NOW_MS, { dryRun: true })).toMatchObject({
        booked: 3,
        bookedMicroGbp: 60_000,
      });
      expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(0);
    });
  });
});
