/**
 * Towns by postcode for countries whose postcodes are in no table here: asked of Open-Meteo's geocoder, once for all who
 * want to know at one time, and kept. The host of the geocoder has a queue, a breaker and a budget of its own, so that
 * its troubles are never those of the weather.
 *
 * As with weather, in `auto` mode nobody waits for an upstream that has never answered longer than their patience.
 */

import { LRUCache } from 'lru-cache';
import { withTimeout } from '../lib/with-timeout.ts';
import type { GeocodedTown, UnlistedPostcode } from '../place/place.ts';
import { DAY_MS } from '../time/civil.ts';
import { RequestCoalescer } from '../upstream/coalesce.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { StoredBytes, StoreKey, WeatherStore } from './cache/store.ts';
import { geocodingParameters, parseTowns } from './sources/open-meteo/geocoding.ts';
import type { OpenMeteoHost } from './sources/open-meteo/host.ts';
import { type OpenMeteoOptions, openMeteoHost, PATHS } from './sources/open-meteo/kinds.ts';

export interface Geocoder {
  /** The towns that have the postcode, none when there is no such code; null when upstream cannot be asked right now. */
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

/** From joining the queue to the last byte. The weather is asked for afterwards, and both must fit before a caller leaves. */
const TIMEOUT_MS = 4_000;
/** Towns and their postcodes hardly ever change. */
const FOUND_MS = 180 * DAY_MS;
/** A new postcode, or one that the geocoder has only learnt of, is found a day later. */
const NOT_FOUND_MS = DAY_MS;
const MAX_ENTRIES = 5_000;

interface Kept {
  readonly towns: readonly GeocodedTown[];
  readonly savedAtMs: number;
}

export function createGeocoder(options: GeocoderOptions): Geocoder {
  return new OpenMeteoGeocoder(options);
}

class OpenMeteoGeocoder implements Geocoder {
  readonly #options: GeocoderOptions;
  readonly #host: OpenMeteoHost;
  readonly #asker: RequestCoalescer;
  readonly #memory = new LRUCache<string, Kept>({ max: MAX_ENTRIES });

  constructor(options: GeocoderOptions) {
    this.#options = options;
    this.#host = openMeteoHost({ timeoutMs: TIMEOUT_MS, ...options.openMeteo }, 'geocoding');
    this.#asker = new RequestCoalescer(options.openMeteo.monotonicMs);
  }

  async towns(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[] | null> {
    const kept = this.#kept(postcode, nowMs);
    if (kept !== null) return kept.towns;
    if (this.#host.pauseMs() > 0) return null;
    const asked = this.#ask(postcode, nowMs).catch((error: unknown) => this.#failed(error));
    const { mode, upstreamHasAnswered, patienceMs } = this.#options;
    const isKnownToAnswer = mode === 'open-meteo' || this.#asker.hasAnswered || upstreamHasAnswered();
    return isKnownToAnswer ? asked : withTimeout(asked, patienceMs);
  }

  status(): HostStatus {
    return this.#host.status('geocoding');
  }

  async close(): Promise<void> {
    this.#host.close();
    await this.#asker.settled();
  }

  #ask(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[]> {
    const name = nameOf(postcode);
    return this.#asker.run(name, name, async () => {
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

  #kept(postcode: UnlistedPostcode, nowMs: number): Kept | null {
    const kept = this.#memory.get(nameOf(postcode)) ?? this.#stored(postcode);
    if (kept === null) return null;
    const ageMs = nowMs - kept.savedAtMs;
    return ageMs >= 0 && ageMs < (kept.towns.length > 0 ? FOUND_MS : NOT_FOUND_MS) ? kept : null;
  }

  /** What the store has, read as it was when it came; null when there is nothing or it cannot be read. */
  #stored(postcode: UnlistedPostcode): Kept | null {
    const stored: StoredBytes | null = this.#options.store.get(keyOf(postcode));
    if (stored === null) return null;
    try {
      const towns = parseTowns(new TextDecoder().decode(stored.bytes), postcode);
      const kept = { towns, savedAtMs: stored.savedAtMs };
      this.#memory.set(nameOf(postcode), kept);
      return kept;
    } catch (error) {
      if (error instanceof UpstreamError) return null;
      throw error;
    }
  }

  /** The host has told of its own failures; anything else is a fault of ours and must not vanish. */
  #failed(error: unknown): null {
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

function nameOf({ written, countryCode }: UnlistedPostcode): string {
  return `${countryCode} ${written.toUpperCase()}`;
}

function keyOf(postcode: UnlistedPostcode): StoreKey {
  return { kind: 'postcode', cell: postcode.countryCode, part: postcode.written.toUpperCase() };
}
