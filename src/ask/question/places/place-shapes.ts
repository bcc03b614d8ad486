/** Places with a recognisable shape: coordinates, postcodes, IP addresses, codes with a prefix. */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import { isPlainWord } from '../topic-words.ts';
import { WordPattern } from '../word-pattern.ts';
import type { PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** "51.48, -0.12"; without the comma where a sign and two decimals tell what they are: "51.48 -0.12". */
const COORDINATES = new RegExp(
  String.raw`(?<![\p{L}\d.,-])[+-]?\d{1,3}\.\d+\s*,\s*[+-]?\d{1,3}(?:\.\d+)?(?![\p{L}\d]|\.\d)|` +
    String.raw`(?<![\p{L}\d.,-])[+-]?\d{1,3}\.\d{2,}\s+[+-]\d{1,3}\.\d{2,}(?![\p{L}\d]|\.\d)`,
  'u',
);
/** "51.48", "51°30'", "51° 30' 12″". */
const ANGLE = String.raw`\d{1,3}(?:\.\d+)?°?(?:\s?\d{1,2}(?:\.\d+)?['’′](?:\s?\d{1,2}(?:\.\d+)?(?:["”″]|''))?)?`;
/** "51.48N 0.00W", "N51.48 W0.12", "lat 51.48 lon -0.12". */
const HEMISPHERES = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:${ANGLE}\s?[NS][\s,;]+${ANGLE}\s?[EW]|` +
    String.raw`[NS]\s?${ANGLE}[\s,;]+[EW]\s?${ANGLE}|` +
    String.raw`lat(?:itude)?[ =:]+[+-]?\d{1,2}(?:\.\d+)?[\s,;&]+lo?ng?(?:itude)?[ =:]+[+-]?\d{1,3}(?:\.\d+)?)(?![\p{L}\d])`,
  'iu',
);
const IP_ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
const UK_POSTCODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/iu;
const CANADIAN_POSTCODE = /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/iu;
/** An Irish one, of which the second half holds a digit; the key alone where something says that it is one. */
const EIRCODE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:eir ?code:? )?[AC-FHKNPRTV-Y]\d[\dW] ?(?=[A-Z]{0,3}\d)[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])|` +
    String.raw`(?<![\p{L}\d])eir ?code:? [A-Z]\d[\dW](?![\p{L}\d])`,
  'iu',
);
const PREFIXED = new WordPattern(/(?<![\p{L}\d])(?:iata|zip|id):\s?[\p{L}\d]+/iu);
const ZIP = new WordPattern(
  new RegExp(
    String.raw`(?<=(?:^|\b(?:in|at|for|near|around|weather|forecast|rain|snow|wind|fog|temp|temperature|pollen|uv|uv index|sunset|` +
      '(?:going|moving|driving|flying|heading|off|drive|flight|fly) to|(?:driving|flying|moving|train|flight|ride) from|visit|visiting|' +
      'sunrise|zip|zipcode|zip code|postcode|post code|postal code|' +
      String.raw`plz)\b)[ :]*)(?!(?<=\bfor )[1-9]\d000(?!\d))\d{5}(?:-\d{4})?(?![\d%]|[.:]\d)(?! ?(?:mm|cm|m|ft|feet|days|` +
      String.raw`people|steps)\b)`,
    'i',
  ),
);
/** "Umbrella or no umbrella 90210 tomorrow": five digits with nothing behind them but a day. */
const LAST_ZIP = new WordPattern(
  new RegExp(
    String.raw`(?<=\p{L} )(?!\d\d000)\d{5}(?=\W*$|,? (?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening|weekend|week)|` +
      String.raw`(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b)`,
    'u',
  ),
);
/** "110001 weather", "pin code 560001": six digits, by which Indians know theirs, and others. */
const PIN =
  /(?<=\b(?:pin|pincode|pin code|weather in|weather for|weather|forecast for|rain in|zip)[ :]+|^)\d{6}(?![\d.:%])(?! ?(?:mm|cm|m|ft|people)\b)/i;
/** All but a code with a prefix have one. */
const HAS_DIGIT = /\d/;
const SHAPES = [
  COORDINATES,
  HEMISPHERES,
  IP_ADDRESS,
  PREFIXED,
  UK_POSTCODE,
  CANADIAN_POSTCODE,
  EIRCODE,
  PIN,
  ZIP,
  LAST_ZIP,
];

/** "75001 météo": five digits are a postcode where the language of the question is spoken; Spanish is in too many countries. */
const COUNTRY_OF_ZIP: Readonly<Record<string, string>> = { de: 'Germany', fr: 'France', it: 'Italy' };

/** The first place that has a shape, or none. */
export function shapedPlaces(text: string, language: string, places: Places): PlaceSpan[] {
  for (const shape of HAS_DIGIT.test(text) ? SHAPES : [PREFIXED]) {
    const match = shape.exec(text);
    if (match === null) continue;
    const span = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const inTown = shape === ZIP ? zipOfTown(text, span, places) : null;
    if (inTown !== null) return [inTown];
    const country = shape === ZIP ? COUNTRY_OF_ZIP[language] : undefined;
    const written = country === undefined ? match[0].replace(/:\s/, ':') : `${match[0]}, ${country}`;
    const resolution = places.resolve(written);
    const isDoubtful = shape === EIRCODE || shape === LAST_ZIP || (shape === UK_POSTCODE && !/\s/.test(match[0]));
    if (resolution.kind !== 'found' && isDoubtful) continue;
    return [{ ...span, resolution, certainty: 1 }];
  }
  return [];
}

/** Fame of a town of some 100,000 people. */
const FAME_OF_TOWN = 130;

/** "75001 Paris", "10115 Berlin": digits that are a postcode in several countries, in the one of the town behind them. */
function zipOfTown(text: string, span: Pick<PlaceSpan, 'start' | 'end'>, places: Places): PlaceSpan | null {
  const town = /^,?\s+(\p{L}{4,})(?!\p{L})/u.exec(text.slice(span.end));
  const [behind = '', name = ''] = town ?? [];
  const key = fold(name);
  if (town === null || isPlainWord(key) || (places.namesAt([key])[0]?.fame ?? 0) < FAME_OF_TOWN) return null;
  const end = span.end + behind.length;
  const whole = text.slice(span.start, end);
  const resolution = places.resolve(whole);
  return resolution.kind === 'found' ? { start: span.start, end, text: whole, resolution, certainty: 1 } : null;
}

const ANY_JOIN = /\b(?:than|or|vs?|versus|to|and)\b/iu;
/** Between two places that are both meant: "from London to LS1 4AP", "is LS1 4AP warmer than London". */
const JOINS = /\b(?:than|or|vs?|versus|to|and)(?: in| at)?(?: the)? $/iu;

/** The places that have a shape, and the names that are joined to the first of them. */
export function withJoined(
  shaped: readonly PlaceSpan[],
  question: PlaceText,
  find: (rest: PlaceText) => PlaceSpan[],
): PlaceSpan[] {
  const { text, language, words } = question;
  const [shape] = shaped;
  if (shape === undefined || language !== 'en' || !ANY_JOIN.test(text)) return [...shaped];
  const others = words.filter(({ start, end }) => end <= shape.start || start >= shape.end);
  const joined = find({ ...question, words: others }).filter(({ start, end, resolution }) => {
    const between = end <= shape.start ? text.slice(end, shape.start) : text.slice(shape.end, start);
    return resolution.kind === 'found' && JOINS.test(between) && !/[.;?!]/.test(between);
  });
  return [...shaped, ...joined].sort((a, b) => a.start - b.start);
}
