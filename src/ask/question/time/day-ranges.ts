/** Days with an end or a start: "from Monday to Thursday", "until Friday", "before the weekend", "from Friday on". */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { BLANK, type Span } from '../text.ts';
import { WordPattern } from '../word-pattern.ts';
import { longWeekend } from './holidays.ts';
import type { DayItem, DayRange, FixedItem, InstantRange } from './items.ts';
import { isJoined, isRange, LISTED_DAYS } from './joins.ts';
import { firstOfMonth, type LocalClock, mondayOf, monthOfDate, yearOfDate } from './local-clock.ts';
import { afterToday, MONTH, oneDay, someDays, weekdayNumber } from './named-days.ts';
import { numberOf } from './numbers.ts';
import { isOneDay } from './windows.ts';

export interface DayGroup {
  readonly item: DayItem | FixedItem;
  readonly spans: readonly Span[];
}

/** How far "after Friday" and "from Friday on" reach; our judgement. */
const OPEN_DAYS = 7;
const LONG_WEEKEND_DAYS = 3;
const WEEK_DAYS = 7;
/** "My 3 day trip to Prague starting", "a long weekend in Rome from". */
const COUNTED_FROM = new WordPattern(
  '\\b(?:(\\d|1[0-4]|two|three|four|five|six|seven|ten)[- ](day|night|week)s?|' +
    'long week ?end)\\b(?! (?:ago|old))[^.?!;]{0,40}?\\b(?:from|starting|beginning|as of|' +
    'as from)(?: on)? (?:the )?$',
);

/** "The week in Lisbon from", before the day from which its seven days are. */
const WEEK_FROM = new WordPattern(
  `\\bweek (?:in|at|on) (?:the )?[${BLANK}\\p{L}][${BLANK}\\p{L} ,'-]{0,30}? ?(?:from|starting|beginning|` +
    'commencing) (?:on )?(?:the )?$',
  'u',
);

/** `text` is the item's own, `lead` what the words before it matched. */
type DaysOf = (item: DayItem, text: string, clock: LocalClock, lead: RegExpExecArray) => DayRange | null;

/** Days of the week and of the month: "from Monday", and no feast. */
const OPEN_FROM = /^(?:the )?(?:next |this |coming )*(?:to-?morrow|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?|.*\d.*)$/u;

/** Not behind what is held against that day, moved from it, or left out of a time. */
const FROM = new WordPattern(
  String.raw`(?<!\b(?:mov|chang|postpon|shift|switch|swap|differ|compar|bring|brought|push|bump|delay|reschedul|up|down|left|over|far|where|come|coming|direction|blow|` +
    String.raw`apart|aside|except|nights?|days?|hours?|weeks?|forecast|warning|alert)\p{L}*(?: [^\s.?!]+){0,7} )\bfrom (?:the )?$`,
  'u',
);

