/**
 * Official alerts for a place: which sources are used, how long a caller waits for them, and what it means when one does
 * not answer.
 *
 * The US service covers the United States, WMO's information centre the rest of the world; the operator's own feeds and
 * folder count everywhere. A lookup never fails, and never waits beyond a bound: without an answer in time the coverage
 * is `unknown`, with the last known alerts, and so it is while anything of the operator's own sources cannot be read; it
 * is `none` only where no source covers the place. In `typical` mode the
 * two services are not used; in `auto` mode callers wait for a source that has
 * never answered only as long as they wait for the weather.
 */
import { type Soon, whenThere } from '../lib/soon.ts';
import { systemTimers, type Timers } from '../lib/timers.ts';
import type { Place } from '../place/place.ts';
import type { Fetch, UpstreamEvent } from '../upstream/fetch.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { HttpClient, type HttpClientOptions } from '../upstream/http-client.ts';
import type { WeatherMode } from '../weather/weather.ts';
import { compareAlerts, type WeatherAlert } from './alert.ts';
import type { CapFolder } from './folder.ts';
import { NWS_COUNTRIES, nwsSource } from './nws.ts';
import { OwnSources } from './own-sources.ts';
import { PointCache, type PointCacheOptions, type PointReport } from './point-cache.ts';
import type { AddressesOf } from './private-targets.ts';
import type { Regions } from './regions.ts';
import { type AlertSourceState, serviceState } from './source-state.ts';
import { swicSource } from './swic.ts';

export interface AlertReport {
  /** In force or to come at the place, most severe first. */
  readonly alerts: readonly WeatherAlert[];
  /** Alerts without a drawn area, one of whose areas has the name of the place or its region: likely, not certain. */
  readonly byName: readonly WeatherAlert[];
  /** Alerts without a drawn area, the name of one of whose areas holds that of the place: "Leeds and the Dales". */
  readonly mentioned: readonly WeatherAlert[];
  /** `none`: no source covers the place. `unknown`: a source that may was not used, not read or not heard. */
  readonly coverage: 'covered' | 'none' | 'unknown';
  /** Wall clock of the last complete answer, when no newer one is available. */
  readonly staleSinceMs: number | null;
  /**
   * Which source should have been heard and was not, in full: one of the operator's own, or a service for a place that it
   * may cover. Null where the coverage is known, and where there is no source to ask.
   */
  readonly silent: 'own' | 'service' | null;
}

/** Who waits: a decision, to which alerts are an addition, or a lookup of the alerts themselves, which waits longer. */
type Wait = 'decision' | 'question';

export interface Alerts {
  /** Resolves within the bound of `wait`, and never rejects. */
  at(place: Place, nowMs: number, wait?: Wait): Soon<AlertReport>;
  /** Reads the operator's own sources where it is time, without a place; resolves within `waitMs`, and never rejects. */
  refresh(nowMs: number, waitMs: number): Promise<void>;
  /** The status of the sources, for readiness reports and metrics. */
  state(): AlertsState;
  close(): Promise<void>;
}

interface AlertsState {
  /** Messages in memory, from feeds and the folder. */
  readonly held: number;
  /** Each host that is used. */
  readonly hosts: readonly HostStatus[];
  readonly sources: readonly AlertSourceState[];
}

export interface AlertsOptions {
  /** What the answers of the services may take in memory; 40 MB when left out. */
  readonly maxMemoryBytes?: number;
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
  /** Looks host names up, so that links of feeds do not lead into private networks; left out, none is looked up. */
  readonly addressesOf?: AddressesOf;
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
const MAX_IN_FLIGHT = 3;
const DEFAULT_MEMORY_BYTES = 40e6;
/** Of the memory: the answers of each service, and the files of the centre that they come from. */
const POINTS_SHARE = 0.25;
const FILES_SHARE = 0.5;
/** From joining the queue to the last byte; callers wait for less. */
const TIMEOUT_MS = 8_000;

class ComposedAlerts implements Alerts {
  readonly #options: AlertsOptions;
  readonly #clients: { readonly service: string; readonly client: HttpClient }[] = [];
  readonly #nws: PointCache | null;
  readonly #swic: PointCache | null;
  /** Of each client, in the same order. */
  readonly #services: readonly PointCache[];
  readonly #own: OwnSources;
  #closed = false;

  constructor(options: AlertsOptions) {
    const { monotonicMs, nowMs, regions, folder, feeds, mode, nwsUrl, swicUrl } = options;
    const onEvent = options.onEvent ?? (() => {});
    const timers = options.timers ?? systemTimers;
    const clientOptions: HttpClientOptions = {
      ...options,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxInFlight: MAX_IN_FLIGHT,
      onEvent,
    };
    const { maxMemoryBytes = DEFAULT_MEMORY_BYTES } = options;
    const cacheOptions: PointCacheOptions = {
      maxBytes: Math.floor(maxMemoryBytes * POINTS_SHARE),
      monotonicMs,
      timers,
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
        : new PointCache(
            swicSource(swicUrl, clientOf('swic', swicUrl), monotonicMs, maxMemoryBytes * FILES_SHARE),
            SWIC_FRESHNESS,
            cacheOptions,
          );
    this.#services = [this.#nws, this.#swic].filter((service) => service !== null);
    this.#own = new OwnSources({
      feeds,
      folder,
      regions,
      client: clientOptions,
      addressesOf: options.addressesOf,
      timers,
      nowMs,
      onEvent,
    });
  }

