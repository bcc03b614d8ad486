/**
 * Translates the weather's words in a question to English, so that one grammar reads all languages: phrases first, then
 * the words that are left. What no lexicon knows, such as names, stays as written. Each character of the translation
 * knows its origin in the question.
 */
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import { blank, blankSpans, matchesOf, overlap, plainText, type Span, wordsOf } from '../text.ts';
import { type CompiledLexicon, type CompiledPhrase, compiledLexicon, HAS_SHORT_FORM, SHORT_FORMS } from './compile.ts';
import { namesIn } from './names.ts';

export interface Translation {
  readonly text: string;
  /** For each character of the translation the part of the question that it stands for, and one for its end. */
  readonly origins: readonly Span[];
}

interface Replacement extends Span {
  readonly english: string;
  /** The part of the question for each character; by default all stand for the whole. */
  readonly origins?: readonly Span[];
}

/** A question in English words; an English question stays as it is, but for short forms of words of time. */
export function translateToEnglish(question: string, language: string, places: Pick<Places, 'namesAt'>): Translation {
  const lexicon = compiledLexicon(language);
  if (lexicon === undefined) return spelledOut(question);
  const names = namesIn(question, wordsOf(question), lexicon, places);
  const renamed = names.flatMap(({ start, end, english }) => (english === undefined ? [] : [{ start, end, english }]));
  const rest = blankSpans(plainText(question), names);
  const found = [...renamed, ...replacementsIn(question, rest, lexicon)];
  return assemble(question, 0, question.length, found);
}

function spelledOut(question: string): Translation {
  const plain = plainText(question);
  const found =
    HAS_SHORT_FORM.mayMatch(plain) && HAS_SHORT_FORM.test(plain) ? replacementsIn(question, plain, SHORT_FORMS) : [];
  return assemble(question, 0, question.length, found);
}

/**
 * `plain` is the plain text of the question, as long as it, with what is to stay blanked out. `within`: the phrases that the
 * text is a group of.
 */
function replacementsIn(
  question: string,
  plain: string,
  lexicon: CompiledLexicon,
  within: readonly CompiledPhrase[] = [],
): Replacement[] {
  let rest = plain;
  let found: Replacement[] = [];
  for (const phrase of lexicon.phrases.possibleIn(plain)) {
    if (within.includes(phrase)) continue;
    for (const match of matchesOf(rest, phrase.pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const translated = filledIn(phrase, match, question, plain, lexicon, within, found);
      if (translated === null) continue;
      // What was replaced within the phrase stays so in its groups.
      found = found.filter((inner) => !overlap(inner, span));
      found.push({ ...span, ...translated });
      rest = blank(rest, span.start, span.end);
    }
  }
  for (const { index } of matchesOf(rest, OPENING_MARK)) found.push({ start: index, end: index + 1, english: '' });
  for (const { index: start, 0: word } of matchesOf(rest, WORD)) {
    const end = start + word.length;
    const isElided = word.endsWith("'");
    const english =
      lexicon.words.get(isElided ? word : question.slice(start, end).toLowerCase()) ??
      lexicon.words.get(word) ??
      withoutApostrophe(word, lexicon);
    if (english !== undefined)
      found.push({ start, end, english: isElided && english !== '' ? `${english} ` : english });
  }
  return found;
}

/** "Dhumidité", "lorage": an elision typed without its apostrophe, before a word of the language that is no word of English with it. */
function withoutApostrophe(word: string, lexicon: CompiledLexicon): string | undefined {
  const rest = RUN_TOGETHER.test(word) && lexicon.words.has("l'") ? lexicon.words.get(word.slice(1)) : undefined;
  return rest === undefined || isEnglishWord(word) ? undefined : rest;
}

const RUN_TOGETHER = /^[dl][aeiouh]\p{L}{3}/u;
/** An elision may stand before a phrase that is replaced: "qu'en août". */
const WORD = /[\p{L}\p{N}]+(?:'(?=[^\s\p{P}]))?/gu;
/** "¿Llueve?" */
const OPENING_MARK = /[¿¡]/g;
const GROUP = /\$(\d)/;

/**
 * The English of a phrase with the translations of its groups, whose characters keep their own origins; null for none.
 * `found`: what phrases before this one have replaced, which looked at the whole text.
 */
function filledIn(
  phrase: CompiledPhrase,
  match: RegExpExecArray,
  question: string,
  plain: string,
  lexicon: CompiledLexicon,
  within: readonly CompiledPhrase[],
  found: readonly Replacement[],
): Pick<Replacement, 'english' | 'origins'> | null {
  const english = typeof phrase.english === 'string' ? phrase.english : phrase.english(match);
  if (english === null) return null;
  if (!english.includes('$')) return { english };
  const span = { start: match.index, end: match.index + match[0].length };
  let text = '';
  const origins: Span[] = [];
  for (const [i, part] of english.split(GROUP).entries()) {
    if (i % 2 === 0) {
      text += part;
      for (let n = 0; n < part.length; n++) origins.push(span);
      continue;
    }
    const [start, end] = match.indices?.[Number(part)] ?? [0, 0];
    const outside = [
      { start: 0, end: start },
      { start: end, end: plain.length },
    ];
    const done = found.filter((inner) => inner.start >= start && inner.end <= end);
    const inside = replacementsIn(question, blankSpans(plain, [...outside, ...done]), lexicon, [...within, phrase]);
    const group = assemble(question, start, end, [...done, ...inside]);
    text += group.text;
    origins.push(...group.origins.slice(0, -1));
  }
  return { english: text, origins };
}

/** The spans of single characters, which most of a question stands for itself with. */
const CHARACTERS: Span[] = [];

function characterAt(at: number): Span {
  for (let i = CHARACTERS.length; i <= at; i++) CHARACTERS.push({ start: i, end: i + 1 });
  return CHARACTERS[at];
}

/** The part of a question between two positions with its replacements. */
function assemble(question: string, from: number, to: number, replacements: readonly Replacement[]): Translation {
  let text = '';
  const origins: Span[] = [];
  let at = from;
  const copy = (until: number): void => {
    if (until > at) text += question.slice(at, until);
    for (; at < until; at++) origins.push(characterAt(at));
  };
  for (const { start, end, english, origins: own } of replacements.toSorted((a, b) => a.start - b.start)) {
    copy(start);
    text += english;
    const whole = { start, end };
    for (let i = 0; i < english.length; i++) origins.push(own?.[i] ?? whole);
    at = end;
    // What is left out takes the space behind it along.
    if (english === '' && question[at] === ' ' && (text === '' || text.endsWith(' '))) at++;
  }
  copy(to);
  origins.push({ start: to, end: to });
  return { text, origins };
}
