/**
 * Members from the runs of an ensemble forecast. The runs are coarse, three- to six-hourly, and each model has its own bias,
 * so that they are not the weather of the place; what they know is how far the weather may depart from what is forecast.
 *
 * - Temperature and dew point: the departure of the run from the mean of all runs, added to the forecast.
 * - Wind and gusts: the ratio of the run to that mean. Cloud: the departure, added.
 * - Precipitation: the run's own amounts. The source spreads each step evenly over its hours, so that sums are right, rain
 *   lasts as long as a step, and what is less than 0.1 mm in an hour counts as dry.
 *
 * Hours that were over when the forecast was made are the forecast's own in every member: they are no longer open.
 */
import { clamp } from '../../lib/math.ts';
import { HOUR_MS } from '../../time/units.ts';
import { emptyColumnsOf, type HourlyWeather } from '../hourly.ts';
import { toHoursOfZone } from '../hours/align.ts';
import { type Members, MIN_MEMBERS } from './members.ts';
import { type Variation, varied } from './vary.ts';

export const RUN_VARIABLES = [
  'temperatureC',
  'dewPointC',
  'precipitationMm',
  'cloudPct',
  'windKmh',
  'gustKmh',
] as const;

export type RunVariable = (typeof RUN_VARIABLES)[number];

/** One run, a value for each hour; NaN where it has none. */
export type RunColumns = Readonly<Record<RunVariable, Float32Array>>;

export interface Ensemble {
  /** By its name at the source. */
  readonly model: string;
  /** When the source answered, epoch ms. */
  readonly updatedAtMs: number;
  /** Start of each hour in UTC, epoch ms, an hour apart. */
  readonly startMs: Float64Array;
  readonly runs: readonly RunColumns[];
}

/** A ratio of weak winds says nothing: below this, km/h, they count as alike (Beaufort 1 is 1 to 5). */
const LEAST_WIND_KMH = 3;
/** No run has the wind of a storm where the mean has a breeze, or the reverse, by more than this (judgement). */
const MAX_WIND_RATIO = 5;
/**
 * The members about a forecast, on its hours; null when fewer than ten runs have values. `clearWm2` is the light of each hour
 * without cloud (`clear-sky.ts`), `tzId` the zone of the forecast's hours. Yields after each run.
 */
export function* ensembleMembers(
  forecast: HourlyWeather,
  ensemble: Ensemble,
  tzId: string,
  clearWm2: Float32Array,
): Generator<void, Members | null> {
  const known = ensemble.runs.filter(isKnown);
  if (known.length < MIN_MEMBERS) return null;
  const runs: RunColumns[] = [];
  for (const run of known) {
    runs.push(onHoursOf(forecast, ensemble.startMs, run, tzId));
    yield;
  }
  const means = meansOf(runs);
  const weathers: HourlyWeather[] = [];
  for (const run of runs) {
    weathers.push(varied(forecast, variationOf(forecast, run, means), clearWm2));
    yield;
  }
  return { method: 'ensemble', model: ensemble.model, updatedAtMs: ensemble.updatedAtMs, weathers };
}

/** What every run must have; dew point and gusts may be taken from the forecast. */
const NEEDED = ['temperatureC', 'precipitationMm', 'cloudPct', 'windKmh'] as const;

function isKnown(columns: RunColumns): boolean {
  return NEEDED.every((name) => columns[name].some((value) => !Number.isNaN(value)));
}

/** The values at the hours of the forecast; NaN where the run does not reach. */
function onHoursOf(
  { elevationM, provenance, ...forecast }: HourlyWeather,
  startMs: Float64Array,
  columns: RunColumns,
  tzId: string,
): RunColumns {
  const local = toHoursOfZone({ startMs, length: startMs.length, columns, elevationM, provenance }, tzId);
  // Both lie on the hours of the zone, so that from the first common one on they go together.
  const skipped = local.startMs.indexOf(forecast.startMs[0]);
  const [from, to] = skipped < 0 ? [0, forecast.startMs.indexOf(local.startMs[0])] : [skipped, 0];
  const placed = emptyColumnsOf(RUN_VARIABLES, forecast.length);
  if (to >= 0)
    for (const name of RUN_VARIABLES)
      placed[name].set(local.columns[name].subarray(from, from + forecast.length - to), to);
  return placed;
}

/** Hour by hour the means of the runs that have a value. */
function meansOf(runs: readonly RunColumns[]): RunColumns {
  const means = emptyColumnsOf(RUN_VARIABLES, runs[0].temperatureC.length);
  for (const name of RUN_VARIABLES) {
    const sums = new Float64Array(means[name].length);
    const counts = new Uint16Array(means[name].length);
    for (const { [name]: values } of runs) {
      for (let hour = 0; hour < values.length; hour++) {
        if (Number.isNaN(values[hour])) continue;
        sums[hour] += values[hour];
        counts[hour]++;
      }
    }
    means[name].set(sums.map((sum, hour) => sum / counts[hour]));
  }
  return means;
}

function variationOf(forecast: HourlyWeather, run: RunColumns, means: RunColumns): Variation {
  const { length, startMs, provenance } = forecast;
  const { cloudPct, precipitationMm } = forecast.columns;
  const variation = {
    temperatureK: new Float32Array(length),
    dewPointK: new Float32Array(length),
    windFactor: new Float32Array(length).fill(1),
    gustFactor: new Float32Array(length).fill(1),
    cloudPct: cloudPct.slice(),
    precipitationMm: precipitationMm.slice(),
  };
  for (let i = 0; i < length; i++) {
    if (startMs[i] + HOUR_MS <= provenance.updatedAtMs) continue;
    variation.temperatureK[i] = run.temperatureC[i] - means.temperatureC[i];
    variation.windFactor[i] = windRatio(run.windKmh[i], means.windKmh[i]);
    // Where no run has dew point or gusts, members share the forecast's dew point, and gusts follow the wind.
    variation.dewPointK[i] = Number.isNaN(means.dewPointC[i]) ? 0 : run.dewPointC[i] - means.dewPointC[i];
    variation.gustFactor[i] = Math.max(
      Number.isNaN(means.gustKmh[i]) ? variation.windFactor[i] : windRatio(run.gustKmh[i], means.gustKmh[i]),
      leastGustFactor(forecast, i, variation.windFactor[i]),
    );
    variation.cloudPct[i] += run.cloudPct[i] - means.cloudPct[i];
    variation.precipitationMm[i] = run.precipitationMm[i];
  }
  return variation;
}

/** No gust is weaker than the wind, where none is so in the forecast. */
function leastGustFactor({ columns: { windKmh, gustKmh } }: HourlyWeather, i: number, windFactor: number): number {
  return gustKmh[i] > windKmh[i] ? (windFactor * windKmh[i]) / gustKmh[i] : 0;
}

function windRatio(kmh: number, meanKmh: number): number {
  const ratio = Math.max(LEAST_WIND_KMH, kmh) / Math.max(LEAST_WIND_KMH, meanKmh);
  return clamp(ratio, 1 / MAX_WIND_RATIO, MAX_WIND_RATIO);
}
