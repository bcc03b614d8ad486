/**
 * Where nothing but a place can stand: "is hove warmer than …", "what's looe like in October", "the best day to visit deal",
 * "Reading, is it cold". A word that is also the name of a town is the town there, in small letters too.
 */
import type { KnownName } from '../../../place/known-names.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { NO_PLACE, TOWNS_AND_WORDS, TOWNS_BY_PARTS } from './cue-words.ts';
import { HAS_WEATHER } from './look-up-words.ts';
import { AREAS_AND_WORDS, CITY_CODES, type NameWords, type PlaceText } from './name-words.ts';

/** Fame of a village of a thousand people or so. */
const FAME_OF_VILLAGE = 70;
/** Fame of a town of about 10,000 people: a word of English may be its name at home. */
const FAME_OF_KNOWN = 104;
/** Fame of a town of some 60,000 people: a word of English may be its name anywhere. */
const FAME_OF_WORD = 125;

const IS = /^(?:is|are|was|were|will|isnt|wasnt|if|whether|when|how)$/;
/** Of two places, one is more so than the other. */
const MORE = new RegExp(
  '^(?:usually |normally |always |generally |often |any |much |a bit |be |going to be |gonna be )?' +
    '(?:warmer|hotter|colder|cooler|milder|wetter|drier|dryer|rainier|sunnier|windier|cloudier|foggier|snowier|icier|' +
    'nicer|better|worse|stormier|humider|(?:more|less) [a-z]+) than (?:in |at )?',
  '',
);
/** Words of a comparison up to what is behind "than". */
const MAX_COMPARISON = 7;
/** "From stoke on trent to": words from "from" to "to". */
const MAX_START = 6;
const VISITS = /^(?:visit|visiting)$/;
const WHAT = /^(?:what|whats|how|hows|is)$/;
const LOOKS = /^(?:like|looking)$/;
/** Behind the name of a place that a question begins with, and a comma. */
const ASKS = /^(?:is|will|does|do|can|could|should|what|whats|how|hows|when|whens|any|how|which|chance|chances|need)$/;
/** The same with no comma: nothing else stands before the verb and "it". */
const ASKS_OF_IT = /^(?:is|was|will|does|did) (?:it|there)(?: |$)/;
/** What follows a visit. */
const AFTER_VISIT =
  /^(?:on|in|this|next|for|and|or|at|by|with|before|after|between|from|if|is|it|to|tomorrow|today|tonight|over|weather|wise|during)$/;
/** Verbs that are towns too: "is the snow going to settle" is about none, "we're going to settle" may be. */
const VERBS = /^(?:settle|deal|battle|trim|seal|split|hook|crook|bow|march|hope|bend|stone|wash)$/;
const GOES_TO = new RegExp(
  '^(?:going|go|off|flying|fly|flight|flights|ferry|ferries|coach|driving|drive|heading|headed|travelling|traveling|trip|' +
    'moving|train|bus|back|down|up|over|cycling|cycle|ride|riding|sailing|sail|journey|commute)$',
  '',
);
/** Before "from" and where somebody starts. */
const LEAVES = new RegExp(
  '^(?:flying|fly|flight|flights|driving|drive|train|trains|ferry|ferries|bus|coach|travelling|traveling|sailing|cycling|' +
    'commuting|departing|ride|rides|riding|cycle|walk|walking|hike|hiking|paddle|paddling|north|south|east|west|home|back)$',
  '',
);
const GETS = /^(?:(?:usually|typically|normally|generally|ever|really) )?(?:get|have|see)(?: |$)/;
const WHO_GOES = /^(?:i|im|am|we|were|weve|off|id|ill|well|and|so)$/;

export class FirmSlots {
  readonly #question: PlaceText;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;

  constructor(question: PlaceText, names: NameWords) {
    this.#question = question;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = names;
  }

