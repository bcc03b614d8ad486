/**
 * Civil days of a place, past or coming, put together from the hosts that have each of them.
 *
 * Days a week old and older come from the archive and are settled: cached for good, never requested twice. The archive's
 * last days are provisional (its newest values may be missing, its sums change), so the days since come from the forecast
 * host, are cached for some hours, and are requested from the archive once they are a week old. The same host has the
 * coming days, as far as its forecast reaches.
 *
 * Days are cached on the local hours of the zone, one record of the store each.
 */
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  datesFrom,
  isCivilDayOf,
  localHourStarts,
  offsetTable,
} from '../../../time/civil.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS, type Freshness } from '../../cache/freshness.ts';
import { packRecords, unpackRecords } from '../../cache/packed.ts';
import { type Aged, SourceCache } from '../../cache/source-cache.ts';
import { asStale, emptyColumns, HOURLY_VARIABLES, type HourlyVariable, type HourlyWeather } from '../../hourly.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import type { DateAtPlace, DateRange, SourceContext, SourceFeed } from '../source.ts';
import { fetchDays } from './fetch.ts';
import type { OpenMeteoHosts } from './kinds.ts';
import { spanOfDays } from './request.ts';
import { HISTORY_VARIABLES, SUNLIGHT_VARIABLES } from './variables.ts';

/** A day is the archive's from this age on; its reanalysis is five days late, and two more let it settle. */
const ARCHIVE_AGE_DAYS = 7;
/** Two months at a hundred places; each takes some 5 kB. */
const MAX_DAYS = 6_000;

interface CachedDay {
  readonly weather: HourlyWeather;
  readonly isFresh: boolean;
}

interface HistoryProduct {
  /** In the store, for settled days and for those that may still change. */
  readonly kinds: { readonly archive: string; readonly recent: string };
  /** As upstream calls them. */
  readonly variables: readonly string[];
  /** The column that every day of the archive has once it is done. */
  readonly surest: HourlyVariable;
}

/** The weather of past days. Temperature is the one variable that every day of a reanalysis has. */
const WEATHER_DAYS: HistoryProduct = {
  kinds: { archive: 'archive', recent: 'recent' },
  variables: HISTORY_VARIABLES,
  surest: 'temperatureC',
};

/** Their sunlight, for which fewer variables cost less than those of the weather. */
export const SUNLIGHT_DAYS: HistoryProduct = {
  kinds: { archive: 'sunlight-archive', recent: 'sunlight-recent' },
  variables: SUNLIGHT_VARIABLES,
  surest: 'shortwaveWm2',
};

export class HistoryFeed implements SourceFeed<DateRange, HourlyWeather> {
  readonly #archive: SourceCache<DateAtPlace, HourlyWeather>;
  readonly #recent: SourceCache<DateAtPlace, HourlyWeather>;

  constructor(
    readonly hosts: Pick<OpenMeteoHosts, 'forecast' | 'archive'>,
    readonly context: SourceContext,
    readonly product: HistoryProduct = WEATHER_DAYS,
  ) {
    this.#archive = this.#cache('archive', FRESHNESS.settledDay);
    this.#recent = this.#cache('recent', FRESHNESS.recentDay);
  }

