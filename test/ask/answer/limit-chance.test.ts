/** The chance of a limit is the share of the possible weathers that cross it, and never said more surely than they can tell. */
import { describe, expect, test } from 'bun:test';
import type { Threshold } from '../../../src/ask/question/interpretation.ts';
import type { HourlyWeather } from '../../../src/weather/hourly.ts';
import { understood } from '../question/reading.ts';
import { answered, contextOf, TOMORROW, weatherOf } from './setting.ts';

const OVER_20: Threshold = {
  topic: 'temperature',
  comparison: 'above',
  value: 20,
  upTo: null,
  unit: 'celsius',
  text: 'above 20',
  asked: { value: 20, unit: '°C' },
};
const warm = weatherOf({ temperatureC: 22 });
const mild = weatherOf({});

function chanceAmong(weathers: readonly HourlyWeather[], threshold = OVER_20) {
  const context = contextOf(mild, TOMORROW, { possible: { method: 'dressed', weathers } });
  return answered([context], { topics: ['temperature'], form: 'yes-no', threshold, fallWanted: 'chance' });
}

const of = (warmOnes: number, all: number): HourlyWeather[] =>
  Array.from({ length: all }, (_, i) => (i < warmOnes ? warm : mild));

describe('the chance of a limit', () => {
  test('is the share of the possible weathers in which it is crossed, without a verdict', () => {
    const { verdict, text } = chanceAmong(of(13, 50));
    expect(verdict).toBeNull();
    expect(text).toStartWith(
      'A chance of about 26 % for the highest temperature in Leeds tomorrow (Sunday 22 November) (asked: above 20). 10 °C.',
    );
    expect(text).toContain('counted in 50 possible courses of the weather, with the usual errors of a forecast');
  });

  test('is never none and never certain', () => {
    expect(chanceAmong(of(0, 50)).text).toStartWith('A chance of less than 2 %');
    expect(chanceAmong(of(50, 50)).text).toStartWith('A chance of more than 98 %');
  });

  test('is not told from too few weathers, nor of what does not vary in them', () => {
    expect(chanceAmong(of(3, 5)).text).toStartWith('No, the highest temperature');
    const uv: Threshold = { ...OVER_20, topic: 'uv', unit: 'index', value: 5, asked: { value: 5, unit: '' } };
    expect(chanceAmong(of(3, 50), uv).text).not.toContain('A chance of');
  });
});

test.each([
  'chance of more than 10 mm of rain tomorrow in cardiff',
  'how likely is it to be above 25 on sunday',
  'wie hoch ist die Wahrscheinlichkeit für mehr als 10 mm Regen morgen in Köln',
  'quelle est la probabilité de plus de 10 mm de pluie demain à Lyon',
  'qué probabilidad hay de más de 30 grados mañana en Sevilla',
  'che probabilità ci sono di più di 10 mm di pioggia domani a Roma',
  'qual a probabilidade de chover mais de 10 mm amanhã no Porto',
  'hoe groot is de kans op meer dan 10 mm regen morgen in Utrecht',
])('%s wants the chance of a limit', (question) => {
  const { fallWanted, threshold, unexplained } = understood(question);
  expect([fallWanted, threshold?.comparison, unexplained]).toEqual(['chance', 'above', []]);
});

test('an event of which no source has a chance is told by whether it comes', () => {
  for (const [question, topic] of [
    ['what are the odds of frost in calgary tonight', 'ice'],
    ['chance of fog in Leeds tomorrow morning', 'fog'],
    ['probability of thunder in Leeds tomorrow', 'thunder'],
  ]) {
    const { topics, form, fallWanted } = understood(question);
    expect(`${topics[0]} ${form} ${fallWanted}`).toBe(`${topic} yes-no chance`);
  }
});
