/** Postcodes that no table here has: what of them may be asked of a geocoder, and which of its towns is meant. */
import { beforeAll, describe, expect, test } from 'bun:test';
import type { GeocodedTown, UnlistedPostcode } from '../../src/place/place.ts';
import { openPlaces, type Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

function unlisted(text: string, among = places): UnlistedPostcode | undefined {
  const resolution = among.resolve(text);
  return resolution.kind === 'not_found' ? resolution.unlisted : undefined;
}

describe('a postcode is unlisted', () => {
  test.each([
    ['75001, FR', '75001', '75001', 'FR'],
    ['75001 France', '75001', '75001', 'FR'],
    ['fr:75001', '75001', '75001', 'FR'],
    ['F-75001', '75001', '75001', 'FR'],
    ['2000, AU', '2000', '2000', 'AU'],
    ['au:2000', '2000', '2000', 'AU'],
    ['1010, Austria', '1010', '1010', 'AT'],
    ['00-950, PL', '00950', '00-950', 'PL'],
    ['100-0001, Japan', '1000001', '100-0001', 'JP'],
    ['101, Iceland', '101', '101', 'IS'],
    ['04539, Saxony', '04539', '04539', 'DE'],
    // The state of Georgia has its ZIP codes here, so that the country is left.
    ['0105, Georgia', '0105', '0105', 'GE'],
  ])('%s', (text, code, written, countryCode) => {
    expect(unlisted(text)).toMatchObject({ code, asWritten: written, countryCode });
  });

  test('with digits alone only within the default country', async () => {
    expect(unlisted('1010')).toBeUndefined();
    const austrian = await openPlaces({ defaultCountry: 'AT' });
    expect(unlisted('1010', austrian)).toEqual({ code: '1010', asWritten: '1010', countryCode: 'AT', qualifier: '' });
  });

  test('never where the tables are complete, where the town is named, or where it can be no code', () => {
    const texts = ['00000', 'us:00000', '00000, US', 'ca:A9A', 'gb:ZZ9 9ZZ', 'ZZ99 9ZZ', '90210', 'SW1A 1AA'];
    for (const text of texts) expect(unlisted(text)).toBeUndefined();
    for (const text of ['10115 berlin', '1010 Wien', '75001 Paris']) expect(places.resolve(text).kind).toBe('found');
    for (const text of ['fr:1', 'fr:12345678901', 'fr:Paris', '75001, Qqqq']) expect(unlisted(text)).toBeUndefined();
  });
});

describe('the towns of a geocoder', () => {
  const POSTCODE: UnlistedPostcode = { code: '75001', asWritten: '75001', countryCode: 'FR', qualifier: '' };
  const PARIS: GeocodedTown = { geonameId: 2988507, name: 'Paname', region: 'X', lat: 48.8, lon: 2.3 };
  const LYON: GeocodedTown = { geonameId: 2996944, name: 'Lyon', region: 'X', lat: 45.7, lon: 4.8 };
  const HAMLET: GeocodedTown = { geonameId: 99999999, name: 'Hameau', region: 'Île-de-France', lat: 48.7, lon: 2.2 };

  test('one that is in the gazetteer is taken as it stands there, and says who located it', () => {
    expect(places.geocoded(POSTCODE, [PARIS])).toEqual({
      name: 'Paris',
      region: 'Île-de-France',
      country: 'France',
      countryCode: 'FR',
      lat: 48.85341,
      lon: 2.3488,
      tzId: 'Europe/Paris',
      elevationM: 42,
      geonameId: 2988507,
      locatedBy: 'open-meteo-geocoding',
    });
  });

  test('one that is not keeps its own name and point', () => {
    expect(places.geocoded(POSTCODE, [HAMLET])).toMatchObject({
      name: 'Hameau',
      region: 'Île-de-France',
      country: 'France',
      lat: 48.7,
      lon: 2.2,
      tzId: 'Europe/Paris',
      geonameId: null,
    });
  });

  test('of several the best known that agrees with the words beside; none when none does', () => {
    expect(places.geocoded(POSTCODE, [HAMLET, LYON, PARIS])?.name).toBe('Paris');
    const inRhone = { ...POSTCODE, qualifier: 'Auvergne-Rhône-Alpes' };
    expect(places.geocoded(inRhone, [HAMLET, PARIS, LYON])?.name).toBe('Lyon');
    expect(places.geocoded(inRhone, [HAMLET, PARIS])).toBeNull();
    expect(places.geocoded(POSTCODE, [])).toBeNull();
  });

  test('an id that here is a town of another country does not lend it its name', () => {
    expect(places.geocoded(POSTCODE, [{ ...HAMLET, geonameId: 2643743 }])).toMatchObject({
      name: 'Hameau',
      countryCode: 'FR',
    });
  });
});
