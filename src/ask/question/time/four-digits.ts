/** Four digits as a time of the clock: "0630", "from 1500 to 1800", "1900 tonight". */
import { BLANK } from '../text.ts';

/** "Is 1020 high pressure", "the barometer says 1010". */
export const OF_PRESSURE =
  "\\b(?:pressure|barometer|glass)(?:'s| is| says| reads| at| of| reading| be| going| to| stay| go| get| rise| drop| fall| reach| hit| exceed| above|" +
  ' over| under| below| higher| lower| more| less| than)* ';
/** What follows a pressure. */
export const IS_PRESSURE =
  ' ?(?:hpa|mb|mbar|millibars?|(?:a )?(?:high|low|normal|average|good)? ?(?:air )?pressure)\\b';
/** "1900 tonight". */
export const DAY_BEHIND = new RegExp(`^ (?:on |this )?${BLANK}{5}`);
/** "Tonight 2030". */
export const DAY_AHEAD = new RegExp(`${BLANK}{5},? $`);
/** Hours and minutes of 24 hours. */
export const FOUR_DIGITS = '(?:[01]\\d|2[0-3])[0-5]\\d';

/** Four digits are a time unless they may be a year or a count: "1500" and "0630", but not "2026" or "1234". */
export function isMilitary(digits: string, isMarked: boolean): boolean {
  return (
    isMarked ||
    /^0[1-9]\d[05]$/.test(digits) ||
    (/^(?:0|1[0-8])/.test(digits) && /[1-9]0$|^(?!10)\d\d00$/.test(digits) && digits !== '0000')
  );
}
