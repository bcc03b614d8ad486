/**
 * Backup and restore of the account database. A backup can be made while a server runs and is verified before it gets its
 * name; it is one file without a write-ahead log. A restore needs a database that no process uses and saves the database
 * that it replaces under another name; at every moment there is a database under the usual name.
 */
import { Database } from 'bun:sqlite';
import { chmodSync, copyFileSync, existsSync, linkSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { otherThanFile } from '../../lib/file-failure.ts';
import type { LedgerReport } from '../ledger.ts';
import { SchemaRefused } from '../schema-history.ts';
import { StoreDamaged } from '../store.ts';
import { asStoreFailure, isBusy } from './failure.ts';
import { flushFile, flushFolder, makeFolder } from './flush.ts';
import { freeNameBeside, OWNER_ONLY } from './kept-copy.ts';
import { type Loss, lossOf } from './loss.ts';
import { appliedTo, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { SqliteOperatorLog } from './operator-log.ts';
import { takeServerLock } from './server-lock.ts';
import { verifyLedger } from './verify.ts';

/** The copy cannot be made or restored; the message says why and what to do. */
export class CopyRefused extends Error {
  override readonly name: string = 'CopyRefused';
}

/** The file or folder that was named is not there. */
export class CopyMissing extends CopyRefused {
  override readonly name = 'CopyMissing';
}

/** The copy, or the database that it was made from, breaks an invariant. */
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

/**
 * Writes a consistent copy of the database, which may be in use, and verifies it. A failure leaves no file. Throws
 * `CopyRefused`, `CopyDamaged` and the errors of the store.
 */
export function writeBackup(databasePath: string, file: string, nowMs: number): LedgerReport {
  if (!existsSync(databasePath)) throw new CopyRefused(`there is no database ${databasePath} yet`);
  if (existsSync(file)) throw new CopyRefused(`${file} is there already; a backup never replaces a file`);
  if (!existsSync(dirname(file))) throw new CopyMissing(`the folder of ${file} is not there`);
  const partial = `${file}.partial`;
  removeDatabase(partial);
  try {
    withDatabase(databasePath, (db) => {
      appliedTo(db, MIGRATIONS);
      db.query('VACUUM INTO ?').run(partial);
    });
    chmodSync(partial, OWNER_ONLY);
    const report = verifyCopy(partial, `the copy of ${databasePath}`, nowMs);
    flushFile(partial);
    // A link never replaces a file that another process has created meanwhile; a rename would.
    linkSync(partial, file);
    return report;
  } finally {
    removeDatabase(partial);
    flushFolder(dirname(file));
  }
}

interface Restored {
  readonly report: LedgerReport;
  /** What the replaced database held beyond the copy; null when there was none, or it cannot be read. */
  readonly loss: Loss | null;
  /** The file of the replaced database; null when there was none. */
  readonly keptAs: string | null;
}

interface RestoreOptions {
  readonly nowMs: number;
  /** Who restores, for the operator log. */
  readonly operator: string;
  /** Asked before the database is replaced, with what would be lost; throws where that is not wanted. */
  readonly confirm: (loss: Loss | null) => void;
}

/**
 * Replaces the database by the copy. Refuses while a server or a command uses the database, when a newer program wrote
 * the copy or the database, and when the copy breaks an invariant; then nothing changes.
 */
export function restoreBackup(
  file: string,
  databasePath: string,
  { nowMs, operator, confirm }: RestoreOptions,
): Restored {
  requireFile(file);
  makeFolder(dirname(databasePath));
  const lock = takeServerLock(databasePath);
  const incoming = `${databasePath}.incoming`;
  try {
    removeDatabase(incoming);
    copyFileSync(file, incoming);
    chmodSync(incoming, OWNER_ONLY);
    const report = withDatabase(incoming, (db) => bringUpToDate(db, file, nowMs), file);
    const replaces = existsSync(databasePath);
    if (replaces) requireUnused(databasePath);
    const loss = replaces ? readLoss(databasePath, incoming) : null;
    confirm(loss);
    withDatabase(incoming, (db) => {
      const details = { entries_lost: loss?.entries ?? null, calls_lost: loss?.calls ?? null };
      new SqliteOperatorLog(db, operator, () => nowMs).write('database.restore', null, details);
    });
    flushFile(incoming);
    const keptAs = replaces ? renameReplaced(databasePath, nowMs) : null;
    renameSync(incoming, databasePath);
    flushFolder(dirname(databasePath));
    return { report, loss, keptAs };
  } finally {
    removeDatabase(incoming);
    lock.release();
  }
}

/**
 * Checks the copy as a restore would, and what it would lose, without changing anything; a server may be running. The
 * trial copy is made in the folder of temporary files. Throws as a restore does.
 */
export function tryRestore(file: string, databasePath: string, nowMs: number): Omit<Restored, 'keptAs'> {
  requireFile(file);
  const folder = mkdtempSync(join(tmpdir(), 'fairday-restore-'));
  try {
    const trial = join(folder, 'trial.db');
    copyFileSync(file, trial);
    chmodSync(trial, OWNER_ONLY);
    const report = withDatabase(trial, (db) => bringUpToDate(db, file, nowMs), file);
    return { report, loss: existsSync(databasePath) ? readLoss(databasePath, trial) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What SQLite keeps beside a database; left by a killed command, it would be applied to the next file of that name. */
const LOGS = ['-journal', '-wal', '-shm'];

function removeDatabase(path: string): void {
  for (const ending of ['', ...LOGS]) rmSync(path + ending, { force: true });
}

function requireFile(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new CopyMissing(`there is no file ${file}`);
  const other = otherThanFile(stats);
  if (other !== null) throw new CopyRefused(`${file} is ${other}, not a file`);
}

/** Null for a database that cannot be read. Throws `SchemaRefused` for one of a newer version. */
function readLoss(databasePath: string, copyPath: string): Loss | null {
  let live: Database | null = null;
  try {
    live = new Database(databasePath, { readwrite: true });
    live.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    appliedTo(live, MIGRATIONS);
    const open = live;
    return withDatabase(copyPath, (copy) => lossOf(open, copy));
  } catch (error) {
    if (error instanceof SchemaRefused) throw error;
    return null;
  } finally {
    live?.close();
  }
}

/** Opens the existing file for `use` and closes it again. An error speaks of the file `named`. */
function withDatabase<Result>(path: string, use: (db: Database) => Result, named = path): Result {
  let db: Database | null = null;
  try {
    db = new Database(path, { readwrite: true, strict: true });
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return use(db);
  } catch (error) {
    const failure = asStoreFailure(error, named);
    if (named !== path && failure instanceof StoreDamaged) {
      throw new CopyRefused(`${named} is damaged or is not a database: it is no whole backup`);
    }
    throw failure;
  } finally {
    db?.close();
  }
}

/** Verifies the copy. A copy with an older schema stays as it is: a second copy is migrated and verified. */
function verifyCopy(path: string, what: string, nowMs: number): LedgerReport {
  const isOld = withDatabase(path, (db) => {
    db.run('PRAGMA journal_mode = DELETE');
    return appliedTo(db, MIGRATIONS) < MIGRATIONS.length;
  });
  if (!isOld) return withDatabase(path, (db) => verified(db, what, nowMs));
  const trial = `${path}.trial`;
  try {
    removeDatabase(trial);
    copyFileSync(path, trial);
    return withDatabase(trial, (db) => bringUpToDate(db, what, nowMs));
  } finally {
    removeDatabase(trial);
  }
}

function bringUpToDate(db: Database, what: string, nowMs: number): LedgerReport {
  db.run('PRAGMA journal_mode = DELETE');
  // Another program's SQLite database has no migration history.
  if (appliedTo(db, MIGRATIONS) === 0) throw new CopyRefused(`${what} is not a database of Fairday`);
  db.run('PRAGMA foreign_keys = ON');
  migrate(db, MIGRATIONS);
  return verified(db, what, nowMs);
}

function verified(db: Database, what: string, nowMs: number): LedgerReport {
  const report = verifyLedger(db, nowMs);
  const broken = report.checks.find((check) => check.broken !== null);
  if (broken === undefined) return report;
  throw new CopyDamaged(`${what} breaks an invariant: "${broken.rule}" is broken by ${broken.broken}`, report);
}

/** Checkpoints the log and throws `CopyRefused` when another process has the database open. Ignores a damaged one. */
function requireUnused(databasePath: string): void {
  let db: Database | null = null;
  try {
    db = new Database(databasePath, { readwrite: true });
    db.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    appliedTo(db, MIGRATIONS);
    db.run('PRAGMA wal_checkpoint(TRUNCATE)');
    // Only the last process that has the file open can switch the log off.
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

/** Gives the database a second name, which it keeps when the copy takes the usual one. */
function renameReplaced(databasePath: string, nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  const keptAs = freeNameBeside(databasePath, `before-restore-${stamp}`);
  try {
    linkSync(databasePath, keptAs);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(databasePath, keptAs);
  }
  // The log of a damaged database moves with it; SQLite must not apply it to the new one.
  for (const ending of LOGS) {
    if (existsSync(databasePath + ending)) renameSync(databasePath + ending, keptAs + ending);
  }
  return keptAs;
}
