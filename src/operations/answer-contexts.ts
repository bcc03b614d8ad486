/** Loads the facts for the answer to a question: the weather of each place and time, and air, alerts and decisions. */

import type { AlertReport } from '../alerts/alerts.ts';
import type { AnswerContext } from '../ask/answer/answer-context.ts';
import { activityNeeded } from '../ask/answer/compose.ts';
import { dangersNeeded } from '../ask/answer/dangers.ts';
import { limitOfChance } from '../ask/answer/limit-chance.ts';
import { isMeasured } from '../ask/answer/topic-measures.ts';
import type { Interpretation, RequestedTime, Subject, Topic } from '../ask/question/interpretation.ts';
import type { ChancedDay } from '../decision/chanced-day.ts';
import type { DayDecision } from '../decision/decide.ts';
import type { Profile } from '../decision/profile.ts';
import { rankDays } from '../decision/rank.ts';
import { supplementsOf } from '../decision/supplements.ts';
import type { Place } from '../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  civilHourAt,
  epochDay,
  type OffsetTable,
  offsetTable,
} from '../time/civil.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/units.ts';
import type { HourlyAir } from '../weather/air-quality/air.ts';
import type { HourlyWeather, SupplementKind } from '../weather/hourly.ts';
import type { Members } from '../weather/members/members.ts';
import { normalDay, normalHours } from '../weather/normals/normal-day.ts';
import type { DateNormals } from '../weather/normals/normals.ts';
import { WeatherUnavailable } from '../weather/weather.ts';
import { daysToCount, monthsOf, pastDaysOf, usualMonths, usualOf } from './answer-climate.ts';
import { lookBack } from './answer-history.ts';
import { chancedDay, chancedDays, knownDay } from './chanced-days.ts';
import { activityNamed, type DayQuestion, NO_ALERTS } from './decision-days.ts';
import { MAX_FUTURE_DAYS, MIN_FUTURE_DAYS } from './future.ts';
import { FIRST_HISTORY_DATE } from './history.ts';
import { todayAt } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** A year is answered whole; of longer times the first days. */
const MAX_DAYS = 366;
/** Days of one question that are decided, at most. */
const MAX_DECIDED_DAYS = 14;
/** Around the times, so that neighbouring days and clock changes are covered. */
const SLACK_MS = 2 * DAY_MS;

interface AnswerBasis {
  readonly contexts: readonly AnswerContext[];
  readonly profile: Profile | null;
}

/** Throws `WeatherUnavailable` when no weather is available, and `invalid_parameter` for an unknown activity. */
export async function loadAnswerContexts(
  context: OperationContext,
  interpretation: Interpretation,
  nowMs: number,
): Promise<AnswerBasis> {
  const activity = activityNeeded(interpretation);
  const profile = activity === null ? null : activityNamed(activity, context.activities);
  const watched = dangersNeeded(interpretation);
  const watch = watched === null ? null : activityNamed(watched, context.activities);
  const pairs = interpretation.subjects.flatMap((subject) => subject.times.map((time) => ({ subject, time })));
  const contexts = await Promise.all(
    pairs.map(({ subject, time }) =>
      loadAnswerContext(context, interpretation, subject, time, { profile, watch }, nowMs),
    ),
  );
  return { contexts, profile };
}

