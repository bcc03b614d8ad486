/** What a source of weather is: a port. Each source is a folder here and a line in `list.ts`. */
import type { MemoryBudget } from '../../lib/memory-budget.ts';
import type { Timers } from '../../lib/timers.ts';
import type { Place } from '../../place/place.ts';
import type { CivilDate } from '../../time/civil.ts';
import type { OpenBudget } from '../../upstream/budget.ts';
import type { RequestCoalescer } from '../../upstream/coalesce.ts';
import type { Fetch, UpstreamEvent } from '../../upstream/fetch.ts';
import type { HostStatus } from '../../upstream/host-status.ts';
import type { HourlyAir } from '../air-quality/air.ts';
import type { Purpose } from '../cache/freshness.ts';
import type { Aged } from '../cache/source-cache.ts';
import type { WeatherStore } from '../cache/store.ts';
import type { HourlyWeather, WeatherSourceName } from '../hourly.ts';
import type { HourlySea } from '../marine.ts';
import type { Ensemble } from '../members/ensemble.ts';
import type { DateNormals } from '../normals/normals.ts';
import type { OutlookSpan } from '../normals/outlook.ts';
import type { PastDays } from '../normals/past-days.ts';
import type { QuarterHours } from '../quarter-hours.ts';

/** One product of one source: what is cached of it, and how to request it. */
export interface SourceFeed<S, T> {
  /** From the cache, the same object each time while it is fresh. */
  fresh(subject: S, nowMs: number): T | null;
  /** From the cache, marked as stale, while it is usable for the purpose. */
  stale(subject: S, nowMs: number, purpose: Purpose): Aged<T> | null;
  /** Requests it, once for all who want the same at one time. Throws `UpstreamError`. */
  request(subject: S, nowMs: number): Promise<T>;
  /** How long requests will be refused after failures or at a limit; 0 when one may be tried. */
  pauseMs(): number;
}

export interface SeaFeed extends SourceFeed<Place, HourlySea> {
  /** Whether the place is known to have no sea near it. */
  isInland(place: Place, nowMs: number): boolean;
}

export interface EnsembleFeed extends SourceFeed<Place, Ensemble> {
  /** Why its host has no ensembles, in the host's words; null while it may be asked. */
  lack(nowMs: number): string | null;
}

/** Civil days of a place, both included. */
export interface DateRange {
  readonly place: Place;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface DateAtPlace {
  readonly place: Place;
  readonly date: CivilDate;
}

/** Whole years of a place, the last of them. */
export interface YearsAtPlace {
  readonly place: Place;
  readonly lastYear: number;
}

/** The products that a source may have. All hours are local whole hours of the place, where nothing else is said. */
export interface SourceFeeds {
  readonly forecast: SourceFeed<Place, HourlyWeather>;
  readonly history: SourceFeed<DateRange, HourlyWeather>;
  readonly pastSunlight: SourceFeed<DateRange, HourlyWeather>;
  /** All coming days that the source has sunlight for, whichever of them are wanted. */
  readonly sunlight: SourceFeed<DateRange, HourlyWeather>;
  readonly air: SourceFeed<Place, HourlyAir>;
  /** The same with pollen, where there is a model of it. */
  readonly airWithPollen: SourceFeed<Place, HourlyAir>;
  readonly sea: SeaFeed;
  /** Its hours are those of UTC. */
  readonly ensemble: EnsembleFeed;
  /** The rain of the next hours. */
  readonly quarters: SourceFeed<Place, QuarterHours>;
  readonly normals: SourceFeed<DateAtPlace, DateNormals>;
  /** The days of the last ten whole years. */
  readonly pastDays: SourceFeed<YearsAtPlace, PastDays>;
  readonly outlook: SourceFeed<Place, readonly OutlookSpan[]>;
}

/** A feed of a place's coming days as one of dates: it holds what it holds, whichever dates are wanted. */
export function byPlace<T>(feed: SourceFeed<Place, T>): SourceFeed<DateRange, T> {
  return {
    fresh: ({ place }, nowMs) => feed.fresh(place, nowMs),
    stale: ({ place }, nowMs, purpose) => feed.stale(place, nowMs, purpose),
    request: ({ place }, nowMs) => feed.request(place, nowMs),
    pauseMs: () => feed.pauseMs(),
  };
}

export interface WeatherSource {
  readonly id: WeatherSourceName;
  covers(place: Place): boolean;
  readonly feeds: Partial<SourceFeeds>;
  /** One small request, without a retry, to find out whether the source answers. Throws `UpstreamError`. */
  probe(nowMs: number): Promise<void>;
  /** One for each host. */
  statuses(): readonly HostStatus[];
  /** Ends what is in flight; nothing is requested any more. */
  close(): void;
}

/** What the sources share. */
export interface SourceContext {
  /** The share of the hosts' limits that may be used, (0, 1]. */
  readonly share: number;
  /** Opens the budget of a host; one of this process alone when left out. */
  readonly openBudget?: OpenBudget | undefined;
  /** `fairday/VERSION (contact)`, sent upstream. */
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  /** Uniform in [0, 1), for jitter. */
  readonly random: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
  readonly coalescer: RequestCoalescer;
  readonly store: WeatherStore;
  /** What all caches in memory may take together. */
  readonly memory: MemoryBudget;
}
