/** Groups the words of time that name one window. */
import { addDays } from '../../../time/civil.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { BLANK, type Span } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { anchored, runningOn } from './anchored-days.ts';
import { type DayGroup, joinDays } from './day-ranges.ts';
import { withFollowing } from './following-hours.ts';
import { type HalfCue, halfCue, halfNearNow, halfOnDay, withHalfOfNext } from './half-of-day.ts';
import { sided } from './hour-sides.ts';
import type { DayItem, FixedItem, Half, HourItem, TimeItem } from './items.ts';
import { isJoined, isRange } from './joins.ts';
import type { LocalClock } from './local-clock.ts';
import { withMealHours } from './meal-hours.ts';
import { isOfWhole, withinNight, withPartsOfOne } from './parts-together.ts';
import { boundedHours, joinHoursAcrossDays } from './spans-of-hours.ts';
import { comingWeek, onOneDay } from './undated-hours.ts';
import {
  dayRangeOf,
  dayWindow,
  eitherNight,
  type HourGroup,
  hoursOfDay,
  hoursOfEachDay,
  hoursOn,
  hoursWithoutDay,
  type RawWindow,
} from './windows.ts';

/** Words that together name one time. */
export interface TimeGroup {
  /** In the order of the question, without overlaps. */
  readonly spans: readonly Span[];
  /** Of the part of the day or the hour that is named beside a day. */
  readonly hourSpans?: readonly Span[];
  readonly window: (clock: LocalClock) => RawWindow | null;
  /** For a part of several days ("mornings this week"): that part of each day. */
  readonly eachDay?: (clock: LocalClock) => readonly RawWindow[];
  /** For an hour that may be one of the morning or of the evening: both; else none. */
  readonly eitherHalf?: (clock: LocalClock) => readonly RawWindow[];
  /** For a part of no named day: that part of today and the days to come. */
  readonly comingDays?: (clock: LocalClock) => readonly RawWindow[];
}

const COMPARES_NOW = new WordPattern(
  /\bnow (?:or|vs|versus|than|compared)\b|\b(?:or|than|vs|versus|compared (?:to|with)|against) (?:how |what )?(?:(?:it|they|we)(?:'s|s| is| are|'re)? )?(?:right )?now\b/,
);

/** What stands between two times that are both asked for, with the place of the first: "now and tonight". */
const LISTS = new WordPattern(
  `^(?: (?:in |at )?${BLANK}+)?(?: ?[,&/+] ?(?:and |then |also )?| (?:and|plus|then|and then|and also) )(?:at |` +
    'for |on |in |the )*$',
);

/** Whether "now" stands in a list with another time: "now and at midnight", "now tonight and tomorrow". */
function isBesideTime(plain: string, now: Span | undefined, items: readonly TimeItem[]): boolean {
  const at = items.findIndex(({ start }) => start === now?.start);
  // "Between now and Friday night" is one time.
  if (now === undefined || at < 0 || plain.slice(0, now.start).endsWith('between ')) return false;
  const [before, after, last] = [items[at - 1], items[at + 1], items[at + 2]];
  const isLast = before !== undefined && LISTS.test(plain.slice(before.end, now.start));
  if (isLast || after === undefined) return isLast;
  const gap = plain.slice(now.end, after.start);
  const isOfThree = last !== undefined && gap === ' ' && LISTS.test(plain.slice(after.end, last.start));
  return LISTS.test(gap) || isOfThree;
}

