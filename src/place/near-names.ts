/** Suggestions for a name that is not found: names that begin alike and differ in few letters. */
import { type Gazetteer, NAME_TAIL } from './gazetteer.ts';
import { type KeyRange, letterSet, postingKind, postingValue, type SortedKeys } from './sorted-keys.ts';

/** How many names with the same beginning are looked at, which bounds the time this takes. */
const MAX_EXAMINED = 3000;
const MIN_BEGINNING_LENGTH = 2;
/** One edit is allowed for so many bytes, up to three. */
const BYTES_PER_EDIT = 4;
const MAX_EDITS = 3;
const LONGEST = 60;
/** Points of score that an edit outweighs. */
const POINTS_PER_EDIT = 60;

/** Up to `limit` places whose names are near to a folded text, best first. */
export function nearNames(gazetteer: Gazetteer, key: string, limit: number): number[] {
  const bytes = Buffer.from(key);
  const edits = Math.min(MAX_EDITS, 1 + Math.floor(bytes.length / BYTES_PER_EDIT));
  if (bytes.length <= MIN_BEGINNING_LENGTH || bytes.length > LONGEST) return [];
  const row = new Uint8Array(bytes.length + 1);
  let examined: KeyRange = { start: 0, end: 0 };
  for (let length = bytes.length - 1; length >= MIN_BEGINNING_LENGTH; length--) {
    const { start, end } = gazetteer.names.withPrefix(bytes, length);
    const range = { start, end: Math.min(end, start + MAX_EXAMINED) };
    const found = nearAmong(gazetteer, bytes, range, examined, edits, row);
    if (found.size > 0) {
      return [...found]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, limit)
        .map(([place]) => place);
    }
    examined = range;
  }
  return [];
}

/** Scores of the places with a name of a range that is within so many edits; what was examined before is left out. */
function nearAmong(
  gazetteer: Gazetteer,
  key: Uint8Array,
  range: KeyRange,
  examined: KeyRange,
  edits: number,
  row: Uint8Array,
): Map<number, number> {
  const { names } = gazetteer;
  const letters = letterSet(key);
  const found = new Map<number, number>();
  for (let at = range.start; at < range.end; at++) {
    if (at === examined.start && examined.end > at) at = examined.end;
    if (at >= range.end || Math.abs(names.keyLength(at) - key.length) > edits) continue;
    if (!mayBeNear(letters, names.letters(at), edits)) continue;
    const distance = editDistance(names, at, key, edits, row);
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

/** An edit brings at most one letter that was missing, and takes at most one away: quickly told, and mostly enough. */
function mayBeNear(a: number, b: number, edits: number): boolean {
  return hasAtMost(a & ~b, edits) && hasAtMost(b & ~a, edits);
}

/** Whether no more than so many bits are set. */
function hasAtMost(bits: number, most: number): boolean {
  let left = bits;
  for (let i = 0; i < most; i++) left &= left - 1;
  return left === 0;
}

/**
 * Levenshtein distance of a name and a text in bytes; any number above `most` once it cannot be `most` or less. What both
 * begin with is passed over, and of each row only the cells that `most` edits can reach are looked at. `row` is room to
 * work in.
 */
function editDistance(names: SortedKeys, name: number, b: Uint8Array, most: number, row: Uint8Array): number {
  const length = names.keyLength(name);
  let shared = 0;
  while (shared < length && shared < b.length && names.byteAt(name, shared) === b[shared]) shared++;
  const width = b.length - shared;
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 0; i < length - shared; i++) {
    const letter = names.byteAt(name, shared + i);
    const from = Math.max(0, i - most);
    const to = Math.min(width, i + most + 1);
    let diagonal = row[from] ?? 0;
    let least = most + 1;
    row[from] = from === 0 ? i + 1 : most + 1;
    for (let j = from; j < to; j++) {
      const substituted = diagonal + (letter === b[shared + j] ? 0 : 1);
      // The cell above the last of the band lies outside of it.
      diagonal = j === i + most ? most + 1 : (row[j + 1] ?? 0);
      const value = Math.min(substituted, diagonal + 1, (row[j] ?? 0) + 1);
      row[j + 1] = value;
      if (value < least) least = value;
    }
    if (least > most) return least;
  }
  return row[width] ?? 0;
}
