/** Words of time that were read as none, which an answer names so that no day or hour is passed over in silence. */
import type { QuestionWords } from './find-words.ts';
import { matchesOf, type Span, wholeWords } from './text.ts';
import { MONTH } from './time/named-days.ts';
import { WordPattern } from './word-pattern.ts';

/** Only such as mean hardly anything else: no "may", "sun" or "second". */
const OF_TIME = wholeWords(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|weds|thurs?|thu|fri|january|february|april|june|july|' +
    'september|october|november|december|jan|feb|apr|jun|jul|aug|sept|oct|nov|dec|pm|(?:noon|midday)(?! sun)|' +
    'midnight(?! sun)|(?:bed|tea|lunch|dinner|breakfast|home) ?time|sun(?:down|up)|o.?clock|nye|week ?end|' +
    '(?:this |next |last )(?:week|month|year)|yesterday|tomorrow|tonight|fortnight|half[ -]?term|' +
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

/** What is called or counted by the number behind it: "mavic 3", "aged 7", "table for 4". */
const NAMES_NUMBER =
  '\\p{L}*(?:mini|mavic|air|neo|pro|phantom|avata|mk|mark|version|route|junction|gate|terminal|platform|hall|pitch|court|' +
  'hole|room|stage|phase|day|week|round|race|heat|leg|part|chapter|page|grade|level|zone|category|cat|class|division|' +
  'group|team|unit|plot|no|number|size|aged?|ages|turn(?:s|ed|ing)?|i.?m|she.?s|he.?s|they.?re|we.?re|is|are|was|am|of|for|' +
  'under|over|above|below|than|least|most|only|about|around|x|ph|factor|spf|tog|mag|storm|channel|radio|bbc|itv|area|' +
  'score|nil|won|lost|beat|chance|odds|f|formula|type|covid|windows|ps|iphone|pixel|galaxy|flight|year|years|reception|key|' +
  'nos|numbers|between|from|by|or|and|to|like|take|one|top|bottom|plus|minus|divided|times|equals?|force|index|uv|aqi|kp)';
/** What may stand behind a number that counts nothing. */
const STANDS_BEHIND =
  'in|at|on|near|will|is|are|was|did|does|do|if|with|then|so|but|rain|raining|dry|wet|snow|wind|windy|temps?|temperature|' +
  'weather|forecast|hot|cold|warm|sun|sunny|what|whats|how|hows|any|please|should|can|could|shall';
/** A number that neither counts nor measures anything: "temp 2 to 4", "hot in leeds 2027". */
const BARE_NUMBER = new WordPattern(
  '(?<![\\p{L}\\d])(?<![.,:/£$€#@+%°(-] ?)' +
    `(?<!(?<!\\p{L})(?:${NAMES_NUMBER}) )(?:(?:[1-9]|1\\d|2[0-4])(?:[:.][0-5]\\d)?` +
    `(?: ?(?:-|to|till?|until|&) ?(?:[1-9]|1\\d|2[0-4])(?:[:.][0-5]\\d)?)?|` +
    `(?:19|20)\\d\\d)(?=[\\s?!.]*$|[,;?!] ?(?!\\d)| \\u0001| (?:${STANDS_BEHIND})(?!\\p{L}))`,
  'gu',
);

/** "Leeds 2027": no postcode where those have no four digits. */
const YEAR_OF_PLACE = /(?<= )(?:19|20)\d\d$/;
const FOUR_DIGIT_CODES: ReadonlySet<string> = new Set(
  'AU NZ AT BE BG CH CY DK GE HU LI LU LV NL NO PH PT SI ZA TN AR BD PY VE GL AF AM AL MK MD ET'.split(' '),
);

/** They in the order of the question; of an English one alone. `isExplained`: what a span was taken for. */
export function unreadTimes(
  { rest, language, placeSpans }: QuestionWords,
  isExplained: (span: Span) => boolean,
): string[] {
  if (language !== 'en') return [];
  // "Is it normal to be this hot in June": it is now that is asked about.
  const isOfNormal = OF_NORMAL.test(rest) || JUDGED_FOR.test(rest);
  const times = matchesOf(rest, OF_TIME).flatMap(([text]) => (MONTH_NAME.test(text) && isOfNormal ? [] : [text]));
  const mayBeCodes = placeSpans.some(
    ({ resolution }) => resolution.kind !== 'found' || FOUR_DIGIT_CODES.has(resolution.place.countryCode),
  );
  const numbers = /\d/.test(rest)
    ? matchesOf(rest, BARE_NUMBER).flatMap(({ index, 0: text }) =>
        isExplained({ start: index, end: index + text.length }) || (mayBeCodes && /^\d{4}$/.test(text)) ? [] : [text],
      )
    : [];
  const years = mayBeCodes ? [] : placeSpans.flatMap(({ text }) => YEAR_OF_PLACE.exec(text)?.[0] ?? []);
  return [...times, ...numbers, ...years];
}
