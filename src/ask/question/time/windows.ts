/** Windows of days and of hours on them, on the clock of a place. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { Span } from '../text.ts';
import type { DayItem, DayRange, FixedItem, Half, HourItem, InstantRange } from './items.ts';
import type { LocalClock } from './local-clock.ts';

/** A time of the question as instants, before it is cut off at now. */
export interface RawWindow extends InstantRange {
  readonly grain: FixedItem['grain'];
  /** True for whole days of which a part was named that cannot be told of them: "June evenings". */
  readonly lacksPart?: true;
}

/** An hour or a part of a day with the words that belong to it. */
export interface HourGroup {
  readonly item: HourItem;
  readonly spans: readonly Span[];
  readonly half: Half | null;
}

const WEEK_DAYS = 7;
const NEXT_MORNING = 1440 + 360;
/** In minutes after midnight. */
const NOON = 720;
/** Up to here the night that began before midnight is the one that runs. */
const NIGHT_RUNS_UNTIL = 240;
const NIGHT_BEGINS = 18 * 60;
const EVENING_ENDS = 22 * 60;

/** Null for dates without a four-digit year, such as "400000 weeks from tomorrow". */
export function dayRangeOf(item: DayItem, clock: LocalClock): DayRange | null {
  const range = item.days(clock);
  return range !== null && [range.from, range.to].every((date) => /^\d{4}-/.test(date)) ? range : null;
}

export function isOneDay({ from, to }: DayRange): boolean {
  return addDays(from, 1) === to;
}

export function dayWindow(item: DayItem, clock: LocalClock): RawWindow | null {
  const range = dayRangeOf(item, clock);
  if (range === null) return null;
  const part = item.part?.on(range.from, clock, null);
  if (part != null) return { ...part, grain: 'hours' };
  return { fromMs: clock.at(range.from, 0), toMs: clock.at(range.to, 0), grain: range.grain };
}

/** The hours of a date, or those of the date before or after them: "before noon", "after lunch". */
export function hoursOn(item: HourItem, date: CivilDate, clock: LocalClock, half: Half | null): InstantRange | null {
  const range = item.on(date, clock, half);
  if (range === null || item.side === null) return range;
  const midnight = clock.at(addDays(date, 1), 0);
  if (item.side === 'after') {
    const fromMs = item.isClock ? range.fromMs : range.toMs;
    return { fromMs, toMs: fromMs >= midnight ? clock.at(date, NEXT_MORNING) : midnight };
  }
  return { fromMs: Math.min(clock.at(date, 0), range.fromMs - HOUR_MS), toMs: range.fromMs };
}

/** From this minute on "tonight" is hardly ever the night that ends alone. */
const SMALL_HOURS_BEGIN = 120;

/** "Tonight", asked at three in the morning: what is left of this night, and the one to come; else none. */
export function eitherNight(item: DayItem, clock: LocalClock): RawWindow[] {
  const isEither =
    item.part?.half === 'night' &&
    !clock.isPast &&
    clock.minuteNow >= SMALL_HOURS_BEGIN &&
    clock.minuteNow < NIGHT_RUNS_UNTIL &&
    dayRangeOf(item, clock)?.from === clock.today;
  const running = isEither ? dayWindow(item, clock) : null;
  if (running === null || running.toMs > clock.at(clock.today, NOON)) return [];
  return [
    running,
    { fromMs: clock.at(clock.today, NIGHT_BEGINS), toMs: clock.at(clock.today, NEXT_MORNING), grain: 'hours' },
  ];
}

/** So long after an hour of the morning nobody means the one that is over; our judgement. */
const LONG_BEGUN_MS = 3 * HOUR_MS;

/**
 * Of a night without a day ("overnight"), in the small hours the one that runs, and for a question about the past, asked in the
 * evening, the one before; null for other hours and at other times.
 */
function runningNight(item: HourItem, today: InstantRange, clock: LocalClock): RawWindow | null {
  if (item.half !== 'night' || item.isClock || item.side !== null) return null;
  const isRunning = !clock.isPast && clock.minuteNow < NIGHT_RUNS_UNTIL;
  const isBegun = clock.isPast && today.fromMs <= clock.nowMs && today.toMs > clock.nowMs;
  const range = isRunning || isBegun ? item.on(addDays(clock.today, -1), clock, null) : null;
  return range === null ? null : { ...range, grain: 'hours' };
}

/** From this minute on "the morning" is hardly ever the one that runs, which is "this morning". */
const MORNING_BEGUN = 9 * 60;

function isWholeMorning({ fromMs, toMs }: InstantRange, clock: LocalClock): boolean {
  return fromMs === clock.at(clock.today, NOON / 2) && toMs === clock.at(clock.today, NOON);
}

