/** What is counted from hour to hour is what each hour by itself comes to, in one weather and in several abreast. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  dryHoursBefore,
  fillDryHoursBefore,
  fillLowestNext,
  fillSums,
  MAX_DRY_HOURS,
  sumPast,
} from '../../src/decision/ahead.ts';
import { beginChances, dryAheadScore, dryingNeed } from '../../src/decision/rain.ts';

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 5, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);
const column = (values: fc.Arbitrary<number>) =>
  fc.tuple(fc.constantFrom(1, 3), fc.array(values, { minLength: 6, maxLength: 180 })).chain(([step, list]) => {
    const hours = Math.floor(list.length / step);
    const values = Float32Array.from(list.slice(0, hours * step));
    return fc
      .tuple(fc.nat(hours - 1), fc.nat(hours - 1))
      .map(([a, b]) => ({ values, step, run: { from: Math.min(a, b) * step, to: (Math.max(a, b) + 1) * step } }));
  });

/** The values of the slots of a run. */
function inRun(
  length: number,
  { from, to }: { from: number; to: number },
  fill: (out: Float32Array) => void,
): number[] {
  const out = new Float32Array(length);
  fill(out);
  return [...out.subarray(from, to)];
}

test('sums before hours and up to them are those of each hour by itself', () => {
  fc.assert(
    fc.property(column(amount), fc.constantFrom(3, 6, 24), fc.boolean(), ({ values, step, run }, hours, own) => {
      const sums = inRun(values.length, run, (out) => fillSums(out, values, hours, run, own, step));
      const expected = inRun(values.length, run, (out) => {
        for (let i = run.from; i < run.to; i++) out[i] = sumPast(values, hours, own ? i : i - step, step);
      });
      expect(sums).toEqual(expected);
    }),
  );
});

test('dry hours before are counted the same from hour to hour', () => {
  fc.assert(
    fc.property(column(amount), ({ values, step, run }) => {
      const filled = inRun(values.length, run, (out) => fillDryHoursBefore(out, values, run, step));
      const expected = inRun(values.length, run, (out) => {
        for (let i = run.from; i < run.to; i++) out[i] = dryHoursBefore(values, i, step);
      });
      expect(filled).toEqual(expected);
    }),
  );
});

test('the lowest value ahead is that of the hours which the forecast holds', () => {
  const temperature = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -9, max: 9 }) }, fc.constant(Number.NaN));
  fc.assert(
    fc.property(column(temperature), fc.constantFrom(3, 8, 24), ({ values, step, run }, hours) => {
      const lowest = inRun(values.length, run, (out) => fillLowestNext(out, values, hours, run, values.length, step));
      const expected = Array.from({ length: run.to - run.from }, (_, i) => {
        const seen = values.filter((_, k) => (k - run.from - i) % step === 0 && k >= run.from + i);
        const known = [...seen.subarray(0, hours + 1)].filter((value) => !Number.isNaN(value));
        return known.length === 0 ? Number.NaN : Math.min(...known);
      });
      expect(lowest).toEqual(expected);
    }),
  );
});

test('hours that are known to have no chance of rain change no score of the dry hours ahead', () => {
  const need = dryingNeed((h) => [0, 7, 13, 40, 70, 90, 100][h] ?? 100, MAX_DRY_HOURS);
  const chance = fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constant(Number.NaN),
  );
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 30 }), (list) => {
      const chances = Float32Array.from(list);
      const first = chances.findIndex((value) => value !== 0);
      const without = first === -1 ? Number.POSITIVE_INFINITY : first;
      const begins = beginChances(chances, { from: 0, to: chances.length });
      const score = dryAheadScore(chances, begins, 0.3, need, 0, chances.length);
      expect(dryAheadScore(chances, begins, 0.3, need, 0, chances.length, 1, without)).toBe(score);
    }),
  );
});
