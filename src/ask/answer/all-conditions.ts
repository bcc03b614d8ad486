/** Several things that are wanted together: whether they hold, and the hours in which all of them do. */
import { HOUR_MS } from '../../time/units.ts';
import type { YesNo } from '../phrasing.ts';
import type { Interpretation, Threshold, WantedCondition } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { type AnswerPart, partWithoutVerdict } from './answer-part.ts';
import { negate } from './bands.ts';
import { stretchText, verbOf, whereWhen } from './calendar.ts';
import { happens } from './events.ts';
import type { FactBook } from './facts.ts';
import { seriesOf } from './hours.ts';
import { limitBeside } from './limit-text.ts';
import { rainHours } from './occurrence.ts';
import type { MessageKey } from './sentences/messages.ts';
import { crosses, thresholdAnswer } from './threshold.ts';
import { isMeasured, TOPIC_MEASURES } from './topic-measures.ts';
import { supportingSentences, valueSentence } from './values.ts';
import { type YesNoAnswer, yesNo, yesNoSentence } from './yes-no.ts';

type Wanted = NonNullable<Interpretation['conditions']>;

/** Of a longer time the first stretches are told. */
const MAX_STRETCHES = 6;

/** Null where the hours of one of them are not known. */
export function conditionsAnswer(
  { all, asks }: Wanted,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): AnswerPart | null {
  if (toneOf(context) === 'typical') return null;
  const stretches = stretchesOf(all, context);
  if (stretches === null) return null;
  const list = book.speaker.list(all.map((condition) => conditionName(condition, interpretation, book)));
  const values = {
    list,
    one: all.length === 1 ? 'yes' : 'no',
    ...verbOf(context, book),
    ...whereWhen(context, book),
  };
  const told = valueSentences(all, context, book);
  const isAll = stretches.length === 1 && stretches[0].isWhole;
  const times = () =>
    book.speaker.list(
      stretches.slice(0, MAX_STRETCHES).map(({ fromMs, toMs }) => stretchText(fromMs, toMs, context, book)),
    );
  const clause = isAll
    ? book.say('conditions.all', values)
    : stretches.length === 0
      ? book.say('conditions.never', values)
      : book.say('conditions.some', { ...values, stretch: times() });
  // Of one hour it is told whether, and not when.
  const isOneHour = context.time.toMs - context.time.fromMs <= HOUR_MS;
  if (asks === 'hours' && !isOneHour) return partWithoutVerdict([book.sentence('answer.plain', { clause }), ...told]);
  if (asks === 'any-hours' && !isOneHour) {
    const verdict = stretches.length > 0 ? 'yes' : 'no';
    return { verdict, sentences: [yesNoSentence(verdict, clause, book), ...told] };
  }
  const judged = all.map((condition) => judgedOver(condition, interpretation, context, book));
  const known = judged.filter((answer) => answer !== null);
  if (known.length < all.length) return null;
  const verdict = worstOf(known);
  const ordered = known.toSorted((a, b) => Number(b.verdict === verdict) - Number(a.verdict === verdict));
  const hours = stretches.length > 0 && !isAll && verdict !== 'yes' ? [book.sentence('answer.plain', { clause })] : [];
  return { verdict, sentences: [...ordered.map(({ sentence }) => sentence), ...hours, ...told] };
}

function worstOf(answers: readonly YesNoAnswer[]): YesNo {
  const verdicts = answers.map(({ verdict }) => verdict);
  return verdicts.includes('no') ? 'no' : verdicts.includes('maybe') ? 'maybe' : 'yes';
}

/** One of them over the whole time. */
function judgedOver(
  { topic, negated, extreme, threshold }: WantedCondition,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): YesNoAnswer | null {
  if (threshold !== null) return thresholdAnswer(threshold, { ...interpretation, negated: false }, context, book);
  return isMeasured(topic) ? yesNo(topic, { negated, extreme }, context, book) : null;
}

/** What there is of each, where no limit has told its figure. */
function valueSentences(all: readonly WantedCondition[], context: AnswerContext, book: FactBook): string[] {
  return all.flatMap(({ topic, threshold }) => {
    if (!isMeasured(topic)) return [];
    const supporting = supportingSentences(topic, context, book);
    return supporting.length > 0 || threshold === null ? supporting : [valueSentence(topic, context, book, true)];
  });
}

interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether it is all of the time. */
  readonly isWhole: boolean;
}

/** The stretches of hours in which all hold; null where one of them is not known. */
function stretchesOf(all: readonly WantedCondition[], context: AnswerContext): Stretch[] | null {
  const { fromMs, toMs } = context.time;
  const hours = all.map((condition) => hoursOf(condition, context));
  if (hours.some((one) => one === null || one.size === 0)) return null;
  const starts = [...(hours[0]?.keys() ?? [])];
  const stretches: { fromMs: number; toMs: number }[] = [];
  for (const start of starts) {
    if (!hours.every((one) => one?.get(start) === true)) continue;
    const last = stretches.at(-1);
    if (last?.toMs === start) last.toMs = start + HOUR_MS;
    else stretches.push({ fromMs: start, toMs: start + HOUR_MS });
  }
  return stretches.map((stretch) => ({
    fromMs: Math.max(stretch.fromMs, fromMs),
    toMs: Math.min(stretch.toMs, toMs),
    isWhole: stretch.fromMs <= fromMs && stretch.toMs >= toMs,
  }));
}

/** Whether it holds in each hour; null for what has no hours. */
function hoursOf(
  { topic, negated, extreme, threshold }: WantedCondition,
  context: AnswerContext,
): ReadonlyMap<number, boolean> | null {
  if (!isMeasured(topic)) return null;
  if (threshold !== null) {
    const isChance = threshold.unit === 'percent' && (topic === 'rain' || topic === 'snow');
    const { startMs, values } = seriesOf(context, isChance ? `${topic}Pct` : TOPIC_MEASURES[topic].series);
    return new Map(
      startMs.flatMap((start, i) => (Number.isNaN(values[i]) ? [] : [[start, crosses(threshold, values[i])]])),
    );
  }
  if (topic === 'rain') return new Map(rainHours(context).map(({ startMs, occurs }) => [startMs, occurs !== negated]));
  const { startMs } = seriesOf(context, TOPIC_MEASURES[topic].series);
  return new Map(
    startMs.map((start) => {
      const hour: AnswerContext = { ...context, time: { ...context.time, fromMs: start, toMs: start + 1 } };
      const event = happens(topic, hour, extreme);
      return [start, event !== null && (negated ? negate(event) : event) === 'yes'];
    }),
  );
}

const NAMES: Readonly<Record<string, Exclude<MessageKey & `condition.${string}`, 'condition.limit'>>> = {
  sun: 'condition.sunny',
  ice: 'condition.frost-free',
  snow: 'condition.no-snow',
  thunder: 'condition.no-thunder',
  fog: 'condition.no-fog',
  gusts: 'condition.no-gusts',
};

/** "with wind below 15 mph" */
function limitName(threshold: Threshold, interpretation: Interpretation, book: FactBook): string {
  const { topic, unit } = threshold;
  const limit = limitBeside(threshold, interpretation, book);
  if (!isMeasured(topic)) return limit;
  const isChance = unit === 'percent' && (topic === 'rain' || topic === 'snow');
  const key = isChance ? (`topic.chance.${topic}` as const) : (`topic.${topic}` as const);
  const what =
    topic === 'gusts'
      ? book.say('limit.of.gusts', { count: 2 })
      : book.say(key, { which: 'value' }).replace(/^the /, '');
  return book.say('condition.limit', { what, threshold: limit });
}

/** "dry", "with wind below 15 mph". */
function conditionName(
  { topic, negated, extreme, threshold }: WantedCondition,
  interpretation: Interpretation,
  book: FactBook,
): string {
  if (threshold !== null) return limitName(threshold, interpretation, book);
  if (topic === 'rain') return book.say(negated ? 'condition.dry' : 'condition.wet', {});
  if (topic === 'wind') return book.say(negated ? 'condition.calm' : 'condition.windy', {});
  if (topic === 'cloud') return book.say(negated ? 'condition.clear' : 'condition.cloudy', {});
  if (topic === 'temperature') {
    if (extreme === null) return book.say('condition.warm', {});
    const [own, denied] = extreme === 'most' ? (['hot', 'not-hot'] as const) : (['cold', 'not-cold'] as const);
    return book.say(`condition.${negated ? denied : own}`, {});
  }
  const key = NAMES[topic];
  return key === undefined ? topic : book.say(key, {});
}
