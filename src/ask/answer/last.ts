/** "When did it last rain", "how many days since it rained". */
import { civilDateAt, epochDay } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { clockText, dateText, dayText, factScopeOf, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { byDay, type Series, seriesOf, seriesTotal } from './hours.ts';
import { lastTime } from './last-time.ts';
import { eventName } from './occurrence.ts';
import { sinceSentence } from './since.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { TOPIC_MEASURES } from './topic-measures.ts';
import { unsourcedSentence } from './unsourced.ts';

/** Null for a topic that does not happen or not. */
export function lastSentences(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { weather, zone, nowMs, time } = context;
  if (weather === null || weather.provenance.source === 'typical') return [unsourcedSentence('past', context, book)];
  const event = eventName(topic, interpretation, book);
  if (event === null) return null;
  const where = whereText(context, book);
  const isDry = topic === 'rain' && interpretation.negated && interpretation.threshold === null;
  if (isDry && interpretation.span !== 'since') return [lastDryDay(context, book)];
  const last = lastTime(topic, interpretation, context);
  if (interpretation.span === 'since' && last !== null) {
    const since = sinceSentence(event, last, isDry, context, book);
    if (since !== null) return [since];
  }
  if (last === null) {
    const date = dateText(civilDateAt(zone, time.fromMs), context, book);
    return [book.sentence('last.none', { event, where, date })];
  }
  const { atMs, series } = last;
  const isNow = nowMs - atMs < HOUR_MS;
  if (isNow) return [book.sentence('last.now', { event, where })];
  const date = civilDateAt(zone, atMs);
  const days = epochDay(civilDateAt(zone, nowMs)) - epochDay(date);
  const scope = factScopeOf(context, book);
  const ago =
    days < 2 ? '' : book.say('last.ago', { count: days, n: book.value(`days since ${topic}`, days, 'count', scope) });
  return [
    book.sentence(interpretation.threshold === null ? 'last.on' : 'last.limit', {
      event,
      where,
      when: dayText(date, context, book),
      clock: clockText(atMs, context, book),
      detail: ago + amountText(topic, date, series, context, book),
    }),
  ];
}

/** The last whole day on which no gauge would have had any. */
function lastDryDay(context: AnswerContext, book: FactBook): string {
  const { zone, nowMs, time } = context;
  const where = whereText(context, book);
  const today = civilDateAt(zone, nowMs);
  const found = byDay(seriesOf(context, TOPIC_MEASURES.rain.series), context).findLast(
    ([date, day]) => date < today && day.values.length >= WHOLE_DAY && seriesTotal(day) < LEAST_RAIN_MM,
  );
  if (found === undefined) {
    const from = dateText(civilDateAt(zone, time.fromMs), context, book);
    return book.sentence('last.dry.none', { where, date: from });
  }
  const [date] = found;
  const days = epochDay(today) - epochDay(date);
  const n = () => book.value('days since a dry day', days, 'count', factScopeOf(context, book));
  const detail = days < 2 ? '' : book.say('last.ago', { count: days, n: n() });
  return book.sentence('last.dry', { where, when: dayText(date, context, book), detail });
}

/** Gauges tell tenths of a millimetre (WMO-No. 8). */
const LEAST_RAIN_MM = 0.1;
/** A day of the change to summer time has an hour less. */
const WHOLE_DAY = 23;

/** What fell on the day. */
function amountText(
  topic: MeasuredTopic,
  date: string,
  { startMs, values }: Series,
  context: AnswerContext,
  book: FactBook,
): string {
  if (topic !== 'rain' && topic !== 'snow') return '';
  const ofDay = startMs.flatMap((start, i) =>
    civilDateAt(context.zone, start) === date && start < context.nowMs ? [i] : [],
  );
  const total = seriesTotal({ startMs: ofDay.map((i) => startMs[i]), values: ofDay.map((i) => values[i]) });
  const { name, quantity } = TOPIC_MEASURES[topic];
  return Number.isNaN(total)
    ? ''
    : book.say('last.amount', { value: book.value(name, total, quantity, factScopeOf(context, book)) });
}
