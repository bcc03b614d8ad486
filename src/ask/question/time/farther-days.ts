/**
 * Days that are counted past a nearer one: "next but one Saturday", "a week this Friday", "the Friday after this one", "three days
 * after Friday", "two nights ago", "Friday the 13th", and parts of months from one to another: "mid to late July".
 */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import { partOfDay } from './hours.ts';
import { type DayRange, day, type Rule, rule } from './items.ts';
import { firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import {
  MONTH,
  monthNumber,
  months,
  oneDay,
  partOfMonth,
  seasonOfYear,
  someDays,
  WEEKDAY,
  weekdayNumber,
  weeks,
  whichWeekday,
} from './named-days.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { inYears } from './yearly.ts';

const WEEK_DAYS = 7;
const MOST_AWAY = 60;
const PART = '(early|mid|middle|late|beginning|start|end)';
/** Nothing that is named stands behind: "the Friday after this match". */
const ENDS =
  '(?=\\W*$|[,;?]| (?:in|at|near|to|for|will|is|how|what|and|or|any|temps?|rain|dry|wet|wind|weather|hot|cold|warm)(?!\\p{L})| \\u0001)';
const SKIPPED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
/** Behind these a number of days is how long something goes on: "in Rome for three days from Friday". */
const NO_LENGTH =
  '(?<!\\b(?:for|over|during|these|those|all|spend(?:ing)?|stay(?:ing)?|away|camp(?:ing)?|hik(?:e|ing)|holiday|trip|there|' +
  'here|off|hire|book(?:ed|ing)?|the|my|our|first|last|next|forecast|outlook|weather) |\\u0001,? )';

/** "How hot 3 days from Friday": what stands first of all is a length, "7 days from Saturday in Leeds". */
const ASKED_BEFORE = '(?<=\\b(?:how|what|whats|will|is|does|rain|weather|temp)\\b[^.?!]{0,40} )';

/** The n-th such day of the week from the one that comes on: 0 for that one. */
function comingWeekday(clock: LocalClock, name: string, n: number): DayRange {
  return oneDay(addDays(whichWeekday(clock, 'coming', weekdayNumber(name)), WEEK_DAYS * n));
}

/** The next month, or the last one, in which the thirteenth or another day is that day of the week. */
function datedWeekday(clock: LocalClock, name: string, dayNumber: number): CivilDate | null {
  const step = clock.isPast ? -1 : 1;
  for (let away = 0; away < 24; away++) {
    const first = firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + step * away);
    const date = addDays(first, dayNumber - 1);
    const isRight = weekdayOf(date) === weekdayNumber(name) && monthOfDate(date) === monthOfDate(first);
    if (isRight && (clock.isPast ? date <= clock.today : date >= clock.today)) return date;
  }
  return null;
}

