/**
 * MET Norway's Locationforecast 2.0 for a place, kept: asked for when the first source does not answer.
 *
 * Its terms (https://api.met.no/doc/TermsOfService): say who you are and how to be reached, at most four decimals of
 * latitude and longitude, nothing again before it `Expires`, then with `If-Modified-Since`, fewer than twenty requests a
 * second, not all at once, silence after a refusal. Here: two decimals (the cell), two requests at a time, ten a second,
 * one for all who ask at one time, none again for a while after 403 and 429.
 */

import { LRUCache } from 'lru-cache';
import type { Place } from '../../../place/place.ts';
import { HOUR_MS, offsetTable } from '../../../time/civil.ts';
import type { RequestCoalescer } from '../../../upstream/coalesce.ts';
import { DocumentClient, type DocumentClientOptions } from '../../../upstream/document-client.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { RateBudget } from '../../../upstream/rate-budget.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { cellOf } from '../../cache/cell.ts';
import { fraction } from '../../cache/source-cache.ts';
import type { StoreKey, WeatherStore } from '../../cache/store.ts';
import type { HourlyWeather } from '../../hourly.ts';
import { toLocalHours } from '../../hours/align.ts';
import { forecastStartDate } from '../open-meteo/request.ts';
import { readForecast } from './read.ts';

export const MET_NORWAY_URL = 'https://api.met.no';

/** From joining the queue to the last byte; together with the first source's ten seconds still an answer in time. */
const TIMEOUT_MS = 3_000;
const MAX_IN_FLIGHT = 2;
const PER_SECOND = 10;
/** A document is a hundred kB. */
const MAX_BYTES = 2 * 1024 * 1024;
/** After a 403: who is blocked must change something first, and asking on makes it worse. */
const FORBIDDEN_PAUSE_MS = HOUR_MS;
/** After a 429 that does not say. */
const THROTTLED_PAUSE_MS = 5 * 60_000;
/** Where an answer does not say when it expires; theirs are good for half an hour or so. */
const FRESH_DEFAULT_MS = 30 * 60_000;
/** A forecast that claims to hold longer is looked at again all the same. */
const MAX_FRESH_MS = 6 * HOUR_MS;
/** Cells asked for at one time are spread by up to this much, as the terms ask. */
const JITTER_MS = 5 * 60_000;
/** 400 hours in 27 columns are 45 kB. */
const MAX_CELLS = 1_000;
/** The store's copy is of no use for longer than any answer made from it. */
const STORED_USABLE_MS = 24 * HOUR_MS;

interface Memory {
  readonly weather: HourlyWeather;
  asStale: HourlyWeather | null;
  readonly keptAtMs: number;
  readonly freshUntilMs: number;
  /** As the host wrote it, to be sent back exactly so. */
  readonly lastModified: string | null;
}

/** What the store holds of a cell. */
interface Stored {
  readonly freshMs: number;
  readonly lastModified: string | null;
  readonly document: string;
}

export interface MetNorwayOptions extends DocumentClientOptions {
  readonly baseUrl: string;
  /** This replica's share of what one application may ask, (0, 1]. */
  readonly share: number;
}

export class MetNorway {
  readonly #client: DocumentClient;
  readonly #baseUrl: string;
  readonly #monotonicMs: () => number;
  readonly #memories = new LRUCache<string, Memory>({ max: MAX_CELLS });

