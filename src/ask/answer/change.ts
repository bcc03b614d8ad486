/** How a figure changes: from now, or from the begin of a later time, to its highest or lowest within that time. */
import { BEAUFORT_KMH } from '../../physics/air.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { WantedChange } from '../question/changes.ts';
import type { RequestedTime, Topic } from '../question/interpretation.ts';
import { localDate } from '../question/time/local-clock.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { datedMoment, factScopeOf, momentText, whereText } from './calendar.ts';
import { pointText } from './course-wind.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, type Series, seriesOf } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { yesNoSentence } from './yes-no.ts';

/**
 * From which difference on a figure has changed. A force of Beaufort's scale is about 9 km/h wide where wind is noticed
 * (WMO-No. 306, code table 1100: force 4 to 5); a quarter of the sky is two oktas; pressure that
 * changes by 1.6 hPa rises or falls (Met Office, Marine forecasts glossary); the others are our judgement.
 */
const STEPS: Readonly<Partial<Record<Topic, number>>> = {
  wind: BEAUFORT_KMH[4] - BEAUFORT_KMH[3],
  gusts: BEAUFORT_KMH[4] - BEAUFORT_KMH[3],
  temperature: 2,
  humidity: 10,
  cloud: 25,
  pressure: 1.6,
  waves: 0.5,
  uv: 1,
  rain: 1,
};
/** "Has it dropped" looks back, "is it dropping" ahead. */
const HOURS_AROUND_NOW = 6;
/** "Since yesterday". */
const MOST_HOURS_BACK = 48;
const COMING_HOURS = 24;
const HOURS_OF_DAY = 24;
/** A later time begins with its own first hour. */
const HOURS_FROM_NOW = 18;

interface Course {
  readonly series: Series;
  readonly first: { readonly value: number; readonly atMs: number };
  /** The time of the whole course, by which its moments are told. */
  readonly context: AnswerContext;
}

/** Null where no hour is known, or the time is no forecast. */
export function changeAnswer(
  change: WantedChange,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): AnswerPart | null {
  const step = STEPS[topic];
  const course =
    step === undefined || (context.time.era !== 'coming' && change.when !== 'done') || toneOf(context) === 'typical'
      ? null
      : courseOf(change, topic, context);
  if (step === undefined || course === null) return null;
  const { series, first } = course;
  if (change.to === 'direction') return directionAnswer(course, context, book);
  const [low, high] = [lowest(series), highest(series)];
  const last = lastOf(series, change.to === 'either' && change.when !== 'done' ? first.atMs : null);
  if (low === null || high === null || Number.isNaN(last.value)) return null;
  const { to, when } = change;
  const end = when === 'done' || to === 'either' ? last : to === 'less' ? low : high;
  const difference = (to === 'more' ? 1 : -1) * (end.value - first.value);
  const moves = to === 'either' ? Math.abs(difference) >= step : difference >= step;
  const { quantity, name } = TOPIC_MEASURES[topic];
  const scope = factScopeOf(course.context, book);
  const value = (figure: number): string => book.value(name, figure, quantity, scope);
  const moment = (atMs: number): string => momentText(Math.max(atMs, course.context.time.fromMs), course.context, book);
  const shared = {
    what: book.say(`topic.${topic}`, { which: 'value' }),
    where: whereText(context, book),
    value: value(first.value),
    from: moment(first.atMs),
  };
  const clause = moves
    ? book.say('change.moves', {
        ...shared,
        tone: when === 'done' ? 'past' : 'coming',
        other: value(end.value),
        until: isSameDay(first.atMs, end.atMs, context)
          ? moment(end.atMs)
          : datedMoment(end.atMs, course.context, book),
      })
    : book.say('change.stays', {
        ...shared,
        low: value(low.value),
        high: value(high.value),
        more: value(low.value) === value(high.value) ? 'same' : 'other',
        until: datedMoment(last.atMs + HOUR_MS, course.context, book),
      });
  if (to === 'either') return partWithoutVerdict([book.sentence('answer.plain', { clause })]);
  const verdict = moves ? 'yes' : 'no';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book)] };
}

