/** Wind chill is told only of air that it is defined for: 10 °C or colder (Joint Action Group on Temperature Indices 2001). */
import { expect, test } from 'bun:test';
import { answered, contextOf, weatherOf } from './setting.ts';

function told(temperatureC: number | ((hour: number) => number)): string {
  const weather = weatherOf({ temperatureC, windKmh: 25 });
  return answered([contextOf(weather)], { topics: ['wind-chill'], form: 'value' }).text;
}

test('there is none in warmer air', () => {
  expect(told(14)).toStartWith('No wind chill in Leeds');
  expect(told(14)).toContain('defined for air of 10 °C or colder, and the air is not below 14 °C.');
});

test('hours that are too warm are said to be told by the air', () => {
  const mixed = told((hour) => (hour % 24 < 8 ? 4 : 13));
  expect(mixed).toContain('Wind chill is defined for air of 10 °C or colder: warmer hours are told by the temperature');
  expect(told(4)).not.toContain('defined');
});
