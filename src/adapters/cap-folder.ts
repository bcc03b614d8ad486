/** A folder of CAP files on disk, as the alerts see it. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapFile, CapFolder } from '../alerts/folder.ts';

const CAP_NAME = /\.(?:xml|cap)$/i;

export function capFolder(path: string): CapFolder {
  return {
    async list() {
      const names = (await readdir(path)).filter((name) => CAP_NAME.test(name)).sort();
      const files = await Promise.all(names.map((name) => describe(path, name)));
      return files.filter((file) => file !== null);
    },
    // One byte beyond the bound is enough to tell that a file is too long.
    read: (name, maxBytes) =>
      Bun.file(join(path, name))
        .slice(0, maxBytes + 1)
        .bytes(),
  };
}

/** Null for what is no file, or is gone since it was listed. */
async function describe(path: string, name: string): Promise<CapFile | null> {
  const status = await stat(join(path, name)).catch(() => null);
  return status?.isFile() === true ? { name, modifiedMs: status.mtimeMs, size: status.size } : null;
}
