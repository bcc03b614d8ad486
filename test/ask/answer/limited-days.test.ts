/** Days and parts of days that a limit is held against are listed with the figure that decides, the others not. */
import { expect, test } from 'bun:test';
import type { Interpretation, Threshold } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

/** From today, Saturday 21 November, to Friday 27 November; the hours of day 0 begin at 0. */
const WEEK = span(12, 24 * 7, 'days');

const dayOf = (hour: number): number => Math.floor(hour / 24);

function limit(topic: Threshold['topic'], more: Partial<Threshold>): Threshold {
  const value = more.value ?? 0;
  const unit = more.unit ?? 'celsius';
  return { topic, comparison: 'above', value, upTo: null, unit, text: '', asked: { value, unit: '°C' }, ...more };
}

function asked(
  threshold: Threshold,
  weather: ReturnType<typeof weatherOf>,
  more: Partial<Interpretation> = {},
): string {
  const question = { topics: [threshold.topic], form: 'which-day', threshold, ...more } as const;
  return answered([contextOf(weather, WEEK)], question).text;
}

test('"which days are above 20": those whose highest hour is', () => {
  const weather = weatherOf({ temperatureC: (hour) => (hour % 24 === 15 ? 15 + 2 * dayOf(hour) : 10) });
  expect(asked(limit('temperature', { value: 20, text: 'above 20' }), weather)).toBe(
    '4 days above 20 (the highest temperature) in Leeds from Saturday 21 November to Friday 27 November: Tuesday 24 November (21 °C), Wednesday 25 November (23 °C), Thursday 26 November (25 °C) and Friday 27 November (27 °C).',
  );
});

test('where none is, each is listed, so that one sees what is missing', () => {
  const weather = weatherOf({ gustKmh: (hour) => 30 + dayOf(hour) });
  const text = asked(
    limit('gusts', { value: 64, unit: 'kmh', text: 'over 64 km/h', asked: { value: 64, unit: 'km/h' } }),
    weather,
  );
  expect(text).toStartWith('No days over 64 km/h (the strongest gust) in Leeds');
  for (const day of [21, 22, 23, 24, 25, 26, 27]) expect(text).toContain(` ${day} November (`);
});

test('a limit in percent is held against the chance of rain, and not against its amount', () => {
  const weather = weatherOf({
    precipitationProbabilityPct: (hour) => (dayOf(hour) === 2 ? 10 : 60),
    precipitationMm: 0.2,
  });
  const percent = { comparison: 'below', unit: 'percent', text: 'less than 20%' } as const;
  expect(asked(limit('rain', { ...percent, value: 20, asked: { value: 20, unit: '%' } }), weather)).toContain(
    'Friday 27 November: Monday 23 November (10 %).',
  );
});

test('warm limits from above are those of the day, and not of its night', () => {
  const weather = weatherOf({ temperatureC: (hour) => (hour % 24 === 15 ? (dayOf(hour) === 1 ? 25 : 18) : 8) });
  const text = asked(limit('temperature', { comparison: 'below', value: 20, text: 'under 20' }), weather);
  expect(text).toStartWith('6 days under 20 (the highest temperature)');
  expect(text).not.toContain('Sunday 22 November (');
});

test('evenings are judged by their own hours', () => {
  const weather = weatherOf({
    temperatureC: (hour) => (hour % 24 === 15 ? 25 : hour % 24 === 19 ? 10 + dayOf(hour) : 5),
  });
  const evenings = [0, 1, 2, 3].map((day) =>
    contextOf(weather, { ...span(24 * day + 18, 24 * day + 22, 'hours'), text: 'evenings' }),
  );
  const threshold = limit('temperature', { comparison: 'at-least', value: 12, text: 'at least 12' });
  expect(answered(evenings, { topics: ['temperature'], form: 'which-day', threshold }).text).toContain(
    '18:00–22:00: Monday 23 November (12 °C) and Tuesday 24 November (13 °C).',
  );
});

test('frosty nights and foggy days are those below freezing and below a kilometre of visibility', () => {
  const question = { form: 'which-day' } as const;
  const cold = weatherOf({ temperatureC: (hour) => (hour === 29 ? -1 : 6) });
  const nights = [0, 1].map((day) => contextOf(cold, span(24 * day + 21, 24 * day + 30, 'hours')));
  expect(answered(nights, { ...question, topics: ['ice'] }).text).toStartWith(
    '1 night below freezing (the lowest temperature) in Leeds from Saturday 21 November to Monday 23 November: Saturday 21 November (-1 °C).',
  );
  const fog = weatherOf({ visibilityM: (hour) => (dayOf(hour) === 3 ? 400 : 9000) });
  expect(answered([contextOf(fog, WEEK)], { ...question, topics: ['fog'] }).text).toContain(
    ': Tuesday 24 November (0.4 km).',
  );
});

test('what has to stay above a limit does so only if each night does', () => {
  const mild = weatherOf({ temperatureC: (hour) => (hour === 29 ? 8 : 12) });
  const nights = [0, 1].map((day) => contextOf(mild, span(24 * day + 21, 24 * day + 30, 'hours')));
  const threshold = limit('temperature', { value: 10, text: 'above 10', hours: 'every' });
  const question = { topics: ['temperature'] as const, form: 'yes-no' as const, threshold };
  expect(answered(nights, question).verdict).toBe('no');
  expect(answered(nights.slice(1), question).verdict).toBe('yes');
});

test('"which days will it rain" names no day without rain', () => {
  const rain = weatherOf({
    precipitationMm: (hour) => (hour % 24 === 14 && dayOf(hour) % 3 === 0 ? 2 + dayOf(hour) : 0),
  });
  expect(answered([contextOf(rain, WEEK)], { topics: ['rain'], form: 'which-day' }).text).toBe(
    'Friday 27 November (8 mm) will be the wettest day in Leeds from Saturday 21 November to Friday 27 November. Then Tuesday 24 November (5 mm) and Saturday 21 November (2 mm).',
  );
});
