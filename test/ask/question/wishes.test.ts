/** The units and the length of time that a question wants. */
import { describe, expect, test } from 'bun:test';
import type { AskedUnits } from '../../../src/ask/question/asked-unit.ts';
import { askedUnits, unitMentions } from '../../../src/ask/question/asked-units.ts';
import type { Topic } from '../../../src/ask/question/interpretation.ts';
import { plainText } from '../../../src/ask/question/text.ts';
import { wantedLength } from '../../../src/ask/question/wanted-length.ts';

function units(text: string, topics: readonly Topic[]): AskedUnits {
  return askedUnits(unitMentions(plainText(text)), null, topics);
}

describe('a unit without a number is the one that is wanted', () => {
  test.each<[text: string, topics: Topic[], units: AskedUnits]>([
    ["what's the temp in Chicago in celsius", ['temperature'], { temperature: 'celsius' }],
    ['Leeds in °F', [], { temperature: 'fahrenheit' }],
    ['weather in F please', [], { temperature: 'fahrenheit' }],
    ['degrees centigrade', ['temperature'], { temperature: 'celsius' }],
    ['temperature in kelvin', ['temperature'], { temperature: 'kelvin' }],
    ['wind in knots', ['wind'], { speed: 'knots' }],
    ['wind speed (m/s)', ['wind'], { speed: 'ms' }],
    ['wind in metres per second', ['wind'], { speed: 'ms' }],
    ['wind in miles per hour', ['wind'], { speed: 'mph' }],
    ['wind in miles', ['wind'], { speed: 'mph' }],
    ['wind km/h', ['wind'], { speed: 'kmh' }],
    ['what force is the wind', ['wind'], { speed: 'beaufort' }],
    ['wind on the beaufort scale', ['wind'], { speed: 'beaufort' }],
    ['what wind force', ['wind'], { speed: 'beaufort' }],
    ['how many inches of snow', ['snow'], { rain: 'in', snow: 'in' }],
    ['how many mm of rain', ['rain'], { rain: 'mm' }],
    ['snow in cm', ['snow'], { snow: 'cm' }],
    ['snow in feet', ['snow'], { snow: 'ft' }],
    ['visibility in feet', ['fog'], { visibility: 'ft' }],
    ['visibility in miles', ['fog'], { visibility: 'miles' }],
    ['pressure in mmHg', ['pressure'], { pressure: 'mmHg' }],
    ['pressure in millibars', ['pressure'], { pressure: 'hPa' }],
    ['pressure in inches', ['pressure'], { pressure: 'inHg' }],
    [
      'in metric units',
      [],
      { temperature: 'celsius', speed: 'kmh', rain: 'mm', snow: 'cm', pressure: 'hPa', visibility: 'km' },
    ],
    ['temperature in fahrenheit and wind in knots', [], { temperature: 'fahrenheit', speed: 'knots' }],
  ])('%s', (text, topics, expected) => {
    expect(units(text, topics)).toEqual(expected);
  });

  test.each([
    'over 20 knots',
    'minus 5 celsius',
    'an inch of rain',
    'five miles from Leeds',
    'weather in Cork',
    'is it cold in France',
  ])('%s wants none', (text) => {
    expect(units(text, [])).toEqual({});
  });
});

describe('a length of time is the stretch that is wanted', () => {
  test.each([
    ['best 2 hours for a dog walk', 2],
    ['driest 3 hour window', 3],
    ['a dry spell of four hours', 4],
    ['a window of an hour', 1],
    ['a 90 minute run', 1.5],
    ['for an hour and a half', 1.5],
    ['half an hour outside', 0.5],
    ['a couple of dry hours', 2],
    ['a two-hour bike ride', 2],
    ['2h walk', 2],
  ])('%s', (text, hours) => {
    expect(wantedLength(text)?.hours).toBe(hours);
  });

  test.each([
    'more than 3 hours of sunshine',
    'every 3 hours',
    'hourly forecast',
    'how many hours of sun',
    '2 hours ago',
    '20 miles per hour',
    '3 hours drive from here',
    '300 hours',
    '48 hours',
  ])('%s wants none', (text) => {
    expect(wantedLength(text)).toBeNull();
  });
});
