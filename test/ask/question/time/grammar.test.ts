/** What holds for every text: a time that is found runs forward, on the clock of its place, across changes of the clock. */
import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { plainText } from '../../../../src/ask/question/text.ts';
import { findTimes } from '../../../../src/ask/question/time/find-times.ts';
import { groupTimes } from '../../../../src/ask/question/time/group-times.ts';
import { type ClockPlace, LocalClock } from '../../../../src/ask/question/time/local-clock.ts';
import { requestedTime } from '../../../../src/ask/question/time/requested-time.ts';
import {
  BOUND_PHRASES,
  CLOCK_PHRASES,
  DATE_PHRASES,
  DAY_PHRASES,
  PART_PHRASES,
  RELATIVE_PHRASES,
} from './everyday-phrases.ts';

const PLACES: readonly ClockPlace[] = [
  { tzId: 'Europe/London', lat: 53.8, lon: -1.55, countryCode: 'GB', region: 'England' },
  { tzId: 'America/New_York', lat: 40.7, lon: -74, countryCode: 'US' },
  { tzId: 'Australia/Lord_Howe', lat: -31.5, lon: 159.1, countryCode: 'AU' },
  { tzId: 'Asia/Kathmandu', lat: 27.7, lon: 85.3, countryCode: 'NP' },
  { tzId: 'America/St_Johns', lat: 47.6, lon: -52.7, countryCode: 'CA' },
  { tzId: 'Europe/Oslo', lat: 69.65, lon: 18.96, countryCode: 'NO' },
  { tzId: 'Pacific/Apia', lat: -13.8, lon: -171.8, countryCode: 'WS' },
];

const PHRASES = [
  ...CLOCK_PHRASES,
  ...PART_PHRASES,
  ...DAY_PHRASES,
  ...DATE_PHRASES,
  ...RELATIVE_PHRASES,
  ...BOUND_PHRASES,
].map(([phrase]) => phrase);
const LINKS = [
  '',
  'until',
  'till',
  'before',
  'after',
  'by',
  'from',
  'to',
  'between',
  'and',
  'on',
  'at',
  'since',
  '-',
  '/',
  'or',
  ',',
];

const texts = fc
  .array(fc.oneof(fc.constantFrom(...PHRASES), fc.constantFrom(...LINKS), fc.nat({ max: 2400 }).map(String)), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parts) => plainText(parts.join(' ')));
const moments = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });

describe('any words of time', () => {
  test('name times that run forward, within bounds, or none', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...PLACES), moments, fc.boolean(), (text, place, nowMs, isPast) => {
        const clock = new LocalClock(place, nowMs, isPast);
        for (const { window, eachDay } of groupTimes(text, findTimes(text))) {
          const parts = eachDay?.(clock) ?? [];
          for (const raw of [window(clock), ...parts]) {
            if (raw === null) continue;
            const time = requestedTime(raw, text, clock, false);
            if (time !== null) expect(time.fromMs).toBeLessThan(time.toMs);
            expect(Number.isInteger(raw.fromMs) && Number.isInteger(raw.toMs)).toBe(true);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('are found in order, without overlaps, and inside of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const items = findTimes(text);
        for (const [i, { start, end }] of items.entries()) {
          expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : items[i - 1].end);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('each phrase alone names a time that is not empty, at any moment and place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHRASES), fc.constantFrom(...PLACES), moments, (phrase, place, nowMs) => {
        const text = plainText(phrase);
        const clock = new LocalClock(place, nowMs, false);
        for (const { window } of groupTimes(text, findTimes(text))) {
          const raw = window(clock);
          // Dates in the order of another country, and the sun beyond the polar circle, may not exist.
          if (raw !== null) expect(raw.fromMs).toBeLessThan(raw.toMs);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
