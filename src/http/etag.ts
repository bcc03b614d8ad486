/** The ETag of answers, and whether a conditional request names it. */
import { bodyHash } from '../operations/answer-text.ts';
import type { Answer } from '../operations/operation.ts';
import type { Place } from '../place/place.ts';

/** The last tag of each body; an operation returns the same body object while nothing in it changes. */
const etags = new WeakMap<object, { readonly place: Place | null; readonly etag: string }>();

/** Strong as to meaning: over the body and the place, without the clock and the bill. */
export function etagOf({ body, place }: Answer): string {
  const last = etags.get(body);
  if (last !== undefined && last.place === place) return last.etag;
  const etag = `"${Bun.hash.wyhash(placeText(place), bodyHash(body)).toString(36)}"`;
  etags.set(body, { place, etag });
  return etag;
}

function placeText(place: Place | null): string {
  if (place === null) return '';
  return `${place.name}|${place.region}|${place.country}|${place.lat}|${place.lon}|${place.tzId}|${place.locatedBy}`;
}

/** Whether `If-None-Match` names this tag (RFC 9110 §13.1.2: weak comparison, lists, `*`). */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '');
    return bare === etag || bare === '*';
  });
}
