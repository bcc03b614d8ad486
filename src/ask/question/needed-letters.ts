/**
 * Skips patterns that cannot match: most of the hundreds that a question is held against need letters that it does not have,
 * such as "sno" for all words of snow. The pieces are found in the source of a pattern, so that none has to be written down.
 */

const LETTERS = 26;
const FIRST = 'a'.charCodeAt(0);
const PIECE = 3;

/** Which pieces of three small letters a text has, by their number. */
export type Pieces = Uint8Array;

/** For each way to match a pattern a piece that the text then has; null where that cannot be told. */
export type NeededPieces = readonly number[] | null;

let lastText = '';
let lastPieces: Pieces = new Uint8Array(LETTERS ** PIECE);

/** Of the same text one after the other they are found once. */
export function piecesOf(text: string): Pieces {
  if (text !== lastText) {
    lastPieces = findPieces(text);
    lastText = text;
  }
  return lastPieces;
}

function findPieces(text: string): Pieces {
  const pieces = new Uint8Array(LETTERS ** PIECE);
  let number = 0;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i) - FIRST;
    if (letter < 0 || letter >= LETTERS) {
      length = 0;
      continue;
    }
    number = (number * LETTERS + letter) % LETTERS ** PIECE;
    length++;
    if (length >= PIECE) pieces[number] = 1;
  }
  return pieces;
}

/** Whether a text with these pieces may match a pattern that needs those. */
export function mayMatch(needed: NeededPieces, pieces: Pieces): boolean {
  if (needed === null) return true;
  for (const piece of needed) if (pieces[piece] === 1) return true;
  return false;
}

/** Of the source of a pattern without the flag `i`. */
export function neededPieces(source: string): NeededPieces {
  const reader = { source, at: 0 };
  const needed = alternatives(reader);
  return needed === null || reader.at < source.length ? null : [...new Set(needed)];
}

interface Reader {
  readonly source: string;
  at: number;
}

/** The pieces of all alternatives up to the end or a closing bracket; null if one of them needs none. */
function alternatives(reader: Reader): number[] | null {
  const needed: number[] = [];
  let isKnown = true;
  for (;;) {
    const own = sequence(reader);
    if (own === null) isKnown = false;
    else needed.push(...own);
    if (reader.source[reader.at] !== '|') break;
    reader.at++;
  }
  return isKnown ? needed : null;
}

/** The smallest choice of pieces in a sequence, up to the next alternative or closing bracket. */
function sequence(reader: Reader): number[] | null {
  const { source } = reader;
  let best: number[] | null = null;
  let run = '';
  const offer = (choice: number[] | null): void => {
    if (choice !== null && (best === null || choice.length < best.length)) best = choice;
  };
  const endRun = (): void => {
    if (run.length >= PIECE) offer([pieceNumber(run.slice(-PIECE))]);
    run = '';
  };
  while (reader.at < source.length && source[reader.at] !== '|' && source[reader.at] !== ')') {
    const isLetter = /[a-z]/.test(source[reader.at]);
    const group = isLetter ? null : atom(reader);
    if (isLetter) run += source[reader.at++];
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(reader.at, reader.at + 12))?.[0] ?? '';
    reader.at += quantifier.length;
    const isOptional = /^(?:[?*]|\{0)/.test(quantifier);
    if (isLetter && isOptional) run = run.slice(0, -1);
    if (!isLetter || quantifier !== '') endRun();
    if (!isOptional) offer(group);
  }
  endRun();
  return best;
}

/** Reads what is no letter: the pieces of a group, or null for a class, an escape, an assertion and the like. */
function atom(reader: Reader): number[] | null {
  const { source } = reader;
  if (source[reader.at] === '\\') {
    const [skipped] = /^\\(?:[pP]\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|.)/is.exec(source.slice(reader.at)) ?? ['\\'];
    reader.at += skipped.length;
    return null;
  }
  if (source[reader.at] === '[') {
    const [letters] = /^\[(?:\\.|[^\]\\])*\]/s.exec(source.slice(reader.at)) ?? ['['];
    reader.at += letters.length;
    return null;
  }
  if (source[reader.at] !== '(') {
    reader.at++;
    return null;
  }
  const [opening] = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(source.slice(reader.at)) ?? ['('];
  reader.at += opening.length;
  const inside = alternatives(reader);
  reader.at++;
  // What must not stand beside it is not needed, and what must may stand outside of what is looked at.
  return opening === '(' || opening === '(?:' ? inside : null;
}

function pieceNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - FIRST, 0);
}
