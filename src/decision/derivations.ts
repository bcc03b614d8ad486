/**
 * How each variable is computed, hour by hour, from the columns of the forecast and from other variables. Sun and moon are taken at the middle of each hour.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import * as air from '../physics/air.ts';
import * as comfort from '../physics/comfort.ts';
import * as evaporation from '../physics/evaporation.ts';
import * as humidity from '../physics/humidity.ts';
import { lightningIndex } from '../physics/lightning.ts';
import { moonlightMag, phaseAngleDeg } from '../physics/moonlight.ts';
import { STANDARD_PRESSURE_HPA } from '../physics/pressure.ts';
import * as surface from '../physics/surface.ts';
import { meanRadiantC, utciC } from '../physics/utci.ts';
import * as wbgt from '../physics/wbgt.ts';
import { lunarAltitudesDeg, moonIlluminatedFraction, solarAltitudesDeg } from '../sky/positions.ts';
import { HOUR_MS } from '../time/units.ts';
import { KMH_PER_MS } from '../units/factors.ts';
import * as ahead from './ahead.ts';
import type { DerivedHours } from './derive.ts';
import { DRY_BELOW_CHANCE } from './rain.ts';
import type { Variable } from './variables.ts';

type Compute = (d: DerivedHours) => Float32Array;

/** The sun counts as low below this altitude: surfaces lose more heat than they gain. */
const LOW_SUN_DEG = 8;
const FLIGHT_HEIGHT_M = 120;
/** Hours of rain that clothes still hold. */
const WETTING_HOURS = 3;
/** The first of the WMO 4677 codes of thunderstorms (95, 96, 99). */
const THUNDER_CODE = 95;
/** Wind exponent over open country, where drones are flown. */
const OPEN_COUNTRY = 0.143;
const NOT_A_COLUMN: Compute = (d) => new Float32Array(d.length).fill(Number.NaN);

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
  gust: (d) => d.columns.gustKmh,
  beaufort: (d) => d.fill((i) => air.beaufort(d.columns.windKmh[i])),
  cloud: (d) => d.columns.cloudPct,
  visibility: visibility,
  uv_index: (d) => d.columns.uvIndex,
  us_aqi: (d) => d.columns.usAqi,
  snowfall: (d) => d.columns.snowfallCm,
  rain: (d) => d.columns.precipitationMm,
  apparent_temperature: (d) => {
    const { apparentTemperatureC: given, temperatureC: t, windKmh: wind } = d.columns;
    const rh = d.values('relative_humidity');
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
    const rh = d.values('relative_humidity');
    return d.fill((i) => comfort.heatIndexC(d.columns.temperatureC[i], rh[i]));
  },
  humidex: (d) => {
    const dew = d.values('dew_point');
    return d.fill((i) => comfort.humidexC(d.columns.temperatureC[i], dew[i]));
  },
  utci: (d) => {
    const rh = d.values('relative_humidity');
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
    const { temperatureC: t, cloudPct: cloud } = d.columns;
    return d.fill((i) => t[i] - surface.wallNightLossK(cloud[i] / 100, sun[i] < 0) - dew[i]);
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
  surface_film: surfaceFilm,
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
    const shortwave = d.shortwaveWm2;
    return d.fill((i) => surface.asphaltC(d.columns.temperatureC[i], shortwave[i]));
  },
  grass_temperature: (d) => {
    const sun = d.values('sun_altitude');
    const { temperatureC: t, windKmh: wind, cloudPct: cloud } = d.columns;
    return d.fill((i) => surface.grassC(t[i], cloud[i] / 100, sun[i] < LOW_SUN_DEG, wind[i]));
  },
  soil_temperature: (d) => d.columns.soilTemperatureC,
  ice_index: groundIce,
  rotor_icing: (d) => {
    const rh = d.values('relative_humidity');
    return d.fill((i) => air.rotorIcingIndex(d.columns.temperatureC[i], rh[i], d.freezingRain(i)));
  },
  inversion_index: (d) => {
    const sun = d.values('sun_altitude');
    const { windKmh: wind, cloudPct: cloud } = d.columns;
    return d.fill((i) => air.inversionIndex(sun[i], cloud[i] / 100, wind[i]));
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
    return d.fill((i) =>
      Number.isNaN(given[i]) ? air.windAtHeightKmh(wind[i], FLIGHT_HEIGHT_M, OPEN_COUNTRY) : given[i],
    );
  },
  gust_at_120m: (d) => {
    const aloft = d.values('wind_at_120m');
    return d.fill((i) =>
      Number.isNaN(d.columns.gustKmh[i]) ? Number.NaN : Math.max(d.columns.gustKmh[i], 1.15 * aloft[i]),
    );
  },
  sun_altitude: (d) => solarAltitudesDeg(midHours(d), d.lat, d.lon),
  moonlight: (d) => {
    const times = midHours(d);
    const altitudes = lunarAltitudesDeg(times, d.lat, d.lon);
    return d.fill((i) => moonlightMag(phaseAngleDeg(moonIlluminatedFraction(times[i])), altitudes[i]));
  },
  wave_height: (d) => d.columns.waveHeightM,
  sea_temperature: (d) => d.columns.seaTemperatureC,
  // No source has the geomagnetic index yet; profiles already hold the factor.
  kp_index: NOT_A_COLUMN,
  pressure_change_3h: (d) => {
    const pressure = d.columns.seaLevelPressureHpa;
    return d.fill((i) => (i < 3 ? Number.NaN : pressure[i] - pressure[i - 3]));
  },
};

