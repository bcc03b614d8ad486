/** What people call a region by a noun with its article: "the Bay", "the Hammer". Towns have no article, so that a small one of that name is not meant. */
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { isNounWithArticle } from './common-nouns.ts';
import { STRONG_CUES } from './cue-words.ts';
import type { NameWords } from './name-words.ts';
import type { SpanOfWords } from './named-parts.ts';
import type { PlaceSpan } from './place-span.ts';
import { FAME_OF_GUESS } from './single-names.ts';

/** Behind a name that is whole: "the Dublin marathon" goes on. */
const GOES_ON = /^(?:and|or|this|next|be|is|get|gets)$/;

/** "In the Bay tomorrow", "on the Island": what was found for one capital word behind an article is another place of its letters. */
export function isNickname(
  at: number,
  { place, end }: SpanOfWords,
  words: readonly Word[],
  names: NameWords,
  places: Places,
): boolean {
  const keyAt = (i: number): string => words[i]?.key ?? '';
  const key = keyAt(at);
  if (keyAt(at - 1) !== 'the' || end !== at + 1 || !names.isNameLike(at)) return false;
  if (!STRONG_CUES.has(keyAt(at - 2)) || place.resolution.kind !== 'found' || !isEnglishWord(key)) return false;
  const next = keyAt(end);
  const isWhole =
    end === words.length ||
    words[at]?.endsPhrase === true ||
    names.isTime(end) ||
    STRONG_CUES.has(next) ||
    GOES_ON.test(next);
  if (!isWhole) return false;
  const { geonameId, represents } = place.resolution.place;
  const isTown = geonameId !== null && represents === undefined && !places.isAtHome(place.resolution.place);
  const keys = words.map((word) => word.key);
  const isSmall = isTown && (names.namesFrom(at)[0]?.fame ?? 0) < FAME_OF_GUESS;
  return key === 'bay' || isNounWithArticle(keys, at) || isSmall;
}

/** The span of such a name as one that is not known. */
export function unknownNickname(at: number, place: PlaceSpan, names: NameWords): PlaceSpan {
  const message = `No place called "${names.textOf(at - 1, at + 1)}" is known: name a town.`;
  return { ...place, resolution: { kind: 'not_found', message, suggestions: [] } };
}
