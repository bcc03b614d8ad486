/** The climate behind an answer: the months of a year as they usually are, and the normals of a date. */
import type { AnswerContext, MonthClimate, SeasonDays, UsualMeans } from '../ask/answer/answer-context.ts';
import { judgedByDays } from '../ask/answer/day-kinds.ts';
import type { Interpretation, RequestedTime } from '../ask/question/interpretation.ts';
import { humidexC } from '../physics/comfort.ts';
import { hci } from '../physics/hci.ts';
import { dewPointC } from '../physics/humidity.ts';
import type { Place } from '../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  datesFrom,
  epochDay,
  type OffsetTable,
  offsetTable,
  parseCivilDate,
} from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { dayFigures } from '../weather/hours/daily.ts';
import { normalDay, normalHours } from '../weather/normals/normal-day.ts';
import { type DateNormals, NORMAL_FIGURES } from '../weather/normals/normals.ts';
import { yearsOfDays } from '../weather/normals/past-days.ts';
import { todayAt } from './locate.ts';
import type { OperationContext } from './operation.ts';
import { daysAround, daysByMonth, monthsOfPast, normalsOfDays } from './past-climate.ts';

const MONTHS = 12;
const MID_MONTH = 15;
const WET_DAY_MM = 1;
/** Each month costs a request of its own: a season has normals of its own, and not a year. */
const MOST_MONTHS = 3;

/**
 * The twelve months of a year at a place: from its past years, else each by the realisations of its middle day in the embedded
 * climate. The Holiday Climate Index is the mean of the days' (HCI:Urban, Scott et al. 2016): an index of mean days would miss
 * every wet one.
 */
export async function monthsOf(
  { weather }: OperationContext,
  place: Place,
  year: number,
  nowMs: number,
): Promise<Pick<AnswerContext, 'months' | 'pastDays'>> {
  const pastDays = await weather.pastDays(place, nowMs);
  if (pastDays !== null) return { months: monthsOfPast(pastDays, year), pastDays };
  const months: MonthClimate[] = [];
  for (let month = 1; month <= MONTHS; month++) {
    const date = middleOf(year, month);
    const { weathers } = await weather.season(place, date, nowMs);
    months.push(monthFrom(weathers, place, date, daysIn(year, month)));
  }
  return { months };
}

/** The days of past years, where a source has them. */
export async function pastDaysOf(
  { weather }: OperationContext,
  place: Place,
  nowMs: number,
): Promise<Pick<AnswerContext, 'pastDays'>> {
  const pastDays = await weather.pastDays(place, nowMs);
  return pastDays === null ? {} : { pastDays };
}

/** The days of past years, or else draws of each month of the time, to count days of a kind. */
export async function daysToCount(
  context: OperationContext,
  place: Place,
  { days, threshold }: Pick<Interpretation, 'days' | 'threshold'>,
  time: RequestedTime,
  nowMs: number,
): Promise<Pick<AnswerContext, 'seasons' | 'pastDays'>> {
  const isJudged = days !== null && days.unit === 'days' && judgedByDays(days.kind, threshold);
  const pastDays = isJudged ? await context.weather.pastDays(place, nowMs) : null;
  return pastDays === null ? { seasons: await seasonsOf(context, place, time, nowMs) } : { pastDays };
}

/** The normals of dates from past years, without any outlook; null unless the source has them for all. */
async function pastNormals(
  { weather }: OperationContext,
  place: Place,
  dates: readonly CivilDate[],
  nowMs: number,
): Promise<DateNormals[] | null> {
  const found = await Promise.all(dates.map((date) => weather.usual(place, date, nowMs)));
  return found.some(({ method }) => method === 'typical') ? null : found;
}

interface UsualWeather {
  readonly weather: HourlyWeather;
  readonly usual: DateNormals;
}

/**
 * Whole months as past years had them: each of their days as a day of its month usually is, and the normals of those days, each
 * counted by the days that it stands for: of up to three months by the normals of their middle days, of more, and of single days, by
 * the days of the last ten years. Null for other times, and where the source has neither.
 */
