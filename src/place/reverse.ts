/**
 * Reverse geocoding: the town to name for a point.
 *
 * The nearest town in the point's own time zone is taken, because zones follow borders and the nearest of all may lie
 * in another country; a section of a city gives way to the city. Far out at sea and far from anybody there is none.
 */
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Gazetteer } from './gazetteer.ts';
import type { Sections } from './sections.ts';
import type { ZoneMap } from './zone.ts';

const NEIGHBOURS = 8;
const FARTHEST_AT_SEA_KM = 100;
const FARTHEST_ON_LAND_KM = 400;
/** A town across a border is named only if it is nearer than the first one on this side by this factor. */
const BORDER_FACTOR = 4;

export class ReverseIndex {
  readonly #gazetteer: Gazetteer;
  readonly #zones: ZoneMap;
  readonly #spatial: KDBush;
  readonly #covered: Uint32Array;
  readonly #covering: Uint32Array;

  constructor(gazetteer: Gazetteer, zones: ZoneMap, sections: Sections) {
    this.#gazetteer = gazetteer;
    this.#zones = zones;
    this.#spatial = KDBush.from(sections.copy('spatial'));
    this.#covered = sections.u32('coveredPlaces');
    this.#covering = sections.u32('coveringPlaces');
  }

  /** The place to name for a point that lies in a zone, or null. */
  nearest(lat: number, lon: number, tzId: string): number | null {
    const limitKm = tzId.startsWith('Etc/') ? FARTHEST_AT_SEA_KM : FARTHEST_ON_LAND_KM;
    const near = around(this.#spatial, lon, lat, NEIGHBOURS, limitKm);
    const first = near[0];
    if (first === undefined) return null;
    const sameZone = near.find((place) => this.#zoneOf(place) === tzId);
    return this.#cityOf(sameZone === undefined ? first : this.#nearer(lat, lon, first, sameZone));
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
