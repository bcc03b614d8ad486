/** Whether a limit of the question is crossed, with the decisive value. */
import type { YesNo } from '../phrasing.ts';
import type { Interpretation, Threshold } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { negate, THRESHOLD_MARGIN } from './bands.ts';
import { factScopeOf, momentText, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, seriesOf, seriesTotal } from './hours.ts';
import { limitText, WRITTEN_UNITS } from './limit-text.ts';
import { isMeasured, type Summary, TOPIC_MEASURES } from './topic-measures.ts';
import { type YesNoAnswer, yesNoSentence } from './yes-no.ts';

/** Whether a threshold is crossed, with the decisive value. */
export function thresholdAnswer(
  threshold: Threshold,
  interpretation: Pick<Interpretation, 'negated' | 'language'>,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  const crossed = thresholdClause(threshold, interpretation, context, book);
  if (crossed === null) return null;
  const answer = interpretation.negated ? negate(crossed.verdict) : crossed.verdict;
  return { verdict: answer, sentence: yesNoSentence(answer, crossed.clause, book) };
}

/** The same as a clause without a yes or a no; the verdict is that of the limit as it is written. */
export function thresholdClause(
  threshold: Threshold,
  interpretation: Pick<Interpretation, 'language'>,
  context: AnswerContext,
  book: FactBook,
): { readonly verdict: YesNo; readonly clause: string } | null {
  const { topic, value, unit, asked } = threshold;
  if (!isMeasured(topic)) return null;
  const measure = TOPIC_MEASURES[topic];
  const fall = fallOfChance(threshold);
  const chance = fall !== null;
  const series = seriesOf(context, chance ? `${fall}Pct` : measure.series);
  const amount = measure.summary === 'total' && !chance;
  const useHighest = highestDecides(chance ? 'highest' : measure.summary, threshold, context.time.grain);
  const decisive = amount
    ? { value: seriesTotal(series), atMs: context.time.fromMs }
    : useHighest
      ? highest(series)
      : lowest(series);
  if (decisive === null || Number.isNaN(decisive.value)) return null;
  const verdict = crossing(threshold, decisive.value, context);
  const scope = factScopeOf(context, book);
  const askedUnit = WRITTEN_UNITS[asked.unit] ?? threshold.unit;
  book.addFact({ name: 'threshold', value: asked.value, unit: askedUnit, ...scope });
  book.addFact({ name: 'threshold', value, unit, ...scope });
  const atOnce = amount || context.time.grain === 'now';
  const which = atOnce ? 'value' : useHighest ? 'highest' : 'lowest';
  const name = chance ? `chance of ${topic}` : measure.name;
  const fact = atOnce ? name : `${which} ${name}`;
  const figure = book.value(fact, decisive.value, chance ? 'percent' : measure.quantity, scope);
  const clause = book.say(verdict === 'maybe' ? 'threshold.close' : 'threshold.clause', {
    what: book.say(chance ? `topic.chance.${fall}` : `topic.${topic}`, { which }),
    ...whereWhen(context, book),
    ...verbOf(context, book),
    // No hour of a date is known that only is typical.
    value:
      atOnce || toneOf(context) === 'typical'
        ? figure
        : book.say('value.at', { value: figure, moment: momentText(decisive.atMs, context, book) }),
    threshold: limitText(threshold, interpretation, book),
  });
  return { verdict, clause };
}

/** Whoever asks for a force of the wind is told the gusts beside the mean wind, which the scale is of. */
export function gustSentences(threshold: Threshold | null, context: AnswerContext, book: FactBook): string[] {
  if (threshold?.topic !== 'wind' || threshold.asked.unit !== 'Beaufort') return [];
  const gust = highest(seriesOf(context, 'gustKmh'));
  if (gust === null) return [];
  const scope = factScopeOf(context, book);
  return [
    book.sentence('threshold.force', {
      tone: toneOf(context),
      value: book.value('mean wind of the force', threshold.value, 'speed', scope),
      gust: book.value('max gust', gust.value, 'speed', scope),
    }),
  ];
}

/** Whether a limit is one from below, that the lowest hour is judged by where all hours have to keep it. */
function isFloor(comparison: Threshold['comparison']): boolean {
  return comparison === 'above' || comparison === 'at-least';
}

/** A limit of this warmth from above is one of the day and not of its night: "under 20 for the wedding"; our judgement. */
const MILD_C = 15;

/** What "less than 20 % chance of rain" is a chance of, for it is no amount; null for any other limit. */
export function fallOfChance({ topic, unit }: Threshold): 'rain' | 'snow' | null {
  return unit === 'percent' && (topic === 'rain' || topic === 'snow') ? topic : null;
}

/** "Up to 20 degrees" is kept by the highest hour. */
const KEPT_UNDER = /^up to/;

/**
 * Whether the highest hour decides on a limit, or the lowest. By the words of the question first: one hour within it is enough, or all
 * have to be. Else wind is below a limit when its strongest hour is; visibility is above one when its lowest hour is, and the sea
 * below one when its highest waves are.
 */
export function highestDecides(
  summary: Summary,
  { topic, comparison, text, value, hours }: Threshold,
  grain: AnswerContext['time']['grain'],
): boolean {
  if (hours !== undefined) return isFloor(comparison) === (hours === 'some');
  if (topic === 'temperature' && !isFloor(comparison) && value >= MILD_C && grain === 'day') return true;
  if (topic === 'waves' || summary === 'highest') return true;
  if (topic === 'visibility' || summary === 'lowest') return false;
  return KEPT_UNDER.test(text) || isFloor(comparison) || summary === 'mean';
}

/** A forecast close to a threshold gives "maybe"; the past is known. */
function crossing(threshold: Threshold, actual: number, context: AnswerContext): YesNo {
  const margin = context.time.era === 'past' ? 0 : (THRESHOLD_MARGIN[threshold.unit] ?? 0);
  const edges = [threshold.value, ...(threshold.upTo === null ? [] : [threshold.upTo])];
  if (edges.some((edge) => Math.abs(actual - edge) < margin)) return 'maybe';
  return crosses(threshold, actual) ? 'yes' : 'no';
}

export function crosses({ comparison, value, upTo }: Threshold, actual: number): boolean {
  switch (comparison) {
    case 'above':
      return actual > value;
    case 'at-least':
      return actual >= value && (upTo === null || actual <= upTo);
    case 'below':
      return actual < value;
    case 'at-most':
      return actual <= value;
  }
}
