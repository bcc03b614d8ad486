/** Towns whose names are ordinary words too, such as Nice, Reading and Hull, told by what stands beside them. */
import { distanceKm } from '../../../physics/geodesy.ts';
import type { KnownName } from '../../../place/known-names.ts';
import type { Place, Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { isSpokenIn } from '../spoken-in.ts';
import type { Word } from '../text.ts';
import { FEELS, NO_PLACE, PARTS_OF_TOWNS, STRONG_CUES, TOWNS_BY_PARTS } from './cue-words.ts';
import { HAS_WEATHER, INTENDS } from './look-up-words.ts';
import type { NameWords, PlaceText } from './name-words.ts';

/** How the word before a name introduces it. */
export type Cue = 'strong' | 'weak' | 'none';

export const JOINS_PLACES: ReadonlySet<string> = new Set(['and', 'or', 'than', 'versus', 'v', 'vs', 'to']);

/** Fame of a place of some 4,000 people. */
const FAME_OF_VILLAGE = 90;
/** Fame of a town of about 10,000 people. */
const FAME_OF_KNOWN = 104;
/** Fame of a town of some 60,000 people. */
const FAME_OF_JOINED = 125;
/** Fame of a village, and of a town by the name that it has in its own language: "Oostende". */
const FAME_ABROAD = 60;
/** Letters of a name that is hardly another word. */
const MIN_ABROAD = 4;
/** A day out by car or train. */
const NEAR_KM = 200;
/** To the next town. */
const NEXT_KM = 50;
/** Before the first of two towns. */
const INTRODUCES =
  /^(?:from|between|train|bus|drive|driving|cycle|cycling|ride|walk|walking|weather|forecast|rain|wind|ferry)$/;

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)$/;
/** Between a town that begins a question and its time. */
const DATES = /^(?:on|at|over|this|next|by)$/;
/** Two words that mean something together, and no town. */
const IDIOMS: ReadonlySet<string> = new Set(['stone cold', 'bath hot', 'sandwich picnic']);

export class OrdinaryNames {
  readonly #question: PlaceText;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #places: Places;

  constructor(question: PlaceText, names: NameWords, places: Places) {
    this.#question = question;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
    this.#places = places;
  }

