/**
 * Keeps a server within its memory where the collector alone would not. What is dead goes back to the system late: the runtime
 * frees the room of an array when it sweeps its block, which under load it gets to only as it needs blocks like that, and its
 * allocator keeps freed pages for a while. At sixty calls a second over new places that comes to 20 to 40 MB. So the
 * process looks at what it takes, the more often the less room is left, and near the setting gives all of it back at once.
 */
import { memoryMarksOf } from '../config/memory.ts';
import type { Timers } from '../lib/timers.ts';

export interface MemoryGuardOptions {
  readonly memoryMb: number;
  /** What the process takes by the system's count, bytes. */
  readonly residentBytes: () => number;
  /** Collects all garbage and gives its pages back; the program waits for it. */
  readonly collect: () => void;
  /** Drops what was not used for longest from the caches. */
  readonly shed: () => void;
  readonly timers: Timers;
}

/** The steepest growth that was measured is 190 MB a second, at the first calls after a start. */
const BYTES_PER_MS = 250_000;
const SHORTEST_MS = 10;
const LONGEST_MS = 1_000;
/** A collection takes about thirty milliseconds: of ten, the program has at least seven for its calls. */
const AFTER_COLLECTION_MS = 100;
/** After one that brought little: what is alive takes so much, and to look for it again and again only costs. */
const AFTER_VAIN_COLLECTION_MS = 1_000;
/** Caches that are dropped again as soon as they are filled are none. */
const BETWEEN_SHEDS_MS = 10_000;

/** Watches until the function returned is called. */
export function guardMemory({ memoryMb, residentBytes, collect, shed, timers }: MemoryGuardOptions): () => void {
  const { fromBytes, stepBytes, mostBytes } = memoryMarksOf(memoryMb);
  let collectsAt = fromBytes;
  let hasShed = false;
  let cancel = () => {};
  let cancelPause = () => {};
  const look = (): void => {
    const before = residentBytes();
    if (before < collectsAt) {
      if (before < fromBytes - stepBytes) collectsAt = fromBytes;
      wait((collectsAt - before) / BYTES_PER_MS, SHORTEST_MS);
      return;
    }
    collect();
    const after = residentBytes();
    // What is alive takes so much: the caches are what a server can do without.
    if (after >= fromBytes && !hasShed) {
      shed();
      hasShed = true;
      cancelPause = timers.after(BETWEEN_SHEDS_MS, () => {
        hasShed = false;
      });
    }
    // What a busy server takes and leaves from call to call is for the runtime to collect, which costs far less.
    const isWorthIt = before - after >= stepBytes;
    collectsAt = Math.max(isWorthIt ? fromBytes : mostBytes, after + stepBytes / 4);
    wait((collectsAt - after) / BYTES_PER_MS, isWorthIt ? AFTER_COLLECTION_MS : AFTER_VAIN_COLLECTION_MS);
  };
  const wait = (delayMs: number, leastMs: number): void => {
    cancel = timers.after(Math.min(LONGEST_MS, Math.max(leastMs, delayMs)), look);
  };
  look();
  return () => {
    cancel();
    cancelPause();
  };
}
