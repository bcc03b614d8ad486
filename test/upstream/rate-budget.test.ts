import { describe, expect, test } from 'bun:test';
import { RateBudget } from '../../src/upstream/rate-budget.ts';
import { publicHostLimits } from '../../src/weather/sources/open-meteo/limits.ts';

describe('the rate budget', () => {
  test('never gives more than the limit within any span of the window', () => {
    let nowMs = 123_456_789;
    const budget = new RateBudget([{ windowMs: 60_000, units: 100 }], () => nowMs);
    const taken: number[] = [];
    for (let i = 0; i < 2_000; i++) {
      if (budget.take(2) === 0) taken.push(nowMs);
      nowMs += 250;
    }
    for (const from of taken)
      expect(taken.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(50);
    // Of 500 s, at a little less than 100 units a minute.
    expect(taken.length).toBeGreaterThan(350);
  });

  test('returns how long until there is room, and then there is', () => {
    let nowMs = 0;
    const budget = new RateBudget(publicHostLimits(1), () => nowMs);
    for (let i = 0; i < 250; i++) expect(budget.take(2)).toBe(0);
    const waitMs = budget.take(2);
    expect(waitMs).toBeGreaterThan(50_000);
    expect(waitMs).toBeLessThanOrEqual(61_000);
    nowMs += waitMs;
    expect(budget.take(2)).toBe(0);
  });

  test('the daily limit counts too: at full pace it is spent after some hours', () => {
    let nowMs = 0;
    const budget = new RateBudget(publicHostLimits(1), () => nowMs);
    let units = 0;
    while (nowMs < 86_400_000) {
      const waitMs = budget.take(10);
      if (waitMs === 0) units += 10;
      nowMs += Math.max(waitMs, 1_000);
    }
    expect(units).toBe(9_500);
  });
});
