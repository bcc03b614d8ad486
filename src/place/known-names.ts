/** The place names that a list of words begins with: finds places in a sentence without resolving every part of it. */
import { memoize, RecentEntries } from '../lib/memoize.ts';
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

/** What a word begins. Most words begin no name of several, and tell all without those behind them. */
interface Beginning {
  /** The name that the word is by itself: one, or none. */
  readonly alone: readonly KnownName[];
  /** The keys that begin with the word and a space. */
  readonly names: KeyRange;
  readonly qualifiers: KeyRange;
  /** How many words the longest stand-in that begins with it has; 0 for none. */
  readonly standInWords: number;
}

/** Words that stand in many questions. */
const MAX_BEGINNINGS = 4_000;
/** A longer word is hardly met again, in characters. */
const LONGEST_REMEMBERED = 40;
const beginnings = new WeakMap<Gazetteer, RecentEntries<string, Beginning>>();

/** The names that the words begin with, the longest first. `words` are folded. */
export function knownNames(gazetteer: Gazetteer, words: readonly string[]): readonly KnownName[] {
  const [first] = words;
  if (first === undefined) return [];
  const beginning = beginningOf(gazetteer, first);
  const found = words.length === 1 ? beginning.alone : withLonger(gazetteer, beginning, words);
  return withStandIns(found, words, beginning.standInWords);
}

function beginningOf(gazetteer: Gazetteer, word: string): Beginning {
  if (word.length > LONGEST_REMEMBERED) return readBeginning(gazetteer, word);
  let known = beginnings.get(gazetteer);
  if (known === undefined) {
    known = new RecentEntries(MAX_BEGINNINGS);
    beginnings.set(gazetteer, known);
  }
  return memoize(known, word, () => readBeginning(gazetteer, word));
}

function readBeginning(gazetteer: Gazetteer, word: string): Beginning {
  const { names, qualifiers } = gazetteer;
  const bytes = Buffer.from(`${word} `);
  const length = bytes.length - 1;
  const inNames = names.withPrefix(bytes, length);
  const inQualifiers = qualifiers.withPrefix(bytes, length);
  const alone = nameOf(gazetteer, inNames, inQualifiers, length, 1);
  return {
    alone: alone === null ? [] : [alone],
    names: names.withPrefix(bytes, bytes.length, inNames.start, inNames.end),
    qualifiers: qualifiers.withPrefix(bytes, bytes.length, inQualifiers.start, inQualifiers.end),
    // "Peneda-Gerês" is one word of a question, and two of a name.
    standInWords: standInStarts().get(firstOf(word)) ?? 0,
  };
}

/** With the names of two words and more, the longest first. */
function withLonger(
  gazetteer: Gazetteer,
  { alone, names, qualifiers }: Beginning,
  words: readonly string[],
): readonly KnownName[] {
  if (isEmpty(names) && isEmpty(qualifiers)) return alone;
  const bytes = Buffer.from(words.slice(0, MAX_NAME_WORDS).join(' '));
  const found = [...alone];
  let inNames = names;
  let inQualifiers = qualifiers;
  let length = Buffer.byteLength(words[0]);
  for (let count = 2; count <= Math.min(MAX_NAME_WORDS, words.length); count++) {
    length += Buffer.byteLength(words[count - 1]) + 1;
    inNames = gazetteer.names.withPrefix(bytes, length, inNames.start, inNames.end);
    inQualifiers = gazetteer.qualifiers.withPrefix(bytes, length, inQualifiers.start, inQualifiers.end);
    if (isEmpty(inNames) && isEmpty(inQualifiers)) break;
    const name = nameOf(gazetteer, inNames, inQualifiers, length, count);
    if (name !== null) found.unshift(name);
  }
  return found;
}

/** The name of exactly so many bytes in two ranges of keys that begin with it; null for none. */
function nameOf(
  gazetteer: Gazetteer,
  inNames: KeyRange,
  inQualifiers: KeyRange,
  length: number,
  words: number,
): KnownName | null {
  const { names, qualifiers } = gazetteer;
  const fame = isExact(names, inNames, length) ? fameOf(gazetteer, inNames.start) : 0;
  const kinds = isExact(qualifiers, inQualifiers, length) ? kindsOf(qualifiers, inQualifiers.start) : [];
  if (fame === 0 && kinds.length === 0) return null;
  const isArea = kinds.some((kind) => kind !== QUALIFIES_AS_CODE && kind !== QUALIFIES_DISTRICT);
  return { words, fame, isArea, isSight: false, qualifies: kinds.length > 0 };
}

function isEmpty({ start, end }: KeyRange): boolean {
  return start === end;
}

/** Adds islands, parks, peaks, British counties and wide areas. `longest`: the words of the longest that begins so. */
function withStandIns(found: readonly KnownName[], words: readonly string[], longest: number): readonly KnownName[] {
  if (longest === 0) return found;
  const all = [...found];
  for (let count = Math.min(longest, MAX_NAME_WORDS, words.length); count > 0; count--) {
    if (!isInTable(words.slice(0, count).join(' '))) continue;
    const at = all.findIndex((name) => name.words <= count);
    const same = all[at]?.words === count ? all[at] : undefined;
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

let starts: ReadonlyMap<string, number> | null = null;

/** By the first words of their names how many words the longest of these has. */
function standInStarts(): ReadonlyMap<string, number> {
  starts ??= readStarts();
  return starts;
}

function readStarts(): ReadonlyMap<string, number> {
  const { byName, wideAreas, counties } = standIns();
  const longest = new Map<string, number>();
  for (const name of [...byName.keys(), ...wideAreas.keys(), ...counties.keys()]) {
    const first = firstOf(name);
    longest.set(first, Math.max(longest.get(first) ?? 0, name.split(' ').length));
  }
  return longest;
}

function firstOf(name: string): string {
  return name.split(' ', 1)[0] ?? '';
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
