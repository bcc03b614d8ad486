/**
 * Which of several days is the best. A day is ranked by the score that can be counted on: its score S drawn towards what
 * the activity usually scores at the place in that month (U) as far as the forecast is not to be trusted,
 * c·S + (1 − c)·U with the confidence c, as an uncertain measurement is drawn towards its mean (James and Stein 1961). So
 * a sunny tenth day does not simply beat a solid second one, and since U does not depend on the days that are compared,
 * 7 days and 14 agree on those they share.
 *
 * It is never above the day's own score, since a bad day far ahead is no better for being uncertain, and never below the
 * band of its verdict: a poor day never stands above a fair one.
 */
import { type CivilDate, epochDay, weekdayName } from '../time/civil.ts';
import type { DayDecision } from './decide.ts';
import { VERDICT_FLOORS } from './limits.ts';
import type { Profile } from './profile.ts';

/** What the activity usually scores, 0 to 100, around a date; NaN where nothing is known about that. */
export type UsualScore = (date: CivilDate) => number;

export interface RankedDay {
  readonly decision: DayDecision;
  /** 0 to 100 in tenths; the order is by it. */
  readonly expectedScore: number;
}

/** The days, best first; of equal ones the earlier. */
export function rankDays(days: readonly DayDecision[], usualScore: UsualScore): RankedDay[] {
  return days
    .map((decision) => ({ decision, expectedScore: expectedScore(decision, usualScore(decision.date)) }))
    .sort((a, b) => b.expectedScore - a.expectedScore || dayNumber(a) - dayNumber(b));
}

/** The score to expect of a day, given what is usual; a day's own score where that is not known. */
function expectedScore({ score, confidence, verdict }: DayDecision, usual: number): number {
  if (!(usual < score)) return score;
  const drawn = confidence * score + (1 - confidence) * usual;
  const floor = verdict === 'avoid' ? 0 : VERDICT_FLOORS[verdict];
  return Math.max(floor, Math.round(drawn * 10) / 10);
}

/**
 * One sentence on a ranking: the best day, why it is the best, and the next one. Typical weather is called so, never a
 * forecast.
 */
export function rankingSummary(ranked: readonly RankedDay[], profile: Profile, typical: boolean): string {
  const [best, next] = ranked;
  if (best === undefined) return `No day could be judged for ${profile.phrase}.`;
  const sentence = rankingClause(best, next, ranked.length, profile);
  return typical ? `By the typical climate, not a forecast: ${sentence}.` : `${sentence}.`;
}

function rankingClause(best: RankedDay, next: RankedDay | undefined, count: number, { phrase }: Profile): string {
  const { verdict, reason, date } = best.decision;
  const day = `${weekdayName(date)} ${date} ${verdictText(best)}`;
  if (next === undefined) return `${day} is the only day in question for ${phrase}${reason}`;
  if (verdict === 'avoid') return `None of the ${count} days suits ${phrase}; the least bad is ${day}${reason}`;
  const lead = verdict === 'poor' ? 'the least bad' : 'the best';
  return `${day} is ${lead} of ${count} days for ${phrase}${reason}; next ${nextText(best, next)}`;
}

/** The second day; where it does not score less, why it is the second all the same. */
function nextText(best: RankedDay, next: RankedDay): string {
  const { date, score, confidence, unknown } = next.decision;
  const isNear = Math.abs(epochDay(date) - epochDay(best.decision.date)) < 7;
  const text = `${weekdayName(date)}${isNear ? '' : ` ${date}`} ${verdictText(next)}`;
  if (score < best.decision.score) return text;
  if (unknown.length > 0) return `${text}, for which ${unknown.join(' and ')} is not known`;
  if (confidence < best.decision.confidence) return `${text}, which is less sure`;
  return next.expectedScore === best.expectedScore ? `${text}, which is later` : text;
}

function verdictText({ decision: { verdict, score } }: RankedDay): string {
  return `(${verdict}, ${score})`;
}

/**
 * A poor day's decision with a better day in its summary ("; try Thursday (good, 74)"); the decision itself when it is
 * not poor or no other day is at least good.
 */
export function withBetterDay(
  decision: DayDecision,
  others: readonly DayDecision[],
  usualScore: UsualScore,
): DayDecision {
  if (decision.verdict !== 'poor' && decision.verdict !== 'avoid') return decision;
  // A great day stands above every good one, so that what is usual is asked for only to choose among equals.
  const great = others.filter((day) => day.verdict === 'great');
  const better = great.length > 0 ? great : others.filter((day) => day.verdict === 'good');
  if (better.length === 0) return decision;
  const { verdict, score, date } = better.length === 1 ? better[0] : rankDays(better, usualScore)[0].decision;
  const hint = `; try ${weekdayName(date)} (${verdict}, ${score})`;
  return { ...decision, summary: `${decision.summary.replace(/\.$/, '')}${hint}.` };
}

function dayNumber(day: RankedDay): number {
  return epochDay(day.decision.date);
}
