/**
 * A day of which nothing is known but the season: what its realisations have in common, and how often each verdict comes.
 *
 * No realisation is told as the day. The score is the mean of the chosen window over all of them, figures are the
 * middle ones, a risk is listed with how often it comes, and the sentence says that there is no forecast.
 */
import { type CivilDate, type CivilDay, formatLocal, monthName, type OffsetTable } from '../time/civil.ts';
import type { Members } from '../weather/members/members.ts';
import { alertLimit, alertPhrase, isInForce } from './alerts.ts';
import { decidingUnknowns, formatUnknown, isWarned } from './cause-words.ts';
import type { ChancedDay } from './chanced-day.ts';
import { type Chances, chancesOf, type HourSpan, likelyWindows, meanOf, placeOf, scoreInEach } from './chances.ts';
import { type DayDecision, type HourVerdict, hourIssue, type TimeWindow } from './decide.ts';
import { type FactorAccount, factorAccountsOf } from './factor-accounts.ts';
import { figuresOf } from './figures.ts';
import { joinNames } from './grammar.ts';
import { type DecisionInput, inWeather } from './input.ts';
import { issueWords } from './issue-words.ts';
import { ALERT_ISSUE, type Judgement, judgeDay, judgeWindow, unknownAlerts } from './judge.ts';
import type { Unknown } from './knowledge.ts';
import { knowledgeOf } from './known-share.ts';
import { MAX_UNKNOWN_SCORE, NO_ISSUE_SCORE } from './limits.ts';
import { commonest, medianFigures, middleOf } from './merge-figures.ts';
import { issueIn } from './obscurity.ts';
import type { Profile } from './profile.ts';
import { alertRisks, type Risk, risksOf } from './risks.ts';
import type { ScoredDay } from './scored-day.ts';
import { RISK_SEVERITIES } from './severity.ts';
import { toldOf } from './told.ts';
import { type Verdict, verdictOfScore, wholeScore } from './verdict.ts';
import type { FoundWindow } from './windows.ts';

/** A risk that comes on fewer of the days is not listed, nor one that limits on fewer named. */
const WORTH_TELLING = 0.2;
/** A verdict that fewer of the days have than this is the middle of days that differ much. */
const MIXED_BELOW = 0.2;

/**
 * The decision for a day in the realisations of its season; null when its hours are over or it cannot be judged. Yields
 * after each realisation. `placeName` is '' for a place without a name.
 */
export function* decideTypically(
  input: DecisionInput,
  { weathers, ...origin }: Members,
  placeName: string,
): Generator<void, ChancedDay | null> {
  // Alerts are of this very day: the season is told without them.
  const days = yield* scoreInEach(inWeather(input, input.weather, { alerts: [], otherAlerts: 'none' }), weathers);
  const chances = chancesOf(days, null);
  if (chances === null) return null;
  const known = days.filter((day) => day !== null);
  const windows = chances.window === null ? [] : windowsOf(known, chances.window);
  const judged: Judgement[] = [];
  for (const day of known) {
    judged.push(judgedIn(day, chances.window, windows[0] ?? null));
    yield;
  }
  const decision = decisionOf(input, known, judged, chances, windows, placeName);
  // What an alert makes of the day is no question of chance.
  const { verdict, mainIssue, knownShare } = decision;
  const share = mainIssue === ALERT_ISSUE ? 1 : chances.verdict[verdict];
  return { decision, chances, origin, confidence: Math.round(100 * share * knownShare) / 100 };
}

/** The day judged in the window that was chosen for all realisations, with the hours offered; where none was, by its own. */
function judgedIn(day: ScoredDay, core: HourSpan | null, offered: HourSpan | null): Judgement {
  const place = core === null ? null : placeOf(day.candidates, core);
  if (place !== null) {
    const whole = offered === null ? null : placeOf(day.candidates, offered);
    return judgeWindow(day, place, whole ?? place);
  }
  const judged = judgeDay(day.input);
  if (judged === null) throw new RangeError('a scored day has no hours');
  return judged;
}

