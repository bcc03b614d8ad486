/**
 * Reverse geocoding: the town to name for a point.
 *
 * The nearest town gives its name, but where it lies across a border the nearest on this side does: zone boundaries
 * follow borders. A section of a city gives way to the city. Far out at sea and far from anybody there is no name.
 */
import { distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { BinarySections } from './binary-sections.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ZoneMap } from './zone.ts';

const NEIGHBOURS = 8;
const FARTHEST_AT_SEA_KM = 100;
const FARTHEST_ON_LAND_KM = 400;
/** Cities that may reach to a point beyond a smaller neighbour, and how densely they are taken to be built. */
const SMALLEST_CITY = 100_000;
const CITY_RATIO = 10;
const FARTHEST_CITY_KM = 30;
const PEOPLE_PER_KM2 = 10_000;
/** A little short of a degree of latitude, so that a box never cuts off what is within reach. */
const KM_PER_DEGREE = 111.1;
const EARTH_RADIUS_KM = 6371;
/** How far is looked first. Each further look reaches twice as far, so that it finds few where there were too few. */
const FIRST_REACH_KM = 25;
/** Degrees; more than the rounding of coordinates. */
const BOX_MARGIN = 1e-4;
/** A town across a border is named only if it is nearer than the first one on this side by this factor. */
const BORDER_FACTOR = 4;

export class ReverseIndex {
  readonly #gazetteer: Gazetteer;
  readonly #zones: ZoneMap;
  readonly #spatialBytes: Uint8Array;
  /** The library wants a buffer of its own, some megabytes: copied for the first point that anybody asks about. */
  #madeSpatial: KDBush | null = null;
  readonly #covered: Uint32Array;
  readonly #covering: Uint32Array;

  constructor(gazetteer: Gazetteer, zones: ZoneMap, sections: BinarySections) {
    this.#gazetteer = gazetteer;
    this.#zones = zones;
    this.#spatialBytes = sections.u8('spatial');
    this.#covered = sections.u32('coveredPlaces');
    this.#covering = sections.u32('coveringPlaces');
  }

  get #spatial(): KDBush {
    this.#madeSpatial ??= KDBush.from(this.#spatialBytes.slice().buffer);
    return this.#madeSpatial;
  }

  /** The place to name for a point that lies in a zone, or null. */
  nearest(lat: number, lon: number, tzId: string): number | null {
    const limitKm = tzId.startsWith('Etc/') ? FARTHEST_AT_SEA_KM : FARTHEST_ON_LAND_KM;
    const near = this.#near(lat, lon, limitKm);
    const first = near[0];
    if (first === undefined) return null;
    const sameZone = near.find((place) => this.#zoneOf(place) === tzId);
    const town = sameZone === undefined ? first : this.#nearer(lat, lon, first, sameZone);
    const city = this.#cityOf(town);
    return city === town ? this.#cityAround(lat, lon, town) : city;
  }

  /**
   * The city whose built-up area a point lies in, when the nearest name is that of a smaller neighbour: near the edge
   * of a large city the neighbour's centre is nearer than its own. Distances are compared in radii of the two.
   */
  #cityAround(lat: number, lon: number, town: number): number {
    const smallest = Math.max(SMALLEST_CITY, CITY_RATIO * this.#gazetteer.population(town));
    const radiiTo = (place: number): number => this.#distanceKm(lat, lon, place) / this.#radiusKm(place);
    const [city] = this.#withinBox(lat, lon, FARTHEST_CITY_KM)
      .filter((place) => this.#gazetteer.population(place) >= smallest)
      .filter((place) => this.#gazetteer.region(place) === this.#gazetteer.region(town))
      .sort((a, b) => radiiTo(a) - radiiTo(b));
    return city !== undefined && radiiTo(city) <= 1 && radiiTo(city) < radiiTo(town) ? city : town;
  }

  /** The nearest few places within a limit, the nearest first. */
  #near(lat: number, lon: number, limitKm: number): number[] {
    for (let reachKm = FIRST_REACH_KM; ; reachKm = Math.min(2 * reachKm, limitKm)) {
      const within = this.#withinBox(lat, lon, reachKm)
        .map((place) => ({ place, km: this.#distanceKm(lat, lon, place) }))
        .filter(({ km }) => km <= reachKm);
      if (within.length < NEIGHBOURS && reachKm < limitKm) continue;
      return within
        .sort((a, b) => a.km - b.km)
        .slice(0, NEIGHBOURS)
        .map(({ place }) => place);
    }
  }

  /** Places in a box around all points within so many kilometres, also across the date line and the poles. */
  #withinBox(lat: number, lon: number, reachKm: number): number[] {
    const dLat = reachKm / KM_PER_DEGREE;
    const widening = Math.sin(reachKm / EARTH_RADIUS_KM) / Math.cos((lat * Math.PI) / 180);
    const dLon = Math.abs(lat) + dLat >= 90 || widening >= 1 ? 180 : (Math.asin(widening) * 180) / Math.PI + BOX_MARGIN;
    const [south, north, west, east] = [lat - dLat, lat + dLat, lon - dLon, lon + dLon];
    const places = this.#spatial.range(Math.max(-180, west), south, Math.min(180, east), north);
    if (west < -180) places.push(...this.#spatial.range(Math.max(east, west + 360), south, 180, north));
    if (east > 180) places.push(...this.#spatial.range(-180, south, Math.min(west, east - 360), north));
    return places;
  }

  #radiusKm(place: number): number {
    return Math.sqrt(this.#gazetteer.population(place) / (Math.PI * PEOPLE_PER_KM2));
  }

  /** The town on this side of the border, unless the one across it is very much nearer. */
  #nearer(lat: number, lon: number, across: number, here: number): number {
    const isHere = this.#distanceKm(lat, lon, here) <= BORDER_FACTOR * this.#distanceKm(lat, lon, across);
    const sameCountry = this.#gazetteer.country(across) === this.#gazetteer.country(here);
    return isHere && !sameCountry ? here : across;
  }

  #zoneOf(place: number): string {
    return this.#zones.zoneAt(this.#gazetteer.lat(place), this.#gazetteer.lon(place));
  }

  #distanceKm(lat: number, lon: number, place: number): number {
    return distance(lon, lat, this.#gazetteer.lon(place), this.#gazetteer.lat(place));
  }

  /** The city that a place is part of, or the place itself. */
  #cityOf(place: number): number {
    let low = 0;
    let high = this.#covered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#covered[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return this.#covered[low] === place ? (this.#covering[low] ?? place) : place;
  }
}
