/** Copies are of one moment, in order, and never replace anything; a restore refuses what it must and loses nothing. */
import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SchemaRefused } from '../../src/account/schema-history.ts';
import { CopyDamaged, CopyRefused, restoreBackup, tryRestore, writeBackup } from '../../src/account/sqlite/backup.ts';
import { migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import { StoreInUse } from '../../src/account/upkeep.ts';
import { until } from '../support/until.ts';
import {
  NOW_MS,
  openServingStore,
  openStore,
  openWithCustomer,
  temporaryPath,
  withoutPools,
} from './temporary-store.ts';

const EMAIL = 'jane@example.com';
const RESTORE = { nowMs: NOW_MS, operator: 'root@shop', confirm: () => {} };

async function paying() {
  const path = temporaryPath();
  const { store, request } = await openWithCustomer(path, withoutPools());
  await store.topUp({ email: EMAIL, amountMicroGbp: 10_000_000, ref: 'bank-1' }, NOW_MS);
  const folder = dirname(path);
  return { path, store, request, copy: join(folder, 'copy.db'), folder };
}

describe('a backup', () => {
  test('taken under load is of one moment, in order, one file, for its owner alone', async () => {
    const { path, store, request, copy, folder } = await paying();
    let stop = false;
    let charged = 0;
    const load = (async () => {
      for (; !stop; charged += 3)
        await Promise.all([1, 2, 3].map((n) => store.charge(request({ requestId: `${charged}-${n}` }))));
    })();
    await until(() => charged > 0);
    // From another process, as an operator does: this one is busy charging.
    const script = `
      import { writeBackup } from '${import.meta.dir}/../../src/account/sqlite/backup.ts';
      for (const n of [1, 2, 3]) writeBackup(process.argv[1], process.argv[2] + n, ${NOW_MS});`;
    const child = Bun.spawn([process.execPath, '-e', script, path, copy], { stderr: 'inherit' });
    expect(await child.exited).toBe(0);
    stop = true;
    await load;
    for (const n of [1, 2, 3]) {
      expect(statSync(`${copy}${n}`).mode & 0o777).toBe(0o600);
      expect((await openStore(`${copy}${n}`).verify(NOW_MS)).intact).toBe(true);
    }
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('never replaces a file, and of no database is refused', async () => {
    const { path, copy, folder } = await paying();
    writeFileSync(copy, 'precious');
    expect(() => writeBackup(path, copy, NOW_MS)).toThrow(CopyRefused);
    expect(readFileSync(copy, 'utf8')).toBe('precious');
    expect(() => writeBackup(join(folder, 'none.db'), join(folder, 'x'), NOW_MS)).toThrow('there is no database');
    expect(() => writeBackup(path, join(folder, 'no', 'x'), NOW_MS)).toThrow('the folder of');
  });

  test('of a ledger that is not in order is refused with the rule and the row, and nothing is left', async () => {
    const { path, copy, folder } = await paying();
    const db = new Database(path);
    db.run('UPDATE ledger_account SET credits_micro_gbp = credits_micro_gbp + 1 WHERE id = 1');
    db.close();
    expect(() => writeBackup(path, copy, NOW_MS)).toThrow(CopyDamaged);
    expect(() => writeBackup(path, copy, NOW_MS)).toThrow('broken by debits');
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('of an older release stays one of that release, and is verified all the same', () => {
    const path = temporaryPath();
    const old = new Database(path);
    migrate(old, MIGRATIONS.slice(0, 1));
    old.close();
    const copy = join(dirname(path), 'copy.db');
    expect(writeBackup(path, copy, NOW_MS).intact).toBe(true);
    const db = new Database(copy);
    expect(db.query('SELECT name FROM schema_migration').values()).toEqual([['0001_accounts']]);
    db.close();
  });
});

describe('a restore', () => {
  test('brings back what the backup held and keeps what it replaces', async () => {
    const { path, store, request, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.charge(request());
    await store.close();
    const { keptAs, report } = restoreBackup(copy, path, RESTORE);
    expect(report.owedMicroGbp).toBe(10_000_000);
    expect((await openStore(path).usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000_000);
    expect((await openStore(keptAs ?? '').usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000_000 - 1200);
    expect(existsSync(copy)).toBe(true);
    expect(existsSync(`${path}.incoming`)).toBe(false);
  });

  test('can be tried while a server runs: it counts what would be lost, and changes nothing', async () => {
    const { path, store, request, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    expect(tryRestore(copy, path, NOW_MS).loss).toEqual({ entries: 0, calls: 0, accounts: 0, keys: 0, actions: 0 });
    await store.charge(request());
    await store.charge(request());
    await store.createAccount('new@example.com', 'verified', NOW_MS);
    const files = readdirSync(dirname(path));
    const { report, loss } = tryRestore(copy, path, NOW_MS);
    expect([report.owedMicroGbp, loss]).toEqual([
      10_000_000,
      { entries: 2, calls: 2, accounts: 1, keys: 0, actions: 1 },
    ]);
    expect(readdirSync(dirname(path))).toEqual(files);
    expect((await store.charge(request())).charged).toBe('credit');
  });

  test('asks before anything is lost, is not made where that is refused, and is logged', async () => {
    const { path, store, request, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.charge(request());
    await store.close();
    const refuse = () => {
      throw new Error('not wanted');
    };
    expect(() => restoreBackup(copy, path, { ...RESTORE, confirm: refuse })).toThrow('not wanted');
    const kept = openStore(path);
    expect((await kept.usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000_000 - 1200);
    await kept.close();
    expect(existsSync(`${path}.incoming`)).toBe(false);
    expect(restoreBackup(copy, path, RESTORE).loss).toMatchObject({ entries: 1, calls: 1 });
    const { actions } = await openStore(path).operatorActions({ limit: 1, offset: 0 });
    expect(actions).toMatchObject([
      { action: 'database.restore', operator: 'root@shop', details: { entries_lost: 1, calls_lost: 1 } },
    ]);
  });

  test('into a folder where nothing is makes the database; of an older release it is brought up to date', () => {
    const source = temporaryPath();
    const old = new Database(source);
    migrate(old, MIGRATIONS.slice(0, 1));
    old.close();
    const target = join(dirname(temporaryPath()), 'new', 'fairday.db');
    expect(restoreBackup(source, target, RESTORE)).toMatchObject({ keptAs: null, report: { intact: true } });
    const db = new Database(target);
    expect(db.query('SELECT count(*) AS n FROM schema_migration').get()).toEqual({ n: MIGRATIONS.length });
    db.close();
  });

  test('over a living server is refused, and so is one while a command has the database open', async () => {
    const { path, store, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.close();
    const server = openServingStore(path);
    expect(() => restoreBackup(copy, path, RESTORE)).toThrow(StoreInUse);
    await server.close();
    const command = openStore(path);
    expect(() => restoreBackup(copy, path, RESTORE)).toThrow('another command is using');
    await command.close();
    expect(tryRestore(copy, path, NOW_MS).report.intact).toBe(true);
    expect(readdirSync(dirname(path)).some((name) => name.includes('before-restore'))).toBe(false);
  });

  test('takes nothing from what a killed restore or backup has left behind', async () => {
    const { path, store, copy, folder } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.close();
    const before = readFileSync(path);
    const leftBehind = (name: string, ending: '-journal' | '-wal') => {
      const mode = ending === '-wal' ? 'WAL' : 'DELETE';
      // Another database, whose log is taken from it in the middle of a transaction.
      const other = join(folder, `other${ending}.db`);
      writeFileSync(other, before);
      const db = new Database(other);
      db.run(`PRAGMA journal_mode = ${mode}`);
      db.run('PRAGMA cache_size = 1');
      db.run('CREATE TABLE stranger (text TEXT)');
      for (let row = 0; row < 50; row++) db.run('INSERT INTO stranger VALUES (?)', ['x'.repeat(5_000)]);
      if (mode === 'DELETE') db.run('BEGIN');
      db.run("UPDATE stranger SET text = 'y' || text");
      writeFileSync(name + ending, readFileSync(other + ending));
      db.close();
    };
    for (const ending of ['-journal', '-wal'] as const) {
      leftBehind(`${path}.incoming`, ending);
      restoreBackup(copy, path, RESTORE);
      const restored = openStore(path);
      expect((await restored.verify(NOW_MS)).intact).toBe(true);
      expect((await restored.statement(EMAIL, 0, NOW_MS + 1))?.lines).toHaveLength(1);
      await restored.close();
      const next = join(folder, `next${ending}.db`);
      leftBehind(`${next}.partial`, ending);
      expect(writeBackup(path, next, NOW_MS).intact).toBe(true);
    }
    expect(readdirSync(folder).filter((name) => /partial|incoming/.test(name))).toEqual([]);
  });

  test('of a newer schema, and over one, is refused, and nothing is changed', async () => {
    const { path, store, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.close();
    const before = readFileSync(path);
    const newer = join(dirname(path), 'newer.db');
    writeBackup(path, newer, NOW_MS);
    addMigration(newer);
    expect(() => restoreBackup(newer, path, RESTORE)).toThrow(SchemaRefused);
    expect(readFileSync(path).equals(before)).toBe(true);
    addMigration(path);
    expect(() => restoreBackup(copy, path, RESTORE)).toThrow('newer Fairday: it holds migration 9999_later');
  });

  test('of a file that is damaged, not in order or no database of ours is refused', async () => {
    const { path, store, copy, folder } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.close();
    const refuse = (name: string, make: (file: string) => void, message: string | RegExp) => {
      const file = join(folder, name);
      make(file);
      expect(() => restoreBackup(file, path, RESTORE)).toThrow(message);
    };
    refuse('none', () => {}, 'there is no file');
    refuse(
      'text',
      (file) => writeFileSync(file, 'a text that is longer than the header of a database'.repeat(9)),
      'is damaged or is not a database',
    );
    refuse(
      'cut',
      (file) => writeFileSync(file, readFileSync(copy).subarray(0, 8192)),
      /^(?!.*incoming).*(damaged|breaks an invariant)/,
    );
    refuse('other', (file) => new Database(file).run('CREATE TABLE a (b)'), 'not a database of Fairday');
    refuse(
      'tampered',
      (file) => {
        writeFileSync(file, readFileSync(copy));
        const db = new Database(file);
        db.run('DROP TRIGGER ledger_entry_no_update');
        db.run('UPDATE ledger_entry SET amount_micro_gbp = 1');
        db.close();
      },
      'breaks an invariant',
    );
    expect((await openStore(path).usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000_000);
  });

  test('over a database that is damaged beyond reading works, and keeps it', async () => {
    const { path, store, copy } = await paying();
    writeBackup(path, copy, NOW_MS);
    await store.close();
    writeFileSync(path, 'nothing that anyone could read'.repeat(100));
    const { keptAs } = restoreBackup(copy, path, RESTORE);
    expect((await openStore(path).usage(1, NOW_MS))?.balanceMicroGbp).toBe(10_000_000);
    expect(readFileSync(keptAs ?? '', 'utf8')).toContain('nothing that anyone could read');
  });
});

function addMigration(path: string): void {
  const db = new Database(path);
  db.run("INSERT INTO schema_migration (name, sha256) VALUES ('9999_later', ?)", ['0'.repeat(64)]);
  db.close();
}
