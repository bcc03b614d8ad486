/**
 * How each variable is computed, hour by hour, from the columns of the forecast and from other variables. Sun and moon are taken at the middle of each hour.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import * as air from '../physics/air.ts';
import * as comfort from '../physics/comfort.ts';
import * as evaporation from '../physics/evaporation.ts';
import { wholeKp } from '../physics/geomagnetism.ts';
import * as humidity from '../physics/humidity.ts';
import { lightningIndex } from '../physics/lightning.ts';
import { moonlightMag, phaseAngleDeg } from '../physics/moonlight.ts';
import { STANDARD_PRESSURE_HPA } from '../physics/pressure.ts';
import { snowfallFromPrecipitationCm } from '../physics/snow.ts';
import * as surface from '../physics/surface.ts';
import { meanRadiantC, utciC } from '../physics/utci.ts';
import * as wbgt from '../physics/wbgt.ts';
import { clearSkyUvIndex, extraterrestrialNormalWm2, usualOzoneDobson } from '../sky/irradiance.ts';
import { lunarAltitudesDeg, moonIlluminatedFraction, solarAltitudesDeg } from '../sky/positions.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';
import { KMH_PER_MS } from '../units/factors.ts';
import * as ahead from './ahead.ts';
import type { DerivedHours } from './derive.ts';
import { LOW_SUN_DEG } from './ground.ts';
import { isSmoke } from './obscurity.ts';
import { persisted } from './persistence.ts';
import { DRY_BELOW_CHANCE } from './rain.ts';
import type { Variable } from './variables.ts';

type Compute = (d: DerivedHours) => Float32Array;

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

/** The computation of each variable. */
export const COMPUTE: Readonly<Record<Variable, Compute>> = {
  temperature: (d) => d.columns.temperatureC,
  relative_humidity: (d) => {
    const { relativeHumidityPct: rh, temperatureC: t, dewPointC: dew } = d.columns;
    return d.fill((i) => (Number.isNaN(rh[i]) ? humidity.relativeHumidityPct(t[i], dew[i]) : rh[i]));
  },
  dew_point: (d) => {
    const { relativeHumidityPct: rh, temperatureC: t, dewPointC: dew } = d.columns;
    return d.fill((i) => (Number.isNaN(dew[i]) ? humidity.dewPointC(t[i], rh[i]) : dew[i]));
  },
  wind: (d) => d.columns.windKmh,
  gust: (d) => {
    const { gustKmh: given, windKmh: wind } = d.columns;
    return d.fill((i) => (Number.isNaN(given[i]) ? air.gustFromWindKmh(wind[i]) : given[i]));
  },
  beaufort: (d) => d.fill((i) => air.beaufort(d.columns.windKmh[i])),
  cloud: (d) => d.columns.cloudPct,
  visibility: visibility,
  uv_index: (d) => {
    const given = d.columns.uvIndex;
    const sun = d.values('sun_altitude');
    // Without a value that of the clear sky: it is seldom more.
    return d.fill((i) => (Number.isNaN(given[i]) ? clearSkyUv(d, i, sun[i]) : given[i]));
  },
  us_aqi: (d) => {
    const known = persisted(d.columns.usAqi);
    const sight = d.columns.visibilityM;
    return d.fill((i) =>
      Number.isNaN(known[i]) && sight[i] < air.SMOKE_VISIBILITY_M && isSmoke(d, i) ? air.smokeAqi(sight[i]) : known[i],
    );
  },
  // The class of the worst kind.
  pollen: (d) => d.columns.pollenLevel,
  snowfall: (d) => {
    const { snowfallCm: given, temperatureC: t, precipitationMm: rain } = d.columns;
    return d.fill((i) => (Number.isNaN(given[i]) ? snowfallFromPrecipitationCm(t[i], rain[i]) : given[i]));
  },
  rain: (d) => d.columns.precipitationMm,
  apparent_temperature: (d) => {
    const { apparentTemperatureC: given, temperatureC: t, windKmh: wind } = d.columns;
    const rh = feltHumidity(d);
    return d.fill((i) =>
      Number.isNaN(given[i]) ? comfort.apparentTemperatureInShadeC(t[i], rh[i], wind[i]) : given[i],
    );
  },
  wind_chill: (d) => d.fill((i) => comfort.windChillC(d.columns.temperatureC[i], d.columns.windKmh[i])),
  wet_chill: (d) => {
    const dry = d.values('apparent_temperature');
    const rain = ahead.sumPast(d.columns.precipitationMm, WETTING_HOURS, d.length);
    // Before the third hour of the record, the rain that is known counts.
    return d.fill((i) => comfort.wetChillC(dry[i], Number.isNaN(rain[i]) ? d.columns.precipitationMm[i] : rain[i]));
  },
  heat_index: (d) => {
    const rh = feltHumidity(d);
    return d.fill((i) => comfort.heatIndexC(d.columns.temperatureC[i], rh[i]));
  },
  humidex: (d) => {
    const dew = d.values('dew_point');
    const t = d.columns.temperatureC;
    const dewPoint = (i: number): number =>
      Number.isNaN(dew[i]) ? humidity.dewPointC(t[i], ASSUMED_HUMIDITY_PCT) : dew[i];
    return d.fill((i) => comfort.humidexC(t[i], dewPoint(i)));
  },
  utci: (d) => {
    const rh = feltHumidity(d);
    const shortwave = d.shortwaveWm2;
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columns;
    return d.fill((i) => {
      const vapourHpa = (humidity.saturationVapourPressureHpa(t[i]) * rh[i]) / 100;
      return utciC(t[i], wind[i] / KMH_PER_MS, meanRadiantC(t[i], shortwave[i], cloud[i] / 100), vapourHpa);
    });
  },
  wbgt: wetBulbGlobe,
  rain_before_3h: (d) => ahead.sumBefore(d.columns.precipitationMm, 3, d.length),
  rain_before_12h: (d) => ahead.sumBefore(d.columns.precipitationMm, 12, d.length),
  rain_before_24h: (d) => ahead.sumBefore(d.columns.precipitationMm, 24, d.length),
  rain_past_6h: (d) => ahead.sumPast(d.columns.precipitationMm, 6, d.length),
  rain_past_24h: (d) => ahead.sumPast(d.columns.precipitationMm, 24, d.length),
  snow_past_6h: (d) => ahead.sumPast(d.columns.snowfallCm, 6, d.length),
  snow_on_ground: (d) => d.ground.snowOnGroundCm,
  snow_on_roads: (d) => d.ground.snowOnRoadsCm,
  rain_next_6h: (d) => ahead.expectedSumNext(d.rainChance, 6, d.length),
  dry_hours_before: (d) => ahead.dryHoursBefore(d.columns.precipitationMm, d.length),
  dry_hours_ahead: (d) => d.dryHoursAhead(DRY_BELOW_CHANCE),
  lowest_past_12h: (d) => d.fill((i) => ahead.lowestPast(d.columns.temperatureC, i, 12)),
  lowest_next_24h: (d) => ahead.lowestNext(d.columns.temperatureC, 24, d.length),
  lowest_next_48h: (d) => ahead.lowestNext(d.columns.temperatureC, 48, d.length),
  dew_margin: (d) => {
    // The side of the building that the sun does not reach: the margin has to hold on every painted side.
    const dew = d.values('dew_point');
    const sun = d.values('sun_altitude');
    const t = d.columns.temperatureC;
    return d.fill((i) => t[i] - surface.wallNightLossK(d.clearestCloud(i), sun[i] < 0) - dew[i]);
  },
  dew_margin_next_8h: (d) => {
    const dew = d.values('dew_point');
    return ahead.lowestNext(
      d.fill((i) => d.columns.temperatureC[i] - dew[i]),
      8,
      d.length,
    );
  },
  delta_t: (d) => {
    const wetBulb = d.wetBulbC;
    return d.fill((i) => humidity.deltaTK(d.columns.temperatureC[i], wetBulb[i]));
  },
  vapour_pressure_deficit: (d) => {
    const rh = d.values('relative_humidity');
    return d.fill((i) => humidity.vapourPressureDeficitKpa(d.columns.temperatureC[i], rh[i]));
  },
  evapotranspiration: (d) => {
    const rh = d.values('relative_humidity');
    const shortwave = d.shortwaveWm2;
    const sun = d.values('sun_altitude');
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columns;
    return d.fill((i) => {
      const vapourKpa = (humidity.saturationVapourPressureFaoKpa(t[i]) * rh[i]) / 100;
      const net = evaporation.grassNetRadiationMj(t[i], vapourKpa, shortwave[i], cloud[i] / 100);
      const soil = evaporation.soilHeatMj(net, sun[i] > 0);
      const wind2mMs = evaporation.windAt2mOverGrassMs(wind[i] / KMH_PER_MS);
      return evaporation.referenceEvapotranspirationMmH(t[i], rh[i], wind2mMs, net, soil, d.pressureHpa(i));
    });
  },
  cloth_evaporation: (d) => {
    const rh = d.values('relative_humidity');
    const shortwave = d.shortwaveWm2;
    const { temperatureC: t, windKmh: wind } = d.columns;
    return d.fill((i) => evaporation.clothDryingKgM2H(t[i], rh[i], wind[i], shortwave[i]));
  },
  concrete_evaporation: (d) => {
    const rh = d.values('relative_humidity');
    const { temperatureC: t, windKmh: wind } = d.columns;
    return d.fill((i) =>
      evaporation.concreteEvaporationKgM2H(
        evaporation.placedConcreteC(t[i]),
        t[i],
        rh[i],
        evaporation.windAtSlabKmh(wind[i]),
      ),
    );
  },
  surface_film: (d) => d.ground.filmMm,
  wall_temperature: (d) => {
    // With the wind of the open; with half of it sunlit walls would be hotter than the measured 15–20 K above the air.
    const shortwave = d.shortwaveWm2;
    const { temperatureC: t, windKmh: wind } = d.columns;
    return d.fill((i) => surface.sunlitWallC(t[i], shortwave[i], wind[i] / KMH_PER_MS));
  },
  roof_temperature: (d) => {
    const shortwave = d.shortwaveWm2;
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columns;
    return d.fill((i) => surface.roofC(t[i], shortwave[i], wind[i] / KMH_PER_MS, cloud[i] / 100));
  },
  asphalt_temperature: (d) => {
    const t = d.columns.temperatureC;
    const shortwave = d.shortwaveWm2;
    const sun = d.values('sun_altitude');
    let excessK = 0;
    return d.fill((i) => {
      // Without radiation and cloud the sun of a clear sky.
      const sunWm2 = Number.isNaN(shortwave[i]) ? air.shortwaveFromCloudWm2(sun[i], 0) : shortwave[i];
      excessK = surface.nextAsphaltExcessK(excessK, sunWm2);
      return t[i] + excessK;
    });
  },
  grass_temperature: (d) => {
    const sun = d.values('sun_altitude');
    const { temperatureC: t, windKmh: wind } = d.columns;
    return d.fill((i) => surface.grassC(t[i], d.clearestCloud(i), sun[i] < LOW_SUN_DEG, wind[i]));
  },
  soil_temperature: (d) => d.columns.soilTemperatureC,
  ice_index: (d) => d.ground.iceIndex,
  rotor_icing: (d) => {
    const rh = d.values('relative_humidity');
    // Without humidity the air is taken as saturated.
    const saturated = (i: number): number => (Number.isNaN(rh[i]) ? 100 : rh[i]);
    return d.fill((i) => air.rotorIcingIndex(d.columns.temperatureC[i], saturated(i), d.freezingRain(i)));
  },
  inversion_index: (d) => {
    const sun = d.values('sun_altitude');
    const wind = d.columns.windKmh;
    return d.fill((i) => air.inversionIndex(sun[i], d.clearestCloud(i), wind[i]));
  },
  lightning_index: (d) => {
    const { capeJkg: cape, precipitationProbabilityPct: chance, weatherCode: code } = d.columns;
    return d.fill((i) => (code[i] >= THUNDER_CODE ? 1 : lightningIndex(cape[i], chance[i] / 100)));
  },
  ceiling: (d) => {
    const dew = d.values('dew_point');
    const { temperatureC: t, cloudPct: cloud } = d.columns;
    return d.fill((i) => air.ceilingM(t[i], dew[i], cloud[i] / 100));
  },
  wind_at_120m: (d) => {
    const { windKmh: wind, wind120mKmh: given } = d.columns;
    return d.fill((i) => (Number.isNaN(given[i]) ? air.windAtHeightKmh(wind[i], FLIGHT_HEIGHT_M, SUBURBS) : given[i]));
  },
  gust_at_120m: (d) => {
    const aloft = d.values('wind_at_120m');
    const gust = d.values('gust');
    return d.fill((i) => Math.max(gust[i], 1.15 * aloft[i]));
  },
  sun_altitude: (d) => ofTheSky(d, sunAltitudes, () => solarAltitudesDeg(midHours(d), d.lat, d.lon)),
  moonlight: (d) =>
    ofTheSky(d, moonlights, () => {
      const times = midHours(d);
      const altitudes = lunarAltitudesDeg(times, d.lat, d.lon);
      return d.fill((i) => moonlightMag(phaseAngleDeg(moonIlluminatedFraction(times[i])), altitudes[i]));
    }),
  wave_height: (d) => persisted(d.columns.waveHeightM),
  sea_temperature: (d) => persisted(d.columns.seaTemperatureC),
  kp_index: (d) => d.fill((i) => wholeKp(d.columns.kpIndex[i])),
  pressure_change_3h: (d) => {
    const pressure = d.columns.seaLevelPressureHpa;
    return d.fill((i) => (i < 3 ? Number.NaN : pressure[i] - pressure[i - 3]));
  },
};

