/** A little known town before the word of a landform is the beginning of another name: Malin Head is not Malin in Hunan. */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Word } from '../text.ts';
import { FEATURES, LANDFORMS, TOWN_SIGHTS } from './cue-words.ts';
import type { PlaceSpan } from './place-span.ts';
import { unknown } from './unknown-place.ts';

/** Fame of a city of some 300,000 people: what lies behind its name is near it. */
const FAME_OF_CITY = 150;
const MORE_LANDFORMS: ReadonlySet<string> = new Set(
  'head point sound firth cape ness fell crater atoll reef'.split(' '),
);

/** The same places; where one is only the beginning of a landform's name, that one, known or not. */
export function withLandforms(
  spans: readonly PlaceSpan[],
  { text, words }: { readonly text: string; readonly words: readonly Word[] },
  places: Places,
): PlaceSpan[] {
  const fameOf = (name: string): number => {
    const keys = fold(name).split(' ');
    return places.namesAt(keys).find(({ words: count }) => count === keys.length)?.fame ?? 0;
  };
  /** "Orange beach" is in Alabama for who lives near none of the two. */
  const isTownOfBeach = ({ resolution }: PlaceSpan, { key }: Word, whole: string): boolean =>
    /^(?:beach|harbou?r|pier)$/.test(key) &&
    resolution.kind === 'found' &&
    !places.isAtHome(resolution.place) &&
    fameOf(whole) > 0;
  return spans.map((span) => {
    const tail = words.find(({ start }) => start >= span.end);
    const isNext = tail !== undefined && text.slice(span.end, tail.start).trim() === '';
    if (!isNext || span.resolution.kind !== 'found' || span.text.includes(',')) return span;
    const whole = text.slice(span.start, tail.end);
    const fame = fameOf(span.text);
    // "Long beach" is the city; at "Brighton beach" the town is better known.
    const isKnown = (isLandform(tail) || isPart(tail)) && (fameOf(whole) > fame || isTownOfBeach(span, tail, whole));
    if (!isKnown && (!isLandform(tail) || isPart(tail))) return span;
    const resolution = places.resolve(whole);
    if (resolution.kind === 'found') return { ...span, end: tail.end, text: whole, resolution };
    if (fame >= FAME_OF_CITY) return span;
    // "Snowdon summit", "Kielder forest": what is named is no town.
    if (span.resolution.place.geonameId === null) return { ...span, end: tail.end, text: whole };
    return { ...span, end: tail.end, text: whole, resolution: unknown(whole, span.resolution) };
  });
}

function isLandform({ key }: Word): boolean {
  return LANDFORMS.has(key) || MORE_LANDFORMS.has(key);
}

/** A part that any town may have. */
function isPart({ key }: Word): boolean {
  return FEATURES.has(key) || TOWN_SIGHTS.has(key);
}
