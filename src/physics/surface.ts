/**
 * Surfaces in the open: how warm walls, roofs, asphalt, grass and roads are, whether water or ice lies on them.
 *
 * Temperatures follow the sol-air idea (ASHRAE Handbook of Fundamentals) with McAdams' film coefficient; the icing index
 * follows Karlsson 2001 (a road surface below zero that is wet or below the dew or frost point). Shares of the sunshine
 * and the night's long-wave loss are our calibration.
 */

import { clamp, ramp } from '../lib/math.ts';
import { KMH_PER_MS } from '../units/factors.ts';
import { openWaterEvaporationMmDay } from './evaporation.ts';

/** McAdams' film coefficient of a surface in wind, W/(m²·K); local wind at least 0.5 m/s. */
function filmCoefficientWm2K(localWindMs: number): number {
  return 5.7 + 3.8 * Math.max(0.5, localWindMs);
}

/** A mid-coloured wall in the sun, °C: absorptance 0.5 and 60 % of the global radiation on the vertical. */
export function sunlitWallC(temperatureC: number, shortwaveWm2: number, localWindMs: number): number {
  return temperatureC + (0.5 * 0.6 * shortwaveWm2) / filmCoefficientWm2K(localWindMs);
}

/** How far a wall falls below the air at night, K: 3 K under a clear sky. */
export function wallNightLossK(cloudFraction: number, lowSun: boolean): number {
  return lowSun ? 3 * (1 - cloudFraction) : 0;
}

/** ASHRAE's film coefficient of roofs in summer, W/(m²·K); a hot roof loses that much by radiation alone when it is calm. */
const MIN_ROOF_FILM_WM2K = 17;

/** A dark roof covering in the sun, °C: absorptance 0.9, and 4 K less under a clear sky by day and night. */
export function roofC(temperatureC: number, shortwaveWm2: number, localWindMs: number, cloudFraction: number): number {
  const film = Math.max(MIN_ROOF_FILM_WM2K, filmCoefficientWm2K(localWindMs));
  return temperatureC + (0.9 * shortwaveWm2) / film - 4 * (1 - cloudFraction);
}

/** Asphalt in the sun, °C; fits the published pairs 25 → 52 and 30 → 57 °C at about 900 W/m². */
export function asphaltC(temperatureC: number, shortwaveWm2: number): number {
  return temperatureC + 0.03 * shortwaveWm2;
}

/** Grass blades, °C: up to 4 K below the air on a clear calm night, which is how ground frost comes without air frost. */
export function grassC(temperatureC: number, cloudFraction: number, lowSun: boolean, windKmh: number): number {
  return lowSun ? temperatureC - 4 * (1 - cloudFraction) * clamp(1 - windKmh / 20, 0, 1) : temperatureC;
}

/** A road surface, °C: up to 3 K below the air on a clear calm night, warmed by 2 K per 100 W/m² of sun. */
export function roadC(
  temperatureC: number,
  cloudFraction: number,
  lowSun: boolean,
  windKmh: number,
  shortwaveWm2: number,
): number {
  const loss = lowSun ? 3 * (1 - cloudFraction) * clamp(1 - windKmh / 25, 0, 1) : 0;
  return temperatureC - loss + 0.02 * shortwaveWm2;
}

/** What decides whether ice forms on the ground. */
interface IcingInput {
  readonly roadC: number;
  readonly temperatureC: number;
  readonly dewPointC: number;
  /** Water on the surface from a film, rain in the last six hours or fog. */
  readonly wet: boolean;
  readonly snowLying: boolean;
  readonly snowfallCm: number;
  /** Warmest air of the past twelve hours, °C. */
  readonly warmestPast12hC: number;
  readonly freezingRain: boolean;
}

/**
 * Icing of the ground, 0 to 1. Wet ground freezes between +1 and −1 °C of road temperature to 0.85, refrozen melt adds
 * 0.15. Freezing rain is at least 0.9, snow falling at 0.5 °C or below at least 0.5, hoar frost alone at most 0.5. Snow
 * that lies and has not thawed within twelve hours counts as packed snow, half as slippery as ice.
 */
export function iceIndex(input: IcingInput): number {
  const thawed = input.warmestPast12hC > 0;
  const frozen = 0.85 * ramp(input.roadC, 1, -1);
  const hoar = input.dewPointC > input.roadC && input.roadC < 0;
  let index = 0;
  if (input.wet || (input.snowLying && thawed)) {
    index = frozen;
    if (index > 0 && input.warmestPast12hC > 1 && input.temperatureC < 0) index += 0.15;
  } else {
    if (input.snowLying) index = 0.5 * frozen;
    if (hoar) index = Math.max(index, Math.min(0.5, frozen));
  }
  if (input.snowfallCm > 0 && input.temperatureC <= 0.5) index = Math.max(index, 0.5);
  if (input.freezingRain) index = Math.max(index, 0.9);
  return Math.min(1, index);
}

/** The deepest film that stays on a flat surface while it rains, and after a hard court has drained, mm. */
const FILM_IN_RAIN_MM = 1;
const FILM_DRAINED_MM = 0.3;
/** Less than this in an hour is below the resolution of forecasts and wets nothing. */
const MEASURABLE_MM = 0.1;

/** Drying of a film in one hour, mm: open water under 77 % of the radiation, never less than 0.02. */
export function filmDryingMmH(
  temperatureC: number,
  relativeHumidityPct: number,
  windKmh: number,
  shortwaveWm2: number,
): number {
  const netMjDay = 0.77 * shortwaveWm2 * 0.0864;
  const wind2mMs = 0.75 * (windKmh / KMH_PER_MS);
  return Math.max(0.02, openWaterEvaporationMmDay(temperatureC, relativeHumidityPct, wind2mMs, netMjDay) / 24);
}

/** The film an hour later, mm: rain adds, evaporation takes, dew adds 0.03; the excess over 0.3 drains when it is dry. */
export function nextFilmMm(filmMm: number, rainMm: number, dryingMm: number, dew: boolean): number {
  const rain = rainMm >= MEASURABLE_MM ? rainMm : 0;
  const film = clamp(filmMm + rain + (dew ? 0.03 : 0) - dryingMm, 0, FILM_IN_RAIN_MM);
  return rain > 0 ? film : Math.min(film, FILM_DRAINED_MM);
}
