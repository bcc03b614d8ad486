/**
 * Qualifiers: the words that tell places of one name apart ("Paris, Texas", "london uk").
 *
 * A word can have several meanings ("CA" is California and Canada, "Georgia" a state and a country); a place satisfies it
 * if any of them fits, and must satisfy all qualifiers. An unknown word is reported, never dropped.
 */
import { townsOfCounty } from './areas.ts';
import { fold } from './fold.ts';
import {
  type Gazetteer,
  QUALIFIES_AS_CODE,
  QUALIFIES_COUNTRY,
  QUALIFIES_DISTRICT,
  QUALIFIES_REGION,
} from './gazetteer.ts';
import { distanceBetweenKm, exactMatches, RESOLVE_WEIGHTS } from './match.ts';
import { postingKind, postingValue } from './sorted-keys.ts';
import { sovereignOf } from './territories.ts';

export interface Qualifier {
  readonly countries: readonly number[];
  readonly regions: readonly number[];
  readonly districts: readonly number[];
  /** Cities of the name, for parts and suburbs of them ("Soho, London"). */
  readonly cities: readonly number[];
}

/** The areas that a qualifier can mean, from large to small; each scope includes those before it. */
export const SCOPES = ['regions', 'districts', 'cities', 'territories'] as const;
export type Scope = (typeof SCOPES)[number] | 'beside county';

/** A city qualifies if it has this many people and the place is this near. */
const SMALLEST_CITY = 100_000;
const SUBURBS_KM = 40;
const MAX_CITIES = 3;
/** "Bromley, Kent" and "Altrincham, Cheshire": letters still go to the county that a town was in before it was a city's. */
const BESIDE_COUNTY_KM = 34;

const MIN_PREFIX_LENGTH = 3;
/** A prefix of more words than this is too unspecific. */
const MAX_COMPLETIONS = 40;

/** Whether a word may be a prefix of a longer one: never, if the prefix is specific ("Mass", "Calif"), or always. */
export type QualifierForm = 'as written' | 'shortened' | 'unfinished';

/** The qualifiers of a folded text: one, or several one after the other ("ontario canada"); null for an unknown word. */
export function parseQualifiers(gazetteer: Gazetteer, key: string, form: QualifierForm): readonly Qualifier[] | null {
  const whole = lookUp(gazetteer, key, form);
  if (whole !== null) return [whole];
  for (let space = key.lastIndexOf(' '); space > 0; space = key.lastIndexOf(' ', space - 1)) {
    const last = lookUp(gazetteer, key.slice(space + 1), 'as written');
    const before = last === null ? null : parseQualifiers(gazetteer, key.slice(0, space), form);
    if (last !== null && before !== null) return [...before, last];
  }
  return null;
}

/** "Co Mayo" and "County Mayo" also as the tables may have them: "County Mayo", "Mayo". */
function namesOfCounty(key: string): readonly string[] {
  const bare = /^co(?:unty)? (.+)$/.exec(key)?.[1];
  return bare === undefined ? [] : [`county ${bare}`, bare];
}

function lookUp(gazetteer: Gazetteer, key: string, form: QualifierForm): Qualifier | null {
  const bytes = Buffer.from(key);
  const names = namesOfCounty(key);
  const districts = (name: string): number[] =>
    [...gazetteer.qualifiers.exact(Buffer.from(name))].filter((posting) => postingKind(posting) === QUALIFIES_DISTRICT);
  // "County Durham" is not the Durham County of North Carolina: what is called by the whole name comes before what has its end.
  const counties = names.map(districts).find((postings) => postings.length > 0) ?? [];
  const exact = [...new Set([...gazetteer.qualifiers.exact(bytes), ...counties])];
  const cities = [key, ...names].flatMap((name) => citiesNamed(gazetteer, name));
  if (exact.length > 0 || cities.length > 0) return fromPostings(exact, cities);
  // "South Wales" is in Wales.
  const area = /^(?:north|south|east|west|mid|central)(?:ern)? (.+)$/.exec(key)?.[1];
  const whole = area === undefined ? null : lookUp(gazetteer, area, 'as written');
  if (whole !== null && (whole.regions.length > 0 || whole.countries.length > 0)) return { ...whole, cities: [] };
  if (form === 'as written' || (form === 'shortened' && key.length < MIN_PREFIX_LENGTH)) return null;
  const { start, end } = gazetteer.qualifiers.withPrefix(bytes);
  if (start === end || (form === 'shortened' && end - start > MAX_COMPLETIONS)) return null;
  const from = gazetteer.qualifiers.postingsStart(start);
  const to = gazetteer.qualifiers.postingsStart(end);
  return fromPostings(
    Array.from({ length: to - from }, (_, i) => gazetteer.qualifiers.posting(from + i)),
    [],
  );
}

/** Whether a place satisfies each of the qualifiers. */
export function satisfies(
  gazetteer: Gazetteer,
  place: number,
  qualifiers: readonly Qualifier[],
  scope: Scope,
): boolean {
  return qualifiers.every(
    (qualifier) =>
      qualifier.regions.includes(gazetteer.region(place)) ||
      qualifier.countries.includes(gazetteer.country(place)) ||
      (scope !== 'regions' && qualifier.districts.includes(gazetteer.district(place))) ||
      (scope !== 'regions' &&
        scope !== 'districts' &&
        qualifier.cities.some((city) => distanceBetweenKm(gazetteer, city, place) <= SUBURBS_KM)) ||
      (scope === 'territories' &&
        qualifier.countries.includes(sovereignOf(gazetteer, gazetteer.countryCodes[gazetteer.country(place)] ?? ''))) ||
      (scope === 'beside county' && qualifier.districts.some((county) => isBeside(gazetteer, county, place))),
  );
}

/** Whether a place is near one of the main towns of a British county, if none of these has its name: "Sunderland, Durham" are two towns. */
function isBeside(gazetteer: Gazetteer, county: number, place: number): boolean {
  const towns = townsOfCounty(gazetteer, county);
  const name = fold(gazetteer.districtName(county));
  if (towns.some((town) => name.endsWith(fold(gazetteer.name(town))))) return false;
  return towns.some((town) => distanceBetweenKm(gazetteer, town, place) <= BESIDE_COUNTY_KM);
}

function citiesNamed(gazetteer: Gazetteer, key: string): number[] {
  const isCity = (place: number): boolean => gazetteer.population(place) >= SMALLEST_CITY;
  return exactMatches(gazetteer, key, isCity, MAX_CITIES, RESOLVE_WEIGHTS).map(({ place }) => place);
}

function fromPostings(postings: Iterable<number>, cities: readonly number[]): Qualifier {
  const all = [...postings];
  const ofKind = (kind: number): number[] =>
    all.filter((posting) => postingKind(posting) === kind).map((posting) => postingValue(posting));
  return {
    countries: [...ofKind(QUALIFIES_COUNTRY), ...ofKind(QUALIFIES_AS_CODE)],
    regions: ofKind(QUALIFIES_REGION),
    districts: ofKind(QUALIFIES_DISTRICT),
    cities,
  };
}
