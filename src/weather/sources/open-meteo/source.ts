/** Open-Meteo as a source: every product there is, each from the host that offers it. */
import { withTimeout } from '../../../lib/with-timeout.ts';
import type { Place } from '../../../place/place.ts';
import type { RequestCoalescer } from '../../../upstream/coalesce.ts';
import type { HostStatus } from '../../../upstream/host-status.ts';
import { AIR_VARIABLE_NAMES, type HourlyAir } from '../../air-quality/air.ts';
import { hasPollenModel } from '../../air-quality/pollen.ts';
import { cellName, cellOf } from '../../cache/cell.ts';
import { FRESHNESS, type Freshness } from '../../cache/freshness.ts';
import { packRecords, unpackRecords } from '../../cache/packed.ts';
import { DERIVED_SHARE, SourceCache } from '../../cache/source-cache.ts';
import {
  asStale,
  HOURLY_VARIABLES,
  type HourlyRecords,
  type HourlyWeather,
  isEmpty,
  type ModelRun,
} from '../../hourly.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { SEA_VARIABLE_NAMES } from '../../marine.ts';
import type { OutlookSpan } from '../../normals/outlook.ts';
import { packOutlook, unpackOutlook } from '../../normals/outlook-bytes.ts';
import type { QuarterHours } from '../../quarter-hours.ts';
import { CachedFeed } from '../cached-feed.ts';
import {
  byPlace,
  type DateRange,
  type SeaFeed,
  type SourceContext,
  type SourceFeed,
  type SourceFeeds,
  type WeatherSource,
} from '../source.ts';
import { ClimatologyFeed } from './climatology.ts';
import { OpenMeteoEnsembles } from './ensemble.ts';
import { fetchAir, fetchForecast, fetchOutlook, fetchProbe, fetchSea, fetchSunlight } from './fetch.ts';
import { withoutOpenEnd } from './fill.ts';
import { HistoryFeed, SUNLIGHT_DAYS } from './history.ts';
import type { OpenMeteoHost } from './host.ts';
import { type OpenMeteoHosts, openMeteoHost, openMeteoHosts, runClockHost } from './kinds.ts';
import { PastDaysFeed } from './past-days.ts';
import { fetchQuarters } from './quarters.ts';
import { forecastEndMs, forecastStartDate } from './request.ts';
import { RunClock } from './run-clock.ts';

export interface OpenMeteoSettings {
  /** An operator's own instance; null for the public hosts. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  /** The share of the public hosts' limits that may be used, (0, 1]. */
  readonly share: number;
  /** Whether the runs of its ensembles are wanted; they are when left out. */
  readonly withEnsembles?: boolean;
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

/** More cells than the public host's hourly limit lets one request while the first is fresh; the budget is the bound in bytes. */
const MAX_CELLS = 10_000;
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
  readonly #runs: RunClock;
  readonly #coalescer: RequestCoalescer;

