/** Numbers in words: counts, hours and days of the month. */

const ONES = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen',
].flatMap((line) => line.split(' '));
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, i): [string, number] => [word, 10 * (i + 2)]),
]);
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ');
const DAYS: ReadonlyMap<string, number> = new Map([
  ...ORDINALS.map((word, i): [string, number] => [word, i + 1]),
  ...ORDINALS.slice(0, 9).map((word, i): [string, number] => [`twenty-${word}`, i + 21]),
  ['thirtieth', 30],
  ['thirty-first', 31],
]);

/** Before "ish": "20ish" is as warm as that, "8ish" and "at 20ish" are hours. */
export const ISH_HOUR = '(?:1[0-2]|0?\\d|(?<=(?:at|by|from|until|till|around) )\\d\\d)';

const UNIT_WORD = [...VALUES.keys(), 'hundred'].join('|');
/** A number in words: "twenty-five", "a hundred". */
export const NUMBER_WORDS = `(?:a (?=hundred))?(?:${UNIT_WORD})(?:[ -](?:and )?(?:${UNIT_WORD}))*`;
/** A number in digits or words; "a" and "an" are one. */
export const NUMBER = `(?:(?:\\d+|${NUMBER_WORDS}) and a (?:half|quarter)|\\d+(?:\\.\\d+)?|${NUMBER_WORDS}|an?|couple of|a couple of|few|a few|several)`;
/** The day of a month: "5", "5th", "fifth", "twenty-eighth". */
export const DAY_OF_MONTH =
  `(?:\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[ -](?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|` +
  `(?:${ORDINALS.toReversed().join('|')})(?! (?:thing|half|light)(?!\\p{L})))`;
/** The day of a month in words. */
export const ORDINAL = `(?:twenty|thirty)[ -](?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|${ORDINALS.toReversed().join('|')}`;
/** Those that count hardly anything but days. */
export const LATE_ORDINAL =
  `(?:twenty|thirty)[ -](?:${ORDINALS.slice(0, 9).join('|')})|thirtieth|` +
  `${ORDINALS.slice(12).toReversed().join('|')}`;
/** An hour in words, from one to twenty-four. */
export const HOUR_WORD = `twenty(?:[ -](?:one|two|three|four))?|${ONES.slice(1).toReversed().join('|')}`;

const VAGUE: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  'couple of': 2,
  'a couple of': 2,
  few: 3,
  'a few': 3,
  several: 3,
};

/** The value of a text that `NUMBER` or `HOUR_WORD` matches. */
export function numberOf(text: string): number {
  const [, whole, part] = /^(.*) and a (half|quarter)$/.exec(text) ?? [];
  if (whole !== undefined) return numberOf(whole) + (part === 'half' ? 0.5 : 0.25);
  if (/^\d/.test(text)) return Number(text);
  const vague = VAGUE[text];
  if (vague !== undefined) return vague;
  let sum = 0;
  for (const word of text.split(/[ -]/)) {
    if (word === 'hundred') sum = 100 * Math.max(1, sum);
    else sum += VALUES.get(word) ?? 0;
  }
  return sum;
}

/** The value of a text that `DAY_OF_MONTH` matches. */
export function dayOfMonth(text: string): number {
  return /^\d/.test(text) ? Number.parseInt(text, 10) : (DAYS.get(text.replace(' ', '-')) ?? 0);
}
