/** However much radiation a source states under a low sun, heat stress stays within what the sun can give. */
import { describe, expect, test } from 'bun:test';
import { derive } from '../../src/decision/derive.ts';
import { extraterrestrialNormalWm2 } from '../../src/sky/irradiance.ts';
import { meanSine } from '../../src/weather/hours/solar-hours.ts';
import { dayOfYearAt } from '../../src/weather/hours/uv.ts';
import { questionOf } from './scenario.ts';

const PLACES = [
  [50, 0],
  [57, -3],
  [60, 25],
  [64, -22],
  [66.5, 25],
  [69.6, 19],
  [78, 15],
  [-54.8, -68],
] as const;
const DATES = ['2026-01-05', '2026-02-10', '2026-10-25', '2026-12-21', '2026-06-21'];
const COLD = { temperatureC: 5, dewPointC: 1, relativeHumidityPct: 75, windKmh: 3, gustKmh: 5 };

/** The derived hours of a cold, still day on which the source states that much radiation in every hour. */
function underStatedSun(lat: number, lon: number, date: string, shortwaveWm2: number) {
  const at = () => ({ shortwaveWm2 });
  const input = questionOf({ activity: 'outdoor-work', lat, lon, tzId: 'UTC', date, base: COLD, at });
  return derive(input.weather, input);
}

describe('a source that states more radiation than arrives above the air', () => {
  test('makes no hot hour of a cold one, anywhere in high latitudes', () => {
    let bounded = 0;
    for (const [lat, lon] of PLACES) {
      for (const date of DATES) {
        for (const stated of [60, 200, 700]) {
          const d = underStatedSun(lat, lon, date, stated);
          const shortwaveWm2 = d.shortwaveWm2(d.all);
          for (let i = 0; i < d.length; i++) {
            const mostWm2 = extraterrestrialNormalWm2(dayOfYearAt(d.startMs[i])) * meanSine(d.startMs[i], lat, lon);
            const where = `${lat} ${new Date(d.startMs[i]).toISOString()} ${stated}`;
            expect([where, shortwaveWm2[i] <= Math.max(mostWm2, 0) + 0.01]).toEqual([where, true]);
            if (shortwaveWm2[i] < stated) bounded++;
            // A globe in the sun of a cold still day is warmer than the air, but no more than in high summer.
            expect([where, d.values('wbgt')[i] < 5 + 12]).toEqual([where, true]);
            expect([where, d.values('utci')[i] < 5 + 25]).toEqual([where, true]);
          }
        }
      }
    }
    expect(bounded).toBeGreaterThan(1_000);
  });

  test('leaves possible values as they are', () => {
    const d = underStatedSun(50, 0, '2026-06-21', 200);
    const noon = d.startMs.findIndex((startMs) => new Date(startMs).getUTCHours() === 12);
    expect(d.shortwaveWm2(d.all)[noon]).toBe(200);
  });
});
