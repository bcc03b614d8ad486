/** Coordinates as text: "51.5,-0.12", latitude first, in decimal degrees. Strict: a text that looks like coordinates must be valid. */

type Coordinates =
  | { readonly kind: 'coordinates'; readonly lat: number; readonly lon: number }
  | { readonly kind: 'invalid'; readonly message: string };

const PAIR = /^([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)$/;
/** Only numbers, signs, points, commas and degree signs. */
const NUMBERS_ONLY = /^[\d\s.,;°+\-−]*\d[\d\s.,;°+\-−]*$/;
const SHAPE = 'Write coordinates as "latitude,longitude" in decimal degrees, for example "51.5,-0.12"';

/** The coordinates in a text, or what is wrong with them; null when the text is something else. */
export function parseCoordinates(text: string): Coordinates | null {
  const trimmed = text.trim();
  if (!NUMBERS_ONLY.test(trimmed) || !/[.,;°−]/.test(trimmed)) return null;
  const pair = PAIR.exec(trimmed);
  if (pair === null) return { kind: 'invalid', message: `${SHAPE}.` };
  const lat = Number(pair[1]);
  const lon = Number(pair[2]);
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) {
    return { kind: 'invalid', message: `${SHAPE}: latitude from -90 to 90, longitude from -180 to 180.` };
  }
  // Adding zero turns −0 into 0.
  return { kind: 'coordinates', lat: lat + 0, lon: lon + 0 };
}
