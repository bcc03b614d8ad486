/**
 * The names of areas as people write them: with an article, as an island, with the country that a territory belongs to. Each
 * means what the plain name means, or a town that is called exactly so. What an answer represents is what was asked for.
 */
import { beforeAll, describe, expect, test } from 'bun:test';
import territories from '../../data/countries.yaml';
import regionNames from '../../data/regions.yaml';
import { readDivisions } from '../../scripts/data/geonames.ts';
import { fold } from '../../src/place/fold.ts';
import type { Resolution } from '../../src/place/place.ts';
import type { Places } from '../../src/place/places.ts';
import { standIns as readStandIns } from '../../src/place/stand-ins.ts';
import { openTestPlaces } from './open.ts';

const STAND_INS = readStandIns();

const ARTICLES = ['the', 'la', 'le', 'les', 'el', 'il', 'die', 'der', 'de'];

let places: Places;
let countryNames: readonly (readonly [code: string, name: string])[];
beforeAll(async () => {
  places = await openTestPlaces();
  const { default: countries } = await import('i18n-iso-countries');
  countryNames = Object.entries(countries.getNames('en', { select: 'official' })).map(
    ([code, name]): [string, string] => [code, name],
  );
}, 120_000);

/** What a resolution comes to: the place and what it stands for, or the first town to choose. */
function outcome(resolution: Resolution): unknown {
  if (resolution.kind === 'found') {
    const { lat, lon, represents = '' } = resolution.place;
    return { lat, lon, represents };
  }
  return resolution.kind === 'ambiguous' ? resolution.suggestions[0] : resolution.kind;
}

/** Whether a text means what the plain name means, or a place whose own name it is. */
function meansAs(text: string, name: string, plain: unknown = outcome(places.resolve(name))): boolean {
  if (STAND_INS.byName.has(fold(text))) return true;
  const written = places.resolve(text);
  if (Bun.deepEquals(outcome(written), plain)) return true;
  if (written.kind !== 'found' || written.place.correctedFrom !== undefined) return false;
  return [written.place.name, written.place.represents ?? ''].some((own) => fold(own) === fold(text));
}

/** Countries, and islands of the table: what "island" can stand beside. */
function islands(): string[] {
  const standIns = [...new Set([...STAND_INS.byName.values()].flat())];
  return standIns.flatMap((standIn) => (standIn.kind === 'town' || standIn.isIsland ? [standIn.name] : []));
}

describe('a country, territory, island or region', () => {
  test('means the same with an article of any language', () => {
    const names = [...countryNames.map(([, name]) => name), ...islands()].filter((name) => !name.includes(','));
    // A third of the articles with each name: all of them with a third of the names.
    const astray = names.flatMap((name, at) => {
      const plain = outcome(places.resolve(name));
      return ARTICLES.filter((_, i) => i % 3 === at % 3)
        .map((article) => `${article} ${name}`)
        .filter((text) => !meansAs(text, name, plain));
    });
    expect(astray).toEqual([]);
  });

  test('means the same as an island', () => {
    const names = [...STAND_INS.countries].flatMap((code) => countryNames.filter(([other]) => other === code));
    const all = [...names.map(([, name]) => name), ...islands()].filter(
      (name) => !/,|island|isle|île|isla/i.test(name),
    );
    const astray = all.flatMap((name) =>
      [`${name} Island`, `${name} Islands`, `Isle of ${name}`, `Island of ${name}`].filter(
        (text) => !meansAs(text, name),
      ),
    );
    expect(astray).toEqual([]);
  });

  test('means the same with the country that it belongs to behind it', () => {
    const astray = Object.entries<readonly string[]>(territories.territories).flatMap(([owner, codes]) =>
      codes.flatMap((code) => {
        const name = countryNames.find(([other]) => other === code)?.[1] ?? '';
        const country = countryNames.find(([other]) => other === owner)?.[1] ?? '';
        return name.includes(',') || meansAs(`${name}, ${country}`, name) ? [] : [`${name}, ${country}`];
      }),
    );
    expect(astray).toEqual([]);
  });

  test('is no county or district where an island is written', () => {
    for (const text of ['Devon Island', 'Somerset Island', 'Greenwich Island']) {
      expect({ text, kind: places.resolve(text).kind }).toEqual({ text, kind: 'not_found' });
    }
  });
});

describe('what an answer represents', () => {
  /** Region names by GeoNames code, from an extract that is not the built table. */
  const names = readDivisions().regionNames;

  test('is the region that was asked for, by each of its names', () => {
    const asked = Object.entries<readonly string[]>(regionNames.aliases).flatMap(([code, aliases]) =>
      [names.get(code) ?? '', ...aliases].map((alias) => ({ code, alias, aliases })),
    );
    const astray = asked.flatMap(({ code, alias, aliases }) => {
      const resolution = places.resolve(alias);
      if (resolution.kind !== 'found' || resolution.place.represents === undefined) return [];
      const { represents } = resolution.place;
      const listed = STAND_INS.regions.get(code)?.split(', ')[1] ?? names.get(code) ?? '';
      const clearer = new Map(Object.entries<string>(regionNames.names)).get(code) ?? listed;
      const own = [listed, clearer, ...aliases, ...(STAND_INS.byName.get(fold(alias))?.map(({ name }) => name) ?? [])];
      return own.map(fold).includes(fold(represents)) ? [] : [{ alias, code, represents }];
    });
    expect(astray).toEqual([]);
  });

  test('is one of the names of the entry, for every island, park and region of the table', () => {
    const astray = [...STAND_INS.byName].flatMap(([key, standIns]) => {
      const resolution = places.resolve(key);
      if (resolution.kind !== 'found') return [];
      const { represents, name } = resolution.place;
      const isTown = represents === undefined && fold(name) === key;
      return isTown || standIns.some((own) => [represents, name].includes(own.name)) ? [] : [{ key, represents, name }];
    });
    expect(astray).toEqual([]);
  });

  test('is the region of that code, in which the town lies', () => {
    const astray = [...STAND_INS.regions].flatMap(([code, town]) => {
      const resolution = places.resolve(town);
      const [, within = ''] = town.split(', ');
      const isThere = resolution.kind === 'found' && resolution.place.countryCode === code.slice(0, 2);
      return isThere && fold(names.get(code) ?? '') === fold(within) ? [] : [{ code, town, name: names.get(code) }];
    });
    expect(astray).toEqual([]);
  });
});
