import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { meanOfKnown, medianOf, spreadOf } from '../../../src/weather/normals/statistics.ts';

describe('percentiles', () => {
  test('are those of definition 7, worked out by hand: ranks 0.9, 4.5 and 8.1 of ten values', () => {
    expect(spreadOf([10, 20, 30, 40, 50, 60, 70, 80, 90, 1000])).toEqual({
      mean: 145,
      p10: 19,
      p50: 55,
      p90: expect.closeTo(181, 9),
    });
    expect(spreadOf([7])).toEqual({ mean: 7, p10: 7, p50: 7, p90: 7 });
  });

  test('of the deciles from 0 to 100 are the deciles, in any order', () => {
    const values = [30, 0, 100, 20, 60, 10, 90, 50, 80, 40, 70];
    expect(spreadOf(values)).toEqual({ mean: 50, p10: 10, p50: 50, p90: 90 });
  });

  test('need four fifths of the values', () => {
    expect(spreadOf([1, 2, 3, 4, Number.NaN]).p50).toBe(2.5);
    expect(spreadOf([1, 2, 3, Number.NaN, Number.NaN]).p50).toBeNaN();
    expect(meanOfKnown([1, 2, 3, 6, Number.NaN])).toBe(3);
    expect(meanOfKnown([1, 2, 3, Number.NaN, Number.NaN])).toBeNaN();
    expect([meanOfKnown([]), spreadOf([]).mean, medianOf([])]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  test('are ordered, lie between the extremes, and move with what is added', () => {
    const value = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), value, (values, step) => {
        const { mean, p10, p50, p90 } = spreadOf(values);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        expect(least <= p10 && p10 <= p50 && p50 <= p90 && p90 <= most).toBe(true);
        expect(mean >= least - 1e-9 && mean <= most + 1e-9).toBe(true);
        expect(medianOf(values)).toBe(p50);
        expect(spreadOf(values.map((one) => one + step)).p90).toBeCloseTo(p90 + step, 9);
      }),
    );
  });
});