function decisionOf(
  input: DecisionInput,
  days: readonly ScoredDay[],
  judged: readonly Judgement[],
  chances: Chances,
  offered: readonly TimeWindow[],
  placeName: string,
): DayDecision {
  const unknown = [...unknownIn(judged), ...unknownAlerts(input)];
  const deciding = unknown.filter(({ decides }) => decides);
  // Of the window that is chosen by its mean, so that no part of the day chosen by itself scores more.
  const usual = wholeScore(Math.min(chances.expectedScore, deciding.length > 0 ? MAX_UNKNOWN_SCORE : 100));
  const { startMs, endMs } = chances.window ?? input.day;
  const limit = alertLimit(input.alerts, startMs, endMs);
  const score = Math.min(usual, limit);
  const verdict = verdictOfScore(score);
  const windows = offered.map((window, i) => ({ ...window, score: i === 0 ? score : Math.min(score, window.score) }));
  const issue = mainIssueOf(judged, chances.window);
  const mainIssue = limit < usual ? ALERT_ISSUE : score >= NO_ISSUE_SCORE ? null : issue;
  const unknownClause = formatUnknown(decidingUnknowns({ unknown }), isWarned(input));
  return {
    date: input.day.date,
    verdict,
    score,
    windows,
    judgedSpan: chances.window,
    risks: [...alertRisks({ input, candidates: judged[0].candidates }), ...risksIn(judged, windows[0] ?? null)],
    mainIssue,
    dayWorst: null,
    unknownClause,
    summary: summaryOf(input, usual, verdict, chances, windows[0], issue, unknownClause, placeName),
    reason: `: ${oftenText(chances)}`,
    get figures() {
      return medianFigures(judged.map(figuresOf));
    },
    // No realisation of the season has any of it, so the first says why as well as another.
    get told() {
      return toldOf(judged[0]);
    },
    ...knowledgeOf({ unknown }),
    unknown: deciding.map(({ noun }) => noun),
    get hours() {
      return hoursOf(input, days);
    },
    get factors() {
      return accountsOf(judged);
    },
  };
}

/** The chosen window with the hours beside it that are as good on average, and up to two further ones. */
function windowsOf(days: readonly ScoredDay[], chosen: HourSpan): TimeWindow[] {
  const { hours, windows } = likelyWindows(days);
  const span = (from: number, to: number): HourSpan => ({ startMs: hours[from].startMs, endMs: hours[to - 1].endMs });
  const isChosen = ({ coreFrom, coreTo }: FoundWindow): boolean => {
    const core = span(coreFrom, coreTo);
    return core.startMs === chosen.startMs && core.endMs === chosen.endMs;
  };
  const found = windows.find(isChosen);
  const best = found === undefined ? chosen : span(found.from, found.to);
  const others = windows
    .map(({ from, to, value }) => ({ ...span(from, to), score: wholeScore(value) }))
    .filter(({ startMs, endMs }) => endMs <= best.startMs || startMs >= best.endMs);
  return [{ ...best, score: wholeScore(found?.value ?? 0) }, ...others];
}

