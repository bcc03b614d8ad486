/** SQLite errors that mean the file cannot be used, as sentences that say what to do. */
import { SQLiteError } from 'bun:sqlite';
import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { otherThanFile } from '../../lib/file-failure.ts';
import { StoreDamaged, StoreUnavailable } from '../store.ts';

/** `thrown` as `StoreUnavailable` when the cause is the file or the machine; any other value unchanged. */
export function asStoreFailure(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof SQLiteError)) return thrown;
  const code = thrown.code ?? '';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    return new StoreDamaged(damagedText(path), { cause: thrown });
  }
  const sentence = sentenceOf(code, path);
  return sentence === null ? thrown : new StoreUnavailable(`the database ${path} ${sentence}`, { cause: thrown });
}

export function damagedText(path: string): string {
  return `the database ${path} is damaged or is not a database; restore a backup with: fairday restore FILE`;
}

/** The disk did not confirm what was committed. */
export function unflushedText(path: string): string {
  return `the database ${path} could not be flushed to its disk, and what was written last may be lost; check the disk, then start the server again`;
}

/** Whether another process holds the lock, so that waiting helps. */
export function isBusy(thrown: unknown): boolean {
  return thrown instanceof SQLiteError && /^SQLITE_(BUSY|LOCKED)/.test(thrown.code ?? '');
}

/** Whether one job's values caused it; a locked database or a full disk would fail every job. */
export function isFaultOfOneJob(thrown: unknown): boolean {
  return !(thrown instanceof SQLiteError) || (thrown.code ?? '').startsWith('SQLITE_CONSTRAINT');
}

function sentenceOf(code: string, path: string): string | null {
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'is locked by another process; try again when that has finished';
  if (code === 'SQLITE_FULL' || (code.startsWith('SQLITE_IOERR') && isDiskFull(path))) {
    return 'cannot grow: the disk is full; make room and try again';
  }
  const other = otherAt(path);
  if (other !== null) return `cannot be opened: it is ${other}; choose another folder with --data`;
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code)) {
    return 'cannot be opened for writing; check who owns its folder and what they may do there, and that its disk is not read-only';
  }
  if (code.startsWith('SQLITE_IOERR')) return 'cannot be read or written: the disk reports an error';
  return null;
}

/** SQLite calls a full disk an error of the disk where the files beside a database cannot be made. */
function isDiskFull(path: string): boolean {
  try {
    return statfsSync(dirname(path)).bavail === 0;
  } catch {
    return false;
  }
}

/** What stands at the path in place of a file; null for a file, and where nobody can see it. */
function otherAt(path: string): string | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? null : otherThanFile(found);
  } catch {
    return null;
  }
}
