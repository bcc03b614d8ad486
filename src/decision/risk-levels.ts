/**
 * How severe each kind of risk is for an activity, hour by hour: by the published thresholds, or by the activity's own curve
 * where that is stricter. Computed once per weather and profile, so that the days of a ranking share it.
 */
import type { HourSlice } from '../weather/hour-slice.ts';
import { type CurveRisk, curveRiskOf, fillCurveLevels, hasCurveRisk } from './curve-risk.ts';
import type { DerivedHours } from './derive.ts';
import { FilledHours } from './filled-hours.ts';
import type { Profile, RiskKind } from './profile.ts';
import { LEVELS, publishedRisk } from './severity.ts';

export interface RiskLevels {
  /** By the published thresholds alone. */
  readonly published: Uint8Array;
  readonly curveRisk: CurveRisk | null;
  /** As reported: one of `LEVELS`. */
  readonly levels: Uint8Array;
}

/** Kinds that act through their curves alone are reported as high at most, but for UV, whose classes are WHO's. */
const MAX_NOTED_LEVEL = LEVELS.high;
const CLASSED_ELSEWHERE: ReadonlySet<RiskKind> = new Set(['uv']);

interface KeptLevels {
  readonly risk: RiskLevels;
  readonly filled: FilledHours;
}

const cache = new WeakMap<DerivedHours, WeakMap<Profile, Map<RiskKind, KeptLevels>>>();

/** The levels of a kind, which hold in the hours of the slice. */
export function riskLevels(hours: DerivedHours, profile: Profile, kind: RiskKind, slice: HourSlice): RiskLevels {
  const { levels: published } = publishedRisk(hours, profile, kind, slice);
  const most = mostOf(profile, kind);
  // Most kinds have no curve, and are reported as they are published.
  if (most === LEVELS.extreme && !hasCurveRisk(profile, kind)) return { published, curveRisk: null, levels: published };
  let byProfile = cache.get(hours);
  if (byProfile === undefined) {
    byProfile = new WeakMap();
    cache.set(hours, byProfile);
  }
  let byKind = byProfile.get(profile);
  if (byKind === undefined) {
    byKind = new Map();
    byProfile.set(profile, byKind);
  }
  let kept = byKind.get(kind);
  if (kept === undefined) {
    const risk = { published, curveRisk: curveRiskOf(hours, profile, kind), levels: new Uint8Array(hours.length) };
    kept = { risk, filled: new FilledHours(hours.length) };
    byKind.set(kind, kept);
  }
  const { risk, filled } = kept;
  filled.fill(slice, (run) => {
    if (risk.curveRisk !== null) fillCurveLevels(risk.curveRisk, hours, profile, kind, run);
    fillLevels(risk, most, run);
  });
  return risk;
}

/** The highest level that a kind is reported as. */
function mostOf(profile: Profile, kind: RiskKind): number {
  return profile.risks.noted.includes(kind) && !CLASSED_ELSEWHERE.has(kind) ? MAX_NOTED_LEVEL : LEVELS.extreme;
}

function fillLevels({ published, curveRisk, levels }: RiskLevels, most: number, run: HourSlice): void {
  for (let i = run.from; i < run.to; i++) {
    levels[i] = Math.max(Math.min(most, published[i]), curveRisk === null ? LEVELS.none : curveRisk.levels[i]);
  }
}
