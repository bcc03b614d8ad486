/** What people ask for and no source here has: the answer says so, and gives nothing in its place. */
import type { Topic, UnsourcedTopic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { seriesOf } from './hours.ts';
import { TOPIC_MEASURES } from './topic-measures.ts';

export function unsourcedSentence(
  what: UnsourcedTopic | 'sea' | 'sea-then' | 'kp' | 'past',
  context: AnswerContext,
  book: FactBook,
): string {
  // It is nowhere near the place that answers.
  if (what === 'storms-at-sea') return book.sentence('unsourced.anywhere', { what: book.say(`unsourced.${what}`, {}) });
  return book.sentence('unsourced', { what: book.say(`unsourced.${what}`, {}), where: whereText(context, book) });
}

/** That nothing is known of what is asked. */
export function unknownSentence(context: AnswerContext, book: FactBook): string {
  return book.sentence('unknown', whereWhen(context, book));
}

/** Whether no source has the topic at the place: no sea near it, no forecast of Kp asked for. */
export function isOutOfReach(topic: Topic, context: AnswerContext): boolean {
  if (topic !== 'sea-temperature' && topic !== 'waves' && topic !== 'kp') return false;
  const { weather } = context;
  const kind = topic === 'kp' ? 'geomagnetic' : 'sea';
  const isAbsent = weather?.absent?.includes(kind) ?? true;
  const isTypical = weather?.provenance.source === 'typical';
  return (isAbsent || isTypical) && seriesOf(context, TOPIC_MEASURES[topic].series).values.every(Number.isNaN);
}
