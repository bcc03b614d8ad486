/** What callers without a key can see, and how much work they can make. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';

let fairday: TestService;
beforeAll(async () => {
  fairday = await startTestService({
    FAIRDAY_WEATHER: 'open-meteo',
    FAIRDAY_OPEN_METEO_URL: 'http://127.0.0.1:9',
    FAIRDAY_TRUSTED_PROXIES: '127.0.0.0/8',
    FAIRDAY_METRICS_TOKEN: 'inside',
  });
});
afterAll(() => fairday.stop());

describe('readiness', () => {
  test('names no host to strangers, and no page of another site may read it', async () => {
    const response = await fairday.get('/readyz', undefined, { Origin: 'https://elsewhere.example' });
    const text = await response.text();
    expect([response.status, JSON.parse(text).status]).toEqual([200, 'ready']);
    expect(text).not.toContain('127.0.0.1:9');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('names them to whoever has the token of the metrics', async () => {
    const response = await fairday.get('/readyz', undefined, { Authorization: 'Bearer inside' });
    expect(await response.text()).toContain('"host":"127.0.0.1:9"');
  });
});

describe('keys that are wrong', () => {
  const tryFrom = async (client: string) => {
    const headers = { 'X-Forwarded-For': client };
    return (await fairday.get('/v1/usage', 'fd_wrong', headers)).status;
  };

  test('are counted for each client behind a trusted proxy, whatever it writes of its own', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push(await tryFrom(`10.${i}.0.1, 5.9.1.1`));
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect(await tryFrom('81.2.69.142')).toBe(401);
  });
});

describe('pages', () => {
  test.each(['/openapi.json', '/docs/agents', '/docs/activities/running'])(
    '%s is of the host that it is asked by',
    async (path) => {
      const first = await fairday.get(path, undefined, { Host: 'a.example' });
      const text = await first.text();
      const second = await (await fairday.get(path, undefined, { Host: 'b.example:81' })).text();
      expect(text).toContain('http://a.example');
      expect(text).not.toContain('fairday.invalid');
      expect(second).toBe(text.replaceAll('http://a.example', 'http://b.example:81'));
      const tag = first.headers.get('etag') ?? '';
      const again = await fairday.get(path, undefined, { Host: 'a.example', 'If-None-Match': tag });
      expect([tag, again.status]).toEqual([expect.stringMatching(/^W\/"/), 304]);
    },
  );

  test('are compressed', async () => {
    const response = await fetch(`${fairday.url}/openapi.json`, {
      headers: { 'Accept-Encoding': 'br' },
      decompress: false,
    });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test('take a Host with signs of HTML for text', async () => {
    const text = await (await fairday.get('/docs/agents', undefined, { Host: "a'b&c" })).text();
    expect(text).toContain('http://a&#39;b&amp;c/mcp');
  });
});

describe('suggestions', () => {
  test('are made for addresses as short as ours alone', async () => {
    expect((await bodyOf(await fairday.get('/docs/activities/runing'))).error.suggestions).toContain(
      '/docs/activities/running',
    );
    const long = `/docs/activities/${'runing'.repeat(20)}`;
    expect((await bodyOf(await fairday.get(long))).error.suggestions ?? []).toEqual([]);
  });

  test('are made for the first twenty unknown names alone; how many more there are is said', async () => {
    const key = await fairday.keyOf('verified');
    const names = Array.from({ length: 3_000 }, (_, i) => `activit${i}`);
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x'])));
    const { error } = await bodyOf(
      await fetch(`${fairday.url}/v1/ai`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body,
      }),
    );
    expect(error.details.map(({ field }) => field)).toEqual([...names.slice(0, 21), 'q']);
    expect(error.details[20].message).toContain('and 2979 more');
  });
});

test('the log names the network of a client, and no key that came as a request id', async () => {
  const key = await fairday.keyOf('verified');
  await fairday.get('/v1/usage', key, { 'X-Forwarded-For': '2a00:1450:4009:815::200e', 'X-Request-Id': key });
  const line = async (): Promise<string> => {
    for (;;) {
      const found = fairday.logged
        .join('')
        .split('\n')
        .find((text) => text.includes('2a00:1450'));
      if (found !== undefined) return found;
      await Bun.sleep(10);
    }
  };
  expect(JSON.parse(await line())).toMatchObject({ address: '2a00:1450:4009::/48', request_id: 'fd_…' });
  expect(fairday.logged.join('')).not.toContain(key);
});
