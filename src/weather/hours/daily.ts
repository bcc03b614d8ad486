/**
 * The figures of a civil day, from the hours that begin in it: 24 of them, 23 or 25 when the clocks change. Never the
 * daily values of a source, whose days are cut elsewhere and whose figures would contradict the hours of the same answer.
 *
 * A figure is known when at least seven eighths of the hours know their part; of fewer, a sum would be too small and an
 * extreme too mild. NaN otherwise.
 */

import { SUNRISE_ALTITUDE_DEG } from '../../sky/day.ts';
import { solarAltitudesDeg } from '../../sky/positions.ts';
import type { CivilDate, CivilDay } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import { dayCodeOf } from '../conditions/day-code.ts';
import { type HourlyWeather, type HourRange, usualRangeAt } from '../hourly.ts';
import { type HourValues, valuesOfHour } from './hour-values.ts';
import { chanceOf, type PrecipitationChance } from './precipitation.ts';

export interface HourOfDay extends HourValues {
  readonly startMs: number;
  /** Whether the sun is up in the middle of the hour. */
  readonly isDay: boolean;
  readonly chance: PrecipitationChance;
  /** Of a climate alone. */
  readonly usualRange: HourRange | null;
}

export interface DayFigures {
  readonly date: CivilDate;
  readonly hours: readonly HourOfDay[];
  readonly temperatureMaxC: number;
  readonly temperatureMinC: number;
  readonly temperatureMeanC: number;
  readonly precipitationMm: number;
  readonly snowfallCm: number;
  /** The highest chance of any hour, percent. */
  readonly chanceOfRainPct: number;
  readonly chanceOfSnowPct: number;
  readonly windMaxKmh: number;
  readonly gustMaxKmh: number;
  readonly humidityMeanPct: number;
  readonly uvMax: number;
  readonly weatherCode: number;
}

export function dayFigures(weather: HourlyWeather, day: CivilDay, lat: number, lon: number): DayFigures {
  const hours = hoursOf(weather, day, lat, lon);
  // The hours that there should be, so that a day of which the source knows only the morning is not taken for whole.
  const needed = (KNOWN_SHARE * (day.endMs - day.startMs)) / HOUR_MS;
  const known = (figure: (hour: HourOfDay) => number): number[] => {
    const values = hours.map(figure).filter((value) => !Number.isNaN(value));
    return values.length > 0 && values.length >= needed ? values : [Number.NaN];
  };
  const precipitationMm = total(known((hour) => hour.precipitationMm));
  return {
    date: day.date,
    hours,
    temperatureMaxC: Math.max(...known((hour) => hour.temperatureC)),
    temperatureMinC: Math.min(...known((hour) => hour.temperatureC)),
    temperatureMeanC: mean(known((hour) => hour.temperatureC)),
    precipitationMm,
    snowfallCm: total(known((hour) => hour.snowfallCm)),
    chanceOfRainPct: Math.max(...known((hour) => hour.chance.rainPct)),
    chanceOfSnowPct: Math.max(...known((hour) => hour.chance.snowPct)),
    windMaxKmh: Math.max(...known((hour) => hour.windKmh)),
    gustMaxKmh: Math.max(...known((hour) => hour.gustKmh)),
    humidityMeanPct: mean(known((hour) => hour.relativeHumidityPct)),
    uvMax: Math.max(...known((hour) => hour.uvIndex)),
    weatherCode: Number.isNaN(total(known((hour) => hour.weatherCode)))
      ? Number.NaN
      : dayCodeOf(hours, precipitationMm),
  };
}

const KNOWN_SHARE = 7 / 8;

function hoursOf(weather: HourlyWeather, day: CivilDay, lat: number, lon: number): HourOfDay[] {
  const from = weather.startMs.findIndex((startMs) => startMs >= day.startMs);
  if (from < 0) return [];
  const starts = weather.startMs.subarray(from).filter((startMs) => startMs < day.endMs);
  const altitudes = solarAltitudesDeg(
    starts.map((startMs) => startMs + HOUR_MS / 2),
    lat,
    lon,
  );
  return Array.from(starts, (startMs, i) => {
    const values = valuesOfHour(weather, from + i);
    return {
      ...values,
      startMs,
      isDay: altitudes[i] >= SUNRISE_ALTITUDE_DEG,
      chance: chanceOf(values),
      usualRange: usualRangeAt(weather, from + i),
    };
  });
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return total(values) / values.length;
}
