/** Dates in parameters. */

import { type CivilDate, dateOfEpochDay, parseCivilDate } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import { invalidField } from './errors.ts';

/** The date that a parameter spells. Throws `invalid_parameter`. */
export function dateParameter(field: string, text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date !== null) return date;
  throw invalidField(field, `'${field}' must be a date such as 2026-07-15 that exists; it is '${text.slice(0, 40)}'.`);
}

/** The earliest date that it can be anywhere: UTC−12 is at most one behind UTC. */
export function earliestTodayAnywhere(nowMs: number): CivilDate {
  return dateOfEpochDay(Math.floor(nowMs / DAY_MS) - 1);
}

/** The latest date that it can be anywhere: UTC+14 is at most one ahead of UTC. */
export function latestTodayAnywhere(nowMs: number): CivilDate {
  return dateOfEpochDay(Math.floor(nowMs / DAY_MS) + 1);
}
