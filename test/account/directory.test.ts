/** Accounts as an operator manages them: found by filter, in order, by pages; renamed; exported; deleted for good. */
import { describe, expect, test } from 'bun:test';
import type { AccountOrder, AccountQuery } from '../../src/account/directory.ts';
import { AccountDeleted, anonymousEmail, DeletionRefused } from '../../src/account/directory.ts';
import { AccountExists } from '../../src/account/store.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';
import { wholeExport } from './whole-export.ts';

const DAY_MS = 86_400_000;
const ALL: AccountQuery = { order: 'created', descending: false, limit: 100, offset: 0 };
const BODY = new Bun.CryptoHasher('sha256').update('a question').digest();

/** All that hold something of accounts. */
const TABLES = [
  'account',
  'api_key',
  'allowance',
  'metered_call',
  'pending_charge',
  'ledger_entry',
  'repeatable_request',
  'operator_action',
  'account_terms',
];

describe.each(STORES)('$name:', ({ name, place, open, withCustomer, beside, addCustomers }) => {
  describe('a search', () => {
    async function shop() {
      const store = open(await place());
      for (const [email, status] of [
        ['zoe@example.com', 'verified'],
        ['adam@shop.example', 'unverified'],
        ['mary@example.com', 'suspended'],
      ] as const) {
        await store.createAccount(email, status, NOW_MS);
      }
      await store.setDefaultPlace('zoe@example.com', 'Leeds, England');
      const names = async (query: Partial<AccountQuery>) =>
        (await store.findAccounts({ ...ALL, ...query })).accounts.map(({ email }) => email.split('@')[0]);
      return { store, names };
    }

    test('finds by a part of the e-mail or of the place, in any capitals, and by status', async () => {
      const { names } = await shop();
      expect(await names({ text: 'EXAMPLE.com' })).toEqual(['zoe', 'mary']);
      expect(await names({ text: 'leeds' })).toEqual(['zoe']);
      expect(await names({ text: '%' })).toEqual([]);
      expect(await names({ status: 'suspended' })).toEqual(['mary']);
      expect(await names({ status: 'verified', text: 'mary' })).toEqual([]);
    });

    test('orders by time, e-mail, credit and last use, both ways', async () => {
      const { store, names } = await shop();
      await store.topUp({ email: 'adam@shop.example', amountMicroGbp: 5_000_000, ref: 'a' }, NOW_MS);
      await store.topUp({ email: 'mary@example.com', amountMicroGbp: 1_000_000, ref: 'b' }, NOW_MS);
      const { id } = await store.createKey(3, 'default', NOW_MS);
      const call = { keyId: id, meter: 'standard', units: 1, operation: 'current', requestId: 'r' } as const;
      await store.charge({ ...call, accountId: 3, nowMs: NOW_MS });
      const orders: Record<AccountOrder, string[]> = {
        created: ['zoe', 'adam', 'mary'],
        email: ['adam', 'mary', 'zoe'],
        balance: ['zoe', 'mary', 'adam'],
        'last-use': ['zoe', 'adam', 'mary'],
      };
      for (const order of ['created', 'email', 'balance', 'last-use'] as const) {
        expect(await names({ order })).toEqual(orders[order]);
        expect(await names({ order, descending: true })).toEqual(orders[order].toReversed());
      }
    });

    test('by pages shows each account once, and the number of all', async () => {
      const path = await place();
      const store = open(path);
      await addCustomers(path, 23);
      for (const order of ['created', 'email', 'balance', 'last-use'] as const) {
        const seen: number[] = [];
        for (let offset = 0; offset < 30; offset += 5) {
          const { accounts, total } = await store.findAccounts({ ...ALL, order, limit: 5, offset });
          expect(total).toBe(23);
          seen.push(...accounts.map(({ id }) => id));
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
      }
    });

    test('says when an account was last used: its last charged call, or else the day of a key', async () => {
      const { store, account, key, request } = await withCustomer(await place());
      const lastUsed = async () => (await store.summary(account.email))?.lastUsedMs;
      expect(await lastUsed()).toBeNull();
      await store.findKey(key.key, NOW_MS - 5 * DAY_MS);
      await store.createKey(account.id, 'flushes the queue', NOW_MS);
      expect(await lastUsed()).toBe(Date.parse('2026-11-16T00:00:00Z'));
      await store.charge(request({ nowMs: NOW_MS + 5 }));
      expect(await lastUsed()).toBe(NOW_MS + 5);
    });
  });

  describe('an e-mail', () => {
    test('is changed; keys, credit and number stay; the old one is free again', async () => {
      const { store, account, key } = await withCustomer(await place());
      const changed = await store.changeEmail('JANE@example.com', 'Jane@New.example');
      expect(changed).toEqual({ ...account, email: 'jane@new.example' });
      expect((await store.findKey(key.key, NOW_MS))?.email).toBe('jane@new.example');
      expect(await store.findAccount('jane@example.com')).toBeNull();
      expect((await store.createAccount('jane@example.com', 'verified', NOW_MS)).id).toBe(2);
    });

    test('of another account, of a deleted one, or none is refused; to itself it may be changed', async () => {
      const { store } = await withCustomer(await place());
      await store.createAccount('john@example.com', 'verified', NOW_MS);
      await expect(store.changeEmail('jane@example.com', 'john@example.com')).rejects.toThrow(AccountExists);
      await expect(store.changeEmail('jane@example.com', 'john')).rejects.toThrow(RangeError);
      await expect(store.changeEmail('jane@example.com', anonymousEmail(7))).rejects.toThrow(RangeError);
      await expect(store.createAccount(anonymousEmail(7), 'verified', NOW_MS)).rejects.toThrow(RangeError);
      expect(await store.changeEmail('nobody@example.com', 'x@example.com')).toBeNull();
      expect((await store.changeEmail('jane@example.com', 'JANE@example.com'))?.email).toBe('jane@example.com');
    });
  });

  describe('a deletion', () => {
    /** An account with free calls, paid calls, a stored answer, a place and two keys. */
    async function usedAccount() {
      const path = await place();
      const { store, account, key, request } = await withCustomer(path, { standard: 2, premium: 1 });
      await store.setDefaultPlace(account.email, 'Hidden Valley');
      await store.createKey(account.id, 'secret laptop', NOW_MS);
      await store.findKey(key.key, NOW_MS);
      await store.topUp({ email: account.email, amountMicroGbp: 10_000, ref: 'bank-1' }, NOW_MS);
      for (let i = 0; i < 4; i++) await store.charge(request({ requestId: `private-${i}` }));
      for (const requestId of ['ask-free', 'ask-paid']) {
        const ask = request({ meter: 'premium', operation: 'ai', requestId: `private-${requestId}` });
        const hold = await store.authorize(ask, { requestId, bodySha256: BODY });
        if (hold.outcome === 'authorized') await store.capture(hold.holdId, 'where Jane goes', NOW_MS);
      }
      return { store, path, account, key, request };
    }

    test('leaves nothing personal in the file, and the ledger in order', async () => {
      const { store, path, account, key } = await usedAccount();
      const before = await store.statement(account.email, 0, 4e12);
      const deletion = await store.deleteAccount(account.email, NOW_MS, { forfeit: true });
      expect(deletion).toMatchObject({ forfeitedMicroGbp: 10_000 - 3 * 1200, keysRevoked: 2, callsForgotten: 3 });
      expect(await store.findKey(key.key, NOW_MS)).toBeNull();
      expect(await store.findAccount(account.email)).toBeNull();
      const after = await store.statement(anonymousEmail(account.id), 0, 4e12);
      expect(after?.lines.slice(0, before?.lines.length)).toEqual([...(before?.lines ?? [])]);
      expect(after?.closingMicroGbp).toBe(0);
      expect((await store.verify(NOW_MS)).checks.filter(({ broken }) => broken !== null)).toEqual([]);
      const rows = JSON.stringify(await Promise.all(TABLES.map((table) => beside(path).all(`SELECT * FROM ${table}`))));
      await store.close();
      // PostgreSQL overwrites what is deleted when it vacuums; a file has no trace left.
      const kept = name === 'SQLite' ? Buffer.from(await Bun.file(path).arrayBuffer()).toString('latin1') : rows;
      for (const trace of [
        'jane@',
        'Hidden Valley',
        'laptop',
        'private-',
        'ask-',
        'where Jane goes',
        key.hint.slice(0, 7),
      ]) {
        expect(kept.includes(trace)).toBe(false);
      }
    });

    test('is for good: the account is not changed, paid into or given a key any more', async () => {
      const { store, path, account } = await usedAccount();
      await store.deleteAccount(account.email, NOW_MS, { forfeit: true });
      const email = anonymousEmail(account.id);
      await expect(store.setStatus(email, 'verified')).rejects.toThrow(AccountDeleted);
      await expect(store.changeEmail(email, 'jane@example.com')).rejects.toThrow(AccountDeleted);
      await expect(store.deleteAccount(email, NOW_MS, { forfeit: true })).rejects.toThrow(AccountDeleted);
      await expect(store.createKey(account.id, 'new', NOW_MS)).rejects.toThrow(AccountDeleted);
      await expect(store.topUp({ email, amountMicroGbp: 10_000, ref: 'bank-2' }, NOW_MS)).rejects.toThrow(
        AccountDeleted,
      );
      const db = beside(path);
      await expect(db.run('UPDATE account SET deleted_at_ms = NULL')).rejects.toThrow('does not come back');
      await expect(db.run(newKey(90, 1))).rejects.toThrow('gets no key');
      expect((await store.findAccounts(ALL)).total).toBe(0);
      expect((await store.findAccounts({ ...ALL, status: 'deleted' })).accounts.map((found) => found.email)).toEqual([
        email,
      ]);
    });

    test('waits for credit to be paid back and for questions to be answered', async () => {
      const { store, account, request } = await usedAccount();
      const refuse = (forfeit: boolean) => store.deleteAccount(account.email, NOW_MS, { forfeit });
      await expect(refuse(false)).rejects.toThrow(DeletionRefused);
      const hold = await store.authorize(request({ operation: 'ai' }), null);
      await expect(refuse(true)).rejects.toThrow('is being answered');
      if (hold.outcome === 'authorized') await store.release(hold.holdId, NOW_MS);
      expect(await refuse(true)).not.toBeNull();
      expect(await store.deleteAccount('nobody@example.com', NOW_MS, { forfeit: true })).toBeNull();
    });

    test('of one account touches no other: recent calls of the living are still guarded', async () => {
      const { store, path, account } = await usedAccount();
      await addCustomers2(path);
      await store.deleteAccount(account.email, NOW_MS, { forfeit: true });
      const db = beside(path);
      await expect(db.run("UPDATE metered_call SET request_id = '' WHERE account_id = 2")).rejects.toThrow(
        'never changed',
      );
      await expect(db.run('DELETE FROM metered_call WHERE account_id = 2')).rejects.toThrow('never deleted');
      await expect(db.run('UPDATE metered_call SET units = 2')).rejects.toThrow('never changed');
      await expect(db.run('UPDATE pending_charge SET units = 2')).rejects.toThrow('never changed');
    });

    /** A second account with a free call of its own. */
    async function addCustomers2(path: string): Promise<void> {
      const db = beside(path);
      await db.run(
        "INSERT INTO account (id, email, status, created_at_ms) VALUES (2, 'john@example.com', 'verified', 5)",
      );
      await db.run(newKey(9, 2));
      await db.run(
        `INSERT INTO metered_call (id, account_id, key_id, operation, meter, units, charged, cost_micro_gbp, request_id, at_ms)
       VALUES (90, 2, 9, 'current', 'standard', 1, 'free', 0, 'r', ${NOW_MS})`,
      );
    }

    function newKey(id: number, accountId: number): string {
      const hash = name === 'SQLite' ? 'randomblob(32)' : "sha256('key')";
      return `INSERT INTO api_key (id, account_id, hash, hint, name, created_at_ms)
      VALUES (${id}, ${accountId}, ${hash}, 'h', 'n', 5)`;
    }
  });

  describe('an export', () => {
    test('holds everything about the account and nothing of another', async () => {
      const { store, account, key, request } = await withCustomer(await place(), { standard: 1 });
      await store.createAccount('john@example.com', 'verified', NOW_MS);
      await store.topUp({ email: 'john@example.com', amountMicroGbp: 10_000, ref: 'john-1' }, NOW_MS);
      await store.topUp({ email: account.email, amountMicroGbp: 10_000, ref: 'bank-1' }, NOW_MS);
      await store.charge(request());
      await store.charge(request());
      const hold = await store.authorize(request({ meter: 'premium', operation: 'ai' }), {
        requestId: 'ask',
        bodySha256: BODY,
      });
      if (hold.outcome === 'authorized') await store.capture(hold.holdId, 'an answer', NOW_MS);
      const held = await wholeExport(store, account.email);
      expect(held).toMatchObject({
        account: { email: account.email, balanceMicroGbp: 8800 },
        keys: [{ hint: key.hint }],
        calls: [{ charged: 'free' }, { charged: 'credit', costMicroGbp: 1200 }, { operation: 'ai' }],
        entries: [
          { kind: 'top-up', amountMicroGbp: 10_000, ref: 'bank-1' },
          { kind: 'charge', amountMicroGbp: -1200 },
        ],
        answers: [{ requestId: 'ask', answer: 'an answer' }],
        allowances: [
          { meter: 'premium', usedUnits: 1 },
          { meter: 'standard', usedUnits: 1 },
        ],
      });
      expect(held?.actions.map(({ action }) => action)).toEqual([
        'account.create',
        'key.create',
        'credit.top-up',
        'account.export',
      ]);
      expect(JSON.stringify(held)).not.toContain('john');
      expect(JSON.stringify(held)).not.toContain(key.key);
      expect(await wholeExport(store, 'nobody@example.com')).toBeNull();
    });

    test('hands many calls over in parts, each call once and in order, while others are charged', async () => {
      const { store, account, request } = await withCustomer(await place(), { standard: 5_000 });
      await Promise.all(Array.from({ length: 1_201 }, (_, i) => store.charge(request({ requestId: `call-${i}` }))));
      const parts: number[] = [];
      const ids: string[] = [];
      let later: Promise<unknown> | null = null;
      const found = await store.exportAccount(account.email, {
        account() {},
        rows(list, rows) {
          if (list !== 'calls') return;
          later ??= store.charge(request());
          parts.push(rows.length);
          for (const row of rows) if ('operation' in row) ids.push(row.requestId);
        },
      });
      await later;
      expect([found, Math.max(...parts), ids.length, new Set(ids).size]).toEqual([true, 500, 1_201, 1_201]);
      expect((await wholeExport(store, account.email))?.calls).toHaveLength(1_202);
    });
  });
});
