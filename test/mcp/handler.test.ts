import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { streamOf } from '../support/streams.ts';
import { until } from '../support/until.ts';
import { message, modernCall, post } from './clients.ts';

let fairday: TestService;
let key = '';

beforeAll(async () => {
  fairday = await startTestService();
  key = await fairday.keyOf('verified');
});

afterAll(() => fairday.stop());

type Headers = Readonly<Record<string, string>>;

const LIST = message('tools/list');

/** The message in an answer that may be an event stream. */
async function messageOf(response: Response): Promise<{ error?: { code: number; message: string }; result?: object }> {
  const text = await response.text();
  const data = text
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line.length > 6)
    .at(-1)
    ?.slice(6);
  return JSON.parse(data ?? text);
}

describe('the key', () => {
  test('is required before anything else, without sending clients after an authorisation server', async () => {
    const refused: Headers[] = [{}, { 'X-API-Key': 'fd_wrong' }, { Authorization: 'Basic abc' }];
    for (const headers of refused) {
      const response = await post(fairday, LIST, headers);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect((await bodyOf(response)).error.code).toMatch(/_api_key$/);
    }
    const metadata = await fairday.get('/.well-known/oauth-protected-resource/mcp');
    expect(metadata.status).toBe(404);
  });

  test('goes in either header', async () => {
    const taken: Headers[] = [{ 'X-API-Key': key }, { Authorization: `Bearer ${key}` }];
    for (const headers of taken) {
      expect((await post(fairday, LIST, headers)).status).toBe(200);
    }
  });

  test('of an account that is suspended or not verified is refused', async () => {
    for (const status of ['suspended', 'unverified'] as const) {
      expect((await post(fairday, LIST, { 'X-API-Key': await fairday.keyOf(status) })).status).toBe(403);
    }
  });
});

describe('the form of the answer', () => {
  test.each([
    ['*/*', 200],
    ['application/json, */*;q=0.1', 200],
    ['application/*, text/*', 200],
    ['application/json', 406],
    ['*/*, text/event-stream;q=0', 406],
  ])('for a client that accepts %s', async (Accept, status) => {
    const response = await post(fairday, LIST, { 'X-API-Key': key, Accept });
    expect(response.status).toBe(status);
    if (status === 200) expect((await messageOf(response)).result).toHaveProperty('tools');
  });
});

describe('strangers', () => {
  test('a page of another site, and a name that is not this server’s, are refused', async () => {
    const strange: Headers[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Host: 'evil.example' },
      { Host: 'evil.example:80' },
    ];
    for (const headers of strange) {
      const response = await post(fairday, LIST, { 'X-API-Key': key, ...headers });
      expect([headers, response.status]).toEqual([headers, 403]);
      expect((await response.json()) as object).toMatchObject({
        error: { message: expect.stringContaining('FAIRDAY_BASE_URL') },
      });
      expect([response.headers.has('x-request-id'), response.headers.has('access-control-allow-origin')]).toEqual([
        true,
        false,
      ]);
    }
  });

  test('pages of this machine and of the public address are let in, and may read the answer', async () => {
    const named = await startTestService({ FAIRDAY_BASE_URL: 'https://weather.example.org' });
    try {
      const own = await named.keyOf('verified');
      const known: Headers[] = [
        { Origin: 'http://localhost:6274' },
        { Host: 'weather.example.org', Origin: 'https://weather.example.org' },
        { Host: '192.0.2.7:8080' },
      ];
      for (const headers of known) {
        const response = await post(named, LIST, { 'X-API-Key': own, ...headers });
        expect([headers, response.status]).toEqual([headers, 200]);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
      }
      const preflight = await fetch(`${named.url}/mcp`, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      const allowed = preflight.headers.get('access-control-allow-headers');
      for (const name of ['Authorization', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'X-API-Key']) {
        expect(allowed).toContain(name);
      }
    } finally {
      await named.stop();
    }
  });
});

