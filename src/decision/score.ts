/**
 * The score of every hour for one activity: a softened law of the minimum.
 *
 * Each factor scores the hour alone (`curve.ts`), each group counts by its worst factor, and over the groups
 * S = 100 · (min p)^(1−κ) · (∏ p)^κ with κ = ½. So one bad factor spoils the hour whatever the others are, several
 * mediocre ones add up, a missing factor changes nothing, and if all else is ideal the score is that factor's own.
 *
 * Rain is taken by expected utility: with the weight of its chance the hour is as bad as its rain, else it is dry
 * (`rain.ts`).
 *
 * Hazards come on top: a thunderstorm forbids the hour and limits the one after it (the 30–30 rule of the US National
 * Weather Service); extreme gusts, wind chill and heat limit and then forbid it (`limits.ts`); the risks that the profile names limit
 * the score the more, the nearer an hour comes to severe, so that the verdict never contradicts the risks.
 */
import { allHours, type HourSlice, oneHour } from '../weather/hour-slice.ts';
import { rainIfAnyMm } from '../weather/hours/precipitation.ts';
import { type Curve, compileCurve, scoreAt, scoreNear, segmentNear } from './curve.ts';
import type { DerivedHours } from './derive.ts';
import { FilledHours } from './filled-hours.ts';
import {
  FORBIDDING_GUST_KMH,
  FORBIDDING_HEAT_INDEX_C,
  FORBIDDING_WIND_CHILL_C,
  LIMITING_GUST_KMH,
  LIMITING_HEAT_INDEX_C,
  LIMITING_WIND_CHILL_C,
  MAX_THUNDER_SCORE,
  NO_ISSUE_SCORE,
} from './limits.ts';
import { type Profile, RISK_KINDS, type RiskKind } from './profile.ts';
import {
  beginChances,
  DRY_BELOW_CHANCE,
  type DryingNeed,
  dryAheadScore,
  dryingNeed,
  isDry,
  type RainChance,
  type RainLoss,
  rainWeight,
} from './rain.ts';
import { riskLimits } from './severity.ts';
import { VARIABLES } from './variables.ts';

/** What limits an hour most: a factor's place in the profile, `NONE`, or a risk by `riskIssue`. */
type IssueCode = number;
export const NONE: IssueCode = -1;

const RISK_ISSUES: ReadonlyMap<RiskKind, IssueCode> = new Map(RISK_KINDS.map((kind, i) => [kind, -2 - i]));

function riskIssue(kind: RiskKind): IssueCode {
  return RISK_ISSUES.get(kind) ?? NONE;
}

/** The risk that a code names; null for a factor and for none. */
export function riskOfIssue(code: IssueCode): RiskKind | null {
  return code < NONE ? RISK_KINDS[-2 - code] : null;
}

/** The issue's name in answers; null for none. */
export function issueName(profile: Profile, code: IssueCode): string | null {
  return code >= 0 ? profile.factors[code].issue : riskOfIssue(code);
}

export interface HourScores {
  readonly score: Float64Array;
  readonly issue: Int16Array;
  /** The most that risks and hazards allow, and which of them; `NONE` without a limit. */
  readonly limit: Float64Array;
  readonly limitedBy: Int16Array;
  /** 0 where the forecast lacks a value that the activity needs. */
  readonly usable: Uint8Array;
  /** Chance of rain and what it costs by the activity's factor for rain. */
  readonly rain: RainLoss;
}

interface KeptScores {
  readonly scores: HourScores;
  readonly filled: FilledHours;
}

const cache = new WeakMap<DerivedHours, WeakMap<Profile, KeptScores>>();

/** The scores, which hold in the hours of the slice; each hour is computed once for a weather and a profile. */
export function scoreHours(hours: DerivedHours, profile: Profile, slice: HourSlice = allHours(hours)): HourScores {
  let byProfile = cache.get(hours);
  if (byProfile === undefined) {
    byProfile = new WeakMap();
    cache.set(hours, byProfile);
  }
  let kept = byProfile.get(profile);
  if (kept === undefined) {
    kept = { scores: newScores(hours), filled: new FilledHours(hours.length) };
    byProfile.set(profile, kept);
  }
  const { scores, filled } = kept;
  filled.fill(slice, (run) => computeScores(hours, profile, scores, run));
  return scores;
}

function newScores(hours: DerivedHours): HourScores {
  const { length } = hours;
  // Columns in one piece of memory take less time to make.
  const numbers = new Float64Array(3 * length).fill(100, length, 2 * length);
  const codes = new Int16Array(2 * length).fill(NONE);
  return {
    score: numbers.subarray(0, length),
    issue: codes.subarray(0, length),
    limit: numbers.subarray(length, 2 * length),
    limitedBy: codes.subarray(length),
    usable: new Uint8Array(length).fill(1),
    rain: { chance: hours.rainIn({ from: 0, to: 0 }).probability, loss: numbers.subarray(2 * length) },
  };
}

