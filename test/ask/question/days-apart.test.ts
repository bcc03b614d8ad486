/** Which day suits what is not judged is left to who asks, with the weather of each day. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  ['which day next week is best for walking Helvellyn', 'climbing'],
  ['best day this week to climb Ben Nevis', 'climbing'],
  ['which day this weekend is better for kayaking at Bala', 'water'],
  ['when this week should we fly the glider at Sutton Bank', 'aviation'],
  ['best day this week to burn off the stubble near Dubbo', 'fire'],
  ['what would be the best day next week for the marquee', 'wind-load'],
] as const)('%s', (question, uncovered) => {
  expect(understood(question)).toMatchObject({ uncovered, form: 'value', topics: expect.arrayContaining(['general']) });
  expect(understood(question).topics[0]).toBe('general');
});

test.each([
  'wind for kayaking at Bala this weekend',
  'best time today to climb at Stanage',
  'is Saturday ok for Helvellyn',
])('what is asked of one day or of one measure leads: %s', (question) => {
  expect(understood(question).topics[0]).not.toBe('general');
});
