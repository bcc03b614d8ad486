/** The chance that a limit of the question is crossed: the share of the possible weathers in which it is. */
import { MIN_MEMBERS } from '../../weather/members/members.ts';
import type { Interpretation, Threshold, Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { factScopeOf, whereWhen } from './calendar.ts';
import { isOfKind } from './day-kinds.ts';
import type { FactBook } from './facts.ts';
import { limitText, WRITTEN_UNITS } from './limit-text.ts';
import { highestDecides } from './threshold.ts';
import { isMeasured, TOPIC_MEASURES } from './topic-measures.ts';
import { valueSentence } from './values.ts';

/** In what possible weathers differ; of other figures each has that of the forecast, which is no chance. */
const VARIED: ReadonlySet<Topic> = new Set<Topic>(['temperature', 'rain', 'snow', 'wind', 'gusts']);

/** The limit whose chance a question asks for; null for none, as for a limit on the chance of rain itself. */
export function limitOfChance({
  fallWanted,
  threshold,
  furtherLimits,
  days,
  conditions,
  form,
}: Interpretation): Threshold | null {
  const isAlone = days === null && conditions === undefined && furtherLimits === undefined;
  if (fallWanted !== 'chance' || threshold === null || !isAlone) return null;
  const isAsked = form === 'yes-no' || form === 'value';
  return isAsked && threshold.unit !== 'percent' && VARIED.has(threshold.topic) ? threshold : null;
}

/** Null where the question asks for no such chance, or too few possible weathers are known. */
export function chanceOfLimit(
  interpretation: Interpretation,
  contexts: readonly AnswerContext[],
  book: FactBook,
): AnswerPart | null {
  const limit = limitOfChance(interpretation);
  if (limit === null) return null;
  const each = contexts.map((context) => ofContext(limit, interpretation, context, book));
  return each.every((sentences) => sentences !== null) ? partWithoutVerdict(each.flat()) : null;
}

function ofContext(
  limit: Threshold,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { topic } = limit;
  const { possible } = context;
  if (possible === undefined || !isMeasured(topic)) return null;
  const judged = possible.weathers
    .map((weather) => isOfKind(null, limit, { ...context, weather, dayNormals: null }))
    .filter((holds) => holds !== null);
  if (judged.length < MIN_MEMBERS) return null;
  const scope = factScopeOf(context, book);
  const { summary } = TOPIC_MEASURES[topic];
  const isAmount = summary === 'total' || context.time.grain === 'now';
  const which = isAmount ? 'value' : highestDecides(summary, limit, context.time.grain) ? 'highest' : 'lowest';
  book.addFact({
    name: 'threshold',
    value: limit.asked.value,
    unit: WRITTEN_UNITS[limit.asked.unit] ?? limit.unit,
    ...scope,
  });
  const share = (100 * judged.filter((holds) => holds).length) / judged.length;
  // None of fifty is less than one of them, and not never.
  const one = Math.ceil(100 / judged.length);
  const isSeldom = share < one;
  const isMostly = share > 100 - one;
  return [
    book.sentence('threshold.chance', {
      chance: book.value('chance of the limit', isSeldom ? one : isMostly ? 100 - one : share, 'percent', scope),
      more: isSeldom ? 'less' : isMostly ? 'more' : 'about',
      what: book.say(`topic.${topic}`, { which }),
      ...whereWhen(context, book),
      threshold: limitText(limit, interpretation, book),
    }),
    valueSentence(topic, context, book, true, null, 'amount'),
    book.sentence('threshold.chance-of', {
      count: book.value('possible weathers', judged.length, 'count', scope),
      kind: possible.method,
    }),
  ];
}
