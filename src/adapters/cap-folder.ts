/** A folder of CAP files on disk, as an alert source. */
import { constants, readdirSync } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapFile, CapFolder } from '../alerts/folder.ts';
import { ConfigError } from '../config/config-error.ts';
import { fileFailure } from '../lib/file-failure.ts';

/** Throws `ConfigError` for a folder that cannot be listed: alerts that nobody reads must not be believed to count. */
export function checkCapFolder(path: string | null): void {
  if (path === null) return;
  try {
    readdirSync(path);
  } catch (error) {
    throw new ConfigError(`FAIRDAY_CAP_DIR must be a folder of CAP files; ${path}: ${fileFailure(error)}`);
  }
}

const CAP_NAME = /\.(?:xml|cap)$/i;

/** Reads the .xml and .cap files of the folder. */
export function capFolder(path: string): CapFolder {
  return {
    path,
    async list() {
      const names = (await readdir(path).catch(inWords)).filter((name) => CAP_NAME.test(name)).sort();
      const files = await Promise.all(names.map((name) => describe(path, name)));
      return files.filter((file) => file !== null);
    },
    read: (name, maxBytes) => readStart(join(path, name), maxBytes + 1).catch(inWords),
  };
}

/** Null for an entry that no longer exists. */
async function describe(path: string, name: string): Promise<CapFile | null> {
  const whole = join(path, name);
  try {
    const status = await stat(whole);
    // A pipe or a device would be read without end.
    const obstacle = status.isFile() ? null : 'it is no file';
    return { name, modifiedMs: status.mtimeMs, size: status.size, obstacle };
  } catch (error) {
    if (await isGone(whole)) return null;
    // A link to nowhere, or a folder whose files may not be looked at.
    return { name, modifiedMs: 0, size: 0, obstacle: fileFailure(error) };
  }
}

async function isGone(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  );
}

/** The first bytes of a file; one byte more than the limit is enough to detect one that is too long. */
async function readStart(path: string, limit: number): Promise<Uint8Array> {
  // Should a pipe have taken the file's place, opening it must not wait for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const count = Math.min(limit, (await file.stat()).size + 1);
    const buffer = new Uint8Array(count);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, count - length, length);
      length += bytesRead;
      if (bytesRead === 0 || length === count) return buffer.subarray(0, length);
    }
  } finally {
    await file.close();
  }
}

function inWords(error: unknown): never {
  throw new Error(fileFailure(error), { cause: error });
}
