/**
 * Search while typing: towns whose names begin with the text, best known first, narrowed by the words after a comma.
 *
 * The name of a country or region gives its main towns, and one in front narrows like one behind ("Italy, Rom"). One Latin letter finds only names of one letter.
 */
import { areasNamed, cityBeatsAreas, mainTowns } from './areas.ts';
import { type Candidate, parseCandidates } from './candidates.ts';
import { fuzzyMatches } from './fuzzy-match.ts';
import { type Gazetteer, MAIN_TOWNS } from './gazetteer.ts';
import { type Accepts, areOnePlace, exactMatches, isSection, prefixMatches, SEARCH_WEIGHTS } from './match.ts';
import { satisfies } from './qualifiers.ts';

const MIN_BEGINNING_LENGTH = 2;

/** Up to `limit` places for a text, best first. */
export function searchPlaces(gazetteer: Gazetteer, text: string, limit: number): number[] {
  const parsed = parseCandidates(gazetteer, text, 'unfinished');
  if (parsed.kind === 'empty' || limit < 1) return [];
  const inFront = (): number[] => parsed.reversed().flatMap((candidate) => beginningWith(gazetteer, candidate, limit));
  if (parsed.kind === 'unknown_qualifier') return distinct(gazetteer, inFront()).slice(0, limit);
  const [asWritten, ...guesses] = parsed.candidates;
  const towns = townsOfArea(gazetteer, asWritten);
  const found = [
    ...towns,
    ...beginningWith(gazetteer, asWritten, limit),
    ...guesses.flatMap((candidate) => named(gazetteer, candidate, limit)),
  ];
  const places = [
    () => found,
    inFront,
    () => parsed.candidates.flatMap((candidate) => fuzzy(gazetteer, candidate, limit)),
  ].reduce<readonly number[]>((listed, find) => (listed.length > 0 ? listed : find()), []);
  return distinct(gazetteer, places).slice(0, limit);
}

/** The main towns of a country or region that the text names, unless a city of that name is better known. */
function townsOfArea(gazetteer: Gazetteer, candidate: Candidate): readonly number[] {
  const areas = areasNamed(gazetteer, candidate.key, candidate.qualifiers);
  const towns = mainTowns(gazetteer, areas, MAIN_TOWNS);
  const [city] = exactMatches(gazetteer, candidate.key, acceptorOf(gazetteer, candidate), 1, SEARCH_WEIGHTS);
  return city !== undefined && cityBeatsAreas(gazetteer, candidate.key, city, areas, towns) ? [] : towns;
}

function acceptorOf(gazetteer: Gazetteer, { qualifiers }: Candidate): Accepts {
  return (place) => qualifiers.length === 0 || satisfies(gazetteer, place, qualifiers, 'territories');
}

function beginningWith(gazetteer: Gazetteer, candidate: Candidate, limit: number): number[] {
  const accepts = acceptorOf(gazetteer, candidate);
  const find = Buffer.byteLength(candidate.key) < MIN_BEGINNING_LENGTH ? exactMatches : prefixMatches;
  return find(gazetteer, candidate.key, accepts, 2 * limit, SEARCH_WEIGHTS).map(({ place }) => place);
}

function named(gazetteer: Gazetteer, candidate: Candidate, limit: number): number[] {
  const matches = exactMatches(gazetteer, candidate.key, acceptorOf(gazetteer, candidate), limit, SEARCH_WEIGHTS);
  return matches.map(({ place }) => place);
}

function fuzzy(gazetteer: Gazetteer, candidate: Candidate, limit: number): number[] {
  if (/\p{N}/u.test(candidate.key)) return [];
  const accepts = acceptorOf(gazetteer, candidate);
  return fuzzyMatches(gazetteer, candidate.key, accepts, 2 * limit, SEARCH_WEIGHTS).map(({ place }) => place);
}

/** Drops repeats, sections of a listed city and second entries of a listed town. */
function distinct(gazetteer: Gazetteer, places: readonly number[]): number[] {
  const listed: number[] = [];
  for (const place of places) {
    const isRepeat = listed.some(
      (other) =>
        other === place ||
        (areOnePlace(gazetteer, other, place) &&
          (isSection(gazetteer, place) || gazetteer.name(other) === gazetteer.name(place))),
    );
    if (!isRepeat) listed.push(place);
  }
  return listed;
}
