/**
 * Two names of one place: a sight or a stretch of water and the town at it ("Henham Park, Southwold", "the IJsselmeer near
 * Enkhuizen"), or an area and a village in it ("the Cotswolds, Bibury"). They are one subject and not two.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import type { Place } from '../../../place/place.ts';
import type { PlaceSpan } from './place-span.ts';

/** A point so near to its town is told as itself. */
const NEAR_KM = 20;
/** A stretch of water or of road, or an area, is told at the town that is named in it. */
const WITHIN_KM = 150;

const COMMA = /^['’]?s?\s*,?\s*(?:the )?$/iu;
const BRACKET = /^\s*\($/u;
const AT = /^['’]?s?\s*,?\s*(?:in|at|near|by|off|outside|around)\s+(?:the )?$/iu;

/** The same places; of two names of one place that which says more. */
export function withoutDoubles(spans: readonly PlaceSpan[], text: string): PlaceSpan[] {
  const kept: PlaceSpan[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    const one = before === undefined ? null : oneOf(before, span, text.slice(before.end, span.start));
    if (one === null || before === undefined) kept.push(span);
    else if (BRACKET.test(text.slice(before.end, span.start))) kept.splice(-1, 1, one);
    else kept.splice(-1, 1, { ...one, start: before.start, end: span.end, text: text.slice(before.start, span.end) });
  }
  return kept;
}

function oneOf(first: PlaceSpan, second: PlaceSpan, between: string): PlaceSpan | null {
  if (first.resolution.kind !== 'found' || second.resolution.kind !== 'found') return null;
  const isAt = AT.test(between);
  if (!isAt && !COMMA.test(between) && !BRACKET.test(between)) return null;
  const a = first.resolution.place;
  const b = second.resolution.place;
  const distance = distanceKm(a, b);
  if (isPoint(a) && isPoint(b)) return null;
  if (a.represents !== undefined) return distance < WITHIN_KM ? second : null;
  if (isPoint(a)) return distance < NEAR_KM ? first : isAt && distance < WITHIN_KM ? second : null;
  return isPoint(b) && !isAt && distance < NEAR_KM ? second : null;
}

/** Whether a place stands in the table of sights and areas, and is no town. */
function isPoint({ geonameId, represents }: Place): boolean {
  return geonameId === null && represents === undefined;
}
