/**
 * The request for the runs of an ensemble, and what it weighs. One model at a time: with several, upstream writes the name of
 * the model behind each column. Chances of rain and weather codes are not among the variables: an ensemble has neither.
 */
import { DAY_MS } from '../../../time/units.ts';
import type { Cell } from '../../cache/cell.ts';
import { FORMAT, forecastEndMs, pointOf } from './request.ts';

/** ECMWF's ensemble at 0.25°: worldwide, fifteen days, four runs a day (those of 06 and 18 UTC reach six days). */
export const ENSEMBLE_MODEL = 'ecmwf_ifs025_ensemble';
/** Its control run and fifty others. */
const RUNS = 51;
const MAX_DAYS = 15;

/** What decisions need and a run knows; by the names of `UPSTREAM_VARIABLES`. */
export const ENSEMBLE_VARIABLES = [
  'temperature_2m',
  'dew_point_2m',
  'precipitation',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
] as const;

/** UTC days from today on that hold the last hour of a forecast, with the stamp that ends it, as far as the model reaches. */
export function ensembleDays(tzId: string, nowMs: number): number {
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return Math.min(MAX_DAYS, Math.floor((forecastEndMs(tzId, nowMs) - todayMs) / DAY_MS) + 1);
}

export function ensembleParameters(cell: Cell, days: number): URLSearchParams {
  return new URLSearchParams({
    ...pointOf(cell),
    hourly: ENSEMBLE_VARIABLES.join(','),
    models: ENSEMBLE_MODEL,
    forecast_days: String(days),
    ...FORMAT,
    wind_speed_unit: 'kmh',
  });
}

/** Upstream counts each run as a variable: 30.6 for up to fourteen days, 32.8 for fifteen. */
export function ensembleWeight(days: number): number {
  return ((ENSEMBLE_VARIABLES.length * RUNS) / 10) * Math.max(1, days / 14);
}
