/** Whether something lasts, or stays away, for as many hours as the question wants. */
import { expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, FORECAST, span, TOMORROW, weatherOf } from './setting.ts';

const YESTERDAY = span(-24, 0, 'day', 'past');
/** Tomorrow's hours begin with hour 24. */
const rainAt = (...hours: number[]) => ({
  precipitationMm: (hour: number) => (hours.includes(hour - 24) ? 1 : 0),
  precipitationProbabilityPct: (hour: number) => (hours.includes(hour - 24) ? 90 : 0),
});
const dryFor = (lengthHours: number, more: Partial<Interpretation> = {}): Partial<Interpretation> => ({
  topics: ['rain'],
  form: 'yes-no',
  negated: true,
  lengthHours,
  ...more,
});
const EVERY_THIRD = rainAt(0, 3, 6, 9, 12, 15, 18, 21);

test('yes names the first hours on end that are long enough', () => {
  const wet = contextOf(weatherOf(rainAt(0, 1, 2, 5, 6, 11, 12, 20)), TOMORROW);
  expect(answered([wet], dryFor(4))).toMatchObject({
    verdict: 'yes',
    text: 'Yes, 07:00–11:00 will be without rain in Leeds tomorrow (Sunday 22 November).',
  });
  expect(answered([wet], dryFor(5)).text).toBe(
    'Yes, 13:00–20:00 will be without rain in Leeds tomorrow (Sunday 22 November).',
  );
});

test('no names the longest there is', () => {
  expect(answered([contextOf(weatherOf(EVERY_THIRD), TOMORROW)], dryFor(3))).toMatchObject({
    verdict: 'no',
    text: 'No, the longest time without rain in Leeds tomorrow (Sunday 22 November) will be 01:00–03:00: 2 h 0 min.',
  });
  expect(
    answered([contextOf(weatherOf({ precipitationMm: 1, precipitationProbabilityPct: 90 }), TOMORROW)], dryFor(1)).text,
  ).toBe('No, no hour is without rain in Leeds tomorrow (Sunday 22 November).');
});

test('dry hours with a chance of rain are probable, and those without one come first', () => {
  const doubtful = { precipitationProbabilityPct: (hour: number) => (hour < 36 ? 40 : 0) };
  expect(answered([contextOf(weatherOf(doubtful), TOMORROW)], dryFor(6)).text).toBe(
    'Yes, 12:00–24:00 will be without rain in Leeds tomorrow (Sunday 22 November).',
  );
  expect(answered([contextOf(weatherOf({ precipitationProbabilityPct: 40 }), TOMORROW)], dryFor(6)).text).toStartWith(
    'Probably: 00:00–24:00 will be without rain in Leeds',
  );
});

test('hours within the time alone count', () => {
  const evening = span(41, 44, 'hours');
  expect(answered([contextOf(weatherOf({}), evening)], dryFor(3)).verdict).toBe('yes');
  expect(answered([contextOf(weatherOf({}), evening)], dryFor(4)).verdict).toBe('no');
});

test('what is asked for may also be there, be over, or be a limit', () => {
  const windy = { windKmh: (hour: number) => (hour >= 34 && hour < 38 ? 50 : 10) };
  expect(answered([contextOf(weatherOf(windy), TOMORROW)], dryFor(4, { topics: ['wind'], negated: false })).text).toBe(
    'Yes, strong wind is expected 10:00–14:00 in Leeds tomorrow (Sunday 22 November).',
  );
  expect(answered([contextOf(weatherOf({}), YESTERDAY)], dryFor(4)).text).toBe(
    'Yes, 00:00–24:00 was without rain in Leeds yesterday (Friday 20 November).',
  );
});

test('"when" is told the hours without a yes', () => {
  const wet = contextOf(weatherOf(EVERY_THIRD), TOMORROW);
  expect(answered([wet], dryFor(2, { form: 'when' }))).toMatchObject({
    verdict: null,
    text: '01:00–03:00 will be without rain in Leeds tomorrow (Sunday 22 November).',
  });
});

test('a climate has no hours to judge', () => {
  const usual = contextOf(weatherOf({ precipitationMm: 0.1 }, { ...FORECAST, source: 'typical' }), TOMORROW);
  expect(answered([usual], dryFor(4)).text).not.toContain('without rain');
});
