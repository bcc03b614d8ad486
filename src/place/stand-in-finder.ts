/** Finds the stand-in for a name in the gazetteer, and decides whether it or a town of that name is meant. */
import { areaForms } from './area-forms.ts';
import { type Area, areasNamed, cityBeatsAreas, countryOf, mainTowns } from './areas.ts';
import type { Candidate } from './candidates.ts';
import { mainTownOfCompact } from './compact-regions.ts';
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer, MAIN_TOWNS } from './gazetteer.ts';
import type { Place } from './place.ts';
import { type PlaceIndex, pointPlace, townAt } from './place-index.ts';
import { type Qualifier, satisfies } from './qualifiers.ts';
import { type StandIn, standIns, standInsBeginningWith } from './stand-ins.ts';
import { sovereignOf } from './territories.ts';
import type { Match } from './top-matches.ts';
import { townNamed } from './town-named.ts';

/** The place that is answered, which says what it represents. */
export interface Represented {
  readonly place: Place;
  /** Number of the town in the gazetteer: the place, or the nearest one to it; null in empty land. */
  readonly town: number | null;
  /** Whether the table has the name itself, and not only the code of an area. */
  readonly isNamed: boolean;
}

/** A city of this size comes before an island or sight of its name elsewhere. */
const METROPOLIS = 1_000_000;
/** The score of a town of about 10,000 people: at home it comes before an area or sight abroad. */
const KNOWN_AT_HOME = 104;
/** The score of a town of some 5,000 people. */
const KNOWN = 100;
const MIN_MISSPELT_LENGTH = 5;
/** Shorter texts begin too many names. */
const MIN_BEGINNING_LENGTH = 3;

export class StandInFinder {
  readonly #placeIndex: PlaceIndex;
  readonly #found = new Map<StandIn, Represented | null>();

  constructor(placeIndex: PlaceIndex) {
    this.#placeIndex = placeIndex;
  }

