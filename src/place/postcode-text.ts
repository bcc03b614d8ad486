/**
 * Postcodes in a text: their kind, by their shape, and the rest of the text as qualifier. This file knows only shapes;
 * whether a code exists is in the tables.
 */
import { plainCode } from './postcode-table.ts';

export type PostcodeText =
  /** British: "SW1A 1AA" (outward and inward) or "SW1A" alone. */
  | { readonly kind: 'uk'; readonly outward: string; readonly inward: string; readonly qualifier: string }
  /** Canadian: "K1A 0B6" or the area "K1A" alone. */
  | { readonly kind: 'canada'; readonly area: string; readonly rest: string; readonly qualifier: string }
  /** Digits, with the spaces and hyphens in `written`; `isZip4` for an American nine-digit code. */
  | {
      readonly kind: 'digits';
      readonly code: string;
      readonly written: string;
      readonly qualifier: string;
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
/** Grouped digits ("111 22", "00-950", "100-0001") or at least four together; fewer are house numbers or districts. */
const DIGITS_IN_TEXT = new RegExp(`${EDGE}(\\d{2,5}[ -]\\d{2,4}|\\d{4,10})${END}`, 'u');
/** Vehicle country codes that people write before postcodes: "D-10115", "F-75001". */
const VEHICLE_CODE = /^([ABDEFILNS])-(?=\d)/i;
const COUNTRY_OF_VEHICLE_CODE: Readonly<Record<string, string>> = {
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

/** Words that people write before a postcode. */
const POSTCODE_LABEL = /^(?:zip(?:[ -]?code)?|post(?:al)?[ -]?code|plz|cap|cep|cp)\b[ :.-]*(?=\S*\d)/i;

/** The possible postcodes in a text, the likeliest first; none when nothing looks like one. */
export function findPostcodes(text: string): PostcodeText[] {
  const written = text.trim().replace(POSTCODE_LABEL, '');
  const sign = VEHICLE_CODE.exec(written)?.[1];
  const country = sign === undefined ? undefined : COUNTRY_OF_VEHICLE_CODE[sign.toUpperCase()];
  const trimmed = country === undefined ? written : `${written.slice(2)}, ${country}`;
  const candidates: PostcodeText[] = [];
  const canada = CANADA_FULL.exec(trimmed);
  if (canada !== null) {
    const [whole, area, rest] = canada;
    candidates.push({
      kind: 'canada',
      area: area.toUpperCase(),
      rest: rest.toUpperCase(),
      qualifier: without(trimmed, whole),
    });
  }
  const uk = UK_FULL.exec(trimmed);
  if (uk !== null) {
    const [whole, outward, inward] = uk;
    candidates.push({
      kind: 'uk',
      outward: plainCode(outward),
      inward: plainCode(inward),
      qualifier: without(trimmed, whole),
    });
  }
  if (candidates.length === 0) candidates.push(...shortCandidates(trimmed));
  return candidates;
}

function shortCandidates(text: string): PostcodeText[] {
  const zip4 = ZIP4.exec(text);
  if (zip4 !== null) return [{ ...digitsCandidate(zip4[1], without(text, zip4[0])), isZip4: true }];
  if (DIGITS_ONLY.test(text)) return [digitsCandidate(text, '')];
  const candidates: PostcodeText[] = [];
  for (const word of text.split(/[\s,;]+/)) {
    const code = word.toUpperCase();
    if (CANADA_AREA.test(word))
      candidates.push({ kind: 'canada', area: code, rest: '', qualifier: without(text, word) });
    if (UK_OUTWARD.test(word))
      candidates.push({ kind: 'uk', outward: code, inward: '', qualifier: without(text, word) });
  }
  const digits = DIGITS_IN_TEXT.exec(text);
  if (digits !== null) candidates.push(digitsCandidate(digits[0], without(text, digits[0])));
  // Three digits are enough at the beginning if a comma and a country follow: "101, Iceland".
  const few = digits === null ? /^(\d{3})\s*,(.+)$/.exec(text) : null;
  if (few !== null) candidates.push(digitsCandidate(few[1], few[2].trim()));
  return candidates;
}

function digitsCandidate(written: string, qualifier: string): PostcodeText & { kind: 'digits' } {
  return {
    kind: 'digits',
    code: plainCode(written),
    written: written.replace('#', '').trim(),
    qualifier,
    isZip4: false,
  };
}

/** The text without a part, with its commas and spaces cleaned up. */
function without(text: string, part: string): string {
  const at = text.indexOf(part);
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`
    .split(/[,;]/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '')
    .join(', ');
}
