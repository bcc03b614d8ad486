/** The ensemble of the upstream for tests: the control run under the bare names, the others numbered, in GMT and metric. */
import { mildWeather, upstreamUnit } from './weather.ts';

/** The value of one run, 0 for the control run, in the units of a metric request; null for a gap. */
export type UpstreamRun = (
  variable: string,
  run: number,
  epochSeconds: number,
  lat: number,
  lon: number,
) => number | null;

export interface UpstreamEnsemble {
  readonly value?: UpstreamRun;
  /** 51 by default, the control run included. */
  readonly runs?: number;
  /** Behind every key, as where several models were requested. */
  readonly suffix?: string;
  /** Hours at the end without values; 12 by default, as a run of noon yesterday ends at noon of the last day. */
  readonly openHours?: number;
}

const RUNS = 51;
const OPEN_HOURS = 12;
const MODEL = 'ecmwf_ifs025_ensemble';
const DAY_SECONDS = 86_400;

/** What the real model has of the variables that a forecast may have. */
const VARIABLES = new Set([
  'temperature_2m',
  'relative_humidity_2m',
  'dew_point_2m',
  'precipitation',
  'snowfall',
  'snow_depth',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
  'wind_direction_10m',
  'shortwave_radiation',
  'cape',
  'pressure_msl',
]);

/** The mild week, warmer and windier in each further run; in every third run it rains all day instead. */
export const spreadRuns: UpstreamRun = (variable, run, epochSeconds, lat, lon) => {
  const mild = mildWeather(variable, epochSeconds, lat, lon);
  if (mild === null) return null;
  const departure = (run - 25) / 10;
  const values: Readonly<Record<string, number>> = {
    temperature_2m: mild + departure,
    dew_point_2m: mild + departure / 2,
    precipitation: run % 3 === 0 ? 0.3 : 0,
    cloud_cover: run % 3 === 0 ? 95 : 40,
    wind_speed_10m: mild + run / 5,
    wind_gusts_10m: mild + run / 2,
  };
  return Math.round((values[variable] ?? mild) * 10) / 10;
};

/** The sentence with which the real service refuses such a request, or null when it is well-formed. */
export function reasonAgainstEnsemble(parameters: URLSearchParams): string | null {
  const model = parameters.get('models') ?? '';
  if (model !== MODEL)
    return `Data corrupted at path ''. Cannot initialize MultiDomains from invalid String value ${model}.`;
  const days = Number(parameters.get('forecast_days') ?? 7);
  if (!(days >= 0 && days <= 36)) return `Forecast days is invalid. Allowed range 0 to 36. Given ${days}.`;
  const unknown = namesIn(parameters).find((name) => !VARIABLES.has(name));
  if (unknown === undefined) return null;
  return `Data corrupted at path ''. Cannot initialize EnsembleVariable from invalid String value ${unknown}.`;
}

/** Each run counts as a variable of its own. */
export function ensembleWeightOf(parameters: URLSearchParams): number {
  const days = Number(parameters.get('forecast_days') ?? 7);
  return ((namesIn(parameters).length * RUNS) / 10) * Math.max(1, days / 14);
}

export function ensembleAnswer(
  parameters: URLSearchParams,
  { value = spreadRuns, runs = RUNS, suffix = '', openHours = OPEN_HOURS }: UpstreamEnsemble = {},
  nowMs: number,
): object {
  const [lat, lon] = [Number(parameters.get('latitude')), Number(parameters.get('longitude'))];
  const startSeconds = Math.floor(nowMs / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const hours = Number(parameters.get('forecast_days') ?? 7) * 24;
  const time = Array.from({ length: hours }, (_, i) => startSeconds + i * 3600);
  const units: Record<string, string | null> = { time: 'unixtime' };
  const hourly: Record<string, readonly (number | null)[]> = { time };
  for (const name of namesIn(parameters)) {
    for (let run = 0; run < runs; run++) {
      const key = `${name}${run === 0 ? '' : `_member${String(run).padStart(2, '0')}`}${suffix}`;
      units[key] = upstreamUnit(name);
      hourly[key] = time.map((at, i) => (i < hours - openHours ? value(name, run, at, lat, lon) : null));
    }
  }
  return {
    latitude: lat,
    longitude: lon,
    generationtime_ms: 2.5,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 35,
    hourly_units: units,
    hourly,
  };
}

function namesIn(parameters: URLSearchParams): string[] {
  return (parameters.get('hourly') ?? '').split(',');
}
