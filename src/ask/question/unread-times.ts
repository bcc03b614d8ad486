/** Words of time that were read as none, which an answer names so that no day or hour is passed over in silence. */
import type { QuestionWords } from './find-words.ts';
import { matchesOf, wholeWords } from './text.ts';
import { MONTH } from './time/named-days.ts';
import { WordPattern } from './word-pattern.ts';

/** Only such as mean hardly anything else: no "may", "sun" or "second". */
const OF_TIME = wholeWords(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|weds|thurs?|thu|fri|january|february|april|june|july|' +
    'september|october|november|december|jan|feb|apr|jun|jul|aug|sept|oct|nov|dec|pm|(?:noon|midday)(?! sun)|' +
    'midnight(?! sun)|yesterday|tomorrow|tonight|fortnight|half[ -]?term|' +
    '\\d{1,2}(?:st|nd|rd|th)(?! (?:hole|green|tee|floor|time|century|avenue|street|birthday|of)\\b)',
);

const MONTH_NAME = new WordPattern(`^(?:${MONTH})$`);
const OF_NORMAL = new WordPattern(/\b(?:normal|normally|usual|usually|typical|typically|unusual|unusually|average)\b/);
const JUDGED_FOR = new WordPattern(
  '\\b(?:hot|cold|warm|cool|chilly|mild|wet|dry|windy|humid|sunny|gr[ae]y|dull|rainy|muggy|' +
    `nippy|miserable) for (?:an? |early |late |mid[- ]?|the middle of |this )*(?:${MONTH})\\b|` +
    `\\bshould\\b.{0,8}\\bit be (?:this|that|so) \\p{L}+|\\b(?:meant|supposed) to be (?:this|that|so) \\p{L}+ (?:in|for|during) `,
  'u',
);

/** They in the order of the question; of an English one alone. */
export function unreadTimes({ rest, language }: QuestionWords): string[] {
  if (language !== 'en') return [];
  // "Is it normal to be this hot in June": it is now that is asked about.
  const isOfNormal = OF_NORMAL.test(rest) || JUDGED_FOR.test(rest);
  return matchesOf(rest, OF_TIME).flatMap(([text]) => (MONTH_NAME.test(text) && isOfNormal ? [] : [text]));
}
