/**
 * Countries, first-level regions and British counties: weather needs a town, so "France", "Georgia" or "Kent" alone is
 * answered with its main towns, never with an unrelated place of that name.
 */
import { fold } from './fold.ts';
import {
  CLASS_CAPITAL,
  CLASS_SECTION,
  type Gazetteer,
  MAIN_TOWNS,
  QUALIFIES_COUNTRY,
  QUALIFIES_DISTRICT,
  QUALIFIES_REGION,
} from './gazetteer.ts';
import type { Qualifier } from './qualifiers.ts';
import { postingKind, postingValue } from './sorted-keys.ts';
import { sovereignOf } from './territories.ts';
import type { Match } from './top-matches.ts';

export interface Area {
  readonly kind: 'country' | 'region' | 'county';
  /** Number of the country, the region or the district. */
  readonly value: number;
}

/** A city of this size comes before a country or region of its name (New York). */
const METROPOLIS = 1_000_000;
/** A city of this size comes before a region elsewhere (Victoria in Canada, Granada in Spain). */
const LARGE_CITY = 200_000;
/** Two letters are a code ("CA"), not the name of a region; two signs (广东) are one. */
const CODE = /^[a-z]{1,2}$/;
/** The country where people use counties like regions; its first-level regions are its nations. */
const COUNTRY_OF_COUNTIES = 'GB';

/** The countries and regions that a folded text names, as far as the qualifiers allow. */
export function areasNamed(gazetteer: Gazetteer, key: string, qualifiers: readonly Qualifier[]): readonly Area[] {
  const areas: Area[] = [];
  for (const posting of gazetteer.qualifiers.exact(Buffer.from(key))) {
    const value = postingValue(posting);
    if (postingKind(posting) === QUALIFIES_COUNTRY) areas.push({ kind: 'country', value });
    if (postingKind(posting) === QUALIFIES_REGION && !CODE.test(key)) {
      areas.push({ kind: 'region', value });
    }
    if (postingKind(posting) === QUALIFIES_DISTRICT && isCounty(gazetteer, value)) {
      areas.push({ kind: 'county', value });
    }
  }
  return areas.filter((area) => qualifiers.every((qualifier) => isWithin(gazetteer, area, qualifier)));
}

function isWithin(gazetteer: Gazetteer, area: Area, qualifier: Qualifier): boolean {
  const owner = sovereignOf(gazetteer, gazetteer.countryCodes[countryOf(gazetteer, area)] ?? '');
  if (area.kind !== 'county' && qualifier.countries.includes(owner)) return true;
  if (area.kind === 'country') return qualifier.countries.includes(area.value);
  if (area.kind === 'county') {
    const [town] = townsOf(gazetteer, area);
    return qualifier.regions.includes(gazetteer.region(town)) || qualifier.countries.includes(gazetteer.country(town));
  }
  return qualifier.regions.includes(area.value) || qualifier.countries.includes(gazetteer.countryOfRegion(area.value));
}

/** Number of the country that an area is, or lies in. */
export function countryOf(gazetteer: Gazetteer, { kind, value }: Area): number {
  if (kind === 'country') return value;
  return kind === 'region' ? gazetteer.countryOfRegion(value) : gazetteer.countryCodes.indexOf(COUNTRY_OF_COUNTIES);
}

/** Whether a city comes before the areas of the same name, a folded text; `towns` are the main towns of the areas. */
export function cityBeatsAreas(
  gazetteer: Gazetteer,
  key: string,
  { place, isMainName }: Match,
  areas: readonly Area[],
  towns: readonly number[],
): boolean {
  const population = gazetteer.population(place);
  // "Luxembourg" is the city too; "Mexico" and "Panama" are the countries, and "Paraguay" no old name of Asunción.
  const isNamed = isMainName && fold(gazetteer.name(place)) === key;
  if (isNamed && gazetteer.placeClass(place) === CLASS_CAPITAL) return true;
  if (isMainName && population >= METROPOLIS) return true;
  const isFirstTown = towns.slice(0, areas.length).includes(place);
  const around = areas.filter((area) => contains(gazetteer, area, place));
  // A country is better known than a town in it of its name (Mozambique), a region or county is not.
  if (around.some(({ kind }) => kind === 'country')) return isFirstTown && isNamed;
  if (around.length > 0) return isMainName || isFirstTown;
  const isTown = gazetteer.placeClass(place) !== CLASS_SECTION;
  if (!isMainName || !isTown || areas.some((area) => area.kind === 'country')) return false;
  if (population >= LARGE_CITY) return true;
  // A county can be well known although its towns are small.
  return (
    areas.every((area) => area.kind !== 'county') &&
    towns.every((town) => gazetteer.score(town) < gazetteer.score(place))
  );
}

