/**
 * Tables of postcodes: fixed-width rows sorted by code, found by binary search; several countries can have the same code.
 * One table is embedded, imports add more, and for each country the first table that has it is used.
 *
 * Sources: GeoNames postal codes (https://www.geonames.org), CC BY 4.0; Canada through the package zipcodes.
 */

import { type BinarySections, stringList } from './binary-sections.ts';
import { PackedStrings } from './strings.ts';
import { packStrings, writeSections } from './write-sections.ts';

export interface PostcodeRow {
  /** Capital letters and digits only: "SW1A1AA", "75001". */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  /** "" to use the name of the nearest town. */
  readonly name: string;
  /** First-level division as named in the source; may be "". */
  readonly region: string;
}

/** Two numbers of six characters each; a base of 37 keeps six within 32 bits. */
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = 37;
const HALF = 6;
export const MAX_CODE_LENGTH = 2 * HALF;
const COORDINATE_SCALE = 1e5;

/** A code as stored in tables: only capital letters and digits. */
export function plainCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z\d]/g, '');
}

export class PostcodeTable {
  readonly release: string;
  readonly countryCodes: readonly string[];
  readonly count: number;
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  readonly #country: Uint8Array;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;
  readonly #name: Uint32Array;
  readonly #region: Uint16Array;
  readonly #names: PackedStrings;
  readonly #regions: PackedStrings;

  constructor(sections: BinarySections) {
    this.#high = sections.u32('codeHigh');
    this.#low = sections.u32('codeLow');
    this.#country = sections.u8('codeCountry');
    this.#lat = sections.i32('codeLat');
    this.#lon = sections.i32('codeLon');
    this.#name = sections.u32('codeName');
    this.#region = sections.u16('codeRegion');
    this.#names = new PackedStrings(sections.u32('codeNameOffsets'), sections.u8('codeNameBytes'));
    this.#regions = new PackedStrings(sections.u32('codeRegionOffsets'), sections.u8('codeRegionBytes'));
    this.countryCodes = stringList(sections.meta, 'postcodeCountries');
    this.release = String(sections.meta.postcodeRelease);
    this.count = this.#high.length;
  }

