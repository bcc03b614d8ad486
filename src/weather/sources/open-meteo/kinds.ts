/**
 * The kinds of data that Open-Meteo offers, each on hosts of its own: their URLs, and one queue, breaker and budget for
 * each host. An operator's own server has all of them under one URL; forecast and archive there are one host. Air
 * quality, the sea and the seasonal outlook have a queue and a breaker of their own even then: many servers have none of
 * them, and a request that fails or hangs there must not hold up a forecast.
 */
import type { Timers } from '../../../lib/timers.ts';
import type { Fetch, UpstreamEvent } from '../../../upstream/fetch.ts';
import { RateBudget } from '../../../upstream/rate-budget.ts';
import { OpenMeteoHost } from './host.ts';
import { publicHostLimits } from './limits.ts';

export type UpstreamKind = 'forecast' | 'archive' | 'air-quality' | 'marine' | 'seasonal';
/** Each has a host: the kinds of weather, and places by postcode. */
type HostKind = UpstreamKind | 'geocoding';

/** Paths below the base URL of a host. */
export const PATHS: Readonly<Record<HostKind, string>> = {
  forecast: 'v1/forecast',
  archive: 'v1/archive',
  'air-quality': 'v1/air-quality',
  marine: 'v1/marine',
  seasonal: 'v1/seasonal',
  geocoding: 'v1/search',
};

/** Free of charge, for private and non-profit use. */
const PUBLIC_URLS: Readonly<Record<HostKind, string>> = {
  forecast: 'https://api.open-meteo.com',
  archive: 'https://archive-api.open-meteo.com',
  'air-quality': 'https://air-quality-api.open-meteo.com',
  marine: 'https://marine-api.open-meteo.com',
  seasonal: 'https://seasonal-api.open-meteo.com',
  geocoding: 'https://geocoding-api.open-meteo.com',
};

/** For the holders of a key. */
const CUSTOMER_URLS: Readonly<Record<HostKind, string>> = {
  forecast: 'https://customer-api.open-meteo.com',
  archive: 'https://customer-archive-api.open-meteo.com',
  'air-quality': 'https://customer-air-quality-api.open-meteo.com',
  marine: 'https://customer-marine-api.open-meteo.com',
  seasonal: 'https://customer-seasonal-api.open-meteo.com',
  geocoding: 'https://customer-geocoding-api.open-meteo.com',
};

export interface OpenMeteoOptions {
  /** An operator's own instance or proxy; null for the public hosts. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** This replica's share of the public hosts' limits, (0, 1]. */
  readonly share: number;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly timers?: Timers;
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/** On an operator's server these three and the two of the forecast are five at a time; upstream refuses a sixth. */
const MAX_SUPPLEMENTS_IN_FLIGHT = 1;

export type OpenMeteoHosts = Readonly<Record<UpstreamKind, OpenMeteoHost>>;

export function openMeteoHosts(options: OpenMeteoOptions): OpenMeteoHosts {
  const forecast = openMeteoHost(options, 'forecast');
  return {
    forecast,
    archive: options.baseUrl === null ? openMeteoHost(options, 'archive') : forecast,
    'air-quality': openMeteoHost(options, 'air-quality'),
    marine: openMeteoHost(options, 'marine'),
    seasonal: openMeteoHost(options, 'seasonal'),
  };
}

/**
 * The host of forecasts once more, for the records of the models' runs alone: they count towards no limit, and a failure is
 * nobody's concern.
 */
export function runClockHost(options: OpenMeteoOptions): OpenMeteoHost {
  const { baseUrl, apiKey } = options;
  const hosted = apiKey === null ? PUBLIC_URLS : CUSTOMER_URLS;
  return new OpenMeteoHost({
    ...options,
    baseUrl: baseUrl ?? hosted.forecast,
    budget: null,
    onEvent: () => {},
    maxInFlight: MAX_RUN_REQUESTS,
    timeoutMs: RUN_TIMEOUT_MS,
  });
}

const MAX_RUN_REQUESTS = 3;
/** A record has half a kilobyte. */
const RUN_TIMEOUT_MS = 3_000;

/** The host that the options name for a kind. An operator's own server has no budget, nor has a paid plan. */
export function openMeteoHost(options: OpenMeteoOptions, kind: HostKind = 'forecast'): OpenMeteoHost {
  const { baseUrl, apiKey, share, monotonicMs } = options;
  const isPublic = baseUrl === null && apiKey === null;
  const budget = isPublic ? new RateBudget(publicHostLimits(share), monotonicMs) : null;
  const hosted = isPublic ? PUBLIC_URLS : CUSTOMER_URLS;
  const isSupplement = kind === 'air-quality' || kind === 'marine' || kind === 'seasonal';
  const inFlight = baseUrl !== null && isSupplement ? { maxInFlight: MAX_SUPPLEMENTS_IN_FLIGHT } : {};
  return new OpenMeteoHost({ ...options, baseUrl: baseUrl ?? hosted[kind], budget, ...inFlight });
}
