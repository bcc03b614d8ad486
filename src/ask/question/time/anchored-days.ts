/**
 * Days that are counted from another day of the question: "the night before", "the next day", "that evening", "the day
 * before Easter".
 */
import { addDays } from '../../../time/civil.ts';
import { SUPERLATIVES } from '../superlatives.ts';
import { BLANK } from '../text.ts';
import { partOfDay } from './hours.ts';
import { type DayItem, type DayRange, day, dayAway, type HourItem, type Rule, rule, type TimeItem } from './items.ts';
import { firstOfMonth, type LocalClock, mondayOf, weekdayOf, yearOfDate } from './local-clock.ts';
import { someDays, WEEKDAY, weekdayNumber, whichWeekday } from './named-days.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { dayRangeOf, isOneDay } from './windows.ts';

const WEEK_DAYS = 7;
const MOST_WEEKS_AWAY = 52;
const PARTS_NAMED = 'day|night|evening|morning|afternoon';

function partNamed(name: string): HourItem | undefined {
  return name === 'day' ? undefined : { ...partOfDay(name), start: 0, end: 0 };
}

function fromToday(days: number): (clock: LocalClock) => DayRange {
  return ({ today }) => ({ from: addDays(today, days), to: addDays(today, days + 1), grain: 'day' });
}

/** "Will tomorrow be the hottest day of the year": a day that is held against those of a longer time. */
const NAMED_DAY =
  '(?:today|tomorrow|tmrw|tmr|tmw|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|' +
  `${BLANK}+)`;
const DAY_OF = `(?<=\\b(?:${SUPERLATIVES}) (?:day|night) )(?:(?:of|in) )?`;

