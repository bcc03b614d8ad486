/**
 * MET Norway's Locationforecast 2.0 as a source: forecasts alone.
 *
 * Its terms (https://api.met.no/doc/TermsOfService): name yourself and how to be reached, at most four decimals of
 * latitude and longitude, nothing again before it `Expires`, then with `If-Modified-Since`, fewer than twenty requests a
 * second, not all at once, silence after a refusal. Here: two decimals (the cell), two requests at a time, ten a second,
 * one for all who want the same at one time, none for a while after 403 and 429.
 */

import type { Place } from '../../../place/place.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { HttpClient, type HttpRefusal } from '../../../upstream/http-client.ts';
import { RateBudget } from '../../../upstream/rate-budget.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS, MAX_STATED_FRESH_MS } from '../../cache/freshness.ts';
import { asStale, type HourlyWeather } from '../../hourly.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { CachedFeed } from '../cached-feed.ts';
import { forecastStartDate } from '../open-meteo/request.ts';
import type { SourceContext, SourceFeed, WeatherSource } from '../source.ts';
import { readForecast } from './read.ts';

export const MET_NORWAY_URL = 'https://api.met.no';

/** From joining the queue to the last byte; together with the first source's ten seconds still an answer in time. */
const TIMEOUT_MS = 3_000;
const MAX_IN_FLIGHT = 2;
const PER_SECOND = 10;
/** A document is a hundred kB. */
const MAX_BYTES = 2 * 1024 * 1024;
/** After a 403: a blocked caller must change something first, and further requests make it worse. */
const FORBIDDEN_PAUSE_MS = HOUR_MS;
/** After a 429 that does not say. */
const THROTTLED_PAUSE_MS = 5 * 60_000;
/** 400 hours in 27 columns are 45 kB. */
const MAX_CELLS = 1_000;

/** The observatory of Blindern, at the institute itself. */
const PROBED_PLACE: Place = {
  name: 'Oslo',
  region: 'Oslo',
  country: 'Norway',
  countryCode: 'NO',
  lat: 59.94,
  lon: 10.72,
  tzId: 'Europe/Oslo',
  elevationM: 94,
  geonameId: null,
};

interface CachedForecast {
  readonly weather: HourlyWeather;
  readonly freshMs: number;
  /** As the host wrote it, to be sent back exactly so. */
  readonly lastModified: string | null;
}

/** A cell in the store. */
interface StoredDocument extends Omit<CachedForecast, 'weather'> {
  readonly document: string;
}

export interface MetNorwaySettings {
  readonly baseUrl: string;
  readonly timeoutMs?: number | undefined;
}

export class MetNorway implements WeatherSource {
  readonly id = 'met-norway';
  readonly feeds: { readonly forecast: SourceFeed<Place, HourlyWeather> };
  readonly #client: HttpClient;

