/** The measures agree with what is published for a famous set of forecasts, and with the definitions at their ends. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Verdict } from '../../src/decision/verdict.ts';
import { intervalsOf } from '../../src/skill/bootstrap.ts';
import {
  addCase,
  addSums,
  type CaseSums,
  emptySums,
  MEASURE_NAMES,
  measuresOf,
  type SkillCase,
} from '../../src/skill/measures.ts';
import { uniform } from './worlds.ts';

function sumsOf(cases: readonly SkillCase[], costLoss = 0.3): CaseSums {
  const sums = emptySums();
  for (const one of cases) addCase(sums, one, costLoss);
  return sums;
}

/** A forecast of yes or no of bad weather, and whether it came. */
function cases(count: number, bad: boolean, came: boolean): SkillCase[] {
  const verdict = (isBad: boolean): Verdict => (isBad ? 'poor' : 'good');
  return Array.from({ length: count }, () => ({
    stated: verdict(bad),
    chance: bad ? 0 : 1,
    came: verdict(came),
    dayBeforeGood: null,
  }));
}

/** Finley's forecasts of tornadoes, 1884, as Murphy 1996 tells them (Weather and Forecasting 11, 3–20). */
const FINLEY = [
  ...cases(28, true, true),
  ...cases(72, true, false),
  ...cases(23, false, true),
  ...cases(2680, false, false),
];

describe('Finley’s forecasts of tornadoes', () => {
  test('were right in 96.6 %', () => {
    expect(measuresOf(sumsOf(FINLEY), 0.3).held).toBeCloseTo(0.966, 3);
  });

  test('are worth 0.523, the score of Peirce 1884, to whoever has the cost/loss of the base rate (Richardson 2000)', () => {
    const baseRate = 51 / 2803;
    expect(measuresOf(sumsOf(FINLEY, baseRate), baseRate).value).toBeCloseTo(0.523, 3);
  });

  test('have a worse Brier score than the base rate would', () => {
    const { brier, skillClimatology } = measuresOf(sumsOf(FINLEY), 0.3);
    expect(brier).toBeCloseTo(95 / 2803, 10);
    expect(skillClimatology).toBeCloseTo(1 - 95 / 2803 / ((51 / 2803) * (1 - 51 / 2803)), 10);
  });
});

describe('at the ends', () => {
  const outcomes = fc.array(fc.boolean(), { minLength: 2, maxLength: 60 }).filter((all) => new Set(all).size === 2);

  test('the base rate as the chance has no skill and no value, whatever came', () => {
    fc.assert(
      fc.property(outcomes, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (all, costLoss) => {
        const chance = all.filter(Boolean).length / all.length;
        const climatology = all.map(
          (good): SkillCase => ({
            stated: 'fair',
            chance,
            came: good ? 'good' : 'poor',
            dayBeforeGood: null,
          }),
        );
        const { skillClimatology, value, skillPersistence } = measuresOf(sumsOf(climatology, costLoss), costLoss);
        expect(skillClimatology).toBeCloseTo(0, 9);
        expect(value).toBeCloseTo(0, 9);
        expect(skillPersistence).toBeNaN();
      }),
    );
  });

  test('a perfect forecast has all skill and all value, and the verdict of the day before has none against itself', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const of = (chanceOf: (i: number) => boolean) =>
          all.map(
            (good, i): SkillCase => ({
              stated: chanceOf(i) ? 'good' : 'poor',
              chance: Number(chanceOf(i)),
              came: good ? 'good' : 'poor',
              dayBeforeGood: all[(i + all.length - 1) % all.length],
            }),
          );
        const perfect = measuresOf(sumsOf(of((i) => all[i])), 0.3);
        expect(perfect).toMatchObject({ held: 1, better: 0, worse: 0, brier: 0, skillClimatology: 1 });
        expect(perfect.skillPersistence).toBe(1);
        expect(perfect.value).toBeCloseTo(1, 9);
        const persistence = measuresOf(sumsOf(of((i) => all[(i + all.length - 1) % all.length])), 0.3);
        expect(persistence.skillPersistence).toBeCloseTo(0, 9);
      }),
    );
  });

  test('where only one thing ever comes, skill and value have no meaning', () => {
    const { skillClimatology, value } = measuresOf(sumsOf(cases(9, false, false)), 0.3);
    expect(skillClimatology).toBeNaN();
    expect(value).toBeNaN();
  });
});

describe('intervals', () => {
  /** Weeks in which all seven days are alike: each right with three chances in four. */
  const weeksOf = (seed: string, count: number): CaseSums[] =>
    Array.from({ length: count }, (_, week) => sumsOf(cases(7, false, uniform(`${seed} ${week}`) < 0.25)));

  test('are as wide as the weeks are few, not the days', () => {
    const weeks = weeksOf('wide', 100);
    const { low, high } = intervalsOf(weeks, 0.3).held;
    const total = emptySums();
    for (const week of weeks) addSums(total, week);
    const { held } = measuresOf(total, 0.3);
    // The binomial interval of a hundred weeks; that of 700 days would be 0.06 wide.
    const binomial = 2 * 1.96 * Math.sqrt((held * (1 - held)) / 100);
    expect((high - low) / binomial).toBeWithin(0.8, 1.2);
    expect(low).toBeLessThan(held);
    expect(high).toBeGreaterThan(held);
  });

  test('cover the truth about as often as they say', () => {
    const trials = 120;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { low, high } = intervalsOf(weeksOf(`cover ${trial}`, 60), 0.3).held;
      if (low <= 0.75 && 0.75 <= high) covered++;
    }
    expect(covered / trials).toBeWithin(0.88, 1);
  });

  test('are the same each time, and unknown with three weeks', () => {
    expect(intervalsOf(weeksOf('again', 20), 0.3)).toEqual(intervalsOf(weeksOf('again', 20), 0.3));
    const few = intervalsOf(weeksOf('few', 3), 0.3);
    for (const name of MEASURE_NAMES) expect(few[name].low).toBeNaN();
  });
});
