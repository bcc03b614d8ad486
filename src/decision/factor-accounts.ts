/**
 * How the score of the best window results: each factor's value in its worst hour, the score it would give alone, and
 * its share of the points lost. The shares follow the scoring exactly: the loss of an hour is the logarithm of its
 * worst group plus half of the others'.
 */
import { roundTo } from '../lib/round.ts';
import { displayValue, unitSymbol } from '../units/quantities.ts';
import type { Judgement } from './judge.ts';
import { isAssumed } from './knowledge.ts';
import { type Basis, basisOf, saySource } from './profile.ts';
import { factorScore } from './score.ts';
import { variableInfo } from './variables.ts';

export interface FactorAccount {
  readonly issue: string;
  readonly variable: string;
  /** In the units of the request; null when missing. */
  readonly value: number | null;
  readonly unit: string;
  readonly score: number | null;
  /** 0 to 1; all shares are 0 when nothing is lost. */
  readonly share: number;
  /** Whether the curve rests on a document, on judgement, or on both. */
  readonly basis: Basis;
  readonly source: string;
}

export function factorAccountsOf(judged: Judgement): FactorAccount[] {
  const { input, hours, explainingHours } = judged;
  const { profile } = input;
  const shares = lossShares(judged);
  return profile.factors.map((factor, index) => {
    const values = hours.values(factor.variable, judged.slice);
    const known = explainingHours.filter((hour) => !Number.isNaN(factorScore(hours, profile, index, hour)));
    const { quantity } = variableInfo(factor.variable);
    const base = {
      issue: factor.issue,
      variable: factor.variable,
      unit: unitSymbol(quantity, input.units),
      share: roundTo(shares[index], 3),
      basis: basisOf(factor),
      source: saySource(factor),
    };
    if (known.length === 0) return { ...base, value: null, score: null };
    const scoreOf = (hour: number): number => factorScore(hours, profile, index, hour);
    const worst = known.reduce((at, hour) => (scoreOf(hour) < scoreOf(at) ? hour : at));
    const value = isAssumed(hours, factor.variable, worst) ? Number.NaN : values[worst];
    return { ...base, value: displayValue(value, quantity, input.units), score: Math.round(scoreOf(worst)) };
  });
}

/** Stands for a score of 0, whose logarithm is infinite. */
const MIN_SHARE = 0.001;

function lossShares({ input, hours, explainingHours }: Judgement): number[] {
  const { profile } = input;
  const losses = new Array<number>(profile.factors.length).fill(0);
  for (const hour of explainingHours) {
    const worstOfGroup = new Map<string, { index: number; loss: number }>();
    profile.factors.forEach((factor, index) => {
      const score = factorScore(hours, profile, index, hour);
      if (Number.isNaN(score)) return;
      const loss = -Math.log(Math.max(MIN_SHARE, score / 100));
      const known = worstOfGroup.get(factor.group);
      if (known === undefined || loss > known.loss) worstOfGroup.set(factor.group, { index, loss });
    });
    const groups = [...worstOfGroup.values()].sort((a, b) => b.loss - a.loss);
    groups.forEach(({ index, loss }, place) => {
      losses[index] += place === 0 ? loss : loss / 2;
    });
  }
  const total = losses.reduce((sum, loss) => sum + loss, 0);
  return losses.map((loss) => (total > 0 ? loss / total : 0));
}
