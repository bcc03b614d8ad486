/**
 * Islands, small countries, parks, lakes and peaks are answered at a point that is really there. The points are held against
 * three sources that know nothing of them: the towns of GeoNames, the time zones that IANA lists for each country
 * (moment-timezone) with the boundaries of OpenStreetMap, and the airports of OurAirports (airport-data-js).
 */
import { beforeAll, expect, test } from 'bun:test';
import { findAirports } from 'airport-data-js';
import zonesOfCountries from 'moment-timezone/data/meta/latest.json';
import table from '../../data/stand-ins.yaml';
import { distanceKm } from '../../src/physics/geodesy.ts';
import { fold } from '../../src/place/fold.ts';
import type { Places } from '../../src/place/places.ts';
import { standInTexts } from '../../src/place/stand-in-texts.ts';
import { standIns as readStandIns, type StandIn } from '../../src/place/stand-ins.ts';
import { openTestPlaces } from './open.ts';

const STAND_INS = readStandIns();

test('the texts that are built in hold the table and all of its folded names', () => {
  const { names, named, areas } = standInTexts();
  expect({ ...JSON.parse(areas), ...JSON.parse(named) }).toEqual(table);
  const { byName, wideAreas, counties } = STAND_INS;
  const all = new Set([byName, wideAreas, counties].flatMap((part) => [...part.keys()]));
  expect(new Set(names.slice(1, -1).split('\n'))).toEqual(all);
  for (const key of wideAreas.keys()) expect(STAND_INS.wideArea(key)).toBe(wideAreas.get(key));
  for (const key of counties.keys()) expect(STAND_INS.county(key)).toBe(counties.get(key));
  for (const key of ['', 'leeds', 'siberia kent']) expect(STAND_INS.wideArea(key)).toBeUndefined();
});

/** Far from a town are only the poles, deserts and the high north. */
const FARTHEST_TOWN_KM = 250;
const POLES = new Set(['North Pole', 'South Pole']);
/** Areas of the shipping forecast, out at sea and in no country. */
const SEA_AREAS = new Set(['Dogger', 'German Bight']);
/** Farther from any town than that, or from any but one of another country. */
const FAR_FROM_TOWNS = new Set([
  'Lord Howe Island',
  'Midway Atoll',
  'Wake Island',
  'Diego Garcia',
  'Aitutaki',
  'Gates of the Arctic',
  'Mount Logan',
  'Car Nicobar',
  'Kerguelen',
  'Heard Island',
  'Bouvet Island',
  'McMurdo Station',
  'Nullarbor',
  'Birdsville',
  'Abisko',
  'Vostok Station',
]);
/** On the border itself, so that the zone may be the neighbour's; Jan Mayen keeps that of Oslo,
 * and the empty islands of the far south have a nautical zone. */
const ON_BORDERS = new Set([
  'Kangchenjunga',
  'Mont Blanc',
  'Monte Rosa',
  'Rysy',
  'Lake Lugano',
  'Lake Geneva',
  'Cerro Torre',
  'Kazbek',
  'Makalu',
  'Jan Mayen',
  'Heard Island',
  'Bouvet Island',
]);
/** An airport called like an island or a park lies on it or beside it. */
const NEAR_AIRPORT_KM = 100;
/** Airports that are called like another place, or like a part of it that lies farther off. */
const OTHER_AIRPORTS = new Set([
  'Sky Harbor Airport',
  'Long Beach Island',
  'Burgundy',
  'Central Park',
  'Galveston Island',
  'Harlem',
  'Horseshoe Bend',
  'Hot Springs National Park',
  'Long Island',
  'Orange County',
  'Perito Moreno',
  'Saginaw Bay',
  'Shenandoah National Park',
  'Stanley Park',
]);

const standIns = [...new Set([...STAND_INS.byName.values()].flat())];
const points = standIns.flatMap((standIn) => (standIn.kind === 'point' ? [standIn] : []));
const towns = standIns.flatMap((standIn) => (standIn.kind === 'town' ? [standIn] : []));

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

test('each is found by each of its names and by no part of one, before and after all have been read', () => {
  const { byName } = STAND_INS;
  expect(byName.size).toBeGreaterThan(3_000);
  expect([...byName].filter(([key, all]) => STAND_INS.named(key) !== all).map(([key]) => key)).toEqual([]);
  const parts = ['isle of', 'district', 'of', '', 'qqq', 'lake district qqq', 'leeds', 'London'];
  expect(parts.filter((key) => STAND_INS.named(key).length > 0)).toEqual([]);
});

test('a few hundred of them are known', () => {
  expect(standIns.length + STAND_INS.countries.size + STAND_INS.regions.size + STAND_INS.counties.size).toBeGreaterThan(
    400,
  );
});

