/** Home: the country in which a bare name is looked for first, as far as places of that name are of comparable size. */
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer } from './gazetteer.ts';
import type { Match } from './top-matches.ts';

/** In points of score, 26 for each factor of ten in population: a namesake at home may be this much less known. */
const COMPARABLE = 38;

/** The matches with the best one at home before all others, if it is comparable with them. A capital stays first. */
export function homeFirst(gazetteer: Gazetteer, matches: readonly Match[], home: number | null): readonly Match[] {
  const [best] = matches;
  if (home === null || best === undefined || gazetteer.country(best.place) === home) return matches;
  if (gazetteer.placeClass(best.place) === CLASS_CAPITAL) return matches;
  const own = matches.find(
    ({ place, isMainName }) =>
      gazetteer.country(place) === home && isMainName && gazetteer.placeClass(place) !== CLASS_SECTION,
  );
  if (own === undefined || own.score < best.score - COMPARABLE) return matches;
  return [own, ...matches.filter((match) => match !== own)];
}
