/**
 * Reverse geocoding: the town to name for a point.
 *
 * It is the nearest town or, if that is across a border, the nearest on this side: zone boundaries follow borders. A
 * section of a city is replaced by the city. Far out at sea and in empty land there is no name.
 */
import KDBush from 'kdbush';
import { RAD_PER_DEG } from '../lib/math.ts';
import { distanceKm, EARTH_RADIUS_KM } from '../physics/geodesy.ts';
import type { BinarySections } from './binary-sections.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ZoneMap } from './zone.ts';

const NEIGHBOURS = 8;
const FARTHEST_AT_SEA_KM = 100;
const FARTHEST_ON_LAND_KM = 400;
/** Cities that can extend beyond a smaller neighbour, and their assumed density. */
const SMALLEST_CITY = 100_000;
const CITY_RATIO = 10;
const FARTHEST_CITY_KM = 30;
const PEOPLE_PER_KM2 = 10_000;
/** A little less than a degree of latitude, so that a box contains everything within reach. */
const KM_PER_DEGREE = 111.1;
/** The first search radius; each further search doubles it until it finds enough. */
const FIRST_REACH_KM = 25;
/** Degrees; more than the rounding of coordinates. */
const BOX_MARGIN = 1e-4;
/** A town across a border is named only if it is nearer than the first one on this side by this factor. */
const BORDER_FACTOR = 4;

export class ReverseIndex {
  readonly #gazetteer: Gazetteer;
  readonly #zones: ZoneMap;
  readonly #spatialBytes: Uint8Array;
  /** The library needs its own buffer of some megabytes, copied at the first lookup. */
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

  /** The place to name for a point in a time zone, or null. */
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

  hasTownWithin(lat: number, lon: number, km: number): boolean {
    return this.#withinBox(lat, lon, km).some((place) => this.#distanceKm(lat, lon, place) <= km);
  }

  /**
   * The city whose built-up area contains the point, if the nearest town is a smaller neighbour: near the edge of a large
   * city the neighbour's centre is nearer than its own. Distances are compared in units of the two radii.
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

  /** The nearest few places within a limit, nearest first. */
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

  /** Places in a box around all points within that distance, also across the date line and the poles. */
  #withinBox(lat: number, lon: number, reachKm: number): number[] {
    const dLat = reachKm / KM_PER_DEGREE;
    const widening = Math.sin(reachKm / EARTH_RADIUS_KM) / Math.cos(lat * RAD_PER_DEG);
    const dLon = Math.abs(lat) + dLat >= 90 || widening >= 1 ? 180 : Math.asin(widening) / RAD_PER_DEG + BOX_MARGIN;
    const [south, north, west, east] = [lat - dLat, lat + dLat, lon - dLon, lon + dLon];
    const places = this.#spatial.range(Math.max(-180, west), south, Math.min(180, east), north);
    if (west < -180) places.push(...this.#spatial.range(Math.max(east, west + 360), south, 180, north));
    if (east > 180) places.push(...this.#spatial.range(-180, south, Math.min(west, east - 360), north));
    return places;
  }

  #radiusKm(place: number): number {
    return Math.sqrt(this.#gazetteer.population(place) / (Math.PI * PEOPLE_PER_KM2));
  }

  /** The town on this side of the border, unless the one across it is much nearer. */
  #nearer(lat: number, lon: number, across: number, here: number): number {
    const isHere = this.#distanceKm(lat, lon, here) <= BORDER_FACTOR * this.#distanceKm(lat, lon, across);
    const sameCountry = this.#gazetteer.country(across) === this.#gazetteer.country(here);
    return isHere && !sameCountry ? here : across;
  }

  #zoneOf(place: number): string {
    return this.#zones.zoneAt(this.#gazetteer.lat(place), this.#gazetteer.lon(place));
  }

  #distanceKm(lat: number, lon: number, place: number): number {
    return distanceKm({ lat, lon }, { lat: this.#gazetteer.lat(place), lon: this.#gazetteer.lon(place) });
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
