/** Codes: written in any way they mean one place, next to other words they agree with them, and they are never guessed. */
import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import type { Resolution } from '../../src/place/place.ts';
import type { Places } from '../../src/place/places.ts';
import { slugOf } from '../../src/place/slug.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

function placeOf(text: string) {
  const resolution = places.resolve(text);
  return resolution.kind === 'found' ? resolution.place : resolution;
}

function offered(resolution: Resolution): readonly string[] {
  if (resolution.kind === 'invalid') return [];
  return resolution.kind === 'found' ? resolution.others : resolution.suggestions;
}

describe('an ICAO code', () => {
  test.each([
    ['EGLL', 'London Heathrow Airport'],
    ['kjfk', 'John F. Kennedy International Airport'],
    ['EGTC', 'Cranfield'],
    ['LIMA', 'Lima'],
    ['oslo', 'Oslo'],
  ])('%s: %s', (text, name) => {
    expect(placeOf(text)).toMatchObject({ name });
  });

  test('that nobody has is no place', () => {
    expect(placeOf('QQQQ')).toMatchObject({ kind: 'not_found' });
  });
});

describe('three small letters in running text', () => {
  test.each(['hof', 'bra', 'gap', 'dax'])('%s are a town', (text) => {
    expect(places.townOfLetters(text)).toMatchObject({
      kind: 'found',
      place: { name: expect.stringMatching(new RegExp(text, 'i')) },
    });
  });

  test.each(['lhr', 'ath', 'san', 'Hof', 'zag'])('%s are left to the codes', (text) => {
    expect(places.townOfLetters(text)).toBeNull();
  });
});

describe('an Eircode', () => {
  test.each([
    ['D02 X285', 'Dublin'],
    ['v94t28k', 'Limerick'],
    ['eircode H91', 'Galway'],
    ['T12', 'Cork'],
    ['W91 VN5P', 'Naas'],
    ['W12, Ireland', 'Newbridge'],
  ])('%s: %s', (text, name) => {
    expect(placeOf(text)).toMatchObject({ name, countryCode: 'IE' });
  });

  test('whose key is a British district too is British where nothing says otherwise', () => {
    expect(placeOf('W12')).toMatchObject({ name: 'London' });
  });
});

describe('a postcode', () => {
  test('means the same with and without its space, in capitals or not', () => {
    const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
    const british = fc
      .tuple(fc.constantFrom('SW1A', 'N1', 'M25', 'EC1A', 'YO31', 'B1', 'W1T'), fc.nat(9), letter, letter)
      .map(([outward, digit, a, b]) => [outward, `${digit}${a}${b}`] as const);
    const canadian = fc
      .tuple(fc.constantFrom('K1A', 'M5V', 'V6B', 'H2X'), fc.nat(9), letter, fc.nat(9))
      .map(([area, a, b, c]) => [area, `${a}${b}${c}`] as const);
    fc.assert(
      fc.property(fc.oneof(british, canadian), ([head, tail]) => {
        const written = placeOf(`${head} ${tail}`);
        expect(written).toHaveProperty('name');
        for (const text of [`${head}${tail}`, `${head} ${tail}`.toLowerCase(), `  ${head}   ${tail} `]) {
          expect(placeOf(text)).toEqual(written);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('that does not lie in what stands beside it is refused with both', () => {
    const resolution = places.resolve('GL2 4LY, Texas');
    expect(resolution.kind).toBe('not_found');
    expect(offered(resolution)).toEqual(expect.arrayContaining(['Gloucester, England, United Kingdom']));
    expect(places.resolve('90210, TX').kind).toBe('not_found');
    expect(places.resolve('M5V 3L9, France').kind).toBe('not_found');
  });

  test('of a country without a table is said to be unknown, with towns of the country', () => {
    for (const text of ['75001, FR', '75001, France', 'F-75001', '75001 FR']) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'not_found', message: expect.stringContaining('places import') });
      expect(offered(resolution)).toContain('Paris, Île-de-France, France');
    }
    expect(places.resolve('2000').kind).toBe('not_found');
  });

  test('follows the default country', async () => {
    const { openPlaces } = await import('../../src/place/places.ts');
    const canadian = await openPlaces({ defaultCountry: 'CA' });
    expect(canadian.resolve('E1W')).toMatchObject({ place: { countryCode: 'CA' } });
    expect(canadian.resolve('90210')).toMatchObject({ place: { countryCode: 'US' } });
  });

  test('beside words that are no place is no place', () => {
    for (const text of ['90210 qqqqzzzz', 'zip 123', 'house 12345 qqqqzzzz']) {
      expect(places.resolve(text).kind).toBe('not_found');
    }
  });
});

describe('three letters', () => {
  test('in capitals are a code, and say which town bears the name too', () => {
    const resolution = places.resolve('ULM');
    expect(resolution).toMatchObject({ kind: 'found', place: { name: 'New Ulm Airport', tzId: 'America/Chicago' } });
    expect(offered(resolution)).toContain('Ulm, Baden-Württemberg, Germany');
  });

  test('that are a country are a country', () => {
    for (const text of ['USA', 'UAE']) expect(places.resolve(text).kind).toBe('ambiguous');
  });

  test('that are no code anywhere are looked up as a name', () => {
    expect(places.resolve('iata:London')).toMatchObject({ kind: 'not_found' });
    expect(places.resolve('Pau, France')).toMatchObject({ place: { name: 'Pau' } });
  });

  test('is not that of a station of railways or buses, nor of a ferry', () => {
    for (const code of ['QQS', 'QQW', 'QPP', 'QYX', 'XGB', 'QAR', 'YFT']) {
      expect(places.resolve(`iata:${code}`)).toMatchObject({ kind: 'not_found' });
    }
    // Stations of other kinds have runways.
    expect(places.resolve('iata:NKX')).toMatchObject({ kind: 'found', place: { countryCode: 'US' } });
  });
});

describe('a slug', () => {
  test('of whatever search returns resolves to the same place', () => {
    const beginnings = fc.stringMatching(/^[a-z]{3}$/);
    fc.assert(
      fc.property(beginnings, (text) => {
        for (const place of places.search(text, 20)) {
          // A peak or a lake has no id.
          if (place.geonameId === null) continue;
          const slug = slugOf(place);
          expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*-\d+$/);
          const { represents: _, ...town } = place;
          expect(placeOf(slug)).toEqual(town);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('with an id that is not there is not found, with the places that its words name', () => {
    const resolution = places.resolve('london-england-united-kingdom-999999999');
    expect(resolution.kind).toBe('not_found');
    expect(offered(resolution)[0]).toBe('London, England, United Kingdom');
    expect(places.resolve('id:1').kind).toBe('not_found');
    expect(places.resolve('id:x').kind).toBe('not_found');
  });
});

test('texts that are no places are answered with the kind the contract has for them', () => {
  for (const text of ['91,0', '1,2,3', '', 'x'.repeat(300)]) expect(places.resolve(text).kind).toBe('invalid');
  for (const text of [
    '🙂',
    "'; DROP TABLE places; --",
    '10.0.0.1',
    'ZZ99 9ZZ',
    '00000',
    'foo:bar',
    'iata:',
    'us:',
    ':',
  ]) {
    expect({ text, kind: places.resolve(text).kind }).toEqual({ text, kind: 'not_found' });
  }
});

test('a namesake is among what is offered', () => {
  expect(offered(places.resolve('Springfield'))).toContain('Springfield, Missouri, United States');
});
