/** Days by their dates: "5 August 2027", "the 15th", "12/25", "2027-03-05". */
import { addDays, type CivilDate, parseCivilDate } from '../../../time/civil.ts';
import { type DayRange, day, type Rule, rule } from './items.ts';
import { dateOf, firstOfMonth, type LocalClock, mondayOf, monthOfDate, weekdayOf, yearOfDate } from './local-clock.ts';
import { MONTH, monthNumber, oneDay, someDays, WEEKDAY, weekdayNumber, whichWeekday } from './named-days.ts';
import { DAY_OF_MONTH, dayOfMonth, LATE_ORDINAL, ORDINAL } from './numbers.ts';
import { inYears } from './yearly.ts';

const YEAR = '(?:,? (?:of )?((?:19|20|21)\\d\\d)(?!:\\d))?';
/** What often precedes a date and adds nothing. */
const LEAD = `(?:(?:${WEEKDAY}),? ?)?(?:the )?`;
const TO = ` ?(?:-|/|&|to|until|till?|through|thru|and) ?(?:(?:${WEEKDAY}),? )?(?:the )?`;
const LAST_MONTH = 12;
const MOST_WEEKS = 53;

/** A date in the given year, or else its next occurrence from today on; its last one for a question about the past. */
function dated(clock: LocalClock, year: string | undefined, month: number, dayNumber: number): CivilDate | null {
  if (year !== undefined) return dateOf(Number(year), month, dayNumber);
  const thisYear = yearOfDate(clock.today);
  const step = clock.isPast ? -1 : 1;
  // 29 February comes every fourth or eighth year.
  for (let at = thisYear - 1 * step; Math.abs(at - thisYear) <= 8; at += step) {
    const date = dateOf(at, month, dayNumber);
    if (date !== null && (clock.isPast ? date <= clock.today : date >= clock.today)) return date;
  }
  return null;
}

function range(from: CivilDate | null, to: CivilDate | null): DayRange | null {
  if (from === null || to === null || to <= from) return from === null ? null : oneDay(from);
  return { from, to: addDays(to, 1), grain: 'days' };
}

/** The next date with this day of the month, today included; the last one for a question about the past. */
function dayOfSomeMonth(clock: LocalClock, dayNumber: number): CivilDate | null {
  const step = clock.isPast ? -1 : 1;
  for (let months = 0; months <= LAST_MONTH; months++) {
    const first = firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + step * months);
    const date = dateOf(yearOfDate(first), monthOfDate(first), dayNumber);
    if (date !== null && (clock.isPast ? date <= clock.today : date >= clock.today)) return date;
  }
  return null;
}

/** "3/7" in the order of the country, or in the other order if only that is a date. */
function slashed(clock: LocalClock, first: number, second: number, year: string | undefined): CivilDate | null {
  const long = year === undefined || year.length === 4 ? year : `20${year}`;
  const [month, dayNumber] = clock.isMonthFirst ? [first, second] : [second, first];
  return dated(clock, long, month, dayNumber) ?? dated(clock, long, dayNumber, month);
}

/** "2027-03-05" */
export const ISO_DATE_RULE: Rule = rule('\\d{4}-\\d{2}-\\d{2}', ([text]) =>
  day(() => {
    const date = parseCivilDate(text);
    return date === null ? null : oneDay(date);
  }),
);

