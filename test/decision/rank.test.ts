/** Which of several days is the best: the order is by the number that is shown, and the sentence says why. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type ChancedDay, certainly } from '../../src/decision/chanced-day.ts';
import type { Chances } from '../../src/decision/chances.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import {
  type RankedDay,
  rankDays,
  rankingSummary,
  typicalRankingSummary,
  withBetterDay,
} from '../../src/decision/rank.ts';
import { verdictOfScore } from '../../src/decision/verdict.ts';
import { addDays, type CivilDate } from '../../src/time/civil.ts';
import { profileOf, questionOf, type Scenario } from './scenario.ts';

const TODAY = '2026-06-12' as CivilDate;

function decided(scenario: Scenario): DayDecision {
  const decision = decideDay(questionOf(scenario));
  if (decision === null) throw new Error('no decision');
  return decision;
}

const sample = decided({ activity: 'running' });

/** A day so many days after Friday that scores `mean` on average over the possible weathers. */
function day(ahead: number, score: number, change: Partial<DayDecision> = {}, mean = score): ChancedDay {
  const verdict = verdictOfScore(score);
  const own = { date: addDays(TODAY, ahead), score, verdict, unknown: [], reason: ': dry' };
  const chances: Chances = {
    window: null,
    verdict: { great: 0, good: 0, fair: 0, poor: 0, avoid: 0, [verdict]: 1 },
    atLeastGood: verdict === 'great' || verdict === 'good' ? 1 : 0,
    chanceOfLoss: 0,
    rainInWindow: null,
    score: { p10: mean, p50: mean, p90: mean },
    expectedScore: mean,
    members: 20,
    scores: new Float64Array(20).fill(mean),
  };
  return { decision: { ...sample, ...own, ...change }, chances, origin: null, confidence: 0.9 };
}

const datesOf = (ranked: readonly RankedDay[]): string[] => ranked.map(({ decision }) => decision.date.slice(8));

const BANDS = ['great', 'good', 'fair', 'poor', 'avoid'];
const anyScore = fc.integer({ min: 0, max: 100 });
const anyDays = fc
  .array(fc.tuple(anyScore, anyScore), { minLength: 1, maxLength: 14 })
  .map((scores) => scores.map(([score, mean], ahead) => day(ahead, score, {}, mean)));

describe('the order of days', () => {
  test('is by the expected score, and of equal ones by date', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const ranked = rankDays(days);
        for (let i = 1; i < ranked.length; i++) {
          const [before, after] = [ranked[i - 1], ranked[i]];
          expect(before.expectedScore).toBeGreaterThanOrEqual(after.expectedScore);
          if (before.expectedScore === after.expectedScore)
            expect(before.decision.date < after.decision.date).toBe(true);
        }
      }),
    );
  });
  test('never puts a lower verdict above a higher one', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const bands = rankDays(days).map(({ decision }) => BANDS.indexOf(decision.verdict));
        expect(bands).toEqual([...bands].sort((a, b) => a - b));
      }),
    );
  });
  test('is the same for the days that seven and fourteen share', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const week = new Set(days.slice(0, 7).map(({ decision: { date } }) => date));
        const ofWeek = datesOf(rankDays(days.slice(0, 7)));
        const ofAll = rankDays(days).filter(({ decision }) => week.has(decision.date));
        expect(datesOf(ofAll)).toEqual(ofWeek);
      }),
    );
  });
  test('does not depend on the order in which the days come', () => {
    fc.assert(
      fc.property(anyDays, fc.infiniteStream(fc.nat()), (days, chance) => {
        const shuffled = days
          .map((each) => ({ each, key: chance.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(datesOf(rankDays(shuffled))).toEqual(datesOf(rankDays(days)));
      }),
    );
  });
  test('never lets a worse score of the same day stand higher', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(13), fc.nat(100), (days, at, cut) => {
        const own = days[at % days.length];
        const worse = day(at % days.length, Math.max(0, own.decision.score - cut), {}, own.chances?.expectedScore);
        const placeOf = (of: readonly ChancedDay[]) => datesOf(rankDays(of)).indexOf(own.decision.date.slice(8));
        const others = days.filter((other) => other !== own);
        expect(placeOf([...others, worse])).toBeGreaterThanOrEqual(placeOf(days));
      }),
    );
  });
  test('is never above the score, nor outside the band of the verdict', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        for (const { decision, expectedScore } of rankDays(days)) {
          expect(expectedScore).toBeLessThanOrEqual(decision.score);
          expect(verdictOfScore(expectedScore)).toBe(decision.verdict);
        }
      }),
    );
  });
  test('takes the mean over the possible weathers, as far as the score and its verdict allow', () => {
    const expected = (score: number, mean: number) => rankDays([day(0, score, {}, mean)])[0].expectedScore;
    expect(expected(90, 86.14)).toBe(86.1);
    expect(expected(90, 20)).toBe(80);
    expect(expected(61, 100)).toBe(61);
    expect(expected(5, 100)).toBe(5);
    expect(expected(90, 90)).toBe(90);
  });
  test('a solid near day stands above a hopeful far one, and a fair one tomorrow above a poor one far ahead', () => {
    expect(datesOf(rankDays([day(10, 92, {}, 81), day(1, 88, {}, 87)]))).toEqual(['13', '22']);
    expect(datesOf(rankDays([day(13, 39, {}, 60), day(1, 42, {}, 41)]))).toEqual(['13', '25']);
  });
  test('of equal days the earlier is the better one, good or bad', () => {
    for (const score of [97, 70, 45, 25, 5]) {
      for (const mean of [0, 50, 100]) {
        const days = [13, 0, 6].map((ahead) => day(ahead, score, {}, mean));
        expect(datesOf(rankDays(days))).toEqual(['12', '18', '25']);
      }
    }
  });
  test('of nothing is nothing', () => expect(rankDays([])).toEqual([]));
});

