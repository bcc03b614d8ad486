import { describe, expect, test } from 'bun:test';
import { extraterrestrialNormalWm2 } from '../../../src/sky/irradiance.ts';
import { DAY_MS, HOUR_MS } from '../../../src/time/units.ts';
import { emptyColumns, type HourlyWeather } from '../../../src/weather/hourly.ts';
import { meanSine, solarHours } from '../../../src/weather/hours/solar-hours.ts';
import { typicalWeather } from '../../../src/weather/sources/typical/typical.ts';

const START_MS = Date.parse('2026-06-21T00:00:00Z');

function day(globalWm2: (hour: number) => number, diffuseWm2: (hour: number) => number): HourlyWeather {
  const columns = emptyColumns(24);
  for (let i = 0; i < 24; i++) {
    columns.shortwaveWm2[i] = globalWm2(i);
    columns.diffuseWm2[i] = diffuseWm2(i);
  }
  const startMs = Float64Array.from({ length: 24 }, (_, i) => START_MS + i * HOUR_MS);
  const provenance = { source: 'open-meteo', updatedAtMs: 0, stale: false, attribution: '' } as const;
  return { startMs, length: 24, columns, elevationM: 0, provenance };
}

describe('solar hours', () => {
  const lat = 48;
  const sun = (hour: number) => 800 * Math.max(0, Math.sin(((hour - 4) / 16) * Math.PI));

  test('close: global = direct · cos z + diffuse, whatever the source says, at any latitude', () => {
    for (const at of [-89, -34, 0, 48, 69]) {
      for (const diffuse of [() => Number.NaN, (hour: number) => sun(hour) * 0.4, () => 5_000, () => 0]) {
        for (const hour of solarHours(day(sun, diffuse), at, 0, START_MS, START_MS + DAY_MS)) {
          const sine = meanSine(hour.startMs, at, 0);
          expect(hour.directNormalWm2 * sine + hour.diffuseWm2).toBeCloseTo(hour.globalWm2, 3);
          expect(hour.directNormalWm2).toBeGreaterThanOrEqual(0);
          expect(hour.diffuseWm2).toBeGreaterThanOrEqual(-1e-9);
          expect(hour.directNormalWm2).toBeLessThanOrEqual(extraterrestrialNormalWm2(172));
        }
      }
    }
  });

  test('keep the diffuse part of the source, and make it by Erbs where there is none', () => {
    const noon = 12;
    const [known] = solarHours(
      day(sun, () => 300),
      lat,
      0,
      START_MS + noon * HOUR_MS,
      START_MS + (noon + 1) * HOUR_MS,
    );
    expect(known.diffuseWm2).toBeCloseTo(300, 6);
    const [split] = solarHours(
      day(sun, () => Number.NaN),
      lat,
      0,
      known.startMs,
      known.startMs + HOUR_MS,
    );
    const clearness = split.globalWm2 / (extraterrestrialNormalWm2(172) * meanSine(split.startMs, lat, 0));
    expect(clearness).toBeGreaterThan(0.22);
    expect(clearness).toBeLessThan(0.8);
    const kd = 0.9511 - 0.1604 * clearness + 4.388 * clearness ** 2 - 16.638 * clearness ** 3 + 12.336 * clearness ** 4;
    expect(split.diffuseWm2 / split.globalWm2).toBeCloseTo(kd, 3);
  });

  test('stay as the source has them, where its three close', () => {
    const columns = { ...day(sun, (hour) => sun(hour) * 0.3).columns };
    const weather = day(sun, (hour) => sun(hour) * 0.3);
    for (let i = 0; i < 24; i++) {
      const sine = meanSine(START_MS + i * HOUR_MS, lat, 0);
      // Rounded as upstream rounds; its sun is a little higher than ours.
      columns.directNormalWm2[i] = sine === 0 ? 0 : Math.round((sun(i) * 0.7 * 10) / (sine * 1.005)) / 10;
    }
    const hours = solarHours({ ...weather, columns }, lat, 0, START_MS, START_MS + DAY_MS);
    const lit = hours.filter(({ globalWm2 }) => globalWm2 > 0);
    expect(lit.length).toBeGreaterThan(14);
    for (const hour of lit) {
      const i = (hour.startMs - START_MS) / HOUR_MS;
      // Where the sun of this test shines before the real one rises, nothing can close.
      if (meanSine(hour.startMs, lat, 0) < 0.05) continue;
      expect(hour.directNormalWm2).toBeCloseTo(columns.directNormalWm2[i], 6);
      expect(hour.diffuseWm2).toBeCloseTo(columns.diffuseWm2[i], 6);
    }
  });

  test('light that is not known stays unknown', () => {
    const [hour] = solarHours(
      day(
        () => Number.NaN,
        () => 3,
      ),
      lat,
      0,
      START_MS,
      START_MS + HOUR_MS,
    );
    expect([hour.globalWm2, hour.directNormalWm2, hour.diffuseWm2]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  test('the typical sky is dark at night and brightest about noon', () => {
    const startMs = Float64Array.from({ length: 24 }, (_, i) => START_MS + i * HOUR_MS);
    const weather = typicalWeather({ lat, lon: 0, elevationM: 100 }, startMs, 0);
    const hours = solarHours(weather, lat, 0, START_MS, START_MS + DAY_MS);
    expect(hours).toHaveLength(24);
    expect(hours[0]).toMatchObject({ globalWm2: 0, directNormalWm2: 0, diffuseWm2: 0 });
    expect(hours[12].globalWm2).toBeGreaterThan(hours[7].globalWm2);
  });
});
