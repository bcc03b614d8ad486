/**
 * Counties of the United States by their full names, "Travis County, Texas", "Orleans Parish": small regions, which their best
 * known towns answer for.
 */
import { CLASS_SECTION, type Gazetteer, QUALIFIES_DISTRICT } from './gazetteer.ts';
import type { Qualifier } from './qualifiers.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

const FULL_NAME = /^\p{L}.* (?:county|parish)$/u;
const COUNTRY = 'US';

/** The best known town of each county of a folded name that lies in the areas told, best known first. */
export function townsOfCounties(
  gazetteer: Gazetteer,
  key: string,
  qualifiers: readonly Qualifier[],
): readonly number[] {
  if (!FULL_NAME.test(key)) return [];
  const country = gazetteer.countryCodes.indexOf(COUNTRY);
  const wanted = new Set(
    [...gazetteer.qualifiers.exact(Buffer.from(key))]
      .filter((posting) => postingKind(posting) === QUALIFIES_DISTRICT)
      .map(postingValue),
  );
  const isWithin = (place: number): boolean =>
    qualifiers.every(
      ({ regions, countries }) => regions.includes(gazetteer.region(place)) || countries.includes(country),
    );
  const towns: number[] = [];
  // The places are in the order of how well known they are.
  for (let place = 0; place < gazetteer.count && wanted.size > 0; place++) {
    const district = gazetteer.district(place);
    if (!wanted.has(district) || gazetteer.placeClass(place) === CLASS_SECTION) continue;
    wanted.delete(district);
    if (gazetteer.country(place) === country && isWithin(place)) towns.push(place);
  }
  return towns;
}
