/**
 * Codes and names of airports. Four letters are an ICAO code where no place is called so. Three letters are an airport, a city
 * with several airports, or a town of three letters:
 *
 * in capitals they are a code if it exists ("ULM" is New Ulm's airport). Otherwise a town of that name and some size comes
 * first ("Ulm", "pau"; a smaller one if written like a name, "Kos"), then an airport with scheduled flights ("lhr"). With a
 * region they are a name.
 */
import { distanceKm } from '../physics/geodesy.ts';
import type { Airport } from './airports.ts';
import { areasNamed } from './areas.ts';
import { suggestionsOf } from './by-id.ts';
import type { NameRecogniser } from './by-name.ts';
import type { Codes } from './codes.ts';
import { exactMatches, RESOLVE_WEIGHTS } from './match.ts';
import type { Place, Resolution } from './place.ts';
import { type PlaceIndex, pointPlace, townAt } from './place-index.ts';
import { standIns } from './stand-ins.ts';

const SIZE_OF_A_TOWN = 50_000;
const SIZE_OF_A_KNOWN_TOWN = 15_000;
const SIZE_OF_A_CITY = 250_000;
/** Farther from a city than its airports are. */
const FAR_KM = 150;
/** "Kos" and "Bar" are written like names, and not like codes. */
const SIZE_OF_A_TOWN_WRITTEN_AS_NAME = 5000;

export function recogniseIata(
  text: string,
  placeIndex: PlaceIndex,
  codes: Codes,
  names: NameRecogniser,
): Resolution | null {
  const letters = text.trim();
  if (!/^[a-z]{3}$/i.test(letters)) return null;
  const iata = letters.toUpperCase();
  const key = letters.toLowerCase();
  // "USA" is also an airport, but a caller means the country; in small letters "tas" and "act" are states of Australia.
  if (areasNamed(placeIndex.gazetteer, key, []).some(({ kind }) => kind === 'country' || letters === key)) return null;
  // "PEI" and "OBX" are small airports far away, but short for a longer name to whoever writes them.
  if (
    standIns()
      .named(key)
      .some(({ name }) => letters !== iata || name.includes(' '))
  )
    return null;
  const size = /^[A-Z][a-z]/.test(letters) ? SIZE_OF_A_TOWN_WRITTEN_AS_NAME : SIZE_OF_A_TOWN;
  const isBig = (place: number): boolean => placeIndex.gazetteer.population(place) >= size;
  const isTown = exactMatches(placeIndex.gazetteer, key, isBig, 8, RESOLVE_WEIGHTS).some(
    ({ isMainName }) => isMainName,
  );
  const place = ofCode(iata, placeIndex, codes, letters === iata ? 'any' : 'scheduled');
  if (place === null || (letters !== iata && isTown) || isCalledSo(key, place, placeIndex, codes, letters === iata))
    return null;
  return { kind: 'found', place, others: isTown ? suggestionsOf(names.resolve(key)) : [] };
}

/** "mcr", "blr": what people call a city; in capitals, where the airport of that code is far from it and has no scheduled flights. */
function isCalledSo(
  key: string,
  place: Place,
  { gazetteer }: PlaceIndex,
  codes: Codes,
  isWrittenAsCode: boolean,
): boolean {
  if (isWrittenAsCode && codes.airports.withIata(key.toUpperCase())?.isScheduled !== false) return false;
  const isCity = (town: number): boolean =>
    gazetteer.population(town) >= SIZE_OF_A_CITY &&
    // "Blr" is Bengaluru; in capitals the code of its airport is that.
    (!isWrittenAsCode || distanceKm(place, { lat: gazetteer.lat(town), lon: gazetteer.lon(town) }) > FAR_KM);
  return exactMatches(gazetteer, key, isCity, 1, RESOLVE_WEIGHTS).length > 0;
}

/** The town that is called like three small letters in running text, where the airport of that code is not large: "hof", "bra". */
export function townOfLetters(text: string, placeIndex: PlaceIndex, codes: Codes): Resolution | null {
  if (!/^[a-z]{3}$/.test(text)) return null;
  const airport = codes.airports.withIata(text.toUpperCase());
  if (airport === null || airport.isLarge || codes.metro.has(text.toUpperCase())) return null;
  const { gazetteer } = placeIndex;
  const isTown = (place: number): boolean =>
    gazetteer.population(place) >= SIZE_OF_A_KNOWN_TOWN && gazetteer.name(place).toLowerCase() === text;
  const [town] = exactMatches(gazetteer, text, isTown, 1, RESOLVE_WEIGHTS);
  return town === undefined ? null : { kind: 'found', place: townAt(placeIndex, town.place), others: [] };
}

/** Four letters in any case that are the code of an airport and the name of no place: "EGLL". */
export function recogniseIcao(
  text: string,
  placeIndex: PlaceIndex,
  codes: Codes,
  names: NameRecogniser,
): Resolution | null {
  const icao = text.trim().toUpperCase();
  const airport = codes.airports.withIcao(icao);
  if (airport === null) return null;
  const named = names.resolve(icao.toLowerCase());
  // A place that only corrects the text is none of that name.
  if (named.kind === 'ambiguous' || (named.kind === 'found' && named.place.correctedFrom === undefined)) return null;
  return { kind: 'found', place: airportPlace(placeIndex, airport), others: [] };
}

/** `iata:LHR`, in any case. */
export function resolveIata(text: string, placeIndex: PlaceIndex, codes: Codes): Resolution {
  const place = ofCode(text.toUpperCase(), placeIndex, codes, 'any');
  if (place !== null) return { kind: 'found', place, others: [] };
  return { kind: 'not_found', message: `No airport has the code "${text}".`, suggestions: [] };
}

/** "JFK airport", "Heathrow Airport"; null for a name that no airport or several have. */
export function recogniseAirport(text: string, placeIndex: PlaceIndex, codes: Codes): Resolution | null {
  const name = /^\s*(.+?)\s+airport\s*$/i.exec(text)?.[1];
  if (name === undefined) return null;
  const place = /^[a-z]{3}$/i.test(name) ? ofCode(name.toUpperCase(), placeIndex, codes, 'scheduled') : null;
  return place === null ? resolveAirport(name, placeIndex, codes) : { kind: 'found', place, others: [] };
}

/** The airport of that name, without the word "airport"; null if none or several have it. */
export function resolveAirport(name: string, placeIndex: PlaceIndex, codes: Codes): Resolution | null {
  const airport = codes.airports.named(name);
  return airport === null ? null : { kind: 'found', place: airportPlace(placeIndex, airport), others: [] };
}

function airportPlace(placeIndex: PlaceIndex, { name, lat, lon, countryCode }: Airport): Place {
  return pointPlace(placeIndex, { name, lat, lon, countryCode, region: '' });
}

function ofCode(iata: string, placeIndex: PlaceIndex, codes: Codes, which: 'any' | 'scheduled'): Place | null {
  const city = placeIndex.gazetteer.withGeonameId(codes.metro.get(iata) ?? 0);
  if (city !== null) return townAt(placeIndex, city);
  const airport = codes.airports.withIata(iata);
  if (airport === null || (which === 'scheduled' && !airport.isScheduled)) return null;
  return airportPlace(placeIndex, airport);
}
