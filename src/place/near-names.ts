/** Suggestions for a name that is not found: names that begin alike and differ in few letters. */
import { type Gazetteer, NAME_TAIL } from './gazetteer.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

/** How many names with the same beginning are looked at, which bounds the time this takes. */
const MOST_EXAMINED = 3000;
const SHORTEST_BEGINNING = 2;
/** One edit is allowed for so many bytes, up to three. */
const BYTES_PER_EDIT = 4;
const MOST_EDITS = 3;
const LONGEST = 60;
/** Points of score that an edit outweighs. */
const POINTS_PER_EDIT = 60;

/** Up to `limit` places whose names are near to a folded text, best first. */
export function nearNames(gazetteer: Gazetteer, key: string, limit: number): number[] {
  const bytes = Buffer.from(key);
  const edits = Math.min(MOST_EDITS, 1 + Math.floor(bytes.length / BYTES_PER_EDIT));
  if (bytes.length <= SHORTEST_BEGINNING || bytes.length > LONGEST) return [];
  for (let length = bytes.length - 1; length >= SHORTEST_BEGINNING; length--) {
    const found = beginningAlike(gazetteer, bytes, length, edits);
    if (found.size > 0) {
      return [...found]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, limit)
        .map(([place]) => place);
    }
  }
  return [];
}

/** Scores of the places with a name that shares the first `length` bytes of a key and is within so many edits of it. */
function beginningAlike(gazetteer: Gazetteer, key: Uint8Array, length: number, edits: number): Map<number, number> {
  const { names } = gazetteer;
  const found = new Map<number, number>();
  const { start, end } = names.withPrefix(key, length);
  for (let at = start; at < Math.min(end, start + MOST_EXAMINED); at++) {
    if (Math.abs(names.keyLength(at) - key.length) > edits) continue;
    const distance = editDistance(names.keyBytes(at), key, edits);
    if (distance > edits) continue;
    for (let posting = names.postingsStart(at); posting < names.postingsStart(at + 1); posting++) {
      if (postingKind(names.posting(posting)) === NAME_TAIL) continue;
      const place = postingValue(names.posting(posting));
      const score = gazetteer.score(place) - distance * POINTS_PER_EDIT;
      if (score > (found.get(place) ?? Number.NEGATIVE_INFINITY)) found.set(place, score);
    }
  }
  return found;
}

/** Levenshtein distance in bytes; any number above `most` once it cannot be `most` or less. */
function editDistance(a: Uint8Array, b: Uint8Array, most: number): number {
  const row = Uint8Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    let diagonal = i;
    let least = i + 1;
    row[0] = i + 1;
    for (let j = 0; j < b.length; j++) {
      const substituted = diagonal + (a[i] === b[j] ? 0 : 1);
      diagonal = row[j + 1] ?? 0;
      const value = Math.min(substituted, diagonal + 1, (row[j] ?? 0) + 1);
      row[j + 1] = value;
      if (value < least) least = value;
    }
    if (least > most) return least;
  }
  return row[b.length] ?? 0;
}
