/** The first of several parts of days that is of a kind: "the first sunny morning", "the next clear night". */

import { type DayKind, TOPIC_OF_KIND } from '../question/day-kind-words.ts';
import type { DayWish, Interpretation } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { datedMoment, timeName, whereWhen } from './calendar.ts';
import { isDark, isOfKind } from './day-kinds.ts';
import type { FactBook } from './facts.ts';
import { rainHours } from './occurrence.ts';
import { isMeasured, type MeasuredTopic } from './topic-measures.ts';
import { valueSentence } from './values.ts';

type Question = Pick<Interpretation, 'threshold'> & { readonly days: DayWish };

/** The first part that is of all the kinds; null where none is. */
export function partFound({ days, threshold }: Question, contexts: readonly AnswerContext[]): AnswerContext | null {
  const kinds = kindsOf(days);
  return contexts.find((context) => kinds.every((kind) => isPartOfKind(kind, threshold, context))) ?? null;
}

/** A dry morning has no hour with rain, and not only less than a dry day may have. */
function isPartOfKind(kind: DayKind, threshold: Interpretation['threshold'], context: AnswerContext): boolean {
  if (kind === 'dry' && rainHours(context).some(({ occurs }) => occurs)) return false;
  return isOfKind(kind, threshold, context) === true;
}

function kindsOf({ kind, alsoOf = [] }: DayWish): DayKind[] {
  return [kind, ...alsoOf].filter((one) => one !== null);
}

/** Of parts of which none is of all the kinds, the values of each. */
export function firstPart(question: Question, contexts: readonly AnswerContext[], book: FactBook): AnswerPart {
  const { days, threshold } = question;
  const [first] = contexts;
  const last = contexts[contexts.length - 1];
  const where = whereWhen(first, book).where;
  const kinds = kindsOf(days);
  if (contexts.every((context) => kinds.some((kind) => isOfKind(kind, threshold, context) === null)))
    return partWithoutVerdict([book.sentence('unknown', whereWhen(first, book))]);
  const found = partFound(question, contexts);
  const topics = (context: AnswerContext): MeasuredTopic[] => [
    ...new Set(
      kinds.map((kind) => (kind === 'sunny' && isDark(context) ? 'cloud' : TOPIC_OF_KIND[kind])).filter(isMeasured),
    ),
  ];
  if (found !== null) {
    return partWithoutVerdict([
      book.sentence('part.first', { where, stretch: timeName(found, book) }),
      ...topics(found).map((topic) => valueSentence(topic, found, book, true)),
    ]);
  }
  return partWithoutVerdict([
    book.sentence('part.none', { where, until: datedMoment(last.time.toMs, last, book) }),
    ...contexts.flatMap((context) =>
      topics(context)
        .slice(0, 1)
        .map((topic) => valueSentence(topic, context, book)),
    ),
  ]);
}
