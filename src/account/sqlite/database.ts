/**
 * Opens the account database as money needs it: write-ahead log, every commit flushed to the disk, foreign keys
 * checked, and patience with another process that is writing.
 */
import { Database } from 'bun:sqlite';
import { asStoreFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

/** How long opening waits for another process; the operator commands write for milliseconds. */
const OPENING_BUSY_TIMEOUT_MS = 15_000;
/** A statement that waits stops the event loop, so once open it gives up soon; writes are tried again by `GroupCommit`. */
const BUSY_TIMEOUT_MS = 20;
/** The last writes before closing have nobody to wait for them. */
const CLOSING_BUSY_TIMEOUT_MS = 2_000;
const FOLDING_BUSY_TIMEOUT_MS = 200;

/** The database of the file, made if there is none, with the newest schema. Throws `SchemaRefused`, `StoreUnavailable`. */
export function openDatabase(path: string): Database {
  let db: Database | null = null;
  try {
    db = new Database(path, { create: true, strict: true });
    // First of all: the statements below wait for locks too.
    db.run(`PRAGMA busy_timeout = ${OPENING_BUSY_TIMEOUT_MS}`);
    db.run('PRAGMA journal_mode = WAL');
    db.run('PRAGMA synchronous = FULL');
    db.run('PRAGMA foreign_keys = ON');
    // Else REPLACE would delete rows without asking the triggers that refuse it.
    db.run('PRAGMA recursive_triggers = ON');
    migrate(db, MIGRATIONS);
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return db;
  } catch (error) {
    db?.close();
    throw asStoreFailure(error, path);
  }
}

/** Makes the last writes of a store that is closing wait longer for a lock. */
export function waitLonger(db: Database): void {
  db.run(`PRAGMA busy_timeout = ${CLOSING_BUSY_TIMEOUT_MS}`);
}

/** Folds the log into the file, so that the file alone is the database, and closes. */
export function closeDatabase(db: Database): void {
  // A reader in another process may keep the log open; whoever closes last folds it, so this one need not wait long.
  db.run(`PRAGMA busy_timeout = ${FOLDING_BUSY_TIMEOUT_MS}`);
  db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close(true);
}
