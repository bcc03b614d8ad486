/** Towns by postcode from upstream: fetched once, cached, and never waited for in vain. */

import { afterEach, describe, expect, test } from 'bun:test';
import { MemoryBudget } from '../../src/lib/memory-budget.ts';
import { systemTimers, type Timers } from '../../src/lib/timers.ts';
import { withTimeout } from '../../src/lib/with-timeout.ts';
import type { UnlistedPostcode } from '../../src/place/place.ts';
import type { UpstreamEvent } from '../../src/upstream/fetch.ts';
import { NO_STORE, type StoredBytes, type WeatherStore } from '../../src/weather/cache/store.ts';
import { createGeocoder, type Geocoder, type GeocoderOptions } from '../../src/weather/geocoder.ts';
import type { Presence, PresenceState } from '../../src/weather/presence.ts';
import { ManualTimers } from '../support/manual-timers.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from '../upstream/server.ts';
import { NOON_MS, until } from './setting.ts';

const DAY_MS = 86_400_000;
const PARIS: UnlistedPostcode = { code: '75001', asWritten: '75001', countryCode: 'FR', qualifier: '' };
/** A digit from Paris's. */
const NOWHERE: UnlistedPostcode = { ...PARIS, code: '75009', asWritten: '75009' };

let upstream: TestUpstream;
let geocoder: Geocoder;
let events: UpstreamEvent[];
let monotonicMs: number;

afterEach(async () => {
  upstream.heal();
  await geocoder.close();
  await upstream.stop();
});

/** Sources that are so; unsettled ones turn out to be absent after `patienceMs`. */
function presenceOf(state: PresenceState, patienceMs = 0, timers: Timers = systemTimers): Presence {
  return { state, patienceMs, retryAfterMs: 5_000, unlessAbsent: (work) => withTimeout(work, patienceMs, timers) };
}

type TestOptions = Partial<GeocoderOptions> & { readonly timers?: ManualTimers };

function setUp(options: TestOptions & UpstreamOptions = {}): void {
  upstream = startUpstream({ nowMs: () => NOON_MS, ...options });
  open(options);
}

function open(options: TestOptions = {}): void {
  events = [];
  monotonicMs = 5_000;
  geocoder = createGeocoder({
    memory: new MemoryBudget(1e8),
    mode: 'open-meteo',
    openMeteo: {
      baseUrl: upstream.url,
      apiKey: null,
      share: 1,
      userAgent: 'fairday/0.0.0',
      fetch,
      monotonicMs: () => monotonicMs,
      random: () => 0,
      onEvent: (event) => events.push(event),
      retryPauseMs: 1,
      ...(options.timers === undefined ? {} : { timers: options.timers }),
    },
    store: NO_STORE,
    presence: presenceOf('answering'),
    ...options,
  });
}

/** What is stored, in memory. */
function storeOf(stored: Map<string, StoredBytes>): WeatherStore {
  const nameOf = (key: object) => JSON.stringify(key);
  return { get: (key) => stored.get(nameOf(key)) ?? null, put: (key, value) => void stored.set(nameOf(key), value) };
}

async function namesOf(postcode: UnlistedPostcode, nowMs = NOON_MS): Promise<string[] | null> {
  return (await geocoder.towns(postcode, nowMs))?.map(({ name }) => name) ?? null;
}

