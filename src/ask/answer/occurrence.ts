/** When something next happens, or stops: the first stretch of hours in which it does. */
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { BANDS, judgeBand } from './bands.ts';
import { capitalize, momentText, placeText, stretchText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, type Series, seriesOf } from './hours.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { factScopeOf, valueSentence } from './values.ts';
import { crosses, happens, superlative, wantsHighest } from './yes-no.ts';

/** A shorter pause is not an end; our judgement. */
const STOP_HOURS = 3;

/** The name of a topic as an event. */
const EVENT: Readonly<Partial<Record<MeasuredTopic, string>>> = {
  rain: 'rain',
  snow: 'snow',
  ice: 'frost',
  wind: 'strong wind',
  gusts: 'strong gusts',
  cloud: 'cloud',
  sun: 'sunny weather',
  fog: 'fog',
  thunder: 'thunderstorm',
  humidity: 'humid air',
  uv: 'high UV',
};

/** Sentences for "when will it …"; null where the topic has no such answer. */
export function whenSentences(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { extreme, threshold, negated } = interpretation;
  const event = EVENT[topic];
  if (threshold === null && (extreme !== null || event === undefined))
    return extremeMoment(topic, interpretation, context, book);
  if (toneOf(context) === 'typical')
    return [valueSentence(topic, context, book), 'When it happens, only a forecast can tell.'];
  const occurs = occurrences(interpretation, topic, context);
  if (occurs.length === 0) return null;
  const where = whereText(context, book);
  const name =
    threshold === null
      ? (event ?? '')
      : `${TOPIC_MEASURES[topic].subject.replace(/^the /, '')} ${book.name(threshold.text)}`;
  const run = firstRun(occurs, negated);
  const last = occurs.at(-1)?.startMs ?? context.time.fromMs;
  const until = book.name(momentText(Math.min(last + HOUR_MS, context.time.toMs), context, book));
  const words: EventWords = { name, where, negated, isPast: context.time.era === 'past' };
  return [run === null ? noRunSentence(words, until, context, book) : runSentence(words, run, context, book)];
}

interface EventWords {
  /** "rain" */
  readonly name: string;
  /** "in Leeds" */
  readonly where: string;
  /** Whether the question is when it stops. */
  readonly negated: boolean;
  readonly isPast: boolean;
}

/** It does not happen, or does not stop. */
function noRunSentence(
  { name, where, negated, isPast }: EventWords,
  until: string,
  context: AnswerContext,
  book: FactBook,
): string {
  if (negated)
    return `${capitalize(name)} ${isPast ? 'did not stop' : 'does not stop for long'} ${where} before ${until}.`;
  return `No ${name} ${isPast ? 'was there' : 'is expected'} ${where} ${whenText(context, book)}; the hours known reach to ${until}.`;
}

/** It happens, or stops, in this run of hours. */
function runSentence(
  { name, where, negated, isPast }: EventWords,
  run: InstantSpan,
  context: AnswerContext,
  book: FactBook,
): string {
  const begins = momentText(Math.max(run.fromMs, context.time.fromMs), context, book);
  const stretch = stretchText(run.fromMs, run.toMs, context, book);
  const atOnce = run.fromMs <= Math.max(context.nowMs, context.time.fromMs);
  if (negated && atOnce)
    return `There is no ${name} ${where} at ${begins}, and none ${isPast ? 'came' : 'is expected'} before ${momentText(run.toMs, context, book)}.`;
  if (negated) return `${capitalize(name)} ${isPast ? 'stopped' : 'should stop'} ${where} at ${begins}.`;
  if (atOnce) return `${capitalize(name)} ${where} ${isPast ? 'was there' : 'is expected'} at once: ${stretch}.`;
  return `No ${name} ${where} before ${begins}; then ${stretch}.`;
}

interface InstantSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

interface Hour {
  readonly startMs: number;
  readonly occurs: boolean;
}

/** Each hour judged by itself, by the same bands as a whole time. */
function occurrences({ threshold }: Interpretation, topic: MeasuredTopic, context: AnswerContext): Hour[] {
  const { startMs, values } = seriesOf(context, TOPIC_MEASURES[topic].series);
  if (topic === 'rain') return rainHours(context);
  return startMs.flatMap((start, i) => {
    if (Number.isNaN(values[i])) return [];
    if (threshold !== null) return [{ startMs: start, occurs: crosses(threshold, values[i]) }];
    const hour: AnswerContext = { ...context, time: { ...context.time, fromMs: start, toMs: start + 1 } };
    return [{ startMs: start, occurs: happens(topic, hour) === 'yes' }];
  });
}

/** An hour is wet when it has rain that is not unlikely, or when rain is likely. */
function rainHours(context: AnswerContext): Hour[] {
  const { startMs, values } = seriesOf(context, 'rainMm');
  const chances = seriesOf(context, 'rainPct').values;
  return startMs.flatMap((start, i) => {
    if (Number.isNaN(values[i])) return [];
    const likely = judgeBand(chances[i], BANDS.rainPct);
    const falls = values[i] >= BANDS.rainMm.maybe && likely !== 'no';
    return [{ startMs: start, occurs: falls || likely === 'yes' }];
  });
}

/** The first run of hours in which it happens; negated, the first run of `STOP_HOURS` in which it does not. */
function firstRun(hours: readonly Hour[], negated: boolean): InstantSpan | null {
  let from = -1;
  for (let i = 0; i <= hours.length; i++) {
    const wanted = i < hours.length && hours[i].occurs !== negated;
    if (wanted && from < 0) from = i;
    if (!wanted && from >= 0) {
      if (!negated || i - from >= STOP_HOURS || i === hours.length) {
        return { fromMs: hours[from].startMs, toMs: hours[i - 1].startMs + HOUR_MS };
      }
      from = -1;
    }
  }
  return null;
}

/** "When is it warmest": the hour of the extreme. */
function extremeMoment(
  topic: MeasuredTopic,
  interpretation: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { series, quantity, name } = TOPIC_MEASURES[topic];
  const wanted = wantsHighest(topic, interpretation.extreme, interpretation.negated);
  const values: Series = seriesOf(context, series);
  const peak = wanted ? highest(values) : lowest(values);
  if (peak === null) return null;
  const value = book.value(`${wanted ? 'max' : 'min'} ${name}`, peak.value, quantity, factScopeOf(context, book));
  const verb = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' }[toneOf(context)];
  const whereWhen = `${placeText(context, book)} ${verb} ${superlative(topic, wanted)} ${whenText(context, book)}`;
  return [`${whereWhen}: ${value} at ${momentText(peak.atMs, context, book)}.`];
}
