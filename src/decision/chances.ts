/**
 * How likely a verdict is: one window of the day, judged in every possible weather (`weather/members`).
 *
 * The window is the one that the decision states, unless another is worth clearly more on average over the weathers; it is
 * chosen once for all of them. A window chosen anew in each would be chosen with hindsight: in showers every weather has a
 * dry hour somewhere, but nobody knows which.
 */
import type { HourlyWeather } from '../weather/hourly.ts';
import { MIN_MEMBERS } from '../weather/members/members.ts';
import { type DecisionInput, inWeather } from './input.ts';
import { type CountedDay, type ScoredDay, scoreDay } from './scored-day.ts';
import { hoursInSpan } from './span.ts';
import { VERDICTS, type Verdict, verdictOfScore, wholeScore } from './verdict.ts';
import { type CandidateHour, type FoundWindow, findWindows, spanValue } from './windows.ts';

/** Hours of a day that are judged together. */
export interface HourSpan {
  readonly startMs: number;
  readonly endMs: number;
}

export interface Chances {
  /** The hours that the chances are of; null where no weather has a window. */
  readonly window: HourSpan | null;
  /** Shares of the weathers in hundredths, which sum to 1. */
  readonly verdict: Readonly<Record<Verdict, number>>;
  /** The shares of good and great together. */
  readonly atLeastGood: number;
  /** The share that is poor or to be avoided, not rounded. */
  readonly chanceOfLoss: number;
  /** Share of the weathers with rain or snow in the window; null without a window. */
  readonly rainInWindow: number | null;
  readonly score: { readonly p10: number; readonly p50: number; readonly p90: number };
  /** The mean score, not rounded. */
  readonly expectedScore: number;
  /** How many weathers were counted. */
  readonly members: number;
  /** The score of each weather in the window, in the order of the weathers; NaN where it could not be judged. */
  readonly scores: Float64Array;
}

/** The hours that a decision rests on: where its window was judged, before neighbouring hours were added; null without. */
export type StatedSpan = HourSpan | null;

/** Another window must be worth so many points more: the best of several means over some fifty weathers is flattered. */
const CLEARLY_BETTER = 8;
/** The best of many candidates is better by so much through chance alone. */
const BETTER_OF_MANY = 2;

/** A day scored in each of the weathers; null where one cannot judge it. Yields after each, since there are many. */
export function* scoreInEach(
  input: DecisionInput,
  weathers: readonly HourlyWeather[],
): Generator<void, (ScoredDay | null)[]> {
  const days: (ScoredDay | null)[] = [];
  let startMs: Float64Array | null = null;
  let inSpan: number[] = [];
  for (const weather of weathers) {
    // Nearly always they share their hours.
    if (weather.startMs !== startMs) inSpan = hoursInSpan(weather, input);
    startMs = weather.startMs;
    days.push(scoreDay(inWeather(input, weather), inSpan));
    yield;
  }
  return days;
}

/** The chances of a day that has been scored in many weathers; null when fewer than ten of them can judge it. */
export function chancesOf(days: readonly (CountedDay | null)[], stated: StatedSpan): Chances | null {
  const judged = days.filter((day) => day !== null);
  if (judged.length < MIN_MEMBERS) return null;
  const window = chosenSpan(judged, stated);
  const scores = Float64Array.from(days, (day) =>
    day === null ? Number.NaN : window === null ? 0 : scoreIn(day, window),
  );
  const known = scores.filter((score) => !Number.isNaN(score)).sort();
  if (known.length < MIN_MEMBERS) return null;
  const counts = { great: 0, good: 0, fair: 0, poor: 0, avoid: 0 };
  for (const score of known) counts[verdictOfScore(wholeScore(score))]++;
  const verdict = inHundredths(counts, known.length);
  return {
    window,
    verdict,
    atLeastGood: Math.round(100 * (verdict.great + verdict.good)) / 100,
    chanceOfLoss: (counts.poor + counts.avoid) / known.length,
    rainInWindow: window === null ? null : shareWet(judged, window),
    score: { p10: quantile(known, 0.1), p50: quantile(known, 0.5), p90: quantile(known, 0.9) },
    expectedScore: meanOf(known),
    members: known.length,
    scores,
  };
}

/** In which share of the weathers a window has a verdict; those that lack one of its hours are left out. */
export function shareOf(days: readonly (CountedDay | null)[], span: HourSpan, verdict: Verdict): number {
  const scores = days.map((day) => (day === null ? Number.NaN : scoreIn(day, span))).filter((score) => score >= 0);
  const held = scores.filter((score) => verdictOfScore(wholeScore(score)) === verdict).length;
  return scores.length === 0 ? 0 : held / scores.length;
}

/** Counts as hundredths of the whole that still sum to 1: the largest remainders are rounded up. */
function inHundredths(counts: Readonly<Record<Verdict, number>>, total: number): Record<Verdict, number> {
  const whole = VERDICTS.map((name) => Math.floor((100 * counts[name]) / total));
  const left = 100 - whole.reduce((sum, hundredths) => sum + hundredths, 0);
  const byRemainder = VERDICTS.map((name, i) => [(100 * counts[name]) / total - whole[i], i] as const);
  byRemainder.sort((a, b) => b[0] - a[0]);
  for (const [, i] of byRemainder.slice(0, left)) whole[i]++;
  return Object.fromEntries(VERDICTS.map((name, i) => [name, whole[i] / 100])) as Record<Verdict, number>;
}

