/**
 * Time zones by their boundaries: a quadtree whose leaves are the sea, a single zone, or a few polygons.
 *
 * The zone of a point never comes from the nearest town, which may lie across the border. Polygons are simplified to
 * 50 m, which moves the answer of about 2 cities in 100,000. The sea beyond territorial waters has nautical zones.
 *
 * Source: OpenStreetMap contributors, ODbL 1.0, through timezone-boundary-builder and geo-tz; see scripts/data/zones.ts.
 */
import { type BinarySections, stringList } from './binary-sections.ts';

/** The kind of a node of the quadtree; the other bits are its value. */
export const NODE_SEA = 0;
export const NODE_BRANCH = 1;
export const NODE_ZONE = 2;
export const NODE_POLYGONS = 3;
export const NODE_VALUE_BITS = 30;
const NODE_VALUE = 0x3fffffff;

/** Corners are stored in ten-thousandths of a degree, about ten metres. */
export const CORNER_SCALE = 1e4;
/** Twice the tolerance to which polygons are simplified, in units of corners: 100 m at the equator. */
const SLIVER_UNITS = 10;
/** The point itself, then the points around it. */
const NEARBY = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
/** The tree covers the globe except for this margin at its edge, so that every point is inside. */
const GLOBE_EDGE_DEGREES = 1e-4;

export const HIGHEST_LAT = 90 - GLOBE_EDGE_DEGREES;
export const HIGHEST_LON = 180 - GLOBE_EDGE_DEGREES;

export class ZoneMap {
  readonly release: string;
  readonly #zones: readonly string[];
  readonly #nodes: Uint32Array;
  readonly #polygons: Uint8Array;
  #cursor = 0;

  constructor(sections: BinarySections) {
    this.release = String(sections.meta.release);
    this.#zones = stringList(sections.meta, 'zones');
    this.#nodes = sections.u32('nodes');
    this.#polygons = sections.u8('polygons');
  }

  /** The IANA id at a point. */
  zoneAt(lat: number, lon: number): string {
    const y = Math.max(-HIGHEST_LAT, Math.min(HIGHEST_LAT, lat));
    const x = Math.max(-HIGHEST_LON, Math.min(HIGHEST_LON, lon));
    let top = HIGHEST_LAT;
    let bottom = -HIGHEST_LAT;
    let left = -HIGHEST_LON;
    let right = HIGHEST_LON;
    let node = 0;
    for (;;) {
      const middleLat = (top + bottom) / 2;
      const middleLon = (left + right) / 2;
      const north = y >= middleLat;
      const east = x >= middleLon;
      if (north) bottom = middleLat;
      else top = middleLat;
      if (east) left = middleLon;
      else right = middleLon;
      const child = this.#nodes[node * 4 + (north ? 0 : 2) + (east ? 0 : 1)] ?? 0;
      const value = child & NODE_VALUE;
      const kind = child >>> NODE_VALUE_BITS;
      if (kind === NODE_SEA) return seaZone(lon);
      if (kind === NODE_ZONE) return this.#zones[value] ?? seaZone(lon);
      if (kind === NODE_POLYGONS) return this.#zoneNear(value, x * CORNER_SCALE, y * CORNER_SCALE) ?? seaZone(lon);
      node = value;
    }
  }

  /**
   * The zone of a leaf at a point. Neighbours are simplified one by one, so that slivers of up to twice the tolerance can
   * lie between them: a point that no zone holds belongs to one that is within reach. At sea, where zones end 22 km from
   * the shore, this moves a border by as little.
   */
  #zoneNear(offset: number, x: number, y: number): string | undefined {
    for (const [dx, dy] of NEARBY) {
      const zone = this.#zoneInPolygons(offset, x + dx * SLIVER_UNITS, y + dy * SLIVER_UNITS);
      if (zone !== undefined) return zone;
    }
    return undefined;
  }

  /** The first zone of a leaf whose rings contain the point, by the even-odd rule. */
  #zoneInPolygons(offset: number, x: number, y: number): string | undefined {
    this.#cursor = offset;
    const zones = this.#unsigned();
    for (let i = 0; i < zones; i++) {
      const zone = this.#unsigned();
      const rings = this.#unsigned();
      let inside = false;
      for (let ring = 0; ring < rings; ring++) inside = this.#crossesRing(x, y) !== inside;
      if (inside) return this.#zones[zone];
    }
    return undefined;
  }

  /** Whether a ray from the point crosses the ring at the cursor an odd number of times; moves past the ring. */
  #crossesRing(x: number, y: number): boolean {
    const corners = this.#unsigned();
    const firstX = this.#signed();
    const firstY = this.#signed();
    let fromX = firstX;
    let fromY = firstY;
    let odd = false;
    for (let corner = 1; corner <= corners; corner++) {
      const closing = corner === corners;
      const toX = closing ? firstX : fromX + this.#signed();
      const toY = closing ? firstY : fromY + this.#signed();
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) odd = !odd;
      fromX = toX;
      fromY = toY;
    }
    return odd;
  }

  #unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#polygons[this.#cursor++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  #signed(): number {
    const value = this.#unsigned();
    return (value >>> 1) ^ -(value & 1);
  }
}

/** The nautical zone: fifteen degrees wide, with the sign inverted, as in the IANA ids. */
function seaZone(lon: number): string {
  const hours = Math.round(lon / 15);
  if (hours === 0) return 'Etc/GMT';
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
