/** A height that a question asks about is never answered with the values of the valley without a word. */
import { describe, expect, test } from 'bun:test';
import type { Interpretation } from '../../../src/ask/question/interpretation.ts';
import { answered, contextOf, span, weatherOf } from './setting.ts';

/** The forecast is of 50 m. */
const WEATHER = weatherOf({ temperatureC: 15, windKmh: 20 });
const AT_NOON = span(36, 37, 'hours');

const ask = (question: Partial<Interpretation>) => answered([contextOf(WEATHER, AT_NOON)], question).text;

describe('a height above the place', () => {
  test('has its temperature by the standard atmosphere: 6.5 °C colder for each kilometre', () => {
    const text = ask({ topics: ['temperature'], altitude: { metres: 1050 } });
    expect(text).toStartWith('9 °C in Leeds');
    expect(text).toContain('reckoned for 1050 m from that at 50 m, with 6.5 °C for each 1000 m');
  });

  test('has no wind of its own', () => {
    const text = ask({ topics: ['wind'], altitude: { metres: 1050 } });
    expect(text).toContain('Wind of 20 km/h');
    expect(text).toContain('The values are of 50 m above the sea, and not of 1050 m.');
  });

  test('that is that of the forecast needs no word', () => {
    expect(ask({ topics: ['temperature'], altitude: { metres: 100 } })).not.toContain('above the sea');
  });

  test('without a figure is said to be another', () => {
    expect(ask({ topics: ['wind'], altitude: { metres: null } })).toContain('higher up it is windier');
  });
});
