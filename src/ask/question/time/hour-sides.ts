/** What the words around an hour make of it: "wait till 5" is that hour, "about 3 onwards" the time from then on. */
import { HOUR_MS } from '../../../time/units.ts';
import type { HourItem, TimeItem } from './items.ts';

/** The items with the sides of hours that words farther away give them. */
export function sided(plain: string, items: readonly TimeItem[]): readonly TimeItem[] {
  const last = items.findLast(({ kind }) => kind === 'hour');
  return items.map((item) => {
    if (item.kind !== 'hour') return item;
    if (item.side === 'until' && WAITS.test(plain.slice(0, item.start))) return { ...item, side: null };
    // "Washing on the line by 9, dry by 2": from that hour on.
    if (item.side === 'until' && item !== last && OUT_BY.test(plain.slice(0, item.start)))
      return { ...item, side: null };
    // "Just before 9": the hour up to it, and "shortly after noon" the one from it on.
    const near =
      item.isClock && (item.side === 'before' || item.side === 'after')
        ? SHORTLY.exec(plain.slice(0, item.start))
        : null;
    if (near !== null) return { ...beside(item, item.side === 'before'), start: near.index };
    const behind = plain.slice(item.end);
    // "At work till 6, then the park": what is asked comes after it, unless the weather lasts till then.
    const isThen = item.side === 'until' && item.isClock && THEN.test(behind);
    if (isThen && !WEATHER_TILL.test(plain.slice(0, item.start))) return { ...item, side: 'after' };
    const onwards = item.side === null || item.side === 'after' ? ONWARDS.exec(behind) : null;
    if (onwards !== null) return { ...item, side: 'after', end: item.end + onwards[0].length };
    const isBefore = item === last && item.isClock && THEN_AFTER.test(behind);
    return isBefore ? { ...item, side: 'after' } : item;
  });
}

const SHORTLY = /\b(?:just|shortly|right|straight|soon|not long|a (?:little|bit)) $/;

function beside({ on, ...item }: HourItem, isBefore: boolean): HourItem {
  const away = isBefore ? HOUR_MS : 0;
  return {
    ...item,
    side: null,
    on: (date, clock, half) => {
      const at = on(date, clock, half);
      return at === null ? null : { fromMs: at.fromMs - away, toMs: at.toMs - away };
    },
  };
}

const OUT_BY =
  /\b(?:washing|laundry|sheets|towels|clothes|bedding|whites|load)\b[^.?!]{0,20}\b(?:on the line|out|hung|up) $/;

const ONWARDS = /^ (?:on ?wards?\b|and on ?wards?\b|or later\b|or after(?=\W*$))/;

const THEN = /^,? (?:and )?then (?!it\b|dry|wet|rain|sun|clear|cloud|what|is\b|will\b)/;
const WEATHER_TILL =
  /\b(?:rain\w*|dry|wet|sun\w*|snow\w*|wind\w*|fog\w*|cloud\w*|storm\w*|clear|warm|hot|cold|fine|nice|weather|forecast|show\w*)\b[^,;]*$|\b(?:have (?:i|we) |i've |we've |^)got $/;

/** "Kids in bed by 7.30, can we sit out after". */
const THEN_AFTER = /^[^.?!]{2,40} (?:after|afterwards)(?=\W*$| (?:in|at) )/;

/** "Now, or wait till 5": that hour, and not the time up to it. */
const WAITS =
  /\b(?:wait|waits|waiting|(?<!\b(?:rain|showers?|storms?|thunder|weather|snow|it|stuff) )hold off|hold on|leave it|put it off)(?: for it)? $/;
