/** A name that is not known in a sentence, where a guess would be too bold. */
import type { Resolution } from '../../../place/place.ts';

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
