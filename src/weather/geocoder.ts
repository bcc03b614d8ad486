/**
 * Towns by postcode for countries whose postcodes are in no table here, from Open-Meteo's geocoder: one request at a time
 * per postcode, its answer cached. The host of the geocoder has a queue, a breaker and a budget of its own, so that its
 * failures never affect the weather.
 */
import type { MemoryBudget } from '../lib/memory-budget.ts';
import type { GeocodedTown, UnlistedPostcode } from '../place/place.ts';
import { RequestCoalescer } from '../upstream/coalesce.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { Answering } from './answering.ts';
import { FRESHNESS } from './cache/freshness.ts';
import type { WeatherStore } from './cache/store.ts';
import type { Presence } from './presence.ts';
import { CachedFeed } from './sources/cached-feed.ts';
import { geocodingParameters, parseTowns } from './sources/open-meteo/geocoding.ts';
import type { OpenMeteoHost } from './sources/open-meteo/host.ts';
import { type OpenMeteoOptions, openMeteoHost, PATHS } from './sources/open-meteo/kinds.ts';
import type { SourceFeed } from './sources/source.ts';

export interface Geocoder {
  /** The towns that have the postcode, none when there is no such code; null when upstream does not answer now. */
  towns(postcode: UnlistedPostcode, nowMs: number): Promise<readonly GeocodedTown[] | null>;
  status(): HostStatus;
  close(): Promise<void>;
}

export interface GeocoderOptions {
  readonly mode: 'auto' | 'open-meteo';
  readonly openMeteo: OpenMeteoOptions;
  readonly memory: MemoryBudget;
  readonly store: WeatherStore;
  /** Whether upstream can be reached; read in `auto` mode alone. */
  readonly presence: Presence;
}

/** From joining the queue to the last byte. The request for the weather follows, and both must fit into one answer. */
const TIMEOUT_MS = 4_000;
const MAX_POSTCODES = 5_000;

type Towns = readonly GeocodedTown[];

export function createGeocoder(options: GeocoderOptions): Geocoder {
  return new OpenMeteoGeocoder(options);
}

class OpenMeteoGeocoder implements Geocoder {
  readonly #host: OpenMeteoHost;
  readonly #coalescer: RequestCoalescer;
  readonly #answering: Answering;
  readonly #feed: SourceFeed<UnlistedPostcode, Towns>;

  constructor({ mode, openMeteo, store, memory, presence }: GeocoderOptions) {
    const { monotonicMs, onEvent } = openMeteo;
    const host = openMeteoHost({ timeoutMs: TIMEOUT_MS, ...openMeteo }, 'geocoding');
    const coalescer = new RequestCoalescer(monotonicMs);
    this.#host = host;
    this.#coalescer = coalescer;
    this.#answering = new Answering({
      mode,
      presence,
      onFault: (error) =>
        onEvent({ kind: 'failed', host: 'open-meteo geocoding', reason: String(error), willRetry: false }),
    });
    this.#feed = new CachedFeed<UnlistedPostcode, Towns>(
      { coalescer, store, memory, monotonicMs },
      {
        host,
        freshness: FRESHNESS.postcode,
        freshMs: ({ length }) => (length > 0 ? FRESHNESS.postcode : FRESHNESS.unknownPostcode).freshMs,
        maxEntries: MAX_POSTCODES,
        key: ({ asWritten, countryCode }) => ({ kind: 'postcode', cell: countryCode, part: asWritten.toUpperCase() }),
        read: (bytes, postcode) => parseTowns(new TextDecoder().decode(bytes), postcode),
        request(postcode, nowMs) {
          const request = { path: PATHS.geocoding, parameters: geocodingParameters(postcode), weight: 1, nowMs };
          return host.get(request, (body) => ({
            value: parseTowns(body, postcode),
            bytes: new TextEncoder().encode(body),
          }));
        },
      },
    );
  }

  towns(postcode: UnlistedPostcode, nowMs: number): Promise<Towns | null> {
    return this.#answering.answerOrNull({ feeds: [this.#feed], subject: postcode, nowMs });
  }

  status(): HostStatus {
    return this.#host.status('geocoding');
  }

  async close(): Promise<void> {
    this.#host.close();
    await this.#coalescer.settled();
  }
}
