/** The place of a postcode by what a geocoder has for it: the tables here say which town that is, and check the words beside. */

import type { GeocodedTown, Place, UnlistedPostcode } from './place.ts';
import { type PlaceIndex, pointPlace, townAt } from './place-index.ts';
import { matchesWithTown } from './postcode-with-town.ts';

/**
 * Of several towns with one postcode the best known that agrees with what stands beside it; null when none does. A town
 * of the gazetteer is taken as it stands there, so that its name, region and point are those of any other answer.
 */
export function geocodedPlace(
  placeIndex: PlaceIndex,
  { countryCode, qualifier: beside }: UnlistedPostcode,
  towns: readonly GeocodedTown[],
): Place | null {
  const { gazetteer } = placeIndex;
  const candidates = towns.map((town) => {
    const known = gazetteer.withGeonameId(town.geonameId);
    const isHere = known !== null && gazetteer.countryCodes[gazetteer.country(known)] === countryCode;
    return { rank: isHere ? known : null, facts: { ...town, countryCode } };
  });
  const ranked = candidates.toSorted((a, b) => (a.rank ?? UNKNOWN) - (b.rank ?? UNKNOWN));
  for (const { rank, facts } of ranked) {
    const place = rank === null ? pointPlace(placeIndex, facts) : townAt(placeIndex, rank);
    if (matchesWithTown(gazetteer, place, beside)) return { ...place, locatedBy: 'open-meteo-geocoding' };
  }
  return null;
}

/** Behind every place of the gazetteer, in the geocoder's own order. */
const UNKNOWN = 2 ** 32;
