/**
 * Members dressed from one forecast: the forecast with the errors that forecasts usually have, each member with errors of
 * its own that persist for hours and days as weather does.
 *
 * Rain is what the forecast says of it: in every hour as many members are wet as the stated probability says, and a member
 * that is wet in one hour is likely to be so in the next (a copula: correlated noise, cut at the probability by its rank
 * among the members, as Schefzik, Thorarinsdottir and Gneiting 2013, doi 10.1214/13-STS443, couple ensembles). Wet hours are
 * cloudier ones. The other errors grow with the lead (`error-growth.ts`).
 */
import { HOUR_MS } from '../../time/units.ts';
import type { HourlyWeather } from '../hourly.ts';
import { impliedRainChance, rainIfAnyMm } from '../hours/precipitation.ts';
import { climateAt, placeClimate, type TypicalPlace, yearFraction } from '../sources/typical/climate.ts';
import { CHANNEL, PlaceNoise } from '../sources/typical/noise.ts';
import { clearSkyWm2 } from './clear-sky.ts';
import type { ErrorGrowth, ErrorSpread } from './error-growth.ts';
import type { Members } from './members.ts';
import { type Variation, varied } from './vary.ts';

/** As many as ECMWF's ensemble has. */
const DRESSED_MEMBERS = 51;
/** Members take their noise from times so far apart that nothing is left in common. */
const APART_MS = 400 * 24 * HOUR_MS;
/** Part of a cloud error that comes with rain or its absence (judgement). */
const CLOUD_WITH_RAIN = 0.6;
/** Part of a dew point's error that is the temperature's (judgement). */
const DEW_WITH_WARMTH = 0.7;
/** A sky that rains is covered at least so far, %. */
const RAIN_CLOUD_PCT = 75;
/** A wet hour has at least so much, mm. */
const LEAST_MM = 0.1;
/** Spread of the logarithm of an amount of rain that a forecast gives for a wet hour (judgement). */
const LOG_AMOUNT = 0.6;

/** The members of a forecast at a place; the same forecast always has the same ones. Yields after each. */
export function* dressedMembers(
  forecast: HourlyWeather,
  place: TypicalPlace,
  growth: ErrorGrowth,
  count = DRESSED_MEMBERS,
): Generator<void, Members> {
  const spreads = spreadsOf(forecast, place, growth);
  const noise = errorNoise(new PlaceNoise(place.lat, place.lon));
  const errors: MemberErrors[] = [];
  for (let member = 0; member < count; member++) {
    errors.push(errorsOf(forecast, noise, spreads, member));
    yield;
  }
  const isWet = wetHours(forecast, errors);
  const clearWm2 = clearSkyWm2(forecast.startMs, place);
  const weathers: HourlyWeather[] = [];
  for (const [member, error] of errors.entries()) {
    weathers.push(varied(forecast, variationOf(forecast, error, isWet[member]), clearWm2));
    yield;
  }
  const { source, updatedAtMs } = forecast.provenance;
  return { method: 'dressed', model: source, updatedAtMs, basis: growth.basis, weathers };
}

/** The noises that errors are made from, by what they move and over how many hours. */
type ErrorNoise = ReturnType<typeof errorNoise>;

function errorNoise(noise: PlaceNoise) {
  return {
    wetness24: noise.stream(CHANNEL.wetness, 24),
    wetness6: noise.stream(CHANNEL.wetness, 6),
    temperature48: noise.stream(CHANNEL.temperature, 48),
    temperature12: noise.stream(CHANNEL.temperature, 12),
    pressure24: noise.stream(CHANNEL.pressure, 24),
    wind36: noise.stream(CHANNEL.wind, 36),
    wind6: noise.stream(CHANNEL.wind, 6),
    direction9: noise.stream(CHANNEL.windDirection, 9),
    thunder6: noise.stream(CHANNEL.thunder, 6),
  };
}

function spreadsOf(forecast: HourlyWeather, place: TypicalPlace, growth: ErrorGrowth): readonly ErrorSpread[] {
  const climate = placeClimate(place);
  const { temperatureSpreadK } = climateAt(climate, yearFraction(forecast.provenance.updatedAtMs));
  return Array.from(forecast.startMs, (startMs) =>
    growth.at((startMs - forecast.provenance.updatedAtMs) / HOUR_MS, temperatureSpreadK),
  );
}