  constructor(settings: MetNorwaySettings, context: SourceContext) {
    const { share, monotonicMs, openBudget = (_, limits) => new RateBudget(limits, monotonicMs) } = context;
    const limit = { windowMs: 1_000, units: Math.max(1, PER_SECOND * share) };
    this.#client = new HttpClient(settings.baseUrl, {
      ...context,
      timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
      maxInFlight: MAX_IN_FLIGHT,
      budget: openBudget(new URL(settings.baseUrl).host, [limit]),
      pauseAfter,
    });
    this.feeds = { forecast: forecastFeed(settings.baseUrl, this.#client, context) };
  }

  covers(): boolean {
    return true;
  }

  /** The service has nothing smaller than a forecast. */
  async probe(nowMs: number): Promise<void> {
    await this.feeds.forecast.request(PROBED_PLACE, nowMs);
  }

  statuses(): readonly HostStatus[] {
    return [this.#client.status(this.id)];
  }

  close(): void {
    this.#client.close();
  }
}

function forecastFeed(baseUrl: string, client: HttpClient, context: SourceContext): SourceFeed<Place, HourlyWeather> {
  const feed: CachedFeed<Place, CachedForecast> = new CachedFeed(context, {
    host: client,
    freshness: FRESHNESS.expiringForecast,
    freshMs: ({ freshMs }) => freshMs,
    maxEntries: MAX_CELLS,
    key: (place) => ({ kind: 'met-norway', cell: cellName(place), part: `${place.tzId} ${altitudeOf(place)}` }),
    read(bytes, place, savedAtMs) {
      const stored = storedIn(bytes);
      return stored && cachedOf(stored, readLocal(stored.document, place, savedAtMs));
    },
    markStale: (forecast) => ({ ...forecast, weather: asStale(forecast.weather) }),
    async request(place, nowMs) {
      const known = feed.cache.latest(place, nowMs)?.value ?? null;
      const answer = await client.get(urlOf(baseUrl, place), {
        accept: 'application/json',
        maxBytes: MAX_BYTES,
        lastModified: known?.lastModified ?? null,
        nowMs,
        read: (bytes) => {
          const document = new TextDecoder().decode(bytes);
          return { document, weather: readLocal(document, place, nowMs) };
        },
      });
      const freshMs = Math.min(answer.freshMs || FRESHNESS.expiringForecast.freshMs, MAX_STATED_FRESH_MS);
      if (answer.status === 304 && known !== null) {
        // Nothing has changed: the forecast is fresh again from now on.
        const provenance = { ...known.weather.provenance, updatedAtMs: nowMs };
        const stored = storedIn(feed.cache.storedBytes(place));
        const value = { ...known, weather: { ...known.weather, provenance }, freshMs };
        return { value, bytes: stored && bytesOf({ ...stored, freshMs }) };
      }
      if (answer.value === null) throw new UpstreamError('rejected', 'MET Norway knows nothing of this place');
      const { document, weather } = answer.value;
      const stored = { freshMs, lastModified: answer.lastModified, document };
      return { value: cachedOf(stored, weather), bytes: bytesOf(stored) };
    },
  });
  return {
    fresh: (place, nowMs) => feed.fresh(place, nowMs)?.weather ?? null,
    stale(place, nowMs, purpose) {
      const stale = feed.stale(place, nowMs, purpose);
      return stale && { ...stale, value: stale.value.weather };
    },
    request: async (place, nowMs) => (await feed.request(place, nowMs)).weather,
    pauseMs: () => client.pauseMs(),
  };
}

/** Without the document, which is three times as large. */
function cachedOf({ freshMs, lastModified }: StoredDocument, weather: HourlyWeather): CachedForecast {
  return { weather, freshMs, lastModified };
}

function readLocal(document: string, place: Place, atMs: number): HourlyWeather {
  const { lat, lon } = cellOf(place);
  const utcHours = readForecast(document, lat, lon, forecastStartDate(place.tzId, atMs), atMs);
  return toHoursOfZone(utcHours, place.tzId);
}

function bytesOf(stored: StoredDocument): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(stored));
}

function pauseAfter({ status, retryAfterMs }: HttpRefusal): number | null {
  if (status === 403) return FORBIDDEN_PAUSE_MS;
  return status === 429 ? (retryAfterMs ?? THROTTLED_PAUSE_MS) : null;
}

/** The elevation is sent where it is known: outside the north of Europe the service's own terrain is coarse. */
function urlOf(baseUrl: string, place: Place): string {
  const { lat, lon } = cellOf(place);
  const altitude = altitudeOf(place);
  const parameters = `lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}${altitude === null ? '' : `&altitude=${altitude}`}`;
  return `${baseUrl}/weatherapi/locationforecast/2.0/complete?${parameters}`;
}

/** In tens of metres, so that neighbours share an answer: a step is seven hundredths of a degree. */
function altitudeOf({ elevationM }: Place): number | null {
  return elevationM === null || Number.isNaN(elevationM) ? null : Math.round(elevationM / 10) * 10;
}

function storedIn(bytes: Uint8Array | null): StoredDocument | null {
  if (bytes === null) return null;
  try {
    const value: Partial<Record<keyof StoredDocument, unknown>> = JSON.parse(new TextDecoder().decode(bytes));
    const { freshMs, lastModified, document } = value;
    const sound = typeof freshMs === 'number' && typeof document === 'string';
    return sound ? { freshMs, document, lastModified: typeof lastModified === 'string' ? lastModified : null } : null;
  } catch {
    return null;
  }
}
