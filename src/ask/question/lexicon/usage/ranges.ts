/** From one weekday or month to another: nights, and the Romance languages, whose words for "from" and "to" also mean "of" and "in". */
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

const ENGLISH_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * "In der Nacht auf Samstag", "la nuit de vendredi à samedi": the night that begins on the day before. `days`: the weekdays from
 * Monday; `source`: the pattern for two days on end.
 */
export function nights(days: readonly string[], source: (first: string, second: string) => string): TranslatedPhrase[] {
  return days.map((day, i) => [source(day, days[(i + 1) % days.length] ?? ''), `${ENGLISH_DAYS[i] ?? ''} night`]);
}