/** The score of one factor in one hour; NaN where its value is missing. */
export function factorScore(hours: DerivedHours, profile: Profile, index: number, hour: number): number {
  const { variable } = profile.factors[index];
  const { costLoss } = profile.rain;
  const { curve, need } = compiled(profile).factors[index];
  if (need !== null) {
    const { probability, to } = rainAhead(hours, oneHour(hour));
    const begins = beginChances(probability, { from: hour, to });
    return dryAheadScore(probability, begins, costLoss, need, hour, hours.rainKnownTo(to));
  }
  if (variable !== 'rain') return scoreAt(curve, hours.at(variable, hour));
  const { probability, amountMm } = hours.rainIn(oneHour(hour));
  return 100 - rainWeight(probability[hour], costLoss) * rainLoss(curve, amountMm[hour]);
}

/** The chances of rain of some hours and of the day after each, and where these end. */
function rainAhead(hours: DerivedHours, slice: HourSlice): { readonly probability: Float32Array; readonly to: number } {
  const seen = hours.around(slice, 0, VARIABLES.dry_hours_ahead.aheadHours + 1);
  return { probability: hours.rainIn(seen).probability, to: seen.to };
}

interface CompiledFactor {
  readonly index: number;
  readonly group: string;
  readonly priority: number;
  readonly curve: Curve;
  /** For the dry hours ahead: the same curve as what each further dry hour adds. */
  readonly need: DryingNeed | null;
}

interface CompiledProfile {
  readonly factors: readonly CompiledFactor[];
  /** The factors of each group, in the order of the groups' names, so that the order of the file cannot move the last digit. */
  readonly groups: readonly (readonly CompiledFactor[])[];
  /** Whether a factor looks ahead for rain. */
  readonly looksAhead: boolean;
}

const compiledProfiles = new WeakMap<Profile, CompiledProfile>();

function compiled(profile: Profile): CompiledProfile {
  let known = compiledProfiles.get(profile);
  if (known === undefined) {
    const factors = profile.factors.map((factor, index) => {
      const curve = compileCurve(factor.knots);
      const looksAhead = factor.variable === 'dry_hours_ahead';
      return {
        index,
        group: factor.group,
        priority: issuePriority(factor.issue),
        curve,
        need: looksAhead ? dryingNeed((h) => scoreAt(curve, h), VARIABLES.dry_hours_ahead.aheadHours) : null,
      };
    });
    const names = [...new Set(profile.factors.map((factor) => factor.group))].sort();
    known = {
      factors,
      groups: names.map((name) => factors.filter(({ group }) => group === name)),
      looksAhead: factors.some(({ need }) => need !== null),
    };
    compiledProfiles.set(profile, known);
  }
  return known;
}

const PRIORITIES: ReadonlyArray<readonly string[]> = [
  ['thunderstorm'],
  ['ice', 'icing', 'frost'],
  ['wind', 'gust'],
  ['rain', 'snow'],
  ['heat', 'cold', 'thermal'],
];

/** Which of two equal issues is named: the lower number. */
export function issuePriority(issue: string): number {
  const place = PRIORITIES.findIndex((issues) => issues.includes(issue));
  return place === -1 ? PRIORITIES.length : place;
}

function computeScores(hours: DerivedHours, profile: Profile, scores: HourScores, run: HourSlice): void {
  const { from, to } = run;
  const count = to - from;
  // Of the hours of the run alone: the first of them is at 0.
  const [product, lowest, groupScore, factorScores] = passingColumns(count);
  product.fill(1);
  const worst: WorstFactors = {
    score: lowest.fill(100),
    priority: new Uint8Array(count).fill(255),
    issue: scores.issue.subarray(from, to),
  };
  const { groups, looksAhead } = compiled(profile);
  for (const group of groups) {
    for (const factor of group) {
      const scored = factor === group[0] ? groupScore : factorScores;
      fillFactorScores(scored, from, hours, profile, factor);
      takeWorse(worst, scored, factor);
      if (scored === factorScores) takeLower(groupScore, factorScores);
    }
    // What is unknown is not less than 100.
    for (let i = 0; i < count; i++) if (groupScore[i] < 100) product[i] *= groupScore[i] / 100;
  }
  if (looksAhead) nameRain(hours, profile, scores.issue, run);
  const { score } = scores;
  // κ = ½ makes both powers one square root.
  for (let i = 0; i < count; i++) score[from + i] = 100 * Math.sqrt((lowest[i] / 100) * product[i]);
  fillRainLoss(scores.rain.loss, hours, profile, run);
  markUnusable(scores.usable, hours, profile, run);
  applyRisks(hours, profile, scores, run);
  applyHazards(hours, profile, scores, run);
}

