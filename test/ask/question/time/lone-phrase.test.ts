import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { readPhrase } from '../../../../src/ask/question/time/lone-phrase.ts';
import { addDays, type CivilDate, civilDay, dateOfEpochDay, weekdayName } from '../../../../src/time/civil.ts';

const LEEDS = { tzId: 'Europe/London', lat: 53.8, lon: -1.55, countryCode: 'GB' };

/** Noon there. */
const noonOf = (date: CivilDate) => civilDay(LEEDS.tzId, date).startMs + 12 * 3_600_000;

describe('a time that stands alone', () => {
  test('is, for a weekday, the coming one of that name, today included, or looking back the last one', () => {
    const day = fc.integer({ min: 7_500, max: 40_000 }).map(dateOfEpochDay);
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (today, ahead) => {
        const coming = addDays(today, ahead);
        const name = weekdayName(coming);
        const read = (text: string, isPast: boolean) => readPhrase(text, LEEDS, noonOf(today), isPast)?.fromMs;
        expect(read(name, false)).toBe(civilDay(LEEDS.tzId, coming).startMs);
        expect(read(name.slice(0, 3).toUpperCase(), false)).toBe(civilDay(LEEDS.tzId, coming).startMs);
        expect(read(name, true)).toBe(civilDay(LEEDS.tzId, addDays(coming, -7)).startMs);
      }),
    );
  });

  test('is read on the clock of the place, and as dates are written there', () => {
    const nowMs = Date.parse('2026-07-01T12:00:00Z');
    const start = (text: string, place = LEEDS) =>
      new Date(readPhrase(text, place, nowMs, false)?.fromMs ?? 0).toISOString();
    const boston = { tzId: 'America/New_York', lat: 42.4, lon: -71.1, countryCode: 'US' };
    expect(start('5/8/2026')).toBe('2026-08-04T23:00:00.000Z');
    expect(start('5/8/2027', boston)).toBe('2027-05-08T04:00:00.000Z');
    expect(start('tomorrow afternoon', boston)).toBe('2026-07-02T16:00:00.000Z');
  });

  test('is nothing where the text says more, says two times, or says none', () => {
    const nowMs = Date.parse('2026-07-01T12:00:00Z');
    const texts = [
      '',
      'someday',
      'mond',
      'constructor',
      'rain tomorrow',
      'saturday or sunday',
      'blue tuesday',
      '2026-02-30',
    ];
    for (const text of texts) expect([text, readPhrase(text, LEEDS, nowMs, false)]).toEqual([text, null]);
  });
});
