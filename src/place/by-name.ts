/**
 * Places by name: the recogniser that all texts end at which are nothing else.
 *
 * Of each reading of the text names that are exactly it are looked for first, then names that begin with it, then names
 * one typing error away. What is found carries the others that bear the name; what is not carries names that are near.
 */
import { areasNamed, cityBeatsAreas, describeAreas, mainTowns } from './areas.ts';
import { type Candidate, readText } from './candidates.ts';
import { fuzzyMatches } from './fuzzy-match.ts';
import { CLASS_SECTION, type Gazetteer } from './gazetteer.ts';
import {
  type Accepts,
  areOnePlace,
  exactMatches,
  prefixMatches,
  RESOLVE_WEIGHTS,
  STRICT_WEIGHTS,
  type Weights,
} from './match.ts';
import { nearNames } from './near-names.ts';
import type { Resolution } from './place.ts';
import { SCOPES, type Scope, satisfies } from './qualifiers.ts';
import type { Match } from './top-matches.ts';
import type { ZoneMap } from './zone.ts';

const MAX_OTHERS = 5;
const MAX_SUGGESTIONS = 3;
/** Points of score within which another place of the name may well be meant: those of a tenfold population. */
const RIVAL_MARGIN = 26;
/** Enough matches to list the others of a name after those that are one place have been taken out. */
const MATCHES = 24;
/** Beginnings shorter than this, in bytes, begin too many names to mean one. */
const MIN_BEGINNING_LENGTH = 3;

type Pass = 'exact' | 'beginning' | 'misspelt';
const PASSES: readonly Pass[] = ['exact', 'beginning', 'misspelt'];

export class NameRecogniser {
  readonly #gazetteer: Gazetteer;
  readonly #zones: ZoneMap;

  constructor(gazetteer: Gazetteer, zones: ZoneMap) {
    this.#gazetteer = gazetteer;
    this.#zones = zones;
  }