/** Before the rules of anchored and of plain days, which know the nearer day alone. */
export const FARTHER_RULES: readonly Rule[] = [
  // "Next but one Saturday", "the weekend but one"
  rule(
    `(?:on )?(?:the )?next but (one|two|three) (${WEEKDAY}|week ?end|week)|` +
      `(?:on )?(?:the )?(?:next )?(${WEEKDAY}|week ?end|week) but (one|two|three)`,
    ([, count, name, named, counted]) => {
      const n = SKIPPED[count ?? counted] ?? 1;
      const unit = name ?? named;
      return day((clock) => {
        const monday = addDays(mondayOf(clock.today), WEEK_DAYS * n);
        if (unit === 'week') return someDays(addDays(monday, WEEK_DAYS), WEEK_DAYS);
        return unit.startsWith('week') ? someDays(addDays(monday, 5), 2) : comingWeekday(clock, unit, n);
      });
    },
    /\bbut (?:one|two|three)\b/,
  ),
  // "The Saturday after this one"
  rule(
    `(?:on )?(?:the )?(${WEEKDAY}) after (?:this|that|the (?:coming|next))(?: coming)?(?: one)?${ENDS}`,
    ([, name]) => day((clock) => comingWeekday(clock, name, 1)),
    /day after /,
  ),
  // "A week this Friday", "two weeks next Tuesday", "a week come Saturday"
  rule(
    `(?:in )?(?:(${NUMBER}) )?(week|fortnight)s?(?: on)? (this|this coming|next|coming|come) (${WEEKDAY})`,
    ({ input, index, 1: count, 2: unit, 3: which, 4: name }) => {
      if (
        count === undefined &&
        /\b(?:this|next|last|the|that|each|every|all|my|our|in|during|work) $/.test(input.slice(0, index))
      )
        return null;
      const days = numberOf(count ?? 'a') * (unit === 'fortnight' ? 2 * WEEK_DAYS : WEEK_DAYS);
      if (days > MOST_AWAY) return null;
      return day((clock) =>
        oneDay(addDays(whichWeekday(clock, which === 'next' ? 'next' : 'coming', weekdayNumber(name)), days)),
      );
    },
    /\b(?:week|fortnight)/,
  ),
  // "Not this weekend but the one after"
  rule(
    `(?<=\\bthis (week ?end|week|${WEEKDAY}),?(?: (?:or|but|and)(?: maybe)?)? )` +
      `(?:on )?the (?:one|week ?end|week) after(?: that| it| this)?(?: one)?${ENDS}`,
    ([, unit]) =>
      day((clock) => {
        const monday = addDays(mondayOf(clock.today), WEEK_DAYS);
        if (unit === 'week') return someDays(monday, WEEK_DAYS);
        return unit.startsWith('week') ? someDays(addDays(monday, 5), 2) : comingWeekday(clock, unit, 1);
      }),
    /\bthis \p{L}.*\bafter\b/u,
  ),
  // "Three days after Friday", "2 days from Friday": that day; a length runs from it.
  rule(
    `(?:in )?(?:${ASKED_BEFORE}${NO_LENGTH}(${NUMBER}) days (?:from|on from)|` +
      `(${NUMBER}) days after) (?:this |next |the )?(today|tomorrow|${WEEKDAY})(?! (?:to|till?|until|through|and|onwards?|on)\\b)`,
    ([, ahead, behind, from]) => {
      const days = Math.round(numberOf(ahead ?? behind));
      if (days < 1 || days > MOST_AWAY) return null;
      return day((clock) => {
        const start = from === 'today' ? clock.today : from === 'tomorrow' ? addDays(clock.today, 1) : null;
        return oneDay(addDays(start ?? whichWeekday(clock, 'coming', weekdayNumber(from)), days));
      });
    },
    /\bdays (?:on )?(?:from|after) /,
  ),
  // "Summer last year"
  rule(
    '(?:in )?(?:the )?(spring|summer|autumn|fall|winter) (?:of )?(last|next) year',
    ([, name, which]) => day((clock) => seasonOfYear(clock, name, yearOfDate(clock.today) + weeks(which))),
    / year\b/,
  ),
  // "A week last Sunday", "a fortnight last Friday"
  rule(
    `(?:(${NUMBER}) )?(week|fortnight)s? (?:last|past|ago(?: last| on)?) (${WEEKDAY})`,
    ({ input, index, 1: count, 2: unit, 3: name }) => {
      if (count === undefined && /\b(?:this|next|last|the|that|each|every) $/.test(input.slice(0, index))) return null;
      const days = numberOf(count ?? 'a') * (unit === 'fortnight' ? 2 * WEEK_DAYS : WEEK_DAYS);
      return days > MOST_AWAY
        ? null
        : day((clock) => oneDay(addDays(whichWeekday(clock, 'last', weekdayNumber(name)), -days)));
    },
    /\b(?:week|fortnight)s? (?:last|past|ago)\b/,
  ),
  // "The weekend before last", "the week before last"
  rule(
    '(?:the )?(week ?end|week|month) before last',
    ([, unit]) =>
      day((clock) => {
        const monday = addDays(mondayOf(clock.today), -2 * WEEK_DAYS);
        if (unit === 'month') return months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) - 2), 1);
        return unit === 'week' ? someDays(monday, WEEK_DAYS) : someDays(addDays(monday, 5), 2);
      }),
    /before last/,
  ),
  // "Two nights ago", "three mornings back"
  rule(
    `(${NUMBER}) (night|evening|morning|afternoon)s? (?:ago|back)`,
    ([, count, part]) => {
      const days = Math.round(numberOf(count));
      if (days < 1 || days > MOST_AWAY) return null;
      return day((clock) => oneDay(addDays(clock.today, -days)), { ...partOfDay(part), start: 0, end: 0 });
    },
    /\b(?:ago|back)\b/,
  ),
  // "Friday the 13th", whenever that is next.
  rule(`(?:on )?(friday),? (?:the )?(?:13th|thirteenth)(?! (?:of|${MONTH})\\b)`, ([, name]) =>
    day((clock) => {
      const date = datedWeekday(clock, name, 13);
      return date === null ? null : oneDay(date);
    }),
  ),
  // "Mid to late July", "early to mid next month"
  rule(
    `(?:from )?(?:the )?${PART}(?:[ -]?(?:to|\\/|or|and|&|-)[ -]?|-)(?:the )?` +
      `${PART}[ -](?:of )?(?:(${MONTH})(?:,? (\\d{4}))?|(this|next|last|the) month)`,
    ([, first, last, name, year, which]) =>
      day((clock) => {
        const month =
          name === undefined
            ? months(firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + weeks(which)), 1)
            : inYears(year, clock, (at) => months(firstOfMonth(at, monthNumber(name)), 1));
        const [from, to] = [partOfMonth(month, first).from, partOfMonth(month, last).to];
        return to <= from ? month : { from, to, grain: 'days' };
      }),
    /\b(?:early|mid|middle|late|beginning|start|end)\b/,
  ),
];
