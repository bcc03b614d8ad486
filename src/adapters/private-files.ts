/**
 * Files that only their owner may read: the data directory holds e-mail addresses, hashes of keys, the ledger, and for a day
 * the questions and answers of customers.
 */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** From now on what this process creates is readable by its owner alone. Windows has no such masks. */
export function createPrivately(): void {
  process.umask(OTHERS);
}

/** Files beside the databases that hold secrets: keys of the API, of the links in mails, of mail server and language model. */
const SECRETS: ReadonlySet<string> = new Set(['first-key', 'links.key', 'settings.toml']);

/** Whether a file of the data directory is its owner's alone. */
export function isPrivateFile(name: string): boolean {
  return SECRETS.has(name) || /\.db(?:-wal|-shm|\..+)?$|\.lock$/.test(name);
}

/**
 * Takes the rights of others from a data directory of an earlier version, and says so; also where only another user may, who
 * owns it. Whether this one can use it shows when the database is opened.
 */
export function closeToOthers(dataDir: string, log: (line: string) => void): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(dataDir).filter(isPrivateFile);
  const open = [dataDir, ...names.map((name) => join(dataDir, name))].filter(isOpen);
  const closed = open.filter(close);
  if (closed.length > 0) log(`fairday: other users of this machine could read ${closed.join(', ')}; now they cannot`);
  if (closed.length === open.length) return;
  const left = open.filter((path) => !closed.includes(path)).join(', ');
  log(
    `fairday: other users of this machine can read ${left}; only their owner can change that: chmod -R go= ${dataDir}`,
  );
}

/** False where the path is another user's. */
function close(path: string): boolean {
  try {
    chmodSync(path, statSync(path).mode & 0o7777 & ~OTHERS);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false;
    throw error;
  }
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0;
}
