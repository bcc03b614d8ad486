/**
 * Builds the table of places: ranks the rows, numbers their divisions, collects their keys, finds the city that each
 * section of a city belongs to, and decides which label identifies each place.
 */
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { fold } from '../fold.ts';
import {
  CLASS_CAPITAL,
  CLASS_SEAT,
  CLASS_SECTION,
  CLASS_TOWN,
  COORDINATE_SCALE,
  MAIN_TOWNS,
  NO_ELEVATION_M,
  NO_TOWN,
  QUALIFIES_DISTRICT,
  SCORE_PER_DECADE,
} from '../gazetteer.ts';
import { KeyCollector, packStrings, writeSections } from '../write-sections.ts';
import { coveringCities } from './covering-cities.ts';
import type { GeoNamesRow, RankedPlace } from './geonames-rows.ts';
import type { HandTables } from './hand-tables.ts';
import { type DivisionWords, labelFlags } from './labels.ts';
import { addPlaceKeys } from './place-keys.ts';
import { type CountryWords, type DivisionTables, qualifierKeys } from './qualifier-keys.ts';

const SIZE_OF_A_TOWN = 20_000;

export interface PlaceDivisions {
  /** "DE.02"; the code may have no name. */
  readonly regionCode: string;
  /** "DE.02.091"; "" when the place has none. */
  readonly districtCode: string;
}

/** The input for a table of places. */
interface GazetteerSource {
  readonly rows: readonly GeoNamesRow[];
  /** The divisions of each row. */
  readonly divisions: readonly PlaceDivisions[];
  /** Names by code: "DE.02", "DE.02.091". */
  readonly regionNames: ReadonlyMap<string, string>;
  readonly districtNames: ReadonlyMap<string, string>;
  readonly tables: HandTables;
  readonly countries: CountryWords;
  readonly release: string;
}

/** Receives the current step and the share of it that is done, 0 to 1. */
export interface BuildProgress {
  step(label: string): Promise<void>;
  within(fraction: number): void;
}

/** The file of the table. */
export async function makeGazetteer(source: GazetteerSource, progress: BuildProgress): Promise<Uint8Array> {
  const { tables, release } = source;
  const places = rankedPlaces(source);
  const numbered = numberDivisions(places, source);

  await progress.step('collecting names');
  const names = new KeyCollector('first kind');
  places.forEach((place, id) => {
    addPlaceKeys(names, id, place.row, tables);
    progress.within(id / places.length);
  });
  const qualifiers = qualifierKeys(numbered.tables, tables, source.countries, townNames(places));

  await progress.step('indexing coordinates');
  const spatial = spatialIndex(places);
  const within = (place: number, distanceKm: number): number[] =>
    around(spatial, places[place]?.row.lon ?? 0, places[place]?.row.lat ?? 0, undefined, distanceKm);
  const covering = coveringCities(places, within);

  await progress.step('sorting names');
  return writeSections(
    {
      ...placeColumns(places, numbered, labelFlags(places, divisionWords(numbered, qualifiers, tables))),
      regionCountry: numbered.regionCountry,
      regionTowns: mainTowns(places, numbered.tables.regionCodes.length, (place) => numbered.regionOf[place] ?? 0),
      countryTowns: mainTowns(
        places,
        numbered.tables.countryCodes.length,
        (place) => numbered.regionCountry[numbered.regionOf[place] ?? 0] ?? 0,
      ),
      ...named('regionCode', packStrings(numbered.tables.regionCodes)),
      ...named('regionName', packStrings(numbered.tables.regionNames)),
      ...named('districtCode', packStrings(numbered.tables.districtCodes)),
      ...named('districtName', packStrings(numbered.tables.districtNames)),
      ...named('name', packStrings(places.map((place) => place.row.name))),
      coveredPlaces: covering.covered,
      coveringPlaces: covering.covering,
      ...names.pack('name'),
      ...qualifiers.pack('qualifier'),
      spatial: new Uint8Array(spatial.data),
    },
    {
      release,
      countryCodes: numbered.tables.countryCodes,
      countryNames: numbered.tables.countryNames,
    },
  );
}

