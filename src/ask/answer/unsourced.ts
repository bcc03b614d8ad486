/** What people ask for and no source here has: the answer says so, and gives nothing in its place. */
import type { UnsourcedTopic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { whereText, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';

export function unsourcedSentence(
  what: UnsourcedTopic | 'sea' | 'kp' | 'past',
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
