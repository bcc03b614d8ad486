/**
 * Tells which patterns may match a text by the letters of its words: most of the hundreds that a question is held against need
 * a word that it does not have. All are told in one pass over the text, from a table of marks to the patterns that need them.
 */

/** `piece`: three letters in a row. `start`: the 2 to 6 letters that a word begins with. `word`: a whole word of up to 6. `digit`: any. */
export type MarkKind = 'piece' | 'start' | 'word' | 'digit';

export const PIECE_LETTERS = 3;
export const MAX_MARK_LETTERS = 6;

interface Marked {
  readonly pattern: number;
  /** The other marks that one way to match it needs. */
  readonly others: readonly number[];
}

interface Possible {
  /** How many patterns were known when they were told. */
  readonly known: number;
  /** A bit for each pattern. */
  readonly patterns: Uint32Array;
}

const BASE = 27;
const PIECES = BASE ** PIECE_LETTERS;
const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;
const ZERO = '0'.charCodeAt(0);
/** Turns an ASCII capital into its small letter, and a small letter into itself. */
const SMALL = 0x20;
const KINDS: Readonly<Record<MarkKind, number>> = { piece: 0, start: 1, word: 2, digit: 3 };
const KIND_COUNT = 4;
const BITS = 32;

/** By the letters of a mark its number, and by its number the patterns that need it. */
const numbers = new Map<number, number>();
const marked: Marked[][] = [];
let patternCount = 0;
const remembered = new Map<string, Possible>();
/** A question and what is left of it without its places, its times and so on. */
const MAX_REMEMBERED = 64;

/** The number of a mark. The letters are small, from a to z. */
export function markNumber(kind: MarkKind, letters: string): number {
  let code = 0;
  for (let i = 0; i < letters.length; i++) code = code * BASE + letters.charCodeAt(i) - FIRST_LETTER + 1;
  const key = code * KIND_COUNT + KINDS[kind];
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, marked.length);
  return marked.push([]) - 1;
}

/** Enters a pattern that needs one of these choices of marks, the rarest of each first; returns its number. */
export function enterPattern(needed: ReadonlyArray<readonly number[]>): number {
  for (const [first, ...others] of needed) marked[first].push({ pattern: patternCount, others });
  return patternCount++;
}

/** Whether a text may match an entered pattern: false only where it cannot. */
export function mayMatch(pattern: number, text: string): boolean {
  const { known, patterns } = possibleFor(text);
  // One that was entered since then is tried: telling all anew for each would make the first questions slow.
  return pattern >= known || hasBit(patterns, pattern);
}

function hasBit(bits: Uint32Array, number: number): boolean {
  return ((bits[number >>> 5] >>> (number & (BITS - 1))) & 1) === 1;
}

function hasAll(bits: Uint32Array, all: readonly number[]): boolean {
  for (const number of all) if (!hasBit(bits, number)) return false;
  return true;
}

let last: Possible = { known: 0, patterns: new Uint32Array(1) };
let lastText = '';

function possibleFor(text: string): Possible {
  if (text === lastText) return last;
  const known = remembered.get(text);
  if (known === undefined) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    last = { known: patternCount, patterns: patternsFor(text) };
    remembered.set(text, last);
  } else {
    last = known;
  }
  lastText = text;
  return last;
}

function patternsFor(text: string): Uint32Array {
  const patterns = new Uint32Array((patternCount >>> 5) + 1);
  const { bits, found } = marksOf(text);
  for (const number of found) {
    for (const { pattern, others } of marked[number]) {
      if (hasAll(bits, others)) patterns[pattern >>> 5] |= 1 << (pattern & (BITS - 1));
    }
  }
  return patterns;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}

/** The marks of a text that have a number: those that some pattern needs. */
function marksOf(text: string): { readonly bits: Uint32Array; readonly found: readonly number[] } {
  const bits = new Uint32Array((marked.length >>> 5) + 1);
  const found: number[] = [];
  const add = (kind: number, code: number): void => {
    const number = numbers.get(code * KIND_COUNT + kind);
    if (number === undefined || hasBit(bits, number)) return;
    bits[number >>> 5] |= 1 << (number & (BITS - 1));
    found.push(number);
  };
  let start = 0;
  let piece = 0;
  let length = 0;
  for (let i = 0; i <= text.length; i++) {
    const letter = i < text.length ? (text.charCodeAt(i) | SMALL) - FIRST_LETTER : -1;
    if (letter < 0 || letter >= LETTERS) {
      if (isDigit(text.charCodeAt(i))) add(KINDS.digit, 0);
      if (length > 0 && length <= MAX_MARK_LETTERS) add(KINDS.word, start);
      start = 0;
      piece = 0;
      length = 0;
      continue;
    }
    length++;
    piece = (piece * BASE + letter + 1) % PIECES;
    if (length >= PIECE_LETTERS) add(KINDS.piece, piece);
    if (length > MAX_MARK_LETTERS) continue;
    start = start * BASE + letter + 1;
    if (length > 1) add(KINDS.start, start);
  }
  return { bits, found };
}
