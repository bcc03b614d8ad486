/**
 * Puts hourly weather on the whole hours of the local clock.
 *
 * In most zones the records of a source already begin there and nothing is done. In the others (Adelaide +9:30,
 * Kathmandu +5:45, Chatham, Lord Howe with its half-hour clock change) each local record is made from the two or three
 * source records that it overlaps. It reaches to the start of the next one, which at a half-hour clock change is an hour
 * and a half: so the local records cover the time without gap or overlap, and totals are conserved.
 *
 * - A value at the start is interpolated linearly in time; wind direction as a vector.
 * - A sum takes from each source record the share that overlaps; a mean is weighted by the overlap.
 * - Probability of precipitation is a mean: that of an hour that slides from one record to the next changes evenly from
 *   the one's to the other's, and the larger of both would overstate every dry hour next to a wet one.
 * - A gust is the largest of the records overlapped: a peak may have fallen in either, and half a gust is none.
 * - A weather code is that of the record overlapped most; of two overlapped alike, the higher, which in WMO 4677 is the
 *   more significant.
 *
 * NaN makes NaN wherever it takes part.
 */
import { RAD_PER_DEG } from '../../lib/math.ts';
import { localHourStarts, type OffsetTable, offsetTable } from '../../time/civil.ts';
import { HOUR_MS } from '../../time/units.ts';
import { emptyColumnsOf, type HourlyRecords, namesOf } from '../hourly.ts';

/** How a variable is carried over; what is not listed is a value at the start of the hour. */
type Carry = 'instant' | 'direction' | 'sum' | 'mean' | 'max' | 'code';

const CARRY: Readonly<Partial<Record<string, Carry>>> = {
  precipitationMm: 'sum',
  snowfallCm: 'sum',
  precipitationProbabilityPct: 'mean',
  shortwaveWm2: 'mean',
  directNormalWm2: 'mean',
  diffuseWm2: 'mean',
  uvIndex: 'mean',
  gustKmh: 'max',
  weatherCode: 'code',
  windDirectionDeg: 'direction',
};

/**
 * The same weather with records that begin at local whole hours; the very same object where they already do. Records
 * of `weather` are an hour apart. Local hours that reach beyond them, before or after, are left out. Where `variable` is given,
 * every column is one of it.
 */
export function toLocalHours<V extends string>(
  weather: HourlyRecords<V>,
  zone: OffsetTable,
  variable?: string,
): HourlyRecords<V> {
  if (weather.length === 0) return weather;
  const endMs = weather.startMs[weather.length - 1] + HOUR_MS;
  const bounds = localHourStarts(zone, weather.startMs[0], endMs + 1);
  if (bounds.length === weather.length + 1 && weather.startMs.every((startMs, i) => startMs === bounds[i])) {
    return weather;
  }
  const overlaps = overlapsOf(bounds, weather.startMs[0]);
  const names = namesOf(weather.columns);
  const columns = emptyColumnsOf(names, overlaps.length);
  const speeds = new Map<string, Float32Array>(Object.entries(weather.columns)).get('windKmh');
  for (const name of names) {
    const source = weather.columns[name];
    const carry = CARRY[variable ?? name] ?? 'instant';
    if (carry === 'direction') columns[name].set(directions(source, speeds, overlaps));
    else columns[name].set(overlaps.map((overlap) => CARRIERS[carry](source, overlap)));
  }
  return { ...weather, startMs: bounds.slice(0, overlaps.length), length: overlaps.length, columns };
}

/** `toLocalHours` by the clock of a zone; `weather` has at least one record. */
export function toHoursOfZone<V extends string>(
  weather: HourlyRecords<V>,
  tzId: string,
  variable?: string,
): HourlyRecords<V> {
  const endMs = weather.startMs[weather.length - 1] + HOUR_MS;
  return toLocalHours(weather, offsetTable(tzId, weather.startMs[0], endMs), variable);
}

/** Whether a variable is the value at the start of its hour, so that it may be interpolated to an instant within. */
export function isInstantaneous(name: string): boolean {
  return CARRY[name] === undefined;
}

/** Which source records one local record overlaps, and for how many hours each. */
interface Overlap {
  readonly first: number;
  /** How far into the first source record it begins, 0 to 1. */
  readonly offsetHours: number;
  readonly hours: readonly number[];
}

/** One for each local record between two bounds. */
function overlapsOf(bounds: Float64Array, sourceStartMs: number): Overlap[] {
  const overlaps: Overlap[] = [];
  for (let i = 0; i + 1 < bounds.length; i++) {
    const from = (bounds[i] - sourceStartMs) / HOUR_MS;
    const to = (bounds[i + 1] - sourceStartMs) / HOUR_MS;
    const first = Math.floor(from);
    const hours: number[] = [];
    for (let record = first; record < to; record++) hours.push(Math.min(record + 1, to) - Math.max(record, from));
    overlaps.push({ first, offsetHours: from - first, hours });
  }
  return overlaps;
}

type Carrier = (source: Float32Array, overlap: Overlap) => number;

const CARRIERS: Readonly<Record<Exclude<Carry, 'direction'>, Carrier>> = {
  instant: (source, { first, offsetHours }) =>
    // A record that begins where the source's does takes nothing from the next, which may be NaN.
    offsetHours === 0 ? source[first] : source[first] * (1 - offsetHours) + source[first + 1] * offsetHours,
  sum: weightedSum,
  mean: (source, overlap) => weightedSum(source, overlap) / overlap.hours.reduce((sum, hours) => sum + hours, 0),
  max: (source, { first, hours }) => Math.max(...source.subarray(first, first + hours.length)),
  code: (source, { first, hours }) => {
    const longest = Math.max(...hours);
    return Math.max(...hours.map((held, i) => (held === longest ? source[first + i] : Number.NEGATIVE_INFINITY)));
  },
};

function weightedSum(source: Float32Array, { first, hours }: Overlap): number {
  return hours.reduce((sum, held, i) => sum + held * source[first + i], 0);
}

/** Interpolated between the two winds as vectors; where they cancel out, the direction of the nearer. */
function directions(source: Float32Array, speeds: Float32Array | undefined, overlaps: readonly Overlap[]): number[] {
  return overlaps.map(({ first, offsetHours }) => {
    if (offsetHours === 0) return source[first];
    const [before, after] = [source[first], source[first + 1]];
    return directionBetween(before, speeds?.[first], after, speeds?.[first + 1], offsetHours);
  });
}

/** The direction of the wind at that share of the way from one wind to the next. */
export function directionBetween(
  beforeDeg: number,
  beforeKmh: number | undefined,
  afterDeg: number,
  afterKmh: number | undefined,
  share: number,
): number {
  const [before, after] = [vector(beforeDeg, beforeKmh), vector(afterDeg, afterKmh)];
  const east = before.east * (1 - share) + after.east * share;
  const north = before.north * (1 - share) + after.north * share;
  if (Math.hypot(east, north) < NO_WIND) return share < 0.5 ? beforeDeg : afterDeg;
  return (Math.atan2(east, north) / RAD_PER_DEG + 360) % 360;
}

/** km/h below which a resultant has no direction worth the name. */
const NO_WIND = 1e-3;

/** With an unknown speed the direction still counts, as a wind of one. */
function vector(directionDeg: number, speedKmh = Number.NaN): { east: number; north: number } {
  const angle = directionDeg * RAD_PER_DEG;
  const length = Number.isNaN(speedKmh) ? 1 : speedKmh;
  return { east: Math.sin(angle) * length, north: Math.cos(angle) * length };
}
