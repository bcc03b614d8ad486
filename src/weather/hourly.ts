/**
 * The hourly weather of one place as columns: one Float32Array per variable, one value per hour, NaN where the source
 * has none. Sources fill it; everything else reads it.
 *
 * A record describes the hour that begins at its start instant. Sums and means (precipitation, snowfall, probability,
 * gust, radiation, UV, weather code) are those of that hour; the other variables are the values at its start.
 */

import type { PollenColumns } from './air-quality/pollen.ts';
import type { HourSlice } from './hour-slice.ts';

/** What one hour holds. Units are in the names. `pollenLevel` is the class of the worst kind (`air-quality/pollen.ts`). */
export const HOURLY_VARIABLES = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
  'apparentTemperatureC',
  'precipitationMm',
  'precipitationProbabilityPct',
  'snowfallCm',
  'snowDepthM',
  'weatherCode',
  'cloudPct',
  'visibilityM',
  'windKmh',
  'windDirectionDeg',
  'gustKmh',
  'wind80mKmh',
  'wind120mKmh',
  'surfacePressureHpa',
  'seaLevelPressureHpa',
  'shortwaveWm2',
  'directNormalWm2',
  'diffuseWm2',
  'uvIndex',
  'capeJkg',
  'soilTemperatureC',
  'usAqi',
  'waveHeightM',
  'seaTemperatureC',
  'pollenLevel',
  'kpIndex',
] as const;

export type HourlyVariable = (typeof HOURLY_VARIABLES)[number];

export type HourlyColumns = Readonly<Record<HourlyVariable, Float32Array>>;

/** The id of a source (`sources/list.ts`); `typical` is the embedded climate, never a forecast. */
export type WeatherSourceName = string;

/** A run of the model behind a forecast. */
export interface ModelRun {
  /** As the source calls it. */
  readonly model: string;
  /** The moment that the run starts from, and the one from which the source had it, epoch ms. */
  readonly initialisedMs: number;
  readonly availableMs: number;
  /** How often the model runs. */
  readonly intervalMs: number;
}

export interface Provenance {
  readonly source: WeatherSourceName;
  /** When the source answered, epoch ms; for `typical`, the time of the question. */
  readonly updatedAtMs: number;
  /** The newest run that the answer can be of; left out where it is not known. */
  readonly run?: ModelRun;
  /** True when the source failed and an older answer stands in. */
  readonly stale: boolean;
  /** The sentence that the source's licence requires. */
  readonly attribution: string;
}

/** Records of some variables at one place, an hour each. */
export interface HourlyRecords<V extends string> {
  /** Start of each record, epoch ms, ascending; one hour apart but at some half-hour clock changes. */
  readonly startMs: Float64Array;
  readonly length: number;
  readonly columns: Readonly<Record<V, Float32Array>>;
  /** Elevation of the ground the values are for, metres; NaN when unknown. */
  readonly elevationM: number;
  readonly provenance: Provenance;
}

/**
 * Supplements of a forecast, from models of their own: `air` fills `usAqi`, `pollen` comes with the air and fills
 * `pollenLevel`, `sea` fills the columns of the sea, `geomagnetic` `kpIndex`.
 */
export type SupplementKind = 'air' | 'pollen' | 'sea' | 'geomagnetic';

/** Variables of which a climate also says between which values they usually lie. */
export type RangedVariable = 'temperatureC' | 'windKmh' | 'cloudPct' | 'shortwaveWm2';

/** Between which values eight of ten lie. */
export interface UsualRange {
  readonly low: Readonly<Record<RangedVariable, Float32Array>>;
  readonly high: Readonly<Record<RangedVariable, Float32Array>>;
}

/** The same of one hour. */
export interface HourRange {
  readonly low: Readonly<Record<RangedVariable, number>>;
  readonly high: Readonly<Record<RangedVariable, number>>;
}

/** Between which values an hour's usually lie; null where the weather does not say. */
export function usualRangeAt({ usualRange }: HourlyWeather, i: number): HourRange | null {
  if (usualRange === undefined) return null;
  const at = ({ temperatureC, windKmh, cloudPct, shortwaveWm2 }: UsualRange['low']): HourRange['low'] => ({
    temperatureC: temperatureC[i],
    windKmh: windKmh[i],
    cloudPct: cloudPct[i],
    shortwaveWm2: shortwaveWm2[i],
  });
  return { low: at(usualRange.low), high: at(usualRange.high) };
}

export interface HourlyWeather extends HourlyRecords<HourlyVariable> {
  /** Of means of a climate alone; a forecast has none. */
  readonly usualRange?: UsualRange;
  /** Where the supplements came from, for those that hold values. */
  readonly supplements?: Readonly<Partial<Record<SupplementKind, Provenance>>>;
  /** The supplements that were asked for. */
  readonly wanted?: readonly SupplementKind[];
  /** Pollen by kind in the same hours, grains/m³; left out where no supplement has any. */
  readonly pollen?: PollenColumns;
  /** Supplements that do not exist at the place, as the sea inland, or that nobody is asked for: nothing is missing there. */
  readonly absent?: readonly SupplementKind[];
}

/** The same records with `stale` in their provenance. */
export function asStale<R extends HourlyRecords<string>>(records: R): R {
  return { ...records, provenance: { ...records.provenance, stale: true } };
}