describe('the sentence of a ranking', () => {
  const golf = profileOf('golf');
  const say = (days: readonly ChancedDay[], withChances = false) => rankingSummary(rankDays(days), golf, withChances);
  test('says why the first is first, and what comes next', () => {
    expect(say([day(0, 74), day(4, 86, { reason: ': dry, wind up to 14 km/h' })])).toBe(
      'Tuesday 2026-06-16 (great, 86) is the best of 2 days for golf: dry, wind up to 14 km/h; then Friday 2026-06-12 (good, 74).',
    );
  });
  test('says why a day that scores more is only the second', () => {
    expect(say([day(1, 88, {}, 87), day(10, 92, {}, 84)])).toBe(
      'Saturday 2026-06-13 (great, 88) is the best of 2 days for golf: dry; then Monday 2026-06-22 (great, 92), which is less sure.',
    );
    const blind = decided({ activity: 'golf', without: ['gustKmh', 'usAqi'] });
    const { unknown, unknownClause } = blind;
    expect(say([day(1, 70), day(3, 70, { unknown, unknownClause })])).toEndWith(
      'then Monday (good, 70), for which gusts and air quality are not known.',
    );
  });
  test('names no bad day as good', () => {
    expect(say([day(0, 33, { reason: ', because of gusts up to 70 km/h' }), day(1, 12)])).toBe(
      'Friday 2026-06-12 (poor, 33) is the least bad of 2 days for golf, because of gusts up to 70 km/h; then Saturday (avoid, 12).',
    );
    expect(say([day(0, 8, { reason: ': rain of 6 mm/h' }), day(1, 2)])).toBe(
      'None of the 2 days suits golf; the least bad is Friday 2026-06-12 (avoid, 8): rain of 6 mm/h.',
    );
  });
  test('of one day is about that day', () => {
    expect(say([day(0, 90)])).toBe('Friday 2026-06-12 (great, 90) is the only day in question for golf: dry.');
  });
  test('counts the possible weathers in which the first is best, where that is asked for', () => {
    const first = day(0, 90);
    const second = day(1, 90);
    first.chances?.scores.fill(90).fill(70, 0, 5);
    second.chances?.scores.fill(80);
    expect(say([first, second], true)).toBe(
      'Friday 2026-06-12 (great, 90) is the best of 2 days for golf: dry; then Saturday (great, 90), which is later. Friday is best in 75 of 100 possible weathers and good or better in 100; Saturday is best in 25.',
    );
  });
  test('prefers no day of which only the season is known', () => {
    const typically = (...means: number[]) =>
      typicalRankingSummary(rankDays(means.map((mean, ahead) => day(ahead, 90, {}, mean))), golf);
    expect(typically(84, 83, 86)).toBe(
      'No forecast is at hand. Typical of golf in mid-June: nearly every day is great. So none of the 3 days can be preferred.',
    );
    // Today has few hours left, and the others are alike.
    expect(typically(70, 86, 87, 86)).toEndWith('So none of the best 3 of the 4 days can be preferred.');
    expect(typically(81, 82, 88)).toEndWith(
      'Of the 3 days Sunday 2026-06-14 is likeliest to suit, by its hours, the season, the sun and the moon alone.',
    );
  });
  test('gives the reason of the decision itself', () => {
    expect(decided({ activity: 'golf' }).reason).toStartWith(': ');
    expect(decided({ activity: 'golf', base: { windKmh: 48, gustKmh: 60 } }).reason).toMatch(
      /^(, held back by|, because of|:) .*wind|gust/,
    );
  });
});

describe('a better day', () => {
  const poor = decided({ activity: 'running', base: { windKmh: 60, gustKmh: 80 } });
  test('is named on a poor day, not on a good one', () => {
    const better = day(0, 74);
    expect(withBetterDay(poor, [better]).summary).toEndWith('; try Friday (good, 74).');
    // A weekday is the next one after the day that was asked about; any other has its date.
    for (const [ahead, named] of [
      [6, 'Thursday'],
      [7, 'Friday 2026-06-19'],
      [-1, 'Thursday 2026-06-11'],
    ] as const)
      expect(withBetterDay({ ...poor, date: TODAY }, [day(ahead, 74)]).summary).toEndWith(`; try ${named} (good, 74).`);
    expect(withBetterDay(sample, [better])).toBe(sample);
    expect(withBetterDay(poor, [certainly(poor)])).toBe(poor);
  });
  test('is the one that the ranking names first', () => {
    const days = [day(1, 75), day(2, 88), day(6, 90, {}, 82), day(4, 61)];
    const [first] = rankDays(days);
    expect(first.decision.score).toBe(88);
    expect(withBetterDay(poor, days).summary).toEndWith('; try Sunday (great, 88).');
  });
});
