/** What the Open-Meteo host adds to the HTTP client: the resets of its limits, and the Retry-After of a gateway. */
import { expect, test } from 'bun:test';
import { UpstreamError } from '../../../../src/upstream/upstream-error.ts';
import { OpenMeteoHost } from '../../../../src/weather/sources/open-meteo/host.ts';
import { ManualTimers } from '../../../support/manual-timers.ts';

const NOW_MS = Date.parse('2026-06-10T12:59:00Z');

async function refusalOf(status: number, headers: Record<string, string>, reason: string): Promise<[string, unknown]> {
  const timers = new ManualTimers();
  const host = new OpenMeteoHost({
    baseUrl: 'https://weather.test/',
    apiKey: null,
    userAgent: 'fairday/test',
    budget: null,
    fetch: async () => Response.json({ error: true, reason }, { status, headers }),
    monotonicMs: timers.monotonicMs,
    timers,
    random: () => 0,
    onEvent: () => {},
  });
  const request = { path: 'v1/forecast', parameters: new URLSearchParams(), weight: 1, nowMs: NOW_MS };
  const error = await host.get(request, (body) => body).catch((reason: unknown) => reason);
  if (!(error instanceof UpstreamError)) throw error;
  expect(host.pauseMs()).toBe(error.retryAfterMs ?? 0);
  return [error.kind, error.retryAfterMs];
}

const HOURLY = 'Hourly API request limit exceeded. Please try again in the next hour.';
/** Until the full hour and five seconds. */
const RESET_MS = 65_000;

test.each([
  ['no Retry-After', {}, RESET_MS],
  ['a shorter one', { 'retry-after': '10' }, RESET_MS],
  ['a longer one', { 'retry-after': '900' }, 900_000],
  ['a longer one, as a date', { 'retry-after': 'Wed, 10 Jun 2026 13:59:00 GMT' }, 3_600_000],
  [
    'a clock of its own',
    { date: 'Wed, 10 Jun 2026 12:30:00 GMT', 'retry-after': 'Wed, 10 Jun 2026 12:30:10 GMT' },
    30 * 60_000 + 5_000,
  ],
])('a limit with %s lasts for the longer of its reset and the header', async (_, headers, pauseMs) => {
  expect(await refusalOf(429, headers, HOURLY)).toEqual(['limited', pauseMs]);
});

test('a gateway that is down for a while gets no request before', async () => {
  expect(await refusalOf(503, { 'retry-after': '120' }, 'maintenance')).toEqual(['server', 120_000]);
});
