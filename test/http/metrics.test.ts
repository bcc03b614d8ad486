import { Database } from 'bun:sqlite';
import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { startUpstream } from '../upstream/server.ts';

let service: TestService;

afterEach(() => service.stop());

async function figures(headers: Readonly<Record<string, string>> = {}): Promise<Map<string, number>> {
  const response = await service.get('/metrics', undefined, headers);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('who may read the metrics', () => {
  test('this machine, in the text format of Prometheus, and no page of another origin', async () => {
    service = await startTestService();
    const response = await service.get('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toStartWith('text/plain; version=0.0.4');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { Forwarded: 'for=127.0.0.1' },
    { 'X-Real-IP': '127.0.0.1' },
    { Via: '1.1 proxy' },
    { Host: 'fairday.example' },
    // Short names take another way to the router.
    { Host: 'api' },
  ])('nobody who came another way: %p', async (headers) => {
    service = await startTestService();
    const response = await service.get('/metrics', undefined, headers as unknown as Record<string, string>);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('nor a proxy that hides what it is: its address is known', async () => {
    service = await startTestService({ FAIRDAY_TRUSTED_PROXIES: '127.0.0.1' });
    expect((await service.get('/metrics')).status).toBe(404);
  });

  test('anybody with the token, and nobody with another', async () => {
    service = await startTestService({ FAIRDAY_METRICS_TOKEN: 'letters-and-digits-42' });
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
    for (const authorization of [
      'Bearer letters-and-digits-4',
      'Bearer ',
      'Basic letters-and-digits-42',
      'letters-and-digits-42',
    ]) {
      const refused = await service.get('/metrics', undefined, { ...elsewhere, Authorization: authorization });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    }
    const shown = await service.get('/metrics', undefined, {
      ...elsewhere,
      Authorization: 'Bearer letters-and-digits-42',
    });
    expect(shown.status).toBe(200);
    expect((await service.get('/metrics')).status).toBe(200);
    expect(service.logged.join('')).not.toContain('letters-and-digits');
  });
});

/** Whether the cache at that path has been made, and holds something. */
function isKept(path: string): boolean {
  try {
    using cache = new Database(path, { readonly: true });
    return cache.query('SELECT 1 FROM entry').get() !== null;
  } catch {
    return false;
  }
}

describe('what they count', () => {
  test('requests by operation and status, charges by pool, refusals by reason', async () => {
    service = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '2' });
    const key = await service.keyOf('verified');
    const decide = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
    for (let i = 0; i < 3; i++) await service.get(decide, key);
    await service.get('/v1/history?q=Leeds&dt=2026-06-01', key);
    await service.get('/v1/current?q=Xqzzyvia', key);
    await service.get(decide);
    await service.get(decide, 'fd_000000000000000000000000000000000000');
    await service.get('/nowhere');
    await service.get('/docs/activities/golf');
    const seen = await figures();
    expect(seen.get('fairday_requests_total{operation="decide",status="200"}')).toBe(2);
    expect(seen.get('fairday_requests_total{operation="decide",status="402"}')).toBe(1);
    expect(seen.get('fairday_requests_total{operation="decide",status="401"}')).toBe(2);
    expect(seen.get('fairday_requests_total{operation="current",status="404"}')).toBe(1);
    expect(seen.get('fairday_requests_total{operation="unknown",status="404"}')).toBe(1);
    expect(seen.get('fairday_requests_total{operation="docs",status="200"}')).toBe(1);
    expect(seen.get('fairday_request_duration_seconds_count{operation="decide"}')).toBe(5);
    expect(seen.get('fairday_charged_calls_total{class="decision",paid_by="free"}')).toBe(2);
    expect(seen.get('fairday_charged_units_total{class="premium",paid_by="free"}')).toBe(1);
    expect(seen.get('fairday_refused_total{reason="missing_key"}')).toBe(1);
    expect(seen.get('fairday_refused_total{reason="invalid_key"}')).toBe(1);
    expect(seen.get('fairday_weather_answers_total{how="typical"}')).toBe(3);
    expect(
      seen.get(`fairday_build_info{version="${service.service.version}",commit="unknown",bun="${Bun.version}"}`),
    ).toBe(1);
    expect(seen.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(seen.get('fairday_event_loop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('credit in pounds, and requests beyond the rate', async () => {
    service = await startTestService({
      FAIRDAY_FREE_DECISION_MONTH: '0',
      FAIRDAY_RATE_PER_SECOND: '0.01',
      FAIRDAY_RATE_BURST: '10',
    });
    const key = await service.keyOf('verified');
    const { accounts, clock } = service.service;
    const [{ email }] = await accounts.listAccounts();
    await accounts.topUp({ email, amountMicroGbp: 1_000_000, ref: 'bank-1' }, clock.nowMs());
    const decide = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
    for (let i = 0; i < 11; i++) await service.get(decide, key);
    const seen = await figures();
    expect(seen.get('fairday_charged_calls_total{class="decision",paid_by="credit"}')).toBe(10);
    expect(seen.get('fairday_charged_gbp_total{class="decision"}')).toBe(0.012);
    expect(seen.get('fairday_refused_total{reason="rate_limited"}')).toBe(1);
  });

  test('upstream: requests, failures, weight, pauses, what is in the cache, and no place or account', async () => {
    const upstream = startUpstream({ nowMs: () => Date.parse('2026-07-01T12:00:00Z') });
    const folder = mkdtempSync(join(tmpdir(), 'fairday-metrics-'));
    try {
      service = await startTestService({
        FAIRDAY_WEATHER: 'open-meteo',
        FAIRDAY_OPEN_METEO_URL: upstream.url,
        FAIRDAY_DATA_DIR: folder,
      });
      const key = await service.keyOf('verified');
      for (let i = 0; i < 2; i++) await service.get('/v1/current?q=Leeds', key);
      upstream.fail({ kind: 'daily-limit' });
      expect((await service.get('/v1/current?q=Oslo', key)).status).toBe(503);
      const host = `{host="${new URL(upstream.url).host}",service="forecast"}`;
      // What was fetched is written to the disk a moment later.
      await until(() => isKept(join(folder, 'cache.db')));
      const seen = await figures();
      expect(seen.get(`fairday_upstream_requests_total${host}`)).toBe(2);
      expect(seen.get(`fairday_upstream_failures_total${host}`)).toBe(1);
      expect(seen.get(`fairday_upstream_weight_total${host}`)).toBeCloseTo(2 * 2.057, 2);
      expect(seen.get(`fairday_upstream_pause_seconds${host}`)).toBeGreaterThan(3600);
      expect(seen.get(`fairday_upstream_queue_length${host}`)).toBe(0);
      expect(seen.get(`fairday_upstream_last_answer_age_seconds${host}`)).toBeLessThan(60);
      expect(seen.get('fairday_weather_answers_total{how="asked"}')).toBe(1);
      expect(seen.get('fairday_weather_answers_total{how="fresh"}')).toBe(1);
      expect(seen.get('fairday_weather_answers_total{how="failed"}')).toBe(1);
      expect(seen.get('fairday_cache_entries{kind="forecast"}')).toBe(1);
      expect(seen.get('fairday_cache_lookups_total{outcome="miss"}')).toBeGreaterThan(0);
      expect(seen.get('fairday_cache_bytes')).toBeGreaterThan(0);
      const text = [...seen.keys()].join('\n');
      for (const secret of ['Leeds', 'caller-', key, '53.8']) expect(text).not.toContain(secret);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await upstream.stop();
    }
  });

  test('the weight that the budget of a public host has left, by window', async () => {
    service = await startTestService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_UPSTREAM_SHARE: '0.5' });
    const seen = await figures();
    const left = (service: string, host: string, seconds: number) =>
      seen.get(`fairday_upstream_weight_left{host="${host}",service="${service}",window_seconds="${seconds}"}`);
    expect(left('forecast', 'api.open-meteo.com', 60)).toBe(250);
    expect(left('archive', 'archive-api.open-meteo.com', 3600)).toBe(2250);
    expect(left('air-quality', 'air-quality-api.open-meteo.com', 86_400)).toBe(4750);
  });
});
