/** The place names that a list of words begins with: finds places in a sentence without resolving every part of it. */
import { type Gazetteer, NAME_PRIMARY, NAME_TAIL, QUALIFIES_AS_CODE, QUALIFIES_DISTRICT } from './gazetteer.ts';
import { RESOLVE_WEIGHTS } from './match.ts';
import { type KeyRange, postingKind, postingValue, type SortedKeys } from './sorted-keys.ts';
import { standIns } from './stand-ins.ts';

export interface KnownName {
  /** Number of words in the name. */
  readonly words: number;
  /** The score of the best known town of the name (26 points for each factor of ten in population); 0 for none. */
  readonly fame: number;
  /** Whether it is the name of a country or region. */
  readonly isArea: boolean;
  /** Whether the table of stand-ins has it: an island, a park, a peak, a sight, a British county or a wide area. */
  readonly isSight: boolean;
  /** Whether it can qualify another name: an area, a district or the code of one. */
  readonly qualifies: boolean;
}

/** No name that is looked for has more words. */
export const MAX_NAME_WORDS = 7;
/** That of a town of some 20,000 people. */
const FAME_OF_STAND_IN = 120;

/** The names that the words begin with, the longest first. `words` are folded. */
export function knownNames(gazetteer: Gazetteer, words: readonly string[]): readonly KnownName[] {
  const { names, qualifiers } = gazetteer;
  const bytes = Buffer.from(words.slice(0, MAX_NAME_WORDS).join(' '));
  const found: KnownName[] = [];
  let inNames: KeyRange = { start: 0, end: names.count };
  let inQualifiers: KeyRange = { start: 0, end: qualifiers.count };
  let length = 0;
  for (let count = 1; count <= Math.min(MAX_NAME_WORDS, words.length); count++) {
    length += Buffer.byteLength(words[count - 1] ?? '') + (count > 1 ? 1 : 0);
    inNames = names.withPrefix(bytes, length, inNames.start, inNames.end);
    inQualifiers = qualifiers.withPrefix(bytes, length, inQualifiers.start, inQualifiers.end);
    if (inNames.start === inNames.end && inQualifiers.start === inQualifiers.end) break;
    const fame = isExact(names, inNames, length) ? fameOf(gazetteer, inNames.start) : 0;
    const kinds = isExact(qualifiers, inQualifiers, length) ? kindsOf(qualifiers, inQualifiers.start) : [];
    if (fame === 0 && kinds.length === 0) continue;
    const isArea = kinds.some((kind) => kind !== QUALIFIES_AS_CODE && kind !== QUALIFIES_DISTRICT);
    found.unshift({ words: count, fame, isArea, isSight: false, qualifies: kinds.length > 0 });
  }
  return withStandIns(found, words);
}

/** Adds islands, parks, peaks, British counties and wide areas. */
function withStandIns(found: readonly KnownName[], words: readonly string[]): readonly KnownName[] {
  // "Peneda-Gerês" is one word of a question, and two of a name.
  if (!standInStarts().has((words[0] ?? '').split(' ')[0] ?? '')) return found;
  const all = [...found];
  for (let count = Math.min(MAX_NAME_WORDS, words.length); count > 0; count--) {
    const isKnown = isInTable(words.slice(0, count).join(' '));
    const at = all.findIndex((name) => name.words <= count);
    const same = all[at]?.words === count ? all[at] : undefined;
    if (!isKnown) continue;
    const name = {
      words: count,
      fame: Math.max(FAME_OF_STAND_IN, same?.fame ?? 0),
      isArea: same?.isArea ?? false,
      isSight: true,
      qualifies: same?.qualifies ?? false,
    };
    all.splice(at < 0 ? all.length : at, same === undefined ? 0 : 1, name);
  }
  return all;
}

let starts: ReadonlySet<string> | null = null;

/** The first words of their names. */
function standInStarts(): ReadonlySet<string> {
  const { byName, wideAreas, counties } = standIns();
  starts ??= new Set(
    [...byName.keys(), ...wideAreas.keys(), ...counties.keys()].map((name) => name.split(' ')[0] ?? ''),
  );
  return starts;
}

function isInTable(name: string): boolean {
  const { byName, wideAreas, counties } = standIns();
  return byName.has(name) || wideAreas.has(name) || counties.has(name);
}

function isExact(keys: SortedKeys, range: KeyRange, length: number): boolean {
  return range.start < range.end && keys.keyLength(range.start) === length;
}

function fameOf(gazetteer: Gazetteer, key: number): number {
  let best = 0;
  for (let at = gazetteer.names.postingsStart(key); at < gazetteer.names.postingsStart(key + 1); at++) {
    const posting = gazetteer.names.posting(at);
    const kind = postingKind(posting);
    if (kind === NAME_TAIL) continue;
    const score = gazetteer.score(postingValue(posting)) + (kind === NAME_PRIMARY ? 0 : RESOLVE_WEIGHTS.alternate);
    best = Math.max(best, score, 1);
  }
  return best;
}

function kindsOf(keys: SortedKeys, key: number): number[] {
  const start = keys.postingsStart(key);
  return Array.from({ length: keys.postingsStart(key + 1) - start }, (_, i) => postingKind(keys.posting(start + i)));
}
