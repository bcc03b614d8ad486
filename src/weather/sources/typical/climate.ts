/**
 * The climate of any place on earth: what the air, the rain and the sky are usually like there at a time of year.
 *
 * Temperature and precipitation come from two fields over the globe, our own spherical-harmonic fit to NCEP-NCAR
 * Reanalysis 1 temperature and CMAP precipitation, monthly means 1981 to 2010, provided by NOAA PSL, Boulder, Colorado,
 * USA (`data/typical-climate.json`; 1.3 K rms over the globe). The rest is derived from these two, the latitude and the
 * season by rules of climatology named at each function; they are plausible rather than exact.
 *
 * Everything is a continuous function of time, so that no day jumps against the next.
 */
import fields from '../../../../data/typical-climate.json';
import { clamp, interpolate, mix, RAD_PER_DEG, ramp } from '../../../lib/math.ts';
import { LAPSE_K_PER_M } from '../../../physics/pressure.ts';
import { DAY_MS } from '../../../time/units.ts';

const TURN = 2 * Math.PI;
/** How much warmer than 1981 to 2010 it has become, K. */
const WARMING_K = 0.5;
const TROPICAL_YEAR_MS = 365.2425 * DAY_MS;
const YEAR_ORIGIN_MS = Date.UTC(2000, 0, 1);

export interface TypicalPlace {
  readonly lat: number;
  readonly lon: number;
  /** Metres above sea level; null counts as sea level, since nothing offline knows better. */
  readonly elevationM: number | null;
}

/** Coefficients of 1, cos t, sin t, cos 2t, sin 2t over the year. */
type Annual = readonly [number, number, number, number, number];

/** What does not change with the season at a place, read once from the fields. */
export interface PlaceClimate {
  /** Rounded to 0.01°: the model knows no finer. */
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number;
  readonly seaLevelTemperature: Annual;
  readonly rootPrecipitation: Annual;
  /** 0 over open ocean to 1 deep in a continent. */
  readonly continentality: number;
  /** Mean over the year of the daily sunlight above the atmosphere, in units of `dailySunlight`. */
  readonly meanSunlight: number;
}

/** What is usual at a place at one time of year. */
export interface Climate {
  readonly temperatureC: number;
  /** Daily maximum less daily minimum, K. */
  readonly diurnalRangeK: number;
  /** Standard deviation of daily mean temperature, K. */
  readonly temperatureSpreadK: number;
  readonly dayLengthHours: number;
  readonly precipitationMmPerDay: number;
  /** Share of days with rain or snow. */
  readonly wetDayShare: number;
  /** Share of hours with rain or snow. */
  readonly wetHourShare: number;
  /** 0 where rain comes in fronts to 1 where it comes in showers. */
  readonly convectivity: number;
  readonly cloudShare: number;
  /** How far the dew point lies below the usual daily minimum, K. */
  readonly dewPointDepressionK: number;
  readonly windKmh: number;
  readonly prevailingWindDeg: number;
  readonly seaLevelPressureHpa: number;
  readonly pressureSpreadHpa: number;
  /** 0 in midwinter to 1 in midsummer. */
  readonly summerness: number;
}

export function placeClimate(place: TypicalPlace): PlaceClimate {
  const lat = Math.round(clamp(place.lat, -90, 90) * 100) / 100;
  const lon = Math.round(place.lon * 100) / 100;
  const harmonics = sphericalHarmonics(lat, lon);
  const seaLevelTemperature = annualAt(fields.temperature_sea_level_c, harmonics);
  const rootPrecipitation = annualAt(fields.sqrt_precipitation_mm_per_day, harmonics);
  let meanSunlight = 0;
  for (let month = 0; month < 12; month++) meanSunlight += dailySunlight(lat, (month + 0.5) / 12) / 12;
  return {
    lat,
    lon,
    elevationM: clamp(place.elevationM ?? 0, -500, 9000),
    seaLevelTemperature,
    rootPrecipitation,
    continentality: continentality(lat, 2 * Math.hypot(seaLevelTemperature[1], seaLevelTemperature[2])),
    meanSunlight,
  };
}

/** How far into the year an instant is, 0 to 1; without leap-day steps, so that climate has no seams. */
export function yearFraction(epochMs: number): number {
  const years = (epochMs - YEAR_ORIGIN_MS) / TROPICAL_YEAR_MS;
  return years - Math.floor(years);
}

