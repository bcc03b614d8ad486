/**
 * How far the heap of a server may grow before its garbage is collected. The runtime goes by the memory of the machine, and lets
 * a heap of 100 MB become 400 MB where there are gigabytes; a server that shares the machine should not. It reads its limits from
 * the environment when the process begins, so the process begins again, in place, with its own.
 */
import { collectorSettingsOf, DEFAULT_MEMORY_MB, LEAST_HEAP_BYTES, MEMORY_VARIABLE } from '../config/memory.ts';

/** An option of JavaScriptCore: the memory that it takes the machine to have, bytes. One that the operator has set stands. */
const VARIABLE = 'BUN_JSC_forceRAMSize';
/** By how much a heap may grow before it is collected, as a factor: while the process takes little memory, more, and most of it. */
const GROWTH_VARIABLES = {
  small: 'BUN_JSC_smallHeapGrowthFactor',
  medium: 'BUN_JSC_mediumHeapGrowthFactor',
  large: 'BUN_JSC_largeHeapGrowthFactor',
} as const;
/** The share of the heap that a collection of what is new must leave free, or the next one is of the whole heap. */
const FREE_VARIABLE = 'BUN_JSC_minEdenToOldGenerationRatio';
/** The heap below which nothing is collected, bytes. */
const LEAST_VARIABLE = 'BUN_JSC_largeHeapSize';
/** Whether garbage is collected beside the program, 1 or 0. */
const BESIDE_VARIABLE = 'BUN_JSC_useConcurrentGC';

type Environment = Readonly<Record<string, string | undefined>>;

/** Begins the program again with those options of the collector; returns where it cannot. */
type Begin = (env: Environment, options: Readonly<Record<string, string>>) => void;

/** At the very beginning, by the environment alone; does not return where the process begins again. */
export function limitHeap(env: Environment, begin: Begin = beginAgain): void {
  if (env[VARIABLE] === undefined) beginWith(memoryByEnvironment(env), env, begin);
}

/** Once all settings are known, which a file may hold too; does not return where the process begins again. */
export function limitHeapTo(memoryMb: number, env: Environment, begin: Begin = beginAgain): void {
  const before = memoryByEnvironment(env);
  if (env[VARIABLE] === limitOf(before) && memoryMb !== before) beginWith(memoryMb, env, begin);
}

function memoryByEnvironment(env: Environment): number {
  const memoryMb = Number(env[MEMORY_VARIABLE] || DEFAULT_MEMORY_MB);
  return Number.isSafeInteger(memoryMb) && memoryMb > 0 ? memoryMb : DEFAULT_MEMORY_MB;
}

function limitOf(memoryMb: number): string {
  return String(collectorSettingsOf(memoryMb).machineBytes);
}

function beginWith(memoryMb: number, env: Environment, begin: Begin): void {
  const { growth, leastFreeShare, isBesideProgram } = collectorSettingsOf(memoryMb);
  const options: Record<string, number | null> = {
    [GROWTH_VARIABLES.small]: growth.small,
    [GROWTH_VARIABLES.medium]: growth.medium,
    [GROWTH_VARIABLES.large]: growth.large,
    [FREE_VARIABLE]: leastFreeShare,
    [LEAST_VARIABLE]: LEAST_HEAP_BYTES,
    [BESIDE_VARIABLE]: isBesideProgram ? 1 : 0,
  };
  const stated = Object.entries(options).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  begin(env, { [VARIABLE]: limitOf(memoryMb), ...Object.fromEntries(stated) });
}

/** The same program with the same arguments in the same process. Windows cannot do that, and its heap grows as it likes. */
function beginAgain(env: Environment, options: Readonly<Record<string, string>>): void {
  if (!Bun.isStandaloneExecutable || process.platform === 'win32') return;
  const kept = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  process.execve?.(process.execPath, [process.argv0, ...process.argv.slice(2)], {
    ...Object.fromEntries(kept),
    ...options,
  });
}
