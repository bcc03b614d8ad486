import { describe, expect, test } from 'bun:test';
import { addDays, civilDay, parseCivilDate } from '../../src/time/civil.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import { WeatherUnavailable } from '../../src/weather/weather.ts';
import type { Fault } from '../upstream/server.ts';
import { mildWeather } from '../upstream/weather.ts';
import { ADELAIDE, causeOf, LONDON, NOON_MS, near, refusalOf, settings, until } from './setting.ts';

const start = settings();

const MINUTE_MS = 60_000;

describe('what comes back', () => {
  test('London: 383 hours from the day before yesterday, all with their sums, labelled, with nothing upstream derives left out', async () => {
    const setting = start();
    const weather = await setting.weather.forecast(LONDON, NOON_MS);
    // The sums of the 384th would be stamped an hour after the sixteenth day.
    expect(weather.length).toBe(383);
    for (const name of ['precipitationMm', 'gustKmh', 'snowDepthM'] as const)
      expect(weather.columns[name].at(-1)).not.toBeNaN();
    expect(weather.startMs[0]).toBe(Date.parse('2026-06-08T00:00Z'));
    expect(weather.provenance).toEqual({
      source: 'open-meteo',
      updatedAtMs: NOON_MS,
      stale: false,
      attribution: expect.stringContaining('Open-Meteo.com'),
    });
    expect(weather.elevationM).toBe(35);
    for (const name of ['temperatureC', 'dewPointC', 'apparentTemperatureC', 'surfacePressureHpa'] as const) {
      expect(weather.columns[name].every((value) => !Number.isNaN(value))).toBe(true);
    }
    expect(setting.upstream.weight).toBeLessThanOrEqual(2.1);
  });

  test('London in the week before the clocks go back: the thirteenth day is whole, to the sums of its last hour', async () => {
    const setting = start();
    const nowMs = Date.parse('2026-10-13T12:00Z');
    setting.clock.wallMs = nowMs;
    const { columns, startMs } = await setting.weather.forecast(LONDON, nowMs);
    const last = startMs.indexOf(Date.parse('2026-10-26T23:00Z'));
    expect(last).toBeGreaterThan(0);
    expect([columns.temperatureC[last], columns.precipitationMm[last]].some(Number.isNaN)).toBe(false);
  });

  test('Adelaide: records start at whole hours of its own clock, from a day before today to today + 13', async () => {
    const { weather } = start();
    const hours = await weather.forecast(ADELAIDE, NOON_MS);
    expect(hours.startMs.every((at) => (at / MINUTE_MS) % 60 === 30)).toBe(true);
    const today = parseCivilDate('2026-06-10');
    if (today === null) throw new Error();
    expect(hours.startMs[0]).toBeLessThanOrEqual(civilDay(ADELAIDE.tzId, addDays(today, -1)).startMs);
    const lastHour = civilDay(ADELAIDE.tzId, addDays(today, 13)).endMs - HOUR_MS;
    const last = hours.startMs.indexOf(lastHour);
    expect(hours.columns.precipitationMm[last]).not.toBeNaN();
  });

  test('who is asked: the cell, by name and version, without the elevation', async () => {
    const { weather, upstream } = start();
    await weather.forecast(LONDON, NOON_MS);
    expect(upstream.requests[0].get('latitude')).toBe('51.51');
    expect(upstream.requests[0].has('elevation')).toBe(false);
    expect(upstream.headers[0].get('user-agent')).toBe('fairday/0.0.0');
  });
});

describe('the memory', () => {
  test('the same object while fresh, for every caller in the cell; a new one after it', async () => {
    const setting = start();
    const { weather, upstream, clock } = setting;
    const first = await weather.forecast(LONDON, clock.wallMs);
    setting.pass(39 * MINUTE_MS);
    expect(await weather.forecast({ ...LONDON, lat: 51.5101, name: 'elsewhere' }, clock.wallMs)).toBe(first);
    setting.pass(12 * MINUTE_MS);
    const second = await weather.forecast(LONDON, clock.wallMs);
    expect(second).not.toBe(first);
    expect(second.provenance.updatedAtMs).toBe(clock.wallMs);
    expect(upstream.requests.length).toBe(2);
  });

  test('a new civil day is asked for anew', async () => {
    const setting = start();
    const { weather, upstream, clock } = setting;
    clock.wallMs = Date.parse('2026-06-10T22:50:00Z');
    await weather.forecast(LONDON, clock.wallMs);
    setting.pass(20 * MINUTE_MS);
    await weather.forecast(LONDON, clock.wallMs);
    expect(upstream.requests.map((request) => request.get('start_date'))).toEqual(['2026-06-08', '2026-06-09']);
  });

  test('a wall clock that stands still does not keep an answer fresh for ever', async () => {
    const { weather, upstream, clock } = start();
    await weather.forecast(LONDON, NOON_MS);
    clock.monotonicMs += HOUR_MS;
    await weather.forecast(LONDON, NOON_MS);
    expect(upstream.requests.length).toBe(2);
  });

  test('fifty callers at once are one request', async () => {
    const { weather, upstream } = start();
    const answers = await Promise.all(Array.from({ length: 50 }, () => weather.forecast(LONDON, NOON_MS)));
    expect(new Set(answers).size).toBe(1);
    expect(upstream.requests.length).toBe(1);
  });

  test('twenty cells at once are never more than two requests in flight', async () => {
    const { weather, upstream } = start();
    upstream.fail({ kind: 'slow', milliseconds: 2 });
    await Promise.all(Array.from({ length: 20 }, (_, i) => weather.forecast(near(LONDON, i), NOON_MS)));
    expect(upstream.requests.length).toBe(20);
    expect(upstream.peak).toBe(2);
  });
});

