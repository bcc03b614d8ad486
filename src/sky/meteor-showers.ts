/**
 * When the great meteor showers peak. The earth crosses each stream at the same solar longitude every year: those of the
 * International Meteor Organization's working list (equinox J2000.0). The sun's longitude is Meeus, Astronomical Algorithms,
 * 2nd ed., ch. 25, within 0.01°, which the sun passes in a quarter of an hour.
 */
import { RAD_PER_DEG } from '../lib/math.ts';
import { DAY_MS } from '../time/units.ts';

export const METEOR_SHOWERS = [
  'quadrantids',
  'lyrids',
  'eta-aquariids',
  'delta-aquariids',
  'perseids',
  'draconids',
  'orionids',
  'leonids',
  'geminids',
  'ursids',
] as const;

export type MeteorShower = (typeof METEOR_SHOWERS)[number];

/** Solar longitude of the peak, degrees. */
const PEAK_DEG: Readonly<Record<MeteorShower, number>> = {
  quadrantids: 283.15,
  lyrids: 32.32,
  'eta-aquariids': 45.5,
  'delta-aquariids': 127,
  perseids: 140,
  draconids: 195.4,
  orionids: 208,
  leonids: 235.27,
  geminids: 262.2,
  ursids: 270.7,
};

const UNIX_EPOCH_JD = 2440587.5;
const J2000_JD = 2451545;
const TURN_DEG = 360;
const TROPICAL_YEAR_DAYS = 365.2422;

/** Geometric longitude of the sun, degrees from 0 to 360, equinox J2000.0. */
function solarLongitudeDeg(epochMs: number): number {
  const centuries = (epochMs / DAY_MS + UNIX_EPOCH_JD - J2000_JD) / 36525;
  const mean = 280.46646 + 36000.76983 * centuries + 0.0003032 * centuries ** 2;
  const anomaly = (357.52911 + 35999.05029 * centuries - 0.0001537 * centuries ** 2) * RAD_PER_DEG;
  const center =
    (1.914602 - 0.004817 * centuries - 0.000014 * centuries ** 2) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const longitude = mean + center - 1.397 * centuries;
  return ((longitude % TURN_DEG) + TURN_DEG) % TURN_DEG;
}

/** The instant of the peak in that year, epoch ms. */
export function showerPeakMs(shower: MeteorShower, year: number): number {
  let atMs = Date.UTC(year, 0, 1);
  // From New Year on the sun goes forward to the longitude; then in ever smaller steps to and fro.
  let ahead = (PEAK_DEG[shower] - solarLongitudeDeg(atMs) + TURN_DEG) % TURN_DEG;
  for (let round = 0; round < 5; round++) {
    atMs += (ahead / TURN_DEG) * TROPICAL_YEAR_DAYS * DAY_MS;
    ahead = ((PEAK_DEG[shower] - solarLongitudeDeg(atMs) + 1.5 * TURN_DEG) % TURN_DEG) - TURN_DEG / 2;
  }
  return Math.round(atMs);
}