describe('towns of a postcode', () => {
  test('are fetched once for all callers at one time, and then cached', async () => {
    setUp();
    const all = await Promise.all(Array.from({ length: 50 }, () => namesOf(PARIS)));
    expect(all).toEqual(Array.from({ length: 50 }, () => ['Paris']));
    expect(await namesOf(PARIS, NOON_MS + 179 * DAY_MS)).toEqual(['Paris']);
    expect(upstream.kinds).toEqual(['geocoding']);
    expect(await namesOf(PARIS, NOON_MS + 181 * DAY_MS)).toEqual(['Paris']);
    expect(upstream.requests).toHaveLength(2);
  });

  test('that do not exist are fetched again a day later', async () => {
    setUp();
    expect(await namesOf(NOWHERE)).toEqual([]);
    expect(await namesOf(NOWHERE, NOON_MS + DAY_MS - 1)).toEqual([]);
    expect(upstream.requests).toHaveLength(1);
    expect(await namesOf(NOWHERE, NOON_MS + DAY_MS)).toEqual([]);
    expect(upstream.requests).toHaveLength(2);
  });

  test('outlive the process, found or not; what cannot be read from the store is fetched', async () => {
    const stored = new Map<string, StoredBytes>();
    setUp({ store: storeOf(stored) });
    await namesOf(PARIS);
    await namesOf(NOWHERE);
    expect([...stored.keys()].map((key) => JSON.parse(key))).toEqual([
      { kind: 'postcode', cell: 'FR', part: '75001' },
      { kind: 'postcode', cell: 'FR', part: '75009' },
    ]);
    await geocoder.close();
    open({ store: storeOf(stored) });
    expect([await namesOf(PARIS), await namesOf(NOWHERE)]).toEqual([['Paris'], []]);
    expect(upstream.requests).toHaveLength(2);
    await geocoder.close();
    for (const key of stored.keys()) stored.set(key, { savedAtMs: NOON_MS, bytes: new Uint8Array([7, 7]) });
    open({ store: storeOf(stored) });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    expect(upstream.requests).toHaveLength(3);
  });

  test('of another country are none, even if upstream ignores the country', async () => {
    const results = [
      { id: 1, name: 'Addison', latitude: 33, longitude: -97, country_code: 'US', postcodes: ['75001'] },
    ];
    setUp({ searchAnswer: JSON.stringify({ results, generationtime_ms: 1 }) });
    expect(await namesOf(PARIS)).toEqual([]);
  });
});

describe('an upstream that fails', () => {
  test.each([
    { kind: 'status', status: 500, body: 'boom' },
    { kind: 'status', status: 404, body: 'Not Found' },
    { kind: 'cut-json' },
    { kind: 'error-in-200' },
    { kind: 'reset' },
    { kind: 'redirect' },
    { kind: 'huge' },
  ] as const)('by $kind is no answer, and nothing is stored', async (fault) => {
    setUp();
    upstream.fail(fault);
    expect(await namesOf(PARIS)).toBeNull();
    expect(upstream.requests.length).toBeLessThanOrEqual(2);
    upstream.heal();
    expect(await namesOf(PARIS)).toEqual(['Paris']);
  });

  test('by not answering ends at the timeout', async () => {
    const timers = new ManualTimers();
    setUp({ timers });
    upstream.fail({ kind: 'hang' });
    const names = namesOf(PARIS);
    await until(() => upstream.requests.length === 1);
    timers.pass(3_999);
    expect(events).toEqual([]);
    timers.pass(1);
    expect(await names).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'failed', willRetry: false }));
  });

  test('by a limit gets no request until it ends', async () => {
    setUp();
    upstream.fail({ kind: 'minutely-limit' }, 1);
    expect(await namesOf(PARIS)).toBeNull();
    expect(await namesOf(NOWHERE)).toBeNull();
    expect(upstream.requests).toHaveLength(1);
    monotonicMs += 61_000;
    expect(await namesOf(PARIS)).toEqual(['Paris']);
  });

  test('again and again gets few requests from a thousand callers', async () => {
    setUp();
    upstream.fail({ kind: 'status', status: 503, body: '' });
    for (let i = 10_000; i < 11_000; i++) {
      expect(await namesOf({ ...PARIS, code: `${i}`, asWritten: `${i}` })).toBeNull();
    }
    expect(upstream.requests.length).toBeLessThan(10);
  });
});

describe('in auto mode', () => {
  test('nobody asks an upstream that is absent', async () => {
    setUp({ mode: 'auto', presence: presenceOf('absent') });
    expect(await namesOf(PARIS)).toBeNull();
    expect(upstream.requests).toHaveLength(0);
  });

  test('callers wait for one that answers, and for an unsettled one until it is settled', async () => {
    setUp({ mode: 'auto' });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    await geocoder.close();
    open({ mode: 'auto', presence: presenceOf('unsettled', 20_000) });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    await geocoder.close();
    const timers = new ManualTimers();
    open({ mode: 'auto', presence: presenceOf('unsettled', 500, timers), timers });
    upstream.fail({ kind: 'hang' });
    const names = namesOf(PARIS);
    timers.pass(500);
    expect(await names).toBeNull();
  });
});
