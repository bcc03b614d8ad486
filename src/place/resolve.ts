/**
 * Resolution: what a text means, by asking recognisers one after the other.
 *
 * The order is the contract: a recogniser that takes a text for its own answers for good, found or not, so that broken
 * coordinates are never looked up as a name. A new kind of text is a new line in the list, above the names.
 */
import type { NameRecogniser } from './by-name.ts';
import { looksLikePostcode } from './codes.ts';
import { parseCoordinates } from './coordinates.ts';
import type { Place, Resolution } from './place.ts';

/** Answers for texts of its kind; null for all others. */
export type Recogniser = (text: string) => Resolution | null;

const LONGEST_TEXT = 200;

export function createResolver(
  names: NameRecogniser,
  placeAt: (lat: number, lon: number) => Place,
): (text: string) => Resolution {
  const recognisers: readonly Recogniser[] = [
    refuseUnusable,
    (text) => recogniseCoordinates(text, placeAt),
    recognisePostcode,
    (text) => names.resolve(text),
  ];
  return (text) => {
    const composed = text.length > LONGEST_TEXT ? text : text.normalize('NFC');
    for (const recognise of recognisers) {
      const resolution = recognise(composed);
      if (resolution !== null) return resolution;
    }
    return { kind: 'not_found', message: 'No place is known by that text.', suggestions: [] };
  };
}

function refuseUnusable(text: string): Resolution | null {
  if (text.trim() === '') {
    return { kind: 'invalid', message: 'Give the name of a town, or coordinates such as "51.5,-0.12".' };
  }
  if (text.length > LONGEST_TEXT) {
    return { kind: 'invalid', message: `A place is given in at most ${LONGEST_TEXT} characters.` };
  }
  return null;
}

function recogniseCoordinates(text: string, placeAt: (lat: number, lon: number) => Place): Resolution | null {
  const coordinates = parseCoordinates(text);
  if (coordinates === null) return null;
  if (coordinates.kind === 'invalid') return coordinates;
  return { kind: 'found', place: placeAt(coordinates.lat, coordinates.lon), others: [] };
}

function recognisePostcode(text: string): Resolution | null {
  if (!looksLikePostcode(text)) return null;
  return {
    kind: 'not_found',
    message: `"${text.trim()}" is a code. Names of towns and coordinates are understood.`,
    suggestions: [],
  };
}
