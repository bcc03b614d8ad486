/**
 * The physical variables of a forecast, which curves and risks read: one Float32Array each, computed on first use and
 * cached with the weather, so that all activities share them.
 *
 * NaN is an unknown value. Sums over the past are known only when all their hours are; values that look ahead use the
 * hours that the forecast holds, and `VARIABLES[…].aheadHours` is how many they need.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import * as air from '../physics/air.ts';
import * as humidity from '../physics/humidity.ts';
import { STANDARD_PRESSURE_HPA, standardPressureRatio } from '../physics/pressure.ts';
import { extraterrestrialNormalWm2 } from '../sky/irradiance.ts';
import type { PollenColumns } from '../weather/air-quality/pollen.ts';
import { columnsInOne, type HourlyColumns, type HourlyWeather, type SupplementKind } from '../weather/hourly.ts';
import { meanSine } from '../weather/hours/solar-hours.ts';
import { dayOfYearAt } from '../weather/hours/uv.ts';
import * as ahead from './ahead.ts';
import { COMPUTE } from './derivations.ts';
import { type GroundHours, groundHours } from './ground.ts';
import { knownEnd, type RainChance, rainChance } from './rain.ts';
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

const COLUMNS_TOGETHER = 8;

/** The mean sine of an hour throughout which the sun is up is at least this share of that at its middle. */
const SURE_SHARE = 0.9;

export class DerivedHours {
  readonly lat: number;
  readonly lon: number;
  readonly length: number;
  readonly startMs: Float64Array;
  readonly columns: HourlyColumns;
  /** The embedded climate, which is no forecast. */
  readonly isTypical: boolean;
  /** Supplements that do not exist at the place. */
  readonly absent: readonly SupplementKind[];
  /** Supplements that were asked for, whether or not they came. */
  readonly wanted: readonly SupplementKind[];
  /** Pollen by kind, grains/m³; null where there is none. */
  readonly pollen: PollenColumns | null;
  readonly #elevationM: number;
  /** Room that is not used yet. */
  #columns: Iterator<Float32Array> = [].values();
  readonly #values = new Map<Variable, Float32Array>();
  readonly #dryAhead = new Map<number, Float32Array>();
  #rainChance: RainChance | undefined;
  #rainKnownTo: number | undefined;
  #shortwave: Float32Array | undefined;
  #wetBulb: Float32Array | undefined;
  #ground: GroundHours | undefined;

  constructor(weather: HourlyWeather, site: Site) {
    this.lat = site.lat;
    this.lon = site.lon;
    this.length = weather.length;
    this.startMs = weather.startMs;
    this.columns = weather.columns;
    this.isTypical = weather.provenance.source === 'typical';
    this.absent = weather.absent ?? [];
    this.wanted = weather.wanted ?? [];
    this.pollen = weather.pollen ?? null;
    this.#elevationM = weather.elevationM;
  }

  /** The values of a variable. */
  values(variable: Variable): Float32Array {
    let found = this.#values.get(variable);
    if (found === undefined) {
      found = COMPUTE[variable](this);
      this.#values.set(variable, found);
    }
    return found;
  }

  /** Whole dry hours after each hour, up to 24; every one of them has a stated chance below that. 0 in a wet hour. */
  dryHoursAhead(chanceBelow: number): Float32Array {
    let found = this.#dryAhead.get(chanceBelow);
    if (found === undefined) {
      found = ahead.dryHoursAhead(this.rainChance, chanceBelow, this.rainKnownTo);
      this.#dryAhead.set(chanceBelow, found);
    }
    return found;
  }

  /** Chance and amount of precipitation, hour by hour. */
  get rainChance(): RainChance {
    this.#rainChance ??= rainChance(
      this.columns.precipitationMm,
      this.columns.precipitationProbabilityPct,
      this.length,
    );
    return this.#rainChance;
  }

  /** The hour after the last for which a forecast of rain is known. */
  get rainKnownTo(): number {
    this.#rainKnownTo ??= knownEnd(this.rainChance.probability);
    return this.#rainKnownTo;
  }

  /**
   * Global radiation, W/m²: the source's, else estimated from sun and cloud. Never more than the sun gives above the air in
   * that hour, for air adds no light: the tests of radiometers (BSRN, Long and Dutton 2002) allow half more for moments between
   * bright clouds and for noise, which the mean of an hour does not need. Under a low sun, heat stress of more knows no bound.
   */
  get shortwaveWm2(): Float32Array {
    const given = this.columns.shortwaveWm2;
    const cloud = this.columns.cloudPct;
    const sun = this.values('sun_altitude');
    this.#shortwave ??= this.fill((i) =>
      !Number.isNaN(given[i])
        ? this.#possibleWm2(given[i], sun[i], i)
        : sun[i] <= 0
          ? 0
          : air.shortwaveFromCloudWm2(sun[i], cloud[i] / 100),
    );
    return this.#shortwave;
  }

  /** A global irradiance, but no more than arrives above the air, as the mean of the hour. */
  #possibleWm2(globalWm2: number, middleDeg: number, hour: number): number {
    if (globalWm2 <= 0) return globalWm2;
    const aboveWm2 = extraterrestrialNormalWm2(dayOfYearAt(this.startMs[hour]));
    // Nearly always the sun at the middle of the hour settles it; else the hour is looked at closely.
    if (globalWm2 <= aboveWm2 * SURE_SHARE * Math.sin(middleDeg * RAD_PER_DEG)) return globalWm2;
    return Math.max(0, Math.min(globalWm2, aboveWm2 * meanSine(this.startMs[hour], this.lat, this.lon)));
  }

  get wetBulbC(): Float32Array {
    const t = this.columns.temperatureC;
    const rh = this.values('relative_humidity');
    this.#wetBulb ??= this.fill((i) => {
      const pressureHpa = this.pressureHpa(i);
      return Number.isNaN(pressureHpa)
        ? humidity.wetBulbStullC(t[i], rh[i])
        : humidity.wetBulbC(t[i], rh[i], pressureHpa);
    });
    return this.#wetBulb;
  }

  /** Pressure at the ground, hPa: the source's, else that of the standard atmosphere at the elevation. */
  pressureHpa(hour: number): number {
    const given = this.columns.surfacePressureHpa[hour];
    return Number.isNaN(given) ? STANDARD_PRESSURE_HPA * standardPressureRatio(this.#elevationM) : given;
  }

  /** Share of the sky that cloud covers, for what a clear sky makes worse: an unknown cloud counts as none. */
  clearestCloud(hour: number): number {
    const cloud = this.columns.cloudPct[hour];
    return Number.isNaN(cloud) ? 0 : cloud / 100;
  }

  /** Snow, water and ice on the ground. */
  get ground(): GroundHours {
    this.#ground ??= groundHours(this);
    return this.#ground;
  }

  freezingRain(hour: number): boolean {
    const code = this.columns.weatherCode[hour];
    return code === 56 || code === 57 || code === 66 || code === 67;
  }

  fill(valueAt: (hour: number) => number): Float32Array {
    const values = this.#column();
    for (let i = 0; i < values.length; i++) values[i] = valueAt(i);
    return values;
  }

  /** Several lie in one buffer, so that what is kept with a forecast does not lie among what is soon garbage. */
  #column(): Float32Array {
    const room = this.#columns.next();
    if (!room.done) return room.value;
    this.#columns = columnsInOne(COLUMNS_TOGETHER, this.length).values();
    return this.#column();
  }
}
