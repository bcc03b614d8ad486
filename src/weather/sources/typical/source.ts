/** The embedded climate as a source: it answers at once, for every place and date, and asks no host. */
import { cacheOfEntries } from '../../../lib/memoize.ts';
import type { MemoryBudget } from '../../../lib/memory-budget.ts';
import { columnBytes } from '../../../lib/memory-size.ts';
import type { Place } from '../../../place/place.ts';
import { addDays, type CivilDate, civilDateAt, civilDay, localHourStarts, offsetTable } from '../../../time/civil.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS } from '../../cache/freshness.ts';
import { DERIVED_SHARE, SourceCache } from '../../cache/source-cache.ts';
import { NO_STORE } from '../../cache/store.ts';
import { HOURLY_VARIABLES, type HourlyWeather } from '../../hourly.ts';
import { type DateNormals, type DayNormals, MIN_YEARS, normalsOf, type SampledYear } from '../../normals/normals.ts';
import { periodOf, reachOf, sameDayIn, yearsOf } from '../../normals/period.ts';
import type { DateAtPlace, DateRange, SourceFeed, WeatherSource } from '../source.ts';

/** The embedded climate at a place for the hours that begin at the given instants. */
export type TypicalWeather = (place: Place, startMs: Float64Array, nowMs: number) => HourlyWeather;

export interface TypicalClimate {
  /** What hours that follow each other are usually like. */
  readonly usual: TypicalWeather;
  /** One realisation, of which thirty years are a climate. */
  readonly drawn: TypicalWeather;
}

/** Days after today that it covers, as far as a forecast may. */
const DAYS_AHEAD = 15;
/** The budget is the bound in bytes. */
const MAX_CELLS = 10_000;
/** Of the usual weather: a column for each variable, and the ranges of some. */
const COLUMNS = HOURLY_VARIABLES.length + 8;
/** Some 3 kB each; computed in some tens of milliseconds. */
const MAX_NORMALS = 1_000;
/** The years that the embedded climate describes. */
const YEARS = { first: 1981, last: 2010, count: 30 };

export class TypicalSource implements WeatherSource {
  readonly id = 'typical';
  readonly feeds: {
    readonly forecast: SourceFeed<Place, HourlyWeather>;
    readonly history: SourceFeed<DateRange, HourlyWeather>;
    readonly normals: SourceFeed<DateAtPlace, DateNormals>;
  };
  readonly #forecasts: SourceCache<Place, HourlyWeather>;
  readonly #normals = cacheOfEntries<string, Promise<DayNormals>>(MAX_NORMALS);

  constructor(
    readonly climate: TypicalClimate,
    monotonicMs: () => number,
    memory: MemoryBudget,
  ) {
    const kind = {
      freshness: FRESHNESS.typical,
      maxEntries: MAX_CELLS,
      derivedShare: DERIVED_SHARE,
      bytes: ({ length }: HourlyWeather) => COLUMNS * columnBytes(length),
      key: (place: Place) => ({ kind: 'typical', cell: cellName(place), part: partOf(place) }),
      zoneOf: ({ tzId }: Place) => tzId,
      read: () => null,
    };
    this.#forecasts = new SourceCache<Place, HourlyWeather>(kind, NO_STORE, monotonicMs, memory);
    this.feeds = {
      forecast: {
        ...ALWAYS_AT_HAND,
        fresh: this.#forecast,
        request: async (place, nowMs) => this.#forecast(place, nowMs),
      },
      history: { ...ALWAYS_AT_HAND, fresh: this.days, request: async (range, nowMs) => this.days(range, nowMs) },
      normals: { ...ALWAYS_AT_HAND, fresh: () => null, request: (subject, nowMs) => this.#normalsOn(subject, nowMs) },
    };
  }

  covers(): boolean {
    return true;
  }

  async probe(): Promise<void> {}

  statuses(): [] {
    return [];
  }

  close(): void {}

  readonly #forecast = (place: Place, nowMs: number): HourlyWeather => {
    const cached = this.#forecasts.fresh(place, nowMs);
    if (cached !== null) return cached;
    const today = civilDateAt(offsetTable(place.tzId, nowMs, nowMs), nowMs);
    const weather = this.days({ place, from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) }, nowMs);
    this.#forecasts.put(place, weather, null, nowMs);
    return weather;
  };

  /** What the hours of civil days are usually like; for the centre of the cell, so that all callers in it get the same. */
  readonly days = ({ place, from, to }: DateRange, nowMs: number): HourlyWeather =>
    this.climate.usual({ ...place, ...cellOf(place) }, localHours(place.tzId, from, to), nowMs);

  async #normalsOn({ place, date }: DateAtPlace, nowMs: number): Promise<DateNormals> {
    const centre = { ...place, ...cellOf(place) };
    const { provenance } = this.climate.drawn(centre, new Float64Array(), nowMs);
    const key = `${cellName(place)} ${partOf(place)} ${date}`;
    const normals =
      this.#normals.get(key) ?? normalsOn((startMs) => this.climate.drawn(centre, startMs, nowMs), centre, date);
    this.#normals.set(key, normals);
    return { method: 'typical', normals: await normals, years: YEARS, provenance };
  }
}

const ALWAYS_AT_HAND = { stale: () => null, pauseMs: () => 0 };

/** The elevation is part of it: two towns of one cell may stand at different heights, which changes the climate. */
function partOf({ tzId, elevationM }: Place): string {
  return `${tzId} ${elevationM}`;
}

/** The normals of a climate model that knows every hour, over as many years as make a climate. */
async function normalsOn(
  weatherAt: (startMs: Float64Array) => HourlyWeather,
  place: Place,
  date: CivilDate,
): Promise<DayNormals> {
  const normals = await normalsOf(sampledYears(weatherAt, place.tzId, date), place.tzId, cellOf(place));
  if (normals === null) throw new RangeError('the climate model lacks hours');
  return normals.days[0];
}

function* sampledYears(
  weatherAt: (startMs: Float64Array) => HourlyWeather,
  tzId: string,
  date: CivilDate,
): Iterable<SampledYear> {
  for (const year of yearsOf(periodOf(date)).slice(-MIN_YEARS)) {
    const dates = [sameDayIn(date, year)];
    const { first, last } = reachOf(dates);
    yield { year, dates, weather: weatherAt(localHours(tzId, first, last)) };
  }
}

/** The hours of civil days, both included, as instants of their beginning. */
export function localHours(tzId: string, from: CivilDate, to: CivilDate): Float64Array {
  const [fromMs, toMs] = [civilDay(tzId, from).startMs, civilDay(tzId, to).endMs];
  return localHourStarts(offsetTable(tzId, fromMs, toMs), fromMs, toMs);
}
