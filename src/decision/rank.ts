/**
 * Which of several days is the best. A day is ranked by c·S + (1 − c)·mean of the days, where S is its score and c its
 * confidence: an uncertain score is drawn towards the mean, so that a sunny tenth day does not simply beat a solid second
 * one. Of days within one point of each other the earlier ranks first.
 */
import { epochDay, weekdayName } from '../time/civil.ts';
import type { DayDecision } from './decide.ts';
import type { Profile } from './profile.ts';

export interface RankedDay {
  readonly decision: DayDecision;
  readonly rankValue: number;
}

/** The days, best first. */
export function rankDays(days: readonly DayDecision[]): RankedDay[] {
  const mean = days.reduce((sum, day) => sum + day.score, 0) / days.length;
  const left = days.map((decision) => ({
    decision,
    rankValue: Math.round((decision.confidence * decision.score + (1 - decision.confidence) * mean) * 10) / 10,
  }));
  const ranked: RankedDay[] = [];
  while (left.length > 0) {
    const top = Math.max(...left.map((day) => day.rankValue));
    const near = left.filter((day) => day.rankValue > top - NEAR);
    const next = near.reduce((first, day) => (dayNumber(day) < dayNumber(first) ? day : first));
    ranked.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ranked;
}

/** One sentence on a ranking: the best day, its time, and the runner-up. */
export function rankingSummary(ranked: readonly RankedDay[], profile: Profile): string {
  const [best, second] = ranked;
  if (best === undefined) return `No day could be judged for ${profile.phrase}.`;
  const { verdict, score, date } = best.decision;
  const text = `${weekdayName(date)} ${date} (${verdict}, ${score})`;
  if (ranked.length === 1) return `The only day in question for ${profile.phrase} is ${text}.`;
  if (verdict === 'avoid')
    return `None of the ${ranked.length} days suits ${profile.phrase}; the least bad is ${text}.`;
  const lead = verdict === 'poor' ? 'the least bad' : 'the best';
  return `${text} is ${lead} of ${ranked.length} days for ${profile.phrase}, ahead of ${weekdayName(second.decision.date)} (${second.decision.verdict}, ${second.decision.score}).`;
}

/**
 * A poor day's decision with a better day in its summary ("; try Thursday (good, 74)"); the decision itself when it is
 * not poor or no other day is at least good.
 */
export function withBetterDay(decision: DayDecision, others: readonly DayDecision[]): DayDecision {
  if (decision.verdict !== 'poor' && decision.verdict !== 'avoid') return decision;
  const better = others.filter((day) => day.verdict === 'great' || day.verdict === 'good');
  if (better.length === 0) return decision;
  const { verdict, score, date } = rankDays(better)[0].decision;
  const hint = `; try ${weekdayName(date)} (${verdict}, ${score})`;
  return { ...decision, summary: `${decision.summary.replace(/\.$/, '')}${hint}.` };
}

const NEAR = 1;

function dayNumber(day: RankedDay): number {
  return epochDay(day.decision.date);
}
