/**
 * "Bali ubud rain", "kashmir snow in december gulmarg": an area that a town answers for, and beside it a little known place
 * in the area, in small letters. The place is meant, and not the town that answers for all of the area.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import type { Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { NO_PLACE } from './cue-words.ts';
import { isEverydayAnywhere } from './everyday-names.ts';
import { NameWords, type PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Farther from the town that answers for an area than what lies in it. */
const FAR_KM = 200;
const MIN_LETTERS = 4;

/** The same places; of an area alone, the place in it that nothing else explains. */
export function withTownInArea(spans: readonly PlaceSpan[], question: PlaceText, places: Places): readonly PlaceSpan[] {
  const [area] = spans;
  if (spans.length !== 1 || area?.resolution.kind !== 'found' || question.language !== 'en') return spans;
  const main = area.resolution.place;
  if (main.represents === undefined) return spans;
  const names = new NameWords(question, places);
  for (const [at, { start, key }] of question.words.entries()) {
    if (start >= area.start && start < area.end) continue;
    for (const { words } of names.namesFrom(at)) {
      const inside = question.words.slice(at, at + words);
      const isOpen = inside.every((word, i) => isUnexplained(word.key, at + i, names));
      const end = inside.at(-1)?.end ?? start;
      if (!isOpen || key.length < MIN_LETTERS || (start < area.start && end > area.start)) continue;
      const text = names.textOf(at, at + words);
      const resolution = [`${text}, ${area.text}`, text]
        .map((name) => places.resolve(name))
        .find((one) => one.kind === 'found' && isIn(main, one.place, fold(text)));
      if (resolution === undefined) continue;
      const town: PlaceSpan = { start, end, text, resolution, certainty: 0.8 };
      return [{ ...area, resolution }, town].toSorted((a, b) => a.start - b.start);
    }
  }
  return spans;
}

function isUnexplained(key: string, at: number, names: NameWords): boolean {
  return (
    !names.isBarrier(at) &&
    !NO_PLACE.has(key) &&
    !isContextWord(key) &&
    !isEnglishWord(key) &&
    !isEverydayAnywhere(key) &&
    names.qualifierAfter(at) === null
  );
}

function isIn(main: Place, place: Place, key: string): boolean {
  const isOther = place.geonameId !== main.geonameId || place.geonameId === null;
  return (
    isOther &&
    place.correctedFrom === undefined &&
    place.represents === undefined &&
    place.countryCode === main.countryCode &&
    fold(place.name).startsWith(key.slice(0, 3)) &&
    distanceKm(place, main) < FAR_KM
  );
}