/** The same hours with other values in some columns. */
export function withColumns(weather: HourlyWeather, columns: Partial<HourlyColumns>): HourlyWeather {
  return { ...weather, columns: { ...weather.columns, ...columns } };
}

/** What the columns of a weather are made from when they are looked at. */
export interface ColumnSource {
  /** The weather whose hours they are, and all else but the columns. */
  readonly base: HourlyWeather;
  /** A column, whose values hold in the hours of the slice. */
  column(name: HourlyVariable, hours: HourSlice): Float32Array;
}

const sources = new WeakMap<HourlyWeather, ColumnSource>();

/**
 * A weather of which columns and hours are made when they are looked at; its own `columns` are those of all hours. It has the
 * hours that begin at `startMs`, the first of those of the source's base.
 */
export function lazyWeather(source: ColumnSource, startMs = source.base.startMs): HourlyWeather {
  const { length } = startMs;
  let whole: HourlyColumns | undefined;
  const weather = {
    ...source.base,
    startMs,
    length,
    get columns(): HourlyColumns {
      whole ??= Object.fromEntries(
        HOURLY_VARIABLES.map((name) => [name, endedAt(source.column(name, { from: 0, to: length }), length)]),
      ) as HourlyColumns;
      return whole;
    },
  };
  sources.set(weather, source);
  return weather;
}

/** The same column where it is no longer. */
function endedAt(values: Float32Array, length: number): Float32Array {
  return values.length === length ? values : values.subarray(0, length);
}

/** Whether the columns of a weather are made when they are looked at. */
export function isLazy(weather: HourlyWeather): boolean {
  return sources.has(weather);
}

/** The columns that those of a lazy weather are made from; of another its own. */
export function columnsBehind(weather: HourlyWeather): HourlyColumns {
  return sources.get(weather)?.base.columns ?? weather.columns;
}

/** Weathers of the same hours up to an instant; what has been made of lazy ones is shared, the others are left whole. */
export function upTo(weathers: readonly HourlyWeather[], endMs: number): readonly HourlyWeather[] {
  const [first] = weathers;
  const startMs = startsBefore(first.startMs, endMs);
  if (startMs === first.startMs) return weathers;
  return weathers.map((weather) => {
    const source = sources.get(weather);
    // One object for all, by which what depends on the hours alone is shared.
    return source === undefined ? weather : lazyWeather(source, startMs);
  });
}

/** The starts of the hours that begin before an instant; the same object where all do. */
export function startsBefore(startMs: Float64Array, endMs: number): Float64Array {
  const length = startMs.findIndex((start) => start >= endMs);
  return length === -1 ? startMs : startMs.subarray(0, length);
}

/** The columns of a weather of which only those hours are looked at; each is made when its name is read. */
export function columnsWithin(weather: HourlyWeather, hours: HourSlice): HourlyColumns {
  const source = sources.get(weather);
  return source === undefined ? weather.columns : columnsFrom(source, hours);
}

/** The columns of a source, whose values hold in the hours of the slice; each is made when its name is read. */
export function columnsFrom(source: Pick<ColumnSource, 'column'>, hours: HourSlice): HourlyColumns {
  return new MadeColumns(source, hours) as MadeColumns & HourlyColumns;
}

class MadeColumns {
  constructor(
    readonly source: Pick<ColumnSource, 'column'>,
    readonly hours: HourSlice,
  ) {}
}
for (const name of HOURLY_VARIABLES) {
  Object.defineProperty(MadeColumns.prototype, name, {
    get(this: MadeColumns) {
      return this.source.column(name, this.hours);
    },
  });
}

/** Columns of that length, all NaN. */
export function emptyColumns(length: number): Record<HourlyVariable, Float32Array> {
  return emptyColumnsOf(HOURLY_VARIABLES, length);
}

/** Columns of those names and that length, all NaN. */
export function emptyColumnsOf<V extends string>(names: readonly V[], length: number): Record<V, Float32Array> {
  const columns = zeroColumnsOf(names, length);
  for (const name of names) columns[name].fill(Number.NaN);
  return columns;
}

/** The same, all 0. */
export function zeroColumnsOf<V extends string>(names: readonly V[], length: number): Record<V, Float32Array> {
  const columns = {} as Record<V, Float32Array>;
  for (const [i, column] of columnsInOne(names.length, length).entries()) columns[names[i]] = column;
  return columns;
}

/**
 * Columns in one buffer, which is gone at once with the last of them: columns by themselves lie among others in the heap, and one
 * that is kept holds the room of its neighbours.
 */
export function columnsInOne(count: number, length: number): Float32Array[] {
  const bytes = length * Float32Array.BYTES_PER_ELEMENT;
  const buffer = new ArrayBuffer(count * bytes);
  return Array.from({ length: count }, (_, i) => new Float32Array(buffer, i * bytes, length));
}

/** Whether no column holds a value. */
export function isEmpty<V extends string>({ columns }: HourlyRecords<V>): boolean {
  return namesOf(columns).every((name) => columns[name].every(Number.isNaN));
}

/** The names of the columns, in their order. */
export function namesOf<V extends string>(columns: Readonly<Record<V, Float32Array>>): V[] {
  return Object.keys(columns) as V[];
}
