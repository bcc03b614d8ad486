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
  // "22-02": the night on a clock of 24 hours.
  if (/^(?:1[3-9]|2[0-3])$/.test(from[1] ?? '') && /^0\d$/.test(to[1] ?? '')) return true;
  return (
    joiner === 'until' ||
    /^(?:9|nine)\D+(?:5|five)$/.test(text) ||
    BEHIND_DAY.test(before) ||
    AHEAD_OF_DAY.test(after) ||
    (OF_DIAL.test(text) &&
      (BESIDE_PART.test(before) || BEHIND_WORK.test(before) || isOfDay(match.input, before, after)))
  );
}

/** "Tomorrow evening at the rec 6 to 8": a day or a part of one is named, and the hours end what is said. */
function isOfDay(input: string, before: string, after: string): boolean {
  // "Will it rain 3 to 4"
  if (!HAS_DAY.test(input) && !HAS_PART.test(input)) return BEHIND_EVENT.test(before) && ENDS.test(after);
  return BEHIND_EVENT.test(before) || (ENDS.test(after) && !COUNTS.test(before));
}

/** Hours up to noon, with minutes or without. */
const OF_DIAL = /^(?:\d|1[0-2])(?:[:.][0-5]\d)?\D+(?:\d|1[0-2])(?:[:.][0-5]\d)?$/;

const BEHIND_DAY = new WordPattern(`${BLANK},? (?:at )?$`);
/** "Friday, any rain 8 to 4". */
const BEHIND_EVENT =
  /\b(?:rain|raining|showers?|dry|snow|snowing|thunder|storms?|wet|fog|foggy)(?: (?:at all|likely|forecast|due))?,? $/;
/** "My shift 12-8", "working 7 to 3". */
const BEHIND_WORK = new RegExp(
  '\\b(?:shifts?|work(?:ing)?|on site|on duty|duty|open|rota|class|lessons?|session|slot|rounds?|deliver(?:ing|ies)|' +
    "filming|shoot(?:ing)?|job|market|stall|fete|party|wedding|patrol)(?: is| are|'s)?[,:]? $",
);
const HAS_DAY = new WordPattern(BLANK);
const HAS_PART = /\b(?:this (?:morning|afternoon|evening)|tonight|(?:morning|afternoon|evening|night)s?)\b/;
/** Nothing more is said behind the hours, but where it is or what is asked. */
const ENDS =
  /^ ?(?:\W*$|[,;?!]|(?:in|at|near|will|is|whats?|what's|how|hows|any|do|should|can|dry|wet|rain|wind|windy|weather|forecast|then|but)\b|(?!years?|nil|or|and|on)\p{L}+(?: \p{L}+)?\W*$)/u;
/** What is counted or measured in numbers, and what they limit. */
const COUNTS = new RegExp(
  String.raw`\b(?:of|aged?|ages|years?|number|sizes?|force|grade|level|index|uv|stage|chapter|page|holes?|rows?|zone|bft|` +
    'beaufort|score|won|win|lost|lose|lead|led|beat|odds|up|down|about|around|least|most|than|only|just|over|under|' +
    'above|below|pollen|count|aqi|u)[:,]? $',
);
/** "Saturday afternoon 2 to 5": small numbers, since larger ones may be degrees. */
const BESIDE_PART = /\b(?:mornings?|afternoons?|evenings?|nights?),? $/;
const AHEAD_OF_DAY = new WordPattern(`^,? ?(?:on |this )?${BLANK}|^ (?:this|in the) (?:morning|afternoon|evening)\\b`);
