/**
 * Which hours a decision covers: the civil day, or for night activities the time from noon to noon; of it the hours that
 * the question names, else those in which people usually do it; and of these the ones that are not over.
 *
 * The hour that is running counts while more than half of it is left: a decision is often about right now, but nobody
 * begins a thing that takes an hour ten minutes before it ends. It can be used from the end of the running quarter of an
 * hour on, so that no window begins in the past for as long as an answer is cached.
 */
import { type CivilDay, civilHourAt, epochDay, type OffsetTable, offsetAtMs } from '../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { Profile } from './profile.ts';

export interface SpanQuestion {
  readonly profile: Pick<Profile, 'light' | 'usualHours'>;
  readonly zone: OffsetTable;
  readonly day: CivilDay;
  readonly nextDay: CivilDay;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly nowMs: number;
}

/** In every zone of the world hours begin on these steps, so that what holds now holds until the next. */
export const QUARTER_MS = HOUR_MS / 4;

/** The quarter of an hour that ends at an instant, or in which it lies. */
export function quarterEndMs(nowMs: number): number {
  return Math.ceil(nowMs / QUARTER_MS) * QUARTER_MS;
}

/** End of an hour record; the last one, and one before a gap, is an hour long. */
export function hourEndMs(startMs: Float64Array, hour: number): number {
  const full = startMs[hour] + HOUR_MS;
  return hour + 1 < startMs.length ? Math.min(full, startMs[hour + 1]) : full;
}

/** When an hour record can first be used: at its start, or at the end of the running quarter of an hour. */
export function usableFromMs(startMs: Float64Array, hour: number, nowMs: number): number {
  return Math.max(startMs[hour], quarterEndMs(nowMs));
}

/** Indices of the hours to decide on, ascending. */
export function hoursInSpan({ startMs }: Pick<HourlyWeather, 'startMs'>, question: SpanQuestion): number[] {
  const { zone, day, nextDay, nowMs } = question;
  const night = isNight(question);
  const fromMs = night ? nightStartMs(question) : day.startMs;
  const toMs = night ? noonMs(zone, nextDay) : day.endMs;
  const isCounted = clockRange(question);
  const hours: number[] = [];
  for (let i = firstAtOrAfter(startMs, fromMs); i < startMs.length && startMs[i] < toMs; i++) {
    const endMs = hourEndMs(startMs, i);
    if (endMs - Math.max(nowMs, startMs[i]) <= (endMs - startMs[i]) / 2) continue;
    if (isCounted(civilHourAt(zone, startMs[i]))) hours.push(i);
  }
  return hours;
}

/** How many clock hours are requested; null when the request sets no limits. */
export function countRequestedHours(question: SpanQuestion): number | null {
  if (question.fromHour === null && question.toHour === null) return null;
  const isRequested = clockRange(question);
  let hours = 0;
  for (let hour = 0; hour < 24; hour++) if (isRequested(hour)) hours++;
  return hours;
}

function isNight({ profile }: SpanQuestion): boolean {
  return profile.light.kind === 'night';
}

/** Before noon of today a night still includes the hours since midnight. */
function nightStartMs({ zone, day, nowMs }: SpanQuestion): number {
  const noon = noonMs(zone, day);
  return nowMs >= day.startMs && nowMs < noon ? day.startMs : noon;
}

/** The instant the local clock shows 12:00. Clocks change at night, so the offset at the middle of the day is noon's. */
function noonMs(zone: OffsetTable, day: CivilDay): number {
  return epochDay(day.date) * DAY_MS + 12 * HOUR_MS - offsetAtMs(zone, (day.startMs + day.endMs) / 2);
}

/** The clock hours that count: exactly those of a request that names any, else the usual ones. */
function clockRange(question: SpanQuestion): (hour: number) => boolean {
  const { fromHour, toHour, profile } = question;
  const usual = fromHour === null && toHour === null ? profile.usualHours : undefined;
  const night = isNight(question);
  const from = fromHour ?? usual?.from ?? (night ? 12 : 0);
  const to = toHour ?? usual?.to ?? (night ? 12 : 24);
  return from < to ? (hour) => hour >= from && hour < to : (hour) => hour >= from || hour < to;
}

function firstAtOrAfter(startMs: Float64Array, ms: number): number {
  let low = 0;
  let high = startMs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startMs[middle] < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
