/** What decide and best-day share: the checks of their parameters, and the engine's decision for one civil day. */
import { Type } from '@sinclair/typebox';
import type { WeatherAlert } from '../alerts/alert.ts';
import type { AlertReport } from '../alerts/alerts.ts';
import { type ActivityCatalogue, findActivity } from '../decision/activities.ts';
import type { OfficialAlert, OtherAlerts } from '../decision/alerts.ts';
import type { DayWorst } from '../decision/day-worst.ts';
import type { TimeWindow } from '../decision/decide.ts';
import { gapsOf } from '../decision/gaps.ts';
import { joinNames } from '../decision/grammar.ts';
import type { DecisionInput } from '../decision/input.ts';
import { AVOIDABLE, type Avoidable, avoidingPollen } from '../decision/pollen.ts';
import type { Profile } from '../decision/profile.ts';
import type { Risk } from '../decision/risks.ts';
import { hoursInSpan, quarterEndMs } from '../decision/span.ts';
import { cachePerOwner, memoize } from '../lib/memoize.ts';
import type { Place } from '../place/place.ts';
import { type MoonDay, moonDay, type SunDay, sunDay } from '../sky/day.ts';
import {
  addDays,
  type CivilDate,
  type CivilDay,
  civilDay,
  epochSeconds,
  formatLocal,
  localHourStarts,
  type OffsetTable,
} from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import type { Units } from '../units/quantities.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import type { QuarterHours } from '../weather/quarter-hours.ts';
import { FairdayError, invalidField } from './errors.ts';
import { checkPlaceText, todayAt, zoneAround } from './locate.ts';
import type { OperationContext } from './operation.ts';
import type { DayWorstBody, RiskBody, WindowBody } from './schemas.ts';

export interface DayQuestion {
  readonly location: string;
  readonly activity: string;
  readonly from?: number;
  readonly to?: number;
  readonly units?: Units;
  readonly avoid?: Avoidable;
}

/** The profile of that name or alias. Throws `invalid_parameter` with the nearest names. */
export function activityNamed(text: string, catalogue: ActivityCatalogue): Profile {
  const found = findActivity(text, catalogue);
  if (!('suggestions' in found)) return found;
  const near = found.suggestions.length === 0 ? '' : ` Did you mean ${found.suggestions.join(' or ')}?`;
  const message = `'${text.slice(0, 40)}' is not an activity.${near} /v1/activities lists them all.`;
  throw invalidField('activity', message, found.suggestions);
}

/** What a question may ask to avoid. */
export const avoidParameter = Type.Optional(
  Type.Union(
    AVOIDABLE.map((what) => Type.Literal(what)),
    { description: 'pollen judges the hours by pollen too, for the allergic; Europe only' },
  ),
);

/** The profile of the question, with what it asks to avoid. Throws `invalid_parameter` for what is wrong whatever the weather. */
export function checkDayQuestion(context: OperationContext, question: DayQuestion): Profile {
  const profile = activityNamed(question.activity, context.activities);
  const { from, to } = question;
  const night = profile.light.kind === 'night';
  if (from !== undefined && to !== undefined && (night ? from === to : from >= to)) {
    throw invalidField(
      'from',
      night
        ? `'from' and 'to' are both ${from}; leave hours between them, for example from=20&to=4.`
        : `'from' (${from}) must be before 'to' (${to}); only night activities run past midnight.`,
    );
  }
  checkPlaceText(context, 'location', question.location);
  return question.avoid === 'pollen' ? avoidingPollen(profile) : profile;
}

/**
 * Throws `no_hours_left` when the question's range holds no hour on any of the dates, or when all of them are over; by
 * the clock alone, before any weather is fetched.
 */
