/**
 * The words of a question as parts of names: which are written like one, which mean something else, and which qualify a
 * name before them ("Leeds, UK").
 */
import type { KnownName } from '../../../place/known-names.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import type { Span, Word } from '../text.ts';
import { isPlainWord } from '../topic-words.ts';
import { isShopThere } from './common-nouns.ts';
import { ALSO_WORDS, CODES_AND_WORDS, FEELS, SIGHTS } from './cue-words.ts';
import { HAS_WEATHER } from './look-up-words.ts';

export interface PlaceText {
  /** The question as written. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Spans of times; a name of several words may contain them. */
  readonly times: readonly Span[];
  /** ISO 639-1 code of the language that the question was asked in. */
  readonly language: string;
  /** Words that certainly mean something else: activities, garments, limits. */
  readonly isExplained: (word: Word) => boolean;
  /** Whether a word stands as it was written, and is no translation. */
  readonly isOwn: (word: Word) => boolean;
}

const SIDES: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west', 'mid', 'central']);
export const NAMES_BEGIN: ReadonlySet<string> = new Set(
  'new san santa st saint port fort mount north south east west great little upper lower old los las el la'.split(' '),
);
const JOINS_LIST = /^(?:or|and|vs?|versus)$/;
/** Words of the places of a list behind the first. */
const LONGEST_LIST = 8;
/** Fame of a town that is known by a name written with a capital. */
export const FAME_OF_CAPITALS = 55;
/** Fame of a town of about 10,000 people: a less famous name in lower case needs a cue. */
export const FAME_WITHOUT_CUE = 104;
/** Least fame of a town whose airport is found by the town's name; smaller towns share names with airports elsewhere. */
export const FAME_OF_AIRPORT_TOWN = 130;

/** "Mon" is a state of Myanmar, and in "Leeds Mon to Fri" a day. */
const SHORT_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)$/;
/** Codes of countries that are no word of English. */
export const SMALL_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'nz', 'usa', 'uae', 'roi']);
/** What people call cities by two or three letters, none of which is a word of English. */
export const CITY_CODES: ReadonlySet<string> = new Set(['la', 'sf', 'dc', 'kl', 'hk', 'ny', 'nyc', 'kc', 'mk']);
/** Countries, islands and states whose names are words too, and people's names. */
export const AREAS_AND_WORDS: ReadonlySet<string> = new Set(
  'jersey turkey china chad jordan georgia victoria'.split(' '),
);
/** Codes of states that are words of other languages, and of none that is read as English. */
export const CODES_ONLY: ReadonlySet<string> = new Set('ma pa al mo md ms mt sa nt wa vi va co id la de bc'.split(' '));

/** "Hove, light breeze": areas of Australia and other countries have such names too. */
const WEATHER_ADJECTIVES: ReadonlySet<string> = new Set(['light', 'bright', 'clear', 'fair', 'dry', 'mild']);

/** What stands before "in" where no place follows: not "raining in", "going in", "stay in". */
const IS_OR_DOES = new RegExp(
  '^(?:am|is|are|im|be|was|were|dressed|clad|wearing|(?!rain|snow|blow|go(?:ing)|liv|stay|land|arriv|pour|hail|' +
    'drizzl|happen|wedd|meet|build|camp|train|park|com(?:ing)|look|warm|cool|driv|travel|fly|meet|work|holiday|camp|start|finish)[a-z]+ing)$',
  '',
);

const MARKED = /[åøæöäüßłşğčšž]/iu;

/** Words that begin a question, of which some are areas too: Will, Illinois. */
const ASKS = /^(?:will|would|can|could|should|is|are|was|were|do|does|did|has|have|may|might|what|when|which|how)$/;

/** Of people who are called after a place, as pubs and awards are after them. */
const TITLES =
  /^(?:duke|duchess|prince|princess|earl|countess|marquess|marquis|baron|lord|lady|king|queen|bishop|archbishop)$/;

export class NameWords {
  readonly #question: PlaceText;
  readonly #places: Places;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  /** By the position of a word what `isBarrier` told of it. */
  readonly #barriers: boolean[] = [];
  /** By the position of a word what `namesFrom` told of it. */
  readonly #names: Array<readonly KnownName[]> = [];
  /** Whether the question is written with both cases, so that capitals mark names. */
  readonly hasCapitals: boolean;

  constructor(question: PlaceText, places: Places) {
    this.#question = question;
    this.#places = places;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    const small = question.words.filter(({ text }) => text !== text.toUpperCase() || /^\p{Ll}/u.test(text));
    this.hasCapitals = small.some(({ isCapital }) => !isCapital);
  }

