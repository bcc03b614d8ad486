/**
 * Possible weathers made from a forecast and their differences from it, so that all columns fit each other: what is not
 * named by the differences follows them, as the light follows the cloud and the gusts the wind. Each column is made when it
 * is looked at, in the hours that are, and for all members in one pass.
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
import { hoursOfSlots, roomStep, slotsOfHours, spread, type WeathersAbreast, wholeHours } from './abreast.ts';
import { clearSkyWm2 } from './clear-sky.ts';

/**
 * How members differ from a forecast, a value for each of their hours; where one is NaN the member lacks the hour.
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

export interface Variations {
  /** How many members they are of. */
  readonly count: number;
  /** A column of all of them abreast (`abreast.ts`), whose values hold in the slots of the slice. */
  column(name: VariationColumn, slots: HourSlice): Float32Array;
}

interface Site {
  readonly lat: number;
  readonly lon: number;
}

/** The members of a forecast abreast: its columns, what they say that is the same for each, and the members' own. */
export class VariedWeathers implements WeathersAbreast {
  readonly base: HourlyWeather;
  readonly count: number;
  readonly startMs: Float64Array;
  readonly columns: HourlyColumns;
  readonly variations: Variations;
  /** Humidity by temperature and dew point, %, and the feels-like temperature by all four, °C. */
  readonly ownHumidityPct: LazyColumn<Float64Array>;
  readonly ownApparentC: LazyColumn<Float64Array>;
  /** The share of the light that its cloud lets through, and how much more there may be at the most. */
  readonly transmittance: LazyColumn<Float64Array>;
  readonly uvTransmittance: LazyColumn<Float64Array>;
  readonly mostLight: LazyColumn<Float64Array>;
  readonly #made: LazyColumns<HourlyVariable>;
  #members: readonly HourlyWeather[] | undefined;

  constructor(forecast: HourlyWeather, site: Site, variations: Variations) {
    const { columns, length, startMs } = forecast;
    const { temperatureC, dewPointC, windKmh, shortwaveWm2, cloudPct } = columns;
    const each = (valueAt: (hour: number) => number): LazyColumn<Float64Array> =>
      new LazyColumn<Float64Array>(new Float64Array(length), (values, { from, to }) => {
        for (let i = from; i < to; i++) values[i] = valueAt(i);
      });
    this.base = forecast;
    this.count = variations.count;
    this.startMs = startMs;
    this.columns = columns;
    this.variations = variations;
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
    this.#made = new LazyColumns(
      length * this.count,
      (name, values, slots) => {
        const make = MAKE[name];
        if (make === undefined) spread(columns[name], values, slots, this.count);
        else make(this, values, slots, hoursOfSlots(slots, this.count));
      },
      roomStep(this.count),
    );
  }

  column(name: HourlyVariable, slots: HourSlice): Float32Array {
    return this.#made.in(name, wholeHours(slots, this.count));
  }

  /** The same members as weathers of their own. */
  get members(): readonly HourlyWeather[] {
    this.#members ??= Array.from({ length: this.count }, (_, member) => lazyWeather(new MemberColumns(this, member)));
    return this.#members;
  }
}

/** The columns of one member. */
class MemberColumns implements ColumnSource {
  readonly base: HourlyWeather;
  readonly #of: VariedWeathers;
  readonly #own: LazyColumns<HourlyVariable>;

  constructor(of: VariedWeathers, member: number) {
    this.base = of.base;
    this.#of = of;
    this.#own = new LazyColumns(of.base.length, (name, values, { from, to }) => {
      const slots = of.column(name, slotsOfHours({ from, to }, of.count));
      for (let hour = from; hour < to; hour++) values[hour] = slots[hour * of.count + member];
    });
  }

  column(name: HourlyVariable, hours: HourSlice): Float32Array {
    return MAKE[name] === undefined ? this.#of.columns[name] : this.#own.in(name, hours);
  }
}

/** Less in an hour is no rain. */
const LEAST_RAIN_MM = 0.1;
/** The light of a thinly covered sky may be a little more than a clear one's by formula. */
const MOST_OF_CLEAR = 1.1;
/** The top few centimetres of soil follow the air by half (as in the embedded climate). */
const SOIL_SHARE = 0.5;

