/** Places that have a time each: "rain in Leeds on Saturday and York on Sunday". */
import type { Span } from '../text.ts';

const JOINS = /\b(?:and|or|then|vs?|versus|than|to|but)\b|[,;&+/]/;

/** Whether each place stands beside a time of its own: as many of both, in turn, with a join between the pairs. */
export function havePairedTimes(plain: string, places: readonly Span[], times: readonly Span[]): boolean {
  if (places.length < 2 || places.length !== times.length) return false;
  const [first, second] = (places[0]?.start ?? 0) < (times[0]?.start ?? 0) ? [places, times] : [times, places];
  return first.every((one, i) => {
    const other = second[i];
    const next = first[i + 1];
    if (other === undefined || other.start < one.end) return false;
    if (JOINS.test(plain.slice(one.end, other.start))) return false;
    return next === undefined || (next.start >= other.end && JOINS.test(plain.slice(other.end, next.start)));
  });
}
