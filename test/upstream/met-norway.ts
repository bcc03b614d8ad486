/**
 * MET Norway for tests: answers Locationforecast 2.0 as the real service does, and refuses what that refuses: callers
 * without contact details, more than four decimals. It records whether its terms are observed: no request for the same
 * place before the answer expires, and how many requests are in flight.
 */
import { type Fault, faultyAnswer } from './server.ts';

export interface MetNorwayRequest {
  readonly parameters: URLSearchParams;
  readonly headers: Headers;
}

export interface TestMetNorway {
  /** The base URL. */
  readonly url: string;
  readonly requests: readonly MetNorwayRequest[];
  /** Status of every answer, in order. */
  readonly statuses: readonly number[];
  /** Most requests in flight at one time. */
  readonly peak: number;
  /** The next `times` requests, all by default, fail in that way. */
  fail(fault: Fault, times?: number): void;
  heal(): void;
  /** A new run of the models: earlier answers have changed. */
  renew(): void;
  stop(): Promise<void>;
}

export interface MetNorwayOptions {
  /** The service's wall clock. */
  readonly nowMs: () => number;
  /** A document served verbatim. */
  readonly document?: string;
}

const HOUR_MS = 3_600_000;
/** How long an answer stays fresh. */
export const EXPIRES_MS = 30 * 60_000;

export function startMetNorway({ nowMs, document }: MetNorwayOptions): TestMetNorway {
  const requests: MetNorwayRequest[] = [];
  const statuses: number[] = [];
  let [inFlight, peak, faultsLeft] = [0, 0, 0];
  let fault: Fault | null = null;
  let healed = Promise.withResolvers<void>();
  let changedMs = nowMs();

  const sound = (parameters: URLSearchParams, headers: Headers): Response => {
    const agent = headers.get('user-agent') ?? '';
    const decimals = ['lat', 'lon'].map((name) => (parameters.get(name) ?? '').split('.')[1]?.length ?? 0);
    if (!/@|https?:/.test(agent) || decimals.some((count) => count > 4)) return new Response('', { status: 403 });
    const dated = {
      'content-type': 'application/json',
      date: new Date(nowMs()).toUTCString(),
      expires: new Date(nowMs() + EXPIRES_MS).toUTCString(),
      'last-modified': new Date(changedMs).toUTCString(),
    };
    if (headers.get('if-modified-since') === dated['last-modified']) {
      return new Response(null, { status: 304, headers: dated });
    }
    return new Response(document ?? forecastDocument(nowMs()), { headers: dated });
  };
  const answer = async (parameters: URLSearchParams, headers: Headers): Promise<Response> => {
    const current = faultsLeft-- > 0 ? fault : null;
    if (current?.kind === 'hang') await healed.promise;
    if (current?.kind === 'slow') await Bun.sleep(current.milliseconds);
    if (current?.kind === 'nulls') return new Response(forecastDocument(nowMs()).replace(/":-?\d+(\.\d+)?/g, '":null'));
    return current === null ? sound(parameters, headers) : faultyAnswer(current, sound(parameters, headers));
  };

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/weatherapi/locationforecast/2.0/complete') return new Response('', { status: 404 });
      requests.push({ parameters: searchParams, headers: request.headers });
      inFlight++;
      peak = Math.max(peak, inFlight);
      try {
        const response = await answer(searchParams, request.headers);
        statuses.push(response.status);
        return response;
      } finally {
        inFlight--;
      }
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    requests,
    statuses,
    get peak() {
      return peak;
    },
    fail(newFault, times = Number.POSITIVE_INFINITY) {
      fault = newFault;
      faultsLeft = times;
    },
    heal() {
      faultsLeft = 0;
      healed.resolve();
      healed = Promise.withResolvers();
    },
    renew() {
      changedMs = nowMs();
    },
    async stop() {
      healed.resolve();
      await server.stop(true);
    },
  };
}

/** Hours of the first part of a document; after it come steps of six hours on the synoptic hours. */
const HOURLY = 60;
const DAYS = 10;

/**
 * A document in the shape of the service's own: mild and dry, with three hours of rain each afternoon (UTC) of the
 * hourly part and six millimetres in the six hours after noon later on.
 */
export function forecastDocument(nowMs: number): string {
  const firstMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const hourly = Array.from({ length: HOURLY }, (_, i) => firstMs + i * HOUR_MS);
  const sixHourlyFromMs = Math.ceil((firstMs + HOURLY * HOUR_MS) / (6 * HOUR_MS)) * 6 * HOUR_MS;
  while (hourly[hourly.length - 1] + HOUR_MS < sixHourlyFromMs) hourly.push(hourly[hourly.length - 1] + HOUR_MS);
  const steps = Math.floor((firstMs + DAYS * 24 * HOUR_MS - sixHourlyFromMs) / (6 * HOUR_MS));
  const later = Array.from({ length: steps + 1 }, (_, i) => sixHourlyFromMs + i * 6 * HOUR_MS);
  const timeseries = [
    ...hourly.map((atMs) => ({ time: isoSecond(atMs), data: { instant: instant(atMs, true), ...hour(atMs) } })),
    ...later.map((atMs, i) => ({
      time: isoSecond(atMs),
      data: { instant: instant(atMs, false), ...(i < steps ? sixHours(atMs) : {}) },
    })),
  ];
  return JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-0.13, 51.51, 30] },
    properties: { meta: { updated_at: isoSecond(nowMs), units: UNITS }, timeseries },
  });
}

