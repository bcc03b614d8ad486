/** Day lengths, golden and blue hours, equinoxes and solstices, against astronomy-engine and published almanacs. */
import { describe, expect, test } from 'bun:test';
import { Observer, SearchAltitude, Seasons } from 'astronomy-engine';
import { blueHours, daylightMs, goldenHours } from '../../src/sky/light.ts';
import { seasonStartMs } from '../../src/sky/seasons.ts';
import { civilDay, parseCivilDate } from '../../src/time/civil.ts';
import { Body } from './oracle.ts';

const MINUTE_MS = 60_000;

function dayOf(tzId: string, text: string) {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`no such date: ${text}`);
  return civilDay(tzId, date);
}

describe('the length of the day', () => {
  // U.S. Naval Observatory, Duration of Daylight Table for One Year; hours:minutes.
  test.each([
    ['America/New_York', '2024-06-20', 40.7128, -74.006, 15, 6],
    ['America/New_York', '2024-12-21', 40.7128, -74.006, 9, 15],
    ['Europe/London', '2024-06-20', 51.5074, -0.1278, 16, 38],
    ['Europe/London', '2024-12-21', 51.5074, -0.1278, 7, 50],
    ['Pacific/Honolulu', '2024-06-20', 21.3069, -157.8583, 13, 26],
    ['America/Anchorage', '2024-12-21', 61.2181, -149.9003, 5, 28],
  ] as const)('%s on %s', (tzId, date, lat, lon, hours, minutes) => {
    const length = daylightMs(dayOf(tzId, date), lat, lon) / MINUTE_MS;
    expect(Math.abs(length - (60 * hours + minutes))).toBeLessThanOrEqual(1);
  });

  test('is the whole day in the midnight sun, and nothing in the polar night', () => {
    const [lat, lon] = [69.6492, 18.9553];
    expect(daylightMs(dayOf('Europe/Oslo', '2026-06-21'), lat, lon)).toBe(24 * 60 * MINUTE_MS);
    expect(daylightMs(dayOf('Europe/Oslo', '2026-12-21'), lat, lon)).toBe(0);
  });

  test('counts a sunset after midnight on the day that it falls on', () => {
    // Reykjavík at midsummer: up from 02:55 to past midnight, and its first minutes.
    const length = daylightMs(dayOf('Atlantic/Reykjavik', '2026-06-21'), 64.1466, -21.9426) / MINUTE_MS;
    expect(Math.abs(length - (21 * 60 + 8))).toBeLessThanOrEqual(2);
  });
});

describe('golden and blue hours', () => {
  const observer = new Observer(48.8566, 2.3522, 0);
  const day = dayOf('Europe/Paris', '2026-09-10');
  const truth = (rising: boolean, altitudeDeg: number) =>
    SearchAltitude(Body.Sun, observer, rising ? 1 : -1, new Date(day.startMs), 1, altitudeDeg)?.date.getTime() ?? 0;
  const near = (atMs: number | undefined, other: number) =>
    expect(Math.abs((atMs ?? 0) - other)).toBeLessThan(MINUTE_MS / 2);

  test('lie between the altitudes of the sun that define them', () => {
    const golden = goldenHours(day, 48.8566, 2.3522);
    const blue = blueHours(day, 48.8566, 2.3522);
    near(golden.morning?.fromMs, truth(true, -4));
    near(golden.morning?.toMs, truth(true, 6));
    near(golden.evening?.fromMs, truth(false, 6));
    near(golden.evening?.toMs, truth(false, -4));
    near(blue.morning?.fromMs, truth(true, -6));
    near(blue.morning?.toMs, truth(true, -4));
    near(blue.evening?.fromMs, truth(false, -4));
    near(blue.evening?.toMs, truth(false, -6));
  });

  test('are missing where the sun does not pass their limits', () => {
    const none = { morning: null, evening: null };
    expect(goldenHours(dayOf('Europe/Oslo', '2026-12-21'), 69.6492, 18.9553)).toEqual(none);
    expect(blueHours(dayOf('Europe/Oslo', '2026-06-21'), 69.6492, 18.9553)).toEqual(none);
  });
});

describe('equinoxes and solstices', () => {
  // U.S. Naval Observatory, Earth's Seasons; universal time.
  test.each([
    ['march-equinox', '2024-03-20T03:06Z'],
    ['june-solstice', '2024-06-20T20:51Z'],
    ['september-equinox', '2024-09-22T12:44Z'],
    ['december-solstice', '2024-12-21T09:20Z'],
    ['march-equinox', '2025-03-20T09:01Z'],
    ['december-solstice', '2025-12-21T15:03Z'],
  ] as const)('%s at %s', (start, instant) => {
    const given = seasonStartMs(start, Number(instant.slice(0, 4)));
    expect(Math.abs(given - Date.parse(instant))).toBeLessThanOrEqual(1.5 * MINUTE_MS);
  });

  test('are within two minutes of an ephemeris from 1950 to 2060', () => {
    for (let year = 1950; year <= 2060; year++) {
      const { mar_equinox, jun_solstice, sep_equinox, dec_solstice } = Seasons(year);
      const pairs = [
        [seasonStartMs('march-equinox', year), mar_equinox],
        [seasonStartMs('june-solstice', year), jun_solstice],
        [seasonStartMs('september-equinox', year), sep_equinox],
        [seasonStartMs('december-solstice', year), dec_solstice],
      ] as const;
      for (const [given, { date }] of pairs) {
        expect(Math.abs(given - date.getTime())).toBeLessThan(2 * MINUTE_MS);
      }
    }
  });
});
