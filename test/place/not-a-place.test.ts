/** Texts that are not places: the answer is fast and polite, and never a village with a similar name. */
import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

describe('texts that are not places', () => {
  test('that are empty or too long are invalid', () => {
    for (const text of ['', ' ', '\t\n', 'a'.repeat(201)]) expect(places.resolve(text).kind).toBe('invalid');
    expect(places.resolve('a'.repeat(200)).kind).toBe('not_found');
  });

  test('without a name in them are not found', () => {
    const texts = [
      '🙂',
      '???',
      ',',
      ',,,',
      "'; DROP TABLE places; --",
      "' OR 1=1 --",
      '<script>alert(1)</script>',
      '\u0000',
    ];
    for (const text of texts) expect(places.resolve(text).kind).toBe('not_found');
  });

  test('that are codes nobody has are not taken for names', () => {
    for (const text of ['2000', '00000', '00000-1234', 'ZZ99 9ZZ', 'ZZ9', 'A9A 9A9', '999999999']) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'not_found', message: expect.stringContaining('No postcode') });
      expect(resolution.kind === 'not_found' && resolution.suggestions.length > 0).toBe(true);
    }
  });

  test('of any kind are answered', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 220 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,6}){0,30}$/),
      fc.stringMatching(/^[a-z ,]{0,200}$/),
    );
    fc.assert(
      fc.property(strange, (text) => {
        const { kind } = places.resolve(text);
        places.search(text, 10);
        expect(['found', 'ambiguous', 'not_found', 'invalid']).toContain(kind);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});
