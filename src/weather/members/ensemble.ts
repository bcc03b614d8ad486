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
import { type HourSlice, LazyColumns } from '../hour-slice.ts';
import type { HourlyWeather } from '../hourly.ts';
import { toHoursOfZone } from '../hours/align.ts';
import { type Members, MIN_MEMBERS } from './members.ts';
import { type Variation, type VariationColumn, VariedForecast } from './vary.ts';

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
 * The members about a forecast of a place in that zone, on its hours; null when fewer than ten runs have values. Their columns
 * are made when they are looked at, in the hours that are.
 */
export function ensembleMembers(
  forecast: HourlyWeather,
  ensemble: Ensemble,
  { lat, lon, tzId }: { readonly lat: number; readonly lon: number; readonly tzId: string },
): Members | null {
  const known = ensemble.runs.filter(isKnown);
  if (known.length < MIN_MEMBERS) return null;
  const base = new VariedForecast(forecast, { lat, lon });
  const runs = new PlacedRuns(forecast, ensemble.startMs, known, tzId);
  const weathers = known.map((_, run) => base.member(new RunVariation(runs, run)));
  return { method: 'ensemble', model: ensemble.model, updatedAtMs: ensemble.updatedAtMs, basis: 'ensemble', weathers };
}

/** What every run must have; dew point and gusts may be taken from the forecast. */
const NEEDED = ['temperatureC', 'precipitationMm', 'cloudPct', 'windKmh'] as const;

function isKnown(columns: RunColumns): boolean {
  return NEEDED.every((name) => columns[name].some((value) => !Number.isNaN(value)));
}

/** One variable of all runs at the hours of a forecast, NaN where a run does not reach, and the mean of those that do. */
interface PlacedVariable {
  readonly runs: readonly Float32Array[];
  readonly means: Float32Array;
}

/** The runs at the hours of a forecast, each variable when it is looked at. */
class PlacedRuns {
  readonly forecast: HourlyWeather;
  readonly #startMs: Float64Array;
  readonly #runs: readonly RunColumns[];
  readonly #tzId: string;
  readonly #placed = new Map<RunVariable, PlacedVariable>();

  constructor(forecast: HourlyWeather, startMs: Float64Array, runs: readonly RunColumns[], tzId: string) {
    this.forecast = forecast;
    this.#startMs = startMs;
    this.#runs = runs;
    this.#tzId = tzId;
  }

  of(name: RunVariable): PlacedVariable {
    let placed = this.#placed.get(name);
    if (placed === undefined) {
      const runs = this.#place(name);
      placed = { runs, means: meansOf(runs, this.forecast.length) };
      this.#placed.set(name, placed);
    }
    return placed;
  }

  #place(name: RunVariable): Float32Array[] {
    const { elevationM, provenance, startMs, length } = this.forecast;
    const columns = Object.fromEntries(this.#runs.map(({ [name]: values }, run) => [String(run), values]));
    const hours = { startMs: this.#startMs, length: this.#startMs.length, columns, elevationM, provenance };
    const local = toHoursOfZone(hours, this.#tzId, name);
    // Both lie on the hours of the zone, so that from the first common one on they go together.
    const skipped = local.startMs.indexOf(startMs[0]);
    const [from, to] = skipped < 0 ? [0, startMs.indexOf(local.startMs[0])] : [skipped, 0];
    return this.#runs.map((_, run) => {
      const placed = new Float32Array(length).fill(Number.NaN);
      if (to >= 0) placed.set(local.columns[String(run)].subarray(from, from + length - to), to);
      return placed;
    });
  }
}

/** Hour by hour the means of the runs that have a value. */
function meansOf(runs: readonly Float32Array[], length: number): Float32Array {
  const sums = new Float64Array(length);
  const counts = new Uint16Array(length);
  for (const values of runs) {
    for (let hour = 0; hour < length; hour++) {
      if (Number.isNaN(values[hour])) continue;
      sums[hour] += values[hour];
      counts[hour]++;
    }
  }
  const means = new Float32Array(length);
  for (let hour = 0; hour < length; hour++) means[hour] = sums[hour] / counts[hour];
  return means;
}

