/** Limits that stand beside other limits or events in a yes-or-no question: all of them have to be so. */
import type { Interpretation, Threshold, Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partOrFallback, partWithoutVerdict } from './answer-part.ts';
import type { FactBook } from './facts.ts';
import { thresholdAnswer } from './threshold.ts';
import type { MeasuredTopic } from './topic-measures.ts';
import { unknownSentence } from './unsourced.ts';
import { valueSentence } from './values.ts';
import { type YesNoAnswer, yesNo } from './yes-no.ts';

/** Several limits, all of which have to hold: no yes where one of them does not, or is not known. */
export function allLimits(
  answers: readonly (YesNoAnswer | null)[],
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const known = answers.filter((answer) => answer !== null);
  const refused = known.find(({ verdict }) => verdict === 'no');
  if (refused !== undefined)
    return { verdict: 'no', sentences: [refused, ...known.filter((answer) => answer !== refused)].map(sentenceOf) };
  const isWhole = known.length === answers.length;
  const sentences = known.map(sentenceOf);
  if (!isWhole) return partWithoutVerdict([unknownSentence(context, book), ...sentences]);
  return { verdict: known.every(({ verdict }) => verdict === 'yes') ? 'yes' : 'maybe', sentences };
}

function sentenceOf({ sentence }: YesNoAnswer): string {
  return sentence;
}

/** What happens or not, and may be asked for beside a limit of something else: "dry and above 5 °C". */
const EVENTS: ReadonlySet<Topic> = new Set<Topic>(['rain', 'snow', 'thunder', 'fog', 'ice', 'wind', 'gusts', 'sun']);

/** Whether a topic and a limit of something else are asked for together. */
export function isBesideLimit(topic: MeasuredTopic, { topic: limited }: Threshold): boolean {
  const isWind = (one: Topic): boolean => one === 'wind' || one === 'gusts';
  return EVENTS.has(topic) && topic !== limited && !(isWind(topic) && isWind(limited));
}

/** Both have to be so; a denial is one of the event alone. */
export function eventAndLimit(
  topic: MeasuredTopic,
  threshold: Threshold,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart {
  const event = yesNo(topic, { negated: interpretation.negated, extreme: null }, context, book);
  const crossed = thresholdAnswer(threshold, { ...interpretation, negated: false }, context, book);
  const decided = [event, crossed].filter((one) => one !== null);
  if (decided.length < 2) return partOrFallback(decided[0] ?? null, [], [valueSentence(topic, context, book)]);
  const verdicts = decided.map(({ verdict }) => verdict);
  const verdict = verdicts.includes('no') ? 'no' : verdicts.includes('maybe') ? 'maybe' : 'yes';
  // What decides comes first.
  const ordered = decided.toSorted((a, b) => Number(b.verdict === verdict) - Number(a.verdict === verdict));
  return { verdict, sentences: ordered.map(({ sentence }) => sentence) };
}
