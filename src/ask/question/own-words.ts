/**
 * Where a question's own words begin and end. What is said around them asks for nothing ("hi, …", "… thanks mate"), so that the
 * question is read as if it stood alone: each rule may look for its words at the very begin of the text.
 */
import { detectLanguage } from './language.ts';
import { CLOSER, OPENER } from './opener-words.ts';
import { plainText, type Span } from './text.ts';

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

/** The part of a plain text that asks; all of it where nothing would be left. */
export function ownSpan(plain: string): Span {
  const start = ownStart(plain);
  const end = ownEnd(plain, start);
  if (ANY_LETTER.test(plain.slice(start, end))) return { start, end };
  return { start: 0, end: plain.length };
}

function ownStart(plain: string): number {
  let start = behind(SPACES, plain, 0);
  for (let i = 0; i < MAX_OF_THEM; i++) {
    const next = behind(OPENER, plain, behind(FACES_BEFORE, plain, start));
    if (next === start) break;
    start = next;
  }
  return start;
}

/** Where the match of a pattern at a place ends; the place itself where it does not match. */
function behind(pattern: RegExp, plain: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(plain)?.[0].length ?? 0);
}

function ownEnd(plain: string, start: number): number {
  const hasFaces = NOT_ASCII.test(plain);
  let end = plain.length;
  for (let i = 0; i < MAX_OF_THEM; i++) {
    const bare = plain.slice(Math.max(start, end - LONGEST_CLOSER), end);
    const withoutFaces = hasFaces ? bare.replace(FACES_BEHIND, '') : bare;
    const closed = withoutFaces.replace(STOPS_BEHIND, '');
    const rest = closed.replace(CLOSER, '');
    if (rest === closed && withoutFaces === bare) break;
    end -= bare.length - (rest === closed ? withoutFaces : rest).length;
  }
  return end;
}

/** A question as it would stand alone; it has a question mark where one stands behind what is left out. */
export function ownWords(asked: string): string {
  const question = asked.normalize('NFC');
  const plain = plainText(question);
  const { start, end } = ownSpan(plain);
  if (start === 0 && end === plain.length) return question;
  if ((detectLanguage(plain).language ?? 'en') !== 'en') return question;
  const own = question.slice(start, end);
  return plain.includes('?', end) && !own.endsWith('?') ? `${own}?` : own;
}
