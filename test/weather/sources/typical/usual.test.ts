/** What is usual is a mean with its range, of no one day: it agrees with the climate's own means and never rains for sure. */
import { describe, expect, test } from 'bun:test';
import { DAY_MS, HOUR_MS } from '../../../../src/time/units.ts';
import { typicalMonth } from '../../../../src/weather/sources/typical/typical.ts';
import { EMBEDDED_CLIMATE } from '../../../../src/weather/sources/typical/usual.ts';

const PLACES = [
  { name: 'Leeds', lat: 53.8, lon: -1.55, elevationM: 60 },
  { name: 'Cairo', lat: 30.04, lon: 31.24, elevationM: 23 },
  { name: 'Singapore', lat: 1.35, lon: 103.82, elevationM: 15 },
  { name: 'Yakutsk', lat: 62.03, lon: 129.73, elevationM: 95 },
] as const;

const hoursFrom = (fromMs: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => fromMs + i * HOUR_MS);
const meanOf = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

describe.each(PLACES.map((place) => [place.name, place] as const))('the usual weather of %s', (_, place) => {
  for (const month of [1, 7]) {
    const weather = EMBEDDED_CLIMATE.usual(place, hoursFrom(Date.UTC(2026, month - 1, 12), 8 * 24), 0);
    const climate = typicalMonth(place, month);
    test(`has the climate's means in month ${month}`, () => {
      expect(Math.abs(meanOf(weather.columns.temperatureC) - climate.temperatureC)).toBeLessThan(1.5);
      expect(Math.abs(meanOf(weather.columns.cloudPct) - climate.cloudPct)).toBeLessThan(8);
      // Sixty draws of a heavy tail.
      const mmPerDay = 24 * meanOf(weather.columns.precipitationMm);
      expect(Math.abs(mmPerDay - climate.precipitationMmPerDay)).toBeLessThan(
        0.5 * climate.precipitationMmPerDay + 0.3,
      );
    });
    test(`never rains for certain in month ${month}, and lies within its range`, () => {
      const { columns, usualRange } = weather;
      for (let i = 0; i < weather.length; i++) {
        expect(columns.precipitationProbabilityPct[i]).toBeLessThan(90);
        expect(columns.temperatureC[i]).toBeWithin(
          usualRange?.low.temperatureC[i] ?? Number.NaN,
          usualRange?.high.temperatureC[i] ?? Number.NaN,
        );
        expect(columns.shortwaveWm2[i]).toBeLessThanOrEqual((usualRange?.high.shortwaveWm2[i] ?? 0) + 0.5);
      }
    });
  }
});

test('days of one week differ by the season alone', () => {
  const { columns } = EMBEDDED_CLIMATE.usual(PLACES[0], hoursFrom(Date.UTC(2026, 5, 12), 7 * 24), 0);
  for (let i = 0; i < 6 * 24; i++) {
    expect(Math.abs(columns.temperatureC[i] - columns.temperatureC[i + 24])).toBeLessThan(0.5);
    expect(Math.abs(columns.cloudPct[i] - columns.cloudPct[i + 24])).toBeLessThan(5);
  }
});

test('the same hours have the same values whenever they are asked for', () => {
  const fromMs = Date.UTC(2026, 9, 20);
  const [a, b] = [
    EMBEDDED_CLIMATE.usual(PLACES[0], hoursFrom(fromMs, 72), 0),
    EMBEDDED_CLIMATE.usual(PLACES[0], hoursFrom(fromMs, 72), DAY_MS),
  ];
  expect(a.columns.windKmh).toEqual(b.columns.windKmh);
});
