/**
 * How severe each kind of risk is for an activity, hour by hour: by the published thresholds, or by the activity's own curve
 * where that is stricter. Computed once per weather and profile, so that the days of a ranking share it.
 */
import { type CurveRisk, curveRiskOf } from './curve-risk.ts';
import type { DerivedHours } from './derive.ts';
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

const cache = new WeakMap<DerivedHours, WeakMap<Profile, Map<RiskKind, RiskLevels>>>();

export function riskLevels(hours: DerivedHours, profile: Profile, kind: RiskKind): RiskLevels {
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
  let found = byKind.get(kind);
  if (found === undefined) {
    found = computeLevels(hours, profile, kind);
    byKind.set(kind, found);
  }
  return found;
}

function computeLevels(hours: DerivedHours, profile: Profile, kind: RiskKind): RiskLevels {
  const published = publishedRisk(hours, profile, kind).levels;
  const curveRisk = curveRiskOf(hours, profile, kind);
  const isCapped = profile.risks.noted.includes(kind) && !CLASSED_ELSEWHERE.has(kind);
  const most = isCapped ? MAX_NOTED_LEVEL : LEVELS.extreme;
  const levels = new Uint8Array(hours.length);
  for (let i = 0; i < levels.length; i++) {
    levels[i] = Math.max(Math.min(most, published[i]), curveRisk === null ? LEVELS.none : curveRisk.levels[i]);
  }
  return { published, curveRisk, levels };
}
