/** The best stretch of a length that the question names: "the best 2 hours for a run", "the driest 3 hour window". */
import type { Profile } from '../../decision/profile.ts';
import { verdictOfScore, wholeScore } from '../../decision/verdict.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { Interpretation } from '../question/interpretation.ts';
import { activityText } from './activity.ts';
import type { AnswerContext } from './answer-context.ts';
import { factScopeOf, stretchText, verbOf, whereWhen } from './calendar.ts';
import type { FactBook } from './facts.ts';
import { type Series, seriesOf } from './hours.ts';
import { type MeasuredTopic, type Summary, TOPIC_MEASURES } from './topic-measures.ts';
import { superlativeKey, wantsHighest } from './yes-no.ts';

interface Run {
  readonly fromMs: number;
  readonly toMs: number;
  /** The sum of its hours. */
  readonly total: number;
  readonly values: readonly number[];
}

const MAX_SCORE = 100;

/** Every stretch of so many whole hours on end of which all is known, in order; cut to the length that is wanted. */
function runsOf({ startMs, values }: Series, lengthHours: number, notBeforeMs: number): Run[] {
  const count = Math.ceil(lengthHours);
  const runs: Run[] = [];
  for (let i = 0; i + count <= startMs.length; i++) {
    const part = values.slice(i, i + count);
    const isWhole = startMs[i + count - 1] - startMs[i] === (count - 1) * HOUR_MS && startMs[i] >= notBeforeMs;
    if (!isWhole || part.some(Number.isNaN)) continue;
    const total = part.reduce((sum, value) => sum + value, 0);
    runs.push({ fromMs: startMs[i], toMs: startMs[i] + lengthHours * HOUR_MS, total, values: part });
  }
  return runs;
}

/** The hours of that length with the best scores; null where no day has so many hours left. */
export function bestStretch(
  profile: Profile,
  lengthHours: number,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const runs = context.decided.flatMap(({ decision }) => {
    const { hours } = decision;
    const series = { startMs: hours.map(({ startMs }) => startMs), values: hours.map(({ score }) => score) };
    return runsOf(series, lengthHours, context.time.fromMs);
  });
  const [best] = runs.toSorted((a, b) => b.total - a.total || a.fromMs - b.fromMs);
  if (best === undefined) return null;
  const score = wholeScore(best.total / best.values.length);
  const verdict = verdictOfScore(score);
  const scope = factScopeOf(context, book);
  const isBad = verdict === 'poor' || verdict === 'avoid';
  return [
    book.sentence(isBad ? 'best-time.least-bad' : 'best-time.hours', {
      ...whereWhen(context, book),
      ...verbOf(context, book),
      stretch: stretchText(best.fromMs, best.toMs, context, book),
      activity: activityText(profile, book),
      verdict: book.say(`verdict.${verdict}`, {}),
      score: book.value(`score of ${profile.name}`, score, 'score', scope),
      of: book.value('highest score', MAX_SCORE, 'score', scope),
    }),
  ];
}

/** The hours of that length with most or least of a topic; null where too few are known. */
export function extremeStretch(
  topic: MeasuredTopic,
  lengthHours: number,
  { extreme, negated }: Interpretation,
  context: AnswerContext,
  book: FactBook,
): string[] | null {
  const { series, quantity, summary, name } = TOPIC_MEASURES[topic];
  const wanted = wantsHighest(topic, extreme, negated);
  const sign = wanted ? -1 : 1;
  const runs = runsOf(seriesOf(context, series), lengthHours, context.time.fromMs);
  // Of equally dry hours those with the lowest chance of rain are the driest.
  const chances = topic === 'rain' ? runsOf(seriesOf(context, 'rainPct'), lengthHours, context.time.fromMs) : [];
  const chanceAt = new Map(chances.map(({ fromMs, total }) => [fromMs, total]));
  const [best] = runs.toSorted(
    (a, b) =>
      sign * (a.total - b.total) ||
      sign * ((chanceAt.get(a.fromMs) ?? 0) - (chanceAt.get(b.fromMs) ?? 0)) ||
      a.fromMs - b.fromMs,
  );
  if (best === undefined) return null;
  return [
    book.sentence('when.extreme.stretch', {
      stretch: stretchText(best.fromMs, best.toMs, context, book),
      ...verbOf(context, book),
      more: book.say(superlativeKey(topic, wanted), {}),
      ...whereWhen(context, book),
      value: book.value(name, figureOf(best, summary), quantity, factScopeOf(context, book)),
    }),
  ];
}

function figureOf({ values, total }: Run, summary: Summary): number {
  if (summary === 'total') return total;
  if (summary === 'highest') return Math.max(...values);
  return summary === 'lowest' ? Math.min(...values) : total / values.length;
}
