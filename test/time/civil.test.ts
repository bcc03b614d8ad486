import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import moment from 'moment-timezone';
import {
  addDays,
  civilDateAt,
  civilDay,
  civilHourAt,
  dateOfEpochDay,
  dayOfYear,
  epochDay,
  formatClock12,
  formatLocal,
  localHourStarts,
  offsetTable,
  parseCivilDate,
  weekdayName,
} from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';

/** Zones that are hard in some way: half and quarter hours, half-hour clock changes, a skipped day, far east and west. */
const HARD_ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Adelaide',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Etc/GMT+12',
];

const anyZone = fc.constantFrom(...HARD_ZONES);
const anyInstant = fc.integer({ min: Date.UTC(2008, 0, 1), max: Date.UTC(2035, 0, 1) });

function date(text: string) {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
}

function dayOf(tzId: string, text: string) {
  const day = civilDay(tzId, date(text));
  const zone = offsetTable(tzId, day.startMs, day.endMs);
  const starts = localHourStarts(zone, day.startMs, day.endMs);
  return { day, zone, starts, clock: [...starts].map((startMs) => formatLocal(zone, startMs).slice(11)) };
}

test('the days since 1970 of a date are those of the calendar, whatever the year', () => {
  const day = fc.integer({ min: -719_528, max: 2_932_896 });
  fc.assert(
    fc.property(day, (days) => {
      const date = dateOfEpochDay(days);
      expect({ date, days: epochDay(date) }).toEqual({ date, days });
      expect(Date.parse(`${date}T00:00:00Z`)).toBe(days * 24 * HOUR_MS);
    }),
    { numRuns: 500 },
  );
});

describe('dates', () => {
  test('a date that does not exist is not parsed', () => {
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '2025-02-29',
      '2026-1-1',
      '20260101',
      '2026-01-01T00:00',
      '',
      'today',
    ]) {
      expect(parseCivilDate(text)).toBeNull();
    }
    expect(parseCivilDate('2024-02-29')).not.toBeNull();
  });

  test('adding days agrees with the calendar across months, years and leap days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20000, max: 40000 }), fc.integer({ min: -800, max: 800 }), (day, step) => {
        const from = dateOfEpochDay(day);
        expect(String(addDays(from, step))).toBe(Temporal.PlainDate.from(from).add({ days: step }).toString());
        expect(dayOfYear(from)).toBe(Temporal.PlainDate.from(from).dayOfYear);
      }),
    );
  });

  test('weekdays are those of the calendar', () => {
    expect(weekdayName(date('2026-11-21'))).toBe('Saturday');
    expect(weekdayName(date('2000-02-29'))).toBe('Tuesday');
  });
});

describe('local time', () => {
  test('the offset table gives the date, hour and clock text that the reference gives', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (tzId, epochMs) => {
        const zone = offsetTable(tzId, epochMs - 40 * 24 * HOUR_MS, epochMs + 40 * 24 * HOUR_MS);
        const expected = moment.tz(epochMs, tzId);
        expect(String(civilDateAt(zone, epochMs))).toBe(expected.format('YYYY-MM-DD'));
        expect(civilHourAt(zone, epochMs)).toBe(expected.hour());
        expect(formatLocal(zone, epochMs)).toBe(expected.format('YYYY-MM-DD HH:mm'));
      }),
      { numRuns: 500 },
    );
  });

  test('days of clock change have 23 and 25 records, with the skipped hour absent and the repeated hour twice', () => {
    const spring = dayOf('Europe/London', '2026-03-29');
    expect(spring.clock).toHaveLength(23);
    expect(spring.clock.slice(0, 3)).toEqual(['00:00', '02:00', '03:00']);
    const autumn = dayOf('Europe/London', '2026-10-25');
    expect(autumn.clock).toHaveLength(25);
    expect(autumn.clock.slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00']);
  });

  test('records start at local whole hours in zones off the whole hour', () => {
    for (const [tzId, day] of [
      ['Asia/Kathmandu', '2026-07-01'],
      ['Australia/Adelaide', '2026-07-01'],
      ['Pacific/Chatham', '2026-01-15'],
    ] as const) {
      const { clock } = dayOf(tzId, day);
      expect(clock).toHaveLength(24);
      expect(clock.every((text) => text.endsWith(':00'))).toBe(true);
    }
  });

  test('a half-hour clock change keeps to whole hours of the local clock', () => {
    const { clock } = dayOf('Australia/Lord_Howe', '2026-10-04');
    expect(clock.every((text) => text.endsWith(':00'))).toBe(true);
    expect(new Set(clock).size).toBe(clock.length);
    expect(clock).not.toContain('02:00');
  });

  test('civil days follow each other without gap or overlap', () => {
    fc.assert(
      fc.property(anyZone, fc.integer({ min: 14000, max: 23000 }), (tzId, day) => {
        const today = dateOfEpochDay(day);
        expect(civilDay(tzId, today).endMs).toBe(civilDay(tzId, addDays(today, 1)).startMs);
      }),
      { numRuns: 300 },
    );
  });

  test('a day that a zone skipped has no length', () => {
    const skipped = civilDay('Pacific/Apia', date('2011-12-30'));
    expect(skipped.endMs - skipped.startMs).toBe(0);
  });

  test('clock texts have two digits and AM or PM, noon is 12 PM and midnight 12 AM', () => {
    const zone = offsetTable('UTC', 0, HOUR_MS * 24);
    expect(formatClock12(zone, 0)).toBe('12:00 AM');
    expect(formatClock12(zone, 12 * HOUR_MS)).toBe('12:00 PM');
    expect(formatClock12(zone, 9 * HOUR_MS + 5 * 60_000 + 29_000)).toBe('09:05 AM');
    expect(formatClock12(zone, 9 * HOUR_MS + 5 * 60_000 + 31_000)).toBe('09:06 AM');
  });

  test('an event just before midnight keeps to its date', () => {
    const zone = offsetTable('UTC', 0, HOUR_MS * 24);
    expect(formatClock12(zone, 23 * HOUR_MS + 59 * 60_000 + 31_000)).toBe('11:59 PM');
  });
});
