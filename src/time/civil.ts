/**
 * Civil time: dates and clock times as people at a place read them.
 *
 * A day is the civil day of the place, so it has 23 or 25 hours when the clocks change. Conversions use a table of
 * the few offset changes in a span, never a conversion per hour. The rules of the zones are our own (`zones.ts`).
 */

import { memoize, RecentEntries } from '../lib/memoize.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';
import { changesBetween, offsetOfRules } from './zone-rules.ts';
import { rulesOfZone } from './zones.ts';

/** A calendar date, `yyyy-MM-dd`, that exists. Made by `parseCivilDate` or by the functions of this file. */
export type CivilDate = string & { readonly __civilDate: unique symbol };

/** The date that `text` names, or null when it is not `yyyy-MM-dd` or does not exist (2026-02-30). */
export function parseCivilDate(text: string): CivilDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() as CivilDate;
  } catch {
    return null;
  }
}

/** The calendar is the same every 400 years. */
const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;
/** From 1 March of the year 0. */
const DAYS_TO_1970 = 719_468;
const ZERO = '0'.charCodeAt(0);

function digitsOf(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - ZERO;
  return value;
}

/** Days since 1970-01-01 of a date. */
export function epochDay(date: CivilDate): number {
  // A year beyond the four digits.
  if (date[4] !== '-') return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  const month = digitsOf(date, 5, 7);
  // From March on, so that a leap day is the last of its year: H. Hinnant, chrono-compatible low-level date algorithms (2013).
  const year = digitsOf(date, 0, 4) - (month > 2 ? 0 : 1);
  const cycle = Math.floor(year / CYCLE_YEARS);
  const yearOfCycle = year - cycle * CYCLE_YEARS;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + digitsOf(date, 8, 10) - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * CYCLE_DAYS + yearOfCycle * 365 + leapDays + dayOfYear - DAYS_TO_1970;
}

/** Cache of date texts, since every answer needs today's; at most those of some years. */
const MAX_DATE_TEXTS = 5_000;
const dateTexts = new RecentEntries<number, CivilDate>(MAX_DATE_TEXTS);

/** The date that many days after 1970-01-01. */
export function dateOfEpochDay(day: number): CivilDate {
  return memoize(dateTexts, day, () => new Date(day * DAY_MS).toISOString().slice(0, 10) as CivilDate);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOfEpochDay(epochDay(date) + days);
}

