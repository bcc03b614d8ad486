/** Sides of a town at home: "central Manchester" is no Manchester in Connecticut, and "East London" asked in England no port in South Africa. */
import type { Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { FAME_OF_AIRPORT_TOWN } from './name-words.ts';

/** A part of a town that has its weather. */
export const SIDE_OF_TOWN = /^(?:central|inner|outer|north|south|east|west|downtown)$/i;

/** What a name is found as, or the city at home that it is a side of where it was found abroad. */
export function cityOfSide(text: string, found: Resolution, places: Places): Resolution {
  const [side = '', ...rest] = text.split(' ');
  if (found.kind !== 'found' || rest.length === 0 || !SIDE_OF_TOWN.test(side) || places.isAtHome(found.place))
    return found;
  const keys = rest.map((word) => word.toLowerCase());
  const isCity = places.namesAt(keys).some(({ words, fame }) => words === keys.length && fame >= FAME_OF_AIRPORT_TOWN);
  const city = isCity ? places.resolve(rest.join(' ')) : null;
  const isHome = city?.kind === 'found' && city.place.represents === undefined && places.isAtHome(city.place);
  return isHome ? city : found;
}
