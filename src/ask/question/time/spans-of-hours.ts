/**
 * Times that run from an hour of one day to an hour of another: "friday night till sunday", "from 6pm on friday to 9am on
 * saturday", "tonight until 2am".
 */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import type { Span } from '../text.ts';
import type { DayItem, FixedItem, HourItem, InstantRange, TimeItem } from './items.ts';
import { isJoined, isRange } from './joins.ts';
import type { LocalClock } from './local-clock.ts';
import { dayRangeOf, isOneDay } from './windows.ts';

/** A day, an hour, or an hour of a day, with the fixed time "now" as a start. */
interface End extends Span {
  readonly day: DayItem | null;
  readonly hour: HourItem | null;
  readonly isNow: boolean;
}

/** The longest text between a day and its hour: " on the ", ", at ". */
const MAX_GAP = 10;
/** "Fri to sun, which night": a night of each of them. */
const ASKS = /\b(?:which|what|how)\b/;
/** "saturday until 2am" ends in the night after it. */
const NIGHT_ENDS_MINUTE = 360;

/** Replaces the items of such times by one fixed item each. */
export function joinHoursAcrossDays(text: string, items: readonly TimeItem[]): readonly TimeItem[] {
  for (let i = 0; i + 1 < items.length; i++) {
    const first = endAt(text, items, i, -1);
    const last = endAt(text, items, i + 1, 1);
    if (!isOneTime(text, first, last, items[i], items[i + 1])) continue;
    const isOneNight =
      first.hour?.half === 'night' && last.hour === null && INTO.test(text.slice(first.end, last.start));
    const joined: FixedItem = {
      kind: 'fixed',
      grain: 'hours',
      start: first.start,
      end: last.end,
      window: (clock) => (isOneNight ? nightInto(first, last, clock) : window(first, last, clock)),
    };
    const rest = items.filter(({ start, end }) => end <= first.start || start >= last.end);
    return joinHoursAcrossDays(
      text,
      [...rest, joined].sort((a, b) => a.start - b.start),
    );
  }
  return items;
}

const UP_TO =
  /(?<!\bwait(?:ing)? )\b(?:before|by|until|untill|till|til|up to|ahead of|prior to|between now and) (?:the )?$/;
const SINCE = /\bsince (?:the )?$/;

/** "Before Friday teatime", "since yesterday evening": from now until that hour, or from it until now. */
export function boundedHours(text: string, items: readonly TimeItem[]): readonly TimeItem[] {
  const found: TimeItem[] = [];
  for (let i = 0; i < items.length; i++) {
    const [item, next] = [items[i], items[i + 1]];
    if (item.kind === 'hour' && text.startsWith('since ', item.start)) {
      const beside = next !== undefined && text.slice(item.end, next.start) === ' ' ? next : null;
      const part = beside?.kind === 'hour' && item.isClock && !beside.isClock ? beside : null;
      const day = beside?.kind === 'day' ? beside : null;
      found.push(sinceHour(item, part, day));
      if (part !== null || day !== null) i++;
      continue;
    }
    const pair = hourBehind(text, item, next);
    const before = text.slice(0, item.start);
    const [upTo, since] = [UP_TO.exec(before), SINCE.exec(before)];
    // "From Friday until Sunday noon" has a start of its own.
    const isFirst = i === 0 || !isRange('', text.slice(items[i - 1].end, item.start));
    if (pair === null || !isFirst || (upTo === null && since === null)) {
      found.push(item);
      continue;
    }
    found.push({
      kind: 'fixed',
      grain: 'hours',
      start: item.start,
      end: pair.end,
      window: (clock) => (upTo === null ? sinceEnd(pair, clock) : untilEnd(pair, clock)),
    });
    if (pair.hour !== item && pair.hour === next) i++;
  }
  return found;
}

/** "Since 9am", "since 9 this morning", "since 6pm yesterday": from where that was last until now. */
function sinceHour(item: HourItem, part: HourItem | null, day: DayItem | null): FixedItem {
  return {
    kind: 'fixed',
    grain: 'hours',
    start: item.start,
    end: (part ?? day ?? item).end,
    window: (clock) => {
      const named = firstDateOf(day, clock.asPast());
      const dates = named === null ? [0, -1].map((days) => addDays(clock.today, days)) : [named];
      const halves = part === null ? [null, 'am' as const] : [part.half];
      const at = dates
        .flatMap((date) => halves.map((half) => item.on(date, clock, half)?.fromMs ?? null))
        .find((ms) => ms !== null && ms < clock.nowMs);
      return at == null ? null : { fromMs: at, toMs: clock.nowMs };
    },
  };
}

/** A day with the hour right behind it, or with the part of it that its word implies: "Friday 5pm", "tonight". */
function hourBehind(text: string, item: TimeItem, next: TimeItem | undefined): End | null {
  if (item.kind !== 'day' || item.each !== undefined) return null;
  if (item.part !== undefined && SINCE.test(text.slice(0, item.start)))
    return { start: item.start, end: item.end, day: item, hour: null, isNow: false };
  const isPair =
    next?.kind === 'hour' &&
    next.side === null &&
    mayBelong(text.slice(item.end, next.start)) &&
    item.part === undefined;
  return isPair ? { start: item.start, end: next.end, day: item, hour: next, isNow: false } : null;
}

function untilEnd(end: End, clock: LocalClock): InstantRange | null {
  const date = firstDateOf(end.day, clock);
  const at = date === null ? null : startOf(end, date, clock);
  return at === null || at <= clock.nowMs ? null : { fromMs: clock.nowMs, toMs: at };
}

