/** "The pier" and "my pond" are no towns: what stands behind an article in small letters is looked up on no map. */
import { describe, expect, test } from 'bun:test';
import { understood } from '../reading.ts';

function placesOf(question: string): string[] {
  return understood(question).subjects.map(({ place }) => place.name);
}

const NOUNS =
  'pier pond creek falls island depot dunes loch cove abbey mill castle bridge tower crossing bank post villa';

describe('a noun behind an article', () => {
  for (const noun of NOUNS.split(' '))
    test(`the ${noun} is no place`, () => {
      expect(placesOf(`wind at the ${noun} today`)).toEqual(['London']);
      expect(placesOf(`will it rain in Leeds at the ${noun}`)).toEqual(['Leeds']);
    });

  test('a town that is a word is one behind "how many rainy days does"', () => {
    expect(placesOf('how many rainy days does cork get in june')).toEqual(['Cork']);
  });

  test('is none beside a place that is joined to it by "and"', () => {
    expect(placesOf('turf laid in Telford and the man said keep it wet, will it rain')).toEqual(['Telford']);
  });
});

describe('a name with an article', () => {
  for (const [text, name] of [
    ['the hague', 'The Hague'],
    ['the bronx', 'The Bronx'],
    ['the solent', 'Solent'],
    ['the cotswolds', 'Cirencester'],
    ['the isle of man', 'Douglas'],
    ['the severn bridge', 'Severn Bridge'],
    ['the golden gate bridge', 'Golden Gate Bridge'],
  ] as const)
    test(`${text} is ${name}`, () => {
      expect(placesOf(`wind at ${text} today`)).toEqual([name]);
      expect(placesOf(`rain in Leeds and at ${text} tomorrow`)).toEqual(['Leeds', name]);
    });
});
