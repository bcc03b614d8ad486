/**
 * How an activity's own curve sees a kind of risk: gusts that warning services call low may be the end of a drone. An
 * hour that the factor alone makes poor is a moderate risk, one that it makes one to avoid a high one; never more, since
 * only the published thresholds limit the verdict.
 */
import { rangesWhere } from './curve.ts';
import type { Judgement } from './judge.ts';
import type { Factor, RiskKind } from './profile.ts';
import { factorScore, factorValues } from './score.ts';
import type { Variable } from './variables.ts';

export interface Concern {
  readonly factor: Factor;
  /** Value from which the factor alone is no longer good. */
  readonly threshold: number;
  level(hour: number): number;
}

export function concernOf({ hours, input }: Judgement, kind: RiskKind): Concern | null {
  const { profile } = input;
  const index = profile.factors.findIndex((factor) => CONCERNED[kind]?.includes(factor.variable));
  if (index === -1) return null;
  const factor = profile.factors[index];
  const values = factorValues(hours, profile, factor);
  const worseAbove = kind !== 'fog';
  const good = rangesWhere(factor.knots, 'at least', 60);
  const threshold = (worseAbove ? good[good.length - 1]?.to : good[0]?.from) ?? Number.NaN;
  return {
    factor,
    threshold,
    level: (hour) => {
      const score = factorScore(hours, profile, index, hour);
      // Too little wind for a sail is no risk; a chance of rain is one whatever its amount.
      const tooMuch = kind === 'rain' || (worseAbove ? values[hour] > threshold : values[hour] < threshold);
      return !tooMuch || !(score < 40) ? 0 : score < 20 ? 3 : 2;
    },
  };
}

const CONCERNED: Readonly<Partial<Record<RiskKind, readonly Variable[]>>> = {
  wind: ['wind', 'wind_at_120m'],
  gust: ['gust', 'gust_at_120m'],
  rain: ['rain'],
  snow: ['snowfall'],
  fog: ['visibility'],
  ice: ['ice_index'],
  icing: ['rotor_icing'],
};
