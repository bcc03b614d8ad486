/** What a forecast stated about a day, and what came of it in the hours that it named. */
import { type HourSpan, placeOf } from '../decision/chances.ts';
import type { DecisionInput } from '../decision/input.ts';
import { type Judgement, judgeDay } from '../decision/judge.ts';
import { VERDICT_FLOORS } from '../decision/limits.ts';
import { type Verdict, verdictOfScore, wholeScore } from '../decision/verdict.ts';
import { spanValue } from '../decision/windows.ts';

export interface StatedVerdict {
  readonly verdict: Verdict;
  /** The hours that were judged; null where the day has no window. */
  readonly window: HourSpan | null;
}

/** What an input makes the engine say; null for a day without hours that can be judged. */
export function statementOf(input: DecisionInput): StatedVerdict | null {
  const judged = judgeDay(input);
  if (judged === null) return null;
  const [best] = judged.windows;
  const verdict = dayVerdict(judged);
  if (best === undefined) return { verdict, window: null };
  const { candidates } = judged;
  const window = { startMs: candidates[best.coreFrom].startMs, endMs: candidates[best.coreTo - 1].endMs };
  return { verdict, window };
}

export function dayVerdict({ value }: Pick<Judgement, 'value'>): Verdict {
  return verdictOfScore(wholeScore(value));
}

export function isGood(verdict: Verdict): boolean {
  return verdict === 'good' || verdict === 'great';
}

const ORDER = [
  'avoid',
  ...Object.entries(VERDICT_FLOORS)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name]) => name),
];

/** Above zero where the first verdict is better than the second, below where it is worse. */
export function compareVerdicts(a: Verdict, b: Verdict): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

/**
 * The verdict of what came: in the stated window, or of the whole day where none was stated. Null where the analysis lacks
 * hours of it. Nobody moves to better hours of the day: a window that was wet was wet.
 *
 * `knowsAll`: an hour is not held back for what the analysis never has and the forecast had, such as the visibility.
 */
export function outcomeOf(analysis: Judgement, window: HourSpan | null, knowsAll = false): Verdict | null {
  if (window === null) return dayVerdict(analysis);
  const { candidates, consideredHours, scores, rule } = analysis;
  const place = placeOf(candidates, window);
  if (place === null) return null;
  const hours = knowsAll
    ? candidates.map((hour, i) => ({ ...hour, limit: scores.limit[consideredHours[i]] }))
    : candidates;
  return verdictOfScore(wholeScore(spanValue(hours, rule, place.from, place.to)));
}
