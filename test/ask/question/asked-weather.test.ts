/** Whoever asks for weather gets it, whatever they do in it: an activity that is told first is only the occasion. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

const OCCASIONS = [
  'planning a walk',
  "we're golfing",
  "my sister's wedding is outdoors",
  'mowing the lawn',
  'kids have football',
  'flying the drone',
  'painting the shed',
  'going fishing',
  'cycling to work',
  'camping with the kids',
  'got a concrete pour',
];

const ASKED: ReadonlyArray<readonly [words: string, topics: string, forms: string]> = [
  ['will it rain', 'rain', 'yes-no'],
  ['how windy will it be', 'wind', 'value'],
  ['what time is sunset', 'sunset', 'when'],
  ['will it be clear', 'sun cloud', 'yes-no'],
  ['what time will the rain stop', 'rain', 'when'],
  ['when will it be driest', 'rain', 'when which-day best-time'],
  ['which day is wettest', 'rain', 'which-day'],
  ["what's the uv", 'uv', 'value'],
  ['do i need a coat', 'clothing', 'yes-no'],
  ['is there any snow coming', 'snow', 'yes-no value'],
  ['wind direction', 'wind', 'value'],
  ['when does it get dark', 'dusk', 'when'],
];

test('the weather that is asked for is told, with its occasion before or behind it', () => {
  const others: string[] = [];
  for (const occasion of OCCASIONS)
    for (const [words, topics, forms] of ASKED)
      for (const question of [
        `${occasion} on saturday, ${words}`,
        `${occasion} on saturday ${words}?`,
        `${occasion} in leeds on saturday. ${words}?`,
        `${words} in leeds on saturday? ${occasion}`,
      ]) {
        const { topics: read, form } = understood(question);
        if (!topics.split(' ').includes(read[0]) || !forms.split(' ').includes(form))
          others.push(`${question}: ${read[0]} ${form}`);
      }
  expect(others).toEqual([]);
});
