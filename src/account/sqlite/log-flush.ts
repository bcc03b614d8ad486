/**
 * Flushes SQLite's write-ahead log to the disk, off the event loop unless the disk is quick (`flush-place.ts`). A log is read
 * from its beginning up to the first transaction that is not whole, so a flush that begins after a commit makes it and all
 * before it durable.
 */
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from './flush.ts';
import { FlushPlace } from './flush-place.ts';

export interface LogFlush {
  /**
   * Flushes what has been written, then calls back once, with the reason where it may not be on disk; never within the call,
   * as the caller has not finished what it is doing. One at a time.
   */
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
  const place = new FlushPlace();
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
        if (!place.isInPlace()) {
          fdatasync(file, (error) => ended(error ?? null));
          return;
        }
        const startedMs = performance.now();
        fdatasyncSync(file);
        place.took(performance.now() - startedMs);
      } catch (error) {
        queueMicrotask(() => ended(error));
        return;
      }
      queueMicrotask(() => ended(null));
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
