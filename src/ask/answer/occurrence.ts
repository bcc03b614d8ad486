/** When something next happens, or stops: the first stretch of hours in which it does. */
import { civilDateAt } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { BANDS, judgeBand } from './bands.ts';
import {
  clockText,
  datedMoment,
  factScopeOf,
  momentText,
  stretchText,
  verbOf,
  whereText,
  whereWhen,
} from './calendar.ts';
import { happens, isNamedEvent } from './events.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, type Series, seriesOf } from './hours.ts';
import { limitBeside } from './limit-text.ts';
import { crosses, fallOfChance, thresholdAnswer } from './threshold.ts';
import { type MeasuredTopic, TOPIC_MEASURES } from './topic-measures.ts';
import { valueSentence } from './values.ts';
import { superlativeKey, wantsHighest } from './yes-no.ts';

/** A shorter pause is not an end; our judgement. */
const STOP_HOURS = 3;

/** How far beyond its first time, and how often, it is told again. */
const MAX_AHEAD_HOURS = 24;
const MAX_AGAIN = 4;

/** Sentences for "when will it …"; null where the topic has no such answer. */
export function whenSentences(
  interpretation: Interpretation,
  topic: MeasuredTopic,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { extreme, threshold, negated } = interpretation;
  if (threshold === null && (extreme !== null || !isNamedEvent(topic)))
    return extremeMoment(topic, interpretation, context, book);
  if (toneOf(context) === 'typical')
    return [valueSentence(topic, context, book), book.sentence('when.only-forecast', {})];
  const occurs = occurrences(interpretation, topic, context);
  if (occurs.length === 0) return null;
  const event = eventName(topic, interpretation, book) ?? '';
  if (negated && toneOf(context) === 'past') return [lastEndSentence(event, occurs, context, book)];
  const asked = firstRun(occurs, negated);
  // What is not there now cannot stop: when it comes is told, and how long it lasts.
  const isAhead = context.time.fromMs > context.nowMs && threshold === null;
  const isPause = negated && occurs[0]?.occurs === false && (isAhead || asked?.fromMs !== occurs[0].startMs);
  const coming = isPause ? firstRun(occurs, false) : null;
  const kind = threshold !== null ? 'limit' : topic === 'rain' ? 'rain' : 'event';
  const told = coming ?? asked;
  if (told !== null)
    return [
      runSentence(event, kind, coming === null && negated, told, context, book),
      ...(kind === 'limit' ? [] : againSentences(event, occurs, told, coming === null && negated, context, book)),
    ];
  // What comes within the error of a forecast is said to be close, and not to be missing.
  const near = threshold === null || negated ? null : thresholdAnswer(threshold, interpretation, context, book);
  if (near !== null && near.verdict !== 'no') return [near.sentence];
  const last = occurs.at(-1)?.startMs ?? context.time.fromMs;
  return [noRunSentence(event, negated, Math.min(last + HOUR_MS, context.time.toMs), context, book)];
}

/** "rain", "the wind over 30 mph": what happens; null for a topic that is no event. */
export function eventName(
  topic: MeasuredTopic,
  interpretation: Pick<Interpretation, 'threshold' | 'extreme' | 'language'>,
  book: FactBook,
): string | null {
  const { threshold, extreme } = interpretation;
  if (threshold !== null) {
    // "No wind below 15 km/h", and not "no the wind".
    const fall = fallOfChance(threshold);
    const what =
      topic === 'gusts'
        ? book.say('limit.of.gusts', { count: 1 })
        : book.say(fall === null ? `topic.${topic}` : `topic.chance.${fall}`, { which: 'value' }).replace(/^the /, '');
    return book.say('event.limit', { what, threshold: limitBeside(threshold, interpretation, book) });
  }
  if (isNamedEvent(topic)) return book.say(`event.${topic}`, {});
  if ((topic !== 'temperature' && topic !== 'feels-like') || extreme === null) return null;
  return book.say(extreme === 'most' ? 'event.hot' : 'event.cold', {});
}

/** It does not happen, or does not stop, up to the last hour known. */
function noRunSentence(
  event: string,
  negated: boolean,
  lastMs: number,
  context: AnswerContext,
  book: FactBook,
): string {
  const tone = toneOf(context);
  const until = momentText(lastMs, context, book);
  if (negated) return book.sentence('when.goes-on', { event, tone, where: whereText(context, book), until });
  const values = { event, tone, ...whereWhen(context, book) };
  return lastMs < context.time.toMs - HOUR_MS
    ? book.sentence('when.none.known', { ...values, until })
    : book.sentence('when.none', values);
}

/** "What time did it stop yesterday": the end of the last hour in which it did. */
function lastEndSentence(event: string, occurs: readonly JudgedHour[], context: AnswerContext, book: FactBook): string {
  const last = occurs.findLast((hour) => hour.occurs);
  const endMs = Math.min((occurs.at(-1)?.startMs ?? context.time.fromMs) + HOUR_MS, context.time.toMs);
  if (last === undefined) return noRunSentence(event, false, endMs, context, book);
  if (last.startMs + HOUR_MS >= endMs) return noRunSentence(event, true, endMs, context, book);
  const moment = momentText(last.startMs + HOUR_MS, context, book);
  return book.sentence('when.stops', { event, tone: 'past', where: whereText(context, book), moment });
}

