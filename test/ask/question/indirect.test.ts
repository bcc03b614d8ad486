/** A question asked by way of another is read as the direct one, and what only looks like it keeps its words. */
import { expect, test } from 'bun:test';
import { ownWords } from '../../../src/ask/question/own-words.ts';

test.each([
  ['do you know if it will rain in Leeds', 'will it rain in Leeds'],
  ["Do you know whether it's going to be windy?", 'is it going to be windy?'],
  ['I wonder how windy it gets in Hull', 'how windy does it get in Hull'],
  ['any chance you could tell me when it will stop raining', 'when will it stop raining'],
  ['can you tell me what the temperature is in Leeds', 'what is the temperature in Leeds'],
  ['how much rain do you reckon we will get', 'how much rain will we get'],
  ['any idea when the sun sets in Paris', 'when does the sun set in Paris'],
  ['I was wondering if I need a coat', 'do I need a coat'],
  ['can you check whether the wind drops below 10 knots', 'does the wind drop below 10 knots'],
  ["think it'll rain?", 'will it rain?'],
  ['do you think rain will stop play', 'will rain stop play'],
  ['hello, my question is will it rain', 'will it rain'],
  ['can you give me the low tonight', 'the low tonight'],
  ['do you know how hot will it get', 'how hot will it get'],
  ['tell me how many sunny days there are', 'how many sunny days are there'],
])('%s: %s', (question, direct) => {
  expect(ownWords(question)).toBe(direct);
});

test.each([
  'can you see the northern lights from Leeds',
  'if it will rain should I cancel',
  'say if it rains should I cancel',
  'what time tomorrow is it cool enough',
  'I think it will rain',
  'tell me a joke',
])('%s stays as it is', (question) => {
  expect(ownWords(question)).toBe(question);
});
