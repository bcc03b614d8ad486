/** Days are counted, and runs of them found, by limits that the answer states. */
import { describe, expect, test } from 'bun:test';
import type { DayWish, Interpretation } from '../../../src/ask/question/interpretation.ts';
import { civilDateAt, offsetTable } from '../../../src/time/civil.ts';
import { answered, contextOf, FORECAST, NOW_MS, span, weatherOf } from './setting.ts';

/** The week from today, Saturday 21 November; the hours of day 0 begin at 0. */
const WEEK = span(12, 24 * 7, 'days');

function asked(weather: ReturnType<typeof weatherOf>, days: Partial<DayWish>, more: Partial<Interpretation> = {}) {
  const wish: DayWish = { asks: 'run', kind: 'dry', unit: 'days', length: 1, ...days };
  const form = wish.asks === 'run' || wish.asks === 'longest' ? 'run' : 'count';
  return answered([contextOf(weather, WEEK)], { topics: ['rain'], form, days: wish, ...more });
}

/** 0.2 mm in each of five hours is a millimetre: a rainy day by the WMO; today, Tuesday and Wednesday have them. */
const RAIN_DAYS = [0, 3, 4];
const rain = weatherOf({
  precipitationProbabilityPct: (hour) =>
    RAIN_DAYS.includes(Math.floor(hour / 24)) && hour % 24 >= 14 && hour % 24 < 19 ? 90 : 0,
  precipitationMm: (hour) =>
    RAIN_DAYS.includes(Math.floor(hour / 24)) && hour % 24 >= 14 && hour % 24 < 19 ? 0.2001 : 0,
});

describe('a count', () => {
  test('names the days and the limit', () => {
    expect(asked(rain, { asks: 'count', kind: 'wet', length: null }).text).toBe(
      '3 rainy days in Leeds from Saturday 21 November to Friday 27 November: Saturday 21 November, Tuesday 24 November and Wednesday 25 November. A rainy day has 1 mm or more of rain and snow.',
    );
  });

  test('takes less than a millimetre for dry (WMO)', () => {
    const drizzle = weatherOf({ precipitationMm: (hour) => (hour % 24 === 14 ? 0.9 : 0) });
    expect(asked(drizzle, { asks: 'count', kind: 'wet', length: null }).text).toStartWith('No rainy days in Leeds');
    expect(asked(drizzle, { asks: 'count', kind: 'dry', length: null }).text).toStartWith('7 dry days in Leeds');
  });

  test('takes a low below 0 °C for a frost day, and 0 °C for none (ETCCDI FD0)', () => {
    const cold = weatherOf({ temperatureC: (hour) => (hour % 24 === 5 ? (hour < 48 ? -0.5 : 0) : 6) });
    expect(asked(cold, { asks: 'count', kind: 'frosty', length: null }, { topics: ['ice'] }).text).toStartWith(
      '2 frost days in Leeds',
    );
  });

  test('is not made up where the source has no hours', () => {
    const unknown = weatherOf({ precipitationMm: Number.NaN });
    expect(asked(unknown, { asks: 'count', kind: 'wet', length: null }).text).toContain('is not known');
    const typical = weatherOf({}, { ...FORECAST, source: 'typical' });
    expect(asked(typical, { asks: 'count', kind: 'wet', length: null }).text).toContain('is not known');
  });

  test('of usual days is their share among draws of the season', () => {
    const dry = weatherOf({});
    const wet = weatherOf({ precipitationMm: 0.5 });
    const seasons = [
      { date: civilDateAt(offsetTable('Europe/London', NOW_MS, NOW_MS), NOW_MS), days: 30, weathers: [wet, dry, dry] },
    ];
    const context = contextOf(null, span(0, 24 * 30, 'month', 'typical'), { seasons });
    const question = { topics: ['rain'], form: 'count' } as const;
    const count: DayWish = { asks: 'count', kind: 'wet', unit: 'days', length: null };
    expect(answered([context], { ...question, days: count }).text).toStartWith(
      'Typically about 10 rainy days in Leeds',
    );
    const ever = answered([context], { ...question, days: { ...count, asks: 'ever' } });
    expect(ever.verdict).toBe('yes');
    const never = answered([{ ...context, seasons: [{ ...seasons[0], weathers: [dry] }] }], {
      ...question,
      days: { ...count, asks: 'ever' },
    });
    // Nothing is denied that is only unusual.
    expect(never.verdict).toBeNull();
    expect(answered([context], { ...question, days: { ...count, asks: 'ever' }, asksSafety: true }).verdict).toBe(
      'maybe',
    );
  });
});

