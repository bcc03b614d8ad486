/**
 * One day judged for one activity: the hours considered with their scores, the windows among them, and what limits the
 * best of them. Risks, figures and texts are made from it.
 */
import { type HourSlice, oneHour } from '../weather/hour-slice.ts';
import { ALERTS_UNKNOWN, limitingAlert, type OfficialAlert } from './alerts.ts';
import { bestRange } from './curve.ts';
import { hasLight } from './daylight.ts';
import type { DerivedHours } from './derive.ts';
import type { DecisionInput } from './input.ts';
import { type Unknown, unknownsIn } from './knowledge.ts';
import { NO_ISSUE_SCORE, VERDICT_FLOORS } from './limits.ts';
import type { Factor, Profile, RiskKind } from './profile.ts';
import { factorScore, issueName, issuePriority, isWetAhead, NONE, rainFactor, riskOfIssue } from './score.ts';
import { type ScoredDay, scoreDay } from './scored-day.ts';
import { levelOn, scalesOf, scaleValues } from './severity.ts';
import { countRequestedHours, hourEndMs } from './span.ts';
import type { Variable } from './variables.ts';
import { wholeScore } from './verdict.ts';
import { type FoundWindow, findWindows, spanValue } from './windows.ts';

export interface Judgement extends ScoredDay {
  /** Windows worth reporting, best first; empty when nothing is long enough. */
  readonly windows: readonly FoundWindow[];
  /** Quality of the day, not rounded. */
  readonly value: number;
  /** Indices of the hours that explain the day: those that the best window was judged by, else those with suitable light. */
  readonly explainingHours: readonly number[];
  readonly cause: Cause | null;
  /** What is not known in the explaining hours; where something of it decides, the day is not great. */
  readonly unknown: readonly Unknown[];
}

/** What limits the day most, with the number that shows it. */
export interface Cause {
  readonly issue: string;
  /** NaN where the issue has no number of its own. */
  readonly value: number;
  readonly variable: Variable | null;
  /** The hour of that value. */
  readonly hour: number;
  /** The value is too low for the activity rather than too high. */
  readonly tooLow: boolean;
  readonly alert: OfficialAlert | null;
}

/** Issues that come from the clock rather than from the weather. */
export const DAYLIGHT_ISSUE = 'daylight';
export const TIME_ISSUE = 'time';
export const ALERT_ISSUE = 'official-alert';

/** The day judged; null when no forecast hour is left in it. */
export function judgeDay(input: DecisionInput): Judgement | null {
  const scored = scoreDay(input);
  return scored === null ? null : judgedBy(scored, findWindows(scored.candidates, scored.rule));
}

/** Candidate hours from one to before another. */
interface CandidateRange {
  readonly from: number;
  readonly to: number;
}

/** A scored day judged in one window of it, whether or not it is its best; `whole` has the hours offered beside it. */
export function judgeWindow(scored: ScoredDay, core: CandidateRange, whole: CandidateRange = core): Judgement {
  const value = spanValue(scored.candidates, scored.rule, core.from, core.to);
  const kind = { plain: value, tooShort: false, thinOnly: false };
  return judgedBy(scored, [{ ...whole, coreFrom: core.from, coreTo: core.to, value, ...kind }]);
}

function judgedBy(scored: ScoredDay, found: readonly FoundWindow[]): Judgement {
  const { input, hours, consideredHours } = scored;
  const windows = found.filter((window) => !window.tooShort);
  const explainingHours = explainingHoursOf(input.profile, hours, consideredHours, found);
  const judged = {
    ...scored,
    windows,
    value: found[0]?.value ?? 0,
    explainingHours,
    unknown: [...unknownAlerts(input), ...unknownsIn(hours, input.profile, explainingHours)].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  };
  return { ...judged, cause: windows.length > 0 ? windowCause(judged, windows[0]) : blockingCause(judged) };
}

type Uncaused = Omit<Judgement, 'cause'>;

/** What is not known of official warnings. */
export function unknownAlerts({ otherAlerts }: Pick<DecisionInput, 'otherAlerts'>): Unknown[] {
  return otherAlerts === 'none' ? [] : [{ ...ALERTS_UNKNOWN, decides: otherAlerts === 'possible' }];
}

/** From the first of some hours, in order, to the last. */
function spanOf(hours: readonly number[]): HourSlice {
  return { from: hours[0], to: hours[hours.length - 1] + 1 };
}

