/** What is wanted together is answered together: no yes where one of it fails, and the hours in which all of it holds. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation, Threshold, WantedCondition } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, TOMORROW, weatherOf } from './setting.ts';

const limit = (topic: Threshold['topic'], value: number, text: string, unit: Threshold['unit']): WantedCondition => ({
  topic,
  negated: false,
  extreme: null,
  threshold: {
    topic,
    comparison: text.startsWith('under') ? 'below' : 'above',
    value,
    upTo: null,
    unit,
    text,
    asked: { value, unit },
  },
});

const DRY: WantedCondition = { topic: 'rain', negated: true, extreme: null, threshold: null };
const ABOVE_TEN = limit('temperature', 10, 'above 10 degrees', 'celsius');
const UNDER_20 = limit('wind', 20, 'under 20 km/h', 'kmh');

const question = (asks: 'whether' | 'hours' | 'any-hours', form: Interpretation['form']): Partial<Interpretation> => ({
  topics: ['rain', 'wind', 'temperature'],
  form,
  conditions: { all: [DRY, UNDER_20, ABOVE_TEN], asks },
});

/** Warm from 11 to 18, windy until 13, rain from 16 on, tomorrow. */
const MIXED = weatherOf({
  temperatureC: (hour) => (hour >= 35 && hour < 42 ? 14 : 6),
  windKmh: (hour) => (hour < 37 ? 30 : 10),
  precipitationMm: (hour) => (hour >= 40 ? 2 : 0),
  precipitationProbabilityPct: (hour) => (hour >= 40 ? 90 : 0),
});
const FINE = weatherOf({ temperatureC: 14, windKmh: 10 });
const COLD = weatherOf({ temperatureC: 2, windKmh: 10 });
const IN_LEEDS = 'in Leeds tomorrow (Sunday 22 November)';
const ALL = 'ry, with wind under 20 km/h and with temperature above 10 degrees together';

describe('several things that are wanted together', () => {
  test('have the hours in which all hold', () => {
    const { verdict, text } = answered([contextOf(MIXED, TOMORROW)], question('hours', 'when'));
    expect(verdict).toBeNull();
    expect(text).toStartWith(`D${ALL} ${IN_LEEDS}: 13:00–16:00.`);
  });

  test('are a yes to "any time" where some hours hold, and a no where none does', () => {
    expect(answered([contextOf(MIXED, TOMORROW)], question('any-hours', 'yes-no'))).toMatchObject({ verdict: 'yes' });
    const never = answered([contextOf(COLD, TOMORROW)], question('any-hours', 'yes-no'));
    expect(never.verdict).toBe('no');
    expect(never.text).toStartWith(`No, no hour ${IN_LEEDS} will be d${ALL.replace(/ together$/, '')} at once.`);
  });

  test('are a yes only where each of them is', () => {
    expect(answered([contextOf(FINE, TOMORROW)], question('whether', 'yes-no')).verdict).toBe('yes');
    const mixed = answered([contextOf(MIXED, TOMORROW)], question('whether', 'yes-no'));
    expect(mixed.verdict).toBe('no');
    expect(mixed.text).toContain(`D${ALL} ${IN_LEEDS}: 13:00–16:00.`);
    expect(answered([contextOf(COLD, TOMORROW)], question('whether', 'yes-no')).verdict).toBe('no');
  });

  test('say that they hold all the time', () => {
    const { text } = answered([contextOf(FINE, span(34, 40, 'hours'))], question('hours', 'when'));
    expect(text).toContain(
      'Every hour in Leeds tomorrow (Sunday 22 November) from 10:00 to 16:00 will be dry, with wind under 20 km/h and',
    );
  });
});