describe('a run', () => {
  test('of days is the first that is long enough', () => {
    expect(asked(rain, { length: 2 }).text).toStartWith(
      'The first 2 dry days in a row in Leeds: Sunday 22 November to Monday 23 November.',
    );
    expect(asked(rain, { length: 2 }, { asksWhether: true }).verdict).toBe('yes');
  });

  test('that is not there says how long the longest is', () => {
    const { text, verdict } = asked(rain, { length: 3 }, { asksWhether: true });
    expect(verdict).toBe('no');
    expect(text).toStartWith(
      'No 3 dry days in a row in Leeds from Saturday 21 November to Friday 27 November. At most 2 in a row:',
    );
  });

  test('is probable where rain has a chance, and never a yes to whoever asks if it is safe', () => {
    const risky = weatherOf({ precipitationProbabilityPct: 30 });
    expect(asked(risky, { length: 2 }, { asksWhether: true }).text).toStartWith('Probably: the first 2 dry days');
    expect(asked(risky, { length: 2 }, { asksWhether: true, asksSafety: true }).verdict).toBe('maybe');
  });

  test('of hours begins at the first of them, not before now', () => {
    expect(asked(rain, { unit: 'hours', length: 24 }).text).toStartWith(
      'The first 24 dry hours in a row in Leeds begin at 19:00 on Saturday 21 November; the run lasts until 14:00 on Tuesday 24 November.',
    );
    expect(asked(weatherOf({}), { unit: 'hours', length: 24 }).text).toContain(
      'begin at 12:00 on Saturday 21 November',
    );
  });

  test('of hours holds the limit of the question too', () => {
    const warm = weatherOf({ temperatureC: (hour) => (hour < 30 ? 5 : 12) });
    const threshold = {
      topic: 'temperature',
      comparison: 'above',
      value: 10,
      upTo: null,
      unit: 'celsius',
      text: 'above 10c',
      asked: { value: 10, unit: '°C' },
    } as const;
    expect(asked(warm, { unit: 'hours', length: 24 }, { threshold }).text).toContain('begin at 06:00 on Sunday 22');
  });

  test('of a weekend is its Saturday and Sunday', () => {
    expect(asked(rain, { unit: 'weekends' }).text).toStartWith('No weekend of dry days in Leeds');
    expect(asked(weatherOf({}), { unit: 'weekends' }).text).toStartWith(
      'The next weekend of dry days in Leeds: Saturday 21 November to Sunday 22 November.',
    );
  });

  test('is never told by the climate, which knows no day', () => {
    const climate = weatherOf({}, { ...FORECAST, source: 'typical' });
    expect(asked(climate, { length: 2 }).text).toContain('only a forecast can tell');
  });
});

test('a gale is a mean wind of Beaufort 8; the gusts are told beside it', () => {
  const threshold = {
    topic: 'wind',
    comparison: 'at-least',
    value: 62,
    upTo: null,
    unit: 'kmh',
    text: 'gales',
    asked: { value: 8, unit: 'Beaufort' },
  } as const;
  const { text, verdict } = answered([contextOf(weatherOf({ windKmh: 45, gustKmh: 75 }))], {
    topics: ['wind'],
    form: 'yes-no',
    threshold,
  });
  expect(verdict).toBe('no');
  expect(text).toContain('The limit is a mean wind of 62 km/h; gusts reach 75 km/h.');
});