  at(place: Place, nowMs: number, wait: Wait = 'decision'): Soon<AlertReport> {
    if (this.#closed) return { ...NOTHING_KNOWN, byName: NONE, mentioned: NONE, silent: null };
    if (this.#own.exist) return this.#combined(place, nowMs, wait);
    // The most frequent case: there is nothing to combine.
    const point = this.#pointReport(place, nowMs, wait);
    return point instanceof Promise ? point.then((known) => this.#alone(known, nowMs)) : this.#alone(point, nowMs);
  }

  async #combined(place: Place, nowMs: number, wait: Wait): Promise<AlertReport> {
    const waitMs = this.#waitMs(false, wait);
    const [point] = await Promise.all([this.#pointReport(place, nowMs, wait), this.#own.refresh(nowMs, waitMs)]);
    return this.#combine(point, place, nowMs);
  }

  #alone(point: PointReport, nowMs: number): AlertReport {
    const { coverage, alerts, staleSinceMs } = point;
    const silent = this.#isSilent(point) ? 'service' : null;
    return { coverage, alerts: inForce(alerts, nowMs), staleSinceMs, byName: NONE, mentioned: NONE, silent };
  }

  async refresh(nowMs: number, waitMs: number): Promise<void> {
    if (!this.#closed) await this.#own.refresh(nowMs, waitMs);
  }

  state(): AlertsState {
    return {
      held: this.#own.held,
      hosts: [...this.#clients.map(({ service, client }) => client.status(service)), ...this.#own.hosts()],
      sources: [
        ...this.#clients.map(({ service }, i) => serviceState(service, this.#services[i])),
        ...this.#own.states(),
      ],
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { client } of this.#clients) client.close();
    await Promise.all([...this.#services.map((service) => service.settled()), this.#own.close()]);
  }

  /** From the US service where it covers the place, else from WMO's centre. */
  #pointReport(place: Place, nowMs: number, wait: Wait): Soon<PointReport> {
    // A service that is switched off covers nothing in any mode; one that is merely not asked may know of alerts.
    const { mode, nwsUrl, swicUrl } = this.#options;
    const isOffered = swicUrl !== null || (nwsUrl !== null && NWS_COUNTRIES.has(place.countryCode));
    if (mode === 'typical') return isOffered ? NOTHING_KNOWN : NOT_COVERED;
    const reportOf = (cache: PointCache) => cache.at(place, nowMs, this.#waitMs(cache.hasAnswered, wait));
    const ofCentre = () => (this.#swic === null ? NOT_COVERED : reportOf(this.#swic));
    if (this.#nws === null || !NWS_COUNTRIES.has(place.countryCode)) return ofCentre();
    return whenThere(reportOf(this.#nws), (report) => (report.coverage === 'none' ? ofCentre() : report));
  }

  #waitMs(hasAnswered: boolean, wait: Wait): number {
    if (wait === 'question') return QUESTION_WAIT_MS;
    if (this.#options.mode !== 'auto' || hasAnswered) return DECISION_WAIT_MS;
    return Math.min(DECISION_WAIT_MS, this.#options.patienceMs?.() ?? 0);
  }

  /** In typical mode the services are not asked, so that none is silent. */
  #isSilent({ coverage }: PointReport): boolean {
    return coverage === 'unknown' && this.#services.length > 0;
  }

  #combine(point: PointReport, place: Place, nowMs: number): AlertReport {
    const own = this.#own.at(place, nowMs);
    const unique = (alerts: readonly WeatherAlert[]) => {
      const byId = new Map(alerts.filter((alert) => !this.#own.isRemoved(alert)).map((alert) => [alert.id, alert]));
      return [...byId.values()].sort(compareAlerts);
    };
    const alerts = unique([...inForce(point.alerts, nowMs), ...own.drawn]);
    const ids = new Set(alerts.map(({ id }) => id));
    const byName = unique(own.named).filter(({ id }) => !ids.has(id));
    const stale = [point.staleSinceMs, own.staleSinceMs].filter((since) => since !== null);
    const isDecidedHere = this.#services.length === 0 || point.coverage === 'none';
    const isOwnSilent = !own.isComplete || (isDecidedHere && own.hasUnplaced);
    return {
      alerts,
      byName,
      mentioned: unique(own.mentioned).filter(({ id }) => !ids.has(id) && !byName.some((named) => named.id === id)),
      coverage: isOwnSilent ? 'unknown' : this.#coverage(point, own.drawn.length > 0, own.isMute),
      staleSinceMs: stale.length === 0 ? null : Math.min(...stale),
      silent: isOwnSilent ? 'own' : this.#isSilent(point) ? 'service' : null,
    };
  }

  /**
   * While the operator's own sources are complete, a service that covers the place decides. Without one they do: the
   * operator chose them for the place, so they cover it, unless they say nothing at all.
   */
  #coverage(point: PointReport, hasOwnAlerts: boolean, isMute: boolean): AlertReport['coverage'] {
    const hasService = this.#services.length > 0;
    if (hasService && point.coverage !== 'none') return point.coverage;
    return hasOwnAlerts || (!hasService && !isMute) ? 'covered' : 'none';
  }
}

/** One for all reports, so that equal ones are known as equal at a glance. */
const NONE: readonly WeatherAlert[] = [];
const NOTHING_KNOWN: PointReport = { coverage: 'unknown', alerts: NONE, staleSinceMs: null };
const NOT_COVERED: PointReport = { coverage: 'none', alerts: NONE, staleSinceMs: null };

/** An answer is cached for minutes; an alert may end meanwhile. */
function inForce(alerts: readonly WeatherAlert[], nowMs: number): readonly WeatherAlert[] {
  return alerts.every(({ expiresMs }) => expiresMs > nowMs)
    ? alerts
    : alerts.filter(({ expiresMs }) => expiresMs > nowMs);
}
