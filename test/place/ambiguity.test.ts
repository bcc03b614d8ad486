/** Ambiguity is never hidden, and nothing the asker wrote is silently dropped. */
import { beforeAll, describe, expect, test } from 'bun:test';
import { BinarySections } from '../../src/place/binary-sections.ts';
import { Gazetteer } from '../../src/place/gazetteer.ts';
import type { Resolution } from '../../src/place/place.ts';
import type { Places } from '../../src/place/places.ts';
import { openPlaces } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';
import { seededRandom } from './random.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
}, 120_000);

/** Everything that a resolution offers to be asked next. */
function offered(resolution: Resolution): readonly string[] {
  if (resolution.kind === 'found') return resolution.others;
  return resolution.kind === 'invalid' ? [] : resolution.suggestions;
}

describe('a name that many places bear', () => {
  test('names as rivals a city that is no ten times smaller, and a town at home, but no Athens of Georgia beside the capital', () => {
    const rivals = (name: string, home: string): readonly string[] => {
      const resolution = places.resolve(name, home);
      return resolution.kind === 'found' ? (resolution.rivals ?? []) : [];
    };
    expect(rivals('Brest', 'GB')).toEqual(['Brest, Brittany, France']);
    expect(rivals('Perth', 'GB')).toEqual(['Perth, Scotland, United Kingdom']);
    expect(rivals('Perth', 'AU')).toEqual([]);
    expect(rivals('Athens', 'GB')).toEqual([]);
  });

  test('means the best known and lists others', () => {
    const resolution = places.resolve('Springfield');
    expect(resolution).toMatchObject({ kind: 'found', place: { name: 'Springfield' } });
    expect(offered(resolution)).toContain('Springfield, Missouri, United States');
    expect(offered(places.resolve('London'))).toContain('London, Ontario, Canada');
    expect(offered(places.resolve('Valencia'))).toContain('Valencia, Carabobo, Venezuela');
  });

  test('is no longer ambiguous with its region', () => {
    const resolution = places.resolve('Springfield, Missouri');
    expect(resolution).toMatchObject({ kind: 'found', place: { region: 'Missouri' }, others: [] });
  });

  test('within one region is told apart by the district', () => {
    const others = offered(places.resolve('Krajan, East Java, Indonesia'));
    expect(others.some((label) => /^Krajan, [^,]+, East Java, Indonesia$/.test(label))).toBe(true);
  });
});

describe('the name of a British county', () => {
  test.each([
    ['Kent', 'Maidstone', 'Kent, Washington, United States'],
    ['Kent, England', 'Maidstone', null],
    ['Cornwall', 'Truro', 'Cornwall, Ontario, Canada'],
    ['essex', 'Chelmsford', 'Essex, Maryland, United States'],
    ['Yorkshire', 'York', 'Yorkshire, New York, United States'],
    ['North Yorkshire', 'Northallerton', null],
    ['Gwynedd', 'Bangor', null],
    ['Fife', 'Dunfermline', 'Fife, Washington, United States'],
  ])('%s is answered at its county town, with namesakes elsewhere', (text, town, namesake) => {
    const resolution = places.resolve(text);
    const [county = ''] = text.split(',');
    expect(resolution).toMatchObject({
      kind: 'found',
      place: { name: town, countryCode: 'GB', represents: `${county.charAt(0).toUpperCase()}${county.slice(1)}` },
    });
    if (namesake !== null) expect(offered(resolution)).toContain(namesake);
  });

  test('means the town of that name within it, or a large city elsewhere, which then names the county’s first town', () => {
    for (const town of ['Reading', 'Bristol', 'Cardiff', 'York', 'Stirling', 'Plymouth']) {
      expect(places.resolve(town)).toMatchObject({ kind: 'found', place: { name: town, countryCode: 'GB' } });
    }
    const surrey = places.resolve('Surrey');
    expect(surrey).toMatchObject({ kind: 'found', place: { name: 'Surrey', countryCode: 'CA' } });
    expect(offered(surrey)).toContain('Woking, England, United Kingdom');
  });

  test('qualifies only where it lies', () => {
    expect(places.resolve('Kent, Washington')).toMatchObject({ kind: 'found', place: { countryCode: 'US' } });
    expect(places.resolve('Essex, Ontario')).toMatchObject({ kind: 'found', place: { countryCode: 'CA' } });
    expect(places.resolve('Ashford, Kent')).toMatchObject({ kind: 'found', place: { countryCode: 'GB' } });
  });
});

