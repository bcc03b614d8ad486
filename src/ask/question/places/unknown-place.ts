/** A name that is not known in a sentence, where a guess would be too bold. */

import type { Resolution } from '../../../place/place.ts';
import { isTownLand } from './town-lands.ts';

/** Turns a guessed place into a suggestion. */
export function unknown(text: string, resolution: Resolution): Resolution {
  if (resolution.kind !== 'found') return resolution;
  const { name, region, country } = resolution.place;
  const suggestions = [[name, region, country].filter((part) => part !== '').join(', '), ...resolution.others].slice(
    0,
    3,
  );
  return { kind: 'not_found', message: `No place called "${text}" is known.`, suggestions };
}

/** A name that stands for a little known town, in a sentence that need not mean it. */
export function whichOne(text: string, resolution: Resolution): Resolution {
  const { suggestions } = { suggestions: [], ...unknown(text, resolution) };
  return { kind: 'not_found', message: `Which "${text}" is meant? Name the country or the nearest town.`, suggestions };
}

/** Makes of cars that are little known places too. */
const MAKES: ReadonlySet<string> = new Set(['ford', 'mercedes', 'toyota']);

/** "My Oxford Landing", "Ford Fiesta roof down": two words or more that begin like a place, and are a thing. */
export function isThing(keys: readonly string[], start: number, end: number): boolean {
  const isOwned = /^(?:my|our|your|his|her|their)$/.test(keys[start - 1] ?? '');
  return end > start + 1 && (isOwned || MAKES.has(keys[start] ?? '')) && !isTownLand(keys[end - 1] ?? '');
}