/** Before the rules of days, which know "night" and "last night" alone. */
export const ANCHORED_RULES: readonly Rule[] = [
  rule(
    `${DAY_OF}(?:the |this (?=year))(year|week)(?: so far| yet)?(?:(?<=${NAMED_DAY}\\b.*)|(?=.*\\b${NAMED_DAY}))`,
    ([, unit]) =>
      day(({ today }) =>
        unit === 'week'
          ? someDays(mondayOf(today), 7)
          : { from: firstOfMonth(yearOfDate(today), 1), to: today, grain: 'days' },
      ),
    /est (?:day|night) /,
  ),
  // "Is next weekend better than this one"
  rule('(?<=week ?ends? .{0,40})this one(?= or (?:the )?next)', () =>
    day(({ today }) => someDays(addDays(mondayOf(today), 5), 2)),
  ),
  // "The weekend before Halloween", "week before Christmas", "day after boxing day"
  rule(
    '(?:the )?(?<!\\b(?:any|some|every|each|other|one|what|which|dry|wet|sunny|warm|hot|single|best|good|' +
      'better|nice|drying|mowing|painting|spraying|beach|bbq|\\p{L}+est) )(day|night|' +
      'evening|morning|week|week ?end) (before|after)(?= (?!(?:tomorrow|yesterday|last|next|this|that|it|then|one|work|school|lunch|dinner|dark|noon|' +
      `midnight|i|we|you|they|he|she|in|at|near|for|on|is|was|will|to|and|or|what|how)\\b)[\\p{L}${BLANK}])`,
    ([, unit, side]) => {
      const away = side === 'before' ? -1 : 1;
      return unit.startsWith('week')
        ? { ...dayAway(away, () => null), ofWeek: unit === 'week' ? WEEK_DAYS : 2, isAnchored: true }
        : { ...dayAway(away, () => null, partNamed(unit)), isAnchored: true };
    },
    /\b(?:before|after)\b/,
  ),
  // "Two Sundays ago", "three Saturdays from now", "a week ago Sunday"
  rule(`(?:in )?(${NUMBER}) (${WEEKDAY}) (ago|back|from now|away|time)`, ([, count, name, side]) => {
    const weeks = numberOf(count) - 1;
    if (weeks < 0 || weeks > MOST_WEEKS_AWAY) return null;
    const isBack = /ago|back/.test(side);
    return day((clock) =>
      someDays(
        addDays(
          whichWeekday(clock, isBack ? 'last' : 'coming', weekdayNumber(name)),
          (isBack ? -WEEK_DAYS : WEEK_DAYS) * weeks,
        ),
        1,
      ),
    );
  }),
  rule(`(${NUMBER}) weeks? ago(?: on| last)? (${WEEKDAY})`, ([, count, name]) => {
    const weeks = numberOf(count);
    return weeks > MOST_WEEKS_AWAY
      ? null
      : day((clock) =>
          someDays(addDays(whichWeekday(clock, 'last', weekdayNumber(name)), -WEEK_DAYS * Math.round(weeks)), 1),
        );
  }),
  // "Not this weekend but next", "this Friday or next"
  rule(
    `(?<=\\bthis (week ?ends?|week|${WEEKDAY}),?(?: (?:or|but|and)(?: the| maybe)?)? )(?:the )?(?:next|` +
      'following)(?: one)?(?=\\W*$|,| (?:in|at|near|to|for|is|will|be|better|best|good|ok|dry|drier|warmer|hotter|sunnier|windier)(?!\\p{L}))',
    ([, unit]) =>
      day((clock) => {
        const monday = addDays(mondayOf(clock.today), WEEK_DAYS);
        if (unit === 'week') return someDays(monday, WEEK_DAYS);
        if (unit.startsWith('week')) return someDays(addDays(monday, 5), 2);
        return someDays(addDays(whichWeekday(clock, 'coming', weekdayNumber(unit)), WEEK_DAYS), 1);
      }),
    /\bthis \p{L}.*\b(?:next|following)\b/u,
  ),
  // "The weekend after this one"
  rule(
    '(?:the )?week( ?end)? after (?:this(?: one| coming one| week ?end| week)?|' +
      'the coming (?:one|week ?end|week))(?! \\p{L}*day)',
    ([, end]) =>
      day(({ today }) =>
        someDays(addDays(mondayOf(today), WEEK_DAYS + (end === undefined ? 0 : 5)), end === undefined ? WEEK_DAYS : 2),
      ),
  ),
  rule('(?<!\\bthe )day after(?=\\W*$)', () => dayAway(1, fromToday(2))),
  rule('(?<=week ?ends? .{0,40}\\u0001 or )(?:the )?next(?: one)?', () =>
    day(({ today }) => someDays(addDays(mondayOf(today), 12), 2)),
  ),
  rule('(?<=week ?end .{0,30}\\bthan )this one', () => day(({ today }) => someDays(addDays(mondayOf(today), 5), 2))),
  rule('(?<=week .{0,30}\\bthan )this one', () => day(({ today }) => someDays(mondayOf(today), 7))),
  rule(`(?:the )?(${PARTS_NAMED}) before last`, ([, part]) => ({
    kind: 'day',
    days: fromToday(-2),
    ...(part === 'day' ? {} : { part: { ...partOfDay(part), start: 0, end: 0 } }),
  })),
  rule(`(?:on )?(?:the )?(${WEEKDAY}) before last`, ([, name]) =>
    day((clock) => someDays(addDays(whichWeekday(clock, 'last', weekdayNumber(name)), -WEEK_DAYS), 1)),
  ),
  rule(
    `the (${PARTS_NAMED}) (before|after)(?! (?:tomorrow|yesterday|last|next|work|school|lunch|dinner|dark|noon|` +
      'midnight)\\b)',
    ([, part, side]) => {
      const away = side === 'before' ? -1 : 1;
      return dayAway(away, fromToday(away), partNamed(part));
    },
  ),
  // "A week today, and a week after that": from the day before it in the question.
  rule('(?:a|one) (week|fortnight) (after|before) (?:that|it|then)', ([, unit, side]) => {
    const days = (unit === 'week' ? WEEK_DAYS : 2 * WEEK_DAYS) * (side === 'after' ? 1 : -1);
    return dayAway(days, fromToday(days));
  }),
  rule(`(?:the )?(?:(?:following|next) )?(${WEEKDAY}) after (?:(the|this|that|next) )?week ?end`, ([, name, which]) =>
    day(({ today }) => {
      const monday = addDays(mondayOf(today), WEEK_DAYS * (which === 'next' ? 2 : 1));
      return someDays(addDays(monday, weekdayNumber(name)), 1);
    }),
  ),
  // "The Friday after next": not the one that comes, but the one behind it.
  rule(`(?:on )?(?:the )?(${WEEKDAY}) after next`, ([, name]) =>
    day((clock) => someDays(addDays(whichWeekday(clock, 'coming', weekdayNumber(name)), WEEK_DAYS), 1)),
  ),
  rule(`the (?:next|following) (${PARTS_NAMED})(?! or (?:two|so|2)(?!\\p{L}))`, ([, part]) =>
    dayAway(1, fromToday(1), partNamed(part)),
  ),
  rule(`(?:that|the same|that same) (${PARTS_NAMED})`, ([, part]) => dayAway(0, fromToday(0), partNamed(part))),
];

const FOLLOWS = /^ (?:the |of )?$/;