/** Room for what is computed and forgotten, for it is a good part of what a decision takes. */
let passing = new Float64Array(0);

/** Four columns of that length, with whatever was in them, until the next call. */
function passingColumns(count: number): Float64Array[] {
  if (passing.length < 4 * count) passing = new Float64Array(4 * count);
  return [0, 1, 2, 3].map((column) => passing.subarray(column * count, (column + 1) * count));
}

/** Lowers values to others that are lower; what is unknown lowers none, and counts for nothing. */
function takeLower(values: Float64Array, others: Float64Array): void {
  for (let i = 0; i < values.length; i++) {
    const other = others[i];
    if (other < values[i] || Number.isNaN(values[i])) values[i] = other;
  }
}

/** Hour by hour the lowest score of a factor, its priority as an issue, and the issue itself. */
interface WorstFactors {
  readonly score: Float64Array;
  readonly priority: Uint8Array;
  readonly issue: Int16Array;
}

/** Notes a factor in the hours where it scores less than those before, or as little with a higher priority. */
function takeWorse(worst: WorstFactors, scores: Float64Array, { index, priority }: CompiledFactor): void {
  const { score: lowest, priority: priorities, issue } = worst;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i];
    // Nearly always a score is above that of another factor, or ideal.
    if (!(score <= lowest[i])) continue;
    if (score === lowest[i] && !(score < 100 && priority < priorities[i])) continue;
    lowest[i] = score;
    priorities[i] = priority;
    issue[i] = score < NO_ISSUE_SCORE ? index : NONE;
  }
}

/**
 * Whether a factor that looks ahead for rain judges no hour more than its own: it may rain at once, or at no hour ahead
 * more than words would call dry.
 */
export function isWetAhead(hours: DerivedHours, profile: Profile, index: number, hour: number): boolean {
  if (profile.factors[index].variable !== 'dry_hours_ahead') return false;
  return isWetOrDry(hours.at('dry_hours_ahead', hour), hours.rainIn(oneHour(hour)), hour);
}

/** Of a dry hour before a wet one the dry hours are none as well, but its rain is still to come. */
function isWetOrDry(dryHours: number, rain: RainChance, hour: number): boolean {
  if (dryHours >= VARIABLES.dry_hours_ahead.aheadHours) return true;
  return dryHours < 1 && isDry(rain, hour, DRY_BELOW_CHANCE) !== true;
}

/** The factor that judges the hour's own rain; the given one where the profile has none. */
export function rainFactor(profile: Profile, otherwise: number): number {
  const index = profile.factors.findIndex((factor) => factor.variable === 'rain');
  return index === -1 ? otherwise : index;
}

/** Where rain is not ahead but there, or nowhere ahead, the factor for the hour's own rain is the issue. */
function nameRain(hours: DerivedHours, { factors }: Profile, issue: Int16Array, run: HourSlice): void {
  const own = factors.findIndex(({ variable }) => variable === 'rain');
  if (own === -1) return;
  let dryHours: Float32Array | null = null;
  let rain: RainChance | null = null;
  for (let i = run.from; i < run.to; i++) {
    const code = issue[i];
    if (code < 0 || factors[code].variable !== 'dry_hours_ahead') continue;
    dryHours ??= hours.values('dry_hours_ahead', run);
    rain ??= hours.rainIn(run);
    if (isWetOrDry(dryHours[i], rain, i)) issue[i] = own;
  }
}

/** The scores of a factor in as many hours as `out` holds, from one on. */
function fillFactorScores(
  out: Float64Array,
  from: number,
  hours: DerivedHours,
  profile: Profile,
  { curve, index, need }: CompiledFactor,
): void {
  const { variable } = profile.factors[index];
  const { costLoss } = profile.rain;
  const run = { from, to: from + out.length };
  if (need !== null) {
    const { abreast } = hours;
    const { probability, to } = rainAhead(hours, run);
    const begins = beginChances(probability, { from: run.from, to }, abreast);
    for (let own = 0; own < abreast; own++) {
      const end = hours.rainKnownTo(to, own);
      const last = Math.min(to + own, end) - abreast;
      // From the last hour back: of nearly all hours it is known how many after them are without a chance.
      let without = Number.POSITIVE_INFINITY;
      for (let slot = last; slot >= from + own; slot -= abreast) {
        without = probability[slot] === 0 ? without + 1 : 0;
        if (slot < run.to)
          out[slot - from] = dryAheadScore(probability, begins, costLoss, need, slot, end, abreast, without);
      }
      for (let slot = Math.max(from + own, last + abreast); slot < run.to; slot += abreast)
        out[slot - from] = dryAheadScore(probability, begins, costLoss, need, slot, end, abreast);
    }
    return;
  }
  if (variable === 'rain') {
    const { probability, amountMm } = hours.rainIn(run);
    for (let i = 0; i < out.length; i++)
      out[i] = 100 - rainWeight(probability[from + i], costLoss) * rainLoss(curve, amountMm[from + i]);
    return;
  }
  const values = hours.values(variable, run);
  let segment = 0;
  for (let i = 0; i < out.length; i++) {
    const value = values[from + i];
    segment = segmentNear(curve, value, segment);
    out[i] = scoreNear(curve, value, segment);
  }
}

