/** The operator log: each change and its entry are one transaction, and an entry is never changed or deleted. */
import { describe, expect, test } from 'bun:test';
import type { ActionQuery } from '../../src/account/operator-log.ts';
import type { AccountStore } from '../../src/account/store.ts';
import { NOW_MS } from './customers.ts';
import { STORES } from './stores.ts';

const ALL: ActionQuery = { limit: 100, offset: 0 };

describe.each(STORES)('$name:', ({ name, place, open, beside }) => {
  async function withLog(use: (store: AccountStore, path: string) => Promise<void>): Promise<void> {
    const path = await place();
    let nowMs = NOW_MS;
    await use(open(path, {}, { operator: 'root@shop', nowMs: () => nowMs++ }), path);
  }

  test('every change is logged with who, when and on whom; what changes nothing is not', async () => {
    await withLog(async (store) => {
      const { id } = await store.createAccount('jane@example.com', 'unverified', NOW_MS);
      await store.setStatus('jane@example.com', 'verified');
      await store.setStatus('nobody@example.com', 'verified');
      await store.setDefaultPlace('jane@example.com', 'Leeds');
      const key = await store.createKey(id, 'laptop', NOW_MS);
      const second = await store.rotateKey(id, key.id, NOW_MS);
      await store.revokeKey(id, second?.id ?? 0, NOW_MS);
      await store.revokeKey(id, 99, NOW_MS);
      const topUp = { email: 'jane@example.com', amountMicroGbp: 10_000, ref: 'bank-1' };
      await store.topUp(topUp, NOW_MS);
      await store.topUp(topUp, NOW_MS);
      await store.topUp({ ...topUp, ref: 'bank-2' }, NOW_MS, { dryRun: true });
      await store.adjust({ email: 'jane@example.com', amountMicroGbp: -10_000, reason: 'wrong', ref: null }, NOW_MS);
      await store.importCredit([{ ...topUp, ref: 'bank-3' }], NOW_MS);
      await store.importCredit([{ ...topUp, ref: 'bank-3' }], NOW_MS);
      await store.changeEmail('jane@example.com', 'jane@new.example');
      const { actions, total } = await store.operatorActions(ALL);
      expect(total).toBe(actions.length);
      expect(actions.toReversed().map(({ action, accountId, details }) => [action, accountId, details])).toEqual([
        ['account.create', 1, { status: 'unverified' }],
        ['account.status', 1, { status: 'verified' }],
        ['account.place', 1, { removed: false }],
        ['key.create', 1, { key_id: 1 }],
        ['key.rotate', 1, { key_id: 2, replaces_id: 1, overlap_ms: 0 }],
        ['key.revoke', 1, { key_id: 2 }],
        ['credit.top-up', 1, { entry_id: 1, amount_gbp: '0.0100' }],
        ['credit.adjust', 1, { entry_id: 2, amount_gbp: '-0.0100' }],
        ['credit.import', null, { booked: 1, booked_gbp: '0.0100' }],
        ['account.email', 1, {}],
      ]);
      expect(new Set(actions.map(({ operator }) => operator))).toEqual(new Set(['root@shop']));
      expect(actions.map(({ atMs }) => atMs)).toEqual(actions.map((_, i) => NOW_MS + actions.length - 1 - i));
      expect(actions[0].email).toBe('jane@new.example');
    });
  });

  test('it names no e-mail, place or key: only numbers outlive a deletion', async () => {
    await withLog(async (store, path) => {
      const { id } = await store.createAccount('jane@example.com', 'verified', NOW_MS);
      await store.setDefaultPlace('jane@example.com', 'Hidden Valley');
      await store.createKey(id, 'laptop', NOW_MS);
      await store.changeEmail('jane@example.com', 'jane@new.example');
      await store.deleteAccount('jane@new.example', NOW_MS, { forfeit: false });
      const rows = await beside(path).all<{ details: string }>('SELECT details FROM operator_action');
      expect(rows).toHaveLength(5);
      for (const { details } of rows) expect(details).not.toMatch(/jane|valley|laptop/i);
      expect((await store.operatorActions({ ...ALL, accountId: id })).actions[0].email).toBe(
        'account-1@deleted.invalid',
      );
    });
  });

  test('the database refuses to change or delete an entry, and a change whose entry cannot be written is not made', async () => {
    await withLog(async (store, path) => {
      await store.createAccount('jane@example.com', 'verified', NOW_MS);
      const db = beside(path);
      await expect(db.run("UPDATE operator_action SET operator = 'nobody'")).rejects.toThrow('never changed');
      await expect(db.run('DELETE FROM operator_action')).rejects.toThrow('never deleted');
      if (name === 'SQLite') {
        const replace = 'REPLACE INTO operator_action SELECT * FROM operator_action';
        await expect(db.run(replace)).rejects.toThrow('never replaced');
        await db.run("CREATE TRIGGER full_log BEFORE INSERT ON operator_action BEGIN SELECT RAISE(ABORT, 'full'); END");
      } else {
        await expect(db.run('TRUNCATE operator_action')).rejects.toThrow('never deleted');
        await db.run(
          "CREATE TRIGGER full_log BEFORE INSERT ON operator_action FOR EACH ROW EXECUTE FUNCTION refuse('full')",
        );
      }
      await expect(store.setStatus('jane@example.com', 'suspended')).rejects.toThrow('full');
      await expect(store.topUp({ email: 'jane@example.com', amountMicroGbp: 5, ref: 'r' }, NOW_MS)).rejects.toThrow(
        'full',
      );
      expect(await store.summary('jane@example.com')).toMatchObject({ status: 'verified', balanceMicroGbp: 0 });
    });
  });

  describe('a search', () => {
    test('filters by account, action, kind of action, operator and time, newest first by pages', async () => {
      await withLog(async (store) => {
        for (const name of ['a', 'b', 'c']) {
          const { id } = await store.createAccount(`${name}@example.com`, 'verified', NOW_MS);
          await store.createKey(id, 'default', NOW_MS);
        }
        const ids = async (query: Partial<ActionQuery>) =>
          (await store.operatorActions({ ...ALL, ...query })).actions.map(({ id }) => id);
        expect(await ids({})).toEqual([6, 5, 4, 3, 2, 1]);
        expect(await ids({ accountId: 2 })).toEqual([4, 3]);
        expect(await ids({ action: 'key' })).toEqual([6, 4, 2]);
        expect(await ids({ action: 'key.create' })).toEqual([6, 4, 2]);
        expect(await ids({ action: 'ke' })).toEqual([]);
        expect(await ids({ operator: 'shop' })).toHaveLength(6);
        expect(await ids({ operator: 'elsewhere' })).toEqual([]);
        expect(await ids({ fromMs: NOW_MS + 4 })).toEqual([6, 5]);
        expect(await ids({ toMs: NOW_MS + 2 })).toEqual([2, 1]);
        expect(await ids({ limit: 2, offset: 2 })).toEqual([4, 3]);
      });
    });
  });
});
