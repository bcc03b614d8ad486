/** The form of short questions: a yes or no where something is said to be coming, or still there. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  ['heatwave coming?', 'yes-no'],
  ['cold snap coming or nah', 'yes-no'],
  ['storm coming or not', 'yes-no'],
  ['still raining in Leeds?', 'yes-no'],
  ['still foggy out there?', 'yes-no'],
  ['how much rain coming in Leeds?', 'value'],
  ['what weather is coming?', 'value'],
])('%s', (question, form) => expect(understood(question).form).toBe(form));

test('what still is, is so now, and what may be coming is of the days ahead', () => {
  expect(understood('still raining in Leeds?').subjects[0].times[0].grain).toBe('now');
  expect(understood('any sign of a heatwave').subjects[0].times[0].grain).toBe('days');
  expect(understood('still blowing a gale in Wellington?')).toMatchObject({ topics: ['wind'], form: 'yes-no' });
});
