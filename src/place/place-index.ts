/** The place index that the recognisers share: the opened tables, and the places read from them. */
import { fold } from './fold.ts';
import { type Gazetteer, QUALIFIES_REGION } from './gazetteer.ts';
import type { Place } from './place.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

export interface PlaceIndex {
  readonly gazetteer: Gazetteer;
  zoneAt(lat: number, lon: number): string;
  /** The place at a point, under the name of the nearest town. */
  nearest(lat: number, lon: number): Place;
}

/** A place of the gazetteer by its number. */
export function townAt({ gazetteer, zoneAt }: PlaceIndex, place: number): Place {
  return gazetteer.place(place, zoneAt(gazetteer.lat(place), gazetteer.lon(place)));
}

/** A point and its known names; "" for a name to take from the nearest town. */
interface PointFacts {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly region: string;
  readonly countryCode: string;
}

/** A point with its own name. The region comes from the nearest town only if that is in the same country. */
export function pointPlace(placeIndex: PlaceIndex, { lat, lon, name, region, countryCode }: PointFacts): Place {
  const near = placeIndex.nearest(lat, lon);
  const sameCountry = countryCode === '' || near.countryCode === countryCode;
  const known = region === '' ? '' : regionName(placeIndex.gazetteer, region, countryCode);
  return {
    ...near,
    name: name === '' ? near.name : name,
    region: known !== '' ? known : sameCountry ? near.region : region,
    country: sameCountry ? near.country : countryName(placeIndex.gazetteer, countryCode),
    countryCode: sameCountry ? near.countryCode : countryCode,
    geonameId: name === '' && sameCountry ? near.geonameId : null,
  };
}

/** The English name of a country; its code where the gazetteer has no town of it. */
export function countryName(gazetteer: Gazetteer, countryCode: string): string {
  const country = gazetteer.countryCodes.indexOf(countryCode);
  return country < 0 ? countryCode : (gazetteer.countryNames[country] ?? countryCode);
}

/** The gazetteer's name for a region that a source calls by another, or "". */
function regionName(gazetteer: Gazetteer, region: string, countryCode: string): string {
  const found = regionsNamed(gazetteer, fold(region)).find(
    (candidate) => gazetteer.countryCodes[gazetteer.countryOfRegion(candidate)] === countryCode,
  );
  return found === undefined ? '' : gazetteer.regionName(found);
}

function regionsNamed(gazetteer: Gazetteer, key: string): number[] {
  return [...gazetteer.qualifiers.exact(Buffer.from(key))]
    .filter((posting) => postingKind(posting) === QUALIFIES_REGION)
    .map(postingValue);
}
