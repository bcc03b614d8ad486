/** Columns that are made when they are looked at hold in every hour looked at, and each of their hours is made once. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { around, LazyColumns } from '../../src/weather/hour-slice.ts';

const LENGTH = 40;
const slices = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: LENGTH }))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  { maxLength: 8 },
);

test('every hour of a slice is made before the slice is looked at, and none twice', () => {
  fc.assert(
    fc.property(slices, (asked) => {
      const made = new Array<number>(LENGTH).fill(0);
      const columns = new LazyColumns<'one'>(LENGTH, (_, values, { from, to }) => {
        for (let hour = from; hour < to; hour++) {
          values[hour] = hour + 1;
          made[hour]++;
        }
      });
      for (const slice of asked) {
        const values = columns.in('one', slice);
        for (let hour = slice.from; hour < slice.to; hour++) expect(values[hour]).toBe(hour + 1);
      }
      expect(Math.max(...made)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200, seed: 20_261_122 },
  );
});

test('hours far from those looked at are not made', () => {
  let made = 0;
  const columns = new LazyColumns<'one' | 'other'>(LENGTH, (_, _values, { from, to }) => {
    made += to - from;
  });
  columns.in('one', { from: 10, to: 14 });
  columns.in('one', { from: 12, to: 16 });
  expect(made).toBe(6);
});

test('the hours around a slice end with the column', () => {
  expect(around({ from: 2, to: 38 }, 3, 3, LENGTH)).toEqual({ from: 0, to: LENGTH });
  expect(around({ from: 10, to: 12 }, 3, 4, LENGTH)).toEqual({ from: 7, to: 16 });
});