interface OfTheSky {
  readonly lat: number;
  readonly lon: number;
  readonly values: Float32Array;
}

/** By the hours, which all possible weathers of a place share. */
type SkyCache = WeakMap<Float64Array, OfTheSky>;
const sunAltitudes: SkyCache = new WeakMap();
const moonlights: SkyCache = new WeakMap();

/** Values that depend on the hours and the place alone, computed once for all weathers of them. */
function ofTheSky({ startMs, lat, lon }: DerivedHours, cache: SkyCache, compute: () => Float32Array): Float32Array {
  const known = cache.get(startMs);
  if (known?.lat === lat && known.lon === lon) return known.values;
  const values = compute();
  cache.set(startMs, { lat, lon, values });
  return values;
}

function midHours(d: DerivedHours): Float64Array {
  return d.startMs.map((startMs) => startMs + HOUR_MS / 2);
}

/** Humidity for heat and cold, %: known, or the one that is assumed. */
function feltHumidity(d: DerivedHours): Float32Array {
  const rh = d.values('relative_humidity');
  return d.fill((i) => (Number.isNaN(rh[i]) ? ASSUMED_HUMIDITY_PCT : rh[i]));
}

function clearSkyUv(d: DerivedHours, hour: number, sunDeg: number): number {
  const dayOfYear = dayOfYearOf(d.startMs[hour]);
  return clearSkyUvIndex(sunDeg, usualOzoneDobson(d.lat, dayOfYear), 0, extraterrestrialNormalWm2(dayOfYear));
}