/** Groups the items that name one time. `plain` is the text in which they were found. */
export function groupTimes(plain: string, found: readonly TimeItem[]): TimeGroup[] {
  const whole = runningOn(plain, anchored(plain, sided(plain, found)));
  const items = joinHoursAcrossDays(plain, boundedHours(plain, whole));
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
  // "now" adds nothing to another time, unless it is held against it.
  const isOnlyNow = hours.length + dayGroups.length === 0 && fixed.every(({ isNow }) => isNow);
  const isListed = ({ spans: [now] }: TimeGroup): boolean =>
    COMPARES_NOW.test(plain) || isBesideTime(plain, now, items);
  const relevant = isOnlyNow ? fixed.slice(0, 1) : fixed.filter((group) => !group.isNow || isListed(group));
  const groups: TimeGroup[] = [...relevant, ...pair(plain, dayGroups, hours, ({ item }) => halfCue(plain, item))];
  const inOrder = groups.sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
  return withFollowing(inOrder, items);
}

function fixedGroup(item: DayItem | FixedItem, spans: readonly Span[]): TimeGroup & { readonly isNow: boolean } {
  if (item.kind === 'day' && item.each !== undefined) {
    const hour: HourGroup = { item: item.each, spans, half: null };
    return {
      spans,
      isNow: false,
      window: (clock) => hoursOfDay(item, hour, clock),
      eachDay: (clock) => hoursOfEachDay(item, hour, clock),
    };
  }
  if (item.kind === 'day')
    return {
      spans,
      isNow: false,
      window: (clock) => dayWindow(item, clock),
      eitherHalf: (clock) => eitherNight(item, clock),
    };
  const window = (clock: LocalClock): RawWindow | null => {
    const range = item.window(clock);
    return range === null ? null : { ...range, grain: item.grain };
  };
  return { spans, isNow: item.grain === 'now', window };
}

/** Joins a part of the day and an hour of the clock that belong together: "9 in the morning". */
function hourGroups(plain: string, all: readonly HourItem[]): HourGroup[] {
  const chosen = withHalfOfNext(plain, withHalfChosen(plain, withoutRushHours(all)));
  const items = withBothSides(plain, withMealHours(plain, withPartsOfOne(plain, chosen)));
  const [earlier, later, third] = items;
  if (earlier !== undefined && later !== undefined && third === undefined && isAfterBefore(plain, earlier, later))
    return [joined(earlier, later)];
  const clocks = items.filter(({ isClock }) => isClock);
  const parts = items.filter(({ isClock }) => !isClock);
  const [clock] = clocks;
  const [part] = parts;
  if (clocks.length === 1 && parts.length === 1 && clock !== undefined && part !== undefined) {
    const [first, second] = clock.start < part.start ? [clock, part] : [part, clock];
    const between = plain.slice(first.end, second.start);
    if (
      isRange(plain.slice(0, first.start), between) ||
      (between === ' ' && UNTIL_PART.test(plain.slice(second.start, second.end)))
    )
      return [joined(first, second)];
    // "The van comes at 8, dry till lunch", "leave at 8, back by lunch": the part is where those hours end.
    if (endsAt(second) && first === clock && first.side === null && RUNS_UNTIL.test(between))
      return [joined(first, second)];
    // "Rain before lunch, builders at 8": two times. "Before dinner at 7" is one.
    if (endsAt(first) && second === clock && !/^,?(?: (?:at|say|around|about))? $/.test(between))
      return items.map((item) => ({ item, spans: [item], half: null }));
    // "After work, say 6.30", "on my way home, I finish at half 5"
    const isOwn =
      second === part &&
      OVERNIGHT.test(plain.slice(part.start, part.end)) &&
      (ASKS_ANEW.test(between) || SAYS_MORE.test(between));
    if (!isOwn && !isJoined(between.replace(/[,;]/g, ' ')))
      return [{ item: { ...clock, isToday: part.isToday }, spans: [first, second], half: part.half }];
  }
  const within = clocks.length === 0 ? withinNight(plain, parts) : null;
  if (within !== null) return [within];
  const groups: HourGroup[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const next = items[i + 1];
    const isOfPart =
      next !== undefined && item.isClock && !next.isClock && OF_ONE_DAY.test(plain.slice(item.end, next.start));
    if (next !== undefined && isOfWhole(plain, item, next)) {
      groups.push({ item, spans: [item, next], half: null });
      i++;
    } else if (isOfPart && item.side === null && next.side === null) {
      // "At 5 this evening or after tea"
      groups.push({ item: { ...item, isToday: next.isToday }, spans: [item, next], half: next.half });
      i++;
    } else if (next !== undefined && isSpanOf(plain, item, next)) {
      const isBetween = !item.isClock && !next.isClock && /\bbetween (?:the )?$/.test(plain.slice(0, item.start));
      groups.push(isBetween ? between(item, next) : joined(item, next));
      i++;
    } else groups.push({ item, spans: [item], half: null });
  }
  return groups;
}

