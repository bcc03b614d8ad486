/** "When did it last rain", "how many days since it rained". */
import { civilDateAt, epochDay } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { clockText, dateText, dayText, factScopeOf, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { type Series, seriesTotal } from './hours.ts';
import { lastTime } from './last-time.ts';
import { eventName } from './occurrence.ts';
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
  const last = lastTime(topic, interpretation, context);
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
