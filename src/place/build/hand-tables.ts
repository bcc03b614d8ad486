/** The hand-written tables of place names in `data/`, checked as they are read. */
import codesTable from '../../../data/codes.yaml';
import countriesTable from '../../../data/countries.yaml';
import nativeNamesTable from '../../../data/native-names.yaml';
import placeNamesTable from '../../../data/place-names.yaml';
import regionsTable from '../../../data/regions.yaml';

export interface HandTables {
  /** English names by country code, where people do not use the ISO name. */
  readonly countryNames: ReadonlyMap<string, string>;
  readonly countryAliases: ReadonlyMap<string, readonly string[]>;
  /** Names by division code, where the gazetteer's name is unclear. */
  readonly regionNames: ReadonlyMap<string, string>;
  readonly regionAliases: ReadonlyMap<string, readonly string[]>;
  /** District codes by the name of their county. */
  readonly counties: ReadonlyMap<string, readonly string[]>;
  /** English names by GeoNames id that are shown in place of the main name. */
  readonly shownNames: ReadonlyMap<string, string>;
  /** GeoNames ids of the places that come before namesakes of about their size. */
  readonly preferred: ReadonlySet<string>;
  /** Names by GeoNames id: equal to the main name, additional, and excluded. */
  readonly englishNames: ReadonlyMap<string, readonly string[]>;
  readonly addedNames: ReadonlyMap<string, readonly string[]>;
  /** Names in their own script that the gazetteer lacks, by GeoNames id. */
  readonly nativeNames: ReadonlyMap<string, string>;
  readonly historicNames: ReadonlyMap<string, readonly string[]>;
}

/** Codes that are in no data package. */
interface HandCodes {
  /** GeoNames ids of cities by the IATA code of all their airports together. */
  readonly metro: ReadonlyMap<string, number>;
  /** Names of post towns by the letters that British postcodes begin with. */
  readonly ukAreas: ReadonlyMap<string, string>;
  /** Names of post towns by the routing key that Irish Eircodes begin with. */
  readonly ieKeys: ReadonlyMap<string, string>;
}

export function readHandCodes(): HandCodes {
  const codes = table(codesTable, 'data/codes.yaml');
  return {
    metro: new Map([...names(codes, 'metro')].map(([code, id]) => [code, Number(id)])),
    ukAreas: names(codes, 'ukAreas'),
    ieKeys: names(codes, 'ieKeys'),
  };
}

export function readHandTables(): HandTables {
  const countries = table(countriesTable, 'data/countries.yaml');
  const regions = table(regionsTable, 'data/regions.yaml');
  const placeNames = table(placeNamesTable, 'data/place-names.yaml');
  return {
    countryNames: names(countries, 'names'),
    countryAliases: lists(countries, 'aliases'),
    regionNames: names(regions, 'names'),
    regionAliases: lists(regions, 'aliases'),
    counties: eachName(lists(regions, 'counties')),
    shownNames: names(placeNames, 'shown'),
    preferred: new Set(lists(placeNames, 'preferred').keys()),
    englishNames: lists(placeNames, 'english'),
    addedNames: lists(placeNames, 'added'),
    nativeNames: names(table(nativeNamesTable, 'data/native-names.yaml'), 'names'),
    historicNames: lists(placeNames, 'historic'),
  };
}

type Table = Readonly<Record<string, unknown>>;

function table(value: unknown, where: string): Table {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${where}: not a table`);
  return value as Table;
}

function names(source: Table, part: string): Map<string, string> {
  return new Map(Object.entries(table(source[part], part)).map(([code, name]) => [code, String(name)]));
}

function lists(source: Table, part: string): Map<string, readonly string[]> {
  return new Map(
    Object.entries(table(source[part], part)).map(([code, list]) => {
      if (!Array.isArray(list)) throw new Error(`${part}.${code}: not a list`);
      return [code, list.map(String)];
    }),
  );
}

/** "Lancashire | Lancs" as a key for each of the names. */
function eachName(source: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  return new Map(
    [...source].flatMap(([names, list]) =>
      names.split('|').map((name): [string, readonly string[]] => [name.trim(), list]),
    ),
  );
}
