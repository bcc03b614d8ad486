/** Whether the qualifier of a postcode agrees with its place: its country, region, town, or a city nearby. */
import { RAD_PER_DEG } from '../lib/math.ts';
import { fold } from './fold.ts';
import { type Gazetteer, NAME_TAIL, QUALIFIES_AS_CODE, QUALIFIES_COUNTRY, QUALIFIES_REGION } from './gazetteer.ts';
import { postingKind, postingValue } from './sorted-keys.ts';

interface PostcodePlace {
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  readonly region: string;
  readonly countryCode: string;
}

/** A town within this distance can be the town of the code. */
const NEAR_DEGREES = 0.4;

/** Whether every part between commas agrees, and within a part every word, in groups from its end. */
export function matchesWithTown(gazetteer: Gazetteer, place: PostcodePlace, qualifier: string): boolean {
  return qualifier
    .split(',')
    .map(fold)
    .filter((key) => key !== '')
    .every((key) => agrees(gazetteer, place, key));
}

function agrees(gazetteer: Gazetteer, place: PostcodePlace, key: string): boolean {
  if (agreesWhole(gazetteer, place, key)) return true;
  for (let space = key.lastIndexOf(' '); space > 0; space = key.lastIndexOf(' ', space - 1)) {
    const isTail = agreesWhole(gazetteer, place, key.slice(space + 1));
    if (isTail && agrees(gazetteer, place, key.slice(0, space))) return true;
  }
  return false;
}

function agreesWhole(gazetteer: Gazetteer, place: PostcodePlace, key: string): boolean {
  const name = fold(place.name);
  if (name !== '' && (name === key || name.startsWith(`${key} `) || name.endsWith(` ${key}`))) return true;
  const bytes = Buffer.from(key);
  return (
    [...gazetteer.qualifiers.exact(bytes)].some((posting) => isAreaOf(gazetteer, place, posting)) ||
    [...gazetteer.names.exact(bytes)].some(
      (posting) => postingKind(posting) !== NAME_TAIL && isNear(gazetteer, place, postingValue(posting)),
    )
  );
}

function isAreaOf(gazetteer: Gazetteer, place: PostcodePlace, posting: number): boolean {
  const value = postingValue(posting);
  const kind = postingKind(posting);
  if (kind === QUALIFIES_COUNTRY || kind === QUALIFIES_AS_CODE) {
    return gazetteer.countryCodes[value] === place.countryCode;
  }
  if (kind !== QUALIFIES_REGION) return false;
  const inCountry = gazetteer.countryCodes[gazetteer.countryOfRegion(value)] === place.countryCode;
  const region = gazetteer.regionName(value);
  return inCountry && (fold(region) === fold(place.region) || (place.region === '' && place.countryCode === 'CA'));
}

function isNear(gazetteer: Gazetteer, place: PostcodePlace, town: number): boolean {
  const shrink = Math.max(0.2, Math.cos(place.lat * RAD_PER_DEG));
  return (
    Math.abs(gazetteer.lat(town) - place.lat) < NEAR_DEGREES &&
    Math.abs(gazetteer.lon(town) - place.lon) * shrink < NEAR_DEGREES
  );
}
