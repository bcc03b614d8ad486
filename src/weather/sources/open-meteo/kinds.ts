/**
 * The kinds of data that Open-Meteo offers, each on hosts of its own: their URLs, and one queue, breaker and budget for
 * each host. An operator's own server has all of them under one URL; forecast and archive there are one host. Air
 * quality, the sea, the seasonal outlook and ensembles have a queue and a breaker of their own even then: many servers have
 * none of them, and a request that fails or hangs there must not hold up a forecast.
 */
import type { Timers } from '../../../lib/timers.ts';
import type { OpenBudget } from '../../../upstream/budget.ts';
import type { Fetch, UpstreamEvent } from '../../../upstream/fetch.ts';
import { RateBudget } from '../../../upstream/rate-budget.ts';
import { OpenMeteoHost } from './host.ts';
import { publicHostLimits } from './limits.ts';

export type UpstreamKind = 'forecast' | 'archive' | 'air-quality' | 'marine' | 'seasonal';
/** Forecasts as they were made in the past, and the first hours of each of them one after the other. */
export type PastForecastKind = 'previous-runs' | 'historical-forecast';
/** Each has a host: the kinds of weather, past forecasts, the runs of an ensemble, and places by postcode. */
type HostKind = UpstreamKind | PastForecastKind | 'ensemble' | 'geocoding';

/** Paths below the base URL of a host. */
export const PATHS: Readonly<Record<HostKind, string>> = {
  forecast: 'v1/forecast',
  archive: 'v1/archive',
  'air-quality': 'v1/air-quality',
  marine: 'v1/marine',
  seasonal: 'v1/seasonal',
  ensemble: 'v1/ensemble',
  'previous-runs': 'v1/forecast',
  'historical-forecast': 'v1/forecast',
  geocoding: 'v1/search',
};

/** Free of charge, for private and non-profit use. */
const PUBLIC_URLS: Readonly<Record<HostKind, string>> = {
  forecast: 'https://api.open-meteo.com',
  archive: 'https://archive-api.open-meteo.com',
  'air-quality': 'https://air-quality-api.open-meteo.com',
  marine: 'https://marine-api.open-meteo.com',
  seasonal: 'https://seasonal-api.open-meteo.com',
  ensemble: 'https://ensemble-api.open-meteo.com',
  'previous-runs': 'https://previous-runs-api.open-meteo.com',
  'historical-forecast': 'https://historical-forecast-api.open-meteo.com',
  geocoding: 'https://geocoding-api.open-meteo.com',
};

/** For the holders of a key. */
const CUSTOMER_URLS: Readonly<Record<HostKind, string>> = {
  forecast: 'https://customer-api.open-meteo.com',
  archive: 'https://customer-archive-api.open-meteo.com',
  'air-quality': 'https://customer-air-quality-api.open-meteo.com',
  marine: 'https://customer-marine-api.open-meteo.com',
  seasonal: 'https://customer-seasonal-api.open-meteo.com',
  ensemble: 'https://customer-ensemble-api.open-meteo.com',
  'previous-runs': 'https://customer-previous-runs-api.open-meteo.com',
  'historical-forecast': 'https://customer-historical-forecast-api.open-meteo.com',
  geocoding: 'https://customer-geocoding-api.open-meteo.com',
};

export interface OpenMeteoOptions {
  /** An operator's own instance or proxy; null for the public hosts. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** The share of the public hosts' limits that may be used, (0, 1]. */
  readonly share: number;
  /** Opens the budget of a host that has limits; one of this process alone when left out. */
  readonly openBudget?: OpenBudget | undefined;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly timers?: Timers;
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/** What an operator's server may not have is requested one at a time, so that two forecasts always get through. */
const MAX_SUPPLEMENTS_IN_FLIGHT = 1;
const SUPPLEMENTS: ReadonlySet<HostKind> = new Set(['air-quality', 'marine', 'seasonal', 'ensemble']);

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
  const { share, monotonicMs, openBudget = (_, limits) => new RateBudget(limits, monotonicMs) } = options;
  const baseUrl = hostUrl(options, kind);
  const budget = hasFreeLimits(options) ? openBudget(new URL(baseUrl).host, publicHostLimits(share)) : null;
  const inFlight = options.baseUrl !== null && SUPPLEMENTS.has(kind) ? { maxInFlight: MAX_SUPPLEMENTS_IN_FLIGHT } : {};
  return new OpenMeteoHost({ ...options, baseUrl, budget, ...inFlight });
}

type HostChoice = Pick<OpenMeteoOptions, 'baseUrl' | 'apiKey'>;

/** Whether requests go to the hosts that are free of charge and limited. */
export function hasFreeLimits({ baseUrl, apiKey }: HostChoice): boolean {
  return baseUrl === null && apiKey === null;
}

/** The URL below which the paths of a kind are. */
export function hostUrl(choice: HostChoice, kind: HostKind): string {
  return choice.baseUrl ?? (hasFreeLimits(choice) ? PUBLIC_URLS : CUSTOMER_URLS)[kind];
}
