/**
 * Decisions: is a day good for an activity, when on it, what speaks against it, and why. `decideDay` decides one day;
 * `rankDays` (rank.ts) compares several.
 *
 * A decision is a pure function of its input: no clock, no chance. Any value of the weather may be NaN; an hour without
 * temperature, wind or rain, or without an essential factor of the profile, is no forecast hour, and a day without a
 * forecast hour is not judged, since a score without data would be invented.
 */
import type { CivilDate } from '../time/civil.ts';
import { limitingAlert } from './alerts.ts';
import { decidingUnknowns, formatUnknown, isWarned } from './cause-words.ts';
import type { HourSpan } from './chances.ts';
import { type DayWorst, dangersOf, dayWorstOf } from './day-worst.ts';
import { type FactorAccount, factorAccountsOf } from './factor-accounts.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { DecisionInput } from './input.ts';
import { ALERT_ISSUE, DAYLIGHT_ISSUE, type Judgement, judgeDay } from './judge.ts';
import { knowledgeOf } from './known-share.ts';
import { issueIn } from './obscurity.ts';
import { type Risk, risksOf } from './risks.ts';
import { issueName } from './score.ts';
import type { ScoredDay } from './scored-day.ts';
import { reasonClause, summaryOf } from './summary.ts';
import { type Told, toldOf } from './told.ts';
import { type Verdict, verdictOfScore, wholeScore } from './verdict.ts';

export interface DayDecision {
  readonly date: CivilDate;
  readonly verdict: Verdict;
  /** 0 to 100, quality of the best window. */
  readonly score: number;
  /** Best first, at most three; empty when nothing is long enough. */
  readonly windows: readonly TimeWindow[];
  /** The hours of the best window that its score is of, before neighbouring hours were added; null without a window. */
  readonly judgedSpan: HourSpan | null;
  readonly risks: readonly Risk[];
  readonly mainIssue: string | null;
  /** What is severe or extreme outside the best window; the summary names it. */
  readonly dayWorst: DayWorst | null;
  /** What can decide and is not known, as a clause: `air quality is not known`; empty when all is. */
  readonly unknownClause: string;
  readonly summary: string;
  /** Why the day has its verdict, as the end of a sentence about it, with its punctuation: ": dry, wind up to 14 km/h". */
  readonly reason: string;
  readonly figures: Figures;
  /** Pollen, the geomagnetic index and the aurora, where the activity tells them. */
  readonly told: Told;
  /** 1 when all that decides was known, less for each value that was not; it does not change the score. */
  readonly knownShare: number;
  readonly missing: readonly string[];
  /** Nouns for what is unknown and keeps the day from being great, as "air quality". */
  readonly unknown: readonly string[];
  /** The hours considered. */
  readonly hours: readonly HourVerdict[];
  /** How the best window's score came about. */
  readonly factors: readonly FactorAccount[];
}

export interface TimeWindow {
  readonly startMs: number;
  readonly endMs: number;
  readonly score: number;
}

export interface HourVerdict {
  readonly startMs: number;
  readonly score: number;
  readonly mainIssue: string | null;
}

/** The decision for a day; null when the requested range holds no forecast hour that is not over. */
export function decideDay(input: DecisionInput): DayDecision | null {
  const judged = judgeDay(input);
  if (judged === null) return null;
  const score = wholeScore(judged.value);
  const verdict = verdictOfScore(score);
  const dangers = dangersOf(judged);
  const { cause } = judged;
  return {
    date: input.day.date,
    verdict,
    score,
    windows: judged.windows.map((window) => ({
      startMs: judged.candidates[window.from].startMs,
      endMs: judged.candidates[window.to - 1].endMs,
      score: wholeScore(window.value),
    })),
    judgedSpan: judgedSpanOf(judged),
    risks: risksOf(judged),
    mainIssue: cause === null ? null : issueIn(judged.hours, cause.issue, cause.hour),
    dayWorst: dayWorstOf(judged, dangers),
    unknownClause: formatUnknown(decidingUnknowns(judged), isWarned(input)),
    summary: `${summaryOf(judged, verdict, dangers)}.`,
    ...knowledgeOf(judged),
    unknown: judged.unknown.filter(({ decides }) => decides).map(({ noun }) => noun),
    // Computed on access: a ranking of days needs none of them.
    get figures() {
      return figuresOf(judged);
    },
    get told() {
      return toldOf(judged);
    },
    get reason() {
      return reasonClause(judged, verdict);
    },
    get hours() {
      return hourVerdicts(judged);
    },
    get factors() {
      return factorAccountsOf(judged);
    },
  };
}

function judgedSpanOf({ windows: [window], candidates }: Judgement): HourSpan | null {
  if (window === undefined) return null;
  return { startMs: candidates[window.coreFrom].startMs, endMs: candidates[window.coreTo - 1].endMs };
}

function hourVerdicts(judged: Judgement): HourVerdict[] {
  return judged.consideredHours.map((hour, i) => {
    const { score, limit } = judged.candidates[i];
    return {
      startMs: judged.hours.startMs[hour],
      score: wholeScore(Math.min(score, limit)),
      mainIssue: hourIssue(judged, i),
    };
  });
}

/** What limits a considered hour most: its weather, an alert, or the daylight rule; null where nothing does. */
export function hourIssue({ input, scores, hours, consideredHours, candidates }: ScoredDay, i: number): string | null {
  const hour = consideredHours[i];
  const { startMs, endMs, score, limit } = candidates[i];
  if (score === scores.score[hour]) return issueIn(hours, issueName(input.profile, scores.issue[hour]), hour);
  return limitingAlert(input.alerts, startMs, endMs, limit) === null || score < limit ? DAYLIGHT_ISSUE : ALERT_ISSUE;
}
