/**
 * Which of several days is the best: the one whose score can be counted on.
 *
 * A day is ranked by the mean of its scores in the possible weathers, so that a hopeful tenth day does not simply beat a
 * solid second one. It is never above the day's own score, since a bad day far ahead is no better for being uncertain, and
 * never below the band of its verdict: a poor day never stands above a fair one. Nothing in it depends on the days that
 * are compared, so that 7 days and 14 agree on those they share.
 */
import { type CivilDate, epochDay, weekdayName } from '../time/civil.ts';
import type { ChancedDay } from './chanced-day.ts';
import { sharesBest } from './chances.ts';
import type { DayDecision } from './decide.ts';
import { ALERT_ISSUE } from './judge.ts';
import { VERDICT_FLOORS } from './limits.ts';
import type { Profile } from './profile.ts';
import { oftenText, seasonText } from './typical-day.ts';

export interface RankedDay extends ChancedDay {
  /** 0 to 100 in tenths; the order is by it. */
  readonly expectedScore: number;
  /** In which share of the possible weathers it is the best of the days; null where that cannot be counted. */
  readonly bestIn: number | null;
}

/** The days, best first; of equal ones the earlier. */
export function rankDays(days: readonly ChancedDay[]): RankedDay[] {
  const best = sharesBest(days.map(({ chances }) => chances));
  return days
    .map((day, i) => ({ ...day, expectedScore: expectedScore(day), bestIn: isCounted(day) ? best[i] : null }))
    .sort((a, b) => b.expectedScore - a.expectedScore || dayNumber(a) - dayNumber(b));
}

/** Days of a season have the same possible weathers, so that which of two is better in one of them means nothing. */
function isCounted({ chances, origin }: ChancedDay): boolean {
  return chances !== null && origin?.method !== 'climate';
}

function expectedScore({ decision: { score, verdict, mainIssue }, chances, origin }: ChancedDay): number {
  // A day of the season is worth its mean, whatever is unknown of all such days; but an alert is of that day.
  if (chances !== null && origin?.method === 'climate' && mainIssue !== ALERT_ISSUE)
    return Math.round(10 * chances.expectedScore) / 10;
  // Of days to avoid the least bad is the one that scores most.
  if (chances === null || verdict === 'avoid' || chances.expectedScore >= score) return score;
  return Math.max(VERDICT_FLOORS[verdict], Math.round(10 * chances.expectedScore) / 10);
}

/** One sentence on a ranking of forecast days: the best day, why it is the best, and the next one. */
export function rankingSummary(ranked: readonly RankedDay[], profile: Profile, withChances = false): string {
  const [best, next] = ranked;
  if (best === undefined) return `No day could be judged for ${profile.phrase}.`;
  const odds = withChances && next !== undefined ? oddsClause(best, next) : '';
  return `${rankingClause(best, next, ranked.length, profile)}${odds}.`;
}

/** "Tuesday is best in 46 of 100 possible weathers and good or better in 78; Wednesday in 31". */
function oddsClause(best: RankedDay, next: RankedDay): string {
  if (best.bestIn === null || next.bestIn === null || best.chances === null) return '';
  const hundredths = (share: number): number => Math.round(100 * share);
  const [first, second] = [best, next].map(({ decision: { date } }) => weekdayName(date));
  return `. ${first} is best in ${hundredths(best.bestIn)} of 100 possible weathers and good or better in ${hundredths(best.chances.atLeastGood)}; ${second} is best in ${hundredths(next.bestIn)}`;
}

function rankingClause(best: RankedDay, next: RankedDay | undefined, count: number, { phrase }: Profile): string {
  const { verdict, reason, date } = best.decision;
  const day = `${weekdayName(date)} ${date} ${verdictText(best)}`;
  if (next === undefined) return `${day} is the only day in question for ${phrase}${reason}`;
  if (verdict === 'avoid') return `None of the ${count} days suits ${phrase}; the least bad is ${day}${reason}`;
  const lead = verdict === 'poor' ? 'the least bad' : 'the best';
  return `${day} is ${lead} of ${count} days for ${phrase}${reason}; then ${nextText(best, next)}`;
}

