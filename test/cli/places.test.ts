/** Imports of places: read whole or refused, never half, and counted from the next start on. */
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { runCommandLine } from '../../src/cli/run.ts';
import { importedTables } from '../../src/place/imported.ts';
import { openPlaces } from '../../src/place/places.ts';

const GERMANY = [
  'DE\t10115\tBerlin\tLand Berlin\tBE\t\t00\tBerlin, Stadt\t11000\t52.5323\t13.3846\t4',
  'DE\t01067\tDresden\tSachsen\tSN\t\t00\tDresden, Stadt\t14612\t51.0602\t13.7411\t4',
];
const FRANCE = ['FR\t75001\tParis 01\tÎle-de-France\t11\tParis\t75\tParis\t751\t48.8592\t2.3417\t5'];
const AUSTRALIA = ['AU\t2000\tSydney\tNew South Wales\tNSW\t\t\t\t\t-33.8688\t151.2093\t4'];
const BELGIUM = ['BE\t2000\tAntwerpen\tVlaanderen\tVLG\tAntwerpen\tVAN\tAntwerpen\t11\t51.2199\t4.4035\t6'];
const BRITAIN = [
  'GB\tSW1A 1AA\tBuckingham Palace\tEngland\tENG\tGreater London\t11609024\tWestminster\t\t51.5010\t-0.1416\t6',
  'GB\tLS1 4AP\tLeeds\tEngland\tENG\tWest Yorkshire\t11609024\tLeeds\t\t53.7974\t-1.5530\t6',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairday-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (...args: string[]) => runCommandLine(['places', ...args, '--data', join(folder, 'data')], {});
const openAgain = (defaultCountry: string | null = null) =>
  openPlaces({ imported: importedTables(join(folder, 'data')), defaultCountry });
const text = (...rows: string[][]) => `${rows.flat().join('\n')}\n`;
const zip = (name: string, content: string) =>
  zipSync({ 'readme.txt': new TextEncoder().encode('a description'), [name]: new TextEncoder().encode(content) });

describe('postcodes', () => {
  test('of one country come from a zip archive and are found at the next start', async () => {
    expect(await run('import', 'postcodes', file('DE.zip', zip('DE.txt', text(GERMANY))))).toBe(0);
    const places = await openAgain();
    expect(places.release.postcodes).toEqual([expect.stringContaining('DE.zip')]);
    for (const asked of ['10115 berlin', '10115, DE', 'de:10115', 'D-10115', 'Berlin 10115', '10115 Berlin, Germany']) {
      expect({ asked, resolution: places.resolve(asked) }).toMatchObject({
        asked,
        resolution: {
          kind: 'found',
          place: { name: 'Berlin', region: 'Berlin', country: 'Germany', lat: 52.5323, tzId: 'Europe/Berlin' },
        },
      });
    }
    expect(places.resolve('01067')).toMatchObject({ place: { name: 'Dresden', region: 'Saxony' } });
    expect(places.resolve('10115')).toMatchObject({ place: { country: 'United States' }, others: ['10115, Germany'] });
    expect((await openAgain('DE')).resolve('10115')).toMatchObject({ place: { country: 'Germany' } });
  });

  test('that come twice count once, next to each other or not', async () => {
    expect(await run('import', 'postcodes', file('DE.txt', text(GERMANY, [GERMANY[1], GERMANY[1]], GERMANY)))).toBe(0);
    expect((await openAgain()).release.postcodes).toEqual([expect.stringContaining('2 rows')]);
  });

  test.each([
    ['text', (content: string) => file('DE.txt', content)],
    ['zip archive', (content: string) => file('DE.zip', zip('DE.txt', content))],
  ])('in a %s with a line without end are refused before it is read whole', async (_, made) => {
    const content = `${GERMANY[0]}\n${'x'.repeat(100_000)}${GERMANY[1]}\n`;
    expect(await run('import', 'postcodes', made(content))).toBe(2);
    expect(existsSync(join(folder, 'data', 'places'))).toBe(false);
  });

  test('of many countries come from text, and digits that several share are never guessed', async () => {
    expect(await run('import', 'postcodes', file('all.txt', text(FRANCE, AUSTRALIA, BELGIUM)))).toBe(0);
    const places = await openAgain();
    expect(places.resolve('75001, FR')).toMatchObject({ place: { name: 'Paris 01', country: 'France' } });
    expect(places.resolve('75001')).toMatchObject({ place: { name: 'Addison' }, others: ['75001, France'] });
    expect(places.resolve('2000')).toMatchObject({
      kind: 'ambiguous',
      suggestions: expect.arrayContaining(['2000, Australia', '2000, Belgium']),
    });
    expect(places.resolve('2000 Sydney')).toMatchObject({ place: { country: 'Australia' } });
    expect(places.resolve('2000, Belgium')).toMatchObject({ place: { name: 'Antwerpen' } });
  });

  test('of Britain in full go before the post town, which still answers for what is missing', async () => {
    expect(await run('import', 'postcodes', file('GB_full.csv.zip', zip('GB_full.txt', text(BRITAIN))))).toBe(0);
    const places = await openAgain();
    expect(places.resolve('sw1a1aa')).toMatchObject({ place: { name: 'Buckingham Palace', region: 'England' } });
    expect(places.resolve('SW1A')).toMatchObject({ place: { lat: 51.501 } });
    expect(places.resolve('LS1 9ZZ')).toMatchObject({ place: { name: 'Leeds' } });
    expect(places.resolve('M1 1AE')).toMatchObject({ place: { name: 'Manchester' } });
  });

  test('replace those of the country that the program has inside', async () => {
    const row = 'US\t90210\tElsewhere\tCalifornia\tCA\tLos Angeles\t037\t\t\t34.1\t-118.4\t4';
    expect(await run('import', 'postcodes', file('US.txt', row))).toBe(0);
    const places = await openAgain();
    expect(places.resolve('90210')).toMatchObject({ place: { name: 'Elsewhere' } });
    expect(places.resolve('10001').kind).toBe('not_found');
  });

  test('are refused whole when a line is wrong, and what was there stays', async () => {
    expect(await run('import', 'postcodes', file('DE.txt', text(GERMANY)))).toBe(0);
    const [path] = importedTables(join(folder, 'data')).postcodes;
    const before = readFileSync(path);
    const wrong = [
      text(GERMANY, ['DE\t10117\tBerlin']),
      text(GERMANY, [GERMANY[0].replace('52.5323', '152.5323')]),
      text(GERMANY, [GERMANY[0].replace('DE\t', 'Germany\t')]),
      '\n\n',
      new Uint8Array([0xff, 0xfe, 0x44]),
      zip('DE.txt', text(GERMANY)).subarray(0, 150),
      zipSync({ 'readme.txt': new Uint8Array(3) }),
    ];
    for (const content of wrong) expect(await run('import', 'postcodes', file('wrong', content))).toBe(2);
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(join(folder, 'data', 'places'))).toEqual(['postcodes-DE.bin']);
  });

  test('of a file that is not there, or of a kind that is not known, leave nothing behind', async () => {
    expect(await run('import', 'postcodes', join(folder, 'missing.zip'))).toBe(3);
    expect(await run('import', 'postcodes', folder)).toBe(2);
    expect(await run('import', 'airports', file('x', 'x'))).toBe(2);
    expect(await run('import', 'postcodes')).toBe(2);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('that another version made are left aside, and the program goes on with its own', async () => {
    expect(await run('import', 'postcodes', file('DE.txt', text(GERMANY)))).toBe(0);
    const imported = importedTables(join(folder, 'data'));
    writeFileSync(imported.postcodes[0], 'no table');
    const unusable: string[] = [];
    const places = await openPlaces({ imported, onUnreadable: (path) => unusable.push(path) });
    expect(unusable).toEqual([...imported.postcodes]);
    expect(places.resolve('90210')).toMatchObject({ place: { name: 'Beverly Hills' } });
  });
});

describe('a gazetteer', () => {
  /** A village for each number, and a few rows that the tests ask about. */
  const line = (
    id: number,
    name: string,
    others: string,
    country: string,
    region: string,
    population: number,
    code = 'PPL',
  ) =>
    [
      id,
      name,
      name,
      others,
      48 + (id % 100) / 50,
      11 + (id % 77) / 50,
      'P',
      code,
      country,
      '',
      region,
      '',
      '',
      '',
      population,
    ]
      .concat(['', '500', 'Europe/Berlin', '2026-11-01'])
      .join('\t');
  const villages = Array.from({ length: 1_200 }, (_, i) =>
    line(20_000_000 + i, `Neudorf ${'abcdefghij'[i % 10]}${i}`, '', 'DE', '02', 600),
  );
  const city = line(2_867_714, 'Munich', 'München,Monaco di Baviera,Villa Antiqua', 'DE', '02', 1_500_000, 'PPLA');

  test('takes the place of the embedded one, with its countries and regions', async () => {
    expect(await run('import', 'gazetteer', file('cities500.zip', zip('cities500.txt', text(villages, [city]))))).toBe(
      0,
    );
    const places = await openAgain();
    expect(places.count).toBe(1_201);
    expect(places.release.gazetteer).toBe('GeoNames cities500.zip to 2026-11-01');
    for (const asked of [
      'München',
      'munich, bavaria',
      'Munich, Deutschland',
      'munich-bavaria-germany-2867714',
      'Villa Antiqua',
    ]) {
      expect({ asked, found: places.resolve(asked) }).toMatchObject({
        asked,
        found: { place: { name: 'Munich', region: 'Bavaria', country: 'Germany' } },
      });
    }
    expect(places.resolve('London').kind).toBe('not_found');
    expect(places.search('neudorf a', 5).length).toBe(5);
  });

  test('takes other names from alternateNamesV2 beside it, without what is history or no name', async () => {
    file(
      'alternateNamesV2.txt',
      text([
        '1\t2867714\tde\tMünchen\t1\t\t\t\t\t',
        '2\t2867714\tla\tVilla Antiqua\t\t\t\t1\t\t',
        '3\t2867714\tlink\thttps://example.org/Munich\t\t\t\t\t\t',
        '4\t1\tde\tAnderswo\t\t\t\t\t\t',
      ]),
    );
    expect(await run('import', 'gazetteer', file('cities500.txt', text(villages, [city])))).toBe(0);
    const places = await openAgain();
    expect(places.resolve('München')).toMatchObject({ place: { name: 'Munich' } });
    expect(places.resolve('Villa Antiqua').kind).toBe('not_found');
  });

  test('is refused when a line is wrong or it is not that of the world', async () => {
    for (const rows of [
      [city],
      [...villages, 'a line of another file'],
      [...villages, city, city],
      [...villages, city.replace('\tDE\t', '\tGermany\t')],
    ]) {
      expect(await run('import', 'gazetteer', file('cities500.txt', text(rows)))).toBe(2);
    }
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
