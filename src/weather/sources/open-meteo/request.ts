/**
 * Requests to Open-Meteo for one place: which days, which variables, and what that costs.
 *
 * Always GMT and unix time: upstream applies today's UTC offset to a whole series, wrong across a clock change, and we
 * cut local days ourselves. The elevation is not sent: upstream takes it from its 90 m terrain model for the cell.
 */
import {
  addDays,
  type CivilDate,
  civilDateAt,
  civilDay,
  dateOfEpochDay,
  epochDay,
  offsetTable,
} from '../../../time/civil.ts';
import { DAY_MS, HOUR_MS } from '../../../time/units.ts';
import type { Cell } from '../../cache/cell.ts';
import {
  CLIMATOLOGY_VARIABLES,
  FORECAST_VARIABLES,
  OUTLOOK_VARIABLES,
  PAST_DAY_VARIABLES,
  QUARTER_VARIABLE,
  SEA_VARIABLES,
} from './variables.ts';

/** Days of one request; upstream's forecast has sixteen, today included. */
export const UPSTREAM_FORECAST_DAYS = 16;

/**
 * What upstream counts for one request for one place, in its own terms: calls of up to ten variables over up to
 * fourteen days (`ForecastapiController`): max(1, V/10, V/10 · days/14).
 */
export function requestWeight(
  variables: number = FORECAST_VARIABLES.length,
  days: number = UPSTREAM_FORECAST_DAYS,
): number {
  return Math.max(1, variables / 10, ((variables / 10) * days) / 14);
}

/**
 * The UTC date on which the request starts: that of the local midnight of today less 24 hours, so that a day of
 * look-back is covered in every zone from −12 to +14. It is at the latest UTC yesterday, so the sixteenth day is at the
 * latest UTC today + 14, within upstream's reach.
 *
 * The end of local today + 13 is covered as well, to the stamp of its last sums (`forecastSpan`).
 */
export function forecastStartDate(tzId: string, nowMs: number): CivilDate {
  const today = civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs);
  return dateOfEpochDay(Math.floor((civilDay(tzId, today).startMs - DAY_MS) / DAY_MS));
}

/** Days after today, as far as callers may ask. */
const LAST_DAY_AHEAD = 13;

/** The end of the last day that callers may ask about, epoch ms. */
export function forecastEndMs(tzId: string, nowMs: number): number {
  return civilDay(tzId, addDays(civilDateAt(offsetTable(tzId, nowMs, nowMs), nowMs), LAST_DAY_AHEAD)).endMs;
}

export function forecastParameters(
  cell: Cell,
  startDate: CivilDate,
  endMs = Number.NEGATIVE_INFINITY,
): URLSearchParams {
  return parametersFor(cell, FORECAST_VARIABLES, forecastSpan(startDate, endMs));
}

/** On land, where every model has values. */
const PROBED_CELL: Cell = { lat: 51.48, lon: 0 };

/** The smallest request that shows whether upstream answers: one variable of one day. */
export function probeParameters(nowMs: number): URLSearchParams {
  const today = utcDate(nowMs);
  return parametersFor(PROBED_CELL, ['temperature_2m'], { first: today, last: today });
}

/** The days of the forecast: two variables over sixteen days weigh no more than one. */
export function seaParameters(cell: Cell, startDate: CivilDate): URLSearchParams {
  return parametersFor(cell, [...SEA_VARIABLES.keys()], forecastSpan(startDate));
}

/**
 * Sixteen days, or seventeen where they end before the stamp of the sums of the hour before `endMs`: where UTC+1 falls back to
 * UTC+0 within the days (London in late October). The seventeenth is at the latest UTC today + 15, within upstream's reach.
 */
export function forecastSpan(first: CivilDate, endMs = Number.NEGATIVE_INFINITY): UtcSpan {
  const lastStamp = dateOfEpochDay(Math.max(0, Math.floor((Math.ceil(endMs / HOUR_MS) * HOUR_MS) / DAY_MS)));
  const last = addDays(first, UPSTREAM_FORECAST_DAYS - 1);
  return { first, last: [last, lastStamp].toSorted()[1] };
}

