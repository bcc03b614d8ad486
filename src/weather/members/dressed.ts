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
import { type HourSlice, LazyColumn, LazyColumns, LazyDoubles } from '../hour-slice.ts';
import type { HourlyWeather } from '../hourly.ts';
import { impliedRainChance, rainIfAnyMm } from '../hours/precipitation.ts';
import { climateAt, placeClimate, type TypicalPlace, yearFraction } from '../sources/typical/climate.ts';
import { CHANNEL, PlaceNoise } from '../sources/typical/noise.ts';
import { hoursOfSlots, roomStep } from './abreast.ts';
import type { ErrorGrowth } from './error-growth.ts';
import type { Members } from './members.ts';
import { NoiseAbreast } from './noise-abreast.ts';
import { type VariationColumn, type Variations, VariedWeathers } from './vary.ts';

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

/**
 * The members of a forecast at a place; the same forecast always has the same ones. Their columns are made when they are
 * looked at, in the hours that are.
 */
export function dressedMembers(
  forecast: HourlyWeather,
  place: TypicalPlace,
  growth: ErrorGrowth,
  count = DRESSED_MEMBERS,
): Members {
  const abreast = new VariedWeathers(forecast, place, new ForecastErrors(forecast, place, growth, count));
  const { source, updatedAtMs } = forecast.provenance;
  return {
    method: 'dressed',
    model: source,
    updatedAtMs,
    basis: growth.basis,
    abreast,
    get weathers() {
      return abreast.members;
    },
  };
}

/** Standard deviations of the errors of a forecast, hour by hour. */
interface Spreads {
  readonly temperatureK: Float64Array;
  readonly dewPointK: Float64Array;
  readonly logWind: Float64Array;
  readonly cloudPct: Float64Array;
}

/** The noises that errors are made from, by what they move and over how many hours. */
type ErrorNoise = ReturnType<typeof errorNoise>;

function errorNoise(place: TypicalPlace, startMs: Float64Array, count: number) {
  const noise = new PlaceNoise(place.lat, place.lon);
  const laterMs = Float64Array.from({ length: count }, (_, member) => (member + 1) * APART_MS);
  const stream = (...[channel, knotHours]: Parameters<PlaceNoise['stream']>) =>
    new NoiseAbreast(noise.stream(channel, knotHours), startMs, laterMs);
  return {
    wetness24: stream(CHANNEL.wetness, 24),
    wetness6: stream(CHANNEL.wetness, 6),
    temperature48: stream(CHANNEL.temperature, 48),
    temperature12: stream(CHANNEL.temperature, 12),
    pressure24: stream(CHANNEL.pressure, 24),
    wind36: stream(CHANNEL.wind, 36),
    wind6: stream(CHANNEL.wind, 6),
    direction9: stream(CHANNEL.windDirection, 9),
    thunder6: stream(CHANNEL.thunder, 6),
  };
}

/** The errors of all members of a forecast abreast, and which of them are wet, which all of them decide together. */
class ForecastErrors implements Variations {
  readonly forecast: HourlyWeather;
  readonly count: number;
  readonly noise: ErrorNoise;
  readonly spreads: LazyColumn<Spreads>;
  /** Standard normal: the higher the sooner it rains, and the warmer. */
  readonly tendencies: LazyDoubles<'wetness' | 'warmth'>;
  /** 1 in the slots in which it is wet. */
  readonly wet: LazyColumn<Uint8Array>;
  readonly #columns: LazyColumns<VariationColumn>;

  constructor(forecast: HourlyWeather, place: TypicalPlace, growth: ErrorGrowth, count: number) {
    const length = forecast.length * count;
    this.forecast = forecast;
    this.count = count;
    this.noise = errorNoise(place, forecast.startMs, count);
    this.spreads = spreadsOf(forecast, place, growth);
    const { wetness24, wetness6, temperature48, temperature12 } = this.noise;
    const step = roomStep(count);
    this.tendencies = new LazyDoubles(
      length,
      (name, values, slots) => {
        if (name === 'wetness') this.#mix(wetness24, wetness6, WETNESS, values, slots);
        else this.#mix(temperature48, temperature12, WARMTH, values, slots);
      },
      step,
    );
    this.wet = new LazyColumn<Uint8Array>(new Uint8Array(length), (wet, slots) => markWet(this, wet, slots));
    this.#columns = new LazyColumns(length, (name, values, slots) => MAKE_ERRORS[name](this, values, slots), step);
  }

