/** Requests of a backtest wait for limits instead of failing, keep within them, and end where nothing answers. */
import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BacktestState, openBacktestState } from '../../src/adapters/backtest-state.ts';
import { fetchAll } from '../../src/cli/backtest/fetch-all.ts';
import { openPastHosts } from '../../src/cli/backtest/hosts.ts';
import { durationAtFreeLimitsMs, planFor, requestsOf, unitsOf } from '../../src/cli/backtest/plan.ts';
import { addDays, type CivilDate, parseCivilDate } from '../../src/time/civil.ts';
import { DAY_MS } from '../../src/time/units.ts';
import { stormyWorld, weatherOf } from '../skill/worlds.ts';
import { type Fault, startUpstream, type TestUpstream } from '../upstream/server.ts';
import { ADELAIDE, LONDON } from '../weather/setting.ts';

const NOW_MS = Date.parse('2026-06-10T12:00:30Z');
const FROM = dateOf('2026-01-01');

function dateOf(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(text);
  return date;
}

let cleanUp: (() => Promise<void>) | null = null;
afterEach(async () => {
  await cleanUp?.();
  cleanUp = null;
});

interface Desk {
  readonly upstream: TestUpstream;
  readonly state: BacktestState;
  readonly waits: number[];
  /** Milliseconds that all waits took. */
  passedMs(): number;
  /** When each request was sent, on the clock of the desk. */
  readonly sentMs: number[];
  readonly urls: string[];
  run(requests: ReturnType<typeof requestsOf>): Promise<void>;
}

/** Asks the public hosts through a fetch that leads to the test upstream; waiting moves the clocks. */
function deskOf(apiKey: string | null = null): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'fairday-desk-'));
  const state = openBacktestState(join(folder, 'backtest.db'));
  let passedMs = 0;
  const clock = { nowMs: () => NOW_MS + passedMs, monotonicMs: () => 7_000 + passedMs };
  const upstream = startUpstream({ weather: weatherOf(stormyWorld(0.4, () => 0.1)), nowMs: clock.nowMs });
  const [waits, sentMs, urls] = [[] as number[], [] as number[], [] as string[]];
  const config = { openMeteoUrl: null, openMeteoKey: apiKey, upstreamShare: 1, contact: null };
  const open = () =>
    openPastHosts(config, clock, state, {
      retryPauseMs: 1,
      fetcher: (url, init) => {
        sentMs.push(passedMs);
        urls.push(url);
        return fetch(url.replace(/^https:\/\/[^/]*/, upstream.url), init);
      },
    });
  cleanUp = async () => {
    state.close();
    await upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    upstream,
    state,
    waits,
    sentMs,
    urls,
    passedMs: () => passedMs,
    async run(requests) {
      // Each run opens the hosts anew, as another process would.
      const hosts = open();
      try {
        await fetchAll(requests, {
          hosts,
          state,
          nowMs: clock.nowMs,
          wait: async (ms) => {
            waits.push(ms);
            passedMs += ms;
          },
          onProgress: () => {},
          onWait: () => {},
        });
      } finally {
        hosts.close();
      }
    },
  };
}

const question = (days: number, leads: readonly number[] = [1, 3, 5, 7]) => ({
  from: FROM,
  to: addDays(FROM, days - 1),
  leads,
  truth: 'archive' as const,
});

describe('a limit of upstream', () => {
  test.each([
    ['minutely-limit', 60_000],
    ['hourly-limit', 3_600_000],
    ['daily-limit', DAY_MS],
    ['concurrency-limit', 5_000],
  ] as const)('%s is waited for, and nothing is asked meanwhile', async (kind, mostMs) => {
    const desk = deskOf();
    const requests = requestsOf([planFor(LONDON, question(30))]);
    desk.upstream.fail({ kind } as Fault, 1);
    await desk.run(requests);
    expect(desk.waits.length).toBe(1);
    expect(desk.waits[0]).toBeWithin(4_999, mostMs + 5_001);
    expect(desk.upstream.requests.length).toBe(requests.length + 1);
    expect(requests.every(({ key }) => desk.state.has(key))).toBe(true);
  });

  test('of our own is kept, also by a run after one that was interrupted', async () => {
    const desk = deskOf();
    // A request of all seven leads and eight weeks weighs 22 units: more of them than a minute has room for.
    const plans = [LONDON, ADELAIDE].flatMap((place) =>
      [0, 1, 2, 3].map((k) => planFor({ ...place, lat: place.lat + k }, question(150, [1, 2, 3, 4, 5, 6, 7]))),
    );
    const requests = requestsOf(plans);
    expect(unitsOf(requests)).toBeGreaterThan(500);
    await desk.run(requests.slice(0, 30));
    await desk.run(requests);
    const weightAt = requests.map(({ weight }, i) => ({ weight, ms: desk.sentMs[i] }));
    expect(desk.sentMs.length).toBe(requests.length);
    for (const { ms } of weightAt) {
      const inMinute = weightAt.filter((other) => other.ms > ms - 60_000 && other.ms <= ms);
      expect(inMinute.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(500);
    }
    expect(desk.passedMs()).toBeGreaterThan(0);
  });
});

describe('a host that fails', () => {
  test('now and then is tried again', async () => {
    const desk = deskOf();
    desk.upstream.fail({ kind: 'cut-json' }, 3);
    await desk.run(requestsOf([planFor(LONDON, question(30, [1]))]));
    expect(desk.waits.length).toBeGreaterThan(0);
  });

  test('always ends it, says how to go on, and keeps what it has', async () => {
    const desk = deskOf();
    const requests = requestsOf([planFor(LONDON, question(100, [1]))]);
    await desk.run(requests.slice(0, 2));
    desk.upstream.fail({ kind: 'status', status: 500, body: 'oops' });
    const failed = desk.run(requests);
    expect(failed).rejects.toMatchObject({
      exitCode: 6,
      message: expect.stringContaining('run the same command again'),
    });
    await failed.catch(() => {});
    expect(requests.filter(({ key }) => desk.state.has(key)).length).toBe(2);
  });
});

test('the hosts are those of past forecasts, and of a key the customer’s', async () => {
  const free = deskOf();
  // A server of one's own has all dates; the test upstream has those of the last weeks there.
  const spring = { from: dateOf('2026-04-01'), to: dateOf('2026-04-20') };
  await free.run(requestsOf([planFor(LONDON, { ...spring, leads: [1], truth: 'historical-forecast' })]));
  expect(free.urls.map((url) => new URL(url).host)).toEqual([
    'previous-runs-api.open-meteo.com',
    'historical-forecast-api.open-meteo.com',
  ]);
  await cleanUp?.();
  const keyed = deskOf('secret');
  await keyed.run(requestsOf([planFor(LONDON, question(20, [1]))]));
  expect(keyed.urls.map((url) => new URL(url).host)).toEqual([
    'customer-previous-runs-api.open-meteo.com',
    'customer-archive-api.open-meteo.com',
  ]);
});

test('a place and year of eight variables and four leads weigh 104 units; ninety of them fit in a free day', () => {
  const units = unitsOf(requestsOf([planFor(LONDON, { ...question(365), from: FROM, to: addDays(FROM, 357) })]));
  expect(units).toBeWithin(103.5, 105);
  expect(durationAtFreeLimitsMs(90 * units, 1)).toBeLessThan(DAY_MS);
  expect(durationAtFreeLimitsMs(95 * units, 1)).toBe(DAY_MS);
});
