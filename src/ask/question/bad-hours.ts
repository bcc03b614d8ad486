/** "What time is it worst", "the hours looking dodgy": told by the parts of the day. */
import { WordPattern } from './word-pattern.ts';

const BAD_HOURS = new WordPattern(
  /\b(?:when|what time|hours?|what part|which part|time of day)\b[^?!.]{0,40}\b(?:worst|bad|grim|rough|dodgy|iffy|ropey|ropy|sketchy|dicey|miserable|horrible|awful|nasty)\b(?! (?:for|to) )/,
);
/** The hours of each part. */
export const BAD_HOURS_STEP = 3;

export function asksBadHours(plain: string): boolean {
  return BAD_HOURS.test(plain);
}
