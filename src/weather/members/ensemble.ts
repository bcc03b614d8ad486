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
import { nextTurn } from '../../lib/timers.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyWeather } from '../hourly.ts';
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
/** Made at a stretch before others get their turn: about a millisecond's work. */
const RUNS_AT_A_STRETCH = 8;

/**
 * The members about a forecast, on its hours; null when fewer than ten runs have values. `clearWm2` is the light of each hour
 * without cloud (`clear-sky.ts`), `tzId` the zone of the forecast's hours.
 */
export async function ensembleMembers(
  forecast: HourlyWeather,
  ensemble: Ensemble,
  tzId: string,
  clearWm2: Float32Array,
): Promise<Members | null> {
  const known = ensemble.runs.filter(isKnown);
  if (known.length < MIN_MEMBERS) return null;
  const runs: RunColumns[] = [];
  for (const [i, columns] of known.entries()) {
    if (i % RUNS_AT_A_STRETCH === 0) await nextTurn();
    runs.push(onHoursOf(forecast, ensemble.startMs, columns, tzId));
  }
  const means = Object.fromEntries(
    RUN_VARIABLES.map((name) => [name, meanOf(runs.map((columns) => columns[name]))]),
  ) as RunColumns;
  const weathers: HourlyWeather[] = [];
  for (const [i, run] of runs.entries()) {
    if (i % RUNS_AT_A_STRETCH === 0) await nextTurn();
    weathers.push(varied(forecast, variationOf(forecast, run, means), clearWm2));
  }
  return { method: 'ensemble', model: ensemble.model, updatedAtMs: ensemble.updatedAtMs, weathers };
}

/** What every run must have; dew point and gusts may be taken from the forecast. */
const NEEDED = ['temperatureC', 'precipitationMm', 'cloudPct', 'windKmh'] as const;

function isKnown(columns: RunColumns): boolean {
  return NEEDED.every((name) => columns[name].some((value) => !Number.isNaN(value)));
}

/** The values at the hours of the forecast; NaN where the run does not reach. */
function onHoursOf(forecast: HourlyWeather, startMs: Float64Array, columns: RunColumns, tzId: string): RunColumns {
  const { elevationM, provenance } = forecast;
  const local = toHoursOfZone({ startMs, length: startMs.length, columns, elevationM, provenance }, tzId);
  const at = new Map(Array.from(local.startMs, (ms, i) => [ms, i]));
  const moved = RUN_VARIABLES.map((name) => [
    name,
    Float32Array.from(forecast.startMs, (ms) => local.columns[name][at.get(ms) ?? -1] ?? Number.NaN),
  ]);
  return Object.fromEntries(moved) as RunColumns;
}

/** Hour by hour the mean of the runs that have a value. */
function meanOf(columns: readonly Float32Array[]): Float32Array {
  return Float32Array.from(columns[0], (_, hour) => {
    let [sum, count] = [0, 0];
    for (const column of columns) {
      const value = column[hour];
      if (Number.isNaN(value)) continue;
      sum += value;
      count++;
    }
    return sum / count;
  });
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
    variation.gustFactor[i] = Number.isNaN(means.gustKmh[i])
      ? variation.windFactor[i]
      : windRatio(run.gustKmh[i], means.gustKmh[i]);
    variation.cloudPct[i] += run.cloudPct[i] - means.cloudPct[i];
    variation.precipitationMm[i] = run.precipitationMm[i];
  }
  return variation;
}

function windRatio(kmh: number, meanKmh: number): number {
  const ratio = Math.max(LEAST_WIND_KMH, kmh) / Math.max(LEAST_WIND_KMH, meanKmh);
  return clamp(ratio, 1 / MAX_WIND_RATIO, MAX_WIND_RATIO);
}
