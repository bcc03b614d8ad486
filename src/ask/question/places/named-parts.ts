/**
 * A town and what is in it: a part ("Brighton beach"), a sight ("Shrewsbury Welsh bridge"), an event ("Berlin Marathon") or an
 * airport. The weather of all of these is the town's.
 */
import { distanceKm } from '../../../physics/geodesy.ts';
import { fold } from '../../../place/fold.ts';
import type { Place, Resolution } from '../../../place/place.ts';
import type { Places } from '../../../place/places.ts';
import { isEnglishWord } from '../english.ts';
import type { Word } from '../text.ts';
import { isPlainWord } from '../topic-words.ts';
import {
  CODES_AND_WORDS,
  EVENTS,
  FEATURES,
  JOINERS,
  NO_PLACE,
  STRONG_CUES,
  TOWN_SIGHTS,
  VILLAGE_SIGHTS,
  WEAK_CUES,
} from './cue-words.ts';
import { CITY_CODES, FAME_OF_AIRPORT_TOWN, type NameWords, type PlaceText } from './name-words.ts';
import type { Cue } from './ordinary-names.ts';
import type { PlaceSpan } from './place-span.ts';
import { SIDE_OF_TOWN } from './side-of-town.ts';

/** Fame of a village of a thousand people or so: it has a beach or a pier of its own. */
const FAME_OF_VILLAGE = 70;
const FAME_OF_CITY = 150;
/** Parts that are also named after somewhere else. */
const SHARED_FEATURES: ReadonlySet<string> = new Set(['park', 'station', 'city', 'town']);
/** Farther away than any part of a town. */
const FAR_KM = 100;

/** A place, and the position of the word behind it. */
export interface SpanOfWords {
  readonly place: PlaceSpan;
  readonly end: number;
}

export class NamedParts {
  readonly #places: Places;
  readonly #words: readonly Word[];
  readonly #keys: readonly string[];
  readonly #names: NameWords;

  constructor({ words }: PlaceText, names: NameWords, places: Places) {
    this.#places = places;
    this.#words = words;
    this.#keys = words.map(({ key }) => key);
    this.#names = names;
  }

