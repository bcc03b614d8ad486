/**
 * Irish postcodes: "D02 X285", or its routing key alone. The key tells the post town; which house it is, no open table tells.
 *
 * Source of the shape: Eircode, the routing key and the unique identifier of four signs without B, G, I, J, L, M, O, Q, S, U and Z.
 */
import type { Codes } from './codes.ts';
import type { Resolution } from './place.ts';
import { type PlaceIndex, townAt } from './place-index.ts';

const EIRCODE = /^(?:eir ?code:? )?([a-z]\d[\dw])(?:[ -]?([\dac-fhknprtv-y]{4}))?(?:,? (?:ireland|ie|eire))?$/i;

/** The post town of an Eircode; null for other texts, and for a routing key that may be a British postcode where its country is not told. */
export function recogniseEircode(
  text: string,
  placeIndex: PlaceIndex,
  codes: Codes,
  home: number | null,
): Resolution | null {
  const [whole = '', key = '', unique] = EIRCODE.exec(text.trim()) ?? [];
  const id = codes.ieKeys.get(key.toUpperCase());
  if (id === undefined) return null;
  const isTold = unique !== undefined || /[ ,]/.test(whole) || placeIndex.gazetteer.countryCodes[home ?? -1] === 'IE';
  if (!isTold && codes.ukAreas.has(key.charAt(0).toUpperCase())) return null;
  const town = placeIndex.gazetteer.withGeonameId(id);
  return town === null ? null : { kind: 'found', place: townAt(placeIndex, town), others: [] };
}
