/**
 * The last weather of each cell. It is fresh for some time and within the civil day for which it was asked; after that
 * it is kept for the case that nothing newer can be had. Ages are the monotonic clock's, days the wall clock's.
 */

import { LRUCache } from 'lru-cache';
import type { CivilDay } from '../../time/civil.ts';
import type { HourlyRecords, HourlyWeather } from '../hourly.ts';

/** Models are run anew every one to six hours; three quarters of an hour loses little of that. */
export const FORECAST_FRESH_MS = 45 * 60_000;
/** Cells asked for at one time, as after a start, are spread by up to this much either way. */
const FRESH_JITTER_MS = 5 * 60_000;
/**
 * For how long an answer may stand in, marked as stale, when nothing newer can be had. A forecast of this morning still
 * decides; older, it is better to say that there is none. Who asks for data sees how old they are, and may use those of
 * yesterday.
 */
export const USABLE_MS = { decision: 6 * 3_600_000, data: 24 * 3_600_000 } as const;

/** What weather is asked for. */
export type Purpose = keyof typeof USABLE_MS;
/**
 * 384 hours in 27 columns are 45 kB, so this is 90 MB at most; and it is more cells than the public host's hourly limit
 * lets one ask for while the first is fresh.
 */
const MAX_CELLS = 2_000;

interface Memory<R> {
  readonly weather: R;
  /** The same with `stale` in its provenance; made once, so that it too keeps its identity. */
  asStale: R | null;
  readonly keptAtMs: number;
  readonly freshUntilMs: number;
  readonly day: CivilDay;
}

export class FreshnessCache<R extends HourlyRecords<string> = HourlyWeather> {
  readonly #cells = new LRUCache<string, Memory<R>>({ max: MAX_CELLS });

  constructor(
    readonly monotonicMs: () => number,
    readonly freshMs = FORECAST_FRESH_MS,
  ) {}

  /** What was kept, the same object, while it is fresh. */
  fresh(key: string, nowMs: number): R | null {
    const memory = this.#cells.get(key);
    if (memory === undefined || this.monotonicMs() >= memory.freshUntilMs) return null;
    return nowMs >= memory.day.startMs && nowMs < memory.day.endMs ? memory.weather : null;
  }

  /** What was kept, marked as stale, while it is of any use for that; by default for anything. */
  stale(key: string, purpose: Purpose = 'data'): R | null {
    const memory = this.#cells.get(key);
    if (memory === undefined || this.monotonicMs() - memory.keptAtMs > USABLE_MS[purpose]) return null;
    const { weather } = memory;
    memory.asStale ??= { ...weather, provenance: { ...weather.provenance, stale: true } };
    return memory.asStale;
  }

  /** `day` is the civil day at the place for which the weather was asked, `ageMs` how long ago. */
  keep(key: string, weather: R, day: CivilDay, ageMs = 0): void {
    const keptAtMs = this.monotonicMs() - ageMs;
    const freshUntilMs = keptAtMs + this.freshMs + (2 * fraction(key) - 1) * FRESH_JITTER_MS;
    this.#cells.set(key, { weather, asStale: null, keptAtMs, freshUntilMs, day });
  }
}

/** A number in [0, 1) that belongs to the text: 32-bit FNV-1a. */
export function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
