/**
 * The folded words that say which of several places of a name is meant: countries in all languages, their codes,
 * regions and their short forms, districts and counties.
 *
 * Country names: i18n-iso-countries (MIT) and `data/countries.yaml`.
 */
import countries from 'i18n-iso-countries';
import { fold } from '../../src/place/fold.ts';
import {
  QUALIFIES_AS_CODE,
  QUALIFIES_COUNTRY,
  QUALIFIES_DISTRICT,
  QUALIFIES_REGION,
} from '../../src/place/gazetteer.ts';
import { KeyCollector } from '../../src/place/pack.ts';
import type { HandTables } from './hand-tables.ts';

export interface DivisionTables {
  readonly countryCodes: readonly string[];
  readonly countryNames: readonly string[];
  readonly regionCodes: readonly string[];
  readonly regionNames: readonly string[];
  readonly districtCodes: readonly string[];
  readonly districtNames: readonly string[];
}

/** Words that say what a division is, in the languages that the gazetteer names them in. */
const TYPE_WORDS =
  '(?:metropolitan |royal |london )?borough|city and borough|city and county|city and county council|county borough|county|council|district|municipality|municipio|province|provincia|provincie|region|regency|kabupaten|department|departamento|departement|prefecture|governorate|oblast|krai|kray|raion|rayon|republic|state|parish|canton|kreis|landkreis|powiat|voivodeship|politischer bezirk|bezirk|arrondissement|city|kommune|autonomous region|emirate|division';
/** Of all that are called "district of …" the one whose short name means other places. */
const DISTRICT_OF_COLUMBIA = 'district of columbia';
const LEADING_TYPE = new RegExp(`^(?:the )?(?:${TYPE_WORDS}) (?:of |de |di |da |do |del |d )?`);
const TRAILING_TYPE = new RegExp(` (?:${TYPE_WORDS})$`);

/** The English name of a country, as people say it. */
export function countryName(code: string, tables: HandTables): string {
  return tables.countryNames.get(code) ?? countries.getName(code, 'en') ?? code;
}

/**
 * Names of countries in other languages that are names of towns ("Granada", "Columbia") are kept as codes are: they
 * qualify, but do not stand for the country by themselves.
 */
export function qualifierKeys(
  division: DivisionTables,
  tables: HandTables,
  townNames: ReadonlySet<string>,
): KeyCollector {
  const keys = new KeyCollector('all kinds');
  division.countryCodes.forEach((code, country) => {
    const english = [division.countryNames[country] ?? '', ...(tables.countryAliases.get(code) ?? [])];
    for (const name of english) keys.add(fold(name), country, QUALIFIES_COUNTRY);
    for (const key of namesInAllLanguages(code).map(fold)) {
      keys.add(key, country, townNames.has(key) ? QUALIFIES_AS_CODE : QUALIFIES_COUNTRY);
    }
    for (const iso of [code, countries.alpha2ToAlpha3(code) ?? '']) keys.add(fold(iso), country, QUALIFIES_AS_CODE);
  });
  division.regionCodes.forEach((code, region) => {
    for (const name of [division.regionNames[region] ?? '', ...(tables.regionAliases.get(code) ?? [])]) {
      for (const key of withAndWithoutType(name)) keys.add(key, region, QUALIFIES_REGION);
    }
    if (code.startsWith('US.')) keys.add(fold(code.slice(3)), region, QUALIFIES_REGION);
  });
  division.districtNames.forEach((name, district) => {
    for (const key of withAndWithoutType(name)) keys.add(key, district, QUALIFIES_DISTRICT);
  });
  for (const [county, codes] of tables.counties) {
    for (const code of codes) {
      const district = division.districtCodes.indexOf(code);
      if (district >= 0) keys.add(fold(county), district, QUALIFIES_DISTRICT);
    }
  }
  return keys;
}

function namesInAllLanguages(code: string): string[] {
  return countries
    .getSupportedLanguages()
    .flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? [])
    .filter((name) => name.length > 2 || !/^[\x20-\x7e]*$/.test(name));
}

/** "Cork" for County Cork, "Izmir" for İzmir Province. */
function withAndWithoutType(name: string): string[] {
  const full = fold(name);
  if (full === DISTRICT_OF_COLUMBIA) return [full];
  const bare = full.replace(LEADING_TYPE, '').replace(TRAILING_TYPE, '');
  return bare === full ? [full] : [full, bare];
}
