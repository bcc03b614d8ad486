/** Limits in a question, in any unit and wording; the values in metric units are converted by hand. */
import { describe, expect, test } from 'bun:test';
import type { Topic } from '../../../src/ask/question/interpretation.ts';
import { plainText } from '../../../src/ask/question/text.ts';
import { thresholdIn } from '../../../src/ask/question/thresholds.ts';
import { understood } from './reading.ts';

const SIGNS = { above: '>', 'at-least': '>=', below: '<', 'at-most': '<=' };

/** "temperature >= 30 celsius"; a span as ">= 15 to 20". */
function limit(text: string, topics: readonly Topic[], countryCode: string): string | null {
  const found = thresholdIn(plainText(text), topics, countryCode);
  if (found === null) return null;
  const { topic, comparison, value, upTo, unit } = found.threshold;
  const round = (number: number): number => Math.round(number * 10) / 10;
  const upper = upTo === null ? '' : ` to ${round(upTo)}`;
  return `${topic} ${SIGNS[comparison]} ${round(value)}${upper} ${unit}`;
}

describe('a limit is read in its own unit or that of the country', () => {
  test.each<[text: string, topics: Topic[], country: string, limit: string]>([
    ['will it be above 30', ['temperature'], 'GB', 'temperature > 30 celsius'],
    ['will it be above 86', ['temperature'], 'US', 'temperature > 30 celsius'],
    ['will it hit 30', ['temperature'], 'GB', 'temperature >= 30 celsius'],
    ['will the temp get to a hundred', ['temperature'], 'US', 'temperature >= 37.8 celsius'],
    ['hitting 30 degrees', [], 'GB', 'temperature >= 30 celsius'],
    ['will it reach 90', ['temperature'], 'US', 'temperature >= 32.2 celsius'],
    ['will it reach ninety degrees', [], 'US', 'temperature >= 32.2 celsius'],
    ['will temperatures top 100', ['temperature'], 'US', 'temperature > 37.8 celsius'],
    ['will it break 100 degrees', [], 'US', 'temperature > 37.8 celsius'],
    ['will it get to 25', ['temperature'], 'GB', 'temperature >= 25 celsius'],
    ['will it get up to 25c', [], 'GB', 'temperature >= 25 celsius'],
    ['will it drop to 3', ['temperature'], 'GB', 'temperature <= 3 celsius'],
    ['will it dip below 3', ['temperature'], 'GB', 'temperature < 3 celsius'],
    ['does it go below -10C', [], 'GB', 'temperature < -10 celsius'],
    ['will it be minus 5', [], 'GB', 'temperature <= -5 celsius'],
    ['will it be -5C', [], 'GB', 'temperature <= -5 celsius'],
    ['colder than minus five', [], 'GB', 'temperature < -5 celsius'],
    ['colder than -10', [], 'GB', 'temperature < -10 celsius'],
    ['below freezing', [], 'US', 'temperature < 0 celsius'],
    ['sub-zero temperatures', [], 'US', 'temperature < 0 celsius'],
    ['single figures', ['temperature'], 'GB', 'temperature < 10 celsius'],
    ['in single digits', ['temperature'], 'US', 'temperature < -12.2 celsius'],
    ['double digits', ['temperature'], 'GB', 'temperature >= 10 celsius'],
    ['triple digits', [], 'US', 'temperature >= 37.8 celsius'],
    ['in the 70s', [], 'US', 'temperature >= 21.1 to 26.7 celsius'],
    ['in the low 30s', [], 'GB', 'temperature >= 30 to 34 celsius'],
    ['in the high twenties', [], 'GB', 'temperature >= 26 to 30 celsius'],
    ['between 15 and 20 degrees', [], 'GB', 'temperature >= 15 to 20 celsius'],
    ['temperature between 15 and 20', ['temperature'], 'GB', 'temperature >= 15 to 20 celsius'],
    ['15 to 20 degrees', [], 'GB', 'temperature >= 15 to 20 celsius'],
    ['from 59 to 68 °F', [], 'GB', 'temperature >= 15 to 20 celsius'],
    ['will it be 90 degrees', [], 'US', 'temperature >= 32.2 celsius'],
    ['will it be 30 degrees', [], 'GB', 'temperature >= 30 celsius'],
    ['30+ degrees', [], 'GB', 'temperature >= 30 celsius'],
    ['> 30', ['temperature'], 'GB', 'temperature > 30 celsius'],
    ['<= 5 °C', [], 'GB', 'temperature <= 5 celsius'],
    ['warmer than 20', [], 'GB', 'temperature > 20 celsius'],
    ['at or below 0', ['temperature'], 'GB', 'temperature <= 0 celsius'],
    ['not above 25 degrees', [], 'GB', 'temperature <= 25 celsius'],
    ['over 300 kelvin', [], 'GB', 'temperature > 26.9 celsius'],
    ['over 20 mph', [], 'DE', 'wind > 32.2 kmh'],
    ['wind over 20', ['wind'], 'GB', 'wind > 32.2 kmh'],
    ['wind over 20', ['wind'], 'DE', 'wind > 20 kmh'],
    ['under 5 knots', [], 'GB', 'wind < 9.3 kmh'],
    ['above 10 m/s', [], 'DE', 'wind > 36 kmh'],
    ['winds of 10 m/s', ['wind'], 'DE', 'wind >= 36 kmh'],
    ['gusts over 40 mph', ['gusts', 'wind'], 'GB', 'gusts > 64.4 kmh'],
    ['force 6', [], 'GB', 'wind >= 39 kmh'],
    ['force six or more', [], 'GB', 'wind >= 39 kmh'],
    ['above force 6', [], 'GB', 'wind >= 50 kmh'],
    ['below force 4', [], 'GB', 'wind < 20 kmh'],
    ['beaufort 5', [], 'DE', 'wind >= 29 kmh'],
    ['gale force', [], 'GB', 'wind >= 62 kmh'],
    ['between 10 and 15 knots', [], 'GB', 'wind >= 18.5 to 27.8 kmh'],
    ['more than an inch of rain', ['rain'], 'US', 'rain > 25.4 mm'],
    ['more than half an inch of rain', ['rain'], 'US', 'rain > 12.7 mm'],
    ['at least 2 cm of snow', ['snow'], 'GB', 'snow >= 2 cm'],
    ['6 inches of snow', ['snow'], 'US', 'snow >= 15.2 cm'],
    ['a foot of snow', ['snow'], 'US', 'snow >= 30.5 cm'],
    ['over 2 feet of snow', ['snow'], 'US', 'snow > 61 cm'],
    ['10 mm or more', ['rain'], 'GB', 'rain >= 10 mm'],
    ['less than 0.5 mm', ['rain'], 'GB', 'rain < 0.5 mm'],
    ['no more than 5 mm', ['rain'], 'GB', 'rain <= 5 mm'],
    ['chance of rain over 50 %', ['rain'], 'GB', 'rain > 50 percent'],
    ['more than 80 percent chance of rain', ['rain'], 'GB', 'rain > 80 percent'],
    ['humidity under 60 %', ['humidity'], 'GB', 'humidity < 60 percent'],
    ['humidity over 80', ['humidity'], 'GB', 'humidity > 80 percent'],
    ['UV over 6', ['uv'], 'GB', 'uv > 6 index'],
    ['UV index of 8 or higher', ['uv'], 'GB', 'uv >= 8 index'],
    ['aqi over 100', ['air-quality'], 'US', 'air-quality > 100 index'],
    ['visibility less than 1 mile', ['fog'], 'US', 'fog < 1.6 km'],
    ['visibility below 500 m', ['fog'], 'GB', 'fog < 0.5 km'],
    ['pressure below 990 mb', ['pressure'], 'GB', 'pressure < 990 hPa'],
    ['pressure over 30 inhg', ['pressure'], 'US', 'pressure > 1015.9 hPa'],
    ['pressure under 750 mmHg', ['pressure'], 'RU', 'pressure < 999.9 hPa'],
  ])('%s', (text, topics, country, expected) => {
    expect(limit(text, topics, country)).toBe(expected);
  });

  test.each([
    'after 5',
    'less than 3 hours',
    'over the next 5 days',
    'more than 2 days',
    'under 18s football',
    'over 50 people',
    'top 10 things',
    'in the 1990s',
    'an inch',
    'is it past 6pm',
    'mostly between 9 and 5',
  ])('%s is none', (text) => {
    expect(limit(text, ['rain'], 'GB')).toBeNull();
  });
});

describe('a limit that every hour has to keep', () => {
  test.each([
    ['will it stay above 18 in London overnight', 'every'],
    ['nights above 15 in London this week', 'every'],
    ['is it below 20 all day in London tomorrow', 'every'],
    ['nights below 5 in London this week', undefined],
    ['will it get above 18 in London tomorrow', 'some'],
  ] as const)('%s', (question, hours) => {
    expect(understood(question).threshold?.hours).toBe(hours);
  });

  test('"that" is the figure that the question brings along', () => {
    const { threshold } = understood('We shut the fair at 38 mph gusts. Do we reach that in London on Sunday?');
    expect(threshold).toMatchObject({ topic: 'gusts', comparison: 'at-least', asked: { value: 38, unit: 'mph' } });
  });
});
