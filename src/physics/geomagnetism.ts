/** The planetary K index, the latitude in the Earth's magnetic field, and how far from its poles the aurora stands. */
import { RAD_PER_DEG } from '../lib/math.ts';

/**
 * Kp as NOAA's scale of geomagnetic storms (G1 to G5) counts it: in whole steps, so that 5−, 5 and 5+ are 5; but 9− is still
 * an 8 (NOAA Space Weather Scales, 2023).
 */
export function wholeKp(kp: number): number {
  return kp > 8.5 && kp < 8.9 ? 8 : Math.round(kp);
}

/** The storm class of a whole Kp, 1 for G1 to 5 for G5; 0 below a storm. */
export function stormClass(kp: number): number {
  return Math.max(0, Math.min(5, wholeKp(kp) - 4));
}

/** The northern pole of the dipole field for 2025 (IGRF-14; British Geological Survey, Magnetic poles). It moves 0.05° a year. */
const DIPOLE_POLE = { lat: 80.8, lon: -72.8 } as const;

/** Latitude in the dipole field, degrees north. */
export function geomagneticLatitudeDeg(lat: number, lon: number): number {
  const [phi, pole] = [lat * RAD_PER_DEG, DIPOLE_POLE.lat * RAD_PER_DEG];
  const sine =
    Math.sin(phi) * Math.sin(pole) + Math.cos(phi) * Math.cos(pole) * Math.cos((lon - DIPOLE_POLE.lon) * RAD_PER_DEG);
  return Math.asin(Math.max(-1, Math.min(1, sine))) / RAD_PER_DEG;
}

/**
 * The geomagnetic latitude, north or south, down to which the aurora reaches at each whole Kp from 0 to 9 (NOAA Space Weather
 * Prediction Center, Tips on Viewing the Aurora).
 */
const AURORA_EDGE_DEG = [66.5, 64.5, 62.4, 60.4, 58.3, 56.3, 54.2, 52.2, 50.1, 48.1] as const;

/** The lowest whole Kp at which the aurora reaches a geomagnetic latitude; null where it never does. */
export function auroraKp(geomagneticLat: number): number | null {
  const kp = AURORA_EDGE_DEG.findIndex((edge) => Math.abs(geomagneticLat) >= edge);
  return kp === -1 ? null : kp;
}
