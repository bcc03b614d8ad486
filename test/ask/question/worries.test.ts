/** A yes to a worry means bad weather, so that fine weather leads with no. */
import { expect, test } from 'bun:test';
import { table, understood } from './reading.ts';

const WORRIES = table(`
should I be worried about the weather for our picnic in York tomorrow => outdoor-event
will the weather ruin our picnic in Whitby at the weekend => outdoor-event
is the heat going to be a problem for my run in Madrid tomorrow => running
will the weather be a problem for the wedding in Hove on friday => outdoor-event
any issues with the weather for our garden party in Hove on friday => outdoor-event
will the wind spoil our tennis in Hove tomorrow => tennis
is rain going to ruin my hike in York on thursday => hiking
should I worry about rain for the picnic in York tomorrow => outdoor-event
is bad weather going to wreck our golf in York tomorrow => golf
will the weather put a dampener on the wedding in Hove on friday => outdoor-event
will the weather let us down for the garden party in York tomorrow => outdoor-event
do I need to cancel my bike ride in York tomorrow => cycling
`);

test.each([...WORRIES])('%s', (question, activity) => {
  const read = understood(question);
  expect({ activity: read.activity, negated: read.negated, form: read.form }).toEqual({
    activity,
    negated: true,
    form: 'yes-no',
  });
});

test('the weather as a whole may be worried about, and a single danger of it', () => {
  expect(understood('should I be worried about the weather in Leeds tomorrow')).toMatchObject({
    topics: ['general'],
    negated: true,
    form: 'yes-no',
  });
  expect(understood('do I have to worry about frost in Leeds tonight')).toMatchObject({
    topics: ['ice'],
    negated: false,
  });
});

test('what is no worry is asked for itself', () => {
  for (const question of ['can i hang the washing out today', 'is it a good day for a picnic in York'])
    expect(understood(question).negated).toBe(false);
});