  /** With `passes` narrowed to 'exact' a text stands for nothing that only begins or is spelt like it. */
  resolve(text: string, passes: readonly Pass[] = PASSES): Resolution {
    const read = readText(this.#gazetteer, text, 'shortened');
    if (read.kind === 'empty') return notFound('The text holds no name. Give the name of a town, or coordinates.', []);
    if (read.kind === 'unknown_qualifier') {
      const message = `No country, region or district is called "${read.part}".`;
      return notFound(message, this.#suggestions([read.key, ...shorterNames(read.key)], [read.key]));
    }
    for (const pass of passes) {
      for (const reading of read.readings) {
        const found = this.#resolveReading(text, reading, pass);
        if (found !== null) return found;
      }
    }
    // A name without a qualifier has just been looked for in vain.
    const names = read.readings.flatMap(({ key, qualifiers }) =>
      qualifiers.length === 0 && passes === PASSES ? shorterNames(key) : [key, ...shorterNames(key)],
    );
    const message = `No place called "${text.trim()}" is known.`;
    return notFound(
      message,
      this.#suggestions(
        names,
        read.readings.map(({ key }) => key),
      ),
    );
  }

  #resolveReading(text: string, reading: Candidate, pass: Pass): Resolution | null {
    const matches = this.#matches(reading, pass);
    const best = matches[0];
    const areas = pass === 'exact' ? areasNamed(this.#gazetteer, reading.key, reading.qualifiers) : [];
    if (areas.length === 0) return best === undefined ? null : this.#found(best, matches, []);
    const towns = mainTowns(this.#gazetteer, areas, MAX_SUGGESTIONS);
    if (best !== undefined && cityBeatsAreas(this.#gazetteer, best, areas, towns)) {
      return this.#found(best, matches, towns.slice(0, 1));
    }
    const bearers = matches.filter((match) => match.isMainName);
    return {
      kind: 'ambiguous',
      message: `"${text.trim()}" is ${describeAreas(areas)}: name a town in it.`,
      suggestions: this.#labels([...towns, ...bearers.slice(0, 2).map((match) => match.place)]),
    };
  }

  /** The places that a pass finds; districts and cities qualify only where no region or country of the name does. */
  #matches(reading: Candidate, pass: Pass): readonly Match[] {
    const { qualifiers } = reading;
    if (qualifiers.length === 0) return this.#run(pass, reading.key, () => true, RESOLVE_WEIGHTS);
    const strict = qualifiers.some(({ regions, districts }) => regions.length > 0 || districts.length > 0);
    const weights = strict ? STRICT_WEIGHTS : RESOLVE_WEIGHTS;
    const scopes: readonly Scope[] = reading.isGuess && pass !== 'exact' ? ['regions'] : SCOPES;
    for (const scope of scopes) {
      const accepts: Accepts = (place) => satisfies(this.#gazetteer, place, qualifiers, scope);
      const matches = this.#run(pass, reading.key, accepts, weights);
      if (matches.length > 0) return matches;
    }
    return [];
  }

  #run(pass: Pass, key: string, accepts: Accepts, weights: Weights): readonly Match[] {
    if (pass === 'exact') return exactMatches(this.#gazetteer, key, accepts, MATCHES, weights);
    if (pass === 'beginning') {
      const isLongEnough = Buffer.byteLength(key) >= MIN_BEGINNING_LENGTH;
      return isLongEnough ? prefixMatches(this.#gazetteer, key, accepts, MATCHES, weights) : [];
    }
    // A text with digits is a postcode or an address; one edit away from it there is nothing that was meant.
    return /\p{N}/u.test(key) ? [] : fuzzyMatches(this.#gazetteer, key, accepts, MATCHES, weights);
  }

  /** Of a main name the others that bear it are those whose main name it is too; other names are often history. */
  #found(best: Match, matches: readonly Match[], alsoMeant: readonly number[]): Resolution {
    const { place } = best;
    const tzId = this.#zones.zoneAt(this.#gazetteer.lat(place), this.#gazetteer.lon(place));
    const bearers = matches.filter((match) => match.isMainName || !best.isMainName);
    const fame = this.#gazetteer.score(place) - RIVAL_MARGIN;
    const rivals = bearers.map((match) => match.place).filter((other) => this.#gazetteer.score(other) > fame);
    const sameNamed = bearers.map((match) => match.place);
    return {
      kind: 'found',
      place: this.#gazetteer.place(place, tzId),
      others: this.#labels([...alsoMeant, ...sameNamed], place).slice(0, MAX_OTHERS),
      ...(rivals.length > 1 ? { rivals: this.#labels(rivals, place).slice(0, MAX_OTHERS) } : {}),
    };
  }

  /** Labels of places, without those that are one place with an earlier one. */
  #labels(places: readonly number[], chosen?: number): string[] {
    const kept: number[] = chosen === undefined ? [] : [chosen];
    for (const place of places) {
      const isKnown = kept.some((other) => other === place || areOnePlace(this.#gazetteer, other, place));
      if (!isKnown) kept.push(place);
    }
    return kept.slice(chosen === undefined ? 0 : 1).map((place) => this.#gazetteer.label(place));
  }

  /** Places that a text which is not found may have meant: those of its names elsewhere, or of names spelt nearly so. */
  #suggestions(names: readonly string[], spelt: readonly string[]): string[] {
    const anywhere: Accepts = (place) => this.#gazetteer.placeClass(place) !== CLASS_SECTION;
    for (const pass of PASSES) {
      for (const name of names) {
        const matches = this.#run(pass, name, anywhere, RESOLVE_WEIGHTS);
        if (matches.length > 0) return this.#labels(matches.map(({ place }) => place)).slice(0, MAX_SUGGESTIONS);
      }
    }
    const near = spelt.flatMap((key) => nearNames(this.#gazetteer, key, MAX_SUGGESTIONS));
    return this.#labels(near).slice(0, MAX_SUGGESTIONS);
  }
}

function notFound(message: string, suggestions: readonly string[]): Resolution {
  return { kind: 'not_found', message, suggestions };
}

/** A name without its last word and without its first, while something that can be a name is left. */
function shorterNames(key: string): string[] {
  const words = key.split(' ');
  if (words.length < 2) return [];
  return [words.slice(0, -1).join(' '), words.slice(1).join(' ')].filter((name) => /\p{L}{3}/u.test(name));
}