/** The climate at a fraction of the year (0 at the start of January; a month's middle is (index + 0.5)/12). */
export function climateAt(place: PlaceClimate, fraction: number): Climate {
  const precipitationMmPerDay = Math.max(0, annualValue(place.rootPrecipitation, fraction)) ** 2;
  const temperatureC = temperatureAt(place, fraction);
  const convectivity = ramp(temperatureC, 10, 24);
  const wetDayShare = usualWetDayShare(precipitationMmPerDay);
  const northness = Math.sin(place.lat * RAD_PER_DEG) >= 0 ? 1 : -1;
  const summerness = 0.5 + (0.5 * northness * declinationRad(fraction)) / (23.44 * RAD_PER_DEG);
  const diurnalRangeK = usualDiurnalRangeK(place, precipitationMmPerDay, fraction);
  const aridity = (1 - ramp(wetDayShare, 0.05, 0.35)) * ramp(temperatureC, -5, 15);
  const poleward = Math.min(1, Math.abs(place.lat) / 50);
  return {
    temperatureC,
    diurnalRangeK,
    // Amsterdam's 2.95 K is fitted; a continental winter has 4 to 5, the tropics 1.
    temperatureSpreadK: 0.8 + 2.6 * poleward * (0.7 + 0.6 * (1 - summerness) * place.continentality),
    dayLengthHours: (24 / Math.PI) * sunsetHourAngleRad(place.lat, fraction),
    precipitationMmPerDay,
    wetDayShare,
    wetHourShare: usualWetHourShare(precipitationMmPerDay, wetDayShare, convectivity),
    convectivity,
    // ITCZ and mid-latitudes 60 to 70 %, subtropics 35 to 45 %.
    cloudShare: Math.min(0.85, 0.25 + 0.6 * wetDayShare ** 0.6) * mix(1, 0.9, convectivity),
    // FAO-56 annex 6 has 2 to 3 K in semi-arid places; inland deserts lie far lower.
    dewPointDepressionK: mix(0.3, mix(6, 20, ramp(place.continentality, 0.6, 1)), aridity),
    windKmh: interpolate(LATITUDES, WIND_KMH, place.lat) * mix(1.3, 0.9, place.continentality),
    prevailingWindDeg: prevailingWindDeg(place.lat),
    seaLevelPressureHpa: interpolate(LATITUDES, PRESSURE_HPA, place.lat),
    pressureSpreadHpa: 1.5 + 8 * poleward * (1 - 0.4 * summerness),
    summerness,
  };
}

/** Usual mean temperature of the air, °C: the field at sea level less 6.5 K per km, and the warming since. */
export function temperatureAt(place: PlaceClimate, fraction: number): number {
  return annualValue(place.seaLevelTemperature, fraction) - LAPSE_K_PER_M * place.elevationM + WARMING_K;
}

function annualValue(annual: Annual, fraction: number): number {
  const t = TURN * fraction;
  return (
    annual[0] +
    annual[1] * Math.cos(t) +
    annual[2] * Math.sin(t) +
    annual[3] * Math.cos(2 * t) +
    annual[4] * Math.sin(2 * t)
  );
}

function annualAt(coefficients: readonly (readonly number[])[], harmonics: Float64Array): Annual {
  const term = (column: number) => coefficients.reduce((sum, row, i) => sum + row[column] * harmonics[i], 0);
  return [term(0), term(1), term(2), term(3), term(4)];
}

/**
 * Real spherical harmonics, 4π-normalised without the Condon-Shortley phase, rows in the order l = 0…14, m = −l…l, the
 * negative m being the sine terms (standard recursions, for example Holmes and Featherstone 2002).
 */
function sphericalHarmonics(lat: number, lon: number): Float64Array {
  const degree = fields.degree;
  const x = Math.sin(lat * RAD_PER_DEG);
  const u = Math.cos(lat * RAD_PER_DEG);
  const out = new Float64Array((degree + 1) ** 2);
  let sectoral = 1;
  for (let m = 0; m <= degree; m++) {
    if (m === 1) sectoral *= Math.sqrt(3) * u;
    if (m >= 2) sectoral *= u * Math.sqrt((2 * m + 1) / (2 * m));
    const cosine = Math.cos(m * lon * RAD_PER_DEG);
    const sine = Math.sin(m * lon * RAD_PER_DEG);
    let [below, current] = [0, sectoral];
    for (let l = m; l <= degree; l++) {
      if (l > m) {
        const a = Math.sqrt((4 * l * l - 1) / (l * l - m * m));
        const b = Math.sqrt(((2 * l + 1) * ((l - 1) ** 2 - m * m)) / ((2 * l - 3) * (l * l - m * m)));
        [below, current] = [current, a * x * current - (l === m + 1 ? 0 : b * below)];
      }
      out[l * l + l + m] = current * cosine;
      if (m > 0) out[l * l + l - m] = current * sine;
    }
  }
  return out;
}

