/** What is told of a stretch of time as a whole: its mean, its swing, its worst hours, and two that are compared. */
import { DAY_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { basisSentences, compareTwo } from './compare.ts';
import type { FactBook } from './facts.ts';
import { generalSentences, placeSentences } from './general.ts';
import { meanSentence } from './mean-value.ts';
import { swingSentence } from './swing.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { worstOverSentences } from './worst-over.ts';
import { yesNoSentence } from './yes-no.ts';

/** Null where the question asks for nothing of the kind, or a value is not known. */
export function ofSpan(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { form, extreme, topics, span } = interpretation;
  if (span === 'worst')
    return partWithoutVerdict(contexts.flatMap((context) => worstOverSentences(topics, context, book)));
  const sentenceOf =
    span === 'swing'
      ? (context: AnswerContext) => swingSentence(context, book)
      : span === 'mean' && form === 'value'
        ? (context: AnswerContext) => meanSentence(topic, extreme, context, book)
        : null;
  if (sentenceOf === null) return null;
  const sentences = contexts.map(sentenceOf);
  return sentences.every((sentence) => sentence !== null) ? partWithoutVerdict(sentences) : null;
}

/** Two against each other; with a verdict where the question is whether the first has more, or less. */
export function twoAnswer(
  topic: MeasuredTopic,
  { asksWhether, asksAsMuch, asksDifference, extreme, negated }: Interpretation,
  first: AnswerContext,
  second: AnswerContext,
  book: FactBook,
): AnswerPart | null {
  // "Is tonight colder than last night": told of what was asked, "tonight will be 1 °C colder".
  const isWarmth = topic === 'temperature' || topic === 'feels-like';
  const compared = compareTwo(topic, first, second, book, asksDifference || (asksWhether && isWarmth));
  if (compared === null) return null;
  const { leader, clause } = compared;
  const basis = basisSentences(topic, null, [first, second], book);
  // Whether it did, the climate does not tell.
  const isUnmeasured = [first, second].some((one) => one.time.era === 'past' && toneOf(one) === 'typical');
  if (!asksWhether || isUnmeasured) return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...basis]);
  const isSo = leader === null ? asksAsMuch === true : leader === (extreme === 'least' ? 'second' : 'first');
  const verdict = isSo === negated ? 'no' : 'yes';
  return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...basis] };
}

/** Of a season what is forecast in one sentence, without its days, and then what is usual. */
export function outlookSentences(contexts: readonly AnswerContext[], book: FactBook): string[] {
  return contexts.flatMap((context) => {
    const sentences = generalSentences(context, book);
    return context.time.grain === 'month' ? sentences : sentences.slice(0, 1);
  });
}

/** Longer times have no hours that an activity could be judged by. */
const MAX_JUDGED_MS = 4 * DAY_MS;

/** "This summer against last": the warmth and the rain of both; null for days, which are judged. */
export function comparedSpans(contexts: readonly AnswerContext[], book: FactBook): AnswerPart | null {
  const [first, second] = contexts;
  const isLong = contexts.some(({ time }) => time.toMs - time.fromMs > MAX_JUDGED_MS);
  if (first === undefined || second === undefined || contexts.length !== 2 || !isLong) return null;
  const compared = (['temperature', 'rain'] as const).flatMap((topic) => {
    const found = compareTwo(topic, first, second, book);
    return found === null
      ? []
      : [book.sentence('answer.plain', { clause: found.clause }), ...basisSentences(topic, null, contexts, book)];
  });
  return compared.length === 0 ? null : partWithoutVerdict([...compared, ...placeSentences(contexts, book)]);
}
