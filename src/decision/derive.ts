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
  columnsFrom,
  columnsWithin,
  type HourlyColumns,
  type HourlyVariable,
  type HourlyWeather,
  isLazy,
  type SupplementKind,
} from '../weather/hourly.ts';
import { meanSine } from '../weather/hours/solar-hours.ts';
import { dayOfYearAt } from '../weather/hours/uv.ts';
import { hoursOfSlots, roomStep, spread, type WeathersAbreast, wholeHours } from '../weather/members/abreast.ts';
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
  const made = new DerivedHours(weather, site, {
    abreast: 1,
    startMs: weather.startMs,
    columnsIn: (hours) => columnsWithin(weather, hours),
    // The realisations of a season are told as well.
    isPossible: isLazy(weather) && weather.provenance.source !== TYPICAL,
  });
  cache.set(weather, made);
  return made;
}

const TYPICAL = 'typical';

const abreastCache = new WeakMap<WeathersAbreast, DerivedHours>();

/** The derived hours of weathers abreast, whose columns are abreast as well. */
export function deriveAbreast(weathers: WeathersAbreast, site: Site): DerivedHours {
  const known = abreastCache.get(weathers);
  if (known !== undefined && known.lat === site.lat && known.lon === site.lon) return known;
  const { base, count, startMs } = weathers;
  const made = new DerivedHours(base, site, {
    abreast: count,
    startMs,
    columnsIn: (slots) => columnsFrom(weathers, slots),
    isPossible: true,
  });
  abreastCache.set(weathers, made);
  return made;
}

/** Where derived hours take their columns from. */
interface DerivedFrom {
  readonly abreast: number;
  readonly startMs: Float64Array;
  readonly columnsIn: (slots: HourSlice) => HourlyColumns;
  readonly isPossible: boolean;
}

/** The mean sine of an hour throughout which the sun is up is at least this share of that at its middle. */
const SURE_SHARE = 0.9;

export class DerivedHours {
  readonly lat: number;
  readonly lon: number;
  /** How many weathers lie abreast in the columns, and how far apart the hours of each lie (`weather/members/abreast.ts`). */
  readonly abreast: number;
  /** Slots of a column, as slices are in slots: with one weather abreast each is an hour. */
  readonly length: number;
  readonly all: HourSlice;
  /** When each hour starts, of which there is one for all weathers abreast. */
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
  readonly #columnsIn: (slots: HourSlice) => HourlyColumns;
  /** What was looked at last, which is often looked at again. */
  #lastHours: HourSlice;
  #lastColumns: HourlyColumns;
  readonly #computed: LazyColumns<Computed>;
  readonly #rain: LazyColumn<RainChance>;
  /** The sun's altitude for each weather abreast. */
  #sun: LazyColumn<Float32Array> | undefined;
  readonly #dryAhead = new Map<number, LazyColumn<Float32Array>>();
  #ground: GroundWalk | undefined;
  #asphalt: LazyColumn<Float64Array> | undefined;

  constructor(weather: HourlyWeather, site: Site, { abreast, startMs, columnsIn, isPossible }: DerivedFrom) {
    const length = startMs.length * abreast;
    this.lat = site.lat;
    this.lon = site.lon;
    this.abreast = abreast;
    this.length = length;
    this.all = allHours(this);
    this.startMs = startMs;
    this.#columnsIn = columnsIn;
    this.columns = columnsIn(this.all);
    this.#lastHours = this.all;
    this.#lastColumns = this.columns;
    this.isTypical = weather.provenance.source === TYPICAL;
    this.isPossible = isPossible;
    this.source = columnsBehind(weather);
    this.absent = weather.absent ?? [];
    this.wanted = weather.wanted ?? [];
    this.pollen = weather.pollen ?? null;
    this.#weather = weather;
    const compute = (name: Computed, values: Float32Array, run: HourSlice) => COMPUTE[name](this, values, run);
    this.#computed =
      abreast === 1 ? new LazyColumns(length, compute) : new LazyColumns(length, compute, roomStep(abreast));
    this.#rain = rainOf(this);
  }

  /** The hours that a slice of slots touches. */
  hoursOf(slots: HourSlice): HourSlice {
    return this.abreast === 1 ? slots : hoursOfSlots(slots, this.abreast);
  }

  /** The slots of a slice and those of so many hours before and after them. */
  around(slots: HourSlice, hoursBefore: number, hoursAfter: number): HourSlice {
    return around(slots, hoursBefore * this.abreast, hoursAfter * this.abreast, this.length);
  }

  /** When the hour of a slot starts. */
  startOf(slot: number): number {
    return this.startMs[this.abreast === 1 ? slot : Math.floor(slot / this.abreast)];
  }

  /** A column that is the same in all weathers abreast, hour by hour. */
  shared(name: HourlyVariable): Float32Array {
    return this.abreast === 1 ? this.columns[name] : this.source[name];
  }

