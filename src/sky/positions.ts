/** Where the sun and the moon stand, over suncalc (angles in degrees, altitude corrected for refraction). */
import { getMoonIllumination, getMoonPosition, getPosition } from 'suncalc';

/** Altitude of the sun above the horizon, degrees, at each instant (epoch ms). */
export function solarAltitudesDeg(timesMs: Float64Array, lat: number, lon: number): Float32Array {
  const altitudes = new Float32Array(timesMs.length);
  for (let i = 0; i < timesMs.length; i++) altitudes[i] = getPosition(new Date(timesMs[i]), lat, lon).altitude;
  return altitudes;
}

/** Altitude of the moon above the horizon, degrees, at each instant (epoch ms). */
export function lunarAltitudesDeg(timesMs: Float64Array, lat: number, lon: number): Float32Array {
  const altitudes = new Float32Array(timesMs.length);
  for (let i = 0; i < timesMs.length; i++) altitudes[i] = getMoonPosition(new Date(timesMs[i]), lat, lon).altitude;
  return altitudes;
}

/** Share of the moon's disk that is lit, 0 to 1. */
export function moonIlluminatedFraction(epochMs: number): number {
  return getMoonIllumination(new Date(epochMs)).fraction;
}
