/** The runway that a question asks the wind on: "crosswind on rwy 27 at Heathrow". */
import type { AskedUnits } from './asked-unit.ts';
import { type Span, wholeWords } from './text.ts';

/** A runway by its number, the magnetic bearing of its use in tens of degrees (ICAO Annex 14, 5.2.2). */
export interface Runway {
  /** As it is painted: "09L". */
  readonly name: string;
  readonly bearingDeg: number;
}

const RUNWAY = wholeWords(
  '(?:runway|rwy|rw|r\\/w|strip)s? ?(0?[1-9]|[12]\\d|3[0-6])([lrc]| ?(?:left|right|cent(?:re|er)))?',
);

/** The words of the runway; null for none. `plain`: the text without its places. */
export function runwaySpan(plain: string): (Span & { readonly runway: Runway }) | null {
  RUNWAY.lastIndex = 0;
  const match = RUNWAY.exec(plain);
  if (match === null) return null;
  const [text, number, side = ''] = match;
  const name = `${number.padStart(2, '0')}${side.trim().slice(0, 1).toUpperCase()}`;
  return { start: match.index, end: match.index + text.length, runway: { name, bearingDeg: 10 * Number(number) } };
}

const ALONG_OR_ACROSS = wholeWords('(?:cross|side|head|tail)[ -]?winds?');

/** Whether a part of the wind is asked for, which only a course tells. */
export function asksForPart(plain: string): boolean {
  return plain.search(ALONG_OR_ACROSS) >= 0;
}

/** Pilots are told winds in knots (ICAO Annex 5), unless they name another unit. */
export function inKnots(isOfRunway: boolean, asked: AskedUnits): AskedUnits {
  return isOfRunway ? { speed: 'knots', ...asked } : asked;
}
