/** Which heights above a place a question asks about. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const QUESTIONS = table(`
how cold at 800 m above Keswick on saturday => 800
temperature at 2000m near Chamonix on saturday => 2000
how cold is it at 3000 ft above Fort William tonight => 914
wind on the tops in the Cairngorms tomorrow => tops
temperature in Leeds tomorrow => none
will it be windy at the top of the hour in Leeds => none
800 m race in Leeds tomorrow, will it rain => none
what is it like up Ben Nevis tomorrow => none
`);

test.each(QUESTIONS)('%s', (question, height) => {
  const { altitude } = understood(question);
  const metres = altitude?.metres ?? null;
  expect(altitude === undefined ? 'none' : metres === null ? 'tops' : String(Math.round(metres))).toBe(height);
});