  /** "Hull sat golf?", "bath tomorrow painting": a town and its time begin the question, and no other place follows. */
  isDated(at: number, { fame, isArea }: KnownName): boolean {
    // "Sandwich for lunch".
    if (at !== 0 || this.#keys[1] === 'for' || this.#keys.slice(2).some((key) => STRONG_CUES.has(key))) return false;
    const isKnown = fame >= FAME_OF_JOINED || isArea;
    if (isKnown && (this.#names.isTime(1) || (this.#keys[1] === 'in' && this.#names.isTime(2)))) return true;
    // "Hull on friday", "Diss tomorrow": a word that opens no question but as a town.
    const key = this.#keys[0] ?? '';
    const isTown =
      TOWNS_BY_PARTS.has(key) || !isEnglishWord(key) || (isKnown && this.#names.hasCapitals && key !== 'nice');
    const isBeforeTime = this.#names.isTime(1) || (DATES.test(this.#keys[1] ?? '') && this.#names.isTime(2));
    return isTown && isBeforeTime && fame >= FAME_OF_KNOWN && !this.#question.isExplained(this.#words[0]);
  }

  /** "Nice in may, how warm": behind a town that begins the question its month, and no more of the sentence. */
  isOfMonth(at: number, { fame }: KnownName): boolean {
    const isMonth = at === 0 && fame >= FAME_OF_JOINED && this.#keys[1] === 'in' && this.#names.isTime(2);
    return (
      isMonth && MONTH.test(this.#keys[2] ?? '') && (this.#words[2]?.endsPhrase === true || this.#words.length === 3)
    );
  }

  /** "Nice or barcelona", "sydney to hobart": a well-known town joined to another. */
  isJoined(at: number, { fame }: KnownName, cue: Cue): boolean {
    const word = this.#words[at];
    if (word === undefined || this.#question.isExplained(word)) return false;
    // "Hope to york on saturday": somebody is on the way there.
    if (this.#keys[at + 1] === 'to' && INTENDS.test(word.key)) return false;
    if (fame >= FAME_OF_VILLAGE && this.#isJoinedAtHome(at)) return true;
    if (fame < FAME_OF_JOINED) return false;
    // "… or can I": a word, and no code of an airport.
    if (word.key.length === 3 && this.#names.isBarrier(at) && !this.#names.isNameLike(at)) return false;
    // "Durham university or Leeds".
    if (NO_PLACE.has(word.key) && !this.#names.isNameLike(at)) return false;
    if (cue === 'strong' && JOINS_PLACES.has(this.#keys[at - 1] ?? '')) return true;
    const [other] = this.#places.namesAt(this.#keys.slice(at + 2, at + 5));
    return (
      JOINS_PLACES.has(this.#keys[at + 1] ?? '') &&
      other !== undefined &&
      other.fame >= FAME_OF_JOINED &&
      !this.#names.isBarrier(at + 2) &&
      !this.#names.isTime(at + 2)
    );
  }

  /**
   * "Oostende of gent": in another language two untranslated words that are joined, each the name of a town that speaks it, and
   * which lie in one land's reach.
   */
  isJoinedAbroad(at: number): boolean {
    if (this.#question.language === 'en') return false;
    const joins = (i: number): boolean => JOINS_PLACES.has(this.#keys[i] ?? '');
    const others = [...(joins(at + 1) ? [at + 2] : []), ...(joins(at - 1) ? [at - 2] : [])];
    const one = others.length === 0 ? null : this.#townAbroad(at);
    return (
      one !== null &&
      others.some((other) => {
        const two = this.#townAbroad(other);
        return two !== null && distanceKm(one, two) < NEAR_KM;
      })
    );
  }

  /** The town that speaks the language of the question and is named by an untranslated word; null for none. */
  #townAbroad(at: number): Place | null {
    const word = this.#words[at];
    if (word === undefined || word.key.length < MIN_ABROAD || !this.#question.isOwn(word)) return null;
    if (this.#names.isTime(at) || this.#question.isExplained(word) || NO_PLACE.has(word.key)) return null;
    if ((this.#names.namesFrom(at).find(({ words }) => words === 1)?.fame ?? 0) < FAME_ABROAD) return null;
    const resolution = this.#places.resolve(word.text);
    if (resolution.kind !== 'found' || resolution.place.correctedFrom !== undefined) return null;
    return isSpokenIn(this.#question.language, resolution.place.countryCode) ? resolution.place : null;
  }

  /** "Deal or dover", "settle to carlisle", "hove brighton": two towns at home that lie near each other. */
  #isJoinedAtHome(at: number): boolean {
    const [before = '', key = ''] = [this.#keys[at - 1], this.#keys[at]];
    const starts = at === 0 || this.#words[at - 1]?.endsPhrase === true || this.#names.isTime(at - 1);
    if (NO_PLACE.has(key) || isContextWord(key) || !(starts || STRONG_CUES.has(before) || INTRODUCES.test(before)))
      return false;
    const isJoined = JOINS_PLACES.has(this.#keys[at + 1] ?? '');
    const other = isJoined ? at + 2 : at + 1;
    const [name] = this.#names.namesFrom(other);
    // "Hove brighton and worthing": the first of a list.
    const isBeside = name !== undefined && name.fame >= (isJoined ? FAME_OF_VILLAGE : FAME_OF_JOINED);
    if (!isBeside || this.#words[at]?.endsPhrase || this.#names.isBarrier(other) || this.#names.isTime(other))
      return false;
    const [one, two] = [
      this.#places.resolve(this.#names.textOf(at, at + 1)),
      this.#places.resolve(this.#names.textOf(other, other + name.words)),
    ];
    if (one.kind !== 'found' || two.kind !== 'found') return false;
    return (
      [one.place, two.place].every((place) => this.#places.isAtHome(place)) &&
      distanceKm(one.place, two.place) < (isJoined ? NEAR_KM : NEXT_KM)
    );
  }

  /** "Deal pier", "reading half marathon": what a town has follows. */
  isByPart(at: number, { fame }: KnownName): boolean {
    return (
      fame >= FAME_OF_KNOWN &&
      TOWNS_BY_PARTS.has(this.#keys[at] ?? '') &&
      PARTS_OF_TOWNS.has(this.#keys[at + 1] ?? '') &&
      this.#words[at]?.endsPhrase === false
    );
  }

  /** "Bath cold tonight", "reading sailing sunday": such a town begins the question, and its weather or what is done there follows. */
  opens(at: number, { fame }: KnownName): boolean {
    const [word, next] = [this.#words[at], this.#words[at + 1]];
    if (at > 0 || word?.endsPhrase !== false || next === undefined || fame < FAME_OF_KNOWN) return false;
    if (!TOWNS_BY_PARTS.has(word.key) || IDIOMS.has(`${word.key} ${next.key}`) || this.#names.isTime(1)) return false;
    const isAsked = HAS_WEATHER.test(next.key) || FEELS.test(next.key) || this.#question.isExplained(next);
    const isOver = next.endsPhrase || this.#words[2] === undefined || this.#names.isTime(2);
    return isAsked && isOver && !this.#keys.slice(2).some((key) => STRONG_CUES.has(key));
  }

  /** "Nice?", "bath weather": nothing else in the question could be its subject. */
  isNearlyAlone(at: number, { fame }: KnownName): boolean {
    const others = this.#words.filter((_, i) => i !== at && !this.#names.isTime(i));
    // "Rye", "leek": the whole question.
    if (this.#words.length === 1 && TOWNS_BY_PARTS.has(this.#keys[at] ?? '')) return fame >= FAME_OF_KNOWN;
    return (
      fame >= FAME_OF_KNOWN &&
      others.length > 0 &&
      others.every(({ key }) => /^(?:weather|forecast|temperature|temp)$/.test(key))
    );
  }

  /** "Surf at bells": a word of English in small letters that is a little known town abroad is no answer in silence. */
  isVague(start: number, end: number, resolution: Resolution): boolean {
    if (resolution.kind !== 'found' || end !== start + 1 || this.#names.isNameLike(start)) return false;
    const key = this.#keys[start] ?? '';
    return (
      /^(?:at|on|around|across|through|outside)$/.test(this.#keys[start - 1] ?? '') &&
      isEnglishWord(key) &&
      (this.#places.namesAt([key])[0]?.fame ?? 0) < FAME_OF_KNOWN &&
      resolution.place.geonameId !== null &&
      !this.#places.isAtHome(resolution.place)
    );
  }
}
