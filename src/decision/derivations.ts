/**
 * How each variable is computed, hour by hour, from the columns of the forecast and from other variables. With several
 * weathers abreast (`weather/members/abreast.ts`) a run is of their slots, and the hours of one lie `d.abreast` apart.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import * as air from '../physics/air.ts';
import * as comfort from '../physics/comfort.ts';
import * as evaporation from '../physics/evaporation.ts';
import { wholeKp } from '../physics/geomagnetism.ts';
import * as humidity from '../physics/humidity.ts';
import { lightningIndex } from '../physics/lightning.ts';
import { STANDARD_PRESSURE_HPA } from '../physics/pressure.ts';
import { snowfallFromPrecipitationCm } from '../physics/snow.ts';
import * as surface from '../physics/surface.ts';
import { meanRadiantC, utciC } from '../physics/utci.ts';
import * as wbgt from '../physics/wbgt.ts';
import { clearSkyUvIndex, extraterrestrialNormalWm2, usualOzoneDobson } from '../sky/irradiance.ts';
import { DAY_MS } from '../time/units.ts';
import { KMH_PER_MS } from '../units/factors.ts';
import { type HourSlice, LazyColumn } from '../weather/hour-slice.ts';
import type { HourlyVariable } from '../weather/hourly.ts';
import * as ahead from './ahead.ts';
import type { DerivedHours } from './derive.ts';
import { rainAloneIn } from './falling.ts';
import { isBareTo, isFreezingRain, LOW_SUN_DEG } from './ground.ts';
import { isSmoke } from './obscurity.ts';
import { persisted } from './persistence.ts';
import { DRY_BELOW_CHANCE } from './rain.ts';
import { moonlightIn } from './sky-hours.ts';
import type { Variable } from './variables.ts';

/** Fills the values of the hours of a run. */
type Compute = (d: DerivedHours, values: Float32Array, run: HourSlice) => void;

/** Variables that are columns of the forecast as they stand. */
export const AS_GIVEN = {
  temperature: 'temperatureC',
  wind: 'windKmh',
  cloud: 'cloudPct',
  // The class of the worst kind.
  pollen: 'pollenLevel',
  rain: 'precipitationMm',
  soil_temperature: 'soilTemperatureC',
} as const satisfies Partial<Record<Variable, HourlyVariable>>;

export function isGiven(variable: Variable): variable is keyof typeof AS_GIVEN {
  return Object.hasOwn(AS_GIVEN, variable);
}

/** What several variables are computed from. */
type Intermediate = 'shortwave' | 'wet_bulb' | 'felt_humidity';

/** The sun's altitude is the same for all weathers of a place (`sky-hours.ts`). */
export type Computed = Exclude<Variable, keyof typeof AS_GIVEN | 'sun_altitude'> | Intermediate;

const FLIGHT_HEIGHT_M = 120;
/** Hours of rain that clothes still hold. */
const WETTING_HOURS = 3;
/** The first of the WMO 4677 codes of thunderstorms (95, 96, 99). */
const THUNDER_CODE = 95;
/** Wind exponent over suburbs: where the wind aloft is unknown, the stronger reading. */
const SUBURBS = 0.22;
/**
 * The humidity by which heat and cold are judged where it is unknown, %. Judgement: damp for a hot hour, since air above
 * 30 °C seldom holds so much, and without much weight in a cold one.
 */
const ASSUMED_HUMIDITY_PCT = 60;

