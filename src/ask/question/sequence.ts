/** What is done one thing after the other, each on a day of its own: "train to Penzance on Sunday then beach Monday". */
import { plainText } from './text.ts';
import { WordPattern } from './word-pattern.ts';

/** A day by its name or its date. */
const DAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|tmrw|\\d{1,2}(?:st|nd|rd|th))' +
  '(?: (?:morning|afternoon|evening|night|arvo|am|pm))?(?![\\p{L}\\d])';
const HAS_DAY = new WordPattern(`(?<![\\p{L}\\d])${DAY}`, 'u');
const LAST_DAY = new WordPattern(`^.*(?<![\\p{L}\\d])${DAY}`, 'u');
/** "Then", or a comma before the next leg of a way. */
const NEXT = new RegExp(
  '(?:,| -|;)?(?: and)? then (?:(?:we|it\\W?s|go(?:ing)?|on|off|back|over|a|the|maybe|to) )*|' +
    `[,;] (?=(?:from )?\\p{L}[\\p{L}' ]{1,24} to \\p{L}[\\p{L}' ]{1,24}? (?:on )?${DAY})`,
  'iu',
);
const MAX_PARTS = 4;

/** Its parts, each with what is asked at the end of the last; none where one of them has no day of its own. */
export function partsInSequence(question: string): string[] {
  const plain = plainText(question);
  if (plain.length !== question.length || !NEXT.test(plain)) return [];
  const parts = question.split(NEXT);
  const last = parts.at(-1) ?? '';
  const named = LAST_DAY.exec(plainText(last));
  const isSequence =
    parts.length <= MAX_PARTS && named !== null && parts.every((part) => HAS_DAY.test(plainText(part)));
  if (!isSequence || /\bif\b/i.test(plain)) return [];
  const asked = last.slice(named[0].length);
  return parts.map((part, i) => (i < parts.length - 1 && /\p{L}{3}/u.test(asked) ? `${part}${asked}` : part));
}