/** The second day; where it does not score less, why it is the second all the same. */
function nextText(best: RankedDay, next: RankedDay): string {
  const { date, score, unknown, unknownClause } = next.decision;
  const text = `${dayAfter(date, best.decision.date)} ${verdictText(next)}`;
  if (score < best.decision.score) return text;
  if (unknown.length > 0) return `${text}, for which ${unknownClause}`;
  if (score > best.decision.score || next.expectedScore < best.expectedScore) return `${text}, which is less sure`;
  return `${text}, which is later`;
}

/** A day by its weekday, which is read as the first after the day that was named before; any other day by its date too. */
function dayAfter(date: CivilDate, named: CivilDate): string {
  const days = epochDay(date) - epochDay(named);
  return days > 0 && days < 7 ? weekdayName(date) : `${weekdayName(date)} ${date}`;
}

function verdictText({ decision: { verdict, score } }: RankedDay): string {
  return `(${verdict}, ${score})`;
}

/** Expected scores of typical days that differ by less differ by chance alone. */
const REAL_DIFFERENCE = 5;

/**
 * The same for days of which only the season is known: how often such days are good, and that none can be preferred but for
 * what the season, the sun and the moon make different.
 */
export function typicalRankingSummary(ranked: readonly RankedDay[], profile: Profile): string {
  const [best] = ranked;
  if (best === undefined) return `No day could be judged for ${profile.phrase}.`;
  const { chances, decision } = best;
  const often = chances === null ? '' : `: ${oftenText(chances)}`;
  // Today may have few hours left: one day that is worse makes none of the others better.
  const middle = ranked[Math.floor(ranked.length / 2)];
  const head = `No forecast is at hand. Typical of ${profile.phrase} in ${seasonText(decision.date)}${often}`;
  if (decision.verdict === 'avoid') return `${head}. None of the ${ranked.length} days suits it.`;
  if (ranked.length === 1) return `${head}.`;
  if (best.expectedScore - middle.expectedScore < REAL_DIFFERENCE)
    return `${head}. So ${alikeText(ranked)} can be preferred.`;
  const day = `${weekdayName(decision.date)} ${decision.date}`;
  return `${head}. Of the ${ranked.length} days ${day} is likeliest to suit, by its hours, the season, the sun and the moon alone.`;
}

/** "none of the 7 days"; where some, such as a today that is nearly over, are worse than the others, those are left out. */
function alikeText(ranked: readonly RankedDay[]): string {
  const alike = ranked.filter(({ expectedScore }) => ranked[0].expectedScore - expectedScore < REAL_DIFFERENCE);
  return alike.length === ranked.length
    ? `none of the ${ranked.length} days`
    : `none of the best ${alike.length} of the ${ranked.length} days`;
}

/**
 * A poor day's decision with a better day in its summary ("; try Thursday (good, 74)"); the decision itself when it is
 * not poor or no other day is at least good.
 */
export function withBetterDay(decision: DayDecision, others: readonly ChancedDay[]): DayDecision {
  if (!wantsBetterDay(decision)) return decision;
  const better = rankDays(others.filter(({ decision: { verdict } }) => verdict === 'great' || verdict === 'good')).at(
    0,
  );
  if (better === undefined) return decision;
  const { verdict, score, date } = better.decision;
  const hint = `; try ${dayAfter(date, decision.date)} (${verdict}, ${score})`;
  return { ...decision, summary: `${decision.summary.replace(/\.$/, '')}${hint}.` };
}

/** Whether a better day is worth naming. */
export function wantsBetterDay({ verdict }: DayDecision): boolean {
  return verdict === 'poor' || verdict === 'avoid';
}

function dayNumber({ decision: { date } }: RankedDay): number {
  return epochDay(date);
}
