/** The clock of a place at the moment of the question: the words of time are resolved on it. */
import { sunDay } from '../../../sky/day.ts';
import type { CivilDate } from '../../../time/civil.ts';
import {
  addDays,
  civilDateAt,
  civilDay,
  dateOfEpochDay,
  epochDay,
  localInstantMs,
  offsetAtMs,
  offsetTable,
} from '../../../time/civil.ts';
import { DAY_MS } from '../../../time/units.ts';

const MINUTE_MS = 60_000;

export interface ClockPlace {
  readonly tzId: string;
  readonly lat: number;
  readonly lon: number;
  readonly countryCode: string;
  /** First-level division in English. */
  readonly region?: string;
}

/** Countries that write the month first, by CLDR. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'VI', 'AS', 'MP', 'PW', 'FM', 'MH']);

export class LocalClock {
  readonly nowMs: number;
  readonly place: ClockPlace;
  /** Whether the question is in the past tense. */
  readonly isPast: boolean;
  readonly today: CivilDate;
  /** Minutes since midnight on the clock. */
  readonly minuteNow: number;
  readonly #offsetMs: number;

  constructor(place: ClockPlace, nowMs: number, isPast: boolean) {
    this.place = place;
    this.nowMs = nowMs;
    this.isPast = isPast;
    const table = offsetTable(place.tzId, nowMs, nowMs);
    this.today = civilDateAt(table, nowMs);
    this.#offsetMs = offsetAtMs(table, nowMs);
    this.minuteNow = Math.floor(((((nowMs + this.#offsetMs) % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
  }

  get offsetMinutes(): number {
    return this.#offsetMs / MINUTE_MS;
  }

  get isMonthFirst(): boolean {
    return MONTH_FIRST.has(this.place.countryCode);
  }

  get isSouthern(): boolean {
    return this.place.lat < 0;
  }

  /** The same clock for a question about the past. */
  asPast(): LocalClock {
    return new LocalClock(this.place, this.nowMs, true);
  }

  /** The clock on the first day of a year, looking ahead. */
  atStartOfYear(year: number): LocalClock {
    return new LocalClock(this.place, this.at(firstOfMonth(year, 1), 0), false);
  }

  /** The instant that is so many clock minutes after midnight of a date; 1440 and more are on the days after it. */
  at(date: CivilDate, minute: number): number {
    return localInstantMs(this.place.tzId, addDays(date, Math.floor(minute / 1440)), ((minute % 1440) + 1440) % 1440);
  }

  /** Sunrise and sunset of a date; null where the sun does not cross the horizon on it. */
  sun(date: CivilDate): { readonly riseMs: number | null; readonly setMs: number | null } {
    const { sunriseMs, sunsetMs } = sunDay(civilDay(this.place.tzId, date), this.place.lat, this.place.lon);
    return { riseMs: sunriseMs, setMs: sunsetMs };
  }
}

/** The date of an instant at a place. */
export function localDate(tzId: string, ms: number): CivilDate {
  return civilDateAt(offsetTable(tzId, ms, ms), ms);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CivilDate): number {
  return (((epochDay(date) + 3) % 7) + 7) % 7;
}

/** The Monday of a date's week. */
export function mondayOf(date: CivilDate): CivilDate {
  return addDays(date, -weekdayOf(date));
}

/** A date from its numbers, month 1 to 12; null for a date that does not exist, or outside of 1900 to 2200. */
export function dateOf(year: number, month: number, day: number): CivilDate | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return null;
  const epoch = Date.UTC(year, month - 1, day);
  return day >= 1 && new Date(epoch).getUTCMonth() === month - 1 ? dateOfEpochDay(epoch / DAY_MS) : null;
}

/** The first of a month; month 13 is January of the next year. */
export function firstOfMonth(year: number, month: number): CivilDate {
  return dateOfEpochDay(Date.UTC(year, month - 1, 1) / DAY_MS);
}

export function yearOfDate(date: CivilDate): number {
  return Number(date.slice(0, 4));
}

export function monthOfDate(date: CivilDate): number {
  return Number(date.slice(5, 7));
}
