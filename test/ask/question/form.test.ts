/** The form of short questions: a yes or no where something is said to be coming, or still there. */
import { expect, test } from 'bun:test';
import type { Form } from '../../../src/ask/question/interpretation.ts';
import { understood } from './reading.ts';

test.each<[question: string, form: Form]>([
  ['heatwave coming?', 'yes-no'],
  ['next rain in Adelaide', 'when'],
  ['dog walk now or wait an hour', 'compare'],
  ['cold snap coming or nah', 'yes-no'],
  ['storm coming or not', 'yes-no'],
  ['still raining in Leeds?', 'yes-no'],
  ['still foggy out there?', 'yes-no'],
  ['how much rain coming in Leeds?', 'value'],
  ['what weather is coming?', 'value'],
])('%s', (question, form) => expect(understood(question).form).toBe(form));

test('a part of an event whose date is not known here says so', () => {
  expect(understood('wimbledon first week forecast').undated).toBe('wimbledon first week');
  expect(understood('weather for the second week of the school holidays').undated).toBe(
    'second week of the school holidays',
  );
  expect(understood('weather in the first week of July').undated).toBeUndefined();
});

test('what still is, is so now, and what may be coming is of the days ahead', () => {
  expect(understood('still raining in Leeds?').subjects[0].times[0].grain).toBe('now');
  expect(understood('any sign of a heatwave').subjects[0].times[0].grain).toBe('days');
  expect(understood('still blowing a gale in Wellington?')).toMatchObject({ topics: ['wind'], form: 'yes-no' });
});

test('what is asked is read behind what it is asked for', () => {
  expect(understood('is Dublin wetter than Manchester').subjects.map(({ place }) => place.name)).toEqual([
    'Dublin',
    'Manchester',
  ]);
  expect(understood('is there still snow in Whistler').topics[0]).toBe('snow-depth');
  expect(understood('will there be play at Headingley')).toMatchObject({ topics: ['rain'], negated: true });
  expect(understood('any tropical storms in the gulf').topics).toEqual(['storms-at-sea']);
  expect(understood('bike commute tomorrow 6.30am in Cambridge, ok?').activity).toBe('cycling');
  expect(understood('party in the park saturday, should i book the hall instead')).toMatchObject({ negated: true });
  expect(understood('when is the best time to go to the Azores').topics[0]).toBe('visit');
  expect(understood('spraying near Lincoln, when is the next dry spell').subjects[0].times[0].grain).toBe('days');
});