export function checkHoursLeft(
  profile: Profile,
  place: Place,
  dates: readonly CivilDate[],
  question: DayQuestion,
  nowMs: number,
): void {
  const { from, to } = question;
  // Only a single hour can be one that the clocks skip; of more than one, a later day has some.
  const mayBeSkipped = from !== undefined && (to ?? LAST_HOUR) === from + 1;
  if (!mayBeSkipped && dates[dates.length - 1] > todayAt(place, nowMs)) return;
  const isLeft = (asOfMs: number) => dates.some((date) => hasHours(profile, place, date, question, nowMs, asOfMs));
  if (isLeft(nowMs)) return;
  throw isLeft(Number.NEGATIVE_INFINITY)
    ? noHoursLeft(profile, place, dates, question)
    : skippedHours(place, dates[0], question);
}

const LAST_HOUR = 24;

/** Whether the range has an hour on the date that is not over at an instant. */
function hasHours(
  profile: Profile,
  place: Place,
  date: CivilDate,
  { from, to }: DayQuestion,
  nowMs: number,
  asOfMs: number,
): boolean {
  const zone = zoneAround(place.tzId, nowMs);
  const day = civilDay(place.tzId, date);
  const nextDay = civilDay(place.tzId, addDays(date, 1));
  const startMs = localHourStarts(zone, day.startMs, nextDay.endMs);
  const span = { profile, zone, day, nextDay, fromHour: from ?? null, toHour: to ?? null, nowMs: asOfMs };
  return hoursInSpan({ startMs }, span).length > 0;
}

/** 422, with why: in spring the clocks skip an hour. */
function skippedHours(place: Place, date: CivilDate, question: DayQuestion): FairdayError {
  const { from, to } = rangeText(question.from, question.to);
  return new FairdayError(
    'no_hours_left',
    `The hour from ${from} to ${to} does not exist on ${date} ${placeText(place)}, because the clocks go forward over it; ask for other hours.`,
  );
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
): FairdayError {
  const gaps = dates.flatMap((date) => {
    const gap = gapsOf(dayInput(profile, place, weather, date, question, nowMs, NO_ALERTS));
    return gap === null ? [] : [gap];
  });
  if (gaps.length === 0) return noHoursLeft(profile, place, dates, question);
  const nouns = [...new Set(gaps.flat())];
  const lacked = nouns.length === 0 ? 'has too many gaps' : `has no ${joinNames(nouns, 'or')}`;
  return new FairdayError(
    'weather_unavailable',
    `The forecast ${daysText(dates)} ${placeText(place)} ${lacked} at the moment, so there is no verdict; try again in ${GAP_RETRY_SECONDS / 60} minutes.`,
    { retryAfterSeconds: GAP_RETRY_SECONDS },
  );
}

/** For days of which nobody warns any more, or yet. */
export const NO_ALERTS: AlertReport = {
  alerts: [],
  byName: [],
  mentioned: [],
  coverage: 'none',
  staleSinceMs: null,
  silent: null,
};

