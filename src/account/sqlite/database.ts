/**
 * Opens the account database with the settings that money needs: write-ahead log, every commit flushed to the disk (by
 * SQLite, or for a server by its `LogFlush`), foreign keys checked, and waiting for another process that is writing.
 */
import { Database, SQLiteError } from 'bun:sqlite';
import { existsSync } from 'node:fs';
import { type Opener, type SchemaUpdate, UPDATERS } from '../opening.ts';
import { SchemaRefused } from '../schema-history.ts';
import { StoreDamaged, StoreMissing } from '../store.ts';
import { asStoreFailure, damagedText, isBusy } from './failure.ts';
import { keepCopy } from './kept-copy.ts';
import { appliedTo, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

/** Opening waits this long for another process; operator commands write for milliseconds. */
const OPENING_BUSY_TIMEOUT_MS = 15_000;
const SWITCH_RETRY_MS = 5;
/** A waiting statement blocks the event loop, so it gives up soon; `GroupCommit` tries writes again. */
const BUSY_TIMEOUT_MS = 20;
/** The last writes before closing are not tried again, so they wait longer. */
const CLOSING_BUSY_TIMEOUT_MS = 2_000;
/** Pages of a server in memory at most: with SQLite's 2 MB, calls of ever other accounts read most of theirs again. */
const SERVER_CACHE_KIB = 32 * 1024;
/**
 * Pages of a server's log before it is copied into the database, which the event loop waits for: three flushes of the disk. With
 * SQLite's 1,000 they come every 3,000 calls, so that more than one call in a hundred waits for them. 16 MB of log are
 * read in some tens of milliseconds by the start after a crash.
 */
const SERVER_CHECKPOINT_PAGES = 4_000;
const CHECKPOINT_BUSY_TIMEOUT_MS = 200;

const CREATORS: ReadonlySet<Opener> = new Set(['server', 'writer']);
/** Throws `StoreMissing` where the database is not there and the opener creates none. */
export function requireExisting(path: string, opener: Opener): void {
  if (CREATORS.has(opener) || existsSync(path)) return;
  throw new StoreMissing(
    `there is no database ${path}; name the folder that holds it with --data. The first start of a server creates one`,
  );
}

/** Opens the database with the newest schema. Throws `SchemaRefused`, `StoreMissing`, `StoreUnavailable`. */
export function openDatabase(
  path: string,
  opener: Opener = 'writer',
  onUpdate: (update: SchemaUpdate) => void = () => {},
): Database {
  let db: Database | null = null;
  try {
    db = new Database(path, { create: CREATORS.has(opener), readwrite: true, strict: true });
    // First, because the statements below wait for locks too.
    db.run(`PRAGMA busy_timeout = ${OPENING_BUSY_TIMEOUT_MS}`);
    switchToWriteAheadLog(db);
    db.run('PRAGMA synchronous = FULL');
    db.run('PRAGMA foreign_keys = ON');
    // Without it, REPLACE deletes rows without firing the triggers that forbid it.
    db.run('PRAGMA recursive_triggers = ON');
    if (UPDATERS.has(opener)) requireSound(db, path);
    bringUpToDate(db, path, opener, onUpdate);
    if (opener === 'server') requireWritable(db);
    // Its commits leave the log to a flush off the event loop. Checkpoints are flushed as ever: the log before, the
    // database after them, and the header of a log that begins anew before its first transaction.
    if (opener === 'server') {
      db.run('PRAGMA synchronous = NORMAL');
      db.run(`PRAGMA cache_size = -${SERVER_CACHE_KIB}`);
      db.run(`PRAGMA wal_autocheckpoint = ${SERVER_CHECKPOINT_PAGES}`);
    }
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return db;
  } catch (error) {
    db?.close();
    throw asStoreFailure(error, path);
  }
}

/** Creates the schema of an empty database; a server brings an older one up to date, after a copy. */
function bringUpToDate(db: Database, path: string, opener: Opener, onUpdate: (update: SchemaUpdate) => void): void {
  const applied = appliedTo(db, MIGRATIONS);
  const migrations = MIGRATIONS.slice(applied).map(({ name }) => name);
  if (migrations.length === 0) return;
  if (applied === 0) {
    requireEmpty(db, path);
    if (!CREATORS.has(opener)) throw new StoreMissing(`${path} is empty: no server has used it yet`);
    migrate(db, MIGRATIONS);
    return;
  }
  if (!UPDATERS.has(opener)) {
    throw new SchemaRefused(
      `the database ${path} was written by an older Fairday; bring it up to date with: fairday migrate. ` +
        'Starting the server does it too; both keep a copy of the database as it is',
    );
  }
  const keptAs = keepCopy(db, path, `before-${migrations[0]}`);
  migrate(db, MIGRATIONS);
  onUpdate({ migrations, keptAs });
}

/**
 * Throws where the file can only be read: SQLite opens it for reading then, for good, so that the server could charge nothing
 * also when that is mended.
 */
function requireWritable(db: Database): void {
  try {
    db.run('UPDATE pruned SET before_ms = before_ms WHERE false');
  } catch (error) {
    // Somebody writes to it.
    if (!isBusy(error)) throw error;
  }
}

/** Throws `StoreDamaged` where pages or indexes are damaged: calls would be counted and charged wrongly. */
function requireSound(db: Database, path: string): void {
  const found = db.query<{ quick_check: string }, []>('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new StoreDamaged(`${damagedText(path)} (${found})`);
}

/** Tables of another program are never mixed with ours. */
function requireEmpty(db: Database, path: string): void {
  const table = db.query("SELECT 1 FROM sqlite_schema WHERE name <> 'schema_migration' LIMIT 1").get();
  // Another process may have created the schema a moment ago.
  if (table !== null && appliedTo(db, MIGRATIONS) === 0)
    throw new SchemaRefused(`${path} is the database of another program; choose another folder with --data`);
}

/**
 * Two processes that switch a new file at once would wait for each other, so SQLite refuses one of them at once, without
 * the busy timeout; it tries again here.
 */
function switchToWriteAheadLog(db: Database): void {
  const deadlineMs = performance.now() + OPENING_BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      db.run('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
      Bun.sleepSync(SWITCH_RETRY_MS);
    }
  }
}

/** Makes the last writes of a store that is closing wait longer for a lock. */
export function waitLonger(db: Database): void {
  db.run(`PRAGMA busy_timeout = ${CLOSING_BUSY_TIMEOUT_MS}`);
}

/** Checkpoints the log, so that the file alone is the database, and closes. */
export function closeDatabase(db: Database): void {
  try {
    // A reader in another process may keep the log open; the last process to close checkpoints it.
    db.run(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_TIMEOUT_MS}`);
    db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // On a full disk, say, the log stays beside the file, with all that was committed.
    if (!(error instanceof SQLiteError)) throw error;
  }
  db.close(true);
}
