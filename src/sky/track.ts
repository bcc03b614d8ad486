/**
 * Where the sun and the moon stand as seen from the centre of the earth, quickly for many instants.
 *
 * suncalc (Meeus, Astronomical Algorithms, 2nd ed., ch. 25 for the sun, ch. 47 for the moon) gives altitude and azimuth
 * only. At the north pole, however, altitude is the declination and azimuth is the hour angle of Greenwich turned by
 * 180°, so its two answers there give the equatorial coordinates. They change smoothly; a track samples them at knots
 * fixed on the time axis (a day apart for the sun, six hours for the moon) and fits a cubic through four of them, which
 * is within 0.0005° of the value at each instant and does not depend on the span of the request.
 *
 * All altitudes here are those of the centre of the disk without refraction, so that the usual limits (−0.833°, −6°,
 * −12°, −18°) apply to them directly.
 */
import { getMoonPosition, getPosition } from 'suncalc';
import { RAD_PER_DEG } from '../lib/math.ts';
import { DAY_MS, HOUR_MS } from '../time/units.ts';

export type Body = 'sun' | 'moon';

/** The radius of the earth that suncalc uses, km (IAU 1976, equatorial). */
const EARTH_RADIUS_KM = 6378.14;
const KNOT_SPACING_MS = { sun: DAY_MS, moon: 6 * HOUR_MS };
const TURN = 2 * Math.PI;

/** Equatorial place of a body at one instant. */
interface Equatorial {
  readonly declinationRad: number;
  /** Hour angle at Greenwich, positive westward, 0 to 2π. */
  readonly greenwichHourAngleRad: number;
  /** Sine of the horizontal parallax; 0 for the sun, whose 9″ do not matter here. */
  readonly sinParallax: number;
}

/** Refraction that suncalc adds to a true altitude: Meeus 16.4, held at its value on the horizon below it. */
function addedRefractionRad(altitudeRad: number): number {
  const h = Math.max(0, altitudeRad);
  return 0.0002967 / Math.tan(h + 0.00312536 / (h + 0.08901179));
}

/** The true altitude that suncalc's apparent one came from. Each round shrinks the error tenfold. */
function withoutRefractionRad(apparentRad: number): number {
  let trueRad = apparentRad;
  for (let round = 0; round < 8; round++) trueRad = apparentRad - addedRefractionRad(trueRad);
  return trueRad;
}

/** The equatorial place of a body at an instant (epoch ms). */
export function equatorialAt(body: Body, epochMs: number): Equatorial {
  const date = new Date(epochMs);
  if (body === 'sun') {
    const pole = getPosition(date, 90, 0);
    const declinationRad = withoutRefractionRad(pole.altitude * RAD_PER_DEG);
    return { declinationRad, greenwichHourAngleRad: hourAngleRad(pole.azimuth), sinParallax: 0 };
  }
  const pole = getMoonPosition(date, 90, 0);
  const sinParallax = EARTH_RADIUS_KM / pole.distance;
  const topocentricRad = withoutRefractionRad(pole.altitude * RAD_PER_DEG);
  let declinationRad = topocentricRad;
  for (let round = 0; round < 5; round++) {
    declinationRad = topocentricRad + Math.asin(sinParallax * Math.cos(declinationRad));
  }
  return { declinationRad, greenwichHourAngleRad: hourAngleRad(pole.azimuth), sinParallax };
}

function hourAngleRad(azimuthAtPoleDeg: number): number {
  return ((azimuthAtPoleDeg + 180) % 360) * RAD_PER_DEG;
}

/**
 * The altitude of one body at one place, for instants in any order; fastest when they ascend. It caches the four
 * knots around the last instant, so only one caller may use it at a time.
 */
export class Track {
  private readonly spacingMs: number;
  private readonly sinLat: number;
  private readonly cosLat: number;
  private readonly lonRad: number;
  private segment = Number.NaN;
  private knots: readonly Equatorial[] = [];
  private declination: Cubic = [0, 0, 0, 0];
  private hourAngle: Cubic = [0, 0, 0, 0];
  private parallax: Cubic = [0, 0, 0, 0];

