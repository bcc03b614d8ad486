/** The names of the moon's phases on civil days, against the phase instants of astronomy-engine. */
import { describe, expect, test } from 'bun:test';
import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { moonPhaseName } from '../../src/sky/phase.ts';
import { addDays, civilDateAt, civilDay, offsetTable } from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';

const MINUTE_MS = 60_000;
const NAMES = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const;
const AFTER = ['Waxing Crescent', 'Waxing Gibbous', 'Waning Gibbous', 'Waning Crescent'] as const;
const BEFORE = ['Waning Crescent', 'Waxing Crescent', 'Waxing Gibbous', 'Waning Gibbous'] as const;

function quarters(year: number, count: number): { atMs: number; quarter: number }[] {
  const out: { atMs: number; quarter: number }[] = [];
  let next = SearchMoonQuarter(new Date(Date.UTC(year, 0, 1)));
  for (let i = 0; i < count; i++) {
    out.push({ atMs: next.time.date.getTime(), quarter: next.quarter });
    next = NextMoonQuarter(next);
  }
  return out;
}

// The sun's series is good to 0.01°, which the moon takes 1.2 minutes to cover; an instant that close to a midnight may
// be dated on either side of it.
const INSTANT_TOLERANCE_MS = 2 * MINUTE_MS;

describe('the principal phase is named on the civil date on which it falls, and on no other', () => {
  for (const tzId of ['Europe/London', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
    test(tzId, () => {
      let checked = 0;
      for (const { atMs, quarter } of [...quarters(2024, 150), ...quarters(1905, 50), ...quarters(2097, 50)]) {
        const table = offsetTable(tzId, atMs - 48 * HOUR_MS, atMs + 48 * HOUR_MS);
        const date = civilDateAt(table, atMs);
        const day = civilDay(tzId, date);
        if (Math.min(atMs - day.startMs, day.endMs - atMs) < INSTANT_TOLERANCE_MS) continue;
        expect(moonPhaseName(day)).toBe(NAMES[quarter] ?? 'New Moon');
        expect(moonPhaseName(civilDay(tzId, addDays(date, 1)))).toBe(AFTER[quarter] ?? 'Waxing Crescent');
        expect(moonPhaseName(civilDay(tzId, addDays(date, -1)))).toBe(BEFORE[quarter] ?? 'Waning Crescent');
        checked++;
      }
      expect(checked).toBeGreaterThan(240);
    });
  }
});

test('phase instants are within two minutes from 1900 to 2100', () => {
  const date = addDays(civilDateAt(offsetTable('UTC', 0, 0), 0), 0);
  for (const year of [1900, 1930, 1960, 1990, 2026, 2060, 2099]) {
    for (const { atMs, quarter } of quarters(year, 40)) {
      const around = { date, startMs: atMs - INSTANT_TOLERANCE_MS, endMs: atMs + INSTANT_TOLERANCE_MS };
      expect(moonPhaseName(around)).toBe(NAMES[quarter] ?? 'New Moon');
    }
  }
});
