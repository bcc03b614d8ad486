/** Each invariant, broken behind the program's back, is found, and the first row that breaks it is named. */
import { describe, expect, test } from 'bun:test';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';
import { openBeside, openStore, openWithCustomer, temporaryPath } from './temporary-store.ts';

const HOUR_MS = 3_600_000;

/** Of both stores. */
const CASES: [string, string, RegExp][] = [
  [
    'folded',
    'UPDATE ledger_account SET credits_micro_gbp = credits_micro_gbp + 1 WHERE id = 1',
    /ledger_account 1: it says/,
  ],
  [
    'no-overdraft',
    'UPDATE ledger_account SET debits_micro_gbp = 9000000 WHERE id = 1',
    /ledger_account 1: debits 9000000/,
  ],
  ['customers', 'DELETE FROM ledger_account WHERE id = 1', /account 1/],
  [
    'calls-booked',
    'UPDATE metered_call SET cost_micro_gbp = 1 WHERE id = 4',
    /metered_call 4: cost 1 of account 1, booked 1200/,
  ],
  ['calls-booked', 'UPDATE ledger_entry SET call_id = NULL WHERE call_id = 3', /metered_call 3.*booked nothing/],
  ['entries-called', "UPDATE metered_call SET charged = 'free', cost_micro_gbp = 0 WHERE id = 3", /ledger_entry 3/],
  ['calls-named', 'UPDATE metered_call SET calls = 3 WHERE id = 2', /metered_call 2: 3 calls/],
  ['pending-held', 'UPDATE pending_charge SET cost_micro_gbp = 5 WHERE id = 6', /pending_charge 6/],
  [
    'pending-ended-once',
    "UPDATE pending_charge SET state = 'refunded', call_id = NULL WHERE id = 4",
    /pending_charge 4 \(refunded\)/,
  ],
  ['held', 'DELETE FROM pending_charge WHERE id = 6', /held 2400, open pending charges 0/],
  [
    'allowances',
    "UPDATE allowance SET used_units = 1 WHERE meter = 'standard'",
    /standard 2026-11-21: it says 1, its calls say 2/,
  ],
  ['allowances', 'DELETE FROM metered_call WHERE id = 2', /it says 2, its calls say 1/],
  ['allowances', 'DELETE FROM allowance', /it says 0, its calls say/],
  [
    'answers',
    "UPDATE repeatable_request SET answer = 'too soon' WHERE answer IS NULL",
    /repeatable_request "ask-2" of account 1/,
  ],
  ['deleted', 'UPDATE account SET deleted_at_ms = 5', /account 1/],
  ['operator-log', 'DELETE FROM operator_action WHERE id = 1', /operator_action 1 is missing/],
];

const OF_SQLITE: [string, string, RegExp][] = [
  [
    'balanced',
    'UPDATE ledger_account SET debits_micro_gbp = debits_micro_gbp + 7 WHERE id = -1',
    /debits \d+, credits \d+/,
  ],
  [
    'folded',
    'UPDATE ledger_entry SET amount_micro_gbp = amount_micro_gbp + 1 WHERE id = 1',
    /ledger_account -1: it says/,
  ],
  ['complete', 'DELETE FROM ledger_entry WHERE id = 2', /ledger_entry 2 is missing/],
  [
    'references',
    "DROP INDEX ledger_entry_by_ref; UPDATE ledger_entry SET ref = 'bank-1' WHERE id = 2",
    /"bank-1" is used 2 times/,
  ],
  ['foreign-keys', 'DELETE FROM account', /refers to a missing account/],
  ['file', 'UPDATE ledger_entry SET amount_micro_gbp = -5 WHERE id = 1', /CHECK constraint failed/],
];

const OF_POSTGRES: [string, string, RegExp][] = [
  ['balanced', 'UPDATE ledger_account SET cash_micro_gbp = cash_micro_gbp - 7 WHERE id = 1', /debits \d+, credits \d+/],
  [
    'folded',
    'UPDATE ledger_entry SET amount_micro_gbp = amount_micro_gbp + 1 WHERE id = 1',
    /ledger_account 1: it says/,
  ],
  ['complete', 'DELETE FROM ledger_entry WHERE number = 2', /ledger_entry 2 of account 1 is missing/],
  ['references', "UPDATE ledger_entry SET ref = 'bank-1' WHERE ref = 'adj'", /"bank-1" is used 2 times/],
  ['foreign-keys', 'DELETE FROM account', /refers to a missing account/],
  ['foreign-keys', 'DELETE FROM api_key', /refers to a missing api_key/],
];

const NAMES = [
  'file',
  'schema',
  'foreign-keys',
  'balanced',
  'folded',
  'no-overdraft',
  'customers',
  'complete',
  'references',
  'calls-booked',
  'entries-called',
  'calls-named',
  'pending-held',
  'pending-ended-once',
  'held',
  'pending-short',
  'allowances',
  'answers',
  'deleted',
  'operator-log',
];