type Make = (of: VariedWeathers, values: Float32Array, slots: HourSlice, hours: HourSlice) => void;

/** How each column that members have of their own is made: hour by hour, and in each hour member by member. */
const MAKE: Readonly<Partial<Record<HourlyVariable, Make>>> = {
  temperatureC({ columns, variations, count }, values, slots, hours) {
    const { temperatureC } = columns;
    const addedK = variations.column('temperatureK', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const airC = temperatureC[hour];
      for (const end = i + count; i < end; i++) values[i] = airC + addedK[i];
    }
  },
  dewPointC({ columns, variations, count }, values, slots, hours) {
    const { temperatureC, dewPointC } = columns;
    const addedK = variations.column('temperatureK', slots);
    const dewPointK = variations.column('dewPointK', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const [airC, dewC] = [temperatureC[hour], dewPointC[hour]];
      for (const end = i + count; i < end; i++) values[i] = Math.min(airC + addedK[i], dewC + dewPointK[i]);
    }
  },
  relativeHumidityPct: makeHumidity,
  apparentTemperatureC: makeApparentTemperature,
  precipitationMm({ variations }, values, slots) {
    const amountMm = variations.column('precipitationMm', slots);
    for (let i = slots.from; i < slots.to; i++) values[i] = rainOf(amountMm[i]);
  },
  precipitationProbabilityPct({ variations }, values, slots) {
    const amountMm = variations.column('precipitationMm', slots);
    for (let i = slots.from; i < slots.to; i++) {
      const rainMm = rainOf(amountMm[i]);
      values[i] = Number.isNaN(rainMm) ? Number.NaN : rainMm > 0 ? 100 : 0;
    }
  },
  snowfallCm({ columns, variations, count }, values, slots, hours) {
    const { temperatureC } = columns;
    const addedK = variations.column('temperatureK', slots);
    const amountMm = variations.column('precipitationMm', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const airC = temperatureC[hour];
      for (const end = i + count; i < end; i++)
        values[i] = snowfallFromPrecipitationCm(airC + addedK[i], rainOf(amountMm[i]));
    }
  },
  weatherCode({ columns, variations, count }, values, slots, hours) {
    const addedK = variations.column('temperatureK', slots);
    const cloudPct = variations.column('cloudPct', slots);
    const amountMm = variations.column('precipitationMm', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const airC = columns.temperatureC[hour];
      for (const end = i + count; i < end; i++)
        values[i] = codeOf(columns, hour, coverOf(cloudPct[i]), rainOf(amountMm[i]), airC + addedK[i]);
    }
  },
  cloudPct({ variations }, values, slots) {
    const cloudPct = variations.column('cloudPct', slots);
    for (let i = slots.from; i < slots.to; i++) values[i] = coverOf(cloudPct[i]);
  },
  windKmh: scaled('windKmh', 'windFactor'),
  gustKmh: scaled('gustKmh', 'gustFactor'),
  wind80mKmh: scaled('wind80mKmh', 'windFactor'),
  wind120mKmh: scaled('wind120mKmh', 'windFactor'),
  shortwaveWm2: lit('shortwaveWm2'),
  directNormalWm2: lit('directNormalWm2'),
  diffuseWm2: lit('diffuseWm2'),
  uvIndex({ columns, variations, count, uvTransmittance }, values, slots, hours) {
    const { uvIndex } = columns;
    const cloudPct = variations.column('cloudPct', slots);
    const from = uvTransmittance.in(hours);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const [uv, transmittance] = [uvIndex[hour], from[hour]];
      for (const end = i + count; i < end; i++) {
        const ratio = cloudUvTransmittance(coverOf(cloudPct[i]) / 100) / transmittance;
        values[i] = uv * (Number.isNaN(ratio) ? 1 : ratio);
      }
    }
  },
  soilTemperatureC({ columns, variations, count }, values, slots, hours) {
    const { soilTemperatureC } = columns;
    const addedK = variations.column('temperatureK', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const soilC = soilTemperatureC[hour];
      for (const end = i + count; i < end; i++) values[i] = soilC + SOIL_SHARE * addedK[i];
    }
  },
};

