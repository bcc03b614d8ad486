/** Joins what a question names apart: a town, and the area that it is in or the sea that it lies at. */
import { fold } from '../../../place/fold.ts';
import { isSea } from '../../../place/no-place.ts';
import type { Places } from '../../../place/places.ts';
import type { PlaceSpan } from './place-span.ts';

type Found = Extract<PlaceSpan['resolution'], { kind: 'found' }>;

/** Between two places that are not one in the other: "from Hamilton to New Zealand". */
const APART = /\b(?:and|or|vs?|versus|than|to|from|with|between)\s+(?:in |at )?(?:the )?$/iu;

/** Between a town and the area right behind it. */
const IN_ONE_PHRASE = /^[\s,(]*(?:(?:in|of|de|en|em|à|au|dans|nel|im)\s+)?(?:the |der |la |le )?$/iu;

/** "Paris in Texas": joins a town and the area that it is in. "The North Sea off Whitby" is told at Whitby. */
export function joinAreas(all: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const town = all.find(({ resolution }) => resolution.kind === 'found');
  const spans = all.map((span) =>
    town !== undefined && span.resolution.kind === 'not_found' && isSea(span.text)
      ? { ...span, resolution: town.resolution }
      : span,
  );
  const [first, second] = spans;
  if (spans.length > 2) return withoutSharedArea(eachInItsArea(spans, text, places), text, places);
  if (spans.length !== 2 || first === undefined || second === undefined) return spans;
  if (APART.test(text.slice(first.end, second.start))) return spans;
  for (const [town, area] of [
    [first, second],
    [second, first],
  ] as const) {
    const resolution = foundIn(town, area, places);
    if (resolution === null) continue;
    // What stands between them is not of the name: "I live in NZ. Will it rain in Hamilton".
    if (!IN_ONE_PHRASE.test(text.slice(first.end, second.start)))
      return [first, second].map((span) => ({ ...span, text: town.text, resolution, certainty: 0.9 }));
    return [joined(first, second, `${town.text}, ${area.text}`, resolution)];
  }
  return spans;
}

/** The town of that name in the area; null where it is no area, or has none. */
function foundIn(town: PlaceSpan, area: PlaceSpan, places: Places): Found | null {
  const isArea =
    area.resolution.kind === 'ambiguous' || area.resolution.kind === 'not_found' || isNamedArea(area, places);
  const resolution = isArea ? places.resolve(`${town.text}, ${area.text}`) : null;
  return resolution?.kind !== 'found' || resolution.place.correctedFrom !== undefined ? null : resolution;
}

function joined(first: PlaceSpan, second: PlaceSpan, text: string, resolution: Found): PlaceSpan {
  return { start: first.start, end: second.end, text, resolution, certainty: 0.9 };
}

/** Between a town and its area, among other places: "Perth in Australia or Brisbane". */
const IN = /^ (?:in|en|im|dans|nel) (?:the |der |la |le )?$/iu;

/** Each town that stands right before "in" and an area is the one in it. */
function eachInItsArea(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const told: PlaceSpan[] = [];
  for (const span of spans) {
    const town = told.at(-1);
    const isBehind = town !== undefined && IN.test(text.slice(town.end, span.start));
    const resolution = isBehind ? foundIn(town, span, places) : null;
    if (town === undefined || resolution === null) told.push(span);
    else told[told.length - 1] = joined(town, span, `${town.text}, ${span.text}`, resolution);
  }
  return told;
}

/** "Where in Spain is warmest, Seville or Malaga": an area that holds all other places stands for the first of them. */
function withoutSharedArea(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const isHeld = (town: PlaceSpan, area: PlaceSpan): boolean =>
    town.resolution.kind === 'found' &&
    foundIn(town, area, places)?.place.geonameId === town.resolution.place.geonameId;
  const area = spans.find(
    (one) => OF_ALL.test(text.slice(0, one.start)) && spans.every((other) => other === one || isHeld(other, one)),
  );
  const [town] = spans.filter((one) => one !== area);
  return spans.map((one) => (one === area ? { ...one, text: town.text, resolution: town.resolution } : one));
}

/** Before an area in which others are: "which in Spain", "this weekend in France". */
const OF_ALL = /\b(?:in|of|en|em|im|dans|nel|von|von den)\s+(?:the )?$/iu;

/** "I live in NZ. Will it rain in Hamilton": an area that a town answers for. */
function isNamedArea({ text, resolution }: PlaceSpan, places: Places): boolean {
  if (resolution.kind !== 'found' || resolution.place.represents === undefined) return false;
  const keys = fold(text).split(' ');
  return places.namesAt(keys).some(({ words, qualifies }) => words === keys.length && qualifies);
}