/** Conrad's index (1946) from the annual range of monthly means, scaled: coasts near 0.4, Siberia 1. */
function continentality(lat: number, annualRangeK: number): number {
  const conrad = (1.7 * annualRangeK) / Math.sin((Math.abs(lat) + 10) * RAD_PER_DEG) - 14;
  return clamp(0.3 + conrad / 80, 0.1, 1);
}

/** Declination of the sun to 0.5°, which is enough for climate. */
function declinationRad(fraction: number): number {
  return 23.44 * RAD_PER_DEG * Math.sin(TURN * (fraction - 80 / 365.25));
}

function sunsetHourAngleRad(lat: number, fraction: number): number {
  const cosine = -Math.tan(clamp(lat, -89.9, 89.9) * RAD_PER_DEG) * Math.tan(declinationRad(fraction));
  return Math.acos(clamp(cosine, -1, 1));
}

/** Daily sunlight above the atmosphere relative to a sun overhead all day (FAO-56, eq. 21). */
function dailySunlight(lat: number, fraction: number): number {
  const declination = declinationRad(fraction);
  const hourAngle = sunsetHourAngleRad(lat, fraction);
  const phi = lat * RAD_PER_DEG;
  const polar = hourAngle * Math.sin(phi) * Math.sin(declination);
  return (polar + Math.cos(phi) * Math.cos(declination) * Math.sin(hourAngle)) / Math.PI;
}

/**
 * Diurnal range: 13.2 − 1.05·ln(1 + mm/month) + 4.2·land − 5.9·|φ|/90, fitted to 60 cities (2.6 K rms), and larger in
 * the sunny half of the year; without sun there is next to none, nor near the poles, where it circles at one height.
 */
function usualDiurnalRangeK(place: PlaceClimate, precipitationMmPerDay: number, fraction: number): number {
  const rainy = 1.05 * Math.log(1 + 30.4 * precipitationMmPerDay);
  const annual = 13.2 - rainy + 4.2 * place.continentality - (5.9 * Math.abs(place.lat)) / 90;
  const sunlight = Math.max(0, dailySunlight(place.lat, fraction)) / place.meanSunlight;
  const circling = Math.min(1, 3 * Math.cos(place.lat * RAD_PER_DEG));
  return Math.min(15, clamp(annual, 3, 18) * Math.min(1.25, 0.1 + 0.95 * sunlight ** 0.4)) * circling;
}

/** Wet days in a month ≈ 1.37·P^0.52 for P mm (fitted to city climates); none where no rain falls. */
function usualWetDayShare(precipitationMmPerDay: number): number {
  return Math.min(29, 1.37 * (30.4 * precipitationMmPerDay) ** 0.52) / 30.4;
}

/** A wet day is wet for six hours or so under fronts, three under showers, and not in traces alone. */
function usualWetHourShare(precipitationMmPerDay: number, wetDayShare: number, convectivity: number): number {
  const lightestMeanMmPerHour = mix(0.3, 0.6, convectivity);
  return Math.min(wetDayShare * mix(0.26, 0.14, convectivity), precipitationMmPerDay / 24 / lightestMeanMmPerHour);
}

const LATITUDES = [-90, -75, -60, -50, -40, -30, -15, 0, 15, 30, 40, 50, 60, 75, 90];
/** Annual zonal means of the usual textbook picture: trades, roaring forties, quiet subtropics. */
const WIND_KMH = [16, 20, 28, 28, 22, 14, 14, 9, 13, 11, 12, 14, 15, 14, 14];
/** Sea-level pressure: equatorial trough, subtropical highs, the deep trough around Antarctica. */
const PRESSURE_HPA = [994, 990, 987, 1000, 1012, 1018, 1013, 1011, 1012, 1017, 1016, 1014, 1011, 1013, 1015];

const WIND_BELTS = [0, 15, 30, 45, 60, 75, 90];
/** Eastward and poleward parts of the usual wind by distance from the equator: trades, westerlies, polar easterlies. */
const EASTWARD = [-1, -1, -0.2, 1, 0.8, -0.6, -0.6];
const POLEWARD = [-0.1, -0.4, -0.2, 0.4, 0.4, -0.4, -0.4];

function prevailingWindDeg(lat: number): number {
  const eastward = interpolate(WIND_BELTS, EASTWARD, Math.abs(lat));
  const northward = interpolate(WIND_BELTS, POLEWARD, Math.abs(lat)) * (lat < 0 ? -1 : 1);
  return (Math.atan2(-eastward, -northward) / RAD_PER_DEG + 360) % 360;
}
