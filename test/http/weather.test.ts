/** Real weather through the whole service: recorded answers, clock changes, and an upstream that fails. */
import { describe, expect, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { recording } from '../upstream/fixtures.ts';
import { recordedUpstream, startUpstream, type TestUpstream } from '../upstream/server.ts';

async function withService(
  upstream: TestUpstream,
  now: string,
  use: (fairday: TestService, key: string) => Promise<void>,
): Promise<void> {
  const fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    FAIRDAY_NOW: now,
  });
  try {
    await use(fairday, await fairday.keyOf('verified'));
  } finally {
    await fairday.stop();
    await upstream.stop();
  }
}

interface Recorded {
  readonly utc_offset_seconds: number;
  readonly hourly: Readonly<Record<string, readonly (number | null)[]>> & { readonly time: readonly string[] };
}

/** Values of a recorded variable at the instants of one civil day; the recording's clock keeps one offset throughout. */
function valuesOfDay(file: string, variable: string, tzId: string, date: string): number[] {
  const { utc_offset_seconds: offset, hourly } = JSON.parse(recording(file)) as Recorded;
  return hourly.time.flatMap((stamp, i) => {
    const instant = Temporal.Instant.fromEpochMilliseconds(Date.parse(`${stamp}Z`) - offset * 1000);
    const value = hourly[variable][i];
    return instant.toZonedDateTimeISO(tzId).toPlainDate().toString() === date && value !== null ? [value] : [];
  });
}

describe('recorded weather', () => {
  test('Toronto on the day the clocks go forward: 23 hours, the figures of the recording', async () => {
    const upstream = recordedUpstream(recording('toronto-forecast.json'));
    await withService(upstream, '2026-03-06T12:00:00Z', async (fairday, key) => {
      const path = '/v1/decide?location=43.70,-79.40&activity=driving&when=2026-03-08&detail=hourly';
      const response = await fairday.get(path, key);
      const body = await bodyOf(response);
      expect(response.headers.get('x-weather-source')).toBe('open-meteo');
      const clock = body.hourly.map(({ time }) => time);
      expect(clock).toHaveLength(23);
      expect(clock[1]).toBe('2026-03-08 01:00');
      expect(clock[2]).toBe('2026-03-08 03:00');
      const fahrenheit = valuesOfDay('toronto-forecast.json', 'temperature_2m', 'America/Toronto', '2026-03-08');
      expect(fahrenheit).toHaveLength(23);
      const celsius = fahrenheit.map((value) => ((value - 32) * 5) / 9);
      expect(body.data.temperature).toMatchObject({
        min: expect.closeTo(Math.min(...celsius), 0),
        max: expect.closeTo(Math.max(...celsius), 0),
      });
      expect(body.data.missing).toContain('visibility');
    });
  });

  test('Adelaide, half an hour off the hour: records on its own whole hours', async () => {
    const upstream = recordedUpstream(recording('adelaide-forecast.json'));
    await withService(upstream, '2026-07-16T00:00:00Z', async (fairday, key) => {
      const path = '/v1/decide?location=-34.76,138.65&activity=driving&when=tomorrow&detail=hourly';
      const body = await bodyOf(await fairday.get(path, key));
      expect(body.location.localtime).toBe('2026-07-16 09:30');
      expect(body.date).toBe('2026-07-17');
      expect(body.hourly.map(({ time }) => time.slice(11))).toEqual(
        Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
      );
      const recorded = valuesOfDay('adelaide-forecast.json', 'temperature_2m', 'Australia/Adelaide', '2026-07-17');
      const { min, max } = body.data.temperature as { min: number; max: number };
      expect(min).toBeGreaterThanOrEqual(Math.min(...recorded) - 1);
      expect(max).toBeLessThanOrEqual(Math.max(...recorded) + 1);
    });
  });
});

describe('clock changes in London', () => {
  for (const [date, now, hours] of [
    ['2026-03-29', '2026-03-27T12:00:00Z', 23],
    ['2026-10-25', '2026-10-23T12:00:00Z', 25],
  ] as const) {
    test(`${date} has ${hours} hours`, async () => {
      const upstream = startUpstream({ nowMs: () => Date.parse(now) });
      await withService(upstream, now, async (fairday, key) => {
        const path = `/v1/decide?location=London&activity=driving&when=${date}&detail=hourly`;
        const body = await bodyOf(await fairday.get(path, key));
        expect(body.hourly).toHaveLength(hours);
        expect(body.hourly.every(({ time }) => time.startsWith(date) && time.endsWith(':00'))).toBe(true);
      });
    });
  }
});

describe('an upstream that fails', () => {
  const NOW = '2026-07-01T12:00:00Z';
  const PATH = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
  const faults: Parameters<TestUpstream['fail']>[0][] = [
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'minutely-limit' },
    { kind: 'daily-limit' },
    { kind: 'cut-json' },
    { kind: 'reset' },
    { kind: 'wrong-length' },
  ];
  for (const fault of faults) {
    test(`by ${fault.kind} is 503 with the time to wait, costs nothing and shows nothing of the inside`, async () => {
      const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
      upstream.fail(fault);
      await withService(upstream, NOW, async (fairday, key) => {
        const response = await fairday.get(PATH, key);
        const body = await bodyOf(response);
        expect([response.status, body.error.code]).toEqual([503, 'weather_unavailable']);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
        expect(body.error.message).not.toMatch(/boom|127\.0\.0\.1|JSON/);
      });
    });
  }

  test('by never answering is 503 within fifteen seconds', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
    upstream.fail({ kind: 'hang' });
    await withService(upstream, NOW, async (fairday, key) => {
      const response = await fairday.get(PATH, key);
      expect(response.status).toBe(503);
      upstream.heal();
    });
  }, 180_000);

  test('after it has answered: the older answer stands in while it is fresh, at no cost to upstream', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
    await withService(upstream, NOW, async (fairday, key) => {
      expect((await fairday.get(PATH, key)).status).toBe(200);
      const answersOf = async (when: string) => {
        for (const activity of ['golf', 'sailing', 'concrete-pour']) {
          const path = `/v1/decide?location=Leeds&activity=${activity}&when=${when}`;
          expect((await fairday.get(path, key)).status).toBe(200);
        }
      };
      // All that the activities read has come, however busy the machine is.
      await answersOf('today');
      const { length } = upstream.requests;
      upstream.fail({ kind: 'status', status: 500, body: '' });
      await answersOf('tomorrow');
      expect(upstream.requests).toHaveLength(length);
      expect(upstream.weight).toBeLessThanOrEqual(3.3);
    });
  });

  test('in auto mode is not noticed: the typical climate answers, labelled, until upstream does', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
    upstream.fail({ kind: 'status', status: 500, body: '' });
    const fairday = await startTestService({ FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: upstream.url });
    try {
      const response = await fairday.get(PATH, await fairday.keyOf('verified'));
      expect([response.status, response.headers.get('x-weather-source')]).toEqual([200, 'typical']);
      const body = await bodyOf(response);
      expect(body.data.source).toBe('typical');
      expect(body.summary.toLowerCase()).toContain('typical');
      expect(body.summary).not.toMatch(/\bwill\b/);
    } finally {
      await fairday.stop();
      await upstream.stop();
    }
  });
});
