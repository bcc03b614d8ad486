/** The copy of a database that is kept beside it before it changes as a whole. */
import type { Database } from 'bun:sqlite';
import { chmodSync, existsSync } from 'node:fs';

/** The file holds hashes of keys and e-mail addresses: only its owner may read it. */
export const OWNER_ONLY = 0o600;

/** A name beside the database that no file has yet: `fairday.db.REASON`, numbered from the second on. */
export function freeNameBeside(databasePath: string, reason: string): string {
  let name = `${databasePath}.${reason}`;
  for (let n = 2; existsSync(name); n++) name = `${databasePath}.${reason}-${n}`;
  return name;
}

/** Copies the open database into a file beside it and returns its path. */
export function keepCopy(db: Database, databasePath: string, reason: string): string {
  const path = freeNameBeside(databasePath, reason);
  db.query('VACUUM INTO ?').run(path);
  chmodSync(path, OWNER_ONLY);
  return path;
}
