/** Which numbers are hours without a word before them: "9-5", "10 till 2", "Saturday afternoon 2 to 5". */
import { BLANK } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';

/** The four groups of a time of the clock in a match: its word, its digits, its half and its unit. */
type ClockGroups = readonly (string | undefined)[];

function isClearlyTime(groups: ClockGroups): boolean {
  const [word, digits = '', half, unit] = groups;
  return word !== undefined || half !== undefined || (unit !== undefined && !isCount(digits)) || digits.includes(':');
}

/** "4 hrs" is a length; "16 hrs" and "04 hrs" are times. */
export function isCount(digits: string): boolean {
  return /^[1-9]$|^1[0-2]$|^24$|^[a-z]/.test(digits);
}

/** "10 till 2" and "9-5" are hours without "from" where a day stands beside them, or the word can join nothing else. */
export function isClearlySpan(match: RegExpExecArray, from: ClockGroups, to: ClockGroups): boolean {
  const [text, , , , , , joiner] = match;
  if (isClearlyTime(from) || isClearlyTime(to)) return true;
  // "2-4 hrs"
  if (from[3] !== undefined || to[3] !== undefined) return false;
  if (joiner.startsWith('t') && joiner !== 'to') return !joiner.startsWith('th');
  const before = match.input.slice(0, match.index);
  const after = match.input.slice(match.index + text.length);
  return (
    joiner === 'until' ||
    /^(?:9|nine)\D+(?:5|five)$/.test(text) ||
    BEHIND_DAY.test(before) ||
    AHEAD_OF_DAY.test(after) ||
    (BEHIND_EVENT.test(before) && HAS_DAY.test(match.input) && /^\d?\d\D+(?:\d|1[0-2])$/.test(text)) ||
    (BEHIND_WORK.test(before) && /^\d?\d\D+(?:\d|1[0-2])$/.test(text)) ||
    (BESIDE_PART.test(before) && /^\d?\d\D+(?:\d|1[0-2])$/.test(text))
  );
}

const BEHIND_DAY = new WordPattern(`${BLANK},? (?:at )?$`);
/** "Friday, any rain 8 to 4". */
const BEHIND_EVENT =
  /\b(?:rain|raining|showers?|dry|snow|snowing|thunder|storms?|wet|fog|foggy)(?: (?:at all|likely|forecast|due))?,? $/;
/** "My shift 12-8", "working 7 to 3". */
const BEHIND_WORK =
  /\b(?:shifts?|work(?:ing)?|on site|on duty|duty|open|rota|class|lessons?|session|slot|rounds?|deliver(?:ing|ies)|filming|shoot(?:ing)?|job|market|stall|fete|party|wedding|patrol)(?: is| are|'s)?[,:]? $/;
const HAS_DAY = new WordPattern(BLANK);
/** "Saturday afternoon 2 to 5": small numbers, since larger ones may be degrees. */
const BESIDE_PART = /\b(?:mornings?|afternoons?|evenings?|nights?),? $/;
const AHEAD_OF_DAY = new WordPattern(`^,? ?(?:on |this )?${BLANK}`);
