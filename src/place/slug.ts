/**
 * Slugs: a place as part of a URL, "london-england-united-kingdom-2643743". The words are for people; only the GeoNames id
 * at the end counts, so that a slug stays valid with new names and tables.
 */
import { PLAIN_LETTERS } from './fold.ts';
import type { Place } from './place.ts';

/** Lower-case words with an id at the end; not a country code with a postcode ("lv-1050"). */
const SLUG = /^(?=.*[a-z]{3})[a-z\d]+(?:-[a-z\d]+)*-(\d{1,10})$/;

export function slugOf({ name, region, country, geonameId }: Place): string {
  const words = [name, region, country].map(plainWords).filter((part) => part !== '');
  return [...(words.length === 0 ? ['place'] : words), geonameId ?? 0].join('-');
}

/** The id at the end of a slug and the words before it; null for a text that is not a slug. */
export function parseSlug(text: string): { readonly id: number; readonly words: string } | null {
  const id = SLUG.exec(text)?.[1];
  if (id === undefined) return null;
  return { id: Number(id), words: text.slice(0, -id.length - 1).replaceAll('-', ' ') };
}

function plainWords(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f'’ʻ`]/g, '');
  return Array.from(bare.toLowerCase(), (letter) => PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
