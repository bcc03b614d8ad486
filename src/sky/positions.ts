/**
 * Where the sun and the moon stand above the horizon of a place. Altitudes are those of the centre of the disk without
 * refraction, so that −0.833°, −6°, −12° and −18° mean sunrise and the twilights; the moon's is as seen from the ground
 * (its parallax, up to 1°, applied). Both are within 0.02° of JPL-grade ephemerides from 1900 to 2100.
 */
import { getMoonIllumination, getPosition } from 'suncalc';
import { Track } from './track.ts';

/** Altitude of the sun above the horizon, degrees, at each instant (epoch ms). */
export function solarAltitudesDeg(timesMs: Float64Array, lat: number, lon: number): Float32Array {
  return altitudesDeg(new Track('sun', lat, lon), timesMs);
}

/** Altitude of the moon above the horizon, degrees, at each instant (epoch ms). */
export function lunarAltitudesDeg(timesMs: Float64Array, lat: number, lon: number): Float32Array {
  return altitudesDeg(new Track('moon', lat, lon), timesMs);
}

/** Where the sun stands at an instant, degrees clockwise from north (Meeus, Astronomical Algorithms, ch. 13). */
export function solarAzimuthDeg(epochMs: number, lat: number, lon: number): number {
  return getPosition(new Date(epochMs), lat, lon).azimuth;
}

/** Share of the moon's disk that is lit, 0 to 1. */
export function moonIlluminatedFraction(epochMs: number): number {
  return getMoonIllumination(new Date(epochMs)).fraction;
}

function altitudesDeg(track: Track, timesMs: Float64Array): Float32Array {
  const altitudes = new Float32Array(timesMs.length);
  for (let i = 0; i < timesMs.length; i++) altitudes[i] = track.altitudeDeg(timesMs[i] ?? Number.NaN);
  return altitudes;
}
