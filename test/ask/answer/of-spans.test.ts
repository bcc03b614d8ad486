/** What is told of a time as a whole, from weather that is known. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { emptyColumns } from '../../../src/weather/hourly.ts';
import { answered, contextOf, FORECAST, span, weatherOf } from './setting.ts';

type Context = ReturnType<typeof contextOf>;

function told(contexts: readonly Context[], more: Partial<Interpretation>): string {
  return answered([...contexts], more).sentences.join(' ');
}

/** 4 °C at 4:00 and 14 °C at 16:00, a degree more each day. */
const daily = (hour: number): number => {
  const ofDay = ((hour % 24) + 24) % 24;
  return 9 - 5 * Math.cos(((ofDay - 4) / 12) * Math.PI) + Math.floor(hour / 24);
};

describe('a time as a whole', () => {
  const week = () => contextOf(weatherOf({ temperatureC: daily }), span(24, 24 * 4, 'days'));

  test('has a mean, and one of its highs', () => {
    expect(told([week()], { topics: ['temperature'], form: 'value', span: 'mean' })).toContain(
      '11 °C on average, within 5 to 17 °C',
    );
    expect(told([week()], { topics: ['temperature'], form: 'value', span: 'mean', extreme: 'most' })).toContain(
      '16 °C on average.',
    );
  });

  test('has a mean of rain a day, beside the sum', () => {
    const wet = contextOf(weatherOf({ precipitationMm: (hour) => (hour === 30 ? 6 : 0) }), span(24, 24 * 4, 'days'));
    expect(told([wet], { topics: ['rain'], form: 'value', span: 'mean' })).toContain('2 mm of rain a day on average');
  });

  test('has a swing from night to day', () => {
    expect(told([week()], { topics: ['temperature'], form: 'value', span: 'swing' })).toContain(
      '10 °C on average between the lowest and the highest of a day',
    );
  });

  test('has its worst before now or after, and no yes or no', () => {
    const rain = contextOf(weatherOf({ precipitationMm: (hour) => (hour === 9 ? 4 : hour === 20 ? 1.5 : 0) }));
    const answer = answered([rain], { topics: ['rain'], form: 'value', span: 'worst' });
    expect(answer.verdict).toBeNull();
    expect(answer.sentences[0]).toContain('up to 4 mm in the last 12 hours, at 09:00');
    expect(answer.sentences[0]).toContain('up to 1.5 mm in the next 24 hours, at 20:00');
    expect(answer.sentences[1]).toContain('strongest gust');
  });

  test('has its own change of pressure', () => {
    const falling = contextOf(weatherOf({ seaLevelPressureHpa: (hour) => 1020 - hour / 4 }), {
      ...span(24, 48),
      text: 'tomorrow',
    });
    expect(told([falling], { topics: ['pressure'], form: 'value' })).toContain('falling slowly: -6 hPa in 24 hours');
  });
});

describe('two nights', () => {
  /** 9 °C at the coldest of the first night and 8 °C of the second, whose evening is warm. */
  const warmth = (hour: number): number => (hour === 2 ? 9 : hour === 28 ? 8 : hour === 19 ? 20 : 12);
  const night = (fromHour: number, toHour: number) =>
    contextOf(weatherOf({ temperatureC: warmth }), span(fromHour, toHour, 'hours'));

  test('are told apart by their coldest hours, and not by an evening that one of them has', () => {
    const nights = [night(18, 30), night(-3, 6)];
    const answer = answered(nights, { topics: ['temperature'], form: 'compare', asksWhether: true, extreme: 'least' });
    expect(answer.verdict).toBe('yes');
    expect(answer.text).toContain('1 °C colder than');
    expect(answer.text).toContain('8 °C against 9 °C');
    expect(answer.text).toContain('from 21:00');
    expect(answer.text).not.toContain('18:00');
  });
});

test('spans of days are compared by the means of their highs, and the answer says so', () => {
  const weather = weatherOf({ temperatureC: daily });
  const two = [contextOf(weather, span(24, 24 * 4, 'days')), contextOf(weather, span(24 * 5, 24 * 9, 'days'))];
  const answer = told(two, { topics: ['temperature'], form: 'compare' });
  expect(answer).toContain('21 °C against 16 °C');
  expect(answer).toContain('These are means of the daily highs.');
});

test('a usual share of days names the rain from which an hour counts, in millimetres everywhere', () => {
  const usualRange = { low: emptyColumns(1), high: emptyColumns(1) };
  const weather = {
    ...weatherOf({ precipitationMm: 0.2, precipitationProbabilityPct: 5 }, { ...FORECAST, source: 'typical' }),
    usualRange,
  };
  const march = contextOf(weather, span(24, 24 * 6, 'days', 'typical'));
  for (const units of ['metric', 'imperial'] as const) {
    expect(answered([march], { topics: ['rain'], form: 'value' }, units).text).toContain(
      'with 0.1 mm or more in some hour on',
    );
  }
});