function rainOf(amountMm: number): number {
  return amountMm < LEAST_RAIN_MM ? 0 : amountMm;
}

function coverOf(cloudPct: number): number {
  return Math.min(100, Math.max(0, cloudPct));
}

function scaled(name: 'windKmh' | 'gustKmh' | 'wind80mKmh' | 'wind120mKmh', by: 'windFactor' | 'gustFactor'): Make {
  return ({ columns, variations, count }, values, slots, hours) => {
    const speeds = columns[name];
    const factor = variations.column(by, slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const speed = speeds[hour];
      for (const end = i + count; i < end; i++) values[i] = speed * factor[i];
    }
  };
}

/** How much more light the member's cloud lets through than the forecast's decides. */
function lit(name: 'shortwaveWm2' | 'directNormalWm2' | 'diffuseWm2'): Make {
  return ({ columns, variations, count, transmittance, mostLight }, values, slots, hours) => {
    const light = columns[name];
    const cloudPct = variations.column('cloudPct', slots);
    const through = transmittance.in(hours);
    const most = mostLight.in(hours);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const [ownWm2, own, mostRatio] = [light[hour], through[hour], most[hour]];
      for (const end = i + count; i < end; i++) {
        const ratio = cloudTransmittance(coverOf(cloudPct[i]) / 100) / own;
        values[i] = ownWm2 * (Number.isNaN(ratio) ? 1 : Math.min(ratio, mostRatio));
      }
    }
  };
}

function makeHumidity(of: VariedWeathers, values: Float32Array, slots: HourSlice, hours: HourSlice): void {
  const { columns, variations, count } = of;
  const { temperatureC, dewPointC, relativeHumidityPct: stated } = columns;
  const ownPct = of.ownHumidityPct.in(hours);
  const addedK = variations.column('temperatureK', slots);
  const dewPointK = variations.column('dewPointK', slots);
  for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
    const [airC, forecastDewC] = [temperatureC[hour], dewPointC[hour]];
    for (const end = i + count; i < end; i++) {
      const warmC = airC + addedK[i];
      const dewC = Math.min(warmC, forecastDewC + dewPointK[i]);
      values[i] = fittedHumidity(stated[hour], ownPct[hour], warmC, dewC);
    }
  }
}

/** A source may give the humidity alone, or a dew point that does not quite fit it. */
function fittedHumidity(statedPct: number, ownPct: number, temperatureC: number, dewPointC: number): number {
  if (Number.isNaN(dewPointC)) return statedPct;
  const humidityPct = relativeHumidityPct(temperatureC, dewPointC);
  return Number.isNaN(statedPct) ? humidityPct : Math.min(100, Math.max(1, statedPct + humidityPct - ownPct));
}

function makeApparentTemperature(of: VariedWeathers, values: Float32Array, slots: HourSlice, hours: HourSlice): void {
  const { columns, variations, count } = of;
  const { temperatureC, dewPointC, windKmh, apparentTemperatureC } = columns;
  const ownC = of.ownApparentC.in(hours);
  const addedK = variations.column('temperatureK', slots);
  const dewPointK = variations.column('dewPointK', slots);
  const factor = variations.column('windFactor', slots);
  const shortwaveWm2 = of.column('shortwaveWm2', slots);
  for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
    const [airC, forecastDewC, feltC] = [temperatureC[hour], dewPointC[hour], apparentTemperatureC[hour]];
    for (const end = i + count; i < end; i++) {
      const warmC = airC + addedK[i];
      const dewC = Math.min(warmC, forecastDewC + dewPointK[i]);
      values[i] = feltC + apparentC(warmC, dewC, windKmh[hour] * factor[i], shortwaveWm2[i]) - ownC[hour];
    }
  }
}

function apparentC(temperatureC: number, dewPointC: number, windKmh: number, shortwaveWm2: number): number {
  return apparentTemperatureInSunC(temperatureC, saturationVapourPressureHpa(dewPointC), windKmh, shortwaveWm2);
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