  isCapital(at: number): boolean {
    return this.#words[at]?.isCapital ?? false;
  }

  isTime(at: number): boolean {
    const word = this.#words[at];
    if (word === undefined) return false;
    for (const { start, end } of this.#question.times) if (word.start < end && start < word.end) return true;
    return false;
  }

  /** Whether a word has a meaning of its own, and so ends a name in lower case. */
  isBarrier(at: number): boolean {
    const word = this.#words[at];
    if (word === undefined) return true;
    // "Åre snow": English writes no word of its own with such a letter.
    const isForeign = this.#question.language === 'en' && MARKED.test(word.text) && !this.isTime(at);
    this.#barriers[at] ??= !isForeign && (this.isTime(at) || isPlainWord(word.key) || this.#question.isExplained(word));
    return this.#barriers[at];
  }

  /** A capital letter that marks a name: not at the start of a sentence, nor in text of capitals only. */
  isNameLike(at: number): boolean {
    if (!this.isCapital(at) || !this.hasCapitals) return false;
    if (this.#words[at]?.startsSentence === false) return true;
    return !this.isBarrier(at) && !ALSO_WORDS.has(this.#keys[at] ?? '');
  }

  #isExplained(at: number): boolean {
    const word = this.#words[at];
    return word !== undefined && this.#question.isExplained(word);
  }

  endOfSentence(at: number): number {
    let end = at;
    while (end < this.#words.length && !this.#words[end].endsPhrase) end++;
    return Math.min(end + 1, this.#words.length);
  }

  /** The known names that begin at a word and end within its sentence, the longest first. */
  namesFrom(at: number): readonly KnownName[] {
    this.#names[at] ??= this.#places.namesAt(this.#keys.slice(at, this.endOfSentence(at)));
    return this.#names[at];
  }

  knows(at: number, end: number): boolean {
    return this.#places
      .namesAt(this.#keys.slice(at, end))
      .some(({ fame, isArea }) => isArea || fame >= FAME_OF_CAPITALS);
  }

  knowsExactly(at: number, end: number): boolean {
    const parts = this.#partsOf(at, end);
    return this.#places.namesAt(parts).some(({ words }) => words === parts.length);
  }

  /** Whether the words name a town in the caller's country. */
  isTownAtHome(at: number, end: number): boolean {
    const resolution = this.#places.resolve(this.textOf(at, end));
    return resolution.kind === 'found' && this.#places.isAtHome(resolution.place);
  }

  /** The words of a name as it is looked up: "Pen-y-ghent" is three. */
  #partsOf(at: number, end: number): string[] {
    return this.#keys.slice(at, end).flatMap((key) => key.split(' '));
  }

  textOf(start: number, end: number): string {
    return this.#question.text.slice(this.#words[start]?.start ?? 0, this.#words[end - 1]?.end ?? 0);
  }

  /** The end of a qualifier that begins at a word, such as "Texas", "uk" or "NC"; or null. */
  qualifierAfter(at: number): number | null {
    const word = this.#words[at];
    if (word === undefined || (this.isTime(at) && (!word.isCapital || SHORT_WEEKDAY.test(word.key)))) return null;
    // "Leeds? And tomorrow": a sentence of its own, and not the code of Andorra.
    const isApart = /[?!]/.test(this.#question.text.slice(this.#words[at - 1]?.end ?? word.start, word.start));
    if (isApart || (word.key === 'and' && !/^\p{Lu}+$/u.test(word.text))) return null;
    const isArea = ({ qualifies }: KnownName): boolean => qualifies;
    // "Newcastle, Co. Down".
    const county =
      word.key === 'co' || word.key === 'county'
        ? this.#places.namesAt(['county', this.#keys[at + 1] ?? '']).find(isArea)
        : undefined;
    if (county?.words === 2) return at + 2;
    const areaAt = (from: number): KnownName | undefined => this.namesFrom(from).find(isArea);
    // "Newport, South Wales".
    const side = SIDES.has(word.key) && !word.endsPhrase ? areaAt(at + 1) : undefined;
    const known = areaAt(at);
    if (side?.isArea === true && side.words >= (known?.words ?? 0)) return at + 1 + side.words;
    if (known === undefined || (WEATHER_ADJECTIVES.has(word.key) && !word.isCapital)) return null;
    // "Cricket in Leeds, will Sunday's match go ahead": a question begins behind the comma.
    if (!word.isCapital && ASKS.test(word.key) && this.#words[at - 1]?.endsPhrase) return null;
    const isWord = known.words === 1 && (isPlainWord(word.key) || word.key.length <= 2);
    const isUpper = /^\p{Lu}+$/u.test(word.text);
    // "Leeds, will it rain": the sentence goes on, so that the word is one.
    const goesOn = at + 1 < this.#words.length && !word.endsPhrase && !this.isTime(at + 1);
    // "Leeds, light until when": words of the weather behind a comma.
    const hasMeaning =
      isPlainWord(word.key) ||
      (known.words === 1 && !word.isCapital && (this.#question.isExplained(word) || isContextWord(word.key)));
    if (!isUpper && goesOn && hasMeaning && this.#words[at - 1]?.endsPhrase && (isWord || !isPlainWord(word.key)))
      return null;
    if (isWord && !isUpper && !this.#words[at - 1]?.endsPhrase && !SMALL_COUNTRIES.has(word.key)) {
      return this.isSmallCode(at, known) ? at + 1 : null;
    }
    return at + known.words;
  }

  /** "Cannon beach", and no "Rotorua mountain biking". */
  isSightBehind(at: number): boolean {
    const isBike = this.#keys[at] === 'mountain' && /^bik/.test(this.#keys[at + 1] ?? '');
    return SIGHTS.has(this.#keys[at] ?? '') && !isBike;
  }

  /** "The Duke of Edinburgh award" is held anywhere. */
  isOfTitle(at: number): boolean {
    return this.#keys[at - 1] === 'of' && TITLES.test(this.#keys[at - 2] ?? '');
  }

  /** "danville il": the code of a state in small letters. One that is also a word ends its phrase: "portland me tomorrow". */
  isSmallCode(at: number, { isArea }: KnownName): boolean {
    const key = this.#keys[at] ?? '';
    if (!isArea || key.length !== 2 || this.#words[at - 1]?.endsPhrase) return false;
    const { language } = this.#question;
    if (language === 'en' && CODES_ONLY.has(key)) return true;
    if (!CODES_AND_WORDS.has(key)) return !isPlainWord(key);
    // "London on weather", "Portland or forecast": no other "on" and "or" stand before these.
    if (
      language === 'en' &&
      /^(?:on|or|in|me|ok)$/.test(key) &&
      /^(?:weather|forecast)$/.test(this.#keys[at + 1] ?? '')
    )
      return true;
    // "Portland me on friday": no other "me" follows the name of a town there.
    if (
      key === 'me' &&
      /^(?:on|at|this|next|or|for|get|gets|will|like|(?:warm|cold|hott|cool|mild|wett|dri|sunni|windi|nic)er)$/.test(
        this.#keys[at + 1] ?? '',
      )
    )
      return true;
    // "Portland me foggy", "norman ok storms": weather behind the code of a state.
    const after = this.#keys[at + 1] ?? '';
    if (
      language === 'en' &&
      /^(?:me|hi|oh|ok)$/.test(key) &&
      (FEELS.test(after) || HAS_WEATHER.test(after) || this.#isExplained(at + 1))
    )
      return true;
    // "Bend or tomorrow": no other "or" stands before a time and behind none.
    if (key === 'or' && this.isTime(at + 1) && !this.isTime(at - 1)) return true;
    // "Windsor on tomorrow heat": no preposition stands before "tomorrow".
    if (key === 'on' && at === 1 && /^(?:today|tonight|tomorrow)$/.test(this.#keys[2] ?? '')) return true;
    // "Rome in July" is not in Indiana.
    if (/^(?:in|on|as|or)$/.test(key) && at + 1 < this.#words.length) return false;
    return this.#words[at]?.endsPhrase === true || at + 1 === this.#words.length || this.isTime(at + 1);
  }

  isWideArea(at: number, end: number): boolean {
    return this.#places.namesAt(this.#keys.slice(at, end)).some(({ words, isArea }) => words === end - at && isArea);
  }

  isArea(at: number, end: number): boolean {
    return this.#places
      .namesAt(this.#keys.slice(at, end))
      .some(
        ({ words, isArea, qualifies, fame }) =>
          words === end - at && (isArea || (qualifies && fame < FAME_OF_AIRPORT_TOWN)),
      );
  }

  /** "Xyz, Ohio", "Xyz Ohio": an area that is set off or written like a name, and no town that continues a list. */
  isWrittenArea(at: number, end: number): boolean {
    const isSetOff = this.#words[at - 1]?.endsPhrase === true || this.isCapital(at);
    const town = this.#places.namesAt(this.#keys.slice(at, end)).find(({ words }) => words === end - at);
    return isSetOff && this.isArea(at, end) && (town?.fame ?? 0) < FAME_OF_AIRPORT_TOWN;
  }

  /** "In full sun in Bristol", "the outside sockets in Hull", "at cubs": everyday words in small letters, where names have capitals. */
  isCommonNoun(start: number, end: number): boolean {
    if (this.#question.language !== 'en') return false;
    // "Walking to tesco at 5": one of many, near who asks.
    if (end === start + 1 && isShopThere(this.#keys, start)) return true;
    const isInside = (at: number): boolean => at >= start && at < end;
    const before = this.#keys[start - 1] ?? '';
    return (
      this.#keys.slice(start, end).every((key) => /^[a-z]+$/.test(key) && isEnglishWord(key)) &&
      this.#words.every((_, at) => !isInside(at) || !this.isCapital(at)) &&
      (before === 'the' ||
        (end === start + 1 && /^(?:at|during|after|before)$/.test(before)) ||
        this.#words.some((_, at) => !isInside(at) && this.isNameLike(at)))
    );
  }

  /** "The bridesmaids are in linen", "playing in whites": an everyday word behind how somebody is or goes. */
  isManner(start: number, end: number): boolean {
    if (this.#question.language !== 'en' || end > start + 2 || this.#keys[start - 1] !== 'in') return false;
    // "The temperature be in wells somerset": a town and the county behind it.
    if (end === start + 2 && this.knowsExactly(start, end - 1) && this.qualifierAfter(end - 1) === end) return false;
    const isEveryday = (key: string): boolean => /^[a-z]+$/.test(key) && isEnglishWord(key);
    return (
      IS_OR_DOES.test(this.#keys[start - 2] ?? '') &&
      this.#keys.slice(start, end).every((key, i) => isEveryday(key) && !this.isCapital(start + i))
    );
  }

  /** "In new yrok": a word that names begin with, before one of no meaning. */
  beginsUnknownName(at: number): boolean {
    const next = this.#words[at + 1];
    return (
      NAMES_BEGIN.has(this.#keys[at] ?? '') &&
      next !== undefined &&
      this.#words[at]?.endsPhrase === false &&
      !this.isBarrier(at + 1) &&
      !isEnglishWord(next.key) &&
      !this.#question.isExplained(next)
    );
  }

  /** "Is Leeds OK for laundry": no town of Oklahoma, if there is none of the name. */
  isOkay(start: number, end: number): boolean {
    return (
      this.#keys[end - 1] === 'ok' &&
      this.#words[end - 2]?.endsPhrase === false &&
      this.knowsExactly(start, end - 1) &&
      this.#places.resolve(this.textOf(start, end)).kind !== 'found'
    );
  }

  /** "Nice or Cannes", "Nice, Cannes or Monaco": other names follow, the last of them behind "or". */
  isListed(at: number): boolean {
    let joins = at + 1;
    if (this.#words[at]?.endsPhrase === true)
      while (joins < at + LONGEST_LIST && !JOINS_LIST.test(this.#keys[joins] ?? '') && this.#isKnown(joins)) joins++;
    if (!JOINS_LIST.test(this.#keys[joins] ?? '')) return false;
    const last = this.#keys[joins + 1] === 'the' ? joins + 2 : joins + 1;
    const hasComma = joins > at + 1 || this.#words[at - 1]?.endsPhrase === true;
    return this.isNameLike(last) || (hasComma && this.#isKnown(last));
  }

  /** "Leeds york or hull": a list in small letters without commas, of cities or of towns no smaller than the one that could be their area. */
  isBareList(start: number, at: number): boolean {
    const second = this.#fameOf(at, at + 1);
    const first = this.#fameOf(start, at);
    const isJoined = JOINS_LIST.test(this.#keys[at + 1] ?? '');
    if (second < FAME_OF_AIRPORT_TOWN || !this.#isKnown(isJoined ? at + 2 : at + 1)) return false;
    // "Bath bristol and cardiff", "newcastle sunderland durham": each a city of its own.
    const isOwnCity =
      first >= FAME_OF_AIRPORT_TOWN && (isJoined || this.#fameOf(at + 1, at + 2) >= FAME_OF_AIRPORT_TOWN);
    return isOwnCity || (isJoined && first > 0 && first >= second);
  }

  #fameOf(start: number, end: number): number {
    const keys = this.#keys.slice(start, end);
    return this.#places.namesAt(keys).find(({ words }) => words === keys.length)?.fame ?? 0;
  }

  #isKnown(at: number): boolean {
    return this.isNameLike(at) || this.#places.namesAt(this.#keys.slice(at, at + 2)).length > 0;
  }
}
