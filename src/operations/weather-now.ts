/** The current conditions at a place, and the cache of bodies made from weather. */

import type { LRUCache } from 'lru-cache';
import { cacheOfEntries } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import { SUNRISE_ALTITUDE_DEG } from '../sky/day.ts';
import { solarAltitudesDeg } from '../sky/positions.ts';
import { formatLocal } from '../time/civil.ts';
import { type HourlyWeather, usualRangeAt } from '../weather/hourly.ts';
import { valuesAt } from '../weather/hours/hour-values.ts';
import { zoneAround } from './locate.ts';
import { currentBody, type Style } from './weather-bodies.ts';
import type { Current } from './weather-schemas.ts';

/** The Current shape at an instant. */
export function currentAt(place: Place, weather: HourlyWeather, atMs: number, style: Style): Current {
  const [altitudeDeg] = solarAltitudesDeg(Float64Array.of(atMs), place.lat, place.lon);
  const lastUpdated = formatLocal(zoneAround(place.tzId, atMs), weather.provenance.updatedAtMs);
  const hour = weather.startMs.findLastIndex((startMs) => startMs <= atMs);
  const isDay = altitudeDeg >= SUNRISE_ALTITUDE_DEG;
  return currentBody(valuesAt(weather, atMs), isDay, lastUpdated, style, usualRangeAt(weather, hour));
}

const MINUTE_MS = 60_000;

/** The start of the running minute: current conditions are those of that instant, so that one minute has one answer. */
export function minuteOf(nowMs: number): number {
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
}

/** The place and the style, as part of the key of a body. */
export function styleKey(place: Place, { units, lang }: Style): string {
  return `${place.lat},${place.lon} ${place.name} ${units} ${lang}`;
}

interface Made<T> {
  readonly weather: WeakRef<HourlyWeather>;
  readonly atMs: number;
  readonly value: T;
}

/**
 * A cache of values made from weather. An entry holds for the same weather object and the same instant; each key has one
 * entry, so that past minutes take no room. The limit is over all places together, because a fortnight of hours is a
 * fifth of a megabyte of text, and a limit per place would multiply. The weather itself, with all that is derived from it, is
 * not kept alive by what was made of it.
 */
export class WeatherBodyCache<T> {
  readonly #entries: LRUCache<string, Made<T>>;

  constructor(maxEntries: number) {
    this.#entries = cacheOfEntries(maxEntries);
  }

  /** The value of the key for this weather at this instant, made once. */
  get(weather: HourlyWeather, atMs: number, key: string, make: () => T): T {
    const known = this.#entries.get(key);
    if (known !== undefined && known.atMs === atMs && known.weather.deref() === weather) return known.value;
    const value = make();
    this.#entries.set(key, { weather: new WeakRef(weather), atMs, value });
    return value;
  }
}
