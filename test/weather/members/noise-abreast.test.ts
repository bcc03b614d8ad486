/** The noise of many weathers abreast is that of each by itself, in whatever order its hours are looked at. */
import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { HOUR_MS } from '../../../src/time/units.ts';
import { NoiseAbreast } from '../../../src/weather/members/noise-abreast.ts';
import { CHANNEL, PlaceNoise } from '../../../src/weather/sources/typical/noise.ts';

const HOURS = 120;

const arbitrary = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  knotHours: fc.constantFrom(6, 9, 12, 24, 36, 48),
  // Zones off the whole hour have hours that begin at a quarter.
  startMs: fc.integer({ min: 0, max: 60 * 366 * 96 }).map((quarters) => quarters * (HOUR_MS / 4)),
  apartHours: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 5 }),
  slices: fc.array(fc.tuple(fc.nat(HOURS), fc.nat(HOURS)), { minLength: 1, maxLength: 6 }),
});

test('every slice has the noise of each weather at its own times, to the last bit', () => {
  fc.assert(
    fc.property(arbitrary, ({ lat, lon, knotHours, startMs, apartHours, slices }) => {
      const starts = Float64Array.from({ length: HOURS }, (_, hour) => startMs + hour * HOUR_MS);
      const laterMs = Float64Array.from(apartHours, (hours) => hours * HOUR_MS);
      const stream = () => new PlaceNoise(lat, lon).stream(CHANNEL.wind, knotHours);
      const [alone, abreast] = [stream(), new NoiseAbreast(stream(), starts, laterMs)];
      for (const [one, other] of slices) {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const values = new Float64Array((to - from) * laterMs.length);
        abreast.fill(values, { from, to });
        for (let hour = from, i = 0; hour < to; hour++) {
          for (let weather = 0; weather < laterMs.length; weather++, i++) {
            const expected = alone.at(starts[hour] + laterMs[weather]);
            expect(values[i]).toBe(expected);
            expect(abreast.at(hour, weather)).toBe(expected);
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a weather can be asked for an hour that no slice had', () => {
  const starts = Float64Array.from({ length: HOURS }, (_, hour) => hour * HOUR_MS);
  const stream = () => new PlaceNoise(52.5, 13.4).stream(CHANNEL.thunder, 6);
  const abreast = new NoiseAbreast(stream(), starts, Float64Array.of(5 * HOUR_MS));
  expect(abreast.at(HOURS - 1, 0)).toBe(stream().at((HOURS + 4) * HOUR_MS));
});