/** The best window's hours; without a window, the hours with the light that the activity needs. */
function explainingHoursOf(
  profile: Profile,
  hours: DerivedHours,
  consideredHours: readonly number[],
  found: readonly FoundWindow[],
): readonly number[] {
  if (found.length > 0 && !found[0].tooShort) return consideredHours.slice(found[0].coreFrom, found[0].coreTo);
  const altitude = hours.values('sun_altitude', spanOf(consideredHours));
  const suited = consideredHours.filter((hour) => hasLight(profile, altitude[hour]));
  return suited.length > 0 ? suited : consideredHours;
}

/** The hours of the best window as it is offered; without a window, those that explain the day. */
export function offeredHours({ windows: [best], consideredHours, explainingHours }: Judgement): readonly number[] {
  return best === undefined ? explainingHours : consideredHours.slice(best.from, best.to);
}

/** The factor with the largest loss over the window, or the risk or alert that limits it. */
function windowCause(judged: Uncaused, window: FoundWindow): Cause | null {
  const { candidates, explainingHours, hours, input } = judged;
  if (wholeScore(window.value) >= NO_ISSUE_SCORE) return null;
  const limits = candidates.slice(window.coreFrom, window.coreTo).map((hour) => hour.limit);
  const lowest = Math.min(...limits);
  if (window.value >= lowest - 1e-9) {
    const cause = limitCause(judged, explainingHours[limits.indexOf(lowest)], lowest);
    if (cause !== null) return cause;
  }
  const { profile } = input;
  const losses = profile.factors.map((_, index) => {
    const scores = explainingHours
      .map((hour) => factorScore(hours, profile, index, hour))
      .filter((score) => score < 100);
    return scores.reduce((sum, score) => sum + 100 - score, 0);
  });
  const worst = preferred(
    profile.factors.map((factor, index) => ({ name: factor.issue, weight: losses[index], index })),
  );
  if (worst === null) return window.thinOnly ? dryingCause(judged) : null;
  return factorCause(judged, worst.index, explainingHours);
}

/** What an hour's limit comes from: an alert in force, or a severe risk. */
function limitCause(judged: Uncaused, hour: number, limit: number): Cause | null {
  const { input, hours, scores } = judged;
  if (scores.limit[hour] <= limit) {
    const kind = riskOfIssue(scores.limitedBy[hour]);
    if (kind !== null) return riskCause(judged, kind, hour);
  }
  const startMs = hours.startMs[hour];
  const alert = limitingAlert(input.alerts, startMs, hourEndMs(hours.startMs, hour), limit);
  if (alert === null) return null;
  return { issue: ALERT_ISSUE, value: Number.NaN, variable: null, hour, tooLow: false, alert };
}

function riskCause({ hours, input }: Uncaused, kind: RiskKind, hour: number): Cause {
  let worst: Cause = { issue: kind, value: Number.NaN, variable: null, hour, tooLow: false, alert: null };
  let worstLevel = -1;
  for (const scale of scalesOf(kind, input.profile)) {
    const value = scaleValues(hours, input.profile, scale, oneHour(hour))[hour];
    const level = levelOn(scale, value);
    if (level <= worstLevel) continue;
    worstLevel = level;
    worst = { ...worst, value, variable: scale.variable, tooLow: scale.worse === 'below' };
  }
  return worst;
}

/** A factor as the cause, with its value in the hour it scores worst. */
function factorCause({ hours, input }: Uncaused, index: number, among: readonly number[]): Cause {
  const { profile } = input;
  const named = nameable(hours, profile, index, among);
  const factor = profile.factors[named];
  const hour = worstHour(hours, profile, named, among);
  const value = hours.at(factor.variable, hour);
  return {
    issue: factor.issue,
    value,
    variable: factor.variable,
    hour,
    tooLow: isTooLow(factor, value),
    alert: null,
  };
}

/** Whether a value is too low for a factor rather than too high. */
export function isTooLow({ knots }: Factor, value: number): boolean {
  const ideal = bestRange(knots).from;
  return ideal !== null && value < ideal;
}

/**
 * The hour in which a factor scores worst. Of hours that score the same, as all do beyond the end of a curve, the one whose
 * value is farthest out, so that a day of 48 °C is not told by its 36 °C.
 */
