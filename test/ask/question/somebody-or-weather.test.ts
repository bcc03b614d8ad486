/** "I have to drop the kids off" is no wind that drops: what somebody does is no change of the weather. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const DONE_BY_SOMEBODY = table(`
will it be windy tomorrow i have to drop the kids off => wind yes-no
is it windy in poole, going down the beach => wind yes-no
is it going to be hot tomorrow going up a mountain in snowdonia => temperature yes-no
is it humid today, trying to settle the baby => humidity yes-no
is it gusty at the marina, need to build a shed => gusts yes-no
is it cloudy isn't it, i wanna go paragliding at devils dyke => cloud yes-no
is it hot in seville, thinking of going to cool off => temperature value
`);

test.each(DONE_BY_SOMEBODY)('%s', (question, expected) => {
  const { topics, form, change, turn } = understood(question);
  expect(`${topics[0]} ${form}`).toBe(expected);
  expect([change, turn]).toEqual([undefined, undefined]);
});

const CHANGES = table(`
will the temperature go down tonight => less
is the wind going to die down later => less
will the wind pick up in the afternoon => more
are the clouds going by lunch => less
is the temp going down to 5 tonight => less
will it cool down enough to open the window tonight => less
`);

test.each(CHANGES)('%s', (question, expected) => {
  const { change, threshold } = understood(question);
  expect(change?.to ?? (threshold === null ? undefined : 'less')).toBe(expected as 'less' | 'more');
});

/** What is waited for, and the words that wait for it. */
const WAITED_FOR = table(`
when is it going to stop being so hot => temperature when cooler
when will it stop being so cold => temperature when warmer
any sign of summer yet => temperature when warmer
when's the sun coming back => sun when -
is the sun going to show its face today => sun yes-no -
when will the sun come up tomorrow => sunrise when -
how cold is it gonna get => temperature value -
is it getting lighter in the evenings still => daylight yes-no -
golden hr sat brighton => golden-hour value -
dew pt leeds tonight => dew-point value -
is the sea at barry island warm enough for the kids => sea-temperature yes-no -
how warm's the water at brighton beach this weekend => sea-temperature value -
grass temp tonight norwich => soil value -
is it warm enough to leave the windows open tonight => temperature yes-no -
is it dry enough to wash the car => rain yes-no -
`);

test.each(WAITED_FOR)('%s', (question, expected) => {
  const { topics, form, turn } = understood(question);
  expect([topics[0], form, turn ?? '-'].join(' ')).toBe(expected);
});
