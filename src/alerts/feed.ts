/**
 * A CAP feed that the operator names: an Atom or RSS list of CAP files, a feed that contains the alerts themselves, or
 * one CAP document. It is polled with conditional requests, and its files are read once. Its alerts stay in force until
 * they are replaced, cancelled or over: lists drop entries long before their alerts end.
 *
 * A feed is complete while everything that it lists has been read; a file that cannot be is tried again at each poll.
 */
import { inSlices, type Sliced } from '../lib/slices.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { HttpClient, type HttpClientOptions } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { MAX_CAP_BYTES, readCap, readMessages } from './cap.ts';
import type { FeedList, readFeedList } from './feed-list.ts';
import { type AddressesOf, leadsIntoPrivate } from './private-targets.ts';
import { type AlertProblem, Problems } from './problems.ts';
import type { AlertStore } from './store.ts';
import { AlertRefused, parseDocument } from './xml.ts';

/** The lists of the largest countries have 3 MB. */
const MAX_FEED_BYTES = 8 * 1024 * 1024;
/** Files read in one poll, in the order of the list; the rest is read at the next polls. */
const MAX_FILES_PER_POLL = 500;
/** Between two polls: the services ask for two to ten minutes. */
export const FEED_POLL_MS = 3 * 60_000;

export class AlertFeed {
  readonly #client: HttpClient;
  readonly #problems: Problems;
  /** The feed in the log and in reports: without its query, which may hold a key. */
  readonly name: string;
  /** Links of the list whose files have been read in full. */
  #readLinks: ReadonlySet<string> = new Set();
  #etag: string | null = null;
  #lastModified: string | null = null;
  #polling: Promise<void> | null = null;
  #polledAtMs = Number.NEGATIVE_INFINITY;
  #completeWallMs: number | null = null;
  #hasPolled = false;
  #isClosed = false;

  constructor(
    readonly url: string,
    readonly store: AlertStore,
    readonly options: HttpClientOptions,
    readonly addressesOf: AddressesOf = async () => [],
  ) {
    this.#client = new HttpClient(url, options);
    this.name = withoutQuery(url);
    this.#problems = new Problems((reason) => this.#client.logFailure(reason, true));
  }

  /** Whether all that the feed listed at the last poll has been read. */
  get isComplete(): boolean {
    return this.#completeWallMs !== null && this.#problems.size === 0;
  }

  /** Wall clock of the last full answer, if a later poll failed. */
  get staleSinceMs(): number | null {
    return this.isComplete ? null : this.#completeWallMs;
  }

  /** Whether a poll has come to its end, well or not. */
  get hasPolled(): boolean {
    return this.#hasPolled;
  }

  /** Polls if it is time; callers share the poll in flight. Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#polling !== null) return this.#polling;
    const monotonicMs = this.options.monotonicMs();
    if (monotonicMs - this.#polledAtMs < FEED_POLL_MS) return Promise.resolve();
    this.#polledAtMs = monotonicMs;
    this.#polling = this.#poll(nowMs).finally(() => {
      this.#polling = null;
      this.#hasPolled = true;
    });
    return this.#polling;
  }

  status(): HostStatus {
    return this.#client.status('cap-feed');
  }

  get problemCount(): number {
    return this.#problems.size;
  }

  problems(count: number): AlertProblem[] {
    return this.#problems.list(count);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#client.close();
    await this.#polling;
  }

  async #poll(nowMs: number): Promise<void> {
    try {
      await this.#readFeed(nowMs);
      this.#problems.clear(this.name);
    } catch (error) {
      this.#problems.set(this.name, reasonOf(error));
    }
    if (this.#problems.size === 0) this.#completeWallMs = nowMs;
    this.store.prune(nowMs);
  }

  async #readFeed(nowMs: number): Promise<void> {
    const answer = await this.#client.get(this.url, {
      accept: 'application/cap+xml, application/atom+xml, application/rss+xml, application/xml',
      maxBytes: MAX_FEED_BYTES,
      read: (bytes) => bytes,
      etag: this.#etag,
      lastModified: this.#lastModified,
      nowMs,
    });
    if (answer.status === 304) return;
    if (answer.status === 404) throw new AlertRefused('the feed is not there (404)');
    // With the list of public suffixes, which only a feed needs.
    const { readFeedList: read } = await import('./feed-list.ts');
    const list = await inSlices(this.#readList(answer.value, nowMs, read));
    for (const { name, reason } of list.flaws) this.#problems.set(name, reason);
    const unread = await this.#readFiles(list.links, nowMs);
    this.#problems.retain(new Set([...list.flaws.map(({ name }) => name), ...list.links.map(withoutQuery)]));
    if (unread > 0) throw new AlertRefused(`${unread} of its ${list.links.length} files are still to be read`);
    // Only now: a list whose files failed must be read again.
    const isWhole = this.#problems.size === 0;
    this.#etag = isWhole ? answer.etag : null;
    this.#lastModified = isWhole ? answer.lastModified : null;
  }

  /** The list, after the alerts in it have been taken in. */
  *#readList(bytes: Uint8Array, nowMs: number, read: typeof readFeedList): Sliced<FeedList> {
    const { root, flaw } = yield* parseDocument(bytes, MAX_FEED_BYTES);
    const list = yield* read(root, this.url, nowMs);
    const { messages, flaws } = yield* readMessages(list.alerts);
    for (const message of messages) yield* this.store.addInSteps(message);
    const own = [...(flaw === null ? [] : [flaw]), ...flaws, ...list.flaws.map(({ reason }) => reason)];
    return { ...list, flaws: own.length === 0 ? [] : [...list.flaws, { name: `${this.name} (list)`, reason: own[0] }] };
  }

  /** How many files were left for later. */
  async #readFiles(links: readonly string[], nowMs: number): Promise<number> {
    const read = new Set(links.filter((link) => this.#readLinks.has(link)));
    const unread = links.filter((link) => !read.has(link));
    for (const link of unread.slice(0, MAX_FILES_PER_POLL)) {
      if (this.#isClosed) break;
      try {
        await this.#readFile(link, nowMs);
        read.add(link);
        this.#problems.clear(withoutQuery(link));
      } catch (error) {
        this.#problems.set(withoutQuery(link), reasonOf(error));
      }
    }
    this.#readLinks = read;
    return Math.max(0, unread.length - MAX_FILES_PER_POLL);
  }

  async #readFile(link: string, nowMs: number): Promise<void> {
    if (await leadsIntoPrivate(link, this.url, this.addressesOf)) {
      throw new AlertRefused('it is not followed, because it leads into a private network and the feed is public');
    }
    const { value } = await this.#client.get(link, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
      read: (bytes) => bytes,
      nowMs,
    });
    if (value === null) throw new AlertRefused('it is not there (404)');
    const flaws = await inSlices(this.#takeFile(value));
    if (flaws.length > 0) throw new AlertRefused(flaws.join('; '));
  }

  /** Takes in the messages of a file; returns what cannot be read of it. */
  *#takeFile(bytes: Uint8Array): Sliced<readonly string[]> {
    const { messages, flaws } = yield* readCap(bytes);
    for (const message of messages) yield* this.store.addInSteps(message);
    return flaws;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

function withoutQuery(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