/** What is not known in a fifth of the realisations and more. */
function unknownIn(judged: readonly Judgement[]): readonly Unknown[] {
  const found = new Map<string, { gap: Unknown; count: number }>();
  for (const gap of judged.flatMap(({ unknown }) => unknown)) {
    const known = found.get(gap.name);
    found.set(gap.name, { gap: known?.gap.decides ? known.gap : gap, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()].filter(({ count }) => count >= WORTH_TELLING * judged.length).map(({ gap }) => gap);
}

/** What limits the window in most realisations in which something does. */
function mainIssueOf(judged: readonly Judgement[], window: HourSpan | null): string | null {
  const issues = judged.flatMap(({ cause, hours }) =>
    cause === null ? [] : [issueIn(hours, cause.issue, cause.hour)],
  );
  if (issues.length === 0 || (window !== null && issues.length < WORTH_TELLING * judged.length)) return null;
  return commonest(issues);
}

/** Risks that come on a fifth of the days and more: how often, and how severe they usually are then. */
function risksIn(judged: readonly Judgement[], window: TimeWindow | null): Risk[] {
  const byType = new Map<string, Risk[]>();
  for (const each of judged) {
    const touching = risksOf(each).filter(
      ({ fromMs, toMs }) => window === null || (fromMs < window.endMs && toMs > window.startMs),
    );
    // The worst stretch of each type comes first.
    for (const [i, risk] of touching.entries()) {
      if (touching.findIndex(({ type }) => type === risk.type) !== i) continue;
      byType.set(risk.type, [...(byType.get(risk.type) ?? []), risk]);
    }
  }
  const found = [...byType.values()]
    .filter((found) => found.length >= WORTH_TELLING * judged.length)
    .map((found) => {
      const [{ type }] = found;
      const levels = found.map(({ severity }) => RISK_SEVERITIES.indexOf(severity));
      return {
        type,
        severity: RISK_SEVERITIES[Math.floor(middleOf(levels))],
        fromMs: middleOf(found.map(({ fromMs }) => Math.max(fromMs, window?.startMs ?? fromMs))),
        toMs: middleOf(found.map(({ toMs }) => Math.min(toMs, window?.endMs ?? toMs))),
        detail: riskText(found.length / judged.length),
      };
    });
  return found.sort(
    (a, b) => RISK_SEVERITIES.indexOf(b.severity) - RISK_SEVERITIES.indexOf(a.severity) || a.fromMs - b.fromMs,
  );
}

function riskText(share: number): string {
  const count = tenths(share);
  return `on ${count === 10 ? 'nearly every day' : `about ${count} days in 10`} at this time of year`;
}

/** Each hour's middle score, and what limits it most often. */
function hoursOf({ alerts }: DecisionInput, days: readonly ScoredDay[]): HourVerdict[] {
  const [first] = days;
  return first.candidates.flatMap(({ startMs, endMs }, at) => {
    const alike = days.flatMap((day) => {
      // Nearly always the days have the same hours.
      const isAlike = day.candidates.at(at)?.startMs === startMs;
      const i = isAlike ? at : day.candidates.findIndex((hour) => hour.startMs === startMs);
      return i === -1 ? [] : [{ day, i }];
    });
    const scores = alike.map(({ day: { candidates }, i }) =>
      wholeScore(Math.min(candidates[i].score, candidates[i].limit)),
    );
    const usual = wholeScore(middleOf(scores));
    const score = Math.min(usual, alertLimit(alerts, startMs, endMs));
    const issues = usual >= NO_ISSUE_SCORE ? [] : alike.flatMap(({ day, i }) => hourIssue(day, i) ?? []);
    const issue = issues.length === 0 ? null : commonest(issues);
    return [
      {
        startMs: first.hours.startMs[first.consideredHours[at]],
        score,
        mainIssue: score < usual ? ALERT_ISSUE : issue,
      },
    ];
  });
}

function accountsOf(judged: readonly Judgement[]): FactorAccount[] {
  const all = judged.map(factorAccountsOf);
  const [first] = all;
  return first.map((account, i) => {
    const known = all.map((accounts) => accounts[i]);
    const values = known.flatMap(({ value }) => value ?? []);
    const scores = known.flatMap(({ score }) => score ?? []);
    return {
      ...account,
      value: values.length === 0 ? null : middleOf(values),
      score: scores.length === 0 ? null : Math.round(middleOf(scores)),
      share: Math.round(1000 * meanOf(known.map(({ share }) => share))) / 1000,
    };
  });
}

/** Whether the day is good, how often days like it are, when, what limits it, and that no forecast is at hand. */
function summaryOf(
  { profile, day, zone, alerts }: DecisionInput,
  usual: number,
  verdict: Verdict,
  chances: Chances,
  window: TimeWindow | undefined,
  issue: string | null,
  unknown: string,
  placeName: string,
): string {
  const inForce = alerts.filter((alert) => isInForce(alert, day.startMs, day.endMs));
  const phrases = [...new Set(inForce.map(alertPhrase))];
  const told = phrases.length === 0 ? '' : `${joinNames(phrases)} ${phrases.length > 1 ? 'are' : 'is'} in force`;
  const usually = verdictOfScore(usual);
  const where = placeName === '' ? '' : ` in ${placeName}`;
  const head =
    chances.verdict[verdictOfScore(wholeScore(chances.expectedScore))] < MIXED_BELOW
      ? `Days differ much for ${profile.phrase}`
      : usually === 'avoid'
        ? `Typically a day to avoid ${profile.phrase}`
        : `Typically ${usually} for ${profile.phrase}`;
  const clauses = [
    `${head}${where} in ${seasonText(day.date)}: ${oftenText(chances)}`,
    ...(window === undefined || usually === 'avoid' ? [] : hoursText(window, day, zone)),
    ...(issue === null || usual >= NO_ISSUE_SCORE
      ? []
      : [`what limits it most often is ${limitWords(issue, profile)}`]),
    ...(told === ''
      ? []
      : [verdict === usually ? told : `on this day it is ${verdict === 'avoid' ? 'to be avoided' : verdict}: ${told}`]),
    ...(unknown === '' ? [] : [unknown]),
  ];
  return `${clauses.join('; ')}. No forecast is at hand, so no day can be preferred.`;
}

/** What limits a day, in words; what a night needs is to be dark. */
function limitWords(issue: string, { light }: Profile): string {
  return issue === 'darkness' && light.kind === 'night' ? 'the light of the sky' : issueWords(issue);
}

/** How often such days are great and good: "about 3 days in 10 are great, 6 in 10 good or better". */
export function oftenText({ verdict, atLeastGood }: Pick<Chances, 'verdict' | 'atLeastGood'>): string {
  const [great, good, bad] = [verdict.great, atLeastGood, verdict.poor + verdict.avoid].map(tenths);
  if (good === 10) {
    if (great === 10) return 'nearly every day is great';
    return `nearly every day is good or better${great === 0 ? '' : `, about ${great} in 10 great`}`;
  }
  if (verdict.avoid === 1) return 'no day suits';
  if (good === 0) {
    if (bad < 5) return 'hardly any day is good, most are fair';
    return `hardly any day is good, and ${bad === 10 ? 'nearly all' : `about ${bad} in 10`} are poor or worse`;
  }
  if (great === 0) return `about ${daysText(good)} good or better`;
  return great === good
    ? `about ${daysText(great)} great`
    : `about ${daysText(great)} great, ${good} in 10 good or better`;
}

function tenths(share: number): number {
  return Math.round(10 * share);
}

function daysText(count: number): string {
  return count === 1 ? '1 day in 10 is' : `${count} days in 10 are`;
}

/** "usually best 11:00–15:00"; nothing where it makes no difference. */
function hoursText({ startMs, endMs }: TimeWindow, day: CivilDay, zone: OffsetTable): string[] {
  if (startMs <= day.startMs && endMs >= day.endMs) return [];
  const clock = (ms: number): string => formatLocal(zone, ms).slice(11);
  return [`usually best ${clock(startMs)}–${clock(endMs)}`];
}

const THIRDS = ['early', 'mid-', 'late'];

/** "early November", "mid-June". */
export function seasonText(date: CivilDate): string {
  const day = Number(date.slice(8));
  const third = THIRDS[Math.min(2, Math.floor((day - 1) / 10))];
  return `${third}${third.endsWith('-') ? '' : ' '}${monthName(date)}`;
}