  column(name: VariationColumn, slots: HourSlice): Float32Array {
    // Gusts err as the wind does.
    return this.#columns.in(name === 'gustFactor' ? 'windFactor' : name, slots);
  }

  /** Two independent noises of each member into one. */
  #mix(slow: NoiseAbreast, quick: NoiseAbreast, shares: Shares, values: Float64Array, slots: HourSlice): void {
    const { first, second } = noisesIn(slots);
    const hours = hoursOfSlots(slots, this.count);
    slow.fill(first, hours);
    quick.fill(second, hours);
    for (let i = slots.from, at = 0; i < slots.to; i++, at++) values[i] = mixed(first[at], second[at], shares);
  }
}

/** Two noises on their way into a column, in as many places as a slice has slots, the first of them at 0. */
interface Noises {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

let noises: Noises = { first: new Float64Array(0), second: new Float64Array(0) };

/** Room for them, the same for all: whoever fills it reads it before anybody else has a turn. */
function noisesIn({ from, to }: HourSlice): Noises {
  const length = to - from;
  if (noises.first.length < length) noises = { first: new Float64Array(length), second: new Float64Array(length) };
  return noises;
}

function spreadsOf(forecast: HourlyWeather, place: TypicalPlace, growth: ErrorGrowth): LazyColumn<Spreads> {
  const climate = placeClimate(place);
  const { updatedAtMs } = forecast.provenance;
  const { temperatureSpreadK } = climateAt(climate, yearFraction(updatedAtMs));
  const column = (): Float64Array => new Float64Array(forecast.length);
  const spreads = { temperatureK: column(), dewPointK: column(), logWind: column(), cloudPct: column() };
  return new LazyColumn<Spreads>(spreads, ({ temperatureK, dewPointK, logWind, cloudPct }, { from, to }) => {
    for (let i = from; i < to; i++) {
      const spread = growth.at((forecast.startMs[i] - updatedAtMs) / HOUR_MS, temperatureSpreadK);
      temperatureK[i] = spread.temperatureK;
      dewPointK[i] = spread.dewPointK;
      logWind[i] = spread.logWind;
      cloudPct[i] = spread.cloudPct;
    }
  });
}

type MakeErrors = (errors: ForecastErrors, values: Float32Array, slots: HourSlice) => void;

const MAKE_ERRORS: Readonly<Record<VariationColumn, MakeErrors>> = {
  temperatureK({ spreads, tendencies, count }, values, slots) {
    const hours = hoursOfSlots(slots, count);
    const { temperatureK } = spreads.in(hours);
    const warm = tendencies.in('warmth', slots);
    for (let hour = hours.from, i = slots.from; hour < hours.to; hour++) {
      const spreadK = temperatureK[hour];
      for (const end = i + count; i < end; i++) values[i] = spreadK * warm[i];
    }
  },
  dewPointK(errors, values, slots) {
    const { spreads, tendencies, count, noise } = errors;
    const hours = hoursOfSlots(slots, count);
    const { dewPointK } = spreads.in(hours);
    const warm = tendencies.in('warmth', slots);
    const { first: pressure } = noisesIn(slots);
    noise.pressure24.fill(pressure, hours);
    for (let hour = hours.from, i = slots.from, at = 0; hour < hours.to; hour++) {
      const spreadK = dewPointK[hour];
      for (const end = i + count; i < end; i++, at++) values[i] = spreadK * mixed(warm[i], pressure[at], DEW_POINT);
    }
  },
  windFactor({ spreads, count, noise }, values, slots) {
    const hours = hoursOfSlots(slots, count);
    const { logWind } = spreads.in(hours);
    const { first: slow, second: quick } = noisesIn(slots);
    noise.wind36.fill(slow, hours);
    noise.wind6.fill(quick, hours);
    for (let hour = hours.from, i = slots.from, at = 0; hour < hours.to; hour++) {
      const spread = logWind[hour];
      for (const end = i + count; i < end; i++, at++)
        values[i] = Math.exp(spread * mixed(slow[at], quick[at], GALE) - spread ** 2 / 2);
    }
  },
  gustFactor: (errors, values, slots) => MAKE_ERRORS.windFactor(errors, values, slots),
  cloudPct(errors, values, slots) {
    const { spreads, count, noise, forecast } = errors;
    const hours = hoursOfSlots(slots, count);
    const { cloudPct } = spreads.in(hours);
    const forecastPct = forecast.columns.cloudPct;
    const wetness = errors.tendencies.in('wetness', slots);
    const isWet = errors.wet.in(slots);
    const { first: cover } = noisesIn(slots);
    noise.direction9.fill(cover, hours);
    for (let hour = hours.from, i = slots.from, at = 0; hour < hours.to; hour++) {
      const [statedPct, spreadPct] = [forecastPct[hour], cloudPct[hour]];
      for (const end = i + count; i < end; i++, at++) {
        const ownPct = statedPct + Math.fround(spreadPct * mixed(wetness[i], cover[at], COVER));
        values[i] = isWet[i] === 1 ? Math.max(RAIN_CLOUD_PCT, ownPct) : ownPct;
      }
    }
  },
  precipitationMm(errors, values, slots) {
    const { count, noise } = errors;
    const { precipitationMm, precipitationProbabilityPct } = errors.forecast.columns;
    const hours = hoursOfSlots(slots, count);
    const isWet = errors.wet.in(slots);
    // Weather by weather, as a noise has the least to do, where few of them are wet.
    for (let member = 0; member < count; member++) {
      for (let hour = hours.from, i = slots.from + member; hour < hours.to; hour++, i += count) {
        const amountMm = precipitationMm[hour];
        const isUnknown = Number.isNaN(amountMm) && Number.isNaN(precipitationProbabilityPct[hour]);
        values[i] = isUnknown ? Number.NaN : 0;
        if (isUnknown || isWet[i] === 0) continue;
        const logFactor = LOG_AMOUNT * noise.thunder6.at(hour, member) - LOG_AMOUNT ** 2 / 2;
        values[i] = Math.max(LEAST_MM, rainIfAnyMm(amountMm) * Math.fround(Math.exp(logFactor)));
      }
    }
  },
};

/** The weights of two independent standard normals that make a third. */
interface Shares {
  readonly first: number;
  readonly second: number;
}

/** The first has that share of the variance. */
function shares(ofFirst: number): Shares {
  return { first: Math.sqrt(ofFirst), second: Math.sqrt(1 - ofFirst) };
}

const WETNESS = shares(0.6);
const WARMTH = shares(0.8);
const GALE = shares(0.7);
const DEW_POINT = shares(DEW_WITH_WARMTH ** 2);
const COVER = shares(CLOUD_WITH_RAIN ** 2);

function mixed(a: number, b: number, { first, second }: Shares): number {
  return first * a + second * b;
}

/** As many members are wet in an hour as the chance says: those of the highest wetness. */
function markWet({ forecast, count, tendencies }: ForecastErrors, wet: Uint8Array, slots: HourSlice): void {
  const { precipitationMm, precipitationProbabilityPct } = forecast.columns;
  const hours = hoursOfSlots(slots, count);
  const wetness = tendencies.in('wetness', slots);
  const own = new Float32Array(count);
  const sorted = new Float32Array(count);
  for (let hour = hours.from, first = slots.from; hour < hours.to; hour++, first += count) {
    const stated = precipitationProbabilityPct[hour] / 100;
    const chance = Number.isNaN(stated) ? impliedRainChance(precipitationMm[hour]) : stated;
    const wetCount = Math.round(chance * count);
    if (!(wetCount > 0)) continue;
    for (let member = 0; member < count; member++) own[member] = wetness[first + member];
    sorted.set(own);
    sorted.sort();
    const least = sorted[Math.max(0, count - wetCount)];
    for (let member = 0; member < count; member++) if (own[member] >= least) wet[first + member] = 1;
  }
}
