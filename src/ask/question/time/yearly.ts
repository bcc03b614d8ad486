/** Times that come every year: which of them a question means. */
import { addDays } from '../../../time/civil.ts';
import type { DayRange } from './items.ts';
import { type LocalClock, yearOfDate } from './local-clock.ts';

/** Whether the one before is named: "last spring". */
export function isBack(which: string | undefined): boolean {
  return which === 'last' || which === 'past' || which === 'previous';
}

/** For so long after its end a season or a month of this year is still "this" one. */
export const JUST_OVER_DAYS = 100;

/** The next occurrence of a yearly time that is not over, or the last that has begun for a question about the past. */
export function yearly(clock: LocalClock, inYear: (year: number) => DayRange, which?: string): DayRange {
  const year = yearOfDate(clock.today);
  const past = isBack(which) || (clock.isPast && which !== 'next');
  // "Last winter", asked in January, began in the year before the last.
  const candidates = [year - 2, year - 1, year, year + 1].map(inYear);
  if (past) {
    const begun = candidates.findLast(({ from, to }) => (isBack(which) ? to : from) <= clock.today);
    return begun ?? inYear(year - 1);
  }
  // "The windiest day this spring", asked in June, is of the spring that was.
  const ofThisYear = inYear(year);
  if (which === 'this' && ofThisYear.to <= clock.today && ofThisYear.to > addDays(clock.today, -JUST_OVER_DAYS))
    return ofThisYear;
  const coming = candidates.filter(({ from, to }) => (which === 'next' ? from : to) > clock.today);
  return coming[0] ?? inYear(year + 1);
}

/** The range of a given year, or else that of the year which the words mean. */
export function inYears(
  year: string | undefined,
  clock: LocalClock,
  inYear: (year: number) => DayRange,
  which?: string,
): DayRange {
  return year === undefined ? yearly(clock, inYear, which) : inYear(Number(year));
}
