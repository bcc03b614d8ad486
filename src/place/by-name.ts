/**
 * Places by name: the last recogniser, for texts that no other recogniser takes.
 *
 * For each candidate it looks for exact names first, then for names that begin with the text, then for names one typing
 * error away. A found place comes with the other places of that name; a failure comes with similar names.
 */
import { areasNamed, cityBeatsAreas, describeAreas, mainTowns } from './areas.ts';
import { type Candidate, parseCandidates } from './candidates.ts';
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
/** Another place of the name is a rival if its score is within this many points: a factor of ten in population. */
const RIVAL_MARGIN = 26;
/** Enough matches to list the others of a name after duplicates are removed. */
const MATCHES = 24;
/** In bytes; shorter beginnings match too many names. */
const MIN_PREFIX_LENGTH = 3;

type Pass = 'exact' | 'prefix' | 'fuzzy';
const PASSES: readonly Pass[] = ['exact', 'prefix', 'fuzzy'];

export class NameRecogniser {
  readonly #gazetteer: Gazetteer;
  readonly #zones: ZoneMap;

  constructor(gazetteer: Gazetteer, zones: ZoneMap) {
    this.#gazetteer = gazetteer;
    this.#zones = zones;
  }

  /** Resolves a name. With `passes` reduced to 'exact', prefixes and similar spellings do not count. */
  resolve(text: string, passes: readonly Pass[] = PASSES): Resolution {
    const parsed = parseCandidates(this.#gazetteer, text, 'shortened');
    if (parsed.kind === 'empty')
      return notFound('The text holds no name. Give the name of a town, or coordinates.', []);
    if (parsed.kind === 'unknown_qualifier') {
      const message = `No country, region or district is called "${parsed.part}".`;
      return notFound(message, this.#suggestions([parsed.key, ...shorterNames(parsed.key)], [parsed.key]));
    }
    for (const pass of passes) {
      for (const candidate of parsed.candidates) {
        const found = this.#resolveCandidate(text, candidate, pass);
        if (found !== null) return found;
      }
    }
    // A name without a qualifier was already looked up above.
    const names = parsed.candidates.flatMap(({ key, qualifiers }) =>
      qualifiers.length === 0 && passes === PASSES ? shorterNames(key) : [key, ...shorterNames(key)],
    );
    const message = `No place called "${text.trim()}" is known.`;
    return notFound(
      message,
      this.#suggestions(
        names,
        parsed.candidates.map(({ key }) => key),
      ),
    );
  }

  #resolveCandidate(text: string, candidate: Candidate, pass: Pass): Resolution | null {
    const matches = this.#matches(candidate, pass);
    const best = matches[0];
    const areas = pass === 'exact' ? areasNamed(this.#gazetteer, candidate.key, candidate.qualifiers) : [];
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

  /** The places that a pass finds; districts and cities qualify only if no region or country does. */
  #matches(candidate: Candidate, pass: Pass): readonly Match[] {
    const { qualifiers } = candidate;
    if (qualifiers.length === 0) return this.#run(pass, candidate.key, () => true, RESOLVE_WEIGHTS);
    const strict = qualifiers.some(({ regions, districts }) => regions.length > 0 || districts.length > 0);
    const weights = strict ? STRICT_WEIGHTS : RESOLVE_WEIGHTS;
    const scopes: readonly Scope[] = candidate.isGuess && pass !== 'exact' ? ['regions'] : SCOPES;
    for (const scope of scopes) {
      const accepts: Accepts = (place) => satisfies(this.#gazetteer, place, qualifiers, scope);
      const matches = this.#run(pass, candidate.key, accepts, weights);
      if (matches.length > 0) return matches;
    }
    return [];
  }

  #run(pass: Pass, key: string, accepts: Accepts, weights: Weights): readonly Match[] {
    if (pass === 'exact') return exactMatches(this.#gazetteer, key, accepts, MATCHES, weights);
    if (pass === 'prefix') {
      const isLongEnough = Buffer.byteLength(key) >= MIN_PREFIX_LENGTH;
      return isLongEnough ? prefixMatches(this.#gazetteer, key, accepts, MATCHES, weights) : [];
    }
    // A text with digits is a postcode or a street address; a name one edit away would be wrong.
    return /\p{N}/u.test(key) ? [] : fuzzyMatches(this.#gazetteer, key, accepts, MATCHES, weights);
  }

  /** If the name is a main name, only other main names count as others: alternate names are often historic. */
  #found(best: Match, matches: readonly Match[], areaTowns: readonly number[]): Resolution {
    const { place } = best;
    const tzId = this.#zones.zoneAt(this.#gazetteer.lat(place), this.#gazetteer.lon(place));
    const bearers = matches.filter((match) => match.isMainName || !best.isMainName);
    const fame = this.#gazetteer.score(place) - RIVAL_MARGIN;
    const rivals = bearers.map((match) => match.place).filter((other) => this.#gazetteer.score(other) > fame);
    const sameNamed = bearers.map((match) => match.place);
    return {
      kind: 'found',
      place: this.#gazetteer.place(place, tzId),
      others: this.#labels([...areaTowns, ...sameNamed], place).slice(0, MAX_OTHERS),
      ...(rivals.length > 1 ? { rivals: this.#labels(rivals, place).slice(0, MAX_OTHERS) } : {}),
    };
  }

  /** Labels of places, without duplicates of an earlier place. */
  #labels(places: readonly number[], chosen?: number): string[] {
    const distinct: number[] = chosen === undefined ? [] : [chosen];
    for (const place of places) {
      const isKnown = distinct.some((other) => other === place || areOnePlace(this.#gazetteer, other, place));
      if (!isKnown) distinct.push(place);
    }
    return distinct.slice(chosen === undefined ? 0 : 1).map((place) => this.#gazetteer.label(place));
  }

  /** Suggestions for a text that is not found: its names elsewhere, or similar names. */
  #suggestions(names: readonly string[], keys: readonly string[]): string[] {
    const anywhere: Accepts = (place) => this.#gazetteer.placeClass(place) !== CLASS_SECTION;
    for (const pass of PASSES) {
      for (const name of names) {
        const matches = this.#run(pass, name, anywhere, RESOLVE_WEIGHTS);
        if (matches.length > 0) return this.#labels(matches.map(({ place }) => place)).slice(0, MAX_SUGGESTIONS);
      }
    }
    const near = keys.flatMap((key) => nearNames(this.#gazetteer, key, MAX_SUGGESTIONS));
    return this.#labels(near).slice(0, MAX_SUGGESTIONS);
  }
}

function notFound(message: string, suggestions: readonly string[]): Resolution {
  return { kind: 'not_found', message, suggestions };
}

/** The name without its last word and without its first, if the rest can be a name. */
function shorterNames(key: string): string[] {
  const words = key.split(' ');
  if (words.length < 2) return [];
  return [words.slice(0, -1).join(' '), words.slice(1).join(' ')].filter((name) => /\p{L}{3}/u.test(name));
}
