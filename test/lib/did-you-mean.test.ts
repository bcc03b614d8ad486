import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { didYouMean, editDistance } from '../../src/lib/did-you-mean.ts';

describe('edit distance', () => {
  test('counts single slips as one', () => {
    for (const [a, b, distance] of [
      ['running', 'running', 0],
      ['runing', 'running', 1],
      ['runnning', 'running', 1],
      ['ruining', 'running', 1],
      ['urnning', 'running', 1],
      ['kitten', 'sitting', 3],
      ['', 'abc', 3],
    ] as const) {
      expect(editDistance(a, b)).toBe(distance);
    }
  });

  test('is symmetric and zero only for equal words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

test('with a limit the distance is the same up to it, and none beyond', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
      const distance = editDistance(a, b);
      expect(editDistance(a, b, limit)).toBe(distance <= limit ? distance : Number.POSITIVE_INFINITY);
    }),
    { numRuns: 2_000 },
  );
});

test('near words come nearest first, far ones not at all', () => {
  expect(didYouMean('runing', ['running', 'golf', 'fishing'])).toEqual(['running']);
  expect(didYouMean('decid', ['best-day', 'decide'])).toEqual(['decide']);
  expect(didYouMean('xyz', ['running', 'golf'])).toEqual([]);
});
