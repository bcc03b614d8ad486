/** The numbers in a text, in digits or in words, each with its unit. */
import { type MentionedUnit, unitAtStart } from './unit-mentions.ts';

export interface Numeral {
  readonly value: number;
  /** Decimal places: the precision that the number claims. */
  readonly decimals: number;
  readonly unit: MentionedUnit;
  /** Its position in the text. */
  readonly at: number;
  /** A difference: "3 degrees warmer". */
  readonly relative: boolean;
  /** As written, for the log. */
  readonly text: string;
}

const ONES = 'zero|one|two|three|four|five|six|seven|eight|nine'.split('|');
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|');
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const ORDINALS = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');

const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)?`;
const WORDS =
  String.raw`(?:${TENS.join('|')})(?:[\s-](?:${ONES.slice(1).join('|')}))?|${[...TEENS, ...ONES].join('|')}|` +
  String.raw`(?:an?|one)\shundred|hundred|half\san?|` +
  String.raw`an?(?=\s(?:inch|degree|mile|foot|knot|hour|minute|(?:milli|centi|kilo)?met(?:er|re))s?\b)`;
/** A sign touches its digits, and follows no letter or digit: "8-13" is a range. */
const SIGN = String.raw`minus\s|negative\s|(?<![\p{L}\d][\s]?)[-−–+](?=\d)|(?<=\p{L}\s)[-−–+](?=\d)|−\s(?=\d)`;
const NUMERAL = new RegExp(
  String.raw`(?<sign>${SIGN})?(?<![\d])(?:(?<digits>${DIGITS})|\b(?<words>${WORDS})\b)`,
  'giu',
);
/** Joins two numbers that share a unit. */
const JOINT = /^\s*(?:to|and|or|through|until|–|-|—|−)\s*(?:about|around|nearly|minus|-|−)?\s*$/i;
const BELOW_ZERO = /^\s*below(?:\s(?:zero|freezing))/i;
const DIFFERENCE = /^\s*(?:warmer|colder|cooler|hotter|milder|higher|lower|more|less|above|below)\b/i;
const ORDINAL = /^(?:st|nd|rd|th)\b/i;

/** In the order of the text. "one" without a unit is a pronoun, and no number. */
export function numeralsIn(text: string): Numeral[] {
  const found: FoundNumeral[] = [];
  for (const match of text.matchAll(NUMERAL)) {
    // The 100 of "72 out of 100" is part of a unit.
    if (match.index >= (found.at(-1)?.end ?? 0)) found.push(read(text, match));
  }
  for (let i = found.length - 2; i >= 0; i--) {
    const between = text.slice(found[i].end, found[i + 1].at);
    if (found[i].unit === 'plain' && JOINT.test(between)) found[i].unit = found[i + 1].unit;
  }
  return [...found.filter(({ unit, pronoun }) => !(pronoun && unit === 'plain')), ...ordinalsIn(text)];
}

interface FoundNumeral extends Numeral {
  unit: MentionedUnit;
  readonly end: number;
  readonly pronoun: boolean;
}

function read(text: string, match: RegExpExecArray): FoundNumeral {
  const { sign = '', digits, words } = match.groups ?? {};
  const after = text.slice(match.index + match[0].length);
  const ordinal = digits === undefined ? undefined : ORDINAL.exec(after)?.[0].length;
  const { unit, length } = ordinal === undefined ? unitAtStart(after) : { unit: 'plain' as const, length: ordinal };
  const rest = after.slice(length);
  const belowZero = BELOW_ZERO.exec(rest)?.[0].length ?? 0;
  const negative = /[-−–]|minus|negative/i.test(sign) !== belowZero > 0;
  const size = digits === undefined ? ofWords(words ?? '') : ofDigits(digits);
  return {
    value: negative ? -size.value : size.value,
    decimals: size.decimals,
    unit,
    at: match.index,
    end: match.index + match[0].length + length + belowZero,
    relative: belowZero === 0 && DIFFERENCE.test(rest),
    text: match[0] + after.slice(0, length),
    pronoun: /^(?:one|an?)$/i.test(words ?? ''),
  };
}

function ofDigits(digits: string): { value: number; decimals: number } {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
}

function ofWords(words: string): { value: number; decimals: number } {
  const word = words.toLowerCase();
  if (word.includes('hundred')) return { value: 100, decimals: 0 };
  if (word.startsWith('half')) return { value: 0.5, decimals: 1 };
  const value = word.split(/[\s-]/).reduce((sum, part) => sum + ofWord(part), 0);
  return { value, decimals: 0 };
}

function ofWord(word: string): number {
  if (word === 'a' || word === 'an') return 1;
  if (TENS.includes(word)) return (TENS.indexOf(word) + 2) * 10;
  return TEENS.includes(word) ? TEENS.indexOf(word) + 10 : ONES.indexOf(word);
}

/** "second" and later; "first" is no number. */
function ordinalsIn(text: string): Numeral[] {
  return [...text.matchAll(new RegExp(String.raw`\b(?:${ORDINALS.join('|')})\b`, 'gi'))].map((match) => ({
    value: ORDINALS.indexOf(match[0].toLowerCase()) + 2,
    decimals: 0,
    unit: 'plain',
    at: match.index,
    relative: false,
    text: match[0],
  }));
}