  /** The days when all of them are cached and fresh. */
  fresh({ place, from, to }: DateRange, nowMs: number): HourlyWeather | null {
    const days = datesOf({ place, from, to }).map((date) => this.#cached({ place, date }, nowMs));
    return days.every((day) => day?.isFresh === true) ? joined(days.flatMap((day) => day?.weather ?? [])) : null;
  }

  /** Stale days stand in one by one, in `request`. */
  stale(): null {
    return null;
  }

  async request({ place, from, to }: DateRange, nowMs: number): Promise<HourlyWeather> {
    const dates = datesOf({ place, from, to });
    const missing = dates.filter((date) => this.#cached({ place, date }, nowMs)?.isFresh !== true);
    const archiveUntil = lastArchiveDate(place.tzId, nowMs);
    const fetched = await Promise.allSettled([
      this.#fetch('archive', { place, dates: missing.filter((date) => date <= archiveUntil) }, nowMs),
      this.#fetch('forecast', { place, dates: missing.filter((date) => date > archiveUntil) }, nowMs),
    ]);
    const failures = fetched.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const fault = failures.find((reason) => !(reason instanceof UpstreamError));
    if (fault !== undefined) throw fault;
    const days = dates.map((date) => this.#cached({ place, date }, nowMs));
    const found = days.flatMap((day) => day ?? []);
    if (found.length < days.length) {
      throw failures[0] ?? new UpstreamError('malformed', 'the answer lacks hours of the days requested');
    }
    return joined(found.map(({ weather, isFresh }) => (isFresh ? weather : asStale(weather))));
  }

  pauseMs(): number {
    return this.hosts.forecast.pauseMs();
  }

  #cache(kind: 'archive' | 'recent', freshness: Freshness): SourceCache<DateAtPlace, HourlyWeather> {
    return new SourceCache<DateAtPlace, HourlyWeather>(
      {
        freshness,
        maxEntries: MAX_DAYS,
        key: ({ place, date }) => ({
          kind: this.product.kinds[kind],
          cell: cellName(place),
          part: `${place.tzId} ${date}`,
        }),
        read: (bytes) => unpackRecords(bytes, HOURLY_VARIABLES),
      },
      this.context.store,
      this.context.monotonicMs,
      this.context.memory,
    );
  }

  /** One request from the first to the last of the days, those between that are cached included: it weighs little. */
  async #fetch(
    kind: 'archive' | 'forecast',
    { place, dates }: Pick<DateRange, 'place'> & { readonly dates: readonly CivilDate[] },
    nowMs: number,
  ): Promise<void> {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return;
    const about = `${kind} ${this.product.kinds.archive} ${cellName(place)}`;
    await this.context.coalescer.run(`${about} ${place.tzId} ${first} ${last}`, about, async () => {
      const span = spanOfDays(place.tzId, first, last);
      const utcHours = await fetchDays(this.hosts[kind], kind, cellOf(place), span, nowMs, this.product.variables);
      const weather = toHoursOfZone(utcHours, place.tzId);
      fillUvIndex(weather, cellOf(place).lat, cellOf(place).lon);
      for (const date of datesOf({ place, from: first, to: last })) {
        const day = dayOf(weather, place.tzId, date);
        if (day === null) continue;
        const cache = kind === 'archive' && isComplete(day, this.product.surest) ? this.#archive : this.#recent;
        cache.put({ place, date }, day, packRecords(day), nowMs);
      }
    });
  }

  #cached(subject: DateAtPlace, nowMs: number): CachedDay | null {
    const settled = this.#archive.fresh(subject, nowMs);
    if (settled !== null) return { weather: settled, isFresh: true };
    const recent = this.#recent.latest(subject, nowMs);
    const freshness = recent && freshnessOf(recent, subject, nowMs);
    return freshness && { weather: recent.value, isFresh: recent.ageMs < freshness.freshMs };
  }
}

/** The dates of a range that there were at the place. */
function datesOf({ place, from, to }: DateRange): CivilDate[] {
  return datesFrom(from, to).filter((date) => isCivilDayOf(place.tzId, date));
}

/** By which row of the table a cached day is fresh; null when it is of no use. */
function freshnessOf(
  { ageMs, savedAtMs }: Aged<HourlyWeather>,
  { place: { tzId }, date }: DateAtPlace,
  nowMs: number,
): Pick<Freshness, 'freshMs'> | null {
  const { endMs } = civilDay(tzId, date);
  if (endMs > nowMs) return ageMs > FRESHNESS.comingDay.usableMs.data ? null : FRESHNESS.comingDay;
  // A forecast of the day does not tell how it turned out.
  if (savedAtMs < endMs) return null;
  if (date > lastArchiveDate(tzId, nowMs)) return FRESHNESS.recentDay;
  // Old enough for the archive: from the archive with its gaps, or from before it was.
  return date <= lastArchiveDate(tzId, savedAtMs) ? FRESHNESS.incompleteDay : { freshMs: 0 };
}

/** The last date that is requested from the archive. */
function lastArchiveDate(tzId: string, nowMs: number): CivilDate {
  return addDays(civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs), -ARCHIVE_AGE_DAYS);
}

/** Where the surest column has gaps the day is not done yet. */
function isComplete({ columns }: HourlyWeather, surest: HourlyVariable): boolean {
  return columns[surest].every((value) => !Number.isNaN(value));
}

/** The records of one civil day, or null when not all of them are there. */
function dayOf(weather: HourlyWeather, tzId: string, date: CivilDate): HourlyWeather | null {
  const { startMs, endMs } = civilDay(tzId, date);
  const wanted = localHourStarts(offsetTable(tzId, startMs, endMs), startMs, endMs);
  const first = weather.startMs.indexOf(wanted[0]);
  if (first < 0 || !wanted.every((start, i) => weather.startMs[first + i] === start)) return null;
  const columns = emptyColumns(wanted.length);
  for (const name of HOURLY_VARIABLES) columns[name] = weather.columns[name].slice(first, first + wanted.length);
  return { ...weather, startMs: wanted, length: wanted.length, columns };
}

/** Days one after the other as one; as old as the oldest, stale when any is. */
function joined(days: readonly HourlyWeather[]): HourlyWeather {
  const length = days.reduce((sum, day) => sum + day.length, 0);
  const startMs = new Float64Array(length);
  const columns = emptyColumns(length);
  let at = 0;
  for (const day of days) {
    startMs.set(day.startMs, at);
    for (const name of HOURLY_VARIABLES) columns[name].set(day.columns[name], at);
    at += day.length;
  }
  const provenance = {
    ...days[0].provenance,
    updatedAtMs: Math.min(...days.map((day) => day.provenance.updatedAtMs)),
    stale: days.some((day) => day.provenance.stale),
  };
  return { startMs, length, columns, elevationM: days[0].elevationM, provenance };
}
