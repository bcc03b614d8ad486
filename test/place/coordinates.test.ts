/** Coordinates: read strictly, echoed as given, named after the town people would name. */
import { beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parseCoordinates } from '../../src/place/coordinates.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

describe('coordinates', () => {
  test('are read with and without spaces and echoed as given', () => {
    for (const text of ['51.5,-0.12', '51.5, -0.12', ' 51.5 , -0.12 ', '+51.5,-0.12']) {
      expect(places.resolve(text)).toMatchObject({ kind: 'found', place: { lat: 51.5, lon: -0.12, name: 'London' } });
    }
    expect(places.resolve('0,0')).toMatchObject({ kind: 'found', place: { lat: 0, lon: 0, name: '' } });
  });

  test('make the round trip', () => {
    const degrees = (limit: number) => fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((units) => units / 1e5);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        expect(parseCoordinates(`${lat.toFixed(5)}, ${lon.toFixed(5)}`)).toEqual({
          kind: 'coordinates',
          lat: lat + 0,
          lon: lon + 0,
        });
      }),
    );
  });

  test('that are out of range or malformed are refused with what is allowed', () => {
    for (const text of [
      '91,0',
      '-90.01,0',
      '0,180.1',
      '999,999',
      '51.5,-0.12,3',
      '51.5',
      "51°70'N 0°7'W",
      '-51.5N,0.1W',
      '91N 0E',
      '.5,.5',
      '1,',
    ]) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'invalid', message: expect.stringContaining('latitude') });
    }
  });

  test('are read in the notations that people copy from maps', () => {
    for (const text of [
      '51.5 -0.125',
      '51.5; -0.125',
      '(51.5, -0.125)',
      '51.5N,0.125W',
      '51.5 N, 0.125 W',
      'N51.5 W0.125',
      '0.125W 51.5N',
      '51.5°N 0.125°W',
      "51°30'N 0°7.5'W",
      '51°30′0″N 0°7′30″W',
      "51°30', -0°7.5'",
      '51 30 00 N 0 07 30 W',
      '51,5 -0,125',
      '51,5; -0,125',
      'lat=51.5 lon=-0.125',
      'lat: 51.5, lng: -0.125',
      'latitude 51.5 longitude -0.125',
      'lon=-0.125&lat=51.5',
      'geo:51.5,-0.125',
      'geo:51.5,-0.125;u=35',
      '51.5,−0.125',
    ]) {
      expect({ text, read: parseCoordinates(text) }).toEqual({
        text,
        read: { kind: 'coordinates', lat: 51.5, lon: -0.125 },
      });
    }
    expect(parseCoordinates('33.87S 151.21E')).toEqual({ kind: 'coordinates', lat: -33.87, lon: 151.21 });
  });

  test('make the round trip through degrees, minutes and seconds', () => {
    const seconds = (limit: number) => fc.integer({ min: 0, max: limit * 3600 });
    fc.assert(
      fc.property(seconds(90), seconds(180), fc.boolean(), fc.boolean(), (lat, lon, south, west) => {
        const written = (total: number): string =>
          `${Math.floor(total / 3600)}°${Math.floor(total / 60) % 60}'${total % 60}"`;
        const read = parseCoordinates(`${written(lat)}${south ? 'S' : 'N'} ${written(lon)}${west ? 'W' : 'E'}`);
        if (read?.kind !== 'coordinates') throw new Error('not read');
        expect(read.lat).toBeCloseTo((south ? -lat : lat) / 3600, 5);
        expect(read.lon).toBeCloseTo((west ? -lon : lon) / 3600, 5);
      }),
    );
  });

  test('in the wrong order say so where that can be known', () => {
    expect(parseCoordinates('151.21,-33.87')).toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/latitude 151\.21 is out of range.*write "-33\.87,151\.21"/),
    });
    expect(parseCoordinates('10,200')).toMatchObject({ message: expect.stringContaining('longitude 200') });
  });

  test('are not seen in other texts', () => {
    for (const text of ['1e1,2', '0x10,5', 'NaN,NaN', 'N1 9GU', 'E1 6AN', 'SE1 4', 'W1', 'N1', 'S1 4EW']) {
      expect(parseCoordinates(text)).toBeNull();
    }
  });
});

describe('a point is named', () => {
  test.each([
    ['Times Square', 40.758, -73.9855, 'New York City', 'US'],
    ['Upper West Side', 40.787, -73.975, 'New York City', 'US'],
    ['Jersey City, across the river', 40.7282, -74.0776, 'Jersey City', 'US'],
    ['Beverly Hills, a city of its own', 34.0736, -118.4004, 'Beverly Hills', 'US'],
    ['Baker Street', 51.5226, -0.1571, 'London', 'GB'],
    ['Montmartre', 48.8867, 2.3431, 'Paris', 'FR'],
    ['Neuilly, a town of its own', 48.8846, 2.2697, 'Neuilly-sur-Seine', 'FR'],
    ['Kreuzberg', 52.4973, 13.4033, 'Berlin', 'DE'],
    ['Shibuya', 35.6595, 139.7005, 'Tokyo', 'JP'],
    ['Bondi Beach', -33.8908, 151.2743, 'Sydney', 'AU'],
    ['Dubai', 25.2048, 55.2708, 'Dubai', 'AE'],
    ['Dubai Marina', 25.08, 55.14, 'Dubai', 'AE'],
    ['El Paso, not Ciudad Juárez', 31.7619, -106.485, 'El Paso', 'US'],
    ['Ciudad Juárez, not El Paso', 31.739, -106.487, 'Ciudad Juárez', 'MX'],
    ['Taveuni, at the antimeridian', -16.8, 179.99, 'Labasa', 'FJ'],
    ['Taveuni, beyond it, with the town before it', -16.8, -179.95, 'Labasa', 'FJ'],
    ['Chukotka, with the town beyond the antimeridian', 64.9, -179.9, 'Anadyr', 'RU'],
    ['a fjord of Spitsbergen, a hundred kilometres from anybody', 78.9, 11.9, 'Longyearbyen', 'SJ'],
  ])('%s', (_name, lat, lon, name, countryCode) => {
    expect(places.nearest(lat, lon)).toMatchObject({ name, countryCode, lat, lon });
  });

  test('not at all far out at sea, at the poles and on the ice', () => {
    for (const [lat, lon] of [
      [30, -40],
      [90, 0],
      [-90, 0],
      [72, -40],
      [0, -180],
      [0, 180],
    ] as const) {
      expect(places.nearest(lat, lon)).toMatchObject({
        name: '',
        country: '',
        countryCode: '',
        geonameId: null,
        lat,
        lon,
      });
    }
  });

  test('with the zone of the point, not of the town', () => {
    expect(places.nearest(31.739, -106.487).tzId).toBe('America/Ciudad_Juarez');
    expect(places.nearest(35.8117, -110.203).tzId).toBe('America/Phoenix');
  });
});
