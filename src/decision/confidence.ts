/**
 * How reliable a day's decision is, and which inputs were missing. Confidence never changes a score; it shrinks
 * the value by which days are ranked.
 *
 * By lead time after NOAA SciJinks (about 90 % of 5-day, 80 % of 7-day and half of 10-day forecasts are right), a tenth
 * less for each unknown value that could have taken the day below great. Typical weather is no forecast and has the
 * confidence of the farthest day.
 */
import { civilDateAt, epochDay } from '../time/civil.ts';
import type { Judgement } from './judge.ts';

interface Confidence {
  /** 0 to 1. */
  readonly confidence: number;
  /** Names of what was missing, estimated, or looked beyond the end of the forecast. */
  readonly missing: readonly string[];
}

const BY_LEAD_DAYS: ReadonlyArray<readonly [days: number, confidence: number]> = [
  [0, 0.97],
  [1, 0.95],
  [2, 0.93],
  [3, 0.92],
  [5, 0.9],
  [6, 0.85],
  [7, 0.8],
  [8, 0.7],
  [10, 0.5],
  [14, 0.35],
];
const TYPICAL_CONFIDENCE = 0.35;
/** What remains of the confidence for each deciding value that is unknown (judgement). */
const UNKNOWN_SHARE = 0.9;

export function confidenceOf({ input, unknown }: Judgement): Confidence {
  const { weather, zone, day } = input;
  const { source, updatedAtMs } = weather.provenance;
  // Counted from the time of the forecast, not from now: an old forecast looks further ahead.
  const leadDays = epochDay(day.date) - epochDay(civilDateAt(zone, updatedAtMs));
  const base = source === 'typical' ? TYPICAL_CONFIDENCE : confidenceAt(leadDays);
  const deciding = unknown.filter(({ decides }) => decides).length;
  return {
    confidence: Math.round(base * UNKNOWN_SHARE ** deciding * 100) / 100,
    missing: unknown.map(({ name }) => name),
  };
}

/** Confidence at a lead time, linear between the table's days. */
export function confidenceAt(leadDays: number): number {
  for (let i = 1; i < BY_LEAD_DAYS.length; i++) {
    const [before, high] = BY_LEAD_DAYS[i - 1];
    const [after, low] = BY_LEAD_DAYS[i];
    if (leadDays <= after) return high + ((low - high) * Math.max(0, leadDays - before)) / (after - before);
  }
  return BY_LEAD_DAYS[BY_LEAD_DAYS.length - 1][1];
}
