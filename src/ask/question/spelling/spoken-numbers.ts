/** Numbers as they are spoken or typed in short, in digits: "five p m", "twenty eight mph", "six to 8", "nineteen hundred hours", "7a". */
import { NAMED_DAY } from './meant-words.ts';

const ONES = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 10 * (i + 2)] as const),
]);
const HUNDRED = 100;
const MIN_FEET = 10;
const FOOT_ALONE = /^ ?foot(?! (?:of|high|deep|tall|up|above|waves?|swell|seas?|drifts?|mast|ladder|snow|or|to))\b/i;
const FEET = /^ ?(?:foot|feet|ft|met)/i;

const UNDER_TEN = ONES.slice(1).join('|');
const UNDER_HUNDRED = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNDER_TEN}))?|${TEENS.join('|')}|${ONES.join('|')})`;
const NUMBER = `(?:(?:a|${UNDER_TEN}) hundred(?: (?:and )?${UNDER_HUNDRED})?|${UNDER_HUNDRED})`;
const UNIT =
  '(?:mph|mi(?:le)?s? (?:per|an?) hour|k(?:m|ms|ph|mh|nots?|ts|ilomet)|mm\\b|mil(?:s|lim)|cm|centim|inch|ft\\b|feet\\b|foot\\b|met(?:re|er)|' +
  'per ?cent(?! (?:sure|certain))|%|degrees?\\b|deg\\b|°|celsius|centigrade|fahrenheit)';
/** The minutes behind an hour. */
const MINUTES = `(?:(?:oh |o )(?:${UNDER_TEN})|(?:ten|fifteen|twenty|thirty|forty|fifty)(?:[ -]five)?)`;

const BEFORE_HALF_DAY = new RegExp(`(${UNDER_HUNDRED})(?: (${MINUTES}))?(?: o.?clock)? ?([ap]) ?m(?!\\p{L})`, 'iuy');
const BEFORE_UNIT = new RegExp(`(${NUMBER})(?=(?: (?:to|or|and|-) (?:\\d+|${NUMBER}))? ?${UNIT})`, 'iuy');
/** "She is eighty four": two words are a number wherever they stand, but for a place of that name. */
const COMPOUND = new RegExp(`((?:${TENS.join('|')})[ -](?:${UNDER_TEN}))(?![\\p{L}-])`, 'iuy');
const BEFORE_NAME = /\b(?:in|near|at|to|from|visit)(?: the)? $/i;
const BEFORE_HOURS = new RegExp(`(?:(?:oh|zero) )?(${UNDER_HUNDRED}) hundred(?: hours| hrs)(?!\\p{L})`, 'iuy');
/** No "five to 7" or "ten to 8", which are minutes. */
const BEFORE_END = /(one|two|three|four|six|seven|eight|nine|eleven|twelve)(?= ?(?:to|till?|until|-) ?\d)/iuy;
const DIGITS_BEFORE_HALF_DAY = /(\d{1,2}(?:[:.]\d\d)?) ([ap]) (?=m(?!\p{L}))/iuy;
const SHORT_CLOCK =
  /(\d{1,2})([ap])(?=(?:-| (?:to|till?|until|-) )\d{1,2}(?:[:.]\d\d)?[ap]m?(?![\p{L}\d])|(?![\p{L}\d'’/-]))/iuy;
const SHORT_RANGE = /(\d{1,2}[ap])-(\d{1,2}[ap])(?![\p{L}\d])/iuy;
const BEFORE_CLOCK = new RegExp(
  `(?:\\b(?:at|by|from|till?|until|to|after|before|around|about|and|between|starts?|${NAMED_DAY})[ @-]?|@ ?|-|\\d:)$`,
  'i',
);

const A = /^a /i;
const RANGE = /^\d{1,2}[ap](?:-| (?:to|till?|until|-) )\d/i;

/** Part of a question as it is written, and where it ended. */
interface Written {
  readonly text: string;
  readonly end: number;
}

/** Whether a word can begin a spoken number. */
export function mayBeNumber(key: string): boolean {
  return VALUES.has(key.split('-')[0] ?? '') || key === 'a' || key === 'oh' || SHORT_OR_HALF_DAY.test(key);
}

const SHORT_OR_HALF_DAY = /^\d{1,2}(?:$|[ap](?:-\d{1,2}[ap])?$)/;

/** The number that begins at a position of a question in digits; null where none is meant. */
export function inDigits(question: string, at: number): Written | null {
  if (A.test(question.slice(at, at + 2)) && !question.startsWith('hundred', at + 2)) return null;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(question);
  };
  const written = (found: RegExpExecArray, text: string): Written => ({ text, end: at + found[0].length });
  const clock = match(BEFORE_HALF_DAY);
  if (clock !== null) {
    const [, hour = '', minutes, half = ''] = clock;
    const late = minutes === undefined ? '' : `:${String(spokenValue(minutes)).padStart(2, '0')}`;
    return spokenValue(hour) > 12 ? null : written(clock, `${spokenValue(hour)}${late}${half.toLowerCase()}m`);
  }
  const halfDay = match(DIGITS_BEFORE_HALF_DAY);
  if (halfDay !== null) return written(halfDay, `${halfDay[1]}${halfDay[2]}`);
  const short = match(SHORT_CLOCK);
  const both = match(SHORT_RANGE);
  if (both !== null) return written(both, `${both[1]}m-${both[2]}m`);
  if (short !== null && (RANGE.test(question.slice(at)) || BEFORE_CLOCK.test(question.slice(0, at))))
    return written(short, `${short[0]}m`);
  const hours = match(BEFORE_HOURS);
  if (hours !== null) return written(hours, `${String(spokenValue(hours[1] ?? '')).padStart(2, '0')}:00`);
  const compound = match(COMPOUND);
  if (compound !== null && !BEFORE_NAME.test(question.slice(0, at)))
    return written(compound, String(spokenValue(compound[1] ?? '')));
  const number = match(BEFORE_UNIT) ?? match(BEFORE_END);
  if (number === null) return null;
  const value = spokenValue(number[1] ?? '');
  // "At forty foot", "Forty Foot swim" are about the bathing place.
  const unit = question.slice(at + number[0].length);
  if (/^ ?Foot\b/.test(unit) || (BEFORE_NAME.test(question.slice(0, at)) && FOOT_ALONE.test(unit))) return null;
  // "Two foot of snow on the roof" is said so, and no height to fly at.
  return value < MIN_FEET && FEET.test(question.slice(at + number[0].length)) ? null : written(number, String(value));
}

/** The value of a number in words. */
function spokenValue(words: string): number {
  let value = 0;
  for (const word of words.toLowerCase().split(/[ -]/))
    value = word === 'hundred' ? (value || 1) * HUNDRED : value + (VALUES.get(word) ?? 0);
  return value;
}
