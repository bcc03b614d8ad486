/**
 * Pages of the executable and of the tables of places that have not been used for a while, given back to the system. They are
 * read from files that stay, so that what is needed again is there again in microseconds; what the start alone needed stays away,
 * half of all pages that a running program shows as its own. On Linux; elsewhere, and where the system does not do it, nothing
 * happens.
 */
import { FFIType } from 'bun:ffi';
import { readFileSync, readlinkSync } from 'node:fs';
import type { Timers } from '../lib/timers.ts';
import { openCLibrary } from './c-library.ts';

/** From a start to the first time, and from then on. */
const INTERVAL_MS = 20_000;
const FIRST_MS = 5_000;

/** The advice that the pages of a range are not needed now: those of a file are read again on their next use. */
const MADV_DONTNEED = 4;

/** A range of the process's memory. */
interface MappedRange {
  readonly address: bigint;
  readonly bytes: bigint;
}

/**
 * The ranges in the text of `/proc/self/maps` that hold nothing but pages of files, never a change of the process's own: the code of the executable, which
 * cannot be written, and the tables, which nobody writes.
 */
export function fileRanges(maps: string, executable: string, tableFolder: string): MappedRange[] {
  return maps.split('\n').flatMap((line) => {
    const [, from, to, access, path] = /^([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \S+ +(\/.*)$/.exec(line) ?? [];
    if (path === undefined) return [];
    const isCode = path === executable && access === 'r-xp';
    const isTable = path.startsWith(`${tableFolder}/`);
    if (!isCode && !isTable) return [];
    const address = BigInt(`0x${from}`);
    return [{ address, bytes: BigInt(`0x${to}`) - address }];
  });
}

/** Gives them back from time to time, until the function that it returns is called. */
export function releaseIdlePages(tableFolder: string, timers: Timers): () => void {
  const release = process.platform === 'linux' ? opened(tableFolder) : null;
  if (release === null) return () => {};
  let cancel = () => {};
  const again = (): void => {
    release();
    cancel = timers.after(INTERVAL_MS, again);
  };
  cancel = timers.after(FIRST_MS, again);
  return () => cancel();
}

/** What gives them back once; null where the system has no such call. */
function opened(tableFolder: string): (() => void) | null {
  try {
    const executable = readlinkSync('/proc/self/exe');
    const { symbols } = openCLibrary({
      madvise: { args: [FFIType.u64, FFIType.u64, FFIType.i32], returns: FFIType.i32 },
    });
    return () => {
      const maps = readFileSync('/proc/self/maps', 'utf8');
      for (const { address, bytes } of fileRanges(maps, executable, tableFolder))
        symbols.madvise(address, bytes, MADV_DONTNEED);
    };
  } catch {
    return null;
  }
}
