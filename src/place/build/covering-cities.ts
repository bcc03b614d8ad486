/**
 * Which city a place is part of: Hell's Kitchen and Manhattan are New York City, Neuilly is not Paris.
 *
 * A city covers a section of a city (GeoNames PPLX) that lies within its built-up radius and in its own division, and
 * also a place of another kind if the city's division contains the place's division, as New York City spans counties.
 */
import { distanceKm } from '../../physics/geodesy.ts';
import type { RankedPlace } from './geonames-rows.ts';

/** People per square kilometre, to estimate the radius of a city from its population. */
const SECTION_DENSITY = 2000;
const BOROUGH_DENSITY = 5000;
/** A city has at least this many times the population of a part of it. */
const SECTION_RATIO = 2;
const BOROUGH_RATIO = 5;
const FARTHEST_KM = 40;
const SMALLEST_CITY = 10_000;

interface CoveringCities {
  /** Places that are part of a city, ascending, and the city of each. */
  readonly covered: Uint32Array;
  readonly covering: Uint32Array;
}

/** `within` lists the places around a place up to a distance. */
export function coveringCities(
  places: readonly RankedPlace[],
  within: (place: number, distanceKm: number) => number[],
): CoveringCities {
  // Places are numbered by rank: the first city to cover a place is the largest one.
  const cityOf = new Map<number, number>();
  places.forEach((city, id) => {
    if (city.row.featureCode === 'PPLX' || city.row.population < SMALLEST_CITY) return;
    for (const part of within(id, Math.min(FARTHEST_KM, radiusKm(city, SECTION_DENSITY)))) {
      if (part > id && !cityOf.has(part) && covers(city, places[part])) cityOf.set(part, id);
    }
  });
  const pairs = [...cityOf].sort((a, b) => a[0] - b[0]);
  return {
    covered: Uint32Array.from(pairs, ([part]) => part),
    covering: Uint32Array.from(pairs, ([, city]) => city),
  };
}

function covers(city: RankedPlace, part: RankedPlace | undefined): boolean {
  if (part === undefined || city.row.countryCode !== part.row.countryCode || city.regionCode !== part.regionCode) {
    return false;
  }
  const isSection = part.row.featureCode === 'PPLX';
  const depth = divisionDepth(city);
  const within = part.row.divisions.slice(0, depth).every((code, level) => code === city.row.divisions[level]);
  if (!within || (!isSection && divisionDepth(part) <= depth)) return false;
  if (city.row.population < part.row.population * (isSection ? SECTION_RATIO : BOROUGH_RATIO)) return false;
  return isSection || distanceKm(city.row, part.row) <= radiusKm(city, BOROUGH_DENSITY);
}

function radiusKm(city: RankedPlace, density: number): number {
  return Math.sqrt(city.row.population / (Math.PI * density));
}

/** The number of division levels that a place has. */
function divisionDepth(place: RankedPlace): number {
  const empty = place.row.divisions.indexOf('');
  return empty < 0 ? place.row.divisions.length : empty;
}
