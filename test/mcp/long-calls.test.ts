import { afterAll, beforeAll, expect, test } from 'bun:test';
import { startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { startUpstream, type TestUpstream } from '../upstream/server.ts';
import { message, modernCall, post } from './clients.ts';

let fairday: TestService;
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = startUpstream({ nowMs: () => Date.parse('2026-07-01T12:00:00Z') });
  fairday = await startTestService({ FAIRDAY_WEATHER: 'open-meteo', FAIRDAY_OPEN_METEO_URL: upstream.url });
});

afterAll(async () => {
  await fairday.stop();
  await upstream.stop();
});

const used = async (key: string) => {
  const usage = (await (await fairday.get('/v1/usage', key)).json()) as { free: { standard: { used: number } } };
  return usage.free.standard.used;
};

const callLines = () =>
  fairday.logged
    .join('')
    .split('\n')
    .filter((line) => line.includes('"/mcp current_weather"'));

test('a long call is kept alive by comments, and answered', async () => {
  const key = await fairday.keyOf('verified');
  upstream.fail({ kind: 'hang' });
  const body = message('tools/call', { name: 'current_weather', arguments: { place: 'Leeds' } });
  const response = await post(fairday, body, { 'X-API-Key': key });
  expect(response.headers.get('content-type')).toStartWith('text/event-stream');
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // A comment, which says nothing but that somebody is there.
    if (/^:/m.test(text)) upstream.heal();
  }
  expect(text).toMatch(/^:/m);
  expect(text).toContain('"structuredContent":{"place":"Leeds');
  expect(await used(key)).toBe(1);
  await until(() => callLines().length === 1);
}, 120_000);

test('a caller who goes away pays nothing, in either generation, and the server serves on', async () => {
  const key = await fairday.keyOf('verified');
  // Two places: an answer that upstream sends in the end is cached, and would answer the next call at once.
  const { body, headers } = modernCall('current_weather', { place: 'Bergen' });
  const legacy = message('tools/call', { name: 'current_weather', arguments: { place: 'Naples' } });
  for (const [sent, own] of [
    [body, headers],
    [legacy, {}],
  ] as const) {
    upstream.fail({ kind: 'hang' });
    const requestsBefore = upstream.requests.length;
    const logged = callLines().length;
    const leaving = new AbortController();
    const gone = post(fairday, sent, { 'X-API-Key': key, ...own }, leaving.signal)
      .then((response) => response.text())
      .catch(() => 'gone');
    await until(() => upstream.requests.length > requestsBefore);
    leaving.abort();
    expect(await gone).toBe('gone');
    await until(() => callLines().length > logged);
    expect(JSON.parse(callLines().at(-1) ?? '{}')).toMatchObject({ status: 499, charged: null });
    upstream.heal();
    expect(await used(key)).toBe(0);
  }
  const again = await post(fairday, body, { 'X-API-Key': key, ...headers });
  expect([again.status, await used(key)]).toEqual([200, 1]);
}, 120_000);