async function loadAnswerContext(
  context: OperationContext,
  interpretation: Interpretation,
  subject: Subject,
  wholeTime: RequestedTime,
  { profile, watch }: Readonly<Record<'profile' | 'watch', Profile | null>>,
  nowMs: number,
): Promise<AnswerContext> {
  const { place } = subject;
  const first = civilDateAt(offsetTable(place.tzId, wholeTime.fromMs, wholeTime.fromMs), wholeTime.fromMs);
  const cutMs = civilDay(place.tzId, addDays(first, MAX_DAYS)).startMs;
  const time = { ...wholeTime, toMs: Math.min(wholeTime.toMs, cutMs) };
  const zone = offsetTable(place.tzId, Math.min(time.fromMs, nowMs) - SLACK_MS, Math.max(time.toMs, nowMs) + SLACK_MS);
  const [{ weather, usual }, alerts, { air, airMissing }] = await Promise.all([
    needsWeather(interpretation, time)
      ? loadWeather(context, interpretation, place, time, zone, profile ?? watch, nowMs)
      : NO_WEATHER,
    alertsOf(context, interpretation, place, profile, nowMs),
    interpretation.topics.some((topic) => topic === 'air-quality' || topic === 'pollen')
      ? airOf(context, place, time, nowMs)
      : { air: null, airMissing: null },
  ]);
  const further = await furtherFacts(context, interpretation, place, wholeTime, zone, nowMs);
  const possible =
    weather === null ? null : await possibleWeathers(context, interpretation, place, weather, time, nowMs);
  const decided =
    profile === null || weather === null
      ? []
      : await decisionsOf(context, profile, place, weather, time, zone, alerts, nowMs);
  const watchedDays =
    watch === null || weather === null || time.era !== 'coming'
      ? []
      : await watchedIn(watch, place, weather, time, zone, nowMs);
  const rankedDays = decided.length < 2 ? decided : rankDays(decided);
  const facts = { weather, dayNormals: usual, air, airMissing, alerts, decided, rankedDays, watchedDays };
  const loaded = {
    subject,
    place,
    time,
    zone,
    nowMs,
    ...facts,
    ...further,
    ...(possible === null ? {} : { possible }),
  };
  const [topic] = interpretation.topics;
  // "The last frost in May, normally": of what is to come nothing is searched backwards.
  if (interpretation.form !== 'last' || !isMeasured(topic) || wholeTime.fromMs > nowMs) return loaded;
  const lookedBack = {
    ...loaded,
    time: wholeTime,
    zone: offsetTable(place.tzId, wholeTime.fromMs - SLACK_MS, nowMs + SLACK_MS),
  };
  return lookBack(context, topic, interpretation, lookedBack);
}

/** The climate, where the question is about it. */
async function furtherFacts(
  context: OperationContext,
  interpretation: Interpretation,
  place: Place,
  time: RequestedTime,
  zone: OffsetTable,
  nowMs: number,
): Promise<Pick<AnswerContext, 'months' | 'seasons' | 'pastDays' | 'usual' | 'usualMeans'>> {
  const { topics, form, ranksYears, recordOf } = interpretation;
  if (ranksYears !== undefined || recordOf !== undefined || topics.includes('frost-dates'))
    return pastDaysOf(context, place, nowMs);
  if (topics[0] === 'visit' || (form === 'which-month' && time.era !== 'past')) {
    return monthsOf(context, place, Number(todayAt(place, nowMs).slice(0, 4)), nowMs);
  }
  if (form === 'count' && time.era === 'typical') return daysToCount(context, place, interpretation, time, nowMs);
  // Means of cloudy and clear days have no hours of sunshine; the days of past years have.
  if (isUsualSunshine(interpretation, time))
    return monthsOf(context, place, Number(todayAt(place, nowMs).slice(0, 4)), nowMs);
  if (!topics.includes('normal')) return {};
  return usualOf(context, place, time, zone, nowMs);
}

/** For the chance of a limit: around a forecast, and of a single day that is typical; null for any other question. */
async function possibleWeathers(
  { weather }: OperationContext,
  interpretation: Interpretation,
  place: Place,
  told: HourlyWeather,
  { era, grain, fromMs }: RequestedTime,
  nowMs: number,
): Promise<Members | null> {
  if (limitOfChance(interpretation) === null || era === 'past') return null;
  if (era === 'coming' && told.provenance.source !== 'typical') return weather.members(place, told, nowMs, 0);
  if (grain !== 'day') return null;
  return weather.season(place, civilDateAt(offsetTable(place.tzId, fromMs, fromMs), fromMs), nowMs);
}

const NEED_WEATHER: ReadonlySet<Topic> = new Set([
  'general',
  'clothing',
  'activity',
  'normal',
  'solar-power',
  'aurora',
]);

function isUsualSunshine({ topics, form }: Interpretation, { era, grain }: RequestedTime): boolean {
  return topics.length === 1 && topics[0] === 'sunshine' && form === 'value' && era === 'typical' && grain === 'month';
}

