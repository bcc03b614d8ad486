/**
 * Tells which patterns may match a text by the letters of its words: most of the hundreds that a question is held against need
 * a word that it does not have. All are told in one pass over the text, from a table of marks to the patterns that need them.
 * What a word tells is remembered, since most words of a question stand in others too, and in what is left of it.
 */

/** `piece`: three letters in a row. `start`: the 2 to 8 letters that a word begins with. `word`: a whole word of up to 8. `digit`: any. */
export type MarkKind = 'piece' | 'start' | 'word' | 'digit';

export const PIECE_LETTERS = 3;
export const MAX_MARK_LETTERS = 8;

interface Marked {
  readonly pattern: number;
  /** The other marks that one way to match it needs. */
  readonly others: readonly number[];
}

/** The patterns that a text may match. */
export interface Possible {
  /** How many patterns were known when they were told. */
  readonly known: number;
  /** A bit for each pattern. */
  readonly patterns: Int32Array;
}

/** A text that was met, and what it may match once that is told. */
interface Met {
  tries: number;
  possible: Possible | null;
}

/** What a word, or any digit, tells; flat, since all of it is read for every text. */
interface Told {
  /** How many patterns were known when it was told. */
  readonly known: number;
  /** The patterns of which one way to match needs nothing else: the position of 32 bits, then those bits, and so on. */
  readonly patterns: Int32Array;
  /** The ways to match that need other words as well: a pattern, how many other marks, those marks, and so on. */
  readonly begun: Int32Array;
  /** Its marks that ways begun by another word may need. */
  readonly marks: Int32Array;
}

const NOT_ASCII = /[^\0-\x7f]/;
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

/** By the letters of a mark its number, and by its number the ways to match that need it as their rarest. */
const numbers = new Map<number, number>();
const marked: Marked[][] = [];
/** By the number of a mark whether a way to match needs it beside a rarer one. */
const isBeside: boolean[] = [];
let patternCount = 0;
const remembered = new Map<string, Met>();
/** A question and what is left of it without its places, its times and so on. */
const MAX_REMEMBERED = 64;
/** By the code of a short word, and by a longer word itself. */
const toldByWords = new Map<number | string, Told>();
const MAX_WORDS = 4_000;
/** The code of a longer word is no exact number. */
const LONGEST_CODED = 10;
/** A longer word is hardly met again. */
const LONGEST_WORD = 24;
const NONE = new Int32Array(0);
const UNTOLD: Told = { known: 0, patterns: NONE, begun: NONE, marks: NONE };
let toldByDigit = UNTOLD;

/** The number of a mark. The letters are small, from a to z. */
export function markNumber(kind: MarkKind, letters: string): number {
  let code = 0;
  for (let i = 0; i < letters.length; i++) code = code * BASE + letters.charCodeAt(i) - FIRST_LETTER + 1;
  const key = code * KIND_COUNT + KINDS[kind];
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, marked.length);
  isBeside.push(false);
  return marked.push([]) - 1;
}

/** Enters a pattern that needs one of these choices of marks, the rarest of each first; returns its number. */
export function enterPattern(needed: ReadonlyArray<readonly number[]>): number {
  for (const [first, ...others] of needed) {
    marked[first].push({ pattern: patternCount, others });
    for (const other of others) isBeside[other] = true;
  }
  return patternCount++;
}

/** Whether an entered pattern may match the text that these are of: false only where it cannot. */
export function isPossible({ known, patterns }: Possible, pattern: number): boolean {
  // One that was entered since then is tried: telling all anew for each would make the first questions slow.
  return pattern >= known || hasBit(patterns, pattern);
}

function hasBit(bits: Int32Array, number: number): boolean {
  return ((bits[number >>> 5] >>> (number & (BITS - 1))) & 1) === 1;
}

function setBit(bits: Int32Array, number: number): void {
  bits[number >>> 5] |= 1 << (number & (BITS - 1));
}

const NOTHING: Possible = { known: 0, patterns: new Int32Array(1) };
let last = NOTHING;
let lastText = '';

/** The patterns that a text may match. */
export function possibleIn(text: string): Possible {
  if (text === lastText && isFresh(last)) return last;
  return tell(text, metText(text));
}

/** A text that is held against fewer patterns, such as "saturday" alone, is held against them faster than it is told. */
const TRIED_UNTOLD = 3;

/** The patterns that a text may match; null for a text that was held against few. Counts one more try. */
export function toldAfterTries(text: string): Possible | null {
  if (text === lastText && isFresh(last)) return last;
  const met = metText(text);
  return met.possible === null && met.tries++ < TRIED_UNTOLD ? null : tell(text, met);
}

function metText(text: string): Met {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  // Capitals tell what small letters do.
  const small = NOT_ASCII.test(text) ? text : text.toLowerCase();
  const met = (small === text ? undefined : remembered.get(small)) ?? { tries: 0, possible: null };
  remembered.set(text, met);
  return met;
}

function tell(text: string, met: Met): Possible {
  if (met.possible === null || !isFresh(met.possible)) met.possible = readPossible(text);
  last = met.possible;
  lastText = text;
  return last;
}

