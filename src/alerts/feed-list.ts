/** Reads what a feed lists: the alerts that it contains, and the addresses of the CAP files that it names. */
import type { Sliced } from '../lib/slices.ts';
import { parseInstant } from './alert.ts';
import type { AlertProblem } from './problems.ts';
import { isSameSite } from './site.ts';
import { AlertRefused, childText, findElements, type XmlElement } from './xml.ts';

export interface FeedList {
  /** The `alert` elements in it. */
  readonly alerts: readonly XmlElement[];
  /** The URLs of CAP files, each once, in the order of the list. */
  readonly links: readonly string[];
  /** What of the list cannot be followed. */
  readonly flaws: readonly AlertProblem[];
}

/** The largest lists have some thousand entries. */
const MAX_LINKS = 5_000;
/** So many flaws of a list are told. */
const MAX_FLAWS = 20;

/**
 * The list in a document: CAP itself, an envelope of it, Atom or RSS. Links lead to the site of the feed only: the author
 * of a feed must not be able to make this machine send requests to any other. Entries that say that they are over are
 * left out. Throws `AlertRefused` for a document that is no list.
 */
export function* readFeedList(root: XmlElement, feedUrl: string, nowMs: number): Sliced<FeedList> {
  const alerts = yield* findElements(root, 'alert');
  const entries = root.name === 'alert' ? [] : yield* findElements(root, 'entry', 'item');
  if (alerts.length === 0 && entries.length === 0 && !isEmptyList(root)) {
    throw new AlertRefused(`it is neither CAP nor a feed: its root is ${root.name.slice(0, 40)}`);
  }
  const base = new URL(feedUrl);
  const links = new Set<string>();
  const flaws: AlertProblem[] = [];
  for (const entry of entries) {
    yield;
    if ((yield* findElements(entry, 'alert')).length > 0) continue;
    if (parseInstant(childText(entry, 'expires')) <= nowMs) continue;
    const link = linkOf(entry, base);
    if (typeof link === 'string') {
      links.add(link);
      continue;
    }
    if (flaws.length < MAX_FLAWS) flaws.push(link);
  }
  if (links.size > MAX_LINKS) flaws.push({ name: base.host, reason: `it lists more than ${MAX_LINKS} files` });
  return { alerts, links: [...links].slice(0, MAX_LINKS), flaws };
}

/** A list without entries says at least what it is: RFC 4287 §4.1.1 demands `id` and `title`, RSS 2.0 a title. */
function isEmptyList(root: XmlElement): boolean {
  if (root.name === 'feed') return childText(root, 'id') !== null || childText(root, 'title') !== null;
  return root.named('channel').some((channel) => childText(channel, 'title') !== null);
}

function linkOf(entry: XmlElement, base: URL): string | AlertProblem {
  const links = entry.named('link');
  const cap = links.find(({ attributes }) => attributes.type === 'application/cap+xml');
  const alternate = links.find(({ attributes }) => attributes.href !== undefined && attributes.rel !== 'self');
  const text = cap?.attributes.href ?? alternate?.attributes.href ?? childText(entry, 'link');
  if (text === null || !URL.canParse(text, base.href)) {
    return { name: `${base.host}${base.pathname} (entry)`, reason: 'an entry has no link to a file' };
  }
  const url = new URL(text, base);
  if (isSameSite(url, base)) return url.href;
  const reason = `it is not followed, because ${base.host} is another site, scheme or port`;
  return { name: `${url.protocol}//${url.host}`, reason };
}
