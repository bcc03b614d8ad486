/**
 * Where a question's own words begin and end. What is said around them asks for nothing ("hi, …", "… thanks mate"), so that the
 * question is read as if it stood alone: each rule may look for its words at the very begin of the text.
 */
import { behindAsking, inDirectOrder } from './indirect.ts';
import { detectLanguage } from './language.ts';
import { CLOSER, OPENER } from './opener-words.ts';
import { wordsAround } from './opener-words-abroad.ts';
import { plainText } from './text.ts';

/** Signs of people and feelings, and none of the weather. */
const FACES =
  String.raw`(?:[\u{1F440}-\u{1F4AF}\u{1F590}-\u{1F64F}\u{1F90C}-\u{1F93E}\u{1F970}-\u{1F974}\u{1F977}-\u{1F97A}` +
  String.raw`\u{1FAE0}-\u{1FAF8}\u{2764}\u{263A}][\u{FE0F}\u{200D}\u{2640}\u{2642}\u{1F3FB}-\u{1F3FF}]*\s*)`;
const FACES_BEFORE = new RegExp(`${FACES}+`, 'uy');
const FACES_BEHIND = new RegExp(`\\s*${FACES}+$`, 'u');
const SPACES = /\s*/y;
const STOPS_BEHIND = /[\s,.!?;:…(-]+$/;
const ANY_LETTER = /\p{L}/u;
const NOT_ASCII = /[^\x20-\x7e]/;
/** Openers and closers are short; more of them than this stand before or behind no question. */
const MAX_OF_THEM = 8;
const LONGEST_CLOSER = 60;

interface OwnStart {
  readonly start: number;
  /** Whether somebody asks to be told what stands behind. */
  readonly isTold: boolean;
}

function ownStart(plain: string, opener: RegExp, isEnglish: boolean): OwnStart {
  let start = behind(SPACES, plain, 0);
  let isTold = false;
  for (let i = 0; i < MAX_OF_THEM; i++) {
    const greeted = behind(opener, plain, behind(FACES_BEFORE, plain, start));
    const next = isEnglish ? behindAsking(plain, greeted) : greeted;
    if (next === start) break;
    isTold ||= next > greeted;
    start = next;
  }
  return { start, isTold };
}

/** Where the match of a pattern at a place ends; the place itself where it does not match. */
function behind(pattern: RegExp, plain: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(plain)?.[0].length ?? 0);
}

function ownEnd(plain: string, start: number, closer: RegExp): number {
  const hasFaces = NOT_ASCII.test(plain);
  let end = plain.length;
  for (let i = 0; i < MAX_OF_THEM; i++) {
    const bare = plain.slice(Math.max(start, end - LONGEST_CLOSER), end);
    const withoutFaces = hasFaces ? bare.replace(FACES_BEHIND, '') : bare;
    const closed = withoutFaces.replace(STOPS_BEHIND, '');
    const rest = closed.replace(closer, '');
    if (rest === closed && withoutFaces === bare) break;
    end -= bare.length - (rest === closed ? withoutFaces : rest).length;
  }
  return end;
}

/** A question, composed (NFC), as it would stand alone; it has a question mark where one stands behind what is left out. */
export function ownWords(question: string): string {
  const plain = plainText(question);
  const language = languageOf(plain);
  const abroad = wordsAround(language);
  if (abroad !== undefined) {
    const { start } = ownStart(plain, abroad.opener, false);
    const end = ownEnd(plain, start, abroad.closer);
    const own = plain.slice(start, end);
    // A greeting may be all that tells the language: "hola, Madrid".
    if (own !== plain && ANY_LETTER.test(own) && languageOf(own) === language)
      return withMark(question.slice(start, end), plain, end);
  }
  const { start, isTold } = ownStart(plain, OPENER, true);
  const end = ownEnd(plain, start, CLOSER);
  const isWhole = start === 0 && end === plain.length;
  const own = isWhole ? plain : plain.slice(start, end);
  if (!ANY_LETTER.test(own)) return question;
  const told = inDirectOrder(isWhole ? question : question.slice(start, end), own, isTold);
  // A name alone may look like another language: "hello, luna park".
  if (told === question || (language !== 'en' && languageOf(own) !== 'en')) return question;
  return withMark(told, plain, end);
}

function withMark(own: string, plain: string, end: number): string {
  return plain.includes('?', end) && !own.endsWith('?') ? `${own}?` : own;
}

function languageOf(plain: string): string {
  return detectLanguage(plain).language ?? 'en';
}
