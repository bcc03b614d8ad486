/**
 * Surfaces in the open: how warm walls, roofs, asphalt, grass and roads are, and whether water lies on them.
 *
 * Temperatures follow the sol-air idea (ASHRAE Handbook of Fundamentals) with McAdams' film coefficient. Shares of the
 * sunshine and the night's long-wave loss are our calibration.
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

/** How much warmer than the air asphalt is in steady sun, K; fits Berens 1970 (25 → 52 and 30 → 57 °C) at about 900 W/m². */
function asphaltSunK(shortwaveWm2: number): number {
  return 0.03 * shortwaveWm2;
}

/**
 * Time in which asphalt loses 63 % of the warmth that it has stored, h. Judgement: a pavement slab of 10 to 15 cm that
 * cools through a film of 15–20 W/(m²·K) has a time constant of some four hours, so that it is still several kelvins
 * warmer than the air when the sun has set.
 */
const ASPHALT_MEMORY_HOURS = 4;

/** How much warmer than the air asphalt is an hour later, K: it heats with the sun and cools by its memory. */
export function nextAsphaltExcessK(excessK: number, shortwaveWm2: number): number {
  return Math.max(asphaltSunK(shortwaveWm2), excessK * Math.exp(-1 / ASPHALT_MEMORY_HOURS));
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

/** The deepest film that stays on a flat surface while it rains, and after a hard court has drained, mm. */
const FILM_IN_RAIN_MM = 1;
const FILM_DRAINED_MM = 0.3;
/** Less than this in an hour is near the resolution of forecasts and counts for its share alone. */
const WETTING_MM = 0.2;

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

/** Melt water runs over ways in streaks and patches; as a film over all of them it is no more than this (judgement). */
const MAX_MELT_FILM_MM = 0.2;

/** A film of so many mm covers all but a third of a surface; a thinner one dries by the share that is wet (judgement). */
const COVERING_FILM_MM = 0.15;
/** Beyond this excess of water in an hour the whole surface is wet, and the exponential would overflow. */
const FLOOD_MM = 5;

/**
 * The film an hour later, mm: rain, melt water and dew (0.03) add; evaporation takes, from the share of the surface that is
 * wet; the excess over 0.3 drains when it is dry. With the wet share 1 − e^(−f/f₀) the balance df/dt = a − E·share is linear in
 * e^(f/f₀), so that no amount of rain near the evaporation makes a step.
 */
export function nextFilmMm(filmMm: number, rainMm: number, meltMm: number, dryingMm: number, dew: boolean): number {
  const rain = rainMm * ramp(rainMm, 0, WETTING_MM);
  const melt = Math.min(meltMm, Math.max(0, MAX_MELT_FILM_MM - filmMm));
  const film = clamp(balancedFilmMm(filmMm, rain + melt + (dew ? 0.03 : 0), dryingMm), 0, FILM_IN_RAIN_MM);
  const mostMm = FILM_DRAINED_MM + (FILM_IN_RAIN_MM - FILM_DRAINED_MM) * ramp(rainMm, 0, WETTING_MM);
  return Math.min(film, mostMm);
}

/** The film after an hour of so much water and so much evaporation, each mm/h. */
function balancedFilmMm(filmMm: number, waterMm: number, dryingMm: number): number {
  const excess = waterMm - dryingMm;
  if (excess > FLOOD_MM) return filmMm + excess;
  const wet = Math.exp(filmMm / COVERING_FILM_MM);
  const share = excess / COVERING_FILM_MM;
  const later =
    Math.abs(share) < 1e-9
      ? wet + dryingMm / COVERING_FILM_MM
      : (wet + dryingMm / excess) * Math.exp(share) - dryingMm / excess;
  return COVERING_FILM_MM * Math.log(Math.max(1, later));
}
