/** From one weekday or month to another in the Romance languages, whose words for "from" and "to" also mean "of" and "in". */
import type { TranslatedPhrase } from '../lexicon.ts';

/**
 * "De vendredi à dimanche". `before`: what may stand before the first day, as a pattern; `day`: the weekdays, as a group;
 * `between`: "to"; `needed`: of what stands before, what has to.
 */
export function weekdayRanges(
  before: string,
  day: string,
  between: string,
  needed: readonly string[],
): TranslatedPhrase[] {
  return [
    [`(?:${needed.join('|')})${day}(?: \\d{1,2})? ${between} ${day}`, 'from $1 to $2'],
    [`${before}${day} (?:a|au|ate|hasta) ${day}`, 'from $1 to $2'],
  ];
}

/** "De juin à septembre". */
export function monthRanges(before: string, month: string, between: string): TranslatedPhrase[] {
  return [[`${before}${month} ${between} ${month}`, 'from $1 to $2']];
}
