/**
 * "Normal il storms tonight", "hell michigan", "over cambridgeshire": a word of every day right before the area that a town of
 * its name is in. The two together mean nothing else, unless the word is what the question asks about.
 */
import { fold } from '../../../place/fold.ts';
import type { Places } from '../../../place/places.ts';
import type { Word } from '../text.ts';
import { FEELS } from './cue-words.ts';
import { BY_AIR, HAS_WEATHER, PREPOSITION } from './look-up-words.ts';
import type { NameWords, PlaceText } from './name-words.ts';
import type { SpanOfWords } from './named-parts.ts';
import type { Cue } from './ordinary-names.ts';

/** Fame of a town of some 5,000 people: better known than most that bear the name of something to do. */
const FAME_OF_DOING = 100;
/** More that a place has or is, beside what stands in the tables of weather words. */
const MORE_WEATHER =
  /^(?:heat|storms?|hail|smoke|aqi|floods?|frost|tornado(?:es)?|hurricanes?|heatwave|high|low|sun|sunshine|aurora)$/;
/** Before a place that no preposition introduces. */
const BEFORE_PLACE = /^(?:is|will|does|did|to|and|or|vs|than|about|near|outside|weather|forecast)$/;

/** The town that begins at a word and has its area right behind it, or null. */
export function townBeforeArea(
  at: number,
  cue: Cue,
  { words, language, isExplained }: PlaceText,
  names: NameWords,
  places: Places,
): SpanOfWords | null {
  const known = language === 'en' ? names.namesFrom(at) : [];
  if (known.length === 0 || names.isTime(at) || !mayBegin(at, cue, words, names)) return null;
  for (const { words: count, fame } of known) {
    const end = at + count;
    const last = words[end - 1];
    const inside = words.slice(at, end);
    if (last === undefined || last.endsPhrase || names.isTime(end - 1)) continue;
    // "Cooler outside than in" is not in Than, India.
    if (last.key === 'than' && !last.isCapital) continue;
    // "Rain over cambridgeshire" falls on all of it.
    if (count === 1 && PREPOSITION.test(last.key) && cue !== 'strong') continue;
    const area = names.qualifierAfter(end);
    if (area === null || (words[end]?.text.length ?? 0) < 2) continue;
    // "Golf il tomorrow" is played in Illinois, and "cold michigan" is no town.
    // "Hay NSW" is written like a town.
    const isWritten = inside.every((word, i) => names.isCapital(at + i) && word.startsSentence !== true);
    const isName = isWritten && names.hasCapitals && names.isCapital(end);
    if (!isName && inside.some(isExplained) && (fame < FAME_OF_DOING || count > 1)) continue;
    if (count === 1 && isWeather(last.key) && !words.some((word, i) => isWeather(word.key) && (i < at || i >= area)))
      continue;
    const name = names.textOf(at, end);
    const resolution = places.resolve(`${name}, ${names.textOf(end, area)}`);
    if (resolution.kind !== 'found') continue;
    const { place } = resolution;
    if (place.geonameId === null || place.correctedFrom !== undefined || fold(place.name) !== fold(name)) continue;
    const start = words[at]?.start ?? 0;
    const span = {
      start,
      end: words[area - 1]?.end ?? last.end,
      text: names.textOf(at, area),
      resolution,
      certainty: 0.9,
    };
    return { place: span, end: area };
  }
  return null;
}

/** At the start of a phrase, behind a time, or where a place or its weather is told. */
function mayBegin(at: number, cue: Cue, words: readonly Word[], names: NameWords): boolean {
  const before = words[at - 1];
  if (before === undefined || before.endsPhrase || cue !== 'none' || names.isTime(at - 1)) return true;
  // "Shearing wed Hay NSW" is written like a name.
  if (names.hasCapitals && names.isCapital(at)) return true;
  const { key } = before;
  return isWeather(key) || BEFORE_PLACE.test(key) || PREPOSITION.test(key) || BY_AIR.test(key);
}

function isWeather(key: string): boolean {
  return HAS_WEATHER.test(key) || FEELS.test(key) || MORE_WEATHER.test(key);
}
