/**
 * What is usual at a place on a date weeks or months ahead: normals from the archive, kept for good, and the seasonal
 * outlook over them, kept for a day. One request to the archive serves all dates of a period of the year, at that place,
 * until another year is over.
 */
import type { Place } from '../../../place/place.ts';
import { type CivilDate, civilDay, HOUR_MS, localHourStarts, offsetTable } from '../../../time/civil.ts';
import type { RequestCoalescer } from '../../../upstream/coalesce.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { type Cell, cellOf } from '../../cache/cell.ts';
import type { StoredBytes, StoreKey, WeatherStore } from '../../cache/store.ts';
import type { HourlyWeather, Provenance } from '../../hourly.ts';
import { toLocalHours } from '../../hours/align.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import {
  type DayNormals,
  MIN_YEARS,
  type Normals,
  normalsOf,
  type SampledYear,
  type Years,
} from '../../normals/normals.ts';
import { packNormals, unpackNormals } from '../../normals/numbers.ts';
import { packOutlook, unpackOutlook } from '../../normals/outlook-bytes.ts';
import {
  datesOf,
  type Period,
  periodOf,
  placeInPeriod,
  reachOf,
  sameDayIn,
  yearOf,
  yearsOf,
} from '../../normals/period.ts';
import { fetchClimatology, fetchOutlook } from './fetch.ts';
import { OPEN_METEO_ATTRIBUTION } from './fill.ts';
import type { OpenMeteoHosts } from './kinds.ts';
import type { OutlookSpan } from './outlook.ts';
import { spanOfDays } from './request.ts';

/** A day as it usually is, how that is known, and from which years. */
export interface UsualWeather {
  readonly method: 'climatology' | 'climatology+seasonal' | 'typical';
  readonly normals: DayNormals;
  readonly years: Years;
  readonly provenance: Provenance;
}

/** The weekly outlook is made anew each day, the monthly one each month. */
const OUTLOOK_FRESH_MS = 24 * HOUR_MS;
/** An outlook of last week still tells the season. */
const OUTLOOK_USABLE_MS = 7 * 24 * HOUR_MS;

export class Climatology {
  constructor(
    readonly hosts: OpenMeteoHosts,
    readonly asker: RequestCoalescer,
    readonly store: WeatherStore,
  ) {}

  /** The usual weather of a date, from what is at hand; those of the year before where `orOlder`. Null without. */
  kept(place: Place, date: CivilDate, orOlder = false): UsualWeather | null {
    const period = periodOf(date);
    const periods = orOlder ? [period, { ...period, lastYear: period.lastYear - 1 }] : [period];
    for (const candidate of periods) {
      const stored = this.store.get(climatologyKey(place, candidate));
      const normals = stored === null ? null : unpackNormals(stored.bytes);
      const day = normals?.days[placeInPeriod(date)];
      if (stored !== null && normals !== null && day !== undefined) {
        return { method: 'climatology', normals: day, years: normals.years, provenance: provenanceOf(stored) };
      }
    }
    return null;
  }

  /** The same, asked of the archive. Throws `UpstreamError`. */
  async ask(place: Place, date: CivilDate, nowMs: number): Promise<UsualWeather> {
    const period = periodOf(date);
    const cell = cellOf(place);
    const about = `climatology ${cell.lat},${cell.lon}`;
    const normals = await this.asker.run(`${about} ${partOf(place, period)}`, about, async () => {
      const made = await this.#made(cell, place.tzId, period, nowMs);
      this.store.put(climatologyKey(place, period), { savedAtMs: nowMs, bytes: packNormals(made) });
      return made;
    });
    return {
      method: 'climatology',
      normals: normals.days[placeInPeriod(date)],
      years: normals.years,
      provenance: provenanceOf({ savedAtMs: nowMs }),
    };
  }

