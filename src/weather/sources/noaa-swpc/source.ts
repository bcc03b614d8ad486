/**
 * NOAA's Space Weather Prediction Center as the source of Kp: one small file for the whole Earth, public domain, without a
 * key. SWPC does not state how often it changes; a value holds for three hours, so one request an hour loses nothing.
 */
import type { Place } from '../../../place/place.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { HttpClient } from '../../../upstream/http-client.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { FRESHNESS } from '../../cache/freshness.ts';
import { asStale } from '../../hourly.ts';
import type { HourlyKp } from '../../space-weather.ts';
import { CachedFeed } from '../cached-feed.ts';
import type { SourceContext, SourceFeed } from '../source.ts';
import { readKp } from './read.ts';

export const SWPC_URL = 'https://services.swpc.noaa.gov';
const PATH = '/products/noaa-planetary-k-index-forecast.json';

/** A decision waits 1.5 s at most; what comes later is there for the next one. */
const TIMEOUT_MS = 5_000;
/** The file has 7 kB. */
const MAX_BYTES = 256 * 1024;

export interface SwpcSettings {
  readonly baseUrl: string;
  readonly timeoutMs?: number | undefined;
}

export class NoaaSwpc {
  readonly id = 'noaa-swpc';
  readonly kp: SourceFeed<Place, HourlyKp>;
  readonly #client: HttpClient;

  constructor({ baseUrl, timeoutMs = TIMEOUT_MS }: SwpcSettings, context: SourceContext) {
    const client = new HttpClient(baseUrl, { ...context, timeoutMs, maxInFlight: 1, refusesWith404: true });
    this.#client = client;
    this.kp = new CachedFeed<Place, HourlyKp>(context, {
      host: client,
      freshness: FRESHNESS.kp,
      maxEntries: 1,
      key: () => ({ kind: 'kp', cell: 'earth', part: '' }),
      read: (bytes, _place, savedAtMs) => readKp(new TextDecoder().decode(bytes), savedAtMs),
      markStale: asStale,
      async request(_place, nowMs) {
        const answer = await client.get(`${baseUrl.replace(/\/+$/, '')}${PATH}`, {
          accept: 'application/json',
          maxBytes: MAX_BYTES,
          nowMs,
          read: (bytes) => ({ bytes: bytes.slice(), kp: readKp(new TextDecoder().decode(bytes), nowMs) }),
        });
        if (answer.status !== 200) throw new UpstreamError('malformed', `a ${answer.status} without a condition`);
        return { value: answer.value.kp, bytes: answer.value.bytes };
      },
    });
  }

  status(): HostStatus {
    return this.#client.status(this.id);
  }

  close(): void {
    this.#client.close();
  }
}
