/**
 * A possible weather made from a forecast and its differences from it, so that all columns fit each other: what is not
 * named by the differences follows them, as the light follows the cloud and the gusts the wind.
 *
 * Columns that no member knows better than the forecast does are shared with it: visibility, air quality, the sea, the
 * depth of snow, CAPE.
 */
import { cloudTransmittance } from '../../physics/air.ts';
import { apparentTemperatureInSunC } from '../../physics/comfort.ts';
import { relativeHumidityPct, saturationVapourPressureHpa } from '../../physics/humidity.ts';
import { snowfallFromPrecipitationCm } from '../../physics/snow.ts';
import { cloudUvTransmittance } from '../../sky/irradiance.ts';
import { type HourlyColumns, type HourlyVariable, type HourlyWeather, withColumns, zeroColumnsOf } from '../hourly.ts';
import { codeFromSky } from '../hours/weather-code.ts';

/** How a member differs from a forecast, a value for each of its hours; where one is NaN the member lacks the hour. */
export interface Variation {
  /** Added to temperature and dew point, K. */
  readonly temperatureK: Float32Array;
  readonly dewPointK: Float32Array;
  /** Multiply the wind at all heights, and the gusts. */
  readonly windFactor: Float32Array;
  readonly gustFactor: Float32Array;
  /** The member's own. */
  readonly cloudPct: Float32Array;
  readonly precipitationMm: Float32Array;
}

/** What a member has of its own. */
const CHANGED = [
  'temperatureC',
  'dewPointC',
  'relativeHumidityPct',
  'apparentTemperatureC',
  'precipitationMm',
  'precipitationProbabilityPct',
  'snowfallCm',
  'weatherCode',
  'cloudPct',
  'windKmh',
  'gustKmh',
  'wind80mKmh',
  'wind120mKmh',
  'shortwaveWm2',
  'directNormalWm2',
  'diffuseWm2',
  'uvIndex',
  'soilTemperatureC',
] as const satisfies readonly HourlyVariable[];

/** Less in an hour is no rain. */
const LEAST_RAIN_MM = 0.1;
/** The light of a thinly covered sky may be a little more than a clear one's by formula. */
const MOST_OF_CLEAR = 1.1;

/** The member that differs from `base` so; `clearWm2` is the light of each hour without cloud (`clear-sky.ts`). */
export function varied(base: HourlyWeather, variation: Variation, clearWm2: Float32Array): HourlyWeather {
  const { columns: from, length } = base;
  const changed = zeroColumnsOf(CHANGED, length);
  for (let i = 0; i < length; i++) {
    const cloudPct = Math.min(100, Math.max(0, variation.cloudPct[i]));
    const temperatureC = from.temperatureC[i] + variation.temperatureK[i];
    const dewPointC = Math.min(temperatureC, from.dewPointC[i] + variation.dewPointK[i]);
    const windKmh = from.windKmh[i] * variation.windFactor[i];
    const light = lightRatio(from, i, cloudPct, clearWm2[i]);
    const mm = variation.precipitationMm[i];
    const rainMm = mm < LEAST_RAIN_MM ? 0 : mm;
    const snowfallCm = snowfallFromPrecipitationCm(temperatureC, rainMm);
    changed.temperatureC[i] = temperatureC;
    changed.dewPointC[i] = dewPointC;
    changed.relativeHumidityPct[i] = humidityOf(from, i, temperatureC, dewPointC);
    changed.windKmh[i] = windKmh;
    changed.gustKmh[i] = from.gustKmh[i] * variation.gustFactor[i];
    changed.wind80mKmh[i] = from.wind80mKmh[i] * variation.windFactor[i];
    changed.wind120mKmh[i] = from.wind120mKmh[i] * variation.windFactor[i];
    changed.cloudPct[i] = cloudPct;
    changed.precipitationMm[i] = rainMm;
    changed.precipitationProbabilityPct[i] = Number.isNaN(rainMm) ? Number.NaN : rainMm > 0 ? 100 : 0;
    changed.snowfallCm[i] = snowfallCm;
    changed.shortwaveWm2[i] = from.shortwaveWm2[i] * light;
    changed.directNormalWm2[i] = from.directNormalWm2[i] * light;
    changed.diffuseWm2[i] = from.diffuseWm2[i] * light;
    changed.uvIndex[i] = from.uvIndex[i] * uvRatio(from.cloudPct[i], cloudPct);
    changed.soilTemperatureC[i] = from.soilTemperatureC[i] + SOIL_SHARE * variation.temperatureK[i];
    changed.apparentTemperatureC[i] =
      from.apparentTemperatureC[i] +
      apparentC(temperatureC, dewPointC, windKmh, changed.shortwaveWm2[i]) -
      apparentC(from.temperatureC[i], from.dewPointC[i], from.windKmh[i], from.shortwaveWm2[i]);
    changed.weatherCode[i] = codeOf(from, i, cloudPct, rainMm, snowfallCm, temperatureC);
  }
  return withColumns(base, changed);
}

