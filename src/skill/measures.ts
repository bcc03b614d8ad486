/**
 * How good forecasts of a yes or no were, from sums over cases: the event is that the stated window turned out good or
 * better.
 *
 * Brier score: the mean square of what was missing to the truth (Brier 1950). Skill: the part of a reference's Brier score
 * that is saved; 1 is perfect, 0 no better than the reference (Murphy 1973). Economic value: of the money that perfect
 * knowledge would save somebody who only knows the climate, the part that the forecast saves (Richardson 2000), at the
 * activity's own cost of postponing over the loss.
 */
import type { Verdict } from '../decision/verdict.ts';
import { compareVerdicts, isGood } from './judged.ts';

/** One statement about one day, and what came. */
export interface SkillCase {
  readonly stated: Verdict;
  /** The chance that the statement gives to good or better; 1 or 0 where it is a verdict alone. */
  readonly chance: number;
  /** The verdict of what came, in the stated window. */
  readonly came: Verdict;
  /** Whether the day before was good or better by the analysis; null where that is not known. */
  readonly dayBeforeGood: boolean | null;
}

/** Sums over cases; those of several sets of cases can be added. */
export interface CaseSums {
  cases: number;
  held: number;
  better: number;
  worse: number;
  /** Windows that came good or better. */
  good: number;
  chance: number;
  squaredError: number;
  /** Of the cases with a known day before. */
  comparable: number;
  comparableSquaredError: number;
  persistenceSquaredError: number;
  /** What acting by the statements cost, in units of the loss. */
  expense: number;
}

export const SUM_NAMES = [
  'cases',
  'held',
  'better',
  'worse',
  'good',
  'chance',
  'squaredError',
  'comparable',
  'comparableSquaredError',
  'persistenceSquaredError',
  'expense',
] as const satisfies readonly (keyof CaseSums)[];

export function emptySums(): CaseSums {
  return {
    cases: 0,
    held: 0,
    better: 0,
    worse: 0,
    good: 0,
    chance: 0,
    squaredError: 0,
    comparable: 0,
    comparableSquaredError: 0,
    persistenceSquaredError: 0,
    expense: 0,
  };
}

/** Adds a case. `costLoss` is the cost of postponing over the loss when a window turns out worse than good. */
export function addCase(sums: CaseSums, { stated, chance, came, dayBeforeGood }: SkillCase, costLoss: number): void {
  const order = compareVerdicts(came, stated);
  const good = isGood(came);
  const squaredError = (chance - Number(good)) ** 2;
  sums.cases++;
  if (order === 0) sums.held++;
  else if (order > 0) sums.better++;
  else sums.worse++;
  sums.good += Number(good);
  sums.chance += chance;
  sums.squaredError += squaredError;
  if (dayBeforeGood !== null) {
    sums.comparable++;
    sums.comparableSquaredError += squaredError;
    sums.persistenceSquaredError += Number(dayBeforeGood !== good);
  }
  const goes = 1 - chance < costLoss;
  sums.expense += goes ? Number(!good) : costLoss;
}

export function addSums(to: CaseSums, from: Readonly<CaseSums>): void {
  for (const name of SUM_NAMES) to[name] += from[name];
}

/** NaN where a measure has no meaning, as skill against a climate in which every day is good. */
export interface Measures {
  readonly held: number;
  readonly better: number;
  readonly worse: number;
  readonly good: number;
  readonly chance: number;
  readonly brier: number;
  readonly skillClimatology: number;
  readonly skillPersistence: number;
  readonly value: number;
}

export const MEASURE_NAMES = [
  'held',
  'better',
  'worse',
  'good',
  'chance',
  'brier',
  'skillClimatology',
  'skillPersistence',
  'value',
] as const satisfies readonly (keyof Measures)[];

export function measuresOf(sums: Readonly<CaseSums>, costLoss: number): Measures {
  const { cases } = sums;
  const good = sums.good / cases;
  const brier = sums.squaredError / cases;
  const bad = 1 - good;
  const byClimate = Math.min(costLoss, bad);
  return {
    held: sums.held / cases,
    better: sums.better / cases,
    worse: sums.worse / cases,
    good,
    chance: sums.chance / cases,
    brier,
    skillClimatology: partSaved(good * bad, brier, 0),
    skillPersistence: partSaved(sums.persistenceSquaredError, sums.comparableSquaredError, 0),
    value: partSaved(byClimate, sums.expense / cases, bad * costLoss),
  };
}

/** Of what a reference spends above perfection, the part that is saved; NaN where it spends nothing. */
function partSaved(reference: number, spent: number, perfect: number): number {
  const room = reference - perfect;
  return room > 1e-12 ? (reference - spent) / room : Number.NaN;
}
