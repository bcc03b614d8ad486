/** Gathers what the answer to a question rests on: the weather of each place and time, and air, alerts and decisions. */

import type { AlertReport } from '../alerts/alerts.ts';
import type { AnswerContext } from '../ask/answer/answer-context.ts';
import { activityNeeded } from '../ask/answer/compose.ts';
import { isMeasured } from '../ask/answer/topics.ts';
import type { AskedTime, Interpretation, Subject } from '../ask/interpretation.ts';
import type { DayDecision } from '../decision/decide.ts';
import type { Profile } from '../decision/profile.ts';
import type { Place } from '../place/place.ts';
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  civilHourAt,
  DAY_MS,
  epochDay,
  type OffsetTable,
  offsetTable,
} from '../time/civil.ts';
import type { HourlyAir } from '../weather/air-quality/air.ts';
import type { HourlyWeather } from '../weather/hourly.ts';
import { normalDay, normalHours } from '../weather/normals/normal-day.ts';
import type { DateNormals } from '../weather/normals/normals.ts';
import { WeatherUnavailable } from '../weather/weather.ts';
import { activityNamed, type DayQuestion, decideOn } from './decision-days.ts';
import { MAX_DAYS_AHEAD, MIN_DAYS_AHEAD } from './future.ts';
import { FIRST_DATE } from './history.ts';
import { todayAt } from './locate.ts';
import type { OperationContext } from './operation.ts';

/** Longer times are answered for their first days: a season is. */
const MAX_DAYS = 100;
/** Days of one question that are decided, at most. */
const MAX_DECIDED_DAYS = 14;
/** Around the times, so that neighbouring days and clock changes are covered. */
const SLACK_MS = 2 * DAY_MS;

export interface Gathered {
  readonly scenes: readonly AnswerContext[];
  readonly profile: Profile | null;
}

/** Throws `WeatherUnavailable` when the weather cannot be had, and `invalid_parameter` for an activity unknown here. */
export async function loadAnswerContexts(
  context: OperationContext,
  asked: Interpretation,
  nowMs: number,
): Promise<Gathered> {
  const activity = activityNeeded(asked);
  const profile = activity === null ? null : activityNamed(activity, context.activities);
  const pairs = asked.subjects.flatMap((subject) => subject.times.map((time) => ({ subject, time })));
  const scenes = await Promise.all(
    pairs.map(({ subject, time }) => sceneOf(context, asked, subject, time, profile, nowMs)),
  );
  return { scenes, profile };
}

async function sceneOf(
  context: OperationContext,
  asked: Interpretation,
  subject: Subject,
  wholeTime: AskedTime,
  profile: Profile | null,
  nowMs: number,
): Promise<AnswerContext> {
  const { place } = subject;
  const time = { ...wholeTime, toMs: Math.min(wholeTime.toMs, wholeTime.fromMs + MAX_DAYS * DAY_MS) };
  const zone = offsetTable(place.tzId, Math.min(time.fromMs, nowMs) - SLACK_MS, Math.max(time.toMs, nowMs) + SLACK_MS);
  const [{ weather, usual }, alerts, { air, airMissing }] = await Promise.all([
    needsWeather(asked) ? heldWeather(context, place, time, zone, profile, nowMs) : NO_WEATHER,
    alertsOf(context, asked, place, profile, nowMs),
    asked.topics.includes('air-quality') ? airOf(context, place, time, nowMs) : { air: null, airMissing: null },
  ]);
  const decisions =
    profile === null || weather === null ? [] : decisionsOf(profile, place, weather, time, zone, alerts, nowMs);
  return { subject, place, time, zone, nowMs, weather, usual, air, airMissing, alerts, decisions };
}

function needsWeather({ topics }: Interpretation): boolean {
  return topics.some(
    (topic) => isMeasured(topic) || topic === 'general' || topic === 'clothing' || topic === 'activity',
  );
}

interface HeldWeather {
  readonly weather: HourlyWeather | null;
  readonly usual: DateNormals | null;
}

const NO_WEATHER: HeldWeather = { weather: null, usual: null };

