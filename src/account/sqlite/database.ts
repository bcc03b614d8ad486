/**
 * Opens the account database as money needs it: write-ahead log, every commit flushed to the disk, foreign keys
 * checked, and patience with another process that is writing.
 */
import { Database } from 'bun:sqlite';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

/** How long a statement waits for another process; the operator commands write for milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const CLOSING_BUSY_TIMEOUT_MS = 200;

/** The database of the file, made if there is none, with the newest schema. Throws `SchemaRefused`. */
export function openDatabase(path: string): Database {
  const db = new Database(path, { create: true, strict: true });
  try {
    // First of all: the statements below wait for locks too.
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    db.run('PRAGMA journal_mode = WAL');
    db.run('PRAGMA synchronous = FULL');
    db.run('PRAGMA foreign_keys = ON');
    migrate(db, MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Folds the log into the file, so that the file alone is the database, and closes. */
export function closeDatabase(db: Database): void {
  // A reader in another process may keep the log open; whoever closes last folds it, so this one need not wait long.
  db.run(`PRAGMA busy_timeout = ${CLOSING_BUSY_TIMEOUT_MS}`);
  db.run('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close(true);
}
