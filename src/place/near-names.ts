/** Suggestions for a name that is not found: names with the same beginning that differ in few letters. */
import { type Gazetteer, NAME_TAIL } from './gazetteer.ts';
import { type KeyRange, letterSet, postingKind, postingValue, type SortedKeys } from './sorted-keys.ts';

/** Limits the names compared, and so the time. */
const MAX_EXAMINED = 3000;
const MIN_BEGINNING_LENGTH = 2;
/** One edit is allowed for so many bytes, up to three. */
const BYTES_PER_EDIT = 4;
const MAX_EDITS = 3;
const MAX_KEY_LENGTH = 60;
/** Points of score that an edit outweighs. */
const POINTS_PER_EDIT = 60;
/** The score, less that of its edits, at which a name is likely enough to look no further. */
const WORTH_OFFERING = 40;

/** Up to `limit` places with names similar to a folded text, best first. */
export function nearNames(gazetteer: Gazetteer, key: string, limit: number): number[] {
  const bytes = Buffer.from(key);
  const edits = Math.min(MAX_EDITS, 1 + Math.floor(bytes.length / BYTES_PER_EDIT));
  if (bytes.length <= MIN_BEGINNING_LENGTH || bytes.length > MAX_KEY_LENGTH) return [];
  const row = new Uint8Array(bytes.length + 1);
  const found = new Map<number, number>();
  let examined: KeyRange = { start: 0, end: 0 };
  for (let length = bytes.length - 1; length >= MIN_BEGINNING_LENGTH; length--) {
    const { start, end } = gazetteer.names.withPrefix(bytes, length);
    const range = { start, end: Math.min(end, start + MAX_EXAMINED) };
    for (const [place, score] of nearAmong(gazetteer, bytes, range, examined, edits, row)) {
      found.set(place, Math.max(score, found.get(place) ?? score));
    }
    if (Math.max(...found.values()) >= WORTH_OFFERING) break;
    examined = range;
  }
  return [...found]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([place]) => place);
}

/** Scores of the places with a name in the range within `edits`; skips the range examined before. */
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

/** A quick check that rejects most names: one edit adds at most one new letter and removes at most one. */
function mayBeNear(a: number, b: number, edits: number): boolean {
  return hasAtMost(a & ~b, edits) && hasAtMost(b & ~a, edits);
}

/** Whether at most `most` bits are set. */
function hasAtMost(bits: number, most: number): boolean {
  let left = bits;
  for (let i = 0; i < most; i++) left &= left - 1;
  return left === 0;
}

/**
 * Levenshtein distance of a name and a text in bytes, or any number above `most` if it is larger than `most`. It skips the
 * common beginning and computes only the cells that `most` edits can reach. `row` is a reused buffer.
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
      // The cell above the last one of the band is outside it.
      diagonal = j === i + most ? most + 1 : (row[j + 1] ?? 0);
      const value = Math.min(substituted, diagonal + 1, (row[j] ?? 0) + 1);
      row[j + 1] = value;
      if (value < least) least = value;
    }
    if (least > most) return least;
  }
  return row[width] ?? 0;
}
