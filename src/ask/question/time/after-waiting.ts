/** Hours up to which somebody waits or is busy: what is asked comes at them, or after them. */
import type { TimeItem } from './items.ts';

/** "Now, or wait till 5": that hour, and not the time up to it. */
export function afterWaiting(plain: string, items: readonly TimeItem[]): readonly TimeItem[] {
  const last = items.findLast(({ kind }) => kind === 'hour');
  return items.map((item) => {
    if (item.kind !== 'hour') return item;
    if (item.side === 'until' && WAITS.test(plain.slice(0, item.start))) return { ...item, side: null };
    // "At work till 6, then the park": what is asked comes after it, unless the weather lasts till then.
    const isThen = item.side === 'until' && item.isClock && THEN.test(plain.slice(item.end));
    if (isThen && !WEATHER_TILL.test(plain.slice(0, item.start))) return { ...item, side: 'after' };
    const isBefore = item === last && item.isClock && THEN_AFTER.test(plain.slice(item.end));
    return isBefore ? { ...item, side: 'after' } : item;
  });
}

const THEN = /^,? (?:and )?then (?!it\b|dry|wet|rain|sun|clear|cloud|what|is\b|will\b)/;
const WEATHER_TILL =
  /\b(?:rain\w*|dry|wet|sun\w*|snow\w*|wind\w*|fog\w*|cloud\w*|storm\w*|clear|warm|hot|cold|fine|nice|weather|forecast|show\w*)\b[^,;]*$/;

/** "Kids in bed by 7.30, can we sit out after". */
const THEN_AFTER = /^[^.?!]{2,40} (?:after|afterwards)(?=\W*$| (?:in|at) )/;

const WAITS = /\b(?:wait|waits|waiting|hold off|hold on|leave it|put it off)(?: for it)? $/;
