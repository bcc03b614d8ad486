/** The forecast of Open-Meteo for one cell, and at which address it is asked. */
import type { CivilDate } from '../../time/civil.ts';
import { publicHostLimits, UpstreamBudget } from '../budget.ts';
import type { Cell } from '../cell.ts';
import type { HourlyWeather } from '../hourly.ts';
import { fillHourly } from './fill.ts';
import { type Fetch, OpenMeteoHost, type UpstreamEvent } from './host.ts';
import { parseHours } from './parse.ts';
import { FORECAST_PATH, forecastParameters, requestWeight } from './request.ts';

/** Free of charge, for private and non-profit use. */
const PUBLIC_URL = 'https://api.open-meteo.com';
/** For the holders of a key. */
const CUSTOMER_URL = 'https://customer-api.open-meteo.com';

export interface OpenMeteoOptions {
  /** An operator's own instance or proxy; null for the public hosts. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** This replica's share of the public host's limits, (0, 1]. */
  readonly share: number;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/** The host that the options name: an own address has no budget of ours, nor has a paid one. */
export function openMeteoHost(options: OpenMeteoOptions): OpenMeteoHost {
  const { baseUrl, apiKey, share, monotonicMs } = options;
  const isPublic = baseUrl === null && apiKey === null;
  const budget = isPublic ? new UpstreamBudget(publicHostLimits(share), monotonicMs) : null;
  return new OpenMeteoHost({ ...options, baseUrl: baseUrl ?? (isPublic ? PUBLIC_URL : CUSTOMER_URL), budget });
}

/** The hours of one cell in UTC. Throws `UpstreamError`. */
export async function fetchForecast(
  host: OpenMeteoHost,
  cell: Cell,
  startDate: CivilDate,
  nowMs: number,
): Promise<HourlyWeather> {
  const parameters = forecastParameters(cell, startDate);
  const hours = await host.get({ path: FORECAST_PATH, parameters, weight: requestWeight(), nowMs }, parseHours);
  return fillHourly(hours, nowMs);
}
