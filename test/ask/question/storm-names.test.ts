/** A storm is asked for by its name, which is no place; what only sounds like one stays a place. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  ['is storm eunice still going', 'London'],
  ['is hurricane milton going to hit tampa', 'Tampa'],
  ['is storm darragh going to affect cardiff on saturday', 'Cardiff'],
  ['will storm amy cancel the ferries tomorrow in oban', 'Oban'],
])('%s', (question, place) => {
  const { topics, subjects } = understood(question);
  expect([topics[0], topics.includes('gusts'), ...subjects.map((subject) => subject.place.name)]).toEqual([
    'named-storms',
    true,
    place,
  ]);
});

test.each(['weather in eunice louisiana tomorrow', 'any storms in milton keynes tomorrow', 'storm in leeds tomorrow'])(
  'no name: %s',
  (question) => {
    expect(understood(question).topics).not.toContain('named-storms');
  },
);
