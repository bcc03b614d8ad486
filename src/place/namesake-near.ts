/** The place that a name means near another place: a town or a sight of the name, or a town that is called so for short. */
import { type Coordinates, distanceKm } from '../physics/geodesy.ts';
import { fold } from './fold.ts';
import { nearMatch } from './match.ts';
import type { Place } from './place.ts';
import { type PlaceIndex, townAt } from './place-index.ts';
import type { StandInFinder } from './stand-in-finder.ts';

export function namesakeNear(
  placeIndex: PlaceIndex,
  standIns: StandInFinder,
  name: string,
  near: Coordinates & Pick<Place, 'name'>,
  withinKm: number,
): Place | null {
  const key = fold(name);
  if (key === '') return null;
  const [named, beginning] = standIns.beginningWith(key);
  // "Baker California" stands in the table with its area, since "Baker" alone is another, and the Arena with its town.
  const [told] = beginning.flatMap((place): Place[] => {
    const rest = fold(place.name).slice(key.length + 1);
    if ([place.region, place.country].some((area) => rest === fold(area))) return [{ ...place, name }];
    return /^d[ei] /.test(rest) && rest.slice('di '.length) === fold(near.name) ? [place] : [];
  });
  const sight = [...named, ...(told === undefined ? [] : [told])].find((place) => distanceKm(near, place) <= withinKm);
  const town = nearMatch(placeIndex.gazetteer, key, near, withinKm);
  if (town === undefined) return sight ?? null;
  return sight !== undefined && !town.isMainName ? sight : townAt(placeIndex, town.place);
}
