/** Joins what a question names apart: a town, and the area that it is in or the sea that it lies at. */
import { fold } from '../../../place/fold.ts';
import { isSea } from '../../../place/no-place.ts';
import type { Places } from '../../../place/places.ts';
import type { PlaceSpan } from './place-span.ts';

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
  if (spans.length !== 2 || first === undefined || second === undefined) return [...spans];
  if (APART.test(text.slice(first.end, second.start))) return [...spans];
  const isArea = (span: PlaceSpan): boolean =>
    span.resolution.kind === 'ambiguous' || span.resolution.kind === 'not_found' || isNamedArea(span, places);
  for (const [town, area] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!isArea(area)) continue;
    const resolution = places.resolve(`${town.text}, ${area.text}`);
    if (resolution.kind !== 'found' || resolution.place.correctedFrom !== undefined) continue;
    // What stands between them is not of the name: "I live in NZ. Will it rain in Hamilton".
    if (!IN_ONE_PHRASE.test(text.slice(first.end, second.start)))
      return [first, second].map((span) => ({ ...span, text: town.text, resolution, certainty: 0.9 }));
    return [{ start: first.start, end: second.end, text: `${town.text}, ${area.text}`, resolution, certainty: 0.9 }];
  }
  return [...spans];
}

/** "I live in NZ. Will it rain in Hamilton": an area that a town answers for. */
function isNamedArea({ text, resolution }: PlaceSpan, places: Places): boolean {
  if (resolution.kind !== 'found' || resolution.place.represents === undefined) return false;
  const keys = fold(text).split(' ');
  return places.namesAt(keys).some(({ words, qualifies }) => words === keys.length && qualifies);
}
