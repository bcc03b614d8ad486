/**
 * Postcodes in a text: which kind they are by their shape, and what else stands beside them. Only shapes are known here;
 * whether there is such a code, the tables say.
 */
import { plainCode } from './postcode-table.ts';

export type PostcodeText =
  /** British: "SW1A 1AA" (outward and inward) or "SW1A" alone. */
  | { readonly kind: 'uk'; readonly outward: string; readonly inward: string; readonly beside: string }
  /** Canadian: "K1A 0B6" or the area "K1A" alone. */
  | { readonly kind: 'canada'; readonly area: string; readonly rest: string; readonly beside: string }
  /** Digits, with the spaces and hyphens in `written`; `isZip4` for an American nine-digit code. */
  | {
      readonly kind: 'digits';
      readonly code: string;
      readonly written: string;
      readonly beside: string;
      readonly isZip4: boolean;
    };

const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const UK_FULL = new RegExp(`${EDGE}([A-Z]{1,2}\\d[A-Z\\d]?)\\s*(\\d[A-Z]{2})${END}`, 'iu');
const CANADA_FULL = new RegExp(`${EDGE}([A-Z]\\d[A-Z])[\\s-]*(\\d[A-Z]\\d)${END}`, 'iu');
const UK_OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const CANADA_AREA = /^[A-Z]\d[A-Z]$/i;
const ZIP4 = new RegExp(`${EDGE}(\\d{5})-\\d{4}${END}`, 'u');
const DIGITS_ONLY = /^[#]?\d[\d\s-]*$/;
/** Grouped digits ("111 22", "00-950", "100-0001"), or at least four together: fewer are house numbers and districts. */
const DIGITS_BESIDE = new RegExp(`${EDGE}(\\d{2,5}[ -]\\d{2,4}|\\d{4,10})${END}`, 'u');
/** Country signs of cars that people wrote in front of postcodes: "D-10115", "F-75001". */
const CAR_SIGN = /^([ABDEFILNS])-(?=\d)/i;
const COUNTRY_OF_SIGN: Readonly<Record<string, string>> = {
  A: 'Austria',
  B: 'Belgium',
  D: 'Germany',
  E: 'Spain',
  F: 'France',
  I: 'Italy',
  L: 'Luxembourg',
  N: 'Norway',
  S: 'Sweden',
};

/** What people write in front of a code to say that it is one. */
const SAYS_POSTCODE = /^(?:zip(?:[ -]?code)?|post(?:al)?[ -]?code|plz|cap|cep|cp)\b[ :.-]*(?=\S*\d)/i;

/** The ways to read a text as a postcode, the likeliest first; none when it looks like no postcode. */
export function readPostcodes(text: string): PostcodeText[] {
  const written = text.trim().replace(SAYS_POSTCODE, '');
  const sign = CAR_SIGN.exec(written)?.[1];
  const country = sign === undefined ? undefined : COUNTRY_OF_SIGN[sign.toUpperCase()];
  const trimmed = country === undefined ? written : `${written.slice(2)}, ${country}`;
  const readings: PostcodeText[] = [];
  const canada = CANADA_FULL.exec(trimmed);
  if (canada !== null) {
    const [whole, area, rest] = canada;
    readings.push({
      kind: 'canada',
      area: area.toUpperCase(),
      rest: rest.toUpperCase(),
      beside: without(trimmed, whole),
    });
  }
  const uk = UK_FULL.exec(trimmed);
  if (uk !== null) {
    const [whole, outward, inward] = uk;
    readings.push({
      kind: 'uk',
      outward: plainCode(outward),
      inward: plainCode(inward),
      beside: without(trimmed, whole),
    });
  }
  if (readings.length === 0) readings.push(...shortReadings(trimmed));
  return readings;
}

function shortReadings(text: string): PostcodeText[] {
  const zip4 = ZIP4.exec(text);
  if (zip4 !== null) return [{ ...digitsReading(zip4[1], without(text, zip4[0])), isZip4: true }];
  if (DIGITS_ONLY.test(text)) return [digitsReading(text, '')];
  const readings: PostcodeText[] = [];
  for (const word of text.split(/[\s,;]+/)) {
    const code = word.toUpperCase();
    if (CANADA_AREA.test(word)) readings.push({ kind: 'canada', area: code, rest: '', beside: without(text, word) });
    if (UK_OUTWARD.test(word)) readings.push({ kind: 'uk', outward: code, inward: '', beside: without(text, word) });
  }
  const digits = DIGITS_BESIDE.exec(text);
  if (digits !== null) readings.push(digitsReading(digits[0], without(text, digits[0])));
  // A text may begin with fewer digits if a comma and a country follow: "101, Iceland".
  const few = digits === null ? /^(\d{3})\s*,(.+)$/.exec(text) : null;
  if (few !== null) readings.push(digitsReading(few[1], few[2].trim()));
  return readings;
}

function digitsReading(written: string, beside: string): PostcodeText & { kind: 'digits' } {
  return { kind: 'digits', code: plainCode(written), written: written.replace('#', '').trim(), beside, isZip4: false };
}

/** A text with a part taken out, its commas and spaces tidied. */
function without(text: string, part: string): string {
  const at = text.indexOf(part);
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`
    .split(/[,;]/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
    .join(', ');
}
