/** How strong rain is, and when it comes again. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

const RAIN: Partial<Interpretation> = { topics: ['rain'], form: 'yes-no' };

/** Tomorrow from 14 to 16 o'clock, with so much in its second hour. */
function rain(mm: number) {
  return weatherOf({
    precipitationMm: (hour) => (hour === 38 ? 0.6 : hour === 39 ? mm : 0),
    precipitationProbabilityPct: (hour) => (hour === 38 || hour === 39 ? 90 : 0),
  });
}

describe('whether the rain is heavy', () => {
  test('is told by its hour with most of it, and is no yes to less than 4 mm', () => {
    const { verdict, text } = answered([contextOf(rain(2))], { ...RAIN, rainStrength: 'heavy' });
    expect(verdict).toBeNull();
    expect(text).toBe(
      'Rain is expected in Leeds tomorrow (Sunday 22 November). 2.6 mm of rain, with a chance of 90 %. The heaviest rain in an hour: 2 mm (15:00).',
    );
  });

  test('is a yes from more than 4 mm in an hour on (Met Office), and a no where it stays dry', () => {
    expect(answered([contextOf(rain(6))], { ...RAIN, rainStrength: 'heavy' }).verdict).toBe('yes');
    expect(answered([contextOf(weatherOf({}))], { ...RAIN, rainStrength: 'heavy' }).verdict).toBe('no');
  });

  test('has no yes or no where a mere drizzle is asked about', () => {
    for (const weather of [rain(6), rain(1), weatherOf({})])
      expect(answered([contextOf(weather)], { ...RAIN, rainStrength: 'light' }).verdict).toBeNull();
  });
});

describe('when it rains', () => {
  const twice = weatherOf({
    precipitationMm: (hour) => ([33, 34, 40, 44, 45].includes(hour) ? 1 : 0),
    precipitationProbabilityPct: (hour) => ([33, 34, 40, 44, 45].includes(hour) ? 90 : 0),
  });

  test('tells of the showers behind the first one', () => {
    expect(answered([contextOf(twice, span(24, 48))], { topics: ['rain'], form: 'when' }).text).toBe(
      'Dry in Leeds until 09:00; then rain until 11:00. Rain again: 16:00–17:00 and 20:00–22:00.',
    );
  });

  test('tells when it is back, where its end is asked for', () => {
    const { text } = answered([contextOf(twice, span(33, 48))], { topics: ['rain'], form: 'when', negated: true });
    expect(text).toContain('Rain again: 16:00–17:00 and 20:00–22:00.');
  });
});
