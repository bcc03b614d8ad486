/**
 * Airports by their codes, IATA and ICAO; airfields without an IATA code are among them. The time zone comes from the boundaries, and the elevation is not used, because the source
 * has wrong values.
 *
 * Source: airport-data-js, CC BY 4.0.
 */

import { type BinarySections, stringList } from './binary-sections.ts';
import { fold } from './fold.ts';
import { PackedStrings } from './strings.ts';

export interface Airport {
  /** "LHR"; null for an airfield that has none. */
  readonly iata: string | null;
  /** "EGLL"; null where the source has none of four letters. */
  readonly icao: string | null;
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether it has scheduled flights. */
  readonly isScheduled: boolean;
  /** Whether the source calls it large: one that many people know by its code. */
  readonly isLarge: boolean;
}

/** What the table tells of the traffic. */
export const AIRPORT_TRAFFIC = { none: 0, scheduled: 1, large: 2 } as const;

export const AIRPORT_COORDINATE_SCALE = 1e5;

/** Stands for a code that an airport does not have; larger than any. */
const NO_IATA = 0xffff;
const NO_ICAO = 0xffffffff;

/** A code of capital letters as a number with the same sort order. */
function packLetters(code: string): number {
  return [...code].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 65, 0);
}

/** Three letters, or none, as a number of 16 bits. */
export function packIata(iata: string | null): number {
  return iata === null ? NO_IATA : packLetters(iata);
}

/** Four letters, or none, as a number of 32 bits. */
export function packIcao(icao: string | null): number {
  return icao === null ? NO_ICAO : packLetters(icao);
}

function unpackLetters(packed: number, length: number): string {
  const letters = Array.from({ length }, (_, i) => Math.floor(packed / 26 ** (length - 1 - i)) % 26);
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
  readonly #icao: Uint32Array;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;
  readonly #country: Uint8Array;
  readonly #traffic: Uint8Array;
  readonly #names: PackedStrings;
  readonly #countries: readonly string[];
  #byWord: ReadonlyMap<string, readonly AirportName[]> | null = null;

  constructor(sections: BinarySections) {
    this.#iata = sections.u16('airportIata');
    this.#icao = sections.u32('airportIcao');
    this.#lat = sections.i32('airportLat');
    this.#lon = sections.i32('airportLon');
    this.#country = sections.u8('airportCountry');
    this.#traffic = sections.u8('airportTraffic');
    this.#names = new PackedStrings(sections.u32('airportNameOffsets'), sections.u8('airportNameBytes'));
    this.#countries = stringList(sections.meta, 'airportCountries');
    this.count = this.#iata.length;
  }

  /** The airport of a code of three capital letters, or null. */
  withIata(iata: string): Airport | null {
    if (!/^[A-Z]{3}$/.test(iata)) return null;
    const at = this.#iata.indexOf(packIata(iata));
    return at < 0 ? null : this.#airport(at);
  }

  /** The airport of a code of four capital letters, or null. */
  withIcao(icao: string): Airport | null {
    if (!/^[A-Z]{4}$/.test(icao)) return null;
    const at = this.#icao.indexOf(packIcao(icao));
    return at < 0 ? null : this.#airport(at);
  }

  /** The only airport with scheduled flights of that name ("heathrow", "charles de gaulle"), or null. */
  named(name: string): Airport | null {
    const wanted = wordsOf(name);
    if (wanted.length === 0) return null;
    const holding = this.#scheduledWith(wanted[0]).filter(({ words }) => wanted.every((word) => words.includes(word)));
    const exact = holding.filter(({ words }) => words.length === wanted.length);
    const [found, another] = exact.length > 0 ? exact : holding;
    if (found === undefined || another !== undefined) return null;
    return this.#airport(found.at);
  }

  /** Those with scheduled flights whose names have a word. Folded at the first use, because most texts name no airport. */
  #scheduledWith(word: string): readonly AirportName[] {
    this.#byWord ??= Map.groupBy(this.#scheduledWords(), ({ word }) => word);
    return this.#byWord.get(word) ?? [];
  }

  #scheduledWords(): Array<AirportName & { readonly word: string }> {
    return Array.from({ length: this.count }, (_, at) => at)
      .filter((at) => this.#traffic[at] !== AIRPORT_TRAFFIC.none)
      .flatMap((at) => {
        const words = wordsOf(this.#names.at(at));
        return [...new Set(words)].map((word) => ({ word, at, words }));
      });
  }

  #airport(at: number): Airport {
    return {
      iata: this.#iata[at] === NO_IATA ? null : unpackLetters(this.#iata[at], 3),
      icao: this.#icao[at] === NO_ICAO ? null : unpackLetters(this.#icao[at], 4),
      name: this.#names.at(at),
      countryCode: this.#countries[this.#country[at]] ?? '',
      lat: this.#lat[at] / AIRPORT_COORDINATE_SCALE,
      lon: this.#lon[at] / AIRPORT_COORDINATE_SCALE,
      isScheduled: this.#traffic[at] !== AIRPORT_TRAFFIC.none,
      isLarge: this.#traffic[at] === AIRPORT_TRAFFIC.large,
    };
  }
}