describe('the name of a country or region', () => {
  test('is answered with towns to choose from, not with a hamlet of that name', () => {
    for (const [text, town] of [
      ['Georgia', 'Atlanta, Georgia, United States'],
      ['Georgia', 'Tbilisi, Tbilisi, Georgia'],
      ['France', 'Paris, Île-de-France, France'],
      ['USA', 'New York City, New York, United States'],
      ['deutschland', 'Berlin, Berlin, Germany'],
      ['日本', 'Tokyo, Tokyo, Japan'],
      ['Georgia, USA', 'Atlanta, Georgia, United States'],
      ['Ontario', 'Toronto, Ontario, Canada'],
      ['Ontario', 'Ontario, California, United States'],
      ['Scotland', 'Edinburgh, Scotland, United Kingdom'],
      ['new south wales', 'Sydney, New South Wales, Australia'],
      ['Texas', 'Houston, Texas, United States'],
      ['Bayern', 'Munich, Bavaria, Germany'],
      ['Mexico', 'Mexico City, Mexico City, Mexico'],
      ['Panama', 'Panama City, Panamá Province, Panama'],
      ['Guatemala', 'Guatemala City, Guatemala Department, Guatemala'],
    ] as const) {
      const resolution = places.resolve(text);
      expect({ text, kind: resolution.kind }).toEqual({ text, kind: 'ambiguous' });
      expect(offered(resolution)).toContain(town);
    }
  });

  test('means the city where the city is what is meant', () => {
    for (const [text, name, countryCode] of [
      ['Luxembourg', 'Luxembourg', 'LU'],
      ['Singapore', 'Singapore', 'SG'],
      ['Washington', 'Washington', 'US'],
      ['Quebec', 'Québec', 'CA'],
      ['Granada', 'Granada', 'ES'],
      ['Santa Barbara', 'Santa Barbara', 'US'],
      ['Victoria', 'Victoria', 'CA'],
    ] as const) {
      expect(places.resolve(text)).toMatchObject({ kind: 'found', place: { name, countryCode } });
    }
  });
});

describe('the name of a town that is also a better known place called otherwise', () => {
  test('means the city of that name, which lists the other', () => {
    expect(places.resolve('Sakata')).toMatchObject({ kind: 'found', place: { name: 'Sakata', countryCode: 'JP' } });
    expect(offered(places.resolve('Valence'))[0]).toBe('Valencia, Valencia, Spain');
  });

  test('is never overridden in silence: the answer says what was corrected, and lists the town', () => {
    for (const [text, name, town] of [
      ['Sidney', 'Sydney', 'Sidney, Ohio, United States'],
      ['Petersburg', 'Saint Petersburg', 'Petersburg, Virginia, United States'],
      ['Pittsburg', 'Pittsburgh', 'Pittsburg, California, United States'],
    ] as const) {
      const resolution = places.resolve(text);
      expect(resolution).toMatchObject({ kind: 'found', place: { name, correctedFrom: text } });
      expect(offered(resolution)[0]).toBe(town);
    }
    for (const text of ['Pékin', 'Roma', 'Saint Petersburg', 'Mailand']) {
      expect(places.resolve(text)).not.toHaveProperty('place.correctedFrom');
    }
  });

  test('means the town at home', () => {
    expect(places.resolve('Petersburg', 'US')).toMatchObject({ place: { name: 'Petersburg', region: 'Virginia' } });
    expect(places.resolve('Vienne', 'FR')).toMatchObject({ place: { name: 'Vienne', countryCode: 'FR' } });
  });

  test('means what lies around the default place, parts of a city too, and among towns at home the nearer', async () => {
    const atLondon = await openPlaces({ defaultPlace: 'London' });
    for (const text of ['Richmond', 'Hampton', 'Windsor'])
      expect(atLondon.resolve(text)).toMatchObject({ place: { countryCode: 'GB' } });
    expect(offered(atLondon.resolve('Richmond'))).toContain('Richmond, Virginia, United States');
    for (const text of ['Paris', 'Boston', 'Sydney'])
      expect(atLondon.resolve(text)).not.toMatchObject({ place: { countryCode: 'GB' } });
    const atBoston = await openPlaces({ defaultPlace: 'Boston, Massachusetts' });
    for (const text of ['Springfield', 'Salem', 'Gloucester'])
      expect(atBoston.resolve(text)).toMatchObject({ place: { region: 'Massachusetts' } });
  });

  test('lists the large city abroad where a smaller one at home is meant', () => {
    const hamilton = places.resolve('Hamilton', 'GB');
    expect(hamilton).toMatchObject({ place: { name: 'Hamilton', region: 'Scotland' } });
    expect(offered(hamilton)).toContain('Hamilton, Ontario, Canada');
  });
});

