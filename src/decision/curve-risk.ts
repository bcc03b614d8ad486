/**
 * Risk levels by an activity's own curve: gusts that warning services call low may be too much for a drone. An hour that
 * the factor alone makes poor is a moderate risk, an hour to avoid a high one; never more, since only the published
 * thresholds limit the verdict.
 */
import type { HourSlice } from '../weather/hour-slice.ts';
import { rangesWhere } from './curve.ts';
import type { DerivedHours } from './derive.ts';
import { VERDICT_FLOORS } from './limits.ts';
import type { Factor, Profile, RiskKind } from './profile.ts';
import { factorScore } from './score.ts';
import { LEVELS } from './severity.ts';
import type { Variable } from './variables.ts';

export interface CurveRisk {
  readonly factor: Factor;
  /** Its place among the profile's. */
  readonly index: number;
  /** Value from which the factor alone is no longer good. */
  readonly threshold: number;
  readonly worseAbove: boolean;
  /** Level of each hour, at most `high`. */
  readonly levels: Uint8Array;
}

/** What a curve says of a kind, whatever the weather. */
type Judging = Omit<CurveRisk, 'levels'>;

const judgings = new WeakMap<Profile, Map<RiskKind, Judging | null>>();

/** The risk of a kind by the profile's first factor that measures it, without its levels; null when it has none. */
export function curveRiskOf(hours: DerivedHours, profile: Profile, kind: RiskKind): CurveRisk | null {
  const judging = judgingOf(profile, kind);
  return judging === null ? null : { ...judging, levels: new Uint8Array(hours.length) };
}

/** Whether the profile has a factor that measures a kind. */
export function hasCurveRisk(profile: Profile, kind: RiskKind): boolean {
  return judgingOf(profile, kind) !== null;
}

function judgingOf(profile: Profile, kind: RiskKind): Judging | null {
  let known = judgings.get(profile);
  if (known === undefined) {
    known = new Map();
    judgings.set(profile, known);
  }
  let judging = known.get(kind);
  if (judging === undefined) {
    judging = findJudging(profile, kind);
    known.set(kind, judging);
  }
  return judging;
}

function findJudging(profile: Profile, kind: RiskKind): Judging | null {
  const index = profile.factors.findIndex((factor) => JUDGED_VARIABLES[kind]?.includes(factor.variable));
  if (index === -1) return null;
  const factor = profile.factors[index];
  const worseAbove = kind !== 'fog';
  const good = rangesWhere(factor.knots, 'at least', VERDICT_FLOORS.good);
  const threshold = (worseAbove ? good[good.length - 1]?.to : good[0]?.from) ?? Number.NaN;
  return { factor, index, threshold, worseAbove };
}

/** Fills the levels of the hours of a run. */
export function fillCurveLevels(
  { factor, index, threshold, worseAbove, levels }: CurveRisk,
  hours: DerivedHours,
  profile: Profile,
  kind: RiskKind,
  run: HourSlice,
): void {
  const values = hours.values(factor.variable, run);
  for (let hour = run.from; hour < run.to; hour++) {
    // Too little wind for a sail is no risk; a chance of rain is a risk whatever its amount.
    if (kind !== 'rain' && !(worseAbove ? values[hour] > threshold : values[hour] < threshold)) continue;
    const score = factorScore(hours, profile, index, hour);
    if (score < VERDICT_FLOORS.fair) levels[hour] = score < VERDICT_FLOORS.poor ? LEVELS.high : LEVELS.moderate;
  }
}

const JUDGED_VARIABLES: Readonly<Partial<Record<RiskKind, readonly Variable[]>>> = {
  wind: ['wind', 'wind_at_120m'],
  gust: ['gust', 'gust_at_120m'],
  rain: ['rain'],
  snow: ['snowfall'],
  fog: ['visibility'],
  ice: ['ice_index'],
  icing: ['rotor_icing'],
};
