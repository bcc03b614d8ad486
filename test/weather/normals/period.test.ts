import { describe, expect, test } from 'bun:test';
import { addDays, type CivilDate, epochDay, parseCivilDate } from '../../../src/time/civil.ts';
import {
  datesOf,
  PERIOD_DAYS,
  periodOf,
  placeInPeriod,
  reachOf,
  yearsOf,
} from '../../../src/weather/normals/period.ts';

function date(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (parsed === null) throw new Error(`${text} is no date`);
  return parsed;
}

describe('periods of the year', () => {
  test('every date of eight years is found in its period, in its own place, by its month and day', () => {
    for (let day = date('2024-01-01'); day < date('2032-01-01'); day = addDays(day, 1)) {
      const dates = datesOf(periodOf(day), Number(day.slice(0, 4)));
      expect(dates[placeInPeriod(day)]).toBe(day);
      expect(dates.length === PERIOD_DAYS || (dates.length === 6 && day.slice(5) >= '12-26')).toBe(true);
    }
  });

  test('29 February is the 28th in other years, and the days around it stay what they are', () => {
    const period = periodOf(date('2028-02-29'));
    expect(placeInPeriod(date('2028-02-29'))).toBe(9);
    expect(datesOf(period, 2027).slice(-2)).toEqual([date('2027-02-28'), date('2027-02-28')]);
    expect(datesOf(period, 2024).slice(-2)).toEqual([date('2024-02-28'), date('2024-02-29')]);
    expect(datesOf(periodOf(date('2027-03-01')), 2024)[0]).toBe(date('2024-03-01'));
  });

  test('the twenty years end with the one before the date', () => {
    const years = yearsOf(periodOf(date('2027-03-01')));
    expect([years.length, years[0], years.at(-1)]).toEqual([20, 2007, 2026]);
  });

  test('windows reach a week to either side, over the turn of the year', () => {
    const { first, last } = reachOf(datesOf(periodOf(date('2027-01-03')), 2026));
    expect([first, last]).toEqual([date('2025-12-25'), date('2026-01-17')]);
    expect(epochDay(last) - epochDay(first) + 1).toBe(PERIOD_DAYS + 14);
  });
});
