/** The memory of a server: the setting, and how it is shared out. Measured over ever new places by `bun run test:soak`. */
export const MEMORY_VARIABLE = 'FAIRDAY_MEMORY_MB';

/** Megabytes, in all. */
export const DEFAULT_MEMORY_MB = 256;
/** With less there is no room for the weather of a few places and one decision in the making. */
export const MIN_MEMORY_MB = 224;

const BYTES_PER_MB = 1_000_000;
/** The executable and the tables as far as they are used, the program's own objects, and answers in the making. */
const WITHOUT_CACHES_MB = 211;

/** Without this much each decision would read its weather anew. */
const LEAST_CACHES_MB = 8;

/**
 * What all caches may hold together, bytes: a third of what is there for them, because the heap is larger than what is alive in it
 * until its garbage is collected.
 */
export function cacheBytesOf(memoryMb: number): number {
  return Math.floor(Math.max(LEAST_CACHES_MB, (memoryMb - WITHOUT_CACHES_MB) / 3) * BYTES_PER_MB);
}

/** Shares of the setting; a collection takes some thirty milliseconds, and garbage comes at some 100 MB a second meanwhile. */
const COLLECTS_FROM = 0.95;
const COLLECTS_STEP = 0.02;
const COLLECTS_AT_MOST = 0.975;

/** Where a server gives memory back at once, bytes that it takes. */
export interface MemoryMarks {
  /** With less it leaves its memory to the runtime. */
  readonly fromBytes: number;
  /** What a collection has to bring to be worth its time. */
  readonly stepBytes: number;
  /** From so much on it does so even where the last time has brought less. */
  readonly mostBytes: number;
}

/** By the memory of a server in megabytes. */
export function memoryMarksOf(memoryMb: number): MemoryMarks {
  const bytes = memoryMb * BYTES_PER_MB;
  return { fromBytes: bytes * COLLECTS_FROM, stepBytes: bytes * COLLECTS_STEP, mostBytes: bytes * COLLECTS_AT_MOST };
}

/** How the garbage collector of a server is set. What is null stays as the runtime has it. */
export interface CollectorSettings {
  /** The memory that it takes the machine to have, bytes. */
  readonly machineBytes: number;
  /**
   * By how much the heap may grow between two collections, as a factor, while the process takes less than four fifths of that
   * memory, less than nine tenths, and more.
   */
  readonly growth: { readonly small: number | null; readonly medium: number | null; readonly large: number };
  /**
   * The next collection looks through the whole heap where the last one, of what was new, has left less of the heap free than
   * this share.
   */
  readonly leastFreeShare: number | null;
  /**
   * Whether garbage is collected beside the program. Beside it, a collection takes longer than the program needs to make as much
   * garbage again, which stays in memory until the next one; a small heap is collected within some twenty milliseconds.
   */
  readonly isBesideProgram: boolean;
}

/**
 * By the memory of a server in megabytes. From twice the default on, the runtime does as it likes but for the memory of the machine.
 * Below, a heap grows by little, and to look through the whole of it takes as long as a thousand warm calls, so that it must not
 * come after every collection of what is new, as it does by the runtime's own share of a third: a heap that grows by less than
 * half always leaves less than that. What collections of what is new leave behind may come to so much that the heap is 1.4 times as
 * large as what was alive in it, and twice as large while the process takes little, where the runtime lets it be three times as large.
 */
export function collectorSettingsOf(memoryMb: number): CollectorSettings {
  const machineBytes = Math.floor(SHARE_FOR_COLLECTOR * memoryMb * BYTES_PER_MB);
  if (memoryMb >= 2 * DEFAULT_MEMORY_MB) {
    const growth = { small: null, medium: null, large: USUAL_GROWTH };
    return { machineBytes, growth, leastFreeShare: null, isBesideProgram: true };
  }
  const share = Math.max(0, (memoryMb - DEFAULT_MEMORY_MB) / DEFAULT_MEMORY_MB);
  const large = LEAST_GROWTH + (USUAL_GROWTH - LEAST_GROWTH) * share;
  // A heap that grows by g and is looked through at a free share of s comes to (g - 1) / s times what was alive.
  const leastFreeShare = (large - 1) / LARGEST_HEAP;
  const growth = { small: 1 + leastFreeShare * LARGEST_SMALL_HEAP, medium: large, large };
  return { machineBytes, growth, leastFreeShare, isBesideProgram: false };
}

/**
 * The runtime lets a heap grow more while the process takes less than four fifths of the memory that it is told of. A server that
 * answers warm calls takes 160 of 256 MB: with three quarters of the setting it was beyond that, and looked through its whole heap
 * twice as often.
 */
const SHARE_FOR_COLLECTOR = 0.9;
/** Over ever new places it costs a twentieth of the calls that the usual one allows; 1.12 cost a third. */
const LEAST_GROWTH = 1.18;
const USUAL_GROWTH = 1.24;
/** How many times as large as what was alive a heap may become before it is looked through as a whole. */
const LARGEST_HEAP = 1.4;
const LARGEST_SMALL_HEAP = 2;

/**
 * The heap below which nothing is collected, bytes. The runtime counts the tables of places as made, 32 MB, although they are
 * mapped from files: by its own bound it looks through all that a start has loaded, twice, and finds no garbage. The heap of a
 * server that has answered is larger, and goes by its settings.
 */
export const LEAST_HEAP_BYTES = 48 * BYTES_PER_MB;
