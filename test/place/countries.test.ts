/** Every country by its English name: a small one at its capital, a large one with its towns to choose from. */
import { beforeAll, expect, test } from 'bun:test';
import countries from 'i18n-iso-countries';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

/** Uninhabited, so that no town can be offered. */
const EMPTY = new Set(['UM', 'GS', 'BV', 'HM', 'TF', 'IO', 'AQ']);

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

test('no country ends in another one, and none is unknown', () => {
  const astray = Object.entries(countries.getNames('en', { select: 'official' }))
    // A comma parts a name from its region: "Moldova, Republic of".
    .filter(([code, name]) => !EMPTY.has(code) && !name.includes(','))
    .filter(([code, name]) => {
      const resolution = places.resolve(name);
      if (resolution.kind === 'found') return resolution.place.countryCode !== code;
      const offered = resolution.kind === 'ambiguous' ? places.resolve(resolution.suggestions[0] ?? '') : resolution;
      return offered.kind !== 'found' || offered.place.countryCode !== code;
    });
  expect(astray).toEqual([]);
});

test('a large country is not its capital under an old name, nor a town of its name', () => {
  for (const name of ['Paraguay', 'Mozambique', 'Benin', 'France', 'Japan', 'Peru', 'Texas', 'Scotland', 'Bavaria']) {
    expect({ name, kind: places.resolve(name).kind }).toEqual({ name, kind: 'ambiguous' });
  }
});

test('a region is small where nearly all its places lie near its main town', () => {
  for (const [name, town] of [
    ['Saarland', 'Saarbrücken'],
    ['Aichi', 'Nagoya'],
    ['Zeeland', 'Middelburg'],
    ['Navarre', 'Pamplona'],
    ['Thuringia', 'Erfurt'],
  ] as const) {
    expect(places.resolve(name)).toMatchObject({ kind: 'found', place: { name: town } });
  }
  for (const name of ['Andalusia', 'Occitanie', 'Queensland', 'Guangdong', 'Minnesota']) {
    expect({ name, kind: places.resolve(name).kind }).toEqual({ name, kind: 'ambiguous' });
  }
});
