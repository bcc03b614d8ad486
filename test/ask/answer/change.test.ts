/** A change is told by the figure now and the one that it comes to; a yes wants a clear difference. */
import { expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

/** 40 km/h at noon, 20 from 18:00 on. */
const wind = (hour: number): number => (hour < 18 ? 40 : 20);

function told(change: NonNullable<Interpretation['change']>, more: Partial<Interpretation> = {}, time = span(12, 24)) {
  const context = contextOf(weatherOf({ windKmh: wind, temperatureC: (hour) => 10 - hour / 10 }), time);
  const { verdict, sentences } = answered([context], { topics: ['wind'], form: 'yes-no', change, ...more });
  return [verdict, ...sentences].join(' ');
}

test('the wind drops by more than a force of the Beaufort scale, or does not', () => {
  expect(told({ to: 'less', when: 'coming' })).toBe(
    'yes Yes, the wind in Leeds goes from 40 km/h at 12:00 to 20 km/h at 18:00.',
  );
  expect(told({ to: 'less', when: 'coming' }, {}, span(12, 17, 'hours'))).toBe(
    'no No, the wind in Leeds stays at 40 km/h until 17:00 on Saturday 21 November, after 40 km/h at 12:00.',
  );
  expect(told({ to: 'more', when: 'coming' })).toStartWith(
    'no No, the wind in Leeds stays between 20 km/h and 40 km/h',
  );
});

test('what has changed is told by the hours before, and either way by both ends', () => {
  expect(told({ to: 'less', when: 'done' })).toStartWith('no No, the wind in Leeds stays at 40 km/h');
  expect(told({ to: 'either', when: 'coming' }, { topics: ['temperature'], form: 'value' })).toBe(
    ' The temperature in Leeds stays between 8 °C and 9 °C until 00:00 on Sunday 22 November, after 9 °C at 12:00.',
  );
  expect(told({ to: 'direction', when: 'coming' }, { form: 'value' })).toBe(
    ' The wind in Leeds comes from the SW at 12:00, from the SW at 23:00 on Saturday 21 November.',
  );
});

test('over days either end is at the same hour, since each day warms up and cools down again', () => {
  const warmth = (perDay: number) => (hour: number) => 20 - Math.abs((hour % 24) - 15) + perDay * Math.floor(hour / 24);
  const overDays = (perDay: number): string => {
    const context = contextOf(weatherOf({ temperatureC: warmth(perDay) }), span(15, 96, 'days'));
    const change = { to: 'either', when: 'coming' } as const;
    return answered([context], { topics: ['temperature'], form: 'value', change }).sentences.join(' ');
  };
  expect(overDays(0)).not.toContain(' goes from ');
  expect(overDays(2)).toContain(
    ' goes from 17 °C at 12:00 on Saturday 21 November to 23 °C at 12:00 on Tuesday 24 November',
  );
});
