/** The peaks of meteor showers against the calendars of the International Meteor Organization for 2023 and 2024. */
import { describe, expect, test } from 'bun:test';
import { METEOR_SHOWERS, showerPeakMs } from '../../src/sky/meteor-showers.ts';
import { HOUR_MS } from '../../src/time/units.ts';

const PEAKS = [
  ['lyrids', '2023-04-23T01:00Z'],
  ['perseids', '2023-08-13T08:00Z'],
  ['leonids', '2023-11-18T05:00Z'],
  ['geminids', '2023-12-14T19:00Z'],
  ['ursids', '2023-12-23T04:00Z'],
  ['quadrantids', '2024-01-04T09:00Z'],
] as const;

describe('the peak of a meteor shower', () => {
  test.each([...PEAKS])('of the %s is that of the calendar: %s', (shower, peak) => {
    const expectedMs = Date.parse(peak);
    const year = Number(peak.slice(0, 4));
    expect(Math.abs(showerPeakMs(shower, year) - expectedMs)).toBeLessThanOrEqual(1.5 * HOUR_MS);
  });

  test('falls into its year', () => {
    for (const shower of METEOR_SHOWERS) {
      for (const year of [2000, 2026, 2050]) {
        expect(new Date(showerPeakMs(shower, year)).getUTCFullYear()).toBe(year);
      }
    }
  });
});
