/** What decide and best-day share: the checks of their parameters, and the engine's decision for one civil day. */

import type { WeatherAlert } from '../alerts/alert.ts';
import type { AlertReport } from '../alerts/alerts.ts';
import { type ActivityCatalogue, findActivity } from '../decision/activities.ts';
import type { OfficialAlert } from '../decision/alerts.ts';
import { type DayDecision, decideDay, type TimeWindow } from '../decision/decide.ts';
import { gapsOf } from '../decision/gaps.ts';
import type { DecisionInput } from '../decision/input.ts';
import type { Profile } from '../decision/profile.ts';
import type { Risk } from '../decision/risks.ts';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import { type MoonDay, moonDay, type SunDay, sunDay } from '../sky/day.ts';
import {
  addDays,
  type CivilDate,
  type CivilDay,
  civilDay,
  DAY_MS,
  formatLocal,
  HOUR_MS,
  localHourStarts,
  type OffsetTable,
} from '../time/civil.ts';
import type { Units } from '../units/quantities.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { FairdayError, invalidField } from './errors.ts';
import { checkPlaceText, zoneAround } from './locate.ts';
import type { OperationContext } from './operation.ts';
import type { RiskBody, WindowBody } from './schemas.ts';

export interface DayQuestion {
  readonly location: string;
  readonly activity: string;
  readonly from?: number;
  readonly to?: number;
  readonly units?: Units;
}

/** The profile of that name or alias. Throws `invalid_parameter` with the nearest names. */
export function activityNamed(text: string, catalogue: ActivityCatalogue): Profile {
  const found = findActivity(text, catalogue);
  if (!('suggestions' in found)) return found;
  const near = found.suggestions.length === 0 ? '' : ` Did you mean ${found.suggestions.join(' or ')}?`;
  const message = `'${text.slice(0, 40)}' is not an activity.${near} /v1/activities lists them all.`;
  throw invalidField('activity', message, found.suggestions);
}

/** The profile of the question. Throws `invalid_parameter` for what is wrong whatever the weather. */
export function checkDayQuestion(context: OperationContext, question: DayQuestion): Profile {
  const profile = activityNamed(question.activity, context.activities);
  const { from, to } = question;
  const night = profile.light.kind === 'night';
  if (from !== undefined && to !== undefined && (night ? from === to % 24 : from >= to)) {
    throw invalidField(
      'from',
      night
        ? `'from' and 'to' are both ${from}; leave hours between them, for example from=20&to=4.`
        : `'from' (${from}) must be before 'to' (${to}); only night activities run past midnight.`,
    );
  }
  checkPlaceText(context, 'location', question.location);
  return profile;
}

/** Whether an hour of the range is running or still to come; by the clock alone, before any weather is fetched. */
export function hoursLeft(place: Place, date: CivilDate, question: DayQuestion, nowMs: number): boolean {
  const zone = zoneAround(place.tzId, nowMs);
  const day = civilDay(place.tzId, date);
  return localHourStarts(zone, day.startMs, day.endMs).some((startMs) => {
    const hour = Number(formatLocal(zone, startMs).slice(11, 13));
    return startMs + HOUR_MS > nowMs && hour >= (question.from ?? 0) && hour < (question.to ?? 24);
  });
}

/** The engine's decision for one civil day, or null when no hour of the range is left, forecast or known well enough. */
export function decideOn(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  date: CivilDate,
  question: DayQuestion,
  nowMs: number,
  alerts: AlertReport,
): DayDecision | null {
  return decideDay(dayInput(profile, place, weather, date, question, nowMs, alerts));
}

/** For how long a forecast with gaps is likely to stay as it is: models run every one to six hours. */
const GAP_RETRY_SECONDS = 15 * 60;

/**
 * Why none of those days could be decided: 503 where the forecast lacks what a verdict needs, else 422 with what to request
 * instead.
 */
export function undecided(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  dates: readonly CivilDate[],
  question: DayQuestion,
  nowMs: number,
  span: string,
): FairdayError {
  const gaps = dates.flatMap((date) => {
    const gap = gapsOf(dayInput(profile, place, weather, date, question, nowMs, NO_ALERTS));
    return gap === null ? [] : [gap];
  });
  if (gaps.length === 0) return noHoursLeft(place, question, span);
  const nouns = [...new Set(gaps.flat())];
  const lacked = nouns.length === 0 ? 'has too many gaps' : `has no ${nouns.join(' and no ')}`;
  const where = place.name === '' ? '' : ` in ${place.name}`;
  return new FairdayError(
    'weather_unavailable',
    `The forecast ${span}${where} ${lacked} at the moment, so there is no verdict; try again in ${GAP_RETRY_SECONDS / 60} minutes.`,
    { retryAfterSeconds: GAP_RETRY_SECONDS },
  );
}

const NO_ALERTS: AlertReport = { alerts: [], byName: [], coverage: 'none', staleSinceMs: null };

