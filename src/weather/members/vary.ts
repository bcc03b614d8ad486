/**
 * A possible weather made from a forecast and its differences from it, so that all columns fit each other: what is not
 * named by the differences follows them, as the light follows the cloud and the gusts the wind. Each column is made when it
 * is looked at, in the hours that are.
 *
 * Columns that no member knows better than the forecast does are shared with it: visibility, air quality, the sea, the
 * depth of snow, CAPE.
 */
import { cloudTransmittance } from '../../physics/air.ts';
import { apparentTemperatureInSunC } from '../../physics/comfort.ts';
import { relativeHumidityPct, saturationVapourPressureHpa } from '../../physics/humidity.ts';
import { snowfallFromPrecipitationCm } from '../../physics/snow.ts';
import { cloudUvTransmittance } from '../../sky/irradiance.ts';
import { type HourSlice, LazyColumn, LazyColumns } from '../hour-slice.ts';
import {
  type ColumnSource,
  type HourlyColumns,
  type HourlyVariable,
  type HourlyWeather,
  lazyWeather,
} from '../hourly.ts';
import { codeFromSky } from '../hours/weather-code.ts';
import { clearSkyWm2 } from './clear-sky.ts';

/**
 * How a member differs from a forecast, a value for each of its hours; where one is NaN the member lacks the hour.
 *
 * - `temperatureK` and `dewPointK` are added to temperature and dew point.
 * - `windFactor` multiplies the wind at all heights, `gustFactor` the gusts.
 * - `cloudPct` and `precipitationMm` are the member's own.
 */
export type VariationColumn =
  | 'temperatureK'
  | 'dewPointK'
  | 'windFactor'
  | 'gustFactor'
  | 'cloudPct'
  | 'precipitationMm';

export interface Variation {
  /** A column, whose values hold in the hours of the slice. */
  column(name: VariationColumn, hours: HourSlice): Float32Array;
}

interface Site {
  readonly lat: number;
  readonly lon: number;
}

/** What all members of a forecast are made from: its columns, and what they say that is the same for each. */
export class VariedForecast {
  readonly forecast: HourlyWeather;
  readonly columns: HourlyColumns;
  /** Humidity by temperature and dew point, %, and the feels-like temperature by all four, °C. */
  readonly ownHumidityPct: LazyColumn<Float64Array>;
  readonly ownApparentC: LazyColumn<Float64Array>;
  /** The share of the light that its cloud lets through, and how much more there may be at the most. */
  readonly transmittance: LazyColumn<Float64Array>;
  readonly uvTransmittance: LazyColumn<Float64Array>;
  readonly mostLight: LazyColumn<Float64Array>;

  constructor(forecast: HourlyWeather, site: Site) {
    const { columns, length, startMs } = forecast;
    const { temperatureC, dewPointC, windKmh, shortwaveWm2, cloudPct } = columns;
    const each = (valueAt: (hour: number) => number): LazyColumn<Float64Array> =>
      new LazyColumn<Float64Array>(new Float64Array(length), (values, { from, to }) => {
        for (let i = from; i < to; i++) values[i] = valueAt(i);
      });
    this.forecast = forecast;
    this.columns = columns;
    this.ownHumidityPct = each((i) => relativeHumidityPct(temperatureC[i], dewPointC[i]));
    this.ownApparentC = each((i) => apparentC(temperatureC[i], dewPointC[i], windKmh[i], shortwaveWm2[i]));
    this.transmittance = each((i) => cloudTransmittance(cloudPct[i] / 100));
    this.uvTransmittance = each((i) => cloudUvTransmittance(cloudPct[i] / 100));
    this.mostLight = new LazyColumn<Float64Array>(new Float64Array(length), (values, { from, to }) => {
      const clearWm2 = clearSkyWm2(startMs.subarray(from, to), site);
      for (let i = from; i < to; i++) {
        const most = Math.max(1, (MOST_OF_CLEAR * clearWm2[i - from]) / shortwaveWm2[i]);
        values[i] = Number.isNaN(most) ? 1 : most;
      }
    });
  }

  /** The member that differs so. */
  member(variation: Variation): HourlyWeather {
    return lazyWeather(new VariedColumns(this, variation));
  }
}

/** Less in an hour is no rain. */
const LEAST_RAIN_MM = 0.1;
/** The light of a thinly covered sky may be a little more than a clear one's by formula. */
const MOST_OF_CLEAR = 1.1;
/** The top few centimetres of soil follow the air by half (as in the embedded climate). */
const SOIL_SHARE = 0.5;

