/**
 * The figures of civil days gone by, from their hours. A figure of a day is made from the hours that are known; when
 * none is, it is NaN.
 */
import { type CivilDate, civilDateAt, offsetTable } from '../time/civil.ts';
import type { HourlyWeather } from './hourly.ts';

export interface DayFigures {
  readonly date: CivilDate;
  /** The records of the day: from the first up to, not including, the end. */
  readonly first: number;
  readonly end: number;
  readonly temperatureMaxC: number;
  readonly temperatureMinC: number;
  readonly temperatureAvgC: number;
  readonly precipitationMm: number;
  readonly windMaxKmh: number;
  readonly humidityAvgPct: number;
  /** The most significant of the day, as Open-Meteo has it: WMO 4677 rises with significance. */
  readonly weatherCode: number;
}

/** The days that the records span, in order. */
export function daysOfHistory(weather: HourlyWeather, tzId: string): DayFigures[] {
  const { startMs, length } = weather;
  if (length === 0) return [];
  const zone = offsetTable(tzId, startMs[0], startMs[length - 1]);
  const days: DayFigures[] = [];
  let first = 0;
  for (let i = 1; i <= length; i++) {
    const date = civilDateAt(zone, startMs[first]);
    if (i < length && civilDateAt(zone, startMs[i]) === date) continue;
    days.push(figuresOf(weather, date, first, i));
    first = i;
  }
  return days;
}

function figuresOf({ columns }: HourlyWeather, date: CivilDate, first: number, end: number): DayFigures {
  const known = (values: Float32Array) => [...values.subarray(first, end)].filter((value) => !Number.isNaN(value));
  const temperatures = known(columns.temperatureC);
  return {
    date,
    first,
    end,
    temperatureMaxC: most(temperatures),
    temperatureMinC: temperatures.length === 0 ? Number.NaN : Math.min(...temperatures),
    temperatureAvgC: mean(temperatures),
    precipitationMm: sum(known(columns.precipitationMm)),
    windMaxKmh: most(known(columns.windKmh)),
    humidityAvgPct: mean(known(columns.relativeHumidityPct)),
    weatherCode: most(known(columns.weatherCode)),
  };
}

function most(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : Math.max(...values);
}

function sum(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
