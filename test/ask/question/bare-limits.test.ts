/**
 * Who asks for a limit, for storms on a sea or for food that was left out wants no weather of today as the answer: it is said
 * that there is none, and the weather is told beside it.
 */
import { expect, test } from 'bun:test';
import { read, table, understood } from './reading.ts';

const LIMITS = table(`
is 34 too hot for the lads on the roof => temperature
how windy is too windy for a trampoline => wind
how hot is too hot to run => temperature
at what temperature does it snow => temperature
what wind speed is too high for a drone => wind
is 3 degrees cold enough for frost => ice
how cold does it have to be to snow => temperature
what temperature is comfortable for sleeping => temperature
`);

test.each(LIMITS)('%s', (question, topic) => {
  const { topics, uncovered } = understood(question);
  expect(`${topics[0]} ${uncovered}`).toBe(`${topic} bare-limit`);
});

test.each([
  'what temperature is it in leeds',
  'what temp does it drop to tonight',
  'is 30 too hot to run tomorrow in leeds',
  'what temperature should i expect in rome in may',
  'what wind speed is expected tomorrow',
  'how hot does it get in dubai',
  'how warm is it going to be for the bbq',
  'how windy is it for sailing in Cowes',
  'is it warm enough to swim in Brighton',
])('%s asks for the weather', (question) => {
  expect(understood(question).uncovered).not.toBe('bare-limit');
});

test.each([
  'eggs left out on the counter since this morning are they ok',
  'chicken been out of the fridge since noon safe to eat?',
])('%s is about food', (question) => {
  expect(understood(question).uncovered).toBe('foraging');
});

test.each([
  'any tropical storms in the atlantic',
  'any hurricanes in the gulf of mexico',
  'is there a named storm in the caribbean',
])('%s has no source', (question) => {
  expect(understood(question).topics).toEqual(['storms-at-sea']);
});

test('the weather on a sea still needs a point in it', () => {
  expect(read('waves in the north sea tomorrow').kind).toBe('place-unknown');
});

test.each([
  'rainiest place in the world',
  'hottest place on earth right now',
  'where is the coldest inhabited place',
  'somewhere warm in february',
  "where's hot in december",
  'which country has the best weather',
])('%s: no town answers for all places', (question) => {
  expect(read(question).kind).toBe('place-unknown');
});

test.each(['adios', 'gracias', 'thanks!', 'ciao', 'hottest pepper in the world'])('%s is no question', (question) => {
  expect(read(question).kind).toBe('not-about-weather');
});
