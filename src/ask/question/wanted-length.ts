/** How long a time is wanted: "the best 2 hours", "a dry spell of four hours", "a 90 minute run". */
import type { Span } from './text.ts';
import { NUMBER, numberOf } from './time/numbers.ts';
import { WordPattern } from './word-pattern.ts';

export interface WantedLength extends Span {
  readonly hours: number;
  /** Whether it is that of what is done, and of no weather: "a 3 hour drive". */
  readonly isOfDoing?: boolean;
}

const STRETCH = '(?:windows?|slots?|spells?|stretch(?:es)?|gaps?|breaks?|periods?|blocks?)';
const COUNTED =
  `(?:(half an|${NUMBER})(?: and a half)?[ -]?(?:(?:dry|sunny|clear|calm|warm|good|free|consecutive|straight|` +
  'solid|continuous|uninterrupted|unbroken) )*(hours?|hrs?|hr|h|minutes?|mins?)(?: and a half)?)';
/** A limit on a sum ("more than 3 hours of sun"), a past or coming time and a distance are no length. */
const LENGTH = new WordPattern(
  '(?<![\\p{L}\\d.]|\\b(?:more than|less than|over|under|at least|at most|every|fewer than|than|in|within|past|' +
    `last|next|within about|in about) (?:the )?)(?:${STRETCH} of (?:at least |about |around |` +
    `some )?)?${COUNTED}(?:[ -]${STRETCH})?(?: in a row| on end| straight| running| non-?stop|` +
    ' solid)?(?![\\p{L}\\d]|(?: and a half)? (?:of (?:sun|sunshine|rain|daylight|light|snow)|ago|from now|away|' +
    'drive from|later|before|until|till)\\b|(?: and a half)? after(?! *(?:$|[?!.,])))',
  'u',
);
/** "At least 3 dry hours", "two dry hours", "an hour without rain". */
const OF_KIND = new WordPattern(
  '(?<=\\b(?:dry|rain[- ]?free|clear|calm|without rain|no rain) for (?:at least |over |more than |' +
    `about )?)(${NUMBER}) ?(?:hours?|hrs?)(?!\\p{L})|(?<=\\bat least )(${NUMBER}) (?:dry|rain[- ]?free|rainless|` +
    'clear|calm|sunny) (?:hours?|hrs?)(?!\\p{L})|' +
    `(?<=(?:^|[^\\p{L}\\d.])(?<!\\b(?:how|best|driest|longest|next|last|past) ))(${NUMBER}) (?:(?:consecutive|` +
    'straight|solid|full|whole) )?(?:(?:dry|rain[- ]?free|rainless) (?:hours?|hrs?)|' +
    '(?:hours?|hrs?) (?:with no |without |of no |free of )(?:any )?rain)(?!\\p{L})',
  'u',
);
const DOING =
  /^[- ](?:shifts?|drive|flight|journey|trip|job|meeting|lesson|crossing|walk|hike|run|ride|bike ride|commute|wait|delay|swim|ceremony)\b/;
const MINUTES_PER_HOUR = 60;
/** Longer ones are days and not a part of one. */
const MAX_HOURS = 24;

/** The length that a plain text without its times wants; null for none. */
export function wantedLength(rest: string): WantedLength | null {
  if (!/h(?:ou)?r|\dh\b|min/.test(rest)) return null;
  const ofKind = OF_KIND.exec(rest);
  // The hours are of the weather: only their number is of the length.
  if (ofKind !== null) {
    const count = ofKind[1] ?? ofKind[2] ?? ofKind[3];
    return { start: ofKind.index, end: ofKind.index + count.length, hours: numberOf(count) };
  }
  const match = LENGTH.exec(rest);
  if (match === null) return null;
  const [text, count, unit] = match;
  const amount = (count === 'half an' ? 0.5 : numberOf(count)) + (text.includes(' and a half') ? 0.5 : 0);
  const hours = unit.startsWith('m') ? amount / MINUTES_PER_HOUR : amount;
  if (hours <= 0 || hours > MAX_HOURS) return null;
  const end = match.index + text.length;
  return { start: match.index, end, hours, isOfDoing: DOING.test(rest.slice(end)) };
}

const SUN_HOURS = new WordPattern(
  `(?<![\\p{L}\\d.])(${NUMBER}) ?(?:\\p{L}+ )?(?:hours?|hrs?|h) (?:of )?(?:sun|sunshine|sunlight)(?!\\p{L})`,
  'u',
);

/** "At least two hours of sun" → 2; null for none. */
export function sunHoursIn(plain: string): number | null {
  const match = SUN_HOURS.exec(plain);
  return match === null ? null : numberOf(match[1]);
}
