/** What other languages call a city: each line of the table is of a place, and says something that its gazetteer name does not. */
import { describe, expect, test } from 'bun:test';
import table from '../../data/exonyms.yaml';
import { exonymOf } from '../../src/place/exonyms.ts';
import { openTestPlaces } from './open.ts';

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'];
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = table.names;
const places = await openTestPlaces();

describe('exonyms', () => {
  test('are found by the id of the city and the language', () => {
    expect(exonymOf(2643743, 'fr')).toBe('Londres');
    expect(exonymOf(2643743, 'nl')).toBe('Londen');
    expect(exonymOf(2657896, 'de')).toBe('Zürich');
  });

  test('are none where the language has no other name, and where the place is no city', () => {
    expect(exonymOf(2643743, 'de')).toBeNull();
    expect(exonymOf(null, 'fr')).toBeNull();
  });

  for (const [id, names] of Object.entries(ROWS))
    test(`${id} is a city that one of ${Object.values(names).join(', ')} finds`, () => {
      // Sion is in Israel as well: so that its land is named.
      const found = Object.values(names).flatMap((name) => [
        places.resolve(name),
        places.resolve(`${name}, Switzerland`),
      ]);
      const ids = found.map((one) => (one.kind === 'found' ? String(one.place.geonameId) : ''));
      expect(ids).toContain(id);
      for (const language of Object.keys(names)) expect(LANGUAGES).toContain(language);
    });
});
