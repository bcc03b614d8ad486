/** What a caller gets when upstream fails in each of its ways: an answer in time, at no cost, and a service that heals. */
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { startMetNorway, type TestMetNorway } from '../upstream/met-norway.ts';
import { type Fault, startUpstream, type TestUpstream } from '../upstream/server.ts';

const NOW = '2026-07-01T12:00:00Z';
const DECIDE = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
const CURRENT = '/v1/current?q=Leeds';
const DOWN: Fault = { kind: 'status', status: 500, body: 'oops' };
/** No caller waits longer, whatever upstream does. */
const PATIENCE_MS = 15_000;
/** Retries and hanging hosts take their time. */
setDefaultTimeout(180_000);

let upstream: TestUpstream;
let metNorway: TestMetNorway;
let service: TestService;
let key: string;

beforeEach(() => {
  upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  metNorway = startMetNorway({ nowMs: () => Date.parse(NOW) });
});

afterEach(async () => {
  upstream.heal();
  metNorway.heal();
  await service.stop();
  await Promise.all([upstream.stop(), metNorway.stop()]);
});

async function start(second: boolean): Promise<void> {
  service = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: upstream.url,
    ...(second ? { FAIRDAY_MET_NORWAY: metNorway.url, FAIRDAY_CONTACT: 'ops@example.org' } : {}),
  });
  key = await service.keyOf('verified');
}

const ask = (path: string) =>
  fetch(`${service.url}${path}`, { headers: { 'X-API-Key': key }, signal: AbortSignal.timeout(PATIENCE_MS) });

async function expectRefusedAtNoCost(path: string): Promise<void> {
  const response = await ask(path);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
  expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
  const { error } = await bodyOf(response);
  expect(error.code).toBe('weather_unavailable');
  expect(error.message).toContain('try again');
}

const FAULTS: readonly Fault[] = [
  DOWN,
  { kind: 'status', status: 200, body: 'garbage' },
  { kind: 'status', status: 404, body: '<html>' },
  { kind: 'reset' },
  { kind: 'redirect' },
  { kind: 'cut-json' },
  { kind: 'wrong-length' },
  { kind: 'nulls' },
  { kind: 'error-in-200' },
  { kind: 'huge' },
];

describe('with one source', () => {
  test.each(FAULTS)('%p is 503 at no cost, and over when upstream is well again', async (fault) => {
    await start(false);
    upstream.fail(fault);
    await expectRefusedAtNoCost(DECIDE);
    await expectRefusedAtNoCost(CURRENT);
    upstream.heal();
    const response = await ask(DECIDE);
    expect([response.status, response.headers.get('x-weather-source')]).toEqual([200, 'open-meteo']);
    expect(response.headers.get('x-free-calls-remaining')).toBe('999');
  });

  test.each(['minutely-limit', 'hourly-limit', 'daily-limit', 'concurrency-limit'] as const)(
    'the %s is 503 with the time until it ends, at no cost',
    async (kind) => {
      await start(false);
      upstream.fail({ kind });
      await expectRefusedAtNoCost(DECIDE);
      await expectRefusedAtNoCost(CURRENT);
      // One each for the forecast and for the air beside it, and none while the limit lasts.
      expect(upstream.kinds.toSorted()).toEqual(['air-quality', 'forecast']);
    },
  );

  test('a slow answer is an answer', async () => {
    await start(false);
    upstream.fail({ kind: 'slow', milliseconds: 50 });
    expect((await ask(DECIDE)).status).toBe(200);
  });
});

test('two hundred clients asking for fifty places at once are fifty requests upstream, two at a time', async () => {
  await start(false);
  upstream.fail({ kind: 'slow', milliseconds: 5 });
  const places = Array.from({ length: 50 }, (_, i) => `/v1/current?q=${(40 + i / 10).toFixed(1)},-3`);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(places[i % places.length])));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  expect(upstream.kinds).toEqual(Array.from({ length: 50 }, () => 'forecast' as const));
  expect(upstream.peak).toBe(2);
});

describe('with MET Norway as the second', () => {
  test.each([...FAULTS, { kind: 'daily-limit' } as const])(
    '%p of the first is answered by the second',
    async (fault) => {
      await start(true);
      upstream.fail(fault);
      const decision = await ask(DECIDE);
      expect([decision.status, decision.headers.get('x-weather-source')]).toEqual([200, 'met-norway']);
      expect(decision.headers.get('x-weather-attribution')).toContain('MET Norway');
      const { data, verdict } = await bodyOf(decision);
      expect(data.source).toBe('met-norway');
      expect(verdict).not.toBe('');
      upstream.heal();
    },
  );

  test('decisions and data alike, and what it does not know is null', async () => {
    await start(true);
    upstream.fail(DOWN);
    const paths = [
      CURRENT,
      '/v1/forecast?q=Leeds&days=3',
      '/v1/best-day?location=Leeds&activity=hiking',
      '/v1/decide?location=Leeds&activity=exterior-painting&when=2026-07-08',
      '/v1/decide?location=Kathmandu&activity=stargazing&when=tomorrow',
    ];
    for (const path of paths) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get('x-weather-source')]).toEqual([path, 200, 'met-norway']);
    }
    const current = await (await ask(CURRENT)).json();
    expect(current).toMatchObject({
      source: 'met-norway',
      visibility: { km: null },
      humidity: 60,
      uv: expect.any(Number),
    });
    // Beyond its ten days there is nothing to judge.
    expect((await ask('/v1/decide?location=Leeds&activity=running&when=2026-07-13')).status).toBe(422);
    expect((await ask('/v1/airquality?q=Leeds')).status).toBe(503);
  });

  test('both failing is 503 at no cost, and readiness says which and for how long', async () => {
    await start(true);
    upstream.fail({ kind: 'daily-limit' });
    metNorway.fail({ kind: 'status', status: 403, body: '' });
    await expectRefusedAtNoCost(DECIDE);
    await expectRefusedAtNoCost(CURRENT);
    const ready = await service.get('/readyz');
    expect(ready.status).toBe(200);
    const body = (await ready.json()) as { status: string; upstream: { service: string; host: string }[] };
    expect(JSON.stringify(body)).toMatch(/"met-norway","host":"[^"]+","pause_seconds":3[56]\d\d/);
    expect(body.status).toBe('ready');
    const hostOf = (service: string) => body.upstream.find((host) => host.service === service);
    expect(hostOf('forecast')).toMatchObject({ host: new URL(upstream.url).host, last_answer_seconds_ago: null });
    expect(hostOf('met-norway')).toMatchObject({ host: new URL(metNorway.url).host, last_answer_seconds_ago: null });
  });

  test('both hanging ends within the patience of a caller', async () => {
    await start(true);
    upstream.fail({ kind: 'hang' });
    metNorway.fail({ kind: 'hang' });
    await expectRefusedAtNoCost(DECIDE);
  });
});
