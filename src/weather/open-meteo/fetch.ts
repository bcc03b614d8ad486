/** What is asked of Open-Meteo for one cell, kind by kind; all of it in UTC hours. Each throws `UpstreamError`. */
import type { CivilDate } from '../../time/civil.ts';
import { AIR_VARIABLE_NAMES, type HourlyAir } from '../air-quality/air.ts';
import type { Cell } from '../cell.ts';
import type { HourlyRecords, HourlyWeather } from '../hourly.ts';
import { type HourlySea, SEA_VARIABLE_NAMES } from '../sea.ts';
import { UpstreamError } from '../upstream-error.ts';
import { columnsOf, fillHourly, OPEN_METEO_ATTRIBUTION } from './fill.ts';
import type { OpenMeteoHost } from './host.ts';
import { PATHS } from './kinds.ts';
import { parseColumns, parseHours, type UpstreamHours } from './parse.ts';
import {
  airParameters,
  airSpan,
  daysOf,
  forecastParameters,
  historyParameters,
  requestWeight,
  seaParameters,
  type UtcSpan,
} from './request.ts';
import { AIR_VARIABLES, HISTORY_VARIABLES, SEA_VARIABLES } from './variables.ts';

/** The licence of the Copernicus data asks to name their provider. */
export const AIR_ATTRIBUTION = `${OPEN_METEO_ATTRIBUTION}; CAMS ENSEMBLE data provider, Copernicus Atmosphere Monitoring Service`;

/** The hours of one cell in UTC. */
export async function fetchForecast(
  host: OpenMeteoHost,
  cell: Cell,
  startDate: CivilDate,
  nowMs: number,
): Promise<HourlyWeather> {
  const parameters = forecastParameters(cell, startDate);
  const request = { path: PATHS.forecast, parameters, weight: requestWeight(), nowMs };
  return host.get(request, (body) => {
    const weather = fillHourly(parseHours(body), nowMs);
    // Gaps are gaps, but nothing at all is no forecast: what another source or an older answer has is better.
    if (weather.columns.temperatureC.every(Number.isNaN)) throw new UpstreamError('malformed', 'no temperatures');
    return weather;
  });
}

/** Days gone by, from the archive, or by the forecast host for those that the archive has not settled yet. */
export async function fetchDays(
  host: OpenMeteoHost,
  kind: 'archive' | 'forecast',
  cell: Cell,
  span: UtcSpan,
  nowMs: number,
): Promise<HourlyWeather> {
  const weight = requestWeight(HISTORY_VARIABLES.length, daysOf(span));
  const request = { path: PATHS[kind], parameters: historyParameters(cell, span), weight, nowMs };
  return fillHourly(await host.get(request, parseHours), nowMs);
}

/** Concentrations from two days ago to four days ahead. */
export async function fetchAir(host: OpenMeteoHost, cell: Cell, nowMs: number): Promise<HourlyAir> {
  const span = airSpan(nowMs);
  const weight = requestWeight(AIR_VARIABLES.size, daysOf(span));
  const request = { path: PATHS['air-quality'], parameters: airParameters(cell, span), weight, nowMs };
  const hours = await host.get(request, (body) => parseColumns(body, AIR_VARIABLES));
  return recordsOf(hours, AIR_VARIABLE_NAMES, nowMs, AIR_ATTRIBUTION);
}

/** The sea in the hours of the forecast; no values at all inland. */
export async function fetchSea(
  host: OpenMeteoHost,
  cell: Cell,
  startDate: CivilDate,
  nowMs: number,
): Promise<HourlySea> {
  const weight = requestWeight(SEA_VARIABLES.size);
  const request = { path: PATHS.marine, parameters: seaParameters(cell, startDate), weight, nowMs };
  const hours = await host.get(request, (body) => parseColumns(body, SEA_VARIABLES));
  return recordsOf(hours, SEA_VARIABLE_NAMES, nowMs, OPEN_METEO_ATTRIBUTION);
}

function recordsOf<V extends string>(
  hours: UpstreamHours<V>,
  names: readonly V[],
  updatedAtMs: number,
  attribution: string,
): HourlyRecords<V> {
  return {
    startMs: hours.stampMs,
    length: hours.stampMs.length,
    columns: columnsOf(hours, names),
    elevationM: hours.elevationM,
    provenance: { source: 'open-meteo', updatedAtMs, stale: false, attribution },
  };
}
