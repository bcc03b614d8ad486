/** Distances on the globe. Coordinates are in degrees, distances in kilometres. */
import { RAD_PER_DEG } from '../lib/math.ts';

/** Mean radius of the earth (IUGG, R1 of WGS 84). */
export const EARTH_RADIUS_KM = 6371.0088;
/** Length of a degree of latitude on that sphere. */
export const KM_PER_DEGREE = EARTH_RADIUS_KM * RAD_PER_DEG;
/** The same, rounded. The limits that use the approximation below are calibrated with this figure. */
const FLAT_KM_PER_DEGREE = 111.2;

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** Great-circle distance by the haversine formula. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const half = (degrees: number) => Math.sin((degrees * RAD_PER_DEG) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * RAD_PER_DEG) * Math.cos(b.lat * RAD_PER_DEG) * half(b.lon - a.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * The distance on a plane whose meridians are as far apart as at `a` (equirectangular projection). Within 0.4 % of
 * `distanceKm` over tens of kilometres outside the polar regions, and not symmetric.
 */
export function flatDistanceKm(a: Coordinates, b: Coordinates): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos(a.lat * RAD_PER_DEG)) * FLAT_KM_PER_DEGREE;
}