/** Months, usual days and the last time have weather of their own. */
function needsWeather(interpretation: Interpretation, time: RequestedTime): boolean {
  const { topics, form, ranksYears } = interpretation;
  const { era } = time;
  if (isUsualSunshine(interpretation, time)) return false;
  // Of one month the year that is not over has figures of its own.
  if (ranksYears !== undefined) return ranksYears === 'named' && era === 'past';
  if (form === 'count' && era === 'typical') return false;
  if ((form === 'which-month' && era !== 'past') || form === 'last') return false;
  return topics.some((topic) => isMeasured(topic) || NEED_WEATHER.has(topic));
}

/** What beside the forecast a topic is measured by. */
const SUPPLEMENT_OF: Readonly<Partial<Record<Topic, SupplementKind>>> = {
  'sea-temperature': 'sea',
  waves: 'sea',
  kp: 'geomagnetic',
  aurora: 'geomagnetic',
};

function supplementsNeeded({ topics }: Interpretation, profile: Profile | null): readonly SupplementKind[] {
  const own = topics.flatMap((topic) => SUPPLEMENT_OF[topic] ?? []);
  const ofProfile = profile === null ? [] : supplementsOf(profile);
  return own.length === 0 ? ofProfile : [...new Set([...ofProfile, ...own])].sort();
}

interface LoadedWeather {
  readonly weather: HourlyWeather | null;
  readonly usual: DateNormals | null;
}

const NO_WEATHER: LoadedWeather = { weather: null, usual: null };

/**
 * A single day within reach of the climatology, and months of any year, are answered from normals, unless a decision needs
 * the neighbours of a day.
 */
async function loadWeather(
  context: OperationContext,
  interpretation: Interpretation,
  place: Place,
  time: RequestedTime,
  zone: OffsetTable,
  profile: Profile | null,
  nowMs: number,
): Promise<LoadedWeather> {
  const date = civilDateAt(zone, time.fromMs);
  const ahead = epochDay(date) - epochDay(todayAt(place, nowMs));
  const isOneDay = date === civilDateAt(zone, time.toMs - 1);
  const isInReach = ahead >= MIN_FUTURE_DAYS && ahead <= MAX_FUTURE_DAYS;
  if (time.era !== 'typical' || !isOneDay || !isInReach || profile !== null) {
    const months = time.era === 'typical' && profile === null ? await usualMonths(context, place, time, nowMs) : null;
    if (months !== null) return months;
    const supplements = supplementsNeeded(interpretation, profile);
    return { weather: await weatherOfEra(context, place, time, zone, supplements, nowMs), usual: null };
  }
  const usual = await context.weather.future(place, date, nowMs);
  const figures = normalDay(usual.normals, civilDay(place.tzId, date), place.tzId, place.lat, place.lon);
  return { weather: normalHours(figures, usual.provenance, place.elevationM ?? Number.NaN), usual };
}

/** Null before the first day of history. */
async function weatherOfEra(
  { weather }: OperationContext,
  place: Place,
  time: RequestedTime,
  zone: OffsetTable,
  supplements: readonly SupplementKind[],
  nowMs: number,
): Promise<HourlyWeather | null> {
  const today = todayAt(place, nowMs);
  // A day on either side: decisions look back, and ahead.
  const from = addDays(civilDateAt(zone, time.fromMs), -1);
  const to = addDays(civilDateAt(zone, time.toMs - 1), 1);
  if (time.era === 'typical') return weather.typical(place, from, to, nowMs);
  if (time.era === 'coming' || from >= addDays(today, -2)) {
    return weather.forecast(place, nowMs, 'decision', supplements);
  }
  if (to <= FIRST_HISTORY_DATE) return null;
  const first = FIRST_HISTORY_DATE as CivilDate;
  // Dates compare as texts.
  const [earliest] = [today, to].sort();
  const [, latest] = [first, from].sort();
  return weather.history(place, latest, earliest, nowMs);
}

async function alertsOf(
  { alerts }: OperationContext,
  { topics }: Interpretation,
  place: Place,
  profile: Profile | null,
  nowMs: number,
): Promise<AlertReport | null> {
  if (topics.includes('alerts')) return alerts.at(place, nowMs, 'question');
  return profile === null ? null : alerts.at(place, nowMs);
}

