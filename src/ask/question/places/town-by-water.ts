/** A town by a river or at a sight that is named with it: "on the Thames at Kingston" is in England. */
import { distanceKm } from '../../../physics/geodesy.ts';
import type { Place, Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';

/** Farther from a point of a river than most towns on it. */
const FAR_KM = 120;

/** The namesake of a found town that lies by the water; null where the town itself does, or none is known. */
export function townByWater(water: Place, town: Place, text: string, places: Places): Resolution | null {
  if (distanceKm(water, town) < FAR_KM) return null;
  const river = water.name.replace(/^River | River$/, '');
  for (const name of [
    `${text} upon ${river}`,
    `${text} on ${river}`,
    `${text}, ${water.region}`,
    `${text}, ${water.country}`,
  ]) {
    const found = places.resolve(name);
    if (found.kind === 'found' && found.place.correctedFrom === undefined && distanceKm(water, found.place) < FAR_KM)
      return found;
  }
  return null;
}
