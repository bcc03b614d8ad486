/** A text that is nothing but a time, as in a date field: "next tuesday", "this weekend", "tomorrow afternoon". */
import { blankSpans, plainText } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { chronoDates } from './chrono-dates.ts';
import { findTimes, withoutOverlaps } from './find-times.ts';
import { groupTimes } from './group-times.ts';
import { type ClockPlace, LocalClock } from './local-clock.ts';
import type { RawWindow } from './windows.ts';

/** Words that do not change the time they accompany. */
const FILLERS = new WordPattern(/\b(?:on|for|at|in|of|the|please)\b|[,.]/g);
const HAS_CONTENT = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The window that the whole text names on the clock of the place; null when it names none or several, or more than
 * a time. `isPast`: a bare weekday is the last one, not the coming one.
 */
export function readPhrase(text: string, place: ClockPlace, nowMs: number, isPast: boolean): RawWindow | null {
  // The rules match "sat" and "may" only after a word such as "on".
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
  if (HAS_CONTENT.test(left)) return null;
  const window = group.window(new LocalClock(place, nowMs, isPast));
  return window === null || window.toMs <= window.fromMs ? null : window;
}
