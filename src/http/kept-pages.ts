/**
 * Pages and documents that differ by the address of the service alone: each is made once, with a placeholder in place of
 * the address, and kept with the addresses that callers last came by, so that nobody can keep the server busy with making
 * them.
 */
import { LRUCache } from 'lru-cache';
import { memoize } from '../lib/memoize.ts';

/** Stands for the address while a page is made; nothing else in a page can look like it. */
const PLACEHOLDER = 'http://base-url.fairday.invalid';
/** Anybody may come by a Host header of his own, so only the last ones are kept. */
const MAX_KEPT = 128;

export interface KeptPages {
  /** The bytes of a page for the service at `baseUrl`; `escapeText` writes that as the page's language has it. */
  page(
    name: string,
    baseUrl: string,
    escapeText: (text: string) => string,
    make: (baseUrl: string) => string,
  ): Uint8Array<ArrayBuffer>;
}

export function keepPages(): KeptPages {
  const templates = new Map<string, string>();
  const pages = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: MAX_KEPT });
  return {
    page(name, baseUrl, escapeText, make) {
      let template = templates.get(name);
      if (template === undefined) {
        template = make(PLACEHOLDER);
        templates.set(name, template);
      }
      if (!template.includes(PLACEHOLDER)) return memoize(pages, name, () => encode(template));
      const address = escapeText(baseUrl);
      return memoize(pages, `${name} ${address}`, () => encode(template.replaceAll(PLACEHOLDER, () => address)));
    },
  };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
