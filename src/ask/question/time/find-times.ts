/** Finds the words of time in a question. */
import { PatternTable } from '../pattern-table.ts';
import { blank, blankSpans, overlap, type Span } from '../text.ts';
import type { TimeItem } from './items.ts';
import { namedHolidays } from './named-holidays.ts';
import { TIME_RULES } from './rules.ts';

const RULES = new PatternTable(TIME_RULES, ({ pattern }) => [pattern]);

/** The items of time in a plain text, in order, without overlaps. */
export function findTimes(plain: string): TimeItem[] {
  const items: TimeItem[] = namedHolidays(plain);
  let rest = blankSpans(plain, items);
  const hinted = new Map<RegExp, boolean>();
  for (const { pattern, make, hint } of RULES.possibleIn(rest)) {
    if (hint !== null) {
      const isHinted = hinted.get(hint) ?? hint.test(plain);
      hinted.set(hint, isHinted);
      if (!isHinted) continue;
    }
    pattern.lastIndex = 0;
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      const part = match[0] === '' ? null : make(match);
      if (part === null) {
        pattern.lastIndex = match.index + Math.max(1, match[0].length);
        continue;
      }
      const end = match.index + match[0].length;
      items.push({ ...part, start: match.index, end });
      rest = blank(rest, match.index, end);
    }
  }
  const inOrder = items.sort((a, b) => a.start - b.start);
  return inOrder.filter((item, i) => !isSunshine(plain, inOrder, item, i));
}

/** "Needs no sun", "any sun". */
const NO_SUNDAY = /\b(?:any|some|much|more|the|get|see|no|need|want|without|full) $/;

/** "Friday sun in Bournemouth": the weather of that day. "Sat sun", "fri, sun", "leaving sun" are Sundays, and so is "thurs fri sun". */
function isSunshine(plain: string, items: readonly TimeItem[], item: TimeItem, at: number): boolean {
  const [first, before, next] = [items[at - 2], items[at - 1], items[at + 1]];
  if (plain.slice(item.start, item.end) !== 'sun') return false;
  if (NO_SUNDAY.test(plain.slice(0, item.start))) return true;
  if (before === undefined) return false;
  const gap = plain.slice(before.end, item.start);
  if (next !== undefined && /^,? $/.test(plain.slice(item.end, next.start)) && next.kind === 'hour') return false;
  const isAlone = gap === ' ' || /^ (?:in|at|near) [^.?!,]*$/.test(gap);
  const isInRow = first?.kind === 'day' && plain.slice(first.end, before.start) === ' ';
  return isAlone && !isInRow && !/\bsat(?:urday)?s?$/.test(plain.slice(0, before.end));
}

/** Items that overlap none of the spans. */
export function withoutOverlaps(items: readonly TimeItem[], spans: readonly Span[]): TimeItem[] {
  return items.filter((item) => !spans.some((span) => overlap(item, span)));
}
