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
import { NO_PLACE, STRONG_CUES } from './cue-words.ts';
import { isEverydayAnywhere } from './everyday-names.ts';
import { isSlip } from './misspelt.ts';
import { NameWords, type PlaceText } from './name-words.ts';
import type { PlaceSpan } from './place-span.ts';

/** Farther from the town that answers for an area than what lies in it. */
const FAR_KM = 200;
const MIN_LETTERS = 4;
/** Shorter words are a slip away from too many names. */
const MIN_LETTERS_OF_SLIP = 7;

/** The same places; of an area alone, the place in it that nothing else explains. */
export function withTownInArea(spans: readonly PlaceSpan[], question: PlaceText, places: Places): readonly PlaceSpan[] {
  const [area] = spans;
  if (spans.length !== 1 || area === undefined || question.language !== 'en') return spans;
  const names = new NameWords(question, places);
  if (area.resolution.kind === 'ambiguous') return withMisspeltTown(area, question, names, places) ?? spans;
  const main = area.resolution.kind === 'found' ? area.resolution.place : undefined;
  if (main?.represents === undefined) return spans;
  const joined = joinedTown(area, question, names, places);
  if (joined !== null) return [joined];
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
  return withMisspeltTown(area, question, names, places) ?? spans;
}

/** "Florance Italy", "worchester weather uk": a name with a slip, which only a town of the area can be. */
function withMisspeltTown(area: PlaceSpan, question: PlaceText, names: NameWords, places: Places): PlaceSpan[] | null {
  for (const [at, { start, end, key, text }] of question.words.entries()) {
    const isInside = start >= area.start && start < area.end;
    if (key.length < MIN_LETTERS_OF_SLIP || isInside || !isUnexplained(key, at, names)) continue;
    const within = places.resolve(`${text}, ${area.text}`);
    const offered = within.kind === 'not_found' ? within.suggestions : [];
    const [resolution] = [
      within,
      ...offered.map((label) => places.resolve(`${label.split(',')[0]}, ${area.text}`)),
    ].filter(({ kind }) => kind === 'found');
    if (resolution?.kind !== 'found' || resolution.place.represents !== undefined) continue;
    if (!isSlip(key, fold(resolution.place.name))) continue;
    const corrected = { ...resolution, place: { ...resolution.place, correctedFrom: text } };
    const town: PlaceSpan = { start, end, text, resolution: corrected, certainty: 0.6 };
    return [{ ...area, resolution: corrected }, town].toSorted((a, b) => a.start - b.start);
  }
  return null;
}

/**
 * "Ash in Surrey", "rain in hope in derbyshire": a town that is a word of English too, right before "in" and the area, where its
 * own phrase begins or behind a preposition of its own.
 */
function joinedTown(area: PlaceSpan, question: PlaceText, names: NameWords, places: Places): PlaceSpan | null {
  const { words, text } = question;
  const at = words.findIndex(({ start }) => start >= area.start) - 2;
  const [word, joiner] = [words[at], words[at + 1]];
  if (word === undefined || joiner?.key !== 'in' || word.endsPhrase || names.isTime(at)) return null;
  const before = words[at - 1];
  const isIntroduced = before !== undefined && STRONG_CUES.has(before.key);
  const isFirst = (before === undefined || before.endsPhrase) && word.isCapital && names.hasCapitals;
  if (!isIntroduced && !(isFirst && !names.isBarrier(at) && !isContextWord(word.key))) return null;
  const resolution = places.resolve(`${word.text}, ${area.text}`);
  if (resolution.kind !== 'found' || resolution.place.correctedFrom !== undefined) return null;
  if (resolution.place.represents !== undefined || !fold(resolution.place.name).startsWith(word.key)) return null;
  return { ...area, start: word.start, text: text.slice(word.start, area.end), resolution };
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