  /** Up to `limit` rows whose code begins with `prefix` and has `length` characters. */
  startingWith(prefix: string, length: number, limit: number): PostcodeRow[] {
    const rows: PostcodeRow[] = [];
    for (let at = this.#firstFrom(prefix); at < this.count && rows.length < limit; at++) {
      const code = this.#code(at);
      if (!code.startsWith(prefix)) break;
      if (code.length === length) rows.push(this.#row(at, code));
    }
    return rows;
  }

  #firstFrom(code: string): number {
    const high = packHalf(code.slice(0, HALF));
    const low = packHalf(code.slice(HALF));
    let from = 0;
    let to = this.count;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const difference = this.#high[middle] - high || this.#low[middle] - low;
      if (difference < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #code(row: number): string {
    return unpackHalf(this.#high[row]) + unpackHalf(this.#low[row]);
  }

  #row(at: number, code: string): PostcodeRow {
    return {
      code,
      countryCode: this.countryCodes[this.#country[at]] ?? '',
      lat: this.#lat[at] / COORDINATE_SCALE,
      lon: this.#lon[at] / COORDINATE_SCALE,
      name: this.#names.at(this.#name[at]),
      region: this.#regions.at(this.#region[at]),
    };
  }
}

/** Several tables as one. */
export class Postcodes {
  readonly #tables: readonly PostcodeTable[];
  readonly #tableOf = new Map<string, PostcodeTable>();

  /** `tables` by priority. */
  constructor(tables: readonly PostcodeTable[]) {
    this.#tables = tables;
    for (const table of tables) {
      for (const code of table.countryCodes) if (!this.#tableOf.has(code)) this.#tableOf.set(code, table);
    }
  }

  has(countryCode: string): boolean {
    return this.#tableOf.has(countryCode);
  }

  /** All rows of exactly this code. */
  exact(code: string): PostcodeRow[] {
    return this.startingWith(code, code.length, MAX_PER_CODE);
  }

  startingWith(prefix: string, length: number, limit: number): PostcodeRow[] {
    if (prefix.length > MAX_CODE_LENGTH) return [];
    return this.#tables.flatMap((table) =>
      table.startingWith(prefix, length, limit).filter(({ countryCode }) => this.#tableOf.get(countryCode) === table),
    );
  }
}

/** Some codes cover a hundred villages; more rows than this are useless. */
const MAX_PER_CODE = 400;

/** Collects rows one by one in little memory and builds the sections of a table. */
export class PostcodeCollector {
  readonly #countries = new Map<string, number>();
  readonly #names = new Map<string, number>();
  readonly #regions = new Map<string, number>();
  #columns = emptyColumns(1024);
  #count = 0;

  /** The rows added so far; one that repeats the row before it is not counted. */
  get count(): number {
    return this.#count;
  }

  /** Throws for a code that a table cannot store. */
  add(row: PostcodeRow): void {
    if (!/^[A-Z\d]{1,12}$/.test(row.code)) throw new Error(`"${row.code}" is not a postcode`);
    if (this.#count === this.#columns.high.length) this.#columns = grown(this.#columns);
    const columns = this.#columns;
    const at = this.#count;
    columns.high[at] = packHalf(row.code.slice(0, HALF));
    columns.low[at] = packHalf(row.code.slice(HALF));
    columns.country[at] = numberOf(this.#countries, row.countryCode);
    columns.lat[at] = Math.round(row.lat * COORDINATE_SCALE);
    columns.lon[at] = Math.round(row.lon * COORDINATE_SCALE);
    columns.name[at] = numberOf(this.#names, row.name);
    columns.region[at] = numberOf(this.#regions, row.region);
    if (at === 0 || keyOf(columns, at) !== keyOf(columns, at - 1)) this.#count++;
  }

  get countryCodes(): string[] {
    return [...this.#countries.keys()];
  }

  /** The sections of a table, each row in it once. */
  sections() {
    const { high, low, country, lat, lon, name, region } = this.#columns;
    const sorted = Uint32Array.from({ length: this.#count }, (_, i) => i).sort(
      (a, b) => high[a] - high[b] || low[a] - low[b] || country[a] - country[b] || a - b,
    );
    const ofCode = new Set<string>();
    const order = sorted.filter((row, i) => {
      const before = sorted[i - 1];
      if (i === 0 || high[row] !== high[before] || low[row] !== low[before]) ofCode.clear();
      const key = keyOf(this.#columns, row);
      if (ofCode.has(key)) return false;
      ofCode.add(key);
      return true;
    });
    const names = packStrings([...this.#names.keys()]);
    const regions = packStrings([...this.#regions.keys()]);
    return {
      codeHigh: order.map((row) => high[row]),
      codeLow: order.map((row) => low[row]),
      codeLat: Int32Array.from(order, (row) => lat[row]),
      codeLon: Int32Array.from(order, (row) => lon[row]),
      codeName: order.map((row) => name[row]),
      codeRegion: Uint16Array.from(order, (row) => region[row]),
      codeCountry: Uint8Array.from(order, (row) => country[row]),
      codeNameOffsets: names.offsets,
      codeNameBytes: names.bytes,
      codeRegionOffsets: regions.offsets,
      codeRegionBytes: regions.bytes,
    };
  }

  /** The table as a file, and how many rows it has; `releaseOf` names its release by that. */
  file(releaseOf: (count: number) => string): { readonly bytes: Uint8Array; readonly count: number } {
    const sections = this.sections();
    const count = sections.codeHigh.length;
    const meta = { postcodeCountries: this.countryCodes, postcodeRelease: releaseOf(count) };
    return { bytes: writeSections(sections, meta), count };
  }
}

function emptyColumns(size: number) {
  return {
    high: new Uint32Array(size),
    low: new Uint32Array(size),
    country: new Uint8Array(size),
    lat: new Int32Array(size),
    lon: new Int32Array(size),
    name: new Uint32Array(size),
    region: new Uint16Array(size),
  };
}

type Columns = ReturnType<typeof emptyColumns>;

/** All that a row says, as one text. */
function keyOf({ high, low, country, lat, lon, name, region }: Columns, row: number): string {
  return `${high[row]},${low[row]},${country[row]},${lat[row]},${lon[row]},${name[row]},${region[row]}`;
}

function grown(columns: Columns): Columns {
  const larger = emptyColumns(columns.high.length * 2);
  larger.high.set(columns.high);
  larger.low.set(columns.low);
  larger.country.set(columns.country);
  larger.lat.set(columns.lat);
  larger.lon.set(columns.lon);
  larger.name.set(columns.name);
  larger.region.set(columns.region);
  return larger;
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(text, number);
  return number;
}

/** Up to six characters as a number with the same sort order; a missing one sorts first. */
function packHalf(text: string): number {
  let value = 0;
  for (let i = 0; i < HALF; i++) value = value * BASE + SYMBOLS.indexOf(text.charAt(i) || ' ') + 1;
  return value;
}

function unpackHalf(packed: number): string {
  let text = '';
  for (let value = packed; value > 0; value = Math.floor(value / BASE)) {
    const symbol = value % BASE;
    if (symbol > 0) text = SYMBOLS.charAt(symbol - 1) + text;
  }
  return text;
}
