/**
 * What the sun and the moon do on one civil day at one place: the events that fall within [startMs, endMs) of that day,
 * however long it is. Instants are epoch ms; an event that does not happen is null. From 1900 to 2100 the sun's and the
 * moon's times are within a minute of the almanacs below 60° of latitude; where the body only skims the horizon,
 * no time is accurate, because refraction varies.
 *
 * Conventions are the U.S. Naval Observatory's: sunrise and sunset when the sun's centre is at −0.833° (34′ of
 * refraction, 16′ of radius), moonrise and moonset when the moon's upper limb is at −34′, both for a sea-level horizon.
 */
import type { CivilDay } from '../time/civil.ts';
import { DAY_MS } from '../time/units.ts';
import { type Crossing, crossings, type Samples, sampleHourly } from './crossings.ts';
import { type MoonPhaseName, moonPhaseName } from './phase.ts';
import { moonIlluminatedFraction } from './positions.ts';
import { Track } from './track.ts';

/**
 * Near the polar circles a day can hold two sunrises or two sunsets: the first sunrise and the last sunset are given,
 * and likewise for the twilights. A dusk after midnight belongs to the day it falls on, before that day's dawn.
 */
export interface SunDay {
  readonly sunriseMs: number | null;
  readonly sunsetMs: number | null;
  /** The sun stays above, or below, the horizon (−0.833°) all day. */
  readonly alwaysUp: boolean;
  readonly alwaysDown: boolean;
  /** The transit nearest to the middle of the day, and how high the sun then stands, without refraction. */
  readonly solarNoonMs: number;
  readonly solarNoonAltitudeDeg: number;
  readonly civilDawnMs: number | null;
  readonly civilDuskMs: number | null;
  readonly nauticalDawnMs: number | null;
  readonly nauticalDuskMs: number | null;
  readonly astronomicalDawnMs: number | null;
  readonly astronomicalDuskMs: number | null;
}

export interface MoonDay {
  /** The first of the day, where it holds two (days of 25 hours, polar places). */
  readonly moonriseMs: number | null;
  readonly moonsetMs: number | null;
  /** The moon stays above, or below, the horizon all day. */
  readonly alwaysUp: boolean;
  readonly alwaysDown: boolean;
  readonly phase: MoonPhaseName;
  /** Percent of the disk lit at local noon. */
  readonly illuminationPct: number;
}

/** Altitudes of the sun's centre that begin and end the day and the twilights, degrees. */
export const SUNRISE_ALTITUDE_DEG = -0.833;
const CIVIL_TWILIGHT_ALTITUDE_DEG = -6;
const NAUTICAL_TWILIGHT_ALTITUDE_DEG = -12;
const ASTRONOMICAL_TWILIGHT_ALTITUDE_DEG = -18;

const HORIZON_REFRACTION_DEG = 34 / 60;

export function sunDay(day: CivilDay, lat: number, lon: number): SunDay {
  const track = new Track('sun', lat, lon);
  const altitude = (epochMs: number) => track.altitudeDeg(epochMs);
  const samples = sampleHourly(altitude, day.startMs, day.endMs);
  const horizon = crossings(altitude, SUNRISE_ALTITUDE_DEG, samples);
  const civil = crossings(altitude, CIVIL_TWILIGHT_ALTITUDE_DEG, samples);
  const nautical = crossings(altitude, NAUTICAL_TWILIGHT_ALTITUDE_DEG, samples);
  const astronomical = crossings(altitude, ASTRONOMICAL_TWILIGHT_ALTITUDE_DEG, samples);
  const solarNoonMs = transitNear(track, middleMs(day));
  return {
    sunriseMs: firstRise(horizon),
    sunsetMs: lastSet(horizon),
    ...staysOnOneSide(horizon, altitude(middleMs(day)) >= SUNRISE_ALTITUDE_DEG),
    solarNoonMs,
    solarNoonAltitudeDeg: altitude(solarNoonMs),
    civilDawnMs: firstRise(civil),
    civilDuskMs: lastSet(civil),
    nauticalDawnMs: firstRise(nautical),
    nauticalDuskMs: lastSet(nautical),
    astronomicalDawnMs: firstRise(astronomical),
    astronomicalDuskMs: lastSet(astronomical),
  };
}

export function moonDay(day: CivilDay, lat: number, lon: number): MoonDay {
  const track = new Track('moon', lat, lon);
  const upperLimb = (epochMs: number) => track.altitudeDeg(epochMs) + track.semidiameterDeg(epochMs);
  const events = crossings(upperLimb, -HORIZON_REFRACTION_DEG, sampleHourly(upperLimb, day.startMs, day.endMs));
  return {
    moonriseMs: firstRise(events),
    moonsetMs: events.find((event) => !event.rising)?.atMs ?? null,
    ...staysOnOneSide(events, upperLimb(middleMs(day)) >= -HORIZON_REFRACTION_DEG),
    phase: moonPhaseName(day),
    illuminationPct: 100 * moonIlluminatedFraction(middleMs(day)),
  };
}

/**
 * When the sun's centre passes an altitude within [fromMs, toMs), in order: for spans that are not civil days, such as
 * the night that an evening begins.
 */
export function sunCrossings(fromMs: number, toMs: number, lat: number, lon: number, altitudeDeg: number): Crossing[] {
  const track = new Track('sun', lat, lon);
  const altitude = (epochMs: number) => track.altitudeDeg(epochMs);
  const samples: Samples = sampleHourly(altitude, fromMs, toMs);
  return crossings(altitude, altitudeDeg, samples);
}

function middleMs(day: CivilDay): number {
  return (day.startMs + day.endMs) / 2;
}

function firstRise(events: readonly Crossing[]): number | null {
  return events.find((event) => event.rising)?.atMs ?? null;
}

function lastSet(events: readonly Crossing[]): number | null {
  return events.findLast((event) => !event.rising)?.atMs ?? null;
}

function staysOnOneSide(events: readonly Crossing[], up: boolean): { alwaysUp: boolean; alwaysDown: boolean } {
  return { alwaysUp: events.length === 0 && up, alwaysDown: events.length === 0 && !up };
}

/** Newton on the hour angle, which grows by a turn a day. */
function transitNear(track: Track, epochMs: number): number {
  let at = epochMs;
  for (let round = 0; round < 3; round++) at -= (track.localHourAngleRad(at) / (2 * Math.PI)) * DAY_MS;
  return Math.round(at);
}
