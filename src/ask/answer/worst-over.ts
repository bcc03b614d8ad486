/** "Is the worst over": the heaviest rain and the strongest gusts of the hours before and after now, without a yes or no. */
import { HOUR_MS } from '../../time/units.ts';
import type { Topic } from '../question/interpretation.ts';
import type { AnswerContext } from './answer-context.ts';
import { datedMoment, factScopeOf, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, seriesOf } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { unknownSentence } from './unsourced.ts';

const HOURS_BACK = 12;
const HOURS_AHEAD = 24;

/** What is told of, where the question names none of them. */
const OF_WEATHER: readonly MeasuredTopic[] = ['rain', 'gusts'];
const TOLD: ReadonlySet<Topic> = new Set<Topic>(['rain', 'gusts', 'wind', 'snow', 'temperature', 'feels-like']);

export function worstOverSentences(topics: readonly Topic[], context: AnswerContext, book: FactBook): string[] {
  const named = topics.filter((topic): topic is MeasuredTopic => TOLD.has(topic));
  const told = named.length === 1 && named[0] !== 'rain' ? named : OF_WEATHER;
  const sentences = told.flatMap((topic) => worstOf(topic, context, book) ?? []);
  return sentences.length === 0 ? [unknownSentence(context, book)] : sentences;
}

function worstOf(topic: MeasuredTopic, context: AnswerContext, book: FactBook): string | null {
  const { nowMs, time } = context;
  const peak = (fromMs: number, toMs: number) =>
    highest(seriesOf({ ...context, time: { ...time, fromMs, toMs, grain: 'hours' } }, TOPIC_MEASURES[topic].series));
  const before = peak(nowMs - HOURS_BACK * HOUR_MS, nowMs);
  const after = peak(nowMs, nowMs + HOURS_AHEAD * HOUR_MS);
  if (before === null || after === null) return null;
  const { name, quantity } = TOPIC_MEASURES[topic];
  const scope = factScopeOf(context, book);
  const shared = {
    where: whereText(context, book),
    hours: book.value('hours before now', HOURS_BACK, 'hours', scope),
    n: book.value('hours from now', HOURS_AHEAD, 'hours', scope),
  };
  if (topic === 'rain' && book.shown(before.value, quantity) === 0 && book.shown(after.value, quantity) === 0)
    return book.sentence('worst.none', shared);
  return book.sentence('worst.of', {
    ...shared,
    what: book.say(topic === 'rain' ? 'worst.rain' : `topic.${topic}`, { which: 'highest' }),
    value: book.value(`max ${name} before now`, before.value, quantity, scope),
    from: datedMoment(before.atMs, context, book),
    other: book.value(`max ${name} from now`, after.value, quantity, scope),
    until: datedMoment(Math.max(after.atMs, nowMs), context, book),
  });
}
