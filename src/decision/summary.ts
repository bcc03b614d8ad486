/**
 * One sentence with the verdict, the time, the number that decided, and the better time where the day has one.
 *
 * The words depend on the band of the verdict and are the same for the same day. Typical weather is called typical,
 * never a forecast.
 */
import { civilDateAt, formatLocal, HOUR_MS, weekdayName } from '../time/civil.ts';
import { limitingAlert } from './alerts.ts';
import { bestRange } from './curve.ts';
import { type Cause, DAYLIGHT_ISSUE, type Judgement, TIME_ISSUE } from './judge.ts';
import { formatFact, formatLimit, type PhraseContext } from './phrases.ts';
import { factorScore, factorValues, issueName, riskOfIssue } from './score.ts';
import type { Verdict } from './verdict.ts';
import { adjoins, type CandidateHour, type FoundWindow } from './windows.ts';

/** A sentence without its full stop. */
export function summaryOf(judged: Judgement, verdict: Verdict): string {
  const { phrase } = judged.input.profile;
  const typical = judged.input.weather.provenance.source === 'typical';
  const best = judged.windows[0];
  const limit = judged.cause === null ? null : formatCause(judged, judged.cause);
  if (verdict === 'avoid') return avoidSentence(judged, phrase, typical, limit, best);
  if (best === undefined) return `${opening(verdict, typical)} for ${phrase}`;
  const span = formatSpan(judged, best);
  const head = `${opening(verdict, typical)} for ${phrase}`;
  const turn = formatTurn(judged, best) || formatStart(judged, best);
  if (verdict === 'poor')
    return `${head} even at its best, ${span}${limit === null ? '' : `, because of ${limit}`}${turn}`;
  if (verdict === 'fair') return `${head} ${span}${limit === null ? '' : `, held back by ${limit}`}${turn}`;
  const facts = factsOf(judged, best, verdict === 'good' ? judged.cause : null).join(', ');
  const details = facts === '' ? '' : `: ${facts}`;
  const main = verdict === 'good' && limit !== null ? `${facts === '' ? ',' : ';'} limited mainly by ${limit}` : '';
  return `${head} ${span}${details}${main}${turn}`;
}

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

function avoidSentence(
  judged: Judgement,
  phrase: string,
  typical: boolean,
  limit: string | null,
  best: FoundWindow | undefined,
): string {
  const head = typical ? `Typically a day to avoid ${phrase}` : `Avoid ${phrase}`;
  const reason = limit === null ? '' : `: ${limit}`;
  return best === undefined
    ? `${head}${reason}`
    : `${head}${reason} even at the best time, ${formatSpan(judged, best)}`;
}

/** `06:00–09:00`, or `all day`. */
function formatSpan(judged: Judgement, window: FoundWindow): string {
  const { candidates, input } = judged;
  const fromMs = candidates[window.from].startMs;
  const toMs = candidates[window.to - 1].endMs;
  if (fromMs === input.day.startMs && toMs === input.day.endMs) return 'all day';
  const date = civilDateAt(input.zone, fromMs);
  // A night's hours after midnight belong to the date of its evening; the weekday keeps that clear.
  const weekday = date === input.day.date ? '' : ` on ${weekdayName(date)}`;
  return `${clock(judged, fromMs)}–${endClock(judged, toMs)}${weekday}`;
}

function clock({ input }: Judgement, ms: number): string {
  return formatLocal(input.zone, ms).slice(11);
}

/** Midnight at the end of a span is 24:00. */
function endClock(judged: Judgement, ms: number): string {
  const text = clock(judged, ms);
  return text === '00:00' ? '24:00' : text;
}

function formatCause(judged: Judgement, cause: Cause): string {
  if (cause.alert !== null) return `the official alert "${cause.alert.event}"`;
  if (cause.issue === TIME_ISSUE) {
    return `only ${cause.value} h left of the ${judged.input.profile.window.minimumHours} h it takes`;
  }
  if (cause.issue === DAYLIGHT_ISSUE) {
    const least = judged.input.profile.window.minimumHours;
    return cause.value === 0
      ? 'no usable daylight (0 h)'
      : `only ${cause.value} usable h of daylight for the ${least} h it takes`;
  }
  if (cause.variable === null) return formatThunder(judged, cause.hour);
  return formatLimit(cause.variable, cause.value, settingAt(judged, cause.hour, cause.tooLow));
}

function formatThunder(judged: Judgement, hour: number): string {
  return `thunderstorms around ${clock(judged, judged.hours.startMs[hour])}`;
}

function settingAt({ input, hours }: Judgement, hour: number, tooLow: boolean): PhraseContext {
  return {
    units: input.units,
    rainChance: hours.rainChance.probability[hour],
    snowing: hours.columns.snowfallCm[hour] > 0,
    tooLow,
    thickKgM2: input.profile.drying?.thickKgM2 ?? 0,
  };
}

