/** Series that are computed from others, against published tables and definitions. */
import { describe, expect, test } from 'bun:test';
import type { DerivedSeries } from '../../../src/ask/answer/derived-series.ts';
import { highest, seriesOf, seriesTotal } from '../../../src/ask/answer/hours.ts';
import { fahrenheitToCelsius, KM_PER_MILE } from '../../../src/units/factors.ts';
import type { HourlyVariable } from '../../../src/weather/hourly.ts';
import { contextOf, weatherOf } from './setting.ts';

function peak(name: DerivedSeries, columns: Partial<Record<HourlyVariable, number>>): number {
  return highest(seriesOf(contextOf(weatherOf(columns)), name))?.value ?? Number.NaN;
}

describe('comfort', () => {
  test.each([
    // NWS heat index chart: °F, relative humidity, heat index °F.
    [90, 70, 106],
    [96, 50, 108],
    [86, 90, 105],
  ])('heat index of %p °F at %p %% is %p °F', (airF, rh, indexF) => {
    const index = peak('heatIndexC', { temperatureC: fahrenheitToCelsius(airF), relativeHumidityPct: rh });
    expect(Math.abs(index - fahrenheitToCelsius(indexF))).toBeLessThan(0.6);
  });

  test.each([
    // NWS wind chill chart: °F, mph, wind chill °F.
    [0, 15, -19],
    [20, 30, 1],
    [-10, 10, -28],
  ])('wind chill of %p °F in %p mph is %p °F', (airF, mph, chillF) => {
    const chill = peak('windChillC', { temperatureC: fahrenheitToCelsius(airF), windKmh: mph * KM_PER_MILE });
    expect(Math.abs(chill - fahrenheitToCelsius(chillF))).toBeLessThan(0.4);
  });

  test('wet bulb of 20 °C at 50 % is 13.7 °C (Stull 2011)', () => {
    const bulb = peak('wetBulbC', { temperatureC: 20, relativeHumidityPct: 50, surfacePressureHpa: 1013.25 });
    expect(Math.abs(bulb - 13.7)).toBeLessThan(0.3);
  });

  test('is not known without any humidity, though a decision assumes one', () => {
    const dry = { relativeHumidityPct: Number.NaN, dewPointC: Number.NaN, temperatureC: 35 };
    for (const name of ['heatIndexC', 'wetBulbC', 'wbgtC'] as const) expect(peak(name, dry)).toBeNaN();
  });
});

describe('light and snow', () => {
  test('irradiation is the sum of the hours: 500 W/m² for a day are 12 kWh/m²', () => {
    const context = contextOf(weatherOf({ shortwaveWm2: 500 }));
    expect(seriesTotal(seriesOf(context, 'solarKwhM2'))).toBeCloseTo(12, 5);
  });

  test('an hour is sunny from 120 W/m² of direct light on', () => {
    // At noon in Leeds in late November the sun stands 16° high: 100 W/m² of beam on the ground are 360 W/m² facing it.
    const hours = (diffuseWm2: number) => {
      const atNoon = (value: number) => (hour: number) => (hour % 24 === 12 ? value : 0);
      const weather = weatherOf({
        shortwaveWm2: atNoon(200),
        diffuseWm2: atNoon(diffuseWm2),
        directNormalWm2: Number.NaN,
      });
      return seriesTotal(seriesOf(contextOf(weather), 'sunshineHours'));
    };
    expect(hours(200)).toBe(0);
    expect(hours(180)).toBe(0);
    expect(hours(100)).toBe(1);
  });

  test('depth is in centimetres, and not known where the source has none', () => {
    expect(peak('snowDepthCm', { snowDepthM: 0.25 })).toBeCloseTo(25, 3);
    expect(peak('snowDepthCm', {})).toBeNaN();
  });
});
