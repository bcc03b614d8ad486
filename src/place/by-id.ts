/** Places by GeoNames id: slugs and `id:`. An unknown id is not found, with the places of its words as suggestions. */

import type { NameRecogniser } from './by-name.ts';
import type { Resolution } from './place.ts';
import { type PlaceIndex, townAt } from './place-index.ts';
import { parseSlug } from './slug.ts';

export function recogniseSlug(text: string, placeIndex: PlaceIndex, names: NameRecogniser): Resolution | null {
  const slug = parseSlug(text.trim());
  if (slug === null) return null;
  const place = placeIndex.gazetteer.withGeonameId(slug.id);
  if (place !== null) return { kind: 'found', place: townAt(placeIndex, place), others: [] };
  return {
    kind: 'not_found',
    message: `No place has the id ${slug.id}.`,
    suggestions: suggestionsOf(names.resolve(slug.words)),
  };
}

export function resolveId(text: string, placeIndex: PlaceIndex): Resolution {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  const place = placeIndex.gazetteer.withGeonameId(id);
  if (place !== null) return { kind: 'found', place: townAt(placeIndex, place), others: [] };
  const message = `No place has the id "${text}". Ids are GeoNames numbers, as at the end of the url of a search result.`;
  return { kind: 'not_found', message, suggestions: [] };
}

/** The names in a resolution that can be suggested, that of its own place first. */
export function suggestionsOf(resolution: Resolution): readonly string[] {
  if (resolution.kind === 'invalid') return [];
  if (resolution.kind !== 'found') return resolution.suggestions;
  const { name, region, country } = resolution.place;
  return [[name, region, country].filter((part) => part !== '').join(', '), ...resolution.others].slice(0, 3);
}