function midHours(d: DerivedHours): Float64Array {
  return d.startMs.map((startMs) => startMs + HOUR_MS / 2);
}

function visibility(d: DerivedHours): Float32Array {
  const { visibilityM: given, temperatureC: t, windKmh: wind } = d.columns;
  const dew = d.values('dew_point');
  const sun = d.values('sun_altitude');
  return d.fill((i) => {
    if (!Number.isNaN(given[i])) return given[i];
    return air.visibilityFromFogM(air.fogLikelihood(t[i], dew[i], wind[i], sun[i] < LOW_SUN_DEG));
  });
}

/** Liljegren where radiation is known or can be estimated; else by night without sun, by day the simplified formula. */
function wetBulbGlobe(d: DerivedHours): Float32Array {
  const { temperatureC: t, windKmh: wind } = d.columns;
  const rh = d.values('relative_humidity');
  const sun = d.values('sun_altitude');
  const shortwave = d.shortwaveWm2;
  const wetBulb = d.wetBulbC;
  const dayOfYear = (startMs: number): number => 1 + ((startMs / 86_400_000) % 365.25);
  return d.fill((i) => {
    const unknown = Number.isNaN(shortwave[i]) || Number.isNaN(wind[i]);
    if (unknown) return sun[i] > 0 ? comfort.wbgtWithoutRadiationC(t[i], rh[i]) : comfort.wbgtShadeC(t[i], wetBulb[i]);
    const cosZenith = Math.max(0, Math.sin(sun[i] * RAD_PER_DEG));
    const pressureHpa = d.pressureHpa(i);
    return wbgt.wbgtC({
      temperatureC: t[i],
      humidityFraction: Math.max(0.01, rh[i] / 100),
      pressureHpa: Number.isNaN(pressureHpa) ? STANDARD_PRESSURE_HPA : pressureHpa,
      wind2mMs: wbgt.windAt2mMs(wind[i] / KMH_PER_MS, shortwave[i], sun[i] > 0),
      shortwaveWm2: shortwave[i],
      directFraction: wbgt.directFraction(shortwave[i], cosZenith, dayOfYear(d.startMs[i])),
      cosZenith,
    });
  });
}

/** The film of water as each hour begins; before the first hour the ground is taken as dry. */
function surfaceFilm(d: DerivedHours): Float32Array {
  const { temperatureC: t, windKmh: wind, precipitationMm: rain, cloudPct: cloud } = d.columns;
  const rh = d.values('relative_humidity');
  const dew = d.values('dew_point');
  const sun = d.values('sun_altitude');
  const shortwave = d.shortwaveWm2;
  let film = 0;
  return d.fill((i) => {
    const before = film;
    const surfaceC = surface.roadC(t[i], cloud[i] / 100, sun[i] < LOW_SUN_DEG, wind[i], shortwave[i]);
    const drying = surface.filmDryingMmH(t[i], rh[i], wind[i], shortwave[i]);
    // Below freezing the air's water settles as hoar, which the icing index counts by itself.
    const next = surface.nextFilmMm(film, rain[i], drying, surfaceC < dew[i] && surfaceC >= 0);
    // After a gap in the data the film is unknown; it starts again from a dry surface.
    film = Number.isNaN(next) ? 0 : next;
    return Number.isNaN(next) ? Number.NaN : before;
  });
}

const FOG_M = 1000;

function groundIce(d: DerivedHours): Float32Array {
  const { temperatureC: t, windKmh: wind, cloudPct: cloud, snowDepthM: depth, snowfallCm: snowfall } = d.columns;
  const dew = d.values('dew_point');
  const sun = d.values('sun_altitude');
  const film = d.values('surface_film');
  const rain6h = d.values('rain_past_6h');
  const sight = d.values('visibility');
  const shortwave = d.shortwaveWm2;
  return d.fill((i) =>
    surface.iceIndex({
      roadC: surface.roadC(t[i], cloud[i] / 100, sun[i] < LOW_SUN_DEG, wind[i], shortwave[i]),
      temperatureC: t[i],
      dewPointC: dew[i],
      wet: film[i] > 0.02 || rain6h[i] >= 0.2 || sight[i] < FOG_M,
      snowLying: depth[i] > 0.005,
      snowfallCm: snowfall[i],
      warmestPast12hC: ahead.highestPast(t, i, 12),
      freezingRain: d.freezingRain(i),
    }),
  );
}