const UNITS = {
  air_pressure_at_sea_level: 'hPa',
  air_temperature: 'celsius',
  air_temperature_max: 'celsius',
  air_temperature_min: 'celsius',
  cloud_area_fraction: '%',
  dew_point_temperature: 'celsius',
  fog_area_fraction: '%',
  precipitation_amount: 'mm',
  probability_of_precipitation: '%',
  probability_of_thunder: '%',
  relative_humidity: '%',
  ultraviolet_index_clear_sky: '1',
  wind_from_direction: 'degrees',
  wind_speed: 'm/s',
  wind_speed_of_gust: 'm/s',
};

function instant(atMs: number, withAll: boolean): object {
  const hour = (atMs / HOUR_MS) % 24;
  const details = {
    air_pressure_at_sea_level: 1016,
    air_temperature: 16 + 4 * Math.cos(((hour - 15) / 12) * Math.PI),
    cloud_area_fraction: isWet(hour) ? 100 : 50,
    dew_point_temperature: 9,
    relative_humidity: 60,
    wind_from_direction: 240,
    wind_speed: 5,
  };
  const nearby = { fog_area_fraction: 0, ultraviolet_index_clear_sky: 4, wind_speed_of_gust: 9 };
  return { details: withAll ? { ...details, ...nearby } : details };
}

function isWet(hour: number): boolean {
  return hour >= 13 && hour < 16;
}

function hour(atMs: number): object {
  const wet = isWet((atMs / HOUR_MS) % 24);
  return {
    next_1_hours: {
      summary: { symbol_code: wet ? 'rainshowers_day' : 'partlycloudy_day' },
      details: {
        precipitation_amount: wet ? 1.5 : 0,
        probability_of_precipitation: wet ? 80 : 5,
        probability_of_thunder: 0.5,
      },
    },
    next_6_hours: sixHours(atMs).next_6_hours,
  };
}

function sixHours(atMs: number): { readonly next_6_hours: object } {
  const wet = (atMs / HOUR_MS) % 24 === 12;
  return {
    next_6_hours: {
      summary: { symbol_code: wet ? 'rain' : 'fair_day' },
      details: {
        air_temperature_max: 20,
        air_temperature_min: 12,
        precipitation_amount: wet ? 6 : 0,
        probability_of_precipitation: wet ? 90 : 10,
      },
    },
  };
}

function isoSecond(atMs: number): string {
  return new Date(atMs).toISOString().replace('.000Z', 'Z');
}
