/**
 * One sentence with the verdict and the time; then, in this order, what decides, what severe or extreme comes on the rest
 * of the day or where the weather turns, and what is not known.
 *
 * The words depend on the band of the verdict and are the same for the same day. Typical weather is called typical,
 * never a forecast.
 */
import { civilDateAt, weekdayName } from '../time/civil.ts';
import { HOUR_MS } from '../time/units.ts';
import { oneHour } from '../weather/hour-slice.ts';
import { alertPhrase, hasToBeTold, isInForce, limitingAlert } from './alerts.ts';
import {
  callsHome,
  clock,
  decidingUnknowns,
  endClock,
  formatCause,
  formatDanger,
  formatUnknown,
  isWarned,
  limitSetting,
  rainAfter,
  settingAt,
} from './cause-words.ts';
import { type Danger, mayBeOut } from './day-worst.ts';
import { isSnowAlone } from './falling.ts';
import { type Cause, isTooLow, type Judgement, worstHour } from './judge.ts';
import { isAssumed, isSeenAhead } from './knowledge.ts';
import { formatFact, formatLimit, formatRainToCome, type PhraseContext } from './phrases.ts';
import { DRY_BELOW_CHANCE, isDry } from './rain.ts';
import { isRiskToWork } from './risks.ts';
import { issueName, riskOfIssue } from './score.ts';
import { LEVELS } from './severity.ts';
import { toldClauses } from './told.ts';
import { VARIABLES, type Variable } from './variables.ts';
import type { Verdict } from './verdict.ts';
import { adjoins, type CandidateHour, type FoundWindow } from './windows.ts';

/** A sentence without its full stop. `dangers` are those outside the best window, worst first. */
export function summaryOf(judged: Judgement, verdict: Verdict, dangers: readonly Danger[]): string {
  const unknown = formatUnknown(decidingUnknowns(judged), isWarned(judged.input));
  const told = [...alertClauses(judged, dangers), ...toldClauses(judged, verdict)];
  const clauses = [...dayClauses(judged, verdict, dangers), ...told, ...(unknown === '' ? [] : [unknown])];
  return [mainClause(judged, verdict), ...clauses].join('; ');
}

function mainClause(judged: Judgement, verdict: Verdict): string {
  const { phrase } = judged.input.profile;
  const typical = judged.input.weather.provenance.source === 'typical';
  const best = judged.windows.at(0);
  const limit = judged.cause === null ? null : formatCause(judged, judged.cause);
  if (verdict === 'avoid') return avoidClause(judged, phrase, typical, limit, best);
  const head = `${opening(verdict, typical)} for ${phrase}`;
  if (best === undefined) return head;
  const span = formatSpan(judged, best);
  if (verdict === 'poor') {
    const time = span === ALL_DAY ? ` ${span}` : ` even at its best, ${span}`;
    return `${head}${time}${limit === null ? '' : `, because of ${limit}`}`;
  }
  if (verdict === 'fair') return `${head} ${span}${limit === null ? '' : `, held back by ${limit}`}`;
  const isLimited = verdict === 'good' && limit !== null;
  const facts = factsOf(judged, best, isLimited ? judged.cause : null)
    .slice(0, isLimited ? FACTS_BESIDE_LIMIT : undefined)
    .join(', ');
  if (!isLimited) return `${head} ${span}${facts === '' ? '' : `: ${facts}`}`;
  return `${head} ${span}, limited mainly by ${limit}${facts === '' ? '' : `; otherwise ${facts}`}`;
}

/** Beside what limits a good day, this many facts in its favour are enough. */
const FACTS_BESIDE_LIMIT = 2;

/** What speaks for a day, or what limits it, as the end of a sentence about it; '' when there is nothing to name. */
export function reasonClause(judged: Judgement, verdict: Verdict): string {
  const { cause } = judged;
  const limit = cause === null ? '' : formatCause(judged, cause);
  if (verdict === 'great' || verdict === 'good') {
    const facts = factsOf(judged, judged.windows[0], verdict === 'good' ? cause : null).join(', ');
    if (facts !== '') return `: ${facts}`;
    return limit === '' ? '' : `, limited mainly by ${limit}`;
  }
  if (limit === '') return '';
  return { fair: `, held back by ${limit}`, poor: `, because of ${limit}`, avoid: `: ${limit}` }[verdict];
}

