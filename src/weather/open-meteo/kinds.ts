/**
 * The kinds of data that Open-Meteo offers, each on hosts of its own: where they are, and one queue, breaker and budget
 * for each host. An operator's own server has all of them under one address, and is one host; but its seasonal data has a
 * queue and a breaker of its own there too, because few servers have any, and forecasts must not suffer for that.
 */
import { publicHostLimits, UpstreamBudget } from '../budget.ts';
import { type Fetch, OpenMeteoHost, type UpstreamEvent } from './host.ts';

export type UpstreamKind = 'forecast' | 'archive' | 'air-quality' | 'seasonal';

/** Below the address of a host. */
export const PATHS: Readonly<Record<UpstreamKind, string>> = {
  forecast: 'v1/forecast',
  archive: 'v1/archive',
  'air-quality': 'v1/air-quality',
  seasonal: 'v1/seasonal',
};

/** Free of charge, for private and non-profit use. */
const PUBLIC_URLS: Readonly<Record<UpstreamKind, string>> = {
  forecast: 'https://api.open-meteo.com',
  archive: 'https://archive-api.open-meteo.com',
  'air-quality': 'https://air-quality-api.open-meteo.com',
  seasonal: 'https://seasonal-api.open-meteo.com',
};

/** For the holders of a key. */
const CUSTOMER_URLS: Readonly<Record<UpstreamKind, string>> = {
  forecast: 'https://customer-api.open-meteo.com',
  archive: 'https://customer-archive-api.open-meteo.com',
  'air-quality': 'https://customer-air-quality-api.open-meteo.com',
  seasonal: 'https://customer-seasonal-api.open-meteo.com',
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

export type OpenMeteoHosts = Readonly<Record<UpstreamKind, OpenMeteoHost>>;

export function openMeteoHosts(options: OpenMeteoOptions): OpenMeteoHosts {
  const forecast = openMeteoHost(options, 'forecast');
  const seasonal = openMeteoHost(options, 'seasonal');
  if (options.baseUrl !== null) return { forecast, archive: forecast, 'air-quality': forecast, seasonal };
  return {
    forecast,
    archive: openMeteoHost(options, 'archive'),
    'air-quality': openMeteoHost(options, 'air-quality'),
    seasonal,
  };
}

/** The host that the options name for a kind: an own address has no budget of ours, nor has a paid one. */
export function openMeteoHost(options: OpenMeteoOptions, kind: UpstreamKind = 'forecast'): OpenMeteoHost {
  const { baseUrl, apiKey, share, monotonicMs } = options;
  const isPublic = baseUrl === null && apiKey === null;
  const budget = isPublic ? new UpstreamBudget(publicHostLimits(share), monotonicMs) : null;
  const hosted = isPublic ? PUBLIC_URLS : CUSTOMER_URLS;
  return new OpenMeteoHost({ ...options, baseUrl: baseUrl ?? hosted[kind], budget });
}
