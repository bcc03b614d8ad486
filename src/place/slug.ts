/**
 * Slugs: the text of a place that fits into an address, "london-england-united-kingdom-2643743". The words are for people;
 * the GeoNames id at the end is what counts, so that a slug outlives new names and new tables.
 */
import { PLAIN_LETTERS } from './fold.ts';
import type { Place } from './place.ts';

/** Words of small letters and digits with an id behind them; one word at least is no postcode's country ("lv-1050"). */
const SLUG = /^(?=.*[a-z]{3})[a-z\d]+(?:-[a-z\d]+)*-(\d{1,10})$/;

export function slugOf({ name, region, country, geonameId }: Place): string {
  const words = [name, region, country].map(plainWords).filter((part) => part !== '');
  return [...(words.length === 0 ? ['place'] : words), geonameId ?? 0].join('-');
}

/** The id that a slug ends in and the words before it; null for a text that is no slug. */
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
