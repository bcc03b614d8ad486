/**
 * Official alerts for a place: which sources are used, how long a caller waits for them, and what it means when one does
 * not answer.
 *
 * The US service covers the United States, WMO's information centre the rest of the world; the operator's own feeds and
 * folder count everywhere. A lookup never fails, and never waits beyond a bound: without an answer in time the coverage
 * is `unknown`, with the last known alerts; it is `none` only where no source covers the place. In `typical` mode the
 * two services are not used; in `auto` mode callers wait for a source that has
 * never answered only as long as they wait for the weather.
 */
import { systemTimers, type Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { fold } from '../place/fold.ts';
import type { Place } from '../place/place.ts';
import type { Fetch, UpstreamEvent } from '../upstream/fetch.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { HttpClient, type HttpClientOptions } from '../upstream/http-client.ts';
import type { WeatherMode } from '../weather/weather.ts';
import { compareAlerts, type WeatherAlert } from './alert.ts';
import { AlertFeed, FEED_POLL_MS } from './feed.ts';
import { type CapFolder, FolderAlerts } from './folder.ts';
import { hasShape } from './geometry.ts';
import { NWS_COUNTRIES, nwsSource } from './nws.ts';
import { PointCache, type PointCacheOptions, type PointReport } from './point-cache.ts';
import type { Regions } from './regions.ts';
import { AlertStore } from './store.ts';
import { swicSource } from './swic.ts';

export interface AlertReport {
  /** In force or to come at the place, most severe first. */
  readonly alerts: readonly WeatherAlert[];
  /** Alerts without a drawn area, one of whose areas has the name of the place or its region: likely, not certain. */
  readonly byName: readonly WeatherAlert[];
  /** `none`: no source covers the place. `unknown`: a source that does was not used or did not answer. */
  readonly coverage: 'covered' | 'none' | 'unknown';
  /** Wall clock of the last complete answer, when no newer one is available. */
  readonly staleSinceMs: number | null;
}

/** Who waits: a decision, to which alerts are an addition, or a lookup of the alerts themselves, which waits longer. */
type Wait = 'decision' | 'question';

export interface Alerts {
  /** Resolves within the bound of `wait`, and never rejects. */
  at(place: Place, nowMs: number, wait?: Wait): Promise<AlertReport>;
  /** Whether there is any source to ask, here or elsewhere. */
  readonly hasSource: boolean;
  /** The status of the sources, for readiness reports and metrics. */
  state(): AlertsState;
  close(): Promise<void>;
}

interface AlertsState {
  /** Messages in memory, from feeds and the folder. */
  readonly held: number;
  /** Each host that is used. */
  readonly hosts: readonly HostStatus[];
}

export interface AlertsOptions {
  readonly mode: WeatherMode;
  readonly feeds: readonly string[];
  readonly folder: CapFolder | null;
  /** Outlines of the regions that feeds and the folder name by code. */
  readonly regions: Regions;
  /** Null disables the service. */
  readonly nwsUrl: string | null;
  readonly swicUrl: string | null;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly nowMs: () => number;
  readonly monotonicMs: () => number;
  readonly timers?: Timers;
  readonly onEvent?: (event: UpstreamEvent) => void;
  /** How long a decision in `auto` mode may wait for a source that has never answered; not at all when left out. */
  readonly patienceMs?: () => number;
  readonly timeoutMs?: number;
}

export function createAlerts(options: AlertsOptions): Alerts {
  return new ComposedAlerts(options);
}

/** A decision that is marked as made without alerts is better than a late one. */
const DECISION_WAIT_MS = 1_500;
/** A lookup of alerts and nothing else waits longer. */
const QUESTION_WAIT_MS = 4_000;
const MINUTE_MS = 60_000;
/** Tornado warnings last for half an hour, so two minutes are much; the service caches for about one. */
const NWS_FRESHNESS = { freshMs: 2 * MINUTE_MS, usableMs: 8 * MINUTE_MS };
/** A courtesy service: at least ten minutes between requests for a point. */
const SWIC_FRESHNESS = { freshMs: 10 * MINUTE_MS, usableMs: 20 * MINUTE_MS };
/** So that the timer does not fire just before a poll is due. */
const POLL_SLACK_MS = 1_000;
const MAX_IN_FLIGHT = 3;
/** From joining the queue to the last byte; callers wait for less. */
const TIMEOUT_MS = 8_000;

class ComposedAlerts implements Alerts {
  readonly #options: AlertsOptions;
  readonly #timers: Timers;
  readonly #clients: { readonly service: string; readonly client: HttpClient }[] = [];
  readonly #nws: PointCache | null;
  readonly #swic: PointCache | null;
  readonly #feeds: readonly AlertFeed[];
  readonly #feedStore: AlertStore;
  readonly #folder: FolderAlerts | null;
  #cancelPoll: (() => void) | null = null;
  #closed = false;

  constructor(options: AlertsOptions) {
    const { monotonicMs, folder, feeds, mode, nwsUrl, swicUrl } = options;
    const onEvent = options.onEvent ?? (() => {});
    this.#timers = options.timers ?? systemTimers;
    const clientOptions: HttpClientOptions = {
      ...options,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxInFlight: MAX_IN_FLIGHT,
      onEvent,
    };
    const cacheOptions: PointCacheOptions = {
      monotonicMs,
      timers: this.#timers,
      onFault: (error) => onEvent({ kind: 'failed', host: 'alerts', reason: String(error), willRetry: false }),
    };
    const clientOf = (service: string, url: string) => {
      const client = new HttpClient(url, clientOptions);
      this.#clients.push({ service, client });
      return client;
    };
    this.#options = options;
    this.#nws =
      nwsUrl === null || mode === 'typical'
        ? null
        : new PointCache(nwsSource(nwsUrl, clientOf('nws', nwsUrl)), NWS_FRESHNESS, cacheOptions);
    this.#swic =
      swicUrl === null || mode === 'typical'
        ? null
        : new PointCache(swicSource(swicUrl, clientOf('swic', swicUrl), monotonicMs), SWIC_FRESHNESS, cacheOptions);
    this.#feedStore = new AlertStore(options.regions);
    this.#feeds = feeds.map((url) => new AlertFeed(url, this.#feedStore, clientOptions));
    this.#folder = folder === null ? null : new FolderAlerts(folder, options.regions, monotonicMs, onEvent);
  }

  get hasSource(): boolean {
    return this.#nws !== null || this.#swic !== null || this.#feeds.length > 0 || this.#folder !== null;
  }

  async at(place: Place, nowMs: number, wait: Wait = 'decision'): Promise<AlertReport> {
    if (this.#closed) return NOTHING_KNOWN;
    const [point] = await Promise.all([this.#pointReport(place, nowMs, wait), this.#refreshOwnSources(nowMs, wait)]);
    if (this.#feeds.length === 0 && this.#folder === null) {
      // The most frequent case: there is nothing to combine.
      return { ...point, alerts: inForce(point.alerts, nowMs), byName: [] };
    }
    return this.#combine(point, place, nowMs);
  }

  state(): AlertsState {
    const hosts = [
      ...this.#clients.map(({ service, client }) => client.status(service)),
      ...this.#feeds.map((feed) => feed.status()),
    ];
    return { held: this.#feedStore.size + (this.#folder?.store.size ?? 0), hosts };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelPoll?.();
    for (const { client } of this.#clients) client.close();
    await Promise.all([this.#nws?.settled(), this.#swic?.settled(), ...this.#feeds.map((feed) => feed.close())]);
  }

  /** From the US service where it covers the place, else from WMO's centre. */
  async #pointReport(place: Place, nowMs: number, wait: Wait): Promise<PointReport> {
    if (this.#options.mode === 'typical') return NOTHING_KNOWN;
    const reportOf = (cache: PointCache) => cache.at(place, nowMs, this.#waitMs(cache.hasAnswered, wait));
    if (this.#nws !== null && NWS_COUNTRIES.has(place.countryCode)) {
      const report = await reportOf(this.#nws);
      if (report.coverage !== 'none') return report;
    }
    return this.#swic === null ? NOT_COVERED : reportOf(this.#swic);
  }

  async #refreshOwnSources(nowMs: number, wait: Wait): Promise<void> {
    if (this.#feeds.length > 0) {
      if (this.#cancelPoll === null) this.#schedulePoll();
      const polls = Promise.all(this.#feeds.map((feed) => feed.refresh(nowMs)));
      // Known alerts are returned without waiting for new ones.
      const haveAnswered = this.#feeds.every(({ hasAnswered }) => hasAnswered);
      if (!haveAnswered) await withTimeout(polls, this.#waitMs(false, wait), this.#timers);
    }
    if (this.#folder !== null) await withTimeout(this.#folder.refresh(nowMs), DECISION_WAIT_MS, this.#timers);
  }

  #waitMs(hasAnswered: boolean, wait: Wait): number {
    if (wait === 'question') return QUESTION_WAIT_MS;
    if (this.#options.mode !== 'auto' || hasAnswered) return DECISION_WAIT_MS;
    return Math.min(DECISION_WAIT_MS, this.#options.patienceMs?.() ?? 0);
  }

  /** Feeds are polled between lookups too: a cancellation may enter and leave the list in the meantime. */
  #schedulePoll(): void {
    this.#cancelPoll = this.#timers.after(FEED_POLL_MS + POLL_SLACK_MS, () => {
      for (const feed of this.#feeds) void feed.refresh(this.#options.nowMs());
      this.#schedulePoll();
    });
  }

  #combine(point: PointReport, place: Place, nowMs: number): AlertReport {
    const stores = this.#folder === null ? [this.#feedStore] : [this.#feedStore, this.#folder.store];
    const drawn = stores.flatMap((store) => store.at(place.lat, place.lon, nowMs));
    const named = stores.flatMap((store) => store.withoutShape(nowMs)).filter((alert) => isNamed(alert, place));
    const isRemoved = (alert: WeatherAlert) => stores.some((store) => store.isRemoved(alert));
    const unique = (alerts: readonly WeatherAlert[]) =>
      [...new Map(alerts.filter((alert) => !isRemoved(alert)).map((alert) => [alert.id, alert])).values()].sort(
        compareAlerts,
      );
    const alerts = unique([...inForce(point.alerts, nowMs), ...drawn]);
    const staleSinceMs = [point.staleSinceMs, ...this.#feeds.map((feed) => feed.staleSinceMs)];
    return {
      alerts,
      byName: unique(named).filter((alert) => !alerts.some(({ id }) => id === alert.id)),
      coverage: this.#coverage(point, drawn.length > 0),
      staleSinceMs: staleSinceMs.reduce(
        (least, since) => (since === null ? least : Math.min(least ?? since, since)),
        null,
      ),
    };
  }

  /**
   * A service that covers the place decides. Without one the operator's own sources do: the operator chose them for the
   * place, so they cover it while they are complete.
   */
  #coverage(point: PointReport, hasOwnAlerts: boolean): AlertReport['coverage'] {
    const hasService = this.#nws !== null || this.#swic !== null;
    if (hasService && point.coverage !== 'none') return point.coverage;
    const isComplete = this.#feeds.every((feed) => feed.isComplete) && (this.#folder?.isComplete ?? true);
    if (!isComplete) return 'unknown';
    return hasOwnAlerts || !hasService ? 'covered' : 'none';
  }
}

const NOTHING_KNOWN = { coverage: 'unknown', alerts: [], byName: [], staleSinceMs: null } as const;
const NOT_COVERED: PointReport = { coverage: 'none', alerts: [], staleSinceMs: null };

/** An answer is cached for minutes; an alert may end meanwhile. */
function inForce(alerts: readonly WeatherAlert[], nowMs: number): readonly WeatherAlert[] {
  return alerts.every(({ expiresMs }) => expiresMs > nowMs)
    ? alerts
    : alerts.filter(({ expiresMs }) => expiresMs > nowMs);
}

/** The separators in a description of areas: "Leeds; Bradford", "York / Selby", "Hessen - Mitte". */
const NAME_SEPARATORS = /[;,/|\n]|\s-\s/;

function isNamed({ areas }: WeatherAlert, { name, region }: Place): boolean {
  const names = [name, region].filter((text) => text !== '').map(fold);
  // A drawn area is matched by its shape instead.
  return areas
    .filter((area) => !hasShape(area))
    .some(({ description }) => description.split(NAME_SEPARATORS).some((part) => names.includes(fold(part))));
}
