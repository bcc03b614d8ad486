/** Three capitals that are short for something else, and airports without a timetable, are no places unless something says so. */
import { describe, expect, test } from 'bun:test';
import { table, understood } from '../reading.ts';

describe('acronyms', () => {
  test.each([
    'NHS picnic saturday, rain?',
    'MOT tomorrow, will it rain',
    'DIY outside tomorrow',
    'CBT test on saturday, rain?',
    'ISS tonight, clear?',
    'sunset GMT',
    'IDK will it rain',
    'barometer reading',
    'rain gauge reading yesterday',
  ])('no place: %s', (question) => {
    expect(understood(question).subjects.map(({ source }) => source)).toEqual(['default']);
  });

  test.each(
    table(`
LBA tomorrow => Leeds Bradford Airport
YZF weather => Yellowknife Airport
fog at ISS tomorrow => Wiscasset Airport
weather reading tomorrow => Reading
Darwin wet season => Darwin
`),
  )('%s: %s', (question, name) => {
    expect(understood(question).subjects.map(({ place }) => place.name)).toEqual([name]);
  });
});

test('what we have is held against another place', () => {
  for (const question of [
    'are we getting more rain than Manchester this week',
    'are we colder than Manchester today',
  ]) {
    const { form, subjects } = understood(question);
    expect([form, ...subjects.map(({ place }) => place.name)]).toEqual(['compare', 'London', 'Manchester']);
  }
});
