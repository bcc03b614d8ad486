/** The place of a postcode from the towns that a geocoder returns: the tables here identify the town and check the qualifier. */

import type { GeocodedTown, Place, UnlistedPostcode } from './place.ts';
import { type PlaceIndex, pointPlace, townAt } from './place-index.ts';
import { matchesWithTown } from './postcode-with-town.ts';

/**
 * The best known town with the postcode that agrees with its qualifier; null when none does. A town of the gazetteer keeps
 * its name, region and point from there, as in every other answer.
 */
export function geocodedPlace(
  placeIndex: PlaceIndex,
  { countryCode, qualifier }: UnlistedPostcode,
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
    if (matchesWithTown(gazetteer, place, qualifier)) return { ...place, locatedBy: 'open-meteo-geocoding' };
  }
  return null;
}

/** After every place of the gazetteer, in the geocoder's order. */
const UNKNOWN = 2 ** 32;
