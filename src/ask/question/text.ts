/**
 * Plain text for rules to match, of the same length as the question: a position in it is a position in the question, so
 * that what a rule finds can be quoted as the caller wrote it.
 */
import { fold } from '../../place/fold.ts';
import { WordPattern } from './word-pattern.ts';

/** Replaces each character that is blanked out; no rule matches it. */
export const BLANK = '\u0001';

const QUOTES = /[’‘`´ʼ]/g;
const DASHES = /[‐‑‒–—−]/g;
const SPACES = /\s/g;
const NOT_ASCII = /[^\x20-\x7e]/;

/** A question and its parts, which several rules want plain. */
const MAX_PLAIN = 8;
const plainTexts = new Map<string, string>();

/** Lower case, no accents, plain quotes, dashes and spaces; as long as the text, which has to be composed (NFC). */
export function plainText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  let small = '';
  for (let i = 0; i < text.length; i++) small += plainUnit(text[i]);
  const plain = small.toLowerCase().replace(QUOTES, "'").replace(DASHES, '-').replace(SPACES, ' ');
  if (plainTexts.size >= MAX_PLAIN) plainTexts.clear();
  plainTexts.set(text, plain);
  return plain;
}

function plainUnit(unit: string): string {
  if (unit <= '\x7f') return unit;
  const bare = unit.normalize('NFD')[0] ?? unit;
  return bare.toLowerCase().length === 1 ? bare : unit;
}

/** A text with the part between two positions blanked out, as long as before. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + BLANK.repeat(end - start) + text.slice(end);
}

/** A text with several parts blanked out, as long as before. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => blank(rest, start, end), text);
}

/** A part of the question: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A word of the question with its position. */
export interface Word extends Span {
  /** As written. */
  readonly text: string;
  /** Folded, as names are looked up. */
  readonly key: string;
  /** Begins with a capital letter, or is of a script without lower case. */
  readonly isCapital: boolean;
  /** A comma, a bracket, a dash between spaces or other punctuation stands between this word and the next. */
  readonly endsPhrase: boolean;
  /** The first of its sentence, where a capital letter marks no name. */
  readonly startsSentence: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*\.?/gu;
/** A letter or two and a full stop ("St.", "D.C."): the stop belongs to the word. */
const ABBREVIATION = /^(?:\p{L}{1,3}|(?:\p{L}\.)+\p{L})\.$/u;
/** Begins a sentence: in front of it the stop ends one ("I live in Ash. Do I need a coat"). */
const SENTENCE =
  /^\s+(?:do|does|did|is|are|am|was|will|would|can|could|should|shall|what|when|where|how|which|who|it|i|we|my|there|any|need)(?![\p{L}.])/iu;

const POSSESSIVE = /['’][sS]$/;
const CAPITAL = /^[\p{Lu}\p{Lo}]/u;
/** "In Leeds I take it": no part of a name. */
const PRONOUN = /^I(?:['’](?:ll|m|ve|d))?$/;
const ENDS_PHRASE = /[,;?!:()]|\.(?=\s|$)|\s[-–—]\s/;
const ENDS_SENTENCE = /[?!\n]|\.(?=\s)/;

export function wordsOf(text: string): Word[] {
  const found = matchesOf(text, WORD).map((match) => {
    const written =
      match[0].endsWith('.') && endsSentence(match[0], match.index, text) ? match[0].slice(0, -1) : match[0];
    const bare = POSSESSIVE.test(written) ? written.slice(0, -2) : written;
    return { text: bare, start: match.index, end: match.index + bare.length };
  });
  return found.map(({ text: written, start, end }, i) => {
    const before = text.slice(found[i - 1]?.end ?? 0, start);
    const after = text.slice(end, found[i + 1]?.start ?? text.length);
    return {
      text: written,
      start,
      end,
      key: fold(written),
      isCapital: CAPITAL.test(written) && !PRONOUN.test(written),
      endsPhrase: after !== ' ' && ENDS_PHRASE.test(after),
      startsSentence: i === 0 || (before !== ' ' && ENDS_SENTENCE.test(before)),
    };
  });
}

/** Whether the full stop of a word at a position is that of its sentence. */
function endsSentence(word: string, at: number, text: string): boolean {
  return !ABBREVIATION.test(word) || SENTENCE.test(text.slice(at + word.length));
}

/** Finds a pattern only where whole words match it; global. */
export function wholeWords(source: string): WordPattern {
  return new WordPattern(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
}

const NONE: readonly RegExpExecArray[] = [];

/** All matches of a global pattern. `matchAll` copies the pattern at each call, which costs more than most texts take to match. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
