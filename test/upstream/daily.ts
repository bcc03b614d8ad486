/**
 * Whole days as Open-Meteo answers `daily=` on its archive: figures of the civil days of a zone, cut by the offset that the zone
 * has now, made from the same weather function as the hours.
 */
import { offsetAtMs, offsetTable } from '../../src/time/civil.ts';
import type { UpstreamWeather } from './weather.ts';

const DAY_SECONDS = 86_400;
/** Sunshine is direct light, here any light of more than this (WMO-No. 8 says 120 W/m² of the direct). */
const SUNSHINE_WM2 = 120;

interface DailyFigure {
  readonly unit: string;
  readonly variable: string;
  /** Hours from one value to the next. */
  readonly stepHours: number;
  readonly of: (values: readonly number[]) => number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const highest = (values: readonly number[]) => Math.max(...values);

const FIGURES: Readonly<Record<string, DailyFigure>> = {
  temperature_2m_max: { unit: '°C', variable: 'temperature_2m', stepHours: 1, of: highest },
  temperature_2m_min: { unit: '°C', variable: 'temperature_2m', stepHours: 1, of: (values) => Math.min(...values) },
  temperature_2m_mean: { unit: '°C', variable: 'temperature_2m', stepHours: 1, of: mean },
  relative_humidity_2m_mean: { unit: '%', variable: 'relative_humidity_2m', stepHours: 3, of: mean },
  precipitation_sum: { unit: 'mm', variable: 'precipitation', stepHours: 1, of: total },
  snowfall_sum: { unit: 'cm', variable: 'snowfall', stepHours: 1, of: total },
  sunshine_duration: {
    unit: 's',
    variable: 'shortwave_radiation',
    stepHours: 1,
    of: (values) => 3600 * values.filter((value) => value >= SUNSHINE_WM2).length,
  },
  cloud_cover_mean: { unit: '%', variable: 'cloud_cover', stepHours: 3, of: mean },
  wind_speed_10m_mean: { unit: 'km/h', variable: 'wind_speed_10m', stepHours: 3, of: mean },
  wind_speed_10m_max: { unit: 'km/h', variable: 'wind_speed_10m', stepHours: 3, of: highest },
};

/** The variables of `daily=`; none where it is not asked for. */
export function dailyNames(parameters: URLSearchParams): string[] {
  return parameters.get('daily')?.split(',') ?? [];
}

/** The sentence with which the real service refuses such days, or null when it knows them. */
export function reasonAgainstDays(parameters: URLSearchParams): string | null {
  const [names, model] = [dailyNames(parameters), parameters.get('models')];
  if (names.length === 0) return null;
  if (model !== null && model !== 'era5_seamless')
    return `Data corrupted at path ''. Cannot initialize MultiDomains from invalid String value ${model}.`;
  const unknown = names.find((name) => FIGURES[name] === undefined);
  return unknown === undefined
    ? null
    : `Data corrupted at path ''. Cannot initialize ForecastVariableDaily from invalid String value ${unknown}.`;
}

/** Whether the days are asked for as this upstream can give them: of a zone, with dates. */
export function isKnownRequestOfDays(parameters: URLSearchParams): boolean {
  const zone = parameters.get('timezone');
  return zone !== null && zone !== 'auto' && parameters.get('timeformat') === 'iso8601';
}

export function dailyAnswer(
  parameters: URLSearchParams,
  weather: UpstreamWeather,
  startMs: number,
  endMs: number,
  nowMs: number,
): object {
  const [lat, lon] = [Number(parameters.get('latitude')), Number(parameters.get('longitude'))];
  const tzId = parameters.get('timezone') ?? 'GMT';
  const offsetSeconds = offsetAtMs(offsetTable(tzId, nowMs, nowMs), nowMs) / 1000;
  const days = (endMs - startMs) / 1000 / DAY_SECONDS + 1;
  const names = dailyNames(parameters);
  const starts = Array.from({ length: days }, (_, i) => startMs / 1000 + i * DAY_SECONDS - offsetSeconds);
  const read = new Map<string, (readonly number[] | null)[]>();
  const columnOf = (name: string): (number | null)[] => {
    const { variable, stepHours, of } = FIGURES[name];
    const key = `${variable} ${stepHours}`;
    const values = read.get(key) ?? starts.map((start) => valuesOf(weather, variable, stepHours, start, lat, lon));
    read.set(key, values);
    return values.map((ofDay) => (ofDay === null ? null : Math.round(100 * of(ofDay)) / 100));
  };
  return {
    latitude: lat,
    longitude: lon,
    utc_offset_seconds: offsetSeconds,
    timezone: tzId,
    elevation: 35,
    daily_units: { time: 'iso8601', ...Object.fromEntries(names.map((name) => [name, FIGURES[name].unit])) },
    daily: {
      time: starts.map((start) => new Date((start + offsetSeconds) * 1000).toISOString().slice(0, 10)),
      ...Object.fromEntries(names.map((name) => [name, columnOf(name)])),
    },
  };
}

/** Null where an hour has none. */
function valuesOf(
  weather: UpstreamWeather,
  variable: string,
  stepHours: number,
  startSeconds: number,
  lat: number,
  lon: number,
): readonly number[] | null {
  const values: number[] = [];
  for (let hour = 0; hour < 24; hour += stepHours) {
    const value = weather(variable, startSeconds + hour * 3600, lat, lon);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}
