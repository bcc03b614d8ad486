/**
 * Airports by their IATA code. The time zone of one comes from the boundaries and its elevation is not used: the source
 * has wrong ones.
 *
 * Source: airport-data-js, CC BY 4.0.
 */
import { type Sections, stringList } from './sections.ts';
import { PackedStrings } from './strings.ts';

export interface Airport {
  readonly iata: string;
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether airlines fly there by timetable. */
  readonly isScheduled: boolean;
}

export const AIRPORT_COORDINATE_SCALE = 1e5;

/** Three letters as a number that sorts as they do. */
export function packIata(iata: string): number {
  return [...iata].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 65, 0);
}

export class Airports {
  readonly count: number;
  readonly #iata: Uint16Array;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;
  readonly #country: Uint8Array;
  readonly #scheduled: Uint8Array;
  readonly #names: PackedStrings;
  readonly #countries: readonly string[];

  constructor(sections: Sections) {
    this.#iata = sections.u16('airportIata');
    this.#lat = sections.i32('airportLat');
    this.#lon = sections.i32('airportLon');
    this.#country = sections.u8('airportCountry');
    this.#scheduled = sections.u8('airportScheduled');
    this.#names = new PackedStrings(sections.u32('airportNameOffsets'), sections.u8('airportNameBytes'));
    this.#countries = stringList(sections.meta, 'airportCountries');
    this.count = this.#iata.length;
  }

  /** The airport of a code of three capital letters, or null. */
  withIata(iata: string): Airport | null {
    if (!/^[A-Z]{3}$/.test(iata)) return null;
    const at = this.#iata.indexOf(packIata(iata));
    if (at < 0) return null;
    return {
      iata,
      name: this.#names.at(at),
      countryCode: this.#countries[this.#country[at]] ?? '',
      lat: this.#lat[at] / AIRPORT_COORDINATE_SCALE,
      lon: this.#lon[at] / AIRPORT_COORDINATE_SCALE,
      isScheduled: this.#scheduled[at] === 1,
    };
  }
}
