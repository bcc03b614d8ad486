/**
 * The Universal Thermal Climate Index: the air temperature of a reference climate that strains a walking person equally.
 * The polynomial UTCI_approx a0.002 (Bröde 2009, COST Action 730; doi 10.1007/s00484-011-0454-1), good to about 1 K in
 * its domain: −50…50 °C, wind at 10 m 0.5–17 m/s, radiant temperature 30 K below to 70 K above the air, vapour pressure
 * up to 50 hPa. Input outside it is moved to its edge.
 */
import utci from '../../data/utci.json';
import { clamp } from '../lib/math.ts';

const DEGREE = 6;
const COEFFICIENTS = Float64Array.from(utci.coefficients);

/** UTCI, °C. Nested Horner schemes over the coefficients, which stand in the order of ascending exponents. */
export function utciC(temperatureC: number, wind10mMs: number, radiantC: number, vapourHpa: number): number {
  const t = clamp(temperatureC, -50, 50);
  const v = clamp(wind10mMs, 0.5, 17);
  const d = clamp(radiantC - temperatureC, -30, 70);
  const p = clamp(vapourHpa, 0, 50) / 10;
  let next = COEFFICIENTS.length;
  let sum = 0;
  for (let i = DEGREE; i >= 0; i--) {
    let ofT = 0;
    for (let j = DEGREE - i; j >= 0; j--) {
      let ofV = 0;
      for (let k = DEGREE - i - j; k >= 0; k--) {
        let ofD = 0;
        for (let l = DEGREE - i - j - k; l >= 0; l--) ofD = ofD * p + COEFFICIENTS[--next];
        ofV = ofV * d + ofD;
      }
      ofT = ofT * v + ofV;
    }
    sum = sum * t + ofT;
  }
  return sum;
}

/**
 * Mean radiant temperature of a person in the open, °C, from the global radiation alone: 0.035 K per W/m² of
 * sunshine, at most 35 K, and 4.5 K below the air under a clear night sky. The coefficients are our calibration.
 */
export function meanRadiantC(temperatureC: number, shortwaveWm2: number, cloudFraction: number): number {
  const night = clamp(1 - shortwaveWm2 / 50, 0, 1);
  return temperatureC + Math.min(35, 0.035 * shortwaveWm2) - 4.5 * (1 - cloudFraction) * night;
}
