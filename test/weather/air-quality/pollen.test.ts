/** The classes of pollen, held to the table of the National Allergy Bureau as counting stations print it. */
import { expect, test } from 'bun:test';
import {
  hasPollenModel,
  POLLEN_KINDS,
  POLLEN_LEVELS,
  POLLEN_VARIABLE_NAMES,
  pollenClass,
  pollenLevelColumn,
  worstPollen,
} from '../../../src/weather/air-quality/pollen.ts';
import { emptyColumnsOf } from '../../../src/weather/hourly.ts';

/** St. Louis County, Pollen Levels: National Allergy Bureau, grains/m³: the first count of moderate, high and very high. */
const TABLE = { tree: [15, 90, 1500], grass: [5, 20, 200], weed: [10, 50, 500] } as const;
const GROUP = {
  alder: 'tree',
  birch: 'tree',
  olive: 'tree',
  grass: 'grass',
  mugwort: 'weed',
  ragweed: 'weed',
} as const;

test('a count has the class of the table of its plants', () => {
  for (const kind of POLLEN_KINDS) {
    const levels = TABLE[GROUP[kind]].map((count) =>
      [count - 1, count].map((at) => POLLEN_LEVELS[pollenClass(kind, at)]),
    );
    expect(levels).toEqual([
      ['low', 'moderate'],
      ['moderate', 'high'],
      ['high', 'very high'],
    ]);
    expect(POLLEN_LEVELS[pollenClass(kind, 0)]).toBe('none');
    expect(pollenClass(kind, Number.NaN)).toBeNaN();
  }
});

test('the worst kind is that of the highest class, not of the most grains', () => {
  const columns = emptyColumnsOf(POLLEN_VARIABLE_NAMES, 3);
  columns.birchPollenM3.set([80, 80]);
  columns.grassPollenM3.set([25, 0]);
  expect([0, 1, 2].map((hour) => worstPollen(columns, hour)?.kind)).toEqual(['grass', 'birch', undefined]);
  expect([...pollenLevelColumn(columns, 3)]).toEqual([3, 2, Number.NaN]);
});

test('there is a model for Europe alone', () => {
  expect(
    [
      { lat: 48.86, lon: 2.35 },
      { lat: 69.65, lon: 18.96 },
      { lat: 40.7, lon: -74 },
      { lat: -33.9, lon: 18.4 },
    ].map(hasPollenModel),
  ).toEqual([true, true, false, false]);
});
