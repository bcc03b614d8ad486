/** Which of several days is the best: the order is by the number that is shown, and the sentence says why. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { confidenceAt } from '../../src/decision/confidence.ts';
import { type DayDecision, decideDay } from '../../src/decision/decide.ts';
import { type RankedDay, rankDays, rankingSummary, withBetterDay } from '../../src/decision/rank.ts';
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

/** A day so many days after Friday, with the confidence of that lead. */
function day(ahead: number, score: number, change: Partial<DayDecision> = {}): DayDecision {
  const verdict = verdictOfScore(score);
  const confidence = confidenceAt(ahead);
  const own = { date: addDays(TODAY, ahead), score, confidence, verdict, unknown: [], reason: ': dry' };
  return { ...sample, ...own, ...change };
}

const usually = (score: number) => () => score;
const datesOf = (ranked: readonly RankedDay[]): string[] => ranked.map(({ decision }) => decision.date.slice(8));

const BANDS = ['great', 'good', 'fair', 'poor', 'avoid'];
const anyScores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 14 });
const anyUsual = fc.integer({ min: 0, max: 100 });
const anyDays = anyScores.map((scores) => scores.map((score, ahead) => day(ahead, score)));

describe('the order of days', () => {
  test('is by the expected score, and of equal ones by date', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, (days, usual) => {
        const ranked = rankDays(days, usually(usual));
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
      fc.property(anyDays, anyUsual, (days, usual) => {
        const bands = rankDays(days, usually(usual)).map(({ decision }) => BANDS.indexOf(decision.verdict));
        expect(bands).toEqual([...bands].sort((a, b) => a - b));
      }),
    );
  });
  test('is the same for the days that seven and fourteen share', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, (days, usual) => {
        const week = new Set(days.slice(0, 7).map(({ date }) => date));
        const ofWeek = datesOf(rankDays(days.slice(0, 7), usually(usual)));
        const ofAll = rankDays(days, usually(usual)).filter(({ decision }) => week.has(decision.date));
        expect(datesOf(ofAll)).toEqual(ofWeek);
      }),
    );
  });
  test('does not depend on the order in which the days come', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, fc.infiniteStream(fc.nat()), (days, usual, chance) => {
        const shuffled = days
          .map((decision) => ({ decision, key: chance.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ decision }) => decision);
        expect(datesOf(rankDays(shuffled, usually(usual)))).toEqual(datesOf(rankDays(days, usually(usual))));
      }),
    );
  });
  test('never lets a worse score of the same day stand higher', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, fc.nat(13), fc.nat(100), (days, usual, at, cut) => {
        const own = days[at % days.length];
        const worse = day(at % days.length, Math.max(0, own.score - cut));
        const placeOf = (of: readonly DayDecision[]) =>
          datesOf(rankDays(of, usually(usual))).indexOf(own.date.slice(8));
        const others = days.filter((other) => other !== own);
        expect(placeOf([...others, worse])).toBeGreaterThanOrEqual(placeOf(days));
      }),
    );
  });
  test('is never above the score, nor outside the band of the verdict', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, (days, usual) => {
        for (const { decision, expectedScore } of rankDays(days, usually(usual))) {
          expect(expectedScore).toBeLessThanOrEqual(decision.score);
          expect(verdictOfScore(expectedScore)).toBe(decision.verdict);
        }
      }),
    );
  });
  test('names no day as best that scores less and is less sure than another', () => {
    fc.assert(
      fc.property(anyDays, anyUsual, (days, usual) => {
        const [{ decision: best }] = rankDays(days, usually(usual));
        const isBeaten = days.some(({ score, confidence }) => score > best.score && confidence >= best.confidence);
        expect(isBeaten).toBe(false);
      }),
    );
  });
  test('draws an uncertain score to what is usual, as far as its verdict allows', () => {
    const expected = (ahead: number, score: number, usual: number) =>
      rankDays([day(ahead, score)], usually(usual))[0].expectedScore;
    // 0.97 · 90 + 0.03 · 60, and 0.35 · 90 + 0.65 · 84.
    expect(expected(0, 90, 60)).toBe(89.1);
    expect(expected(14, 90, 84)).toBe(86.1);
    expect(expected(14, 90, 20)).toBe(80);
    expect(expected(14, 61, 100)).toBe(61);
    expect(expected(14, 5, 100)).toBe(5);
    expect(expected(0, 90, Number.NaN)).toBe(90);
  });
  test('a solid near day stands above a hopeful far one, and a fair one tomorrow above a poor one far ahead', () => {
    expect(datesOf(rankDays([day(10, 92), day(1, 88)], usually(70)))).toEqual(['13', '22']);
    expect(datesOf(rankDays([day(13, 39), day(1, 42)], usually(90)))).toEqual(['13', '25']);
  });
  test('of equal days the earlier is the better one, good or bad', () => {
    for (const score of [97, 70, 45, 25, 5]) {
      for (const usual of [0, 50, 100]) {
        expect(datesOf(rankDays([day(13, score), day(0, score), day(6, score)], usually(usual)))).toEqual([
          '12',
          '18',
          '25',
        ]);
      }
    }
  });
  test('of nothing is nothing', () => expect(rankDays([], usually(50))).toEqual([]));
});

