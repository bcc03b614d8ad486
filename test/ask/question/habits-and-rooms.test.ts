/** What a place is like in a usual year, what the air of a room is, and what is counted or waited for. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

test.each(
  table(`
does it snow in madrid => snowy
does it get foggy in san francisco => foggy
does it freeze in dublin => frosty
does leeds get snow => snowy
does it get below zero in madrid => -
`),
)('%s is asked of a usual year', (question, kind) => {
  const { days, subjects } = understood(question);
  expect(`${days?.asks} ${days?.kind ?? '-'}`).toBe(`ever ${kind}`);
  expect(subjects[0].times[0]?.era).toBe('typical');
});

test.each([
  'does it rain in leeds at 5',
  'does it look like rain in leeds',
  'does it hit 30 in madrid tomorrow',
  'does anyone know if it will rain in leeds',
  'do you think it will rain in leeds',
])('%s is asked of a time', (question) => {
  expect(understood(question).days).toBeNull();
});

test.each([
  'how humid is it inside my house',
  'how warm is it in the house',
  'will it be too hot in the bedroom tonight',
])('%s is about a room', (question) => {
  expect(understood(question).uncovered).toBe('indoors');
});

test.each([
  'is it warm enough to leave the windows open tonight',
  'is it cold out',
  'is it warmer inside than outside',
])('%s is about the weather', (question) => {
  expect(understood(question).uncovered).toBeNull();
});

test.each(
  table(`
how many hours till sunset => sunset when
whats the worst day for wind this week in wick => wind which-day
how many sunny days left this month => sun count
frost tonight leeds => ice yes-no
is this the wettest june ever => rain which-month
can i see saturn tonight => planets yes-no
is the sea warmer than the air in brighton today => sea-temperature yes-no
`),
)('%s', (question, expected) => {
  const { topics, form, unexplained } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(expected);
  expect(unexplained).toEqual([]);
});

test('where the sun sets is asked by its direction, and when by its hour', () => {
  expect(understood('which direction does the sun set in bath').asksDirection).toBe(true);
  expect(understood('where will the sun rise tomorrow from primrose hill').asksDirection).toBe(true);
  expect(understood('when does the sun set in bath').asksDirection).toBeUndefined();
});
