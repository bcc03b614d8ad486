/**
 * The normals of a day of the year at a place: means and percentiles over the days around it in many years, and the
 * usual course of the day by the hour of its clock.
 *
 * A wet day has at least 1 mm (WMO-No. 1203), a wet hour at least 0.1 mm; the chance of rain or snow is the share of such
 * days or hours. The usual condition is the commonest of the wet days where at least half are wet, else the commonest sky
 * of the others, where a day of a little drizzle counts as overcast and, of two as common, the fairer one is taken: so the
 * condition never speaks of rain that is less likely than not.
 */
import { nextTurn } from '../../lib/timers.ts';
import { type CivilDate, civilDay, civilHourAt, datesFrom, epochDay, offsetTable } from '../../time/civil.ts';
import type { Cell } from '../cache/cell.ts';
import { weatherCodeOf } from '../conditions/codes.ts';
import type { HourlyWeather, Provenance } from '../hourly.ts';
import { type DayFigures, dayFigures, type HourOfDay } from '../hours/daily.ts';
import { kindsOf } from '../hours/precipitation.ts';
import { reachOf, WINDOW_DAYS } from './period.ts';
import { KNOWN_SHARE, meanOfKnown, medianOf, type Spread, spreadOf } from './statistics.ts';

/** Figures of a day that have a spread. */
export const NORMAL_FIGURES = [
  'temperatureMaxC',
  'temperatureMinC',
  'temperatureMeanC',
  'precipitationMm',
  'snowfallCm',
  'windMaxKmh',
  'gustMaxKmh',
  'humidityMeanPct',
  'uvMax',
] as const satisfies readonly (keyof DayFigures)[];

export type NormalFigure = (typeof NORMAL_FIGURES)[number];

/** Values of an hour that have a mean. */
export const NORMAL_VALUES = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
  'apparentTemperatureC',
  'precipitationMm',
  'snowfallCm',
  'cloudPct',
  'visibilityM',
  'windKmh',
  'gustKmh',
  'seaLevelPressureHpa',
  'uvIndex',
] as const satisfies readonly (keyof HourOfDay)[];

/** What falls, how likely, and what the sky looks like; of a day or of an hour. */
interface NormalSky {
  readonly rainPct: number;
  readonly snowPct: number;
  readonly weatherCode: number;
}

export type HourNormals = NormalSky & Readonly<Record<(typeof NORMAL_VALUES)[number], number>>;

export interface DayNormals extends NormalSky {
  readonly spreads: Readonly<Record<NormalFigure, Spread>>;
  /** What falls on a wet day, the middle of them; NaN where none was. */
  readonly wetDayMm: number;
  /** By the hour of the local clock, 0 to 23. */
  readonly hours: readonly HourNormals[];
}

interface Years {
  readonly first: number;
  readonly last: number;
  /** How many of them had enough data. */
  readonly count: number;
}

export interface Normals {
  readonly years: Years;
  readonly days: readonly DayNormals[];
}

/** A day as it usually is, the method and the years that say so, and their source. */
export interface DateNormals {
  readonly method: 'climatology' | 'climatology+seasonal' | 'typical';
  readonly normals: DayNormals;
  readonly years: Years;
  readonly provenance: Provenance;
}

/** The dates whose normals are wanted in one year, one after the other, with the weather around them. */
export interface SampledYear {
  readonly year: number;
  readonly dates: readonly CivilDate[];
  readonly weather: HourlyWeather;
}

/** Fewer years than this make no climate. */
export const MIN_YEARS = 10;
const WET_DAY_MM = 1;
const WET_HOUR_MM = 0.1;
const HOURS = 24;
/** A condition of wet weather needs this share of wet days or hours. */
const WET_CONDITION_PCT = 50;
const OVERCAST = 3;
/** The last code that is sky or fog and not what falls from it. */
const LAST_DRY_CODE = 48;

/**
 * The normals of each date; null when fewer than ten years have four fifths of their days. Between two years, and between
 * two dates, other work has its turn, since all of them together take a tenth of a second.
 */
