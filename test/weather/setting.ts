/** A composed weather over a test upstream, with clocks that the test moves. */
import { afterEach } from 'bun:test';
import type { Timers } from '../../src/lib/timers.ts';
import type { Place } from '../../src/place/place.ts';
import type { Fetch, UpstreamEvent } from '../../src/upstream/fetch.ts';
import { UpstreamError } from '../../src/upstream/upstream-error.ts';
import type { StoredBytes, StoreKey, WeatherStore } from '../../src/weather/cache/store.ts';
import { createWeather } from '../../src/weather/create-weather.ts';
import type { EnsembleSetting } from '../../src/weather/ensembles.ts';
import { emptyColumns } from '../../src/weather/hourly.ts';
import type { TypicalWeather } from '../../src/weather/sources/typical/source.ts';
import { type Weather, type WeatherMode, WeatherUnavailable } from '../../src/weather/weather.ts';
import { startMetNorway, type TestMetNorway } from '../upstream/met-norway.ts';
import { startUpstream, type TestUpstream, type UpstreamOptions } from '../upstream/server.ts';

/** A Wednesday noon. */
export const NOON_MS = Date.parse('2026-06-10T12:00:00Z');

export const LONDON: Place = {
  name: 'London',
  region: 'England',
  country: 'United Kingdom',
  countryCode: 'GB',
  lat: 51.50853,
  lon: -0.12574,
  tzId: 'Europe/London',
  elevationM: 25,
  geonameId: 2643743,
};

export const ADELAIDE: Place = {
  name: 'Adelaide',
  region: 'South Australia',
  country: 'Australia',
  countryCode: 'AU',
  lat: -34.92866,
  lon: 138.59863,
  tzId: 'Australia/Adelaide',
  elevationM: 59,
  geonameId: 2078025,
};

export interface Setting {
  readonly upstream: TestUpstream;
  /** The second source; nothing asks it unless the test wants it. */
  readonly metNorway: TestMetNorway;
  readonly weather: Weather;
  readonly events: UpstreamEvent[];
  /** Instants asked of the typical model, per call. */
  readonly typicalCalls: Float64Array[];
  /** Moved by the test; the upstream shares the wall clock. */
  readonly clock: { wallMs: number; monotonicMs: number };
  /** Moves both clocks. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export interface SettingOptions extends Omit<UpstreamOptions, 'nowMs'> {
  readonly mode?: WeatherMode;
  readonly ensembles?: EnsembleSetting;
  readonly apiKey?: string | null;
  readonly timeoutMs?: number;
  /** Null asks the public host, through a fetch that leads to the test upstream. */
  readonly baseUrl?: null;
  readonly share?: number;
  readonly store?: WeatherStore;
  readonly patienceMs?: number;
  readonly probesAtStart?: boolean;
  readonly isNearSea?: (point: { lat: number; lon: number }) => boolean;
  readonly timers?: Timers;
  /** Whether there is a second source. */
  readonly second?: boolean;
  /** The climate; one that knows nothing but its name when left out. */
  readonly typical?: TypicalWeather;
}

export function setUp(options: SettingOptions = {}): Setting {
  const clock = { wallMs: NOON_MS, monotonicMs: 5_000 };
  const upstream = startUpstream({ ...options, nowMs: () => clock.wallMs });
  const metNorway = startMetNorway({ nowMs: () => clock.wallMs });
  const events: UpstreamEvent[] = [];
  const typicalCalls: Float64Array[] = [];
  const toUpstream: Fetch = (url, init) => fetch(url.replace(/^https:\/\/[^/]*/, upstream.url), init);
  const typical: TypicalWeather = (place, startMs, nowMs) => {
    typicalCalls.push(startMs);
    if (options.typical !== undefined) return options.typical(place, startMs, nowMs);
    const provenance = { source: 'typical', updatedAtMs: nowMs, stale: false, attribution: '' } as const;
    return { startMs, length: startMs.length, columns: emptyColumns(startMs.length), elevationM: 0, provenance };
  };
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs };
  const weather = createWeather({
    mode: options.mode ?? 'open-meteo',
    ...(options.ensembles === undefined ? {} : { ensemble: options.ensembles }),
    openMeteo: {
      baseUrl: options.baseUrl === null ? null : upstream.url,
      apiKey: options.apiKey ?? null,
      share: options.share ?? 1,
      ...timeout,
      retryPauseMs: 1,
    },
    metNorway: options.second === true ? { baseUrl: metNorway.url, ...timeout } : null,
    random: () => 0.5,
    userAgent: options.second === true ? 'fairday/0.0.0 (ops@example.org)' : 'fairday/0.0.0',
    typical: { usual: typical, drawn: typical },
    fetch: toUpstream,
    ...(options.store === undefined ? {} : { store: options.store }),
    monotonicMs: () => clock.monotonicMs,
    nowMs: () => clock.wallMs,
    patienceMs: options.patienceMs,
    isNearSea: options.isNearSea,
    ...(options.timers === undefined ? {} : { timers: options.timers }),
    onEvent: (event) => events.push(event),
  });
  if (options.probesAtStart === true) weather.probe();
  return {
    upstream,
    metNorway,
    weather,
    events,
    typicalCalls,
    clock,
    pass(milliseconds) {
      clock.wallMs += milliseconds;
      clock.monotonicMs += milliseconds;
    },
    async close() {
      upstream.heal();
      metNorway.heal();
      await weather.close();
      await Promise.all([upstream.stop(), metNorway.stop()]);
    },
  };
}

/** A store in memory, over entries that the test may look into. */
export function memoryStore(entries = new Map<string, StoredBytes>()): WeatherStore {
  const nameOf = ({ kind, cell, part }: StoreKey) => `${kind} ${cell} ${part}`;
  return { get: (key) => entries.get(nameOf(key)) ?? null, put: (key, value) => void entries.set(nameOf(key), value) };
}

/** `setUp`, closed again after each test of the file. */
export function settings(): (options?: SettingOptions) => Setting {
  let open: Setting[] = [];
  afterEach(async () => {
    await Promise.all(open.map((setting) => setting.close()));
    open = [];
  });
  return (options) => {
    const setting = setUp(options);
    open.push(setting);
    return setting;
  };
}

/** A place some cells away. */
export function near(place: Place, cells: number): Place {
  return { ...place, lat: place.lat + cells / 100 };
}

/** How a forecast that must fail fails. */
export async function refusalOf(setting: Setting, place: Place = LONDON): Promise<WeatherUnavailable> {
  try {
    await setting.weather.forecast(place, setting.clock.wallMs);
  } catch (error) {
    if (error instanceof WeatherUnavailable) return error;
    throw error;
  }
  throw new Error('there was an answer');
}

export function causeOf(refusal: WeatherUnavailable): string {
  return refusal.cause instanceof UpstreamError ? refusal.cause.kind : String(refusal.cause);
}

/** Waits, however long it takes, until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await Bun.sleep(1);
}