/** So many patterns may be entered before a text is looked at anew, and before a word is. */
const MAX_ENTERED = 32;
const MAX_ENTERED_SINCE_WORD = 16;

function isFresh({ known }: Possible): boolean {
  return patternCount - known < MAX_ENTERED;
}

/** By the number of a mark the last look that met it: used again for the next text, with no need to be cleared. */
let lookOfMark = new Int32Array(1);
let look = 0;

function readPossible(text: string): Possible {
  const patterns = new Int32Array((patternCount >>> 5) + 1);
  if (lookOfMark.length < marked.length) lookOfMark = new Int32Array(2 * marked.length);
  look++;
  const begun: Int32Array[] = [];
  let known = patternCount;
  let hasDigit = false;
  let start = 0;
  let word = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    const letter = (code | SMALL) - FIRST_LETTER;
    if (letter >= 0 && letter < LETTERS) {
      word = word * BASE + letter + 1;
      continue;
    }
    if (i > start) {
      const told = toldBy(text, start, i, word);
      known = Math.min(known, told.known);
      take(told, patterns, begun);
    }
    word = 0;
    if (!hasDigit && isDigit(code)) {
      hasDigit = true;
      if (toldByDigit.known !== patternCount) toldByDigit = toldOfMarks([markOf(KINDS.digit, 0)], toldByDigit);
      take(toldByDigit, patterns, begun);
    }
    start = i + 1;
  }
  for (let i = 0; i < begun.length; i++) takeBegun(begun[i], patterns);
  return { known, patterns };
}

function take({ patterns: told, marks, begun: ways }: Told, patterns: Int32Array, begun: Int32Array[]): void {
  for (let i = 0; i < told.length; i += 2) patterns[told[i]] |= told[i + 1];
  for (let i = 0; i < marks.length; i++) lookOfMark[marks[i]] = look;
  if (ways.length > 0) begun.push(ways);
}

/** Takes the ways of which all the other marks were met. */
function takeBegun(ways: Int32Array, patterns: Int32Array): void {
  for (let i = 0; i < ways.length; ) {
    const end = i + 2 + ways[i + 1];
    let at = i + 2;
    while (at < end && lookOfMark[ways[at]] === look) at++;
    if (at === end) setBit(patterns, ways[i]);
    i = end;
  }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}

/** What the word between two positions tells. `code`: its letters as one number. */
function toldBy(text: string, start: number, end: number, code: number): Told {
  const key = end - start > LONGEST_CODED ? text.slice(start, end) : code;
  const before = toldByWords.get(key) ?? UNTOLD;
  if (before !== UNTOLD && patternCount - before.known < MAX_ENTERED_SINCE_WORD) return before;
  const told = toldOfMarks(marksOf(text.slice(start, end)), before);
  if (end - start > LONGEST_WORD) return told;
  if (before === UNTOLD && toldByWords.size >= MAX_WORDS) toldByWords.clear();
  toldByWords.set(key, told);
  return told;
}

/** What marks tell. `before`: what they told of the patterns that were known then. */
function toldOfMarks(marks: ReadonlyArray<number | undefined>, before: Told): Told {
  const known = [...new Set(marks.filter((mark) => mark !== undefined))];
  const bits = new Map<number, number>();
  const begun: number[] = [];
  for (const mark of known) {
    const ways = marked[mark];
    for (let i = ways.length - 1; i >= 0 && ways[i].pattern >= before.known; i--) {
      const { pattern, others } = ways[i];
      if (!areAmong(known, others)) begun.push(pattern, others.length, ...others);
      else bits.set(pattern >>> 5, (bits.get(pattern >>> 5) ?? 0) | (1 << (pattern & (BITS - 1))));
    }
  }
  return {
    known: patternCount,
    patterns: bits.size === 0 ? before.patterns : Int32Array.from([...before.patterns, ...[...bits].flat()]),
    begun: begun.length === 0 ? before.begun : Int32Array.from([...before.begun, ...begun]),
    marks: Int32Array.from(known.filter((mark) => isBeside[mark])),
  };
}

function areAmong(known: readonly number[], others: readonly number[]): boolean {
  for (const other of others) if (!known.includes(other)) return false;
  return true;
}

/** Undefined for a mark that no pattern needs. */
function markOf(kind: number, code: number): number | undefined {
  return numbers.get(code * KIND_COUNT + kind);
}

/** The marks of a word of letters from a to z, large or small. */
function marksOf(word: string): Array<number | undefined> {
  const marks: Array<number | undefined> = [];
  let start = 0;
  let piece = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = (word.charCodeAt(i) | SMALL) - FIRST_LETTER + 1;
    piece = (piece * BASE + letter) % PIECES;
    if (i + 1 >= PIECE_LETTERS) marks.push(markOf(KINDS.piece, piece));
    if (i >= MAX_MARK_LETTERS) continue;
    start = start * BASE + letter;
    if (i > 0) marks.push(markOf(KINDS.start, start));
  }
  if (word.length <= MAX_MARK_LETTERS) marks.push(markOf(KINDS.word, start));
  return marks;
}