  constructor(
    options: MetNorwayOptions,
    readonly asker: RequestCoalescer,
    readonly store: WeatherStore,
  ) {
    this.#baseUrl = options.baseUrl;
    this.#monotonicMs = options.monotonicMs;
    this.#client = new DocumentClient(options.baseUrl, {
      ...options,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      inFlightMax: MAX_IN_FLIGHT,
      budget: new RateBudget([{ windowMs: 1_000, units: Math.max(1, PER_SECOND * options.share) }], this.#monotonicMs),
      pauseMs: pauseAfter,
    });
  }

  /** What was kept, the same object, until it expires. */
  fresh(place: Place, nowMs: number): HourlyWeather | null {
    const memory = this.#memoryOf(place, nowMs);
    return memory !== null && this.#monotonicMs() < memory.freshUntilMs ? memory.weather : null;
  }

  /** What was kept, marked as stale, while it is not older than that. */
  stale(place: Place, nowMs: number, usableMs: number): HourlyWeather | null {
    const memory = this.#memoryOf(place, nowMs);
    if (memory === null || this.#monotonicMs() - memory.keptAtMs > usableMs) return null;
    const { weather } = memory;
    memory.asStale ??= { ...weather, provenance: { ...weather.provenance, stale: true } };
    return memory.asStale;
  }

  /** One request for all who ask about a cell at one time. Throws `UpstreamError`. */
  ask(place: Place, nowMs: number): Promise<HourlyWeather> {
    const about = `met-norway ${nameOf(place)}`;
    return this.asker.run(about, about, () => this.#ask(place, nowMs));
  }

  pauseMs(): number {
    return this.#client.pauseMs();
  }

  status(): HostStatus {
    return this.#client.status('met-norway');
  }

  close(): void {
    this.#client.close();
  }

  async #ask(place: Place, nowMs: number): Promise<HourlyWeather> {
    const known = this.#memoryOf(place, nowMs);
    let document = '';
    let weather: HourlyWeather | null = null;
    const { status, freshMs, lastModified } = await this.#client.get(addressOf(this.#baseUrl, place), {
      accept: 'application/json',
      maxBytes: MAX_BYTES,
      lastModified: known?.lastModified ?? null,
      read: (bytes) => {
        document = new TextDecoder().decode(bytes);
        weather = this.#read(document, place, nowMs, nowMs);
      },
    });
    const holdsMs = Math.min(freshMs || FRESH_DEFAULT_MS, MAX_FRESH_MS);
    if (status === 304 && known !== null) return this.#keepAsItWas(place, known, holdsMs, nowMs);
    if (weather === null) throw new UpstreamError('rejected', 'MET Norway knows nothing of this place');
    this.#remember(place, weather, 0, holdsMs, lastModified);
    this.#put(place, { freshMs: holdsMs, lastModified, document }, nowMs);
    return weather;
  }

  /** Nothing has changed: as good as new from now on. */
  #keepAsItWas(place: Place, { weather, lastModified }: Memory, freshMs: number, nowMs: number): HourlyWeather {
    const renewed = { ...weather, provenance: { ...weather.provenance, updatedAtMs: nowMs } };
    this.#remember(place, renewed, 0, freshMs, lastModified);
    const stored = storedIn(this.store.get(keyOf(place))?.bytes ?? null);
    if (stored !== null) this.#put(place, { ...stored, freshMs }, nowMs);
    return renewed;
  }

  #memoryOf(place: Place, nowMs: number): Memory | null {
    return this.#memories.get(nameOf(place)) ?? this.#recall(place, nowMs);
  }

  /** Takes what the store has into memory, with its age. */
  #recall(place: Place, nowMs: number): Memory | null {
    const kept = this.store.get(keyOf(place));
    const ageMs = kept === null ? Number.NaN : nowMs - kept.savedAtMs;
    if (kept === null || !(ageMs >= 0 && ageMs <= STORED_USABLE_MS)) return null;
    const stored = storedIn(kept.bytes);
    if (stored === null) return null;
    try {
      const weather = this.#read(stored.document, place, kept.savedAtMs, kept.savedAtMs);
      return this.#remember(place, weather, ageMs, stored.freshMs, stored.lastModified);
    } catch {
      // A copy that this version cannot read is as good as none.
      return null;
    }
  }

  #read(document: string, place: Place, dayMs: number, askedMs: number): HourlyWeather {
    const { lat, lon } = cellOf(place);
    const utcHours = readForecast(document, lat, lon, forecastStartDate(place.tzId, dayMs), askedMs);
    const endMs = utcHours.startMs[utcHours.length - 1] + HOUR_MS;
    return toLocalHours(utcHours, offsetTable(place.tzId, utcHours.startMs[0], endMs));
  }

  #remember(place: Place, weather: HourlyWeather, ageMs: number, freshMs: number, lastModified: string | null): Memory {
    const keptAtMs = this.#monotonicMs() - ageMs;
    const freshUntilMs = keptAtMs + freshMs + fraction(nameOf(place)) * JITTER_MS;
    const memory: Memory = { weather, asStale: null, keptAtMs, freshUntilMs, lastModified };
    this.#memories.set(nameOf(place), memory);
    return memory;
  }

  #put(place: Place, stored: Stored, nowMs: number): void {
    this.store.put(keyOf(place), { savedAtMs: nowMs, bytes: new TextEncoder().encode(JSON.stringify(stored)) });
  }
}

function pauseAfter(status: number, retryAfterSeconds: number | null): number | null {
  if (status === 403) return FORBIDDEN_PAUSE_MS;
  if (status !== 429) return null;
  return retryAfterSeconds === null ? THROTTLED_PAUSE_MS : retryAfterSeconds * 1000;
}

/** The elevation is sent where it is known: outside the north of Europe the service's own terrain is coarse. */
function addressOf(baseUrl: string, place: Place): string {
  const { lat, lon } = cellOf(place);
  const altitude = altitudeOf(place);
  const parameters = `lat=${lat.toFixed(2)}&lon=${lon.toFixed(2)}${altitude === null ? '' : `&altitude=${altitude}`}`;
  return `${baseUrl}/weatherapi/locationforecast/2.0/complete?${parameters}`;
}

/** In tens of metres, so that neighbours share an answer: a step is seven hundredths of a degree. */
function altitudeOf({ elevationM }: Place): number | null {
  return elevationM === null || Number.isNaN(elevationM) ? null : Math.round(elevationM / 10) * 10;
}

function nameOf(place: Place): string {
  const { lat, lon } = cellOf(place);
  return `${lat},${lon},${altitudeOf(place)},${place.tzId}`;
}

function keyOf(place: Place): StoreKey {
  const { lat, lon } = cellOf(place);
  return { kind: 'met-norway', cell: `${lat},${lon}`, part: `${place.tzId} ${altitudeOf(place)}` };
}

function storedIn(bytes: Uint8Array | null): Stored | null {
  if (bytes === null) return null;
  try {
    const value: Partial<Record<keyof Stored, unknown>> = JSON.parse(new TextDecoder().decode(bytes));
    const { freshMs, lastModified, document } = value;
    const sound = typeof freshMs === 'number' && typeof document === 'string';
    return sound ? { freshMs, document, lastModified: typeof lastModified === 'string' ? lastModified : null } : null;
  } catch {
    return null;
  }
}
