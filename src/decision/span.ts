/**
 * Which hours a decision covers: the civil day, or for night activities the time from noon to noon, within the requested
 * hours and not yet over. The current hour counts, since a decision is often about right now.
 */
import { type CivilDay, civilHourAt, epochDay, type OffsetTable, offsetAtMs } from '../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';
import type { HourlyWeather } from '../weather/hourly.ts';

interface SpanQuestion {
  readonly zone: OffsetTable;
  readonly day: CivilDay;
  readonly nextDay: CivilDay;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly nowMs: number;
}

/** End of an hour record; the last one, and one before a gap, is an hour long. */
export function hourEndMs(startMs: Float64Array, hour: number): number {
  const full = startMs[hour] + HOUR_MS;
  return hour + 1 < startMs.length ? Math.min(full, startMs[hour + 1]) : full;
}

/** Indices of the hours to decide on, ascending. */
export function hoursInSpan(weather: HourlyWeather, question: SpanQuestion, night: boolean): number[] {
  const { zone, day, nextDay, nowMs } = question;
  const fromMs = night ? nightStartMs(question) : day.startMs;
  const toMs = night ? noonMs(zone, nextDay) : day.endMs;
  const isRequested = clockRange(question, night);
  const hours: number[] = [];
  for (let i = firstAtOrAfter(weather.startMs, fromMs); i < weather.length && weather.startMs[i] < toMs; i++) {
    if (hourEndMs(weather.startMs, i) <= nowMs) continue;
    if (isRequested(civilHourAt(zone, weather.startMs[i]))) hours.push(i);
  }
  return hours;
}

/** How many clock hours are requested; null when the request sets no limits. */
export function countRequestedHours(question: SpanQuestion, night: boolean): number | null {
  if (question.fromHour === null && question.toHour === null) return null;
  const isRequested = clockRange(question, night);
  let hours = 0;
  for (let hour = 0; hour < 24; hour++) if (isRequested(hour)) hours++;
  return hours;
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

function clockRange({ fromHour, toHour }: SpanQuestion, night: boolean): (hour: number) => boolean {
  const from = fromHour ?? (night ? 12 : 0);
  const to = toHour ?? (night ? 12 : 24);
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
