/**
 * The folded qualifiers that tell places of one name apart: countries in all languages, their codes, regions and their
 * short forms, districts and counties.
 */
import { fold } from '../fold.ts';
import { QUALIFIES_DISTRICT, QUALIFIES_REGION } from '../gazetteer.ts';
import { KeyCollector } from '../write-sections.ts';
import type { HandTables } from './hand-tables.ts';

export interface DivisionTables {
  readonly countryCodes: readonly string[];
  readonly countryNames: readonly string[];
  readonly regionCodes: readonly string[];
  readonly regionNames: readonly string[];
  readonly districtCodes: readonly string[];
  readonly districtNames: readonly string[];
}

/** Generic words in the names of divisions, in the languages of the gazetteer. */
const TYPE_WORDS =
  '(?:metropolitan |royal |london )?borough|city and borough|city and county|city and county council|county borough|county|council|district|municipality|municipio|province|provincia|provincie|region|regency|kabupaten|department|departamento|departement|prefecture|governorate|oblast|krai|kray|raion|rayon|republic|state|parish|canton|kreis|landkreis|powiat|voivodeship|politischer bezirk|bezirk|arrondissement|city|kommune|autonomous region|emirate|division';
/** The one "district of …" whose short name is that of other places. */
const DISTRICT_OF_COLUMBIA = 'district of columbia';
const LEADING_TYPE = new RegExp(`^(?:the )?(?:${TYPE_WORDS}) (?:of |de |di |da |do |del |d )?`);
const TRAILING_TYPE = new RegExp(` (?:${TYPE_WORDS})$`);

/** The names of countries. */
export interface CountryWords {
  /** The common English name. */
  name(countryCode: string): string;
  /** Folded, each with its kind of posting; `townNames` are the folded names of towns of some size. */
  keys(countryCode: string, townNames: ReadonlySet<string>): Iterable<{ readonly key: string; readonly kind: number }>;
}

/** All qualifiers with their meanings. */
export function qualifierKeys(
  division: DivisionTables,
  tables: HandTables,
  words: CountryWords,
  townNames: ReadonlySet<string>,
): KeyCollector {
  const keys = new KeyCollector('all kinds');
  division.countryCodes.forEach((code, country) => {
    for (const { key, kind } of words.keys(code, townNames)) keys.add(key, country, kind);
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

/** "Cork" for County Cork, "Izmir" for İzmir Province. */
function withAndWithoutType(name: string): string[] {
  const full = fold(name);
  if (full === DISTRICT_OF_COLUMBIA) return [full];
  const bare = full.replace(LEADING_TYPE, '').replace(TRAILING_TYPE, '');
  return bare === full ? [full] : [full, bare];
}
