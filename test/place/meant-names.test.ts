/**
 * Three hundred names and more, each with the place that people mean by it (colloquial, foreign, misspelt, with qualifiers in
 * all orders, islands, parks, districts, and what is no place): held against airports, which this project did not choose.
 */
import { beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAirports } from 'airport-data-js';
import { type Coordinates, distanceKm } from '../../src/physics/geodesy.ts';
import type { Resolution } from '../../src/place/place.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

interface Meant {
  readonly text: string;
  /** An ISO country code, or one of the words that the head of the file explains. */
  readonly meaning: string;
  readonly point: string;
  readonly withinKm: number;
  /** "" for none. */
  readonly defaultCountry: string;
}

const MEANT: readonly Meant[] = readFileSync(join(import.meta.dir, '../fixtures/place/meant-names.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', meaning = '', point = '', withinKm = '', defaultCountry = ''] = line.split('\t');
    const unescaped = text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return { text: unescaped, meaning, point, withinKm: Number(withinKm), defaultCountry };
  });
const TOWNS = MEANT.filter(({ meaning }) => /^[A-Z]{2}$/.test(meaning));

const SHARE_MEANT = 0.98;

let placesOf: ReadonlyMap<string, Places>;
let airports: ReadonlyMap<string, Coordinates>;
beforeAll(async () => {
  const world = await openTestPlaces();
  const { openPlaces } = await import('../../src/place/places.ts');
  const countries = [...new Set(MEANT.map(({ defaultCountry }) => defaultCountry))].filter((code) => code !== '');
  const opened = countries.map(
    async (code): Promise<[string, Places]> => [code, await openPlaces({ defaultCountry: code })],
  );
  placesOf = new Map([['', world], ...(await Promise.all(opened))]);
  airports = new Map(
    (await findAirports({})).map(({ iata, latitude, longitude }) => [
      iata,
      { lat: Number(latitude), lon: Number(longitude) },
    ]),
  );
}, 120_000);

function resolve({ text, defaultCountry }: Meant): Resolution {
  const places = placesOf.get(defaultCountry);
  if (places === undefined) throw new Error(`no places for "${defaultCountry}"`);
  return places.resolve(text);
}

function pointOf({ text, point }: Meant): Coordinates {
  const [lat, lon] = point.split(',').map(Number);
  const found = airports.get(point) ?? (lat !== undefined && lon !== undefined ? { lat, lon } : undefined);
  if (found === undefined) throw new Error(`${text}: no airport ${point}`);
  return found;
}

function isThere(meant: Meant): boolean {
  const resolution = resolve(meant);
  if (resolution.kind !== 'found' || resolution.place.countryCode !== meant.meaning) return false;
  return distanceKm(pointOf(meant), resolution.place) <= meant.withinKm;
}

test('the table is long enough', () => {
  expect(MEANT.length).toBeGreaterThanOrEqual(300);
});

test('names end where people mean', () => {
  const missed = TOWNS.filter((meant) => !isThere(meant));
  expect(missed.length / TOWNS.length).toBeLessThanOrEqual(1 - SHARE_MEANT);
});

test('a name that does not is refused with suggestions, or the answer says that it was corrected', () => {
  const silent = TOWNS.filter((meant) => !isThere(meant)).filter((meant) => {
    const resolution = resolve(meant);
    if (resolution.kind === 'found') return resolution.place.correctedFrom === undefined;
    return resolution.kind === 'invalid' || resolution.suggestions.length === 0;
  });
  expect(silent).toEqual([]);
});

test.each([
  ['leds', 'Leeds'],
  ['hul', 'Kingston upon Hull'],
  ['yrok', 'York'],
  ['bathh', 'Bath'],
  ['exter', 'Exeter'],
  ['brln', 'Berlin'],
])('a name too short to be put right is refused with the town a slip away first: %s', (typed, town) => {
  const resolution = placesOf.get('')?.resolve(typed);
  expect(resolution?.kind === 'not_found' ? resolution.suggestions[0] : resolution).toStartWith(`${town},`);
});

test('what is too large for one weather is refused, with towns in it that can be asked next', () => {
  for (const meant of MEANT.filter(({ meaning }) => meaning === 'large')) {
    const resolution = resolve(meant);
    if (resolution.kind !== 'ambiguous') throw new Error(`${meant.text} is ${resolution.kind}`);
    const [first = ''] = resolution.suggestions;
    expect({ text: meant.text, town: placesOf.get('')?.resolve(first) }).toMatchObject({
      text: meant.text,
      town: { kind: 'found', place: { countryCode: meant.point } },
    });
  }
});

test('contradictions, what is no place and what cannot be read are refused', () => {
  for (const meant of MEANT.filter(({ meaning }) => ['refuse', 'none', 'invalid'].includes(meaning))) {
    const resolution = resolve(meant);
    const kind = meant.meaning === 'invalid' ? 'invalid' : 'not_found';
    expect({ text: meant.text, kind: resolution.kind }).toEqual({ text: meant.text, kind });
    if (meant.meaning === 'refuse') expect(resolution).not.toMatchObject({ suggestions: [] });
  }
});
