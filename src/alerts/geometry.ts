/**
 * Areas on the globe and whether a point lies in one. CAP writes latitude before longitude. A ring that crosses the
 * antimeridian is unrolled, so that its longitudes may run past ±180°; a ring that spans more than half the globe is not
 * an area anybody warns for, and one without an inside is none: both are refused.
 */
import { RAD_PER_DEG } from '../lib/math.ts';
import type { Sliced } from '../lib/slices.ts';
import { distanceKm, KM_PER_DEGREE } from '../physics/geodesy.ts';

interface Ring {
  readonly lats: Float64Array;
  readonly lons: Float64Array;
  readonly box: Box;
}

/** Longitudes may run past ±180°. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

interface Circle {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  readonly box: Box;
}

export interface Outline {
  readonly polygons: readonly Ring[];
  /** Cut out of the polygons. */
  readonly holes: readonly Ring[];
}

export interface AlertArea extends Outline {
  readonly description: string;
  readonly circles: readonly Circle[];
  readonly geocodes: readonly { readonly name: string; readonly value: string }[];
}

/** A closed triangle. */
const MIN_RING_POINTS = 4;
const MAX_SPAN_DEGREES = 180;

/** Points read between two pauses. */
const STEP_POINTS = 2_000;
/** Coastlines drawn in full have some thousands; each lookup near an alert goes through all its points. */
const MAX_RING_POINTS = 50_000;

/** A ring of CAP: "lat,lon lat,lon …", closed if it is not. Null for any other text, and for what has no inside. */
export function* parseRing(text: string): Sliced<Ring | null> {
  const lats: number[] = [];
  const lons: number[] = [];
  for (const [pair] of text.matchAll(/\S+/g)) {
    const [lat = Number.NaN, lon = Number.NaN] = pair.split(',').map(Number);
    if (!isOnGlobe(lat, lon) || lats.length >= MAX_RING_POINTS) return null;
    lats.push(lat);
    lons.push(lon);
    if (lats.length % STEP_POINTS === 0) yield;
  }
  return ringOf(lats, lons);
}

/** The polygon or polygons of a GeoJSON geometry; no other geometry has an inside. Invalid rings are left out. */
export function outlineOfGeoJson({
  type,
  coordinates,
}: {
  readonly type?: unknown;
  readonly coordinates?: unknown;
}): Outline {
  const polygons = type === 'MultiPolygon' ? coordinates : type === 'Polygon' ? [coordinates] : [];
  const rings = (Array.isArray(polygons) ? polygons : []).map((polygon) => (Array.isArray(polygon) ? polygon : []));
  const usable = (positions: unknown[]) => positions.map(ringOfGeoJson).filter((ring) => ring !== null);
  return {
    polygons: usable(rings.map(([outer]) => outer)),
    holes: usable(rings.flatMap(([, ...inner]) => inner)),
  };
}

/** A ring of GeoJSON: longitude first. */
function ringOfGeoJson(positions: unknown): Ring | null {
  if (!Array.isArray(positions)) return null;
  const points = positions.map((position) =>
    Array.isArray(position) ? [Number(position[1]), Number(position[0])] : [Number.NaN, Number.NaN],
  );
  if (!points.every(([lat, lon]) => isOnGlobe(lat, lon))) return null;
  return ringOf(
    points.map(([lat]) => lat),
    points.map(([, lon]) => lon),
  );
}

/** A circle of CAP: "lat,lon radius" in kilometres. Null for any other text. */
export function parseCircle(text: string): Circle | null {
  const match = /^\s*([-+.\d]+)\s*,\s*([-+.\d]+)\s+([.\d]+)\s*$/.exec(text);
  if (match === null) return null;
  const [lat, lon, radiusKm] = match.slice(1).map(Number);
  if (!isOnGlobe(lat, lon) || !(radiusKm >= 0)) return null;
  const high = radiusKm / KM_PER_DEGREE;
  const nearestPole = Math.min(90, Math.abs(lat) + high);
  // Around a pole every longitude is near.
  const wide = nearestPole > 89 ? 180 : Math.min(180, high / Math.cos(nearestPole * RAD_PER_DEG));
  const box = { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
  return { lat, lon, radiusKm, box };
}

export function hasShape(area: AlertArea): boolean {
  return area.polygons.length > 0 || area.circles.length > 0;
}

/** Whether all that an alert holds for is drawn; one without any area may hold anywhere. */
export function isPlaced({ areas }: { readonly areas: readonly AlertArea[] }): boolean {
  return areas.length > 0 && areas.every(hasShape);
}

export function isInArea(area: AlertArea, lat: number, lon: number): boolean {
  if (area.circles.some((circle) => distanceKm(circle, { lat, lon }) <= circle.radiusKm)) return true;
  return area.polygons.some((ring) => isInRing(ring, lat, lon)) && !area.holes.some((ring) => isInRing(ring, lat, lon));
}

function isInRing(ring: Ring, lat: number, lon: number): boolean {
  return isInBox(ring.box, lat, lon) && crossings(ring, lat, turned(ring.box, lon)) % 2 === 1;
}

export function isInBox(box: Box, lat: number, lon: number): boolean {
  if (lat < box.south || lat > box.north) return false;
  const x = turned(box, lon);
  return x >= box.west && x <= box.east;
}

/** Null for fewer points than a triangle has, for a line, and for what spans half the globe. */
function ringOf(points: readonly number[], meridians: readonly number[]): Ring | null {
  const isClosed = points[0] === points.at(-1) && meridians[0] === meridians.at(-1);
  const lats = Float64Array.from(isClosed ? points : [...points, points[0]]);
  const lons = Float64Array.from(isClosed ? meridians : [...meridians, meridians[0]]);
  if (lats.length < MIN_RING_POINTS) return null;
  for (let i = 1; i < lons.length; i++) lons[i] -= 360 * Math.round((lons[i] - lons[i - 1]) / 360);
  const box = { south: least(lats), north: -least(lats, -1), west: least(lons), east: -least(lons, -1) };
  const hasInside = box.north > box.south && box.east > box.west;
  return hasInside && box.east - box.west <= MAX_SPAN_DEGREES ? { lats, lons, box } : null;
}

/** The least of the values, or of their negatives. */
function least(values: Float64Array, sign = 1): number {
  return values.reduce((lowest, value) => Math.min(lowest, sign * value), Number.POSITIVE_INFINITY);
}

/** Few boxes run past ±180°; a longitude outside is turned once around the globe to meet those. */
function turned({ west, east }: Box, lon: number): number {
  if (lon < west) return lon + 360;
  return lon > east ? lon - 360 : lon;
}

function isOnGlobe(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** How often a ray eastwards from the point crosses the ring. */
function crossings({ lats, lons }: Ring, lat: number, lon: number): number {
  let count = 0;
  for (let i = 1; i < lats.length; i++) {
    if (lats[i] > lat === lats[i - 1] > lat) continue;
    const x = lons[i - 1] + ((lat - lats[i - 1]) / (lats[i] - lats[i - 1])) * (lons[i] - lons[i - 1]);
    if (lon < x) count++;
  }
  return count;
}