describe.each(STORES)('$name:', ({ name, place, withCustomer, beside }) => {
  /** A little of everything: free and paid calls, bookings, pending charges open, settled and refunded, kept answers. */
  async function busyStore() {
    const path = await place();
    const { store, request } = await withCustomer(path, { standard: 2, premium: 4 });
    await store.topUp({ email: 'jane@example.com', amountMicroGbp: 1_000_000, ref: 'bank-1' }, NOW_MS);
    await store.adjust({ email: 'jane@example.com', amountMicroGbp: -50_000, reason: 'slip', ref: 'adj' }, NOW_MS);
    for (let i = 0; i < 4; i++) await store.charge(request({ requestId: `r${i}` }));
    const ai = request({ meter: 'premium', units: 2, operation: 'ai' });
    for (let i = 0; i < 6; i++) {
      const begun = await store.authorize(ai, { requestId: `ask-${i}`, bodySha256: new Uint8Array(32) });
      if (begun.outcome !== 'authorized') throw new Error('not begun');
      if (i % 3 === 0) await store.capture(begun.holdId, 'answer', NOW_MS);
      if (i % 3 === 1) await store.release(begun.holdId, NOW_MS);
    }
    return { store, path };
  }

  test('a store in order passes every check, and says what it holds', async () => {
    const { store } = await busyStore();
    const report = await store.verify(NOW_MS);
    expect(report.checks.filter(({ broken }) => broken !== null)).toEqual([]);
    const names = report.checks.map((check) => check.name);
    // A server looks after its own pages.
    expect(names).toEqual(name === 'SQLite' ? NAMES : NAMES.slice(1));
    expect(report).toMatchObject({ intact: true, accounts: 1 });
    const usage = await store.usage(1, NOW_MS);
    expect(report.owedMicroGbp).toBe(usage?.balanceMicroGbp ?? -1);
  });

  /** With every guard lifted, as somebody with an editor for databases has it. */
  async function tamper(path: string, change: string): Promise<void> {
    const db = beside(path);
    if (name === 'PostgreSQL') {
      const constraints = await db.all<{ drop: string }>(`
      SELECT 'ALTER TABLE ' || conrelid::regclass || ' DROP CONSTRAINT ' || conname AS drop FROM pg_constraint
      WHERE connamespace = current_schema()::regnamespace AND (contype = 'c' OR conname = 'ledger_entry_ref_key_key')`);
      for (const { drop } of constraints) await db.run(drop);
      await db.run('SET session_replication_role = replica');
      await db.run(change);
      await db.run('SET session_replication_role = DEFAULT');
      return;
    }
    await db.run('PRAGMA foreign_keys = OFF');
    await db.run('PRAGMA ignore_check_constraints = ON');
    const guards = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'";
    const triggers = await db.all<{ name: string; sql: string }>(guards);
    for (const trigger of triggers) await db.run(`DROP TRIGGER ${trigger.name}`);
    for (const statement of change.split('; ')) await db.run(statement);
    for (const { sql } of triggers) await db.run(sql);
  }

  describe('tampering is found:', () => {
    for (const [rule, sql, message] of [...CASES, ...(name === 'SQLite' ? OF_SQLITE : OF_POSTGRES)]) {
      test(`${rule}, by ${sql.replaceAll(/\s+/g, ' ')}`, async () => {
        const { store, path } = await busyStore();
        await tamper(path, sql);
        const report = await store.verify(NOW_MS);
        expect(report.intact).toBe(false);
        expect(report.checks.find((check) => check.name === rule)?.broken).toMatch(message);
      });
    }

    test('schema, by a guard that was taken away, and by one that was weakened', async () => {
      const { store, path } = await busyStore();
      const db = beside(path);
      const broken = async () => (await store.verify(NOW_MS)).checks.find((check) => check.name === 'schema')?.broken;
      const of = name === 'SQLite' ? '' : ' of ledger_entry';
      await db.run(`DROP TRIGGER ledger_entry_no_delete${name === 'SQLite' ? '' : ' ON ledger_entry'}`);
      expect(await broken()).toBe(`trigger ledger_entry_no_delete${of} is missing`);
      await db.run(
        name === 'SQLite'
          ? 'CREATE TRIGGER ledger_entry_no_delete BEFORE DELETE ON ledger_entry BEGIN SELECT 1; END'
          : `CREATE TRIGGER ledger_entry_no_delete BEFORE DELETE ON ledger_entry FOR EACH ROW WHEN (false)
            EXECUTE FUNCTION refuse('never')`,
      );
      expect(await broken()).toBe(`trigger ledger_entry_no_delete${of} is not as this program makes it`);
    });

    test('pending-short, by the passing of time', async () => {
      const { store } = await busyStore();
      const report = await store.verify(NOW_MS + HOUR_MS + 1);
      expect(report.checks.find((check) => check.name === 'pending-short')?.broken).toBe('pending_charge 3');
    });
  });
});

test('file, by bytes that changed on the disk', async () => {
  const path = temporaryPath();
  const { store } = await openWithCustomer(path);
  const index = "SELECT rootpage FROM sqlite_schema WHERE name = 'ledger_entry_by_block'";
  const { rootpage } = openBeside(path).query<{ rootpage: number }, []>(index).get() ?? { rootpage: 0 };
  await store.close();
  const bytes = Buffer.from(await Bun.file(path).arrayBuffer());
  bytes.fill(0x5a, 4096 * (rootpage - 1), 4096 * rootpage);
  await Bun.write(path, bytes);
  const report = await openStore(path).verify(NOW_MS);
  expect(report.intact).toBe(false);
});
