/** A time that stands alone, as where a date is asked for: "next tuesday", "this weekend", "tomorrow afternoon". */
import { blankSpans, plainText } from '../text.ts';
import { chronoDates } from './chrono-dates.ts';
import { findTimes, groupTimes, type RawWindow, withoutOverlaps } from './find-times.ts';
import { type ClockPlace, LocalClock } from './local-clock.ts';

/** Words that may stand beside a time and change nothing of it. */
const FILLERS = /\b(?:on|for|at|in|of|the|please)\b|[,.]/g;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The window that the whole text means on the clock of the place; null when it means none, or several, or says more than
 * a time. `isPast`: a bare weekday is the last one, not the coming one.
 */
export function readPhrase(text: string, place: ClockPlace, nowMs: number, isPast: boolean): RawWindow | null {
  // The rules take "sat" and "may" for a time only behind a word such as this.
  const plain = `on ${plainText(text.normalize('NFC').trim())}`;
  const found = findTimes(plain);
  const items = [...found, ...withoutOverlaps(chronoDates(blankSpans(plain, found)), found)];
  const groups = groupTimes(
    plain,
    items.toSorted((a, b) => a.start - b.start),
  );
  const [group] = groups;
  if (groups.length !== 1 || group === undefined) return null;
  const left = blankSpans(plain, [...items, ...group.spans]).replace(FILLERS, ' ');
  if (SAYS_SOMETHING.test(left)) return null;
  const window = group.window(new LocalClock(place, nowMs, isPast));
  return window === null || window.toMs <= window.fromMs ? null : window;
}
