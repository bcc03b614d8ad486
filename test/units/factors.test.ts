/** Conversions against known pairs, and sentences in both systems. */
import { expect, test } from 'bun:test';
import { celsiusToFahrenheit, fahrenheitToCelsius } from '../../src/units/factors.ts';
import { formatRange, formatValue } from '../../src/units/format.ts';
import { displayValue } from '../../src/units/quantities.ts';

test('Celsius and Fahrenheit meet at their known pairs', () => {
  for (const [celsius, fahrenheit] of [
    [-40, -40],
    [0, 32],
    [37, 98.6],
    [100, 212],
  ]) {
    expect(celsiusToFahrenheit(celsius)).toBeCloseTo(fahrenheit, 9);
    expect(fahrenheitToCelsius(fahrenheit)).toBeCloseTo(celsius, 9);
  }
});

test('a difference of temperatures has no offset', () => {
  expect(displayValue(10, 'temperature-difference', 'imperial')).toBe(18);
  expect(displayValue(10, 'temperature', 'imperial')).toBe(50);
});

test('sentences have whole degrees, and one unit for a range', () => {
  expect(formatValue(11.6, 'temperature', 'metric')).toBe('12 °C');
  expect(formatValue(300, 'visibility', 'metric')).toBe('300 m');
  expect(formatValue(4200, 'visibility', 'metric')).toBe('4.2 km');
  expect(formatValue(16_093.44, 'visibility', 'imperial')).toBe('10 mi');
  expect(formatRange(9, 12, 'temperature', 'metric')).toBe('9–12 °C');
  expect(formatRange(-3, 12, 'temperature', 'metric')).toBe('-3 to 12 °C');
  expect(formatRange(49.9, 50.1, 'percent', 'metric')).toBe('50 %');
});
