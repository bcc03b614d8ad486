/** What HTTP clients, proxies and monitors may rely on by the standards of HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { codingFor } from '../../src/http/compression.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

let service: TestService;
let key = '';
beforeAll(async () => {
  service = await startTestService();
  key = await service.keyOf('verified');
});
afterAll(() => service.stop());

const DECIDE = '/v1/decide?location=Leeds&activity=running&when=tomorrow';
const FORECAST = '/v1/forecast?q=Leeds&days=3';

const send = (path: string, init: RequestInit & { decompress?: boolean } = {}) =>
  fetch(`${service.url}${path}`, { ...init, headers: { 'X-API-Key': key, ...init.headers } });

/** One request as bytes, and all that comes back until the server is silent for a moment. */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
    if (/\r\n\r\n/.test(received)) socket.end();
  });
  socket.on('close', () => resolve(received));
  socket.write(text);
  return promise;
}

/** The same up to the end of the connection, which the server closes. */
async function wholeRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  socket.write(text);
  return promise;
}

describe('HEAD', () => {
  test.each(['/healthz', '/readyz', '/docs', '/openapi.json', '/v1/activities', DECIDE, FORECAST])(
    '%s',
    async (path) => {
      const response = await send(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
      expect(response.headers.get('x-request-id')).not.toBeNull();
    },
  );

  test.each(['/healthz', '/v1/nothing'])('of %s tells the length of the body', async (path) => {
    const head = await send(path, { method: 'HEAD' });
    const got = await send(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(Number(head.headers.get('content-length'))).toBe((await got.arrayBuffer()).byteLength);
  });

  test('of a metered call states no length, for there is no work to know it from', async () => {
    const answer = await raw(
      `HEAD ${DECIDE} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toStartWith('HTTP/1.1 200');
    expect(answer.toLowerCase()).not.toContain('content-length');
  });

  test('of a free call is that of GET', async () => {
    const got = await send('/v1/activities', { headers: { 'Accept-Encoding': 'identity' } });
    const head = await send('/v1/activities', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    const known = { 'If-None-Match': got.headers.get('etag') ?? '' };
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBe((await got.arrayBuffer()).byteLength);
    expect((await send('/v1/activities', { method: 'HEAD', headers: known })).status).toBe(304);
  });

  test('is checked like GET, does no work and costs nothing', async () => {
    const left = async () =>
      (await send('/v1/usage')).json().then((body) => (body as { free_remaining: number }).free_remaining);
    const before = await left();
    const response = await send(DECIDE, { method: 'HEAD' });
    expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
    expect(await left()).toBe(before);
    expect((await send('/v1/decide?location=Leeds', { method: 'HEAD' })).status).toBe(400);
    expect((await send(DECIDE, { method: 'HEAD', headers: { 'X-API-Key': 'wrong' } })).status).toBe(401);
    expect((await send('/v1/ai', { method: 'HEAD' })).status).toBe(405);
    expect((await send('/v1/decide', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('conditional requests', () => {
  test('tags are weak, a matching one is 304 and free, and * is ignored', async () => {
    const first = await send(DECIDE);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w]+"$/);
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await send(DECIDE, { headers: { 'If-None-Match': tag } });
      expect([tag, again.status]).toEqual([tag, 304]);
    }
    const any = await send(DECIDE, { headers: { 'If-None-Match': '*' } });
    expect(any.status).toBe(200);
    const left = Number(any.headers.get('x-free-calls-remaining'));
    expect(
      Number((await send(DECIDE, { headers: { 'If-None-Match': '*' } })).headers.get('x-free-calls-remaining')),
    ).toBe(left - 1);
  });

  test('an answer whose point is its clock has no tag', async () => {
    const response = await send('/v1/timezone?q=Leeds');
    expect(response.headers.get('etag')).toBeNull();
    expect((await send('/v1/timezone?q=Leeds', { headers: { 'If-None-Match': '"a"' } })).status).toBe(200);
  });
});

describe('compression', () => {
  test.each([
    ['gzip', (bytes: Uint8Array<ArrayBuffer>) => Bun.gunzipSync(bytes)],
    ['br', (bytes: Uint8Array<ArrayBuffer>) => brotliDecompressSync(bytes)],
    ['zstd', (bytes: Uint8Array<ArrayBuffer>) => Bun.zstdDecompressSync(bytes)],
  ] as const)('%s gives the same body, much shorter', async (coding, decompress) => {
    const plain = await (await send(FORECAST, { headers: { 'Accept-Encoding': 'identity' } })).text();
    const response = await send(FORECAST, { headers: { 'Accept-Encoding': coding }, decompress: false });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length * 5).toBeLessThan(plain.length);
    expect(new TextDecoder().decode(decompress(bytes))).toBe(plain);
  });

  test('short answers and those to clients that accept none stay as they are', async () => {
    const short = await send('/v1/timezone?q=Leeds', { headers: { 'Accept-Encoding': 'gzip' }, decompress: false });
    expect(short.headers.get('content-encoding')).toBeNull();
    const none = await send(FORECAST, { headers: { 'Accept-Encoding': 'identity' }, decompress: false });
    expect([none.headers.get('content-encoding'), none.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  });

  test.each([
    [null, null],
    ['', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *;q=0.1', 'zstd'],
    ['*;q=0', null],
    ['identity, gzip;q=0.5', null],
    ['deflate', null],
    ['GZIP', 'gzip'],
    ['gzip;q=nonsense', null],
  ])('%p is answered with %p', (header, coding) => {
    expect(codingFor(header)).toBe(coding as ReturnType<typeof codingFor>);
  });
});

describe('hosts', () => {
  test.each([
    'a',
    'ab',
    'api',
    'x:80',
    'a.b',
    'web:8080',
    '[::1]',
    'fairday.example.org',
    'x_y',
    '[::1]:8080',
    'x.',
    'x'.repeat(300),
  ])('%s is served', async (host) => {
    expect(await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toStartWith('HTTP/1.1 200');
    expect(await raw(`GET /v1/decide?location=Leeds HTTP/1.1\r\nHost: ${host}\r\nX-API-Key: ${key}\r\n\r\n`)).toContain(
      'invalid_parameter',
    );
  });

  test.each(['::1', 'a b', '[::1', 'a:b:c', 'a:99999', '%zz', '%00', '999.1.1.1', 'a,b', ''])(
    '%s is a 400 in our shape, with an id and a line in the log',
    async (host) => {
      const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect(answer).toStartWith('HTTP/1.1 400');
      expect(answer).toContain('The Host header must be a host name or an IP address');
      const id = /"request_id":"([^"]+)"/.exec(answer)?.[1] ?? 'no id';
      expect(answer.toLowerCase()).toContain(`x-request-id: ${id}`);
      await until(() => service.logged.some((text) => text.includes(id)));
    },
  );
});

test('HTTP/1.0 needs no host', async () => {
  expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toStartWith('HTTP/1.1 200');
  expect(await raw(`GET /v1/timezone?q=Leeds HTTP/1.0\r\nX-API-Key: ${key}\r\n\r\n`)).toContain('Europe/London');
});

test('a long answer arrives whole: in chunks, to HTTP/1.0 without them, and compressed', async () => {
  const path = '/v1/forecast?q=Leeds&days=14';
  const get = (version: string) =>
    `GET ${path} HTTP/${version}\r\nHost: localhost\r\nX-API-Key: ${key}\r\nConnection: close\r\n\r\n`;
  const identity = await send(path, { headers: { 'Accept-Encoding': 'identity' } });
  const text = await identity.text();
  expect(text.length).toBeGreaterThan(100_000);
  expect(identity.headers.get('transfer-encoding')).toBe('chunked');
  const [head = '', body] = (await wholeRaw(get('1.0'))).split('\r\n\r\n');
  expect(head.toLowerCase()).not.toContain('transfer-encoding');
  expect(JSON.parse(body ?? '')).toEqual(JSON.parse(text));
  for (const coding of ['gzip', 'br', 'zstd']) {
    const compressed = await send(path, { headers: { 'Accept-Encoding': coding } });
    expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual([coding, text]);
  }
  expect((await send(DECIDE)).headers.get('content-length')).not.toBeNull();
});

test('of requests sent in one go, only those are charged that are answered', async () => {
  const left = async () => Number((await send(DECIDE)).headers.get('x-free-calls-remaining'));
  const before = await left();
  const one = `GET ${DECIDE} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n`;
  const answers = (await raw(`${one}\r\n${one}Connection: close\r\n\r\n`)).match(/HTTP\/1\.1 200/g) ?? [];
  expect(await left()).toBe(before - 1 - answers.length);
});

test('two Host headers are a 400', async () => {
  expect(await raw('GET /healthz HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\n\r\n')).toStartWith(
    'HTTP/1.1 400',
  );
});

test('what will never come asks nobody to wait for it', async () => {
  const response = await send('/v1/airquality?q=Leeds');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
});

test('an answer without a body names no type of one', async () => {
  const response = await send('/v1/decide', { method: 'OPTIONS' });
  expect([response.status, response.headers.get('content-type')]).toEqual([204, null]);
});

describe('keys', () => {
  test('a missing or wrong key is challenged', async () => {
    for (const headers of [{ 'X-API-Key': '' }, { 'X-API-Key': 'wrong' }]) {
      const response = await send(DECIDE, { headers });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  test('a Bearer token is a key, and the same key twice is one', async () => {
    const bearer = await fetch(`${service.url}${DECIDE}`, { headers: { Authorization: `Bearer ${key}` } });
    expect(bearer.status).toBe(200);
    expect((await send(DECIDE, { headers: { 'X-API-Key': `${key}, ${key}` } })).status).toBe(200);
    expect((await send(DECIDE, { headers: { 'X-API-Key': `${key}, other` } })).status).toBe(401);
  });

  test('an empty header is no key, whatever stands beside it', async () => {
    const bearer = { Authorization: `Bearer ${key}` };
    for (const headers of [
      { 'X-API-Key': '', ...bearer },
      { 'X-API-Key': '  ', ...bearer },
      { 'X-API-Key': `, ${key}` },
      { 'X-API-Key': key, Authorization: 'Bearer' },
      { Authorization: `Bearer ${key}, Bearer ${key}` },
    ])
      expect([headers, (await fetch(`${service.url}${DECIDE}`, { headers })).status]).toEqual([headers, 200]);
    const none = await fetch(`${service.url}${DECIDE}`, { headers: { 'X-API-Key': ' ' } });
    expect(await none.text()).toContain('missing_api_key');
    const wrong = await fetch(`${service.url}${DECIDE}`, { headers: { 'X-API-Key': 'wrong', ...bearer } });
    expect(await wrong.text()).toContain('invalid_api_key');
  });
});

describe('bodies and ids of questions', () => {
  const ask = (headers: Record<string, string>, path = '/v1/ai', q = 'Will it rain in Leeds tomorrow?') =>
    send(path, {
      method: 'POST',
      body: JSON.stringify({ q }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  test.each(['order/7', 'req.1', '2026-11-22T01:10:00Z', '~', 'x'.repeat(255)])(
    'the id %s makes a question free when it is sent again',
    async (id) => {
      const first = await ask({ 'X-Request-Id': id });
      expect([first.status, first.headers.get('x-request-id'), first.headers.get('x-idempotent-replay')]).toEqual([
        200,
        id,
        null,
      ]);
      const again = await ask({ 'X-Request-Id': id });
      expect([again.status, again.headers.get('x-idempotent-replay'), again.headers.get('x-call-cost-gbp')]).toEqual([
        200,
        'true',
        '0.0000',
      ]);
      expect(await again.json()).toEqual(await first.json());
      expect((await ask({ 'X-Request-Id': id }, '/v1/ai', 'Will it rain in York tomorrow?')).status).toBe(422);
    },
  );

  test.each(['a b', 'x'.repeat(256), '\u00fcmlaut'])(
    'the id %p cannot be honoured, so it is refused and nothing is charged',
    async (id) => {
      const response = await ask({ 'X-Request-Id': id });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('X-Request-Id must be 1 to 255 visible ASCII characters');
      expect(response.headers.get('x-call-cost-gbp')).toBe('0.0000');
      expect((await send('/v1/activities', { headers: { 'X-Request-Id': id } })).status).toBe(200);
    },
  );

  test('a body of another encoding, or with a name twice, is a 400 that says so', async () => {
    const ofBody = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await send('/v1/ai', { method: 'POST', body, headers });
      return [response.status, ((await response.json()) as { error?: { message: string } }).error?.message];
    };
    const twice = 'The body has "q" more than once; send one like {"q": "Will it rain in Leeds tomorrow?"}.';
    expect(await ofBody('{"q":"Rain in Leeds?","q":"Rain in York?"}')).toEqual([400, twice]);
    expect(await ofBody('{"q":"Rain in Leeds?","\\u0071":"Rain in York?"}')).toEqual([400, twice]);
    expect(await ofBody('{"q":"Rain in Leeds? \\"q\\": \\"q\\":","units":"metric"}')).toEqual([200, undefined]);
    expect((await ofBody('{"q":"Rain in \\u0000Leeds?"}'))[0]).toBe(400);
  });

  test('parameters in the address of a POST are refused by name', async () => {
    const response = await ask({}, '/v1/ai?units=imperial');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("'units' has no effect in the address");
    const unknown = await (await ask({}, `/v1/ai?stream${'m'.repeat(500)}=true`)).text();
    expect(unknown).toContain('is not a parameter here; send q, location, units, lang as fields of the JSON body.');
    expect(unknown.length).toBeLessThan(500);
  });

  test('a body that is announced as too large is refused before it comes', async () => {
    const head = `POST /v1/ai HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n`;
    expect(await raw(`${head}Content-Length: 10000000\r\n\r\n{}`)).toStartWith('HTTP/1.1 413');
  });

  test('nor is a large one of a wrong type waited for', async () => {
    const head = `POST /v1/ai HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: text/plain\r\n`;
    expect(await raw(`${head}Content-Length: 10000000\r\n\r\n{}`)).toStartWith('HTTP/1.1 415');
  });

  test.each(['', 'identity', 'Identity, identity'])(
    'a body whose Content-Encoding is %p is taken as it is',
    async (coding) => {
      expect((await ask({ 'Content-Encoding': coding })).status).toBe(200);
    },
  );

  test.each(['/v1/ai', '/mcp'])('a compressed body of %s is 415', async (path) => {
    const response = await send(path, {
      method: 'POST',
      body: Bun.gzipSync(Buffer.from('{"q":"Will it rain in Leeds?"}')),
      headers: {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        Accept: 'application/json, text/event-stream',
      },
    });
    expect([response.status, (await response.text()).includes('without compression')]).toEqual([415, true]);
  });
});

describe('what caches and clients read in headers', () => {
  test('a 304 carries the Vary of its 200, and so does a short answer', async () => {
    for (const path of [FORECAST, '/v1/timezone?q=Leeds', '/v1/astronomy?q=Leeds', '/openapi.json', '/docs']) {
      const whole = await send(path);
      expect([path, whole.headers.get('vary')]).toEqual([path, 'Accept-Encoding']);
      const etag = whole.headers.get('etag');
      if (etag === null) continue;
      const unchanged = await send(path, { headers: { 'If-None-Match': etag } });
      expect([path, unchanged.status, unchanged.headers.get('vary')]).toEqual([path, 304, 'Accept-Encoding']);
    }
  });

  test('two different keys are 401 in either order, with a sentence; the same key twice is one', async () => {
    const path = `${service.url}/v1/usage`;
    const other = await service.keyOf('verified');
    for (const [one, two] of [
      [key, other],
      [other, key],
      ['nonsense', key],
      [key, 'nonsense'],
    ]) {
      const response = await fetch(path, { headers: { 'X-API-Key': one, Authorization: `Bearer ${two}` } });
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      expect([response.status, error.code]).toEqual([401, 'invalid_api_key']);
      expect(error.message).toContain('two different API keys');
    }
    const same = await fetch(path, { headers: { 'X-API-Key': key, Authorization: `Bearer ${key}` } });
    expect(same.status).toBe(200);
  });

  test('JSON in another encoding than UTF-8 is 415', async () => {
    const ask = (type: string) =>
      send('/v1/ai', { method: 'POST', headers: { 'Content-Type': type }, body: '{"q":"Will it rain in Leeds?"}' });
    for (const type of ['application/json; charset=utf-16', 'application/json;charset="ISO-8859-1"']) {
      const response = await ask(type);
      expect([type, response.status]).toEqual([type, 415]);
      const { error } = (await response.json()) as { error: { message: string } };
      expect(error.message).toContain('UTF-8');
    }
    for (const type of ['application/json; charset=UTF-8', 'application/json; charset="utf-8"', 'application/json'])
      expect([type, (await ask(type)).status]).toEqual([type, 200]);
  });

  test('the OpenAPI document offers both headers of the key', async () => {
    const document = (await (await send('/openapi.json')).json()) as {
      security: object[];
      components: { securitySchemes: Record<string, object> };
    };
    expect(document.security).toEqual([{ ApiKey: [] }, { Bearer: [] }]);
    expect(document.components.securitySchemes.Bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });
});

describe('402', () => {
  test('says what is left where a call takes more than that', async () => {
    const poor = await startTestService({ FAIRDAY_FREE_PREMIUM_DAY: '3' });
    try {
      const poorKey = await poor.keyOf('verified');
      const ask = () =>
        fetch(`${poor.url}/v1/ai`, {
          method: 'POST',
          headers: { 'X-API-Key': poorKey, 'Content-Type': 'application/json' },
          body: '{"q":"Will it rain in Leeds?"}',
        });
      expect((await ask()).status).toBe(200);
      const refused = await ask();
      const { error } = (await refused.json()) as { error: { message: string } };
      expect(refused.status).toBe(402);
      expect(error.message).toStartWith(
        'This call takes 2 free premium calls and 1 is left, and there is no credit left',
      );
      expect((await poor.get('/v1/solar?q=Leeds&dt=2026-07-02', poorKey)).status).toBe(200);
      const empty = (await (await ask()).json()) as { error: { message: string } };
      expect(empty.error.message).toStartWith('The free premium calls are used up, and there is no credit left');
    } finally {
      await poor.stop();
    }
  });
});
