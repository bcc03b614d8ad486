/**
 * Supplements of a forecast: air and sea, columns that come from models of their own, on hosts of their own, and that
 * change slowly. They are joined from the cache; callers of a server never wait for them. What is missing is requested
 * afterwards, one request at a time at an even pace, so that it is there for the next question and never takes a turn
 * from a forecast that a caller waits for.
 *
 * What this costs upstream: a unit for each kind and cell, at most once in three hours while questions about it come, and
 * once a week where there is no sea.
 */

import { LRUCache } from 'lru-cache';
import { cachePerOwner } from '../lib/memoize.ts';
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { usAqiColumn } from './air-quality/indices.ts';
import type { Answering } from './answering.ts';
import { cellName } from './cache/cell.ts';
import { SUPPLEMENT_FAILED_MS, SUPPLEMENT_REFRESH_MS } from './cache/freshness.ts';
import { type HourlyColumns, type HourlyRecords, type HourlyWeather, isEmpty, type SupplementKind } from './hourly.ts';
import type { HourlySea } from './marine.ts';
import type { SourceFeed, SourceFeeds } from './sources/source.ts';

interface SupplementOptions {
  readonly feeds: Pick<SourceFeeds, SupplementKind>;
  readonly answering: Answering;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  /** Before the first request, and between two. */
  readonly paceMs?: number | undefined;
  /** How long a question waits at most; 0 on a server. */
  readonly patienceMs: number;
}

/** At most 3 600 units an hour, below the 5 000 that each public host allows; its budget holds besides. */
const PACE_MS = 1_000;
/** More than these are dropped; the next question about the place queues them again. */
const MAX_QUEUED = 1_000;
const MAX_FAILED_CELLS = 10_000;
/** Questions are about a forecast with air, with sea, with both or with neither. */
const MAX_KINDS = 4;

interface Supplements {
  readonly air: HourlyAir | null;
  readonly sea: HourlySea | null;
}

/** A forecast with its supplements, cached so that it stays the same object as long as all of them do. */
interface Joined {
  readonly supplements: Supplements;
  readonly weather: HourlyWeather;
}

export class ForecastSupplements {
  readonly #options: SupplementOptions;
  readonly #joined = cachePerOwner<HourlyWeather, Joined>(MAX_KINDS);
  /** The cells of which a request has just failed. */
  readonly #failed: LRUCache<string, true>;
  readonly #refreshQueue = new Map<string, () => Promise<void>>();
  #cancelTimer: (() => void) | null = null;
  #closed = false;

  constructor(options: SupplementOptions) {
    this.#options = options;
    const perf = { now: options.monotonicMs };
    this.#failed = new LRUCache({ max: MAX_FAILED_CELLS, ttl: SUPPLEMENT_FAILED_MS, perf, ttlResolution: 0 });
  }

  /** The forecast with the columns of those kinds, as far as they are at hand; the same object while nothing changes. */
  async join(
    forecast: HourlyWeather,
    place: Place,
    kinds: readonly SupplementKind[],
    nowMs: number,
  ): Promise<HourlyWeather> {
    let supplements = this.#cached(kinds, place, nowMs);
    const due = kinds.filter((kind) => this.#isDue(kind, supplements[kind], place, nowMs));
    if (due.length > 0) {
      await this.#scheduleRefresh(due, place, nowMs);
      supplements = this.#cached(kinds, place, nowMs);
    }
    const cache = this.#joined(forecast);
    const known = cache.get(kinds.join());
    if (known?.supplements.air === supplements.air && known.supplements.sea === supplements.sea) return known.weather;
    const weather = joined(forecast, supplements);
    cache.set(kinds.join(), { supplements, weather });
    return weather;
  }

  /** Nothing is requested any more. */
  close(): void {
    this.#closed = true;
    this.#refreshQueue.clear();
    this.#cancelTimer?.();
  }

  #cached(kinds: readonly SupplementKind[], place: Place, nowMs: number): Supplements {
    const { air, sea } = this.#options.feeds;
    return {
      air: kinds.includes('air') ? usable(air, place, nowMs) : null,
      sea: kinds.includes('sea') ? usable(sea, place, nowMs) : null,
    };
  }