  /** The outlook that is at hand: fresh, or of any use at all. */
  keptOutlook(place: Place, nowMs: number, age: 'fresh' | 'usable'): OutlookSpan[] | null {
    const stored = this.store.get(outlookKey(place));
    const ageMs = stored === null ? Number.NaN : nowMs - stored.savedAtMs;
    const limitMs = age === 'fresh' ? OUTLOOK_FRESH_MS : OUTLOOK_USABLE_MS;
    return stored !== null && ageMs >= 0 && ageMs < limitMs ? unpackOutlook(stored.bytes) : null;
  }

  /** Throws `UpstreamError`. */
  askOutlook(place: Place, nowMs: number): Promise<OutlookSpan[]> {
    const cell = cellOf(place);
    const about = `outlook ${cell.lat},${cell.lon}`;
    return this.asker.run(about, about, async () => {
      const outlook = await fetchOutlook(this.hosts.seasonal, cell, nowMs);
      this.store.put(outlookKey(place), { savedAtMs: nowMs, bytes: packOutlook(outlook) });
      return outlook;
    });
  }

  async #made(cell: Cell, tzId: string, period: Period, nowMs: number): Promise<Normals> {
    const years = yearsOf(period).map((year) => ({ year, dates: datesOf(period, year) }));
    const spans = years.map(({ dates }) => {
      const { first, last } = reachOf(dates);
      return spanOfDays(tzId, first, last);
    });
    const hours = await fetchClimatology(this.hosts.archive, cell, spans, nowMs);
    const sampled = years.map(({ year, dates }, i) => ({ year, dates, weather: onLocalHours(hours[i], tzId, cell) }));
    const normals = await normalsOf(sampled, tzId, cell);
    // Remembered as a rejection, so that a gap of the archive is not paid for again and again.
    if (normals === null) throw new UpstreamError('rejected', 'the archive has too few days of too few years');
    return normals;
  }
}

/** What a climate model that knows every hour makes of the same window, in as many years as make a climate. */
export async function typicalDay(
  weatherAt: (startMs: Float64Array) => HourlyWeather,
  place: Place,
  date: CivilDate,
): Promise<DayNormals> {
  const normals = await normalsOf(typicalYears(weatherAt, place.tzId, date), place.tzId, cellOf(place));
  if (normals === null) throw new RangeError('the climate model lacks hours');
  return normals.days[0];
}

function* typicalYears(
  weatherAt: (startMs: Float64Array) => HourlyWeather,
  tzId: string,
  date: CivilDate,
): Iterable<SampledYear> {
  for (const year of yearsOf({ lastYear: yearOf(date) - 1 }).slice(-MIN_YEARS)) {
    const dates = [sameDayIn(date, year)];
    const { first, last } = reachOf(dates);
    const [fromMs, toMs] = [civilDay(tzId, first).startMs, civilDay(tzId, last).endMs];
    const startMs = localHourStarts(offsetTable(tzId, fromMs, toMs), fromMs, toMs);
    yield { year, dates, weather: weatherAt(startMs) };
  }
}

function onLocalHours(utcHours: HourlyWeather, tzId: string, cell: Cell): HourlyWeather {
  const endMs = utcHours.startMs[utcHours.length - 1] + HOUR_MS;
  const weather = toLocalHours(utcHours, offsetTable(tzId, utcHours.startMs[0], endMs));
  fillUvIndex(weather, cell.lat, cell.lon);
  return weather;
}

function provenanceOf({ savedAtMs }: Pick<StoredBytes, 'savedAtMs'>): Provenance {
  return { source: 'open-meteo', updatedAtMs: savedAtMs, stale: false, attribution: OPEN_METEO_ATTRIBUTION };
}

function climatologyKey(place: Place, period: Period): StoreKey {
  return { kind: 'climatology', cell: cellName(place), part: partOf(place, period) };
}

function partOf({ tzId }: Place, { index, lastYear }: Period): string {
  return `${tzId} ${index} ${lastYear}`;
}

function outlookKey(place: Place): StoreKey {
  return { kind: 'outlook', cell: cellName(place), part: '' };
}

function cellName(place: Place): string {
  const { lat, lon } = cellOf(place);
  return `${lat},${lon}`;
}
