/**
 * Names as people type them (misspelt, in small letters, in their own language, ambiguous) end where people mean, or are
 * refused with suggestions; a place far away is never answered in silence.
 */
import { beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm } from '../../src/physics/geodesy.ts';
import type { Resolution } from '../../src/place/place.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

interface Meant {
  readonly text: string;
  readonly lat: number;
  readonly lon: number;
  readonly withinKm: number;
  /** "" for none. */
  readonly defaultCountry: string;
}

const MEANT: readonly Meant[] = readFileSync(join(import.meta.dir, '../fixtures/place/meant-places.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', , lat, lon, withinKm, defaultCountry = ''] = line.split('\t');
    return { text, lat: Number(lat), lon: Number(lon), withinKm: Number(withinKm), defaultCountry };
  });

const SHARE_MEANT = 0.9;

let placesOf: ReadonlyMap<string, Places>;
beforeAll(async () => {
  placesOf = new Map([['', await openTestPlaces()]]);
  const { openPlaces } = await import('../../src/place/places.ts');
  const countries = [...new Set(MEANT.map(({ defaultCountry }) => defaultCountry))].filter((code) => code !== '');
  const opened = countries.map(
    async (code): Promise<[string, Places]> => [code, await openPlaces({ defaultCountry: code })],
  );
  placesOf = new Map([...placesOf, ...(await Promise.all(opened))]);
}, 120_000);

function resolve({ text, defaultCountry }: Meant): Resolution | undefined {
  return placesOf.get(defaultCountry)?.resolve(text);
}

function isThere(meant: Meant, resolution: Resolution | undefined): boolean {
  return resolution?.kind === 'found' && distanceKm(meant, resolution.place) <= meant.withinKm;
}

test('two hundred names and more are in the table', () => {
  expect(MEANT.length).toBeGreaterThanOrEqual(200);
});

test('nine of ten end where people mean', () => {
  const missed = MEANT.filter((meant) => !isThere(meant, resolve(meant)));
  expect(missed.length / MEANT.length).toBeLessThanOrEqual(1 - SHARE_MEANT);
});

test('the others are refused with suggestions, or say what was corrected', () => {
  const silent = MEANT.filter((meant) => {
    const resolution = resolve(meant);
    if (isThere(meant, resolution)) return false;
    if (resolution?.kind === 'found') return resolution.place.correctedFrom === undefined;
    return resolution === undefined || resolution.kind === 'invalid' || resolution.suggestions.length === 0;
  });
  expect(silent).toEqual([]);
});

test('what is written with an error is said in the answer', () => {
  for (const text of ['lodnon', 'hamurg', 'leads', 'dehi', 'atens', 'machester', 'leads, uk']) {
    expect(placesOf.get('')?.resolve(text)).toMatchObject({ kind: 'found', place: { correctedFrom: text } });
  }
  expect(placesOf.get('')?.resolve('London')).not.toHaveProperty('place.correctedFrom');
});

test('the default place tells the country of its namesakes', async () => {
  const { openPlaces } = await import('../../src/place/places.ts');
  const places = await openPlaces({ defaultPlace: 'York' });
  expect(places.resolve('Lincoln')).toMatchObject({ kind: 'found', place: { countryCode: 'GB' } });
  expect(places.resolve('Boston')).toMatchObject({ kind: 'found', place: { countryCode: 'US' } });
  expect(places.resolve('Lincoln', 'US')).toMatchObject({ kind: 'found', place: { countryCode: 'US' } });
});
