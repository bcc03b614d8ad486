/** The ETag of answers, and whether a conditional request names it. */
import { bodyHash } from '../operations/answer-text.ts';
import type { Answer } from '../operations/operation.ts';
import type { Place } from '../place/place.ts';

/** The last tag of each body; an operation returns the same body object while nothing in it changes. */
const etags = new WeakMap<object, { readonly place: Place | null; readonly etag: string }>();

/**
 * Over the body and the place, without the clock and the bill; weak, because these differ in answers of one tag (RFC 9110
 * §8.8.1). Null for an answer whose point is its clock.
 */
export function etagOf({ body, place, moving }: Answer): string | null {
  if (moving !== undefined) return null;
  const last = etags.get(body);
  if (last !== undefined && last.place === place) return last.etag;
  const etag = `W/"${Bun.hash.wyhash(placeText(place), bodyHash(body)).toString(36)}"`;
  etags.set(body, { place, etag });
  return etag;
}

function placeText(place: Place | null): string {
  if (place === null) return '';
  return `${place.name}|${place.region}|${place.country}|${place.lat}|${place.lon}|${place.tzId}|${place.locatedBy}`;
}

/**
 * Whether `If-None-Match` names this tag (RFC 9110 §13.1.2: weak comparison, lists). `*` names no answer that the caller
 * could have, so it is ignored.
 */
export function matchesEtag(header: string | null, etag: string | null): boolean {
  if (header === null || etag === null) return false;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