export async function usualMonths(
  context: OperationContext,
  place: Place,
  { fromMs, toMs, grain }: RequestedTime,
  nowMs: number,
): Promise<UsualWeather | null> {
  const zone = offsetTable(place.tzId, fromMs, toMs);
  const days = datesFrom(civilDateAt(zone, fromMs), civilDateAt(zone, toMs - 1));
  if (grain === 'days') return usualDays(context, place, days, nowMs);
  const months = [...Map.groupBy(days, (date) => date.slice(0, 7)).values()];
  if (grain !== 'month') return null;
  const ofMonths =
    months.length > MOST_MONTHS
      ? await daysOfMonths(context, place, months, nowMs)
      : await middlesOfMonths(context, place, months, nowMs);
  if (ofMonths === null) return null;
  const usual = meanNormals(ofMonths.map((of, i) => ({ of, days: months[i].length })));
  const hours = months.flatMap((ofMonth, i) =>
    ofMonth.map((date) => normalDay(ofMonths[i].normals, civilDay(place.tzId, date), place.tzId, place.lat, place.lon)),
  );
  const whole = { ...hours[0], hours: hours.flatMap((day) => day.hours) };
  return { weather: normalHours(whole, usual.provenance, place.elevationM ?? Number.NaN), usual };
}

/** Some days of a year as their neighbours in the last years were; null where no source has them. */
async function usualDays(
  { weather }: OperationContext,
  place: Place,
  dates: readonly CivilDate[],
  nowMs: number,
): Promise<UsualWeather | null> {
  const past = await weather.pastDays(place, nowMs);
  if (past === null) return null;
  const { first, last } = yearsOfDays(past);
  const usual: DateNormals = {
    method: 'climatology',
    normals: normalsOfDays(daysAround(past, dates)),
    years: { first, last, count: last - first + 1 },
    provenance: past.provenance,
  };
  const days = dates.map((date) =>
    normalDay(usual.normals, civilDay(place.tzId, date), place.tzId, place.lat, place.lon),
  );
  const whole = { ...days[0], hours: days.flatMap((day) => day.hours) };
  return { weather: normalHours(whole, usual.provenance, place.elevationM ?? Number.NaN), usual };
}

/** The normals of the middle day of each month. */
async function middlesOfMonths(
  context: OperationContext,
  place: Place,
  months: readonly (readonly CivilDate[])[],
  nowMs: number,
): Promise<DateNormals[] | null> {
  // Of this year, so that all months have the same past years.
  const [thisYear] = yearAndMonth(todayAt(place, nowMs));
  const middles = months.map(([date]) => middleOf(thisYear, yearAndMonth(date)[1]));
  return pastNormals(context, place, middles, nowMs);
}

/** The normals of each month, from all of its days in the last years. */
async function daysOfMonths(
  { weather }: OperationContext,
  place: Place,
  months: readonly (readonly CivilDate[])[],
  nowMs: number,
): Promise<DateNormals[] | null> {
  const past = await weather.pastDays(place, nowMs);
  if (past === null) return null;
  const { first, last } = yearsOfDays(past);
  const ofMonths = daysByMonth(past);
  const years = { first, last, count: last - first + 1 };
  return months.map(([date]) => ({
    method: 'climatology',
    normals: normalsOfDays(ofMonths[yearAndMonth(date)[1] - 1]),
    years,
    provenance: past.provenance,
  }));
}

/** The means of several normals, each counted by its days. */
function meanNormals(parts: readonly { readonly of: DateNormals; readonly days: number }[]): DateNormals {
  const total = parts.reduce((sum, { days }) => sum + days, 0);
  const mean = (value: (normals: DateNormals['normals']) => number) =>
    parts.reduce((sum, { of, days }) => sum + value(of.normals) * days, 0) / total;
  const middle = parts[Math.floor(parts.length / 2)].of;
  const spreads = Object.fromEntries(
    NORMAL_FIGURES.map((name) => [
      name,
      {
        mean: mean(({ spreads }) => spreads[name].mean),
        p10: mean(({ spreads }) => spreads[name].p10),
        p50: mean(({ spreads }) => spreads[name].p50),
        p90: mean(({ spreads }) => spreads[name].p90),
      },
    ]),
  ) as DateNormals['normals']['spreads'];
  const [rainPct, snowPct] = [mean((normals) => normals.rainPct), mean((normals) => normals.snowPct)];
  return { ...middle, normals: { ...middle.normals, spreads, rainPct, snowPct } };
}

