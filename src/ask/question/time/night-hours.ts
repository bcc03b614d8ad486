/** Nights by their day: "Friday night" begins with its evening, a night shift when it is dark. */
import { BLANK } from '../text.ts';
import { partOfDay } from './hours.ts';
import { type Rule, rule } from './items.ts';

/** To be tried behind those of days, which blank theirs out, and before those of hours. */
export const NIGHT_RULES: readonly Rule[] = [
  // "Friday night" begins with its evening, as "tonight" does; "until Friday night" ends when it is dark.
  rule(
    `(?<=${BLANK} )(?<!(?:\\b(?:until|till?|before|by|now and)|between (?:the )?${BLANK}+ and) (?:the )?${BLANK}+ )(?:night|nite)(?! ?shifts?| ?(?:bus|` +
      'buses|club|clubs|clubbing|tube|train|nurse|porter|owl|lights?)(?![a-z]))',
    () => partOfDay('overnight'),
    /\bni(?:ght|te)\b/,
  ),
  // "The night of the 12th"
  rule(`(?:the )?night(?= of (?:the )?${BLANK}{3})`, () => partOfDay('overnight'), /night of/),
  // "Friday night shift", "night shift in Newport Saturday"
  rule(
    `(?<!\\b(?:off|after|finish(?:ing)?|ending|end of|from) (?:a |my |the )?)night ?shift(?= (?:in|at) [^.?!,\\d]{1,30}${BLANK})`,
    () => partOfDay('night'),
    /night ?shift/,
  ),
  rule(`(?<=${BLANK} )night ?shift`, () => partOfDay('night'), /night ?shift/),
];