/** The top few centimetres of soil follow the air by half (as in the embedded climate). */
const SOIL_SHARE = 0.5;

function humidityOf(from: HourlyColumns, i: number, temperatureC: number, dewPointC: number): number {
  // A source may give the humidity alone, or a dew point that does not quite fit it.
  const stated = from.relativeHumidityPct[i];
  if (Number.isNaN(dewPointC)) return stated;
  const own = relativeHumidityPct(temperatureC, dewPointC);
  if (Number.isNaN(stated)) return own;
  const fitted = stated + own - relativeHumidityPct(from.temperatureC[i], from.dewPointC[i]);
  return Math.min(100, Math.max(1, fitted));
}

function apparentC(temperatureC: number, dewPointC: number, windKmh: number, shortwaveWm2: number): number {
  return apparentTemperatureInSunC(temperatureC, saturationVapourPressureHpa(dewPointC), windKmh, shortwaveWm2);
}

/** How much more light the member's cloud lets through than the forecast's. */
function lightRatio({ shortwaveWm2, cloudPct }: HourlyColumns, i: number, toPct: number, clearWm2: number): number {
  const ratio = cloudTransmittance(toPct / 100) / cloudTransmittance(cloudPct[i] / 100);
  const most = Math.max(1, (MOST_OF_CLEAR * clearWm2) / shortwaveWm2[i]);
  return Number.isNaN(ratio) ? 1 : Math.min(ratio, Number.isNaN(most) ? 1 : most);
}

function uvRatio(fromPct: number, toPct: number): number {
  const ratio = cloudUvTransmittance(toPct / 100) / cloudUvTransmittance(fromPct / 100);
  return Number.isNaN(ratio) ? 1 : ratio;
}

/** Freezing rain needs air that is not well above zero at the ground, °C. */
const GLAZE_BELOW_C = 1.5;

/** The code: the forecast's kind of rain where it rains here too, its fog where it stays dry, else by cloud and rain. */
function codeOf(
  { weatherCode, visibilityM }: HourlyColumns,
  i: number,
  cloudPct: number,
  rainMm: number,
  snowfallCm: number,
  temperatureC: number,
): number {
  const code = weatherCode[i];
  const isWet = rainMm > 0;
  if (Number.isNaN(rainMm) || Number.isNaN(cloudPct)) return Number.NaN;
  if (isWet && (code === 95 || code === 96 || code === 99)) return code;
  if (isWet && temperatureC < GLAZE_BELOW_C && (code === 56 || code === 57 || code === 66 || code === 67)) return code;
  if (!isWet && (code === 45 || code === 48)) return code;
  const isShowery = code >= 80 && code <= 86;
  return codeFromSky(cloudPct, rainMm, snowfallCm, isWet ? visibilityM[i] : Number.NaN, isShowery, false);
}
