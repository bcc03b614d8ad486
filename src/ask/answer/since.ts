/** How long something has lasted by now: "how long has it been raining", "since when is it dry". */
import { HOUR_MS } from '../../time/units.ts';
import type { AnswerContext } from './answer-context.ts';
import { datedMoment, factScopeOf, whereText } from './calendar.ts';
import { elapsedText } from './elapsed.ts';
import type { FactBook } from './facts.ts';
import type { LastTime } from './last-time.ts';

/**
 * `last`: the last hour in which it happened. `isDry`: how long it has not, where the question asks that. Null where it
 * does not happen now.
 */
export function sinceSentence(
  event: string,
  { atMs, beganMs }: LastTime,
  isDry: boolean,
  context: AnswerContext,
  book: FactBook,
): string | null {
  const { nowMs } = context;
  const isNow = nowMs - atMs < HOUR_MS;
  const where = whereText(context, book);
  const lasting = (fromMs: number) => ({
    where,
    from: datedMoment(fromMs, context, book),
    duration: elapsedText('time since it began', nowMs - fromMs, factScopeOf(context, book), book),
  });
  if (isDry) return isNow ? book.sentence('since.wet', { where }) : book.sentence('since.dry', lasting(atMs + HOUR_MS));
  return isNow ? book.sentence('since.event', { event, ...lasting(beganMs) }) : null;
}
