/**
 * Looks up the words that nothing explains, where a question names no place otherwise: a place that was meant must not be
 * answered with the default one. First whole names, then a town that is also a word at the end of a phrase, then an
 * unmistakable misspelling of a city; what is plainly meant as a place and found nowhere is an error that names it.
 */

import { fold } from '../../../place/fold.ts';
import type { Place, Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isContextWord } from '../context-words.ts';
import { isEnglishWord } from '../english.ts';
import { isNextTo, isSpokenIn } from '../spoken-in.ts';
import { AirportCodes, type CodedAirport } from './airport-codes.ts';
import { isOccasion, isOneOfMany, LANDFORM_NAMES } from './common-nouns.ts';
import { ALSO_WORDS, FEELS, LANDFORMS, NO_PLACE, TOWNS_AND_WORDS } from './cue-words.ts';
import { isEverydayAnywhere } from './everyday-names.ts';
import {
  BEGINS_NAME,
  HAS_WEATHER,
  HYPHENED_NAME,
  LAKE,
  MAX_OPEN_ABROAD,
  MIN_ABROAD,
  MIN_MISSPELT,
  MIN_NAME,
  MIN_NEAR,
  MIN_OFFERED,
  OWNED,
  PREPOSITION,
  REACHES,
  SIGHT_TAILS,
} from './look-up-words.ts';
import { isSlip } from './misspelt.ts';
import { NameWords, type PlaceText } from './name-words.ts';
import { isNearEveryday } from './near-everyday.ts';
import type { PlaceSpan } from './place-span.ts';
import { roadIn } from './roads.ts';
import { postcodeDistrictIn, type SpanOfNames, seaIn } from './seas-and-codes.ts';
import { townInSlot } from './slot-towns.ts';
import { isTownLand, townOfLand } from './town-lands.ts';
import { trailIn } from './trail-names.ts';
import { isThing } from './unknown-place.ts';

