/**
 * Forecasts as they were made in the past, and the analysis of what came, for the comparison of both.
 *
 * The host of previous runs gives each variable once for each number of days: `temperature_2m_previous_day3` is the
 * temperature of an hour as it was forecast three times 24 hours before that hour. Both requests have the same
 * variables, so that a decision misses the same things on either side: a past forecast has no probability of rain, and
 * an analysis has neither visibility nor the depth of snow.
 */
import { snowfallFromPrecipitationCm } from '../../../physics/snow.ts';
import { HOUR_MS } from '../../../time/units.ts';
import type { Cell } from '../../cache/cell.ts';
import { type HourlyVariable, type HourlyWeather, withColumns } from '../../hourly.ts';
import { toHoursOfZone } from '../../hours/align.ts';
import { fillUvIndex } from '../../hours/uv.ts';
import { fillHourly } from './fill.ts';
import { PATHS, type PastForecastKind } from './kinds.ts';
import { columnsIn, malformed, parseObject, type UpstreamHours } from './parse.ts';
import { daysOf, requestWeight, spanParameters, type UtcSpan } from './request.ts';
import { UPSTREAM_VARIABLES, type UpstreamVariable } from './variables.ts';

/** As few as decisions need: the weight of a request rises with every one, once for each lead. */
const VARIABLES = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
  'shortwave_radiation',
] as const;

/** Leads that the host has, days. */
export const MAX_LEAD_DAYS = 7;

/** Where the weather that came is taken from: the reanalysis, or the first hours of each forecast. */
export type AnalysisKind = 'archive' | Extract<PastForecastKind, 'historical-forecast'>;

/** One request: what to ask, and what upstream counts for it. */
export interface PastRequest {
  readonly kind: AnalysisKind | 'previous-runs';
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly weight: number;
}

/** The forecasts of those leads for one cell and span. */
export function pastForecastRequest(cell: Cell, span: UtcSpan, leads: readonly number[]): PastRequest {
  return requestOf(
    'previous-runs',
    cell,
    span,
    leads.flatMap((lead) => VARIABLES.map((name) => nameAt(name, lead))),
  );
}

/** What came in one cell and span. */
export function analysisRequest(kind: AnalysisKind, cell: Cell, span: UtcSpan): PastRequest {
  return requestOf(kind, cell, span, VARIABLES);
}

function requestOf(kind: PastRequest['kind'], cell: Cell, span: UtcSpan, variables: readonly string[]): PastRequest {
  return {
    kind,
    path: PATHS[kind],
    parameters: spanParameters(cell, variables, span),
    weight: requestWeight(variables.length, daysOf(span)),
  };
}

function nameAt(variable: string, lead: number): string {
  return `${variable}_previous_day${lead}`;
}

/**
 * The forecasts in the answers to requests whose spans follow each other: one for each lead, in the order of the leads, in
 * UTC. Throws `UpstreamError`.
 */
export function parsePastForecasts(bodies: readonly string[], leads: readonly number[]): HourlyWeather[] {
  const roots = bodies.map(parseObject);
  return leads.map((lead) => joined(roots.map((root) => columnsIn(root, variablesAt(lead)))));
}

/** What came, of such answers, in UTC. Throws `UpstreamError`. */
export function parseAnalysis(bodies: readonly string[]): HourlyWeather {
  return joined(bodies.map((body) => columnsIn(parseObject(body), UPSTREAM_VARIABLES)));
}

function variablesAt(lead: number): ReadonlyMap<string, UpstreamVariable<HourlyVariable>> {
  const named = new Map<string, UpstreamVariable<HourlyVariable>>();
  for (const name of VARIABLES) {
    const variable = UPSTREAM_VARIABLES.get(name);
    if (variable !== undefined) named.set(nameAt(name, lead), variable);
  }
  return named;
}

/** Joined before sums move to the hour that they describe: those of a last hour stand in the answer after it. */
function joined(pieces: readonly UpstreamHours[]): HourlyWeather {
  const length = pieces.reduce((sum, { stampMs }) => sum + stampMs.length, 0);
  const stampMs = new Float64Array(length);
  const columns = new Map<UpstreamVariable, Float32Array>();
  let at = 0;
  for (const piece of pieces) {
    if (at > 0 && piece.stampMs[0] !== stampMs[at - 1] + HOUR_MS)
      throw malformed('the answers do not follow each other');
    stampMs.set(piece.stampMs, at);
    for (const [variable, values] of piece.columns) {
      const column = columns.get(variable) ?? new Float32Array(length).fill(Number.NaN);
      column.set(values, at);
      columns.set(variable, column);
    }
    at += piece.stampMs.length;
  }
  return fillHourly({ elevationM: pieces[0].elevationM, stampMs, columns }, stampMs[0]);
}

/** The hours on the clock of a zone, with the snowfall and the UV index that neither host has of its own. */
export function onLocalHours(utc: HourlyWeather, tzId: string, { lat, lon }: Cell): HourlyWeather {
  const local: HourlyWeather = toHoursOfZone(utc, tzId);
  const { temperatureC, precipitationMm } = local.columns;
  const filled = withColumns(local, {
    snowfallCm: precipitationMm.map((mm, i) => snowfallFromPrecipitationCm(temperatureC[i], mm)),
    uvIndex: new Float32Array(local.length).fill(Number.NaN),
  });
  fillUvIndex(filled, lat, lon);
  return { ...filled, absent: ['air', 'sea'] };
}
