/** Groups the words of time that name one window. */
import type { Span } from '../text.ts';
import { type DayGroup, joinDays } from './day-ranges.ts';
import type { DayItem, FixedItem, HourItem, TimeItem } from './items.ts';
import { isJoined, isRange } from './joins.ts';
import type { LocalClock } from './local-clock.ts';
import { joinHoursAcrossDays } from './spans-of-hours.ts';
import { dayWindow, type HourGroup, hoursOfDay, hoursOfEachDay, hoursWithoutDay, type RawWindow } from './windows.ts';

/** Words that together name one time. */
export interface TimeGroup {
  /** In the order of the question, without overlaps. */
  readonly spans: readonly Span[];
  readonly window: (clock: LocalClock) => RawWindow | null;
  /** For a part of several days ("mornings this week"): that part of each day. */
  readonly eachDay?: (clock: LocalClock) => readonly RawWindow[];
}

/** Groups the items that name one time. `plain` is the text in which they were found. */
export function groupTimes(plain: string, found: readonly TimeItem[]): TimeGroup[] {
  const items = joinHoursAcrossDays(plain, found);
  const days = joinDays(
    plain,
    items.filter((item) => item.kind !== 'hour'),
  );
  const hours = hourGroups(
    plain,
    items.filter((item) => item.kind === 'hour'),
  );
  const dayGroups = days.filter(({ item }) => item.kind === 'day');
  const fixed = days.filter(({ item }) => item.kind === 'fixed').map(({ item, spans }) => fixedGroup(item, spans));
  // "now" adds nothing to another time.
  const isOnlyNow = hours.length + dayGroups.length === 0 && fixed.every(({ isNow }) => isNow);
  const relevant = isOnlyNow ? fixed.slice(0, 1) : fixed.filter(({ isNow }) => !isNow);
  const groups: TimeGroup[] = [...relevant, ...pair(dayGroups, hours)];
  return groups.sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
}

function fixedGroup(item: DayItem | FixedItem, spans: readonly Span[]): TimeGroup & { readonly isNow: boolean } {
  if (item.kind === 'day') return { spans, isNow: false, window: (clock) => dayWindow(item, clock) };
  const window = (clock: LocalClock): RawWindow | null => {
    const range = item.window(clock);
    return range === null ? null : { ...range, grain: item.grain };
  };
  return { spans, isNow: item.grain === 'now', window };
}

/** Joins a part of the day and an hour of the clock that belong together: "9 in the morning". */
function hourGroups(plain: string, all: readonly HourItem[]): HourGroup[] {
  const items = withHalfChosen(all);
  const clocks = items.filter(({ isClock }) => isClock);
  const parts = items.filter(({ isClock }) => !isClock);
  const [clock] = clocks;
  const [part] = parts;
  if (clocks.length === 1 && parts.length === 1 && clock !== undefined && part !== undefined) {
    const [first, second] = clock.start < part.start ? [clock, part] : [part, clock];
    const between = plain.slice(first.end, second.start);
    if (isRange('', between)) return [joined(first, second)];
    if (!isJoined(between)) return [{ item: clock, spans: [first, second], half: part.half }];
  }
  const groups: HourGroup[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const next = items[i + 1];
    if (next !== undefined && isRange(plain.slice(0, item.start), plain.slice(item.end, next.start))) {
      groups.push(joined(item, next));
      i++;
    } else groups.push({ item, spans: [item], half: null });
  }
  return groups;
}

/** "The rush hour on Thursday evening" is the one of the evening. */
function withHalfChosen(items: readonly HourItem[]): readonly HourItem[] {
  const twice = items.find(({ again }) => again !== undefined);
  const part = items.find(({ isClock, half, again }) => !isClock && half !== null && again === undefined);
  if (twice?.again === undefined || part === undefined || items.length !== 2) return items;
  const { again, ...once } = twice;
  return [{ ...once, on: part.half === 'am' ? twice.on : again }];
}

function joined(first: HourItem, second: HourItem): HourGroup {
  return { item: fromHourTo(first, second), spans: [{ start: first.start, end: second.end }], half: null };
}

function fromHourTo(first: HourItem, last: HourItem): HourItem {
  return {
    ...first,
    side: null,
    on: (date, clock, half) => {
      const from = first.on(date, clock, half);
      const to = last.on(date, clock, half ?? last.half);
      if (from === null || to === null) return null;
      const end = last.isClock ? to.fromMs : to.toMs;
      return end > from.fromMs ? { fromMs: from.fromMs, toMs: end } : from;
    },
  };
}

/** Pairs each hour with the day nearest to it, and a single hour with all days. Without a day it is today or tomorrow. */
function pair(days: readonly DayGroup[], hours: readonly HourGroup[]): TimeGroup[] {
  if (hours.length === 0) return days.map(({ item, spans }) => fixedGroup(item, spans));
  if (days.length === 0)
    return hours.map(({ item, spans, half }) => ({ spans, window: (clock) => hoursWithoutDay(item, half, clock) }));
  return days.flatMap((day): TimeGroup[] => {
    const own = hours.length === 1 ? hours : hours.filter((hour) => nearestDay(days, hour) === day);
    if (own.length === 0) return [fixedGroup(day.item, day.spans)];
    return own.map((hour) => ({
      spans: [...day.spans, ...hour.spans].sort((a, b) => a.start - b.start),
      window: (clock: LocalClock) => hoursOfDay(day.item, hour, clock),
      eachDay: (clock: LocalClock) => hoursOfEachDay(day.item, hour, clock),
    }));
  });
}

function nearestDay(days: readonly DayGroup[], hour: HourGroup): DayGroup | undefined {
  const gap = (day: DayGroup): number =>
    hour.item.start >= day.item.end ? hour.item.start - day.item.end : day.item.start - hour.item.end;
  return days.toSorted((a, b) => gap(a) - gap(b))[0];
}