describe('what is no message', () => {
  test('another method is 405 and says which one to use', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(`${fairday.url}/mcp`, { method, headers: { 'X-API-Key': key } });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toContain('POST');
    }
  });

  test('a long body is 413, with or without a stated length, and is not read to its end', async () => {
    const stated = await post(fairday, 'x'.repeat(150_000_000), { 'X-API-Key': key });
    expect([stated.status, (await bodyOf(stated)).error.code]).toEqual([413, 'payload_too_large']);
    const { body, sentBytes } = streamOf(150_000_000);
    const unstated = await post(fairday, body, { 'X-API-Key': key });
    expect([unstated.status, (await bodyOf(unstated)).error.code]).toEqual([413, 'payload_too_large']);
    expect(sentBytes()).toBeLessThan(150_000_000);
    const whole = message('tools/list', { _meta: { note: 'x'.repeat(60_000) } });
    expect((await post(fairday, whole, { 'X-API-Key': key })).status).toBe(200);
  });

  test('broken JSON, other media types and unknown methods get the protocol’s own errors', async () => {
    const broken = await post(fairday, '{"jsonrpc":', { 'X-API-Key': key });
    expect([broken.status, (await messageOf(broken)).error?.code]).toEqual([400, -32700]);
    const noRpc = await post(fairday, '{"hello":1}', { 'X-API-Key': key });
    expect(noRpc.status).toBe(400);
    const text = await post(fairday, LIST, { 'X-API-Key': key, 'Content-Type': 'text/plain' });
    expect(text.status).toBe(415);
    const unknown = await post(fairday, message('tools/dance'), { 'X-API-Key': key });
    expect((await messageOf(unknown)).error?.code).toBe(-32601);
    const { body, headers } = modernCall('decide', {});
    const mismatch = await post(fairday, body, { 'X-API-Key': key, ...headers, 'Mcp-Name': 'forecast' });
    expect([mismatch.status, (await messageOf(mismatch)).error?.code]).toEqual([400, -32020]);
    const tomorrow = body.replaceAll('2026-07-28', '2099-01-01');
    const version = await post(fairday, tomorrow, {
      'X-API-Key': key,
      ...headers,
      'MCP-Protocol-Version': '2099-01-01',
    });
    expect([version.status, (await messageOf(version)).error?.code]).toEqual([400, -32022]);
  });
});

describe('the rate', () => {
  test('counts requests, and every message of those that hold several', async () => {
    const slow = await startTestService({ FAIRDAY_RATE_PER_SECOND: '1', FAIRDAY_RATE_BURST: '5' });
    try {
      const own = { 'X-API-Key': await slow.keyOf('verified') };
      const batch = (count: number) =>
        `[${Array.from({ length: count }, (_, id) => message('tools/list', {}, id + 1)).join(',')}]`;
      const many = await post(slow, batch(20), own);
      expect([many.status, (await bodyOf(many)).error.code]).toEqual([429, 'rate_limited']);
      expect(Number(many.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = { 'X-API-Key': await slow.keyOf('verified') };
      const statuses = [];
      for (let i = 0; i < 7; i++) statuses.push((await post(slow, LIST, other)).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    } finally {
      await slow.stop();
    }
  });
});

test('every request has its line in the log, and every call a line with what it cost; no key and no place', async () => {
  const own = await startTestService();
  try {
    const caller = await own.keyOf('verified');
    await (await post(own, LIST, {})).text();
    const { body, headers } = modernCall('current_weather', { place: 'Leeds' });
    await (await post(own, body, { 'X-API-Key': caller, ...headers })).text();
    const read = message('resources/read', { uri: 'weather://place/Leeds/now' });
    await (await post(own, read, { 'X-API-Key': caller })).text();
    await own.get('/healthz');
    await until(() => own.logged.join('').includes('/healthz'));
    const lines = own.logged
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ route }) => route !== '/healthz');
    expect(lines.filter(({ route }) => route === '/mcp').map(({ status }) => status)).toEqual([401, 200, 200]);
    const calls = lines.filter(({ route }) => route !== '/mcp');
    expect(calls.map(({ route, charged, weather }) => [route, charged, weather])).toEqual([
      ['/mcp current_weather', 'free', 'typical'],
      ['/mcp weather://place/{place}/now', 'free', 'typical'],
    ]);
    expect(own.logged.join('')).not.toMatch(/Leeds|fd_/);
  } finally {
    await own.stop();
  }
});
