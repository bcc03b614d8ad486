/** Hours that hang on another time of the question: "the following 12 hours", "the 24 hours to 9am". */
import type { TimeGroup } from './group-times.ts';
import type { TimeItem } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import type { RawWindow } from './windows.ts';

/** "Pour at 7, any rain in the following 12 hours": the hours from that time on, in its place. */
export function withFollowing(groups: TimeGroup[], items: readonly TimeItem[]): TimeGroup[] {
  const found: TimeGroup[] = [];
  for (const [i, group] of groups.entries()) {
    const item = items.find(({ start }) => start === group.spans[0]?.start);
    const next = groups[i + 1];
    if (item?.kind === 'fixed' && item.followsMs !== undefined && item.followsMs < 0 && next !== undefined) {
      groups[i + 1] = {
        spans: [...group.spans, ...next.spans],
        window: (clock) => upTo(next, item.followsMs ?? 0, clock),
      };
      continue;
    }
    const before = found.at(-1);
    if (item?.kind !== 'fixed' || item.followsMs === undefined || before === undefined) {
      found.push(group);
      continue;
    }
    const { followsMs } = item;
    const window = (clock: LocalClock): RawWindow | null => {
      const first = before.window(clock);
      // Hours after something without an hour of its own are hours of that day.
      return first === null || first.grain !== 'hours'
        ? first
        : { fromMs: first.fromMs, toMs: first.fromMs + followsMs, grain: 'hours' };
    };
    found[found.length - 1] = { spans: [...before.spans, ...group.spans], window };
  }
  return found;
}

/** The hours before a time; up to now those that are over, for one that is named without a day. */
function upTo(group: TimeGroup, aheadMs: number, clock: LocalClock): RawWindow | null {
  const first = group.window(clock);
  return first === null ? null : { fromMs: first.fromMs + aheadMs, toMs: first.fromMs, grain: 'hours' };
}