/** "I fly on Monday for a week": nothing but words stands between the two. */
const DATED = /\d.*\p{L}{3}|\p{L}{3}.*\d/u;
const BARE_WEEKEND = /^(?:an? |the |our |my |for |over )*(?:long )?week ?end$/;
/** "The weekend of the 20th". */
const OF_DATE = /^ (?:of|around) (?:the )?\d/;
/** "A long weekend in Rome from Friday". */
const BEGINS =
  /^[^.?!;]{0,40}\b(?:from|starting|beginning|as of|as from)(?: on)? (?:the )?(?:\d|to-?day|to-?morrow|(?:mon|tue|wed|thu|fri|sat|sun))/;
/** "A long weekend, fri to mon". */
const IN_DAYS =
  /^(?:,|:| -)? (?:from |of )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:-|to|till?|until|through|thru|into) ?(?:mon|tue|wed|thu|fri|sat|sun)/;
const RUNS_ON = /^[^.?!;]{0,40}$/;

/** "For three nights from Thursday". */
const FROM = /^[^.?!;]{0,40}\b(?:from|starting|beginning|as of|as from)(?: on)?(?: the)? $/;

/** A day taken for as many days as run from it. */
function runningFor(first: DayItem, runs: number): DayItem {
  const { part, ...day } = first;
  return {
    ...day,
    days: (clock) => {
      const range = dayRangeOf(first, clock);
      return range === null || !isOneDay(range)
        ? range
        : { from: range.from, to: addDays(range.from, runs), grain: 'days' };
    },
  };
}

/** The items with each day that one before or behind it runs on from taken for all of those days. */
export function runningOn(text: string, all: readonly TimeItem[]): readonly TimeItem[] {
  const found: TimeItem[] = [];
  const textOf = ({ start, end }: TimeItem): string => text.slice(start, end);
  const hasDate = all.some((item) => item.kind === 'day' && DATED.test(textOf(item)));
  // "A long weekend, 19-22 June" is on those days.
  const items = all.filter((item) => {
    const behind = text.slice(item.end);
    return (
      !BARE_WEEKEND.test(textOf(item)) ||
      !((hasDate && !OF_DATE.test(behind)) || BEGINS.test(behind) || IN_DAYS.test(behind))
    );
  });
  for (const item of items) {
    const before = found.at(-1);
    if (before?.kind === 'day' && before.runs !== undefined && item.kind === 'day' && item.each === undefined) {
      if (FROM.test(text.slice(before.end, item.start))) {
        found[found.length - 1] = runningFor(item, before.runs);
        continue;
      }
    }
    const runs = item.kind === 'day' ? item.runs : undefined;
    const first = before?.kind === 'day' && before.each === undefined && before.runs === undefined ? before : undefined;
    if (runs === undefined || first === undefined || !RUNS_ON.test(text.slice(first.end, item.start))) {
      found.push(item);
      continue;
    }
    found[found.length - 1] = runningFor(first, runs);
  }
  return found;
}

/** The items with each anchored day counted from the day before it in the question, or from the one right behind it. */
export function anchored(text: string, items: readonly TimeItem[]): readonly TimeItem[] {
  if (!items.some((item) => item.kind === 'day' && item.away !== undefined)) return items;
  const found: TimeItem[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item.kind !== 'day' || item.away === undefined) {
      found.push(item);
      continue;
    }
    const next = items[i + 1];
    const isBehind = next?.kind === 'day' && item.away !== 0 && FOLLOWS.test(text.slice(item.end, next.start));
    const anchor = isBehind ? next : found.findLast((one) => one.kind === 'day');
    if (item.isAnchored === true && !isBehind) continue;
    if (anchor === undefined) {
      found.push(item);
      continue;
    }
    found.push({ ...item, end: isBehind ? next.end : item.end, days: (clock) => daysFrom(anchor, item, clock) });
    if (isBehind) i++;
  }
  return found;
}

function daysFrom(anchor: DayItem, { away = 0, ofWeek }: DayItem, clock: LocalClock): DayRange | null {
  const range = dayRangeOf(anchor, clock);
  if (range === null) return null;
  if (ofWeek === WEEK_DAYS) return someDays(away > 0 ? range.to : addDays(range.from, -WEEK_DAYS), WEEK_DAYS);
  if (ofWeek !== undefined) {
    // The last whole weekend before the day, or the first one behind it.
    const from = away > 0 ? addDays(range.to, (12 - weekdayOf(range.to)) % WEEK_DAYS) : addDays(range.from, -2);
    return someDays(away > 0 ? from : addDays(from, -((weekdayOf(from) + 2) % WEEK_DAYS)), ofWeek);
  }
  const from = away > 0 ? addDays(range.to, away - 1) : addDays(range.from, away);
  return { from, to: addDays(from, 1), grain: 'day' };
}
