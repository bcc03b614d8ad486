/** Islands, small countries, parks, lakes and peaks are answered at a point that is really there. */
import { beforeAll, expect, test } from 'bun:test';
import { distanceKm } from '../../src/physics/geodesy.ts';
import type { Places } from '../../src/place/places.ts';
import { STAND_INS } from '../../src/place/stand-ins.ts';
import { openTestPlaces } from './open.ts';

/** Far from a town are only the poles, deserts and the high north. */
const FARTHEST_TOWN_KM = 250;
const POLES = new Set(['North Pole', 'South Pole']);

const standIns = [...new Set(STAND_INS.byName.values())];
const points = standIns.flatMap((standIn) => (standIn.kind === 'point' ? [standIn] : []));
const towns = standIns.flatMap((standIn) => (standIn.kind === 'town' ? [standIn] : []));

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

test('a few hundred of them are known', () => {
  expect(standIns.length + STAND_INS.countries.size + STAND_INS.regions.size + STAND_INS.counties.size).toBeGreaterThan(
    400,
  );
});

test('each point lies near a town of its country', () => {
  const astray = points
    .filter(({ name }) => !POLES.has(name))
    .filter((point) => {
      const near = places.nearest(point.lat, point.lon);
      const town = near.geonameId === null ? null : places.resolve(`id:${near.geonameId}`);
      const isNear = town?.kind === 'found' && distanceKm(point, town.place) < FARTHEST_TOWN_KM;
      return !isNear || !isNeighbour(point.countryCode, near.countryCode);
    });
  expect(astray.map(({ name }) => name)).toEqual([]);
});

/** On a border the nearest town may be the neighbour's. */
const NEIGHBOURS: ReadonlySet<string> = new Set([
  'NP CN',
  'PK CN',
  'FR IT',
  'CH IT',
  'CH FR',
  'IT CH',
  'AR CL',
  'US CA',
  'TR AM',
  'JO IL',
  'JO PS',
  'UG TZ',
  'UG KE',
  'MK AL',
  'MW MZ',
  'PE BO',
  'NP IN',
  'PL SK',
  'DE AT',
  'AR BR',
  'PL SK',
  'MW TZ',
  'DE CH',
  'ES FR',
]);

function isNeighbour(own: string, near: string): boolean {
  return own === near || NEIGHBOURS.has(`${own} ${near}`);
}

test('each name is answered, at its point or at its town, which says what it represents', () => {
  for (const { name, lat, lon } of points) {
    expect({ name, resolution: places.resolve(name) }).toMatchObject({
      name,
      resolution: { kind: 'found', place: { name, lat, lon } },
    });
  }
  for (const { name, town } of towns) {
    const standIn = places.resolve(name);
    const own = places.resolve(town);
    if (standIn.kind !== 'found' || own.kind !== 'found') throw new Error(`${name}: ${town} is not found`);
    expect({ name, id: standIn.place.geonameId }).toEqual({ name, id: own.place.geonameId });
    expect([standIn.place.represents, standIn.place.name]).toContain(name);
  }
});

test('each country and region of the table has its town', () => {
  for (const town of STAND_INS.regions.values()) {
    expect({ town, resolution: places.resolve(town) }).toMatchObject({ town, resolution: { kind: 'found' } });
  }
  for (const name of ['Malta', 'Jersey', 'Isle of Man', 'Bermuda', 'الكويت', 'Nauru', 'Hawaii', 'Sicily', 'Bali']) {
    expect({ name, kind: places.resolve(name).kind }).toEqual({ name, kind: 'found' });
  }
});

test('a town of the name is meant with its region, and at home', async () => {
  expect(places.resolve('Malta, Montana')).toMatchObject({ place: { countryCode: 'US' } });
  expect(places.resolve('Cornwall, Ontario')).toMatchObject({ place: { countryCode: 'CA' } });
  expect(places.resolve('Cornwall', 'CA')).toMatchObject({ place: { name: 'Cornwall', countryCode: 'CA' } });
  expect(places.resolve('Cornwall', 'GB')).toMatchObject({ place: { name: 'Truro', represents: 'Cornwall' } });
  expect(places.resolve('Crete, Greece')).toMatchObject({ place: { represents: 'Crete' } });
});