  /** Fills slots with what is the same in all weathers abreast. */
  fillShared(values: ArrayLike<number>, slots: Float32Array, run: HourSlice): void {
    spread(values, slots, run, this.abreast);
  }

  /** The values of a variable, which hold in those hours. */
  values(variable: Variable, hours: HourSlice = this.all): Float32Array {
    if (variable === 'sun_altitude') return this.#sunAltitudes(hours);
    return isGiven(variable) ? this.columnsIn(hours)[AS_GIVEN[variable]] : this.computed(variable, hours);
  }

  #sunAltitudes(slots: HourSlice): Float32Array {
    if (this.abreast === 1) return sunAltitudesIn(this, slots);
    this.#sun ??= new LazyColumn<Float32Array>(new Float32Array(this.length), (values, run) =>
      this.fillShared(sunAltitudesIn(this, this.hoursOf(run)), values, run),
    );
    return this.#sun.in(wholeHours(slots, this.abreast));
  }

  /** The value of a variable in one hour. */
  at(variable: Variable, hour: number): number {
    return this.values(variable, oneHour(hour))[hour];
  }

  /** The values of what is computed, which hold in those hours. */
  computed(name: Computed, hours: HourSlice): Float32Array {
    return this.#computed.in(name, wholeHours(hours, this.abreast));
  }

  /** The columns of the forecast, whose values hold in those hours. */
  columnsIn(hours: HourSlice): HourlyColumns {
    if (hours !== this.#lastHours) {
      this.#lastHours = hours;
      this.#lastColumns = this.#columnsIn(hours);
    }
    return this.#lastColumns;
  }

  /** Whole dry hours after each hour, up to 24; every one of them has a stated chance below that. 0 in a wet hour. */
  dryHoursAhead(chanceBelow: number, hours: HourSlice = this.all): Float32Array {
    let column = this.#dryAhead.get(chanceBelow);
    if (column === undefined) {
      column = new LazyColumn<Float32Array>(new Float32Array(this.length), (values, run) => {
        const seen = this.around(run, 0, ahead.MAX_DRY_HOURS + 1);
        const rain = this.rainIn(seen);
        for (let own = 0; own < this.abreast; own++) {
          const slots = { from: run.from + own, to: run.to };
          const end = Math.min(seen.to + own, this.rainKnownTo(seen.to, own));
          ahead.fillDryHoursAhead(values, rain, chanceBelow, slots, end, this.abreast);
        }
      });
      this.#dryAhead.set(chanceBelow, column);
    }
    return column.in(wholeHours(hours, this.abreast));
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
   * The hour after the last for which one of the weathers abreast has a forecast of rain, for whom looks at hours before
   * `before` alone: where the last of these is known, what comes later makes no difference to them. As that weather's slot.
   */
  rainKnownTo(before: number, weather = 0): number {
    const last = Math.min(before, this.length) - this.abreast + weather;
    if (last < 0) return weather;
    const { probability } = this.rainIn(oneHour(last));
    if (!Number.isNaN(probability[last])) return last + this.abreast;
    return knownEnd(this.rainChance.probability, weather, this.abreast);
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
    const startMs = this.startOf(hour);
    const aboveWm2 = extraterrestrialNormalWm2(dayOfYearAt(startMs));
    // Nearly always the sun at the middle of the hour settles it; else the hour is looked at closely.
    if (globalWm2 <= aboveWm2 * SURE_SHARE * Math.sin(middleDeg * RAD_PER_DEG)) return globalWm2;
    return Math.max(0, Math.min(globalWm2, aboveWm2 * meanSine(startMs, this.lat, this.lon)));
  }

  /** Pressure at the ground, hPa, as the source gives it, or that of the standard atmosphere at the elevation. */
  pressureHpa(given: number): number {
    return Number.isNaN(given) ? STANDARD_PRESSURE_HPA * standardPressureRatio(this.#weather.elevationM) : given;
  }

  /** Snow, water and ice on the ground, which hold up to a slot for one of the weathers abreast. */
  groundTo(before: number, weather = 0): GroundHours {
    this.#ground ??= new GroundWalk(this);
    return this.#ground.to(before, weather);
  }

  /** How much warmer than the air asphalt is, K, which holds up to an hour. */
  asphaltExcessTo(hour: number): Float64Array {
    this.#asphalt ??= asphaltExcess(this);
    return this.#asphalt.in({ from: 0, to: hour });
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function rainOf(hours: DerivedHours): LazyColumn<RainChance> {
  const { length } = hours;
  const chance: Writable<RainChance> = {
    probability: new Float32Array(length),
    stated: new Float32Array(length),
    amountMm: new Float32Array(0),
  };
  return new LazyColumn<RainChance>(chance, (rain, run) => {
    const { precipitationMm, precipitationProbabilityPct } = hours.columnsIn(run);
    // The column with room for these hours.
    chance.amountMm = precipitationMm;
    fillRainChance(rain, precipitationMm, precipitationProbabilityPct, run);
  });
}
