/** A clock time beside the sun that is asked for a date is a limit, and none that is dropped. */
import { expect, test } from 'bun:test';
import { understood } from './reading.ts';

test.each([
  ['when does the sun set before 8 again', 'sunset before 1200'],
  ['what date is sunset before 8pm', 'sunset before 1200'],
  ['when will sunset be before 7.30', 'sunset before 1170'],
  ['when does the sun set after 9pm', 'sunset after 1260'],
  ['first day sunrise is after 7am', 'sunrise after 420'],
  ['when does it get dark before 8pm', 'dusk before 1200'],
  ['when will it be dark at 8 in the evening', 'dusk before 1200'],
  ['what date does it get dark by 5pm', 'dusk before 1020'],
  ['when is it light until 9pm', 'dusk after 1260'],
  ['when will it be light at 6am', 'dawn before 360'],
  ['when is it dark at 7am', 'dawn after 420'],
])('%s', (question, meaning) => {
  const { sunLimit } = understood(question);
  expect(sunLimit && `${sunLimit.event} ${sunLimit.side} ${sunLimit.minute}`).toBe(meaning);
});

test.each([
  'when does it get dark',
  'when does it get dark tonight, before 10',
  'does it get dark before 10',
  'when should i leave to be home before dark at 6',
  'is it light at 5am',
  'what time is sunset on 3 august',
])('what asks for no date has none: %s', (question) => expect(understood(question).sunLimit).toBeUndefined());
