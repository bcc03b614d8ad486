/**
 * Opens the account database with the settings that money needs: write-ahead log, every commit flushed to the disk,
 * foreign keys checked, and waiting for another process that is writing.
 */
import { Database } from 'bun:sqlite';
import { asStoreFailure, isBusy } from './failure.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

/** Opening waits this long for another process; operator commands write for milliseconds. */
const OPENING_BUSY_TIMEOUT_MS = 15_000;
const SWITCH_RETRY_MS = 5;
/** A waiting statement blocks the event loop, so it gives up soon; `GroupCommit` tries writes again. */
const BUSY_TIMEOUT_MS = 20;
/** The last writes before closing are not tried again, so they wait longer. */
const CLOSING_BUSY_TIMEOUT_MS = 2_000;
const CHECKPOINT_BUSY_TIMEOUT_MS = 200;

/** Opens or creates the database with the newest schema. Throws `SchemaRefused`, `StoreUnavailable`. */
export function openDatabase(path: string): Database {
  let db: Database | null = null;
  try {
    db = new Database(path, { create: true, strict: true });
    // First, because the statements below wait for locks too.
    db.run(`PRAGMA busy_timeout = ${OPENING_BUSY_TIMEOUT_MS}`);
    switchToWriteAheadLog(db);
    db.run('PRAGMA synchronous = FULL');
    db.run('PRAGMA foreign_keys = ON');
    // Without it, REPLACE deletes rows without firing the triggers that forbid it.
    db.run('PRAGMA recursive_triggers = ON');
    migrate(db, MIGRATIONS);
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return db;
  } catch (error) {
    db?.close();
    throw asStoreFailure(error, path);
  }
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
  // A reader in another process may keep the log open; the last process to close checkpoints it.
  db.run(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_TIMEOUT_MS}`);
  db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close(true);
}