function dayOfYearOf(startMs: number): number {
  return 1 + ((startMs / DAY_MS) % 365.25);
}

function visibility(d: DerivedHours): Float32Array {
  const { visibilityM: given, temperatureC: t, weatherCode: code } = d.columns;
  const dew = d.values('dew_point');
  return d.fill((i) => (Number.isNaN(given[i]) ? air.cautiousVisibilityM(code[i], t[i], dew[i]) : given[i]));
}

/** Liljegren where radiation is known or can be estimated; else by night without sun, by day the simplified formula. */
function wetBulbGlobe(d: DerivedHours): Float32Array {
  const { temperatureC: t, windKmh: wind } = d.columns;
  const rh = feltHumidity(d);
  const sun = d.values('sun_altitude');
  const shortwave = d.shortwaveWm2;
  return d.fill((i) => {
    const unknown = Number.isNaN(shortwave[i]) || Number.isNaN(wind[i]);
    if (unknown && sun[i] > 0) return comfort.wbgtWithoutRadiationC(t[i], rh[i]);
    if (unknown) return comfort.wbgtShadeC(t[i], humidity.wetBulbStullC(t[i], rh[i]));
    const dayOfYear = dayOfYearOf(d.startMs[i]);
    // Where the sun rises or sets in the hour, its height is that which the radiation asks for at the least.
    const leastSine = shortwave[i] / extraterrestrialNormalWm2(dayOfYear);
    const cosZenith = Math.min(1, Math.max(0, leastSine, Math.sin(sun[i] * RAD_PER_DEG)));
    const pressureHpa = d.pressureHpa(i);
    return wbgt.wbgtC({
      temperatureC: t[i],
      humidityFraction: Math.max(0.01, rh[i] / 100),
      pressureHpa: Number.isNaN(pressureHpa) ? STANDARD_PRESSURE_HPA : pressureHpa,
      wind2mMs: wbgt.windAt2mMs(wind[i] / KMH_PER_MS, shortwave[i], sun[i] > 0),
      shortwaveWm2: shortwave[i],
      directFraction: wbgt.directFraction(shortwave[i], cosZenith, dayOfYear),
      cosZenith,
    });
  });
}
