/** Requests to Open-Meteo for one cell, kind by kind; all answers in UTC hours. Each throws `UpstreamError`. */
import { type CivilDate, epochDay } from '../../../time/civil.ts';
import { DAY_MS } from '../../../time/units.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { AIR_VARIABLE_NAMES, type HourlyAir } from '../../air-quality/air.ts';
import type { Cell } from '../../cache/cell.ts';
import type { HourlyRecords, HourlyWeather } from '../../hourly.ts';
import { type HourlySea, SEA_VARIABLE_NAMES } from '../../marine.ts';
import type { OutlookSpan } from '../../normals/outlook.ts';
import { PAST_DAY_VARIABLE_NAMES, type PastDays } from '../../normals/past-days.ts';
import { columnsOf, fillHourly, OPEN_METEO_ATTRIBUTION } from './fill.ts';
import type { OpenMeteoHost } from './host.ts';
import { PATHS } from './kinds.ts';
import { parseOutlook } from './outlook.ts';
import { malformed, parseColumns, parseDays, parseHours, parseSpans, type UpstreamHours } from './parse.ts';
import {
  airSpan,
  climatologyParameters,
  climatologyWeight,
  daysOf,
  daysParameters,
  forecastParameters,
  forecastSpan,
  outlookParameters,
  pastDaysParameters,
  probeParameters,
  requestWeight,
  seaParameters,
  sunlightSpan,
  type UtcSpan,
} from './request.ts';
import {
  AIR_VARIABLES,
  FORECAST_VARIABLES,
  HISTORY_VARIABLES,
  PAST_DAY_VARIABLES,
  POLLEN_VARIABLES,
  SEA_VARIABLES,
  SUNLIGHT_VARIABLES,
} from './variables.ts';

/** The licence of the Copernicus data requires the name of their provider. */
const AIR_ATTRIBUTION = `${OPEN_METEO_ATTRIBUTION}; CAMS ENSEMBLE data provider, Copernicus Atmosphere Monitoring Service`;

/** The hours of one cell in UTC, to the sums of the last one before `endMs`. */
export async function fetchForecast(
  host: OpenMeteoHost,
  cell: Cell,
  startDate: CivilDate,
  nowMs: number,
  endMs = Number.NEGATIVE_INFINITY,
): Promise<HourlyWeather> {
  const weight = requestWeight(FORECAST_VARIABLES.length, daysOf(forecastSpan(startDate, endMs)));
  const request = { path: PATHS.forecast, parameters: forecastParameters(cell, startDate, endMs), weight, nowMs };
  return host.get(request, (body) => {
    const weather = fillHourly(parseHours(body), nowMs);
    // Gaps are gaps, but nothing at all is no forecast: what another source or an older answer has is better.
    if (weather.columns.temperatureC.every(Number.isNaN)) throw new UpstreamError('malformed', 'no temperatures');
    return weather;
  });
}

/** A small request that is answered or fails at once. */
export async function fetchProbe(host: OpenMeteoHost, nowMs: number): Promise<void> {
  const weight = requestWeight(1, 1);
  const request = { path: PATHS.forecast, parameters: probeParameters(nowMs), weight, nowMs, withoutRetry: true };
  await host.get(request, parseHours);
}

/** Sunlight as far as the forecast reaches, with upstream's own direct and diffuse light. */
export async function fetchSunlight(host: OpenMeteoHost, cell: Cell, nowMs: number): Promise<HourlyWeather> {
  const span = sunlightSpan(nowMs);
  const weight = requestWeight(SUNLIGHT_VARIABLES.length, daysOf(span));
  const request = { path: PATHS.forecast, parameters: daysParameters(cell, span, SUNLIGHT_VARIABLES), weight, nowMs };
  return host.get(request, (body) => {
    const weather = fillHourly(parseHours(body), nowMs);
    if (weather.columns.shortwaveWm2.every(Number.isNaN)) throw new UpstreamError('malformed', 'no sunlight');
    return weather;
  });
}

/** Past days, from the archive, or from the forecast host for those that the archive has not settled yet. */
export async function fetchDays(
  host: OpenMeteoHost,
  kind: 'archive' | 'forecast',
  cell: Cell,
  span: UtcSpan,
  nowMs: number,
  variables: readonly string[] = HISTORY_VARIABLES,
): Promise<HourlyWeather> {
  const weight = requestWeight(variables.length, daysOf(span));
  const request = { path: PATHS[kind], parameters: daysParameters(cell, span, variables), weight, nowMs };
  return fillHourly(await host.get(request, parseHours), nowMs);
}

/** Days of several years, one request for all: the hours of each span, in the order of the spans. */
export async function fetchClimatology(
  host: OpenMeteoHost,
  cell: Cell,
  spans: readonly UtcSpan[],
  nowMs: number,
): Promise<HourlyWeather[]> {
  const weight = climatologyWeight(spans);
  const request = { path: PATHS.archive, parameters: climatologyParameters(cell, spans), weight, nowMs };
  return host.get(request, (body) =>
    parseSpans(body, spans.length).map((hours, i) => {
      if (hours.stampMs[0] !== epochDay(spans[i].first) * DAY_MS)
        throw malformed(`span ${i} is another than requested`);
      return fillHourly(hours, nowMs);
    }),
  );
}

/** What ten years of whole days weigh, in one request. */
export function pastDaysWeight(span: UtcSpan): number {
  return requestWeight(PAST_DAY_VARIABLES.size, daysOf(span));
}

/** Whole civil days of a zone, in one request however many years they are. */
export async function fetchPastDays(
  host: OpenMeteoHost,
  cell: Cell,
  tzId: string,
  span: UtcSpan,
  nowMs: number,
): Promise<PastDays> {
  const weight = pastDaysWeight(span);
  const request = { path: PATHS.archive, parameters: pastDaysParameters(cell, tzId, span), weight, nowMs };
  const days = await host.get(request, (body) => parseDays(body, PAST_DAY_VARIABLES, span.first));
  return recordsOf(days, PAST_DAY_VARIABLE_NAMES, nowMs, OPEN_METEO_ATTRIBUTION);
}

/** How far the coming weeks and months will be from usual. */
export function fetchOutlook(host: OpenMeteoHost, cell: Cell, nowMs: number): Promise<OutlookSpan[]> {
  const request = { path: PATHS.seasonal, parameters: outlookParameters(cell), weight: OUTLOOK_WEIGHT, nowMs };
  return host.get(request, parseOutlook);
}

/** Six columns of the seasonal host, which counts a hundred and twenty as one call. */
const OUTLOOK_WEIGHT = requestWeight(1, 1);

const AIR_AND_POLLEN: typeof AIR_VARIABLES = new Map([...AIR_VARIABLES, ...POLLEN_VARIABLES]);

/** Concentrations, and pollen where it is wanted, from two days ago to four days ahead. */
export async function fetchAir(
  host: OpenMeteoHost,
  cell: Cell,
  nowMs: number,
  withPollen: boolean,
): Promise<HourlyAir> {
  const span = airSpan(nowMs);
  const variables = withPollen ? AIR_AND_POLLEN : AIR_VARIABLES;
  const weight = requestWeight(variables.size, daysOf(span));
  const request = {
    path: PATHS['air-quality'],
    parameters: daysParameters(cell, span, [...variables.keys()]),
    weight,
    nowMs,
  };
  const hours = await host.get(request, (body) => parseColumns(body, variables));
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
