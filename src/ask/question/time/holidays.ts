/** Holidays by name, and their dates in a year. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
import type { DayRange } from './items.ts';
import { dateOf, weekdayOf } from './local-clock.ts';

/** Easter Sunday, by the algorithm that Meeus gives (Astronomical Algorithms, 1991, chapter 8). */
export function easterSunday(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const k = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * k) / 451);
  const month = Math.floor((h + k - 7 * m + 114) / 31);
  return fixed(year, month, ((h + k - 7 * m + 114) % 31) + 1);
}

function fixed(year: number, month: number, day: number): CivilDate {
  const date = dateOf(year, month, day);
  if (date === null) throw new RangeError(`no date ${year}-${month}-${day}`);
  return date;
}

/** The n-th weekday (0 is Monday) of a month; the last where n is 0. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): CivilDate {
  if (n === 0) {
    const last = addDays(fixed(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = fixed(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

interface Holiday {
  /** A regular expression that matches its names. */
  readonly names: string;
  /** Its first day in a year. */
  readonly on: (year: number) => CivilDate;
  readonly days: number;
}

const day = (names: string, month: number, dayOfMonth: number): Holiday => ({
  names,
  on: (year) => fixed(year, month, dayOfMonth),
  days: 1,
});
const easter = (names: string, offset: number, days = 1): Holiday => ({
  names,
  on: (year) => addDays(easterSunday(year), offset),
  days,
});

/** Before "good Friday": "any good Friday night", "it's a good Friday for it" are no feast. */
export const PRAISES =
  '(?:any|no|an?|be|it|looking|looks?|really|very|so|how|that|going|get|have|as|not|pretty|another)';

/**
 * Those that the table of countries lacks, or that mean more days than one. A name that contains another comes before it.
 */
export const HOLIDAYS: readonly Holiday[] = [
  day("new year'?s eve|nye|hogmanay", 12, 31),
  day("new year'?s(?: day)?|new years? day|(?:the )?new year", 1, 1),
  day('christmas eve|xmas eve', 12, 24),
  { names: '(?:over|at) (?:christmas|xmas)|christmas week', on: (year) => fixed(year, 12, 24), days: 3 },
  day('boxing day', 12, 26),
  day(
    'christmas(?: day)?(?! (?:markets?|lights|jumpers?|trees?|fairs?|fayres?|stalls?|shopping|party|do|songs?))|' +
      'chrimbo|crimbo|xmas(?: day)?(?! (?:markets?|lights|jumpers?|trees?|fairs?|party|do))',
    12,
    25,
  ),
  easter(
    'easter (?:long )?week ?end|over easter(?! (?:sun|mon|sat|fri|week|eve|island|parade))|' +
      '(?:(?:over|during|in|for) )?(?:the )?easter (?:holidays?|hols|break|getaway|vacation)',
    -2,
    4,
  ),
  easter(`(?<!\\b${PRAISES} )good friday`, -2),
  easter('easter monday', 1),
  // A nor'easter is a storm, and a south-easter the summer wind of the Cape.
  easter("(?<!\\b(?:nor|north|sou|south)['’ -]?)easter(?: sunday)?", 0),
  easter('ascension day', 39),
  easter('whit monday|pentecost monday', 50),
  easter('palm sunday', -7),
  day("hallowe'?en|trick[ -]or[ -]treat(?:ing|ers)?", 10, 31),
  day('bonfire night|guy fawkes(?: night| day)?', 11, 5),
  day("(?:st\\.? |saint )?valentine'?s(?: day)?", 2, 14),
  day("(?:st\\.? |saint )(?:patrick|pat|paddy)'?s day|(?:st\\.? )?padd(?:y|ie)'?s day", 3, 17),
  day('independence day|(?:the )?(?:4th|fourth) of july', 7, 4),
  day('may day(?! bank)', 5, 1),
  day('groundhog day', 2, 2),
  { names: 'remembrance sunday', on: (year) => nthWeekday(year, 11, 6, 2), days: 1 },
  day('remembrance day', 11, 11),
  day('earth day', 4, 22),
  day("burns' night|burns night", 1, 25),
  day("(?:st\\.? |saint )george'?s day", 4, 23),
  day("(?:st\\.? |saint )andrew'?s day", 11, 30),
  day("(?:st\\.? |saint )david'?s day", 3, 1),
  day('cinco de mayo', 5, 5),
  day("midsummer'?s?(?: day)?", 6, 24),
  day("(?:st\\.? |saint )swithi?n'?s(?: day)?", 7, 15),
  day("(?:st\\.? |saint )nicholas'?s?(?: day)?|sinterklaas", 12, 6),
  day("(?:st\\.? |saint )luc(?:y|ia)'?s(?: day)?", 12, 13),
  day("(?:st\\.? |saint )stephen'?s(?: day)?", 12, 26),
  day("(?:st\\.? |saint )martin'?s day|martinmas", 11, 11),
  day("(?:st\\.? |saint )michael'?s day|michaelmas", 9, 29),
  day("(?:st\\.? |saint )john'?s eve", 6, 23),
  day("(?:st\\.? |saint )john'?s day", 6, 24),
  day('(?:the )?glorious (?:twelfth|12th)', 8, 12),
  day("(?:st\\.? |saint )piran'?s day", 3, 5),
  day('candlemas', 2, 2),
  day('lammas', 8, 1),
  day('epiphany|three kings(?: day)?', 1, 6),
  day('twelfth night', 1, 5),
  day("april fools?'?(?: day)?", 4, 1),
  day('ve day', 5, 8),
  day('d-day', 6, 6),
  day('armistice day', 11, 11),
  day("all saints'?(?: day)?", 11, 1),
  day("all souls'?(?: day)?", 11, 2),
  day('juneteenth', 6, 19),
  easter('mothering sunday', -21),
  easter('shrove tuesday|pancake (?:day|tuesday)|mardi gras', -47),
  easter('ash wednesday', -46),
  easter('maundy thursday', -3),
  easter('holy saturday|easter saturday', -1),
  easter('whit ?sun(?:day)?|pentecost', 49),
  { names: 'black friday', on: (year) => addDays(nthWeekday(year, 11, 3, 4), 1), days: 1 },
  day('leif erikson day', 10, 9),
];

/** The weekend with a holiday on its Friday or Monday, or from its Thursday or to its Tuesday. */
export function longWeekend(date: CivilDate): DayRange {
  const weekday = weekdayOf(date);
  const saturday = addDays(date, weekday <= 1 ? -weekday - 2 : 5 - weekday);
  const monday = addDays(saturday, 2);
  const isBefore = weekday === 3 || weekday === 4;
  const isAfter = weekday <= 1;
  return { from: isBefore ? date : saturday, to: isAfter ? addDays(date, 1) : monday, grain: 'days' };
}
