/**
 * The physical variables of a forecast, which curves and risks read: one Float32Array each, cached with the weather, so that
 * all activities share them. A variable is computed when it is first looked at, in the hours that are; by its name alone it is
 * that of all hours.
 *
 * NaN is an unknown value. Sums over the past are known only when all their hours are; values that look ahead use the
 * hours that the forecast holds, and `VARIABLES[…].aheadHours` is how many they need.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import { STANDARD_PRESSURE_HPA, standardPressureRatio } from '../physics/pressure.ts';
import { extraterrestrialNormalWm2 } from '../sky/irradiance.ts';
import type { PollenColumns } from '../weather/air-quality/pollen.ts';
import { allHours, around, type HourSlice, LazyColumn, LazyColumns, oneHour } from '../weather/hour-slice.ts';
import {
  columnsBehind,
  columnsWithin,
  type HourlyColumns,
  type HourlyWeather,
  isLazy,
  type SupplementKind,
} from '../weather/hourly.ts';
import { meanSine } from '../weather/hours/solar-hours.ts';
import { dayOfYearAt } from '../weather/hours/uv.ts';
import * as ahead from './ahead.ts';
import { AS_GIVEN, asphaltExcess, COMPUTE, type Computed, isGiven } from './derivations.ts';
import { type GroundHours, GroundWalk } from './ground.ts';
import { fillRainChance, knownEnd, type RainChance } from './rain.ts';
import { sunAltitudesIn } from './sky-hours.ts';
import type { Variable } from './variables.ts';

interface Site {
  readonly lat: number;
  readonly lon: number;
}

const cache = new WeakMap<HourlyWeather, DerivedHours>();

/** The derived hours of a weather at a place; the same object as long as the weather and the place are the same. */
export function derive(weather: HourlyWeather, site: Site): DerivedHours {
  const known = cache.get(weather);
  if (known !== undefined && known.lat === site.lat && known.lon === site.lon) return known;
  const made = new DerivedHours(weather, site);
  cache.set(weather, made);
  return made;
}

/** The mean sine of an hour throughout which the sun is up is at least this share of that at its middle. */
const SURE_SHARE = 0.9;

export class DerivedHours {
  readonly lat: number;
  readonly lon: number;
  readonly length: number;
  readonly all: HourSlice;
  readonly startMs: Float64Array;
  /** The columns of the forecast, each of all hours when its name is read. */
  readonly columns: HourlyColumns;
  /** One of many possible weathers, of which nobody reads more than the scores. */
  readonly isPossible: boolean;
  /** The embedded climate, which is no forecast. */
  readonly isTypical: boolean;
  /** Supplements that do not exist at the place. */
  readonly absent: readonly SupplementKind[];
  /** Supplements that were asked for, whether or not they came. */
  readonly wanted: readonly SupplementKind[];
  /** Pollen by kind, grains/m³; null where there is none. */
  readonly pollen: PollenColumns | null;
  /** The columns of the forecast that a possible weather departs from; its own where it is none. */
  readonly source: HourlyColumns;
  readonly #weather: HourlyWeather;
  /** What was looked at last, which is often looked at again. */
  #lastHours: HourSlice;
  #lastColumns: HourlyColumns;
  readonly #computed: LazyColumns<Computed>;
  readonly #rain: LazyColumn<RainChance>;
  readonly #dryAhead = new Map<number, LazyColumn<Float32Array>>();
  #ground: GroundWalk | undefined;
  #asphalt: LazyColumn<Float64Array> | undefined;

  constructor(weather: HourlyWeather, site: Site) {
    const { length, startMs, provenance } = weather;
    this.lat = site.lat;
    this.lon = site.lon;
    this.length = length;
    this.all = allHours(weather);
    this.startMs = startMs;
    this.columns = columnsWithin(weather, this.all);
    this.#lastHours = this.all;
    this.#lastColumns = this.columns;
    this.isTypical = provenance.source === 'typical';
    // The realisations of a season are told as well.
    this.isPossible = isLazy(weather) && !this.isTypical;
    this.source = columnsBehind(weather);
    this.absent = weather.absent ?? [];
    this.wanted = weather.wanted ?? [];
    this.pollen = weather.pollen ?? null;
    this.#weather = weather;
    this.#computed = new LazyColumns(length, (name, values, run) => COMPUTE[name](this, values, run));
    this.#rain = rainOf(weather);
  }

  /** The values of a variable, which hold in those hours. */
  values(variable: Variable, hours: HourSlice = this.all): Float32Array {
    if (variable === 'sun_altitude') return sunAltitudesIn(this, hours);
    return isGiven(variable) ? this.columnsIn(hours)[AS_GIVEN[variable]] : this.computed(variable, hours);
  }

