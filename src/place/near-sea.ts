/**
 * Whether a point may have the sea near it, from what is embedded: no table here holds coasts.
 *
 * The time zones of countries reach to the end of their territorial waters, and the open sea beyond has nautical ones
 * (`Etc/…`), so a nautical zone within 60 km shows a coast. Behind islands, in firths and in inner seas, all of which
 * lie within a country's waters, none is that near; there the sea shows as a stretch of low country without a single
 * town. Empty plains look the same. The error is on that side on purpose: whoever asks about waves there costs one
 * request a week, while waves that nobody asks about would be missing from a decision about a boat.
 *
 * Pure, over two lookups of the embedded tables.
 */

import { RAD_PER_DEG } from '../lib/math.ts';
import { EARTH_RADIUS_KM } from '../physics/geodesy.ts';

interface SeaLookups {
  /** IANA id of the time zone at a point; nautical zones at sea. */
  zoneAt(lat: number, lon: number): string;
  hasTownWithin(lat: number, lon: number, km: number): boolean;
}

/** Territorial waters are 22 km wide (UNCLOS, article 3); the rest is for bays and for who lives a way inland. */
const OPEN_SEA_RINGS_KM = [10, 20, 30, 40, 50, 60];
const TOWNLESS_RINGS_KM = [10, 15, 20, 25, 30];
/** The middle of the Firth of Forth off Edinburgh is farther from any town; around York no point is. */
const TOWNLESS_KM = 7.5;
/** Below the Great Lakes (174 m and more), the highest large waters that look like a sea. */
const HIGHEST_COAST_TOWN_M = 170;
const BEARINGS = 24;

/** `elevationM` is that of the nearest town; null when unknown. */
export function isNearSea(lookups: SeaLookups, lat: number, lon: number, elevationM: number | null): boolean {
  const isOpenSea = (atLat: number, atLon: number) => lookups.zoneAt(atLat, atLon).startsWith('Etc/');
  if (isOpenSea(lat, lon) || someOnRings(lat, lon, OPEN_SEA_RINGS_KM, isOpenSea)) return true;
  if (elevationM !== null && elevationM > HIGHEST_COAST_TOWN_M) return false;
  return someOnRings(lat, lon, TOWNLESS_RINGS_KM, (y, x) => !lookups.hasTownWithin(y, x, TOWNLESS_KM));
}

function someOnRings(
  lat: number,
  lon: number,
  ringsKm: readonly number[],
  holds: (lat: number, lon: number) => boolean,
): boolean {
  return ringsKm.some((km) => {
    for (let i = 0; i < BEARINGS; i++) {
      const [y, x] = pointAt(lat, lon, km, (2 * Math.PI * i) / BEARINGS);
      if (holds(y, x)) return true;
    }
    return false;
  });
}

/** The point so far away in a direction, on the sphere. */
function pointAt(lat: number, lon: number, km: number, bearingRad: number): readonly [lat: number, lon: number] {
  const arc = km / EARTH_RADIUS_KM;
  const [sinLat, cosLat] = [Math.sin(lat * RAD_PER_DEG), Math.cos(lat * RAD_PER_DEG)];
  const sin = sinLat * Math.cos(arc) + cosLat * Math.sin(arc) * Math.cos(bearingRad);
  const turn = Math.atan2(Math.sin(bearingRad) * Math.sin(arc) * cosLat, Math.cos(arc) - sinLat * sin);
  return [Math.asin(sin) / RAD_PER_DEG, ((lon + turn / RAD_PER_DEG + 540) % 360) - 180];
}
