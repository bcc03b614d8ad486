/**
 * Matching: from a folded name to the places that have it, best first.
 *
 * There are three passes, each a walk over ranges of sorted keys: names that are exactly the text, names that begin
 * with it (or whose later part does: "janeiro"), and names one edit away. A place's score is how well known it is, less
 * for alternate names, which in the gazetteer include historic ones, and less for later parts.
 */
import { type Coordinates, flatDistanceKm } from '../physics/geodesy.ts';
import { fold } from './fold.ts';
import { CLASS_SECTION, type Gazetteer, NAME_PRIMARY, NAME_TAIL } from './gazetteer.ts';
import { type KeyRange, postingKind, postingValue } from './sorted-keys.ts';
import { type Match, TopMatches } from './top-matches.ts';

export type Accepts = (place: number) => boolean;

/** Points of score; 26 are a tenfold population. */
export interface Weights {
  /** For a name that is the text, not only begins with it. */
  readonly exact: number;
  /** For a name that goes on with a new word. */
  readonly wholeWord: number;
  readonly alternate: number;
  readonly tail: number;
}

/** For a complete text. */
export const RESOLVE_WEIGHTS: Weights = { exact: 45, wholeWord: 10, alternate: -70, tail: -45 };
/** For a text that is still being typed. */
export const SEARCH_WEIGHTS: Weights = { exact: 40, wholeWord: 40, alternate: -60, tail: -55 };
/** With a region, a place with the name as its main name comes before any with it as an alternate name. */
export const STRICT_WEIGHTS: Weights = { ...RESOLVE_WEIGHTS, alternate: -300 };

const SPACE = 0x20;
/** The score of a town of some 5,000 people. */
const KNOWN = 100;
const ONE_PLACE_KM = 15;

/** The places with exactly this name, main or alternate. */
export function exactMatches(
  gazetteer: Gazetteer,
  key: string,
  accepts: Accepts,
  limit: number,
  weights: Weights,
): readonly Match[] {
  const top = new TopMatches(limit);
  for (const posting of gazetteer.names.exact(Buffer.from(key))) {
    const kind = postingKind(posting);
    const place = postingValue(posting);
    if (kind === NAME_TAIL || !accepts(place)) continue;
    const isMainName = kind === NAME_PRIMARY;
    top.add({ place, score: gazetteer.score(place) + (isMainName ? 0 : weights.alternate), isMainName });
  }
  return top.sorted();
}

/** Words behind which a name says what its place lies by: Ross-on-Wye, Grange-over-Sands, Lee-on-the-Solent. */
const LIES_BY = 'on upon over by under next in near le sur lès an am bei ob aan op'.split(' ').map(fold);

/** The best known place near a point with exactly this name, or with one that only goes on with what it lies by. */
export function nearMatch(gazetteer: Gazetteer, key: string, near: Coordinates, withinKm: number): Match | undefined {
  const accepts: Accepts = (place) => flatDistanceKm(near, coordinatesOf(gazetteer, place)) <= withinKm;
  const [exact] = exactMatches(gazetteer, key, accepts, 1, STRICT_WEIGHTS);
  if (exact?.isMainName === true) return exact;
  const longer = LIES_BY.flatMap((word) => prefixMatches(gazetteer, `${key} ${word} `, accepts, 1, STRICT_WEIGHTS));
  const [best] = longer.filter(({ isMainName }) => isMainName).toSorted((a, b) => b.score - a.score);
  return best ?? (exact !== undefined && gazetteer.score(exact.place) >= KNOWN ? exact : undefined);
}

/** The places with a name, or the later part of one, that begins with the text. */
export function prefixMatches(
  gazetteer: Gazetteer,
  key: string,
  accepts: Accepts,
  limit: number,
  weights: Weights,
): readonly Match[] {
  const bytes = Buffer.from(key);
  const top = new TopMatches(limit);
  collect(gazetteer, gazetteer.names.withPrefix(bytes), bytes.length, accepts, weights, top);
  return top.sorted();
}

/** Adds the places of a range of keys that all begin with the same `length` bytes. */
export function collect(
  gazetteer: Gazetteer,
  range: KeyRange,
  length: number,
  accepts: Accepts,
  weights: Weights,
  top: TopMatches,
): void {
  const { names } = gazetteer;
  for (let key = range.start; key < range.end; key++) {
    const isExact = names.keyLength(key) === length;
    const bonus = isExact ? weights.exact : names.byteAt(key, length) === SPACE ? weights.wholeWord : 0;
    const end = names.postingsStart(key + 1);
    for (let at = names.postingsStart(key); at < end; at++) {
      const posting = names.posting(at);
      const place = postingValue(posting);
      const kind = postingKind(posting);
      const isMainName = kind === NAME_PRIMARY;
      const penalty = isMainName ? 0 : kind === NAME_TAIL ? weights.tail : weights.alternate;
      const score = gazetteer.score(place) + bonus + penalty;
      if (top.wants(score) && accepts(place)) top.add({ place, score, isMainName, key });
    }
  }
}

/** Distance of two places by the flat approximation, which holds for tens of kilometres. */
export function distanceBetweenKm(gazetteer: Gazetteer, a: number, b: number): number {
  return flatDistanceKm(coordinatesOf(gazetteer, a), coordinatesOf(gazetteer, b));
}

function coordinatesOf(gazetteer: Gazetteer, place: number): Coordinates {
  return { lat: gazetteer.lat(place), lon: gazetteer.lon(place) };
}

/** Whether two places are so near that their weather is the same: a duplicate, or a town and its station. */
export function areOnePlace(gazetteer: Gazetteer, a: number, b: number): boolean {
  return distanceBetweenKm(gazetteer, a, b) < ONE_PLACE_KM;
}

/** Whether a place is only a part of a city. */
export function isSection(gazetteer: Gazetteer, place: number): boolean {
  return gazetteer.placeClass(place) === CLASS_SECTION;
}
