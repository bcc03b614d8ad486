/**
 * Which hours the sun's times allow, for activities whose profile ties them to sunrise and sunset: paint that must dry
 * before dew, concrete that must be finished by daylight, spray that must not hang in an inversion.
 */
import { SUNRISE_ALTITUDE_DEG, type SunDay } from '../sky/day.ts';
import { HOUR_MS } from '../time/units.ts';
import type { HourSlice } from '../weather/hour-slice.ts';
import type { DerivedHours } from './derive.ts';
import type { Profile } from './profile.ts';

export interface DaylightRule {
  /** Whether the hour may be used. */
  allows(hour: number, startMs: number, endMs: number): boolean;
  /** Whether a window may begin in the hour. */
  allowsStart(startMs: number): boolean;
}

const ALWAYS: DaylightRule = { allows: () => true, allowsStart: () => true };

export function daylightRule(profile: Profile, sun: SunDay, hours: DerivedHours, slice: HourSlice): DaylightRule {
  const rule = profile.light.daylight;
  if (rule === undefined) return ALWAYS;
  const [riseMs, setMs] = daylightSpan(sun);
  const earliestMs = riseMs + rule.afterSunriseHours * HOUR_MS;
  const latestMs = setMs - rule.beforeSunsetHours * HOUR_MS;
  const lastStartMs = setMs - (rule.startBeforeSunsetHours ?? 0) * HOUR_MS;
  const altitude = hours.values('sun_altitude', slice);
  const waived = rule.waivedBelowInversionIndex;
  const inversion = waived === undefined ? null : hours.values('inversion_index', slice);
  return {
    allows: (hour, startMs, endMs) => {
      if (altitude[hour] < SUNRISE_ALTITUDE_DEG) return false;
      if (startMs >= earliestMs && endMs <= latestMs) return true;
      const noInversion = inversion !== null && waived !== undefined && inversion[hour] < waived;
      return noInversion && startMs >= riseMs && endMs <= setMs;
    },
    allowsStart: (startMs) => startMs <= lastStartMs,
  };
}

/**
 * The day's light from rise to set. Near the polar circles one of them may be missing, or the sun may set just after
 * midnight and rise again: then only the altitude of each hour decides on the open side.
 */
function daylightSpan(sun: SunDay): [number, number] {
  if (sun.alwaysDown) return [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const riseMs = sun.sunriseMs ?? Number.NEGATIVE_INFINITY;
  const setMs = sun.sunsetMs ?? Number.POSITIVE_INFINITY;
  return setMs > riseMs ? [riseMs, setMs] : [riseMs, Number.POSITIVE_INFINITY];
}

/** Whether an hour has the light that an activity needs, by the height of the sun. */
export function hasLight({ light }: Profile, altitudeDeg: number): boolean {
  if (light.kind === 'night') return altitudeDeg < NIGHT_BELOW_DEG;
  return light.kind === 'any' || altitudeDeg > 0;
}

/** The end of civil twilight. */
const NIGHT_BELOW_DEG = -6;