function contains(gazetteer: Gazetteer, area: Area, place: number): boolean {
  return AREA_OF_PLACE[area.kind](gazetteer, place) === area.value;
}

const AREA_OF_PLACE: Readonly<Record<Area['kind'], (gazetteer: Gazetteer, place: number) => number>> = {
  country: (gazetteer, place) => gazetteer.country(place),
  region: (gazetteer, place) => gazetteer.region(place),
  county: (gazetteer, place) => gazetteer.district(place),
};

/** The best known towns of areas, in turn: the first of each, then the second of each, up to `limit`. */
export function mainTowns(gazetteer: Gazetteer, areas: readonly Area[], limit: number): number[] {
  const isOfCounty = ({ kind }: Area): boolean => kind === 'county';
  const towns = areas.filter((area) => !isOfCounty(area)).map((area) => townsOf(gazetteer, area));
  // A county can be several districts of one name, and counts as one.
  const ofCounties = areas.filter(isOfCounty).flatMap((area) => townsOf(gazetteer, area));
  towns.push(ofCounties.sort((a, b) => a - b));
  const inTurn = Array.from({ length: limit }, (_, turn) => towns.flatMap((list) => list.slice(turn, turn + 1))).flat();
  return [...new Set(inTurn)].slice(0, limit);
}

function townsOf(gazetteer: Gazetteer, { kind, value }: Area): readonly number[] {
  if (kind === 'country') return gazetteer.townsOfCountry(value);
  return kind === 'region' ? gazetteer.townsOfRegion(value) : townsOfCounty(gazetteer, value);
}

const counties = new WeakMap<Gazetteer, Map<number, readonly number[]>>();

/** The best known towns of a county by its number, best first; none for another district. Computed once. */
export function townsOfCounty(gazetteer: Gazetteer, county: number): readonly number[] {
  let known = counties.get(gazetteer);
  if (known === undefined) {
    known = new Map();
    counties.set(gazetteer, known);
  }
  let towns = known.get(county);
  if (towns === undefined) {
    towns = firstTownsOfCounty(gazetteer, county, MAIN_TOWNS);
    known.set(county, towns);
  }
  return towns;
}

const areCounties = new WeakMap<Gazetteer, Map<number, boolean>>();

/** Whether a district is a British county with a town. Found once for each. */
function isCounty(gazetteer: Gazetteer, district: number): boolean {
  const known = areCounties.get(gazetteer) ?? new Map<number, boolean>();
  areCounties.set(gazetteer, known);
  const isKnown = known.get(district);
  if (isKnown !== undefined) return isKnown;
  const hasTown = firstTownsOfCounty(gazetteer, district, 1).length > 0;
  known.set(district, hasTown);
  return hasTown;
}

/** The places are in the order of how well known they are, and a district has those of one country: the first says which. */
function firstTownsOfCounty(gazetteer: Gazetteer, county: number, limit: number): readonly number[] {
  const country = gazetteer.countryCodes.indexOf(COUNTRY_OF_COUNTIES);
  const towns: number[] = [];
  if (county === 0) return towns;
  for (let place = 0; place < gazetteer.count && towns.length < limit; place++) {
    if (gazetteer.district(place) !== county) continue;
    if (gazetteer.country(place) !== country) return towns;
    if (gazetteer.placeClass(place) !== CLASS_SECTION) towns.push(place);
  }
  return towns;
}

/** "a country", "a region", "a county", or several of them. */
export function describeAreas(areas: readonly Area[]): string {
  const kinds = (['country', 'region', 'county'] as const).filter((kind) => areas.some((area) => area.kind === kind));
  return kinds.map((kind) => `a ${kind}`).join(' and ');
}
