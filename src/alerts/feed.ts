/**
 * A CAP feed that the operator names: an Atom or RSS list of CAP files, a feed that holds the alerts themselves, or one
 * CAP document. It is polled with conditional requests from the first question on, its files are read once, and what it
 * said stays in force until it is replaced, cancelled or over: lists drop entries long before their alerts end.
 */
import { LRUCache } from 'lru-cache';
import { DocumentClient, type DocumentClientOptions } from '../upstream/document-client.ts';
import type { HostStatus } from '../upstream/host-status.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { MAX_CAP_BYTES, messagesBelow, readCap } from './cap.ts';
import type { AlertStore } from './store.ts';
import { AlertRefused, childrenOf, childText, findElements, parseDocument, type XmlElement } from './xml.ts';

/** The lists of the largest countries have 3 MB; parsing holds up the process, so far larger ones are refused. */
const MAX_FEED_BYTES = 8 * 1024 * 1024;
/** As many files are read from one list; a list is newest first. */
const MAX_LINKS = 500;
/** Files known to have been read. */
const LINKS_KEPT = 5_000;
/** Between two polls: the services' wishes lie between two and ten minutes. */
export const FEED_POLL_MS = 3 * 60_000;

export class AlertFeed {
  readonly #client: DocumentClient;
  readonly #read = new LRUCache<string, true>({ max: LINKS_KEPT });
  #etag: string | null = null;
  #lastModified: string | null = null;
  #underWay: Promise<void> | null = null;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #goodWallMs: number | null = null;
  #failing = false;

  constructor(
    readonly url: string,
    readonly store: AlertStore,
    readonly options: DocumentClientOptions,
  ) {
    this.#client = new DocumentClient(url, options);
  }

  /** Whether the last poll was answered in full. */
  get isSound(): boolean {
    return this.#goodWallMs !== null && !this.#failing;
  }

  /** Wall clock of the last full answer, if a later poll failed. */
  get staleSinceMs(): number | null {
    return this.#failing ? this.#goodWallMs : null;
  }

  get hasAnswered(): boolean {
    return this.#goodWallMs !== null;
  }

  /** One poll for all who ask, none before its time. Never rejects. */
  refresh(nowMs: number): Promise<void> {
    if (this.#underWay !== null) return this.#underWay;
    const monotonicMs = this.options.monotonicMs();
    if (monotonicMs - this.#askedAtMs < FEED_POLL_MS) return Promise.resolve();
    this.#askedAtMs = monotonicMs;
    this.#underWay = this.#poll(nowMs).finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  status(): HostStatus {
    return this.#client.status('cap-feed');
  }

  async close(): Promise<void> {
    this.#client.close();
    await this.#underWay;
  }

  async #poll(nowMs: number): Promise<void> {
    try {
      await this.#readFeed();
      this.#goodWallMs = nowMs;
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      // The client has told of upstream's failures.
      if (!(error instanceof UpstreamError)) this.#client.complain(String(error));
    }
    this.store.prune(nowMs);
  }

  async #readFeed(): Promise<void> {
    const received = await this.#client.get(this.url, {
      accept: 'application/cap+xml, application/atom+xml, application/rss+xml, application/xml',
      maxBytes: MAX_FEED_BYTES,
      etag: this.#etag,
      lastModified: this.#lastModified,
    });
    if (received.status === 304) return;
    if (received.status === 404) throw new AlertRefused('the feed is not there (404)');
    const root = parseDocument(received.bytes, MAX_FEED_BYTES);
    if (findElements(root, 'alert').length > 0) {
      for (const message of messagesBelow(root).messages) this.store.add(message);
    } else await this.#readFiles(linksOf(root, this.url));
    // Only now: a list whose files failed must be read again.
    this.#etag = received.etag;
    this.#lastModified = received.lastModified;
  }

  async #readFiles(links: readonly string[]): Promise<void> {
    const fresh = links.slice(0, MAX_LINKS).filter((link) => this.#read.get(link) === undefined);
    const outcomes = await Promise.allSettled(fresh.map((link) => this.#queue(() => this.#readFile(link))));
    const failed = outcomes.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) throw new UpstreamError('server', `${failed} files of the feed could not be had`);
  }

  async #readFile(link: string): Promise<void> {
    const { status, bytes } = await this.#client.get(link, {
      accept: 'application/cap+xml, application/xml',
      maxBytes: MAX_CAP_BYTES,
    });
    try {
      if (status === 200) for (const message of readCap(bytes).messages) this.store.add(message);
    } catch (error) {
      if (!(error instanceof AlertRefused)) throw error;
      this.#client.complain(`${link.split('?')[0]} was left out: ${error.message}`);
    }
    this.#read.set(link, true);
  }

  #turn: Promise<unknown> = Promise.resolve();

  /** One file at a time: the list may name hundreds, and the client's queue is short. */
  #queue(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {});
    return turn;
  }
}

/**
 * The addresses of CAP files in an Atom or RSS list, resolved, on the site of the feed: whoever writes a feed is not to
 * send us to any machine in reach. Throws `AlertRefused` for a document that is no list.
 */
export function linksOf(root: XmlElement, feedUrl: string): string[] {
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

/** The last two labels of a name, all of an address. */
function siteOf({ hostname }: URL): string {
  return /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}
