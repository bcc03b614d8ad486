/** Suggestions for a name that is not found: names that begin alike and differ in few letters. */
import type { Gazetteer } from './gazetteer.ts';
import { NAME_TAIL } from './gazetteer.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

/** How many places with the same beginning are looked at. */
const MOST_EXAMINED = 3000;
const SHORTEST_BEGINNING = 2;
/** One edit is allowed for so many letters. */
const LETTERS_PER_EDIT = 4;
const MOST_EDITS = 3;
const LONGEST = 40;
/** Points of score that an edit outweighs. */
const POINTS_PER_EDIT = 60;

/** Up to `limit` places whose names are near to a folded text, best first. */
export function nearNames(gazetteer: Gazetteer, key: string, limit: number): number[] {
  const letters = Array.from(key);
  const edits = Math.min(MOST_EDITS, Math.floor(letters.length / LETTERS_PER_EDIT) + 1);
  if (letters.length < SHORTEST_BEGINNING || letters.length > LONGEST) return [];
  const shortest = Math.max(SHORTEST_BEGINNING, Math.floor(letters.length / 2));
  for (let length = letters.length - 1; length >= shortest; length--) {
    const found = beginningAlike(gazetteer, letters.slice(0, length).join(''), letters, edits);
    if (found.size > 0) {
      return [...found]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, limit)
        .map(([place]) => place);
    }
  }
  return [];
}

/** Places by score, of the names that begin with a text and are within so many edits of another. */
function beginningAlike(
  gazetteer: Gazetteer,
  beginning: string,
  letters: readonly string[],
  edits: number,
): Map<number, number> {
  const { names } = gazetteer;
  const { start, end } = names.withPrefix(Buffer.from(beginning));
  const found = new Map<number, number>();
  for (let key = start; key < Math.min(end, start + MOST_EXAMINED); key++) {
    const name = Array.from(Buffer.from(names.keyBytes(key)).toString());
    if (Math.abs(name.length - letters.length) > edits) continue;
    const distance = editDistance(name, letters);
    if (distance > edits) continue;
    for (let at = names.postingsStart(key); at < names.postingsStart(key + 1); at++) {
      if (postingKind(names.posting(at)) === NAME_TAIL) continue;
      const place = postingValue(names.posting(at));
      const score = gazetteer.score(place) - distance * POINTS_PER_EDIT;
      if (score > (found.get(place) ?? Number.NEGATIVE_INFINITY)) found.set(place, score);
    }
  }
  return found;
}

/** Levenshtein distance in letters. */
function editDistance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  a.forEach((letter, i) => {
    const next = [i + 1];
    b.forEach((other, j) => {
      const substituted = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row[b.length] ?? 0;
}
