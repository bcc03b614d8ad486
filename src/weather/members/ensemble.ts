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
import { hoursOfSlots, roomStep } from './abreast.ts';
import { type Members, MIN_MEMBERS } from './members.ts';
import { type VariationColumn, type Variations, VariedWeathers } from './vary.ts';

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
  const { model, updatedAtMs } = ensemble;
  const runs = new PlacedRuns(forecast, ensemble.startMs, known, tzId);
  const abreast = new VariedWeathers(forecast, { lat, lon }, new RunVariations(runs, known.length));
  return {
    method: 'ensemble',
    model,
    updatedAtMs,
    basis: 'ensemble',
    abreast,
    get weathers() {
      return abreast.members;
    },
  };
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

/** How the runs depart from the mean of all, abreast. */
class RunVariations implements Variations {
  readonly all: PlacedRuns;
  readonly count: number;
  readonly #columns: LazyColumns<VariationColumn>;

  constructor(all: PlacedRuns, count: number) {
    this.all = all;
    this.count = count;
    this.#columns = new LazyColumns(
      all.forecast.length * count,
      (name, values, slots) => {
        const open = this.#open(name, values, slots);
        if (open.from < open.to) MAKE_VARIATION[name](this, values, open, hoursOfSlots(open, count));
      },
      roomStep(count),
    );
  }

  column(name: VariationColumn, slots: HourSlice): Float32Array {
    return this.#columns.in(name, slots);
  }

  /** Sets hours that were over to the forecast's own; the slots of those that were not. */
  #open(name: VariationColumn, values: Float32Array, slots: HourSlice): HourSlice {
    const { startMs, provenance, columns } = this.all.forecast;
    let { from } = slots;
    for (; from < slots.to && startMs[from / this.count] + HOUR_MS <= provenance.updatedAtMs; from += this.count) {
      const own = name === 'cloudPct' || name === 'precipitationMm' ? columns[name][from / this.count] : OVER[name];
      values.fill(own, from, from + this.count);
    }
    return { from, to: slots.to };
  }
}

/** What leaves a forecast as it is. */
const OVER = { temperatureK: 0, dewPointK: 0, windFactor: 1, gustFactor: 1 } as const;

type MakeVariation = (of: RunVariations, values: Float32Array, slots: HourSlice, hours: HourSlice) => void;

/** Run by run, since each is a column of its own. */
const MAKE_VARIATION: Readonly<Record<VariationColumn, MakeVariation>> = {
  temperatureK({ all, count }, values, slots, { from, to }) {
    const { runs, means } = all.of('temperatureC');
    for (const [run, own] of runs.entries())
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count) values[i] = own[hour] - means[hour];
  },
  // Where no run has dew point or gusts, members share the forecast's dew point, and gusts follow the wind.
  dewPointK({ all, count }, values, slots, { from, to }) {
    const { runs, means } = all.of('dewPointC');
    for (const [run, own] of runs.entries())
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count)
        values[i] = Number.isNaN(means[hour]) ? 0 : own[hour] - means[hour];
  },
  windFactor({ all, count }, values, slots, { from, to }) {
    const { runs, means } = all.of('windKmh');
    for (const [run, own] of runs.entries())
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count)
        values[i] = windRatio(own[hour], means[hour]);
  },
  gustFactor(variations, values, slots, { from, to }) {
    const { all, count } = variations;
    const { runs, means } = all.of('gustKmh');
    const windFactor = variations.column('windFactor', slots);
    for (const [run, own] of runs.entries()) {
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count) {
        const ratio = Number.isNaN(means[hour]) ? windFactor[i] : windRatio(own[hour], means[hour]);
        values[i] = Math.max(ratio, leastGustFactor(all.forecast, hour, windFactor[i]));
      }
    }
  },
  cloudPct({ all, count }, values, slots, { from, to }) {
    const { runs, means } = all.of('cloudPct');
    const { cloudPct } = all.forecast.columns;
    for (const [run, own] of runs.entries())
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count)
        values[i] = cloudPct[hour] + (own[hour] - means[hour]);
  },
  precipitationMm({ all, count }, values, slots, { from, to }) {
    const { runs } = all.of('precipitationMm');
    for (const [run, own] of runs.entries())
      for (let hour = from, i = slots.from + run; hour < to; hour++, i += count) values[i] = own[hour];
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
