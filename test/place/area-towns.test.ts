/** The towns that answer for countries, regions and their parts lie in them, and in the direction that is said. */
import { beforeAll, expect, test } from 'bun:test';
import { areaTowns } from '../../src/place/area-towns.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
});

const TABLE = areaTowns();
const LISTED = [
  ...[...TABLE.towns].map(([code, town]) => [code, town] as const),
  ...[...TABLE.sides].flatMap(([code, towns]) => [...towns.values()].map((town) => [code, town] as const)),
];

test.each(LISTED)('the town of %s is in its country: %s', (code, town) => {
  const found = places.resolve(town);
  expect(found).toMatchObject({ kind: 'found', place: { countryCode: code.slice(0, 2) } });
});

test.each([...TABLE.sides])('the north of %s is north of its south', (_, towns) => {
  const latOf = (town: string | undefined): number => {
    const found = town === undefined ? null : places.resolve(town);
    return found?.kind === 'found' ? found.place.lat : Number.NaN;
  };
  expect(latOf(towns.get('n'))).toBeGreaterThan(latOf(towns.get('s')));
});

test('a country is answered at its capital, and a region at its best known town', () => {
  expect(places.areaTown('Ireland', null)).toMatchObject({ name: 'Dublin', represents: 'Ireland' });
  expect(places.areaTown('bavaria', null)).toMatchObject({ name: 'Munich', represents: 'Bavaria' });
});

test('a country of many climates, two areas of one name, and a town are answered at none', () => {
  for (const text of ['Australia', 'Russia', 'United States', 'Georgia', 'Leeds', '']) {
    expect(places.areaTown(text, null)).toBeNull();
  }
});

test('a part that the table lacks lies in its direction by the map', () => {
  const whole = places.areaTown('Poland', null);
  const [north, south] = [places.areaTown('Poland', 'n'), places.areaTown('Poland', 's')];
  expect(north?.lat).toBeGreaterThan((whole?.lat ?? 0) + 1);
  expect(south?.lat).toBeLessThan((whole?.lat ?? 0) - 1);
  expect([north?.countryCode, south?.countryCode]).toEqual(['PL', 'PL']);
});

test('the parts of the home country need no name of it', () => {
  expect(places.homeSide('sw', 'GB')).toMatchObject({ name: 'Exeter' });
  expect(places.homeSide('sw', 'NP')).toBeNull();
});
