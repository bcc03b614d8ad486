/**
 * Two names of one place: a sight or a stretch of water and the town at it ("Henham Park, Southwold", "the IJsselmeer near
 * Enkhuizen"), or an area and a village in it ("the Cotswolds, Bibury"). They are one subject and not two.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import type { Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { WordPattern } from '../word-pattern.ts';
import type { PlaceSpan } from './place-span.ts';
import { townByWater } from './town-by-water.ts';

/** A point so near to its town is told as itself. */
const NEAR_KM = 20;
/** A stretch of water or of road, or an area, is told at the town that is named in it. */
const WITHIN_KM = 150;

/** "Kruger at Skukuza": a park is as wide as an area. */
const PARK = /\b(?:National Park|Reserve|Wilderness|Desert|Range|Mountains)\b/;

const COMMA = /^['’]?s?\s*,?\s*(?:the )?$/iu;
const BRACKET = /^\s*\($/u;
const AT = /^['’]?s?\s*,?\s*(?:in|at|near|by|off|outside|around)\s+(?:the )?$/iu;
/** "The Peak District saturday walk near Edale". */
const LATER_AT = /^[^,.?!;]{0,40}\s(?:in|at|near|around)\s+(?:the )?$/iu;
/** "A day in the Dales on Saturday, what's the wind like on Ingleborough": the question after it names the town. */
const LATER_CLAUSE =
  /[,.;:]\s*(?:and |so |but )?(?:what|how|is|are|will|when|any|does|do|can|should)\b[^?]{0,60}\s(?:in|at|near|around|on|up|of)\s+(?:the )?$/iu;
/** "The Zugspitze over the Höllental": the way to what is meant. */
const VIA =
  /^\s+(?:via|over|through|across|by way of|durchs?|par|por|passando per)\s+(?:the |l[ae] |el |il |[ao]s? )?$/iu;
const JOINED = new WordPattern(/(?:^|\s)(?:and|or|vs?|versus|than|to|from|with|between)\s/iu);
/** "On the Tweed at Kelso": a town takes no article, so that a river of its name is meant. */
const ARTICLE = /\bthe (?:river )?$/u;

/** The same places; of two names of one place that which says more. */
export function withoutDoubles(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const kept: PlaceSpan[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    const one = before === undefined ? null : oneOf(before, span, text, places);
    if (before !== undefined && isLaterTown(before, span, text))
      kept.splice(-1, 1, { ...before, resolution: span.resolution }, span);
    else if (one === null || before === undefined) kept.push(span);
    else if (BRACKET.test(text.slice(before.end, span.start))) kept.splice(-1, 1, one);
    else kept.splice(-1, 1, { ...one, start: before.start, end: span.end, text: text.slice(before.start, span.end) });
  }
  return withoutTrail(kept, text);
}

/** "The West Highland Way from Milngavie to Drymen": the towns tell which part of it, and its middle is none of it. */
function withoutTrail(spans: PlaceSpan[], text: string): PlaceSpan[] {
  const [way, from, to] = spans;
  if (way?.resolution.kind !== 'found' || from === undefined || to === undefined || spans.length > 3) return spans;
  const { place } = way.resolution;
  const isPart = isPoint(place) || place.represents !== undefined;
  if (!isPart || !/^ from $/i.test(text.slice(way.end, from.start)) || !/^ to $/i.test(text.slice(from.end, to.start)))
    return spans;
  return [{ ...from, start: way.start }, to];
}

/** Whether the second is a town in the area that the first names, with other words between: both then stand for the town. */
function isLaterTown(area: PlaceSpan, town: PlaceSpan, text: string): boolean {
  if (area.resolution.kind !== 'found' || town.resolution.kind !== 'found') return false;
  const between = text.slice(area.end, town.start);
  return (
    area.resolution.place.represents !== undefined &&
    town.resolution.place.represents === undefined &&
    (LATER_CLAUSE.test(between) || (LATER_AT.test(between) && !JOINED.test(between))) &&
    distanceKm(area.resolution.place, town.resolution.place) < WITHIN_KM
  );
}

function oneOf(first: PlaceSpan, second: PlaceSpan, text: string, places: Places): PlaceSpan | null {
  if (first.resolution.kind !== 'found' || second.resolution.kind !== 'found') return null;
  const between = text.slice(first.end, second.start);
  const isAt = AT.test(between);
  const a = first.resolution.place;
  const b = second.resolution.place;
  const distance = distanceKm(a, b);
  // "Stanley, Falklands", "Penrith in Cumbria": a town, and the area that it answers for or lies in.
  const isTownOfArea = a.represents === undefined && !isPoint(a) && b.represents !== undefined;
  if (isTownOfArea && (isAt || COMMA.test(between)) && distance < WITHIN_KM)
    return isElsewhere(first, second, places) ? unknownIn(first, second) : first;
  if (isAt && !isPoint(a) && a.represents === undefined && ARTICLE.test(text.slice(0, first.start))) return second;
  // "York via Selby" passes both towns.
  if (VIA.test(between) && distance < NEAR_KM && (isPoint(a) || isPoint(b))) return first;
  if (!isAt && !COMMA.test(between) && !BRACKET.test(between)) return null;
  if (isAt && !isPoint(b) && a.name.startsWith('River ')) {
    const resolution = townByWater(a, b, second.text, places);
    return resolution === null ? second : { ...second, resolution };
  }
  if (isPoint(a) && isPoint(b)) return isAt && distance < (PARK.test(a.name) ? WITHIN_KM : NEAR_KM) ? second : null;
  if (a.represents !== undefined) return distance < WITHIN_KM ? second : null;
  if (isPoint(a)) return distance < NEAR_KM ? first : isAt && distance < WITHIN_KM ? second : null;
  return isPoint(b) && !isAt && distance < NEAR_KM ? second : null;
}

/** "Ash, Surrey": the area is one by whose name towns are told apart, and the town was found in another. */
function isElsewhere(town: PlaceSpan, area: PlaceSpan, places: Places): boolean {
  const keys = fold(area.text).split(' ');
  const isOfTowns = places.namesAt(keys).some(({ words, qualifies }) => qualifies && words === keys.length);
  return isOfTowns && places.resolve(`${town.text}, ${area.text}`).kind === 'not_found';
}

function unknownIn(town: PlaceSpan, area: PlaceSpan): PlaceSpan {
  const message = `No place called "${town.text}, ${area.text}" is known.`;
  return { ...town, resolution: { kind: 'not_found', message, suggestions: [] } };
}

/** Whether a place stands in the table of sights and areas, and is no town. */
function isPoint({ geonameId, represents }: Place): boolean {
  return geonameId === null && represents === undefined;
}