/** One day in the reach of the climatology has its normals; what a decision looks around in has not. */
async function heldWeather(
  context: OperationContext,
  place: Place,
  time: AskedTime,
  zone: OffsetTable,
  profile: Profile | null,
  nowMs: number,
): Promise<HeldWeather> {
  const date = civilDateAt(zone, time.fromMs);
  const ahead = epochDay(date) - epochDay(todayAt(place, nowMs));
  const isOneDay = date === civilDateAt(zone, time.toMs - 1);
  const isInReach = ahead >= MIN_DAYS_AHEAD && ahead <= MAX_DAYS_AHEAD;
  if (time.era !== 'typical' || !isOneDay || !isInReach || profile !== null) {
    return { weather: await weatherOf(context, place, time, zone, nowMs), usual: null };
  }
  const usual = await context.weather.future(place, date, nowMs);
  const figures = normalDay(usual.normals, civilDay(place.tzId, date), place.tzId, place.lat, place.lon);
  return { weather: normalHours(figures, usual.provenance, place.elevationM ?? Number.NaN), usual };
}

/** Null before the first day that history is kept of. */
async function weatherOf(
  { weather }: OperationContext,
  place: Place,
  time: AskedTime,
  zone: OffsetTable,
  nowMs: number,
): Promise<HourlyWeather | null> {
  const today = todayAt(place, nowMs);
  // A day on either side: decisions look back, and ahead.
  const from = addDays(civilDateAt(zone, time.fromMs), -1);
  const to = addDays(civilDateAt(zone, time.toMs - 1), 1);
  if (time.era === 'typical') return weather.typical(place, from, to, nowMs);
  if (time.era === 'coming' || from >= addDays(today, -2)) return weather.forecast(place, nowMs);
  if (to <= FIRST_DATE) return null;
  const first = FIRST_DATE as CivilDate;
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

/** An answer without air quality that says so is better than none. */
async function airOf(
  { weather }: OperationContext,
  place: Place,
  { era }: AskedTime,
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

const NO_ALERTS: AlertReport = { alerts: [], byName: [], coverage: 'none', staleSinceMs: null };

function decisionsOf(
  profile: Profile,
  place: Place,
  weather: HourlyWeather,
  time: AskedTime,
  zone: OffsetTable,
  alerts: AlertReport | null,
  nowMs: number,
): DayDecision[] {
  const first = civilDateAt(zone, time.fromMs);
  const last = civilDateAt(zone, time.toMs - 1);
  const wholeDays = time.grain === 'day' || time.grain === 'days' || time.grain === 'month';
  const days = wholeDays ? Math.min(MAX_DECIDED_DAYS, epochDay(last) - epochDay(first) + 1) : 1;
  const question: DayQuestion = {
    location: place.name,
    activity: profile.id,
    ...(wholeDays ? {} : hoursAsked(profile, time, zone)),
  };
  return Array.from({ length: days }, (_, ahead) => addDays(first, ahead)).flatMap((date) => {
    // Days gone by, and usual ones, are judged as if they lay before us.
    const asOfMs = time.era === 'coming' ? nowMs : civilDay(place.tzId, date).startMs;
    return decideOn(profile, place, weather, date, question, asOfMs, alerts ?? NO_ALERTS) ?? [];
  });
}

const LAST_HOUR = 24;

/** The local hours of a part of a day; who asks about now means the hours that it takes. */
export function hoursAsked(
  profile: Pick<Profile, 'light' | 'window'>,
  { fromMs, toMs, grain }: Pick<AskedTime, 'fromMs' | 'toMs' | 'grain'>,
  zone: OffsetTable,
): { from: number; to: number } {
  const from = civilHourAt(zone, fromMs);
  const night = profile.light.kind === 'night';
  const hours = grain === 'now' ? profile.window.typicalHours : Math.max(1, Math.round((toMs - fromMs) / 3_600_000));
  if (night) return { from, to: (from + Math.min(hours, LAST_HOUR - 1)) % LAST_HOUR || LAST_HOUR };
  return { from, to: Math.min(LAST_HOUR, from + hours) };
}