/** Missing air quality does not make the answer fail; the answer says why it is missing. */
async function airOf(
  { weather }: OperationContext,
  place: Place,
  { era }: RequestedTime,
  nowMs: number,
): Promise<{ air: HourlyAir | null; airMissing: string | null }> {
  if (era === 'typical') return { air: null, airMissing: 'no source has typical air quality' };
  try {
    return { air: await weather.airQuality(place, nowMs), airMissing: null };
  } catch (error) {
    if (!(error instanceof WeatherUnavailable)) throw error;
    return { air: null, airMissing: error.message.charAt(0).toLowerCase() + error.message.slice(1) };
  }
}

async function decisionsOf(
  context: OperationContext,
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  time: RequestedTime,
  zone: OffsetTable,
  alerts: AlertReport | null,
  nowMs: number,
): Promise<ChancedDay[]> {
  const { dates, hours } = datesOf(profile, time, zone);
  const question: DayQuestion = { location: place.name, activity: profile.id, ...hours };
  const asked = { profile, place, weather, question, alerts: NO_ALERTS };
  if (time.era === 'coming') return chancedDays(context, { ...asked, alerts: alerts ?? NO_ALERTS, nowMs }, dates);
  // Past days and typical ones are judged as if they were still to come.
  const days = await Promise.all(
    dates.map((date) => {
      const then = { ...asked, nowMs: civilDay(place.tzId, date).startMs };
      return time.era === 'past' && weather.provenance.source !== 'typical'
        ? knownDay(then, date)
        : chancedDay(context, then, date);
    }),
  );
  return days.filter((day) => day !== null);
}

/** The days of the time as they are for whoever is out in them, by the forecast alone. */
async function watchedIn(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  time: RequestedTime,
  zone: OffsetTable,
  nowMs: number,
): Promise<DayDecision[]> {
  const { dates, hours } = datesOf(profile, time, zone);
  const question = { location: place.name, activity: profile.id, ...hours };
  const asked = { profile, place, weather, question, alerts: NO_ALERTS, nowMs };
  const days = await Promise.all(dates.map((date) => knownDay(asked, date)));
  return days.flatMap((day) => (day === null ? [] : [day.decision]));
}

/** The dates of the time, and the hours of each where they are not all. */
function datesOf(
  profile: Profile,
  time: RequestedTime,
  zone: OffsetTable,
): { readonly dates: readonly CivilDate[]; readonly hours: Partial<Record<'from' | 'to', number>> } {
  const first = civilDateAt(zone, beginMs(time));
  const last = civilDateAt(zone, time.toMs - 1);
  const wholeDays = time.grain === 'day' || time.grain === 'days' || time.grain === 'month';
  const count = wholeDays ? Math.min(MAX_DECIDED_DAYS, epochDay(last) - epochDay(first) + 1) : 1;
  return {
    dates: Array.from({ length: count }, (_, ahead) => addDays(first, ahead)),
    hours: wholeDays ? {} : requestedHours(profile, time, zone),
  };
}

const LAST_HOUR = 24;

/**
 * An instant of the first hour that counts: for "now" that of the next hour, once half of this one is over, and for a time
 * that is named once more than half is: 14:50 is of the hour from 15:00.
 */
function beginMs({ fromMs, grain }: Pick<RequestedTime, 'fromMs' | 'grain'>): number {
  if (grain === 'now') return fromMs + HOUR_MS / 2;
  return grain === 'hours' ? fromMs + HOUR_MS / 2 - MINUTE_MS : fromMs;
}

/** The local hours of a part of a day; "now" stands for the hours that the activity takes. */
export function requestedHours(
  profile: Pick<Profile, 'light' | 'window'>,
  time: Pick<RequestedTime, 'fromMs' | 'toMs' | 'grain'>,
  zone: OffsetTable,
): { from: number; to: number } {
  const { fromMs, toMs, grain } = time;
  const from = civilHourAt(zone, beginMs(time));
  const night = profile.light.kind === 'night';
  const hours = grain === 'now' ? profile.window.typicalHours : Math.max(1, Math.round((toMs - fromMs) / HOUR_MS));
  if (night) return { from, to: (from + Math.min(hours, LAST_HOUR - 1)) % LAST_HOUR || LAST_HOUR };
  return { from, to: Math.min(LAST_HOUR, from + hours) };
}
