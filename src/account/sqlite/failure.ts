/** What SQLite says when the file cannot be used, in sentences that say what to do. */
import { SQLiteError } from 'bun:sqlite';
import { StoreDamaged, StoreUnavailable } from '../store.ts';

/** `thrown` as `StoreUnavailable` when it is the state of the file or the machine; anything else as it came. */
export function asStoreFailure(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof SQLiteError)) return thrown;
  const code = thrown.code ?? '';
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) {
    const message = `the database ${path} is damaged or is none; put a backup in its place with: fairday restore FILE`;
    return new StoreDamaged(message, { cause: thrown });
  }
  const sentence = sentenceOf(code);
  return sentence === null ? thrown : new StoreUnavailable(`the database ${path} ${sentence}`, { cause: thrown });
}

/** Whether another process holds the lock: waiting helps. */
export function isBusy(thrown: unknown): boolean {
  return thrown instanceof SQLiteError && /^SQLITE_(BUSY|LOCKED)/.test(thrown.code ?? '');
}

/** Whether one job's values were at fault: a locked database, a full disk and the like meet every job alike. */
export function isFaultOfOneJob(thrown: unknown): boolean {
  return !(thrown instanceof SQLiteError) || (thrown.code ?? '').startsWith('SQLITE_CONSTRAINT');
}

function sentenceOf(code: string): string | null {
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'is locked by another process; try again when that has finished';
  if (code === 'SQLITE_FULL') return 'cannot grow: the disk is full; make room and try again';
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code)) {
    return 'cannot be opened for writing; check who owns its folder and what they may do there';
  }
  if (code.startsWith('SQLITE_IOERR')) return 'cannot be read or written: the disk reports an error';
  return null;
}
