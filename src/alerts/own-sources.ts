/** The operator's own sources, feeds and a folder: when they are read, and what they know of a place. */
import type { Timers } from '../lib/timers.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import type { Place } from '../place/place.ts';
import type { UpstreamEvent } from '../upstream/fetch.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import type { HttpClientOptions } from '../upstream/http-client.ts';
import type { WeatherAlert } from './alert.ts';
import { AlertFeed, FEED_POLL_MS } from './feed.ts';
import { type CapFolder, FolderAlerts } from './folder.ts';
import type { AddressesOf } from './private-targets.ts';
import type { Regions } from './regions.ts';
import { type AlertSourceState, feedState, folderState } from './source-state.ts';
import { AlertStore } from './store.ts';

/** What the sources know of a place. */
interface OwnReport {
  /** Their area holds the place. */
  readonly drawn: readonly WeatherAlert[];
  /** Without a drawn area, but with one of the name of the place or its region. */
  readonly named: readonly WeatherAlert[];
  /** Without a drawn area, but with one whose name holds that of the place. */
  readonly mentioned: readonly WeatherAlert[];
  /** There is an alert in force of which it is not known where it holds. */
  readonly hasUnplaced: boolean;
  /** Everything that the sources hold has been read. */
  readonly isComplete: boolean;
  /** None of them says anything, not even that there is no alert: the only one is an empty folder. */
  readonly isMute: boolean;
  /** Wall clock of the last complete reading of the source that has been incomplete for longest. */
  readonly staleSinceMs: number | null;
}

export interface OwnSourceOptions {
  readonly feeds: readonly string[];
  readonly folder: CapFolder | null;
  /** Outlines of the regions that they name by code. */
  readonly regions: Regions;
  readonly client: HttpClientOptions;
  readonly addressesOf?: AddressesOf | undefined;
  readonly timers: Timers;
  readonly nowMs: () => number;
  readonly onEvent: (event: UpstreamEvent) => void;
}

/** So that the timer does not fire just before a poll is due. */
const POLL_SLACK_MS = 1_000;
/** A folder on this machine answers at once, if at all. */
const FOLDER_WAIT_MS = 1_500;

export class OwnSources {
  readonly #options: OwnSourceOptions;
  readonly #store: AlertStore;
  readonly #feeds: readonly AlertFeed[];
  readonly #folder: FolderAlerts | null;
  #cancelPoll: (() => void) | null = null;

  constructor(options: OwnSourceOptions) {
    const { feeds, folder, regions, client, onEvent } = options;
    this.#options = options;
    this.#store = new AlertStore(regions);
    this.#feeds = feeds.map((url) => new AlertFeed(url, this.#store, client, options.addressesOf));
    const log = (reason: string) => onEvent({ kind: 'failed', host: 'CAP folder', reason, willRetry: true });
    this.#folder = folder === null ? null : new FolderAlerts(folder, regions, client.monotonicMs, log);
  }

  /** Whether there is any. */
  get exist(): boolean {
    return this.#feeds.length > 0 || this.#folder !== null;
  }

  /** Messages in memory. */
  get held(): number {
    return this.#store.size + (this.#folder?.store.size ?? 0);
  }

  hosts(): HostStatus[] {
    return this.#feeds.map((feed) => feed.status());
  }

  states(): AlertSourceState[] {
    return [...this.#feeds.map(feedState), ...(this.#folder === null ? [] : [folderState(this.#folder)])];
  }

  /** Reads what it is time for; waits no longer than `waitMs` for feeds, and not at all once all have been read. */
  async refresh(nowMs: number, waitMs: number): Promise<void> {
    if (this.#feeds.length > 0 && this.#cancelPoll === null) this.#schedulePoll();
    const polls = Promise.all(this.#feeds.map((feed) => feed.refresh(nowMs)));
    const areKnown = this.#feeds.every(({ hasPolled }) => hasPolled);
    const folder = this.#folder?.refresh(nowMs) ?? Promise.resolve();
    const { timers } = this.#options;
    await Promise.all([areKnown || withTimeout(polls, waitMs, timers), withTimeout(folder, FOLDER_WAIT_MS, timers)]);
  }

  at({ lat, lon, name, region }: Place, nowMs: number): OwnReport {
    const stores = this.#stores();
    const drawn = stores.flatMap((store) => store.at(lat, lon, nowMs));
    const named = stores.flatMap((store) => store.named([name, region], nowMs));
    const mentioned = stores.flatMap((store) => store.mentioning(name, nowMs));
    const found = new Set([...drawn, ...named, ...mentioned]);
    const sources = [...this.#feeds, ...(this.#folder === null ? [] : [this.#folder])];
    const stale = sources.flatMap(({ staleSinceMs }) => staleSinceMs ?? []);
    return {
      drawn,
      named,
      mentioned,
      hasUnplaced: stores.some((store) => someNotIn(store.unplaced(nowMs), found)),
      isComplete: sources.every(({ isComplete }) => isComplete) && !stores.some(({ isFull }) => isFull),
      isMute: this.#feeds.length === 0 && (this.#folder?.isEmpty ?? true),
      staleSinceMs: stale.length === 0 ? null : Math.min(...stale),
    };
  }

  /** Whether one of the sources has replaced or cancelled the alert. */
  isRemoved(alert: WeatherAlert): boolean {
    return this.#stores().some((store) => store.isRemoved(alert));
  }

  async close(): Promise<void> {
    this.#cancelPoll?.();
    await Promise.all(this.#feeds.map((feed) => feed.close()));
  }

  #stores(): AlertStore[] {
    return this.#folder === null ? [this.#store] : [this.#store, this.#folder.store];
  }

  /** Feeds are polled between lookups too: a cancellation may enter and leave the list in the meantime. */
  #schedulePoll(): void {
    this.#cancelPoll = this.#options.timers.after(FEED_POLL_MS + POLL_SLACK_MS, () => {
      for (const feed of this.#feeds) void feed.refresh(this.#options.nowMs());
      this.#schedulePoll();
    });
  }
}

function someNotIn(alerts: Iterable<WeatherAlert>, found: ReadonlySet<WeatherAlert>): boolean {
  for (const alert of alerts) if (!found.has(alert)) return true;
  return false;
}