/** What a word before or behind a day makes of it. */
const BOUNDS: ReadonlyArray<{ readonly before: RegExp; readonly behind?: RegExp; readonly days: DaysOf }> = [
  {
    // "Or wait till tomorrow" is about tomorrow alone.
    before: new RegExp(
      String.raw`(?<!\b(?:wait|waits|waiting|(?<!\b(?:rain|showers?|storms?|thunder|weather|snow|it|stuff) )hold off|` +
        String.raw`hold on|leave it|put it off)(?: for it)? )\b(?:until|till|til|by|up to) (?:the )?(?:end of )?$`,
      '',
    ),
    days: until,
  },
  {
    // "Through Friday" is up to it, "through the weekend" all of it.
    before: /\bthrough (?:the )?(?:end of )?$/,
    days: (item, text, clock) => {
      const range = item.days(clock);
      return range === null || isOneDay(range) ? until(item, text, clock) : range;
    },
  },
  {
    before: /(?:)/,
    behind:
      /^,? (?:that |which )?(?:has |have |is |was |'s )?just (?:gone|past|passed|ended|been|finished)\b|^ gone(?=\W*$| (?:in|at|near)\b)/,
    days: (item, _text, clock) => item.days(clock.asPast()),
  },
  {
    before: COUNTED_FROM,
    days: (item, _text, clock, [, count, unit]) => {
      const range = item.days(clock);
      if (range === null || !isOneDay(range)) return range;
      const length = count === undefined ? LONG_WEEKEND_DAYS : numberOf(count) * (unit === 'week' ? WEEK_DAYS : 1);
      return { from: range.from, to: addDays(range.from, length), grain: 'days' };
    },
  },
  {
    before: /\bbefore (?:the )?$/,
    days: (item, text, clock) =>
      /\bend\b/.test(text) ? until(item, text, clock) : upTo(ahead(item, text, clock)?.from, clock),
  },
  { before: /\bsince (?:the )?$/, days: (item, _text, clock) => since(item, clock) },
  {
    before: /(?<!\b(?:hours?|hrs?|h) )\b(?:after|past) (?:the )?$/,
    days: (item, _text, clock) => open(item.days(clock)?.to),
  },
  {
    before: /\b(?:from|starting) (?:the )?$/,
    behind: /^ on(?!\w)(?! the)/,
    // "From 20 to 25 June on Sylt" has its end.
    days: (item, _text, clock) => {
      const range = item.days(clock);
      return range === null || isOneDay(range) ? open(range?.from) : range;
    },
  },
  {
    // "Is it dry from Monday": from then on.
    before: FROM,
    behind: /^(?! ?(?:am|pm|morn|after|even|night|noon|mid|lunch|at \d|\d))/,
    days: (item, text, clock) => {
      const range = item.days(clock);
      const isAhead = range !== null && isOneDay(range) && range.from > clock.today && !clock.isPast;
      return isAhead && OPEN_FROM.test(text) ? open(range.from) : range;
    },
  },
  { before: /(?:)/, behind: /^ (?:on and )?on ?wards?/, days: (item, _text, clock) => open(item.days(clock)?.from) },
  {
    before: /(?:\bw\/e|\bweek ending) (?:the )?$/,
    days: (item, _text, clock) => weekUpTo(item.days(clock)?.to, clock),
  },
  {
    before: WEEK_FROM,
    days: (item, _text, clock) => open(item.days(clock)?.from),
  },
  {
    before: /(?:\bw\/?c|\bweek (?:commencing|beginning|starting|of|from)) (?:the )?$/,
    days: (item, _text, clock) => open(item.days(clock)?.from),
  },
];

/** Days and fixed times, with those joined that are one. `text` is the plain text of the question. */
export function joinDays(text: string, all: ReadonlyArray<DayItem | FixedItem>): DayGroup[] {
  const chosen = choiceWithin(all);
  if (chosen !== null) return [chosen];
  const items = withYearAhead(text, inNamedWeek(text, all));
  const groups: DayGroup[] = [];
  let previous: DayItem | FixedItem | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const next = items[i + 1];
    const before = text.slice(0, item.start);
    const dated =
      next === undefined || item.kind !== 'day'
        ? null
        : (inYearNamed(text, item, next) ?? weekendOf(text, item, next) ?? weekFrom(text, item, next));
    if (dated !== null) {
      groups.push(bounded(dated, text));
      i++;
      continue;
    }
    const gap = next === undefined ? '' : text.slice(item.end, next.start);
    if (next?.kind === 'day' && isRange(before, gap, true)) {
      if (item.kind === 'day' || item.grain === 'now') {
        const days = (clock: LocalClock): DayRange | null =>
          fromTo(item.kind === 'day' ? item.days(clock) : null, next.days(clock), clock);
        const span = { start: item.start, end: next.end };
        groups.push({ item: { kind: 'day', ...span, days }, spans: [span] });
        i++;
        continue;
      }
    }
    const listed = item.kind === 'day' ? inList(text, item, previous) : item;
    previous = listed;
    groups.push(listed.kind === 'day' ? bounded(listed, text) : { item: listed, spans: [listed] });
  }
  return groups;
}

