/**
 * Copies of the account database: taken while a server runs, checked before they count, and put back only where nobody
 * works. A copy is one file without a log beside it. What a restore replaces is kept under another name, and at every
 * moment there is a database under the usual name.
 */
import { Database } from 'bun:sqlite';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { LedgerReport } from '../ledger.ts';
import { asStoreFailure, isBusy } from './failure.ts';
import { appliedTo, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { takeServerLock } from './server-lock.ts';
import { verifyLedger } from './verify.ts';

/** The copy cannot be taken or put back; the message says why and what to do. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

/** The copy, or what was to be copied, is not in order. */
export class CopyDamaged extends Error {
  override readonly name = 'CopyDamaged';

  constructor(
    message: string,
    readonly report: LedgerReport,
  ) {
    super(message);
  }
}

const BUSY_TIMEOUT_MS = 2_000;
/** Holds hashes of keys and e-mail addresses: for its owner's eyes. */
const OWNER_ONLY = 0o600;

/** Writes a consistent copy of the database, which may be in use, and verifies it. Nothing is left if that fails. */
export function writeBackup(databasePath: string, file: string, nowMs: number): LedgerReport {
  if (!existsSync(databasePath)) throw new CopyRefused(`there is no database ${databasePath} yet`);
  if (existsSync(file)) throw new CopyRefused(`${file} is there already; a backup never replaces a file`);
  if (!existsSync(dirname(file))) throw new CopyRefused(`the folder of ${file} is not there`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    using(databasePath, (db) => {
      appliedTo(db, MIGRATIONS);
      db.query('VACUUM INTO ?').run(partial);
    });
    chmodSync(partial, OWNER_ONLY);
    const report = verifyCopy(partial, `the copy of ${databasePath}`, nowMs);
    flushFile(partial);
    // A link refuses to replace a file that has appeared meanwhile; a rename would not.
    linkSync(partial, file);
    return report;
  } finally {
    rmSync(partial, { force: true });
    flushFolder(dirname(file));
  }
}

export interface Restored {
  readonly report: LedgerReport;
  /** Where the database that was replaced is kept; null when there was none. */
  readonly keptAs: string | null;
}

/**
 * Puts the copy in place of the database. Refuses while a server or a command uses the database, when the copy or the
 * database is of a newer program, and when the copy is not in order; then nothing is changed. With `dryRun` it only looks.
 */
export function restoreBackup(file: string, databasePath: string, nowMs: number, dryRun: boolean): Restored {
  if (!existsSync(file)) throw new CopyRefused(`there is no file ${file}`);
  mkdirSync(dirname(databasePath), { recursive: true });
  const lock = takeServerLock(databasePath);
  const incoming = `${databasePath}.incoming`;
  try {
    copyFileSync(file, incoming);
    chmodSync(incoming, OWNER_ONLY);
    const report = using(incoming, (db) => bringUpToDate(db, file, nowMs));
    flushFile(incoming);
    const replaces = existsSync(databasePath);
    if (replaces) quiet(databasePath);
    if (dryRun) return { report, keptAs: null };
    const keptAs = replaces ? keep(databasePath, nowMs) : null;
    renameSync(incoming, databasePath);
    flushFolder(dirname(databasePath));
    return { report, keptAs };
  } finally {
    rmSync(incoming, { force: true });
    lock.release();
  }
}

/** Opens the file, which must be there, for `use` and closes it again. */
function using<Result>(path: string, use: (db: Database) => Result): Result {
  let db: Database | null = null;
  try {
    db = new Database(path, { readwrite: true, strict: true });
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return use(db);
  } catch (error) {
    throw asStoreFailure(error, path);
  } finally {
    db?.close();
  }
}

/** Verifies the copy. One that an older program made stays as it is for that program: a copy of the copy is verified. */
function verifyCopy(path: string, what: string, nowMs: number): LedgerReport {
  const isOld = using(path, (db) => {
    db.run('PRAGMA journal_mode = DELETE');
    return appliedTo(db, MIGRATIONS) < MIGRATIONS.length;
  });
  if (!isOld) return using(path, (db) => verified(db, what, nowMs));
  const trial = `${path}.trial`;
  try {
    copyFileSync(path, trial);
    return using(trial, (db) => bringUpToDate(db, what, nowMs));
  } finally {
    rmSync(trial, { force: true });
  }
}

function bringUpToDate(db: Database, what: string, nowMs: number): LedgerReport {
  db.run('PRAGMA journal_mode = DELETE');
  // A file that is some other SQLite database has no history at all.
  if (appliedTo(db, MIGRATIONS) === 0) throw new CopyRefused(`${what} is not a database of Fairday`);
  db.run('PRAGMA foreign_keys = ON');
  migrate(db, MIGRATIONS);
  return verified(db, what, nowMs);
}

function verified(db: Database, what: string, nowMs: number): LedgerReport {
  const report = verifyLedger(db, nowMs);
  const broken = report.checks.find((check) => check.broken !== null);
  if (broken === undefined) return report;
  throw new CopyDamaged(`${what} is not in order: "${broken.rule}" is broken by ${broken.broken}`, report);
}

/** Folds the log into the database and makes sure that nobody has it open. A damaged one may not say, and is let be. */
function quiet(databasePath: string): void {
  let db: Database | null = null;
  try {
    db = new Database(databasePath, { readwrite: true });
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    appliedTo(db, MIGRATIONS);
    db.run('PRAGMA wal_checkpoint(TRUNCATE)');
    // Only the last one to have the file open can leave the log.
    db.run('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (isBusy(error))
      throw new CopyRefused(`another command is using ${databasePath}; try again when it has finished`);
    const failure = asStoreFailure(error, databasePath);
    if (failure === error) throw error;
  } finally {
    db?.close();
  }
}

/** Gives the database a second name, under which it stays when the usual one is taken over. */
function keep(databasePath: string, nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  let keptAs = `${databasePath}.before-restore-${stamp}`;
  for (let n = 2; existsSync(keptAs); n++) keptAs = `${databasePath}.before-restore-${stamp}-${n}`;
  try {
    linkSync(databasePath, keptAs);
  } catch {
    // Some file systems have no links.
    copyFileSync(databasePath, keptAs);
  }
  // The log of a damaged database stays with it; it must never be taken for the new one's.
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(databasePath + ending)) renameSync(databasePath + ending, keptAs + ending);
  }
  return keptAs;
}

function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes names durable, where the operating system lets folders be opened. */
function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows opens no folders and needs none flushed.
  }
}
