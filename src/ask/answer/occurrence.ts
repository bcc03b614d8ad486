/** When something next happens, or stops: the first stretch of hours in which it does. */
import { HOUR_MS } from '../../time/civil.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { type AnswerContext, toneOf } from './answer-context.ts';
import { BANDS, verdictOf } from './bands.ts';
import { capital, momentText, placeText, stretchText, whenText, whereText } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { highest, lowest, type Series, seriesOf } from './hours.ts';
import { MEASURES, type MeasuredTopic } from './topic-measures.ts';
import { holdsOf, valueSentence } from './values.ts';
import { crosses, happens, superlative, wantsHighest } from './yes-no.ts';

/** A dry spell is worth the name from so many hours on; our judgement. */
const STOP_HOURS = 3;

/** How a topic is called where the question is when it comes. */
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
  asked: Interpretation,
  topic: MeasuredTopic,
  scene: AnswerContext,
  book: FactBook,
): string[] | null {
  const { extreme, threshold, negated } = asked;
  const event = EVENT[topic];
  if (threshold === null && (extreme !== null || event === undefined)) return extremeMoment(topic, asked, scene, book);
  if (toneOf(scene) === 'typical')
    return [valueSentence(topic, scene, book), 'When it happens, only a forecast can tell.'];
  const occurs = occurrences(asked, topic, scene);
  if (occurs.length === 0) return null;
  const where = whereText(scene, book);
  const name =
    threshold === null ? (event ?? '') : `${MEASURES[topic].subject.replace(/^the /, '')} ${book.name(threshold.text)}`;
  const run = firstRun(occurs, negated);
  const last = occurs.at(-1)?.startMs ?? scene.time.fromMs;
  const until = book.name(momentText(Math.min(last + HOUR_MS, scene.time.toMs), scene, book));
  const past = scene.time.era === 'past';
  if (run === null) {
    if (negated)
      return [`${capital(name)} ${past ? 'did not stop' : 'does not stop for long'} ${where} before ${until}.`];
    return [
      `No ${name} ${past ? 'was there' : 'is expected'} ${where} ${whenText(scene, book)}; the hours known reach to ${until}.`,
    ];
  }
  const begins = momentText(Math.max(run.fromMs, scene.time.fromMs), scene, book);
  const stretch = stretchText(run.fromMs, run.toMs, scene, book);
  const atOnce = run.fromMs <= Math.max(scene.nowMs, scene.time.fromMs);
  if (negated) {
    if (atOnce)
      return [
        `There is no ${name} ${where} at ${begins}, and none ${past ? 'came' : 'is expected'} before ${momentText(run.toMs, scene, book)}.`,
      ];
    return [`${capital(name)} ${past ? 'stopped' : 'should stop'} ${where} at ${begins}.`];
  }
  if (atOnce) return [`${capital(name)} ${where} ${past ? 'was there' : 'is expected'} at once: ${stretch}.`];
  return [`No ${name} ${where} before ${begins}; then ${stretch}.`];
}

interface Hour {
  readonly startMs: number;
  readonly occurs: boolean;
}

/** Each hour of the scene judged for itself, by the same bands as a whole span. */
function occurrences({ threshold }: Interpretation, topic: MeasuredTopic, scene: AnswerContext): Hour[] {
  const { startMs, values } = seriesOf(scene, MEASURES[topic].series);
  if (topic === 'rain') return rainHours(scene);
  return startMs.flatMap((start, i) => {
    if (Number.isNaN(values[i])) return [];
    if (threshold !== null) return [{ startMs: start, occurs: crosses(threshold, values[i]) }];
    const hour: AnswerContext = { ...scene, time: { ...scene.time, fromMs: start, toMs: start + 1 } };
    return [{ startMs: start, occurs: happens(topic, hour) === 'yes' }];
  });
}

/** An hour is wet when rain is in it that is not unlikely, or when rain is likely. */
function rainHours(scene: AnswerContext): Hour[] {
  const { startMs, values } = seriesOf(scene, 'rainMm');
  const chances = seriesOf(scene, 'rainPct').values;
  return startMs.flatMap((start, i) => {
    if (Number.isNaN(values[i])) return [];
    const likely = verdictOf(chances[i], BANDS.rainPct);
    const falls = values[i] >= BANDS.rainMm.maybe && likely !== 'no';
    return [{ startMs: start, occurs: falls || likely === 'yes' }];
  });
}

/** The first run in which it happens; where it is to stop, the first of some hours in which it does not. */
function firstRun(hours: readonly Hour[], negated: boolean): { fromMs: number; toMs: number } | null {
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
  asked: Interpretation,
  scene: AnswerContext,
  book: FactBook,
): string[] | null {
  const { series, quantity, name } = MEASURES[topic];
  const wanted = wantsHighest(topic, asked.extreme, asked.negated);
  const values: Series = seriesOf(scene, series);
  const peak = wanted ? highest(values) : lowest(values);
  if (peak === null) return null;
  const value = book.say(`${wanted ? 'max' : 'min'} ${name}`, peak.value, quantity, holdsOf(scene, book));
  const verb = { now: 'is', coming: 'will be', past: 'was', typical: 'is typically' }[toneOf(scene)];
  const around = `${placeText(scene, book)} ${verb} ${superlative(topic, wanted)} ${whenText(scene, book)}`;
  return [`${around}: ${value} at ${momentText(peak.atMs, scene, book)}.`];
}
