/**
 * Members from real ensembles beside a forecast. They are heavy, so that each is requested once for a run of its model and
 * nobody has to wait for it: what is at hand is used, what is not is requested behind the answer, as far as the budget of
 * its host allows. Whatever goes wrong means that there are no members.
 */
import { LRUCache } from 'lru-cache';
import { cacheOfEntries } from '../lib/memoize.ts';
import type { MemoryBudget } from '../lib/memory-budget.ts';
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { cellOf, squareName } from './cache/cell.ts';
import { ENSEMBLE_FAILED_MS } from './cache/freshness.ts';
import type { HourlyWeather } from './hourly.ts';
import { type Ensemble, ensembleMembers } from './members/ensemble.ts';
import type { Members } from './members/members.ts';
import type { EnsembleFeed } from './sources/source.ts';

/**
 * Whether real ensembles are requested: never, as far as the budget allows, or the same with a line in the log where it does
 * not.
 */
export type EnsembleSetting = 'on' | 'off' | 'auto';

interface EnsemblesOptions {
  readonly feed: EnsembleFeed;
  /** The source of the forecasts that its ensembles belong to. */
  readonly source: string;
  readonly setting: EnsembleSetting;
  /** Whether requests make sense now: not while the sources are known to be out of reach. */
  readonly isReachable: () => boolean;
  readonly monotonicMs: () => number;
  readonly timers: Timers;
  readonly memory: MemoryBudget;
  /** Logs what an operator should know, and faults of our own. */
  readonly log: (reason: string) => void;
}

const MAX_FORECASTS = 8;
/** 51 members of 384 hours are 1.5 MB; with what activities derive from them, measured, ten times as much. */
const MEMBERS_BYTES = 16e6;
const MAX_FAILED_SQUARES = 1_000;
/** Most answers have gone out by then. */
const BEHIND_MS = 20;
/** What cannot be requested is said once in so long. */
const SAID_MS = 60 * 60_000;

interface Made {
  readonly ensemble: Ensemble;
  readonly members: Promise<Members | null>;
}

export class Ensembles {
  readonly #options: EnsemblesOptions;
  readonly #made: LRUCache<HourlyWeather, Made>;
  /** The squares of which a request has just failed. */
  readonly #failed: LRUCache<string, true>;
  readonly #said: LRUCache<string, true>;
  /** By their squares: how to cancel the requests that are due when the answer has gone out. */
  readonly #behind = new Map<string, () => void>();

  constructor(options: EnsemblesOptions) {
    this.#options = options;
    this.#made = new LRUCache({ max: MAX_FORECASTS, disposeAfter: ({ members }) => options.memory.release(members) });
    const clock = { perf: { now: options.monotonicMs }, ttlResolution: 0 };
    this.#failed = cacheOfEntries(MAX_FAILED_SQUARES, { ttl: ENSEMBLE_FAILED_MS, ...clock });
    this.#said = new LRUCache({ max: 10, ttl: SAID_MS, ...clock });
  }

  /** The members about a forecast of a place, if their ensemble is at hand after `maxWaitMs`; never rejects. */
  async around(forecast: HourlyWeather, place: Place, nowMs: number, maxWaitMs: number): Promise<Members | null> {
    const { setting, source, feed, timers } = this.#options;
    if (setting === 'off' || forecast.provenance.source !== source) return null;
    try {
      const ensemble = feed.fresh(place, nowMs);
      if (ensemble !== null) return await this.#about(forecast, ensemble, place);
      const requested = maxWaitMs > 0 ? this.#request(place, nowMs) : this.#requestBehind(place, nowMs);
      const usable = () => feed.stale(place, nowMs, 'decision')?.value ?? null;
      const older = usable();
      if (older !== null) return await this.#about(forecast, older, place);
      await withTimeout(requested, maxWaitMs, timers);
      const come = usable();
      return come && (await this.#about(forecast, come, place));
    } catch (error) {
      this.#options.log(String(error));
      return null;
    }
  }

  #about(forecast: HourlyWeather, ensemble: Ensemble, place: Place): Promise<Members | null> {
    const known = this.#made.get(forecast);
    if (known?.ensemble === ensemble) {
      this.#options.memory.touch(known.members);
      return known.members;
    }
    const members = Promise.resolve(ensembleMembers(forecast, ensemble, { ...cellOf(place), tzId: place.tzId }));
    this.#made.set(forecast, { ensemble, members });
    this.#options.memory.hold(members, MEMBERS_BYTES, () => {
      if (this.#made.peek(forecast)?.members === members) this.#made.delete(forecast);
    });
    return members;
  }

  /** Requests an ensemble when the answer that did not wait for it has gone out, for reading one takes some milliseconds. */
  #requestBehind(place: Place, nowMs: number): Promise<void> {
    const square = squareName(place);
    if (!this.#behind.has(square)) {
      const cancel = this.#options.timers.after(BEHIND_MS, () => {
        this.#behind.delete(square);
        void this.#request(place, nowMs);
      });
      this.#behind.set(square, cancel);
    }
    return Promise.resolve();
  }

  /** Forgets the requests that are due. */
  close(): void {
    for (const cancel of this.#behind.values()) cancel();
    this.#behind.clear();
  }

  /** Resolves when the request has ended, however it did; at once when none is due. */
  async #request(place: Place, nowMs: number): Promise<void> {
    const { feed, isReachable } = this.#options;
    const square = squareName(place);
    if (this.#failed.has(square) || !isReachable() || feed.lack(nowMs) !== null) return;
    try {
      await feed.request(place, nowMs);
    } catch (error) {
      this.#fail(square, error, nowMs);
    }
  }

  #fail(square: string, error: unknown, nowMs: number): void {
    const { feed, setting, log } = this.#options;
    if (!(error instanceof UpstreamError)) log(String(error));
    else if (error.kind === 'closed') return;
    else if (feed.lack(nowMs) !== null) {
      this.#sayOnce(`no ensembles there, not asked for any again for a day (${error.message})`);
    } else if (error.kind === 'exhausted' || error.kind === 'paused' || error.kind === 'busy') {
      // No request left this process, so that the next question may try at once.
      if (setting === 'on') this.#sayOnce(`no ensemble now: ${error.message}`);
      return;
    }
    this.#failed.set(square, true);
  }

  #sayOnce(reason: string): void {
    if (this.#said.has(reason)) return;
    this.#said.set(reason, true);
    this.#options.log(reason);
  }
}
