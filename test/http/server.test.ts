import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { ERROR_STATUS, ErrorSchema } from '../../src/operations/error-codes.ts';
import type { Operation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { faults } from '../support/answer-shape.ts';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { startUpstream } from '../upstream/server.ts';

const DECIDE = '/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow';

let fairday: TestService;
let key = '';

beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
});

afterAll(() => fairday.stop());

describe('answers', () => {
  test('of every operation have the documented shape, for its own example', async () => {
    const upstream = startUpstream({ nowMs: fairday.service.clock.nowMs });
    const real = await startTestService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url });
    try {
      for (const operation of OPERATIONS) {
        // Questions have their own tests: they are asked with a body.
        if (operation.method === 'POST') continue;
        const path = `${operation.path}?${new URLSearchParams(operation.example)}`;
        // The embedded climate has no air quality.
        const typical = operation.name === 'airquality' ? [] : [await fairday.get(path, key)];
        for (const response of [...typical, await real.get(path, await real.keyOf('verified'))]) {
          const found = { status: response.status, faults: faults(operation.result, await bodyOf(response)) };
          expect({ name: operation.name, ...found }).toEqual({ name: operation.name, status: 200, faults: [] });
        }
      }
    } finally {
      await real.stop();
      await upstream.stop();
    }
  });

  test('of a decision with all that can be asked for have the documented shape', async () => {
    const decide = OPERATIONS.find(({ name }) => name === 'decide') as Operation;
    const response = await fairday.get(`${DECIDE}&detail=hourly&explain=yes&units=imperial&from=8&to=20`, key);
    const body = await bodyOf(response);
    expect(faults(decide.result, body)).toEqual([]);
    expect(body.hourly).toHaveLength(12);
    expect(body.factors.length).toBeGreaterThan(5);
    expect(body.hourly.map(({ time }) => time.slice(11))).toEqual(
      Array.from({ length: 12 }, (_, i) => `${String(8 + i).padStart(2, '0')}:00`),
    );
  });

  test('say where the weather came from, and what the call cost, in headers and body alike', async () => {
    const own = await fairday.keyOf('verified');
    const response = await fairday.get(DECIDE, own);
    const { billing, data } = await bodyOf(response);
    expect(response.headers.get('x-weather-source')).toBe('typical');
    expect(data.source).toBe('typical');
    expect(billing).toEqual({ charged: 'free', cost_gbp: '0.0000', free_remaining: 999, balance_gbp: '0.0000' });
    expect(response.headers.get('x-free-calls-remaining')).toBe('999');
    expect(response.headers.get('x-credit-balance-gbp')).toBe('0.0000');
    expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
    expect(response.headers.get('cache-control')).toBe('private');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('echo a fit request id and replace any other', async () => {
    const echoed = await fairday.get('/v1/activities', undefined, { 'X-Request-Id': 'order-66_b' });
    expect(echoed.headers.get('x-request-id')).toBe('order-66_b');
    for (const unfit of ['has space', 'a'.repeat(256), '\u00fc']) {
      const response = await fairday.get('/v1/activities', undefined, { 'X-Request-Id': unfit });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('a matching If-None-Match is 304 without a body and takes nothing', async () => {
    const own = await fairday.keyOf('verified');
    const first = await fairday.get(DECIDE, own);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-z]+"$/);
    for (const sent of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await fairday.get(DECIDE, own, { 'If-None-Match': sent });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('x-free-calls-remaining')).toBe('999');
      expect(again.headers.get('x-call-cost-gbp')).toBe('0.0000');
    }
    const changed = await fairday.get(`${DECIDE}&units=imperial`, own, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('x-free-calls-remaining')).toBe('998');
  });

  test('the same question gives the same bytes but for the bill', async () => {
    const [a, b] = await Promise.all([fairday.get(DECIDE, key), fairday.get(DECIDE, key)]);
    const [left, right] = [await bodyOf(a), await bodyOf(b)];
    expect({ ...left, billing: null }).toEqual({ ...right, billing: null });
  });
});

describe('errors', () => {
  async function expectError(response: Response, code: keyof typeof ERROR_STATUS): Promise<{ message: string }> {
    const body = await bodyOf(response);
    expect([response.status, body.error.code]).toEqual([ERROR_STATUS[code], code]);
    expect(faults(ErrorSchema, body)).toEqual([]);
    expect(body.error.request_id).toBe(response.headers.get('x-request-id') ?? '');
    expect(response.headers.get('content-type')).toContain('application/json');
    return body.error;
  }

  test('a missing, unknown or mistyped key is 401', async () => {
    await expectError(await fairday.get(DECIDE), 'missing_api_key');
    await expectError(await fairday.get(DECIDE, ''), 'missing_api_key');
    await expectError(await fairday.get(DECIDE, 'fd_'), 'invalid_api_key');
    await expectError(
      await fairday.get(DECIDE, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      'invalid_api_key',
    );
    await expectError(await fairday.get('/v1/usage'), 'missing_api_key');
  });

  test('a key revoked by another hand is 401 at the next call', async () => {
    const { accounts, clock } = fairday.service;
    const account = await accounts.createAccount('revoked@example.org', 'verified', clock.nowMs());
    const { key: doomed, id } = await accounts.createKey(account.id, 'doomed', clock.nowMs());
    expect((await fairday.get(DECIDE, doomed)).status).toBe(200);
    await accounts.revokeKey(account.id, id, clock.nowMs());
    await expectError(await fairday.get(DECIDE, doomed), 'invalid_api_key');
  });

  test('an account that is not verified or suspended is 403', async () => {
    await expectError(await fairday.get(DECIDE, await fairday.keyOf('unverified')), 'email_not_verified');
    const suspended = await expectError(
      await fairday.get(DECIDE, await fairday.keyOf('suspended')),
      'account_suspended',
    );
    expect(suspended.message).toContain('operator');
  });

  test('an activity with a typing slip is 400 and names the near ones', async () => {
    const body = await bodyOf(await fairday.get('/v1/decide?location=Leeds&activity=runing', key));
    expect(body.error.code).toBe('invalid_parameter');
    expect(body.error.suggestions).toContain('running');
    expect(body.error.details).toEqual([{ field: 'activity', message: expect.stringContaining('running') }]);
  });

  test('an unknown place is 404 with places to ask for instead, each of which is found', async () => {
    const response = await fairday.get('/v1/decide?location=Leeds,+Narnia&activity=running', key);
    const body = await bodyOf(response);
    expect([response.status, body.error.code]).toEqual([404, 'location_not_found']);
    expect(body.error.suggestions.length).toBeGreaterThan(0);
    for (const suggestion of body.error.suggestions) {
      const again = await fairday.get(`/v1/decide?location=${encodeURIComponent(suggestion)}&activity=running`, key);
      expect(again.status).toBe(200);
    }
  });

  test('a range of hours that is over is 422 and a date beyond the horizon 400', async () => {
    await expectError(await fairday.get('/v1/decide?location=Leeds&activity=golf&from=1&to=5', key), 'no_hours_left');
    const late = await expectError(
      await fairday.get('/v1/decide?location=Leeds&activity=golf&when=2026-07-15', key),
      'invalid_parameter',
    );
    expect(late.message).toContain('2026-07-14');
  });

  test('come in the documented order: what is checked first is what is reported', async () => {
    const spent = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '0' });
    try {
      const rich = await spent.keyOf('verified');
      const badQuery = '/v1/decide?location=Xqzzyvia&activity=nothing';
      await expectError(await spent.get(`/v3${badQuery}`), 'not_found');
      await expectError(await spent.get(badQuery), 'missing_api_key');
      await expectError(await spent.get(badQuery, await spent.keyOf('suspended')), 'account_suspended');
      await expectError(await spent.get(badQuery, rich), 'invalid_parameter');
      await expectError(await spent.get('/v1/decide?location=Xqzzyvia&activity=golf', rich), 'payment_required');
    } finally {
      await spent.stop();
    }
  });

  test('cost nothing, and say what is left', async () => {
    const own = await fairday.keyOf('verified');
    for (const path of [
      '/v1/decide?location=Xqzzyvia&activity=running',
      '/v1/decide?location=Leeds&activity=nothing',
      '/v1/decide?location=Leeds&activity=golf&from=1&to=5',
    ]) {
      const response = await fairday.get(path, own);
      expect(response.ok).toBe(false);
      expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
      expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
    }
    const usage = await bodyOf(await fairday.get('/v1/usage', own));
    expect(usage.free.decision).toMatchObject({ used: 0, remaining: 1000, limit: 1000, period: '2026-07' });
  });

  test('a method that is not offered is 405 with Allow, and charges nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(fairday.url + DECIDE, { method, headers: { 'X-API-Key': key } });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  test('show nothing of the inside', async () => {
    const broken = await startTestService();
    try {
      const own = await broken.keyOf('verified');
      Object.defineProperty(broken.service.weather, 'forecast', {
        value: () => Promise.reject(new Error('secret path /srv/secret')),
      });
      const response = await broken.get(DECIDE, own);
      const text = await response.text();
      expect([response.status, text.includes('secret')]).toEqual([500, false]);
      expect(response.headers.get('x-free-calls-remaining')).toBe('1000');
      await until(() => broken.logged.length > 0);
      expect(broken.logged.join('')).toContain('secret path');
    } finally {
      await broken.stop();
    }
  });
});