export function worstHour(hours: DerivedHours, profile: Profile, index: number, among: readonly number[]): number {
  const factor = profile.factors[index];
  let worst = among[0];
  let worstScore = Number.POSITIVE_INFINITY;
  for (const hour of among) {
    const score = factorScore(hours, profile, index, hour);
    if (score > worstScore || Number.isNaN(score)) continue;
    const valueAt = (at: number): number => hours.at(factor.variable, at);
    if (score === worstScore && !isFartherOut(factor, valueAt(hour), valueAt(worst))) continue;
    worst = hour;
    worstScore = score;
  }
  return worst;
}

/** Whether a value lies on the same side of the ideal as another and farther from it. */
function isFartherOut(factor: Factor, value: number, than: number): boolean {
  return isTooLow(factor, than) ? value < than : value > than;
}

/** Where it already rains, "rain soon" is named rain. */
function nameable(hours: DerivedHours, profile: Profile, index: number, among: readonly number[]): number {
  return among.some((hour) => isWetAhead(hours, profile, index, hour)) ? rainFactor(profile, index) : index;
}

/** Where washing stays wet, slow drying is the cause. */
function dryingCause(judged: Uncaused): Cause | null {
  const index = judged.input.profile.factors.findIndex((factor) => factor.variable === 'cloth_evaporation');
  return index === -1 ? null : factorCause(judged, index, judged.explainingHours);
}

/**
 * Why there is no window: what rules out most of the explaining hours; the time, when too few hours are left; the
 * daylight, when it leaves too few of the hours that the weather allows.
 */
function blockingCause(judged: Uncaused): Cause | null {
  const { input, scores, consideredHours, candidates, explainingHours } = judged;
  const { profile } = input;
  if (consideredHours.length < Math.min(profile.window.minimumHours, countRequestedHours(input) ?? 24)) {
    return {
      issue: TIME_ISSUE,
      value: consideredHours.length,
      variable: null,
      hour: consideredHours[0],
      tooLow: true,
      alert: null,
    };
  }
  const ruledOut = explainingHours.filter((hour) => !candidates[consideredHours.indexOf(hour)].feasible);
  // Where thunder forbids most of the hours, nothing else needs a word.
  const thunder = ruledOut.filter((hour) => riskOfIssue(scores.limitedBy[hour]) === 'thunderstorm');
  if (thunder.length * 2 > ruledOut.length && profile.hazards.exposure === 'person')
    return riskCause(judged, 'thunderstorm', thunder[0]);
  const counts = new Map<number, number>();
  for (const hour of ruledOut) {
    const code = scores.score[hour] < VERDICT_FLOORS.poor ? scores.issue[hour] : NONE;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const blocking = preferred(
    [...counts].map(([code, weight]) => ({ name: issueName(profile, code) ?? '', weight, index: code })),
  );
  if (blocking === null || blocking.index === NONE) {
    return profile.drying === undefined ? daylightCause(judged) : dryingCause(judged);
  }
  const kind = riskOfIssue(blocking.index);
  const blocked = ruledOut.filter((hour) => scores.issue[hour] === blocking.index);
  return kind === null ? blockingFactor(judged, blocking.index, blocked) : riskCause(judged, kind, blocked[0]);
}

/** A factor that rules hours out, with its worst value; for the height of the sun the value nearest to the limit. */
function blockingFactor(judged: Uncaused, index: number, blocked: readonly number[]): Cause {
  const cause = factorCause(judged, index, blocked);
  if (cause.variable !== 'sun_altitude') return cause;
  const altitude = judged.hours.values('sun_altitude', spanOf(blocked));
  const sign = cause.tooLow ? 1 : -1;
  const hour = blocked.reduce((best, at) => (sign * altitude[at] > sign * altitude[best] ? at : best));
  return { ...cause, hour, value: altitude[hour] };
}

function daylightCause({ consideredHours, candidates }: Uncaused): Cause {
  const usable = candidates.filter((hour) => hour.feasible).length;
  return { issue: DAYLIGHT_ISSUE, value: usable, variable: null, hour: consideredHours[0], tooLow: true, alert: null };
}

interface Weighted {
  readonly name: string;
  readonly weight: number;
  readonly index: number;
}

/** The heaviest; of equals the one of the more dangerous kind; null when none weighs anything. */
function preferred(candidates: readonly Weighted[]): Weighted | null {
  let best: Weighted | null = null;
  for (const candidate of candidates) {
    if (candidate.weight <= 0) continue;
    const better = best === null || candidate.weight > best.weight + 1e-9;
    const even = best !== null && Math.abs(candidate.weight - best.weight) <= 1e-9;
    if (better || (even && best !== null && issuePriority(candidate.name) < issuePriority(best.name))) best = candidate;
  }
  return best;
}
