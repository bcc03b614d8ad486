/**
 * Translates the weather's words in a question to English, word for word, so that one grammar reads all languages. What
 * no lexicon knows, such as names, stays as written. Each character of the translation knows its origin in the question.
 */
import { blank, plainText, type Span, wholeWords } from '../text.ts';
import { timeAheadPhrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

interface PhrasePattern {
  readonly pattern: RegExp;
  readonly english: string;
}

const patterns = new Map<string, readonly PhrasePattern[]>();

/** The patterns of a language, compiled at its first question; undefined for a language without a lexicon. */
function patternsOf(language: string): readonly PhrasePattern[] | undefined {
  const known = patterns.get(language);
  const lexicon = LEXICONS.get(language);
  if (known !== undefined || lexicon === undefined) return known;
  const phrases = [...timeAheadPhrases(lexicon.timeAhead), ...lexicon.phrases];
  const compiled = phrases.map(([source, english]) => ({ pattern: wholeWords(source), english }));
  patterns.set(language, compiled);
  return compiled;
}

interface Translation {
  readonly text: string;
  /** The position in the question of each character of the translation, and of its end. */
  readonly origins: readonly number[];
}

/** A question in English words; an English question stays as it is. */
export function translateToEnglish(question: string, language: string): Translation {
  const phrases = patternsOf(language);
  if (phrases === undefined)
    return { text: question, origins: Array.from({ length: question.length + 1 }, (_, i) => i) };
  let rest = plainText(question);
  const replacements: Array<Span & { readonly english: string }> = [];
  for (const { pattern, english } of phrases) {
    for (const match of rest.matchAll(pattern)) {
      const end = match.index + match[0].length;
      replacements.push({ start: match.index, end, english: english.replace('$1', match[1] ?? '') });
      rest = blank(rest, match.index, end);
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
  for (const { start, end, english } of replacements.sort((a, b) => a.start - b.start)) {
    copy(start);
    text += english;
    for (let i = 0; i < english.length; i++) origins.push(i === 0 ? start : end - 1);
    at = end;
  }
  copy(question.length);
  origins.push(question.length);
  return { text, origins };
}
