/** Hours of which no day is named: on which day they are, and in which half of it, where several stand together. */
import { addDays } from '../../../time/civil.ts';
import type { Span } from '../text.ts';
import type { TimeGroup } from './group-times.ts';
import { type HalfCue, halfNearNow } from './half-of-day.ts';
import type { DayItem } from './items.ts';
import type { LocalClock } from './local-clock.ts';
import { type HourGroup, hoursOfEachDay, hoursOn, hoursWithoutDay, type RawWindow } from './windows.ts';

const WEEK_DAYS = 7;
const NOON_MINUTE = 12 * 60;

/** "In the morning or the afternoon": of the day on which the first of them comes, unless one says that it is today. */
export function onOneDay(hours: readonly HourGroup[], cueFor: (hour: HourGroup) => HalfCue | null): TimeGroup[] {
  // "At 9, 12 and 3" runs through a day, and begins with its morning.
  const areBare = hours.every(({ item }) => item.bareHour !== undefined);
  const windowOf = (hour: HourGroup, clock: LocalClock): RawWindow | null => {
    // "Out at 7 and in at 6": what ends in the evening does not take the half of the first.
    const cue = areBare && hour !== hours[0] ? cueFor(hour) : null;
    const half = cue === 'pm' ? cue : areBare ? halfNearNow(hours[0].item, cueFor(hours[0]), clock) : null;
    return hoursWithoutDay(hour.item, hour.half ?? half, clock, false);
  };
  return hours.map((named, i) => ({
    spans: named.spans,
    window: (clock) => {
      if (isOutOfOrder(hours, clock)) return onOneDay(fromMorning(hours), cueFor)[i]?.window(clock) ?? null;
      const hour = areBare ? named : laterThan(hours[i - 1], named, clock);
      const own = windowOf(hour, clock);
      const tomorrow = clock.at(addDays(clock.today, 1), 0);
      const first = windowOf(hours[0], clock);
      const rolls = first !== null && first.fromMs >= tomorrow && hours.every(({ item }) => !item.isToday);
      if (own === null || !rolls || own.fromMs >= tomorrow || clock.isPast) return own;
      const next = hoursOn(hour.item, addDays(clock.today, 1), clock, hour.half);
      return next === null ? own : { ...next, grain: 'hours' };
    },
    comingDays: (clock) => hoursOfEachDay(comingWeek(named.item), named, clock),
  }));
}

/** "In at 7, back at 6": no two hours of one day unless the first is in the morning. */
function isOutOfOrder([one, other, third]: readonly HourGroup[], clock: LocalClock): boolean {
  if (other === undefined || third !== undefined || one.item.bareHour === undefined || one.half !== null) return false;
  if ([one, other].some(({ item }) => item.side !== null || item.isToday || !item.isClock)) return false;
  const late = hoursOn(one.item, clock.today, clock, 'pm');
  const last = hoursOn(other.item, clock.today, clock, other.half ?? 'pm');
  const noon = clock.at(clock.today, NOON_MINUTE);
  return late !== null && last !== null && last.fromMs >= noon && last.fromMs <= late.fromMs;
}

function fromMorning([one, ...others]: readonly HourGroup[]): readonly HourGroup[] {
  return [{ ...one, half: 'am' }, ...others.map((other) => ({ ...other, half: other.half ?? ('pm' as const) }))];
}

/** "A picnic at noon and a gig at 8": an hour that says no half comes after the one that is named before it. */
function laterThan(before: HourGroup | undefined, hour: HourGroup, clock: LocalClock): HourGroup {
  if (before === undefined || hour.item.bareHour === undefined || hour.half !== null) return hour;
  const first = hoursOn(before.item, clock.today, clock, before.half);
  const morning = hoursOn(hour.item, clock.today, clock, 'am');
  return first !== null && morning !== null && morning.fromMs <= first.fromMs ? { ...hour, half: 'pm' } : hour;
}

/** The week from today on, at the words of an hour. */
export function comingWeek({ start, end }: Span): DayItem {
  return {
    kind: 'day',
    start,
    end,
    days: ({ today }) => ({ from: today, to: addDays(today, WEEK_DAYS), grain: 'days' }),
  };
}
