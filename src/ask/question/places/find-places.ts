/**
 * Finds the words of places in a question: first what has a shape (coordinates, postcodes, codes of airports), then what
 * follows a word such as "in", is written like a name, or is well known. An unknown name is never shortened.
 */
import { fold } from '../../../place/fold.ts';
import type { KnownName } from '../../../place/known-names.ts';
import type { Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { COMPASS, isShoreOfNamed, namesSide, sideOfAreaAt } from './area-sides.ts';
import { withoutStrays } from './beside.ts';
import { hasArticle, isNounWithArticle } from './common-nouns.ts';
import { ALSO_WORDS, EVENTS, INSIDE_NAME, JOINERS, NO_PLACE, OF_FEAST, SIGHTS, STRONG_CUES } from './cue-words.ts';
import { cuedNameAt } from './cued-names.ts';
import { isEverydayName } from './everyday-names.ts';
import { joinAreas } from './join-areas.ts';
import { joinLandmarks } from './landmarks.ts';
import { LAKE } from './look-up-words.ts';
import { FAME_OF_CAPITALS, FAME_WITHOUT_CUE, NAMES_BEGIN, NameWords, type PlaceText } from './name-words.ts';
import { isAirfield, isAirport, NamedParts, type SpanOfWords } from './named-parts.ts';
import { isNickname, unknownNickname } from './nicknames.ts';
import { type Cue, OrdinaryNames } from './ordinary-names.ts';
import { PlaceCues } from './place-cues.ts';
import { shapedPlaces, withJoined } from './place-shapes.ts';
import { PlaceSlots } from './place-slots.ts';
import type { PlaceSpan } from './place-span.ts';
import { withSightsInTown } from './sights-in-town.ts';
import { FAME_OF_GUESS, SingleNames } from './single-names.ts';
import { withTold } from './told-apart.ts';
import { townBeforeArea } from './town-before-area.ts';
import { withTownsBySights } from './town-by-water.ts';
import { withTownInArea } from './town-in-area.ts';
import { isTownLand, townOfLand } from './town-lands.ts';
import { isThing, unknown, whichOne } from './unknown-place.ts';
import { withoutDoubles } from './within.ts';

/** Fame of a city of some millions of people. */
const FAME_OF_METROPOLIS = 200;
/** Of an airport, or a name in another script. */
const IS_CODE = /^(?:\p{Lu}{3}|\P{Script=Latin}*)$/u;

/** The places that a question names, in order, found or not. */
export function findPlaces(question: PlaceText, places: Places): PlaceSpan[] {
  const shaped = shapedPlaces(question.text, question.language, places);
  if (shaped.length > 0) return withJoined(shaped, question, (rest) => new PlaceFinder(rest, places).all());
  const all = new PlaceFinder(question, places).all();
  const told = withTold(withoutStrays(all, question, places), question.text, places);
  const named = withTownInArea(joinAreas(told, question.text, places), question, places);
  const joined = withSightsInTown(joinLandmarks(named, question.text, places), question.text, question.language);
  return withoutDoubles(withTownsBySights(joined, question.text, places), question.text, places);
}

class PlaceFinder {
  readonly #question: PlaceText;
  readonly #places: Places;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;
  readonly #parts: NamedParts;
  readonly #ordinary: OrdinaryNames;
  readonly #slots: PlaceSlots;
  readonly #cues: PlaceCues;
  readonly #single: SingleNames;
  readonly #hasSides: boolean;

  constructor(question: PlaceText, places: Places) {
    this.#question = question;
    this.#places = places;
    this.#words = question.words;
    this.#keys = question.words.map(({ key }) => key);
    this.#names = new NameWords(question, places);
    this.#parts = new NamedParts(question, this.#names, places);
    this.#ordinary = new OrdinaryNames(question, this.#names, places);
    this.#slots = new PlaceSlots(question, this.#names);
    this.#cues = new PlaceCues(question, this.#names, this.#slots);
    this.#single = new SingleNames(question, this.#names, this.#ordinary, places);
    this.#hasSides = namesSide(question.text);
  }

  all(): PlaceSpan[] {
    const found: PlaceSpan[] = [];
    let at = 0;
    while (at < this.#words.length) {
      const side = this.#hasSides ? sideOfAreaAt(at, this.#words, this.#question.text, this.#places) : null;
      if (side !== null) {
        found.push(side.place);
        at = side.end;
        continue;
      }
      const cue = this.#cues.before(at, found);
      const cued = cuedNameAt(at, cue, this.#question, this.#names, this.#places);
      const end = cued === null ? this.#nameFrom(at, cue) : cued.end;
      const span =
        cued ??
        (end === null
          ? townBeforeArea(at, cue, this.#question, this.#names, this.#places)
          : this.#resolve(at, end, cue));
      const ofNickname = span !== null && isNickname(at, span, this.#words, this.#names, this.#places);
      const isNoun = ofNickname && NO_PLACE.has(this.#keys[at] ?? '') && this.#keys[at] !== 'bay';
      if (span === null && end !== null && isThing(this.#keys, at, end)) at = end;
      else if (span === null || isNoun || this.#isNoun(at, span)) at++;
      else {
        const isBare = cue === 'none' && !this.#names.isNameLike(at) && this.#isOneWord(span.place);
        const place = ofNickname ? unknownNickname(at, span.place, this.#names) : span.place;
        found.push(isBare ? { ...place, isBare } : place);
        at = Math.max(at + 1, span.end);
      }
    }
    return found;
  }

  /** "At the pier", "over my pond": towns have no article, and a noun that is no name is no unknown place. */
  #isNoun(at: number, { place, end }: SpanOfWords): boolean {
    if (!hasArticle(this.#keys, at) || this.#names.isNameLike(at)) return false;
    if (end === at + 1 && isNounWithArticle(this.#keys, at)) return true;
    const found = place.resolution.kind === 'found' ? place.resolution.place : null;
    if ((found?.geonameId ?? null) === null || found?.represents !== undefined) return false;
    const [name] = this.#namesAt(at);
    return name === undefined || !(name.isArea || name.fame >= FAME_OF_GUESS);
  }

  #isOneWord({ text }: PlaceSpan): boolean {
    return !/[\s,]/.test(text.trim());
  }

  /** The end of the name that begins at a word, or null. */
  #nameFrom(at: number, cue: Cue): number | null {
    const key = this.#keys[at] ?? '';
    const known = this.#namesAt(at);
    // "90 mile beach" begins with a number, "10 am" is one.
    const isSight = known[0]?.isSight === true && known[0].words > 1;
    if (key === '' || (/^\d+(?:\p{L}{1,3})?$/u.test(key) && !isSight)) return null;
    // "Wells Cathedral" has no Cathedral of its own.
    const isSightOf =
      (SIGHTS.has(key) || OF_FEAST.test(key)) && known[0]?.words === 1 && this.#names.knowsExactly(at - 1, at);
    if ((isSightOf || LAKE.test(this.#keys[at - 1] ?? '')) && this.#words[at - 1]?.endsPhrase === false) return null;
    // "Glacier national park" is no town of that name in New Jersey.
    if (key === 'national' && this.#keys[at + 1] === 'park' && cue === 'none') return null;
    if (this.#names.isOfTitle(at)) return null;
    // "The Severn bridge" is the bridge, and not the Severn.
    if (key === 'the' && (this.#namesAt(at + 1)[0]?.words ?? 0) >= Math.max(2, known[0]?.words ?? 0)) return null;
    const long = known.find((name) => name.words > 1 && this.#isLongName(at, name, cue));
    const whole = this.#parts.airportFrom(at) ?? this.#parts.countyFrom(at);
    if (whole !== null) return whole;
    const run = this.#runFrom(at, cue);
    if (long !== undefined) return Math.max(at + long.words, run ?? 0);
    if (run !== null && run > at + 1) return run;
    const [single] = known.filter(({ words }) => words === 1);
    if (this.#single.isName(at, single, cue)) return at + 1;
    // "Is nice warmer than london".
    if (single !== undefined && cue === 'strong' && this.#slots.isTownAndWord(at)) return at + 1;
    return run !== null && single === undefined ? run : null;
  }

  /** The known names that begin at a word, the longest first. */
  #namesAt(at: number): readonly KnownName[] {
    const names = this.#names.namesFrom(at);
    if (!this.#hasSides) return names;
    // "A wind from the south west" is of no region of Cameroon.
    const isCompass = ({ words }: KnownName): boolean => COMPASS.test(this.#keys.slice(at, at + words).join(' '));
    return names.filter(
      (name) =>
        !(isCompass(name) && this.#names.qualifierAfter(at + name.words) === null) &&
        !this.#isSideOfHomeCity(at, name) &&
        !isShoreOfNamed(at, name, this.#keys, this.#names),
    );
  }

  /** "The Dales", for which a town answers. */
  #isStandIn(at: number, { words }: KnownName): boolean {
    const resolution = this.#places.resolve(this.#names.textOf(at, at + words));
    return resolution.kind === 'found' && resolution.place.represents !== undefined;
  }

  /** "East London" is a part of London to who lives in Britain. */
  #isSideOfHomeCity(at: number, { words }: KnownName): boolean {
    if (words !== 2 || !/^(?:north|south|east|west)$/.test(this.#keys[at] ?? '')) return false;
    if ((this.#places.namesAt(this.#keys.slice(at + 1, at + 2))[0]?.fame ?? 0) < FAME_OF_METROPOLIS) return false;
    const isAtHome = (start: number): boolean => {
      const resolution = this.#places.resolve(this.#names.textOf(start, at + words));
      return resolution.kind === 'found' && this.#places.isAtHome(resolution.place);
    };
    return this.#names.qualifierAfter(at + words) === null && isAtHome(at + 1) && !isAtHome(at);
  }

  #isLongName(at: number, name: KnownName, cue: Cue): boolean {
    if (this.#slots.isWholeSight(at, name, cue)) return true;
    const inside = Array.from({ length: name.words }, (_, i) => at + i);
    // "Mist in the valley" is not about The Valley in Anguilla.
    if (this.#keys[at] === 'the' && inside.slice(1).every((i) => this.#isSmallNoPlace(i))) return false;
    // "At the entrance to the park" is not The Entrance in Australia.
    // "In the Dales for the weekend" is.
    const isPart = name.words === 2 && /^(?:to|of|for)$/.test(this.#keys[at + 2] ?? '');
    if (this.#keys[at] === 'the' && isPart && (this.#keys[at + 2] === 'of' || !this.#isStandIn(at, name))) return false;
    // "The River Test" is not about a place called The River.
    const goesOn = this.#names.isNameLike(at + name.words) && !this.#words[at + name.words - 1]?.endsPhrase;
    if (this.#keys[at] === 'the' && goesOn && inside.slice(1).every((i) => NO_PLACE.has(this.#keys[i] ?? '')))
      return false;
    // "Hoi An" ends with a word that joins others.
    const isOpen = JOINERS.has(this.#keys[at + name.words - 1] ?? '') && name.fame < FAME_WITHOUT_CUE;
    if (isOpen) return false;
    if (inside.every((i) => this.#names.isTime(i))) return this.#isTownBesideTime(inside, name, cue);
    const isWritten = inside.every((i) => this.#names.isCapital(i) || INSIDE_NAME.has(this.#keys[i] ?? ''));
    if (isWritten && this.#names.hasCapitals) return at > 0 || !inside.every((i) => this.#names.isBarrier(i));
    // "Outer banks hurricane": the first letter of a question tells nothing.
    const capitals = inside.filter((i) => this.#names.isCapital(i) && this.#words[i]?.startsSentence !== true);
    if (this.#names.hasCapitals && capitals.length > 0 && cue === 'none') return false;
    const own = inside.filter((i) => !this.#names.isBarrier(i) && !ALSO_WORDS.has(this.#keys[i] ?? ''));
    // "New Jersey" is made of everyday words, and means nothing else.
    const isArea = name.isArea && inside.some((i) => !this.#names.isBarrier(i));
    // "Wells next the sea": so many words together are no accident.
    if (name.words > 3 && name.fame >= FAME_OF_CAPITALS) return true;
    if (cue === 'strong') return own.length > 0 || isArea || name.fame >= FAME_WITHOUT_CUE;
    if (cue === 'weak' && own.length === 0) return name.fame >= FAME_WITHOUT_CUE;
    // "New Orleans" is no Orléans, nor is "Port Talbot" a port, or "North Sydney" a side of it.
    if (NAMES_BEGIN.has(this.#keys[at] ?? '')) {
      const isNoWord = inside.some((i) => !this.#names.isBarrier(i) && !isEnglishWord(this.#keys[i] ?? ''));
      if (isArea || isNoWord || (own.length > 0 && name.fame >= FAME_WITHOUT_CUE)) return true;
    }
    return own.length > 0 && (name.fame >= FAME_OF_CAPITALS || name.isArea) && !this.#names.isBarrier(at);
  }

  /** "Corpus Christi tomorrow", "in Corpus Christi": a day and a city, which the other time or the preposition tells apart. */
  #isTownBesideTime(inside: readonly number[], { fame }: KnownName, cue: Cue): boolean {
    const hasOther = this.#words.some((_, i) => !inside.includes(i) && this.#names.isTime(i));
    return fame >= FAME_OF_GUESS && (cue === 'strong' || hasOther);
  }

  #isSmallNoPlace(at: number): boolean {
    const isNoun = NO_PLACE.has(this.#keys[at] ?? '') || isNounWithArticle(this.#keys, at);
    return isNoun && !this.#names.isCapital(at);
  }

  /** The end of the words that are written like a name, or null. */
  #runFrom(at: number, cue: Cue): number | null {
    if (this.#names.isTime(at)) return null;
    const starts =
      this.#names.isNameLike(at) &&
      !(this.#names.isBarrier(at) && (cue === 'none' || this.#question.isExplained(this.#words[at])));
    if (starts) {
      if (this.#names.isBarrier(at) && !this.#names.isNameLike(at + 1) && !JOINERS.has(this.#keys[at + 1] ?? ''))
        return null;
      const end = this.#capitalRun(at);
      return cue === 'strong' || this.#names.knows(at, end) ? end : null;
    }
    if (cue === 'strong' && this.#names.beginsUnknownName(at)) return at + 2;
    if (cue !== 'strong' || this.#names.isBarrier(at) || NO_PLACE.has(this.#keys[at] ?? '')) return null;
    // A lower-case name after "in" ends at the next word with a meaning of its own.
    let end = at;
    while (end < this.#words.length && !this.#names.isBarrier(end) && !STRONG_CUES.has(this.#keys[end] ?? '')) {
      end++;
      if (this.#words[end - 1]?.endsPhrase || this.#isCounty(end)) break;
    }
    if (end === at || this.#followsPossessive(at) || this.#endsAsNoPlace(end) || this.#isDoing(at, end)) return null;
    return end;
  }

  /** "Bangor county down": the county behind a town. */
  #isCounty(at: number): boolean {
    return this.#keys[at] === 'county' && this.#names.qualifierAfter(at) === at + 2;
  }

  #followsPossessive(at: number): boolean {
    return /^(?:my|our|your|his|her|their|a|an|this|that)$/.test(this.#keys[at - 1] ?? '');
  }

  /** "Wind for working on a ridge", "humidity for wood finishing": a verb, if it is no town such as Reading. */
  #isDoing(at: number, end: number): boolean {
    const last = this.#keys[end - 1] ?? '';
    return /[a-z]ing$/.test(last) && isEnglishWord(last) && !this.#names.knowsExactly(at, end);
  }

  #endsAsNoPlace(end: number, last = this.#keys[end - 1] ?? ''): boolean {
    return NO_PLACE.has(last) && !SIGHTS.has(last);
  }

  #capitalRun(at: number): number {
    let end = at + 1;
    while (end < this.#words.length && !this.#words[end - 1]?.endsPhrase) {
      // "Vienna Christmas markets" are in Vienna.
      if (this.#isMeasure(at, end) || OF_FEAST.test(this.#keys[end] ?? '')) break;
      if (this.#names.isNameLike(end) && !(this.#names.isTime(end) && !this.#names.knowsExactly(at, end + 1))) end++;
      else if (this.#names.isSightBehind(end) && !this.#names.isTime(end)) end++;
      else {
        let joined = end;
        while (JOINERS.has(this.#keys[joined] ?? '') && joined < end + 2) joined++;
        const isLarger =
          this.#keys[end] !== 'and' ||
          SIGHTS.has(this.#keys[end - 1] ?? '') ||
          SIGHTS.has(this.#keys[joined + 1] ?? '') ||
          this.#names.knowsExactly(at, joined + 1);
        if (joined === end || !this.#names.isNameLike(joined) || !isLarger || this.#names.isTime(joined)) break;
        end = joined + 1;
      }
    }
    return end;
  }

  /** "Delhi AQI", "Singapore F1": capitals behind a known name that are no part of it, nor the code of its area. */
  #isMeasure(at: number, end: number): boolean {
    const isAcronym = /^(?:\p{Lu}{2,4}|\p{Lu}\d{1,2})$/u;
    return (
      isAcronym.test(this.#words[end]?.text ?? '') &&
      !isAcronym.test(this.#words[at]?.text ?? '') &&
      this.#names.knowsExactly(at, end) &&
      !this.#names.knowsExactly(at, end + 1) &&
      this.#names.qualifierAfter(end) === null
    );
  }

  /** The longest text from a word that names a place, with its qualifiers. */
  #resolve(at: number, end: number, cue: Cue): SpanOfWords | null {
    let start = at;
    while (start > 0 && this.#keys[start - 1] === 'the' && this.#names.isCapital(start - 1)) start--;
    if (this.#names.isOkay(start, end)) return this.#resolve(at, end - 1, cue);
    const own = this.#parts.stateOf(start, end, cue) ?? this.#parts.riverOf(start, end);
    if (own !== null) return own;
    const qualified = this.#withQualifiers(start, end);
    if (qualified !== null) return qualified;
    const first = this.#parts.firstOfCities(start, end);
    if (first !== null && first < end) return this.#resolve(start, first, cue);
    const split = this.#parts.townAndArea(start, end);
    if (split !== null) return split;
    const town = this.#parts.townOfFeature(start, end) ?? this.#parts.townOfEvent(start, end, FAME_OF_GUESS);
    if (town !== null) return town;
    const text = this.#names.textOf(start, end);
    const resolution = this.#places.townOfLetters(text) ?? this.#places.resolve(text);
    const isExact = this.#names.knowsExactly(start, end);
    // "The arc" is no code of an airport.
    if (this.#keys[start - 1] === 'the' && /^\p{Ll}{3}$/u.test(text) && isAirport(resolution)) return null;
    // "The M6" is a road and no postcode.
    if (this.#keys[start - 1] === 'the' && /^[abm]\d{1,4}$/i.test(text)) return null;
    if (this.#ordinary.isVague(start, end, resolution))
      return this.#parts.span(start, end, whichOne(text, resolution), 0.6);
    if (!isExact && this.#names.isManner(start, end)) return null;
    if (resolution.kind === 'found') {
      // "In bkk": three letters of no word, where a place stands.
      const isSmallCode =
        cue === 'strong' && /^\p{Ll}{3}$/u.test(text) && !isEnglishWord(text) && isAirport(resolution);
      if (isExact || isSmallCode || IS_CODE.test(text) || isAirfield(text, resolution))
        return this.#parts.span(start, end, resolution, 1);
      const name = this.#places.namesAt(fold(resolution.place.name).split(' '))[0];
      // The text may hold its own qualifier ("Leeds UK"). Else it is a guess, allowed only for a well-known town.
      const holdsName =
        this.#places.namesAt(this.#keys.slice(start, end)).length > 0 &&
        [end - 1, end - 2].some((at) => this.#names.qualifierAfter(at) === end);
      if (holdsName) return this.#parts.span(start, end, resolution, 0.9);
      if ((name?.fame ?? 0) >= FAME_OF_GUESS && end - start < 3 && cue === 'strong')
        return this.#parts.span(start, end, resolution, 0.6);
    }
    // "In Canterbury NZ": a region, told by its country.
    const isArea = resolution.kind === 'ambiguous' && this.#names.qualifierAfter(end - 1) === end;
    if ((isExact && resolution.kind !== 'found') || isArea) return this.#parts.span(start, end, resolution, 1);
    const shorter =
      this.#parts.townOfEvent(start, end) ??
      this.#shortened(start, end) ??
      this.#parts.sightOf(start, end) ??
      this.#parts.sightBeforeCity(start, end);
    if (shorter !== null) return shorter;
    if (this.#names.isCommonNoun(start, end)) return null;
    // "Se arriva il temporale": a word of the language behind what may be a preposition elsewhere.
    if (end === start + 1 && !this.#names.isNameLike(at) && this.#isForeignWord(start)) return null;
    if (cue !== 'strong' && !this.#names.isNameLike(at)) return null;
    if (this.#isGermanNoun(start, end) || isThing(this.#keys, start, end)) return null;
    return this.#parts.span(start, end, this.#unknown(start, end, resolution), 0.5);
  }

  /** "In den Fluss, warm in Basel": every noun of German has a capital, and one with an article beside a town is seldom a place. */
  #isGermanNoun(start: number, end: number): boolean {
    const isTown = (at: number): boolean =>
      at !== start && this.#keys[at - 1] === 'in' && this.#names.isCapital(at) && this.#names.knowsExactly(at, at + 1);
    return (
      this.#question.language === 'de' &&
      end === start + 1 &&
      this.#keys[start - 1] === 'the' &&
      this.#words.some((_, at) => isTown(at))
    );
  }

  /** "Leeds, UK", "Brilliant MI", "Paris, Texas, USA". */
  #withQualifiers(start: number, end: number): SpanOfWords | null {
    let reach = end;
    let best: SpanOfWords | null = null;
    for (let round = 0; round < 2; round++) {
      const next = this.#names.qualifierAfter(reach);
      // "New York marathon" is not in the Marathon of that state.
      if (EVENTS.has(this.#keys[reach] ?? '')) break;
      // "Leeds, York or Hull": a list of towns, of which some are also districts.
      if (next === null) break;
      const isList = this.#names.isListed(next - 1) || this.#names.isBareList(start, next - 1);
      if (isList && !this.#names.isWideArea(reach, next)) break;
      const isSmallCode = next === reach + 1 && /^\p{Ll}{2}$/u.test(this.#names.textOf(reach, next));
      const text = `${this.#names.textOf(start, end)}, ${this.#names.textOf(end, next)}`;
      const resolution = this.#places.resolve(text);
      if (resolution.kind === 'found' && this.#names.knowsExactly(start, end))
        best = this.#parts.span(start, next, resolution, 1);
      // "Canterbury NZ" is a region, and not the town in England.
      else if (resolution.kind === 'ambiguous' && best === null) best = this.#parts.span(start, next, resolution, 0.9);
      else if (
        resolution.kind === 'not_found' &&
        !isSmallCode &&
        !(this.#names.hasCapitals && !this.#names.isCapital(start)) &&
        // "Crete, Cyprus or Rhodes": each an island of its own.
        !this.#names.isListed(next - 1) &&
        !this.#names.isOkay(start, next) &&
        this.#names.isWrittenArea(reach, next) &&
        best === null
      ) {
        best = this.#parts.span(start, next, resolution, 0.8);
      }
      reach = next;
    }
    return best;
  }

  /** A well-known name at the start, if what follows it is neither capitalised nor a sight. */
  #shortened(start: number, end: number): SpanOfWords | null {
    const rest = (from: number) => this.#words.slice(from, end);
    if (rest(start).at(-1)?.key === 'airport') return this.#parts.airport(start, end);
    for (const { words, fame } of this.#places.namesAt(this.#keys.slice(start, end))) {
      const left = rest(start + words);
      const isFree = left.every(({ key, isCapital }) => !SIGHTS.has(key) && !(this.#names.hasCapitals && isCapital));
      if (!isFree || fame < FAME_WITHOUT_CUE || left.length === 0 || this.#names.beginsUnknownName(start)) continue;
      const resolution = this.#places.resolve(this.#names.textOf(start, start + words));
      if (resolution.kind === 'found') return this.#parts.span(start, start + words, resolution, 0.7);
    }
    return null;
  }

  /** A name that is not known, and that a town answers for if it stands before its land; where it begins with one that is, that is offered: Dalkey for "Dalkey island". */
  #unknown(start: number, end: number, resolution: Resolution): Resolution {
    const whole = this.#names.textOf(start, end);
    const town = isTownLand(this.#keys[end - 1] ?? '')
      ? townOfLand(this.#names.textOf(start, end - 1), whole, this.#places)
      : null;
    if (town !== null && end - start > 1) return town;
    const none = unknown(whole, resolution);
    const [known] = this.#places.namesAt(this.#keys.slice(start, end));
    if (none.kind !== 'not_found' || none.suggestions.length > 0 || known === undefined) return none;
    const beginning = this.#places.resolve(this.#names.textOf(start, start + known.words));
    const offered = unknown('', beginning);
    return offered.kind === 'not_found' ? { ...none, suggestions: offered.suggestions } : none;
  }

  #isForeignWord(at: number): boolean {
    return this.#question.language !== 'en' && isEverydayName(this.#keys[at] ?? '', this.#question.language);
  }
}
