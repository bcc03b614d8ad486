/** "How warm is it at night in Seville in July": of a usual month the nights are told by its lows, and the days by its highs. */
import type { Form, Interpretation, RequestedTime, Topic } from './interpretation.ts';

const NIGHTS = /\bnights?\b|\bovernight\b/;
const DAYS = /\bday ?time\b|\bduring the day\b|\bafternoons?\b/;

interface PartOfMonth {
  readonly extreme: Interpretation['extreme'];
  /** Whether the extreme tells all of the part. */
  readonly isWhole: boolean;
}

/** The side of the usual temperatures that tells a part of a month's days; null where no part is asked, or more than the temperature. */
export function usualPart(topics: readonly Topic[], form: Form, times: readonly RequestedTime[]): PartOfMonth | null {
  if (topics.length > 1 || topics[0] !== 'temperature' || (form !== 'value' && form !== 'yes-no')) return null;
  const isOf = (part: RegExp): boolean =>
    times.length > 0 && times.every(({ grain, lacks }) => grain === 'month' && lacks !== undefined && part.test(lacks));
  if (isOf(NIGHTS)) return { extreme: 'least', isWhole: true };
  if (isOf(DAYS)) return { extreme: 'most', isWhole: true };
  // Whether evenings are cold, no value of the month tells.
  return form === 'yes-no' && isOf(/./) ? { extreme: null, isWhole: false } : null;
}