/** The errors of a member, hour by hour; `wetness` is standard normal, the higher the sooner it rains. */
interface MemberErrors {
  readonly temperatureK: Float32Array;
  readonly dewPointK: Float32Array;
  readonly windFactor: Float32Array;
  readonly cloudPct: Float32Array;
  readonly amountFactor: Float32Array;
  readonly wetness: Float32Array;
}

function errorsOf(
  { startMs, length }: HourlyWeather,
  noise: ErrorNoise,
  spreads: readonly ErrorSpread[],
  member: number,
): MemberErrors {
  const column = (): Float32Array => new Float32Array(length);
  const errors: MemberErrors = {
    temperatureK: column(),
    dewPointK: column(),
    windFactor: column(),
    cloudPct: column(),
    amountFactor: column(),
    wetness: column(),
  };
  const awayMs = (member + 1) * APART_MS;
  for (let i = 0; i < length; i++) {
    const at = startMs[i] + awayMs;
    const { temperatureK, dewPointK, logWind, cloudPct } = spreads[i];
    const wetness = mixed(noise.wetness24.at(at), noise.wetness6.at(at), 0.6);
    const warmth = mixed(noise.temperature48.at(at), noise.temperature12.at(at), 0.8);
    const damp = noise.pressure24.at(at);
    const gale = mixed(noise.wind36.at(at), noise.wind6.at(at), 0.7);
    const cover = noise.direction9.at(at);
    errors.wetness[i] = wetness;
    errors.temperatureK[i] = temperatureK * warmth;
    errors.dewPointK[i] = dewPointK * mixed(warmth, damp, DEW_WITH_WARMTH ** 2);
    errors.windFactor[i] = Math.exp(logWind * gale - logWind ** 2 / 2);
    errors.cloudPct[i] = cloudPct * mixed(wetness, cover, CLOUD_WITH_RAIN ** 2);
    errors.amountFactor[i] = Math.exp(LOG_AMOUNT * noise.thunder6.at(at) - LOG_AMOUNT ** 2 / 2);
  }
  return errors;
}

/** Two independent standard normals into one, the first with that share of the variance. */
function mixed(a: number, b: number, shareOfFirst: number): number {
  return Math.sqrt(shareOfFirst) * a + Math.sqrt(1 - shareOfFirst) * b;
}

/** For each member 1 in the hours in which it is wet: as many members as the chance says, those of the highest wetness. */
function wetHours({ columns, length }: HourlyWeather, errors: readonly MemberErrors[]): readonly Uint8Array[] {
  const count = errors.length;
  const wet = errors.map(() => new Uint8Array(length));
  const sorted = new Float32Array(count);
  for (let i = 0; i < length; i++) {
    const stated = columns.precipitationProbabilityPct[i] / 100;
    const chance = Number.isNaN(stated) ? impliedRainChance(columns.precipitationMm[i]) : stated;
    const wetCount = Math.round(chance * count);
    if (!(wetCount > 0)) continue;
    for (let member = 0; member < count; member++) sorted[member] = errors[member].wetness[i];
    sorted.sort();
    const least = sorted[Math.max(0, count - wetCount)];
    for (let member = 0; member < count; member++) if (errors[member].wetness[i] >= least) wet[member][i] = 1;
  }
  return wet;
}

function variationOf({ columns, length }: HourlyWeather, errors: MemberErrors, isWet: Uint8Array): Variation {
  const cloudPct = new Float32Array(length);
  const precipitationMm = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const amountMm = columns.precipitationMm[i];
    const isUnknown = Number.isNaN(amountMm) && Number.isNaN(columns.precipitationProbabilityPct[i]);
    precipitationMm[i] = isUnknown
      ? Number.NaN
      : isWet[i] === 1
        ? Math.max(LEAST_MM, rainIfAnyMm(amountMm) * errors.amountFactor[i])
        : 0;
    const cover = columns.cloudPct[i] + errors.cloudPct[i];
    cloudPct[i] = isWet[i] === 1 ? Math.max(RAIN_CLOUD_PCT, cover) : cover;
  }
  const { temperatureK, dewPointK, windFactor } = errors;
  return { temperatureK, dewPointK, windFactor, gustFactor: windFactor, cloudPct, precipitationMm };
}
