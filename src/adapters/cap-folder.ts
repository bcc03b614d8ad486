/** A folder of CAP files on disk, as an alert source. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapFile, CapFolder } from '../alerts/folder.ts';

const CAP_NAME = /\.(?:xml|cap)$/i;

/** Reads the .xml and .cap files of the folder. */
export function capFolder(path: string): CapFolder {
  return {
    async list() {
      const names = (await readdir(path)).filter((name) => CAP_NAME.test(name)).sort();
      const files = await Promise.all(names.map((name) => describe(path, name)));
      return files.filter((file) => file !== null);
    },
    // One byte more than the limit is enough to detect a file that is too long.
    read: (name, maxBytes) =>
      Bun.file(join(path, name))
        .slice(0, maxBytes + 1)
        .bytes(),
  };
}

/** Null for an entry that is not a file or no longer exists. */
async function describe(path: string, name: string): Promise<CapFile | null> {
  const status = await stat(join(path, name)).catch(() => null);
  return status?.isFile() === true ? { name, modifiedMs: status.mtimeMs, size: status.size } : null;
}