/** Points that an hour loses if it rains: by the amount, and at least by that of a shower. */
function rainLoss(curve: Curve, amountMm: number): number {
  return 100 - scoreAt(curve, rainIfAnyMm(amountMm));
}

/** What rain costs by the profile's factor for rain; nothing where it has none. */
function fillRainLoss(loss: Float64Array, hours: DerivedHours, profile: Profile, run: HourSlice): void {
  const factor = profile.factors.findIndex(({ variable }) => variable === 'rain');
  if (factor === -1) return;
  const { curve } = compiled(profile).factors[factor];
  const { precipitationMm } = hours.columnsIn(run);
  for (let i = run.from; i < run.to; i++) loss[i] = rainLoss(curve, precipitationMm[i]) / 100;
}

function applyRisks(hours: DerivedHours, profile: Profile, scores: HourScores, run: HourSlice): void {
  for (const kind of profile.risks.limiting) {
    const limits = riskLimits(hours, profile, kind, run);
    if (limits === null) continue;
    const code = riskIssue(kind);
    for (let i = run.from; i < run.to; i++) if (limits[i] < 100) lower(scores, i, limits[i], code);
  }
}

const THUNDER = riskIssue('thunderstorm');
const GUST = riskIssue('gust');
const COLD = riskIssue('cold');
const HEAT = riskIssue('heat');

function applyHazards(hours: DerivedHours, profile: Profile, scores: HourScores, run: HourSlice): void {
  const { from, to } = run;
  const { abreast } = hours;
  const outside = profile.hazards.exposure === 'person';
  const { weatherCode } = hours.columnsIn(hours.around(run, 1, 0));
  const gustKmh = hours.values('gust', run);
  const windChill = hours.values('wind_chill', run);
  const heatIndex = hours.values('heat_index', run);
  for (let i = from; i < to; i++) {
    if (isThunder(weatherCode[i])) lower(scores, i, outside ? 0 : MAX_THUNDER_SCORE, THUNDER);
    if (!outside) continue;
    if (i >= abreast && isThunder(weatherCode[i - abreast])) lower(scores, i, MAX_THUNDER_SCORE, THUNDER);
    lower(scores, i, limitBetween(gustKmh[i], LIMITING_GUST_KMH, FORBIDDING_GUST_KMH), GUST);
    lower(scores, i, limitBetween(windChill[i], LIMITING_WIND_CHILL_C, FORBIDDING_WIND_CHILL_C), COLD);
    lower(scores, i, limitBetween(heatIndex[i], LIMITING_HEAT_INDEX_C, FORBIDDING_HEAT_INDEX_C), HEAT);
  }
}

/** The most that a value allows which forbids an hour: 100 where the limit begins, 0 where it forbids; 100 for NaN. */
function limitBetween(value: number, limiting: number, forbidding: number): number {
  const share = (value - limiting) / (forbidding - limiting);
  return share > 0 ? 100 * Math.max(0, 1 - share) : 100;
}

function lower(scores: HourScores, hour: number, to: number, code: IssueCode): void {
  if (to < scores.limit[hour]) {
    scores.limit[hour] = to;
    scores.limitedBy[hour] = code;
  }
  if (to < scores.score[hour]) {
    scores.score[hour] = to;
    if (to < NO_ISSUE_SCORE) scores.issue[hour] = code;
  }
}

/** WMO 4677 codes of a thunderstorm in the hour. */
function isThunder(code: number): boolean {
  return code === 95 || code === 96 || code === 99;
}

/** Temperature, wind and rain are needed for every activity; a profile may mark further factors as essential. */
function markUnusable(usable: Uint8Array, hours: DerivedHours, profile: Profile, run: HourSlice): void {
  const { temperatureC, windKmh, precipitationMm } = hours.columnsIn(run);
  const needed = [
    temperatureC,
    windKmh,
    precipitationMm,
    ...profile.factors.filter((factor) => factor.essential).map(({ variable }) => hours.values(variable, run)),
  ];
  for (const values of needed) {
    for (let i = run.from; i < run.to; i++) if (Number.isNaN(values[i])) usable[i] = 0;
  }
}