export const DATE_RULES: readonly Rule[] = [
  rule(
    `${LEAD}(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})|${LEAD}(\\d{1,2})/(\\d{1,2})(?! (?:of )?(?:${MONTH})\\b|(?:mm)?(?: (?:or|and|vs) \\d/\\d)?(?:mm)? ?(?:wetsuits?|wettie|steamer|suit)\\b)`,
    (match) => {
      const first = Number(match[1] ?? match[5]);
      const second = Number(match[3] ?? match[6]);
      const year = match[4];
      const possible = (first <= LAST_MONTH || second <= LAST_MONTH) && first > 0 && second > 0 && first + second <= 43;
      if (!possible) return null;
      return day((clock) => {
        const date = slashed(clock, first, second, year);
        return date === null ? null : oneDay(date);
      });
    },
  ),
  // "20.6." is the day first in every country that writes it.
  rule(`${LEAD}(\\d{1,2})\\.(\\d{1,2})\\.(?!\\d)|(?<=\\bon )(?:the )?(\\d{1,2})\\.(\\d{1,2})`, (match) => {
    const dayNumber = Number(match[1] ?? match[3]);
    const month = Number(match[2] ?? match[4]);
    if (month < 1 || month > LAST_MONTH || dayNumber < 1 || dayNumber > 31) return null;
    return day((clock) => {
      const date = dated(clock, undefined, month, dayNumber);
      return date === null ? null : oneDay(date);
    });
  }),
  // "18, 19 and 20 June", "June 18 19 20"
  rule(
    `${LEAD}(\\d{1,2})(?:st|nd|rd|th)?(?:, ?| )\\d{1,2}(?:st|nd|rd|th)?(?:,? (?:and|&) |, ?| )(\\d{1,2})(?:st|nd|` +
      `rd|th)? (?:of )?(${MONTH})\\.?|(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:, ?| )\\d{1,2}(?:st|nd|rd|` +
      'th)?(?:,? (?:and|&) |, ?| )(\\d{1,2})(?:st|nd|rd|th)?(?![:.]?\\d| ?(?:am|pm|%|degrees|mph))',
    ([, first, last, month, monthAhead, firstBehind, lastBehind]) => {
      const at = monthNumber(month ?? monthAhead);
      const [from, to] = [Number(first ?? firstBehind), Number(last ?? lastBehind)];
      return from >= to
        ? null
        : day((clock) => range(dated(clock, undefined, at, from), dated(clock, undefined, at, to)));
    },
  ),
  rule(`${LEAD}(${DAY_OF_MONTH})${TO}(${DAY_OF_MONTH}) (?:of )?(${MONTH})\\.?${YEAR}`, ([, from, to, month, year]) =>
    day((clock) => {
      const end = dated(clock, year, monthNumber(month), dayOfMonth(to));
      const start = end === null ? null : dateOf(yearOfDate(end), monthOfDate(end), dayOfMonth(from));
      return range(start, end);
    }),
  ),
  rule(
    '(?<!\\d(?:st|nd|rd|' +
      `th)? (?:of )?)${LEAD}(${MONTH})\\.? (?:the )?(${DAY_OF_MONTH})${TO}(${DAY_OF_MONTH})(?! ?(?:am|pm|:|%|` +
      `degrees))${YEAR}`,
    (match) => {
      const [, month, from, to, year] = match;
      return day((clock) => {
        const end = dated(clock, year, monthNumber(month), dayOfMonth(to));
        const start = end === null ? null : dateOf(yearOfDate(end), monthOfDate(end), dayOfMonth(from));
        return range(start, end);
      });
    },
  ),
  rule(
    `(?<!\\d(?:st|nd|rd|th)? (?:of )?)${LEAD}(${MONTH})\\.? (?:the )?(${DAY_OF_MONTH})(?![:.]\\d|,\\d|` +
      ` ?(?:am|pm|%|degrees|mph))${YEAR}`,
    ([, month, number, year]) => single(month, number, year),
  ),
  // "7 July 21", at the end of a question about the past
  rule(
    `${LEAD}(${DAY_OF_MONTH}) (?:of )?(${MONTH})\\.? ['’]?([012]\\d)(?=[\\s?!.]*$)`,
    ([, number, month, year]) => single(month, number, `20${year}`),
    /\b(?:was|were|did|had)\b.*\d\d\W*$|['’]\d\d\W*$/,
  ),
  rule(
    `${LEAD}(${DAY_OF_MONTH})(?: (?:of )?|-(?=[a-z]{3,9}(?![-a-z])))(${MONTH})\\.?${YEAR}`,
    ([, number, month, year]) => single(month, number, year),
  ),
  // "The 15th of next month"
  rule(
    `(?<!\\b(?:over|above|below|under|hits?|reach|reaches|past|tops?|touch|exceeds?|than|minus|beats?) )(?:on )?(?:the )?` +
      `(${DAY_OF_MONTH}) (?:of )?(this|next|last) month`,
    ([, number, which]) => {
      const at = dayOfMonth(number);
      return day((clock) => {
        const away = which === 'next' ? 1 : which === 'last' ? -1 : 0;
        const first = firstOfMonth(yearOfDate(clock.today), monthOfDate(clock.today) + away);
        const date = dateOf(yearOfDate(first), monthOfDate(first), at);
        return date === null ? null : oneDay(date);
      });
    },
  ),
  // "Between the 20th and 25th", "from the 3rd to 9th"
  rule(
    '(?:(?:between|from) (?:the )?(?=\\d)|' +
      '(?=\\d{1,2}(?:st|nd|rd|th) ?(?:-|to|until|till|through|thru)))(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|and|to|until|' +
      'till|through|thru) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:floor|century|hour|street|avenue|hole))',
    ([, from, to]) => {
      if (Number(from) < 1 || Number(from) > 31 || Number(to) < 1 || Number(to) > 31) return null;
      return day((clock) => {
        const start = dayOfSomeMonth(clock, Number(from));
        const month =
          start === null
            ? null
            : firstOfMonth(yearOfDate(start), monthOfDate(start) + (Number(to) < Number(from) ? 1 : 0));
        return range(start, month === null ? null : dateOf(yearOfDate(month), monthOfDate(month), Number(to)));
      });
    },
  ),
  // "Fri 19": that day of the month, where it is a Friday.
  rule(
    `(${WEEKDAY})(?:,? ?)(1[3-9]|2\\d|3[01])(?![:.,]?\\d| ?(?:%|°|degrees?|deg|c|f|mph|km|kph|knots?|mm|cm|m|ft|` +
      'k|kg|miles?|holes?|laps?|overs?|of|people|guests|pax|players|runners|kids|or so|plus|am|pm|hrs|h|' +
      `${MONTH})\\b)`,
    ([, name, number]) =>
      day((clock) => {
        const date = dayOfSomeMonth(clock, Number(number));
        const weekday = whichWeekday(clock, undefined, weekdayNumber(name));
        return oneDay(date !== null && weekdayOf(date) === weekdayNumber(name) ? date : weekday);
      }),
  ),
  // "The nineteenth", "on the fifth in Hull"
  rule(
    `(?:on )?the (${LATE_ORDINAL})(?! (?:century|floor|hole|green|tee|time|anniversary|birthday|street|avenue|` +
      `of)\\b)|on the (${ORDINAL})(?= (?:in|at)\\b|\\W*$|,)`,
    ([, late, any]) => {
      const number = dayOfMonth(late ?? any);
      return day((clock) => {
        const date = dayOfSomeMonth(clock, number);
        return date === null ? null : oneDay(date);
      });
    },
    /\bthe \p{L}+(?:th|st|nd|rd|first|second|third)\b/u,
  ),
  // "27.6 wedding": no hour, and no value without a unit.
  rule(
    '(?<![£$€#.,:/+\\d-] ?)(?<!\\b(?:of|than|above|below|over|under|least|most|is|was|version|mag(?:nitude)?|' +
      'about|around|nearly|almost|by|to|at|ph|hit|reached?) ?)(1[3-9]|2\\d|3[01])\\.(1[0-2]|0?[1-9])(?![.,:]?\\d|' +
      ' ?(?:%|°|[a-z]{1,2}\\b|degrees?|deg|mph|kph|knots?|miles?|inch|million|and|to|or)|[a-z])',
    ([, number, month]) =>
      day((clock) => {
        const date = dated(clock, undefined, Number(month), Number(number));
        return date === null ? null : oneDay(date);
      }),
  ),
  // "Week 32", as ISO 8601 counts: the first has the year's first Thursday.
  rule(
    '(?:in )?(?:calendar )?week (?:no\\.? ?|number )?(\\d{1,2})(?:,? (?:of )?((?:19|20|21)\\d\\d))?(?! (?:of|' +
      'in) (?:my|the|our|a|his|her)\\b)(?![:.\\d])',
    ([, number, year]) => {
      const week = Number(number);
      if (week < 1 || week > MOST_WEEKS) return null;
      return day((clock) =>
        inYears(year, clock, (at) => someDays(addDays(mondayOf(dateOf(at, 1, 4) ?? clock.today), 7 * (week - 1)), 7)),
      );
    },
  ),
  rule(
    `(?:${WEEKDAY}),? (?:the )?(${DAY_OF_MONTH})(?<=st|nd|rd|th)|` +
      `(?:the |(?<=\\bw\\/?[ec] )|(?<=the \\d{1,2}(?:st|nd|rd|th) (?:or|and|vs) |` +
      `\\u0001{8} (?:or|and|vs) ))(\\d{1,2}(?:st|nd|rd|th))(?! (?:floor|century|hour|street|avenue|time|hole))|` +
      // "Rain 15th?"
      `(?<!\\b(?:my|his|her|our|their|your|an?|is|was|turns?|\\p{L}{2,}'?s) |\\d )` +
      `(\\d{1,2}(?:st|nd|rd|th))(?=\\W*$|[,;?]| (?:in|at|will|is|rain|dry|weather|forecast|any|how|what|temps?|for)(?!\\p{L}))`,
    (match) => {
      const number = dayOfMonth(match[1] ?? match[2] ?? match[3] ?? '');
      if (number < 1 || number > 31) return null;
      return day((clock) => {
        const date = dayOfSomeMonth(clock, number);
        return date === null ? null : oneDay(date);
      });
    },
  ),
];

function single(month: string, number: string, year: string | undefined) {
  const at = dayOfMonth(number);
  if (at < 1 || at > 31) return null;
  return day((clock) => {
    const date = dated(clock, year, monthNumber(month), at);
    return date === null ? null : oneDay(date);
  });
}
