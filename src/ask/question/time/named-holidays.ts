/** Holidays that a question names, as the country of the place keeps them; and its bank holidays. */
import type { CivilDate } from '../../../time/civil.ts';
import { matchesOf } from '../text.ts';
import { bareName, daysOff, HOLIDAY_NAMES, holidayIn } from './holiday-table.ts';
import { longWeekend, PRAISES } from './holidays.ts';
import { type DayItem, type DayRange, day, type Rule, rule } from './items.ts';
import { type LocalClock, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import { MONTH, monthNumber, oneDay } from './named-days.ts';
import { inYears } from './yearly.ts';

interface NameWord {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const NAME_WORD = /[a-z][a-z'.]*/g;

/** The holidays of the table that a plain text names. */
export function namedHolidays(plain: string): DayItem[] {
  const words = matchesOf(plain, NAME_WORD).map(
    ({ index, 0: text }): NameWord => ({ key: bareName(text), start: index, end: index + text.length }),
  );
  const items: DayItem[] = [];
  for (let i = 0; i < words.length; i++) {
    const name = HOLIDAY_NAMES.get(words[i].key)?.find((known) => isAt(words, i, known, plain));
    if (name === undefined) continue;
    const isShort = name.at(-1) === 'day' && words[i + name.length - 1]?.key !== 'day';
    const last = words[i + name.length - (isShort ? 2 : 1)];
    items.push(holidayItem(name.join(' '), plain, words[i].start, last.end));
    i += name.length - 1;
  }
  return items;
}

const OF_SPORTS =
  /\b(?:swim(?:ming)?|sports?|athletics|school|netball|surf|rowing|cross country|village|town|winter|summer) $/;

const PRAISED = new RegExp(`\\b${PRAISES} $`);

function isAt(words: readonly NameWord[], at: number, name: readonly string[], plain: string): boolean {
  for (let i = 1; i < name.length; i++) {
    const word = words[at + i];
    // "Anzac weekend", "Labor long weekend"
    if (name[i] === 'day' && i === name.length - 1 && i > 0 && isWeekend(words, at + i)) return true;
    if (word === undefined || word.key !== name[i]) return false;
    if (!/^[ -]$/.test(plain.slice(words[at + i - 1].end, word.start))) return false;
  }
  // "A family day out" is no Family Day.
  if (/^ (?:out|trips?|tours?|tickets?|pass)\b/.test(plain.slice(words[at + name.length - 1].end))) return false;
  // A school's races are no day before Lent.
  if (name[0] === 'carnival' && OF_SPORTS.test(plain.slice(0, words[at].start))) return false;
  if (name[0] === 'good' && PRAISED.test(plain.slice(0, words[at].start))) return false;
  // Corpus Christi is a city of Texas too.
  return name[0] !== 'corpus' || !/\b(?:in|near|to|from) $/.test(plain.slice(0, words[at].start));
}

function isWeekend(words: readonly NameWord[], at: number): boolean {
  const long = words[at]?.key === 'long' ? 1 : 0;
  return words[at + long]?.key === 'weekend';
}

function holidayItem(name: string, plain: string, start: number, end: number): DayItem {
  const [lead = '', which] = /(?:(next|last|this|the) )?$/.exec(plain.slice(0, start)) ?? [];
  const [tail = '', weekend, year] =
    /^(?:'s)?( (?:long )?week ?end| (?:monday|tuesday|friday))?(?:,? (?:in )?((?:19|20|21)\d\d))?(?![\d:])/.exec(
      plain.slice(end),
    ) ?? [];
  return {
    kind: 'day',
    start: start - lead.length,
    end: end + tail.length,
    days: (clock) => {
      const inYear = (at: number): DayRange => {
        const date = holidayIn(name, clock.place, at);
        // A holiday that the table has not for that year is none.
        if (date === null) return { from: clock.today, to: clock.today, grain: 'day' };
        return weekend === undefined || weekend.endsWith('day') ? oneDay(date) : longWeekend(date);
      };
      const range = inYears(year, clock, inYear, which === 'the' ? undefined : which);
      return range.from === range.to ? null : range;
    },
  };
}

const SEASON_MONTHS: Readonly<Record<string, readonly number[]>> = {
  'early may': [5],
  'late may': [5],
  spring: [5],
  summer: [7, 8],
  easter: [3, 4],
  christmas: [12],
  'new year': [1],
};

/** "bank holiday monday", "the August bank holiday", "public holiday weekend" */
export const BANK_HOLIDAY_RULES: readonly Rule[] = [
  // "The June long weekend", "long weekend in October": the one with that month's day off.
  rule(
    `(?:the )?(?:(${MONTH}|${Object.keys(SEASON_MONTHS).join('|')}) long week ?-?end|long week ?-?end (?:(?:in|of) )?(${MONTH})(?! \\d))`,
    ([, time, month]) => {
      const months = SEASON_MONTHS[time ?? ''] ?? [monthNumber(time ?? month)];
      return day((clock) => {
        const date = dayOff(clock, months, 'weekend', false);
        return date === null || !months.includes(monthOfDate(date)) ? null : longWeekend(date);
      });
    },
    /long week/,
  ),
  rule(
    `(?:the )?(?:(next|last|this|coming) )?(?:(?:late |early |end of )(?=aug|sep|oct|jun))?(?:(${MONTH}|${Object.keys(SEASON_MONTHS).join('|')}) )?(?:bank|` +
      `public|federal|national|statutory) hol(?:iday)?(?: (monday|tuesday|friday|weekend))?(?: in (${MONTH}))?`,
    ([, which, time, kind, month]) => {
      const months =
        SEASON_MONTHS[time ?? ''] ?? [time ?? month].flatMap((name) => (name === undefined ? [] : [monthNumber(name)]));
      return day((clock) => {
        const date = dayOff(clock, months, kind ?? (months.length > 0 ? 'monday' : undefined), which === 'last');
        if (date === null) return null;
        return kind === 'weekend' ? longWeekend(date) : oneDay(date);
      });
    },
  ),
];

const WEEKDAY_OF_KIND: Readonly<Record<string, number>> = { monday: 0, tuesday: 1, friday: 4 };
const YEARS_AHEAD = 2;

/** The next day off of the country, or the last one before today; null where the table has none. */
function dayOff(
  clock: LocalClock,
  months: readonly number[],
  kind: string | undefined,
  isBack: boolean,
): CivilDate | null {
  const year = yearOfDate(clock.today);
  const all: CivilDate[] = [];
  for (let at = year - YEARS_AHEAD; at <= year + YEARS_AHEAD; at++) {
    // One on a weekend is kept on another day, which the table has too.
    all.push(...daysOff(clock.place, at).filter((date) => weekdayOf(date) < 5));
  }
  const inMonths = all.filter((date) => months.length === 0 || months.includes(monthOfDate(date)));
  const weekday = WEEKDAY_OF_KIND[kind ?? ''];
  const onWeekday = inMonths.filter((date) =>
    kind === 'weekend' ? [0, 1, 3, 4].includes(weekdayOf(date)) : weekday === undefined || weekdayOf(date) === weekday,
  );
  const fitting = onWeekday.length > 0 ? onWeekday : inMonths;
  return isBack || clock.isPast
    ? (fitting.findLast((date) => date < clock.today) ?? null)
    : (fitting.find((date) => date >= clock.today) ?? null);
}