export async function normalsOf(sampled: Iterable<SampledYear>, tzId: string, cell: Cell): Promise<Normals | null> {
  const complete: { year: number; dates: readonly CivilDate[]; days: readonly SampledDay[] }[] = [];
  for (const { year, dates, weather } of sampled) {
    const days = daysAround(dates, weather, tzId, cell);
    const known = days.filter(({ figures }) => !Number.isNaN(figures.temperatureMeanC)).length;
    if (known >= KNOWN_SHARE * days.length) complete.push({ year, dates, days });
    await nextTurn();
  }
  if (complete.length < MIN_YEARS) return null;
  const days: DayNormals[] = [];
  for (const place of complete[0].dates.keys()) {
    const window = complete.flatMap(({ dates, days: around }) => {
      const offset = epochDay(dates[place]) - epochDay(dates[0]);
      return around.slice(offset, offset + 2 * WINDOW_DAYS + 1);
    });
    days.push(dayNormals(window));
    await nextTurn();
  }
  const numbers = complete.map(({ year }) => year);
  return { years: { first: Math.min(...numbers), last: Math.max(...numbers), count: numbers.length }, days };
}

/** A day with its hours by the clock; an hour that the clock skips is missing, of one repeated the first counts. */
interface SampledDay {
  readonly figures: DayFigures;
  readonly byClock: readonly (HourOfDay | undefined)[];
}

function daysAround(dates: readonly CivilDate[], weather: HourlyWeather, tzId: string, cell: Cell): SampledDay[] {
  const { first, last } = reachOf(dates);
  const zone = offsetTable(tzId, civilDay(tzId, first).startMs, civilDay(tzId, last).endMs);
  return datesFrom(first, last).map((date) => {
    const figures = dayFigures(weather, civilDay(tzId, date), cell.lat, cell.lon);
    const byClock: (HourOfDay | undefined)[] = Array(HOURS).fill(undefined);
    for (const hour of figures.hours) byClock[civilHourAt(zone, hour.startMs)] ??= hour;
    return { figures, byClock };
  });
}

function dayNormals(days: readonly SampledDay[]): DayNormals {
  const figures = days.map((day) => day.figures);
  const spreads = Object.fromEntries(
    NORMAL_FIGURES.map((name) => [name, spreadOf(figures.map((day) => day[name]))]),
  ) as Record<NormalFigure, Spread>;
  const wet = figures.filter(({ precipitationMm }) => precipitationMm >= WET_DAY_MM);
  const skies = figures.map((day) => ({ ...day, temperatureC: day.temperatureMeanC }));
  return {
    spreads,
    wetDayMm: medianOf(wet.map(({ precipitationMm }) => precipitationMm)),
    ...normalSky(skies, WET_DAY_MM),
    hours: Array.from({ length: HOURS }, (_, clock) =>
      hourNormals(days.flatMap(({ byClock }) => byClock[clock] ?? [])),
    ),
  };
}

function hourNormals(hours: readonly HourOfDay[]): HourNormals {
  const means = Object.fromEntries(
    NORMAL_VALUES.map((name) => [name, meanOfKnown(hours.map((hour) => hour[name]))]),
  ) as Record<(typeof NORMAL_VALUES)[number], number>;
  return { ...means, ...normalSky(hours, WET_HOUR_MM) };
}

/** The part of a day or an hour that its sky is judged by. */
interface Sampled {
  readonly precipitationMm: number;
  readonly snowfallCm: number;
  readonly temperatureC: number;
  readonly weatherCode: number;
}

function normalSky(sampled: readonly Sampled[], wetMm: number): NormalSky {
  const isWet = ({ precipitationMm }: Sampled) => precipitationMm >= wetMm;
  const share = (is: (one: Sampled) => boolean) =>
    100 * meanOfKnown(sampled.map((one) => (Number.isNaN(one.precipitationMm) ? Number.NaN : Number(is(one)))));
  const codes = (of: readonly Sampled[]) => of.flatMap(({ weatherCode }) => weatherCodeOf(weatherCode) ?? []);
  const wetCodes = codes(sampled.filter(isWet)).filter((code) => code > LAST_DRY_CODE);
  const dryCodes = codes(sampled.filter((one) => !isWet(one))).map((code) => (code > LAST_DRY_CODE ? OVERCAST : code));
  const wet = share(isWet) >= WET_CONDITION_PCT && wetCodes.length > 0;
  return {
    rainPct: share((one) => isWet(one) && kindsOf(one)[0]),
    snowPct: share((one) => isWet(one) && kindsOf(one)[1]),
    weatherCode: commonest(wet ? wetCodes : dryCodes),
  };
}

/** Of those that are as common as each other the lowest; NaN of none. */
function commonest(codes: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, often], [b, asOften]) => asOften - often || a - b);
  return usual?.[0] ?? Number.NaN;
}