class VariedColumns implements ColumnSource {
  readonly base: HourlyWeather;
  readonly of: VariedForecast;
  readonly variation: Variation;
  readonly #made: LazyColumns<HourlyVariable>;

  constructor(of: VariedForecast, variation: Variation) {
    this.base = of.forecast;
    this.of = of;
    this.variation = variation;
    this.#made = new LazyColumns(of.forecast.length, (name, values, run) => MAKE[name]?.(this, values, run));
  }

  column(name: HourlyVariable, hours: HourSlice): Float32Array {
    return MAKE[name] === undefined ? this.of.columns[name] : this.#made.in(name, hours);
  }
}

type Make = (member: VariedColumns, values: Float32Array, run: HourSlice) => void;

/** How each column that members have of their own is made. */
const MAKE: Readonly<Partial<Record<HourlyVariable, Make>>> = {
  temperatureC({ of, variation }, values, run) {
    const { temperatureC } = of.columns;
    const addedK = variation.column('temperatureK', run);
    for (let i = run.from; i < run.to; i++) values[i] = temperatureC[i] + addedK[i];
  },
  dewPointC: makeDewPoint,
  relativeHumidityPct: makeHumidity,
  apparentTemperatureC: makeApparentTemperature,
  precipitationMm({ variation }, values, run) {
    const amountMm = variation.column('precipitationMm', run);
    for (let i = run.from; i < run.to; i++) values[i] = rainOf(amountMm[i]);
  },
  precipitationProbabilityPct({ variation }, values, run) {
    const amountMm = variation.column('precipitationMm', run);
    for (let i = run.from; i < run.to; i++) {
      const rainMm = rainOf(amountMm[i]);
      values[i] = Number.isNaN(rainMm) ? Number.NaN : rainMm > 0 ? 100 : 0;
    }
  },
  snowfallCm({ of, variation }, values, run) {
    const { temperatureC } = of.columns;
    const addedK = variation.column('temperatureK', run);
    const amountMm = variation.column('precipitationMm', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = snowfallFromPrecipitationCm(temperatureC[i] + addedK[i], rainOf(amountMm[i]));
  },
  weatherCode: makeCode,
  cloudPct({ variation }, values, run) {
    const cloudPct = variation.column('cloudPct', run);
    for (let i = run.from; i < run.to; i++) values[i] = coverOf(cloudPct[i]);
  },
  windKmh: scaled('windKmh', 'windFactor'),
  gustKmh: scaled('gustKmh', 'gustFactor'),
  wind80mKmh: scaled('wind80mKmh', 'windFactor'),
  wind120mKmh: scaled('wind120mKmh', 'windFactor'),
  shortwaveWm2: lit('shortwaveWm2'),
  directNormalWm2: lit('directNormalWm2'),
  diffuseWm2: lit('diffuseWm2'),
  uvIndex({ of, variation }, values, run) {
    const { uvIndex } = of.columns;
    const cloudPct = variation.column('cloudPct', run);
    const from = of.uvTransmittance.in(run);
    for (let i = run.from; i < run.to; i++) {
      const ratio = cloudUvTransmittance(coverOf(cloudPct[i]) / 100) / from[i];
      values[i] = uvIndex[i] * (Number.isNaN(ratio) ? 1 : ratio);
    }
  },
  soilTemperatureC({ of, variation }, values, run) {
    const { soilTemperatureC } = of.columns;
    const addedK = variation.column('temperatureK', run);
    for (let i = run.from; i < run.to; i++) values[i] = soilTemperatureC[i] + SOIL_SHARE * addedK[i];
  },
};

function rainOf(amountMm: number): number {
  return amountMm < LEAST_RAIN_MM ? 0 : amountMm;
}

function coverOf(cloudPct: number): number {
  return Math.min(100, Math.max(0, cloudPct));
}

function scaled(name: 'windKmh' | 'gustKmh' | 'wind80mKmh' | 'wind120mKmh', by: 'windFactor' | 'gustFactor'): Make {
  return ({ of, variation }, values, run) => {
    const speeds = of.columns[name];
    const factor = variation.column(by, run);
    for (let i = run.from; i < run.to; i++) values[i] = speeds[i] * factor[i];
  };
}

/** How much more light the member's cloud lets through than the forecast's decides. */
function lit(name: 'shortwaveWm2' | 'directNormalWm2' | 'diffuseWm2'): Make {
  return ({ of, variation }, values, run) => {
    const light = of.columns[name];
    const cloudPct = variation.column('cloudPct', run);
    const transmittance = of.transmittance.in(run);
    const most = of.mostLight.in(run);
    for (let i = run.from; i < run.to; i++) {
      const ratio = cloudTransmittance(coverOf(cloudPct[i]) / 100) / transmittance[i];
      values[i] = light[i] * (Number.isNaN(ratio) ? 1 : Math.min(ratio, most[i]));
    }
  };
}

function makeDewPoint({ of, variation }: VariedColumns, values: Float32Array, run: HourSlice): void {
  const { temperatureC, dewPointC } = of.columns;
  const addedK = variation.column('temperatureK', run);
  const dewPointK = variation.column('dewPointK', run);
  for (let i = run.from; i < run.to; i++)
    values[i] = Math.min(temperatureC[i] + addedK[i], dewPointC[i] + dewPointK[i]);
}

function makeHumidity({ of, variation }: VariedColumns, values: Float32Array, run: HourSlice): void {
  const { temperatureC, dewPointC, relativeHumidityPct: stated } = of.columns;
  const ownPct = of.ownHumidityPct.in(run);
  const addedK = variation.column('temperatureK', run);
  const dewPointK = variation.column('dewPointK', run);
  for (let i = run.from; i < run.to; i++) {
    const warmC = temperatureC[i] + addedK[i];
    const dewC = Math.min(warmC, dewPointC[i] + dewPointK[i]);
    values[i] = fittedHumidity(stated[i], ownPct[i], warmC, dewC);
  }
}

/** A source may give the humidity alone, or a dew point that does not quite fit it. */
function fittedHumidity(statedPct: number, ownPct: number, temperatureC: number, dewPointC: number): number {
  if (Number.isNaN(dewPointC)) return statedPct;
  const humidityPct = relativeHumidityPct(temperatureC, dewPointC);
  return Number.isNaN(statedPct) ? humidityPct : Math.min(100, Math.max(1, statedPct + humidityPct - ownPct));
}

function makeApparentTemperature(member: VariedColumns, values: Float32Array, run: HourSlice): void {
  const { of, variation } = member;
  const { temperatureC, dewPointC, windKmh, apparentTemperatureC } = of.columns;
  const ownC = of.ownApparentC.in(run);
  const addedK = variation.column('temperatureK', run);
  const dewPointK = variation.column('dewPointK', run);
  const factor = variation.column('windFactor', run);
  const shortwaveWm2 = member.column('shortwaveWm2', run);
  for (let i = run.from; i < run.to; i++) {
    const warmC = temperatureC[i] + addedK[i];
    const dewC = Math.min(warmC, dewPointC[i] + dewPointK[i]);
    values[i] = apparentTemperatureC[i] + apparentC(warmC, dewC, windKmh[i] * factor[i], shortwaveWm2[i]) - ownC[i];
  }
}

function apparentC(temperatureC: number, dewPointC: number, windKmh: number, shortwaveWm2: number): number {
  return apparentTemperatureInSunC(temperatureC, saturationVapourPressureHpa(dewPointC), windKmh, shortwaveWm2);
}

function makeCode({ of, variation }: VariedColumns, values: Float32Array, run: HourSlice): void {
  const { columns } = of;
  const addedK = variation.column('temperatureK', run);
  const cloudPct = variation.column('cloudPct', run);
  const amountMm = variation.column('precipitationMm', run);
  for (let i = run.from; i < run.to; i++)
    values[i] = codeOf(columns, i, coverOf(cloudPct[i]), rainOf(amountMm[i]), columns.temperatureC[i] + addedK[i]);
}

/** Freezing rain needs air that is not well above zero at the ground, °C. */
const GLAZE_BELOW_C = 1.5;

/** The code: the forecast's kind of rain where it rains here too, its fog where it stays dry, else by cloud and rain. */
function codeOf(
  { weatherCode, visibilityM }: HourlyColumns,
  i: number,
  cloudPct: number,
  rainMm: number,
  temperatureC: number,
): number {
  const code = weatherCode[i];
  const isWet = rainMm > 0;
  if (Number.isNaN(rainMm) || Number.isNaN(cloudPct)) return Number.NaN;
  if (isWet && (code === 95 || code === 96 || code === 99)) return code;
  if (isWet && temperatureC < GLAZE_BELOW_C && (code === 56 || code === 57 || code === 66 || code === 67)) return code;
  if (!isWet && (code === 45 || code === 48)) return code;
  const isShowery = code >= 80 && code <= 86;
  const snowfallCm = snowfallFromPrecipitationCm(temperatureC, rainMm);
  return codeFromSky(cloudPct, rainMm, snowfallCm, isWet ? visibilityM[i] : Number.NaN, isShowery, false);
}
