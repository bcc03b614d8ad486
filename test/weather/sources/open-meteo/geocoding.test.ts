import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { UnlistedPostcode } from '../../../../src/place/place.ts';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import { geocodingParameters, parseTowns } from '../../../../src/weather/sources/open-meteo/geocoding.ts';
import { searchBody } from '../../../upstream/towns.ts';

const WARSAW: UnlistedPostcode = { code: '00950', asWritten: '00-950', countryCode: 'PL', qualifier: 'PL' };
const RESULT = { id: 1, name: 'A', latitude: 1, longitude: 2, country_code: 'PL', admin1: 'B', postcodes: ['00-950'] };

function townsOf(...results: readonly unknown[]) {
  return parseTowns(JSON.stringify({ results, generationtime_ms: 0.5 }), WARSAW);
}

function refusalOf(text: string): string {
  try {
    parseTowns(text, WARSAW);
  } catch (error) {
    if (error instanceof UpstreamError) return error.kind;
    throw error;
  }
  return 'read';
}

test('the code is asked for as it was written, within its country', () => {
  expect(`${geocodingParameters(WARSAW)}`).toBe('name=00-950&count=50&language=en&format=json&countryCode=PL');
});

test('a town counts that has exactly the code and the country', () => {
  expect(parseTowns(searchBody(geocodingParameters(WARSAW)) ?? '', WARSAW)).toEqual([
    { geonameId: 756135, name: 'Warsaw', region: 'Masovian', lat: 52.22977, lon: 21.01178 },
  ]);
  expect(townsOf(RESULT, { ...RESULT, id: 2, postcodes: ['00 950'], admin1: undefined })).toEqual([
    { geonameId: 1, name: 'A', region: 'B', lat: 1, lon: 2 },
    { geonameId: 2, name: 'A', region: '', lat: 1, lon: 2 },
  ]);
});

test('towns of other codes and countries do not, nor do those without codes', () => {
  const others = [{ postcodes: ['00-951', '100-950'] }, { country_code: 'SK' }, { postcodes: undefined }];
  expect(townsOf(...others.map((change) => ({ ...RESULT, ...change })))).toEqual([]);
});

test('no list is no town; anything that is not such an answer is an error', () => {
  expect(parseTowns('{"generationtime_ms":0.2}', WARSAW)).toEqual([]);
  expect(refusalOf('{"error":true,"reason":"overloaded"}')).toBe('server');
  for (const text of ['', '[]', '{}', '{"results":7}', '{"results":[7]}', '<html>']) {
    expect(refusalOf(text)).toBe('malformed');
  }
  for (const change of [{ id: 'x' }, { name: 7 }, { latitude: 91 }, { longitude: '2' }, { admin1: 3 }]) {
    expect(refusalOf(JSON.stringify({ results: [{ ...RESULT, ...change }] }))).toBe('malformed');
  }
});

test('no text makes it fail in another way', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(['read', 'malformed', 'server']).toContain(refusalOf(text));
    }),
  );
});