describe('the sentence of a ranking', () => {
  const golf = profileOf('golf');
  const say = (days: readonly DayDecision[], typical = false) =>
    rankingSummary(rankDays(days, usually(70)), golf, typical);
  test('says why the first is first, and what comes next', () => {
    expect(say([day(0, 74), day(4, 86, { reason: ': dry, wind up to 14 km/h' })])).toBe(
      'Tuesday 2026-06-16 (great, 86) is the best of 2 days for golf: dry, wind up to 14 km/h; next Friday (good, 74).',
    );
  });
  test('says why a day that scores more is only the second', () => {
    expect(say([day(1, 88), day(10, 92)])).toBe(
      'Saturday 2026-06-13 (great, 88) is the best of 2 days for golf: dry; next Monday 2026-06-22 (great, 92), which is less sure.',
    );
    expect(say([day(1, 70), day(3, 70, { unknown: ['air quality'], confidence: 0.8 })])).toEndWith(
      'next Monday (good, 70), for which air quality is not known.',
    );
  });
  test('names no bad day as good', () => {
    expect(say([day(0, 33, { reason: ', because of gusts up to 70 km/h' }), day(1, 12)])).toBe(
      'Friday 2026-06-12 (poor, 33) is the least bad of 2 days for golf, because of gusts up to 70 km/h; next Saturday (avoid, 12).',
    );
    expect(say([day(0, 8, { reason: ': rain of 6 mm/h' }), day(1, 2)])).toBe(
      'None of the 2 days suits golf; the least bad is Friday 2026-06-12 (avoid, 8): rain of 6 mm/h.',
    );
  });
  test('of one day is about that day', () => {
    expect(say([day(0, 90)])).toBe('Friday 2026-06-12 (great, 90) is the only day in question for golf: dry.');
  });
  test('calls the typical climate no forecast', () => {
    expect(say([day(0, 90), day(1, 70)], true)).toBe(
      'By the typical climate, not a forecast: Friday 2026-06-12 (great, 90) is the best of 2 days for golf: dry; next Saturday (good, 70).',
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
  test('is named on a poor day, not on a good one', () => {
    const poor = decided({ activity: 'running', base: { windKmh: 60, gustKmh: 80 } });
    const better = day(0, 74);
    expect(withBetterDay(poor, [better], usually(50)).summary).toEndWith('; try Friday (good, 74).');
    expect(withBetterDay(sample, [better], usually(50))).toBe(sample);
    expect(withBetterDay(poor, [poor], usually(50))).toBe(poor);
  });
  test('is the one that the ranking names first, without asking what is usual for a single one', () => {
    const poor = decided({ activity: 'running', base: { windKmh: 60, gustKmh: 80 } });
    const days = [day(1, 75), day(2, 88), day(6, 90), day(4, 61)];
    const [first] = rankDays(days, usually(60));
    expect(first.decision.score).toBe(88);
    expect(withBetterDay(poor, days, usually(60)).summary).toEndWith('; try Sunday (great, 88).');
    const unasked = () => {
      throw new Error('not needed');
    };
    expect(withBetterDay(poor, [day(1, 75), day(2, 88)], unasked).summary).toEndWith('; try Sunday (great, 88).');
  });
});
