/** Dates that are said to be another day of the week than they are: "Sunday 6 July" of a year in which it is a Tuesday. */
import type { Subject } from './interpretation.ts';
import { localDate, weekdayOf } from './time/local-clock.ts';
import { weekdayNumber } from './time/named-days.ts';
import type { timeMentions } from './time/resolve-times.ts';

type ResolvedTime = ReturnType<typeof timeMentions>[number];

const WEEKDAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs|r)?\b/g;
const DATE =
  /(?<![\d:.])(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?![\d:]| ?(?:[ap]\.?m|o'?clock))|\b(?:first|second|third|\p{L}+th)\b/u;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const ORDINAL = /\d(?:st|nd|rd|th)\b/;

/** The weekday, 0 for Monday, that the question gives to its one date and that this date is not; left out for none. */
export function weekdayMissed(
  mentions: readonly ResolvedTime[],
  { place, times }: Subject,
): { weekdayMissed?: number } {
  const [mention, ...others] = mentions;
  const [time] = times;
  if (mention === undefined || others.length > 0 || time === undefined || time.grain === 'month') return {};
  const { plain } = mention;
  const named = plain.match(WEEKDAYS) ?? [];
  const [weekday] = named;
  const isDated = DATE.test(plain) && (MONTH.test(plain) || ORDINAL.test(plain) || /\d[/.]\d/.test(plain));
  if (
    weekday === undefined ||
    named.length > 1 ||
    !isDated ||
    /\b(?:week|after|before|from|of (?:this|next)|to|until|till)\b|-/.test(plain)
  )
    return {};
  const number = weekdayNumber(weekday);
  return weekdayOf(localDate(place.tzId, time.fromMs)) === number ? {} : { weekdayMissed: number };
}