  /** The value of a variable in one hour. */
  at(variable: Variable, hour: number): number {
    return this.values(variable, oneHour(hour))[hour];
  }

  /** The values of what is computed, which hold in those hours. */
  computed(name: Computed, hours: HourSlice): Float32Array {
    return this.#computed.in(name, hours);
  }

  /** The columns of the forecast, whose values hold in those hours. */
  columnsIn(hours: HourSlice): HourlyColumns {
    if (hours !== this.#lastHours) {
      this.#lastHours = hours;
      this.#lastColumns = columnsWithin(this.#weather, hours);
    }
    return this.#lastColumns;
  }

  /** Whole dry hours after each hour, up to 24; every one of them has a stated chance below that. 0 in a wet hour. */
  dryHoursAhead(chanceBelow: number, hours: HourSlice = this.all): Float32Array {
    let column = this.#dryAhead.get(chanceBelow);
    if (column === undefined) {
      column = new LazyColumn<Float32Array>(new Float32Array(this.length), (values, run) => {
        const seen = around(run, 0, ahead.MAX_DRY_HOURS + 1, this.length);
        const end = Math.min(seen.to, this.rainKnownTo(seen.to));
        ahead.fillDryHoursAhead(values, this.rainIn(seen), chanceBelow, run, end);
      });
      this.#dryAhead.set(chanceBelow, column);
    }
    return column.in(hours);
  }

  /** The same of one hour. */
  columnsAt(hour: number): HourlyColumns {
    return this.columnsIn(oneHour(hour));
  }

  /** Chance and amount of precipitation of all hours. */
  get rainChance(): RainChance {
    return this.rainIn(this.all);
  }

  /** Chance and amount of precipitation, which hold in those hours. */
  rainIn(hours: HourSlice): RainChance {
    return this.#rain.in(hours);
  }

  /**
   * The hour after the last for which a forecast of rain is known, for whom looks at hours before `before` alone: where the
   * last of these is known, what comes later makes no difference to them.
   */
  rainKnownTo(before: number): number {
    const last = Math.min(before, this.length) - 1;
    if (last < 0) return 0;
    const { probability } = this.rainIn(oneHour(last));
    return Number.isNaN(probability[last]) ? knownEnd(this.rainChance.probability) : last + 1;
  }

  /**
   * Global radiation, W/m²: the source's, else estimated from sun and cloud. Never more than the sun gives above the air in
   * that hour, for air adds no light: the tests of radiometers (BSRN, Long and Dutton 2002) allow half more for moments between
   * bright clouds and for noise, which the mean of an hour does not need. Under a low sun, heat stress of more knows no bound.
   */
  shortwaveWm2(hours: HourSlice): Float32Array {
    return this.computed('shortwave', hours);
  }

  /** A global irradiance, but no more than arrives above the air, as the mean of the hour. */
  possibleWm2(globalWm2: number, middleDeg: number, hour: number): number {
    if (globalWm2 <= 0) return globalWm2;
    const aboveWm2 = extraterrestrialNormalWm2(dayOfYearAt(this.startMs[hour]));
    // Nearly always the sun at the middle of the hour settles it; else the hour is looked at closely.
    if (globalWm2 <= aboveWm2 * SURE_SHARE * Math.sin(middleDeg * RAD_PER_DEG)) return globalWm2;
    return Math.max(0, Math.min(globalWm2, aboveWm2 * meanSine(this.startMs[hour], this.lat, this.lon)));
  }

  /** Pressure at the ground, hPa, as the source gives it, or that of the standard atmosphere at the elevation. */
  pressureHpa(given: number): number {
    return Number.isNaN(given) ? STANDARD_PRESSURE_HPA * standardPressureRatio(this.#weather.elevationM) : given;
  }

  /** Snow, water and ice on the ground, which hold up to an hour. */
  groundTo(hour: number): GroundHours {
    this.#ground ??= new GroundWalk(this);
    return this.#ground.to(hour);
  }

  /** How much warmer than the air asphalt is, K, which holds up to an hour. */
  asphaltExcessTo(hour: number): Float64Array {
    this.#asphalt ??= asphaltExcess(this);
    return this.#asphalt.in({ from: 0, to: hour });
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function rainOf(weather: HourlyWeather): LazyColumn<RainChance> {
  const { length } = weather;
  const chance: Writable<RainChance> = {
    probability: new Float32Array(length),
    stated: new Float32Array(length),
    amountMm: new Float32Array(0),
  };
  return new LazyColumn<RainChance>(chance, (rain, run) => {
    const { precipitationMm, precipitationProbabilityPct } = columnsWithin(weather, run);
    // The column with room for these hours.
    chance.amountMm = precipitationMm;
    fillRainChance(rain, precipitationMm, precipitationProbabilityPct, run);
  });
}
