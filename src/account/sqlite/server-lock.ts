/**
 * The lock that allows one server per data directory. It is SQLite's own lock on an empty file next to the database: the
 * operating system releases it when the process ends, so a killed server never blocks the next one. Operator commands
 * do not take it.
 */
import { Database } from 'bun:sqlite';
import { dirname, join } from 'node:path';
import { StoreDamaged, StoreUnavailable } from '../store.ts';
import { StoreInUse } from '../upkeep.ts';
import { asStoreFailure, isBusy } from './failure.ts';

export interface ServerLock {
  release(): void;
}

/** Takes the lock of the database's folder. Throws `StoreInUse` when a living server has it. */
export function takeServerLock(databasePath: string): ServerLock {
  const folder = dirname(databasePath);
  const path = join(folder, 'server.lock');
  let lock: Database | null = null;
  try {
    lock = new Database(path, { create: true });
    // Longer than `doctor` holds the lock, so that `doctor` never stops a server from starting.
    lock.run('PRAGMA busy_timeout = 300');
    lock.run('BEGIN EXCLUSIVE');
    const held = lock;
    return { release: () => held.close() };
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) throw lockFailure(error, path);
    throw new StoreInUse(`a server is running on the data directory ${folder}; stop it, or choose another with --data`);
  }
}

/** Nobody restores a backup for the sake of a file that holds nothing. */
function lockFailure(error: unknown, path: string): unknown {
  const failure = asStoreFailure(error, path);
  if (!(failure instanceof StoreDamaged)) return failure;
  return new StoreUnavailable(`${path} is no lock of Fairday; delete it, which loses nothing`, { cause: error });
}
