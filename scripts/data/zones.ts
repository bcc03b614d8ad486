/**
 * Makes the table of time zones from the data of geo-tz: the set of all zones, not the one that merges zones alike
 * since 1970 (which would call Amsterdam Brussels). The quadtree is kept, its polygons are simplified.
 *
 * Source: timezone-boundary-builder, © OpenStreetMap contributors, ODbL 1.0. The result is a derived database.
 */
import { readFileSync } from 'node:fs';
import * as geobuf from 'geobuf';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import Pbf from 'pbf';
import { writeSections } from '../../src/place/write-sections.ts';
import {
  CORNER_SCALE,
  HIGHEST_LAT,
  HIGHEST_LON,
  NODE_BRANCH,
  NODE_POLYGONS,
  NODE_SEA,
  NODE_VALUE_BITS,
  NODE_ZONE,
} from '../../src/place/zone.ts';
import { packagePath, packageVersion } from './packages.ts';
import type { Progress } from './progress.ts';
import { simplifyRing } from './simplify.ts';
import { VarintWriter } from './varint.ts';

/** 50 m at the equator. */
const TOLERANCE_DEGREES = 0.0005;
const QUADRANTS = ['a', 'b', 'c', 'd'] as const;
/** geo-tz numbers quadrants counter-clockwise from the north-east; ours go by rows: NE, NW, SE, SW. */
const QUADRANT_SLOT: Readonly<Record<(typeof QUADRANTS)[number], number>> = { a: 0, b: 1, c: 3, d: 2 };

/** A node of geo-tz's index: nothing at sea, a list of zones, a piece of the data file, or four quadrants. */
type IndexNode = number[] | { pos: number; len: number } | { [quadrant in (typeof QUADRANTS)[number]]?: IndexNode };

export interface BuiltZones {
  readonly file: Uint8Array;
  readonly zones: number;
  readonly corners: number;
  readonly release: string;
}

export async function buildZones(progress: Progress): Promise<BuiltZones> {
  await progress.step('simplifying zone boundaries');
  const base = packagePath('geo-tz', 'data/timezones.geojson');
  const index = parseIndex(readFileSync(`${base}.index.json`, 'utf8'));
  const builder = new ZoneTreeBuilder(index.timezones, readFileSync(`${base}.geo.dat`), progress);
  builder.addBranch(index.lookup, GLOBE);
  // The package does not say which release it holds; it has America/Coyhaique, which came with 2025b.
  const release = `timezone-boundary-builder 2025b or later (geo-tz ${packageVersion('geo-tz')})`;
  return {
    file: writeSections(
      { nodes: Uint32Array.from(builder.nodes), polygons: builder.polygons.bytes() },
      { release, zones: index.timezones },
    ),
    zones: index.timezones.length,
    corners: builder.corners,
    release,
  };
}

function parseIndex(json: string): { timezones: string[]; lookup: IndexNode } {
  return JSON.parse(json) as { timezones: string[]; lookup: IndexNode };
}

class ZoneTreeBuilder {
  readonly nodes: number[] = [];
  readonly polygons = new VarintWriter();
  corners = 0;
  readonly #zoneNumbers: ReadonlyMap<string, number>;
  readonly #data: Buffer;
  readonly #progress: Progress;
  #bytesDone = 0;

  constructor(zones: readonly string[], data: Buffer, progress: Progress) {
    this.#zoneNumbers = new Map(zones.map((zone, i) => [zone, i]));
    this.#data = data;
    this.#progress = progress;
  }

  /** Adds a node with four quadrants and returns its number. */
  addBranch(node: IndexNode, tile: Tile): number {
    const number = this.nodes.length / 4;
    this.nodes.push(0, 0, 0, 0);
    if (Array.isArray(node) || 'pos' in node) throw new Error('geo-tz: expected four quadrants');
    for (const quadrant of QUADRANTS) {
      this.nodes[number * 4 + QUADRANT_SLOT[quadrant]] = this.#child(node[quadrant], quadrantOf(tile, quadrant));
    }
    return number;
  }

