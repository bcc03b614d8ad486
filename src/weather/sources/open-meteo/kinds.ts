/**
 * The kinds of data that Open-Meteo offers, each on hosts of its own: where they are, and one queue, breaker and budget
 * for each host. An operator's own server has all of them under one address; forecast and archive there are one host.
 * Air quality, the sea and the seasonal outlook keep a queue and a breaker of their own even then: many servers have none
 * of them, and what fails there, or hangs, must not hold up a forecast.
 */
import { publicHostLimits, RateBudget } from '../../../upstream/rate-budget.ts';
import { type Fetch, OpenMeteoHost, type UpstreamEvent } from './host.ts';

export type UpstreamKind = 'forecast' | 'archive' | 'air-quality' | 'marine' | 'seasonal';
/** What has a host: the kinds of weather, and places by postcode. */
export type HostKind = UpstreamKind | 'geocoding';

/** Below the address of a host. */
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
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/** At one address these three and the two of the forecast are five at a time; upstream refuses a sixth. */
const IN_FLIGHT_AT_ONE_ADDRESS = 1;

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

/** The host that the options name for a kind: an own address has no budget of ours, nor has a paid one. */
export function openMeteoHost(options: OpenMeteoOptions, kind: HostKind = 'forecast'): OpenMeteoHost {
  const { baseUrl, apiKey, share, monotonicMs } = options;
  const isPublic = baseUrl === null && apiKey === null;
  const budget = isPublic ? new RateBudget(publicHostLimits(share), monotonicMs) : null;
  const hosted = isPublic ? PUBLIC_URLS : CUSTOMER_URLS;
  const isBeside = kind === 'air-quality' || kind === 'marine' || kind === 'seasonal';
  const inFlight = baseUrl !== null && isBeside ? { maxInFlight: IN_FLIGHT_AT_ONE_ADDRESS } : {};
  return new OpenMeteoHost({ ...options, baseUrl: baseUrl ?? hosted[kind], budget, ...inFlight });
}
