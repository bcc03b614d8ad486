/** Rain is no yes to heavy rain, to a mere drizzle or to rain that lasts. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const STRENGTH = table(`
heavy rain tomorrow? => rain heavy yes-no
is it going to rain hard on saturday => rain heavy yes-no
any downpours this evening => rain heavy yes-no
torrential rain forecast in Leeds? => rain heavy value
will the rain be heavy by 6 => rain heavy yes-no
how heavy is the rain going to be tonight => rain heavy value
is it only going to be drizzle => rain light yes-no
will it just be a few spots of rain later => rain light yes-no
is it nothing more than light rain tomorrow => rain light yes-no
heavy rain or just drizzle tomorrow => rain light value
will it rain tomorrow => rain undefined yes-no
is there drizzle in the forecast => rain undefined yes-no
`);

test.each(STRENGTH)('%s', (question, expected) => {
  const { topics, rainStrength, form } = understood(question);
  expect(`${topics[0]} ${rainStrength} ${form}`).toBe(expected);
});

const LASTING = table(`
is this just a shower or is it here for the day => when
only showers this afternoon? => when
has the rain set in => when
is it set in for the afternoon => when
will it rain for long => when
showers on and off tomorrow? => when
will it rain all day => count
`);

test.each(LASTING)('how long it lasts: %s', (question, expected) => {
  const { topics, form } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(`rain ${expected}`);
});

test('more than an hour of rain is asked of the day', () => {
  const [{ times }] = understood('will it rain for more than an hour').subjects;
  expect(times.map(({ grain }) => grain)).toEqual(['day']);
});
