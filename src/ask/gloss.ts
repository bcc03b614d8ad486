/**
 * Questions in other languages, word for word in English: weather, days, numbers and the words around them. What is left
 * is names. Every letter of the gloss knows where in the question it comes from.
 */
import { LRUCache } from 'lru-cache';
import { memoize } from '../lib/memoize.ts';
import { GERMANIC } from './gloss-germanic.ts';
import { spansAhead } from './gloss-numbers.ts';
import { ROMANCE } from './gloss-romance.ts';
import { SOUTHERN } from './gloss-southern.ts';
import { plainText, taken } from './text.ts';
import { wholeWords } from './words.ts';

export type Lexicon = ReadonlyArray<readonly [source: string, english: string]>;

interface Phrase {
  readonly pattern: RegExp;
  readonly english: string;
}

const LEXICONS: ReadonlyMap<string, Lexicon> = new Map(Object.entries({ ...GERMANIC, ...ROMANCE, ...SOUTHERN }));
const phrases = new LRUCache<string, readonly Phrase[]>({ max: LEXICONS.size });

/** The patterns of a language, made for its first question; undefined for one without a lexicon. */
function phrasesOf(language: string): readonly Phrase[] | undefined {
  const lexicon = LEXICONS.get(language);
  if (lexicon === undefined) return undefined;
  return memoize(phrases, language, () =>
    [...spansAhead(language), ...lexicon].map(([source, english]) => ({ pattern: wholeWords(source), english })),
  );
}

export interface Gloss {
  readonly text: string;
  /** The position in the question of each letter of the gloss, and of its end. */
  readonly origins: readonly number[];
}

/** A question in English words; in English it is its own gloss. */
export function glossOf(question: string, language: string): Gloss {
  const known = phrasesOf(language);
  if (known === undefined) return { text: question, origins: Array.from({ length: question.length + 1 }, (_, i) => i) };
  let rest = plainText(question);
  const found: Array<{ start: number; end: number; english: string }> = [];
  for (const { pattern, english } of known) {
    for (const match of rest.matchAll(pattern)) {
      const end = match.index + match[0].length;
      found.push({ start: match.index, end, english: english.replace('$1', match[1] ?? '') });
      rest = taken(rest, match.index, end);
    }
  }
  let text = '';
  const origins: number[] = [];
  let at = 0;
  const copy = (to: number): void => {
    for (; at < to; at++) {
      text += question[at];
      origins.push(at);
    }
  };
  for (const { start, end, english } of found.sort((a, b) => a.start - b.start)) {
    copy(start);
    text += english;
    for (let i = 0; i < english.length; i++) origins.push(i === 0 ? start : end - 1);
    at = end;
  }
  copy(question.length);
  origins.push(question.length);
  return { text, origins };
}
