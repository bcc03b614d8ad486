/** The data directory, as each command that uses it takes it: named on stderr, and a folder or not there yet. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../config/config-error.ts';

/** Its full path, after a line that names it. Throws `ConfigError` where something else has that name. */
export function useDataDirectory(dataDir: string, log: (line: string) => void): string {
  const path = resolve(dataDir);
  if (isOtherThanFolder(path)) throw new ConfigError(notAFolderText(path));
  log(`fairday: data directory ${path}`);
  return path;
}

/** Whether a file, or a path below a file, stands where the folder should. */
export function isOtherThanFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
  }
}

export function notAFolderText(path: string): string {
  return `${path} is no folder; name the folder of the database with --data or FAIRDAY_DATA_DIR`;
}
