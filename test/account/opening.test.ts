/** Who may create a database, and who may change its schema: a command that reads does neither. */
import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Opener, SchemaUpdate } from '../../src/account/opening.ts';
import { SchemaRefused } from '../../src/account/schema-history.ts';
import { closeDatabase, openDatabase } from '../../src/account/sqlite/database.ts';
import { appliedTo, migrate } from '../../src/account/sqlite/migrate.ts';
import { MIGRATIONS } from '../../src/account/sqlite/migrations.ts';
import { takeServerLock } from '../../src/account/sqlite/server-lock.ts';
import { openSqliteStore } from '../../src/account/sqlite/store.ts';
import { StoreDamaged, StoreMissing } from '../../src/account/store.ts';
import { tariff, temporaryPath } from './temporary-store.ts';

const OPENERS: readonly Opener[] = ['server', 'migration', 'writer', 'reader'];

/** A database as the first release wrote it. */
function olderDatabase(): string {
  const path = temporaryPath();
  const db = new Database(path);
  migrate(db, MIGRATIONS.slice(0, 1));
  db.close();
  return path;
}

function schemaOf(path: string): number {
  const db = new Database(path, { readonly: true });
  const applied = appliedTo(db, MIGRATIONS);
  db.close();
  return applied;
}

describe('where there is no database', () => {
  test('readers and migrations are told so and create nothing', () => {
    const path = temporaryPath();
    for (const opener of ['reader', 'migration'] as const) {
      expect(() => openSqliteStore(path, tariff(), { opener })).toThrow(StoreMissing);
      expect(() => openSqliteStore(path, tariff(), { opener })).toThrow('--data');
    }
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  test('a reader leaves an empty file empty', () => {
    const path = temporaryPath();
    writeFileSync(path, '');
    expect(() => openDatabase(path, 'reader')).toThrow(StoreMissing);
    expect(schemaOf(path)).toBe(0);
  });

  test('writers and servers create it, and say nothing of an update', () => {
    for (const opener of ['writer', 'server'] as const) {
      const path = temporaryPath();
      const updates: SchemaUpdate[] = [];
      closeDatabase(openDatabase(path, opener, (update) => updates.push(update)));
      expect([schemaOf(path), updates]).toEqual([MIGRATIONS.length, []]);
    }
  });
});

describe('the database of an older version', () => {
  test('is refused to readers and writers, who are told what to run, and stays as it is', () => {
    const path = olderDatabase();
    for (const opener of ['reader', 'writer'] as const) {
      expect(() => openDatabase(path, opener)).toThrow(SchemaRefused);
      expect(() => openDatabase(path, opener)).toThrow('fairday migrate');
    }
    expect(schemaOf(path)).toBe(1);
  });

  test('is brought up to date by a server, after a copy that only its owner may read', () => {
    const path = olderDatabase();
    const updates: SchemaUpdate[] = [];
    closeDatabase(openDatabase(path, 'server', (update) => updates.push(update)));
    expect(schemaOf(path)).toBe(MIGRATIONS.length);
    expect(updates.map(({ migrations }) => migrations)).toEqual([MIGRATIONS.slice(1).map(({ name }) => name)]);
    const keptAs = updates[0]?.keptAs ?? '';
    expect(schemaOf(keptAs)).toBe(1);
    expect(statSync(keptAs).mode & 0o777).toBe(0o600);
    // Nothing half-made stays beside it.
    expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

test('the database of another program is refused to all, untouched', () => {
  for (const opener of OPENERS) {
    const path = temporaryPath();
    const db = new Database(path);
    db.run('CREATE TABLE photo (x)');
    db.close();
    expect(() => openDatabase(path, opener)).toThrow('another program');
    expect(schemaOf(path)).toBe(0);
  }
});

test('what is no file is said to be none, and a lock that is none can be deleted', () => {
  const folder = temporaryPath();
  mkdirSync(folder);
  for (const opener of OPENERS) expect(() => openDatabase(folder, opener)).toThrow('it is a folder');
  const path = temporaryPath();
  const lock = join(dirname(path), 'server.lock');
  writeFileSync(lock, 'no database, and long enough to be read as one'.repeat(20));
  expect(() => takeServerLock(path)).toThrow(`${lock} is no lock of Fairday; delete it`);
});

test('a damaged database is not served', () => {
  const path = temporaryPath();
  const db = openDatabase(path, 'server');
  db.run('CREATE TABLE filler (x TEXT) STRICT');
  const insert = db.query<null, [string]>('INSERT INTO filler VALUES (?)');
  for (let i = 0; i < 200; i++) insert.run(`${i}`.repeat(500));
  closeDatabase(db);
  truncateSync(path, Math.floor(statSync(path).size / 2));
  expect(() => openDatabase(path, 'server')).toThrow(StoreDamaged);
  expect(() => openDatabase(path, 'server')).toThrow('fairday restore');
  expect(existsSync(path)).toBe(true);
});
