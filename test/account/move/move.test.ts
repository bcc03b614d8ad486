/** An installation that moves to PostgreSQL is there as a whole, or the move says why not; a move that is cut off goes on. */
import { Database } from 'bun:sqlite';
import { afterEach, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SQL } from 'bun';
import { MoveDamaged, type MoveOptions, moveToPostgres } from '../../../src/account/move/move.ts';
import { MoveRefused } from '../../../src/account/move/target.ts';
import { openPostgresStore } from '../../../src/account/postgres/store.ts';
import { SchemaRefused } from '../../../src/account/schema-history.ts';
import { openSqliteStore } from '../../../src/account/sqlite/store.ts';
import { StoreMissing, StoreUnavailable } from '../../../src/account/store.ts';
import { StoreInUse } from '../../../src/account/upkeep.ts';
import { bareDatabase, dropDatabase, newDatabase } from '../../support/postgres.ts';
import { NOW_MS, temporaryPath } from '../temporary-store.ts';
import { fillInstallation, portraitOf, TARIFF } from './installation.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function target(make = bareDatabase): Promise<string> {
  const url = await make();
  closers.push(() => dropDatabase(url));
  return url;
}

function move(path: string, url: string, options: Partial<MoveOptions> = {}) {
  return moveToPostgres(path, url, { nowMs: NOW_MS, operator: 'root@new', batchRows: 17, ...options });
}

async function portraitInSqlite(path: string, secrets: readonly string[]): Promise<object> {
  const store = openSqliteStore(path, TARIFF);
  closers.push(() => store.close());
  return portraitOf(store, secrets);
}

async function portraitInPostgres(url: string, secrets: readonly string[]): Promise<object> {
  const store = openPostgresStore(url, TARIFF, { opener: 'writer' });
  closers.push(() => store.close());
  return portraitOf(store, secrets);
}

/** Without what differs by design: the log says when an export was made, and a pool of which nothing is used is left out. */
function comparable(portrait: object): object {
  return JSON.parse(
    JSON.stringify(portrait, (name, value) => {
      if (name === 'actions') return value.filter(({ action }: { action: string }) => action !== 'account.export');
      if (name === 'allowances') return value.filter(({ usedUnits }: { usedUnits: number }) => usedUnits > 0);
      return value;
    }),
  );
}

