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
