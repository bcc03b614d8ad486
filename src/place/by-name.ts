/**
 * Places by name: the last recogniser, for texts that no other recogniser takes.
 *
 * For each candidate it looks for exact names first, then for the one place that a misspelt or unfinished name can only
 * mean. A found place comes with the other places of that name; a failure comes with similar names.
 */
import type { Coordinates } from '../physics/geodesy.ts';
import { townsOfCounties } from './american-counties.ts';
import { describeAreas, mainTowns } from './areas.ts';
import { type Candidate, parseCandidates } from './candidates.ts';
import { fold } from './fold.ts';
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer } from './gazetteer.ts';
import { homeFirst } from './home.ts';
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
import { type PlaceIndex, townAt } from './place-index.ts';
import { SCOPES, type Scope, satisfies } from './qualifiers.ts';
import { commonMisspelling, isObscure, mistakenForHamlet, type Spelling, unmistakable } from './spelling.ts';
import type { Represented, StandInFinder } from './stand-in-finder.ts';
import type { Match } from './top-matches.ts';

const MAX_OTHERS = 5;
const MAX_SUGGESTIONS = 3;
/** Another place of the name is a rival if its score is within this many points: a factor of ten in population. */
const RIVAL_MARGIN = 26;
/** So is a city of so many people that is no ten times smaller, whatever its rank, and a town at home that is no hundred times smaller. */
const RIVAL_TIMES = 10;
const RIVAL_CITY = 100_000;
const RIVAL_TIMES_AT_HOME = 100;
/** Enough matches to list the others of a name after duplicates are removed. */
const MATCHES = 40;
/** The score of a town of some 5,000 people. */
const KNOWN = 100;
/** A town with so many people is meant by its own name, whatever else is also called so; at home a smaller one is. */
const CITY = 50_000;
const TOWN_AT_HOME = 15_000;
/** The score of a city of some 100,000 people: what it is called elsewhere is known too. */
const WELL_KNOWN = 165;
/** The score of a city of some 100,000 people. */
const CITY_SCORE = 130;
/** Letters of a name of which a slip leaves too little to be sure. */
const MAX_SHORT = 5;
const MIN_SHORT = 3;
/** Of a name without its first or last word. */
const MIN_SHORTER_LENGTH = 4;
/** Words that begin or end the names of many places and are like none of them. */
const GENERIC_WORDS = new Set(
  'bahia bay beach castle city coast cove creek east falls field forest fort gate grand great green harbor harbour hill hills house island islands isle lake land little long lower mount mountain mountains national north park point port river rock saint santa south spring springs town upper valley village west white wood woods'.split(
    ' ',
  ),
);

type Found = Extract<Resolution, { kind: 'found' }>;

/** How a name is looked up. */
export interface NameLookup {
  /** Number of the country whose places come before others of comparable size. */
  readonly home?: number | null;
  /** The default place: what lies around it is meant before its namesakes. */
  readonly near?: Coordinates | null;
  /** Whether only names exactly as written count. */
  readonly isExact?: boolean;
}

export class NameRecogniser {
  readonly #placeIndex: PlaceIndex;
  readonly #gazetteer: Gazetteer;
  readonly #standIns: StandInFinder;
  readonly #anywhere: Spelling;

  constructor(placeIndex: PlaceIndex, standIns: StandInFinder) {
    this.#placeIndex = placeIndex;
    this.#gazetteer = placeIndex.gazetteer;
    this.#standIns = standIns;
    const { gazetteer } = placeIndex;
    this.#anywhere = { gazetteer, accepts: () => true, weights: RESOLVE_WEIGHTS, isWithinArea: false };
  }

