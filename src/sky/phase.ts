/**
 * The moon's phase on a civil day. The principal phases are the instants at which the moon's apparent ecliptic longitude
 * is 0°, 90°, 180° or 270° ahead of the sun's (Meeus, Astronomical Algorithms, 2nd ed., ch. 49), so the phase of a day
 * follows from that elongation at its two ends; no instant need be searched for. Positions come from suncalc, whose
 * own `phase` is derived from the lit share and is up to half an hour off.
 */
import { RAD_PER_DEG } from '../lib/math.ts';
import type { CivilDay } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import { type Body, equatorialAt } from './track.ts';

export type MoonPhaseName =
  | 'New Moon'
  | 'Waxing Crescent'
  | 'First Quarter'
  | 'Waxing Gibbous'
  | 'Full Moon'
  | 'Waning Gibbous'
  | 'Last Quarter'
  | 'Waning Crescent';

const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** By quadrant of elongation: the name of its days, and of the day on which it begins. */
const BETWEEN = ['Waxing Crescent', 'Waxing Gibbous', 'Waning Gibbous', 'Waning Crescent'] as const;
const PRINCIPAL = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const;

/** The principal phase that falls within the day, else crescent or gibbous. */
export function moonPhaseName(day: CivilDay): MoonPhaseName {
  const begins = quadrant(day.startMs);
  const ends = quadrant(day.endMs);
  if (begins !== ends) return PRINCIPAL[ends] ?? 'New Moon';
  return BETWEEN[begins] ?? 'Waxing Crescent';
}

function quadrant(epochMs: number): number {
  return Math.floor(moonElongationDeg(epochMs) / 90) % 4;
}

/** How far the moon's apparent ecliptic longitude is ahead of the sun's, degrees, 0 to 360; grows 12° a day. */
function moonElongationDeg(epochMs: number): number {
  const ahead = eclipticLongitudeRad('moon', epochMs) - eclipticLongitudeRad('sun', epochMs);
  return (ahead / RAD_PER_DEG + 720) % 360;
}

function eclipticLongitudeRad(body: Body, epochMs: number): number {
  const days = (epochMs - J2000_MS) / DAY_MS;
  const place = equatorialAt(body, epochMs);
  // Mean sidereal time at Greenwich (Meeus 12.4, as suncalc has it) turns the hour angle back into right ascension.
  const siderealDeg = 280.46061837 + 360.98564736629 * days;
  const rightAscension = siderealDeg * RAD_PER_DEG - place.greenwichHourAngleRad;
  const obliquity = (23.439291 - (0.0130042 * days) / 36525) * RAD_PER_DEG;
  return Math.atan2(
    Math.sin(rightAscension) * Math.cos(obliquity) + Math.tan(place.declinationRad) * Math.sin(obliquity),
    Math.cos(rightAscension),
  );
}
