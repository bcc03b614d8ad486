/**
 * A CAP feed that the operator names: an Atom or RSS list of CAP files, a feed that contains the alerts themselves, or
 * one CAP document. It is polled with conditional requests from the first lookup on, and its files are read once. Its
 * alerts stay in force until they are replaced, cancelled or over: lists drop entries long before their alerts end.
 */
import { LRUCache } from 'lru-cache';
import type { HostStatus } from '../upstream/host-status.ts';
import { HttpClient, type HttpClientOptions } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { MAX_CAP_BYTES, messagesBelow, readCap } from './cap.ts';
import type { AlertStore } from './store.ts';
import { AlertRefused, childrenOf, childText, findElements, parseDocument, type XmlElement } from './xml.ts';

/** The lists of the largest countries have 3 MB; parsing blocks the process, so far larger ones are refused. */
const MAX_FEED_BYTES = 8 * 1024 * 1024;
/** Files read from one list, the newest first. */
const MAX_LINKS = 500;
/** Links of files already read. */
const MAX_READ_LINKS = 5_000;
/** Between two polls: the services ask for two to ten minutes. */
export const FEED_POLL_MS = 3 * 60_000;

export class AlertFeed {
  readonly #client: HttpClient;
  readonly #readLinks = new LRUCache<string, true>({ max: MAX_READ_LINKS });
  #etag: string | null = null;
  #lastModified: string | null = null;
  #polling: Promise<void> | null = null;
  #polledAtMs = Number.NEGATIVE_INFINITY;
  #completeWallMs: number | null = null;
  #failing = false;
  #lastRead: Promise<unknown> = Promise.resolve();

  constructor(
    readonly url: string,
    readonly store: AlertStore,
    readonly options: HttpClientOptions,
  ) {
    this.#client = new HttpClient(url, options);
  }

  /** Whether the last poll was answered in full. */
  get isComplete(): boolean {
    return this.#completeWallMs !== null && !this.#failing;
  }

  /** Wall clock of the last full answer, if a later poll failed. */
  get staleSinceMs(): number | null {
    return this.#failing ? this.#completeWallMs : null;
  }

  get hasAnswered(): boolean {
    return this.#completeWallMs !== null;
  }

  /** Polls if it is time; callers share the poll in flight. Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#polling !== null) return this.#polling;
    const monotonicMs = this.options.monotonicMs();
    if (monotonicMs - this.#polledAtMs < FEED_POLL_MS) return Promise.resolve();
    this.#polledAtMs = monotonicMs;
    this.#polling = this.#poll(nowMs).finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  status(): HostStatus {
    return this.#client.status('cap-feed');
  }

  async close(): Promise<void> {
    this.#client.close();
    await this.#polling;
  }

  async #poll(nowMs: number): Promise<void> {
    try {
      await this.#readFeed(nowMs);
      this.#completeWallMs = nowMs;
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      // The client has logged the failures of upstream.
      if (!(error instanceof UpstreamError)) this.#client.logFailure(String(error));
    }
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
    const root = parseDocument(answer.value, MAX_FEED_BYTES);
    if (findElements(root, 'alert').length > 0) {
      for (const message of messagesBelow(root).messages) this.store.add(message);
    } else await this.#readFiles(linksOf(root, this.url), nowMs);
    // Only now: a list whose files failed must be read again.
    this.#etag = answer.etag;
    this.#lastModified = answer.lastModified;
  }

  async #readFiles(links: readonly string[], nowMs: number): Promise<void> {
    const unread = links.slice(0, MAX_LINKS).filter((link) => this.#readLinks.get(link) === undefined);
    const outcomes = await Promise.allSettled(
      unread.map((link) => this.#inSequence(() => this.#readFile(link, nowMs))),
    );
    const failed = outcomes.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) throw new UpstreamError('server', `${failed} files of the feed are not available`);
  }

  async #readFile(link: string, nowMs: number): Promise<void> {
    await this.#client.get(link, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
      read: (bytes) => this.#addFile(link, bytes),
      nowMs,
    });
    this.#readLinks.set(link, true);
  }

  #addFile(link: string, bytes: Uint8Array): void {
    try {
      for (const message of readCap(bytes).messages) this.store.add(message);
    } catch (error) {
      if (!(error instanceof AlertRefused)) throw error;
      this.#client.logFailure(`${link.split('?')[0]} was left out: ${error.message}`);
    }
  }

  /** One file at a time: the list may name hundreds, and the client's queue is short. */
  #inSequence(read: () => Promise<void>): Promise<void> {
    const reading = this.#lastRead.then(read);
    this.#lastRead = reading.catch(() => {});
    return reading;
  }
}

/**
 * The URLs of CAP files in an Atom or RSS list, resolved, on the site of the feed only: the author of a feed must not be
 * able to make this machine send requests to any other. Throws `AlertRefused` for a document that is not a list.
 */
function linksOf(root: XmlElement, feedUrl: string): string[] {
  const entries = [...findElements(root, 'entry'), ...findElements(root, 'item')];
  const isList = root.name === 'feed' || findElements(root, 'channel').length > 0 || entries.length > 0;
  if (!isList) throw new AlertRefused(`it is neither CAP nor a feed: its root is ${root.name.slice(0, 40)}`);
  const links = entries.flatMap((entry) => linkOf(entry, feedUrl) ?? []);
  return [...new Set(links)];
}

function linkOf(entry: XmlElement, feedUrl: string): string | null {
  const links = childrenOf(entry, 'link');
  const cap = links.find(({ attributes }) => attributes.type === 'application/cap+xml');
  const alternate = links.find(({ attributes }) => attributes.href !== undefined && attributes.rel !== 'self');
  const text = cap?.attributes.href ?? alternate?.attributes.href ?? childText(entry, 'link');
  if (text === null || !URL.canParse(text, feedUrl)) return null;
  const url = new URL(text, feedUrl);
  return /^https?:$/.test(url.protocol) && siteOf(url) === siteOf(new URL(feedUrl)) ? url.href : null;
}

/** The last two labels of a name; an IP in full. */
function siteOf({ hostname }: URL): string {
  return /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}