/** "At 7 this morning", "at 9 tonight or at 7 tomorrow morning". */
const OF_ONE_DAY = /^ (?:(?:on |this |next )?(?:to-?morrow|tmrw?|tmw|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*) )?$/u;

const endsAt = ({ side, isClock }: HourItem): boolean => !isClock && (side === 'until' || side === 'before');

/** "Pour at 7am friday, what's the temp overnight": the night is asked about by itself. */
const ASKS_ANEW = /[,;.?!-].*\b(?:what|how|will|is|does|any)(?:'?s)?\b/;
/** "Down before 10 tomorrow, its gonna be cold overnight": more than a day stands between. */
const SAYS_MORE =
  /\b(?:cold|warm|wet|dry|freez\p{L}*|frost\p{L}*|lowest|coldest|temps?|temperatures?|ic[ey]|rain\p{L}*|wind\p{L}*|its|it's|going|gonna)\b/u;
const OVERNIGHT = /\b(?:overnight|(?:in|during|through) the night)\b/;

/** "Start at four and leave at nine": the words of an end stand between the two hours. */
const ENDS_AT = new RegExp(
  String.raw`^[^.?!]{0,40}?\b(?:(?:and|then|but) [^.?!]{0,30}?(?:leav(?:e|es|ing)|finish(?:es|ing)?|ends?|ending|stops?|` +
    'stopping|over|done|home|back|pack(?:ing)? up|clos(?:e|es|ing))|(?:leaving|finish|finishing|ending|stopping|' +
    "closing|back|(?:get|be|getting|arrive|arriving)(?: there| in)?))(?: [a-z']+){0,2} ?$",
  '',
);
const STARTS_AT = new RegExp(
  String.raw`\b(?:rid(?:e|ing)|walk|hik(?:e|ing)|run|running|jog|sail|paddl(?:e|ing)|row|fishing|trip|out|` +
    'start|begin|gates|doors|arriv|set off|set out|setting off|leav|open|kick off|from|meet|on shift|light|' +
    '(?:washing|laundry|sheets|towels|clothes|whites|duvets?|bedding|hang(?:ing)?(?: it| them)?) out|' +
    String.raw`put(?:ting)? [a-z ]{2,20}out)[a-z]*\b[^.?!]{0,40}$`,
  '',
);

/** "We eat at 1, sit out till 4". */
const RUNS_UNTIL = /^(?!.*\b(?:or|if)\b)[^.?!]{0,40}$/;

/** "From 1 until dark". */
const UNTIL_PART = /^(?:until|till?) /;

function isSpanOf(plain: string, item: HourItem, next: HourItem): boolean {
  const before = plain.slice(0, item.start);
  const gap = plain.slice(item.end, next.start);
  if (isRange(before, gap)) return true;
  if (item.isClock && item.side === null && next.side === 'until' && RUNS_UNTIL.test(gap)) return true;
  return item.isClock && next.isClock && STARTS_AT.test(before) && ENDS_AT.test(gap) && !COMMUTES.test(plain);
}

/** "Cycling to work, leave 7.30, back at 6": two ways, and none of the hours between. */
const COMMUTES = new WordPattern(
  new RegExp(
    String.raw`\b(?:cycl|bik|rid|walk|run|driv|scoot|motorbik)\w*\b(?:(?! (?:washing|laundry|sheets|bedding|windows|` +
      String.raw`dog)\b).)*\bto (?:and from )?(?:work|the office|uni|college|school|the station)\b|\bcommut\w*\b`,
  ),
);

/** "Bike commute tomorrow, 8am and 5.30pm": the hours of the two ways are named. */
function withoutRushHours(items: readonly HourItem[]): readonly HourItem[] {
  const isNamed = items.filter(({ isClock }) => isClock).length > 1;
  return isNamed ? items.filter(({ again }) => again === undefined) : items;
}

/** "The rush hour on Thursday evening" is the one of the evening. */
function withHalfChosen(plain: string, items: readonly HourItem[]): readonly HourItem[] {
  const twice = items.find(({ again }) => again !== undefined);
  const part = items.find(({ isClock, half, again }) => !isClock && half !== null && again === undefined);
  if (twice?.again === undefined || part === undefined || items.length !== 2) return items;
  const [first, second] = twice.start < part.start ? [twice, part] : [part, twice];
  if (isRange(plain.slice(0, first.start), plain.slice(first.end, second.start))) return items;
  const { again, ...once } = twice;
  return [{ ...once, isToday: part.isToday, on: part.half === 'am' ? twice.on : again }];
}

/** "After 3 and before 6", "after lunch but before tea": from the one to the other. */
function isAfterBefore(plain: string, first: HourItem, last: HourItem): boolean {
  const isAfter = first.side === 'after' || (first.side === null && plain.startsWith('after ', first.start));
  const isBefore = last.side === 'before' || (last.side === 'until' && plain.startsWith('by ', last.start));
  return isAfter && isBefore && /^,? ?(?:and |but )?$/.test(plain.slice(first.end, last.start));
}

function joined(first: HourItem, second: HourItem): HourGroup {
  return { item: fromHourTo(first, second), spans: [{ start: first.start, end: second.end }], half: null };
}

/** "Before or after lunch": the times on both sides of it. */
function withBothSides(plain: string, items: readonly HourItem[]): readonly HourItem[] {
  return items.flatMap((item): HourItem[] =>
    item.side === 'after' && /\bbefore or $/.test(plain.slice(0, item.start))
      ? [{ ...item, side: 'before' }, item]
      : [item],
  );
}

/** "Between breakfast and lunch": from the end of one part of the day to the begin of the other. */
function between({ again, ...first }: HourItem, last: HourItem): HourGroup {
  const on: HourItem['on'] = (date, clock, half) => {
    const [start, end] = [first.on(date, clock, half), last.on(date, clock, half)];
    // "Between lunch and the school run": the one of the afternoon.
    const later =
      end === null || start === null || end.fromMs > start.fromMs ? end : (last.again?.(date, clock, half) ?? end);
    if (start === null || later === null) return null;
    return later.fromMs > start.toMs
      ? { fromMs: start.toMs, toMs: later.fromMs }
      : { fromMs: start.fromMs, toMs: later.toMs };
  };
  return { item: { ...first, side: null, on }, spans: [{ start: first.start, end: last.end }], half: null };
}

function fromHourTo(first: HourItem, last: HourItem): HourItem {
  return {
    ...first,
    side: null,
    on: (date, clock, half) => {
      const named = first.on(date, clock, half);
      if (named === null) return null;
      const from = first.side === 'after' && !first.isClock ? { ...named, fromMs: named.toMs } : named;
      // "From four until nine" ends in the evening, and "from ten at night until two" on the day after.
      const turns = [
        [0, half ?? last.half],
        [0, 'pm'],
        [1, 'am'],
      ] as const;
      for (const [days, side] of last.isClock && last.half === null ? turns : turns.slice(0, 1)) {
        const to = last.on(addDays(date, days), clock, side);
        const end = to === null ? null : last.isClock || last.side !== null ? to.fromMs : to.toMs;
        if (end !== null && end > from.fromMs) return { fromMs: from.fromMs, toMs: end };
      }
      return from;
    },
  };
}

/** Pairs each hour with the day nearest to it, and a single hour with all days. Without a day it is today or tomorrow. */
function pair(
  plain: string,
  days: readonly DayGroup[],
  hours: readonly HourGroup[],
  cueOf: (hour: HourGroup) => HalfCue | null,
): TimeGroup[] {
  if (hours.length === 0) return days.map(({ item, spans }) => fixedGroup(item, spans));
  const cueFor = (hour: HourGroup): HalfCue | null =>
    hour.item.bareHour !== undefined && hour.half === null ? cueOf(hour) : null;
  // "This evening or tomorrow morning": the evening is of today.
  const ofToday = days.length === 0 ? [] : hours.filter(({ item }) => item.isToday);
  if (ofToday.length > 0) {
    const others = hours.filter(({ item }) => !item.isToday);
    return [...pair(plain, [], ofToday, cueOf), ...pair(plain, days, others, cueOf)];
  }
  // "Tonight or leave it till the morning": the morning after.
  const [day] = days;
  const isChoice =
    days.length === 1 &&
    hours.length === 1 &&
    day?.item.kind === 'day' &&
    day.item.part !== undefined &&
    !hours[0].item.isClock &&
    / or /.test(plain.slice(day.item.end, hours[0].item.start));
  if (isChoice) return [...pair(plain, days, [], cueOf), ...pair(plain, [], hours, cueOf)];
  if (days.length === 0 && hours.length > 1) return onOneDay(hours, cueFor);
  if (days.length === 0)
    return hours.map((hour) => ({
      spans: hour.spans,
      window: (clock) => hoursWithoutDay(hour.item, hour.half ?? halfNearNow(hour.item, cueFor(hour), clock), clock),
      comingDays: (clock) => hoursOfEachDay(comingWeek(hour.item), hour, clock),
    }));
  return days.flatMap((day): TimeGroup[] => {
    // "By 4 on Friday … that night": the night has no such hour.
    const isAnchored = day.item.kind === 'day' && day.item.away !== undefined;
    // "Thursday night and all day Friday", "Friday evening and Saturday": the part is of the day before it.
    const isWhole = days.length > 1 && hours.length === 1 && isWithoutPart(plain, days, day, hours[0]);
    if (isWhole) return [fixedGroup(day.item, day.spans)];
    // "Tonight or tomorrow morning": the night has a part of its own.
    const hasPart = days.length > 1 && day.item.kind === 'day' && day.item.part !== undefined && !hours[0].item.isClock;
    const own =
      hours.length === 1 && !isAnchored && !hasPart ? hours : hours.filter((hour) => nearestDay(days, hour) === day);
    if (own.length === 0) return [fixedGroup(day.item, day.spans)];
    return own.map((hour) => {
      const cue = cueFor(hour);
      const halves = (clock: LocalClock) => halvesOn(day.item, hour, cue, clock, own[own.indexOf(hour) - 1]);
      return {
        spans: [...day.spans, ...hour.spans].sort((a, b) => a.start - b.start),
        hourSpans: hour.spans,
        window: (clock: LocalClock) => {
          const hours = hoursOfDay(day.item, { ...hour, half: halves(clock)[0] }, clock);
          const { item } = day;
          const isOther = item.kind === 'day' && isOfOther(days, day, hour) && isOutside(hours, item, clock);
          return isOther ? dayWindow(item, clock) : hours;
        },
        eachDay: (clock: LocalClock) => hoursOfEachDay(day.item, { ...hour, half: halves(clock)[0] }, clock),
        eitherHalf: (clock: LocalClock) => {
          const [first, second] = halves(clock);
          return second === undefined
            ? []
            : [first, second].flatMap((half) => hoursOfDay(day.item, { ...hour, half }, clock) ?? []);
        },
      };
    });
  });
}

const ALL_DAY = /\b(?:all day|all of|the whole of|the rest of)(?: on)? (?:the )?$/;
const NEXT_DAY = /^ ?(?:,|&|\+|and|then|and then|plus)(?: on)? (?:the )?$/;

/** "Rain this weekend? We have a concert on Saturday evening": the evening is not of the first. */
const ENDS_SENTENCE = /[.;?!]\s/;

/** Whether a part of the day that is named right behind another day is not meant of this one. */
function isWithoutPart(plain: string, days: readonly DayGroup[], { item }: DayGroup, hour: HourGroup): boolean {
  if (ALL_DAY.test(plain.slice(0, item.start))) return true;
  const owner = days.find((one) => /^ ?(?:on )?$/.test(plain.slice(one.item.end, hour.item.start)));
  if (owner === undefined || owner.item === item) return false;
  const gap = plain.slice(item.end, owner.item.start);
  // "Shearing Friday, what's Thursday night doing": the night is of the other day.
  if (ENDS_SENTENCE.test(gap) || ASKS_ANEW.test(gap)) return true;
  if (hour.item.isClock) return false;
  return days.indexOf(owner) === 0 && NEXT_DAY.test(plain.slice(hour.item.end, item.start));
}

/** "Tonight or Saturday at 2pm": an hour that stands beside another day. */
function isOfOther(days: readonly DayGroup[], day: DayGroup, hour: HourGroup): boolean {
  return days.length > 1 && day.item.kind === 'day' && day.item.part !== undefined && nearestDay(days, hour) !== day;
}

/** Whether hours are none of the part that the word for the day implies. */
function isOutside(hours: RawWindow | null, item: DayItem, clock: LocalClock): boolean {
  const part = dayWindow(item, clock);
  return hours !== null && part !== null && (hours.fromMs < part.fromMs || hours.fromMs >= part.toMs);
}

const LONG_MS = 6 * HOUR_MS;

/** The half of the day that an hour of a day means; both where nothing tells. */
function halvesOn(
  item: DayItem | FixedItem,
  { item: hour, half }: HourGroup,
  cue: HalfCue | null,
  clock: LocalClock,
  before?: HourGroup,
): readonly [Half | null, Half?] {
  if (hour.bareHour === undefined || half !== null || item.kind !== 'day' || item.part !== undefined) return [half];
  const range = dayRangeOf(item, clock);
  if (range?.from === clock.today) {
    const half = halfNearNow(hour, cue, clock);
    // "Painting today, dry by 6", asked in the afternoon: the hour of a morning that is over is that of the evening.
    const isOver = half === 'am' && !clock.isPast && (hoursOn(hour, range.from, clock, 'am')?.toMs ?? 0) <= clock.nowMs;
    const isAhead = (hoursOn(hour, range.from, clock, 'pm')?.toMs ?? 0) > clock.nowMs;
    return [isOver && isAhead ? 'pm' : half];
  }
  const meant = halfOnDay(hour, cue);
  if (meant !== 'either') return [meant];
  // "Wedding at 2, reception at 7": what is named later comes later.
  const earlier = range === null || before === undefined ? null : before.item.on(range.from, clock, before.half);
  const first = range === null ? null : hour.on(range.from, clock, 'am');
  if (earlier !== null && first !== null) return [first.fromMs > earlier.fromMs ? 'am' : 'pm'];
  // "From 6 till 2" is a working day, and no evening that runs into the night.
  const morning = range === null ? null : hour.on(range.from, clock, 'am');
  const isLong = morning !== null && morning.toMs - morning.fromMs > LONG_MS;
  return isLong ? ['am'] : ['am', 'pm'];
}

function nearestDay(days: readonly DayGroup[], hour: HourGroup): DayGroup | undefined {
  const gap = (day: DayGroup): number =>
    hour.item.start >= day.item.end ? hour.item.start - day.item.end : day.item.start - hour.item.end;
  return days.toSorted((a, b) => gap(a) - gap(b))[0];
}