const OPENINGS: Readonly<Record<Exclude<Verdict, 'avoid'>, string>> = {
  great: 'Great',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

function opening(verdict: Exclude<Verdict, 'avoid'>, typical: boolean): string {
  return typical ? `Typically ${verdict}` : OPENINGS[verdict];
}

function avoidClause(
  judged: Judgement,
  phrase: string,
  typical: boolean,
  limit: string | null,
  best: FoundWindow | undefined,
): string {
  const head = typical ? `Typically a day to avoid ${phrase}` : `Avoid ${phrase}`;
  const reason = limit === null ? '' : `: ${limit}`;
  if (best === undefined) return `${head}${reason}`;
  const span = formatSpan(judged, best);
  if (span === ALL_DAY) return `${head}${typical ? '' : ` ${ALL_DAY}`}${reason}`;
  return `${head}${reason} even at the best time, ${span}`;
}

const ALL_DAY = 'all day';

/** `06:00–09:00`, or `all day`. */
function formatSpan(judged: Judgement, window: FoundWindow): string {
  const { candidates, input } = judged;
  const fromMs = candidates[window.from].startMs;
  const toMs = candidates[window.to - 1].endMs;
  if (fromMs === input.day.startMs && toMs === input.day.endMs) return ALL_DAY;
  const date = civilDateAt(input.zone, fromMs);
  // A night's hours after midnight belong to the date of its evening; the weekday keeps that clear.
  const weekday = date === input.day.date ? '' : ` on ${weekdayName(date)}`;
  return `${clock(judged, fromMs)}–${endClock(judged, toMs)}${weekday}`;
}

/** What the rest of the day brings: dangers on either side of the window, and where the weather turns at its edges. */
function dayClauses(judged: Judgement, verdict: Verdict, dangers: readonly Danger[]): string[] {
  const told = dangers.filter((danger) => !isToldAsCause(judged, verdict, danger));
  const window = judged.windows.at(0);
  if (window === undefined) {
    const worst = told.find(({ level }) => level >= LEVELS.severe);
    return worst === undefined ? [] : [formatSide(judged, worst, NO_EDGE)];
  }
  const before = told.find(({ side }) => side === 'before');
  const after = told.find(({ side }) => side === 'after');
  const thunder = told.find((danger) => danger.side === 'after' && danger.kind === 'thunderstorm' && danger !== after);
  const turn =
    verdict === 'avoid'
      ? ''
      : formatTurn(judged, window, before, after) ||
        formatStart(judged, window, after) ||
        formatSoon(judged, window, after);
  // Advice on when to start belongs to a day on which one may start.
  const edge = verdict === 'avoid' ? NO_EDGE : window;
  return sideClauses(judged, edge, before, turn, after, thunder);
}

/** Where the window that the sentence recommends begins and ends, as candidate hours. */
type Edge = Pick<FoundWindow, 'from' | 'to'>;
const NO_EDGE: Edge = { from: -1, to: -1 };

/** In the order of the clock. */
function sideClauses(
  judged: Judgement,
  edge: Edge,
  before: Danger | undefined,
  turn: string,
  after: Danger | undefined,
  thunder: Danger | undefined,
): string[] {
  const turns = turn === '' ? [] : [turn];
  if (before !== undefined && after !== undefined && formatDanger(judged, before) === formatDanger(judged, after)) {
    const { candidates } = judged;
    const [untilMs, sinceMs] = [candidates[before.to - 1].endMs, candidates[after.from].startMs];
    return [
      ...turns,
      `${formatDanger(judged, before)} until ${clock(judged, untilMs)} and from ${clock(judged, sinceMs)}`,
    ];
  }
  const told = (danger: Danger | undefined): string[] =>
    danger === undefined ? [] : [formatSide(judged, danger, edge)];
  // The same danger that lasts on until the window is told once, by its end.
  const isInTurn = before !== undefined && turn.endsWith(`, until then ${formatDanger(judged, before)}`);
  return [...(isInTurn ? [] : told(before)), ...turns, ...told(after), ...told(thunder)];
}

/** The sentence of a bad day has named it, or something as bad of the kind. */
function isToldAsCause({ cause, windows }: Judgement, verdict: Verdict, { issue, peak, level }: Danger): boolean {
  if (cause === null || (verdict !== 'avoid' && verdict !== 'poor')) return false;
  const isSame = cause.issue === issue || (cause.variable !== null && cause.variable === peak?.scale.variable);
  return isSame && (verdict === 'avoid' || windows.length === 0 || level < LEVELS.extreme);
}

/** A danger with its time, as advice where it adjoins the window. */
function formatSide(judged: Judgement, danger: Danger, { from, to }: Edge): string {
  const { candidates } = judged;
  const words = formatDanger(judged, danger);
  const startMs = candidates[danger.from].startMs;
  const endMs = candidates[danger.to - 1].endMs;
  // A risk to the work is reported near the window alone, so its far end is not known here.
  const isCut = danger.kind !== null && isRiskToWork(danger.kind);
  const during = `from ${clock(judged, startMs)} to ${endClock(judged, endMs)} ${words}`;
  if (danger.side === 'before') {
    if (danger.to === from && adjoins(candidates, from))
      return `not before ${clock(judged, endMs)}, until then ${words}`;
    return danger.from === 0 || isCut ? `until ${endClock(judged, endMs)} ${words}` : during;
  }
  if (danger.side === 'after' && danger.from === to && adjoins(candidates, to))
    return `finish by ${endClock(judged, startMs)}, then ${words}`;
  const lasts = danger.to === candidates.length || isCut;
  if (lasts && danger.from === 0) return words;
  const time = lasts ? `from ${clock(judged, startMs)} ${words}` : during;
  if (danger.side !== 'after' || !callsHome(danger)) return time;
  return `${time}: ${judged.input.profile.drying === undefined ? 'be home' : 'take it in'} by then`;
}

/** The facts in favour of the window: the profile's headline values except those that limit it. */
function factsOf(judged: Judgement, window: FoundWindow, cause: Cause | null): string[] {
  const { input, hours, slice, consideredHours } = judged;
  const { profile } = input;
  const span = consideredHours.slice(window.from, window.to);
  const limited = cause?.variable ?? null;
  const limitingGroup = profile.factors.find((factor) => factor.variable === limited)?.group;
  const facts: string[] = [];
  for (const variable of profile.headline) {
    const factor = profile.factors.find((candidate) => candidate.variable === variable);
    if (variable === limited || (factor !== undefined && factor.group === limitingGroup)) continue;
    if (limited !== null && areOneTopic(variable, limited)) continue;
    const values = hours.values(variable, slice);
    const known = span.map((hour) => values[hour]).filter((value) => !Number.isNaN(value));
    const isStated = (hour: number): boolean => !isAssumed(hours, variable, hour) && isSeenAhead(hours, variable, hour);
    if (known.length === 0 || !span.every(isStated)) continue;
    const aheadHours = variable === 'dry_hours_ahead' ? Math.min(...known) : 0;
    const fact = formatFact(variable, Math.min(...known), Math.max(...known), factSetting(judged, span, aheadHours));
    if (fact !== '') facts.push(fact);
  }
  return facts;
}

/** Variables that speak of one thing: what limits the day is no fact in its favour under another name. */
const TOPICS: ReadonlyArray<ReadonlySet<Variable>> = [
  new Set(['rain', 'dry_hours_ahead', 'rain_next_6h']),
  new Set(['temperature', 'apparent_temperature', 'wbgt', 'heat_index', 'humidex', 'wind_chill', 'utci', 'dew_point']),
  new Set(['wind', 'gust', 'beaufort', 'wind_at_120m', 'gust_at_120m']),
];

function areOneTopic(one: Variable, other: Variable): boolean {
  return TOPICS.some((topic) => topic.has(one) && topic.has(other));
}

/** The setting of a fact: the forecast's highest chance of rain in the hours that it speaks of, which may reach ahead. */
function factSetting(judged: Judgement, span: readonly number[], aheadHours: number): PhraseContext {
  const { length } = judged.hours;
  const end = Math.min(length, span[span.length - 1] + 1 + aheadHours);
  const looked = { from: span[0], to: end };
  const rainChance = judged.hours.rainIn(looked);
  const columns = judged.hours.columnsIn(looked);
  let highest = Number.NaN;
  let likeliest = span[0];
  for (let hour = span[0]; hour < end; hour++) {
    if (rainChance.stated[hour] <= highest || Number.isNaN(rainChance.stated[hour])) continue;
    highest = rainChance.stated[hour];
    likeliest = hour;
  }
  return {
    ...settingAt(judged, span[0], false),
    rainChance: highest,
    snowing: span.some((hour) => columns.snowfallCm[hour] > 0) || isSnowAlone(judged.hours, likeliest),
    visibilityKnown: span.every((hour) => !Number.isNaN(columns.visibilityM[hour])),
  };
}

/** A fall of the score by this much at the edge of a window is worth a warning. */
const TURN = 20;
const TURN_HOURS = 3;
/** A turn that comes so soon after the window is told too. */
const SOON_HOURS = 3;

/**
 * When to finish, or before when not to start, if the weather turns at the window's edge; empty where a danger that begins
 * or ends there is told anyway.
 */
function formatTurn(
  judged: Judgement,
  window: FoundWindow,
  before: Danger | undefined,
  after: Danger | undefined,
): string {
  const { candidates } = judged;
  if (after?.from !== window.to && isTurn(judged, window, window.to, after)) {
    const reason = formatRainAfter(judged, window.to) ?? formatLimitNear(judged, window.to, 1);
    if (reason !== null) return `finish by ${endClock(judged, candidates[window.to].startMs)}, then ${reason}`;
  }
  // A danger that ends an hour earlier is the reason too: its end is told.
  const isTold = before !== undefined && window.from - before.to <= 1;
  if (adjoins(candidates, window.from) && !isTold && falls(judged, window, window.from - 1)) {
    const reason = formatLimitNear(judged, window.from - 1, -1);
    if (reason !== null) return `not before ${clock(judged, candidates[window.from].startMs)}, until then ${reason}`;
  }
  return '';
}

/** On a day that worsens by the hour: the advice to start when the window starts. */
function formatStart(judged: Judgement, { from, to }: FoundWindow, after: Danger | undefined): string {
  const { input, hours, scores, consideredHours, candidates } = judged;
  // What comes after is told with its own time.
  if (after !== undefined) return '';
  if (!adjoins(candidates, to) || candidates[from].score - candidates[to].score < TURN) return '';
  for (let i = from; i < to; i++) if (candidates[i + 1].score > candidates[i].score) return '';
  // The end of the daylight is no weather to be ahead of.
  if (candidates[to].score < scores.score[consideredHours[to]]) return '';
  const code = scores.issue[consideredHours[to]];
  if (code < 0 || input.profile.factors[code].group === 'light') return '';
  const start = `start at ${clock(judged, candidates[from].startMs)}`;
  const rain = formatRainAfter(judged, to);
  if (rain !== null) return `${start}, ahead of ${rain}`;
  let last = to;
  while (
    last + 1 < to + TURN_HOURS &&
    adjoins(candidates, last + 1) &&
    scores.issue[consideredHours[last + 1]] === code
  )
    last++;
  const factor = input.profile.factors[code];
  const value = hours.at(factor.variable, consideredHours[last]);
  const limit = formatLimit(
    factor.variable,
    value,
    limitSetting(judged, factor.variable, consideredHours[last], isTooLow(factor, value)),
  );
  return `${start}, ahead of ${limit} by ${clock(judged, candidates[last].startMs)}`;
}

/** A turn of the weather soon after the window, where a fine hour or two lie between. */
function formatSoon(judged: Judgement, window: FoundWindow, after: Danger | undefined): string {
  const { input, scores, consideredHours } = judged;
  const end = Math.min(window.to + SOON_HOURS, after?.from ?? Number.POSITIVE_INFINITY);
  for (let at = window.to + 1; at < end; at++) {
    if (!isTurn(judged, window, at, after)) continue;
    const code = scores.issue[consideredHours[at]];
    // What is still to come then, or drying that slows towards the night, is no turn.
    if (code >= 0 && SLOW.has(input.profile.factors[code].group)) continue;
    const rain = formatRainAfter(judged, at);
    if (rain !== null) return rain;
    const reason = formatLimitNear(judged, at, 1);
    if (reason !== null) return `from ${endClock(judged, judged.candidates[at].startMs)} ${reason}`;
  }
  return '';
}

const SLOW: ReadonlySet<string> = new Set(['ahead', 'moisture']);

function falls({ candidates }: Judgement, window: FoundWindow, at: number): boolean {
  return candidates[at].score < window.value - TURN;
}

/** Whether the score falls in an hour after the window, for something else than the danger that is told anyway. */
function isTurn(judged: Judgement, window: FoundWindow, at: number, after: Danger | undefined): boolean {
  const { candidates, consideredHours, input, scores } = judged;
  if (!adjoins(candidates, at) || !falls(judged, window, at) || !mayBeOut(judged, at)) return false;
  const code = scores.issue[consideredHours[at]];
  if (after?.peak == null || code < 0) return true;
  const { variable } = input.profile.factors[code];
  const told = after.peak.scale.variable;
  return after.from - at > SOON_HOURS || !(variable === told || areOneTopic(variable, told));
}

/** What limits up to three hours from a place on, forwards or backwards, by its worst number; null for the light. */
function formatLimitNear(judged: Judgement, at: number, step: 1 | -1): string | null {
  const { input, scores, consideredHours, candidates } = judged;
  const { profile } = input;
  const code = scores.issue[consideredHours[at]];
  if (scores.score[consideredHours[at]] > candidates[at].score + 1) return formatAlert(judged, candidates[at]);
  const kind = riskOfIssue(code);
  if (kind === 'thunderstorm') return 'thunderstorms';
  if (code < 0) return null;
  const factor = profile.factors[code];
  if (factor.group === 'light') return null;
  const near: number[] = [];
  for (let k = at; Math.abs(k - at) < TURN_HOURS && k >= 0 && k < consideredHours.length; k += step) {
    if (issueName(profile, scores.issue[consideredHours[k]]) !== factor.issue) break;
    near.push(consideredHours[k]);
  }
  const worst = consideredHours.indexOf(worstHour(judged.hours, profile, code, near));
  const value = judged.hours.at(factor.variable, consideredHours[worst]);
  if (candidates[worst].startMs - candidates[at].startMs > TURN_HOURS * HOUR_MS) return null;
  const tooLow = isTooLow(factor, value);
  const limit = formatLimit(
    factor.variable,
    value,
    limitSetting(judged, factor.variable, consideredHours[worst], tooLow),
  );
  // What the sentence has said as the cause is no news at the window's edge.
  if (judged.cause !== null && limit === formatCause(judged, judged.cause)) return null;
  return factor.group === 'wind' && tooLow && hasInversion(judged, at) ? `${limit} and a surface inversion` : limit;
}

/** Rain that limits a dry hour because it comes later, by when it begins; null where something else does, or no rain. */
function formatRainAfter(judged: Judgement, at: number): string | null {
  const { input, hours, scores, consideredHours, candidates } = judged;
  const hour = consideredHours[at];
  const code = scores.issue[hour];
  if (code < 0 || !TO_COME.has(input.profile.factors[code].variable)) return null;
  if (isDry(hours.rainIn(oneHour(hour)), hour, DRY_BELOW_CHANCE) !== true) return null;
  const dryHours = hours.at('dry_hours_ahead', hour);
  if (!(dryHours < VARIABLES.dry_hours_ahead.aheadHours)) return null;
  // The hours that stay dry are counted from the end of the hour.
  return `${formatRainToCome(rainAfter(judged, hour))} from ${clock(judged, candidates[at].endMs + dryHours * HOUR_MS)}`;
}

/** Where it rains within the hour after, "rain soon" is named rain. */
const TO_COME: ReadonlySet<Variable> = new Set(['dry_hours_ahead', 'rain']);

/** Whether still air brings an inversion within some hours, where the activity is judged by one. */
function hasInversion({ input, hours, slice, consideredHours }: Judgement, at: number): boolean {
  if (!input.profile.factors.some(({ variable }) => variable === 'inversion_index')) return false;
  const index = hours.values('inversion_index', slice);
  return consideredHours.slice(at, at + TURN_HOURS).some((hour) => index[hour] >= INVERSION);
}

/** From this index on there is more likely an inversion than not. */
const INVERSION = 0.5;

/** An hour that scores less than its weather is limited by an alert or by the daylight rule. */
function formatAlert({ input }: Judgement, hour: CandidateHour): string | null {
  const alert = limitingAlert(input.alerts, hour.startMs, hour.endMs, hour.limit);
  return alert === null ? null : `${alertPhrase(alert)} is in force`;
}

/** Alerts of which something grave is unsure, where the sentence does not name them anyway. */
function alertClauses({ input, candidates, cause }: Judgement, dangers: readonly Danger[]): string[] {
  const named = new Set([cause?.alert?.event, ...dangers.map(({ alert }) => alert?.event)]);
  const fromMs = candidates[0].startMs;
  const toMs = candidates[candidates.length - 1].endMs;
  const untold = input.alerts.filter(
    (alert) => hasToBeTold(alert) && isInForce(alert, fromMs, toMs) && !named.has(alert.event),
  );
  return [...new Set(untold.map(alertPhrase))].map((phrase) => `${phrase} is in force`);
}
