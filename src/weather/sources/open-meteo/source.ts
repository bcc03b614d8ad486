/** Open-Meteo as a source: every product there is, each from the host that offers it. */
import type { Place } from '../../../place/place.ts';
import type { RequestCoalescer } from '../../../upstream/coalesce.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { AIR_VARIABLE_NAMES } from '../../air-quality/air.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS, type Freshness } from '../../cache/freshness.ts';
import { packRecords, unpackRecords } from '../../cache/packed.ts';
import { SourceCache } from '../../cache/source-cache.ts';
import { asStale, HOURLY_VARIABLES, type HourlyRecords, isEmpty } from '../../hourly.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { SEA_VARIABLE_NAMES } from '../../marine.ts';
import type { OutlookSpan } from '../../normals/outlook.ts';
import { packOutlook, unpackOutlook } from '../../normals/outlook-bytes.ts';
import { CachedFeed } from '../cached-feed.ts';
import type { SeaFeed, SourceContext, SourceFeed, SourceFeeds, WeatherSource } from '../source.ts';
import { ClimatologyFeed } from './climatology.ts';
import { OpenMeteoEnsembles } from './ensemble.ts';
import { fetchAir, fetchForecast, fetchOutlook, fetchProbe, fetchSea } from './fetch.ts';
import { withoutOpenEnd } from './fill.ts';
import { HistoryFeed } from './history.ts';
import type { OpenMeteoHost } from './host.ts';
import { type OpenMeteoHosts, openMeteoHost, openMeteoHosts } from './kinds.ts';
import { forecastEndMs, forecastStartDate } from './request.ts';

export interface OpenMeteoSettings {
  /** An operator's own instance; null for the public hosts. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** This replica's share of the public host's limits, (0, 1]. */
  readonly share: number;
  /** Whether the runs of its ensembles are wanted; they are when left out. */
  readonly withEnsembles?: boolean;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/**
 * 384 hours in 27 columns are 45 kB, so this is 90 MB at most; and it is more cells than the public host's hourly limit
 * lets one request while the first is fresh.
 */
const MAX_CELLS = 2_000;
/** Each takes a few words of memory. */
const MAX_INLAND_CELLS = 20_000;
/** Each takes less than a kilobyte. */
const MAX_OUTLOOKS = 500;

export class OpenMeteo implements WeatherSource {
  readonly id = 'open-meteo';
  readonly feeds: SourceFeeds;
  readonly #hosts: OpenMeteoHosts;
  /** Each host with what it serves: an operator's own server is one host for several kinds. */
  readonly #services: readonly (readonly [string, OpenMeteoHost])[];
  readonly #coalescer: RequestCoalescer;

  constructor(settings: OpenMeteoSettings, context: SourceContext) {
    const hosts = openMeteoHosts({ ...context, ...settings });
    const ensembleHost = openMeteoHost({ ...context, ...settings }, 'ensemble');
    const kinds = Object.entries(hosts);
    const services = kinds.filter(([, host], i) => kinds.findIndex(([, other]) => other === host) === i);
    this.#hosts = hosts;
    this.#services = settings.withEnsembles === false ? services : [...services, ['ensemble', ensembleHost]];
    this.#coalescer = context.coalescer;
    this.feeds = {
      forecast: hourlyFeed(context, {
        kind: 'forecast',
        host: hosts.forecast,
        freshness: FRESHNESS.forecast,
        variables: HOURLY_VARIABLES,
        request: (place, nowMs) =>
          fetchForecast(hosts.forecast, cellOf(place), forecastStartDate(place.tzId, nowMs), nowMs),
        keptUntilMs: ({ tzId }, nowMs) => forecastEndMs(tzId, nowMs),
      }),
      history: new HistoryFeed(hosts, context),
      air: hourlyFeed(context, {
        kind: 'air-quality',
        host: hosts['air-quality'],
        freshness: FRESHNESS.air,
        variables: AIR_VARIABLE_NAMES,
        request: (place, nowMs) => fetchAir(hosts['air-quality'], cellOf(place), nowMs),
      }),
      sea: seaFeed(context, hosts.marine),
      ensemble: new OpenMeteoEnsembles(context, ensembleHost),
      normals: new ClimatologyFeed(hosts.archive, context),
      outlook: outlookFeed(context, hosts.seasonal),
    };
  }

