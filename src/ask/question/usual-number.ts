/** Whether a number of days is asked for as it usually is: "number of frost free days in Denver". */
import { WordPattern } from './word-pattern.ts';

const NUMBER_OF = new WordPattern(
  new RegExp(
    String.raw`^\W*(?:the )?(?:average |mean |usual |typical )?number of\b(?!.*\b(?:so far|left|has|have|had|did|will|` +
      String.raw`coming|next)\b)|^\W*days (?:over|above|below|under) (?!.*\b(?:so far|left|has|have|had|did|will|coming|next|ahead|due)\b)|\bdays (?:per|each|every|a) (?:month|year)\b`,
    '',
  ),
);

/** "Number of frost free days in Denver": where no time is named, of a usual year. */
export function asksNumber(plain: string): boolean {
  return NUMBER_OF.test(plain);
}
