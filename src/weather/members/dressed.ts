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
import { type HourSlice, LazyColumn, LazyColumns } from '../hour-slice.ts';
import type { HourlyWeather } from '../hourly.ts';
import { impliedRainChance, rainIfAnyMm } from '../hours/precipitation.ts';
import { climateAt, placeClimate, type TypicalPlace, yearFraction } from '../sources/typical/climate.ts';
import { CHANNEL, type NoiseStream, PlaceNoise } from '../sources/typical/noise.ts';
import type { ErrorGrowth } from './error-growth.ts';
import type { Members } from './members.ts';
import { type Variation, type VariationColumn, VariedForecast } from './vary.ts';

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
  const base = new VariedForecast(forecast, place);
  const errors = new ForecastErrors(forecast, place, growth, count);
  const { source, updatedAtMs } = forecast.provenance;
  return {
    method: 'dressed',
    model: source,
    updatedAtMs,
    basis: growth.basis,
    weathers: errors.members.map((member) => base.member(member)),
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

/** The errors of a forecast: one set for each member, and which of them are wet, which all of them decide together. */
class ForecastErrors {
  readonly forecast: HourlyWeather;
  readonly noise: ErrorNoise;
  readonly spreads: LazyColumn<Spreads>;
  readonly members: readonly MemberErrors[];
  /** For each member 1 in the hours in which it is wet. */
  readonly wet: LazyColumn<readonly Uint8Array[]>;

  constructor(forecast: HourlyWeather, place: TypicalPlace, growth: ErrorGrowth, count: number) {
    const { length } = forecast;
    this.forecast = forecast;
    this.noise = errorNoise(new PlaceNoise(place.lat, place.lon));
    this.spreads = spreadsOf(forecast, place, growth);
    this.members = Array.from({ length: count }, (_, member) => new MemberErrors(this, member));
    this.wet = new LazyColumn<readonly Uint8Array[]>(
      this.members.map(() => new Uint8Array(length)),
      (wet, run) => markWet(forecast, this.members, wet, run),
    );
  }
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

/** The errors of a member, hour by hour. */
class MemberErrors implements Variation {
  readonly all: ForecastErrors;
  readonly member: number;
  /** Standard normal: the higher the sooner it rains, and the warmer. */
  readonly wetness: LazyColumn<Float64Array>;
  readonly warmth: LazyColumn<Float64Array>;
  readonly #columns: LazyColumns<VariationColumn>;

  constructor(all: ForecastErrors, member: number) {
    const { length } = all.forecast;
    const { wetness24, wetness6, temperature48, temperature12 } = all.noise;
    this.all = all;
    this.member = member;
    this.wetness = new LazyColumn<Float64Array>(new Float64Array(length), (values, run) =>
      this.mix(wetness24, wetness6, WETNESS, values, run),
    );
    this.warmth = new LazyColumn<Float64Array>(new Float64Array(length), (values, run) =>
      this.mix(temperature48, temperature12, WARMTH, values, run),
    );
    this.#columns = new LazyColumns(length, (name, values, run) => MAKE_ERRORS[name](this, values, run));
  }

  column(name: VariationColumn, hours: HourSlice): Float32Array {
    // Gusts err as the wind does.
    return this.#columns.in(name === 'gustFactor' ? 'windFactor' : name, hours);
  }

  /** Two independent noises of a member into one. */
  mix(slow: NoiseStream, quick: NoiseStream, shares: Shares, values: Float64Array, { from, to }: HourSlice): void {
    for (let i = from; i < to; i++) {
      const at = this.at(i);
      values[i] = mixed(slow.at(at), quick.at(at), shares);
    }
  }

  /** The instant from which a member takes its noise of an hour. */
  at(hour: number): number {
    return this.all.forecast.startMs[hour] + (this.member + 1) * APART_MS;
  }
}

type MakeErrors = (errors: MemberErrors, values: Float32Array, run: HourSlice) => void;

const MAKE_ERRORS: Readonly<Record<VariationColumn, MakeErrors>> = {
  temperatureK({ all, warmth }, values, run) {
    const { temperatureK } = all.spreads.in(run);
    const warm = warmth.in(run);
    for (let i = run.from; i < run.to; i++) values[i] = temperatureK[i] * warm[i];
  },
  dewPointK(errors, values, run) {
    const { dewPointK } = errors.all.spreads.in(run);
    const { pressure24 } = errors.all.noise;
    const warm = errors.warmth.in(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = dewPointK[i] * mixed(warm[i], pressure24.at(errors.at(i)), DEW_POINT);
  },
  windFactor(errors, values, run) {
    const { logWind } = errors.all.spreads.in(run);
    const { wind36, wind6 } = errors.all.noise;
    for (let i = run.from; i < run.to; i++) {
      const at = errors.at(i);
      values[i] = Math.exp(logWind[i] * mixed(wind36.at(at), wind6.at(at), GALE) - logWind[i] ** 2 / 2);
    }
  },
  gustFactor: (errors, values, run) => MAKE_ERRORS.windFactor(errors, values, run),
  cloudPct(errors, values, run) {
    const { cloudPct } = errors.all.spreads.in(run);
    const { direction9 } = errors.all.noise;
    const forecastPct = errors.all.forecast.columns.cloudPct;
    const wetness = errors.wetness.in(run);
    const isWet = errors.all.wet.in(run)[errors.member];
    for (let i = run.from; i < run.to; i++) {
      const error = Math.fround(cloudPct[i] * mixed(wetness[i], direction9.at(errors.at(i)), COVER));
      const cover = forecastPct[i] + error;
      values[i] = isWet[i] === 1 ? Math.max(RAIN_CLOUD_PCT, cover) : cover;
    }
  },
  precipitationMm(errors, values, run) {
    const { precipitationMm, precipitationProbabilityPct } = errors.all.forecast.columns;
    const { thunder6 } = errors.all.noise;
    const isWet = errors.all.wet.in(run)[errors.member];
    for (let i = run.from; i < run.to; i++) {
      const amountMm = precipitationMm[i];
      const isUnknown = Number.isNaN(amountMm) && Number.isNaN(precipitationProbabilityPct[i]);
      values[i] = isUnknown ? Number.NaN : 0;
      if (isUnknown || isWet[i] === 0) continue;
      const factor = Math.fround(Math.exp(LOG_AMOUNT * thunder6.at(errors.at(i)) - LOG_AMOUNT ** 2 / 2));
      values[i] = Math.max(LEAST_MM, rainIfAnyMm(amountMm) * factor);
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
function markWet(
  { columns }: HourlyWeather,
  members: readonly MemberErrors[],
  wet: readonly Uint8Array[],
  run: HourSlice,
): void {
  const count = members.length;
  const wetness = members.map((member) => member.wetness.in(run));
  const own = new Float32Array(count);
  const sorted = new Float32Array(count);
  for (let i = run.from; i < run.to; i++) {
    const stated = columns.precipitationProbabilityPct[i] / 100;
    const chance = Number.isNaN(stated) ? impliedRainChance(columns.precipitationMm[i]) : stated;
    const wetCount = Math.round(chance * count);
    if (!(wetCount > 0)) continue;
    for (let member = 0; member < count; member++) own[member] = wetness[member][i];
    sorted.set(own);
    sorted.sort();
    const least = sorted[Math.max(0, count - wetCount)];
    for (let member = 0; member < count; member++) if (own[member] >= least) wet[member][i] = 1;
  }
}