  /** Whether a place stands at a word, where `before` is the word before it that is no article. */
  isSlot(before: number, at: number): boolean {
    const key = this.#keys[before] ?? '';
    const isAfter = this.#words[before]?.endsPhrase === false;
    if (isAfter && IS.test(key) && this.#isCompared(at)) return true;
    if (isAfter && WHAT.test(key) && this.#has(at, (end) => LOOKS.test(this.#keys[end] ?? ''))) return true;
    if (isAfter && VISITS.test(key) && !this.#isPerson(at) && this.#has(at, (end) => this.#ends(end))) return true;
    if (isAfter && key === 'to' && this.#isWay(before, at)) return true;
    const isStart = isAfter && key === 'from' && LEAVES.test(this.#keys[before - 1] ?? '') && !this.#isPerson(at);
    if (isStart && this.#has(at, (end) => this.#ends(end))) return true;
    // "How much rain does looe typically get": what has rain is a place.
    const hasRain = /^(?:does|did)$/.test(key) && HAS_WEATHER.test(this.#keys[before - 1] ?? '');
    if (hasRain && !this.#isPerson(at) && this.#has(at, (end) => GETS.test(this.#keys.slice(end, end + 2).join(' '))))
      return true;
    // "Sailing out of looe sat".
    const isOut = key === 'out' && this.#keys[at - 1] === 'of' && LEAVES.test(this.#keys[before - 1] ?? '');
    if (isOut && !this.#isPerson(at) && this.#has(at, (end) => this.#ends(end))) return true;
    // "Will it be dry in Rugby at the weekend": the capital says that it is no sport.
    if (
      isAfter &&
      /^(?:in|near|around|from|visit|visiting|or)$/.test(key) &&
      TOWNS_AND_WORDS.has(this.#keys[at] ?? '') &&
      this.#names.isNameLike(at)
    )
      return this.#has(at, (end) => this.#ends(end));
    // "Sunset Wool", "uv index Ash noon": the capital marks a name.
    const isWritten = isAfter && before === at - 1 && this.#names.isNameLike(at);
    if (
      isWritten && /^(?:index|times?)$/.test(key)
        ? HAS_WEATHER.test(this.#keys[before - 1] ?? '')
        : HAS_WEATHER.test(key)
    )
      return isWritten && this.#has(at, (end) => this.#ends(end));
    return false;
  }

  /** "Reading, is it cold", "Rye: rain sunday", "deal will it rain": the name of a town begins the question. */
  isAddressed(at: number): boolean {
    if (this.#question.language !== 'en' || this.#words[at]?.startsSentence !== true) return false;
    return this.#has(at, (end) => {
      const key = this.#keys[at] ?? '';
      if (end === at + 1 && isContextWord(key) && !TOWNS_BY_PARTS.has(key)) return false;
      if (end >= this.#words.length) return false;
      // "Nice, is it sunny too".
      const isColon = this.#question.text[this.#words[end - 1]?.end ?? 0] === ':';
      if (key === 'nice' && !isColon) return false;
      if (this.#words[end - 1]?.endsPhrase !== true)
        return ASKS_OF_IT.test(this.#keys.slice(end, end + 2).join(' ')) || this.#goesOnAs(end);
      return isColon || ASKS.test(this.#keys[end] ?? '');
    });
  }

  /** "Poole weather and wind": a word of the weather behind a name that no word of English is. */
  #goesOnAs(end: number): boolean {
    return /^(?:weather|forecast)$/.test(this.#keys[end] ?? '') && !isEnglishWord(this.#keys[end - 1] ?? '');
  }

  /** "Is wool warmer than fleece" compares no towns: behind "than" stands a place where the first is a word. */
  #isCompared(at: number): boolean {
    return this.#has(at, (end) => {
      const behind = this.#keys.slice(end, end + MAX_COMPARISON).join(' ');
      const match = MORE.exec(behind);
      if (match === null) return false;
      if (!isEnglishWord(this.#keys[at] ?? '')) return true;
      const other = end + match[0].trim().split(' ').length;
      const [name] = this.#names.namesFrom(other);
      return (
        /^(?:here|home)$/.test(this.#keys[other] ?? '') ||
        (name !== undefined && !this.#names.isTime(other) && (name.isArea || name.fame >= FAME_OF_KNOWN))
      );
    });
  }

  /** "Going to looe next week what to pack". */
  #isWay(before: number, at: number): boolean {
    const goes = this.#keys[before - 1] ?? '';
    const from = this.#keys.lastIndexOf('from', before);
    const isFrom = from >= 0 && from > before - MAX_START && this.#names.isNameLike(at);
    if (!GOES_TO.test(goes) && !isFrom) return false;
    const isVerb =
      VERBS.test(this.#keys[at] ?? '') &&
      !this.#names.isNameLike(at) &&
      /^(?:going|go)$/.test(goes) &&
      before > 1 &&
      !WHO_GOES.test(this.#keys[before - 2] ?? '');
    return !isVerb && !this.#isPerson(at) && this.#has(at, (end) => this.#ends(end));
  }

  /** "Visit george on sunday". */
  #isPerson(at: number): boolean {
    const key = this.#keys[at] ?? '';
    return isContextWord(key) && !TOWNS_BY_PARTS.has(key) && !this.#names.isNameLike(at);
  }

  #ends(end: number): boolean {
    const key = this.#keys[end];
    return (
      key === undefined ||
      this.#words[end - 1]?.endsPhrase === true ||
      this.#names.isTime(end) ||
      AFTER_VISIT.test(key) ||
      ASKS.test(key)
    );
  }

  /** Whether a known name begins at a word whose end a test allows. */
  #has(at: number, isEnd: (end: number) => boolean): boolean {
    if (this.#names.isTime(at)) return false;
    return this.#names.namesFrom(at).some((name) => {
      if (!this.#isName(at, name)) return false;
      const end = at + name.words;
      // "What's wells somerset like".
      const area = this.#words[end - 1]?.endsPhrase === false ? this.#names.qualifierAfter(end) : null;
      return isEnd(end) || (area !== null && isEnd(area));
    });
  }

  #isName(at: number, { words, fame, isArea, isSight }: KnownName): boolean {
    if (words > 1) return isArea || isSight || fame >= FAME_OF_VILLAGE;
    const key = this.#keys[at] ?? '';
    if (AREAS_AND_WORDS.has(key) || CITY_CODES.has(key)) return true;
    const isWritten = this.#names.isNameLike(at);
    if (NO_PLACE.has(key)) return isWritten && fame >= FAME_OF_KNOWN;
    if (this.#names.isBarrier(at)) return TOWNS_AND_WORDS.has(key) || (isWritten && fame >= FAME_OF_KNOWN);
    if (isWritten && fame >= FAME_OF_VILLAGE) return true;
    if (!isEnglishWord(key)) return isArea || fame >= FAME_OF_VILLAGE;
    if (this.#isPerson(at)) return false;
    if (fame >= FAME_OF_WORD) return true;
    return fame >= FAME_OF_KNOWN && this.#names.isTownAtHome(at, at + 1);
  }
}
