/** A sight or a part of a town that no list of places knows, beside the town that it is in: "the Colosseum in Rome". */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import { SIGHTS, TOWN_SIGHTS } from './cue-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** What may stand between a sight and its town. */
const WITHIN = /^['’]?s?\s*(?:,|,?\s*(?:in|at|near|by))?\s*(?:the )?(?:centre of |center of |city of |town of )?$/iu;

/** Answers an unknown name at the known town named right after it, which then says what it stands for. */
export function joinLandmarks(spans: readonly PlaceSpan[], text: string, places: Places): PlaceSpan[] {
  const joined: PlaceSpan[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const town =
      before === undefined
        ? null
        : (townOf(before, span, text, places) ??
          townBefore(before, span, text) ??
          namesakeIn(before, span, text, places));
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
  // "Wind for load lift in Durban": what the wind is wanted for.
  const isWhatFor =
    /\bfor (?:an? |the |my |our )?$/i.test(text.slice(0, sight.start)) && sight.text.split(' ').every(isSmallWord);
  if (isNoSight || isWhatFor || sight.resolution.kind === 'ambiguous') return town;
  const place = { ...resolution.place, represents: sight.text };
  return { ...town, start: sight.start, text: text.slice(sight.start, town.end), resolution: { ...resolution, place } };
}

function isSmallWord(word: string): boolean {
  return /^\p{Ll}+$/u.test(word) && isEnglishWord(word);
}

/** "In Orlando at Disney": a sight that no list of places knows, behind its town. */
function townBefore(town: PlaceSpan, sight: PlaceSpan, text: string): PlaceSpan | null {
  const { resolution } = town;
  if (sight.resolution.kind !== 'not_found' || resolution.kind !== 'found') return null;
  if (resolution.place.represents !== undefined || !/^\s*,?\s*at (?:the )?$/iu.test(text.slice(town.end, sight.start)))
    return null;
  const place = { ...resolution.place, represents: sight.text };
  return { ...town, end: sight.end, text: text.slice(town.start, sight.end), resolution: { ...resolution, place } };
}

/** Farther from a city than what is in it. */
const FAR_KM = 100;
/** What many cities have one of by the same name. */
const KINDS: ReadonlySet<string> = new Set([
  ...SIGHTS,
  ...TOWN_SIGHTS,
  ...'end bank street road common heath green lock town hill quarter side'.split(' '),
]);

/** Fame of a town of some 100,000 people, and of a city of 300,000. */
const FAME_OF_TOWN = 130;
const FAME_OF_CITY = 150;

function fameOf({ text }: PlaceSpan, places: Places): number {
  const keys = fold(text).split(' ');
  return places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
}

/** "Victoria Park Bristol" is not the park in London: the one in the city that follows, or else the city. */
function namesakeIn(sight: PlaceSpan, city: PlaceSpan, text: string, places: Places): PlaceSpan | null {
  if (sight.resolution.kind !== 'found' || city.resolution.kind !== 'found') return null;
  const [a, b] = [sight.resolution.place, city.resolution.place];
  const keys = fold(sight.text).split(' ');
  // "Brighton beach" is answered at Brighton, and Newport Beach is a city.
  const isPart = KINDS.has(keys.at(-1) ?? '') && fold(a.name).split(' ').at(-1) !== keys.at(-1);
  // "Old town edinburgh" is no Old Town in Maine.
  const isBeside = text.slice(sight.end, city.start) === ' ' && KINDS.has(keys.at(-1) ?? '');
  const isLesser = isBeside && fameOf(sight, places) < FAME_OF_TOWN && fameOf(city, places) >= FAME_OF_CITY;
  const isSight = keys.length > 1 && (a.geonameId === null ? keys.some((key) => KINDS.has(key)) : isPart || isLesser);
  if (!isSight || b.geonameId === null || b.represents !== undefined || distanceKm(a, b) < FAR_KM) return null;
  if (!WITHIN.test(text.slice(sight.end, city.start))) return null;
  const own = places.resolve(`${sight.text}, ${city.text}`);
  const isOwn = own.kind === 'found' && own.place.correctedFrom === undefined && distanceKm(own.place, b) < FAR_KM;
  const resolution = isOwn ? own : { ...city.resolution, place: { ...b, represents: sight.text } };
  return { ...city, start: sight.start, text: text.slice(sight.start, city.end), resolution };
}

/** "France, Leeds" names a country and a town elsewhere. */
function isArea(text: string, places: Places): boolean {
  const words = text.toLowerCase().split(' ');
  return places.namesAt(words).some((name) => name.isArea && name.words === words.length);
}
