/** The time that is assumed for a question that names none. */
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { type Form, type RequestedTime, SKY_TOPICS, type Topic } from '../interpretation.ts';
import { firstOfMonth, type LocalClock, monthOfDate, yearOfDate } from './local-clock.ts';
import { FORECAST_DAYS_AHEAD } from './requested-time.ts';

/** From this minute of the day on, a question without a time is about the coming night. */
const LATE_MINUTE = 20 * 60;
const NIGHT_BEGINS_MINUTE = 21 * 60;
const NIGHT_ENDS_MINUTE = 30 * 60;
const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
const WARNING_DAYS = 3;
/** How far back the last time that something happened is looked for. */
const LAST_DAYS = 366;
/** How far back the days that followed each other are looked for. */
const RUN_DAYS = 30;
/** What changes slowly: one value is wanted, that of now. */
const OF_THE_MOMENT: ReadonlySet<Topic> = new Set<Topic>(['snow-depth', 'sea-temperature']);
const OF_SKY: ReadonlySet<Topic> = new Set(SKY_TOPICS);

interface UntimedQuestion {
  readonly clock: LocalClock;
  readonly topic: Topic;
  readonly form: Form;
  readonly isTypical: boolean;
  /** "is it", "are there": the question is about the moment. */
  readonly isPresent: boolean;
  /** "any snow coming": in the days ahead. */
  readonly isComing: boolean;
  /** "The driest part of the day": of one day. */
  readonly isOfOneDay: boolean;
  /** "What's it like out": the weather as a whole, at the moment. */
  readonly isOutNow: boolean;
  /** "Can I sleep with the window open": of the coming night. */
  readonly isOfSleep: boolean;
  /** "How much does it rain there": of a whole year, where it is typical. */
  readonly isOfYear: boolean;
}

export function assumedTime(question: UntimedQuestion): RequestedTime {
  const { clock, topic, form, isTypical, isPresent, isComing, isOutNow, isOfSleep, isOfOneDay, isOfYear } = question;
  const { nowMs, today } = clock;
  const from = (grain: RequestedTime['grain'], toMs: number): RequestedTime => ({
    text: null,
    fromMs: nowMs,
    toMs,
    grain,
    era: 'coming',
  });
  const days = (count: number): RequestedTime => from(count === 1 ? 'day' : 'days', clock.at(addDays(today, count), 0));
  if (form === 'last')
    return { text: null, fromMs: clock.at(addDays(today, -LAST_DAYS), 0), toMs: nowMs, grain: 'days', era: 'past' };
  if (form === 'which-month' || (isTypical && (form === 'count' || isOfYear))) {
    const [year, month] = [yearOfDate(today), monthOfDate(today)];
    const [from, to] = [firstOfMonth(year, month), firstOfMonth(year + 1, month)];
    return { text: null, fromMs: clock.at(from, 0), toMs: clock.at(to, 0), grain: 'month', era: 'typical' };
  }
  if (isTypical) {
    const first = firstOfMonth(yearOfDate(today), monthOfDate(today));
    const next = firstOfMonth(yearOfDate(today), monthOfDate(today) + 1);
    return { text: null, fromMs: clock.at(first, 0), toMs: clock.at(next, 0), grain: 'month', era: 'typical' };
  }
  if (clock.isPast && form === 'run')
    return { text: null, fromMs: clock.at(addDays(today, -RUN_DAYS), 0), toMs: nowMs, grain: 'days', era: 'past' };
  if (clock.isPast) {
    // "Did it rain?" just after midnight is about the day before.
    const begin = clock.minuteNow < 60 ? addDays(today, -1) : today;
    return { text: null, fromMs: clock.at(begin, 0), toMs: nowMs, grain: 'day', era: 'past' };
  }
  if (topic === 'daylight' || topic === 'sun-height') return days(1);
  if (OF_SKY.has(topic)) return days(clock.minuteNow >= LATE_MINUTE && form === 'when' ? 2 : 1);
  if (topic === 'alerts') return days(WARNING_DAYS);
  if (isOfOneDay && form !== 'run' && form !== 'which-day') return days(clock.minuteNow >= LATE_MINUTE ? 2 : 1);
  // The sun burns at the same hours each day.
  if (topic === 'uv' && form === 'when') return days(clock.minuteNow >= LATE_MINUTE ? 2 : 1);
  if (form === 'which-day') return days(WEEK_DAYS);
  if (form === 'count') return days(WEEK_DAYS);
  if (form === 'when' || form === 'run') return days(FORECAST_DAYS_AHEAD + 1);
  if (form === 'best-time' && isComing) return days(WEEK_DAYS);
  if (form === 'best-time') return days(clock.minuteNow >= LATE_MINUTE ? 2 : 1);
  if (isComing && topic !== 'activity') return days(WEEK_DAYS);
  if (form === 'value' && OF_THE_MOMENT.has(topic)) return from('now', nowMs + HOUR_MS);
  if (isOfSleep && (form === 'value' || form === 'yes-no')) {
    // Who cannot sleep asks about the night that runs.
    const isNight = clock.minuteNow < NIGHT_ENDS_MINUTE - DAY_MINUTES;
    const fromMs = isNight ? nowMs : Math.max(nowMs, clock.at(today, NIGHT_BEGINS_MINUTE));
    const toMs = clock.at(today, isNight ? NIGHT_ENDS_MINUTE - DAY_MINUTES : NIGHT_ENDS_MINUTE);
    return { text: null, fromMs, toMs, grain: 'hours', era: 'coming' };
  }
  if (isOutNow && topic === 'general') return from('now', nowMs + HOUR_MS);
  if (isPresent && topic !== 'activity' && topic !== 'clothing' && topic !== 'general')
    return from('now', nowMs + HOUR_MS);
  // What is normal is that of a whole day.
  if (clock.minuteNow >= LATE_MINUTE && topic !== 'general' && topic !== 'normal')
    return from('hours', clock.at(today, NIGHT_ENDS_MINUTE));
  return days(1);
}
