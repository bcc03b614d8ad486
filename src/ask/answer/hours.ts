/** The hours of a context as series of one quantity, and their peaks, totals, means and days. */
import { SUNRISE_ALTITUDE_DEG } from '../../sky/day.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { type CivilDate, civilDateAt, civilHourAt } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyVariable, HourlyWeather } from '../../weather/hourly.ts';
import { valuesOfHour } from '../../weather/hours/hour-values.ts';
import { chanceOf, WATER_MM_PER_SNOW_CM } from '../../weather/hours/precipitation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type DerivedSeries, derivedValues, isDerived } from './derived-series.ts';

/** One value for each hour, NaN where it is not known. */
export interface Series {
  readonly startMs: readonly number[];
  readonly values: readonly number[];
}

interface Peak {
  readonly value: number;
  readonly atMs: number;
}

/** Some series are calculated from several columns. */
export type SeriesName =
  | HourlyVariable
  | 'rainMm'
  | 'rainPct'
  | 'snowPct'
  | 'daylightCloudPct'
  | 'visibilityKm'
  | 'thunderHours'
  | DerivedSeries;

const NO_SERIES: Series = { startMs: [], values: [] };

/** The hours that overlap the requested time. */
export function seriesOf(context: AnswerContext, name: SeriesName): Series {
  const { weather, time, place, dayNormals, zone } = context;
  if (weather === null) return NO_SERIES;
  const hours = indicesWithin(weather, time.fromMs, time.toMs);
  const startMs = hours.map((hour) => weather.startMs[hour]);
  if (dayNormals !== null && (name === 'rainPct' || name === 'snowPct')) {
    return { startMs, values: startMs.map((start) => dayNormals.normals.hours[civilHourAt(zone, start)][name]) };
  }
  return { startMs, values: valuesOf(weather, hours, startMs, place, name) };
}

export function indicesWithin({ startMs }: HourlyWeather, fromMs: number, toMs: number): number[] {
  const indices: number[] = [];
  for (let i = 0; i < startMs.length; i++) {
    if (startMs[i] < toMs && startMs[i] + HOUR_MS > fromMs) indices.push(i);
  }
  return indices;
}

function valuesOf(
  weather: HourlyWeather,
  hours: readonly number[],
  startMs: readonly number[],
  site: { readonly lat: number; readonly lon: number },
  name: SeriesName,
): number[] {
  const { columns } = weather;
  const { lat, lon } = site;
  switch (name) {
    case 'rainMm':
      return hours.map((hour) => rainOf(columns.precipitationMm[hour], columns.snowfallCm[hour]));
    case 'rainPct':
      return hours.map((hour) => chanceOf(valuesOfHour(weather, hour)).rainPct);
    case 'snowPct':
      return hours.map((hour) => chanceOf(valuesOfHour(weather, hour)).snowPct);
    case 'thunderHours':
      return hours.map((hour) => thunderIn(columns.weatherCode[hour]));
    case 'visibilityKm':
      return hours.map((hour) => columns.visibilityM[hour] / 1000);
    case 'daylightCloudPct': {
      const middles = Float64Array.from(startMs, (start) => start + HOUR_MS / 2);
      const altitudes = solarAltitudesDeg(middles, lat, lon);
      return hours.map((hour, i) => (altitudes[i] >= SUNRISE_ALTITUDE_DEG ? columns.cloudPct[hour] : Number.NaN));
    }
    default:
      return isDerived(name) ? derivedValues(weather, hours, site, name) : hours.map((hour) => columns[name][hour]);
  }
}

/** Codes of thunder (WMO 4677). */
const THUNDER: ReadonlySet<number> = new Set([95, 96, 99]);

/** 1 for an hour with thunder, 0 for one without, NaN where the weather is not known. */
function thunderIn(weatherCode: number): number {
  return Number.isNaN(weatherCode) ? Number.NaN : Number(THUNDER.has(weatherCode));
}

/** What falls as water: all of it less the water in the snow. */
function rainOf(precipitationMm: number, snowfallCm: number): number {
  const snowMm = Number.isNaN(snowfallCm) ? 0 : snowfallCm * WATER_MM_PER_SNOW_CM;
  return Math.max(0, precipitationMm - snowMm);
}

/** The highest known value and when it first holds; null when none is known. */
export function highest({ startMs, values }: Series): Peak | null {
  return peakBy(startMs, values, (a, b) => a > b);
}

export function lowest({ startMs, values }: Series): Peak | null {
  return peakBy(startMs, values, (a, b) => a < b);
}

function peakBy(
  startMs: readonly number[],
  values: readonly number[],
  better: (a: number, b: number) => boolean,
): Peak | null {
  let peak: Peak | null = null;
  values.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    if (peak === null || better(value, peak.value)) peak = { value, atMs: startMs[i] };
  });
  return peak;
}

/** NaN when none is known. */
export function seriesTotal({ values }: Series): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

export function seriesMean(series: Series): number {
  return seriesTotal(series) / series.values.filter((value) => !Number.isNaN(value)).length;
}

/** The series cut into the civil days of the place, in order. */
export function byDay({ startMs, values }: Series, { zone }: AnswerContext): [CivilDate, Series][] {
  const days = new Map<CivilDate, { startMs: number[]; values: number[] }>();
  startMs.forEach((start, i) => {
    const date = civilDateAt(zone, start);
    const day = days.get(date) ?? { startMs: [], values: [] };
    day.startMs.push(start);
    day.values.push(values[i]);
    days.set(date, day);
  });
  return [...days];
}