/** The facts in favour of the window: the profile's headline values except those that limit it. */
function factsOf(judged: Judgement, window: FoundWindow, cause: Cause | null): string[] {
  const { input, hours, consideredHours } = judged;
  const { profile } = input;
  const span = consideredHours.slice(window.from, window.to);
  const limitingGroup = profile.factors.find((factor) => factor.variable === cause?.variable)?.group;
  const facts: string[] = [];
  for (const variable of profile.headline) {
    const factor = profile.factors.find((candidate) => candidate.variable === variable);
    if (variable === cause?.variable || (factor !== undefined && factor.group === limitingGroup)) continue;
    const values = factor === undefined ? hours.values(variable) : factorValues(hours, profile, factor);
    const known = span.map((hour) => values[hour]).filter((value) => !Number.isNaN(value));
    if (known.length === 0) continue;
    const chance = Math.max(...span.map((hour) => hours.rainChance.probability[hour]));
    const setting = { ...settingAt(judged, span[0], false), rainChance: chance };
    const fact = formatFact(variable, Math.min(...known), Math.max(...known), setting);
    if (fact !== '') facts.push(fact);
  }
  return facts;
}

/** A fall of the score by this much at the edge of a window is worth a warning. */
const TURN = 20;
const TURN_HOURS = 3;

/** When to finish, or before when not to start, if the weather turns at the window's edge. */
function formatTurn(judged: Judgement, window: FoundWindow): string {
  const { candidates } = judged;
  if (adjoins(candidates, window.to) && isTurn(judged, window, window.to)) {
    const reason = formatLimitNear(judged, window.to, 1);
    if (reason !== null) return `; finish by ${endClock(judged, candidates[window.to].startMs)}, then ${reason}`;
  }
  if (adjoins(candidates, window.from) && isTurn(judged, window, window.from - 1)) {
    const reason = formatLimitNear(judged, window.from - 1, -1);
    if (reason !== null) return `; not before ${clock(judged, candidates[window.from].startMs)}, until then ${reason}`;
  }
  return '';
}

/** On a day that worsens by the hour: the advice to start when the window starts. */
function formatStart(judged: Judgement, { from, to }: FoundWindow): string {
  const { input, hours, scores, consideredHours, candidates } = judged;
  if (!adjoins(candidates, to) || candidates[from].score - candidates[to].score < TURN) return '';
  for (let i = from; i < to; i++) if (candidates[i + 1].score > candidates[i].score) return '';
  const code = scores.issue[consideredHours[to]];
  if (code < 0 || input.profile.factors[code].group === 'light') return '';
  let last = to;
  while (
    last + 1 < to + TURN_HOURS &&
    adjoins(candidates, last + 1) &&
    scores.issue[consideredHours[last + 1]] === code
  )
    last++;
  const factor = input.profile.factors[code];
  const ideal = bestRange(factor.knots).from;
  const value = factorValues(hours, input.profile, factor)[consideredHours[last]];
  const limit = formatLimit(
    factor.variable,
    value,
    settingAt(judged, consideredHours[last], ideal !== null && value < ideal),
  );
  return `; start at ${clock(judged, candidates[from].startMs)}, ahead of ${limit} by ${clock(judged, candidates[last].startMs)}`;
}

function isTurn(judged: Judgement, window: FoundWindow, at: number): boolean {
  return judged.candidates[at].score < window.value - TURN;
}

/** What limits up to three hours from a place on, forwards or backwards, by its worst number; null for the light. */
function formatLimitNear(judged: Judgement, at: number, step: 1 | -1): string | null {
  const { input, scores, consideredHours, candidates } = judged;
  const { profile } = input;
  const code = scores.issue[consideredHours[at]];
  if (scores.score[consideredHours[at]] > candidates[at].score + 1) return formatAlert(judged, candidates[at]);
  const kind = riskOfIssue(code);
  if (kind === 'thunderstorm') return formatThunder(judged, consideredHours[at]);
  if (code < 0) return null;
  const factor = profile.factors[code];
  if (factor.group === 'light' || factor.issue === judged.cause?.issue) return null;
  let worst = at;
  for (let k = at; Math.abs(k - at) < TURN_HOURS && k >= 0 && k < consideredHours.length; k += step) {
    if (issueName(profile, scores.issue[consideredHours[k]]) !== factor.issue) break;
    if (
      factorScore(judged.hours, profile, code, consideredHours[k]) <
      factorScore(judged.hours, profile, code, consideredHours[worst])
    )
      worst = k;
  }
  const value = factorValues(judged.hours, profile, factor)[consideredHours[worst]];
  if (candidates[worst].startMs - candidates[at].startMs > TURN_HOURS * HOUR_MS) return null;
  const ideal = bestRange(factor.knots).from;
  return formatLimit(
    factor.variable,
    value,
    settingAt(judged, consideredHours[worst], ideal !== null && value < ideal),
  );
}

/** An hour that scores less than its weather is limited by an alert or by the daylight rule. */
function formatAlert({ input }: Judgement, hour: CandidateHour): string | null {
  const alert = limitingAlert(input.alerts, hour.startMs, hour.endMs, hour.limit);
  return alert === null ? null : `the official alert "${alert.event}" is in force`;
}
