import { describe, expect, test } from 'bun:test';
import { rounded } from '../../src/lib/round.ts';
import { cardinalOf } from '../../src/units/compass.ts';
import { inUnits } from '../../src/units/unit-values.ts';

describe('unit objects', () => {
  test('hold the keys of the units asked for, and both is both', () => {
    expect(inUnits(20.04, 'temperatureC', 'metric')).toEqual({ celsius: 20 });
    expect(inUnits(20.04, 'temperatureC', 'imperial')).toEqual({ fahrenheit: 68.1 });
    expect(inUnits(20.04, 'temperatureC', 'both')).toEqual({ celsius: 20, fahrenheit: 68.1 });
    expect(inUnits(50, 'windKmh', 'both')).toEqual({ kph: 50, mph: 31 });
    expect(inUnits(50, 'gustKmh', 'both')).toEqual({ gustKph: 50, gustMph: 31 });
    expect(inUnits(50, 'maxWindKmh', 'both')).toEqual({ maxKph: 50, maxMph: 31 });
    expect(inUnits(12.7, 'precipitationMm', 'both')).toEqual({ mm: 12.7, in: 0.5 });
    expect(inUnits(5.08, 'snowfallCm', 'both')).toEqual({ snowCm: 5.1, snowIn: 2 });
    expect(inUnits(1013.25, 'pressureHpa', 'both')).toEqual({ mb: 1013.3, inHg: 29.92 });
    expect(inUnits(16_093.44, 'visibilityM', 'both')).toEqual({ km: 16.1, miles: 10 });
  });

  test('are rounded each from the metric value, never from the other', () => {
    // 0.44 °C shows as 0.4 °C, which would be 32.7 °F.
    expect(inUnits(0.44, 'temperatureC', 'both')).toEqual({ celsius: 0.4, fahrenheit: 32.8 });
  });

  test('what is not known stays null in every unit, and there is no negative zero', () => {
    expect(inUnits(Number.NaN, 'temperatureC', 'both')).toEqual({ celsius: null, fahrenheit: null });
    expect(rounded(Number.NaN)).toBeNull();
    expect(Object.is(inUnits(-0.04, 'temperatureC', 'metric').celsius, 0)).toBe(true);
  });
});

test('a wind blows from one of sixteen points', () => {
  expect([0, 11.2, 11.3, 225, 348.7, 348.8, 360].map(cardinalOf)).toEqual(['N', 'N', 'NNE', 'SW', 'NNW', 'N', 'N']);
  expect(cardinalOf(Number.NaN)).toBeNull();
});
