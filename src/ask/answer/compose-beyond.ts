/** The parts of an answer that no hour of the forecast holds by itself: sky, past, climate, aurora, solar power, the sea. */
import {
  type Interpretation,
  SKY_TOPICS,
  type Topic,
  UNSOURCED_TOPICS,
  type UnsourcedTopic,
} from '../question/interpretation.ts';
import { normalAnswer } from './against-normal.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, joinParts, partWithoutVerdict } from './answer-part.ts';
import { auroraAnswer, auroraSeason } from './aurora.ts';
import type { FactBook } from './facts.ts';
import { frostDateSentences } from './frost-dates.ts';
import { lastSentences } from './last.ts';
import { monthSentences, usualSunshine, visitAnswer } from './months.ts';
import { recordSentences } from './past-extremes.ts';
import { skyAnswer, skyValues } from './sky.ts';
import { solarPowerSentence } from './solar-power.ts';
import { isMeasured, type MeasuredTopic } from './topic-measures.ts';
import { isOutOfReach, unsourcedSentence } from './unsourced.ts';
import { valueSentence } from './values.ts';
import { noWindChill } from './wind-chill.ts';

function oneOf<T extends Topic>(topics: readonly T[], topic: Topic): T | undefined {
  return topics.find((known) => known === topic);
}

/** The answer about the main topic; null where it is one of the forecast. */
export function beyondAnswer(
  topic: Topic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const { form, negated, panelsKw } = interpretation;
  const each = (sentences: (context: AnswerContext) => readonly string[]) =>
    partWithoutVerdict(contexts.flatMap(sentences));
  const sky = oneOf(SKY_TOPICS, topic);
  if (sky !== undefined) return skyAnswer(sky, interpretation, contexts, book);
  const unsourced = oneOf(UNSOURCED_TOPICS, topic);
  if (unsourced === 'records') return partWithoutVerdict(recordSentences(interpretation, contexts, book));
  if (unsourced !== undefined) return each((context) => withoutSource(unsourced, interpretation, context, book));
  switch (topic) {
    case 'solar-power':
      return each((context) => [solarPowerSentence(panelsKw, context, book)]);
    case 'aurora':
      if (form === 'which-month' || interpretation.topics.includes('visit'))
        return joinParts(contexts.map((context) => auroraSeason(context, book)));
      return joinParts(contexts.map((context) => auroraAnswer(form === 'yes-no', negated, context, book)));
    case 'normal':
      return joinParts(heldAgainstNormal(contexts).map((context) => normalAnswer(interpretation, context, book)));
    case 'visit':
      return joinParts(contexts.map((context) => visitAnswer(interpretation, context, book)));
    default:
      return isMeasured(topic) ? ofHistoryOrClimate(topic, interpretation, contexts, book) : null;
  }
}

/** That there is no source, or what the days of past years tell in its place. */
function withoutSource(
  topic: UnsourcedTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): readonly string[] {
  const found = topic === 'frost-dates' ? frostDateSentences(interpretation, context, book) : null;
  // No source has the day on which the rains set in; their months are known.
  if (topic === 'rainy-season' && interpretation.form === 'which-month')
    return [
      unsourcedSentence(topic, context, book),
      ...monthSentences('rain', { ...interpretation, extreme: interpretation.extreme ?? 'most' }, context, book),
    ];
  return found ?? [unsourcedSentence(topic, context, book)];
}

function ofHistoryOrClimate(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const each = (sentences: (context: AnswerContext) => readonly string[]) =>
    partWithoutVerdict(contexts.flatMap(sentences));
  if (interpretation.form === 'last') {
    return each(
      (context) => lastSentences(topic, interpretation, context, book) ?? [valueSentence(topic, context, book)],
    );
  }
  if (interpretation.form === 'which-month') {
    return each((context) => monthSentences(topic, interpretation, context, book));
  }
  const sunny = contexts.map((context) => (topic === 'sunshine' ? usualSunshine(context, book) : null));
  if (interpretation.form === 'value' && sunny.some((sentences) => sentences !== null))
    return partWithoutVerdict(contexts.flatMap((context, i) => sunny[i] ?? [valueSentence(topic, context, book)]));
  const tooWarm = contexts.map((context) => noWindChill(topic, context, book));
  if (tooWarm.every((sentence) => sentence !== null)) return partWithoutVerdict(tooWarm);
  return contexts.every((context) => isOutOfReach(topic, context))
    ? each((context) => [unsourcedSentence(outOfReach(topic, context), context, book)])
    : null;
}

/** Of a month that is partly forecast the part that is. */
function heldAgainstNormal(contexts: readonly AnswerContext[]): readonly AnswerContext[] {
  const known = contexts.filter((context) => toneOf(context) !== 'typical');
  return known.length > 0 ? known : contexts;
}

/** A sea that has a forecast is not known of other times. */
function outOfReach(topic: MeasuredTopic, { time }: AnswerContext): 'kp' | 'sea' | 'sea-then' {
  if (topic === 'kp') return 'kp';
  return time.era === 'coming' ? 'sea' : 'sea-then';
}

/** What a further topic of a question adds, in a sentence for each context; null where it is one of the forecast. */
export function beyondValues(
  topic: Topic,
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): string[] | null {
  const sky = oneOf(SKY_TOPICS, topic);
  if (sky !== undefined) return contexts.flatMap((context) => skyValues(sky, context, book));
  const unsourced = oneOf(UNSOURCED_TOPICS, topic);
  if (unsourced !== undefined)
    return contexts.flatMap((context) => withoutSource(unsourced, interpretation, context, book));
  if (topic === 'solar-power')
    return contexts.map((context) => solarPowerSentence(interpretation.panelsKw, context, book));
  if (topic !== 'aurora') return null;
  return contexts.flatMap((context) => auroraAnswer(false, false, context, book).sentences);
}
