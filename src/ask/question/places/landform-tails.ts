/** A little known town before the word of a landform is the beginning of another name: Malin Head is not Malin in Hunan. */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Word } from '../text.ts';
import { FEATURES, LANDFORMS, TOWN_SIGHTS } from './cue-words.ts';
import type { PlaceSpan } from './place-span.ts';
import { isTownLand, townOfLand } from './town-lands.ts';
import { unknown } from './unknown-place.ts';

/** Fame of a city of some 300,000 people: what lies behind its name is near it. */
const FAME_OF_CITY = 150;
const MORE_LANDFORMS: ReadonlySet<string> = new Set(
  'head point sound firth cape ness fell crater atoll reef marsh marshes moors heath meadows'.split(' '),
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
    if (!isKnown && isPart(tail)) return isTownLand(tail.key) ? atTown(span, tail, whole, places) : span;
    if (!isKnown && !isLandform(tail)) return span;
    const resolution = places.resolve(whole);
    if (resolution.kind === 'found') return { ...span, end: tail.end, text: whole, resolution };
    if (fame >= FAME_OF_CITY) return span;
    // "Snowdon summit", "Kielder forest": what is named is no town.
    if (span.resolution.place.geonameId === null) return { ...span, end: tail.end, text: whole };
    const town = isTownLand(tail.key) ? townOfLand(span.text, whole, places) : null;
    return { ...span, end: tail.end, text: whole, resolution: town ?? unknown(whole, span.resolution) };
  });
}

/** "Tenby harbour": the town, which says what it stands for. */
function atTown(span: PlaceSpan, { key, end }: Word, whole: string, places: Places): PlaceSpan {
  // Any town may have a pier, which needs no word.
  const resolution = FEATURES.has(key) ? span.resolution : townOfLand(span.text, whole, places);
  return resolution === null ? span : { ...span, end, text: whole, resolution };
}

function isLandform({ key }: Word): boolean {
  return LANDFORMS.has(key) || MORE_LANDFORMS.has(key);
}

/** A part that any town may have. */
function isPart({ key }: Word): boolean {
  return FEATURES.has(key) || TOWN_SIGHTS.has(key);
}