  constructor(
    private readonly body: Body,
    lat: number,
    lon: number,
  ) {
    this.spacingMs = KNOT_SPACING_MS[body];
    this.sinLat = Math.sin(lat * RAD_PER_DEG);
    this.cosLat = Math.cos(lat * RAD_PER_DEG);
    this.lonRad = lon * RAD_PER_DEG;
  }

  /** Altitude of the centre above the horizon, degrees, without refraction; for the moon as seen from the ground. */
  altitudeDeg(epochMs: number): number {
    const along = this.seek(epochMs);
    const declinationRad = cubicAt(this.declination, along);
    const localHourAngleRad = cubicAt(this.hourAngle, along) + this.lonRad;
    const sine =
      this.sinLat * Math.sin(declinationRad) + this.cosLat * Math.cos(declinationRad) * Math.cos(localHourAngleRad);
    const altitudeRad = Math.asin(Math.max(-1, Math.min(1, sine)));
    if (this.body === 'sun') return altitudeRad / RAD_PER_DEG;
    return (altitudeRad - Math.asin(cubicAt(this.parallax, along) * Math.cos(altitudeRad))) / RAD_PER_DEG;
  }

  /** Hour angle at the place, −π to π, positive after the transit. */
  localHourAngleRad(epochMs: number): number {
    const hourAngle = cubicAt(this.hourAngle, this.seek(epochMs)) + this.lonRad;
    return hourAngle - TURN * Math.round(hourAngle / TURN);
  }

  /** Apparent radius of the disk, degrees: 0.2725 of the parallax for the moon (Meeus ch. 55), nothing for the sun. */
  semidiameterDeg(epochMs: number): number {
    return Math.asin(0.2725 * cubicAt(this.parallax, this.seek(epochMs))) / RAD_PER_DEG;
  }

  /** Makes the segment that holds the instant the current one; returns how far along it the instant lies, 0 to 1. */
  private seek(epochMs: number): number {
    const segment = Math.floor(epochMs / this.spacingMs);
    if (segment !== this.segment) this.load(segment);
    return epochMs / this.spacingMs - segment;
  }

  private load(segment: number): void {
    const shifted = segment === this.segment + 1 ? this.knots.slice(1) : [];
    const knots = [...shifted];
    for (let i = shifted.length; i < 4; i++) knots.push(equatorialAt(this.body, (segment - 1 + i) * this.spacingMs));
    this.knots = knots;
    this.segment = segment;
    this.declination = cubicThrough(knots.map((knot) => knot.declinationRad));
    this.hourAngle = cubicThrough(unwrapped(knots.map((knot) => knot.greenwichHourAngleRad)));
    this.parallax = cubicThrough(knots.map((knot) => knot.sinParallax));
    // Between knots the earth turns a whole number of times more than the wrapped angles show.
    this.hourAngle[1] += TURN * Math.round(this.spacingMs / DAY_MS);
  }
}

/** Coefficients of 1, u, u², u³. */
type Cubic = [number, number, number, number];

/** The cubic (Lagrange) through values at u = −1, 0, 1, 2. */
function cubicThrough([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Cubic {
  return [b, (-2 * a - 3 * b + 6 * c - d) / 6, (a - 2 * b + c) / 2, (3 * b - 3 * c + d - a) / 6];
}

function cubicAt(cubic: Cubic, u: number): number {
  return cubic[0] + u * (cubic[1] + u * (cubic[2] + u * cubic[3]));
}

/** The same angles without jumps of a whole turn between neighbours. */
function unwrapped(angles: readonly number[]): number[] {
  const out: number[] = [];
  for (const angle of angles) {
    const before = out.at(-1) ?? angle;
    out.push(angle - TURN * Math.round((angle - before) / TURN));
  }
  return out;
}