function dayInput(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  date: CivilDate,
  question: DayQuestion,
  nowMs: number,
  alerts: AlertReport,
): DecisionInput {
  const sky = skyOn(place, weather, date);
  const nextSky = skyOn(place, weather, addDays(date, 1));
  return {
    profile,
    weather,
    lat: place.lat,
    lon: place.lon,
    zone: zoneAround(place.tzId, nowMs),
    day: sky.day,
    nextDay: nextSky.day,
    sun: sky.sun,
    nextSun: nextSky.sun,
    // Read by night activities alone, and slow to compute.
    get moon() {
      sky.moon ??= moonDay(sky.day, place.lat, place.lon);
      return sky.moon;
    },
    fromHour: question.from ?? null,
    toHour: question.to ?? null,
    nowMs,
    units: question.units ?? 'metric',
    alerts: alerts.alerts.map(officialAlert),
  };
}

/** A civil day of a place with its sun; its moon is computed at first use. */
interface DaySky {
  readonly day: CivilDay;
  readonly sun: SunDay;
  moon: MoonDay | null;
}

/** The skies of days, cached with the weather: every activity and every ranking of a place shares them. */
const MAX_SKIES = 500;
const skies = cachePerOwner<HourlyWeather, DaySky>(MAX_SKIES);

function skyOn({ lat, lon, tzId }: Place, weather: HourlyWeather, date: CivilDate): DaySky {
  return memoize(skies(weather), `${date} ${lat},${lon} ${tzId}`, () => {
    const day = civilDay(tzId, date);
    return { day, sun: sunDay(day, lat, lon), moon: null };
  });
}

/** 422, with what to request instead. */
export function noHoursLeft(place: Place, question: DayQuestion, span: string): FairdayError {
  const { from, to } = question;
  const range = from === undefined && to === undefined ? '' : ` between ${clock(from ?? 0)} and ${clock(to ?? 24)}`;
  const where = place.name === '' ? 'there' : `in ${place.name}`;
  return new FairdayError(
    'no_hours_left',
    `No forecast hours are left ${span}${range} ${where}; ask for a later day or other hours.`,
  );
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Bodies cached per weather: activities × days × a few variants of the question. */
const MAX_BODIES = 500;
/** Hours end on these steps in every zone of the world, so a decision holds until the next. */
const QUARTER_MS = HOUR_MS / 4;

/**
 * A cache of bodies that lives as long as the weather they come from; its key holds everything else that they depend on.
 * `make` runs once for a weather, a key and a quarter of an hour.
 */
export function createBodyCache<Body extends object>() {
  const bodies = cachePerOwner<HourlyWeather, Body>(MAX_BODIES);
  return (weather: HourlyWeather, nowMs: number, key: string, make: () => Body): Body => {
    const step = Math.floor(nowMs / QUARTER_MS);
    return memoize(bodies(weather), `${step} ${key}`, make);
  };
}

/** What the key of a body must hold in addition to the operation's own parameters. */
export function questionKey(place: Place, profile: Profile, question: DayQuestion, alerts: AlertReport): string {
  const inForce = alerts.alerts.map(({ id, expiresMs }) => `${id} ${expiresMs}`).join(';');
  return `${place.lat},${place.lon} ${place.name} ${profile.id} ${question.from} ${question.to} ${question.units} ${alerts.coverage} ${inForce}`;
}

/** The entry of `missing` when official alerts were not judged. */
const ALERTS_MISSING = 'official-alerts';
/** Warnings are seldom issued farther ahead, so none are missing from later days. */
const ALERTS_AHEAD_MS = 3 * DAY_MS;

/** What was not known; official alerts are included where warnings are likely and there is a source that did not answer. */
export function missingOf(
  decision: DayDecision,
  place: Place,
  alerts: AlertReport,
  hasAlertSource: boolean,
  nowMs: number,
): readonly string[] {
  const isNear = civilDay(place.tzId, decision.date).startMs < nowMs + ALERTS_AHEAD_MS;
  const isSilent = hasAlertSource && alerts.coverage === 'unknown';
  return isSilent && isNear ? [...decision.missing, ALERTS_MISSING].sort() : decision.missing;
}

/** An alert as the engine takes it. Alerts known only by the name of an area are shown by `alerts` and not judged. */
function officialAlert({ event, headline, severity, onsetMs, expiresMs }: WeatherAlert): OfficialAlert {
  return { event, headline, severity, startMs: onsetMs, endMs: expiresMs };
}

/** A window as every answer shows it, in the civil time of the zone. */
export function windowBody({ startMs, endMs, score }: TimeWindow, zone: OffsetTable): WindowBody {
  return { start: formatLocal(zone, startMs), end: formatLocal(zone, endMs), score };
}

/** A risk as every answer shows it, in the civil time of the zone. */
export function riskBody({ type, severity, fromMs, toMs, detail }: Risk, zone: OffsetTable): RiskBody {
  return { type, severity, from: formatLocal(zone, fromMs), to: formatLocal(zone, toMs), detail };
}
