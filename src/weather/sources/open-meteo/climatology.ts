/**
 * Normals of a date from the archive. One request serves all dates of a period of the year at a place, and its result is
 * cached for good: until another year is over.
 */
import { createTurns } from '../../../lib/turns.ts';
import type { CivilDate } from '../../../time/civil.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS } from '../../cache/freshness.ts';
import type { Aged } from '../../cache/source-cache.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import { type DateNormals, type Normals, normalsOf } from '../../normals/normals.ts';
import { packNormals, unpackNormals } from '../../normals/numbers.ts';
import { datesOf, type NormalsPeriod, periodOf, placeInPeriod, reachOf, yearsOf } from '../../normals/period.ts';
import { CachedFeed } from '../cached-feed.ts';
import type { DateAtPlace, SourceContext, SourceFeed } from '../source.ts';
import { fetchClimatology } from './fetch.ts';
import { OPEN_METEO_ATTRIBUTION } from './fill.ts';
import type { OpenMeteoHost } from './host.ts';
import { spanOfDays } from './request.ts';

/** Each takes some 30 kB. */
const MAX_PERIODS = 500;

interface PeriodAtPlace extends Pick<DateAtPlace, 'place'> {
  readonly period: NormalsPeriod;
}

export class ClimatologyFeed implements SourceFeed<DateAtPlace, DateNormals> {
  readonly #periods: CachedFeed<PeriodAtPlace, Normals>;

  constructor(archive: OpenMeteoHost, context: SourceContext) {
    this.#periods = new CachedFeed<PeriodAtPlace, Normals>(context, {
      host: archive,
      freshness: FRESHNESS.normals,
      maxEntries: MAX_PERIODS,
      key: ({ place, period: { index, lastYear } }) => ({
        kind: 'climatology',
        cell: cellName(place),
        part: `${place.tzId} ${index} ${lastYear}`,
      }),
      read: unpackNormals,
      rejectedFor: ({ place }) => `climatology ${cellName(place)}`,
      async request(subject, nowMs) {
        const value = await fewAtOnce(() => requestNormals(archive, subject, nowMs));
        return { value, bytes: packNormals(value) };
      },
    });
  }

  fresh({ place, date }: DateAtPlace, nowMs: number): DateNormals | null {
    return this.#cached({ place, period: periodOf(date) }, date, nowMs)?.value ?? null;
  }

  /** The normals that end a year earlier: they differ little. */
  stale({ place, date }: DateAtPlace, nowMs: number): Aged<DateNormals> | null {
    const period = periodOf(date);
    return this.#cached({ place, period: { ...period, lastYear: period.lastYear - 1 } }, date, nowMs);
  }

  async request({ place, date }: DateAtPlace, nowMs: number): Promise<DateNormals> {
    return dateNormals(await this.#periods.request({ place, period: periodOf(date) }, nowMs), date, nowMs);
  }

  pauseMs(): number {
    return this.#periods.pauseMs();
  }

  #cached(subject: PeriodAtPlace, date: CivilDate, nowMs: number): Aged<DateNormals> | null {
    const cached = this.#periods.cache.latest(subject, nowMs);
    if (cached === null || cached.value.days[placeInPeriod(date)] === undefined) return null;
    return { ...cached, value: dateNormals(cached.value, date, cached.savedAtMs) };
  }
}

/** The hours of ten years as objects are ten megabytes while they are looked at. */
const inTurn = createTurns();
/** As columns they are one or two. Two requests are under way at most, so that more places at a time would be no faster. */
const lanes = [createTurns(), createTurns(), createTurns()];
let lastLane = 0;

function fewAtOnce<T>(work: () => Promise<T>): Promise<T> {
  lastLane = (lastLane + 1) % lanes.length;
  return lanes[lastLane](work);
}

async function requestNormals(
  archive: OpenMeteoHost,
  { place, period }: PeriodAtPlace,
  nowMs: number,
): Promise<Normals> {
  const cell = cellOf(place);
  const years = yearsOf(period).map((year) => ({ year, dates: datesOf(period, year) }));
  const spans = years.map(({ dates }) => {
    const { first, last } = reachOf(dates);
    return spanOfDays(place.tzId, first, last);
  });
  const hours = await fetchClimatology(archive, cell, spans, nowMs);
  const normals = await inTurn(() => {
    const sampled = years.map(({ year, dates }, i) => {
      const weather = toHoursOfZone(hours[i], place.tzId);
      fillUvIndex(weather, cell.lat, cell.lon);
      return { year, dates, weather };
    });
    return normalsOf(sampled, place.tzId, cell);
  });
  // A rejection is remembered, so that a gap of the archive is not paid for again and again.
  if (normals === null) throw new UpstreamError('rejected', 'the archive has too few days of too few years');
  return normals;
}

function dateNormals({ days, years }: Normals, date: CivilDate, updatedAtMs: number): DateNormals {
  return {
    method: 'climatology',
    normals: days[placeInPeriod(date)],
    years,
    provenance: { source: 'open-meteo', updatedAtMs, stale: false, attribution: OPEN_METEO_ATTRIBUTION },
  };
}
