/**
 * Periods of the year: ten days whose normals are requested and cached together, so that a question about another date
 * near the first costs nothing more. The days are counted as in a leap year, so that a month and day lies in the same period every
 * year.
 *
 * Each date is judged by its window: fifteen days around it, of each of twenty years. Twenty and not the thirty of the WMO's
 * normals (WMO-No. 1203), because the climate warms: the same guide finds that for what is to come the mean of ten to
 * fifteen recent years can do better than that of thirty. Twenty keep three hundred days to count from.
 */
import { addDays, type CivilDate, dateOfEpochDay, dayOfYear, epochDay, parseCivilDate } from '../../time/civil.ts';

export const PERIOD_DAYS = 10;
/** Days before and after a date that count as its season. */
export const WINDOW_DAYS = 7;
const YEARS = 20;

const A_LEAP_YEAR = 2000;
const LEAP_YEAR_DAYS = 366;

/** A period of the year, and the last of the years that it is made from. */
export interface NormalsPeriod {
  readonly index: number;
  readonly lastYear: number;
}

/** The period that a date falls in, over the years before its own. */
export function periodOf(date: CivilDate): NormalsPeriod {
  return { index: Math.floor(dayOfLeapYear(date) / PERIOD_DAYS), lastYear: yearOf(date) - 1 };
}

/** Which day of its period a date is, from 0. */
export function placeInPeriod(date: CivilDate): number {
  return dayOfLeapYear(date) % PERIOD_DAYS;
}

/** The dates of a period in one year; 29 February is the 28th where there is none. */
export function datesOf({ index }: NormalsPeriod, year: number): CivilDate[] {
  const first = index * PERIOD_DAYS;
  const length = Math.min(PERIOD_DAYS, LEAP_YEAR_DAYS - first);
  return Array.from({ length }, (_, i) => inYear(monthDay(first + i), year));
}

/** The same day of the year in another year. */
export function sameDayIn(date: CivilDate, year: number): CivilDate {
  return inYear(date.slice(4), year);
}

/** The years of a period, the earliest first. */
export function yearsOf({ lastYear }: Pick<NormalsPeriod, 'lastYear'>): number[] {
  return Array.from({ length: YEARS }, (_, i) => lastYear - YEARS + 1 + i);
}

/** The first and the last date that windows around some dates reach. */
export function reachOf(dates: readonly CivilDate[]): { first: CivilDate; last: CivilDate } {
  return { first: addDays(dates[0], -WINDOW_DAYS), last: addDays(dates[dates.length - 1], WINDOW_DAYS) };
}

function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

const LEAP_YEAR_START = epochDay(inYear('-01-01', A_LEAP_YEAR));

/** 0 for 1 January, 59 for 29 February, 365 for 31 December. */
function dayOfLeapYear(date: CivilDate): number {
  return dayOfYear(sameDayIn(date, A_LEAP_YEAR)) - 1;
}

/** `-MM-dd` of a day of the leap year. */
function monthDay(day: number): string {
  return dateOfEpochDay(LEAP_YEAR_START + day).slice(4);
}

function inYear(monthAndDay: string, year: number): CivilDate {
  const date = parseCivilDate(`${year}${monthAndDay}`) ?? parseCivilDate(`${year}-02-28`);
  if (date === null) throw new RangeError(`there is no year ${year}`);
  return date;
}