  /** Resolves a name: as written, or else as the one place that it can only mean. */
  resolve(text: string, { home = null, near = null, isExact = false }: NameLookup = {}): Resolution {
    const parsed = parseCandidates(this.#gazetteer, text, 'shortened');
    if (parsed.kind === 'empty')
      return notFound('The text holds no name. Give the name of a town, or coordinates.', []);
    // "Richmond, Surrey": the table has some towns with their counties.
    const listed = text.includes(',') ? this.#standIns.named(fold(text), [], home) : null;
    if (listed !== null) return this.#represented(listed, []);
    const written = parsed.kind === 'candidates' ? parsed.candidates : [];
    for (const candidates of [() => written, parsed.reversed]) {
      for (const candidate of candidates()) {
        const found = this.#resolveExactly(text, candidate, { home, near, isExact });
        if (found !== null) return found;
      }
    }
    if (parsed.kind === 'unknown_qualifier') {
      const message = `No country, region or district is called "${parsed.part}".`;
      return notFound(message, this.#suggestions([{ key: parsed.key, qualifiers: [] }]));
    }
    for (const { key, qualifiers } of written) {
      const [town, ...others] = townsOfCounties(this.#gazetteer, key, qualifiers);
      if (town === undefined) continue;
      const represents = this.#gazetteer.districtName(this.#gazetteer.district(town));
      const place = { ...townAt(this.#placeIndex, town), represents };
      return { kind: 'found', place, others: this.#labels(others, town).slice(0, MAX_OTHERS) };
    }
    for (const candidate of isExact ? [] : parsed.candidates) {
      const [best, ...rest] = homeFirst(this.#gazetteer, this.#unmistakable(candidate), home, near);
      if (best !== undefined) return this.#corrected(text, [best, ...rest], []);
    }
    const message = `No place called "${text.trim()}" is known.`;
    return notFound(message, this.#suggestions(parsed.candidates));
  }

  /** The places with a text as their main name, as suggestions. */
  bearersOf(text: string): readonly string[] {
    const matches = exactMatches(this.#gazetteer, fold(text), () => true, MATCHES, RESOLVE_WEIGHTS);
    return this.#labels(matches.filter(({ isMainName }) => isMainName).map(placeOf)).slice(0, MAX_SUGGESTIONS);
  }

  #resolveExactly(
    text: string,
    candidate: Candidate,
    { home, near, isExact }: Required<NameLookup>,
  ): Resolution | null {
    const { key, qualifiers } = candidate;
    const matches = this.#exactMatches(candidate, home, near);
    const [best] = matches;
    const { areas, standIn } = this.#standIns.areaMeant(candidate, best, home);
    const towns = mainTowns(this.#gazetteer, areas, MAX_SUGGESTIONS);
    if (standIn !== null || areas.length > 0) {
      const isLabel = qualifiers.length > 1 && best?.isMainName === true;
      const isTown =
        best !== undefined &&
        ((isLabel && standIn?.isNamed === true) ||
          this.#standIns.isTownMeant(text, key, best, standIn, areas, towns, home));
      if (!isTown && standIn !== null) return this.#represented(standIn, matches);
      if (!isTown) {
        const bearers = matches.filter((match) => match.isMainName);
        return {
          kind: 'ambiguous',
          message: `"${text.trim()}" is ${describeAreas(areas)}: name a town in it.`,
          suggestions: this.#labels([...towns, ...bearers.slice(0, 2).map((match) => match.place)]),
        };
      }
    }
    const wide = qualifiers.length === 0 ? this.#standIns.wideArea(key) : null;
    if (wide !== null && !(best?.isMainName === true && this.#gazetteer.country(best.place) === home)) {
      return {
        kind: 'ambiguous',
        message: `"${text.trim()}" is a wide area with no one weather: name a town in it.`,
        suggestions: this.#labels([...wide.towns, ...matches.filter((match) => match.isMainName).map(placeOf)]).slice(
          0,
          MAX_OTHERS,
        ),
      };
    }
    if (best === undefined) return null;
    // With its accents a name is no misspelt other one: Oumé is not Ōme.
    const isCertain = isExact || (text.trim() === this.#gazetteer.name(best.place) && !isPlain(text));
    if (!isCertain && qualifiers.length === 0 && this.#gazetteer.country(best.place) !== home) {
      const better = commonMisspelling(this.#gazetteer, key, matches);
      const [city, ...namesakes] = better === undefined ? mistakenForHamlet(key, best, this.#anywhere) : [better];
      if (city !== undefined) return this.#corrected(text, [city, ...namesakes], matches);
      const island = isObscure(best) ? this.#standIns.misspelt(key) : null;
      if (island !== null) return said(this.#represented(island, matches), text);
    }
    return this.#amongBearers(text, matches, home) ?? this.#found(best, matches, towns.slice(0, 1), home);
  }

  /**
   * Where a place is best known by the name although it is called otherwise (Saint Petersburg), and towns bear it as their
   * main name: one of these if it is a city or lies at home, or else the well known place, which says that it was corrected.
   */
  #amongBearers(text: string, matches: readonly Match[], home: number | null): Found | null {
    const [best] = matches;
    if (best === undefined || best.isMainName) return null;
    const bearers = matches.filter(
      ({ place, score, isMainName }) =>
        isMainName &&
        score >= KNOWN &&
        this.#gazetteer.placeClass(place) !== CLASS_SECTION &&
        !areOnePlace(this.#gazetteer, place, best.place) &&
        // With its accents "Pékin" is no Pekin.
        (isPlain(text) || !isPlain(this.#gazetteer.name(place))),
    );
    const [bearer] = bearers;
    if (bearer === undefined) return null;
    const population = this.#gazetteer.population(bearer.place);
    const isAtHome = this.#gazetteer.country(bearer.place) === home && population >= TOWN_AT_HOME;
    if (isAtHome || population >= CITY) return this.#found(bearer, matches, [best.place], home);
    return this.#corrected(text, [best], bearers);
  }

  #exactMatches(candidate: Candidate, home: number | null, near: Coordinates | null): readonly Match[] {
    const { key, qualifiers } = candidate;
    if (qualifiers.length === 0) {
      const matches = exactMatches(this.#gazetteer, key, () => true, MATCHES, RESOLVE_WEIGHTS);
      return homeFirst(this.#gazetteer, matches, home, near);
    }
    for (const { accepts, weights } of this.#scopes(candidate, [...SCOPES, 'beside county'])) {
      const matches = exactMatches(this.#gazetteer, key, accepts, MATCHES, weights);
      if (matches.length > 0) return matches;
    }
    return [];
  }

  #unmistakable(candidate: Candidate): readonly Match[] {
    if (candidate.qualifiers.length === 0) return unmistakable(candidate.key, this.#anywhere);
    if (this.#isNameElsewhere(candidate.key)) return [];
    for (const { accepts, weights } of this.#scopes(candidate, candidate.isGuess ? ['regions'] : SCOPES)) {
      const spelling: Spelling = { gazetteer: this.#gazetteer, accepts, weights, isWithinArea: true };
      const matches = unmistakable(candidate.key, spelling);
      if (matches.length > 0) return matches;
    }
    return [];
  }

  /** Whether a known town has the name: "Leeds, France" is a contradiction and no misspelt Leers. */
  #isNameElsewhere(key: string): boolean {
    const matches = exactMatches(this.#gazetteer, key, () => true, MATCHES, RESOLVE_WEIGHTS);
    return matches.some(({ isMainName, score }) => isMainName && score >= KNOWN);
  }

  /** What each scope accepts: districts and cities qualify only if no region or country does. */
  #scopes({ qualifiers }: Candidate, scopes: readonly Scope[]) {
    const strict = qualifiers.some(({ regions, districts }) => regions.length > 0 || districts.length > 0);
    const weights: Weights = strict ? STRICT_WEIGHTS : RESOLVE_WEIGHTS;
    return scopes.map((scope) => ({
      weights,
      accepts: (place: number): boolean => satisfies(this.#gazetteer, place, qualifiers, scope),
    }));
  }

  /** The place of an area or a sight, with the towns of that name. */
  #represented({ place, town }: Represented, matches: readonly Match[]): Found {
    const bearers = matches.filter(({ isMainName }) => isMainName).map((match) => match.place);
    return { kind: 'found', place, others: this.#labels(bearers, town ?? undefined).slice(0, MAX_OTHERS) };
  }

  /** The place that a text was corrected to; `exact` are the little known places that have the text as their name. */
  #corrected(text: string, [best, ...namesakes]: readonly [Match, ...Match[]], exact: readonly Match[]): Found {
    const found = this.#found(
      best,
      [best, ...namesakes],
      exact.filter(({ isMainName }) => isMainName).map(({ place }) => place),
    );
    return said(found, text);
  }

  /** If the name is a main name, only other main names count as others: alternate names are often historic. */
  #found(best: Match, matches: readonly Match[], areaTowns: readonly number[], home: number | null = null): Found {
    const { place } = best;
    const bearers = matches.filter((match) => match.isMainName || !best.isMainName).map((match) => match.place);
    const rivals = bearers.filter((other) => other === place || this.#isRival(other, place, home));
    return {
      kind: 'found',
      place: townAt(this.#placeIndex, place),
      others: this.#labels([...areaTowns, ...bearers], place).slice(0, MAX_OTHERS),
      ...(rivals.length > 1 ? { rivals: this.#labels(rivals, place).slice(0, MAX_OTHERS) } : {}),
    };
  }

  /** Whether a namesake may as well be meant: comparable in rank or in people, or a town of the asker's own country. */
  #isRival(other: number, place: number, home: number | null): boolean {
    const gazetteer = this.#gazetteer;
    if (gazetteer.score(other) > gazetteer.score(place) - RIVAL_MARGIN) return true;
    if (gazetteer.placeClass(other) === CLASS_SECTION) return false;
    const people = gazetteer.population(other);
    const isCapital = gazetteer.placeClass(place) === CLASS_CAPITAL;
    if (!isCapital && people >= RIVAL_CITY && people * RIVAL_TIMES >= gazetteer.population(place)) return true;
    const isAtHome = gazetteer.country(other) === home && people >= TOWN_AT_HOME;
    return isAtHome && people * RIVAL_TIMES_AT_HOME >= gazetteer.population(place);
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

  /** Suggestions for a text that is not found: its names elsewhere, or similar names, first those where it was looked for. */
  #suggestions(candidates: readonly Pick<Candidate, 'key' | 'qualifiers'>[]): string[] {
    const isTown: Accepts = (place) => this.#gazetteer.placeClass(place) !== CLASS_SECTION;
    const keys = candidates.map(({ key }) => key);
    const find = (key: string) => exactMatches(this.#gazetteer, key, isTown, MATCHES, RESOLVE_WEIGHTS);
    const isNamed = ({ isMainName }: Match): boolean => isMainName;
    const whole = (match: typeof exactMatches) =>
      keys.flatMap((key) => match(this.#gazetteer, key, isTown, MATCHES, RESOLVE_WEIGHTS));
    const shorter = (match: typeof exactMatches) =>
      keys.flatMap(shorterNames).flatMap((key) => match(this.#gazetteer, key, isTown, MATCHES, RESOLVE_WEIGHTS));
    // A place whose name is another is offered only if it is so well known that people see what is meant.
    const isLike = ({ place, isMainName }: Match): boolean => isMainName || this.#gazetteer.score(place) >= WELL_KNOWN;
    const isWithin = (place: number): boolean =>
      candidates.some(
        ({ qualifiers }) => qualifiers.length > 0 && satisfies(this.#gazetteer, place, qualifiers, 'cities'),
      );
    // "Leds", "yrok": of a name so short a slip is not put right, so that the town is offered before any longer name.
    const slips = (): number[] =>
      keys
        .flatMap(oneSlipAway)
        .flatMap((key) => find(key).filter(isNamed).map(placeOf))
        .filter((place) => this.#gazetteer.score(place) >= CITY_SCORE)
        .sort((a, b) => this.#gazetteer.score(b) - this.#gazetteer.score(a));
    for (const offered of [
      () => whole(exactMatches).filter(isLike).map(placeOf),
      () => shorter(exactMatches).filter(isNamed).map(placeOf),
      () => [...new Set([...slips(), ...whole(prefixMatches).filter(isLike).map(placeOf)])],
      () => shorter(prefixMatches).filter(isNamed).map(placeOf),
    ]) {
      const places = offered();
      if (places.length > 0) return this.#labels(places).slice(0, MAX_SUGGESTIONS);
    }
    const near = keys.flatMap((key) => nearNames(this.#gazetteer, key, MATCHES));
    const inOrder = [...near.filter(isWithin), ...near.filter((place) => !isWithin(place))];
    return this.#labels(inOrder).slice(0, MAX_SUGGESTIONS);
  }
}

/** The answer, which says what was written in place of its name. */
function said(found: Found, text: string): Found {
  return { ...found, place: { ...found.place, correctedFrom: text.trim() } };
}

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** What a short name may have been typed for: two letters swapped, one too many or one too few. */
function oneSlipAway(key: string): string[] {
  if (key.length < MIN_SHORT || key.length > MAX_SHORT) return [];
  return Array.from({ length: key.length + 1 }, (_, i) => [
    key.slice(0, i) + key.slice(i + 1, i + 2) + key.slice(i, i + 1) + key.slice(i + 2),
    key.slice(0, i) + key.slice(i + 1),
    ...ALPHABET.map((letter) => key.slice(0, i) + letter + key.slice(i)),
  ]).flat();
}

function isPlain(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}

function placeOf({ place }: Match): number {
  return place;
}

function notFound(message: string, suggestions: readonly string[]): Resolution {
  return { kind: 'not_found', message, suggestions };
}

/** The name without its last word and without its first, if the rest can be a name. */
function shorterNames(key: string): string[] {
  const words = key.split(' ');
  if (words.length < 2) return [];
  return [words.slice(0, -1).join(' '), words.slice(1).join(' ')].filter(
    (name) => name.length >= MIN_SHORTER_LENGTH && !GENERIC_WORDS.has(name),
  );
}
