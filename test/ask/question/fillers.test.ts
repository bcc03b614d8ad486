/** Thanks, greetings and what leads over from an answer before change nothing of the question behind them. */
import { expect, test } from 'bun:test';
import { withoutFillers } from '../../../src/ask/question/fillers.ts';
import { read, table, understood } from './reading.ts';

const MEANT = table(`
cheers mate, and what about sunday? => general - sunday
how about sunday then => general - sunday
right, and what about next week => general - next week
sorry I meant saturday => general - saturday
no I mean in Leeds tomorrow => general Leeds tomorrow
same for tomorrow please => general - tomorrow
cool. and friday? => general - friday
ok thanks so is it dry then => rain - -
morning! what's the weather doing today => general - today
evening all, any frost tonight? => ice - tonight
fab, how about leeds on friday => general leeds friday
bbq in leeds on sunday, no gazebo, what are the odds => activity leeds sunday
bbq in leeds on sunday without a gazebo => activity leeds sunday
`);

test.each(MEANT)('%s', (question, expected) => {
  const { topics, subjects, unexplained } = understood(question);
  const [{ text, times }] = subjects;
  expect([topics[0], text ?? '-', times[0]?.text ?? '-'].join(' ')).toBe(expected);
  expect(unexplained).toEqual([]);
});

test('a text keeps its length, so that positions in it hold', () => {
  const text = 'And what about Sunday or too early to say?';
  expect(withoutFillers(text)).toHaveLength(text.length);
  expect(withoutFillers(text).trim()).toMatch(/^Sunday +\?$/);
});

test('what is about something else stays so', () => {
  for (const question of ['thanks, what about the money?', 'ok tell me a joke', 'sorry I meant pizza'])
    expect(read(question).kind).toBe('not-about-weather');
});

/** Events of the sky and bare degrees beside everyday words. */
const SKY = table(`
when is sunrise and sunset tomorrow => sunrise,sunset when
is it daytime in Anchorage? => dawn yes-no
is it night in Sydney? => dusk yes-no
are the nights drawing in? => daylight yes-no
best day for sun this week => sun which-day
will my solar battery be full by tomorrow evening? => solar-power yes-no
will it really be 30 tomorrow? => temperature yes-no
any respite from the heat? => temperature when
`);

test.each(SKY)('%s', (question, expected) => {
  const { topics, form } = understood(question);
  expect(`${topics.filter((topic) => topic !== 'general').join()} ${form}`).toBe(expected);
});
