/**
 * Official alerts for a place: which sources are asked, how long for, and what their silence means.
 *
 * The US service answers for the United States, WMO's information centre for the rest of the world; the operator's own
 * feeds and folder count everywhere. Nothing here fails or keeps a caller waiting beyond a bound: what did not answer in
 * time is `unknown`, with the last alerts known, and `none` is said only where no source warns. In `typical` weather the
 * two services are left alone; in `auto` nobody waits for a source before it has answered for the first time.
 */

import { withTimeout } from '../lib/with-timeout.ts';
import { fold } from '../place/fold.ts';
import type { Place } from '../place/place.ts';
import { DocumentClient, type DocumentClientOptions } from '../upstream/document-client.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import type { Fetch, UpstreamEvent } from '../weather/sources/open-meteo/host.ts';
import type { WeatherMode } from '../weather/weather.ts';
import { compareAlerts, type WeatherAlert } from './alert.ts';
import { AlertFeed, FEED_POLL_MS } from './feed.ts';
import { type CapFolder, FolderAlerts } from './folder.ts';
import { hasShape } from './geometry.ts';
import { askNws, NWS_COUNTRIES } from './nws.ts';
import { type PointReport, RememberedPoints } from './points.ts';
import type { Regions } from './regions.ts';
import { AlertStore } from './store.ts';
import { askSwic } from './swic.ts';

export interface AlertReport {
  /** In force or to come at the place, most severe first. */
  readonly alerts: readonly WeatherAlert[];
  /** Alerts without a drawn area, one of whose areas bears the name of the place or its region: likely, not certain. */
  readonly byName: readonly WeatherAlert[];
  /** `none`: no source warns there. `unknown`: a source that does was not asked or did not answer. */
  readonly coverage: 'covered' | 'none' | 'unknown';
  /** Wall clock of the last good answer, when no newer could be had. */
  readonly staleSinceMs: number | null;
}

export interface Alerts {
  /** Resolves within `waitMs`, and never rejects. */
  at(place: Place, nowMs: number, wait?: 'decision' | 'question'): Promise<AlertReport>;
  /** How things stand with the sources, for readiness reports and metrics. */
  state(): AlertsState;
  close(): Promise<void>;
}

export interface AlertsState {
  /** Messages held of feeds and the folder. */
  readonly held: number;
  /** Each host that may be asked. */
  readonly hosts: readonly HostStatus[];
}

export interface AlertsOptions {
  readonly mode: WeatherMode;
  readonly feeds: readonly string[];
  readonly folder: CapFolder | null;
  /** Outlines of the regions that feeds and folder name by code. */
  readonly regions: Regions;
  /** Null switches the service off. */
  readonly nwsUrl: string | null;
  readonly swicUrl: string | null;
  readonly userAgent: string;
  readonly fetch: Fetch;
  readonly nowMs: () => number;
  readonly monotonicMs: () => number;
  readonly onEvent?: (event: UpstreamEvent) => void;
  /** How long a decision in `auto` mode waits for a source that has never answered; see WeatherOptions. */
  readonly patienceMs?: number;
  readonly timeoutMs?: number;
}

export function createAlerts(options: AlertsOptions): Alerts {
  return new ComposedAlerts(options);
}

/** A decision without alerts that says so is better than one that keeps a person waiting. */
const DECISION_WAIT_MS = 1_500;
/** Who asks for alerts and nothing else waits longer for them. */
const QUESTION_WAIT_MS = 4_000;
const MINUTE_MS = 60_000;
/** Warnings of tornadoes run for half an hour, so two minutes are much; the service caches for about one. */
const NWS_TIMES = { freshMs: 2 * MINUTE_MS, usableMs: 8 * MINUTE_MS };
/** A courtesy service: ten minutes at least between questions about a point. */
const SWIC_TIMES = { freshMs: 10 * MINUTE_MS, usableMs: 20 * MINUTE_MS };
/** So that a tick does not come just before a poll is due. */
const TICK_SLACK_MS = 1_000;

class ComposedAlerts implements Alerts {
  readonly #options: AlertsOptions;
  readonly #clients: { readonly service: string; readonly client: DocumentClient }[] = [];
  readonly #nws: RememberedPoints | null;
  readonly #swic: RememberedPoints | null;
  readonly #feeds: readonly AlertFeed[];
  readonly #feedStore: AlertStore;
  readonly #folder: FolderAlerts | null;
  #ticker: ReturnType<typeof setInterval> | null = null;
  #closed = false;