test('a county of the United States is answered at its best known town', () => {
  for (const [text, name, represents] of [
    ['Travis County, Texas', 'Austin', 'Travis County'],
    ['Cook County', 'Chicago', 'Cook County'],
    ['Kent County, Delaware', 'Dover', 'Kent County'],
  ] as const)
    expect(places.resolve(text)).toMatchObject({ kind: 'found', place: { name, represents } });
  expect(offered(places.resolve('Kent County'))).toContain('Dover, Delaware, United States');
  expect(places.resolve('Wibble County')).toMatchObject({ kind: 'not_found' });
});

describe('what is not found', () => {
  test('comes with no name that is nothing like it', () => {
    for (const text of ['Island', 'Qzxw Island', 'Kings Canyon, Norway', 'Devon Island']) {
      const words = text.toLowerCase().split(/[ ,]+/);
      for (const label of offered(places.resolve(text))) {
        expect({ text, isLike: words.some((word) => label.toLowerCase().includes(word)) }).toEqual({
          text,
          isLike: true,
        });
      }
    }
  });

  test('because of an unknown qualifier is said, with the name elsewhere', () => {
    const resolution = places.resolve('Paris, Narnia');
    expect(resolution).toMatchObject({ kind: 'not_found', message: expect.stringContaining('Narnia') });
    expect(offered(resolution)[0]).toBe('Paris, Île-de-France, France');
  });

  test('because no such place lies in the region comes with the name elsewhere', () => {
    const resolution = places.resolve('Honolulu, Portugal');
    expect(resolution.kind).toBe('not_found');
    expect(offered(resolution)).toContain('Honolulu, Hawaii, United States');
  });

  test('comes with at most three names that are near', () => {
    const resolution = places.resolve('Wolwerhamton');
    expect(resolution.kind).toBe('not_found');
    expect(offered(resolution)).toContain('Wolverhampton, England, United Kingdom');
    expect(offered(resolution).length).toBeLessThanOrEqual(3);
  });
});

test('every suggestion, asked again, means the place it was made for', () => {
  const names = new Set(['Springfield', 'San José', 'Krajan', 'Richmond', 'Santa Cruz', 'Georgia', 'Tiefenbach']);
  for (const consonant of 'bcdfghjklmnprstvw') {
    for (const vowel of 'aeiou') for (const { name } of places.search(consonant + vowel, 20)) names.add(name);
  }
  let asked = 0;
  for (const name of names) {
    for (const label of offered(places.resolve(name))) {
      const again = places.resolve(label);
      expect(again.kind).toBe('found');
      if (again.kind !== 'found') continue;
      asked++;
      if (!isCoordinates(label)) expect(label.startsWith(`${again.place.name}, `)).toBe(true);
      expect(label).toEndWith(isCoordinates(label) ? `${again.place.lon}` : again.place.country);
    }
  }
  expect(asked).toBeGreaterThan(1000);
});

test('the label of any place means that place and no other', async () => {
  const { default: path } = await import('../../data/generated/places.bin', { with: { type: 'file' } });
  const gazetteer = new Gazetteer(new BinarySections(await Bun.file(path).arrayBuffer()));
  const random = seededRandom(13);
  for (let i = 0; i < 5000; i++) {
    const place = Math.floor(random() * gazetteer.count);
    const label = gazetteer.label(place);
    if (isCoordinates(label)) continue;
    expect({ label, resolution: places.resolve(label) }).toMatchObject({
      label,
      resolution: { kind: 'found', place: { geonameId: gazetteer.geonameId(place) } },
    });
  }
}, 120_000);

/** The label of the few places that no name tells apart. */
function isCoordinates(label: string): boolean {
  return /^-?\d/.test(label);
}

test('"name, region, country" of any place finds it or a better known one of that name there', () => {
  const random = seededRandom(11);
  for (let i = 0; i < 3000; i++) {
    const near = places.nearest(random() * 130 - 55, random() * 360 - 180);
    if (near.name === '') continue;
    const label = [near.name, near.region, near.country].filter((part) => part !== '').join(', ');
    expect(places.resolve(label)).toMatchObject({
      kind: 'found',
      place: { country: near.country, region: near.region },
    });
  }
});
