/** Whether one word that is the name of a town means the town, told by how it is written and what stands beside it. */
import type { KnownName } from '../../../place/known-names.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import { isSpokenIn } from '../spoken-in.ts';
import type { Word } from '../text.ts';
import { isPlainWord } from '../topic-words.ts';
import { ALSO_WORDS, CODES_AND_WORDS, FEELS, NO_PLACE, TOWNS_AND_WORDS } from './cue-words.ts';
import { isEverydayAnywhere, isEverydayIn, isEverydayName } from './everyday-names.ts';
import { HAS_WEATHER } from './look-up-words.ts';
import {
  AREAS_AND_WORDS,
  CITY_CODES,
  CODES_ONLY,
  FAME_OF_CAPITALS,
  FAME_WITHOUT_CUE,
  type NameWords,
  type PlaceText,
  SMALL_COUNTRIES,
} from './name-words.ts';
import type { Cue, OrdinaryNames } from './ordinary-names.ts';

/** Fame of a town of about half a million people: a misspelt name may stand for it. */
export const FAME_OF_GUESS = 175;

/** Fame of a city of some 200,000 people. */
const FAME_OF_CITY = 145;

/** Behind the city that has it: "Melbourne Cup", "Wellington anniversary". */
const HOLIDAY_OF_CITY = /^(?:cup|anniversary|show|regatta|stampede)$/;

/** Behind a town that is also a month: no month has such a day. */
const BY_DAY = /^(?:today|tonight|tomorrow|now)$/;

/** What people are at, and towns and states too. */
const GATHERINGS: ReadonlySet<string> = new Set(['temple', 'mass', 'band', 'college', 'anchor']);

/** Around "PE" where it is a lesson, and no Port Elizabeth. */
const BEFORE_LESSON = /^(?:at|after|during|for|have|has|having|got|do|does|doing|during|outdoor|outside|school|is)$/;
const LESSON = /^(?:lessons?|class(?:es)?|kits?|teachers?|outside|outdoors|at|on)$/;

export class SingleNames {
  readonly #question: PlaceText;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #ordinary: OrdinaryNames;
  readonly #places: Places;

  constructor(question: PlaceText, names: NameWords, ordinary: OrdinaryNames, places: Places) {
    this.#question = question;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
    this.#ordinary = ordinary;
    this.#places = places;
  }

