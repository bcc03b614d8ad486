import { describe, expect, test } from 'bun:test';
import { read, understood } from '../reading.ts';

const placesOf = (question: string): string[] =>
  understood(question).subjects.map(({ place, source }) => (source === 'question' ? place.name : '-'));

describe('the first half of a British postcode is a place at home', () => {
  test.each([
    ['ls1 tomorrow', 'Leeds'],
    ['sw19 rain saturday', 'London'],
    ['rain in e17 tomorrow', 'London'],
    ['BT9 weather', 'Belfast'],
    // A mountain, and no postcode.
    ['k2 summit wind tomorrow', 'K2'],
  ])('%s: %s', (question, place) => {
    expect(placesOf(question)).toEqual([place]);
  });

  test.each([
    ['is pm10 high today'],
    ['kp5 tonight aurora'],
    ['wd40 rust rain today'],
    ['v12 engine cold start tomorrow'],
  ])('other codes are none: %s', (question) => {
    expect(placesOf(question)).toEqual(['-']);
  });
});

describe('a sea is never answered at the default place', () => {
  test.each([
    ['wellen mittelmeer samstag'],
    ['is the english channel calm on saturday'],
    ['how rough is the north sea tomorrow'],
  ])('%s is unknown', (question) => {
    expect(read(question).kind).toBe('place-unknown');
  });

  test.each([
    ['wind ostsee samstag', 'Rostock'],
    ['nordsee morgen', 'Cuxhaven'],
    ['wie warm ist die ostsee in kiel', 'Kiel'],
  ])('a coast at home answers for it: %s', (question, town) => {
    expect(placesOf(question)).toEqual([town]);
  });
});
