/** Finds the words of time in a question and groups those that name one window. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { blank, overlap, type Span } from '../text.ts';
import type { DayItem, DayRange, FixedItem, Half, HourItem, InstantRange, TimeItem } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import { TIME_RULES } from './rules.ts';

/** A time of the question as instants, before it is cut off at now. */
export interface RawWindow extends InstantRange {
  readonly grain: FixedItem['grain'];
}

/** Words that together name one time. */
export interface TimeGroup {
  /** In the order of the question, without overlaps. */
  readonly spans: readonly Span[];
  readonly window: (clock: LocalClock) => RawWindow | null;
  /** For a part of several days ("mornings this week"): that part of each day. */
  readonly eachDay?: (clock: LocalClock) => readonly RawWindow[];
}

/** The items of time in a plain text, in order, without overlaps. */
export function findTimes(plain: string): TimeItem[] {
  let rest = plain;
  const items: TimeItem[] = [];
  for (const { pattern, make } of TIME_RULES) {
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

const TO = /^ ?,? ?(?:to|until|till|through|thru|-|up to|and ending) ?(?:the )?$/;
const AND = /^ (?:and|to) (?:the )?$/;
const JOINS = /\b(?:and|or|vs|versus|than|to|until|till|through|,)\b|,/;

/** Groups the items that name one time. */
export function groupTimes(plain: string, items: readonly TimeItem[]): TimeGroup[] {
  const days = ranges(
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
  const isOnlyNow = hours.length + dayGroups.length === 0;
  const relevant = isOnlyNow ? fixed : fixed.filter(({ isNow }) => !isNow);
  const groups: TimeGroup[] = [...relevant, ...pair(dayGroups, hours)];
  return groups.sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
}

interface DayGroup {
  readonly item: DayItem | FixedItem;
  readonly spans: readonly Span[];
}

function fixedGroup(item: DayItem | FixedItem, spans: readonly Span[]): TimeGroup & { readonly isNow: boolean } {
  if (item.kind === 'day') return { spans, isNow: false, window: (clock) => dayWindow(item, clock) };
  const window = (clock: LocalClock): RawWindow | null => {
    const range = item.window(clock);
    return range === null ? null : { ...range, grain: item.grain };
  };
  return { spans, isNow: item.grain === 'now', window };
}

/** Null for dates without a four-digit year, such as "400000 weeks from tomorrow". */
function datesOf(item: DayItem, clock: LocalClock): DayRange | null {
  const range = item.days(clock);
  return range !== null && [range.from, range.to].every((date) => /^\d{4}-/.test(date)) ? range : null;
}

function dayWindow(item: DayItem, clock: LocalClock): RawWindow | null {
  const range = datesOf(item, clock);
  if (range === null) return null;
  const part = item.part?.on(range.from, clock, null);
  if (part != null) return { ...part, grain: 'hours' };
  return { fromMs: clock.at(range.from, 0), toMs: clock.at(range.to, 0), grain: range.grain };
}

/** "from Monday to Thursday", "between now and Friday", "until Friday" become one. */
function ranges(plain: string, items: ReadonlyArray<DayItem | FixedItem>): DayGroup[] {
  const groups: DayGroup[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const next = items[i + 1];
    const before = plain.slice(0, item.start);
    if (next?.kind === 'day') {
      const gap = plain.slice(item.end, next.start);
      const isRange = TO.test(gap) || (AND.test(gap) && /\bbetween (?:the )?$/.test(before));
      if (isRange && (item.kind === 'day' || item.grain === 'now')) {
        const days = (clock: LocalClock): DayRange | null =>
          fromTo(item.kind === 'day' ? item.days(clock) : null, next, clock);
        groups.push({
          item: { kind: 'day', start: item.start, end: next.end, days },
          spans: [{ start: item.start, end: next.end }],
        });
        i++;
        continue;
      }
    }
    if (item.kind === 'day' && /\b(?:until|till|by|up to|through) (?:the )?(?:end of )?$/.test(before)) {
      groups.push({ item: { ...item, days: (clock) => fromTo(null, item, clock) }, spans: [item] });
    } else if (item.kind === 'day' && /\bsince $/.test(before)) {
      groups.push({ item: { ...item, days: (clock) => since(item, clock) }, spans: [item] });
    } else groups.push({ item, spans: [item] });
  }
  return groups;
}

/** From the first day, or today, to the end of the last; a last weekday before the first is in the week after. */
function fromTo(first: DayRange | null, last: DayItem, clock: LocalClock): DayRange | null {
  const end = last.days(clock);
  if (end === null) return null;
  const from: CivilDate = first?.from ?? clock.today;
  const isWeekday = addDays(end.from, 1) === end.to;
  const to = end.to <= from && isWeekday && !clock.isPast ? addDays(end.to, 7) : end.to;
  if (to <= from) return end;
  return { from, to, grain: end.grain === 'month' ? 'month' : addDays(from, 1) === to ? 'day' : 'days' };
}

function since(item: DayItem, clock: LocalClock): DayRange | null {
  const start = item.days(clock);
  return start === null || start.from >= clock.today
    ? start
    : { from: start.from, to: addDays(clock.today, 1), grain: 'days' };
}

interface HourGroup {
  readonly item: HourItem;
  readonly spans: readonly Span[];
  readonly half: Half | null;
}

/** Joins a part of the day and an hour of the clock that belong together: "9 in the morning". */
function hourGroups(plain: string, items: readonly HourItem[]): HourGroup[] {
  const clocks = items.filter(({ isClock }) => isClock);
  const parts = items.filter(({ isClock }) => !isClock);
  const [clock] = clocks;
  const [part] = parts;
  if (clocks.length === 1 && parts.length === 1 && clock !== undefined && part !== undefined) {
    const [first, second] = clock.start < part.start ? [clock, part] : [part, clock];
    const between = plain.slice(first.end, second.start);
    if (TO.test(between))
      return [{ item: fromHourTo(first, second), spans: [{ start: first.start, end: second.end }], half: null }];
    if (!JOINS.test(between)) return [{ item: clock, spans: [first, second], half: part.half }];
  }
  const groups: HourGroup[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const next = items[i + 1];
    if (next !== undefined && TO.test(plain.slice(item.end, next.start))) {
      groups.push({ item: fromHourTo(item, next), spans: [{ start: item.start, end: next.end }], half: null });
      i++;
    } else groups.push({ item, spans: [item], half: null });
  }
  return groups;
}

function fromHourTo(first: HourItem, last: HourItem): HourItem {
  return {
    ...first,
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
    return hours.map(({ item, spans, half }) => ({ spans, window: (clock) => undated(item, half, clock) }));
  return days.flatMap((day): TimeGroup[] => {
    const own = hours.length === 1 ? hours : hours.filter((hour) => nearestDay(days, hour) === day);
    if (own.length === 0) return [fixedGroup(day.item, day.spans)];
    return own.map((hour) => ({
      spans: [...day.spans, ...hour.spans].sort((a, b) => a.start - b.start),
      window: (clock: LocalClock) => dated(day.item, hour, clock),
      eachDay: (clock: LocalClock) => datedEachDay(day.item, hour, clock),
    }));
  });
}

function nearestDay(days: readonly DayGroup[], hour: HourGroup): DayGroup | undefined {
  const gap = (day: DayGroup): number =>
    hour.item.start >= day.item.end ? hour.item.start - day.item.end : day.item.start - hour.item.end;
  return days.toSorted((a, b) => gap(a) - gap(b))[0];
}

function undated(item: HourItem, half: Half | null, clock: LocalClock): RawWindow | null {
  const today = item.on(clock.today, clock, half);
  if (today === null) return null;
  const isOver = today.toMs <= clock.nowMs;
  const shift = item.isToday ? 0 : clock.isPast ? (today.fromMs >= clock.nowMs ? -1 : 0) : isOver ? 1 : 0;
  const range = shift === 0 ? today : item.on(addDays(clock.today, shift), clock, half);
  return range === null ? null : { ...range, grain: 'hours' };
}

function dated(item: DayItem | FixedItem, hour: HourGroup, clock: LocalClock): RawWindow | null {
  const range = item.kind === 'day' ? datesOf(item, clock) : null;
  if (range === null) return null;
  const isOneDay = addDays(range.from, 1) === range.to;
  const part = item.kind === 'day' ? item.part : undefined;
  const hours = isOneDay ? hour.item.on(range.from, clock, hour.half ?? part?.half ?? null) : null;
  if (hours !== null) return { ...hours, grain: 'hours' };
  return { fromMs: clock.at(range.from, 0), toMs: clock.at(range.to, 0), grain: range.grain };
}

const MAX_PARTS = 7;

/** That part of each of several days, without those that are over if others are still to come; else none. */
function datedEachDay(item: DayItem | FixedItem, { item: hour, half }: HourGroup, clock: LocalClock): RawWindow[] {
  const range = item.kind === 'day' && item.part === undefined ? datesOf(item, clock) : null;
  if (range === null || addDays(range.from, 1) === range.to || range.grain === 'month') return [];
  const parts: RawWindow[] = [];
  for (let date = range.from; date < range.to && parts.length < MAX_PARTS; date = addDays(date, 1)) {
    const part = hour.on(date, clock, half);
    if (part !== null) parts.push({ ...part, grain: 'hours' });
  }
  const ahead = parts.filter(({ toMs }) => toMs > clock.nowMs);
  return ahead.length > 0 && !clock.isPast ? ahead : parts;
}

/** Items that overlap none of the spans. */
export function withoutOverlaps(items: readonly TimeItem[], spans: readonly Span[]): TimeItem[] {
  return items.filter((item) => !spans.some((span) => overlap(item, span)));
}
