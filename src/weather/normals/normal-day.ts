/** A day as it usually is, in the shape of the days of a forecast: the means of its figures, and its hours by the clock. */
import { SUNRISE_ALTITUDE_DEG } from '../../sky/day.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import { type CivilDay, civilHourAt, localHourStarts, offsetTable } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import { emptyColumns, type HourlyWeather, type Provenance } from '../hourly.ts';
import type { DayFigures, HourOfDay } from '../hours/daily.ts';
import { valuesBy } from '../hours/hour-values.ts';
import { type DayNormals, type HourNormals, NORMAL_VALUES } from './normals.ts';

/** The usual day on a civil day of a place: 23 or 25 hours when the clocks change. */
export function normalDay(normals: DayNormals, day: CivilDay, tzId: string, lat: number, lon: number): DayFigures {
  const { spreads, rainPct, snowPct, weatherCode } = normals;
  const zone = offsetTable(tzId, day.startMs, day.endMs);
  const starts = localHourStarts(zone, day.startMs, day.endMs);
  const altitudes = solarAltitudesDeg(
    starts.map((startMs) => startMs + HOUR_MS / 2),
    lat,
    lon,
  );
  const hours = Array.from(starts, (startMs, i) =>
    normalHour(normals.hours[civilHourAt(zone, startMs)], startMs, altitudes[i] >= SUNRISE_ALTITUDE_DEG),
  );
  return {
    date: day.date,
    hours,
    temperatureMaxC: spreads.temperatureMaxC.mean,
    temperatureMinC: spreads.temperatureMinC.mean,
    temperatureMeanC: spreads.temperatureMeanC.mean,
    precipitationMm: spreads.precipitationMm.mean,
    snowfallCm: spreads.snowfallCm.mean,
    chanceOfRainPct: rainPct,
    chanceOfSnowPct: snowPct,
    windMaxKmh: spreads.windMaxKmh.mean,
    gustMaxKmh: spreads.gustMaxKmh.mean,
    humidityMeanPct: spreads.humidityMeanPct.mean,
    uvMax: spreads.uvMax.mean,
    weatherCode,
  };
}

/**
 * The usual day as hours of weather: means by the hour, so that what falls adds up to the mean of the day. The chance of
 * an hour is that of its normals and has no column here.
 */
export function normalHours({ hours }: DayFigures, provenance: Provenance, elevationM: number): HourlyWeather {
  const { length } = hours;
  const columns = emptyColumns(length);
  for (const name of [...NORMAL_VALUES, 'weatherCode'] as const) {
    columns[name] = Float32Array.from(hours, (hour) => hour[name]);
  }
  return { startMs: Float64Array.from(hours, ({ startMs }) => startMs), length, columns, elevationM, provenance };
}

function normalHour(hour: HourNormals, startMs: number, isDay: boolean): HourOfDay {
  const known = new Map<string, number>(Object.entries(hour));
  const values = valuesBy((name) => known.get(name) ?? Number.NaN);
  const chance = { rainPct: hour.rainPct, snowPct: hour.snowPct };
  return { ...values, startMs, isDay, chance, usualRange: null };
}
