/**
 * Supplements of a forecast: air, sea and the magnetic field of the Earth, columns that come from models of their own, on
 * hosts of their own, and that change slowly. A question that wants one which is not at hand requests it beside the forecast and waits for it, a little
 * longer than for the forecast; what comes too late is there for the next question. One that is at hand but old is used,
 * and refreshed while nobody waits.
 *
 * What this costs upstream: a unit for each kind and cell, 1.2 for air with pollen, at most once in three hours while
 * questions about it come; Kp is one request an hour for all cells. The sea is requested only where there is one: not where the map shows none, and once a week where upstream has none.
 */

import type { LRUCache } from 'lru-cache';
import { cacheOfEntries, cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { UpstreamError, type UpstreamErrorKind } from '../upstream/upstream-error.ts';
import type { HourlyAir } from './air-quality/air.ts';
import { usAqiColumn } from './air-quality/indices.ts';
import { type PollenColumns, pollenLevelColumn } from './air-quality/pollen.ts';
import { type Cell, cellName, cellOf } from './cache/cell.ts';
import { SUPPLEMENT_FAILED_MS, SUPPLEMENT_REFRESH_MS } from './cache/freshness.ts';
import {
  type HourlyColumns,
  type HourlyRecords,
  type HourlyWeather,
  isEmpty,
  namesOf,
  type SupplementKind,
  zeroColumnsOf,
} from './hourly.ts';
import type { HourlySea } from './marine.ts';
import type { SourceFeed, SourceFeeds } from './sources/source.ts';
import { type HourlyKp, kpColumn } from './space-weather.ts';

interface SupplementOptions {
  readonly feeds: Pick<SourceFeeds, 'air' | 'airWithPollen' | 'sea'>;
  /** Null where Kp is switched off. */
  readonly kp: SourceFeed<Place, HourlyKp> | null;
  /** Whether the map shows a sea near a point. */
  readonly isNearSea: (point: Cell) => boolean;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  /** Logs faults of our own in requests that no caller waits for. */
  readonly onFault: (error: unknown) => void;
}

const MAX_FAILED_CELLS = 10_000;
const MAX_SEA_CELLS = 20_000;
/** Questions are about a forecast with some of the four kinds. */
const MAX_KINDS = 16;
/** No request left this process, so that nothing is known about the place: the next question may try at once. */
const NOT_SENT: ReadonlySet<UpstreamErrorKind> = new Set(['paused', 'exhausted', 'busy', 'closed']);

interface Supplements {
  readonly air: HourlyAir | null;
  readonly sea: HourlySea | null;
  readonly kp: HourlyKp | null;
  readonly absent: readonly SupplementKind[];
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
  readonly #nearSea = cacheOfEntries<string, boolean>(MAX_SEA_CELLS);

  constructor(options: SupplementOptions) {
    this.#options = options;
    const perf = { now: options.monotonicMs };
    this.#failed = cacheOfEntries(MAX_FAILED_CELLS, { ttl: SUPPLEMENT_FAILED_MS, perf, ttlResolution: 0 });
  }

  /**
   * Requests those kinds that are due. The promise is for those without which the answer would be incomplete, and null when
   * there are none; it never rejects.
   */
  request(place: Place, kinds: readonly SupplementKind[], nowMs: number): Promise<unknown> | null {
    const awaited: Promise<void>[] = [];
    for (const kind of kinds) {
      // The air comes with the pollen.
      if (kind === 'air' && kinds.includes('pollen')) continue;
      const updatedAtMs = this.#usable(kind, place, nowMs)?.provenance.updatedAtMs ?? null;
      if (updatedAtMs !== null && nowMs - updatedAtMs < SUPPLEMENT_REFRESH_MS[kind]) continue;
      if (
        this.#feed(kind) === null ||
        this.#failed.has(nameOf(kind, place)) ||
        (kind === 'sea' && this.#isInland(place, nowMs))
      )
        continue;
      const requested = this.#request(kind, place, nowMs);
      if (updatedAtMs === null) awaited.push(requested);
    }
    return awaited.length === 0 ? null : Promise.all(awaited);
  }

  /**
   * The forecast with the columns of those kinds, as far as they are at hand after `requested` has had at most `waitMs`; the
   * same object while nothing changes.
   */
  async join(
    forecast: HourlyWeather,
    place: Place,
    kinds: readonly SupplementKind[],
    nowMs: number,
    requested: Promise<unknown> | null,
    waitMs: number,
  ): Promise<HourlyWeather> {
    if (requested !== null) await withTimeout(requested, waitMs, this.#options.timers);
    const { feeds, kp: kpFeed } = this.#options;
    const air = kinds.includes('pollen')
      ? usable(feeds.airWithPollen, place, nowMs)
      : kinds.includes('air')
        ? usable(feeds.air, place, nowMs)
        : null;
    const sea = kinds.includes('sea') ? usable(feeds.sea, place, nowMs) : null;
    const isInland = kinds.includes('sea') && (sea === null ? this.#isInland(place, nowMs) : isEmpty(sea));
    const kp = kinds.includes('geomagnetic') && kpFeed !== null ? usable(kpFeed, place, nowMs) : null;
    const isSwitchedOff = kinds.includes('geomagnetic') && kpFeed === null;
    const absent: SupplementKind[] = [
      ...(isInland ? (['sea'] as const) : []),
      ...(isSwitchedOff ? (['geomagnetic'] as const) : []),
    ];
    const supplements: Supplements = { air, sea, kp, absent };
    const cache = this.#joined(forecast);
    const known = cache.get(kinds.join());
    if (known !== undefined && isSame(known.supplements, supplements)) return known.weather;
    const weather = joined(forecast, kinds, supplements);
    cache.set(kinds.join(), { supplements, weather });
    return weather;
  }

  #usable(kind: SupplementKind, place: Place, nowMs: number): HourlyRecords<string> | null {
    const feed = this.#feed(kind);
    return feed && usable(feed, place, nowMs);
  }

  #feed(kind: SupplementKind): SourceFeed<Place, HourlyRecords<string>> | null {
    const { feeds, kp } = this.#options;
    if (kind === 'geomagnetic') return kp;
    return kind === 'pollen' ? feeds.airWithPollen : feeds[kind];
  }

  /** By the map, or because upstream has no values there. */
  #isInland(place: Place, nowMs: number): boolean {
    const { feeds, isNearSea } = this.#options;
    return !memoize(this.#nearSea, cellName(place), () => isNearSea(cellOf(place))) || feeds.sea.isInland(place, nowMs);
  }

  /** Resolves when the request has ended, however it did. */
  async #request(kind: SupplementKind, place: Place, nowMs: number): Promise<void> {
    try {
      await this.#feed(kind)?.request(place, nowMs);
    } catch (error) {
      if (!(error instanceof UpstreamError)) this.#options.onFault(error);
      else if (NOT_SENT.has(error.kind)) return;
      this.#failed.set(nameOf(kind, place), true);
    }
  }
}

function isSame(a: Supplements, b: Supplements): boolean {
  return a.air === b.air && a.sea === b.sea && a.kp === b.kp && a.absent.join() === b.absent.join();
}

/** What is cached, fresh or not, while it is good enough to decide on: it changes slowly. */
function usable<T>(feed: SourceFeed<Place, T>, place: Place, nowMs: number): T | null {
  return feed.fresh(place, nowMs) ?? feed.stale(place, nowMs, 'decision')?.value ?? null;
}

function nameOf(kind: SupplementKind, place: Place): string {
  return kind === 'geomagnetic' ? kind : `${kind} ${cellName(place)},${place.tzId}`;
}

function joined(
  forecast: HourlyWeather,
  wanted: readonly SupplementKind[],
  { air, sea, kp, absent }: Supplements,
): HourlyWeather {
  const isBare = air === null && sea === null && kp === null && absent.length === 0;
  if (isBare && !wanted.includes('geomagnetic')) return forecast;
  const { startMs, length } = forecast;
  const pollen = air === null ? null : placed(pollenOf(air), air.startMs, startMs);
  const columns: Partial<HourlyColumns> = {
    ...(air === null ? {} : placed({ usAqi: usAqiColumn(air) }, air.startMs, startMs)),
    ...(pollen === null ? {} : { pollenLevel: pollenLevelColumn(pollen, length) }),
    ...(sea === null ? {} : placed(sea.columns, sea.startMs, startMs)),
    ...(kp === null ? {} : { kpIndex: kpColumn(kp, startMs) }),
  };
  const supplements = {
    ...(air === null ? {} : { air: air.provenance }),
    // Inland an answer holds nothing.
    ...(sea === null || isEmpty(sea) ? {} : { sea: sea.provenance }),
    ...(kp === null ? {} : { geomagnetic: kp.provenance }),
  };
  return {
    ...forecast,
    columns: { ...forecast.columns, ...columns },
    supplements,
    wanted,
    absent,
    ...(pollen === null ? {} : { pollen }),
  };
}

function pollenOf({ columns }: HourlyAir): PollenColumns {
  const { alderPollenM3, birchPollenM3, grassPollenM3, mugwortPollenM3, olivePollenM3, ragweedPollenM3 } = columns;
  return { alderPollenM3, birchPollenM3, grassPollenM3, mugwortPollenM3, olivePollenM3, ragweedPollenM3 };
}

/** The columns at other hours, both ascending; NaN where they do not reach. */
function placed<V extends string>(
  columns: Readonly<Record<V, Float32Array>>,
  fromMs: Float64Array,
  toMs: Float64Array,
): Record<V, Float32Array> {
  const places = placesOf(fromMs, toMs);
  const moved = zeroColumnsOf(namesOf(columns), toMs.length);
  for (const name of namesOf(moved)) {
    const [given, own] = [columns[name], moved[name]];
    for (let i = 0; i < own.length; i++) own[i] = places[i] === -1 ? Number.NaN : given[places[i]];
  }
  return moved;
}

/** For each hour its place among others, both ascending; −1 where it is not among them. */
function placesOf(fromMs: Float64Array, toMs: Float64Array): Int32Array {
  const places = new Int32Array(toMs.length);
  let at = 0;
  for (let i = 0; i < toMs.length; i++) {
    while (at < fromMs.length && fromMs[at] < toMs[i]) at++;
    places[i] = fromMs[at] === toMs[i] ? at : -1;
  }
  return places;
}
