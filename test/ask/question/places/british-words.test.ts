/** Where no home is known, words that only one land of English has tell which of several towns is meant, and a British postcode is one. */
import { expect, test } from 'bun:test';
import { createQuestionParser } from '../../../../src/ask/question/parse.ts';
import { BUILT_IN } from '../../../../src/decision/activities.ts';
import { openTestPlaces } from '../../../place/open.ts';
import { NOW_MS } from '../reading.ts';

const parser = createQuestionParser({ places: await openTestPlaces(), activities: BUILT_IN });

function placeOf(question: string, home?: string): string {
  const result = parser.parse(question, { nowMs: NOW_MS, fallbacks: [], home });
  if (result.kind !== 'interpreted') return result.kind;
  const [{ place }] = result.interpretation.subjects;
  return `${place.name} ${place.countryCode}`;
}

test.each([
  ['is it chucking it down in Ludlow', 'Ludlow GB'],
  ['Ludlow, is it tipping it down', 'Ludlow GB'],
  ['half six tonight Lincoln', 'Lincoln GB'],
  ['Hamilton on the bank holiday', 'Hamilton GB'],
  ['Newcastle this arvo', 'Newcastle AU'],
  ['Windsor Castle tomorrow', 'Windsor GB'],
  ['Durham cathedral rain', 'Durham GB'],
  ['Washington cathedral', 'Washington US'],
  // Nothing tells, and the one with the most people is meant.
  ['is it raining in Ludlow', 'Ludlow US'],
  // No namesake at home is of comparable size.
  ['is it baltic in Boston', 'Boston US'],
  ['LS6 rain tonight?', 'Leeds GB'],
  ['SE15 this weekend', 'London GB'],
])('%s: %s', (question, place) => {
  expect(placeOf(question)).toBe(place);
});

test('a home that is known comes before the words', () => {
  expect(placeOf('Newcastle this arvo', 'GB')).toBe('Newcastle upon Tyne GB');
  expect(placeOf('is it chucking it down in Ludlow', 'US')).toBe('Ludlow US');
});
