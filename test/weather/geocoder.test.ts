/** Towns by postcode from upstream: asked once, kept, and never waited for in vain. */
import { afterEach, describe, expect, test } from 'bun:test';
import type { UnlistedPostcode } from '../../src/place/place.ts';
import { NO_STORE, type StoredBytes, type WeatherStore } from '../../src/weather/cache/store.ts';
import { createGeocoder, type Geocoder, type GeocoderOptions } from '../../src/weather/geocoder.ts';
import type { UpstreamEvent } from '../../src/weather/sources/open-meteo/host.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from '../upstream/server.ts';
import { NOON_MS, until } from './setting.ts';

const DAY_MS = 86_400_000;
const PARIS: UnlistedPostcode = { code: '75001', written: '75001', countryCode: 'FR', beside: '' };
/** A digit from Paris's. */
const NOWHERE: UnlistedPostcode = { ...PARIS, code: '75009', written: '75009' };

let upstream: TestUpstream;
let geocoder: Geocoder;
let events: UpstreamEvent[];
let monotonicMs: number;

afterEach(async () => {
  upstream.heal();
  await geocoder.close();
  await upstream.stop();
});

function setUp(options: Partial<GeocoderOptions> & UpstreamOptions & { timeoutMs?: number } = {}): void {
  upstream = startUpstream({ nowMs: () => NOON_MS, ...options });
  open(options);
}

function open(options: Partial<GeocoderOptions> & { timeoutMs?: number } = {}): void {
  events = [];
  monotonicMs = 5_000;
  geocoder = createGeocoder({
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
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    },
    store: NO_STORE,
    upstreamHasAnswered: () => false,
    patienceMs: 0,
    ...options,
  });
}

/** What is stored, in memory. */
function storeOf(kept: Map<string, StoredBytes>): WeatherStore {
  const nameOf = (key: object) => JSON.stringify(key);
  return { get: (key) => kept.get(nameOf(key)) ?? null, put: (key, value) => void kept.set(nameOf(key), value) };
}

async function namesOf(postcode: UnlistedPostcode, nowMs = NOON_MS): Promise<string[] | null> {
  return (await geocoder.towns(postcode, nowMs))?.map(({ name }) => name) ?? null;
}

describe('towns of a postcode', () => {
  test('are asked for once by all who want them at one time, and then known', async () => {
    setUp();
    const all = await Promise.all(Array.from({ length: 50 }, () => namesOf(PARIS)));
    expect(all).toEqual(Array.from({ length: 50 }, () => ['Paris']));
    expect(await namesOf(PARIS, NOON_MS + 179 * DAY_MS)).toEqual(['Paris']);
    expect(upstream.kinds).toEqual(['geocoding']);
    expect(await namesOf(PARIS, NOON_MS + 181 * DAY_MS)).toEqual(['Paris']);
    expect(upstream.requests).toHaveLength(2);
  });

  test('that are none are asked for again a day later', async () => {
    setUp();
    expect(await namesOf(NOWHERE)).toEqual([]);
    expect(await namesOf(NOWHERE, NOON_MS + DAY_MS - 1)).toEqual([]);
    expect(upstream.requests).toHaveLength(1);
    expect(await namesOf(NOWHERE, NOON_MS + DAY_MS)).toEqual([]);
    expect(upstream.requests).toHaveLength(2);
  });

  test('outlive the process, found or not; what is stored and cannot be read is asked for', async () => {
    const kept = new Map<string, StoredBytes>();
    setUp({ store: storeOf(kept) });
    await namesOf(PARIS);
    await namesOf(NOWHERE);
    expect([...kept.keys()].map((key) => JSON.parse(key))).toEqual([
      { kind: 'postcode', cell: 'FR', part: '75001' },
      { kind: 'postcode', cell: 'FR', part: '75009' },
    ]);
    await geocoder.close();
    open({ store: storeOf(kept) });
    expect([await namesOf(PARIS), await namesOf(NOWHERE)]).toEqual([['Paris'], []]);
    expect(upstream.requests).toHaveLength(2);
    await geocoder.close();
    for (const key of kept.keys()) kept.set(key, { savedAtMs: NOON_MS, bytes: new Uint8Array([7, 7]) });
    open({ store: storeOf(kept) });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    expect(upstream.requests).toHaveLength(3);
  });

  test('of another country are none, even if upstream does not heed the country', async () => {
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
  ] as const)('by $kind is no answer, which is not kept', async (fault) => {
    setUp();
    upstream.fail(fault);
    expect(await namesOf(PARIS)).toBeNull();
    expect(upstream.requests.length).toBeLessThanOrEqual(2);
    upstream.heal();
    expect(await namesOf(PARIS)).toEqual(['Paris']);
  });

  test('by not answering is waited for no longer than the timeout', async () => {
    setUp({ timeoutMs: 30 });
    upstream.fail({ kind: 'hang' });
    expect(await namesOf(PARIS)).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ kind: 'failed', willRetry: false }));
  });

  test('by a limit is left alone until it ends', async () => {
    setUp();
    upstream.fail({ kind: 'minutely-limit' }, 1);
    expect(await namesOf(PARIS)).toBeNull();
    expect(await namesOf(NOWHERE)).toBeNull();
    expect(upstream.requests).toHaveLength(1);
    monotonicMs += 61_000;
    expect(await namesOf(PARIS)).toEqual(['Paris']);
  });

  test('time and again is asked by few of a thousand callers', async () => {
    setUp();
    upstream.fail({ kind: 'status', status: 503, body: '' });
    for (let i = 10_000; i < 11_000; i++) {
      expect(await namesOf({ ...PARIS, code: `${i}`, written: `${i}` })).toBeNull();
    }
    expect(upstream.requests.length).toBeLessThan(10);
  });
});

describe('in auto mode', () => {
  test('nobody waits for an upstream that has never answered; what it says is known to the next', async () => {
    setUp({ mode: 'auto' });
    expect(await namesOf(PARIS)).toBeNull();
    await until(() => events.some(({ kind }) => kind === 'answered'));
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    // And now that it has answered once, it is waited for.
    expect(await namesOf(NOWHERE)).toEqual([]);
  });

  test('it is waited for once it has answered about weather, and for as long as there is patience', async () => {
    setUp({ mode: 'auto', upstreamHasAnswered: () => true });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    await geocoder.close();
    open({ mode: 'auto', patienceMs: 20_000 });
    expect(await namesOf(PARIS)).toEqual(['Paris']);
    await geocoder.close();
    open({ mode: 'auto', patienceMs: 5 });
    upstream.fail({ kind: 'hang' });
    expect(await namesOf(PARIS)).toBeNull();
  });
});
