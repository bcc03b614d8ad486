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
  return items.sort((a, b) => a.start - b.start);
}

/** Items that overlap none of the spans. */
export function withoutOverlaps(items: readonly TimeItem[], spans: readonly Span[]): TimeItem[] {
  return items.filter((item) => !spans.some((span) => overlap(item, span)));
}