/** The computation of each variable that is no column. */
export const COMPUTE: Readonly<Record<Computed, Compute>> = {
  relative_humidity(d, values, run) {
    const { relativeHumidityPct: rh, temperatureC: t, dewPointC: dew } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(rh[i]) ? humidity.relativeHumidityPct(t[i], dew[i]) : rh[i];
  },
  dew_point(d, values, run) {
    const { relativeHumidityPct: rh, temperatureC: t, dewPointC: dew } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = Number.isNaN(dew[i]) ? humidity.dewPointC(t[i], rh[i]) : dew[i];
  },
  gust(d, values, run) {
    const { gustKmh: given, windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(given[i]) ? air.gustFromWindKmh(wind[i]) : given[i];
  },
  beaufort(d, values, run) {
    const { windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = air.beaufort(wind[i]);
  },
  visibility(d, values, run) {
    const { visibilityM: given, temperatureC: t, weatherCode: code } = d.columnsIn(run);
    const dew = d.values('dew_point', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(given[i]) ? air.cautiousVisibilityM(code[i], t[i], dew[i]) : given[i];
  },
  uv_index(d, values, run) {
    const { uvIndex: given } = d.columnsIn(run);
    const sun = d.values('sun_altitude', run);
    // Without a value that of the clear sky: it is seldom more.
    for (let i = run.from; i < run.to; i++) values[i] = Number.isNaN(given[i]) ? clearSkyUv(d, i, sun[i]) : given[i];
  },
  us_aqi(d, values, run) {
    d.fillShared(persistedOf(d.shared('usAqi')), values, run);
    const { visibilityM: sight } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] =
        Number.isNaN(values[i]) && sight[i] < air.SMOKE_VISIBILITY_M && isSmoke(d, i)
          ? air.smokeAqi(sight[i])
          : values[i];
  },
  snowfall(d, values, run) {
    const { snowfallCm: given, temperatureC: t, precipitationMm: rain } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(given[i]) ? snowfallFromPrecipitationCm(t[i], rain[i]) : given[i];
  },
  apparent_temperature(d, values, run) {
    const { apparentTemperatureC: given, temperatureC: t, windKmh: wind } = d.columnsIn(run);
    const rh = d.computed('felt_humidity', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(given[i]) ? comfort.apparentTemperatureInShadeC(t[i], rh[i], wind[i]) : given[i];
  },
  wind_chill(d, values, run) {
    const { temperatureC: t, windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = comfort.windChillC(t[i], wind[i]);
  },
  wet_chill(d, values, run) {
    const dry = d.values('apparent_temperature', run);
    const { precipitationMm: rain } = d.columnsIn(d.around(run, WETTING_HOURS, 0));
    // Before the third hour of the record, the rain that is known counts.
    for (let i = run.from; i < run.to; i++) {
      const fallen = Math.fround(ahead.sumPast(rain, WETTING_HOURS, i, d.abreast));
      values[i] = comfort.wetChillC(dry[i], Number.isNaN(fallen) ? rain[i] : fallen);
    }
  },
  heat_index(d, values, run) {
    const { temperatureC: t } = d.columnsIn(run);
    const rh = d.computed('felt_humidity', run);
    for (let i = run.from; i < run.to; i++) values[i] = comfort.heatIndexC(t[i], rh[i]);
  },
  humidex(d, values, run) {
    const { temperatureC: t } = d.columnsIn(run);
    const dew = d.values('dew_point', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = comfort.humidexC(
        t[i],
        Number.isNaN(dew[i]) ? humidity.dewPointC(t[i], ASSUMED_HUMIDITY_PCT) : dew[i],
      );
  },
  utci(d, values, run) {
    const rh = d.computed('felt_humidity', run);
    const shortwave = d.shortwaveWm2(run);
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) {
      const vapourHpa = (humidity.saturationVapourPressureHpa(t[i]) * rh[i]) / 100;
      values[i] = utciC(t[i], wind[i] / KMH_PER_MS, meanRadiantC(t[i], shortwave[i], cloud[i] / 100), vapourHpa);
    }
  },
  wbgt: wetBulbGlobe,
  rain_before_3h: rainBefore(3),
  rain_before_12h: rainBefore(12),
  rain_before_24h: rainBefore(24),
  rain_past_6h: fallenPast(rainAloneIn, 6),
  rain_past_24h: fallenPast(rainAloneIn, 24),
  snow_past_6h: fallenPast((d, seen) => d.columnsIn(seen).snowfallCm, 6),
  snow_on_ground: (d, values, run) => fromGround(d, 'snowOnGroundCm', values, run),
  snow_on_roads: (d, values, run) => fromGround(d, 'snowOnRoadsCm', values, run),
  surface_film(d, values, run) {
    for (let weather = 1; weather < d.abreast; weather++) d.groundTo(run.to, weather);
    copy(d.groundTo(run.to).filmMm, values, run);
  },
  ice_index: (d, values, run) => fromGround(d, 'iceIndex', values, run),
  rain_next_6h(d, values, run) {
    const rain = d.rainIn(d.around(run, 0, 7));
    for (let i = run.from; i < run.to; i++) values[i] = ahead.expectedSumNext(rain, 6, i, d.length, d.abreast);
  },
  dry_hours_before(d, values, run) {
    const { precipitationMm: rain } = d.columnsIn(d.around(run, ahead.MAX_DRY_HOURS, 0));
    ahead.fillDryHoursBefore(values, rain, run, d.abreast);
  },
  dry_hours_ahead: (d, values, run) => copy(d.dryHoursAhead(DRY_BELOW_CHANCE, run), values, run),
  lowest_past_12h(d, values, run) {
    const { temperatureC: t } = d.columnsIn(d.around(run, 12, 0));
    for (let i = run.from; i < run.to; i++) values[i] = ahead.lowestPast(t, i, 12, d.abreast);
  },
  lowest_next_24h: lowestNext(24),
  lowest_next_48h: lowestNext(48),
  dew_margin(d, values, run) {
    // The side of the building that the sun does not reach: the margin has to hold on every painted side.
    const dew = d.values('dew_point', run);
    const sun = d.values('sun_altitude', run);
    const { temperatureC: t, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = t[i] - surface.wallNightLossK(clearest(cloud[i]), sun[i] < 0) - dew[i];
  },
  dew_margin_next_8h(d, values, run) {
    const seen = d.around(run, 0, 8);
    const dew = d.values('dew_point', seen);
    const { temperatureC: t } = d.columnsIn(seen);
    const margins = new Float32Array(d.length);
    for (let i = seen.from; i < seen.to; i++) margins[i] = t[i] - dew[i];
    ahead.fillLowestNext(values, margins, 8, run, d.length, d.abreast);
  },
  delta_t(d, values, run) {
    const wetBulb = d.computed('wet_bulb', run);
    const { temperatureC: t } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = humidity.deltaTK(t[i], wetBulb[i]);
  },
  vapour_pressure_deficit(d, values, run) {
    const rh = d.values('relative_humidity', run);
    const { temperatureC: t } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = humidity.vapourPressureDeficitKpa(t[i], rh[i]);
  },
  evapotranspiration(d, values, run) {
    const rh = d.values('relative_humidity', run);
    const shortwave = d.shortwaveWm2(run);
    const sun = d.values('sun_altitude', run);
    const { temperatureC: t, windKmh: wind, cloudPct: cloud, surfacePressureHpa: pressure } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) {
      const vapourKpa = (humidity.saturationVapourPressureFaoKpa(t[i]) * rh[i]) / 100;
      const net = evaporation.grassNetRadiationMj(t[i], vapourKpa, shortwave[i], cloud[i] / 100);
      const soil = evaporation.soilHeatMj(net, sun[i] > 0);
      const wind2mMs = evaporation.windAt2mOverGrassMs(wind[i] / KMH_PER_MS);
      const pressureHpa = d.pressureHpa(pressure[i]);
      values[i] = evaporation.referenceEvapotranspirationMmH(t[i], rh[i], wind2mMs, net, soil, pressureHpa);
    }
  },
  cloth_evaporation(d, values, run) {
    const rh = d.values('relative_humidity', run);
    const shortwave = d.shortwaveWm2(run);
    const { temperatureC: t, windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = evaporation.clothDryingKgM2H(t[i], rh[i], wind[i], shortwave[i]);
  },
  concrete_evaporation(d, values, run) {
    const rh = d.values('relative_humidity', run);
    const { temperatureC: t, windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = evaporation.concreteEvaporationKgM2H(
        evaporation.placedConcreteC(t[i]),
        t[i],
        rh[i],
        evaporation.windAtSlabKmh(wind[i]),
      );
  },
  wall_temperature(d, values, run) {
    // With the wind of the open; with half of it sunlit walls would be hotter than the measured 15–20 K above the air.
    const shortwave = d.shortwaveWm2(run);
    const { temperatureC: t, windKmh: wind } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = surface.sunlitWallC(t[i], shortwave[i], wind[i] / KMH_PER_MS);
  },
  roof_temperature(d, values, run) {
    const shortwave = d.shortwaveWm2(run);
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = surface.roofC(t[i], shortwave[i], wind[i] / KMH_PER_MS, cloud[i] / 100);
  },
  asphalt_temperature(d, values, run) {
    const excessK = d.asphaltExcessTo(run.to);
    const { temperatureC: t } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = t[i] + excessK[i];
  },
  grass_temperature(d, values, run) {
    const sun = d.values('sun_altitude', run);
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = surface.grassC(t[i], clearest(cloud[i]), sun[i] < LOW_SUN_DEG, wind[i]);
  },
  rotor_icing(d, values, run) {
    const rh = d.values('relative_humidity', run);
    const { temperatureC: t, weatherCode: code } = d.columnsIn(run);
    // Without humidity the air is taken as saturated.
    const saturated = (i: number): number => (Number.isNaN(rh[i]) ? 100 : rh[i]);
    for (let i = run.from; i < run.to; i++)
      values[i] = air.rotorIcingIndex(t[i], saturated(i), isFreezingRain(code[i]));
  },
  inversion_index(d, values, run) {
    const sun = d.values('sun_altitude', run);
    const { windKmh: wind, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = air.inversionIndex(sun[i], clearest(cloud[i]), wind[i]);
  },
  lightning_index(d, values, run) {
    const { capeJkg: cape, precipitationProbabilityPct: chance, weatherCode: code } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = code[i] >= THUNDER_CODE ? 1 : lightningIndex(cape[i], chance[i] / 100);
  },
  ceiling(d, values, run) {
    const dew = d.values('dew_point', run);
    const { temperatureC: t, cloudPct: cloud } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = air.ceilingM(t[i], dew[i], cloud[i] / 100);
  },
  wind_at_120m(d, values, run) {
    const { windKmh: wind, wind120mKmh: given } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++)
      values[i] = Number.isNaN(given[i]) ? air.windAtHeightKmh(wind[i], FLIGHT_HEIGHT_M, SUBURBS) : given[i];
  },
  gust_at_120m(d, values, run) {
    const aloft = d.values('wind_at_120m', run);
    const gust = d.values('gust', run);
    for (let i = run.from; i < run.to; i++) values[i] = Math.max(gust[i], 1.15 * aloft[i]);
  },
  moonlight(d, values, run) {
    d.fillShared(moonlightIn(d, d.hoursOf(run)), values, run);
  },
  wave_height: (d, values, run) => d.fillShared(persistedOf(d.shared('waveHeightM')), values, run),
  sea_temperature: (d, values, run) => d.fillShared(persistedOf(d.shared('seaTemperatureC')), values, run),
  kp_index(d, values, run) {
    const { kpIndex } = d.columnsIn(run);
    for (let i = run.from; i < run.to; i++) values[i] = wholeKp(kpIndex[i]);
  },
  pressure_change_3h(d, values, run) {
    const { seaLevelPressureHpa: pressure } = d.columnsIn(d.around(run, 3, 0));
    const back = 3 * d.abreast;
    for (let i = run.from; i < run.to; i++) values[i] = i < back ? Number.NaN : pressure[i] - pressure[i - back];
  },
  shortwave(d, values, run) {
    const { shortwaveWm2: given, cloudPct: cloud } = d.columnsIn(run);
    const sun = d.values('sun_altitude', run);
    for (let i = run.from; i < run.to; i++)
      values[i] = !Number.isNaN(given[i])
        ? d.possibleWm2(given[i], sun[i], i)
        : sun[i] <= 0
          ? 0
          : air.shortwaveFromCloudWm2(sun[i], cloud[i] / 100);
  },
  wet_bulb(d, values, run) {
    const { temperatureC: t, surfacePressureHpa: pressure } = d.columnsIn(run);
    const rh = d.values('relative_humidity', run);
    for (let i = run.from; i < run.to; i++) {
      const pressureHpa = d.pressureHpa(pressure[i]);
      values[i] = Number.isNaN(pressureHpa)
        ? humidity.wetBulbStullC(t[i], rh[i])
        : humidity.wetBulbC(t[i], rh[i], pressureHpa);
    }
  },
  // For heat and cold, %: known, or the one that is assumed.
  felt_humidity(d, values, run) {
    const rh = d.values('relative_humidity', run);
    for (let i = run.from; i < run.to; i++) values[i] = Number.isNaN(rh[i]) ? ASSUMED_HUMIDITY_PCT : rh[i];
  },
};

function copy(source: Float32Array, values: Float32Array, { from, to }: HourSlice): void {
  for (let i = from; i < to; i++) values[i] = source[i];
}

/** Snow and ice; where it has been too warm for either there is none, and nothing has to be walked. */
function fromGround(
  d: DerivedHours,
  name: 'snowOnGroundCm' | 'snowOnRoadsCm' | 'iceIndex',
  values: Float32Array,
  run: HourSlice,
): void {
  const { abreast } = d;
  for (let weather = 0; weather < abreast; weather++) {
    const isBare = isBareTo(d, run.to, weather);
    const lying = isBare ? null : d.groundTo(run.to, weather)[name];
    for (let i = run.from + weather; i < run.to; i += abreast) values[i] = lying === null ? 0 : lying[i];
  }
}

function rainBefore(hours: number): Compute {
  return (d, values, run) => {
    const { precipitationMm } = d.columnsIn(d.around(run, hours, 0));
    ahead.fillSums(values, precipitationMm, hours, run, false, d.abreast);
  };
}

function fallenPast(amountsIn: (d: DerivedHours, seen: HourSlice) => Float32Array, hours: number): Compute {
  return (d, values, run) => ahead.fillSums(values, amountsIn(d, d.around(run, hours, 0)), hours, run, true, d.abreast);
}

function lowestNext(hours: number): Compute {
  return (d, values, run) => {
    const { temperatureC } = d.columnsIn(d.around(run, 0, hours + 1));
    ahead.fillLowestNext(values, temperatureC, hours, run, d.length, d.abreast);
  };
}

const persistedColumns = new WeakMap<Float32Array, Float32Array>();

/** A column with its gaps filled, computed once for all weathers that share it. */
function persistedOf(column: Float32Array): Float32Array {
  let filled = persistedColumns.get(column);
  if (filled === undefined) {
    filled = persisted(column);
    persistedColumns.set(column, filled);
  }
  return filled;
}

/** How much warmer than the air asphalt is hour by hour, K: it goes on from the hour before. */
export function asphaltExcess(d: DerivedHours): LazyColumn<Float64Array> {
  return new LazyColumn<Float64Array>(new Float64Array(d.length), (excessK, run) => {
    const shortwave = d.shortwaveWm2(run);
    const sun = d.values('sun_altitude', run);
    for (let i = run.from; i < run.to; i++) {
      // Without radiation and cloud the sun of a clear sky.
      const sunWm2 = Number.isNaN(shortwave[i]) ? air.shortwaveFromCloudWm2(sun[i], 0) : shortwave[i];
      excessK[i] = surface.nextAsphaltExcessK(i < d.abreast ? 0 : excessK[i - d.abreast], sunWm2);
    }
  });
}

/** Share of the sky that cloud covers, for what a clear sky makes worse: an unknown cloud counts as none. */
function clearest(cloudPct: number): number {
  return Number.isNaN(cloudPct) ? 0 : cloudPct / 100;
}

function clearSkyUv(d: DerivedHours, hour: number, sunDeg: number): number {
  const dayOfYear = dayOfYearOf(d.startOf(hour));
  return clearSkyUvIndex(sunDeg, usualOzoneDobson(d.lat, dayOfYear), 0, extraterrestrialNormalWm2(dayOfYear));
}

function dayOfYearOf(startMs: number): number {
  return 1 + ((startMs / DAY_MS) % 365.25);
}

/** Liljegren where radiation is known or can be estimated; else by night without sun, by day the simplified formula. */
function wetBulbGlobe(d: DerivedHours, values: Float32Array, run: HourSlice): void {
  const { temperatureC: t, windKmh: wind, surfacePressureHpa: pressure } = d.columnsIn(run);
  const rh = d.computed('felt_humidity', run);
  const sun = d.values('sun_altitude', run);
  const shortwave = d.shortwaveWm2(run);
  const valueAt = (i: number): number => {
    const unknown = Number.isNaN(shortwave[i]) || Number.isNaN(wind[i]);
    if (unknown && sun[i] > 0) return comfort.wbgtWithoutRadiationC(t[i], rh[i]);
    if (unknown) return comfort.wbgtShadeC(t[i], humidity.wetBulbStullC(t[i], rh[i]));
    const dayOfYear = dayOfYearOf(d.startOf(i));
    // Where the sun rises or sets in the hour, its height is that which the radiation asks for at the least.
    const leastSine = shortwave[i] / extraterrestrialNormalWm2(dayOfYear);
    const cosZenith = Math.min(1, Math.max(0, leastSine, Math.sin(sun[i] * RAD_PER_DEG)));
    const pressureHpa = d.pressureHpa(pressure[i]);
    return wbgt.wbgtC({
      temperatureC: t[i],
      humidityFraction: Math.max(0.01, rh[i] / 100),
      pressureHpa: Number.isNaN(pressureHpa) ? STANDARD_PRESSURE_HPA : pressureHpa,
      wind2mMs: wbgt.windAt2mMs(wind[i] / KMH_PER_MS, shortwave[i], sun[i] > 0),
      shortwaveWm2: shortwave[i],
      directFraction: wbgt.directFraction(shortwave[i], cosZenith, dayOfYear),
      cosZenith,
    });
  };
  for (let i = run.from; i < run.to; i++) values[i] = valueAt(i);
}
