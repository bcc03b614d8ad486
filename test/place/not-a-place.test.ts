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
    const texts = ['🙂', '???', ',', ',,,', "'; DROP TABLE places; --", "' OR 1=1 --", '<script>alert(1)</script>'];
    for (const text of texts) expect(places.resolve(text).kind).toBe('not_found');
  });

  test('with control characters are invalid, and the sentence names the character', () => {
    for (const [text, code] of [
      ['London\u0000', 'U+0000'],
      ['Lon\u0007don', 'U+0007'],
      ['\u0000', 'U+0000'],
      ['Paris\u009d', 'U+009D'],
      ['51.5,-0.12\u0001', 'U+0001'],
    ] as const) {
      expect(places.resolve(text)).toMatchObject({ kind: 'invalid', message: expect.stringContaining(code) });
    }
    expect(places.resolve('New\tYork\r\n').kind).toBe('found');
  });

  test('that say where somebody is, or that nothing was filled in, are not the village of that name', () => {
    for (const text of [
      'home',
      'My House',
      'work',
      'here',
      'the office',
      'null',
      'NaN',
      'NaN,NaN',
      'nan, nan',
      'undefined',
      'None',
      'test',
      'asdf',
      'the moon',
      'Mars',
      'Narnia',
      'nowhere',
    ]) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'not_found', message: expect.stringContaining('Name a town') });
    }
    expect(places.resolve('home')).toMatchObject({ suggestions: ['Home, Washington, United States'] });
    expect(places.resolve('Home, Washington').kind).toBe('found');
    expect(places.resolve('None, Piedmont').kind).toBe('found');
    expect(places.resolve('Nan, Nan').kind).toBe('found');
  });

  test('that are codes nobody has are not taken for names', () => {
    for (const text of ['00000', '00000-1234', 'ZZ99 9ZZ', 'ZZ9', 'A9A 9A9', '999999999']) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'not_found', message: expect.stringContaining('No postcode') });
      expect(resolution.kind === 'not_found' && resolution.suggestions.length > 0).toBe(true);
    }
  });

  test('that look like the postcodes of other countries come with how to write them, and with no ZIP code', () => {
    for (const [text, country] of [
      ['2000', 'Australia'],
      ['110001', 'India'],
      ['100-0001', 'Japan'],
      ['1100-148', 'Portugal'],
      ['00-950', 'Poland'],
      ['111 22', 'Sweden'],
    ] as const) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'not_found', suggestions: [] });
      expect(resolution).toHaveProperty('message', expect.stringContaining(`"${text}, ${country}"`));
    }
  });

  test('that are seas say that a point in them is wanted', () => {
    for (const text of ['North Sea', 'the Irish Sea', 'Pacific', 'Atlantic Ocean', 'Nordsee', 'mer Méditerranée']) {
      expect(places.resolve(text)).toMatchObject({
        kind: 'not_found',
        message: expect.stringContaining('coordinates'),
      });
    }
    expect(places.resolve('Pacific')).toHaveProperty('suggestions', [
      'Pacific, Missouri, United States',
      'Pacific, Washington, United States',
    ]);
    for (const text of ['Pacific, Missouri', 'Dead Sea', 'Sea of Galilee'])
      expect(places.resolve(text).kind).toBe('found');
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
      { numRuns: 700 },
    );
  }, 180_000);
});
