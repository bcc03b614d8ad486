/** The input of a decision. */
import type { MoonDay, SunDay } from '../sky/day.ts';
import type { CivilDay, OffsetTable } from '../time/civil.ts';
import type { Units } from '../units/quantities.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { QuarterHours } from '../weather/quarter-hours.ts';
import type { OfficialAlert, OtherAlerts } from './alerts.ts';
import type { Profile } from './profile.ts';

export interface DecisionInput {
  readonly profile: Profile;
  /** On local whole hours; includes the known hours before and after the day. */
  readonly weather: HourlyWeather;
  readonly lat: number;
  readonly lon: number;
  /** Covers the weather's span. */
  readonly zone: OffsetTable;
  /** The civil date of the decision, and the next one, into which night activities reach. */
  readonly day: CivilDay;
  readonly nextDay: CivilDay;
  readonly sun: SunDay;
  readonly nextSun: SunDay;
  readonly moon: MoonDay;
  /** Only hours from this local hour on and before that one; null is no limit. Validated by the caller. */
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly nowMs: number;
  readonly units: Units;
  readonly alerts: readonly OfficialAlert[];
  /** Whether there may be other alerts, so that nothing good follows from there being none. */
  readonly otherAlerts: OtherAlerts;
  /** The rain of the next hours by quarter hours, for today; where it is not known or not wanted nothing is told of it. */
  readonly quarters?: QuarterHours | null;
}

/** The same question in another weather of the same hours and place, and without alerts where that is said. */
export function inWeather(
  input: DecisionInput,
  weather: HourlyWeather,
  { alerts, otherAlerts }: Pick<DecisionInput, 'alerts' | 'otherAlerts'> = input,
): DecisionInput {
  const { profile, lat, lon, zone, day, nextDay, sun, nextSun, fromHour, toHour, nowMs, units } = input;
  return {
    profile,
    weather,
    lat,
    lon,
    zone,
    day,
    nextDay,
    sun,
    nextSun,
    // Computed at first use, once for all weathers.
    get moon() {
      return input.moon;
    },
    fromHour,
    toHour,
    nowMs,
    units,
    alerts,
    otherAlerts,
  };
}
