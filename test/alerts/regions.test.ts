/** Alerts that name their regions by code: with the operator's outlines they contain a point or not, like drawn ones. */
import { expect, test } from 'bun:test';
import { readOutlines, regionsOf } from '../../src/alerts/regions.ts';
import { AlertStore } from '../../src/alerts/store.ts';
import { message } from './message.ts';

const NOW_MS = Date.parse('2026-07-01T12:00:00Z');

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const feature = (properties: object, coordinates: unknown, type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const areaOf = (...codes: [scheme: string, code: string][]) =>
  `<area><areaDesc>Somewhere</areaDesc>${codes
    .map(([scheme, code]) => `<geocode><valueName>${scheme}</valueName><value>${code}</value></geocode>`)
    .join('')}</area>`;

/** The shapes in which the lists are published. */
const FILE = {
  type: 'FeatureCollection',
  features: [
    feature({ code: 'NL018', country: 'NL', name: 'Drenthe' }, [square(6, 52, 1), square(6.4, 52.4, 0.2)]),
    feature({ code: 'SE0A1', type: 'NUTS3', name: 'by type' }, [square(20, 60, 1)]),
    feature({ NUTS_ID: 'FR712', LEVL_CODE: 3 }, [[square(4, 45, 1)], [square(10, 45, 1)]], 'MultiPolygon'),
    feature({ id: 'ALZ001', name: 'Lauderdale' }, [square(-88, 34, 1)]),
    feature({ WARNCELLID: 807111000 }, [square(7, 50, 1)]),
    feature({ name: 'no code' }, [square(0, 0, 1)]),
    feature({ code: 'XX001' }, [], 'Point'),
    null,
  ],
};

function storeWith(area: string): AlertStore {
  const store = new AlertStore(regionsOf(readOutlines(FILE)));
  store.add(message({ area }));
  return store;
}
const contains = (area: string, lat: number, lon: number) => storeWith(area).at(lat, lon, NOW_MS).length === 1;

test('a region counts from its outline, less the holes in it', () => {
  expect(contains(areaOf(['EMMA_ID', 'NL018']), 52.1, 6.1)).toBe(true);
  expect(contains(areaOf(['EMMA_ID', 'NL018']), 52.5, 6.5)).toBe(false);
  expect(contains(areaOf(['EMMA_ID', 'NL018']), 53.1, 6.1)).toBe(false);
});

test('every scheme is read as it is published, and no code is taken for that of another scheme', () => {
  expect(contains(areaOf(['NUTS3', 'FR712']), 45.5, 10.5)).toBe(true);
  expect(contains(areaOf(['NUTS2', 'FR712']), 45.5, 10.5)).toBe(false);
  expect(contains(areaOf(['NUTS3', 'SE0A1']), 60.5, 20.5)).toBe(true);
  expect(contains(areaOf(['EMMA_ID', 'SE0A1']), 60.5, 20.5)).toBe(false);
  expect(contains(areaOf(['UGC', 'ALZ001']), 34.5, -87.5)).toBe(true);
  expect(contains(areaOf(['WARNCELLID', '807111000']), 50.5, 7.5)).toBe(true);
});

test('of several codes one that is known suffices', () => {
  expect(contains(areaOf(['CISORP', '5001'], ['EMMA_ID', 'nl018']), 52.1, 6.1)).toBe(true);
});

test('a drawn area stays as it is', () => {
  const area = `<area><areaDesc>Leeds</areaDesc><polygon>53,-2 54,-2 54,-1 53,-1 53,-2</polygon><geocode><valueName>EMMA_ID</valueName><value>NL018</value></geocode></area>`;
  expect(contains(area, 53.5, -1.5)).toBe(true);
  expect(contains(area, 52.1, 6.1)).toBe(false);
});

test('an unknown region stays without a shape, even next to a known one', () => {
  const known = areaOf(['EMMA_ID', 'NL018']);
  const unknown = areaOf(['EMMA_ID', 'NL999']);
  expect([...storeWith(known).unplaced(NOW_MS)]).toHaveLength(0);
  expect([...storeWith(unknown).unplaced(NOW_MS)]).toHaveLength(1);
  expect([...storeWith(known + unknown).unplaced(NOW_MS)]).toHaveLength(1);
});

test('a file that is no list of regions has none', () => {
  for (const file of [null, [], 'text', 5, {}, { features: {} }, { features: [{}, { properties: { code: 'A' } }] }]) {
    expect(readOutlines(file).size).toBe(0);
  }
});
