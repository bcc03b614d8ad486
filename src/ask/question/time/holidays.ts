/** Holidays by name, and their dates in a year. */
import { addDays, type CivilDate } from '../../../time/civil.ts';
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
function nthWeekday(year: number, month: number, weekday: number, n: number): CivilDate {
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
const nth = (names: string, month: number, weekday: number, n: number): Holiday => ({
  names,
  on: (year) => nthWeekday(year, month, weekday, n),
  days: 1,
});

/** A name that contains another comes before it. */
export const HOLIDAYS: readonly Holiday[] = [
  day("new year'?s eve|hogmanay", 12, 31),
  day("new year'?s(?: day)?|new years? day|(?:the )?new year", 1, 1),
  day('christmas eve|xmas eve', 12, 24),
  day('boxing day', 12, 26),
  day('christmas(?: day)?|xmas(?: day)?', 12, 25),
  easter('easter weekend', -2, 4),
  easter('good friday', -2),
  easter('easter monday', 1),
  easter('easter(?: sunday)?', 0),
  easter('ascension day', 39),
  easter('whit monday|pentecost monday', 50),
  day("hallowe'?en", 10, 31),
  day('bonfire night|guy fawkes(?: night| day)?', 11, 5),
  day("(?:st\\.? |saint )?valentine'?s(?: day)?", 2, 14),
  day("(?:st\\.? |saint )patrick'?s day", 3, 17),
  day('independence day|(?:the )?(?:4th|fourth) of july', 7, 4),
  day('may day(?! bank)', 5, 1),
  day('groundhog day', 2, 2),
  day("veterans'? day|remembrance day", 11, 11),
  day('juneteenth', 6, 19),
  day('earth day', 4, 22),
  day('australia day', 1, 26),
  day('canada day', 7, 1),
  day('bastille day', 7, 14),
  day('leif erikson day', 10, 9),
  nth('thanksgiving(?: day)?', 11, 3, 4),
  nth('lab(?:or|our) day', 9, 0, 1),
  nth('memorial day', 5, 0, 0),
  nth('martin luther king(?:,? jr\\.?)? day|mlk day', 1, 0, 3),
  nth("president'?s'? day", 2, 0, 3),
  nth('columbus day', 10, 0, 2),
];