describe('a failing upstream', () => {
  const faults: [string, Fault, string, number][] = [
    ['an answer 500', { kind: 'status', status: 500, body: 'oops' }, 'server', 2],
    ['an answer 503', { kind: 'status', status: 503, body: '{"error":true,"reason":"overloaded"}' }, 'server', 2],
    ['an error inside a 200', { kind: 'error-in-200' }, 'server', 2],
    ['JSON cut in mid-stream', { kind: 'cut-json' }, 'malformed', 2],
    ['columns of the wrong length', { kind: 'wrong-length' }, 'malformed', 2],
    ['an answer with nothing in it', { kind: 'nulls' }, 'malformed', 2],
    ['a body without end', { kind: 'huge' }, 'malformed', 2],
    ['a connection reset', { kind: 'reset' }, 'network', 2],
    ['a redirect', { kind: 'redirect' }, 'denied', 1],
    [
      'an answer 401',
      { kind: 'status', status: 401, body: '{"error":true,"reason":"The supplied API key is invalid."}' },
      'denied',
      1,
    ],
    [
      'an answer 400',
      { kind: 'status', status: 400, body: '{"error":true,"reason":"No data is available for this location"}' },
      'rejected',
      1,
    ],
    ['the minutely limit', { kind: 'minutely-limit' }, 'limited', 1],
    ['too many at once', { kind: 'concurrency-limit' }, 'limited', 1],
  ];

  test.each(faults)('%s is weather unavailable, after so many attempts', async (_what, fault, kind, attempts) => {
    const setting = start();
    setting.upstream.fail(fault);
    const refusal = await refusalOf(setting);
    expect(causeOf(refusal)).toBe(kind);
    expect(refusal.message).toBe(
      `Weather data is temporarily unavailable; try again in ${refusal.retryAfterSeconds} seconds`,
    );
    expect(refusal.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(setting.upstream.requests.length).toBe(attempts);
  });

  test.each(faults)('%s is the last answer, marked stale, always the same object', async (_what, fault) => {
    const setting = start();
    const { weather, clock } = setting;
    const first = await weather.forecast(LONDON, clock.wallMs);
    setting.upstream.fail(fault);
    setting.pass(5 * HOUR_MS);
    const stale = await weather.forecast(LONDON, clock.wallMs);
    expect(stale.provenance).toEqual({ ...first.provenance, stale: true });
    expect(stale.columns).toBe(first.columns);
    expect(await weather.forecast(LONDON, clock.wallMs)).toBe(stale);
  });

  test('one that hangs ends in time', async () => {
    const setting = start({ timeoutMs: 30 });
    setting.upstream.fail({ kind: 'hang' });
    expect(causeOf(await refusalOf(setting))).toBe('timeout');
  });

  test('one that is not there is weather unavailable', async () => {
    const setting = start();
    await setting.upstream.stop();
    expect(causeOf(await refusalOf(setting))).toBe('network');
  });

  test('a stale answer is of use for a decision for six hours, across midnight too, for data a day, and no longer', async () => {
    const setting = start();
    const { weather, clock, upstream } = setting;
    clock.wallMs = Date.parse('2026-06-10T20:00:00Z');
    await weather.forecast(LONDON, clock.wallMs);
    upstream.fail({ kind: 'status', status: 500, body: '' });
    setting.pass(6 * HOUR_MS);
    expect((await weather.forecast(LONDON, clock.wallMs)).provenance.stale).toBe(true);
    setting.pass(MINUTE_MS);
    expect(causeOf(await refusalOf(setting))).toBe('server');
    const forData = await weather.forecast(LONDON, clock.wallMs, 'data');
    expect(forData.provenance).toMatchObject({ stale: true, updatedAtMs: clock.wallMs - 6 * HOUR_MS - MINUTE_MS });
    setting.pass(18 * HOUR_MS - MINUTE_MS);
    expect(await weather.forecast(LONDON, clock.wallMs, 'data')).toBe(forData);
    setting.pass(MINUTE_MS);
    expect(weather.forecast(LONDON, clock.wallMs, 'data')).rejects.toBeInstanceOf(WeatherUnavailable);
  });

  test('one bad answer is mended by the retry, unnoticed', async () => {
    const setting = start();
    setting.upstream.fail({ kind: 'cut-json' }, 1);
    expect((await setting.weather.forecast(LONDON, NOON_MS)).provenance.stale).toBe(false);
    expect(setting.events.map((event) => event.kind)).toEqual(['failed', 'answered']);
  });

  test('gaps are gaps', async () => {
    const setting = start({
      weather: (variable, at, lat, lon) =>
        variable === 'relative_humidity_2m' || at * 1000 > NOON_MS ? null : mildWeather(variable, at, lat, lon),
    });
    const { columns, length } = await setting.weather.forecast(LONDON, NOON_MS);
    expect(columns.temperatureC.filter((value) => !Number.isNaN(value))).toHaveLength(61);
    expect(length).toBe(383);
    expect(columns.dewPointC.every((value) => Number.isNaN(value))).toBe(true);
  });

  test('a place that upstream rejects is left alone for a while; other places are not', async () => {
    const setting = start();
    setting.upstream.fail({ kind: 'status', status: 400, body: '{"error":true,"reason":"No data"}' }, 1);
    await refusalOf(setting);
    expect((await refusalOf(setting)).retryAfterSeconds).toBe(600);
    expect(setting.upstream.requests.length).toBe(1);
    await setting.weather.forecast(near(LONDON, 1), NOON_MS);
    setting.pass(10 * MINUTE_MS);
    await setting.weather.forecast(LONDON, setting.clock.wallMs);
  });
});

describe('the breaker', () => {
  test('after three failures upstream is left alone, then asked once, and all is well', async () => {
    const setting = start();
    const { upstream, weather, clock } = setting;
    upstream.fail({ kind: 'status', status: 500, body: '' });
    for (let i = 0; i < 3; i++) await refusalOf(setting, near(LONDON, i));
    expect(upstream.requests.length).toBe(6);
    const refusal = await refusalOf(setting);
    expect(causeOf(refusal)).toBe('paused');
    expect(refusal.retryAfterSeconds).toBe(5);
    expect(upstream.requests.length).toBe(6);
    upstream.heal();
    setting.pass(5_000);
    await weather.forecast(LONDON, clock.wallMs);
    expect(setting.events.map((event) => event.kind).slice(-3)).toEqual(['paused', 'answered', 'resumed']);
  });

  test.each([
    ['minutely-limit', 60],
    ['hourly-limit', 60 * 60 + 5],
    ['daily-limit', 12 * 60 * 60 + 5],
  ] as const)('the %s is waited out, and no longer', async (kind, seconds) => {
    const setting = start();
    setting.upstream.fail({ kind }, 1);
    expect((await refusalOf(setting)).retryAfterSeconds).toBe(seconds);
    setting.pass((seconds - 1) * 1000);
    expect(causeOf(await refusalOf(setting, near(LONDON, 1)))).toBe('paused');
    expect(setting.upstream.requests.length).toBe(1);
    setting.pass(1000);
    await setting.weather.forecast(LONDON, setting.clock.wallMs);
  });
});

describe('the budget', () => {
  test('of the public host is kept, and its end is told', async () => {
    const setting = start({ baseUrl: null, share: 0.01 });
    for (let i = 0; i < 2; i++) await setting.weather.forecast(near(LONDON, i), NOON_MS);
    const refusal = await refusalOf(setting, near(LONDON, 2));
    expect(causeOf(refusal)).toBe('exhausted');
    expect(setting.upstream.requests.length).toBe(2);
    setting.pass((refusal.retryAfterSeconds ?? 0) * 1000);
    await setting.weather.forecast(near(LONDON, 2), setting.clock.wallMs);
  });

  test("is not kept for an operator's own instance", async () => {
    const setting = start({ share: 0.01 });
    for (let i = 0; i < 5; i++) await setting.weather.forecast(near(LONDON, i), NOON_MS);
    expect(setting.upstream.requests.length).toBe(5);
  });
});

describe('the key', () => {
  const SECRET = 'sEcReT-123';

  test('goes to the customer host as a parameter', async () => {
    const setting = start({ baseUrl: null, apiKey: SECRET });
    await setting.weather.forecast(LONDON, NOON_MS);
    expect(setting.upstream.requests[0].get('apikey')).toBe(SECRET);
    expect(setting.events).toEqual([expect.objectContaining({ host: 'customer-api.open-meteo.com' })]);
  });

  test.each<Fault>([
    { kind: 'status', status: 401, body: `{"error":true,"reason":"The supplied API key ${SECRET} is invalid."}` },
    { kind: 'status', status: 500, body: SECRET },
    { kind: 'reset' },
    { kind: 'redirect' },
  ])('is never told: %p', async (fault) => {
    const setting = start({ apiKey: SECRET });
    setting.upstream.fail(fault);
    const refusal = await refusalOf(setting);
    expect(Bun.inspect(refusal, { depth: 9 })).not.toContain(SECRET);
    expect(JSON.stringify(setting.events)).not.toContain(SECRET);
  });
});

test('closing ends what is under way, and afterwards nothing is asked', async () => {
  const setting = start();
  setting.upstream.fail({ kind: 'hang' });
  const pending = refusalOf(setting);
  await until(() => setting.upstream.requests.length === 1);
  await setting.weather.close();
  expect(causeOf(await pending)).toBe('closed');
  expect(causeOf(await refusalOf(setting))).toBe('closed');
  expect(setting.upstream.requests.length).toBe(1);
});
