/** Joins what a question names apart: a town, and the area that it is in or the sea that it lies at. */
import { isSea } from '../../../place/no-place.ts';
import type { Places } from '../../../place/places.ts';
import type { PlaceSpan } from './place-span.ts';

/** "Paris in Texas": joins a town and the area that it is in. "The North Sea off Whitby" is told at Whitby. */
export function joinAreas(all: readonly PlaceSpan[], places: Places): PlaceSpan[] {
  const town = all.find(({ resolution }) => resolution.kind === 'found');
  const spans = all.map((span) =>
    town !== undefined && span.resolution.kind === 'not_found' && isSea(span.text)
      ? { ...span, resolution: town.resolution }
      : span,
  );
  const [first, second] = spans;
  if (spans.length !== 2 || first === undefined || second === undefined) return [...spans];
  const isArea = ({ resolution }: PlaceSpan): boolean =>
    resolution.kind === 'ambiguous' || resolution.kind === 'not_found';
  for (const [town, area] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!isArea(area)) continue;
    const resolution = places.resolve(`${town.text}, ${area.text}`);
    if (resolution.kind === 'found') {
      return [{ start: first.start, end: second.end, text: `${town.text}, ${area.text}`, resolution, certainty: 0.9 }];
    }
  }
  return [...spans];
}