function digest(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function expectSame(path: string, url: string, secrets: readonly string[]): Promise<void> {
  const here = comparable(await portraitInSqlite(path, secrets));
  expect(comparable(await portraitInPostgres(url, secrets))).toEqual(here);
}

describe('a move', () => {
  test.each([1, 2, 3])(
    'takes all along: statements, usage, keys, terms, exports and ledger agree (seed %p)',
    async (seed) => {
      const path = temporaryPath();
      const secrets = await fillInstallation(path, seed);
      const before = digest(path);
      const url = await target();
      const steps: number[] = [];
      const report = await move(path, url, { onProgress: (done, total) => steps.push(done / total) });
      expect(steps[0]).toBe(0);
      expect(steps.at(-1)).toBe(1);
      expect(report).toMatchObject({ copiedBefore: 0, wasFinished: false, accounts: 13 });
      expect(report.openHolds).toBeGreaterThan(0);
      for (const rows of Object.values(report.rows)) expect(rows).toBeGreaterThan(0);
      expect(digest(path)).toBe(before);
      await expectSame(path, url, secrets);

      // New numbers go on after the last ones; what the last server held comes back; the ledger holds.
      const store = openPostgresStore(url, TARIFF, { opener: 'server', nowMs: () => NOW_MS });
      closers.push(() => store.close());
      expect(await store.releaseAbandoned(NOW_MS)).toBe(report.openHolds);
      const account = await store.createAccount('new@example.org', 'verified', NOW_MS);
      expect(account.id).toBe(14);
      const key = await store.createKey(account.id, 'new', NOW_MS);
      await store.topUp({ email: 'new@example.org', amountMicroGbp: 5000, ref: 'new' }, NOW_MS);
      const request = {
        accountId: account.id,
        keyId: key.id,
        meter: 'premium',
        units: 2,
        operation: 'x',
        requestId: 'x',
        nowMs: NOW_MS,
      } as const;
      expect(await store.charge(request)).toMatchObject({ charged: 'credit' });
      // A reference that was booked before is the same booking, or refused, as ever.
      expect(
        await store.topUp({ email: 'first@example.org', amountMicroGbp: 2000, ref: 'bank-1' }, NOW_MS),
      ).toMatchObject({ replayed: true });
      await expect(
        store.topUp({ email: 'first@example.org', amountMicroGbp: 1, ref: 'pay-2' }, NOW_MS),
      ).rejects.toThrow();
      const { checks } = await store.verify(NOW_MS);
      expect(checks.filter(({ broken }) => broken !== null)).toEqual([]);
      const { actions } = await store.operatorActions({ action: 'database.move', limit: 10, offset: 0 });
      expect(actions).toMatchObject([{ operator: 'root@new' }]);
    },
  );

  test('cut off after any batch goes on where it stopped, and no server uses what is not whole', async () => {
    const path = temporaryPath();
    const secrets = await fillInstallation(path, 4);
    const url = await target();
    let batches = 0;
    for (let stops = 0; ; stops++) {
      let left = 1 + (stops % 4);
      const stopped = await move(path, url, {
        onProgress() {
          batches++;
          if (left-- === 0) throw new Error('killed');
        },
      }).catch((error: Error) => error);
      if (!(stopped instanceof Error)) {
        expect(stops).toBeGreaterThan(5);
        expect(stopped.copiedBefore).toBeGreaterThan(0);
        break;
      }
      expect(stopped.message).toBe('killed');
      const early = openPostgresStore(url, TARIFF, { opener: 'server' });
      await expect(early.listAccounts()).rejects.toThrow('migrate-to');
      await expect(early.listAccounts()).rejects.toThrow(SchemaRefused);
      await early.close();
    }
    expect(batches).toBeGreaterThan(20);
    await expectSame(path, url, secrets);
  });

  test('of an installation that has changed since it was cut off is refused, as is that of another one', async () => {
    const path = temporaryPath();
    await fillInstallation(path, 5);
    const url = await target();
    let batches = 0;
    const stop = { onProgress: () => void (++batches > 3 && fail()) };
    await expect(move(path, url, stop)).rejects.toThrow('killed');
    const store = openSqliteStore(path, TARIFF);
    await store.setStatus('customer-1@example.org', 'suspended');
    await store.close();
    await expect(move(path, url)).rejects.toThrow(MoveRefused);
    await expect(move(path, url)).rejects.toThrow('has changed since');
    const other = temporaryPath();
    await fillInstallation(other, 6);
    await expect(move(other, url)).rejects.toThrow('another installation');
  });
});

function fail(): never {
  throw new Error('killed');
}

describe('refused is a move', () => {
  test('while a server runs on the data directory, or where there is no database', async () => {
    const path = temporaryPath();
    const url = await target();
    await expect(move(path, url)).rejects.toThrow(StoreMissing);
    const server = openSqliteStore(path, TARIFF, { opener: 'server' });
    await server.createAccount('jane@example.com', 'verified', NOW_MS);
    await expect(move(path, url)).rejects.toThrow(StoreInUse);
    await server.close();
    expect((await move(path, url)).accounts).toBe(1);
  });

  test('into a database that holds something already, or tables of another program', async () => {
    const path = temporaryPath();
    const store = openSqliteStore(path, TARIFF, { opener: 'server' });
    await store.createAccount('jane@example.com', 'verified', NOW_MS);
    await store.close();
    const used = await target(newDatabase);
    const theirs = openPostgresStore(used, TARIFF, { opener: 'writer' });
    await theirs.createAccount('owner@localhost', 'verified', NOW_MS);
    await theirs.close();
    await expect(move(path, used)).rejects.toThrow('not empty');
    const foreign = await target();
    const sql = new SQL(foreign, { max: 1 });
    await sql.unsafe('CREATE TABLE account (x integer)');
    await sql.close();
    await expect(move(path, foreign)).rejects.toThrow(SchemaRefused);
  });

  test('where the database cannot be reached, without a word of its password', async () => {
    const path = temporaryPath();
    const store = openSqliteStore(path, TARIFF);
    await store.createAccount('jane@example.com', 'verified', NOW_MS);
    await store.close();
    const failure = await move(path, 'postgres://fairday:hush-hush@127.0.0.1:1/x').catch((error: Error) => error);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(`${failure} ${Bun.inspect(failure)}`).not.toContain('hush-hush');
  });

  test('of a ledger that does not add up', async () => {
    const path = temporaryPath();
    await fillInstallation(path, 7);
    const db = new Database(path);
    db.run('UPDATE ledger_account SET credits_micro_gbp = credits_micro_gbp + 1 WHERE id = 1');
    db.close();
    const url = await target();
    await expect(move(path, url)).rejects.toThrow(MoveDamaged);
  });
});
