/**
 * Mends slips of the keys before a question is read, so that no rule has to know them: "tommorow", "temprature", "thisweekend". Only
 * a word that is none of English, of questions or of the map is mended, and only to one that questions are made of.
 */
import { memoize, RecentEntries } from '../../../lib/memoize.ts';
import type { Places } from '../../../place/places.ts';
import { contextWords } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { matchesOf, wordsOf } from '../text.ts';
import { topicVocabulary } from '../topic-words.ts';
import { CORE_TIME_WORDS, CORE_WORDS } from './core-words.ts';
import { IN_CONTEXT } from './in-context.ts';
import { KNOWN_SLIPS, NO_SLIPS } from './known-slips.ts';
import { apartIn } from './run-together.ts';
import { slipCost } from './slips.ts';
import { inDigits, mayBeNumber } from './spoken-numbers.ts';

/** A word as it was meant. */
interface Mended {
  readonly word: string;
  /** Whether a town of some size is called as it was typed, or nearly so: then it stays where a name may stand. */
  readonly mayBeName: boolean;
}

/** Nothing to mend. */
const AS_TYPED: Mended = { word: '', mayBeName: false };
const MAX_KNOWN = 4_000;

const TOKEN = /[^\s,;:?!()"“”/…]+/g;
const LETTERS = /^[a-zA-Z]{2,20}$/;
const STOPS = /\.+$/;
/** A name may stand behind it. */
const BEFORE_NAME = /(?:^|\s)(?:in|at|near|around|from|to|over|visit|via|by|for) $/i;
/** Of what stands here only a time can be a slip. */
const BEFORE_PLACE = /(?:^|\s)(?:in|at|near) $/i;
/** Another word of the name. */
const BEFORE_REST =
  /(?:^|\s)(?:lakes?|loch|lough|llyn|mount|mont|monte|mt|river|glen|isle|port|fort|cape|saint|st|san|santa|ben|beinn|cwm|pen) $/i;
const CAPITAL = /^[A-Z]/;
const OWNERS_PLURAL = /[^aeiou]ys$/;
/** "The lakes been frozen", where nothing else makes the verb whole. */
const BEFORE_BEEN = /s been\b/iy;
const WHOLE_VERB = /\b(?:has|have|had|ve|hasn.?t|haven.?t|hadn.?t|is|was|were)\b|\b\p{L}{1,3}$/iu;
const CAPITALS = /^[A-Z]{2,}$/;

/** Shorter words are a letter away from too many others. */
const MIN_CORE = 4;
const MIN_OTHER = 5;
/** A longer word may have two slips. */
const MIN_FOR_TWO = 7;
/** Another first letter is a rare slip, which only a long word shows. */
const MIN_WITHOUT_START = 6;
/** Fame of a town of about 10,000 people. */
const FAME_OF_TOWN = 100;
/** How much likelier the best of several words has to be, where none of them is among the commonest. */
const LEAD = 0.15;
/** A slip of the keys, and no other letter at will: "gloop" is no "gloom". A short word shows no other. */
const MAX_OTHER = 1.3;
const MIN_ANY_LETTER = 6;
/** A common word is taken before a rarer one that is a likelier slip by so much at most. */
const RANK_WEIGHT = 0.4;

const core = byFirstLetter(CORE_WORDS.keys());
const others = byFirstLetter(
  new Set([...contextWords(), ...topicVocabulary()].filter((word) => /^[a-z]{5,}$/.test(word) && isEnglishWord(word))),
);
const vocabulary: ReadonlySet<string> = new Set([...CORE_WORDS.keys(), ...contextWords(), ...topicVocabulary()]);

function byFirstLetter(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(words, (word) => word[0] ?? '');
}

const mended = new WeakMap<Pick<Places, 'namesAt' | 'resolve'>, RecentEntries<string, Mended>>();

/** An English question with its slips mended; what may be a name stays as it was typed. */
export function withoutSlips(question: string, places: Pick<Places, 'namesAt' | 'resolve'>): string {
  let known = mended.get(places);
  if (known === undefined) {
    known = new RecentEntries(MAX_KNOWN);
    mended.set(places, known);
  }
  let text = '';
  let at = 0;
  for (const { index, 0: token } of matchesOf(question, TOKEN)) {
    if (index < at) continue;
    const typed = token.replace(STOPS, '');
    const key = typed.toLowerCase();
    const meant = meantInContext(question, key, index) ?? (mayBeNumber(key) ? inDigits(question, index) : null);
    if (meant !== null) {
      text += question.slice(at, index) + cased(meant.text, typed);
      at = meant.end;
      continue;
    }
    if (!LETTERS.test(typed)) continue;
    const { word, mayBeName } = memoize(known, key, () => mend(key, places));
    if (word === '') continue;
    const before = question.slice(0, index);
    const isNamed = CAPITAL.test(typed) && index > 0 && !isTitled(question);
    if (isNamed && (mayBeName || !CORE_TIME_WORDS.has(word))) continue;
    if (mayBeName && BEFORE_NAME.test(before)) continue;
    if (BEFORE_REST.test(before) || (BEFORE_PLACE.test(before) && !CORE_TIME_WORDS.has(word))) continue;
    if (isInName(question, index, places)) continue;
    text += question.slice(at, index) + cased(word, typed);
    at = index + typed.length;
  }
  return at === 0 ? question : text + question.slice(at);
}

/** What a word is meant as beside its neighbours, and where it ends; null for what is typed as it is meant, or only looks alike. */
function meantInContext(
  question: string,
  key: string,
  at: number,
): { readonly text: string; readonly end: number } | null {
  const hyphen = key.indexOf('-');
  const head = hyphen > 0 ? key.slice(0, hyphen) : key;
  for (const { word, before, behind, takesBehind, isSmall } of IN_CONTEXT.get(head) ?? []) {
    if ((hyphen > 0 && !takesBehind) || (isSmall && CAPITAL.test(question.charAt(at)))) continue;
    const end = at + head.length;
    if (behind !== null) behind.lastIndex = end;
    const found = behind?.exec(question);
    if (found === null || before?.test(question.slice(0, at)) === false) continue;
    return { text: word, end: end + (found?.[0].length ?? 0) };
  }
  BEFORE_BEEN.lastIndex = at + key.length - 1;
  return BEFORE_BEEN.test(question) && !WHOLE_VERB.test(question.slice(0, at + key.length))
    ? { text: `${key.slice(0, -1)}'s`, end: at + key.length }
    : null;
}

/** The words of a name that may stand before one of it. */
const BEFORE_IN_NAME = 2;

/** "Notting Hill", "the Rann of Kutch": the word is part of a name of several. */
function isInName(question: string, at: number, places: Pick<Places, 'namesAt'>): boolean {
  const words = wordsOf(question);
  const own = words.findIndex(({ start }) => start === at);
  const keys = words.map(({ key }) => key);
  for (let first = Math.max(0, own - BEFORE_IN_NAME); first <= own; first++) {
    if (places.namesAt(keys.slice(first)).some(({ words: count }) => count > 1 && first + count > own)) return true;
  }
  return false;
}

/** Every word with a capital letter: it marks no name. */
function isTitled(question: string): boolean {
  return !/\s\p{Ll}/u.test(question);
}

function cased(word: string, typed: string): string {
  if (CAPITALS.test(typed)) return word.toUpperCase();
  return CAPITAL.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function mend(key: string, places: Pick<Places, 'namesAt' | 'resolve'>): Mended {
  const slip = KNOWN_SLIPS.get(key);
  if (slip !== undefined) return { word: slip, mayBeName: places.namesAt([key]).length > 0 };
  if (key.length < MIN_CORE || vocabulary.has(key) || NO_SLIPS.has(key) || isEnglishWord(key)) return AS_TYPED;
  if (isOwnersPlural(key)) return { word: `${key.slice(0, -1)}'s`, mayBeName: false };
  if (isPossessive(key) || places.namesAt([key]).length > 0) return AS_TYPED;
  const word = coreWordFor(key) ?? apartIn(key, places) ?? otherWordFor(key);
  return word === null ? AS_TYPED : { word, mayBeName: isNearTown(key, word, places) };
}

/** "Puppys", "babys": no plural is written so. */
function isOwnersPlural(key: string): boolean {
  return OWNERS_PLURAL.test(key) && isEnglishWord(key.slice(0, -1));
}

/** "Saturdays", "womens": an apostrophe is left out. */
function isPossessive(key: string): boolean {
  const owner = key.slice(0, -1);
  return key.endsWith('s') && !owner.endsWith('s') && (CORE_WORDS.has(owner) || isEnglishWord(owner));
}

/** The likeliest of the words that a slip makes of the typed one; null where there is none, or where it is uncertain. */
function coreWordFor(key: string): string | null {
  const cost = (word: string, slip: number): number =>
    slip + (RANK_WEIGHT * (CORE_WORDS.get(word) ?? 0)) / CORE_WORDS.size;
  const near = core.get(key[0] ?? '') ?? [];
  return (
    likeliest(key, near, cost, 0) ??
    likeliest(key, core.get(key[1] ?? '')?.filter((word) => word[1] === key[0]) ?? [], cost, 0) ??
    (key.length < MIN_WITHOUT_START ? null : likeliest(key, [...CORE_WORDS.keys()], cost, 0)) ??
    (key.length < MIN_FOR_TWO ? null : twoSlipsAway(key, near))
  );
}

function otherWordFor(key: string): string | null {
  if (key.length < MIN_OTHER) return null;
  return likeliest(key, others.get(key[0] ?? '') ?? [], (_, slip) => slip, LEAD, MAX_OTHER);
}

function likeliest(
  key: string,
  words: readonly string[],
  costOf: (word: string, slip: number) => number,
  lead: number,
  most = key.length < MIN_ANY_LETTER ? MAX_OTHER : Number.POSITIVE_INFINITY,
): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.length < MIN_CORE) continue;
    const slip = slipCost(key, word);
    if (slip === null || slip > most) continue;
    const cost = costOf(word, slip);
    if (cost < least) [best, second, least] = [word, least, cost];
    else if (cost < second) second = cost;
  }
  return second - least < lead ? null : best;
}

