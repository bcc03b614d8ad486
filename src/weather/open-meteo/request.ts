/**
 * What is asked of Open-Meteo for one place: which days, which variables, and what that costs.
 *
 * Always GMT and unix time: upstream applies today's UTC offset to a whole series, wrong across a clock change, and we
 * cut local days ourselves. The elevation is not sent: upstream takes it from its 90 m terrain model for the cell.
 */
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  DAY_MS,
  dateOfEpochDay,
  offsetTable,
} from '../../time/civil.ts';
import type { Cell } from '../cell.ts';
import { FORECAST_VARIABLES } from './variables.ts';

export const FORECAST_PATH = 'v1/forecast';

/** Days of one request; upstream's forecast has sixteen, today included. */
export const FORECAST_DAYS = 16;

/**
 * What upstream counts for one request for one place, in its own terms: calls of up to ten variables over up to
 * fourteen days (`ForecastapiController`): max(1, V/10, V/10 · days/14).
 */
export function requestWeight(variables: number = FORECAST_VARIABLES.length, days: number = FORECAST_DAYS): number {
  return Math.max(1, variables / 10, ((variables / 10) * days) / 14);
}

/**
 * The UTC date on which the request starts: that of the local midnight of today less 24 hours, so that a day of
 * look-back is covered in every zone from −12 to +14. It is at the latest UTC yesterday, so the sixteenth day is at the
 * latest UTC today + 14, within upstream's reach.
 *
 * The end of local today + 13 is covered as well, with one gap: where UTC+1 falls back to UTC+0 within the days (London
 * in late October), the last hour of the last day has no sums, since upstream would stamp them on a seventeenth day.
 */
export function forecastStartDate(tzId: string, nowMs: number): CivilDate {
  const today = civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs);
  return dateOfEpochDay(Math.floor((civilDay(tzId, today).startMs - DAY_MS) / DAY_MS));
}

export function forecastParameters(cell: Cell, startDate: CivilDate): URLSearchParams {
  return new URLSearchParams({
    latitude: cell.lat.toFixed(2),
    longitude: cell.lon.toFixed(2),
    hourly: FORECAST_VARIABLES.join(','),
    start_date: startDate,
    end_date: addDays(startDate, FORECAST_DAYS - 1),
    timezone: 'GMT',
    timeformat: 'unixtime',
    wind_speed_unit: 'kmh',
  });
}
