/** Short names of resorts and breaks are read where the question speaks of skiing or surfing, and nowhere else. */
import { beforeAll, expect, test } from 'bun:test';
import { createQuestionParser } from '../../../src/ask/question/parse.ts';
import { cuedTargets } from '../../../src/ask/question/places/cued-names.ts';
import { BUILT_IN } from '../../../src/decision/activities.ts';
import type { Places } from '../../../src/place/places.ts';
import { openTestPlaces } from '../../place/open.ts';

let places: Places;
beforeAll(async () => {
  places = await openTestPlaces();
});

test.each([...cuedTargets()])('what a short name stands for is found: %s', (target) => {
  const found = places.resolve(target);
  expect(found).toMatchObject({ kind: 'found' });
  expect(found.kind === 'found' && found.place.correctedFrom).toBeUndefined();
});

/** The place of a question from England. */
function placeOf(question: string): string {
  const parser = createQuestionParser({ places, activities: BUILT_IN });
  const fallbacks = [{ text: 'Leeds, England, GB', source: 'default' }] as const;
  const result = parser.parse(question, { nowMs: Date.parse('2026-06-10T13:30:00Z'), fallbacks, home: 'GB' });
  if (result.kind !== 'interpreted') return result.kind;
  const [{ place, source }] = result.interpretation.subjects;
  return source === 'question' ? `${place.name} ${place.countryCode}` : 'default';
}

test.each([
  ['surf at bells friday', 'Bells Beach AU'],
  ['swell at raglan saturday', 'Raglan NZ'],
  ['weather at raglan saturday', 'Raglan GB'],
  ['mammoth snow depth', 'Mammoth Lakes US'],
  ['big white snow', 'Big White CA'],
  ["tonight's low in Banff", 'Banff CA'],
  ['weather in Banff, Scotland', 'Banff GB'],
  ['a jay in the garden, will it rain', 'default'],
  ['weather in Newcastle, the Aussie one', 'Newcastle AU'],
  ['weather in Perth, the Scottish one', 'Perth GB'],
  ['sydney weather 7 days', 'Sydney AU'],
  ['dallas tornado risk tonight', 'Dallas US'],
  ['rain in Stanley, Falklands', 'Stanley FK'],
  ['is there dust from the Sahara over Tenerife', 'Santa Cruz de Tenerife ES'],
])('%s: %s', (question, place) => expect(placeOf(question)).toBe(place));

test.each([
  ['the thames at henley saturday', 'Henley-on-Thames GB'],
  ['lake como boat trip friday', 'Lake Como IT'],
  ['rain on the west highland way this week', 'Fort William GB'],
])('%s: %s, and no other', (question, place) => expect(placeOf(question)).toBe(place));

test('a sea in small letters is asked back, and no default place answers for it', () => {
  expect(placeOf('wind in the english channel tomorrow')).toBe('place-unknown');
  expect(placeOf('irish sea wind tomorrow')).toBe('place-unknown');
});