describe('the allowance', () => {
  test('lets exactly its number of calls through, however many come at once, and the rest are 402', async () => {
    const small = await startTestService({ FAIRDAY_FREE_DECISION_MONTH: '37' });
    try {
      const own = await small.keyOf('verified');
      const responses = await Promise.all(Array.from({ length: 120 }, () => small.get(DECIDE, own)));
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(37);
      expect(statuses.filter((status) => status === 402)).toHaveLength(83);
      const usage = await bodyOf(await small.get('/v1/usage', own));
      expect(usage.free.decision).toMatchObject({ used: 37, remaining: 0 });
      expect(usage.free_remaining).toBe(0);
    } finally {
      await small.stop();
    }
  });

  test('belongs to the account, not to the key, and a best-day costs one call', async () => {
    const { accounts, clock } = fairday.service;
    const account = await accounts.createAccount('two-keys@example.org', 'verified', clock.nowMs());
    const first = (await accounts.createKey(account.id, 'one', clock.nowMs())).key;
    const second = (await accounts.createKey(account.id, 'two', clock.nowMs())).key;
    await fairday.get(DECIDE, first);
    const response = await fairday.get('/v1/best-day?location=Leeds&activity=running&days=14', second);
    expect(response.headers.get('x-free-calls-remaining')).toBe('998');
  });
});

