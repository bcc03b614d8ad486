/**
 * Countries and first-level regions as answers: weather is asked for a town, so that "France" or "Georgia" alone is
 * answered with the towns it may stand for, and never with a hamlet that happens to bear the name.
 */
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer, QUALIFIES_COUNTRY, QUALIFIES_REGION } from './gazetteer.ts';
import type { Qualifier } from './qualifiers.ts';
import { postingKind, postingValue } from './sorted-keys.ts';
import type { Match } from './top-matches.ts';

export interface Area {
  readonly kind: 'country' | 'region';
  /** Number of the country or region. */
  readonly value: number;
}

/** A city of this size is meant even if a country or region shares its name or its short name (New York). */
const METROPOLIS = 1_000_000;
/** A city of this size is meant rather than a region elsewhere (Victoria in Canada, Granada in Spain). */
const LARGE_CITY = 200_000;
/** Two letters are a code ("CA"), except those that are a country's everyday name. */
const SHORTEST_REGION = 3;

/** The countries and regions that a folded text names, as far as the qualifiers allow. */
export function areasNamed(gazetteer: Gazetteer, key: string, qualifiers: readonly Qualifier[]): readonly Area[] {
  const areas: Area[] = [];
  for (const posting of gazetteer.qualifiers.exact(Buffer.from(key))) {
    const value = postingValue(posting);
    if (postingKind(posting) === QUALIFIES_COUNTRY) areas.push({ kind: 'country', value });
    if (postingKind(posting) === QUALIFIES_REGION && key.length >= SHORTEST_REGION) {
      areas.push({ kind: 'region', value });
    }
  }
  return areas.filter((area) => qualifiers.every((qualifier) => isWithin(gazetteer, area, qualifier)));
}

function isWithin(gazetteer: Gazetteer, area: Area, qualifier: Qualifier): boolean {
  if (area.kind === 'country') return qualifier.countries.includes(area.value);
  return qualifier.regions.includes(area.value) || qualifier.countries.includes(gazetteer.countryOfRegion(area.value));
}

/** Whether a city that bears the name of areas is what the name means; `towns` are the main towns of the areas. */
export function cityBeatsAreas(
  gazetteer: Gazetteer,
  { place, isMainName }: Match,
  areas: readonly Area[],
  towns: readonly number[],
): boolean {
  const population = gazetteer.population(place);
  if (gazetteer.placeClass(place) === CLASS_CAPITAL || population >= METROPOLIS) return true;
  const isFirstTown = towns.slice(0, areas.length).includes(place);
  if (areas.some((area) => contains(gazetteer, area, place))) return isMainName || isFirstTown;
  const isTown = gazetteer.placeClass(place) !== CLASS_SECTION;
  if (!isMainName || !isTown || areas.some((area) => area.kind === 'country')) return false;
  return population >= LARGE_CITY || towns.every((town) => gazetteer.score(town) < gazetteer.score(place));
}

function contains(gazetteer: Gazetteer, area: Area, place: number): boolean {
  return (area.kind === 'country' ? gazetteer.country(place) : gazetteer.region(place)) === area.value;
}

/** The best known towns of areas: of each its first, then of each its second, up to `limit`. */
export function mainTowns(gazetteer: Gazetteer, areas: readonly Area[], limit: number): number[] {
  const towns = areas.map(({ kind, value }) =>
    kind === 'country' ? gazetteer.townsOfCountry(value) : gazetteer.townsOfRegion(value),
  );
  const inTurn = Array.from({ length: limit }, (_, turn) => towns.flatMap((list) => list.slice(turn, turn + 1))).flat();
  return [...new Set(inTurn)].slice(0, limit);
}

/** "a country", "a region" or "a country and a region". */
export function describeAreas(areas: readonly Area[]): string {
  const kinds = new Set(areas.map((area) => area.kind));
  return kinds.size === 2 ? 'a country and a region' : kinds.has('country') ? 'a country' : 'a region';
}
