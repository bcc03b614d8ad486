/**
 * The light of one civil day at a place: how long the day is, and the hours that photographers wait for.
 *
 * Daylight runs from sunrise to sunset, the upper limb on the horizon (U.S. Naval Observatory). The golden hour is the sun
 * between 6° above and 4° below the horizon, the blue hour the sun between 4° and 6° below (the limits of PhotoPills, "Golden
 * hour and blue hour"; civil twilight ends at 6°).
 */
import type { CivilDay } from '../time/civil.ts';
import { SUNRISE_ALTITUDE_DEG, sunCrossings, sunDay } from './day.ts';

/** A half-open span of instants, epoch ms. */
export interface LightSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

const GOLDEN_ABOVE_DEG = 6;
const GOLDEN_BELOW_DEG = -4;
const CIVIL_DEG = -6;

/** How long the sun is up on that day, ms: all of it in the midnight sun, none in the polar night. */
export function daylightMs(day: CivilDay, lat: number, lon: number): number {
  return sunUp(day, lat, lon).reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

export interface PhotoHours {
  readonly morning: LightSpan | null;
  readonly evening: LightSpan | null;
}

/** The golden hours of the day; null where the sun does not pass both limits on that side of noon. */
export function goldenHours(day: CivilDay, lat: number, lon: number): PhotoHours {
  return hoursBetween(day, lat, lon, GOLDEN_BELOW_DEG, GOLDEN_ABOVE_DEG);
}

/** The blue hours of the day. */
export function blueHours(day: CivilDay, lat: number, lon: number): PhotoHours {
  return hoursBetween(day, lat, lon, CIVIL_DEG, GOLDEN_BELOW_DEG);
}

function hoursBetween(day: CivilDay, lat: number, lon: number, lowDeg: number, highDeg: number): PhotoHours {
  const { solarNoonMs } = sunDay(day, lat, lon);
  const at = (altitudeDeg: number) => sunCrossings(day.startMs, day.endMs, lat, lon, altitudeDeg);
  const [low, high] = [at(lowDeg), at(highDeg)];
  const rises = (events: typeof low) => events.findLast(({ atMs, rising }) => rising && atMs < solarNoonMs)?.atMs;
  const sets = (events: typeof low) => events.find(({ atMs, rising }) => !rising && atMs > solarNoonMs)?.atMs;
  return {
    morning: spanOf(rises(low), rises(high)),
    evening: spanOf(sets(high), sets(low)),
  };
}

function spanOf(fromMs: number | undefined, toMs: number | undefined): LightSpan | null {
  return fromMs === undefined || toMs === undefined ? null : { fromMs, toMs };
}

/** The spans of the day in which the sun is up. */
function sunUp(day: CivilDay, lat: number, lon: number): LightSpan[] {
  const { startMs, endMs } = day;
  const events = sunCrossings(startMs, endMs, lat, lon, SUNRISE_ALTITUDE_DEG);
  if (events.length === 0) return sunDay(day, lat, lon).alwaysUp ? [{ fromMs: startMs, toMs: endMs }] : [];
  const spans: LightSpan[] = [];
  let fromMs = events[0].rising ? null : startMs;
  for (const { atMs, rising } of events) {
    if (rising) fromMs = atMs;
    else if (fromMs !== null) {
      spans.push({ fromMs, toMs: atMs });
      fromMs = null;
    }
  }
  if (fromMs !== null) spans.push({ fromMs, toMs: endMs });
  return spans;
}