/** The dates from one to the other, both included. */
export function datesFrom(from: CivilDate, to: CivilDate): CivilDate[] {
  const dates: CivilDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** 1 for 1 January, 366 for 31 December of a leap year. */
export function dayOfYear(date: CivilDate): number {
  return Temporal.PlainDate.from(date).dayOfYear;
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** English weekday name of a date. */
export function weekdayName(date: CivilDate): string {
  return WEEKDAYS[new Date(epochDay(date) * DAY_MS).getUTCDay()] ?? '';
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** English name of a date's month. */
export function monthName(date: CivilDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

/**
 * The offsets from UTC of one zone over a span of time: `offsetsMs[i]` holds from `startsMs[i]` until the next start.
 * The first start is −Infinity, so that a lookup always finds a row.
 */
export interface OffsetTable {
  readonly tzId: string;
  readonly startsMs: readonly number[];
  readonly offsetsMs: readonly number[];
}

/** The offset table of an IANA zone for the instants in [fromMs, toMs]. Throws `RangeError` for an unknown zone. */
export function offsetTable(tzId: string, fromMs: number, toMs: number): OffsetTable {
  const rules = rulesOfZone(tzId);
  const changes = changesBetween(rules, fromMs, toMs);
  return {
    tzId,
    startsMs: [Number.NEGATIVE_INFINITY, ...changes.map(([startMs]) => startMs)],
    offsetsMs: [offsetOfRules(rules, fromMs), ...changes.map(([, offsetMs]) => offsetMs)],
  };
}

/** Milliseconds to add to UTC for local time at an instant the table covers. */
export function offsetAtMs(table: OffsetTable, epochMs: number): number {
  let row = table.startsMs.length - 1;
  while (row > 0 && epochMs < (table.startsMs[row] ?? 0)) row--;
  return table.offsetsMs[row] ?? 0;
}

/** The civil date at an instant. */
export function civilDateAt(table: OffsetTable, epochMs: number): CivilDate {
  return dateOfEpochDay(Math.floor((epochMs + offsetAtMs(table, epochMs)) / DAY_MS));
}

/** Hour of the local clock, 0 to 23, at an instant. */
export function civilHourAt(table: OffsetTable, epochMs: number): number {
  const localMs = epochMs + offsetAtMs(table, epochMs);
  return Math.floor((localMs - Math.floor(localMs / DAY_MS) * DAY_MS) / HOUR_MS);
}

/** `yyyy-MM-dd HH:mm` on the local clock. */
export function formatLocal(table: OffsetTable, epochMs: number): string {
  const iso = new Date(epochMs + offsetAtMs(table, epochMs)).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

/** Seconds since 1970-01-01 UTC, beside a local time that may occur twice. */
export function epochSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1000);
}

/** `hh:mm AM/PM` on the local clock with two digits, rounded to the nearest minute of the same date. */
export function formatClock12(table: OffsetTable, epochMs: number): string {
  const nearest = Math.round(epochMs / MINUTE_MS) * MINUTE_MS;
  const sameDate = civilDateAt(table, nearest) === civilDateAt(table, epochMs);
  const rounded = sameDate ? nearest : Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;
  const local = new Date(rounded + offsetAtMs(table, rounded));
  const hour = local.getUTCHours();
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${String(twelve).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The instants at which a civil day begins and ends: [startMs, endMs). Midnights that do not exist move forward. */
export interface CivilDay {
  readonly date: CivilDate;
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * The instant at which the clock of a zone shows a local time, given as if it were UTC. Of a time that the clock shows
 * twice the first counts; one that it skips moves forward by as much as is skipped.
 */
function instantOfLocalMs(tzId: string, localMs: number): number {
  const rules = rulesOfZone(tzId);
  // Offsets are between −12 and +15 hours, and clocks change at most once in two days.
  const beforeMs = offsetOfRules(rules, localMs - DAY_MS);
  const afterMs = offsetOfRules(rules, localMs + DAY_MS);
  const candidates = [localMs - beforeMs, localMs - afterMs];
  const shown = candidates.filter((epochMs) => epochMs + offsetOfRules(rules, epochMs) === localMs);
  return shown.length === 0 ? localMs - beforeMs : Math.min(...shown);
}

/** The instant at which the local clock shows so many minutes after midnight of a date; skipped ones move forward. */
export function localInstantMs(tzId: string, date: CivilDate, minute: number): number {
  return instantOfLocalMs(tzId, epochDay(date) * DAY_MS + Math.floor(minute) * MINUTE_MS);
}

function midnightMs(tzId: string, date: CivilDate): number {
  return instantOfLocalMs(tzId, epochDay(date) * DAY_MS);
}

export function civilDay(tzId: string, date: CivilDate): CivilDay {
  return { date, startMs: midnightMs(tzId, date), endMs: midnightMs(tzId, addDays(date, 1)) };
}

/** Whether the zone's clocks ever showed the date: Samoa went from 29 to 31 December 2011 when it changed sides. */
export function isCivilDayOf(tzId: string, date: CivilDate): boolean {
  const { startMs, endMs } = civilDay(tzId, date);
  return endMs > startMs;
}

/** The civil day that an instant falls in. */
export function civilDayAt(tzId: string, epochMs: number): CivilDay {
  return civilDay(tzId, civilDateAt(offsetTable(tzId, epochMs, epochMs), epochMs));
}

/**
 * The instants in [fromMs, toMs) at which the local clock shows a whole hour. In zones off the whole hour they are not
 * whole hours of UTC; an hour that a clock change repeats appears twice, one that it skips not at all.
 */
export function localHourStarts(table: OffsetTable, fromMs: number, toMs: number): Float64Array {
  const starts: number[] = [];
  for (let row = 0; row < table.startsMs.length; row++) {
    const offset = table.offsetsMs[row] ?? 0;
    const spanStart = Math.max(fromMs, table.startsMs[row] ?? 0);
    const spanEnd = Math.min(toMs, table.startsMs[row + 1] ?? Number.POSITIVE_INFINITY);
    const firstLocal = Math.ceil((spanStart + offset) / HOUR_MS) * HOUR_MS;
    for (let at = firstLocal - offset; at < spanEnd; at += HOUR_MS) starts.push(at);
  }
  return Float64Array.from(starts);
}
