/** Windows from bare scores. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type CandidateHour, findWindows, spanValue, type WindowRule } from '../../src/decision/windows.ts';

const HOUR = 3_600_000;
const RULE: WindowRule = { typicalHours: 4, minimumHours: 2, worstHourWeight: 0.5, drying: null };

function hours(scores: readonly number[], change: (i: number) => Partial<CandidateHour> = () => ({})): CandidateHour[] {
  return scores.map((score, i) => ({
    startMs: i * HOUR,
    endMs: (i + 1) * HOUR,
    score,
    limit: 100,
    feasible: score > 0,
    mayStart: true,
    dryingKgM2H: 0,
    ...change(i),
  }));
}

const spans = (candidates: CandidateHour[], rule: WindowRule = RULE): Array<[number, number, number]> =>
  findWindows(candidates, rule).map(({ from, to, value }) => [from, to, Math.round(value)]);

describe('a window', () => {
  test('is the stretch with the best mix of mean and worst hour', () => {
    expect(spans(hours([10, 90, 90, 90, 90, 10, 95, 30, 95, 95]))[0]).toEqual([1, 5, 90]);
  });
  test('of equal ones is the earlier', () => {
    expect(spans(hours([70, 70, 70, 70, 0, 70, 70, 70, 70]))[0]).toEqual([0, 4, 70]);
  });
  test('is extended to hours as good, without a change of score', () => {
    expect(spans(hours([50, 82, 90, 90, 90, 90, 84, 70]))[0]).toEqual([1, 7, 90]);
  });
  test('is not extended into a lower band', () => {
    expect(spans(hours([79, 82, 82, 82, 82, 79]))[0]).toEqual([1, 5, 82]);
  });
  test('is not extended over a limit it does not have', () => {
    const limited = hours([90, 90, 90, 90, 90], (i) => (i === 4 ? { limit: 39 } : {}));
    expect(spans(limited)[0]).toEqual([0, 4, 90]);
  });
  test('is worth no more than the limit of any of its hours', () => {
    const limited = hours([90, 90, 39, 90], (i) => (i === 2 ? { limit: 39 } : {}));
    expect(findWindows(limited, { ...RULE, minimumHours: 4 })[0].value).toBe(39);
  });
  test('shorter than typical is discounted, more so the shorter it is', () => {
    expect(spans(hours([0, 90, 90, 90, 0]))[0]).toEqual([1, 4, 83]);
    expect(spans(hours([0, 90, 90, 0]))[0]).toEqual([1, 3, 75]);
  });
  test('shorter than the minimum never leaves avoid and comes alone', () => {
    const found = findWindows(hours([0, 100, 0, 100, 0]), RULE);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ tooShort: true, value: 19 });
  });
  test('does not span a gap in time', () => {
    const gapped = hours([90, 90, 90, 90]).map((hour, i) =>
      i < 2 ? hour : { ...hour, startMs: hour.startMs + HOUR, endMs: hour.endMs + HOUR },
    );
    expect(spans(gapped)[0]).toEqual([0, 2, 75]);
  });
  test('begins only where the activity may begin', () => {
    const late = hours([90, 95, 95, 95, 95], (i) => ({ mayStart: i === 0 }));
    expect(spans(late)[0]).toEqual([0, 5, 92]);
  });
  test('no feasible hour, no window', () => expect(spans(hours([0, 0, 0]))).toEqual([]));
});

describe('several windows', () => {
  const many = hours([90, 90, 90, 90, 0, 80, 80, 80, 80, 0, 70, 70, 70, 70, 0, 60, 60, 60, 60]);
  test('are at most three, best first, without overlap', () => {
    expect(spans(many)).toEqual([
      [0, 4, 90],
      [5, 9, 80],
      [10, 14, 70],
    ]);
  });
  test('further ones must be at least fair, the first need not', () => {
    expect(spans(hours([30, 30, 30, 30, 0, 25, 25, 25, 25]))).toEqual([[0, 4, 30]]);
  });
});

describe('an adjoining hour that is better than a window', () => {
  test('belongs to it, also where it follows a better window', () => {
    expect(spans(hours([95, 95, 95, 95, 78, 70, 70, 70, 70]))).toEqual([
      [0, 4, 95],
      [4, 9, 70],
    ]);
  });
  test('is never left out, but for one that another window has', () => {
    const score = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 70, 78, 80, 95));
    const rules = fc.record({
      typicalHours: fc.integer({ min: 3, max: 6 }),
      minimumHours: fc.integer({ min: 1, max: 3 }),
      worstHourWeight: fc.constantFrom(0.3, 0.5, 0.7),
      drying: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(score, { minLength: 3, maxLength: 24 }), rules, (scores, rule) => {
        const day = hours(scores);
        const windows = findWindows(day, rule);
        const taken = (i: number): boolean => windows.some(({ from, to }) => i >= from && i < to);
        for (const { from, to, value, tooShort } of windows) {
          if (tooShort) continue;
          for (const i of [from - 1, to]) {
            if (i >= 0 && i < day.length && !taken(i)) expect(day[i].score).toBeLessThanOrEqual(value);
          }
        }
        // And no hour is in two.
        for (let i = 0; i < day.length; i++) {
          expect(windows.filter(({ from, to }) => i >= from && i < to).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an hour turning worse never raises the day', () => {
  test('not even when it becomes impossible', () => {
    const before = findWindows(hours([80, 80, 80, 1]), RULE)[0].value;
    const after = findWindows(hours([80, 80, 80, 0]), RULE)[0].value;
    expect(after).toBeLessThanOrEqual(before);
  });
});

describe('drying', () => {
  const rule: WindowRule = { ...RULE, drying: { thickKgM2: 0.8, thinKgM2: 0.3, longestHours: 10 } };
  const drying = (rates: readonly number[], score = 80): CandidateHour[] =>
    hours(
      rates.map(() => score),
      (i) => ({ dryingKgM2H: rates[i], feasible: rates[i] >= 0.04 }),
    );
  test('ends when thick items are dry', () =>
    expect(spans(drying([0.1, 0.3, 0.3, 0.3, 0.1]), rule)[0]).toEqual([0, 4, 80]));
  test('is discounted when only thin items dry', () => {
    const [found] = findWindows(drying([0.1, 0.1, 0.1, 0.1]), rule);
    expect(found).toMatchObject({ thinOnly: true, value: 60 });
  });
  test('that does not end within ten hours is no window', () => {
    expect(findWindows(drying(new Array(14).fill(0.02)), rule)).toEqual([]);
    expect(findWindows(drying([0.05, 0.05, 0.05]), rule)[0]).toMatchObject({ tooShort: true, value: 19 });
  });
});

describe('hours that somebody has chosen', () => {
  const score = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(0, 70, 78, 80, 95));
  const days = fc.array(
    fc.record({ score, limit: fc.constantFrom(100, 100, 79, 39), dryingKgM2H: fc.constantFrom(0, 0.1, 0.3) }),
    {
      minLength: 1,
      maxLength: 24,
    },
  );
  const drying = { thickKgM2: 0.8, thinKgM2: 0.3, longestHours: 10 };

  test('are worth what the window is worth whose judged hours they are', () => {
    for (const rule of [RULE, { ...RULE, minimumHours: 1 }, { ...RULE, drying }]) {
      fc.assert(
        fc.property(days, (day) => {
          const all = hours(
            day.map((hour) => hour.score),
            (i) => day[i],
          );
          for (const { coreFrom, coreTo, value, tooShort } of findWindows(all, rule)) {
            const chosen = spanValue(all, rule, coreFrom, coreTo);
            // A day is worth at least what its best hours are that are too few; all of that is to be avoided.
            if (tooShort || value < 20) expect(chosen).toBeLessThan(20);
            else expect(chosen).toBeCloseTo(value, 9);
          }
        }),
      );
    }
  });
});