/** Fame of a village of a thousand people or so: a single unexplained word of English may be its name. */
const FAME_OF_VILLAGE = 70;
/** Fame of a place of some hundreds of people. */
const FAME_OF_HAMLET = 50;
/** Fame from which a name of several words is known. */
const FAME_OF_LONG_NAME = 55;
/** Before "to" and a town: "flying to", "back to". */
const TRAVELS = new RegExp(
  '^(?:gets|reaches|going|go|flying|fly|flight|driving|drive|travell?ing|travel|heading|head|trip|cycling|' +
    'cycle|riding|ride|sailing|train|coach|bus|commute|commuting|moving|back|over|down|off)$',
);
/** Fame of a town of about 100,000 people: a word at the end of a phrase may be its name. */
const FAME_OF_WORD = 125;
/** Fame of a city of some 300,000 people. */
const FAME_OF_CITY = 150;
/** Fame of a town of about half a million people: a misspelt word may stand for it. */
const FAME_OF_GUESS = 165;
/** Behind a place whose clause is over. */
const BEGINS_CLAUSE = /^(?:its|it|it's|there|is|will|what|whats|how|hows|we|i|do|does|should|can)$/;
/** Fame of a town of some 20,000 people. */
const FAME_ABROAD = 110;
/** The place that unexplained words name, found or not; empty where none of them can be one. */
export function lookUpPlaces(question: PlaceText, places: Places): PlaceSpan[] {
  return new LookUp(question, places).find();
}

class LookUp {
  readonly #question: PlaceText;
  readonly #places: Places;
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  /** Positions of the words that nothing explains. */
  readonly #open: readonly number[];

  constructor(question: PlaceText, places: Places) {
    this.#question = question;
    this.#places = places;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = new NameWords(question, places);
    this.#open = this.#keys.flatMap((_, at) => (this.#isOpen(at) ? [at] : []));
  }

  find(): PlaceSpan[] {
    const codes = new AirportCodes(this.#question, this.#names, this.#places);
    const ways = codes.flight();
    if (ways.length > 0) return ways.map((way) => this.#coded(way));
    const code = codes.among(this.#open);
    const found =
      this.#whole(seaIn(this.#question), 0.6) ??
      this.#longName() ??
      this.#whole(postcodeDistrictIn(this.#question, this.#places), 0.8) ??
      this.#road() ??
      this.#landformName() ??
      (code === null ? null : this.#coded(code)) ??
      this.#village() ??
      this.#villageAbroad() ??
      this.#townAtEnd() ??
      this.#everydayTown() ??
      this.#townBeforeLand() ??
      this.#misspeltCity() ??
      this.#unknownName();
    return found === null ? [] : [found];
  }

  #whole(words: SpanOfNames | null, certainty: number): PlaceSpan | null {
    if (words === null) return null;
    return this.#span(words.at, words.end, this.#places.resolve(this.#names.textOf(words.at, words.end)), certainty);
  }

  #coded({ at, resolution }: CodedAirport): PlaceSpan {
    return this.#span(at, at + 1, resolution, 0.8);
  }

  #isOpen(at: number): boolean {
    const key = this.#keys[at] ?? '';
    return (
      /^\p{L}[\p{L}\p{M}' -]{2,}$/u.test(key) &&
      !(this.#names.isBarrier(at) || this.#names.isOfTitle(at)) &&
      !NO_PLACE.has(key) &&
      !ALSO_WORDS.has(key) &&
      !isContextWord(key) &&
      !isEverydayAnywhere(key) &&
      !isOneOfMany(this.#keys, at)
    );
  }

  #longName(): PlaceSpan | null {
    // "Wibble national park" is none in New Jersey.
    const isNationalPark = (at: number): boolean => this.#keys[at] === 'national' && this.#keys[at + 1] === 'park';
    const starts = [...new Set(this.#open.flatMap((at) => [at, at - 1, at - 2]))].filter(
      (at) => at >= 0 && !isNationalPark(at),
    );
    const names = starts.flatMap((at) =>
      this.#names
        .namesFrom(at)
        .filter(
          ({ words, fame, isArea }) =>
            words > 1 &&
            (isArea || fame >= FAME_OF_LONG_NAME) &&
            this.#open.some((open) => open >= at && open < at + words),
        )
        .map(({ words, fame }) => ({ at, end: at + words, fame })),
    );
    const [best] = names.toSorted((a, b) => b.end - b.at - (a.end - a.at) || b.fame - a.fame);
    return best === undefined ? null : this.#found(best.at, best.end);
  }

  /** Other languages have too many words that are unknown here and names elsewhere. */
  #village(): PlaceSpan | null {
    if (this.#question.language !== 'en') return null;
    const villages = this.#open.flatMap((at) => {
      const parts = (this.#keys[at] ?? '').split(' ');
      const name = this.#places.namesAt(parts).find(({ words }) => words === parts.length);
      if (name === undefined || name.fame < FAME_OF_HAMLET) return [];
      const span = this.#found(at, at + 1);
      // A lesser name is meant near home alone: "lytham wind".
      if (name.fame < FAME_OF_VILLAGE && !this.#isNameAtHome(at, span)) return [];
      return span === null || this.#isOnlyWord(at, name.fame, span) ? [] : [{ span, fame: name.fame }];
    });
    const [best] = villages.toSorted((a, b) => b.fame - a.fame);
    return best?.span ?? null;
  }

  /**
   * "Pluie houlgate samedi", "wind karlsbad wochenende": in another language a word that was not translated, in a question of
   * few others, where it is the name of a place that speaks the language, or of a town that is known abroad.
   */
  #villageAbroad(): PlaceSpan | null {
    const { language } = this.#question;
    if (language === 'en' || this.#open.length > MAX_OPEN_ABROAD) return null;
    const names = this.#open.flatMap((at) => {
      const key = this.#keys[at] ?? '';
      if (key.length < MIN_ABROAD || !this.#question.isOwn(this.#wordAt(at))) return [];
      const known = this.#places.namesAt(key.split(' ')).find(({ words }) => words === key.split(' ').length);
      if (known === undefined || known.fame < (isEnglishWord(key) ? FAME_OF_CITY : FAME_OF_HAMLET)) return [];
      const span = this.#found(at, at + 1);
      if (span?.resolution.kind !== 'found') return [];
      const { place } = span.resolution;
      const isNear = isNextTo(language, place.countryCode) && key.length >= MIN_NEAR && known.fame >= FAME_OF_VILLAGE;
      const isKnown = isNear || isSpokenIn(language, place.countryCode) || this.#fameOf(place.name) >= FAME_ABROAD;
      return isKnown && place.correctedFrom === undefined ? [{ span, fame: known.fame }] : [];
    });
    const [best] = names.toSorted((a, b) => b.fame - a.fame);
    return best?.span ?? null;
  }

  #isNameAtHome(at: number, span: PlaceSpan | null): boolean {
    const isWord = isEnglishWord(this.#keys[at] ?? '') || isNearEveryday(this.#keys[at] ?? '');
    return !isWord && span?.resolution.kind === 'found' && this.#places.isAtHome(span.resolution.place);
  }

  /** "Running low on gas" is about no town of Gas: a word of English in small letters, and little known abroad. */
  #isOnlyWord(at: number, fame: number, { resolution }: PlaceSpan): boolean {
    const isWritten = this.#names.isNameLike(at) || !isEnglishWord(this.#keys[at] ?? '');
    if (isWritten || fame >= FAME_OF_WORD || resolution.kind !== 'found') return false;
    const stands = at === 0 ? this.#names.isTime(1) : HAS_WEATHER.test(this.#keys[at - 1] ?? '');
    return !stands && !this.#places.isAtHome(resolution.place);
  }

  /** "Clean the gutters hull saturday": a word that is also a town, where no other word can follow. */
  #townAtEnd(): PlaceSpan | null {
    const at = this.#keys.findIndex((key, i) => TOWNS_AND_WORDS.has(key) && this.#endsPhrase(i) && !this.#isVerb(i));
    if (at <= 0) return null;
    const [name] = this.#places.namesAt([this.#keys[at] ?? '']);
    return name !== undefined && name.fame >= FAME_OF_WORD ? this.#found(at, at + 1) : null;
  }

  #endsPhrase(at: number): boolean {
    if (this.#names.isTime(at)) return false;
    // "Will it rain in rugby on saturday".
    if (this.#question.isExplained(this.#wordAt(at))) return this.#isBetween(at);
    const isFollowed = at + 1 < this.#keys.length && !this.#wordAt(at).endsPhrase && !this.#names.isTime(at + 1);
    return !isFollowed || this.#isBetween(at);
  }

  /** "Rain in nice on saturday", "we landed in nice its wet": between the preposition of a place and a time or a clause. */
  #isBetween(at: number): boolean {
    if (!/^(?:in|near|around)$/.test(this.#keys[at - 1] ?? '')) return false;
    const after = this.#keys[at + 1] ?? '';
    if (this.#names.isTime(at + 1) || after === '' || BEGINS_CLAUSE.test(after)) return true;
    if (/^(?:and|but|so)$/.test(after) && BEGINS_CLAUSE.test(this.#keys[at + 2] ?? '')) return true;
    return /^(?:in|on|for|from|over|during)$/.test(after) && this.#names.isTime(at + 2);
  }

  /** "I like reading", "a nice bath", "to hull". */
  #isVerb(at: number): boolean {
    const before = this.#keys[at - 1] ?? '';
    // "Flying to nice friday".
    if (before === 'to' && TRAVELS.test(this.#keys[at - 2] ?? '')) return false;
    return (
      OWNED.test(before) ||
      /^(?:barometer|barometric|thermometer|gauge|anemometer|hygrometer|meter|sensor|station)$/.test(before) ||
      new RegExp(
        '^(?:the|to|is|be|am|are|was|been|i|we|like|while|when|very|so|too|and|or|it|its|always|quite|been|not|stay|' +
          'stays|staying|look|looks|looking|keep|keeps|keeping|remain|get|gets|getting|feel|feels|being|still|really|' +
          'quite|pretty|such)$',
      ).test(before)
    );
  }

  /** "Half moon bay", "new forest", "goat fell": a known name of everyday words that ends or begins with what it is. */
  #landformName(): PlaceSpan | null {
    if (this.#question.language !== 'en') return null;
    for (let at = 0; at < this.#keys.length - 1; at++) {
      if (this.#names.isTime(at) || OWNED.test(this.#keys[at - 1] ?? '')) continue;
      const [name] = this.#names
        .namesFrom(at)
        .filter(({ words, fame, isArea }) => words > 1 && (isArea || fame >= FAME_OF_LONG_NAME));
      if (name === undefined) continue;
      const keys = this.#keys.slice(at, at + name.words);
      const isOfLand = LANDFORM_NAMES.has(keys[0] ?? '') || LANDFORM_NAMES.has(keys.at(-1) ?? '');
      // "Sunny beach day": a day at the beach.
      if (FEELS.test(keys[0] ?? '') && isOccasion(this.#keys[at + name.words] ?? '')) continue;
      if (keys[0] === 'the' && PREPOSITION.test(this.#keys[at - 1] ?? '')) {
        const sight = this.#found(at, at + name.words);
        if (sight?.resolution.kind === 'found' && sight.resolution.place.geonameId === null) return sight;
      }
      if (isOfLand && keys[0] !== 'the' && !keys.every((key) => LANDFORM_NAMES.has(key)))
        return this.#found(at, at + name.words);
    }
    return null;
  }

  #everydayTown(): PlaceSpan | null {
    const at = townInSlot(this.#question, this.#names, this.#places);
    return at === null ? null : this.#found(at, at + 1);
  }

  /** "Hackney marshes sunday": a town and the land at it, which together mean nothing else. */
  #townBeforeLand(): PlaceSpan | null {
    if (this.#question.language !== 'en') return null;
    for (let land = 1; land < this.#keys.length; land++) {
      const at = land - 1;
      const key = this.#keys[at] ?? '';
      if (!isTownLand(this.#keys[land] ?? '') || this.#names.isBarrier(at) || this.#wordAt(at).endsPhrase) continue;
      if (NO_PLACE.has(key) || ALSO_WORDS.has(key) || isContextWord(key)) continue;
      const resolution = townOfLand(this.#names.textOf(at, land), this.#names.textOf(at, land + 1), this.#places);
      if (resolution !== null) return this.#span(at, land + 1, resolution, 0.7);
    }
    return null;
  }

  #misspeltCity(): PlaceSpan | null {
    for (const at of this.#open) {
      const word = this.#wordAt(at);
      if (word.key.length < MIN_MISSPELT || this.#places.namesAt([word.key]).length > 0) continue;
      // "We landed in …": a verb is a slip only where a place stands.
      const isVerb = /(?:ed|ing)$/.test(word.key) && isEnglishWord(word.key);
      const isWord = this.#question.language !== 'en' || isVerb;
      if (isWord && !this.#isPlaced(at)) continue;
      const resolution = this.#places.resolve(word.text);
      if (resolution.kind !== 'found' || resolution.place.correctedFrom === undefined) continue;
      if (this.#fameOf(resolution.place.name) < FAME_OF_GUESS) continue;
      return this.#span(at, this.#endOfArea(at + 1, resolution.place), resolution, 0.6);
    }
    return null;
  }

  /** "Tuscon az": the end of the area behind a town, or of the town where it is in none. */
  #endOfArea(at: number, { name, geonameId }: Place): number {
    const end = this.#names.qualifierAfter(at);
    if (end === null) return at;
    const inside = this.#places.resolve(`${name}, ${this.#names.textOf(at, end)}`);
    return inside.kind === 'found' && inside.place.geonameId === geonameId ? end : at;
  }

  /** A name that is plainly meant as a place and is not known. */
  #unknownName(): PlaceSpan | null {
    const trail = trailIn(this.#question, this.#names);
    if (trail !== null) return this.#unknown(trail.at, trail.end);
    for (const at of this.#open) {
      const end = this.#landformAfter(at) ?? this.#capitalsFrom(at);
      if (end !== null) return this.#unknown(at, end);
      if (this.#isMisspeltTown(at)) return this.#unknown(at, at + 1);
    }
    return this.#writtenName() ?? this.#noEnglishWord();
  }

  /** "Dancing Ledge saturday", "at High Cup Nick": several words written like a name, one of which nothing explains. */
  #writtenName(): PlaceSpan | null {
    if (!this.#names.hasCapitals || this.#question.language !== 'en') return null;
    for (const at of this.#open) {
      let start = at;
      while (start > 0 && this.#isPartOfName(start - 1)) start--;
      let end = at + 1;
      while (end < this.#keys.length && this.#isPartOfName(end) && !this.#wordAt(end - 1).endsPhrase) end++;
      const isName = end - start > 1 && this.#isPartOfName(at) && !isThing(this.#keys, start, end);
      if (isName && !OWNED.test(this.#keys[start - 1] ?? '')) return this.#unknown(start, end);
    }
    return null;
  }

  #isPartOfName(at: number): boolean {
    const word = this.#wordAt(at);
    const isRun = at + 1 >= this.#keys.length || !word.endsPhrase;
    return this.#names.isCapital(at) && !this.#names.isTime(at) && isRun && !this.#question.isExplained(word);
  }

  /** "Wind popham saturday": no word of English, nor a slip of one, and no owner, so that it is most likely a name. */
  #noEnglishWord(): PlaceSpan | null {
    if (this.#question.language !== 'en') return null;
    const at = this.#open.find((i) => {
      const { key, text, end } = this.#wordAt(i);
      const isShort = key.length < (this.#names.isNameLike(i) ? MIN_NAME - 1 : MIN_NAME);
      const before = this.#keys[i - 1] ?? '';
      // "Mit weather".
      if (i === 0 && key.length > 2 && /^(?:weather|forecast)$/.test(this.#keys[1] ?? '') && !isEnglishWord(key))
        return true;
      // "What's Wibblethorpe like" is no "what Wibblethorpe".
      const isVerb = /^['’]/u.test(this.#question.text.slice(i > 0 ? this.#wordAt(i - 1).end : 0));
      const isOwned = (OWNED.test(before) && !isVerb) || (before === 'the' && !this.#names.isNameLike(i));
      // "Wibblethorpe's weather" has an owner that is a place, "Priya's bike" one that is none.
      const isOwner =
        /^['’]/u.test(this.#question.text.slice(end)) && !/^(?:weather|forecast)$/.test(this.#keys[i + 1] ?? '');
      const isName =
        HYPHENED_NAME.test(text) || (/^\p{L}+$/u.test(text) && !isEnglishWord(key) && !isNearEveryday(key));
      return !isShort && !isOwned && !isOwner && isName;
    });
    if (at === undefined) return null;
    const { text, key } = this.#wordAt(at);
    // "Lake Macquarie" is no Macquarie Park.
    if (BEGINS_NAME.test(this.#keys[at - 1] ?? '')) return this.#unknown(at - 1, at + 1);
    const sight = SIGHT_TAILS.find((tail) => this.#places.namesAt([key, tail])[0]?.words === 2);
    const resolution = this.#places.resolve(sight === undefined ? text : `${text} ${sight}`);
    const isKnown = resolution.kind === 'found' && resolution.place.correctedFrom === undefined;
    return isKnown ? this.#span(at, at + 1, resolution, 0.7) : this.#unknown(at, at + 1);
  }

  /** A road is long, and has no one weather. */
  #road(): PlaceSpan | null {
    if (this.#question.language !== 'en') return null;
    const road = roadIn(this.#question);
    if (road === null) return null;
    const text = this.#names.textOf(road.at, road.end);
    const message = `"${text}" is a road: name a town on it.`;
    return this.#span(road.at, road.end, { kind: 'not_found', message, suggestions: [] }, 0.5);
  }

  /** "The Tay bridge", "Edinbrough castle": what kind of thing the name is of stands behind it. */
  #landformAfter(at: number): number | null {
    if (!LANDFORMS.has(this.#keys[at + 1] ?? '') || !this.#names.isSightBehind(at + 1) || this.#wordAt(at).endsPhrase)
      return null;
    return OWNED.test(this.#keys[at - 1] ?? '') || this.#question.language !== 'en' ? null : at + 2;
  }

  /** "Rain in the Wibblethorpe": a capital that marks a name, behind a preposition. */
  #capitalsFrom(at: number): number | null {
    if (!this.#names.isNameLike(at) || !this.#isPlaced(at)) return null;
    let end = at + 1;
    while (end < this.#keys.length && !this.#wordAt(end - 1).endsPhrase && this.#names.isNameLike(end)) end++;
    return this.#names.isTime(end - 1) ? null : end;
  }

  /** "Skegnes rain tomorrow": a town is a slip away, and the word stands where one would. */
  #isMisspeltTown(at: number): boolean {
    const { key, text } = this.#wordAt(at);
    if (this.#question.language !== 'en' || key.length < MIN_OFFERED) return false;
    // "Sheltering under a tree" begins with a verb.
    if (key.endsWith('ing') && isEnglishWord(key)) return false;
    const isEdge = at === 0 || this.#endsPhrase(at) || HAS_WEATHER.test(this.#keys[at + 1] ?? '');
    if (!isEdge && !this.#isPlaced(at)) return false;
    const resolution = this.#places.resolve(text);
    const [offered] = resolution.kind === 'not_found' ? resolution.suggestions : [];
    return offered !== undefined && isSlip(key, fold(offered.split(',')[0] ?? ''));
  }

  #isPlaced(at: number): boolean {
    const before = this.#keys[at - 1] === 'the' ? at - 2 : at - 1;
    const key = this.#keys[before] ?? '';
    return PREPOSITION.test(key) || (REACHES.test(key) && this.#names.isNameLike(at));
  }

  #fameOf(name: string): number {
    return this.#places.namesAt(fold(name).split(' '))[0]?.fame ?? 0;
  }

  #found(at: number, end: number): PlaceSpan | null {
    const text = this.#names.textOf(at, end);
    const resolution = this.#places.townOfLetters(text) ?? this.#places.resolve(text);
    if (resolution.kind === 'not_found' || resolution.kind === 'invalid') return null;
    return LAKE.test(this.#keys[at - 1] ?? '') ? this.#unknown(at - 1, end) : this.#span(at, end, resolution, 0.8);
  }

  #unknown(at: number, end: number): PlaceSpan {
    const text = this.#names.textOf(at, end);
    // "Edinbrough castle" is near the names that are near "edinbrough".
    const name = LANDFORMS.has(this.#keys[end - 1] ?? '') ? this.#names.textOf(at, end - 1) : text;
    const resolution = this.#places.resolve(name);
    const suggestions = resolution.kind === 'not_found' ? resolution.suggestions : [];
    return this.#span(at, end, { kind: 'not_found', message: `No place called "${text}" is known.`, suggestions }, 0.5);
  }

  #span(at: number, end: number, resolution: Resolution, certainty: number): PlaceSpan {
    const [{ start }, last] = [this.#wordAt(at), this.#wordAt(end - 1)];
    const text = this.#names.textOf(at, end);
    return { start, end: last.end, text, resolution, certainty, isLookedUp: true };
  }

  #wordAt(at: number) {
    const word = this.#question.words[at];
    if (word === undefined) throw new RangeError(`no word at ${at}`);
    return word;
  }
}