  constructor(settings: OpenMeteoSettings, context: SourceContext) {
    const hosts = openMeteoHosts({ ...context, ...settings });
    const ensembleHost = openMeteoHost({ ...context, ...settings }, 'ensemble');
    const kinds = Object.entries(hosts);
    const services = kinds.filter(([, host], i) => kinds.findIndex(([, other]) => other === host) === i);
    this.#hosts = hosts;
    this.#services = settings.withEnsembles === false ? services : [...services, ['ensemble', ensembleHost]];
    const runs = new RunClock(runClockHost({ ...context, ...settings }), context.monotonicMs);
    this.#runs = runs;
    this.#coalescer = context.coalescer;
    this.feeds = {
      forecast: hourlyFeed(context, {
        kind: 'forecast',
        host: hosts.forecast,
        freshness: FRESHNESS.forecast,
        variables: HOURLY_VARIABLES,
        request: (place, nowMs) =>
          fetchForecast(
            hosts.forecast,
            cellOf(place),
            forecastStartDate(place.tzId, nowMs),
            nowMs,
            forecastEndMs(place.tzId, nowMs),
          ),
        keptUntilMs: ({ tzId }, nowMs) => forecastEndMs(tzId, nowMs),
        runs,
      }),
      history: new HistoryFeed(hosts, context),
      sunlight: sunlightFeed(context, hosts.forecast, runs),
      pastSunlight: new HistoryFeed(hosts, context, SUNLIGHT_DAYS),
      ...airFeeds(context, hosts['air-quality']),
      sea: seaFeed(context, hosts.marine),
      ensemble: new OpenMeteoEnsembles(context, ensembleHost),
      quarters: quartersFeed(context, hosts.forecast),
      normals: new ClimatologyFeed(hosts.archive, context),
      pastDays: new PastDaysFeed(hosts.archive, context),
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
    this.#runs.close();
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
  /** When the models run that make it, where that decides how long it is fresh. */
  readonly runs?: RunClock;
}

/** How long an answer waits for the record of its run, once it is there itself. */
const MAX_RUN_WAIT_MS = 300;

/** Hours of some days around now that are requested as a whole and age as a whole. */
function hourlyFeed<V extends string>(
  context: SourceContext,
  { kind, host, freshness, variables, request, keptUntilMs, runs }: HourlyProduct<V>,
): SourceFeed<Place, HourlyRecords<V>> {
  return new CachedFeed<Place, HourlyRecords<V>>(context, {
    host,
    freshness,
    maxEntries: MAX_CELLS,
    derivedShare: DERIVED_SHARE,
    key: (place) => ({ kind, cell: cellName(place), part: place.tzId }),
    zoneOf: ({ tzId }) => tzId,
    read: (bytes) => unpackRecords(bytes, variables),
    markStale: asStale,
    ...(runs === undefined
      ? {}
      : {
          holds: (place: Place, savedAtMs: number, nowMs: number, spread: number) =>
            runs.holds(cellOf(place), savedAtMs, nowMs, spread),
        }),
    async request(place, nowMs) {
      const known = runs?.refresh(cellOf(place), nowMs);
      const hours = await request(place, nowMs);
      if (known !== undefined) await withTimeout(known, MAX_RUN_WAIT_MS, context.timers);
      const local = ofRun(toHoursOfZone(hours, place.tzId), runs?.runAt(cellOf(place), nowMs) ?? null);
      const lastStampMs = hours.startMs[hours.length - 1];
      const value = keptUntilMs === undefined ? local : withoutOpenEnd(local, lastStampMs, keptUntilMs(place, nowMs));
      return { value, bytes: () => packRecords(value) };
    },
  });
}

function ofRun<R extends HourlyRecords<string>>(records: R, run: ModelRun | null): R {
  return run === null ? records : { ...records, provenance: { ...records.provenance, run } };
}

/** One answer holds all the coming days, so a question for any of them finds it. */
function sunlightFeed(
  context: SourceContext,
  host: OpenMeteoHost,
  runs: RunClock,
): SourceFeed<DateRange, HourlyWeather> {
  const feed = hourlyFeed(context, {
    kind: 'sunlight',
    host,
    freshness: FRESHNESS.forecast,
    variables: HOURLY_VARIABLES,
    request: (place, nowMs) => fetchSunlight(host, cellOf(place), nowMs),
    runs,
  });
  return byPlace(feed);
}

/**
 * The air with pollen and without. Pollen doubles the names of a request, so it is asked for those alone who tell it, in the
 * area of its model; whoever wants the air alone takes the other's answer where that is cached.
 */
function airFeeds(context: SourceContext, host: OpenMeteoHost): Pick<SourceFeeds, 'air' | 'airWithPollen'> {
  const feedOf = (kind: string, withPollen: boolean) =>
    hourlyFeed(context, {
      kind,
      host,
      freshness: FRESHNESS.air,
      variables: AIR_VARIABLE_NAMES,
      request: (place, nowMs) => fetchAir(host, cellOf(place), nowMs, withPollen),
    });
  const plain = feedOf('air-quality', false);
  const whole = feedOf('air-pollen', true);
  const air: SourceFeed<Place, HourlyAir> = {
    fresh: (place, nowMs) => whole.fresh(place, nowMs) ?? plain.fresh(place, nowMs),
    stale: (place, nowMs, purpose) => {
      const [one, other] = [whole.stale(place, nowMs, purpose), plain.stale(place, nowMs, purpose)];
      return one !== null && other !== null && other.savedAtMs > one.savedAtMs ? other : (one ?? other);
    },
    request: (place, nowMs) => plain.request(place, nowMs),
    pauseMs: () => plain.pauseMs(),
  };
  const feedAt = (place: Place) => (hasPollenModel(cellOf(place)) ? whole : plain);
  const airWithPollen: SourceFeed<Place, HourlyAir> = {
    fresh: (place, nowMs) => feedAt(place).fresh(place, nowMs),
    stale: (place, nowMs, purpose) => feedAt(place).stale(place, nowMs, purpose),
    request: (place, nowMs) => feedAt(place).request(place, nowMs),
    pauseMs: () => plain.pauseMs(),
  };
  return { air, airWithPollen };
}

/** The sea, and the cells that have none: that holds longer than an answer with values. */
function seaFeed(context: SourceContext, host: OpenMeteoHost): SeaFeed {
  const kind = {
    freshness: FRESHNESS.noSea,
    maxEntries: MAX_INLAND_CELLS,
    key: (place: Place) => ({ kind: 'no-sea', cell: cellName(place), part: '' }),
    read: () => true,
  };
  const inland = new SourceCache<Place, boolean>(kind, context.store, context.monotonicMs, context.memory);
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

/** Kept in memory alone: what they say is over within hours. */
function quartersFeed(context: SourceContext, host: OpenMeteoHost): SourceFeed<Place, QuarterHours> {
  return new CachedFeed<Place, QuarterHours>(context, {
    host,
    freshness: FRESHNESS.quarters,
    maxEntries: MAX_CELLS,
    key: (place) => ({ kind: 'quarters', cell: cellName(place), part: '' }),
    read: () => null,
    async request(place, nowMs) {
      return { value: await fetchQuarters(host, cellOf(place), nowMs), bytes: null };
    },
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