/** Draws of the middle day of each month of a time, for as many of its days as lie in the time. */
async function seasonsOf(
  { weather }: OperationContext,
  place: Place,
  { fromMs, toMs }: Pick<RequestedTime, 'fromMs' | 'toMs'>,
  nowMs: number,
): Promise<SeasonDays[]> {
  const zone = offsetTable(place.tzId, fromMs, toMs);
  const last = civilDateAt(zone, toMs - 1);
  const seasons: SeasonDays[] = [];
  for (let first = civilDateAt(zone, fromMs); first <= last; ) {
    const [year, month] = yearAndMonth(first);
    const next = addDays(middleOf(year, month), daysIn(year, month) - MID_MONTH + 1);
    const days = Math.min(epochDay(next), epochDay(last) + 1) - epochDay(first);
    const date = addDays(first, Math.floor((days - 1) / 2));
    const { weathers } = await weather.season(place, date, nowMs);
    seasons.push({ date, days, weathers });
    first = next;
  }
  return seasons;
}

/** Longer times are held against the normals of several of their dates. */
const DAYS_OF_ONE_DATE = 40;
const MOST_DATES = 4;

/** The normals of the middle date of a time, and the means of those of its parts. */
export async function usualOf(
  { weather }: OperationContext,
  place: Place,
  { fromMs, toMs }: Pick<RequestedTime, 'fromMs' | 'toMs'>,
  zone: OffsetTable,
  nowMs: number,
): Promise<{ readonly usual: DateNormals; readonly usualMeans: UsualMeans }> {
  const days = (toMs - fromMs) / DAY_MS;
  const dates = Math.min(MOST_DATES, Math.ceil(days / DAYS_OF_ONE_DATE));
  const found: DateNormals[] = [];
  for (let part = 0; part < dates; part++) {
    const middle = civilDateAt(zone, fromMs + ((part + 0.5) * (toMs - fromMs)) / dates);
    found.push(await weather.usual(place, middle, nowMs));
  }
  const mean = (of: (normals: DateNormals['normals']) => number) =>
    found.reduce((sum, { normals }) => sum + of(normals), 0) / found.length;
  return {
    usual: found[Math.floor(found.length / 2)],
    usualMeans: {
      temperatureC: mean(({ spreads }) => spreads.temperatureMeanC.mean),
      precipitationMm: mean(({ spreads }) => spreads.precipitationMm.mean),
      dates,
    },
  };
}

function monthFrom(weathers: readonly HourlyWeather[], place: Place, date: CivilDate, days: number): MonthClimate {
  const day = civilDay(place.tzId, date);
  const drawn = weathers.map((weather) => dayFigures(weather, day, place.lat, place.lon));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const of = (
    name:
      | 'temperatureMaxC'
      | 'temperatureMinC'
      | 'temperatureMeanC'
      | 'precipitationMm'
      | 'snowfallCm'
      | 'windMaxKmh'
      | 'humidityMeanPct',
  ) => mean(drawn.map((figures) => figures[name]));
  const hours = (name: 'cloudPct' | 'windKmh') => drawn.map((figures) => mean(figures.hours.map((hour) => hour[name])));
  const [clouds, winds] = [hours('cloudPct'), hours('windKmh')];
  const indices = drawn.map((figures, i) =>
    hci(
      'urban',
      humidexC(figures.temperatureMaxC, dewPointC(figures.temperatureMaxC, figures.humidityMeanPct)),
      clouds[i],
      figures.precipitationMm,
      winds[i],
    ),
  );
  return {
    date,
    lowC: of('temperatureMinC'),
    highC: of('temperatureMaxC'),
    meanC: of('temperatureMeanC'),
    rainMm: of('precipitationMm') * days,
    snowCm: of('snowfallCm') * days,
    sunshineHours: Number.NaN,
    wetDays: (days * drawn.filter(({ precipitationMm }) => precipitationMm >= WET_DAY_MM).length) / drawn.length,
    cloudPct: mean(clouds),
    windKmh: mean(winds),
    humidityPct: of('humidityMeanPct'),
    holidayIndex: mean(indices),
  };
}

function middleOf(year: number, month: number): CivilDate {
  const date = parseCivilDate(`${year}-${String(month).padStart(2, '0')}-${MID_MONTH}`);
  if (date === null) throw new RangeError(`no month ${month} in ${year}`);
  return date;
}

function yearAndMonth(date: CivilDate): [year: number, month: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
