/** The possible weathers of places, made when they are first needed and kept for the places that were asked about last. */
import { LRUCache } from 'lru-cache';
import type { MemoryBudget } from '../../lib/memory-budget.ts';
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

const MAX_FORECASTS = 8;
/** 51 members of 384 hours are 1.5 MB; with what activities derive from them, measured, ten times as much. */
const FORECAST_BYTES = 16e6;
const MAX_SEASON_DAYS = 16;
/** 60 realisations of four days: half of it what was looked at of them, half what is derived. */
const SEASON_BYTES = 1.2e6;
/** Decisions look back a day for rain and frost, and two ahead until concrete has set. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 2;

export class PossibleWeathers {
  readonly #growth: ErrorGrowth;
  readonly #dressed: LRUCache<HourlyWeather, Promise<Members>>;
  readonly #seasons: LRUCache<string, Promise<Members>>;
  #lastSeason: TypicalHours | null = null;

  constructor(
    readonly memory: MemoryBudget,
    growth: ErrorGrowth = ASSUMED_GROWTH,
  ) {
    this.#growth = growth;
    const disposeAfter = (members: Promise<Members>) => memory.release(members);
    this.#dressed = new LRUCache({ max: MAX_FORECASTS, disposeAfter });
    this.#seasons = new LRUCache({ max: MAX_SEASON_DAYS, disposeAfter });
  }

  /** A forecast with the errors that forecasts have. */
  dressed(place: Place, forecast: HourlyWeather): Promise<Members> {
    return this.#kept(this.#dressed, forecast, FORECAST_BYTES, async () =>
      dressedMembers(forecast, { ...cellOf(place), elevationM: place.elevationM }, this.#growth),
    );
  }

  /** The season of a place around a civil day. */
  season(place: Place, date: CivilDate, nowMs: number): Promise<Members> {
    const key = `${cellName(place)} ${place.tzId} ${place.elevationM} ${date}`;
    return this.#kept(this.#seasons, key, SEASON_BYTES, async () => {
      const startMs = localHours(place.tzId, addDays(date, -DAYS_BEFORE), addDays(date, DAYS_AFTER));
      const hours = new TypicalHours({ ...cellOf(place), elevationM: place.elevationM }, startMs, nowMs);
      this.#lastSeason?.release();
      this.#lastSeason = hours;
      return seasonMembers(hours, civilDay(place.tzId, date).startMs);
    });
  }

  /** The kept promise of a key; a failed one is not kept. */
  #kept<K extends {}>(
    cache: LRUCache<K, Promise<Members>>,
    key: K,
    bytes: number,
    make: () => Promise<Members>,
  ): Promise<Members> {
    const known = cache.get(key);
    if (known !== undefined) {
      this.memory.touch(known);
      return known;
    }
    const made = make();
    const drop = () => {
      if (cache.peek(key) === made) cache.delete(key);
    };
    cache.set(key, made);
    this.memory.hold(made, bytes, drop);
    made.catch(drop);
    return made;
  }
}
