/** Questions of a few words: what they name of the weather is wanted, and what is done tells only what for. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

const KEYWORDS = `
pune rain 7pm office commute => rain
hull wind sunday morning cycling => wind
boston snow tonight drive home => snow
lyon rain 4pm picnic => rain
tucson heat hike saturday => temperature
bergen ice tomorrow morning walk to work => ice
golf st andrews friday gusts => gusts
garden party bath sunday showers => rain
camping keswick friday night thunderstorms => thunder
fishing hull saturday fog => fog
`;

test.each(
  KEYWORDS.trim()
    .split('\n')
    .map((line) => line.split(' => ')),
)('%s: %s', (question = '', topic = '') => {
  const { topics, activity } = understood(question);
  expect(topics[0]).toBe(topic as 'rain');
  expect(activity).toBeNull();
});

const SENTENCES = `
is the wind ok for golf in hull on sunday
good wind for sailing in cowes sunday?
golf hull sunday
picnic weather lyon saturday
can i go for a run in the rain tomorrow in leeds
`;

test.each(SENTENCES.trim().split('\n'))('%s: the activity', (question) => {
  expect(understood(question).topics[0]).toBe('activity');
});

const ENDS = `
what's the minimum tonight in hobart => least
minimum tonight hobart => least
what will be the minimum overnight in perth => least
forecast maximum for saturday in cairns => most
what was the max yesterday in cairns => most
lowest tonight leeds? => least
highest today leeds => most
what's tomorrow's top in perth => most
what's the top for tomorrow in hobart => most
tops today adelaide => most
`;

test.each(
  ENDS.trim()
    .split('\n')
    .map((line) => line.split(' => ')),
)('%s: the temperature, %s', (question = '', side = '') => {
  const { topics, extreme, form } = understood(question);
  expect([topics[0], form, extreme]).toEqual(['temperature', 'value', side as 'most']);
});

test('both ends of a day are told together', () => {
  for (const question of ['max and min tomorrow in leeds', 'min and max for the weekend in york']) {
    const { topics, extreme } = understood(question);
    expect([topics[0], extreme]).toEqual(['temperature', null]);
  }
});

test('a figure is told whatever it is wanted for', () => {
  for (const question of [
    'how strong will the wind be in hull for our golf on friday',
    'what temperature can we expect for the run in bath on sunday',
    'what is it going down to tonight in aberdeen',
    'how bad is the wind tomorrow for cycling in leeds',
    'what sort of wind can i expect for golf in hull on tuesday',
  ]) {
    const { form, activity } = understood(question);
    expect([form, activity]).toEqual(['value', null]);
  }
});
