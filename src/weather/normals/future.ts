/**
 * A date weeks or months ahead, as it usually is: the years at the place from the archive, moved by the seasonal outlook
 * where there is one and it is worth something, else the embedded climate. Nothing here fails: the climate knows every
 * date, and the method says which it was.
 */

import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { Place } from '../../place/place.ts';
import { type CivilDate, DAY_MS, epochDay } from '../../time/civil.ts';
import type { RequestCoalescer } from '../../upstream/coalesce.ts';
import { cellOf } from '../cache/cell.ts';
import { type WeatherStore, withMemory } from '../cache/store.ts';
import { Climatology, typicalDay, type UsualWeather } from '../sources/open-meteo/climatology.ts';
import type { OpenMeteoHosts } from '../sources/open-meteo/kinds.ts';
import type { OutlookSpan } from '../sources/open-meteo/outlook.ts';
import type { TypicalWeather, WeatherMode } from '../weather.ts';
import type { DayNormals } from './normals.ts';
import { shifted, shiftFor, worthAt } from './outlook.ts';

export interface FutureOptions {
  readonly mode: WeatherMode;
  readonly hosts: OpenMeteoHosts;
  readonly asker: RequestCoalescer;
  readonly store: WeatherStore;
  readonly typical: TypicalWeather;
  /** Asks behind everybody's back: never rejects, and is null when no answer came. */
  readonly inBackground: <T>(ask: () => Promise<T>) => Promise<T | null>;
  /** Whether callers count on upstream; in `auto` only once it has answered. */
  readonly isAnswering: () => boolean;
  /** How long a caller waits for an upstream that has never answered. */
  readonly patienceMs: number;
}

/** Periods of the year, 30 kB each, and outlooks, under one. */
const PERIODS_IN_MEMORY = 500;
/** Days of the climate as it usually is, some 3 kB each; made anew in some tens of milliseconds. */
const TYPICAL_DAYS_IN_MEMORY = 1_000;
/** The years that the embedded climate describes. */
const TYPICAL_YEARS = { first: 1981, last: 2010, count: 30 };
/** An answer without the seasonal outlook is a good one, so it is not waited for long. */
const OUTLOOK_PATIENCE_MS = 2_000;

export class FutureWeather {
  readonly #options: FutureOptions;
  readonly #climatology: Climatology;
  readonly #typicalDays = new LRUCache<string, Promise<DayNormals>>({ max: TYPICAL_DAYS_IN_MEMORY });

  constructor(options: FutureOptions) {
    const { hosts, asker, store } = options;
    this.#options = options;
    this.#climatology = new Climatology(hosts, asker, withMemory(store, PERIODS_IN_MEMORY));
  }

  async day(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    if (this.#options.mode === 'typical') return this.#typicalDay(place, date, nowMs);
    const [usual, outlook] = await Promise.all([this.#usualDay(place, date, nowMs), this.#outlook(place, date, nowMs)]);
    if (usual === null) return this.#typicalDay(place, date, nowMs);
    const shift = outlook === null ? null : shiftFor(outlook, date, nowMs);
    if (shift === null) return usual;
    return { ...usual, method: 'climatology+seasonal', normals: shifted(usual.normals, shift) };
  }

  async #usualDay(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather | null> {
    const kept = this.#climatology.kept(place, date);
    if (kept !== null) return kept;
    const { inBackground, isAnswering, patienceMs } = this.#options;
    const asked = inBackground(() => this.#climatology.ask(place, date, nowMs));
    // The years before last year tell nearly as much, where last year cannot be had.
    return (
      (isAnswering() ? await asked : await withTimeout(asked, patienceMs)) ?? this.#climatology.kept(place, date, true)
    );
  }

  async #outlook(place: Place, date: CivilDate, nowMs: number): Promise<OutlookSpan[] | null> {
    if (worthAt((epochDay(date) * DAY_MS - nowMs) / DAY_MS) === 0) return null;
    const fresh = this.#climatology.keptOutlook(place, nowMs, 'fresh');
    if (fresh !== null) return fresh;
    const { inBackground, isAnswering, patienceMs } = this.#options;
    const asked = inBackground(() => this.#climatology.askOutlook(place, nowMs));
    const answer = await withTimeout(asked, isAnswering() ? OUTLOOK_PATIENCE_MS : patienceMs);
    return answer ?? this.#climatology.keptOutlook(place, nowMs, 'usable');
  }

  /** Asked for the centre of the cell, so that the answer depends on nothing but the key. */
  async #typicalDay(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    const { typical } = this.#options;
    const cell = cellOf(place);
    const at = { ...place, ...cell };
    const { provenance } = typical(at, new Float64Array(), nowMs);
    const key = `${cell.lat},${cell.lon},${place.tzId},${place.elevationM} ${date}`;
    const normals = this.#typicalDays.get(key) ?? typicalDay((startMs) => typical(at, startMs, nowMs), at, date);
    this.#typicalDays.set(key, normals);
    return { method: 'typical', normals: await normals, years: TYPICAL_YEARS, provenance };
  }
}