/** It happens, or stops, in this run of hours. */
function runSentence(
  event: string,
  kind: 'rain' | 'limit' | 'event',
  negated: boolean,
  run: InstantSpan,
  context: AnswerContext,
  book: FactBook,
): string {
  const tone = toneOf(context);
  const where = whereText(context, book);
  const beginMs = Math.max(run.fromMs, context.time.fromMs);
  const moment = momentText(beginMs, context, book);
  const until = endText(beginMs, run.toMs, context, book);
  const atOnce = run.fromMs <= Math.max(context.nowMs, context.time.fromMs);
  if (negated && atOnce) return book.sentence('when.no-more', { event, where, moment, until });
  if (negated) return book.sentence('when.stops', { event, tone, where, moment });
  // "When does it get above freezing tomorrow", where it never is below.
  if (kind === 'limit' && atOnce && run.toMs >= context.time.toMs)
    return book.sentence('when.throughout', { event, ...whereWhen(context, book) });
  if (tone === 'past' || (atOnce && beginMs > context.nowMs) || (kind === 'limit' && !atOnce))
    return book.sentence('when.from', { event, where, moment, until });
  if (atOnce) return book.sentence('when.at-once', { event, where, until });
  return kind === 'rain'
    ? book.sentence('when.first.rain', { where, moment, until })
    : book.sentence('when.first', { event, where, moment, until });
}

/** The times within a day in which it happens again: a first shower is not all of the rain. */
function againSentences(
  event: string,
  hours: readonly JudgedHour[],
  told: InstantSpan,
  isEnd: boolean,
  context: AnswerContext,
  book: FactBook,
): string[] {
  const afterMs = isEnd ? told.fromMs : told.toMs;
  const untilMs = told.fromMs + MAX_AHEAD_HOURS * HOUR_MS;
  const ahead = hours.filter(({ startMs }) => startMs >= afterMs && startMs < untilMs);
  const stretches = runsOf(ahead, ({ occurs }) => occurs)
    .slice(0, MAX_AGAIN)
    .map(({ fromMs, toMs }) => stretchText(fromMs, toMs, context, book));
  return stretches.length === 0 ? [] : [book.sentence('when.again', { event, list: book.speaker.list(stretches) })];
}

/** The runs of hours that are wanted. */
export function runsOf(hours: readonly JudgedHour[], isWanted: (hour: JudgedHour) => boolean): InstantSpan[] {
  const runs: InstantSpan[] = [];
  for (const { startMs } of hours.filter(isWanted)) {
    const last = runs.at(-1);
    const toMs = startMs + HOUR_MS;
    if (last?.toMs === startMs) runs[runs.length - 1] = { fromMs: last.fromMs, toMs };
    else runs.push({ fromMs: startMs, toMs });
  }
  return runs;
}

/** The end of a run: a clock time, with its date where that is another than that of the beginning. */
function endText(beginMs: number, endMs: number, context: AnswerContext, book: FactBook): string {
  const isSameDay = civilDateAt(context.zone, beginMs) === civilDateAt(context.zone, endMs);
  return isSameDay ? clockText(endMs, context, book) : datedMoment(endMs, context, book);
}

export interface InstantSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface JudgedHour {
  readonly startMs: number;
  readonly occurs: boolean;
}

/** Each hour judged by itself, by the same bands as a whole time. */
export function occurrences({ threshold }: Interpretation, topic: MeasuredTopic, context: AnswerContext): JudgedHour[] {
  const { startMs, values } = seriesOf(context, TOPIC_MEASURES[topic].series);
  const fall = threshold === null ? null : fallOfChance(threshold);
  if (threshold !== null && fall !== null) {
    const chances = seriesOf(context, `${fall}Pct`);
    return chances.startMs.flatMap((start, i) =>
      Number.isNaN(chances.values[i]) ? [] : [{ startMs: start, occurs: crosses(threshold, chances.values[i]) }],
    );
  }
  if (topic === 'rain') return rainHours(context);
  return startMs.flatMap((start, i) => {
    if (Number.isNaN(values[i])) return [];
    if (threshold !== null) return [{ startMs: start, occurs: crosses(threshold, values[i]) }];
    const hour: AnswerContext = { ...context, time: { ...context.time, fromMs: start, toMs: start + 1 } };
    return [{ startMs: start, occurs: happens(topic, hour) === 'yes' }];
  });
}

/** An hour is wet when it has rain that is not unlikely, or when rain is likely. */
export function rainHours(context: AnswerContext): JudgedHour[] {
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
function firstRun(hours: readonly JudgedHour[], negated: boolean): InstantSpan | null {
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

const OF_FALL: ReadonlySet<MeasuredTopic> = new Set<MeasuredTopic>(['rain', 'snow', 'thunder']);
/** Less rounds to none. */
const LEAST_FALL = 0.05;

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
  // No hour is the wettest where none is wet.
  if (OF_FALL.has(topic) && wanted && peak.value < LEAST_FALL) return [valueSentence(topic, context, book)];
  // Many hours have none: the dry ones are told, and not the first of them.
  if (OF_FALL.has(topic) && !wanted && peak.value < LEAST_FALL)
    return whenSentences({ ...interpretation, extreme: null, negated: false }, topic, context, book);
  return [
    book.sentence('when.extreme', {
      moment: momentText(peak.atMs, context, book),
      ...verbOf(context, book),
      more: book.say(superlativeKey(topic, wanted), {}),
      ...whereWhen(context, book),
      value: book.value(`${wanted ? 'max' : 'min'} ${name}`, peak.value, quantity, factScopeOf(context, book)),
    }),
  ];
}
