/**
 * "Hackney tomorrow", "wind lincoln saturday", "is it dry barry sunday": a word or a person's name that is a town too, in small
 * letters, where a place would stand and no noun does.
 */
import { fold } from '../../../place/fold.ts';
import type { Place } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { hasArticle } from './common-nouns.ts';
import { ALSO_WORDS, FEELS, NO_PLACE, TOWNS_BY_PARTS } from './cue-words.ts';
import { isEverydayAnywhere } from './everyday-names.ts';
import { HAS_WEATHER } from './look-up-words.ts';
import { AREAS_AND_WORDS, type NameWords, type PlaceText } from './name-words.ts';

/** Fame of a village of a thousand people or so. */
const FAME_OF_VILLAGE = 70;
/** Fame of a town of about 10,000 people. */
const FAME_OF_SMALL_TOWN = 104;
/** Fame of a town of some 60,000 people. */
const FAME_OF_TOWN = 125;
/** Fame of a city of some 300,000 people. */
const FAME_OF_CITY = 150;
/** Fame of a city of some 500,000 people. */
const FAME_OF_WORD = 163;
/** Fame of a city of about a million people. */
const FAME_OF_METROPOLIS = 185;

/** "Sydney heat": the weather that a town has. */
const HAS_EVENTS = /^(?:heat|storms?|hail|humidity|smoke|aqi|floods?)$/;
/** Behind the name of a person. */
const DOES =
  /^(?:and|or|is|was|has|had|will|wants?|needs?|says?|said|got|goes|going|gets|plays?|playing|can|should|likes?|with|'s|asked|thinks?|just|keeps?)$/;
/** A part of a city. */
const SIDE = /^(?:(?:north|south|east|west)(?:ern)?|inner|outer|greater|central|downtown|metro)$/;

/** The position of the town, or null. */
export function townInSlot(question: PlaceText, names: NameWords, places: Places): number | null {
  const slots = new TownSlots(question, names, places);
  const at = question.words.findIndex((_, i) => slots.isTown(i));
  return at < 0 ? null : at;
}

class TownSlots {
  readonly #question: PlaceText;
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #places: Places;

  constructor(question: PlaceText, names: NameWords, places: Places) {
    this.#question = question;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
    this.#places = places;
  }

  isTown(at: number): boolean {
    const key = this.#keys[at] ?? '';
    const isWord = this.#names.isBarrier(at) && !AREAS_AND_WORDS.has(key);
    if (isWord || NO_PLACE.has(key) || !this.#endsOrMeetsTime(at)) return false;
    if (!isEverydayAnywhere(key) || isContextWord(key)) return this.#isNamesake(at);
    const isStart = at === 0 || this.#names.isTime(at - 1) || this.#followsWeather(at);
    return this.#question.language === 'en' && isStart && this.#fameOf(key) >= FAME_OF_VILLAGE;
  }

  /** Behind a word of the weather, or alone with a time: a town at home, or a city. "Dry Harry tomorrow" is none. */
  #isNamesake(at: number): boolean {
    const key = this.#keys[at] ?? '';
    const isPerson = isContextWord(key);
    // "Sandwich for lunch".
    if (this.#keys[at + 1] === 'for' && isEnglishWord(key)) return false;
    // "Tomorrow darwin rain", "1630 friday hull wind", and no "saturday rugby rain".
    const own = this.#question.words[at];
    const isDone = own !== undefined && this.#question.isExplained(own);
    const isAfterTime = at > 0 && this.#names.isTime(at - 1) && HAS_WEATHER.test(this.#keys[at + 1] ?? '');
    const isSubject =
      (isAfterTime && !isPerson && !(isDone && isEnglishWord(key))) ||
      (at === 0 && (!isPerson || /^(?:weather|forecast)$/.test(this.#keys[1] ?? '')));
    // "Bbq lincoln sunday": no word of English, so that it is not what is done.
    const before = this.#question.words[at - 1];
    const isDoneThere =
      before !== undefined &&
      this.#question.isExplained(before) &&
      !isPerson &&
      !isEnglishWord(key) &&
      this.#names.isTime(at + 1);
    // "Slab pour houston fri 5am": a great city's name, and no word or person.
    const isGreat =
      this.#names.isTime(at + 1) &&
      !isPerson &&
      !isEnglishWord(key) &&
      this.#fameOf(key) >= FAME_OF_METROPOLIS &&
      !/^(?:with|for|my|our|call|tell|the|and|to|of)$/.test(before?.key ?? '');
    // "Western sydney heat".
    const isSide = SIDE.test(before?.key ?? '') && !isPerson && !isEnglishWord(key) && this.#isFamous(key);
    // "Wet season darwin lightning tonight".
    const isBeforeWeather =
      HAS_WEATHER.test(this.#keys[at + 1] ?? '') && !isPerson && !isEnglishWord(key) && this.#isFamous(key);
    // "Spraying tomorrow morning ely", "is it windy ayr": what no word of English is, or stands behind a time, is the place.
    const isLast = at > 0 && at + 1 === this.#keys.length && !isPerson && !hasArticle(this.#keys, at);
    const endsIt = isLast && (!isEnglishWord(key) || (TOWNS_BY_PARTS.has(key) && this.#names.isTime(at - 1)));
    const isThere =
      endsIt || this.#followsWeather(at) || isSubject || isDoneThere || isGreat || isSide || isBeforeWeather;
    if (!(ALSO_WORDS.has(key) || isPerson) || !isThere) return false;
    const word = this.#question.words[at];
    if (word === undefined || !this.#question.isOwn(word)) return false;
    if (!isSubject && !endsIt && !this.#names.isTime(at + 1) && !this.#isFamous(key)) return false;
    if (AREAS_AND_WORDS.has(key) && !isPerson) return true;
    const resolution = this.#places.resolve(word.text);
    return resolution.kind === 'found' && this.#isMeant(key, isPerson, resolution.place);
  }

  #isFamous(key: string): boolean {
    return this.#fameOf(key) >= FAME_OF_CITY && !isContextWord(key);
  }

  /** A person's name and a word of English have to be better known as a town than a name that means nothing else. */
  #isMeant(key: string, isPerson: boolean, place: Place): boolean {
    const fame = this.#fameOf(key);
    const isWord = isEnglishWord(key);
    const isNamedSo = fold(place.name).split(' ')[0] === key || place.represents !== undefined;
    if (isNamedSo && fame >= (isPerson ? FAME_OF_METROPOLIS : isWord ? FAME_OF_WORD : FAME_OF_CITY)) return true;
    if (this.#question.language !== 'en' || !this.#places.isAtHome(place)) return false;
    if (place.represents !== undefined) return fame >= FAME_OF_VILLAGE;
    return fame >= (isPerson ? FAME_OF_TOWN : isWord ? FAME_OF_SMALL_TOWN : FAME_OF_VILLAGE);
  }

  #followsWeather(at: number): boolean {
    const before = this.#keys[at - 1] ?? '';
    // "Hot bath tomorrow".
    const isNoun = at === 1 && isEnglishWord(this.#keys[at] ?? '');
    return HAS_WEATHER.test(before) || (FEELS.test(before) && !isNoun);
  }

  #endsOrMeetsTime(at: number): boolean {
    const isLast = at + 1 >= this.#keys.length;
    const next = /^(?:in|on|this|next)$/.test(this.#keys[at + 1] ?? '') ? at + 2 : at + 1;
    const after = this.#keys[at + 1] ?? '';
    if (isLast || this.#names.isTime(next) || HAS_WEATHER.test(after) || HAS_EVENTS.test(after)) return true;
    // "Darwin dry season", "sydney vivid tonight": a city that begins the question, and does nothing in it.
    const isOfSeason = this.#keys[at + 2] === 'season' && /^(?:dry|wet|rainy|monsoon)$/.test(after);
    const isFirst = at === 0 && this.#question.words[0]?.endsPhrase !== true && !DOES.test(after);
    return isOfSeason || (isFirst && this.#fameOf(this.#keys[0] ?? '') >= FAME_OF_METROPOLIS);
  }

  #fameOf(key: string): number {
    return this.#places.namesAt([key])[0]?.fame ?? 0;
  }
}
