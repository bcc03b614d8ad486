/**
 * The gazetteer: some 199,500 places in columns, read from one buffer.
 *
 * A place is a number. Places are sorted by rank (population, capitals and seats of government), so that the lower of two
 * numbers is the better known place. Names and divisions are decoded when they are read.
 *
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, modified; built by scripts/build-data.ts.
 */

import { type BinarySections, stringList } from './binary-sections.ts';
import type { Place } from './place.ts';
import { SortedKeys } from './sorted-keys.ts';
import { PackedStrings } from './strings.ts';

/** Kinds of the postings under a name. */
export const NAME_PRIMARY = 0;
export const NAME_TAIL = 1;
export const NAME_ALTERNATE = 2;

/** Kinds of the postings under a qualifying word. */
export const QUALIFIES_COUNTRY = 0;
export const QUALIFIES_REGION = 1;
export const QUALIFIES_DISTRICT = 2;
/** A country by its ISO code, which is a qualifier but not a name. */
export const QUALIFIES_AS_CODE = 3;

/** Classes of places, after the GeoNames feature codes PPLC, PPLA and PPLX. */
export const CLASS_TOWN = 0;
export const CLASS_CAPITAL = 1;
export const CLASS_SEAT = 2;
export const CLASS_SECTION = 3;
const CLASS_MASK = 3;

/** Whether the label of a place needs its district, or is shared even then. */
export const LABEL_NEEDS_DISTRICT = 4;
export const LABEL_IS_SHARED = 8;

/** Latitudes and longitudes are stored in hundred-thousandths of a degree, about a metre. */
export const COORDINATE_SCALE = 1e5;
export const NO_ELEVATION_M = -32768;
/** Main towns stored of each country and region, and the filler where there are fewer. */
export const MAIN_TOWNS = 5;
export const NO_TOWN = 0xffffffff;
/** Points of score for each factor of ten in population. */
export const SCORE_PER_DECADE = 26;

export class Gazetteer {
  readonly count: number;
  readonly release: string;
  /** Folded names of places; values are places. */
  readonly names: SortedKeys;
  /** Folded words that qualify; values are countries, regions or districts. */
  readonly qualifiers: SortedKeys;
  readonly countryCodes: readonly string[];
  readonly countryNames: readonly string[];
  readonly #regionNames: Strings;
  readonly #regionCodes: Strings;
  /** Those that have been read. */
  readonly #knownRegions = new Map<number, string>();
  readonly #regionCountry: Uint8Array;
  readonly #districtNames: PackedStrings;
  readonly #placeNames: PackedStrings;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;
  readonly #population: Uint32Array;
  readonly #elevation: Int16Array;
  readonly #geonameId: Uint32Array;
  readonly #byGeonameId: Uint32Array;
  readonly #region: Uint16Array;
  readonly #district: Uint16Array;
  readonly #flags: Uint8Array;
  readonly #score: Uint8Array;
  readonly #countryTowns: Uint32Array;
  readonly #regionTowns: Uint32Array;

  constructor(sections: BinarySections) {
    this.#lat = sections.i32('lat');
    this.#lon = sections.i32('lon');
    this.#population = sections.u32('population');
    this.#elevation = sections.i16('elevation');
    this.#geonameId = sections.u32('geonameId');
    this.#byGeonameId = sections.u32('byGeonameId');
    this.#region = sections.u16('region');
    this.#district = sections.u16('district');
    this.#flags = sections.u8('flags');
    this.#score = sections.u8('score');
    this.#countryTowns = sections.u32('countryTowns');
    this.#regionTowns = sections.u32('regionTowns');
    this.#regionCountry = sections.u8('regionCountry');
    this.#placeNames = new PackedStrings(sections.u32('nameOffsets'), sections.u8('nameBytes'));
    this.#districtNames = new PackedStrings(sections.u32('districtNameOffsets'), sections.u8('districtNameBytes'));
    this.names = openKeys(sections, 'name');
    this.qualifiers = openKeys(sections, 'qualifier');
    this.countryCodes = stringList(sections.meta, 'countryCodes');
    this.countryNames = stringList(sections.meta, 'countryNames');
    this.#regionNames = openStrings(sections, 'regionName');
    this.#regionCodes = openStrings(sections, 'regionCode');
    this.release = String(sections.meta.release);
    this.count = this.#lat.length;
  }

  name(place: number): string {
    return this.#placeNames.at(place);
  }

