/**
 * Towns by postcode for countries whose postcodes are in no table here, from Open-Meteo's geocoder: one request at a time
 * per postcode, its answer cached. The host of the geocoder has a queue, a breaker and a budget of its own, so that its
 * failures never affect the weather.
 *
 * As with weather, in `auto` mode no caller waits longer than `patienceMs` for an upstream that has never answered.
 */

import { LruCache } from '../lib/lru-cache.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { GeocodedTown, UnlistedPostcode } from '../place/place.ts';
import { DAY_MS } from '../time/civil.ts';
import { RequestCoalescer } from '../upstream/coalesce.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { geocodingParameters, parseTowns } from './sources/open-meteo/geocoding.ts';
import type { OpenMeteoHost } from './sources/open-meteo/host.ts';
import { type OpenMeteoOptions, openMeteoHost, PATHS } from './sources/open-meteo/kinds.ts';
import type { StoredBytes, StoreKey, WeatherStore } from './store.ts';

export interface Geocoder {
  /** The towns that have the postcode, none when there is no such code; null when upstream does not answer now. */
  towns(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[] | null>;
  status(): HostStatus;
  close(): Promise<void>;
}

export interface GeocoderOptions {
  readonly mode: 'auto' | 'open-meteo';
  readonly openMeteo: OpenMeteoOptions;
  readonly store: WeatherStore;
  /** Whether upstream has answered anything in this process. */
  readonly upstreamHasAnswered: () => boolean;
  /** How long a caller in `auto` mode waits for an upstream that has not. */
  readonly patienceMs: number;
}

/** From joining the queue to the last byte. The request for the weather follows, and both must fit into one answer. */
const TIMEOUT_MS = 4_000;
/** Towns and their postcodes hardly ever change. */
const FOUND_FRESH_MS = 180 * DAY_MS;
/** A postcode that is new to the geocoder is found a day later. */
const NOT_FOUND_FRESH_MS = DAY_MS;
const MAX_ENTRIES = 5_000;

interface CachedTowns {
  readonly towns: readonly GeocodedTown[];
  readonly savedAtMs: number;
}

export function createGeocoder(options: GeocoderOptions): Geocoder {
  return new OpenMeteoGeocoder(options);
}

class OpenMeteoGeocoder implements Geocoder {
  readonly #options: GeocoderOptions;
  readonly #host: OpenMeteoHost;
  readonly #coalescer: RequestCoalescer;
  readonly #memory = new LruCache<CachedTowns>(MAX_ENTRIES);

  constructor(options: GeocoderOptions) {
    this.#options = options;
    this.#host = openMeteoHost({ timeoutMs: TIMEOUT_MS, ...options.openMeteo }, 'geocoding');
    this.#coalescer = new RequestCoalescer(options.openMeteo.monotonicMs);
  }

  async towns(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[] | null> {
    const cached = this.#cached(postcode, nowMs);
    if (cached !== null) return cached.towns;
    if (this.#host.pauseMs() > 0) return null;
    const towns = this.#fetch(postcode, nowMs).catch((error: unknown) => this.#noteFailure(error));
    const { mode, upstreamHasAnswered, patienceMs, openMeteo } = this.#options;
    const isKnownToAnswer = mode === 'open-meteo' || this.#coalescer.hasAnswered || upstreamHasAnswered();
    return isKnownToAnswer ? towns : withTimeout(towns, patienceMs, openMeteo.timers);
  }

  status(): HostStatus {
    return this.#host.status('geocoding');
  }

  async close(): Promise<void> {
    this.#host.close();
    await this.#coalescer.settled();
  }

  #fetch(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[]> {
    const name = nameOf(postcode);
    return this.#coalescer.run(name, name, async () => {
      const request = { path: PATHS.geocoding, parameters: geocodingParameters(postcode), weight: 1, nowMs };
      const { body, towns } = await this.#host.get(request, (text) => ({
        body: text,
        towns: parseTowns(text, postcode),
      }));
      this.#memory.set(name, { towns, savedAtMs: nowMs });
      this.#options.store.put(keyOf(postcode), { savedAtMs: nowMs, bytes: new TextEncoder().encode(body) });
      return towns;
    });
  }

  #cached(postcode: UnlistedPostcode, nowMs: number): CachedTowns | null {
    const cached = this.#memory.get(nameOf(postcode)) ?? this.#stored(postcode);
    if (cached === null) return null;
    const ageMs = nowMs - cached.savedAtMs;
    return ageMs >= 0 && ageMs < (cached.towns.length > 0 ? FOUND_FRESH_MS : NOT_FOUND_FRESH_MS) ? cached : null;
  }

  /** From the store, parsed like a new answer; null when there is nothing or it cannot be read. */
  #stored(postcode: UnlistedPostcode): CachedTowns | null {
    const stored: StoredBytes | null = this.#options.store.get(keyOf(postcode));
    if (stored === null) return null;
    try {
      const towns = parseTowns(new TextDecoder().decode(stored.bytes), postcode);
      const cached = { towns, savedAtMs: stored.savedAtMs };
      this.#memory.set(nameOf(postcode), cached);
      return cached;
    } catch (error) {
      if (error instanceof UpstreamError) return null;
      throw error;
    }
  }

  /** The host has logged the failures of upstream; any other error is a fault of this program and is logged here. */
  #noteFailure(error: unknown): null {
    if (!(error instanceof UpstreamError)) {
      this.#options.openMeteo.onEvent({
        kind: 'failed',
        host: 'open-meteo geocoding',
        reason: String(error),
        willRetry: false,
      });
    }
    return null;
  }
}

function nameOf({ asWritten: written, countryCode }: UnlistedPostcode): string {
  return `${countryCode} ${written.toUpperCase()}`;
}

function keyOf(postcode: UnlistedPostcode): StoreKey {
  return { kind: 'postcode', cell: postcode.countryCode, part: postcode.asWritten.toUpperCase() };
}
