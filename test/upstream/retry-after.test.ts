import { describe, expect, test } from 'bun:test';
import { hostClockMs, retryAfterMs } from '../../src/upstream/retry-after.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:00Z');
const headersOf = (retryAfter: string, date?: string) =>
  new Headers({ 'retry-after': retryAfter, ...(date === undefined ? {} : { date }) });

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    ['120', 120_000],
    ['Wed, 10 Jun 2026 12:00:30 GMT', 30_000],
    ['Wednesday, 10-Jun-26 12:00:30 GMT', 30_000],
    ['Wed Jun 10 12:00:30 2026', 30_000],
    ['Wed, 10 Jun 2026 11:59:00 GMT', 0],
  ])('%s', (text, waitMs) => {
    expect(retryAfterMs(headersOf(text), NOW_MS)).toBe(waitMs);
  });

  test.each(['', 'soon', '-5', '1.5', '1e3', '0x10', '2026-06-10T12:00:30Z', 'Wed, 99 Foo'])('"%s" is none', (text) => {
    expect(retryAfterMs(headersOf(text), NOW_MS)).toBeNull();
  });

  test('is none where there is none', () => {
    expect(retryAfterMs(new Headers(), NOW_MS)).toBeNull();
  });

  test('of more than a day is a day', () => {
    for (const text of ['86401', '9'.repeat(400), 'Fri, 10 Jun 2050 12:00:00 GMT']) {
      expect(retryAfterMs(headersOf(text), NOW_MS)).toBe(86_400_000);
    }
  });

  test("as a date is compared with the host's own clock, which may differ from ours; with no clock it is none", () => {
    const date = 'Wed, 10 Jun 2026 10:00:00 GMT';
    const headers = headersOf('Wed, 10 Jun 2026 10:00:30 GMT', date);
    expect(hostClockMs(headers, NOW_MS)).toBe(Date.parse(date));
    expect(retryAfterMs(headers, NOW_MS)).toBe(30_000);
    expect(retryAfterMs(headers)).toBe(30_000);
    expect(retryAfterMs(headersOf('Wed, 10 Jun 2026 10:00:30 GMT'))).toBeNull();
    expect(retryAfterMs(headersOf('30'))).toBe(30_000);
  });
});