function isSameDay(aMs: number, bMs: number, { place }: AnswerContext): boolean {
  return localDate(place.tzId, aMs) === localDate(place.tzId, bMs);
}

/** The last moment; of more than a day the last at the hour of `alikeMs`, since each day warms up and cools down again. */
function lastOf({ startMs, values }: Series, alikeMs: number | null): Course['first'] {
  const end = values.length - 1;
  const hoursAfter = (at: number): number => Math.floor(((startMs[at] ?? 0) - (alikeMs ?? 0)) / HOUR_MS + 0.99);
  let at = end;
  if (alikeMs !== null && hoursAfter(end) > HOURS_OF_DAY) while (at > 0 && hoursAfter(at) % HOURS_OF_DAY !== 0) at--;
  return { value: values[at] ?? Number.NaN, atMs: startMs[at] ?? 0 };
}

/** From here on the wind comes from elsewhere: a quarter of half the circle; our judgement. */
const TURNED_DEG = 45;

function turnedBy(fromDeg: number, toDeg: number): number {
  const by = Math.abs(toDeg - fromDeg) % 360;
  return by > 180 ? 360 - by : by;
}

/** Where the wind comes from at the begin, and at the hour from which on it comes from elsewhere; without one at the end. */
function directionAnswer(course: Course, context: AnswerContext, book: FactBook): AnswerPart | null {
  const { startMs, values } = seriesOf(course.context, 'windDirectionDeg');
  const [begin, end] = [values[0], values.at(-1)];
  if (begin === undefined || end === undefined || Number.isNaN(begin + end)) return null;
  // The first hour of those that stay turned up to the end.
  const last = values.findLastIndex((deg) => turnedBy(begin, deg) < TURNED_DEG);
  const at = turnedBy(begin, end) < TURNED_DEG ? values.length - 1 : last + 1;
  const clause = book.say('change.direction', {
    what: book.say('topic.wind', { which: 'value' }),
    where: whereText(context, book),
    value: pointText(begin, book),
    from: momentText(Math.max(startMs[0] ?? 0, course.context.time.fromMs), course.context, book),
    other: pointText(values[at] ?? end, book),
    until: datedMoment(startMs[at] ?? 0, course.context, book),
  });
  return partWithoutVerdict([book.sentence('answer.plain', { clause })]);
}

/** The hours of the change, and the one that it is held against. */
function courseOf({ to, when }: WantedChange, topic: MeasuredTopic, context: AnswerContext): Course | null {
  const { nowMs, time } = context;
  const within = (fromMs: number, toMs: number): AnswerContext => {
    const span: RequestedTime = { ...time, fromMs, toMs, grain: 'hours' };
    return { ...context, time: span };
  };
  const read = (of: AnswerContext): Series => seriesOf(of, TOPIC_MEASURES[topic].series);
  if (when === 'done') {
    const isSince = time.text !== null && time.era === 'past' && nowMs - time.fromMs <= MOST_HOURS_BACK * HOUR_MS;
    const past = within(isSince ? time.fromMs : nowMs - HOURS_AROUND_NOW * HOUR_MS, nowMs);
    const all = read(past);
    const earlier = { startMs: all.startMs.slice(0, -1), values: all.values.slice(0, -1) };
    const first = to === 'less' ? highest(earlier) : lowest(earlier);
    return first === null ? null : { series: all, first, context: past };
  }
  const isOpen = time.text === null || time.grain === 'now';
  const fromMs = isOpen ? nowMs : Math.max(nowMs, time.fromMs);
  const hours = when === 'now' ? HOURS_AROUND_NOW : COMING_HOURS;
  const toMs = isOpen ? nowMs + hours * HOUR_MS : time.toMs;
  const baseMs = fromMs - nowMs > HOURS_FROM_NOW * HOUR_MS ? fromMs : nowMs;
  const [base] = read(within(baseMs, baseMs + 1)).values;
  if (base === undefined || Number.isNaN(base)) return null;
  return { series: read(within(fromMs, toMs)), first: { value: base, atMs: baseMs }, context: within(baseMs, toMs) };
}
