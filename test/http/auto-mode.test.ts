/** A server in `auto` mode before its sources have answered: real sockets that refuse, swallow, delay and answer. */
import { afterEach, describe, expect, test } from 'bun:test';
import { bodyOf, startTestService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { startUpstream } from '../upstream/server.ts';

const NOW = '2026-07-01T12:20:00Z';
const RUNNING = '/v1/decide?location=Leeds&activity=running&when=tomorrow';

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function serviceAt(url: string): Promise<{ fairday: TestService; key: string }> {
  const fairday = await startTestService({ FAIRDAY_NOW: NOW, FAIRDAY_WEATHER: 'auto', FAIRDAY_OPEN_METEO_URL: url });
  closing.push(() => fairday.stop());
  return { fairday, key: await fairday.keyOf('verified') };
}

function upstreamAt() {
  const upstream = startUpstream({ nowMs: () => Date.parse(NOW) });
  closing.push(() => upstream.stop());
  return upstream;
}

/** A port that nobody listens on. */
function refusingUrl(): string {
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() });
  const url = `http://127.0.0.1:${server.port}`;
  server.stop(true);
  return url;
}

describe('the first answer of a server in auto mode', () => {
  test('is real weather with its air where upstream answers', async () => {
    const { fairday, key } = await serviceAt(upstreamAt().url);
    const { data } = await bodyOf(await fairday.get(RUNNING, key));
    expect([data.source, 'air' in data]).toEqual(['open-meteo', true]);
  });

  test('is real weather where upstream takes a second', async () => {
    const upstream = upstreamAt();
    upstream.fail({ kind: 'slow', milliseconds: 1_000 }, 2);
    const { fairday, key } = await serviceAt(upstream.url);
    const { data } = await bodyOf(await fairday.get(RUNNING, key));
    expect(data.source).toBe('open-meteo');
  });

  test('is the climate at once where the connection is refused, and no caller asks again', async () => {
    const { fairday, key } = await serviceAt(refusingUrl());
    await until(() => fairday.service.weather.presence.state === 'absent');
    for (let i = 0; i < 5; i++) expect((await bodyOf(await fairday.get(RUNNING, key))).data.source).toBe('typical');
    const [{ requests }] = fairday.service.weather.state().hosts;
    expect(requests).toBe(1);
  });

  test('is the climate where nothing ever comes back, and real weather once something does', async () => {
    const upstream = upstreamAt();
    upstream.fail({ kind: 'hang' });
    const { fairday, key } = await serviceAt(upstream.url);
    expect((await bodyOf(await fairday.get(RUNNING, key))).data.source).toBe('typical');
    expect(fairday.service.weather.presence.state).toBe('absent');
    // Nobody waits any more, and nobody but the probe asks.
    const sent = upstream.requests.length;
    expect((await bodyOf(await fairday.get(`${RUNNING}&detail=hourly`, key))).data.source).toBe('typical');
    expect(upstream.requests.length).toBe(sent);
    upstream.heal();
    await until(() => fairday.service.weather.presence.state === 'answering');
    expect((await bodyOf(await fairday.get(RUNNING, key))).data.source).toBe('open-meteo');
  });
});
