/**
 * The machine at its worst: a full disk, a folder that cannot be written, a database that another process keeps locked, a
 * clock that goes back. What fails charges nothing and says what is wrong; what waits is charged once.
 */
import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { closeDatabase, openDatabase } from '../../src/account/sqlite/database.ts';
import { migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { StoreDamaged, StoreUnavailable } from '../../src/account/store.ts';
import { StoreInUse } from '../../src/account/upkeep.ts';
import { inEmptyFolder, PROGRAM, ROOT, run, WITHOUT_ROOTS_RIGHTS } from '../support/process.ts';
import {
  NOW_MS,
  openServingStore,
  openStore,
  openWithCustomer,
  tariff,
  temporaryPath,
  withoutPools,
} from './temporary-store.ts';

const EMAIL = 'jane@example.com';
const at = (iso: string) => Date.parse(iso);

describe('a full disk', () => {
  test('refuses the charge with a sentence, takes nothing, and charges again once there is room', async () => {
    await withSmallDisk(async (path, fill, clear) => {
      const store = openSqliteStore(path, tariff(withoutPools()));
      const { id: accountId } = await store.createAccount(EMAIL, 'verified', NOW_MS);
      const { id: keyId } = await store.createKey(accountId, 'default', NOW_MS);
      await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
      const request = {
        accountId,
        keyId,
        meter: 'standard',
        units: 1,
        operation: 'x',
        requestId: 'r',
        nowMs: NOW_MS,
      } as const;
      await store.charge(request);
      fill();
      const results = await Promise.allSettled(Array.from({ length: 2000 }, () => store.charge(request)));
      const refused = results.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(2000);
      await expect(store.charge(request).then(() => Promise.all(results))).rejects.toThrow(StoreUnavailable);
      expect(await store.isWritable()).toBe(false);
      clear();
      expect(await store.isWritable()).toBe(true);
      const left = (await store.usage(accountId, NOW_MS))?.balanceMicroGbp ?? 0;
      expect(await store.charge(request)).toMatchObject({ charged: 'credit', balanceMicroGbp: left - 1200 });
      expect((await store.verify(NOW_MS)).intact).toBe(true);
      const called = (await store.dailyCalls(accountId, 0, NOW_MS + 1)).map(({ costMicroGbp }) => costMicroGbp);
      expect(called).toEqual([1_000_000 - left + 1200]);
      await store.close();
    });
  });

  test('that was full before anybody opened the database is named too, and no error of the disk', async () => {
    await withSmallDisk(async (path, fill) => {
      closeDatabase(openDatabase(path, 'writer'));
      fill();
      expect(() => closeDatabase(openDatabase(path, 'writer'))).toThrow('the disk is full; make room');
    });
  });
});

/** A database in a file system of its own of a few MB; where none can be mounted, the file itself is kept from growing. */
async function withSmallDisk(use: (path: string, fill: () => void, clear: () => void) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-small-'));
  const mounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).exitCode === 0;
  const filler = join(folder, 'filler');
  try {
    if (!mounted) {
      console.log('no file system can be mounted here: the full disk is not tried');
      return;
    }
    await use(
      join(folder, 'fairday.db'),
      () => {
        for (let size = 4 << 20; size >= 4096; size >>= 1) {
          try {
            writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
          } catch {
            // As much as fitted is written.
          }
        }
      },
      () => rmSync(filler, { force: true }),
    );
  } finally {
    if (mounted) Bun.spawnSync(['umount', '-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a database that cannot be used', () => {
  test('in a folder that may not be written: one line, exit 1, for every command', async () => {
    await inEmptyFolder(async (cwd) => {
      const data = join(cwd, 'data');
      expect((await run(PROGRAM, ['account', 'create', EMAIL, '--data', data], cwd)).exitCode).toBe(0);
      chmodSync(data, 0o500);
      try {
        for (const args of [
          ['account', 'list'],
          ['credit', 'top-up', EMAIL, '5.00', '--ref', 'r'],
          ['serve', '--port', '0'],
        ]) {
          const { exitCode, stdout, stderr } = await run(
            [...WITHOUT_ROOTS_RIGHTS, ...PROGRAM],
            [...args, '--data', data],
            cwd,
          );
          expect({ args, exitCode, stdout }).toEqual({ args, exitCode: 1, stdout: '' });
          expect(stderr.trimEnd().split('\n').at(-1)).toContain(
            'cannot be opened for writing; check who owns its folder',
          );
        }
      } finally {
        chmodSync(data, 0o700);
      }
    });
  });

  test('that can be read but not written is not opened for a server, which would never charge', async () => {
    const path = temporaryPath();
    closeDatabase(openDatabase(path, 'writer'));
    chmodSync(path, 0o400);
    const open = `
      import { openDatabase } from '${join(ROOT, 'src/account/sqlite/database.ts')}';
      for (const opener of ['reader', 'server']) {
        try {
          openDatabase('${path}', opener).close();
          console.log(opener);
        } catch (error) {
          console.log(error.message);
        }
      }`;
    const { stdout } = await run([...WITHOUT_ROOTS_RIGHTS, process.execPath], ['-e', open], ROOT);
    const [reader, server] = stdout.split('\n');
    expect(reader).toBe('reader');
    expect(server).toContain('cannot be opened for writing');
  });

  test('because it is damaged or no database is said so', () => {
    const path = temporaryPath();
    writeFileSync(path, 'this is not a database, but it is longer than the header of one would be');
    expect(() => openStore(path)).toThrow(StoreDamaged);
    expect(() => openStore(path)).toThrow('restore a backup with');
  });
});

describe('a lock held by another process', () => {
  test('for ten seconds delays charges, commands and reads of it not at all; all are charged once', async () => {
    const path = temporaryPath();
    const { store, key, request } = await openWithCustomer(path, withoutPools());
    await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'r' }, NOW_MS);
    const hold = `
      import { Database } from 'bun:sqlite';
      const db = new Database(process.argv[1]);
      db.run('BEGIN EXCLUSIVE');
      console.log('held');
      await Bun.sleep(10_000);
      db.run('ROLLBACK');`;
    const holder = Bun.spawn([process.execPath, '-e', hold, path], { stdout: 'pipe' });
    await holder.stdout.getReader().read();
    const charges = Promise.all(Array.from({ length: 20 }, (_, i) => store.charge(request({ requestId: `r${i}` }))));
    let settled = false;
    void charges.then(() => {
      settled = true;
    });
    // The event loop runs and reads are answered while the charges wait.
    for (let turn = 0; turn < 20; turn++) {
      expect(await store.findKey(key.key, NOW_MS)).not.toBeNull();
      await Bun.sleep(10);
    }
    expect(settled).toBe(false);
    const outcomes = await charges;
    expect(await holder.exited).toBe(0);
    expect(outcomes.map(({ charged }) => charged)).toEqual(Array.from({ length: 20 }, () => 'credit'));
    expect((await store.usage(1, NOW_MS))?.balanceMicroGbp).toBe(1_000_000 - 20 * 1200);
    expect((await store.verify(NOW_MS)).intact).toBe(true);
  }, 120_000);
});

describe('a clock that goes back over midnight', () => {
  test('finds the old day’s count again, keeps every booking in order, and brings no revoked key back', async () => {
    const { store, account, key, request } = await openWithCustomer(temporaryPath(), withoutPools({ standard: 1 }));
    const [before, after] = [at('2026-11-21T23:59:59Z'), at('2026-11-22T00:00:01Z')];
    await store.topUp({ email: EMAIL, amountMicroGbp: 1_000_000, ref: 'r' }, after);
    const charged: string[] = [];
    for (const nowMs of [before, after, before, after]) charged.push((await store.charge(request({ nowMs }))).charged);
    expect(charged).toEqual(['free', 'free', 'credit', 'credit']);
    const rotated = await store.rotateKey(account.id, key.id, after, 3_600_000);
    await store.revokeKey(account.id, rotated?.id ?? 0, after);
    expect(await store.findKey(rotated?.key ?? '', before)).toBeNull();
    const day = async (iso: string) => {
      const read = await store.statement(EMAIL, at(iso), at(iso) + 86_400_000);
      return [read?.openingMicroGbp, read?.closingMicroGbp];
    };
    expect(await day('2026-11-21')).toEqual([0, -1200]);
    expect(await day('2026-11-22')).toEqual([-1200, 1_000_000 - 2400]);
    expect((await store.verify(before)).intact).toBe(true);
  });
});

describe('a data directory', () => {
  test('is served by one server at a time; commands use it all the same; closing gives it back', async () => {
    const path = temporaryPath();
    const first = openServingStore(path);
    expect(() => openSqliteStore(path, tariff(), { opener: 'server' })).toThrow(StoreInUse);
    expect(() => openSqliteStore(path, tariff(), { opener: 'server' })).toThrow(dirname(path));
    await openStore(path).createAccount(EMAIL, 'verified', NOW_MS);
    await first.close();
    await openServingStore(path).close();
  });

  test('of a second server is not even brought to a newer schema', () => {
    const path = temporaryPath();
    const old = new Database(path);
    migrate(old, MIGRATIONS.slice(0, 1));
    const lock = new Database(join(dirname(path), 'server.lock'));
    lock.run('BEGIN EXCLUSIVE');
    expect(() => openSqliteStore(path, tariff(), { opener: 'server' })).toThrow(StoreInUse);
    expect(old.query('SELECT count(*) AS n FROM schema_migration').get()).toEqual({ n: 1 });
    lock.close();
    old.close();
  });
});

describe('a database of the first release', () => {
  test('opens with all that is in it, gets its ledger, and verifies', async () => {
    const path = temporaryPath();
    const old = new Database(path);
    old.run('PRAGMA journal_mode = WAL');
    migrate(old, MIGRATIONS.slice(0, 1));
    old.run(readFileSync(join(import.meta.dir, 'release-0.1.0.sql'), 'utf8'));
    old.close();
    const store = openServingStore(path, withoutPools({ standard: 10, decision: 5 }));
    expect((await store.listAccounts()).map(({ email }) => email)).toEqual(['owner@localhost', 'jane@example.com']);
    expect((await store.balance(2, 'standard', NOW_MS)).freeRemaining).toBe(8);
    await store.topUp({ email: EMAIL, amountMicroGbp: 10_000, ref: 'r' }, NOW_MS);
    expect((await store.verify(NOW_MS)).checks.filter(({ broken }) => broken !== null)).toEqual([]);
  });
});