/** The folded names of towns of some size. */
function townNames(places: readonly RankedPlace[]): ReadonlySet<string> {
  return new Set(places.filter(({ row }) => row.population >= SIZE_OF_A_TOWN).map(({ row }) => fold(row.name)));
}

/** A few GeoNames names have a remark after a comma, where a text would have the region. */
function displayName(name: string): string {
  return (name.split(',')[0] ?? name).trim();
}

function rankedPlaces({ rows, divisions: assigned, tables }: GazetteerSource): RankedPlace[] {
  const places = rows.map((row, i) => ({
    row: {
      ...row,
      name: tables.shownNames.get(String(row.geonameId)) ?? displayName(row.name),
      mainName: displayName(row.name),
      asciiName: displayName(row.asciiName),
    },
    rank: rank(row) + (tables.preferred.has(String(row.geonameId)) ? PREFERENCE : 0),
    regionCode: assigned[i]?.regionCode ?? '',
    districtCode: assigned[i]?.districtCode ?? '',
  }));
  return places.sort(
    (a, b) => b.rank - a.rank || b.row.population - a.row.population || a.row.geonameId - b.row.geonameId,
  );
}

/** In factors of ten in population: a bonus for seats of government, a malus for parts of a city and localities. */
const CLASS_BONUS: Readonly<Record<string, number>> = { PPLC: 0.6, PPLA: 0.3, PPLA2: 0.15, PPLX: -0.9, PPLL: -0.5 };
/** A place with names in many languages is better known than its size suggests: Valencia, San Jose. */
const BONUS_PER_DECADE_OF_NAMES = 0.7;
/** For a place that people mean although a namesake is about as large. */
const PREFERENCE = 1;
/** The assumed population of a capital, a seat of government or another place where it is unknown. */
const UNKNOWN_POPULATION: Readonly<Record<string, number>> = { PPLC: 3, PPLA: 2.3 };
const UNKNOWN_POPULATION_OF_A_PLACE = 1.2;

/** How well known a place is, as the decimal logarithm of a population. */
function rank(row: GeoNamesRow): number {
  if (row.population === 0) return UNKNOWN_POPULATION[row.featureCode] ?? UNKNOWN_POPULATION_OF_A_PLACE;
  const names = BONUS_PER_DECADE_OF_NAMES * Math.log10(1 + row.alternateNames.length);
  return Math.log10(row.population + 10) + names + (CLASS_BONUS[row.featureCode] ?? 0);
}

interface NumberedDivisions {
  readonly tables: DivisionTables;
  readonly regionCountry: Uint8Array;
  readonly regionOf: Uint16Array;
  readonly districtOf: Uint16Array;
}

/** Numbers countries, regions and districts in the order of their codes; district 0 is "none". */
function numberDivisions(places: readonly RankedPlace[], source: GazetteerSource): NumberedDivisions {
  const { tables, countries, ...divisions } = source;
  const known = (place: RankedPlace): string =>
    divisions.districtNames.has(place.districtCode) ? place.districtCode : '';
  const countryCodes = distinct(places.map((place) => place.row.countryCode));
  const regionCodes = distinct(places.map((place) => place.regionCode));
  const districtCodes = distinct(['', ...places.map(known)]);
  const nameOf = (code: string, names: ReadonlyMap<string, string>): string =>
    (tables.regionNames.get(code) ?? names.get(code) ?? '').replaceAll(',', '');
  const regionNumbers = numbersOf(regionCodes);
  const districtNumbers = numbersOf(districtCodes);
  const countryNumbers = numbersOf(countryCodes);
  return {
    tables: {
      countryCodes,
      countryNames: countryCodes.map((code) => countries.name(code)),
      regionCodes,
      regionNames: regionCodes.map((code) => nameOf(code, divisions.regionNames)),
      districtCodes,
      districtNames: districtCodes.map((code) => nameOf(code, divisions.districtNames)),
    },
    regionCountry: Uint8Array.from(regionCodes, (code) => countryNumbers.get(code.slice(0, 2)) ?? 0),
    regionOf: Uint16Array.from(places, (place) => regionNumbers.get(place.regionCode) ?? 0),
    districtOf: Uint16Array.from(places, (place) => districtNumbers.get(known(place)) ?? 0),
  };
}