  #child(node: IndexNode | undefined, tile: Tile): number {
    if (node === undefined || node === null) return tagged(NODE_SEA, 0);
    if (Array.isArray(node)) return tagged(NODE_ZONE, node[0] ?? 0);
    if ('pos' in node) return tagged(NODE_POLYGONS, this.#addPolygons(node.pos, node.len, tile));
    return tagged(NODE_BRANCH, this.addBranch(node, tile));
  }

  /** Writes the zones of one leaf, each with its rings, and returns where they begin. */
  #addPolygons(position: number, length: number, tile: Tile): number {
    const start = this.polygons.length;
    const features = decodeFeatures(this.#data.subarray(position, position + length));
    this.polygons.unsigned(features.length);
    for (const feature of features) {
      this.polygons.unsigned(this.#zoneNumbers.get(String(feature.properties?.tzid)) ?? 0);
      const rings = ringsOf(feature.geometry)
        .map((ring) => gridRing(ring, tile))
        .filter((ring) => ring.length >= 3);
      this.polygons.unsigned(rings.length);
      for (const ring of rings) this.#addRing(ring);
    }
    this.#bytesDone += length;
    this.#progress.within(this.#bytesDone / this.#data.length);
    return start;
  }

  #addRing(ring: readonly Corner[]): void {
    this.corners += ring.length;
    this.polygons.unsigned(ring.length);
    let before: Corner = [0, 0];
    for (const corner of ring) {
      this.polygons.signed(corner[0] - before[0]);
      this.polygons.signed(corner[1] - before[1]);
      before = corner;
    }
  }
}

type Corner = readonly [number, number];

/** What a node of the tree covers, in degrees. */
interface Tile {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const GLOBE: Tile = { top: HIGHEST_LAT, bottom: -HIGHEST_LAT, left: -HIGHEST_LON, right: HIGHEST_LON };

function quadrantOf({ top, bottom, left, right }: Tile, quadrant: (typeof QUADRANTS)[number]): Tile {
  const middleLat = (top + bottom) / 2;
  const middleLon = (left + right) / 2;
  const isNorth = quadrant === 'a' || quadrant === 'b';
  const isEast = quadrant === 'a' || quadrant === 'd';
  return {
    top: isNorth ? top : middleLat,
    bottom: isNorth ? middleLat : bottom,
    left: isEast ? middleLon : left,
    right: isEast ? right : middleLon,
  };
}

/**
 * A coordinate on the grid of corners. One on the edge of its tile, where a polygon was cut, goes beyond the edge: rounded
 * to the grid it could fall short of it, and points between it and the edge would belong to no zone.
 */
function gridCoordinate(degrees: number, low: number, high: number): number {
  const rounded = Math.round(degrees * CORNER_SCALE);
  if (Math.abs(degrees - high) * CORNER_SCALE < 1) return rounded + 2;
  return Math.abs(degrees - low) * CORNER_SCALE < 1 ? rounded - 2 : rounded;
}

function tagged(kind: number, value: number): number {
  return ((kind << NODE_VALUE_BITS) | value) >>> 0;
}

function decodeFeatures(bytes: Uint8Array): Feature<Polygon | MultiPolygon>[] {
  const decoded = geobuf.decode(new Pbf(bytes));
  if (decoded.type !== 'FeatureCollection') throw new Error('geo-tz: expected a collection of zones');
  return decoded.features as Feature<Polygon | MultiPolygon>[];
}

function ringsOf(geometry: Polygon | MultiPolygon): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** A ring on the grid that corners are kept on, without repeats; its last corner joins the first. */
function gridRing(ring: readonly Position[], { top, bottom, left, right }: Tile): Corner[] {
  const corners: Corner[] = [];
  for (const [lon = 0, lat = 0] of simplifyRing(ring, TOLERANCE_DEGREES)) {
    const corner: Corner = [gridCoordinate(lon, left, right), gridCoordinate(lat, bottom, top)];
    if (!isSame(corners.at(-1), corner)) corners.push(corner);
  }
  if (corners.length > 1 && isSame(corners[0], corners.at(-1))) corners.pop();
  return corners;
}

function isSame(a: Corner | undefined, b: Corner | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}