/** The hours today, or tomorrow if they are over; yesterday for a question about the past. `isAlone`: no other hours are named. */
export function hoursWithoutDay(
  item: HourItem,
  half: Half | null,
  clock: LocalClock,
  isAlone = true,
): RawWindow | null {
  const today = hoursOn(item, clock.today, clock, half);
  if (today === null) return null;
  const running = runningNight(item, today, clock);
  if (running !== null) return running;
  // "Did it rain this morning", asked before dawn: since midnight.
  if (item.isToday && clock.isPast && item.half === 'am' && today.fromMs >= clock.nowMs)
    return { fromMs: clock.at(clock.today, 0), toMs: clock.nowMs, grain: 'hours' };
  // "Will it rain this evening", asked at half past ten: what is left of it.
  const isLate = item.isToday && !clock.isPast && today.toMs === clock.at(clock.today, EVENING_ENDS);
  if (isLate && today.toMs <= clock.nowMs)
    return { fromMs: clock.nowMs, toMs: clock.at(addDays(clock.today, 1), 0), grain: 'hours' };
  // "Will it be icy in the morning", asked in the middle of one: the next.
  const isOfAny = isAlone && !item.isClock && item.side === null && !item.isToday && !clock.isPast;
  const isBegun = clock.minuteNow >= MORNING_BEGUN && today.toMs > clock.nowMs;
  if (isOfAny && isBegun && isWholeMorning(today, clock)) {
    const next = hoursOn(item, addDays(clock.today, 1), clock, half);
    return next === null ? null : { ...next, grain: 'hours' };
  }
  const second = item.again?.(clock.today, clock, half) ?? null;
  if (second !== null && today.toMs <= clock.nowMs && second.toMs > clock.nowMs) return { ...second, grain: 'hours' };
  // "From 2am", asked in the afternoon: the next 2am.
  const isLongBegun =
    item.side === 'after' &&
    item.isClock &&
    !clock.isPast &&
    half !== 'pm' &&
    clock.nowMs - today.fromMs > LONG_BEGUN_MS;
  const isOver = today.toMs <= clock.nowMs || (isLongBegun && clock.at(clock.today, NOON) > today.fromMs);
  // "until 8" in the afternoon is until the 8 that comes next.
  const later =
    item.side === 'until' && isOver && !clock.isPast && half !== 'am' ? hoursOn(item, clock.today, clock, 'pm') : null;
  if (later !== null && later.toMs > clock.nowMs) return { fromMs: clock.nowMs, toMs: later.toMs, grain: 'hours' };
  const shift = item.isToday ? 0 : clock.isPast ? (today.fromMs >= clock.nowMs ? -1 : 0) : isOver ? 1 : 0;
  const range = shift === 0 ? today : hoursOn(item, addDays(clock.today, shift), clock, half);
  if (range === null) return null;
  // "until 2am" begins now, even if 2am is tomorrow.
  const fromMs = item.side === 'until' && !clock.isPast ? clock.nowMs : range.fromMs;
  return { fromMs, toMs: range.toMs, grain: 'hours' };
}

/** The hours on one day; of several days the whole. */
export function hoursOfDay(item: DayItem | FixedItem, hour: HourGroup, clock: LocalClock): RawWindow | null {
  const range = item.kind === 'day' ? dayRangeOf(item, clock) : null;
  if (range === null) return null;
  const part = item.kind === 'day' ? item.part : undefined;
  const half = hour.half ?? part?.half ?? null;
  const own = isOneDay(range) ? hoursOn(hour.item, range.from, clock, half) : null;
  // "Wednesday morning", asked on a Wednesday afternoon: the next.
  const isOver = own !== null && own.toMs <= clock.nowMs && range.from === clock.today && !clock.isPast;
  const comesAgain = isOver && item.kind === 'day' && item.isWeekday === true;
  const hours = comesAgain ? hoursOn(hour.item, addDays(range.from, WEEK_DAYS), clock, half) : own;
  // "Frost tonight by morning": a morning named with a night is the one behind it.
  const night = part?.half === 'night' && hours !== null ? part.on(range.from, clock, null) : null;
  if (night !== null && hours !== null && hours.fromMs < night.fromMs && hours.toMs <= clock.at(range.from, NOON)) {
    const after = hoursOn(hour.item, addDays(range.from, 1), clock, hour.half);
    if (after !== null) return { ...after, fromMs: Math.max(after.fromMs, night.fromMs), grain: 'hours' };
  }
  if (hours !== null) return { ...hours, grain: 'hours' };
  return { fromMs: clock.at(range.from, 0), toMs: clock.at(range.to, 0), grain: range.grain, lacksPart: true };
}

/** Those from a Sunday to the next are eight. */
const MAX_PARTS = 8;
const LONGEST_DAYS = 31;
/** A day on which the clocks go back. */
const LONGEST_DAY_MS = 25 * HOUR_MS;

/** Those hours of each of several days, without those that are over if others are still to come; else none. */
export function hoursOfEachDay(
  item: DayItem | FixedItem,
  { item: hour, half }: HourGroup,
  clock: LocalClock,
): RawWindow[] {
  const range = item.kind === 'day' && item.part === undefined ? dayRangeOf(item, clock) : null;
  // The weekends of half a year are too many to be told one by one.
  const isLong = range !== null && addDays(range.from, LONGEST_DAYS) < range.to;
  if (range === null || isLong || range.grain === 'month' || (isOneDay(range) && hour.again === undefined)) return [];
  const parts: RawWindow[] = [];
  for (let date = range.from; date < range.to && parts.length < MAX_PARTS; date = addDays(date, 1)) {
    // "Before the school run tomorrow" is before the first.
    const again = hour.side === null ? (hour.again?.(date, clock, half) ?? null) : null;
    for (const part of [hoursOn(hour, date, clock, half), again]) {
      if (part !== null) parts.push({ ...part, grain: part.toMs - part.fromMs > LONGEST_DAY_MS ? 'days' : 'hours' });
    }
  }
  const ahead = parts.filter(({ toMs }) => toMs > clock.nowMs);
  return ahead.length > 0 && !clock.isPast ? ahead : parts;
}