/** "Which weekend in June": its weekends; null where nothing is to be chosen, or no time is named beside it. */
function choiceWithin(items: ReadonlyArray<DayItem | FixedItem>): DayGroup | null {
  const choice = items.find((item) => item.kind === 'day' && item.isChoice === true);
  const [within, ...others] = items.filter((item) => item !== choice);
  if (choice?.kind !== 'day' || within?.kind !== 'day' || others.length > 0) return null;
  const days = (clock: LocalClock): DayRange | null => {
    const range = within.days(clock);
    return range === null ? null : { ...range, grain: 'days' };
  };
  return { item: { ...choice, days }, spans: [choice, within].toSorted((a, b) => a.start - b.start) };
}

/** "Bonfire night in Leeds last year". */
const YEAR_BEHIND = new WordPattern(`^,? (?:(?:(?:in|at|on) )?${BLANK}+,? )?(?:in |of )?$`);
const YEAR_NAMED =
  /^(?:(?:(?:in |for |of |during |throughout )(?:the year )?)?((?:19|20|21)\d\d)|(this|next|last|previous) year)$/;
/** "Will the summer be hot this year". */
const SEASON_NAMED = /^(?:the )?(?:spring|summer|autumn|fall|winter)$/;
const FEW_WORDS = new WordPattern(`^(?: (?:${BLANK}+|[\\p{L}']+)){1,5}(?<! (?:than|as|to|with|against|vs)) $`, 'u');
/** What has a place in every year: names of months and holidays, and numbers of days. */
const OF_A_YEAR = /\d|\p{L}{3,}/u;
const OF_A_FEAST = /\d|new year|easter|palm|whit|good|shrove|ash|maundy|bank|holiday|black/;
const OF_A_WEEK = new WordPattern(
  /\b(?:to-?day|to-?morrow|yesterday|to-?night|week|weeks|month|year|ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/,
);

/** "15 August next year", "June last year", "Christmas in Oslo 2015": the day of that year; null for two times. */
function inYearNamed(text: string, item: DayItem, next: DayItem | FixedItem): DayItem | null {
  const [, year, which] = YEAR_NAMED.exec(text.slice(next.start, next.end)) ?? [];
  const own = text.slice(item.start, item.end);
  const between = text.slice(item.end, next.start);
  const isBehind = YEAR_BEHIND.test(between);
  const isApart = FEW_WORDS.test(between) && (year === undefined ? SEASON_NAMED.test(own) : !isJoined(between));
  const isOne = isBehind ? OF_A_YEAR.test(own) : isApart;
  const isNamed = (year ?? which) !== undefined && !/\b(?:19|20|21)\d\d$/.test(own);
  if (!isNamed || !isOne || (OF_A_WEEK.test(own) && !OF_A_FEAST.test(own))) return null;
  const end = isBehind ? next.end : item.end;
  if (year !== undefined) return { ...inYear(item, Number(year)), end };
  const years = which === 'this' ? 0 : which === 'next' ? 1 : -1;
  const days = (clock: LocalClock): DayRange | null => {
    const range = item.days(clock.atStartOfYear(yearOfDate(clock.today) + years));
    // "A cold winter this year", asked in June, is the one to come.
    const isOver = which === 'this' && !clock.isPast && range !== null && range.to <= clock.today;
    return isOver ? item.days(clock) : range;
  };
  return { ...item, end, days };
}

/** "In 2018 was July hotter than August": of that year, which is no time of its own. */
function withYearAhead(text: string, items: ReadonlyArray<DayItem | FixedItem>): ReadonlyArray<DayItem | FixedItem> {
  const [first, ...others] = items;
  const [, year] = first === undefined ? [] : (YEAR_NAMED.exec(text.slice(first.start, first.end)) ?? []);
  const [next] = others;
  const between = first === undefined || next === undefined ? '' : text.slice(first.end, next.start);
  const areNames = others.every(({ start, end }) => {
    const own = text.slice(start, end);
    return SEASON_NAMED.test(own) || MONTH_ALONE.test(own) || FEAST.test(own);
  });
  if (year === undefined || !areNames || isJoined(between) || (between !== ' ' && !FEW_WORDS.test(between)))
    return items;
  return others.flatMap((item) => (item.kind === 'day' ? [inYear(item, Number(year))] : []));
}

function inYear(item: DayItem, year: number): DayItem {
  const days = (clock: LocalClock): DayRange | null => {
    const range = item.days(clock.atStartOfYear(year));
    // The winter of a year begins in it.
    return range !== null && yearOfDate(range.from) < year ? item.days(clock.atStartOfYear(year + 1)) : range;
  };
  return { ...item, days };
}

const FEAST = /^(?:(?:at|over) )?(?:christmas|xmas|easter|boxing|new year|good friday|hallow|bonfire)/;
const MONTH_ALONE = new WordPattern(`^(?:in )?(?:${MONTH})$`);

const WEEK_NAMED = /^(?:for |in |during )?(?:(?:this|next) week(?: ?end)?|(?:the )?week after next)$/;

/** "Monday, Wednesday and Friday next week": days of that week, which is no time of its own. */
function inNamedWeek(text: string, items: ReadonlyArray<DayItem | FixedItem>): ReadonlyArray<DayItem | FixedItem> {
  const at = items.findIndex((item) => item.kind === 'day' && WEEK_NAMED.test(text.slice(item.start, item.end)));
  const week = items[at];
  const others = items.filter((item) => item !== week);
  const areDays = others.every((item) => {
    const own = text.slice(item.start, item.end);
    return item.kind === 'day' && (WEEKDAY_ALONE.test(own) || WEEKDAYS.test(own));
  });
  if (week?.kind !== 'day' || others.length === 0 || !areDays) return items;
  const isApart = [items[at - 1], items[at + 1]].some((item) => {
    if (item === undefined) return false;
    const gap = item.start > week.start ? text.slice(week.end, item.start) : text.slice(item.end, week.start);
    return isJoined(gap) || (others.length === 1 && !SAME_TIME.test(gap) && !PART_WITHIN.test(gap));
  });
  if (isApart) return items;
  return others.flatMap((item): DayItem[] => {
    if (item.kind !== 'day') return [];
    const own = text.slice(item.start);
    if (WEEKDAYS.test(text.slice(item.start, item.end)))
      return [{ ...item, days: (clock) => workingDays(week.days(clock)) }];
    const number = own.startsWith('mid') ? MIDWEEK : weekdayNumber(own);
    const days = (clock: LocalClock): DayRange | null => {
      const range = week.days(clock);
      return range === null ? null : oneDay(addDays(mondayOf(range.from), number));
    };
    return [{ ...item, days }];
  });
}

/** "Weekday evenings next week". */
const WEEKDAYS = /^(?:(?:the|on|during) )*week ?days?$/;
const PART_WITHIN = /^ (?:mornings?|afternoons?|evenings?|nights?|lunch ?times?) (?:of |in )?$/;

function workingDays(week: DayRange | null): DayRange | null {
  return week === null ? null : someDays(mondayOf(week.from), WORKING_DAYS);
}

const WORKING_DAYS = 5;
const WEEKDAY_ALONE = /^(?:the )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*$|^mid-?week$/u;
const NEXT_DAY = /^next (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/;
const MIDWEEK = 2;
/** "Midweek in Harrogate next week". */
const SAME_TIME = new WordPattern(`^,?(?: (?:in|at|near) ${BLANK}+| ${BLANK}+)?,? ?(?:on |of )?$`);

/** "Tuesday or Wednesday", asked on a Wednesday, is about the one after that Tuesday. */
function inList(text: string, item: DayItem, before: DayItem | FixedItem | undefined): DayItem {
  const gap = before === undefined ? '' : text.slice(before.end, item.start);
  const isBesideNext =
    before?.kind === 'day' &&
    NEXT_DAY.test(text.slice(before.start, before.end)) &&
    / (?:or|and|vs) $| ?[/&,] ?$/.test(gap);
  // "Next Thursday or Friday": both of that week.
  if (isBesideNext && WEEKDAY_ALONE.test(text.slice(item.start, item.end)) && gap.length < 8) {
    const days = (clock: LocalClock): DayRange | null => {
      const first = before.days(clock);
      if (first === null) return item.days(clock);
      const number = weekdayNumber(text.slice(item.start));
      return oneDay(
        addDays(first.from, (number - weekdayNumber(text.slice(before.start + 5)) + WEEK_DAYS) % WEEK_DAYS),
      );
    };
    return { ...item, days };
  }
  const isListed =
    before?.kind === 'day' &&
    WEEKDAY_ALONE.test(text.slice(item.start, item.end)) &&
    WEEKDAY_ALONE.test(text.slice(before.start, before.end)) &&
    LISTED_DAYS.test(text.slice(before.end, item.start));
  if (!isListed) return item;
  const follows = (weekdayNumber(text.slice(before.start)) + 1) % 7 === weekdayNumber(text.slice(item.start));
  return {
    ...item,
    days: (clock) => {
      const range = item.days(clock);
      const last = before.days(clock);
      // "Tues wed thurs": three days in a row.
      if (follows && range !== null && last !== null && range.from < last.from && !clock.isPast)
        return oneDay(addDays(last.from, 1));
      if (range === null || clock.isPast || range.from !== clock.today) return range;
      return { ...range, from: addDays(range.from, 7), to: addDays(range.to, 7) };
    },
  };
}

/** "The 4th of July weekend": the weekend that the day belongs to; null for two times. */
function weekendOf(text: string, item: DayItem, next: DayItem | FixedItem): DayItem | null {
  const isWeekend = text.slice(item.end, next.end).trim() === 'weekend';
  if (!isWeekend || item.part !== undefined) return null;
  const days = (clock: LocalClock): DayRange | null => {
    const range = item.days(clock);
    return range === null || !isOneDay(range) ? range : longWeekend(range.from);
  };
  return { ...item, end: next.end, days };
}

const OF_A_DAY = /^ (?:of|around) (?:the )?$/;
/** "The weekend of the 20th", "a week in Lisbon from Saturday"; null for two times. */
function weekFrom(text: string, item: DayItem, next: DayItem | FixedItem): DayItem | null {
  const own = text.slice(item.start, item.end);
  const gap = text.slice(item.end, next.start);
  if (next.kind !== 'day') return null;
  if (own.endsWith('weekend') && OF_A_DAY.test(gap)) {
    const days = (clock: LocalClock): DayRange | null => {
      const range = next.days(clock);
      return range === null || !isOneDay(range) ? range : longWeekend(range.from);
    };
    return { ...item, end: next.end, days };
  }
  return own.endsWith('week') && WEEK_FROM.test(`${own}${gap}`)
    ? { ...item, end: next.end, days: (clock) => open(next.days(clock)?.from) }
    : null;
}

function bounded(item: DayItem, text: string): DayGroup {
  const before = text.slice(0, item.start);
  // "Wet after last night's rain": the rain of that night, and not the time behind it.
  if (OVER.test(text.slice(item.start, item.end)) && OF_IT.test(text.slice(item.end - 2)))
    return { item, spans: [item] };
  // "Dry until tonight": up to where it begins.
  const { part } = item;
  if (part !== undefined && UNTIL_PART.test(before)) {
    const window = (clock: LocalClock): InstantRange | null => {
      const range = item.days(clock);
      const end = range === null ? null : part.on(range.from, clock, null);
      if (end === null || clock.isPast) return end;
      return { fromMs: clock.nowMs, toMs: end.fromMs > clock.nowMs ? end.fromMs : end.toMs };
    };
    const { start, end } = item;
    return { item: { kind: 'fixed', start, end, grain: 'hours', window }, spans: [{ start, end }] };
  }
  for (const { before: word, behind, days } of BOUNDS) {
    const lead = word.exec(before);
    const tail = behind === undefined ? '' : (behind.exec(text.slice(item.end))?.[0] ?? null);
    if (lead === null || tail === null) continue;
    const own = text.slice(item.start, item.end);
    const span = { start: /w/.test(lead[0][0]) ? lead.index : item.start, end: item.end + tail.length };
    return { item: { ...item, ...span, days: (clock) => days(item, own, clock, lead) }, spans: [span] };
  }
  return { item, spans: [item] };
}

const UNTIL_PART = /\b(?:until|till?|up to) $/;
const OVER = /^(?:last|yesterday|this morning)/;
const OF_IT =
  /^(?:..)?['’]s (?:\p{L}+ )?(?:rain|snow|storms?|frost|heat|winds?|gales?|downpour|deluge|showers?|weather)\b/u;

/** "Before Wednesday", asked on a Wednesday, is before the next. */
const ahead = (item: DayItem, text: string, clock: LocalClock): DayRange | null =>
  WEEKDAY_ALONE.test(text) && !clock.isPast ? afterToday(item.days(clock), clock) : item.days(clock);

/** "until Friday" holds Friday, and "until the end of July" the end; "until the weekend" ends before it. */
function until(item: DayItem, text: string, clock: LocalClock): DayRange | null {
  const range = ahead(item, text, clock);
  if (range === null) return null;
  const isWhole = isOneDay(range) || /\b(?:end|rest|late)\b/.test(text);
  return isWhole || range.from <= clock.today ? fromTo(null, range, clock) : upTo(range.from, clock);
}

/** From today up to a date; null where that is over. */
function upTo(date: CivilDate | undefined, clock: LocalClock): DayRange | null {
  if (date === undefined) return null;
  if (date <= clock.today) return { from: clock.today, to: addDays(clock.today, 1), grain: 'day' };
  return { from: clock.today, to: date, grain: addDays(clock.today, 1) === date ? 'day' : 'days' };
}

/** The seven days up to a date, of which the past ones only count for a question about the past. */
function weekUpTo(date: CivilDate | undefined, clock: LocalClock): DayRange | null {
  if (date === undefined) return null;
  const from = addDays(date, -7);
  return {
    from: from < clock.today && date > clock.today && !clock.isPast ? clock.today : from,
    to: date,
    grain: 'days',
  };
}

function open(date: CivilDate | undefined): DayRange | null {
  return date === undefined ? null : { from: date, to: addDays(date, OPEN_DAYS), grain: 'days' };
}

/** From the first day, or today, to the end of the last; a last weekday before the first is in the week after. */
function fromTo(first: DayRange | null, end: DayRange | null, clock: LocalClock): DayRange | null {
  if (end === null) return null;
  if (first?.grain === 'month' && end.grain === 'month' && end.to <= first.from) return overNewYear(first, end, clock);
  const from: CivilDate = first?.from ?? clock.today;
  // "Saturday to Saturday" is a week.
  const isSame = first !== null && isOneDay(first) && end.from === from;
  const to = (end.to <= from || isSame) && isOneDay(end) && !clock.isPast ? addDays(end.to, 7) : end.to;
  if (to <= from) return end;
  return { from, to, grain: end.grain === 'month' ? 'month' : addDays(from, 1) === to ? 'day' : 'days' };
}

/** "January to June", "October to March": the months that are now, or were last for a question about the past, else the next. */
function overNewYear(first: DayRange, end: DayRange, clock: LocalClock): DayRange {
  const yearsFrom = (date: CivilDate, years: number) => firstOfMonth(yearOfDate(date) + years, monthOfDate(date));
  const from = yearsFrom(first.from, -1);
  return from < end.to && (clock.isPast || from <= clock.today)
    ? { from, to: end.to, grain: 'month' }
    : { from: first.from, to: yearsFrom(end.to, 1), grain: 'month' };
}

function since(item: DayItem, clock: LocalClock): DayRange | null {
  const start = item.days(clock);
  return start === null || start.from >= clock.today
    ? start
    : { from: start.from, to: addDays(clock.today, 1), grain: 'days' };
}
