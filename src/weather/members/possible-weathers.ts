/** The possible weathers of places, made when they are first needed and kept for the places that were asked about last. */
import { LRUCache } from 'lru-cache';
import { paced } from '../../lib/paced.ts';
import type { Place } from '../../place/place.ts';
import { addDays, type CivilDate, civilDay } from '../../time/civil.ts';
import { cellName, cellOf } from '../cache/cell.ts';
import type { HourlyWeather } from '../hourly.ts';
import { localHours } from '../sources/typical/source.ts';
import { TypicalHours } from '../sources/typical/typical.ts';
import { dressedMembers } from './dressed.ts';
import { ASSUMED_GROWTH, type ErrorGrowth } from './error-growth.ts';
import type { Members } from './members.ts';
import { seasonMembers } from './season.ts';

/** 51 members of 384 hours are 1.5 MB, and up to five times as much with what activities derive from them. */
const MAX_FORECASTS = 8;
/** 60 realisations of four days are 0.6 MB, and as much again with what is derived. */
const MAX_SEASON_DAYS = 16;
/** Decisions look back a day for rain and frost, and two ahead until concrete has set. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 2;

export class PossibleWeathers {
  readonly #growth: ErrorGrowth;
  readonly #dressed = new LRUCache<HourlyWeather, Promise<Members>>({ max: MAX_FORECASTS });
  readonly #seasons = new LRUCache<string, Promise<Members>>({ max: MAX_SEASON_DAYS });

  constructor(growth: ErrorGrowth = ASSUMED_GROWTH) {
    this.#growth = growth;
  }

  /** A forecast with the errors that forecasts have. */
  dressed(place: Place, forecast: HourlyWeather): Promise<Members> {
    return kept(this.#dressed, forecast, () =>
      paced(dressedMembers(forecast, { ...cellOf(place), elevationM: place.elevationM }, this.#growth)),
    );
  }

  /** The season of a place around a civil day. */
  season(place: Place, date: CivilDate, nowMs: number): Promise<Members> {
    const key = `${cellName(place)} ${place.tzId} ${place.elevationM} ${date}`;
    return kept(this.#seasons, key, () => {
      const startMs = localHours(place.tzId, addDays(date, -DAYS_BEFORE), addDays(date, DAYS_AFTER));
      const hours = new TypicalHours({ ...cellOf(place), elevationM: place.elevationM }, startMs, nowMs);
      return paced(seasonMembers(hours, civilDay(place.tzId, date).startMs));
    });
  }
}

/** The kept promise of a key; a failed one is not kept. */
function kept<K extends {}>(
  cache: LRUCache<K, Promise<Members>>,
  key: K,
  make: () => Promise<Members>,
): Promise<Members> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