/** Dates in UTC, both included. */
export interface UtcSpan {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

/**
 * The UTC dates whose records hold the civil days of a zone from one to the other: to the stamp that ends the last
 * local hour, which is that of the next UTC day where the local midnight is one of UTC.
 */
export function spanOfDays(tzId: string, first: CivilDate, last: CivilDate): UtcSpan {
  const lastStampMs = Math.ceil(civilDay(tzId, last).endMs / HOUR_MS) * HOUR_MS;
  return { first: utcDate(civilDay(tzId, first).startMs), last: utcDate(lastStampMs) };
}

export function daysOf({ first, last }: UtcSpan): number {
  return epochDay(last) - epochDay(first) + 1;
}

/** The last civil date of a zone whose every hour the forecast reaches. */
export function lastForecastDate(tzId: string, nowMs: number): CivilDate {
  const utcToday = utcDate(nowMs);
  const reach = addDays(utcToday, UPSTREAM_FORECAST_DAYS - 1);
  let date = addDays(utcToday, UPSTREAM_FORECAST_DAYS);
  while (spanOfDays(tzId, date, date).last > reach) date = addDays(date, -1);
  return date;
}

/** The days of sunlight: from yesterday in UTC, when today began in the east, to the end of upstream's reach. */
export function sunlightSpan(nowMs: number): UtcSpan {
  const today = utcDate(nowMs);
  return { first: addDays(today, -1), last: addDays(today, UPSTREAM_FORECAST_DAYS - 1) };
}

/** Hours ahead that quarter hours are wanted for; their stamps reach one further. */
const QUARTERS_AHEAD_HOURS = 5;

/** The days of the next hours: today in UTC, and tomorrow where they reach into it. */
export function quartersSpan(nowMs: number): UtcSpan {
  return { first: utcDate(nowMs), last: utcDate(nowMs + QUARTERS_AHEAD_HOURS * HOUR_MS) };
}

export function quartersParameters(cell: Cell, { first, last }: UtcSpan): URLSearchParams {
  return new URLSearchParams({
    ...pointOf(cell),
    minutely_15: QUARTER_VARIABLE,
    start_date: first,
    end_date: last,
    ...FORMAT,
  });
}

/** Those variables of whole days. */
export function daysParameters(cell: Cell, span: UtcSpan, variables: readonly string[]): URLSearchParams {
  return parametersFor(cell, variables, span);
}

/** Several spans in one request: lists of dates of equal length, answered by a list (`prepareCoordinates` upstream). */
export function climatologyParameters(cell: Cell, spans: readonly UtcSpan[]): URLSearchParams {
  const parameters = parametersFor(cell, CLIMATOLOGY_VARIABLES, spans[0]);
  parameters.set('start_date', spans.map(({ first }) => first).join(','));
  parameters.set('end_date', spans.map(({ last }) => last).join(','));
  return parameters;
}

/** Upstream weighs each span as a request of its own. */
export function climatologyWeight(spans: readonly UtcSpan[]): number {
  return spans.reduce((sum, span) => sum + requestWeight(CLIMATOLOGY_VARIABLES.length, daysOf(span)), 0);
}

/** One reanalysis over all years, so that two of them differ by their weather and not by their model. */
const PAST_DAYS_MODEL = 'era5_seamless';

/**
 * Whole civil days of past years. Upstream cuts them by the offset that the zone has now: in the other half of the year an
 * hour off, which no figure over ten years shows. Cut by UTC, the days of half the Earth would begin at noon.
 */
export function pastDaysParameters(cell: Cell, tzId: string, { first, last }: UtcSpan): URLSearchParams {
  return new URLSearchParams({
    ...pointOf(cell),
    daily: [...PAST_DAY_VARIABLES.keys()].join(','),
    start_date: first,
    end_date: last,
    models: PAST_DAYS_MODEL,
    timezone: tzId,
    timeformat: 'iso8601',
    wind_speed_unit: 'kmh',
  });
}

/** As far as the seasonal model reaches. */
const OUTLOOK_DAYS = 217;

/** Weeks and months ahead. A request of so few variables weighs one. */
export function outlookParameters(cell: Cell): URLSearchParams {
  return new URLSearchParams({
    ...pointOf(cell),
    weekly: OUTLOOK_VARIABLES.join(','),
    monthly: OUTLOOK_VARIABLES.join(','),
    forecast_days: String(OUTLOOK_DAYS),
    ...FORMAT,
  });
}

/** Two days back for the means over 24 hours, four ahead as upstream does by itself. */
export function airSpan(nowMs: number): UtcSpan {
  const today = utcDate(nowMs);
  return { first: addDays(today, -2), last: addDays(today, 4) };
}

/** Any variables of past days. */
export function spanParameters(cell: Cell, variables: readonly string[], span: UtcSpan): URLSearchParams {
  return parametersFor(cell, variables, span);
}

function utcDate(epochMs: number): CivilDate {
  return dateOfEpochDay(Math.floor(epochMs / DAY_MS));
}

function parametersFor(cell: Cell, variables: readonly string[], { first, last }: UtcSpan): URLSearchParams {
  return new URLSearchParams({
    ...pointOf(cell),
    hourly: variables.join(','),
    start_date: first,
    end_date: last,
    ...FORMAT,
    wind_speed_unit: 'kmh',
  });
}

/** Times as instants: local days are cut here, where the clock changes are known. */
export const FORMAT = { timezone: 'GMT', timeformat: 'unixtime' };

export function pointOf(cell: Cell): { latitude: string; longitude: string } {
  return { latitude: cell.lat.toFixed(2), longitude: cell.lon.toFixed(2) };
}