  /** The stand-in for a folded name, if it lies where the qualifiers say: the one at home, else the first; of islands only, if one was named. */
  named(
    key: string,
    qualifiers: readonly Qualifier[],
    home: number | null = null,
    isIsland = false,
  ): Represented | null {
    const { countryCodes } = this.#placeIndex.gazetteer;
    let first: Represented | null = null;
    for (const standIn of standIns().named(key)) {
      if (isIsland && standIn.kind === 'point' && !standIn.isIsland) continue;
      const found = this.#place(standIn);
      if (found === null || !qualifiers.every((qualifier) => this.#liesIn(found, qualifier))) continue;
      const named = { ...found, isNamed: true };
      if (home === null || found.place.countryCode === countryCodes[home]) return named;
      first ??= named;
    }
    return first;
  }

  /**
   * The countries, regions and counties that a candidate names, and their stand-in: by its words, or else with an article or
   * the word "island" beside the name. `best` is the best known town of those words.
   */
  areaMeant(
    { key, qualifiers, isElided = false }: Candidate,
    best: Match | undefined,
    home: number | null,
  ): { readonly areas: readonly Area[]; readonly standIn: Represented | null } {
    const { gazetteer } = this.#placeIndex;
    const areas = areasNamed(gazetteer, key, qualifiers);
    const standIn = this.named(key, qualifiers, home) ?? this.ofAreas(key, areas, home);
    if (standIn !== null || areas.length > 0) return { areas, standIn };
    for (const form of areaForms(key, isElided)) {
      const named = areasNamed(gazetteer, form.key, qualifiers).filter(
        (area) => !form.isIsland || this.#canBeIsland(area),
      );
      const found = this.named(form.key, qualifiers, home, form.isIsland) ?? this.ofAreas(form.key, named, home);
      if (found === null && named.length === 0) continue;
      const isTown =
        best?.isMainName === true && (best.score >= KNOWN || named.every(({ kind }) => kind !== 'country'));
      if (!isTown) return { areas: named, standIn: found };
    }
    return { areas, standIn };
  }

  /** The small country or region whose name lacks one letter in the folded text: Hawaii for "hawai". */
  misspelt(key: string): Represented | null {
    if (key.length < MIN_MISSPELT_LENGTH) return null;
    for (const name of withOneLetterMore(key)) {
      const areas = areasNamed(this.#placeIndex.gazetteer, name, []).filter((area) => this.#canBeIsland(area));
      const found = this.ofAreas(name, areas, null);
      if (found !== null) return found;
    }
    return null;
  }

  /** A country, or a region that the table lists. */
  #canBeIsland({ kind, value }: Area): boolean {
    return (
      kind === 'country' || (kind === 'region' && standIns().regions.has(this.#placeIndex.gazetteer.regionCode(value)))
    );
  }

  /** The wide area of a folded name and its towns. */
  wideArea(key: string): { readonly name: string; readonly towns: readonly number[] } | null {
    const area = standIns().wideArea(key);
    if (area === undefined) return null;
    return { name: area.name, towns: area.towns.flatMap((town) => townNamed(this.#placeIndex.gazetteer, town) ?? []) };
  }

  #liesIn({ place, town }: Represented, qualifier: Qualifier): boolean {
    const { gazetteer } = this.#placeIndex;
    const country = gazetteer.countryCodes.indexOf(place.countryCode);
    return (
      qualifier.countries.includes(country) ||
      qualifier.countries.includes(sovereignOf(gazetteer, place.countryCode)) ||
      (town !== null && satisfies(gazetteer, town, [qualifier], 'territories'))
    );
  }

  /** The places of names that are a folded text, and of those that only begin with it. */
  beginningWith(key: string): readonly [named: readonly Place[], beginning: readonly Place[]] {
    if (key.length < MIN_BEGINNING_LENGTH) return [[], []];
    const placesOf = (all: readonly StandIn[]) => all.flatMap((standIn) => this.#place(standIn)?.place ?? []);
    return [placesOf(standIns().named(key)), placesOf(standInsBeginningWith(key))];
  }

  /** The stand-in of areas that one folded name has: the one at home, the only country, or the only area. */
  ofAreas(key: string, areas: readonly Area[], home: number | null): Represented | null {
    const { gazetteer } = this.#placeIndex;
    const own = areas.filter((area) => countryOf(gazetteer, area) === home);
    const countries = areas.filter(({ kind }) => kind === 'country');
    const isOneCountry = new Set(areas.map((area) => countryOf(gazetteer, area))).size === 1;
    const [area] = own.length > 0 ? own : isOneCountry ? areas : countries.length === 1 ? countries : [];
    if (area === undefined) return null;
    if (area.kind === 'county') return this.#ofCounty(key, area);
    return area.kind === 'country' ? this.#ofCountry(area.value) : this.#ofRegion(area.value);
  }

  /** Whether a town of the folded name is meant and not the area or sight; `standIn` is null for an area too large for one. */
  isTownMeant(
    text: string,
    key: string,
    best: Match,
    standIn: Represented | null,
    areas: readonly Area[],
    towns: readonly number[],
    home: number | null,
  ): boolean {
    const { gazetteer } = this.#placeIndex;
    const isTown = best.isMainName && gazetteer.placeClass(best.place) !== CLASS_SECTION;
    if (home !== null) {
      const isStandInAtHome = standIn !== null && gazetteer.countryCodes[home] === standIn.place.countryCode;
      const isAreaAtHome = isStandInAtHome || areas.some((area) => countryOf(gazetteer, area) === home);
      const isTownAtHome = gazetteer.country(best.place) === home;
      if (isStandInAtHome && !isTownAtHome) return false;
      if (isTownAtHome && !isAreaAtHome) return isTown && best.score >= KNOWN_AT_HOME;
    }
    if (
      standIn?.isNamed === true &&
      isTown &&
      best.score >= KNOWN_AT_HOME &&
      isItsSpelling(text, best, standIn, gazetteer)
    )
      return true;
    if (standIn?.isNamed !== true) return cityBeatsAreas(gazetteer, key, best, areas, towns);
    return isTown && gazetteer.population(best.place) >= METROPOLIS;
  }

  #ofCountry(country: number): Represented | null {
    const { gazetteer } = this.#placeIndex;
    if (!standIns().countries.has(gazetteer.countryCodes[country] ?? '')) return null;
    const towns = gazetteer.townsOfCountry(country);
    const capital = towns.find((town) => gazetteer.placeClass(town) === CLASS_CAPITAL) ?? towns[0];
    return capital === undefined ? null : this.#representing(capital, gazetteer.countryNames[country] ?? '');
  }

  #ofRegion(region: number): Represented | null {
    const { gazetteer } = this.#placeIndex;
    const name = gazetteer.regionName(region);
    const listed = standIns().regions.get(gazetteer.regionCode(region));
    if (listed !== undefined) return this.#ofTown(name, listed);
    const town = mainTownOfCompact(gazetteer, region);
    return town === null ? null : this.#representing(town, name);
  }

  #ofCounty(key: string, area: Area): Represented | null {
    const listed = standIns().county(key);
    if (listed !== undefined) return this.#place(listed);
    const [town] = mainTowns(this.#placeIndex.gazetteer, [area], MAIN_TOWNS);
    return town === undefined ? null : this.#representing(town, this.#placeIndex.gazetteer.districtName(area.value));
  }

  #place(standIn: StandIn): Represented | null {
    const known = this.#found.get(standIn);
    if (known !== undefined) return known;
    const found = standIn.kind === 'town' ? this.#ofTown(standIn.name, standIn.town) : this.#ofPoint(standIn);
    this.#found.set(standIn, found);
    return found;
  }

  #ofTown(name: string, text: string): Represented | null {
    const town = townNamed(this.#placeIndex.gazetteer, text);
    return town === null ? null : this.#representing(town, name);
  }

  #ofPoint({ name, countryCode, lat, lon, elevationM, region }: Extract<StandIn, { kind: 'point' }>): Represented {
    const place = pointPlace(this.#placeIndex, { name, countryCode, lat, lon, region });
    const { geonameId } = this.#placeIndex.nearest(lat, lon);
    const town = geonameId === null ? null : this.#placeIndex.gazetteer.withGeonameId(geonameId);
    return { place: { ...place, elevationM }, town, isNamed: false };
  }

  #representing(town: number, name: string): Represented {
    const place = townAt(this.#placeIndex, town);
    return { town, place: place.name === name ? place : { ...place, represents: name }, isNamed: false };
  }
}

/** The texts that have one letter more behind their first. */
function* withOneLetterMore(key: string): Generator<string> {
  for (let at = 1; at <= key.length; at++) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') yield key.slice(0, at) + letter + key.slice(at);
  }
}

/** Whether a text without accents is the town's name and not the sight's: Faro is no Fårö. */
function isItsSpelling(text: string, { place: town }: Match, { place }: Represented, gazetteer: Gazetteer): boolean {
  return isPlain(text) && isPlain(gazetteer.name(town)) && !isPlain(place.represents ?? place.name);
}

function isPlain(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}
