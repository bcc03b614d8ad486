/**
 * What is asked for as a whole and ages as a whole, a forecast, the air or the sea of some days: the last answer for each
 * cell, in memory first, so that its identity lasts, and in the store, so that it outlives the process.
 */

import { LRUCache } from 'lru-cache';
import type { Place } from '../../place/place.ts';
import { civilDayAt, DAY_MS, HOUR_MS, offsetTable } from '../../time/civil.ts';
import type { RequestCoalescer } from '../../upstream/coalesce.ts';
import { AIR_VARIABLE_NAMES, type AirVariable } from '../air-quality/air.ts';
import { HOURLY_VARIABLES, type HourlyRecords, type HourlyVariable, isEmpty } from '../hourly.ts';
import { toLocalHours } from '../hours/align.ts';
import { type HourlySea, SEA_VARIABLE_NAMES, type SeaVariable } from '../marine.ts';
import { fetchAir, fetchForecast, fetchSea } from '../sources/open-meteo/fetch.ts';
import type { OpenMeteoHosts } from '../sources/open-meteo/kinds.ts';
import { forecastStartDate } from '../sources/open-meteo/request.ts';
import { type Cell, cellOf } from './cell.ts';
import { pack, unpack } from './packed.ts';
import { FORECAST_FRESH_MS, FreshnessCache, type Purpose, USABLE_MS } from './source-cache.ts';
import type { StoredKind, StoreKey, WeatherStore } from './store.ts';

/** Upstream's air is that of two model runs a day; an hour loses nothing. */
const AIR_FRESH_MS = HOUR_MS;
/** Waves and water change slowly, and their models run two to four times a day. */
const SEA_FRESH_MS = 3 * HOUR_MS;
/** No coast moves in a week; but an answer without values may also be upstream's gap, so it is not believed for ever. */
const NO_SEA_MS = 7 * DAY_MS;
/** A number for each cell. */
const MAX_NO_SEA_CELLS = 20_000;

interface KeptKind<V extends string> {
  readonly kind: StoredKind;
  readonly variables: readonly V[];
  readonly freshMs: number;
  /** The hours in UTC. */
  request(cell: Cell, tzId: string, nowMs: number): Promise<HourlyRecords<V>>;
}

class Kept<V extends string> {
  readonly #memory: FreshnessCache<HourlyRecords<V>>;

  constructor(
    readonly own: KeptKind<V>,
    readonly asker: RequestCoalescer,
    readonly store: WeatherStore,
  ) {
    this.#memory = new FreshnessCache(asker.monotonicMs, own.freshMs);
  }