  covers(): boolean {
    return true;
  }

  probe(nowMs: number): Promise<void> {
    // Each probe is a subject of its own, so that one that is rejected does not silence the next.
    return this.#coalescer.run('probe', `probe ${nowMs}`, () => fetchProbe(this.#hosts.forecast, nowMs));
  }

  statuses(): readonly HostStatus[] {
    return this.#services.map(([service, host]) => host.status(service));
  }

  close(): void {
    for (const [, host] of this.#services) host.close();
  }
}

interface HourlyProduct<V extends string> {
  /** In the store. */
  readonly kind: string;
  readonly host: OpenMeteoHost;
  readonly freshness: Freshness;
  readonly variables: readonly V[];
  /** The hours in UTC. Throws `UpstreamError`. */
  request(place: Place, nowMs: number): Promise<HourlyRecords<V>>;
  /** Where hours have sums: an hour at the end without them is left out, unless it begins before this. */
  keptUntilMs?(place: Place, nowMs: number): number;
}

/** Hours of some days around now that are requested as a whole and age as a whole. */
function hourlyFeed<V extends string>(
  context: SourceContext,
  { kind, host, freshness, variables, request, keptUntilMs }: HourlyProduct<V>,
): SourceFeed<Place, HourlyRecords<V>> {
  return new CachedFeed<Place, HourlyRecords<V>>(context, {
    host,
    freshness,
    maxEntries: MAX_CELLS,
    key: (place) => ({ kind, cell: cellName(place), part: place.tzId }),
    zoneOf: ({ tzId }) => tzId,
    read: (bytes) => unpackRecords(bytes, variables),
    markStale: asStale,
    async request(place, nowMs) {
      const hours = await request(place, nowMs);
      const local = toHoursOfZone(hours, place.tzId);
      const lastStampMs = hours.startMs[hours.length - 1];
      const value = keptUntilMs === undefined ? local : withoutOpenEnd(local, lastStampMs, keptUntilMs(place, nowMs));
      return { value, bytes: packRecords(value) };
    },
  });
}

/** The sea, and the cells that have none: that holds longer than an answer with values. */
function seaFeed(context: SourceContext, host: OpenMeteoHost): SeaFeed {
  const kind = {
    freshness: FRESHNESS.noSea,
    maxEntries: MAX_INLAND_CELLS,
    key: (place: Place) => ({ kind: 'no-sea', cell: cellName(place), part: '' }),
    read: () => true,
  };
  const inland = new SourceCache<Place, boolean>(kind, context.store, context.monotonicMs);
  const feed = hourlyFeed(context, {
    kind: 'sea',
    host,
    freshness: FRESHNESS.sea,
    variables: SEA_VARIABLE_NAMES,
    async request(place, nowMs) {
      const sea = await fetchSea(host, cellOf(place), forecastStartDate(place.tzId, nowMs), nowMs);
      if (isEmpty(sea)) inland.put(place, true, new Uint8Array(), nowMs);
      return sea;
    },
  });
  return Object.assign(feed, {
    isInland: (place: Place, nowMs: number) => inland.fresh(place, nowMs) === true,
  });
}

function outlookFeed(context: SourceContext, host: OpenMeteoHost): SourceFeed<Place, readonly OutlookSpan[]> {
  return new CachedFeed<Place, readonly OutlookSpan[]>(context, {
    host,
    freshness: FRESHNESS.outlook,
    maxEntries: MAX_OUTLOOKS,
    key: (place) => ({ kind: 'outlook', cell: cellName(place), part: '' }),
    read: unpackOutlook,
    async request(place, nowMs) {
      const value = await fetchOutlook(host, cellOf(place), nowMs);
      return { value, bytes: packOutlook(value) };
    },
  });
}