  constructor(options: AlertsOptions) {
    const { monotonicMs, folder, feeds, mode, nwsUrl, swicUrl } = options;
    const onEvent = options.onEvent ?? (() => {});
    const clientOptions: DocumentClientOptions = { ...options, onEvent };
    const onFault = (error: unknown) =>
      onEvent({ kind: 'failed', host: 'alerts', reason: String(error), willRetry: false });
    const clientOf = (service: string, url: string) => {
      const client = new DocumentClient(url, clientOptions);
      this.#clients.push({ service, client });
      return client;
    };
    this.#options = options;
    this.#nws =
      nwsUrl === null || mode === 'typical'
        ? null
        : new RememberedPoints(askNws(nwsUrl, clientOf('nws', nwsUrl)), NWS_TIMES, monotonicMs, onFault);
    this.#swic =
      swicUrl === null || mode === 'typical'
        ? null
        : new RememberedPoints(
            askSwic(swicUrl, clientOf('swic', swicUrl), monotonicMs),
            SWIC_TIMES,
            monotonicMs,
            onFault,
          );
    this.#feedStore = new AlertStore(options.regions);
    this.#feeds = feeds.map((url) => new AlertFeed(url, this.#feedStore, clientOptions));
    this.#folder = folder === null ? null : new FolderAlerts(folder, options.regions, monotonicMs, onEvent);
  }

  async at(place: Place, nowMs: number, wait: 'decision' | 'question' = 'decision'): Promise<AlertReport> {
    if (this.#closed) return NOTHING_KNOWN;
    const [point] = await Promise.all([this.#pointReport(place, nowMs, wait), this.#refreshOwn(nowMs, wait)]);
    if (this.#feeds.length === 0 && this.#folder === null) {
      // The commonest case: the point's own report is all there is.
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
    if (this.#ticker !== null) clearInterval(this.#ticker);
    for (const { client } of this.#clients) client.close();
    await Promise.all([this.#nws?.settle(), this.#swic?.settle(), ...this.#feeds.map((feed) => feed.close())]);
  }

  /** The first service that warns at the place; what is not the first's is the second's. */
  async #pointReport(place: Place, nowMs: number, wait: 'decision' | 'question'): Promise<PointReport> {
    if (this.#options.mode === 'typical') return NOTHING_KNOWN;
    const ask = (service: RememberedPoints) => service.at(place, nowMs, this.#waitMs(service.hasAnswered, wait));
    if (this.#nws !== null && NWS_COUNTRIES.has(place.countryCode)) {
      const report = await ask(this.#nws);
      if (report.coverage !== 'none') return report;
    }
    return this.#swic === null ? NOT_WARNED : ask(this.#swic);
  }

  async #refreshOwn(nowMs: number, wait: 'decision' | 'question'): Promise<void> {
    if (this.#feeds.length > 0) {
      this.#ticker ??= this.#startTicker();
      const polls = Promise.all(this.#feeds.map((feed) => feed.refresh(nowMs)));
      // What is known already need not wait for what may be new.
      const heard = this.#feeds.every(({ hasAnswered }) => hasAnswered);
      if (!heard) await withTimeout(polls, this.#waitMs(false, wait));
    }
    if (this.#folder !== null) await withTimeout(this.#folder.refresh(nowMs), DECISION_WAIT_MS);
  }

  #waitMs(hasAnswered: boolean, wait: 'decision' | 'question'): number {
    if (wait === 'question') return QUESTION_WAIT_MS;
    if (this.#options.mode !== 'auto' || hasAnswered) return DECISION_WAIT_MS;
    return Math.min(DECISION_WAIT_MS, this.#options.patienceMs ?? 0);
  }

  /** Polls on while nobody asks, or a cancellation could come and leave the list unseen. */
  #startTicker(): ReturnType<typeof setInterval> {
    const ticker = setInterval(() => {
      for (const feed of this.#feeds) void feed.refresh(this.#options.nowMs());
    }, FEED_POLL_MS + TICK_SLACK_MS);
    ticker.unref();
    return ticker;
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
   * A service that was asked knows best. Where none warns, or none may be asked, the operator's own sources speak for
   * the place: chosen for it, they cover it while they are sound.
   */
  #coverage(point: PointReport, ownAlerts: boolean): AlertReport['coverage'] {
    const asked = this.#nws !== null || this.#swic !== null;
    if (asked && point.coverage !== 'none') return point.coverage;
    const sound = this.#feeds.every(({ isSound }) => isSound) && (this.#folder?.isSound ?? true);
    if (!sound) return 'unknown';
    return ownAlerts || !asked ? 'covered' : 'none';
  }
}

const NOTHING_KNOWN = { coverage: 'unknown', alerts: [], byName: [], staleSinceMs: null } as const;
const NOT_WARNED: PointReport = { coverage: 'none', alerts: [], staleSinceMs: null };

/** An answer is kept for minutes, in which an alert may end. */
function inForce(alerts: readonly WeatherAlert[], nowMs: number): readonly WeatherAlert[] {
  return alerts.every(({ expiresMs }) => expiresMs > nowMs)
    ? alerts
    : alerts.filter(({ expiresMs }) => expiresMs > nowMs);
}

/** What separates the names in a description of areas: "Leeds; Bradford", "York / Selby", "Hessen - Mitte". */
const NAME_BREAKS = /[;,/|\n]|\s-\s/;

function isNamed({ areas }: WeatherAlert, { name, region }: Place): boolean {
  const names = [name, region].filter((text) => text !== '').map(fold);
  // An area that is drawn has said where it is.
  return areas
    .filter((area) => !hasShape(area))
    .some(({ description }) => description.split(NAME_BREAKS).some((part) => names.includes(fold(part))));
}
