/** Whether it rains or stays dry, on days on which it snows. */
import { expect, test } from 'bun:test';
import { answered, contextOf, weatherOf } from './setting.ts';

const snowy = contextOf(
  weatherOf({
    temperatureC: -3,
    precipitationMm: 1,
    snowfallCm: 0.7,
    precipitationProbabilityPct: 95,
    weatherCode: 73,
  }),
);

test('a day of snow does not stay dry, though it does not rain', () => {
  const rain = answered([snowy], { topics: ['rain'], form: 'yes-no' });
  expect(rain.verdict).toBe('no');
  expect(rain.text).toStartWith('No, snow is expected in Leeds tomorrow (Sunday 22 November).');
  const dry = answered([snowy], { topics: ['rain'], form: 'yes-no', negated: true });
  expect(dry.verdict).toBe('no');
  expect(dry.text).toStartWith('No, snow is expected in Leeds tomorrow (Sunday 22 November).');
});

test('a dry day stays dry', () => {
  const { verdict, text } = answered([contextOf(weatherOf({}))], { topics: ['rain'], form: 'yes-no', negated: true });
  expect(verdict).toBe('yes');
  expect(text).toStartWith('Yes, it should stay dry in Leeds tomorrow (Sunday 22 November).');
});