  lat(place: number): number {
    return (this.#lat[place] ?? 0) / COORDINATE_SCALE;
  }

  lon(place: number): number {
    return (this.#lon[place] ?? 0) / COORDINATE_SCALE;
  }

  population(place: number): number {
    return this.#population[place] ?? 0;
  }

  elevationM(place: number): number | null {
    const metres = this.#elevation[place] ?? NO_ELEVATION_M;
    return metres === NO_ELEVATION_M ? null : metres;
  }

  geonameId(place: number): number {
    return this.#geonameId[place] ?? 0;
  }

  /** The place with a GeoNames id, or null. */
  withGeonameId(id: number): number | null {
    let low = 0;
    let high = this.#byGeonameId.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.geonameId(this.#byGeonameId[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const place = this.#byGeonameId[low];
    return place !== undefined && this.geonameId(place) === id ? place : null;
  }

  region(place: number): number {
    return this.#region[place] ?? 0;
  }

  regionName(region: number): string {
    let name = this.#knownRegions.get(region);
    if (name === undefined) {
      name = this.#regionNames.at(region);
      this.#knownRegions.set(region, name);
    }
    return name;
  }

  /** The GeoNames code of a region: "DE.02". */
  regionCode(region: number): string {
    return this.#regionCodes.at(region);
  }

  get regionCount(): number {
    return this.#regionCodes.count;
  }

  /** 0 means none. */
  district(place: number): number {
    return this.#district[place] ?? 0;
  }

  districtName(district: number): string {
    return this.#districtNames.at(district);
  }

  country(place: number): number {
    return this.countryOfRegion(this.region(place));
  }

  countryOfRegion(region: number): number {
    return this.#regionCountry[region] ?? 0;
  }

  /** The best known towns of a country, the best first. */
  townsOfCountry(country: number): readonly number[] {
    return townsAt(this.#countryTowns, country);
  }

  /** The best known towns of a region, the best first. */
  townsOfRegion(region: number): readonly number[] {
    return townsAt(this.#regionTowns, region);
  }

  /** One of CLASS_TOWN, CLASS_CAPITAL, CLASS_SEAT, CLASS_SECTION. */
  placeClass(place: number): number {
    return (this.#flags[place] ?? 0) & CLASS_MASK;
  }

  /** How well known a place is, 0 to 255: 26 points for each factor of ten in population, more for capitals and seats. */
  score(place: number): number {
    return this.#score[place] ?? 0;
  }

  /**
   * "Springfield, Missouri, United States": the text that resolves to this place only, with the district if the region has
   * several of the name. For the few places that no name identifies it is their coordinates.
   */
  label(place: number): string {
    const flags = this.#flags[place] ?? 0;
    if ((flags & LABEL_IS_SHARED) !== 0) return `${this.lat(place)},${this.lon(place)}`;
    const parts = [this.name(place)];
    if ((flags & LABEL_NEEDS_DISTRICT) !== 0) parts.push(this.#districtNames.at(this.district(place)));
    parts.push(this.regionName(this.region(place)), this.countryNames[this.country(place)] ?? '');
    return parts.filter((part) => part !== '').join(', ');
  }

  /** The place, in the given time zone. */
  place(place: number, tzId: string): Place {
    const country = this.country(place);
    return {
      name: this.name(place),
      region: this.regionName(this.region(place)),
      country: this.countryNames[country] ?? '',
      countryCode: this.countryCodes[country] ?? '',
      lat: this.lat(place),
      lon: this.lon(place),
      tzId,
      elevationM: this.elevationM(place),
      geonameId: this.geonameId(place),
    };
  }
}

function townsAt(towns: Uint32Array, area: number): readonly number[] {
  return [...towns.subarray(area * MAIN_TOWNS, (area + 1) * MAIN_TOWNS)].filter((town) => town !== NO_TOWN);
}

type Strings = Pick<PackedStrings, 'at' | 'count'>;

/**
 * Strings of a table, each decoded when it is read: the lists of regions would be half of what opening a table takes. Tables that an
 * earlier version imported hold them as a list in the header.
 */
function openStrings(sections: BinarySections, name: 'regionName' | 'regionCode'): Strings {
  if (sections.has(`${name}Offsets`))
    return new PackedStrings(sections.u32(`${name}Offsets`), sections.u8(`${name}Bytes`));
  const list = stringList(sections.meta, `${name}s`);
  return { count: list.length, at: (index) => list[index] ?? '' };
}

function openKeys(sections: BinarySections, prefix: string): SortedKeys {
  return new SortedKeys(
    sections.u32(`${prefix}KeyOffsets`),
    sections.u8(`${prefix}KeyBytes`),
    sections.u32(`${prefix}PostingOffsets`),
    sections.u32(`${prefix}Postings`),
  );
}
