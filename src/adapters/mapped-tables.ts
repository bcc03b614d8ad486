/**
 * The embedded tables of places, mapped from files beside the data: all processes share their pages, and only those that are
 * looked at are in memory. What is embedded in an executable can only be copied into memory, 31 MB for each process.
 *
 * A server writes the files where they are missing; other commands use them and write nothing. The name holds the hash of the
 * content that the build gave the embedded file. A file that cannot be written, mapped or used is no fault: then the table is
 * copied, as ever.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from '../account/sqlite/flush.ts';
import { BinarySections } from '../place/binary-sections.ts';
import { type OpenTable, openTable } from '../place/places.ts';
import { copyEmbedded } from './copy-embedded.ts';

export interface MappedTables {
  readonly read: OpenTable;
  /** To be called when all tables have been read: makes what was written durable, and deletes the files of other versions. */
  settle(): Promise<void>;
  /** Deletes what was written and has not been settled. */
  discard(): void;
}

/** Of the data directory. */
const TABLE_FOLDER = 'tables';
const UNFINISHED = /\.\d+\.new$/;

/** `writes`: whether files that are missing may be written into the data directory. */
export function mappedTables(dataDir: string, writes: boolean): MappedTables {
  const folder = join(dataDir, TABLE_FOLDER);
  const used = new Set<string>();
  const written: string[] = [];
  return {
    async read(embeddedPath) {
      const name = basename(embeddedPath);
      used.add(name);
      const path = join(folder, name);
      const kept = mapped(path);
      if (kept !== null) return kept;
      if (!writes) return openTable(embeddedPath);
      const unfinished = `${path}.${process.pid}.new`;
      try {
        makeFolder(dataDir);
        mkdirSync(folder, { recursive: true });
        await copyEmbedded(embeddedPath, unfinished);
        written.push(unfinished);
      } catch {
        // Half a table would take the last room of a full disk, at each start.
        remove(unfinished);
        return openTable(embeddedPath);
      }
      return mapped(unfinished) ?? openTable(embeddedPath);
    },
    async settle() {
      await Promise.all(written.map(keep));
      written.length = 0;
      if (writes) deleteOthers(folder, used);
    },
    discard() {
      for (const unfinished of written.splice(0)) rmSync(unfinished, { force: true });
    },
  };
}

/**
 * The table in a file; null where there is none that can be used. A damaged file has another size than its header says, or a
 * header that cannot be read: its content was on disk before it had its name. The map is private: what is written into it by
 * mistake stays in this process.
 */
function mapped(path: string): BinarySections | null {
  try {
    return existsSync(path) ? new BinarySections(Bun.mmap(path, { shared: false }).buffer) : null;
  } catch {
    return null;
  }
}

/** Flushes a written file, away from the event loop, and gives it its name; the map of it goes on. */
async function keep(unfinished: string): Promise<void> {
  try {
    const file = await open(unfinished, 'r+');
    await file.sync().finally(() => file.close());
    renameSync(unfinished, unfinished.replace(UNFINISHED, ''));
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** Processes that have mapped them keep them as long as they run. */
function deleteOthers(folder: string, used: ReadonlySet<string>): void {
  try {
    for (const name of readdirSync(folder)) {
      if (!used.has(name)) remove(join(folder, name));
    }
  } catch {
    // Without the folder there are none.
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true });
  } catch {
    // What cannot be deleted takes room, and nothing else.
  }
}
