/**
 * Coordinates as text: "51.5,-0.12", and as people copy them from maps: "51.5N 0.12W", "51°30'N 0°7'W", "51,5 -0,12",
 * "lat=51.5 lon=-0.12", "geo:51.5,-0.12". Latitude comes first where no letter or word says which is which. Strict: a text
 * that looks like coordinates must be valid, and the error says what is wrong.
 */

type Coordinates =
  | { readonly kind: 'coordinates'; readonly lat: number; readonly lon: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** The two numbers as written. */
interface Pair {
  readonly lat: string;
  readonly lon: string;
}

const SHAPE = 'Write coordinates as "latitude,longitude" in decimal degrees, for example "51.5,-0.12"';
const MINUTES_PER_DEGREE = 60;
const SECONDS_PER_DEGREE = 3600;
/** A tenth of a metre or so; finer digits of minutes and seconds say nothing. */
const DECIMALS_PER_DEGREE = 1e6;

/** Only numbers, signs, points, commas and marks of degrees, minutes and seconds. */
const NUMBERS_ONLY = /^[\d\s.,;°'"+-]*\d[\d\s.,;°'"+-]*$/;
const LATITUDE_WORD = 'lat(?:itude)?';
const LONGITUDE_WORD = '(?:lon|lng|long|longitude)';
const LABELLED = new RegExp(
  `^(?:${LATITUDE_WORD}\\s*[=:]?\\s*(?<lat>[^a-z=:]+?)[\\s,;&]*${LONGITUDE_WORD}\\s*[=:]?\\s*(?<lon>[^a-z=:]+)|` +
    `${LONGITUDE_WORD}\\s*[=:]?\\s*(?<lonFirst>[^a-z=:]+?)[\\s,;&]*${LATITUDE_WORD}\\s*[=:]?\\s*(?<latAfter>[^a-z=:]+))$`,
  'i',
);
/** With the letter of the hemisphere behind each number, or before each. */
const LETTERS_BEHIND = /^([^A-Z]+)([NSEW])[\s,;]*([^A-Z]+)([NSEW])$/i;
const LETTERS_BEFORE = /^([NSEW])([^A-Z]+?)[\s,;]*([NSEW])([^A-Z]+)$/i;
const DECIMAL_POINTS = /^([+-]?\d{1,3}(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)°?$/;
/** With four numbers and no point, the commas before the second and fourth are decimal. */
const DECIMAL_COMMAS = /^([+-]?\d{1,3}),(\d+)°?(?:\s*[,;]\s*|\s+)([+-]?\d{1,3}),(\d+)°?$/;
const SEXAGESIMAL_PAIR = /^([+-]?\d{1,3}°[^,;]*?['"]?)(?:\s*[,;]\s*|\s+(?=[+-]?\d{1,3}°))([+-]?\d{1,3}°[^,;]*)$/;
/** Degrees, and perhaps minutes and seconds. */
const ANGLE =
  /^(?<sign>[+-]?)(?<degrees>\d{1,3}(?:[.,]\d+)?)\s*°?(?:\s*(?<=[°\s])(?<minutes>\d{1,2}(?:\.\d+)?)\s*'?(?:\s*(?<=['\s])(?<seconds>\d{1,2}(?:\.\d+)?)\s*(?:"|'')?)?)?$/;

/** The coordinates in a text, or what is wrong with them; null when the text is something else. */
export function parseCoordinates(text: string): Coordinates | null {
  if (!/\d/.test(text)) return null;
  const plain = withPlainMarks(text);
  const pair = LABELLED.test(plain) ? labelled(plain) : lettered(plain);
  if (pair !== null) return fromPair(pair);
  if (!NUMBERS_ONLY.test(plain) || !/[.,;°]/.test(plain)) return null;
  const unlabelled = withoutLetters(plain);
  return unlabelled === null ? refused('') : fromPair(unlabelled);
}

/** Without brackets, the scheme of a geo URI and its parameters; with one kind of minus, minute and second marks. */
function withPlainMarks(text: string): string {
  const bare = text.trim().replace(/^[([{](.*)[)\]}]$/s, '$1');
  const inUri = /^geo:([^;?]*)/i.exec(bare)?.[1] ?? bare;
  return inUri
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[′’‘´]/g, "'")
    .replace(/[″”“]/g, '"')
    .replace(/º/g, '°');
}

function labelled(text: string): Pair | null {
  const { lat, lon, latAfter, lonFirst } = LABELLED.exec(text)?.groups ?? {};
  const [latitude, longitude] = [lat ?? latAfter, lon ?? lonFirst].map((part) => part?.trim());
  return latitude === undefined || longitude === undefined ? null : { lat: latitude, lon: longitude };
}

/** One number with N or S and one with E or W, in either order; null for anything else, as the postcode "N1 4EW". */
function lettered(text: string): Pair | null {
  const behind = LETTERS_BEHIND.exec(text);
  const before = behind === null ? LETTERS_BEFORE.exec(text) : null;
  const [first, firstLetter, second, secondLetter] =
    behind !== null ? behind.slice(1) : before !== null ? [before[2], before[1], before[4], before[3]] : [];
  if (first === undefined || second === undefined || firstLetter === undefined || secondLetter === undefined)
    return null;
  if (!ANGLE.test(first.trim()) || !ANGLE.test(second.trim())) return null;
  const [a, b] = [signed(first, firstLetter), signed(second, secondLetter)];
  const [isLatitude, isOther] = [firstLetter, secondLetter].map((letter) => /[NS]/i.test(letter));
  if (isLatitude === isOther) return null;
  return isLatitude ? { lat: a, lon: b } : { lat: b, lon: a };
}

/** A number with a letter has no sign of its own; with two signs it is unreadable, and so refused. */
function signed(number: string, letter: string): string {
  return `${/[SW]/i.test(letter) ? '-' : '+'}${number.trim()}`;
}

function withoutLetters(text: string): Pair | null {
  const points = DECIMAL_POINTS.exec(text);
  if (points !== null) return { lat: points[1] ?? '', lon: points[2] ?? '' };
  const commas = DECIMAL_COMMAS.exec(text);
  if (commas !== null) return { lat: `${commas[1]}.${commas[2]}`, lon: `${commas[3]}.${commas[4]}` };
  const [, lat, lon] = SEXAGESIMAL_PAIR.exec(text) ?? [];
  return lat === undefined || lon === undefined ? null : { lat, lon };
}

function fromPair({ lat: latText, lon: lonText }: Pair): Coordinates {
  const lat = degreesOf(latText);
  const lon = degreesOf(lonText);
  if (lat === null || lon === null) return refused('');
  if (Math.abs(lat) > 90) {
    const isSwapped = Math.abs(lon) <= 90 && Math.abs(lat) <= 180;
    const hint = isSwapped ? ` If the longitude came first, write "${lon},${lat}".` : '';
    return refused(`: the latitude ${lat} is out of range, it goes from -90 to 90.${hint}`);
  }
  if (Math.abs(lon) > 180) return refused(`: the longitude ${lon} is out of range, it goes from -180 to 180.`);
  return { kind: 'coordinates', lat, lon };
}

function refused(reason: string): Coordinates {
  return { kind: 'invalid', message: reason === '' ? `${SHAPE}.` : `${SHAPE}${reason}` };
}

/** Decimal degrees of one number; null when it is none. */
function degreesOf(text: string): number | null {
  const { sign, degrees, minutes = '0', seconds = '0' } = ANGLE.exec(text)?.groups ?? {};
  if (degrees === undefined || Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const whole = Number(degrees.replace(',', '.'));
  const parts = Number(minutes) / MINUTES_PER_DEGREE + Number(seconds) / SECONDS_PER_DEGREE;
  const size = parts === 0 ? whole : Math.round((whole + parts) * DECIMALS_PER_DEGREE) / DECIMALS_PER_DEGREE;
  // Adding zero turns −0 into 0.
  return (sign === '-' ? -size : size) + 0;
}