test('each point lies near a town of its country', () => {
  const astray = points
    .filter(({ name }) => !POLES.has(name) && !SEA_AREAS.has(name) && !FAR_FROM_TOWNS.has(name))
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
  'GE RU',
  'ZW ZM',
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

test('an area at sea keeps the time of the sea', () => {
  for (const { name, lat, lon } of points.filter((point) => SEA_AREAS.has(point.name))) {
    expect({ name, zone: places.zoneAt(lat, lon) }).toMatchObject({ name, zone: expect.stringMatching(/^Etc\//) });
  }
});

test('each name is answered, at its point or at its town, which says what it represents', () => {
  for (const point of points) {
    const { name, lat, lon } = point;
    if (STAND_INS.byName.get(fold(name))?.[0] !== point) continue;
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

/** The point of a stand-in and the country that it lies in. */
function pointOf(standIn: StandIn): { lat: number; lon: number; countryCode: string } {
  if (standIn.kind === 'point') return standIn;
  const town = places.resolve(standIn.town);
  if (town.kind !== 'found') throw new Error(`${standIn.name}: ${standIn.town} is not found`);
  return town.place;
}

test('each lies in a time zone of its country', () => {
  const listed = new Map(Object.entries(zonesOfCountries.countries));
  const astray = standIns
    .filter(({ name }) => !POLES.has(name) && !SEA_AREAS.has(name) && !ON_BORDERS.has(name))
    .filter((standIn) => {
      const { lat, lon, countryCode } = pointOf(standIn);
      return listed.get(countryCode)?.zones.includes(places.zoneAt(lat, lon)) !== true;
    });
  expect(astray.map(({ name }) => name)).toEqual([]);
});

test('each that has the name of an airport of its country lies near it', async () => {
  const airports = await findAirports({});
  const byName = Map.groupBy(airports, ({ airport, country_code }) => `${country_code} ${essentialWords(airport)}`);
  const checked = standIns.flatMap((standIn) => {
    const point = pointOf(standIn);
    const namesakes = byName.get(`${point.countryCode} ${essentialWords(standIn.name)}`) ?? [];
    const distancesKm = namesakes.map(({ latitude, longitude }) =>
      distanceKm(point, { lat: Number(latitude), lon: Number(longitude) }),
    );
    return distancesKm.length === 0 ? [] : [{ name: standIn.name, km: Math.min(...distancesKm) }];
  });
  expect(checked.length).toBeGreaterThan(80);
  const astray = checked.filter(({ name, km }) => km > NEAR_AIRPORT_KM && !OTHER_AIRPORTS.has(name));
  expect(astray).toEqual([]);
});

function essentialWords(name: string): string {
  const generic = new Set('airport international regional municipal field island isle of the national park'.split(' '));
  return fold(name)
    .split(' ')
    .filter((word) => !generic.has(word))
    .join(' ');
}

test('the towns offered for a wide area are found as they stand', () => {
  for (const { name, towns: offered } of new Set(STAND_INS.wideAreas.values())) {
    const area = places.resolve(name);
    // A sea is told as one, so that a point in it can be given; the table makes its name known in questions.
    const isSea = area.kind === 'not_found' && area.message.includes('is a sea');
    if (!isSea) expect({ name, area }).toMatchObject({ name, area: { kind: 'ambiguous' } });
    for (const town of offered) {
      const resolution = places.resolve(town);
      expect({ town, kind: resolution.kind }).toEqual({ town, kind: 'found' });
      expect(resolution).not.toHaveProperty('place.correctedFrom');
    }
  }
});

test('of two of one name the qualifier tells which is meant', () => {
  expect(places.resolve('Soho')).toMatchObject({ place: { countryCode: 'GB' } });
  expect(places.resolve('soho, london')).toMatchObject({ place: { countryCode: 'GB' } });
  expect(places.resolve('Soho, New York')).toMatchObject({ place: { name: 'SoHo', countryCode: 'US' } });
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

test('a point has the region that it lies in, though the nearest town lies in another', () => {
  for (const [name, region] of [
    ['Death Valley', 'California'],
    ['Yellowstone', 'Wyoming'],
    ['Mont Blanc', 'Auvergne-Rhône-Alpes'],
    ['Mont-Saint-Michel', 'Normandy'],
    ['Aconcagua', 'Mendoza'],
  ] as const) {
    expect({ name, resolution: places.resolve(name) }).toMatchObject({ name, resolution: { place: { region } } });
  }
  for (const point of points.filter(({ region }) => region !== '')) {
    const { name, countryCode, region } = point;
    if (STAND_INS.byName.get(fold(name))?.[0] !== point) continue;
    expect(places.resolve(`Xyz, ${region}, ${countryCode}`)).not.toHaveProperty(
      'message',
      expect.stringContaining('No country, region'),
    );
    expect({ name, resolution: places.resolve(name) }).toMatchObject({
      resolution: { place: { countryCode, region } },
    });
  }
});

test('the towns of a country begin with its capital', () => {
  for (const [country, capital] of [
    ['Spain', 'Madrid'],
    ['Brazil', 'Brasília'],
    ['Switzerland', 'Bern'],
    ['Australia', 'Canberra'],
  ] as const) {
    const resolution = places.resolve(country);
    expect({ country, first: resolution.kind === 'ambiguous' && resolution.suggestions[0]?.split(',')[0] }).toEqual({
      country,
      first: capital,
    });
  }
});

test('a small area is meant by its name with a letter less, and the answer says so', () => {
  expect(places.resolve('Hawai')).toMatchObject({
    place: { name: 'Honolulu', represents: 'Hawaii', correctedFrom: 'Hawai' },
    others: ['Hawai, Arunachal Pradesh, India'],
  });
});