  /** Whether one known word is the name of a place here. */
  isName(at: number, name: KnownName | undefined, cue: Cue): boolean {
    const word = this.#words[at];
    if (word === undefined || name === undefined) return false;
    const next = this.#keys[at + 1] ?? '';
    const isQualified =
      this.#names.qualifierAfter(at + 1) !== null && (CODES_ONLY.has(next) || !CODES_AND_WORDS.has(next));
    // "Melbourne cup day" is a holiday of Melbourne.
    if (this.#names.isTime(at) && HOLIDAY_OF_CITY.test(next) && name.fame >= FAME_OF_GUESS) return true;
    if (word.key === 'pe' && (LESSON.test(next) || BEFORE_LESSON.test(this.#keys[at - 1] ?? ''))) return false;
    // "At temple", "during mass": where people are, and no town of Texas.
    if (
      GATHERINGS.has(word.key) &&
      /^(?:at|to|during|after|before|from)$/.test(this.#keys[at - 1] ?? '') &&
      !isQualified &&
      !word.isCapital
    )
      return false;
    if (this.#names.isTime(at)) {
      // "March cambs", "in march tomorrow": the town, and no month.
      const isDated = cue === 'strong' && word.key === 'march' && BY_DAY.test(next);
      if (name.fame >= FAME_WITHOUT_CUE && (isDated || (isQualified && this.#isTownIn(at)))) return true;
      return isQualified && word.isCapital && word.endsPhrase;
    }
    if (this.#ordinary.isByPart(at, name) || this.#ordinary.opens(at, name) || this.#ordinary.isJoinedAbroad(at))
      return true;
    // "Chad", "Holland": the whole question.
    if (this.#words.length === 1 && name.isArea) return true;
    if (SMALL_COUNTRIES.has(word.key) || (word.key === 'us' && this.#keys[at - 1] === 'the')) return true;
    if (CITY_CODES.has(word.key) && this.#question.language === 'en')
      return word.key !== 'la' || cue !== 'none' || at === 0;
    if (AREAS_AND_WORDS.has(word.key) && name.isArea && cue === 'strong') return true;
    if (at === 0 && this.#isTownOfLanguage(word, name)) return true;
    const isCode = /^\p{Lu}{2,3}$/u.test(word.text) && this.#names.hasCapitals;
    if (at === 0 && this.#isBeforeItsArea()) return true;
    if (this.#names.isBarrier(at) || NO_PLACE.has(word.key)) {
      if (this.#ordinary.isDated(at, name) && !this.#question.isExplained(word)) return true;
      if (this.#ordinary.isJoined(at, name, cue) || this.#ordinary.isOfMonth(at, name)) return true;
      if (isCode && name.qualifies && cue !== 'none') return true;
      // "In hay nsw": the state says that the word is a town.
      if (cue === 'strong' && isQualified && word.key.length > 2 && this.#isTownIn(at)) return true;
      // "Nice or Cannes" begins with a town, "Nice and warm" does not.
      if (word.startsSentence && word.isCapital && this.#names.hasCapitals && this.#names.isListed(at))
        return name.fame >= FAME_WITHOUT_CUE;
      return (
        this.#names.isNameLike(at) &&
        at > 0 &&
        (cue === 'strong' || isQualified || this.#names.isListed(at)) &&
        !this.#question.isExplained(word)
      );
    }
    if (this.#ordinary.isDated(at, name)) return true;
    if (word.key.length < 3 && /^[a-z]+$/.test(word.key)) return isCode || (cue === 'strong' && word.key.length === 2);
    if (ALSO_WORDS.has(word.key)) {
      // "The storm hit Leeds": a verb before a town is not qualified by it.
      const isVerb = at > 0 && cue === 'none' && !word.endsPhrase && !this.#names.isNameLike(at) && !this.#isTownIn(at);
      return (
        cue === 'strong' ||
        this.#ordinary.isJoined(at, name, cue) ||
        (name.fame >= FAME_OF_GUESS && at === this.#words.length - 1) ||
        (at === 0 && name.fame >= FAME_OF_GUESS && this.#names.isBarrier(1)) ||
        (at === 0 && this.#opensWeather(name)) ||
        (isQualified && !isVerb) ||
        (this.#names.isNameLike(at) && (cue === 'weak' || name.fame >= FAME_WITHOUT_CUE)) ||
        (word.startsSentence && word.isCapital && this.#names.isListed(at) && name.fame >= FAME_WITHOUT_CUE) ||
        this.#ordinary.isNearlyAlone(at, name) ||
        this.#isCityBeforeTime(at, name)
      );
    }
    if (cue === 'strong' || isCode || isQualified) return true;
    if (!this.#names.isNameLike(at) && (this.#isEveryday(word, name) || this.#isSmallNoun(at)))
      return name.fame >= FAME_OF_GUESS && !isEverydayName(word.key, this.#question.language);
    // "Honey, is it cold out", "Alex will it rain": the first letter of a question tells nothing of a word or a person.
    if (word.startsSentence && name.fame < FAME_WITHOUT_CUE && !name.isArea && isEverydayName(word.key, 'en'))
      return false;
    if (this.#names.isNameLike(at)) return name.fame >= FAME_OF_CAPITALS || name.isArea;
    return name.fame >= FAME_WITHOUT_CUE || name.isArea;
  }

  /** "Darwin wet season": a name that no word of English is, right before the weather. */
  #opensWeather({ fame }: KnownName): boolean {
    const [word, next] = this.#keys;
    const isNext = FEELS.test(next ?? '') || HAS_WEATHER.test(next ?? '');
    return isNext && fame >= FAME_WITHOUT_CUE && !isEnglishWord(word ?? '') && !this.#words[0]?.endsPhrase;
  }

  /** "Hyde park sydney tomorrow": a city behind something in it; "walk with sydney tomorrow" is one with a person. */
  #isCityBeforeTime(at: number, { fame }: KnownName): boolean {
    const [sight] = [2, 3, 4].flatMap((count) => {
      const from = at - count;
      const names = from < 0 ? [] : this.#places.namesAt(this.#keys.slice(from, at));
      return names.filter(({ words }) => words === count);
    });
    return sight !== undefined && fame >= FAME_OF_GUESS && this.#question.language === 'en';
  }

  /** "Nice demain", "lens pluie": a word of English in a question of another language, which has no such word and the town. */
  #isTownOfLanguage(word: Word, { fame }: KnownName): boolean {
    const { language, isOwn } = this.#question;
    if (language === 'en' || fame < FAME_WITHOUT_CUE || !isOwn(word) || isEverydayAnywhere(word.key)) return false;
    if (!ALSO_WORDS.has(word.key) && !isPlainWord(word.key)) return false;
    const resolution = this.#places.resolve(word.text);
    return resolution.kind === 'found' && isSpokenIn(language, resolution.place.countryCode);
  }

  /** "Regen Gent": an everyday word of English is none in a question of the language that its town speaks. */
  #isEveryday(word: Word, { fame }: KnownName): boolean {
    const { language, isOwn } = this.#question;
    if (!isEverydayName(word.key, language)) return false;
    if (language === 'en' || fame < FAME_OF_CITY || isEverydayIn(word.key, language) || !isOwn(word)) return true;
    const resolution = this.#places.resolve(word.text);
    return resolution.kind !== 'found' || !isSpokenIn(language, resolution.place.countryCode);
  }

  /** "Muss ich in Freiburg noch gießen": who writes names with capitals writes no town without one. */
  #isSmallNoun(at: number): boolean {
    return this.#question.language !== 'en' && this.#words.some((_, i) => i !== at && this.#names.isNameLike(i));
  }

  /** "Rugby, Warwickshire", "over, cheshire tomorrow": the town that its county has; "Rain, Bavaria" may be the weather. */
  #isBeforeItsArea(): boolean {
    const [word] = this.#words;
    const end = word === undefined || word.key === 'will' ? null : this.#names.qualifierAfter(1);
    // "Normal Illinois" without the comma.
    const isWritten = this.#words.slice(0, end ?? 0).every(({ isCapital }) => isCapital) && this.#names.hasCapitals;
    if (word === undefined || end === null || !(word.endsPhrase || isWritten)) return false;
    const isWeather = HAS_WEATHER.test(word.key) || FEELS.test(word.key);
    if (isWeather || (this.#question.isExplained(word) && !TOWNS_AND_WORDS.has(word.key))) return false;
    const inside = this.#places.resolve(`${word.text}, ${this.#names.textOf(1, end)}`);
    return inside.kind === 'found' && inside.place.correctedFrom === undefined;
  }

  /** "deal kent": the town is in the area that is named behind it. */
  #isTownIn(at: number): boolean {
    const end = this.#names.qualifierAfter(at + 1);
    const isLast = end !== null && (this.#names.isTime(end) || this.#words[end - 1]?.endsPhrase !== false);
    return (
      end !== null &&
      (isLast || end === this.#words.length) &&
      this.#places.resolve(`${this.#names.textOf(at, at + 1)}, ${this.#names.textOf(at + 1, end)}`).kind === 'found'
    );
  }
}