  fresh(place: Place, nowMs: number): HourlyRecords<V> | null {
    const remembered = this.#memory.fresh(nameOf(place), nowMs);
    if (remembered !== null) return remembered;
    // What is remembered at all is as new as what is stored.
    if (this.#memory.stale(nameOf(place)) !== null) return null;
    return this.#recall(place, nowMs) ? this.#memory.fresh(nameOf(place), nowMs) : null;
  }

  stale(place: Place, nowMs: number, purpose: Purpose): HourlyRecords<V> | null {
    const remembered = this.#memory.stale(nameOf(place), purpose);
    if (remembered !== null) return remembered;
    return this.#recall(place, nowMs) ? this.#memory.stale(nameOf(place), purpose) : null;
  }

  /** What is kept, fresh or not, as long as it is of any use: for what changes slowly. */
  usable(place: Place, nowMs: number): HourlyRecords<V> | null {
    return this.fresh(place, nowMs) ?? this.stale(place, nowMs, 'decision');
  }

  /** One request for all who ask about a cell at one time. Throws `UpstreamError`. */
  ask(place: Place, nowMs: number): Promise<HourlyRecords<V>> {
    const { tzId } = place;
    const cell = cellOf(place);
    const today = civilDayAt(tzId, nowMs);
    const about = `${this.own.kind} ${nameOf(place)}`;
    return this.asker.run(`${about},${today.date}`, about, async () => {
      const utcHours = await this.own.request(cell, tzId, nowMs);
      const endMs = utcHours.startMs[utcHours.length - 1] + HOUR_MS;
      const hours = toLocalHours(utcHours, offsetTable(tzId, utcHours.startMs[0], endMs));
      this.#memory.keep(nameOf(place), hours, today);
      this.store.put(this.#keyOf(place), { savedAtMs: nowMs, bytes: pack(hours) });
      return hours;
    });
  }

  /** Takes what the store has into memory, with its age; false when that is of no use any more. */
  #recall(place: Place, nowMs: number): boolean {
    const stored = this.store.get(this.#keyOf(place));
    const ageMs = stored === null ? Number.NaN : nowMs - stored.savedAtMs;
    if (stored === null || !(ageMs >= 0 && ageMs <= USABLE_MS.data)) return false;
    const hours = unpack(stored.bytes, this.own.variables);
    if (hours === null) return false;
    this.#memory.keep(nameOf(place), hours, civilDayAt(place.tzId, stored.savedAtMs), ageMs);
    return true;
  }

  #keyOf(place: Place): StoreKey {
    return { kind: this.own.kind, cell: cellName(place), part: place.tzId };
  }
}

export class ForecastCache extends Kept<HourlyVariable> {
  constructor(hosts: OpenMeteoHosts, asker: RequestCoalescer, store: WeatherStore) {
    const own: KeptKind<HourlyVariable> = {
      kind: 'forecast',
      variables: HOURLY_VARIABLES,
      freshMs: FORECAST_FRESH_MS,
      request: (cell, tzId, nowMs) => fetchForecast(hosts.forecast, cell, forecastStartDate(tzId, nowMs), nowMs),
    };
    super(own, asker, store);
  }
}

export class AirCache extends Kept<AirVariable> {
  constructor(hosts: OpenMeteoHosts, asker: RequestCoalescer, store: WeatherStore) {
    const own: KeptKind<AirVariable> = {
      kind: 'air-quality',
      variables: AIR_VARIABLE_NAMES,
      freshMs: AIR_FRESH_MS,
      request: (cell, _tzId, nowMs) => fetchAir(hosts['air-quality'], cell, nowMs),
    };
    super(own, asker, store);
  }
}

export class SeaCache extends Kept<SeaVariable> {
  /** Wall clock at which a cell was found to have no sea. */
  readonly #noSeaSinceMs = new LRUCache<string, number>({ max: MAX_NO_SEA_CELLS });

  constructor(hosts: OpenMeteoHosts, asker: RequestCoalescer, store: WeatherStore) {
    const own: KeptKind<SeaVariable> = {
      kind: 'sea',
      variables: SEA_VARIABLE_NAMES,
      freshMs: SEA_FRESH_MS,
      request: (cell, tzId, nowMs) => fetchSea(hosts.marine, cell, forecastStartDate(tzId, nowMs), nowMs),
    };
    super(own, asker, store);
  }

  override async ask(place: Place, nowMs: number): Promise<HourlySea> {
    const sea = await super.ask(place, nowMs);
    if (isEmpty(sea)) {
      this.#noSeaSinceMs.set(cellName(place), nowMs);
      this.store.put(noSeaKey(place), { savedAtMs: nowMs, bytes: new Uint8Array() });
    }
    return sea;
  }

  /** Whether the last answer for the cell, a week ago at most, had no sea in it. */
  isInland(place: Place, nowMs: number): boolean {
    const name = cellName(place);
    let sinceMs = this.#noSeaSinceMs.get(name);
    if (sinceMs === undefined) {
      sinceMs = this.store.get(noSeaKey(place))?.savedAtMs ?? Number.NEGATIVE_INFINITY;
      this.#noSeaSinceMs.set(name, sinceMs);
    }
    return nowMs - sinceMs < NO_SEA_MS;
  }
}

function noSeaKey(place: Place): StoreKey {
  return { kind: 'no-sea', cell: cellName(place), part: '' };
}

function cellName(place: Place): string {
  const cell = cellOf(place);
  return `${cell.lat},${cell.lon}`;
}

function nameOf(place: Place): string {
  return `${cellName(place)},${place.tzId}`;
}