function sinceEnd(end: End, clock: LocalClock): InstantRange | null {
  const date = firstDateOf(end.day, clock.asPast());
  const at = date === null ? null : startOf(end, date, clock);
  return at === null || at >= clock.nowMs ? null : { fromMs: at, toMs: clock.nowMs };
}

/** The item and the one beside it that belongs to it, looking back (-1) or ahead (1). */
function endAt(text: string, items: readonly TimeItem[], index: number, step: -1 | 1): End {
  const item = items[index];
  const beside = items[index + step];
  const isPair =
    beside !== undefined &&
    beside.kind !== item.kind &&
    beside.kind !== 'fixed' &&
    item.kind !== 'fixed' &&
    mayBelong(step === 1 ? text.slice(item.end, beside.start) : text.slice(beside.end, item.start));
  const own = isPair ? [item, beside] : [item];
  return {
    start: Math.min(...own.map(({ start }) => start)),
    end: Math.max(...own.map(({ end }) => end)),
    day: own.find((one) => one.kind === 'day') ?? null,
    hour: own.find((one) => one.kind === 'hour') ?? null,
    isNow: item.kind === 'fixed' && item.grain === 'now',
  };
}

function mayBelong(gap: string): boolean {
  return gap.length <= MAX_GAP && !ASKS.test(gap) && !isJoined(gap.replace(',', ''));
}

const PARTS = /^(?:the )?(?:mornings|afternoons|evenings|nights)$/;

function isOneTime(text: string, first: End, last: End, left: TimeItem, right: TimeItem): boolean {
  if (last.isNow || (first.day === null && first.hour === null && !first.isNow)) return false;
  // "Mornings from Thursday to Saturday": each of them.
  if (last.hour === null && first.hour !== null && PARTS.test(text.slice(first.hour.start, first.hour.end)))
    return false;
  const gap = text.slice(left.end, right.start);
  // "Between breakfast and lunch tomorrow" are hours of one day.
  const areParts = left.kind === 'hour' && right.kind === 'hour' && !left.isClock && !right.isClock;
  if (areParts && first.day === null && /\bbetween (?:the )?$/.test(text.slice(0, first.start))) return false;
  const isUntilHour = right.kind === 'hour' && right.side === 'until' && gap.trim() === '';
  if (first.isNow) return last.hour !== null && (isUntilHour || isRange(text.slice(0, first.start), gap));
  if (isUntilHour) return first.day !== null || (left.kind === 'hour' && left.side !== 'until');
  const hasHour = first.hour !== null || last.hour !== null;
  return hasHour && last.day !== null && isRange(text.slice(0, first.start), gap, first.day !== null);
}

function window(first: End, last: End, clock: LocalClock): InstantRange | null {
  const lastDate = firstDateOf(last.day, clock);
  const firstDate = first.isNow ? clock.today : (firstDateOf(first.day, clock) ?? lastDate ?? clock.today);
  const from = first.isNow ? clock.nowMs : startOf(first, firstDate, clock);
  const to = from === null ? null : endOf(last, lastDate ?? firstDate, from, isWholeDay(first), clock);
  return from === null || to === null ? null : { fromMs: from, toMs: to };
}

/** "Overnight Saturday into Sunday": that night alone, where the second day is the one after it. */
function nightInto(first: End, last: End, clock: LocalClock): InstantRange | null {
  const [from, to] = [firstDateOf(first.day, clock), firstDateOf(last.day, clock)];
  const night = from === null || to !== addDays(from, 1) ? undefined : first.hour?.on(from, clock, null);
  return night ?? window(first, last, clock);
}

const INTO = /^ (?:in ?to|going into) (?:the )?$/;

function isWholeDay({ day, hour }: End): boolean {
  return hour === null && day !== null && day.part === undefined;
}

/** The first day of an item that names one; null for none. */
function firstDateOf(item: DayItem | null, clock: LocalClock): CivilDate | null {
  return item === null ? null : (dayRangeOf(item, clock)?.from ?? null);
}

function startOf({ day, hour }: End, date: CivilDate, clock: LocalClock): number | null {
  const hours = (hour ?? day?.part)?.on(date, clock, day?.part?.half ?? null);
  return hours === undefined ? clock.at(date, 0) : (hours?.fromMs ?? null);
}

/** The end after the start: of an hour its beginning, of a part of the day or of days their end. */
function endOf(
  { day, hour }: End,
  date: CivilDate,
  fromMs: number,
  isAfterWholeDay: boolean,
  clock: LocalClock,
): number | null {
  const part = hour ?? day?.part;
  if (part === undefined) {
    const range = day === null ? null : dayRangeOf(day, clock);
    if (range === null) return null;
    // "friday till wednesday" ends in the week after.
    const to = clock.at(range.to, 0) <= fromMs && isOneDay(range) ? addDays(range.to, 7) : range.to;
    return clock.at(to, 0);
  }
  const half = day?.part?.half ?? null;
  const isShort = (at: number): boolean => isAfterWholeDay && at <= clock.at(date, NIGHT_ENDS_MINUTE);
  // "From now till 8" in the afternoon ends in the evening.
  const turns = [
    [0, half],
    [0, half ?? 'pm'],
    [1, half],
    [7, half],
  ] as const;
  for (const [days, half] of turns) {
    const hours = part.on(addDays(date, days), clock, half);
    const at = hours === null ? null : part.isClock || part.side === 'until' ? hours.fromMs : hours.toMs;
    if (at !== null && at > fromMs && !isShort(at)) return at;
  }
  return null;
}
