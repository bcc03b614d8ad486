/** "I" behind a place is who asks, and no part of its name. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  'no ice tomorrow in Leeds I take it?',
  "if it's below zero at 6am in Leeds I'll take the bus, will it be?",
  'no wind on Saturday in Leeds I hope?',
  'is it cold in Leeds I wonder',
])('%s', (question) => {
  expect(understood(question).subjects[0].place.name).toBe('Leeds');
});
