/** The copy of a database that is kept beside it before it changes as a whole. */
import type { Database } from 'bun:sqlite';
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFile, flushFolder } from './flush.ts';

/** The file holds hashes of keys and e-mail addresses: only its owner may read it. */
export const OWNER_ONLY = 0o600;

/** A name beside the database that no file has yet: `fairday.db.REASON`, numbered from the second on. */
export function freeNameBeside(databasePath: string, reason: string): string {
  let name = `${databasePath}.${reason}`;
  for (let n = 2; existsSync(name); n++) name = `${databasePath}.${reason}-${n}`;
  return name;
}

/** Copies the open database into a file beside it and returns its path. The file has its name once it is whole and on disk. */
export function keepCopy(db: Database, databasePath: string, reason: string): string {
  const path = freeNameBeside(databasePath, reason);
  const partial = `${path}.partial`;
  rmSync(partial, { force: true });
  try {
    db.query('VACUUM INTO ?').run(partial);
    chmodSync(partial, OWNER_ONLY);
    flushFile(partial);
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
  flushFolder(dirname(path));
  return path;
}
