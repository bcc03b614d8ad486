/**
 * Airports by their IATA code. The time zone comes from the boundaries, and the elevation is not used, because the source
 * has wrong values.
 *
 * Source: airport-data-js, CC BY 4.0.
 */

import { type BinarySections, stringList } from './binary-sections.ts';
import { fold } from './fold.ts';
import { PackedStrings } from './strings.ts';

export interface Airport {
  readonly iata: string;
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether it has scheduled flights. */
  readonly isScheduled: boolean;
}

export const AIRPORT_COORDINATE_SCALE = 1e5;

/** Three letters as a number with the same sort order. */
export function packIata(iata: string): number {
  return [...iata].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 65, 0);
}

function unpackIata(packed: number): string {
  const letters = [Math.floor(packed / 676), Math.floor(packed / 26) % 26, packed % 26];
  return String.fromCharCode(...letters.map((letter) => letter + 65));
}

interface AirportName {
  readonly at: number;
  readonly words: readonly string[];
}

/** Generic words in the names of airports. */
const KIND_WORDS = new Set(['airport', 'international', 'intl', 'regional', 'the']);

function wordsOf(name: string): string[] {
  return fold(name)
    .split(' ')
    .filter((word) => word !== '' && !KIND_WORDS.has(word));
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
  #foldedNames: readonly AirportName[] | null = null;

  constructor(sections: BinarySections) {
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
    return at < 0 ? null : this.#airport(at, iata);
  }

  /** The only airport with scheduled flights of that name ("heathrow", "charles de gaulle"), or null. */
  named(name: string): Airport | null {
    const wanted = wordsOf(name);
    if (wanted.length === 0) return null;
    const holding = this.#scheduledNames().filter(({ words }) => wanted.every((word) => words.includes(word)));
    const exact = holding.filter(({ words }) => words.length === wanted.length);
    const [found, another] = exact.length > 0 ? exact : holding;
    if (found === undefined || another !== undefined) return null;
    return this.#airport(found.at, unpackIata(this.#iata[found.at]));
  }

  /** Folded at the first use, because most texts name no airport. */
  #scheduledNames(): readonly AirportName[] {
    this.#foldedNames ??= Array.from({ length: this.count }, (_, at) => at)
      .filter((at) => this.#scheduled[at] === 1)
      .map((at) => ({ at, words: wordsOf(this.#names.at(at)) }));
    return this.#foldedNames;
  }

  #airport(at: number, iata: string): Airport {
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