/** The stated window, or another that is worth clearly more on average. */
function chosenSpan(days: readonly CountedDay[], stated: StatedSpan): HourSpan | null {
  const likely = bestSpan(days, likelySpans(days), stated, CLEARLY_BETTER);
  return stated === null ? bestSpan(days, ownSpans(days), likely, BETTER_OF_MANY) : likely;
}

/** The span with the highest mean score, if that is so many points above the one at hand; else that one. */
function bestSpan(
  days: readonly CountedDay[],
  spans: readonly HourSpan[],
  atHand: HourSpan | null,
  points: number,
): HourSpan | null {
  let best = atHand;
  let bestMean = atHand === null ? Number.NEGATIVE_INFINITY : meanScoreIn(days, atHand) + points;
  for (const span of spans) {
    const mean = meanScoreIn(days, span);
    if (mean <= bestMean) continue;
    best = span;
    bestMean = mean;
  }
  return best;
}

/** The windows of a day whose hours have the mean scores of all its weathers. */
export function likelyWindows(days: readonly CountedDay[]): {
  hours: readonly CandidateHour[];
  windows: FoundWindow[];
} {
  const [first] = days;
  const alike = days.filter(({ candidates }) => candidates.length === first.candidates.length);
  const hours = first.candidates.map((hour, i): CandidateHour => {
    let [score, limit, dryingKgM2H, feasible] = [0, 0, 0, 0];
    for (const { candidates } of alike) {
      const each = candidates[i];
      score += each.score;
      limit += each.limit;
      dryingKgM2H += each.dryingKgM2H;
      if (each.feasible) feasible++;
    }
    const count = alike.length;
    return {
      ...hour,
      score: score / count,
      limit: limit / count,
      feasible: score > 0 && 2 * feasible >= count,
      dryingKgM2H: dryingKgM2H / count,
    };
  });
  // Rain in any hour of a window is in the hours' scores, more or less often.
  const { limitOf: _, ...rule } = first.rule;
  return { hours, windows: findWindows(hours, rule) };
}

/** The best window of each weather, each once: candidates, to be judged in all of them. */
function ownSpans(days: readonly CountedDay[]): HourSpan[] {
  const spans = new Map<string, HourSpan>();
  for (const { candidates, rule } of days) {
    const own = findWindows(candidates, rule).at(0);
    if (own === undefined || own.tooShort) continue;
    const span = { startMs: candidates[own.coreFrom].startMs, endMs: candidates[own.coreTo - 1].endMs };
    spans.set(`${span.startMs} ${span.endMs}`, span);
  }
  return [...spans.values()];
}

function likelySpans(days: readonly CountedDay[]): HourSpan[] {
  const { hours, windows } = likelyWindows(days);
  return windows.map(({ coreFrom, coreTo }) => ({ startMs: hours[coreFrom].startMs, endMs: hours[coreTo - 1].endMs }));
}

function meanScoreIn(days: readonly CountedDay[], span: HourSpan): number {
  let [sum, count] = [0, 0];
  for (const day of days) {
    const score = scoreIn(day, span);
    if (Number.isNaN(score)) continue;
    sum += score;
    count++;
  }
  return sum / count;
}

/** What a window is worth in one weather; NaN where it lacks one of its hours. */
function scoreIn({ candidates, rule }: CountedDay, span: HourSpan): number {
  const place = placeOf(candidates, span);
  return place === null ? Number.NaN : spanValue(candidates, rule, place.from, place.to);
}

function shareWet(days: readonly CountedDay[], span: HourSpan): number {
  let known = 0;
  let wet = 0;
  for (const { candidates, isWet } of days) {
    const place = placeOf(candidates, span);
    if (place === null) continue;
    known++;
    if (isWet(place.from, place.to)) wet++;
  }
  return known === 0 ? 0 : wet / known;
}

/** Where a span lies among the hours of a weather; null where the weather lacks one of its hours. */
export function placeOf(
  candidates: readonly CandidateHour[],
  { startMs, endMs }: HourSpan,
): { readonly from: number; readonly to: number } | null {
  let from = 0;
  while (from < candidates.length && candidates[from].startMs !== startMs) from++;
  for (let i = from; i < candidates.length; i++) {
    if (i > from && candidates[i].startMs !== candidates[i - 1].endMs) return null;
    if (candidates[i].endMs === endMs) return { from, to: i + 1 };
  }
  return null;
}

/** Of ascending values, linear between neighbours. */
export function quantile(ascending: ArrayLike<number>, share: number): number {
  const at = share * (ascending.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, ascending.length - 1);
  return ascending[below] + (ascending[above] - ascending[below]) * (at - below);
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}

/** In how many of the weathers each day is the best, as shares; days that are equally good share a weather. */
export function sharesBest(days: readonly (Chances | null)[]): readonly number[] {
  const count = Math.max(0, ...days.map((day) => day?.scores.length ?? 0));
  const shares = days.map(() => 0);
  let counted = 0;
  for (let member = 0; member < count; member++) {
    const scores = days.map((day) => day?.scores[member] ?? Number.NaN);
    const best = Math.max(...scores.filter((score) => !Number.isNaN(score)));
    if (!(best > 0)) continue;
    counted++;
    const winners = scores.flatMap((score, day) => (score >= best - EVEN ? [day] : []));
    for (const day of winners) shares[day] += 1 / winners.length;
  }
  return shares.map((share) => (counted === 0 ? 0 : share / counted));
}

/** Scores that differ by less are equal. */
const EVEN = 0.5;
