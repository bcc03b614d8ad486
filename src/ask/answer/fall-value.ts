/** What there is of rain and snow over a time: how much falls, or how likely it is. */
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, hasOneDay, normalsOfTime, toneOf } from './answer-context.ts';
import { factScopeOf } from './calendar.ts';
import { chancePct, isMean } from './events.ts';
import type { FactBook, FactScope } from './facts.ts';
import { TOPIC_MEASURES } from './topic-measures.ts';

/** An amount, and what follows it after commas. */
export interface ToldAmount {
  readonly amount: string;
  readonly details: readonly string[];
}

/** Less than gauges tell. */
const LEAST: Readonly<Record<'rain' | 'snow', number>> = { rain: 0.1, snow: 0.1 };
/** A smaller chance is not worth a word; our judgement. */
const LEAST_CHANCE_PCT = 5;
const LIKELY_PCT = 50;

/** "4.2 mm of rain, with a chance of 80 %", "18 % chance of rain", "no rain"; null where the amount is not known. */
export function fallOf(
  topic: 'rain' | 'snow',
  total: number,
  context: AnswerContext,
  book: FactBook,
  fallWanted: Interpretation['fallWanted'],
): ToldAmount | null {
  if (Number.isNaN(total)) return null;
  const { name, quantity } = TOPIC_MEASURES[topic];
  const scope = factScopeOf(context, book);
  // The past has no chance.
  // A day that is told from its midnight on has rain that is no chance.
  const isOver = toneOf(context) === 'past' || context.time.fromMs < context.nowMs - HOUR_MS;
  const chance = isOver && toneOf(context) !== 'typical' ? Number.NaN : chancePct(topic, context);
  if (fallWanted === 'chance' && !Number.isNaN(chance) && isMean(context))
    return usualChance(topic, chance, total, context, book);
  if (fallWanted === 'chance' && !Number.isNaN(chance)) {
    const value = book.value(`chance of ${topic}`, chance, 'percent', scope);
    const falls = book.shown(total, quantity) > 0;
    const details = falls ? [book.say(`amount.${topic}`, { value: book.value(name, total, quantity, scope) })] : [];
    return { amount: book.say(`amount.${topic}.chance`, { chance: value }), details };
  }
  if (book.shown(total, quantity) > 0) {
    const amount = book.say(`amount.${topic}`, { value: book.value(name, total, quantity, scope) });
    return { amount, details: fallDetails(topic, chance, context, book) };
  }
  if (chance >= LIKELY_PCT || total >= LEAST[topic]) {
    const amount = book.say(`amount.${topic}.trace`, {
      least: book.value(`least ${name} told`, LEAST[topic], quantity, scope),
    });
    return { amount, details: fallDetails(topic, chance, context, book) };
  }
  if (fallWanted === 'amount' && !isMean(context)) {
    const amount = book.say(`amount.${topic}`, { value: book.value(name, 0, quantity, scope) });
    return { amount, details: fallDetails(topic, chance, context, book) };
  }
  if (chance >= LEAST_CHANCE_PCT && !isMean(context)) {
    const value = book.value(`chance of ${topic}`, chance, 'percent', scope);
    return { amount: book.say(`amount.${topic}.chance`, { chance: value }), details: [] };
  }
  return { amount: book.say(`amount.${topic}.none`, {}), details: fallDetails(topic, chance, context, book) };
}

/** "43 % chance of snow, 3 cm on average"; of several days on how many of them it falls. */
function usualChance(
  topic: 'rain' | 'snow',
  chance: number,
  total: number,
  context: AnswerContext,
  book: FactBook,
): ToldAmount {
  const { name, quantity } = TOPIC_MEASURES[topic];
  const scope = factScopeOf(context, book);
  const isOne = hasOneDay(context);
  const share = book.value(isOne ? `chance of ${topic}` : `share of days with ${topic}`, chance, 'percent', scope);
  const amount = isOne
    ? book.say(`amount.${topic}.chance`, { chance: share })
    : book.say(`amount.${topic}.share`, { share });
  if (book.shown(total, quantity) === 0) return { amount, details: [] };
  const mean = book.say(`amount.${topic}`, { value: book.value(name, total, quantity, scope) });
  return { amount, details: [book.say('detail.mean', { value: mean })] };
}

/** A day is wet from a millimetre on (WMO, ETCCDI index R1mm). */
export const WET_DAY_MM = 1;
/** An hour is wet from what gauges tell on, in the embedded climate as in the normals (WMO-No. 8). */
const LEAST_WET_HOUR_MM = 0.1;

/** The limit of a wet hour, in millimetres in every system of units: in inches it rounds to none. */
export function wetHourText(scope: FactScope, book: FactBook): string {
  book.addFact({ name: 'wet hour from', value: LEAST_WET_HOUR_MM, unit: 'mm', ...scope });
  return book.say('unit.mm', { value: book.speaker.number(LEAST_WET_HOUR_MM, 1), count: LEAST_WET_HOUR_MM });
}

/** The chance of an amount; of a climate the share of days with any. */
function fallDetails(topic: 'rain' | 'snow', chance: number, context: AnswerContext, book: FactBook): string[] {
  if (Number.isNaN(chance)) return [];
  const scope = factScopeOf(context, book);
  if (isMean(context) && context.time.grain !== 'hours' && context.time.grain !== 'now') {
    const share = book.value(`share of days with ${topic}`, chance, 'percent', scope);
    if (topic === 'snow') return [book.say('detail.snow-share', { share })];
    if (normalsOfTime(context) === null)
      return [book.say('detail.rain-share', { value: wetHourText(scope, book), share })];
    return [book.say('detail.rain-days', { value: book.value('wet day from', WET_DAY_MM, 'rain', scope), share })];
  }
  if (chance < LEAST_CHANCE_PCT) return [];
  return [book.say('detail.chance', { chance: book.value(`chance of ${topic}`, chance, 'percent', scope) })];
}
