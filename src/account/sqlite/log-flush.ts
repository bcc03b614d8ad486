/**
 * Flushes SQLite's write-ahead log to the disk, off the event loop. A log is read from its beginning up to the first
 * transaction that is not whole, so a flush that begins after a commit makes it and all before it durable.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from './flush.ts';

export interface LogFlush {
  /** Flushes what has been written, then calls back once, with the reason where it may not be on disk. One at a time. */
  begin(ended: (failure: unknown) => void): void;
  /** Between two flushes. */
  close(): void;
}

/**
 * The log of the open database of that path. The file stays the same while the database is open. SQLite locks other files,
 * so that to close this one opens no lock.
 */
export function createLogFlush(databasePath: string): LogFlush {
  const path = `${databasePath}-wal`;
  let file: number | null = null;
  const open = (): number => {
    const opened = openSync(path, 'r+');
    // The log may be new; without its name on disk it would be lost with all that is in it.
    flushFolder(dirname(path));
    return opened;
  };
  return {
    begin(ended) {
      try {
        file ??= open();
      } catch (error) {
        // Never within the call: the caller has not finished what it is doing.
        queueMicrotask(() => ended(error));
        return;
      }
      fdatasync(file, (error) => ended(error ?? null));
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
