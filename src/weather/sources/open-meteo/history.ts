/**
 * Civil days of a place, past or coming, put together from where each is to be had.
 *
 * Days a week old and older come from the archive and are settled: kept for good, never asked for twice. The archive's
 * last days are provisional (its newest values may be missing, its sums change), so the days since come from the
 * forecast host, are kept for some hours, and are asked of the archive once they are a week old. The same host serves
 * coming days, as far as its forecast reaches.
 *
 * Days are kept on the local hours of the zone, one record of the store each.
 */
import type { Place } from '../../../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  DAY_MS,
  HOUR_MS,
  localHourStarts,
  offsetTable,
} from '../../../time/civil.ts';
import type { RequestCoalescer } from '../../../upstream/coalesce.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { type Cell, cellOf } from '../../cache/cell.ts';
import { pack, unpack } from '../../cache/packed.ts';
import { USABLE_MS } from '../../cache/source-cache.ts';
import type { StoreKey, WeatherStore } from '../../cache/store.ts';
import { emptyColumns, HOURLY_VARIABLES, type HourlyWeather } from '../../hourly.ts';
import { toLocalHours } from '../../hours/align.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import { fetchDays } from './fetch.ts';
import type { OpenMeteoHosts } from './kinds.ts';
import { spanOfDays } from './request.ts';

/** A day is the archive's from this age on; its reanalysis is five days late, and two more let it settle. */
export const ARCHIVE_AGE_DAYS = 7;
/** Days gone by change a little as later runs take in more measurements. */
const RECENT_FRESH_MS = 6 * HOUR_MS;
/** Coming days change with each run of the models. */
const COMING_FRESH_MS = HOUR_MS;
/** The archive's own gaps are asked about again after this long. */
const GAP_FRESH_MS = DAY_MS;

interface KeptDay {
  readonly weather: HourlyWeather;
  readonly fresh: boolean;
}

export class HistoryWeather {
  constructor(
    readonly hosts: OpenMeteoHosts,
    readonly asker: RequestCoalescer,
    readonly store: WeatherStore,
  ) {}

  /** The days when all of them are at hand and fresh, else null. */
  kept(place: Place, from: CivilDate, to: CivilDate, nowMs: number): HourlyWeather | null {
    const days = datesFrom(from, to).map((date) => this.#kept(place, date, nowMs));
    return days.every((day) => day?.fresh === true) ? joined(days.flatMap((day) => day?.weather ?? [])) : null;
  }

  /** The days, asked for where they are not at hand; stale ones stand in for those that fail. Throws `UpstreamError`. */
  async days(place: Place, from: CivilDate, to: CivilDate, nowMs: number): Promise<HourlyWeather> {
    const dates = datesFrom(from, to);
    const missing = dates.filter((date) => this.#kept(place, date, nowMs)?.fresh !== true);
    const archiveUntil = archiveDateMax(place.tzId, nowMs);
    const spans = [
      { kind: 'archive', dates: missing.filter((date) => date <= archiveUntil) },
      { kind: 'forecast', dates: missing.filter((date) => date > archiveUntil) },
    ] as const;
    const asked = await Promise.allSettled(spans.map((span) => this.#fetch(span.kind, place, span.dates, nowMs)));
    const failures = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const fault = failures.find((reason) => !(reason instanceof UpstreamError));
    if (fault !== undefined) throw fault;
    const days = dates.map((date) => this.#kept(place, date, nowMs));
    const found = days.flatMap((day) => day ?? []);
    if (found.length < days.length) {
      throw failures[0] ?? new UpstreamError('malformed', 'the answer lacks hours of the days asked for');
    }
    return joined(found.map(({ weather, fresh }) => (fresh ? weather : asStale(weather))));
  }

  /** One request from the first to the last of the days, those between that are at hand included: it weighs little. */
  async #fetch(kind: 'archive' | 'forecast', place: Place, dates: readonly CivilDate[], nowMs: number): Promise<void> {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return;
    const { tzId } = place;
    const cell = cellOf(place);
    const about = `${cell.lat},${cell.lon}`;
    await this.asker.run(`${kind} ${about} ${tzId} ${first} ${last}`, `${kind} ${about}`, async () => {
      const span = spanOfDays(tzId, first, last);
      const utcHours = await fetchDays(this.hosts[kind], kind, cell, span, nowMs);
      this.#keep(kind, cell, tzId, datesFrom(first, last), utcHours, nowMs);
    });
  }

  #keep(
    kind: 'archive' | 'forecast',
    cell: Cell,
    tzId: string,
    dates: readonly CivilDate[],
    utcHours: HourlyWeather,
    nowMs: number,
  ): void {
    const endMs = utcHours.startMs[utcHours.length - 1] + HOUR_MS;
    const weather = toLocalHours(utcHours, offsetTable(tzId, utcHours.startMs[0], endMs));
    fillUvIndex(weather, cell.lat, cell.lon);
    for (const date of dates) {
      const day = dayOf(weather, tzId, date);
      if (day === null) continue;
      const settled = kind === 'archive' && isComplete(day);
      this.store.put(keyOf(settled ? 'archive' : 'recent', cell, tzId, date), { savedAtMs: nowMs, bytes: pack(day) });
    }
  }

  #kept(place: Place, date: CivilDate, nowMs: number): KeptDay | null {
    const cell = cellOf(place);
    const settled = this.store.get(keyOf('archive', cell, place.tzId, date));
    const archived = settled === null ? null : unpack(settled.bytes, HOURLY_VARIABLES);
    if (archived !== null) return { weather: archived, fresh: true };
    const recent = this.store.get(keyOf('recent', cell, place.tzId, date));
    const weather = recent === null ? null : unpack(recent.bytes, HOURLY_VARIABLES);
    if (recent === null || weather === null) return null;
    const ageMs = nowMs - recent.savedAtMs;
    const { endMs } = civilDay(place.tzId, date);
    const isOver = endMs <= nowMs;
    // What was kept as a forecast says nothing about how the day turned out.
    if (ageMs < 0 || (isOver ? recent.savedAtMs < endMs : ageMs > USABLE_MS.data)) return null;
    if (!isOver) return { weather, fresh: ageMs < COMING_FRESH_MS };
    if (date > archiveDateMax(place.tzId, nowMs)) return { weather, fresh: ageMs < RECENT_FRESH_MS };
    // Old enough for the archive: kept before it was, or kept from the archive with its gaps.
    const keptOfArchive = date <= archiveDateMax(place.tzId, recent.savedAtMs);
    return { weather, fresh: keptOfArchive && ageMs < GAP_FRESH_MS };
  }
}

/** The last date that the archive is asked for. */
export function archiveDateMax(tzId: string, nowMs: number): CivilDate {
  return addDays(civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs), -ARCHIVE_AGE_DAYS);
}

function keyOf(kind: StoreKey['kind'], cell: Cell, tzId: string, date: CivilDate): StoreKey {
  return { kind, cell: `${cell.lat},${cell.lon}`, part: `${tzId} ${date}` };
}

export function datesFrom(from: CivilDate, to: CivilDate): CivilDate[] {
  const dates: CivilDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Temperature is the one variable that every day of a reanalysis has; where it is missing the day is not done yet. */
function isComplete({ columns }: HourlyWeather): boolean {
  return columns.temperatureC.every((value) => !Number.isNaN(value));
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

function asStale(weather: HourlyWeather): HourlyWeather {
  return { ...weather, provenance: { ...weather.provenance, stale: true } };
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
