/**
 * How much moonlight brightens the night sky, by Krisciunas & Schaefer 1991 (PASP 103, 1033): the brightness of the
 * moon, its scattering in the air, and the dark sky that it adds to.
 */
import { clamp, RAD_PER_DEG } from '../lib/math.ts';

const EXTINCTION_MAG = 0.172;
/** Dark sky at the zenith, nanolamberts (V 21.6 mag/arcsec²). */
const DARK_SKY_NL = 79;

/** Phase angle of the moon, degrees (0 = full), from the lit share of its disk. */
export function phaseAngleDeg(illuminatedFraction: number): number {
  return Math.acos(clamp(2 * illuminatedFraction - 1, -1, 1)) / RAD_PER_DEG;
}

/** Path through the air relative to the zenith, for scattered light (Krisciunas & Schaefer, equation 3). */
function airmass(zenithDistanceDeg: number): number {
  return (1 - 0.96 * Math.sin(zenithDistanceDeg * RAD_PER_DEG) ** 2) ** -0.5;
}

/**
 * Brightening of the zenith of a dark site, mag/arcsec²; 0 with the moon down. It grows
 * over the first 5° above the horizon, so that it does not jump at moonrise.
 */
export function moonlightMag(phaseDeg: number, moonAltitudeDeg: number): number {
  if (moonAltitudeDeg <= -0.5) return 0;
  const altitude = Math.max(0, moonAltitudeDeg);
  const zenithDistance = 90 - altitude;
  const illuminance = 10 ** (-0.4 * (3.84 + 0.026 * Math.abs(phaseDeg) + 4e-9 * phaseDeg ** 4));
  const scattering =
    10 ** 5.36 * (1.06 + Math.cos(zenithDistance * RAD_PER_DEG) ** 2) + 10 ** (6.15 - zenithDistance / 40);
  const moonNl =
    scattering *
    illuminance *
    10 ** (-0.4 * EXTINCTION_MAG * airmass(zenithDistance)) *
    (1 - 10 ** (-0.4 * EXTINCTION_MAG));
  return 2.5 * Math.log10(1 + moonNl / DARK_SKY_NL) * clamp((moonAltitudeDeg + 0.5) / 5, 0, 1);
}
