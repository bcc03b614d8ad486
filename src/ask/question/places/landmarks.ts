/** A sight or a part of a town that no list of places knows, beside the town that it is in: "the Colosseum in Rome". */
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { PlaceSpan } from './place-span.ts';

/** What may stand between a sight and its town. */
const WITHIN = /^['’]?s?\s*(?:,|,?\s*(?:in|at|near|by))?\s*(?:the )?(?:centre of |center of |city of |town of )?$/iu;

/** Answers an unknown name at the known town named right after it, which then says what it stands for. */
export function joinLandmarks(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const joined: PlaceSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const town = before === undefined ? null : townOf(before, span, text, places);
    if (before === undefined || town === null) joined.push(span);
    else joined.splice(-1, 1, town);
  }
  return joined;
}

function townOf(sight: PlaceSpan, town: PlaceSpan, text: string, places: Places): PlaceSpan | null {
  const { resolution } = town;
  const isUnknown = sight.resolution.kind === 'not_found' || sight.resolution.kind === 'ambiguous';
  if (!isUnknown || resolution.kind !== 'found' || resolution.place.represents !== undefined) return null;
  if (!WITHIN.test(text.slice(sight.end, town.start)) || isArea(sight.text, places)) return null;
  // "The hutch in Inverness" is no sight of Inverness, and the town on the Rhine no other for it.
  const isNoSight = /^\p{Ll}+$/u.test(sight.text) && isEnglishWord(sight.text);
  if (isNoSight || sight.resolution.kind === 'ambiguous') return town;
  const place = { ...resolution.place, represents: sight.text };
  return { ...town, start: sight.start, text: text.slice(sight.start, town.end), resolution: { ...resolution, place } };
}

/** "France, Leeds" names a country and a town elsewhere. */
function isArea(text: string, places: Places): boolean {
  const words = text.toLowerCase().split(' ');
  return places.namesAt(words).some((name) => name.isArea && name.words === words.length);
}
