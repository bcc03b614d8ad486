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
      '51.5 -0.12',
      '.5,.5',
      '1,',
    ]) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'invalid', message: expect.stringContaining('latitude') });
    }
  });

  test('are not seen in other notations', () => {
    for (const text of ['1e1,2', '0x10,5', 'NaN,NaN', 'N51,W0']) expect(parseCoordinates(text)).toBeNull();
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