/** How a run departs from the mean of all. */
class RunVariation implements Variation {
  readonly all: PlacedRuns;
  readonly run: number;
  readonly #columns: LazyColumns<VariationColumn>;

  constructor(all: PlacedRuns, run: number) {
    this.all = all;
    this.run = run;
    this.#columns = new LazyColumns(all.forecast.length, (name, values, hours) => {
      MAKE_VARIATION[name](this, values, { from: this.#open(name, values, hours), to: hours.to });
    });
  }

  column(name: VariationColumn, hours: HourSlice): Float32Array {
    return this.#columns.in(name, hours);
  }

  /** Sets hours that were over to the forecast's own; the first of those that were not. */
  #open(name: VariationColumn, values: Float32Array, { from, to }: HourSlice): number {
    const { startMs, provenance, columns } = this.all.forecast;
    let hour = from;
    for (; hour < to && startMs[hour] + HOUR_MS <= provenance.updatedAtMs; hour++)
      values[hour] = name === 'cloudPct' || name === 'precipitationMm' ? columns[name][hour] : OVER[name];
    return hour;
  }
}

/** What leaves a forecast as it is. */
const OVER = { temperatureK: 0, dewPointK: 0, windFactor: 1, gustFactor: 1 } as const;

type MakeVariation = (variation: RunVariation, values: Float32Array, hours: HourSlice) => void;

const MAKE_VARIATION: Readonly<Record<VariationColumn, MakeVariation>> = {
  temperatureK({ all, run }, values, { from, to }) {
    const { runs, means } = all.of('temperatureC');
    for (let i = from; i < to; i++) values[i] = runs[run][i] - means[i];
  },
  // Where no run has dew point or gusts, members share the forecast's dew point, and gusts follow the wind.
  dewPointK({ all, run }, values, { from, to }) {
    const { runs, means } = all.of('dewPointC');
    for (let i = from; i < to; i++) values[i] = Number.isNaN(means[i]) ? 0 : runs[run][i] - means[i];
  },
  windFactor({ all, run }, values, { from, to }) {
    const { runs, means } = all.of('windKmh');
    for (let i = from; i < to; i++) values[i] = windRatio(runs[run][i], means[i]);
  },
  gustFactor(variation, values, hours) {
    const { all, run } = variation;
    const { runs, means } = all.of('gustKmh');
    const windFactor = variation.column('windFactor', hours);
    for (let i = hours.from; i < hours.to; i++) {
      const ratio = Number.isNaN(means[i]) ? windFactor[i] : windRatio(runs[run][i], means[i]);
      values[i] = Math.max(ratio, leastGustFactor(all.forecast, i, windFactor[i]));
    }
  },
  cloudPct({ all, run }, values, { from, to }) {
    const { runs, means } = all.of('cloudPct');
    const { cloudPct } = all.forecast.columns;
    for (let i = from; i < to; i++) values[i] = cloudPct[i] + (runs[run][i] - means[i]);
  },
  precipitationMm({ all, run }, values, { from, to }) {
    const { runs } = all.of('precipitationMm');
    for (let i = from; i < to; i++) values[i] = runs[run][i];
  },
};

/** No gust is weaker than the wind, where none is so in the forecast. */
function leastGustFactor({ columns: { windKmh, gustKmh } }: HourlyWeather, i: number, windFactor: number): number {
  return gustKmh[i] > windKmh[i] ? (windFactor * windKmh[i]) / gustKmh[i] : 0;
}

function windRatio(kmh: number, meanKmh: number): number {
  const ratio = Math.max(LEAST_WIND_KMH, kmh) / Math.max(LEAST_WIND_KMH, meanKmh);
  return clamp(ratio, 1 / MAX_WIND_RATIO, MAX_WIND_RATIO);
}
