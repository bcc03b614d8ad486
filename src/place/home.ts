/**
 * Home: the country in which a bare name is looked for first, as far as places of that name are of comparable size. Around the
 * default place a part of a city is looked for too: to a Londoner Richmond is the one on the Thames.
 */
import { type Coordinates, flatDistanceKm } from '../physics/geodesy.ts';
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer } from './gazetteer.ts';
import type { Match } from './top-matches.ts';

/** In points of score, 26 for each factor of ten in population: a namesake at home may be this much less known. */
const COMPARABLE = 38;
/** The same as a factor of population, for parts of a city, which score less than towns of their size. */
const TIMES_AS_MANY = 29;
/** People of a city that nobody takes for a part of another: Edmonton is the one in Alberta, to a Londoner too. */
const METROPOLIS = 500_000;
/** Of two namesakes at home the one near the default place may be this much less known: half as many people. */
const HALF = 8;
/** What lies around a city. */
const AROUND_KM = 40;
/** A day trip. */
const NEAR_KM = 150;

/** The matches with the best one at home before all others, if it is comparable with them. A capital stays first. */
export function homeFirst(
  gazetteer: Gazetteer,
  matches: readonly Match[],
  home: number | null,
  near: Coordinates | null = null,
): readonly Match[] {
  const [best] = matches;
  if (home === null || best === undefined || gazetteer.placeClass(best.place) === CLASS_CAPITAL) return matches;
  const distanceKm = ({ place }: Match): number =>
    near === null
      ? Number.POSITIVE_INFINITY
      : flatDistanceKm(near, { lat: gazetteer.lat(place), lon: gazetteer.lon(place) });
  const isBestAtHome = gazetteer.country(best.place) === home;
  const reach = isBestAtHome ? HALF : COMPARABLE;
  const isOwn = ({ place, score, isMainName }: Match): boolean =>
    gazetteer.country(place) === home && isMainName && score >= best.score - reach;
  const isTown = ({ place }: Match): boolean => gazetteer.placeClass(place) !== CLASS_SECTION;
  const isAround = (match: Match): boolean =>
    match.isMainName && gazetteer.country(match.place) === home && distanceKm(match) < AROUND_KM;
  const isAsLarge = (match: Match): boolean =>
    (isTown(match) || gazetteer.population(best.place) < METROPOLIS) &&
    gazetteer.population(match.place) * TIMES_AS_MANY >= gazetteer.population(best.place);
  const own = isBestAtHome
    ? distanceKm(best) > NEAR_KM
      ? matches.find((match) => isOwn(match) && isTown(match) && distanceKm(match) < NEAR_KM)
      : undefined
    : (matches.find((match) => isAround(match) && isAsLarge(match)) ??
      matches.find((match) => isOwn(match) && isTown(match)));
  return own === undefined ? matches : [own, ...matches.filter((match) => match !== own)];
}