/** "Wendsday", "tommorow": the only long word two slips away. */
function twoSlipsAway(key: string, words: readonly string[]): string | null {
  const found = words.filter((word) => word.length >= MIN_FOR_TWO && isWithinTwo(key, word));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Every way to put one slip right, and whether a second one is left. */
function isWithinTwo(key: string, word: string): boolean {
  if (Math.abs(key.length - word.length) > 2) return false;
  for (let i = 0; i < key.length; i++) {
    if (i < word.length && key[i] === word[i]) continue;
    const [head, letter] = [word.slice(0, i), word[i] ?? ''];
    const ways = [head + key.slice(i + 1), head + letter + key.slice(i), head + letter + key.slice(i + 1)];
    if (key[i + 1] === letter) ways.push(head + letter + key[i] + key.slice(i + 2));
    return ways.some((way) => way === word || slipCost(way, word) !== null);
  }
  return word.length - key.length <= 2;
}

/** "Augusa": a town is meant as likely. */
function isNearTown(key: string, word: string, places: Pick<Places, 'namesAt' | 'resolve'>): boolean {
  const found = places.resolve(key);
  if (found.kind !== 'not_found') return false;
  const least = slipCost(key, word) ?? Number.POSITIVE_INFINITY;
  return found.suggestions.some((label) => {
    const name = (label.split(',')[0] ?? '').toLowerCase();
    const slip = slipCost(key, name);
    // "In augst" is a month, though a town is called August.
    const isNearer = slip !== null && (CORE_TIME_WORDS.has(word) ? slip < least : slip <= least);
    return isNearer && places.namesAt([name]).some(({ fame }) => fame >= FAME_OF_TOWN);
  });
}
