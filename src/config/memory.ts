/** The memory of a server: the setting, and how it is shared out. Measured over ever new places by `bun run test:soak`. */
export const MEMORY_VARIABLE = 'FAIRDAY_MEMORY_MB';

/** Megabytes, in all. */
export const DEFAULT_MEMORY_MB = 256;
/** With less there is no room for the weather of a few places and one decision in the making. */
export const MIN_MEMORY_MB = 224;

const BYTES_PER_MB = 1_000_000;
/** The executable and the tables as far as they are used, the program's own objects, and answers in the making. */
const WITHOUT_CACHES_MB = 160;

/** Without this much each decision would read its weather anew. */
const LEAST_CACHES_MB = 8;

/**
 * What all caches may hold together, bytes: a third of what is there for them, because the heap is larger than what is alive in it
 * until its garbage is collected.
 */
export function cacheBytesOf(memoryMb: number): number {
  return Math.floor(Math.max(LEAST_CACHES_MB, (memoryMb - WITHOUT_CACHES_MB) / 3) * BYTES_PER_MB);
}

/**
 * The memory that the garbage collector takes the machine to have, bytes. A heap below a quarter of it may double before it is
 * collected, below half of it grow by half, and beyond by what `collectorGrowthOf` says. A heap that may grow by less than half is
 * looked through as a whole at every second collection, which each caller waits for; below half of this it is so while many
 * new places are asked for, and not at other times.
 */
export function collectorBytesOf(memoryMb: number): number {
  return ((3 * memoryMb) / 4) * BYTES_PER_MB;
}

/**
 * By how much a heap beyond half of that may grow, as a factor, before its garbage is collected. The default of the runtime costs
 * less time, and where there is memory enough it stays.
 */
export function collectorGrowthOf(memoryMb: number): number {
  const share = (memoryMb - DEFAULT_MEMORY_MB) / DEFAULT_MEMORY_MB;
  return LEAST_GROWTH + (USUAL_GROWTH - LEAST_GROWTH) * Math.min(1, Math.max(0, share));
}

/** Over ever new places it costs a twentieth of the calls that the usual one allows; 1.12 cost a third. */
const LEAST_GROWTH = 1.18;
const USUAL_GROWTH = 1.24;

/**
 * The heap below which nothing is collected, bytes. The runtime counts the tables of places as made, 32 MB, although they are
 * mapped from files; by its own bound it looks through all that a start has loaded, twice, and finds no garbage. A larger heap, as
 * that of any server that has answered, goes by the limits above.
 */
export const FIRST_COLLECTION_BYTES = 48 * BYTES_PER_MB;

/**
 * Whether garbage is collected beside the program. Beside it, a collection takes longer than the program needs to make as much
 * garbage again, which stays in memory until the next one; a small heap is collected within some twenty milliseconds.
 */
export function collectsBesideProgram(memoryMb: number): boolean {
  return memoryMb >= 2 * DEFAULT_MEMORY_MB;
}