/** One civil day of a question as the engine takes it. */
export function dayInput(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  date: CivilDate,
  question: DayQuestion,
  nowMs: number,
  alerts: AlertReport,
  quarters: QuarterHours | null = null,
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
    alerts: officialAlerts(alerts),
    otherAlerts: otherAlertsOf(alerts, sky.day, weather, nowMs),
    quarters,
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
export function noHoursLeft(
  profile: Profile,
  place: Place,
  dates: readonly CivilDate[],
  { from, to }: DayQuestion,
): FairdayError {
  const span = daysText(dates);
  const isNamed = from !== undefined || to !== undefined;
  const usual = isNamed ? undefined : profile.usualHours;
  const range = isNamed || usual !== undefined ? between(rangeText(from ?? usual?.from, to ?? usual?.to)) : '';
  const why = usual === undefined ? '' : `, when people usually do it`;
  const instead = usual === undefined ? 'other hours' : 'name other hours with from and to';
  return new FairdayError(
    'no_hours_left',
    `No forecast hours are left ${span}${range} ${placeText(place)}${why}; ask for a later day or ${instead}.`,
  );
}

function daysText(dates: readonly CivilDate[]): string {
  return dates.length === 1 ? `on ${dates[0]}` : `in the next ${dates.length} days`;
}

function between({ from, to }: { from: string; to: string }): string {
  return ` between ${from} and ${to}`;
}

function rangeText(from = 0, to = LAST_HOUR): { from: string; to: string } {
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  return { from: clock(from), to: clock(to) };
}

function placeText({ name }: Place): string {
  return name === '' ? 'there' : `in ${name}`;
}

/** Bodies cached per weather: activities × days × a few variants of the question. */
const MAX_BODIES = 500;

/**
 * A cache of bodies that lives as long as the weather they come from; its key holds everything else that they depend on.
 * `make` runs once for a weather, a key and a quarter of an hour; a failure is not cached.
 */
export function createBodyCache<Body extends object>() {
  const bodies = cachePerOwner<HourlyWeather, Promise<Body>>(MAX_BODIES);
  return (weather: HourlyWeather, nowMs: number, key: string, make: () => Promise<Body>): Promise<Body> => {
    const known = bodies(weather);
    const name = `${quarterEndMs(nowMs)} ${key}`;
    return memoize(known, name, () => {
      const made = make();
      made.catch(() => known.delete(name));
      return made;
    });
  };
}

/** What the key of a body must hold in addition to the operation's own parameters. */
export function questionKey(place: Place, profile: Profile, question: DayQuestion, alerts: AlertReport): string {
  const idsOf = (some: readonly WeatherAlert[]): string =>
    some.map(({ id, expiresMs }) => `${id} ${expiresMs}`).join(';');
  const inForce = [alerts.alerts, alerts.byName, alerts.mentioned].map(idsOf).join('|');
  return `${place.lat},${place.lon} ${place.name} ${profile.id} ${question.avoid} ${question.from} ${question.to} ${question.units} ${alerts.silent} ${inForce}`;
}

/** Warnings are seldom issued farther ahead, so none are missing from later days. */
const ALERTS_AHEAD_MS = 3 * DAY_MS;

/** A service that cannot be reached is no news where the weather is not that of the day either. */
function otherAlertsOf(
  { silent }: AlertReport,
  { startMs }: CivilDay,
  weather: HourlyWeather,
  nowMs: number,
): OtherAlerts {
  if (silent === null || startMs >= nowMs + ALERTS_AHEAD_MS) return 'none';
  return silent === 'service' && weather.provenance.source === 'typical' ? 'unasked' : 'possible';
}

/** The alerts as the engine takes them. */
function officialAlerts({ alerts, byName, mentioned }: AlertReport): OfficialAlert[] {
  const asOfficial =
    (area: OfficialAlert['area']) =>
    ({ event, headline, severity, onsetMs, expiresMs }: WeatherAlert): OfficialAlert => ({
      event,
      headline,
      severity,
      area,
      startMs: onsetMs,
      endMs: expiresMs,
    });
  return [
    ...alerts.map(asOfficial('drawn')),
    ...byName.map(asOfficial('named')),
    ...mentioned.map(asOfficial('mentioned')),
  ];
}

/** The start and the end of a span, with their epochs, in the civil time of the zone. */
export function spanBody({ startMs, endMs }: Pick<TimeWindow, 'startMs' | 'endMs'>, zone: OffsetTable) {
  return {
    start: formatLocal(zone, startMs),
    start_epoch: epochSeconds(startMs),
    end: formatLocal(zone, endMs),
    end_epoch: epochSeconds(endMs),
  };
}

/** A window as every answer shows it, in the civil time of the zone. */
export function windowBody({ startMs, endMs, score }: TimeWindow, zone: OffsetTable): WindowBody {
  return { ...spanBody({ startMs, endMs }, zone), score };
}

/** The worst outside the best window as every answer shows it, in the civil time of the zone. */
export function dayWorstBody(worst: DayWorst | null, zone: OffsetTable): DayWorstBody {
  if (worst === null) return null;
  const { issue, severity, fromMs, toMs } = worst;
  return { issue, severity, from: formatLocal(zone, fromMs), to: formatLocal(zone, toMs) };
}

/** A risk as every answer shows it, in the civil time of the zone. */
export function riskBody({ type, severity, fromMs, toMs, detail }: Risk, zone: OffsetTable): RiskBody {
  return { type, severity, from: formatLocal(zone, fromMs), to: formatLocal(zone, toMs), detail };
}
