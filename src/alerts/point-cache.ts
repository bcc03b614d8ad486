/**
 * A cache in front of a service of alerts by point: the last answer of each point, one request at a time for all callers
 * of a point, and a bound on how long they wait. A fresh answer is returned as it is; an older one is returned while a
 * new one is fetched; after that callers wait, up to their bound, and then get the old alerts marked as stale.
 */

import type { LRUCache } from 'lru-cache';
import { cacheOfEntries } from '../lib/memoize.ts';
import { cacheOfBytes } from '../lib/memory-size.ts';
import type { Soon } from '../lib/soon.ts';
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { compareAlerts, type WeatherAlert } from './alert.ts';

/** The alerts of a service at a point. `none`: it does not cover the point. `unknown`: the answer is incomplete. */
interface PointAnswer {
  readonly coverage: 'covered' | 'none' | 'unknown';
  readonly alerts: readonly WeatherAlert[];
  /** What is incomplete about it; null unless the coverage is unknown. */
  readonly flaw: string | null;
}

/** Throws `UpstreamError` when the service does not answer or its answer cannot be read. */
export type PointSource = (lat: number, lon: number, place: Place, nowMs: number) => Promise<PointAnswer>;

export interface PointReport {
  readonly coverage: 'covered' | 'none' | 'unknown';
  readonly alerts: readonly WeatherAlert[];
  /** Wall clock of the last complete answer, when no newer one is available. */
  readonly staleSinceMs: number | null;
}

interface PointFreshness {
  /** An answer is fresh for so long: no newer one is fetched. */
  readonly freshMs: number;
  /** An answer is returned for so long while a newer one is fetched. */
  readonly usableMs: number;
}

/** 0.01° is about a kilometre: finer than any area of an alert, and within the four decimals that are allowed. */
const STEPS_PER_DEGREE = 100;
const MAX_POINTS = 5_000;
/** The area that a service covers hardly changes. */
const UNCOVERED_FRESH_MS = 24 * 3_600_000;
/** An incomplete answer is fetched again soon. */
const INCOMPLETE_FRESH_MS = 60_000;
/** After a failure a point is not fetched for this long, so that not every caller waits for a slow service. */
const FAILED_PAUSE_MS = 20_000;

interface Entry {
  readonly answer: PointAnswer;
  readonly atMs: number;
  /** Wall clock of the last complete answer; null before the first. */
  readonly completeWallMs: number | null;
}

interface Fetching {
  readonly startedMs: number;
  /** Never rejects. */
  readonly done: Promise<void>;
}

export interface PointCacheOptions {
  /** What its answers may take in memory. */
  readonly maxBytes: number;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  /** Called with an error that is no `UpstreamError`: a fault of this program. */
  readonly onFault: (error: unknown) => void;
}

export class PointCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #failedUntilMs = cacheOfEntries<string, number>(MAX_POINTS);
  readonly #inFlight = new Map<string, Fetching>();
  #hasAnswered = false;
  #problem: string | null = null;

  constructor(
    readonly source: PointSource,
    readonly freshness: PointFreshness,
    readonly options: PointCacheOptions,
  ) {
    this.#entries = cacheOfBytes(options.maxBytes);
  }

  /** Whether the service has answered since the process started. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** What is wrong with the latest answer, of whatever point; null while the service answers in full. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Resolves within `waitMs`. */
  at(place: Place, nowMs: number, waitMs: number): Soon<PointReport> {
    const lat = Math.round(place.lat * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
    const lon = Math.round(place.lon * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
    const key = `${lat},${lon}`;
    const entry = this.#entries.get(key);
    if (entry !== undefined && this.#ageMs(entry) < this.#freshMs(entry)) return reportOf(entry);
    const fetching = this.#fetchingOf(key, lat, lon, place, nowMs);
    if (entry !== undefined && this.#ageMs(entry) < this.freshness.usableMs) return reportOf(entry);
    return this.#awaited(key, entry, fetching, waitMs);
  }

  /** What is there once the fetch has ended, or `waitMs` are over. */
  async #awaited(
    key: string,
    entry: Entry | undefined,
    fetching: Fetching | null,
    waitMs: number,
  ): Promise<PointReport> {
    const { monotonicMs, timers } = this.options;
    if (fetching !== null) await withTimeout(fetching.done, waitMs - (monotonicMs() - fetching.startedMs), timers);
    const latest = this.#entries.get(key);
    if (latest !== undefined && latest !== entry) return reportOf(latest);
    return {
      coverage: 'unknown',
      alerts: latest?.answer.alerts ?? [],
      staleSinceMs: latest?.completeWallMs ?? null,
    };
  }

  /** Resolves when the requests in flight have ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#inFlight.values()].map(({ done }) => done));
  }

  #ageMs({ atMs }: Entry): number {
    return this.options.monotonicMs() - atMs;
  }

  #freshMs({ answer }: Entry): number {
    if (answer.coverage === 'none') return UNCOVERED_FRESH_MS;
    return answer.coverage === 'covered' ? this.freshness.freshMs : INCOMPLETE_FRESH_MS;
  }

  /** The request in flight for a point, else a new one; null for a while after a failure. */
  #fetchingOf(key: string, lat: number, lon: number, place: Place, nowMs: number): Fetching | null {
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight;
    const startedMs = this.options.monotonicMs();
    if ((this.#failedUntilMs.get(key) ?? Number.NEGATIVE_INFINITY) > startedMs) return null;
    const done = this.#fetch(key, lat, lon, place, nowMs).finally(() => this.#inFlight.delete(key));
    const fetching = { startedMs, done };
    this.#inFlight.set(key, fetching);
    return fetching;
  }

  /** To an incomplete answer belong the alerts that were known before: they may be among what is missing. */
  #completed(before: Entry | undefined, answer: PointAnswer, nowMs: number): Pick<Entry, 'answer' | 'completeWallMs'> {
    if (answer.coverage !== 'unknown') return { answer, completeWallMs: nowMs };
    const ids = new Set(answer.alerts.map(({ id }) => id));
    const kept = before?.answer.alerts.filter(({ id }) => !ids.has(id)) ?? [];
    const alerts = [...answer.alerts, ...kept].sort(compareAlerts);
    return { answer: { ...answer, alerts }, completeWallMs: before?.completeWallMs ?? null };
  }

  async #fetch(key: string, lat: number, lon: number, place: Place, nowMs: number): Promise<void> {
    const { monotonicMs, onFault } = this.options;
    try {
      const answer = await this.source(lat, lon, place, nowMs);
      this.#hasAnswered = true;
      this.#problem = answer.flaw;
      this.#entries.set(key, { ...this.#completed(this.#entries.get(key), answer, nowMs), atMs: monotonicMs() });
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      this.#failedUntilMs.set(key, monotonicMs() + FAILED_PAUSE_MS);
      // The client has logged the failures of upstream.
      if (!(error instanceof UpstreamError)) onFault(error);
    }
  }
}

function reportOf({ answer: { coverage, alerts }, completeWallMs }: Entry): PointReport {
  return { coverage, alerts, staleSinceMs: coverage === 'unknown' ? completeWallMs : null };
}
