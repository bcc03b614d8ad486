/**
 * What is asked for as a whole and ages as a whole, a forecast or the air of some days: the last answer for each cell,
 * in memory first, so that its identity lasts, and in the store, so that it outlives the process.
 */
import type { Place } from '../place/place.ts';
import { civilDayAt, HOUR_MS, offsetTable } from '../time/civil.ts';
import { AIR_VARIABLE_NAMES, type AirVariable } from './air-quality/air.ts';
import { toLocalHours } from './align.ts';
import type { Asker } from './asker.ts';
import { type Cell, cellOf } from './cell.ts';
import { HOURLY_VARIABLES, type HourlyRecords, type HourlyVariable } from './hourly.ts';
import { fetchAir, fetchForecast } from './open-meteo/fetch.ts';
import type { OpenMeteoHosts } from './open-meteo/kinds.ts';
import { forecastStartDate } from './open-meteo/request.ts';
import { pack, unpack } from './packed.ts';
import { FORECAST_FRESH_MS, type Purpose, RememberedWeather, USABLE_MS } from './remembered.ts';
import type { StoredKind, StoreKey, WeatherStore } from './store.ts';

/** Upstream's air is that of two model runs a day; an hour loses nothing. */
const AIR_FRESH_MS = HOUR_MS;

interface KeptKind<V extends string> {
  readonly kind: StoredKind;
  readonly variables: readonly V[];
  readonly freshMs: number;
  /** The hours in UTC. */
  request(cell: Cell, tzId: string, nowMs: number): Promise<HourlyRecords<V>>;
}

class Kept<V extends string> {
  readonly #memory: RememberedWeather<HourlyRecords<V>>;

  constructor(
    readonly own: KeptKind<V>,
    readonly asker: Asker,
    readonly store: WeatherStore,
  ) {
    this.#memory = new RememberedWeather(asker.monotonicMs, own.freshMs);
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

  /** One request for all who ask about a cell at one time. Throws `UpstreamError`. */
  ask(place: Place, nowMs: number): Promise<HourlyRecords<V>> {
    const { tzId } = place;
    const cell = cellOf(place);
    const today = civilDayAt(tzId, nowMs);
    const about = `${this.own.kind} ${nameOf(place)}`;
    return this.asker.ask(`${about},${today.date}`, about, async () => {
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
    const cell = cellOf(place);
    return { kind: this.own.kind, cell: `${cell.lat},${cell.lon}`, part: place.tzId };
  }
}

export class KeptForecast extends Kept<HourlyVariable> {
  constructor(hosts: OpenMeteoHosts, asker: Asker, store: WeatherStore) {
    const own: KeptKind<HourlyVariable> = {
      kind: 'forecast',
      variables: HOURLY_VARIABLES,
      freshMs: FORECAST_FRESH_MS,
      request: (cell, tzId, nowMs) => fetchForecast(hosts.forecast, cell, forecastStartDate(tzId, nowMs), nowMs),
    };
    super(own, asker, store);
  }
}

export class KeptAir extends Kept<AirVariable> {
  constructor(hosts: OpenMeteoHosts, asker: Asker, store: WeatherStore) {
    const own: KeptKind<AirVariable> = {
      kind: 'air-quality',
      variables: AIR_VARIABLE_NAMES,
      freshMs: AIR_FRESH_MS,
      request: (cell, _tzId, nowMs) => fetchAir(hosts['air-quality'], cell, nowMs),
    };
    super(own, asker, store);
  }
}

function nameOf(place: Place): string {
  const cell = cellOf(place);
  return `${cell.lat},${cell.lon},${place.tzId}`;
}
