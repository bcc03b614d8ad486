/**
 * The instants of the equinoxes and solstices, by Meeus, Astronomical Algorithms, 2nd ed., ch. 27: a mean instant (table
 * 27.B, for the years 1000 to 3000) and 24 periodic terms (table 27.C). Within a minute from 1951 to 2050.
 */
import { RAD_PER_DEG } from '../lib/math.ts';
import { DAY_MS } from '../time/units.ts';

export const SEASON_STARTS = ['march-equinox', 'june-solstice', 'september-equinox', 'december-solstice'] as const;

export type SeasonStart = (typeof SEASON_STARTS)[number];

/** Julian ephemeris day as a polynomial of the millennia since 2000. */
const MEAN: Readonly<Record<SeasonStart, readonly number[]>> = {
  'march-equinox': [2451623.80984, 365242.37404, 0.05169, -0.00411, -0.00057],
  'june-solstice': [2451716.56767, 365241.62603, 0.00325, 0.00888, -0.0003],
  'september-equinox': [2451810.21715, 365242.01767, -0.11575, 0.00337, 0.00078],
  'december-solstice': [2451900.05952, 365242.74049, -0.06223, -0.00823, 0.00032],
};

/** Amplitude, phase in degrees, degrees a century. */
const TERMS: readonly (readonly [amplitude: number, phase: number, rate: number])[] = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
];

const UNIX_EPOCH_JD = 2440587.5;
const J2000_JD = 2451545;
/** Terrestrial time less universal time: 69.2 s in 2024 (IERS), and within some seconds of it for decades. */
const DELTA_T_MS = 69_200;

/** The instant in that year, epoch ms. */
export function seasonStartMs(start: SeasonStart, year: number): number {
  const millennia = (year - 2000) / 1000;
  const mean = MEAN[start].reduceRight((sum, coefficient) => sum * millennia + coefficient, 0);
  const centuries = (mean - J2000_JD) / 36525;
  const w = (35999.373 * centuries - 2.47) * RAD_PER_DEG;
  const lambda = 1 + 0.0334 * Math.cos(w) + 0.0007 * Math.cos(2 * w);
  const periodic = TERMS.reduce(
    (sum, [amplitude, phase, rate]) => sum + amplitude * Math.cos((phase + rate * centuries) * RAD_PER_DEG),
    0,
  );
  const day = mean + (0.00001 * periodic) / lambda;
  return Math.round((day - UNIX_EPOCH_JD) * DAY_MS - DELTA_T_MS);
}