  /** "In bc", "across NY", "QLD weather": a state by its code, which in capitals is no village abroad, and no airport where nothing flies to. */
  stateOf(start: number, end: number, cue: Cue): SpanOfWords | null {
    const text = this.#names.textOf(start, end);
    const isUpper = /^[A-Z]{2,3}$/.test(text);
    if (!(isUpper || /^[a-z]{2,3}$/i.test(text)) || (!isUpper && CODES_AND_WORDS.has(text))) return null;
    const key = text.toLowerCase();
    const isWord = CODES_AND_WORDS.has(key) || isPlainWord(key);
    if (CITY_CODES.has(key) || (cue !== 'strong' && !(isUpper && this.#names.hasCapitals && !isWord))) return null;
    const own = this.#places.resolve(text);
    if (!this.#isHardlyKnown(own, isUpper)) return null;
    const place = this.#places.areaTown(text, null);
    return place === null ? null : this.span(start, end, { kind: 'found', place, others: [] }, 0.9);
  }

  /** Nothing, or in capitals a village whose name has as many letters, or an airport that bears no name of a city. */
  #isHardlyKnown(own: Resolution, isUpper: boolean): boolean {
    if (own.kind !== 'found') return true;
    const { name, represents, geonameId } = own.place;
    if (!isUpper || represents !== undefined) return false;
    const fame = this.#places.namesAt(fold(name).split(' '))[0]?.fame ?? 0;
    return geonameId === null || fame < FAME_OF_CITY;
  }

  /** "Halifax Nova Scotia", "Newcastle NSW beach": a town and its area in one run of capitals that is no name itself. */
  townAndArea(start: number, end: number): SpanOfWords | null {
    if (end - start < 2 || this.#names.knowsExactly(start, end)) return null;
    for (const town of this.#places.namesAt(this.#keys.slice(start, end))) {
      const at = start + town.words;
      if (at >= end || this.#words[at - 1]?.endsPhrase) continue;
      // "Gateshead Tyne and Wear": the area goes on behind the capitals.
      const whole = this.#names.qualifierAfter(at);
      const crossing =
        whole === null || whole <= end
          ? null
          : this.#places.resolve(`${this.#names.textOf(start, at)}, ${this.#names.textOf(at, whole)}`);
      if (whole !== null && crossing?.kind === 'found') return this.span(start, whole, crossing, 1);
      const area = this.#places
        .namesAt(this.#keys.slice(at, end))
        .find(({ qualifies, isArea, words }) => qualifies && (isArea || words > 1 || this.#isUpper(at, at + words)));
      if (area === undefined) {
        const beside = this.#townOnIsle(start, at, end);
        if (beside !== null) return beside;
        continue;
      }
      const to = at + area.words;
      const resolution = this.#places.resolve(`${this.#names.textOf(start, at)}, ${this.#names.textOf(at, to)}`);
      if (resolution.kind === 'found' && resolution.place.correctedFrom === undefined)
        return this.span(start, to, resolution, 1);
    }
    return null;
  }

  /** "Portree Isle of Skye": the town, where the land behind it is not far. */
  #townOnIsle(start: number, at: number, end: number): SpanOfWords | null {
    const [land] = this.#places.namesAt(this.#keys.slice(at, end));
    if (land?.isSight !== true || land.words < 2 || land.words !== end - at) return null;
    const [town, isle] = [this.#names.textOf(start, at), this.#names.textOf(at, end)].map((text) =>
      this.#places.resolve(text),
    );
    if (town?.kind !== 'found' || isle?.kind !== 'found' || distanceKm(town.place, isle.place) > FAR_KM) return null;
    return this.span(start, end, town, 0.9);
  }

  /** "Rome Florence Venice": the first of two cities or more, none of which is the area of another; null for no such list. */
  firstOfCities(start: number, end: number): number | null {
    if (end - start < 2 || this.#names.knowsExactly(start, end)) return null;
    const cityAt = (at: number): number | null => {
      const [name] = at < end ? this.#places.namesAt(this.#keys.slice(at, end)) : [];
      const isCity = name !== undefined && name.fame >= FAME_OF_CITY && !(name.isArea && at === start);
      return isCity && (name.words > 1 || !this.#names.isBarrier(at)) ? at + name.words : null;
    };
    const first = cityAt(start);
    for (let at = first; at !== end; at = cityAt(at)) if (at === null || this.#words[at - 1]?.endsPhrase) return null;
    if (first === null || this.#places.resolve(this.#names.textOf(start, end)).kind === 'not_found') return first;
    const inside = this.#places.resolve(`${this.#names.textOf(start, first)}, ${this.#names.textOf(first, end)}`);
    const isInside =
      inside.kind === 'found' && inside.place.correctedFrom === undefined && inside.place.represents === undefined;
    return isInside ? null : first;
  }

  #isUpper(start: number, end: number): boolean {
    return this.#words.slice(start, end).every(({ text }) => /^\p{Lu}+$/u.test(text));
  }

  /** "Brighton beach", "London town": a part of the well-known town, and not the far place of that whole name. */
  townOfFeature(start: number, end: number): SpanOfWords | null {
    const last = end - 1;
    if (last === start || !FEATURES.has(this.#keys[last] ?? '') || this.#names.isCapital(last)) return null;
    const fame = this.#places.namesAt(this.#keys.slice(start, last))[0];
    const least = SHARED_FEATURES.has(this.#keys[last] ?? '') ? FAME_OF_AIRPORT_TOWN : FAME_OF_VILLAGE;
    if (fame?.words !== last - start || fame.fame < least) return null;
    const long = this.#places.namesAt(this.#keys.slice(start, end))[0];
    if (long?.words === end - start && long.fame > fame.fame) return null;
    const town = this.#places.resolve(this.#names.textOf(start, last));
    const whole = this.#places.resolve(this.#names.textOf(start, end));
    if (town.kind !== 'found') return null;
    // Richmond Park is a park of its own, and no part of the Richmond in Virginia.
    if (whole.kind === 'found' && whole.place.geonameId === null) return null;
    // Canning Town is in London, and no part of the Canning in India.
    if (whole.kind === 'found' && whole.place.represents !== undefined && !this.#places.isAtHome(town.place))
      return null;
    if (whole.kind === 'found' && distanceKm(town.place, whole.place) < FAR_KM) return null;
    if (long?.words === end - start && this.#isTownOfBeach(last, town.place, whole)) return null;
    return this.span(start, end, town, 0.9);
  }

  /** "Orange beach" is a town in Alabama; at "Brighton beach" a town at home is better known than the other abroad. */
  #isTownOfBeach(last: number, town: Place, whole: Resolution): boolean {
    if (whole.kind !== 'found' || SHARED_FEATURES.has(this.#keys[last] ?? '')) return false;
    return !this.#places.isAtHome(town) || this.#places.isAtHome(whole.place);
  }

  /** "Shrewsbury Welsh bridge": a well-known town, which then says what it stands for. */
  sightOf(start: number, end: number): SpanOfWords | null {
    if (!TOWN_SIGHTS.has(this.#keys[end - 1] ?? '')) return null;
    const [town] = this.#places.namesAt(this.#keys.slice(start, end - 1));
    const least = VILLAGE_SIGHTS.has(this.#keys[end - 1] ?? '') ? FAME_OF_VILLAGE : FAME_OF_AIRPORT_TOWN;
    if (town === undefined || town.fame < least) return null;
    if (town.words === 1 && this.#names.isBarrier(start)) return null;
    const resolution = this.#places.resolve(this.#names.textOf(start, start + town.words));
    if (resolution.kind !== 'found' || resolution.place.represents !== undefined) return null;
    const place = { ...resolution.place, represents: this.#names.textOf(start, end) };
    return this.span(start, end, { ...resolution, place }, 0.8);
  }

  /** "Portobello Beach Edinburgh": the sight if it is known in that city, else the city, which then says what it stands for. */
  sightBeforeCity(start: number, end: number): SpanOfWords | null {
    if (this.#names.isBarrier(start)) return null;
    for (let at = start + 1; at < end; at++) {
      const keys = this.#keys.slice(at, end);
      const city = this.#places.namesAt(keys).find(({ words }) => words === keys.length);
      if (city === undefined || city.fame < FAME_OF_AIRPORT_TOWN || JOINERS.has(this.#keys[at - 1] ?? '')) continue;
      // "Central London" is the city itself.
      if (at === start + 1 && SIDE_OF_TOWN.test(this.#keys[start] ?? '')) {
        const own = this.#places.resolve(this.#names.textOf(at, end));
        return own.kind === 'found' && own.place.represents === undefined ? this.span(start, end, own, 0.8) : null;
      }
      const whole = this.#places.resolve(`${this.#names.textOf(start, at)}, ${this.#names.textOf(at, end)}`);
      if (whole.kind === 'found' && whole.place.correctedFrom === undefined) return this.span(start, end, whole, 0.9);
      const resolution = this.#places.resolve(this.#names.textOf(at, end));
      if (resolution.kind !== 'found' || resolution.place.represents !== undefined) return null;
      // "Leighton moss" is not at Moss in Norway.
      if (
        end - at === 1 &&
        isEnglishWord(keys[0]) &&
        !this.#names.isCapital(at) &&
        !this.#places.isAtHome(resolution.place)
      )
        return null;
      const place = { ...resolution.place, represents: this.#names.textOf(start, at) };
      return this.span(start, end, { ...resolution, place }, 0.8);
    }
    return null;
  }

  /** "Cook county": not a village called Cook. */
  countyFrom(at: number): number | null {
    if (!/^(?:county|parish)$/.test(this.#keys[at + 1] ?? '') || this.#names.isBarrier(at)) return null;
    // "Crook county durham" is a town in the county behind it.
    if (this.#names.qualifierAfter(at + 1) === at + 3) return null;
    const resolution = this.#places.resolve(this.#names.textOf(at, at + 2));
    return resolution.kind === 'found' && resolution.place.represents !== undefined ? at + 2 : null;
  }

  /** "JFK airport weather": up to three words that name an airport. */
  airportFrom(at: number): number | null {
    const { text = '' } = this.#words[at] ?? {};
    // "EGTK to EGBJ".
    if (/^[A-Z]{4}$/.test(text) && this.#names.isNameLike(at) && isAirfield(text, this.#places.resolve(text)))
      return at + 1;
    const end = this.#keys.indexOf('airport', at);
    if (end <= at || end > at + 3) return null;
    // "To the airport" is no airport whose name has a "To" in it.
    if (WEAK_CUES.has(this.#keys[at] ?? '')) return null;
    // "Sky Harbor airport": two words or more that an airport alone is called by.
    if (end - at > 1 && this.#places.airportNamed(this.#names.textOf(at, end))?.kind === 'found') return end + 1;
    if (
      this.#words.slice(at, end).some((_, i) => this.#names.isBarrier(at + i) || NO_PLACE.has(this.#keys[at + i] ?? ''))
    )
      return null;
    if (this.airport(at, end + 1)?.place.resolution.kind === 'found') return end + 1;
    return this.#airportInCity(at, end + 1) === null ? null : end + 1;
  }

  /** "Nairobi wilson airport": the airport of that name at the city, else the city, which then says what it stands for. */
  #airportInCity(start: number, end: number): SpanOfWords | null {
    const city = this.#places
      .namesAt(this.#keys.slice(start, end - 1))
      .find(({ words, fame }) => fame >= FAME_OF_AIRPORT_TOWN && start + words < end - 1);
    if (city === undefined) return null;
    const inside = start + city.words;
    const town = this.#places.resolve(this.#names.textOf(start, inside));
    if (town.kind !== 'found' || town.place.represents !== undefined) return null;
    const own = this.#places.resolve(this.#names.textOf(inside, end));
    if (isAirport(own) && own.kind === 'found' && distanceKm(own.place, town.place) < FAR_KM)
      return this.span(start, end, own, 0.9);
    const place = { ...town.place, represents: this.#names.textOf(start, end) };
    return this.span(start, end, { ...town, place }, 0.7);
  }

  /** "JFK airport", "Denver airport": the weather of a town's airport is the town's. */
  airport(start: number, end: number): SpanOfWords | null {
    const text = this.#names.textOf(start, end - 1);
    const resolution = this.#places.resolve(text);
    const own = this.#places.resolve(`${text} airport`);
    if (isAirport(own) && this.#isAirportOf(own, resolution, text)) return this.span(start, end, own, 0.9);
    const fame = this.#places.namesAt(this.#keys.slice(start, end - 1))[0]?.fame ?? 0;
    const isCode = /^\p{L}{3}$/u.test(text);
    const town = resolution.kind === 'found' ? fold(resolution.place.name).split(' ') : [];
    // "Brum airport".
    const isKnown = fame > 0 && (this.#places.namesAt(town)[0]?.fame ?? 0) >= FAME_OF_AIRPORT_TOWN;
    if (resolution.kind === 'found' && (isCode || isKnown)) return this.span(start, end, resolution, 0.9);
    const inCity = this.#airportInCity(start, end);
    if (inCity !== null) return inCity;
    const named = this.#places.airportNamed(text);
    if (named !== null) return this.span(start, end, named, 0.9);
    const message = `No airport called "${this.#names.textOf(start, end)}" is known. Give its code, such as LHR.`;
    return this.span(start, end, { kind: 'not_found', message, suggestions: [] }, 0.8);
  }

  /** "MAN airport" is Manchester's, whatever town is called Man; "London airport" is none of the London in Ontario. */
  #isAirportOf(airport: Resolution, town: Resolution, text: string): boolean {
    if (town.kind !== 'found' || airport.kind !== 'found' || /^\p{L}{3}$/u.test(text)) return true;
    // Navi Mumbai has an airport by that name, and Mumbai one by another.
    const isOfOther = / \p{Lu}/u.test(airport.place.name) && airport.place.name.includes(` ${town.place.name} `);
    if (isOfOther && town.place.geonameId !== null && !airport.place.name.startsWith(town.place.name)) return false;
    // "Logan airport" is Boston's, and not that of the Logan in Utah.
    const fame = this.#places.namesAt(fold(text).split(' '))[0]?.fame ?? 0;
    if (fame < FAME_OF_CITY && fold(airport.place.name).startsWith(`${fold(text)} `)) return true;
    return town.place.represents !== undefined || distanceKm(airport.place, town.place) < FAR_KM;
  }

  /** "River Wye": the river, and not the town of its name. */
  riverOf(start: number, end: number): SpanOfWords | null {
    if (this.#keys[start - 1] !== 'river' || end !== start + 1 || this.#words[start - 1]?.endsPhrase) return null;
    // "The river Wye at Hereford": the town tells where.
    if (STRONG_CUES.has(this.#keys[end] ?? '')) return null;
    const resolution = this.#places.resolve(this.#names.textOf(start - 1, end));
    const isRiver =
      resolution.kind === 'ambiguous' ||
      (resolution.kind === 'found' &&
        (resolution.place.geonameId === null || resolution.place.represents !== undefined));
    return isRiver ? this.span(start - 1, end, resolution, 0.9) : null;
  }

  span(start: number, end: number, resolution: Resolution, certainty: number): SpanOfWords {
    const from = this.#words[start]?.start ?? 0;
    return {
      place: {
        start: from,
        end: this.#words[end - 1]?.end ?? from,
        text: this.#names.textOf(start, end),
        resolution,
        certainty,
      },
      end,
    };
  }
  /** "2025 Berlin Marathon", "Cheltenham Festival": the town at the start, if it is well known; when the event is, is not. */
  townOfEvent(start: number, end: number, least = FAME_OF_AIRPORT_TOWN): SpanOfWords | null {
    if (!EVENTS.has(this.#keys[end - 1] ?? '')) return null;
    const [town] = this.#places.namesAt(this.#keys.slice(start, end - 1));
    if (town === undefined || town.fame < least || this.#names.isBarrier(start)) return null;
    const resolution = this.#places.resolve(this.#names.textOf(start, start + town.words));
    return resolution.kind === 'found' ? this.span(start, start + town.words, resolution, 0.8) : null;
  }
}

/** Whether a text was found as the code or the name of an airport. */
export function isAirport(resolution: Resolution): boolean {
  return resolution.kind === 'found' && / Airport(?: \p{Lu}\p{L}+)?$/u.test(resolution.place.name);
}

/** Whether a text of four letters was found as the ICAO code of an airport or airfield; "the skip" is none. */
export function isAirfield(text: string, resolution: Resolution): boolean {
  if (!/^\p{L}{4}$/u.test(text) || resolution.kind !== 'found' || isEnglishWord(text)) return false;
  const { geonameId, correctedFrom, represents } = resolution.place;
  return geonameId === null && correctedFrom === undefined && represents === undefined;
}
