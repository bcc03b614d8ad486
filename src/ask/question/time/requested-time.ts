/** From the window that the words name to the one that is answered: cut off at now; past, coming or typical. */
import { addDays } from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import type { RequestedTime } from '../interpretation.ts';
import type { LocalClock } from './local-clock.ts';
import type { RawWindow } from './windows.ts';

/** The last day, counted from today, that is answered with a forecast; later days get the typical climate. */
export const FORECAST_DAYS_AHEAD = 13;

/** Fewer days beyond the forecast are left out. */
const MIN_TYPICAL_MS = 3 * DAY_MS;

/** "This summer" is a forecast as far as one reaches, and then what is typical. */
export function splitAtHorizon(time: RequestedTime, clock: LocalClock): RequestedTime[] {
  const horizonMs = clock.at(addDays(clock.today, FORECAST_DAYS_AHEAD + 1), 0);
  const isSplit =
    time.grain === 'month' &&
    time.era === 'coming' &&
    time.fromMs <= clock.nowMs &&
    time.toMs - horizonMs >= MIN_TYPICAL_MS;
  if (!isSplit) return [time];
  return [
    { ...time, toMs: horizonMs, grain: 'days' },
    { ...time, fromMs: horizonMs, era: 'typical' },
  ];
}

/** `isTypical`: the question asks for the typical climate. Null for an empty window. */
export function requestedTime(
  raw: RawWindow,
  text: string | null,
  clock: LocalClock,
  isTypical: boolean,
): RequestedTime | null {
  if (!(raw.fromMs < raw.toMs)) return null;
  const { fromMs, toMs, grain } = raw;
  // "The average temperature in 2025" is that of the year, and not of the climate.
  const isYearPast = toMs <= clock.nowMs && text !== null && /\b(?:19|20)\d\d\b/.test(text);
  if (isTypical && !isYearPast) return { text, fromMs, toMs, grain, era: 'typical' };
  if (toMs <= clock.nowMs) return { text, fromMs, toMs, grain, era: 'past' };
  if (clock.isPast && fromMs < clock.nowMs) return { text, fromMs, toMs: clock.nowMs, grain, era: 'past' };
  const horizonMs = clock.at(addDays(clock.today, FORECAST_DAYS_AHEAD + 1), 0);
  // A forecast of less than half a month says little about the month.
  const decisiveMs = grain === 'month' ? (fromMs + toMs) / 2 : fromMs;
  const isBeyond = decisiveMs >= horizonMs && fromMs > clock.nowMs;
  if (isBeyond) return { text, fromMs, toMs, grain, era: 'typical' };
  // "At 2" asked at half past two is about now.
  const isThisHour = grain === 'hours' && fromMs < clock.nowMs && toMs - fromMs <= HOUR_MS;
  if (isThisHour) return { text, fromMs: clock.nowMs, toMs: clock.nowMs + HOUR_MS, grain: 'now', era: 'coming' };
  return { text, fromMs: Math.max(fromMs, clock.nowMs), toMs, grain, era: 'coming' };
}
