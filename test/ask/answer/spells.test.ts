/** The first part of a day that is of a kind, the end of a warm or a cold spell, limits kept all the time, deep twilight. */
import { describe, expect, test } from 'bun:test';
import type { DayWish, Threshold } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

/** The hours of day 0, Saturday 21 November, begin at 0; the question is asked at noon. */
const WEEK = span(12, 24 * 7, 'days');

describe('the end of a spell', () => {
  /** Days of so many degrees by day. */
  const days = (...highs: readonly number[]) =>
    weatherOf({ temperatureC: (hour) => (highs[Math.floor(hour / 24)] ?? 10) - (hour % 24 === 14 ? 0 : 2) });
  const asked = (turn: 'warmer' | 'cooler', ...highs: readonly number[]) =>
    answered([contextOf(days(...highs), WEEK)], { topics: ['temperature'], form: 'when', turn }).text;

  test('is the first day that is three degrees cooler, or warmer', () => {
    expect(asked('cooler', 15, 15, 13, 12, 8, 8, 8)).toBe(
      'The first clearly cooler day in Leeds: Tuesday 24 November, with a high of 12 °C after 15 °C.',
    );
    expect(asked('warmer', 5, 5, 7, 9, 9, 9, 9)).toBe(
      'The first clearly warmer day in Leeds: Tuesday 24 November, with a high of 9 °C after 5 °C.',
    );
  });

  test('is not made up where no day is another', () => {
    expect(asked('cooler', 15, 15, 14, 13, 14, 16, 15)).toBe(
      'No clearly cooler day in Leeds up to Friday 27 November: highs of 13 °C to 16 °C.',
    );
  });
});

describe('the first part of a day of a kind', () => {
  const nights = [0, 1, 2].map((day) => contextOf(clouds(), span(24 * day + 21, 24 * day + 30, 'hours')));
  const wish: DayWish = { asks: 'run', kind: 'sunny', isPart: true, unit: 'days', length: 1 };

  function clouds() {
    return weatherOf({ cloudPct: (hour) => (hour < 48 ? 90 : 10) });
  }

  test('is judged by the clouds at night, when there is no sun', () => {
    const { text } = answered(nights, { topics: ['sun'], form: 'run', days: wish });
    expect(text).toStartWith(
      'The first time like that in Leeds: from 21:00 on Monday 23 November to 06:00 on Tuesday 24 November. 10 % cloud cover',
    );
  });

  test('is none where no part is of the kind, and then each is told', () => {
    const { text } = answered(nights.slice(0, 2), { topics: ['sun'], form: 'run', days: wish });
    expect(text).toStartWith('No time like that in Leeds until 06:00 on Monday 23 November. 90 % cloud cover');
  });

  test('is as uncertain as itself, and not as the last that was searched', () => {
    const week = [0, 1, 2, 3, 4, 5, 6, 7].map((day) =>
      contextOf(weatherOf({ cloudPct: (hour) => (hour < 48 ? 90 : 10) }), span(24 * day + 21, 24 * day + 30, 'hours')),
    );
    expect(answered(week, { topics: ['sun'], form: 'run', days: wish }).text).not.toContain('days ahead');
    expect(answered(week.slice(7), { topics: ['sun'], form: 'run', days: wish }).text).toContain(
      'That is 7 days ahead',
    );
  });

  test('is of all the kinds that are asked for', () => {
    const windy = weatherOf({ cloudPct: 10, windKmh: (hour) => (hour < 48 ? 60 : 5) });
    const parts = [1, 2].map((day) => contextOf(windy, span(24 * day + 6, 24 * day + 12, 'hours')));
    const { text } = answered(parts, { topics: ['sun'], form: 'run', days: { ...wish, alsoOf: ['calm'] } });
    expect(text).toContain('on Monday 23 November from 06:00 to 12:00');
  });
});

describe('a limit that every hour has to keep', () => {
  const limit: Threshold = {
    topic: 'temperature',
    comparison: 'above',
    value: 10,
    upTo: null,
    unit: 'celsius',
    text: 'above 10c',
    asked: { value: 10, unit: '°C' },
  };
  const weather = weatherOf({ temperatureC: (hour) => (hour < 24 ? 15 : 5) });
  const question = { topics: ['temperature'], form: 'yes-no' } as const;
  const night = contextOf(weather, span(18, 30, 'hours'));

  test('is judged by the coldest hour, and one that an hour crosses by the warmest', () => {
    expect(answered([night], { ...question, threshold: { ...limit, hours: 'every' } }).verdict).toBe('no');
    expect(answered([night], { ...question, threshold: limit }).verdict).toBe('yes');
  });

  test('is named without its verb and with its unit', () => {
    const dropping: Threshold = { ...limit, comparison: 'below', text: 'drop below 10c' };
    expect(answered([night], { ...question, threshold: dropping }).text).toContain('(asked: below 10 °C)');
  });
});

describe('deep twilight', () => {
  test('ends later than civil twilight, at Leeds in November', () => {
    const evening = contextOf(weatherOf({}), span(12, 24, 'day'));
    const { text } = answered([evening], { topics: ['dusk'], form: 'when', twilight: 'astronomical' });
    // Two hours after sunset at 54° N in late November.
    expect(text).toMatch(/^(?:17:5\d|18:0\d): it gets dark in Leeds .* at the end of astronomical twilight/);
  });
});

test('the last rain of an amount is a day’s, and not an hour’s', () => {
  // Two hours of 6 mm each on day -2, and one of 3 mm on day -1.
  const weather = weatherOf({ precipitationMm: (hour) => (hour === -40 || hour === -39 ? 6 : hour === -20 ? 3 : 0) });
  const limit: Threshold = {
    topic: 'rain',
    comparison: 'at-least',
    value: 10,
    upTo: null,
    unit: 'mm',
    text: '10 mm or more',
    asked: { value: 10, unit: 'mm' },
  };
  const days = contextOf(weather, span(-72, 12, 'days', 'past'));
  const { text } = answered([days], { topics: ['rain'], form: 'last', threshold: limit });
  expect(text).toContain('12 mm fell that day');
});