test('more requests than the rate allows are 429 with the time to wait, and take nothing', async () => {
  const slow = await startTestService({ FAIRDAY_RATE_PER_SECOND: '0.5', FAIRDAY_RATE_BURST: '3' });
  try {
    const own = await slow.keyOf('verified');
    const responses: Response[] = [];
    for (let i = 0; i < 5; i++) responses.push(await slow.get(DECIDE, own));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const refused = responses[3];
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('ratelimit-policy')).toBe('"account";q=3;w=6');
    expect(refused.headers.get('ratelimit')).toMatch(/^"account";r=0;t=\d+$/);
    expect(refused.headers.get('x-free-calls-remaining')).toBe('997');
    const other = await slow.get(DECIDE, await slow.keyOf('verified'));
    expect(other.status).toBe(200);
  } finally {
    await slow.stop();
  }
});

describe('other addresses', () => {
  test('a preflight names methods and headers for any origin, without credentials', async () => {
    const response = await fetch(`${fairday.url}/v1/decide`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('X-API-Key');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('the reference page asks nothing of any other host', async () => {
    const page = await (await fairday.get('/docs')).text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter((part) => !/^(?:[/#]|data:)/.test(part))).toEqual([]);
    for (const part of parts.filter((name) => name.startsWith('/'))) {
      expect((await fairday.get(part)).status).toBe(200);
    }
    expect(parts).toContain('/openapi.json');
  });

  test('the reference page runs its own scripts and no other', async () => {
    const response = await fairday.get('/docs');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    const inline = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    const hashes = inline.map((script) => `'sha256-${new Bun.CryptoHasher('sha256').update(script).digest('base64')}'`);
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(allowed.filter((source) => source !== "'self'").toSorted()).toEqual(hashes.toSorted());
  });

  test('readiness reports the database, the places and the weather', async () => {
    const response = await fairday.get('/readyz');
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({
      status: 'ready',
      database_writable: true,
      places: expect.any(Number),
      weather: { ensembles: { setting: 'auto', lacking: false } },
      language_model: { status: 'not configured' },
    });
  });

  test('an address that is none is 404 and suggests the nearest', async () => {
    const body = await bodyOf(await fairday.get('/v1/descide'));
    expect(body.error.suggestions).toEqual(['/v1/decide']);
  });
});

test('a server that has stopped leaves nothing behind in the process that would keep it in memory', async () => {
  const events = process.eventNames();
  const counts = () => events.map((event) => process.listenerCount(event));
  const before = counts();
  const passing = await startTestService();
  await passing.stop();
  expect(counts()).toEqual(before);
});