  #isDue(kind: SupplementKind, cached: HourlyRecords<string> | null, place: Place, nowMs: number): boolean {
    if (cached !== null && nowMs - cached.provenance.updatedAtMs < SUPPLEMENT_REFRESH_MS) return false;
    if (kind === 'sea' && this.#options.feeds.sea.isInland(place, nowMs)) return false;
    return !this.#failed.has(nameOf(kind, place));
  }

  async #scheduleRefresh(kinds: readonly SupplementKind[], place: Place, nowMs: number): Promise<void> {
    if (this.#options.patienceMs > 0) {
      const refreshes = kinds.map((kind) => this.#refresh(kind, place, nowMs));
      await withTimeout(Promise.all(refreshes), this.#options.patienceMs, this.#options.timers);
      return;
    }
    for (const kind of kinds) {
      if (this.#refreshQueue.size >= MAX_QUEUED) break;
      this.#refreshQueue.set(nameOf(kind, place), () => this.#refresh(kind, place, nowMs));
    }
    if (this.#cancelTimer === null) this.#startTimer();
  }

  async #refresh(kind: SupplementKind, place: Place, nowMs: number): Promise<void> {
    const { answering, feeds } = this.#options;
    const feed: SourceFeed<Place, HourlyRecords<string>> = feeds[kind];
    const answer = await answering.refresh(feed, place, nowMs);
    if (answer === null) this.#failed.set(nameOf(kind, place), true);
  }

  /** The pace starts again when a refresh has ended, so that a slow host sees no crowd. */
  #startTimer(): void {
    if (this.#closed) return;
    const { timers, paceMs = PACE_MS } = this.#options;
    this.#cancelTimer = timers.after(paceMs, async () => {
      const [first] = this.#refreshQueue;
      if (first !== undefined) {
        await first[1]();
        this.#refreshQueue.delete(first[0]);
      }
      this.#cancelTimer = null;
      if (this.#refreshQueue.size > 0) this.#startTimer();
    });
  }
}

/** What is cached, fresh or not, while it is good enough to decide on: it changes slowly. */
function usable<T>(feed: SourceFeed<Place, T>, place: Place, nowMs: number): T | null {
  return feed.fresh(place, nowMs) ?? feed.stale(place, nowMs, 'decision')?.value ?? null;
}

function nameOf(kind: SupplementKind, place: Place): string {
  return `${kind} ${cellName(place)},${place.tzId}`;
}

function joined(forecast: HourlyWeather, { air, sea }: Supplements): HourlyWeather {
  if (air === null && sea === null) return forecast;
  const columns: Partial<HourlyColumns> = {
    ...(air === null ? {} : placed({ usAqi: usAqiColumn(air) }, air.startMs, forecast.startMs)),
    ...(sea === null ? {} : placed(sea.columns, sea.startMs, forecast.startMs)),
  };
  const supplements = {
    ...(air === null ? {} : { air: air.provenance }),
    // Inland an answer holds nothing.
    ...(sea === null || isEmpty(sea) ? {} : { sea: sea.provenance }),
  };
  return { ...forecast, columns: { ...forecast.columns, ...columns }, supplements };
}

/** The columns at other hours; NaN where they do not reach. */
function placed<V extends string>(
  columns: Readonly<Record<V, Float32Array>>,
  fromMs: Float64Array,
  toMs: Float64Array,
): Record<V, Float32Array> {
  const at = new Map(Array.from(fromMs, (ms, i) => [ms, i]));
  const names = Object.keys(columns) as V[];
  const moved = names.map((name) => [
    name,
    Float32Array.from(toMs, (ms) => columns[name][at.get(ms) ?? -1] ?? Number.NaN),
  ]);
  return Object.fromEntries(moved) as Record<V, Float32Array>;
}
