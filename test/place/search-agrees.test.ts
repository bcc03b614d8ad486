/** The first result of a search for a whole name is the place that the name means, so that completion promises nothing else. */
import { beforeAll, expect, test } from 'bun:test';
import { readCities } from '../../scripts/data/geonames.ts';
import { distanceKm } from '../../src/physics/geodesy.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

const SIZE_OF_A_CITY = 100_000;
/** A town and its second entry in the gazetteer are one place. */
const ONE_PLACE_KM = 20;
const SHARE_AGREEING = 0.995;

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

test('search and resolve agree on the first, for the names of all cities', () => {
  const names = new Set(
    readCities()
      .rows.filter(({ population }) => population >= SIZE_OF_A_CITY)
      .map(({ name }) => name),
  );
  const compared = [...names].flatMap((name) => {
    const meant = places.resolve(name);
    const [first] = places.search(name, 1);
    if (meant.kind !== 'found') return [];
    return [{ name, agrees: first !== undefined && distanceKm(first, meant.place) < ONE_PLACE_KM }];
  });
  expect(compared.length).toBeGreaterThan(4000);
  const disagreeing = compared.filter(({ agrees }) => !agrees);
  expect(disagreeing.length / compared.length).toBeLessThanOrEqual(1 - SHARE_AGREEING);
}, 180_000);

test('Halle is the one on the Saale for both, and the smaller ones are offered beside it', () => {
  for (const text of ['Halle', 'halle, germany']) {
    expect(places.resolve(text)).toMatchObject({ kind: 'found', place: { name: 'Halle (Saale)' } });
    expect(places.search(text, 5)[0]).toMatchObject({ name: 'Halle (Saale)' });
  }
  expect(places.resolve('Halle')).toMatchObject({ others: expect.arrayContaining(['Halle, Flanders, Belgium']) });
});

test('a whole text that resolves is listed first, whatever stands in front or behind', () => {
  for (const text of [
    'England, London',
    'UK Cambridge',
    'TX Paris',
    'Germany, Berlin, Mitte',
    'Canada, Ontario, London',
    'USA New York',
    'Italy Rome',
    'Australia Perth',
    'NZ Hamilton',
    'UK, Leeds',
    'FR Paris',
    'France Paris',
    'Heathrow Airport',
    '臺灣',
    '沖縄',
    'Guam',
    'La Réunion',
    'Azores',
    'Sidney',
    'Pittsburg',
    'Petersburg',
    'Kuwait',
  ]) {
    const meant = places.resolve(text);
    if (meant.kind !== 'found') throw new Error(`${text} is ${meant.kind}`);
    const { name, lat, lon } = meant.place;
    expect({ text, first: places.search(text, 3)[0] }).toMatchObject({ text, first: { name, lat, lon } });
  }
});

test('a country or region in front narrows an unfinished name too', () => {
  expect(places.search('Italy, Rom', 3)[0]).toMatchObject({ name: 'Rome', countryCode: 'IT' });
  expect(places.search('UK Camb', 3)[0]).toMatchObject({ name: 'Cambridge', countryCode: 'GB' });
});

test('the country of the caller decides for both', () => {
  expect(places.resolve('Lincoln', 'GB')).toMatchObject({ place: { name: 'Lincoln', countryCode: 'GB' } });
  expect(places.search('Lincoln', 3, 'GB')[0]).toMatchObject({ name: 'Lincoln', countryCode: 'GB' });
  expect(places.search('Lincoln', 3, 'US')[0]).toMatchObject({ name: 'Lincoln', countryCode: 'US' });
});
