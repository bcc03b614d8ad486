/** The days of past years at a place: ten years of figures, a day each, from which months, counts and extremes are told. */
import { addDays, type CivilDate, civilDateAt, dateOfEpochDay, offsetTable, parseCivilDate } from '../../time/civil.ts';
import { DAY_MS } from '../../time/units.ts';
import type { HourlyRecords } from '../hourly.ts';

/** Figures of a day; its units are in the names. */
export const PAST_DAY_VARIABLE_NAMES = [
  'temperatureMaxC',
  'temperatureMinC',
  'temperatureMeanC',
  'humidityMeanPct',
  'precipitationMm',
  'snowfallCm',
  'sunshineHours',
  'cloudMeanPct',
  'windMeanKmh',
  'windMaxKmh',
] as const;

export type PastDayVariable = (typeof PAST_DAY_VARIABLE_NAMES)[number];

/** Whole years, a record for each day without a gap between them; `startMs` is midnight in UTC of the civil date. */
export type PastDays = HourlyRecords<PastDayVariable>;

export interface PastYears {
  readonly first: number;
  readonly last: number;
}

const YEARS = 10;
/** A reanalysis is five days late, and two more let it settle. */
const SETTLING_DAYS = 7;

/** The last year that is over at a place and settled. */
export function lastWholeYear(tzId: string, nowMs: number): number {
  const today = civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs);
  return yearOf(addDays(today, -SETTLING_DAYS)) - 1;
}

/** The first and the last date of the years that end with one. */
export function datesOfYears(lastYear: number): { readonly first: CivilDate; readonly last: CivilDate } {
  const first = parseCivilDate(`${lastYear - YEARS + 1}-01-01`);
  const last = parseCivilDate(`${lastYear}-12-31`);
  if (first === null || last === null) throw new RangeError(`there is no year ${lastYear}`);
  return { first, last };
}

/** The years that days are of. */
export function yearsOfDays({ startMs, length }: PastDays): PastYears {
  return { first: yearOf(dateAt(startMs[0])), last: yearOf(dateAt(startMs[length - 1])) };
}

/** One day with its figures. */
export interface PastDay {
  readonly date: CivilDate;
  readonly figures: Readonly<Record<PastDayVariable, number>>;
}

/** All days, in order. */
export function listPastDays({ startMs, length, columns }: PastDays): PastDay[] {
  return Array.from({ length }, (_, i) => ({
    date: dateAt(startMs[i]),
    figures: {
      temperatureMaxC: columns.temperatureMaxC[i],
      temperatureMinC: columns.temperatureMinC[i],
      temperatureMeanC: columns.temperatureMeanC[i],
      humidityMeanPct: columns.humidityMeanPct[i],
      precipitationMm: columns.precipitationMm[i],
      snowfallCm: columns.snowfallCm[i],
      sunshineHours: columns.sunshineHours[i],
      cloudMeanPct: columns.cloudMeanPct[i],
      windMeanKmh: columns.windMeanKmh[i],
      windMaxKmh: columns.windMaxKmh[i],
    },
  }));
}

function dateAt(midnightMs: number): CivilDate {
  return dateOfEpochDay(midnightMs / DAY_MS);
}

function yearOf(date: CivilDate): number {
  return Number(date.slice(0, 4));
}