function distinct(codes: readonly string[]): string[] {
  return [...new Set(codes)].sort((a, b) => (a < b ? -1 : 1));
}

function numbersOf(codes: readonly string[]): Map<string, number> {
  return new Map(codes.map((code, i) => [code, i]));
}

/** The division names that qualify the name of a place. */
function divisionWords(numbered: NumberedDivisions, qualifiers: KeyCollector, tables: HandTables): DivisionWords {
  const { districtCodes, districtNames } = numbered.tables;
  const words = districtCodes.map((code, district) => {
    const name = fold(districtNames[district] ?? '');
    const counties = [...tables.counties].filter(([, codes]) => codes.includes(code)).map(([county]) => fold(county));
    return { name: qualifiers.hasOnlyKind(name, QUALIFIES_DISTRICT) ? name : '', counties };
  });
  return {
    region: (place) => numbered.regionOf[place] ?? 0,
    district: (place) => words[numbered.districtOf[place] ?? 0]?.name ?? '',
    counties: (place) => words[numbered.districtOf[place] ?? 0]?.counties ?? [],
  };
}

/** The first few towns of each area in the order of rank, a capital before all; without sections of cities. */
function mainTowns(places: readonly RankedPlace[], areas: number, areaOf: (place: number) => number): Uint32Array {
  const towns = new Uint32Array(areas * MAIN_TOWNS).fill(NO_TOWN);
  const counts = new Uint8Array(areas);
  const add = (place: number): void => {
    const area = areaOf(place);
    const count = counts[area] ?? 0;
    if (count === MAIN_TOWNS) return;
    towns[area * MAIN_TOWNS + count] = place;
    counts[area] = count + 1;
  };
  places.forEach(({ row }, place) => {
    if (row.featureCode === 'PPLC') add(place);
  });
  places.forEach(({ row }, place) => {
    if (row.featureCode !== 'PPLC' && row.featureCode !== 'PPLX') add(place);
  });
  return towns;
}

const CLASSES: Readonly<Record<string, number>> = { PPLC: CLASS_CAPITAL, PPLA: CLASS_SEAT, PPLX: CLASS_SECTION };

function placeColumns(places: readonly RankedPlace[], numbered: NumberedDivisions, labels: Uint8Array) {
  return {
    lat: Int32Array.from(places, ({ row }) => Math.round(row.lat * COORDINATE_SCALE)),
    lon: Int32Array.from(places, ({ row }) => Math.round(row.lon * COORDINATE_SCALE)),
    population: Uint32Array.from(places, ({ row }) => row.population),
    geonameId: Uint32Array.from(places, ({ row }) => row.geonameId),
    byGeonameId: orderOfIds(places),
    elevation: Int16Array.from(places, ({ row }) => row.elevationM ?? NO_ELEVATION_M),
    region: numbered.regionOf,
    district: numbered.districtOf,
    flags: Uint8Array.from(places, ({ row }, i) => (CLASSES[row.featureCode] ?? CLASS_TOWN) | (labels[i] ?? 0)),
    score: Uint8Array.from(places, ({ rank: decades }) => Math.min(255, Math.round(decades * SCORE_PER_DECADE))),
  };
}

/** The places sorted by GeoNames id, for the lookup by id. */
function orderOfIds(places: readonly RankedPlace[]): Uint32Array {
  return Uint32Array.from(places, (_, place) => place).sort(
    (a, b) => (places[a]?.row.geonameId ?? 0) - (places[b]?.row.geonameId ?? 0),
  );
}

/** Single precision is exact to two metres, which is enough for the nearest town. */
function spatialIndex(places: readonly RankedPlace[]): KDBush {
  const index = new KDBush(places.length, 64, Float32Array);
  for (const { row } of places) index.add(row.lon, row.lat);
  return index.finish();
}

function named(prefix: string, packed: { offsets: Uint32Array; bytes: Uint8Array }) {
  return { [`${prefix}Offsets`]: packed.offsets, [`${prefix}Bytes`]: packed.bytes };
}
