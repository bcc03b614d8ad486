/**
 * Search while typing: towns whose names begin with the text, best known first, narrowed by what follows a comma.
 *
 * The name of a country or region brings its main towns. One Latin letter finds only names of one letter.
 */
import { areasNamed, cityBeatsAreas, mainTowns } from './areas.ts';
import { type Candidate, readText } from './candidates.ts';
import { fuzzyMatches } from './fuzzy-match.ts';
import { type Gazetteer, MAIN_TOWNS } from './gazetteer.ts';
import { type Accepts, areOnePlace, exactMatches, isSection, prefixMatches, SEARCH_WEIGHTS } from './match.ts';
import { satisfies } from './qualifiers.ts';

const MIN_BEGINNING_LENGTH = 2;

/** Up to `limit` places for a text, best first. */
export function searchPlaces(gazetteer: Gazetteer, text: string, limit: number): number[] {
  const read = readText(gazetteer, text, 'unfinished');
  if (read.kind !== 'readings' || limit < 1) return [];
  const [asWritten, ...guesses] = read.readings;
  const towns = townsOfArea(gazetteer, asWritten);
  const found = [
    ...towns,
    ...beginningWith(gazetteer, asWritten, limit),
    ...guesses.flatMap((reading) => bearing(gazetteer, reading, limit)),
  ];
  const places = found.length > 0 ? found : read.readings.flatMap((reading) => misspelt(gazetteer, reading, limit));
  return distinct(gazetteer, places).slice(0, limit);
}

/** The main towns of a country or region that the text names, unless it names a city better known for it. */
function townsOfArea(gazetteer: Gazetteer, reading: Candidate): readonly number[] {
  const areas = areasNamed(gazetteer, reading.key, reading.qualifiers);
  const towns = mainTowns(gazetteer, areas, MAIN_TOWNS);
  const [city] = exactMatches(gazetteer, reading.key, accepting(gazetteer, reading), 1, SEARCH_WEIGHTS);
  return city !== undefined && cityBeatsAreas(gazetteer, city, areas, towns) ? [] : towns;
}

function accepting(gazetteer: Gazetteer, { qualifiers }: Candidate): Accepts {
  return (place) => qualifiers.length === 0 || satisfies(gazetteer, place, qualifiers, 'cities');
}

function beginningWith(gazetteer: Gazetteer, reading: Candidate, limit: number): number[] {
  const accepts = accepting(gazetteer, reading);
  const find = Buffer.byteLength(reading.key) < MIN_BEGINNING_LENGTH ? exactMatches : prefixMatches;
  return find(gazetteer, reading.key, accepts, 2 * limit, SEARCH_WEIGHTS).map(({ place }) => place);
}

function bearing(gazetteer: Gazetteer, reading: Candidate, limit: number): number[] {
  const matches = exactMatches(gazetteer, reading.key, accepting(gazetteer, reading), limit, SEARCH_WEIGHTS);
  return matches.map(({ place }) => place);
}

function misspelt(gazetteer: Gazetteer, reading: Candidate, limit: number): number[] {
  if (/\p{N}/u.test(reading.key)) return [];
  const accepts = accepting(gazetteer, reading);
  return fuzzyMatches(gazetteer, reading.key, accepts, 2 * limit, SEARCH_WEIGHTS).map(({ place }) => place);
}

/** Without repeats, and without sections and second entries of a town that is already listed under that name. */
function distinct(gazetteer: Gazetteer, places: readonly number[]): number[] {
  const kept: number[] = [];
  for (const place of places) {
    const isRepeat = kept.some(
      (other) =>
        other === place ||
        (areOnePlace(gazetteer, other, place) &&
          (isSection(gazetteer, place) || gazetteer.name(other) === gazetteer.name(place))),
    );
    if (!isRepeat) kept.push(place);
  }
  return kept;
}
