import { describe, expect, test } from 'bun:test';
import { understood } from '../reading.ts';

const placesOf = (question: string): string[] =>
  understood(question).subjects.map(({ place }) => `${place.name}, ${place.countryCode}`);

describe('an area that is told anywhere says which of several towns is meant', () => {
  test.each([
    ["I retired to Nelson last year, how's the weekend looking, NZ", 'Nelson, NZ'],
    ['I live in NZ. will it rain in Hamilton tomorrow', 'Hamilton, NZ'],
    ["I'm from Texas, will it rain in Paris tomorrow", 'Paris, US'],
    ["we're in NZ now, living in Nelson. will it rain tomorrow", 'Nelson, NZ'],
  ])('%s', (question, place) => {
    expect(placesOf(question)).toEqual([place]);
  });

  test('what stands between them is still asked', () => {
    const { topics } = understood("I'm from Texas, will it rain in Paris tomorrow");
    expect(topics).toContain('rain');
  });

  test('a way from a town to an area has both', () => {
    expect(placesOf('is it warmer in Hamilton or in NZ')).toEqual(['Hamilton, GB', 'Wellington, NZ']);
  });
});
