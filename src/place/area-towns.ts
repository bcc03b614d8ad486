/**
 * The town that answers a question about a whole country or region, or about a part of one: Tokyo for "Japan", Bilbao for
 * "northern Spain". It says what it stands for. A country or region of many climates has none.
 *
 * The town is the one of `data/area-towns.yaml`, else the capital or the best known town; of a part it is the best known town
 * that lies in that direction from the middle of the area's places.
 */
import table from '../../data/area-towns.yaml';
import { type Area, areasNamed, countryOf } from './areas.ts';
import { parseCandidates } from './candidates.ts';
import { CLASS_CAPITAL, CLASS_SECTION, type Gazetteer, QUALIFIES_REGION } from './gazetteer.ts';
import { distanceBetweenKm } from './match.ts';
import type { Place } from './place.ts';
import { type PlaceIndex, townAt } from './place-index.ts';
import { postingKind, postingValue } from './sorted-keys.ts';
import { townNamed } from './town-named.ts';

/** A direction from the middle of an area. */
export type CompassPoint = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

const SIDES: readonly CompassPoint[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
/** An area has many climates where a quarter of its places lie farther than this from its town. */
const FAR_KM = { country: 900, region: 550, county: 550 } as const;
/** The middle nine tenths of an area's places: islands far off do not move its middle. */
const [LEAST, MOST] = [0.05, 0.95];
/** Share of the way from the middle to the edge of an area at which a side begins. */
const SIDE_BEGINS = 0.4;
/** Points of score for a town that lies exactly in the direction. */
const STRAIGHT = 15;

/** Who lives in Britain and says "the south west" mostly means that of England. */
const MAIN_PART: ReadonlyMap<string, string> = new Map([['GB', 'GB.ENG']]);

/** Where people write states by two letters. */
const COUNTRIES_OF_CODES: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
/** Points of score: twenty times the population. */
const FAR_BETTER_KNOWN = 34;

interface AreaTowns {
  /** By the code of the area. */
  readonly towns: ReadonlyMap<string, string>;
  readonly sides: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

let known: AreaTowns | null = null;

export class AreaTownFinder {
  readonly #placeIndex: PlaceIndex;
  readonly #places = new Map<string, readonly number[]>();
  readonly #towns = new Map<string, number | null>();

  constructor(placeIndex: PlaceIndex) {
    this.#placeIndex = placeIndex;
  }

  /** The town for the area that a text names, or for a side of it; null where it names none, several, or one of many climates. */
  find(text: string, side: CompassPoint | null, homeCode: string | null): Place | null {
    const { gazetteer } = this.#placeIndex;
    const area = this.#areaNamed(text, homeCode === null ? -1 : gazetteer.countryCodes.indexOf(homeCode));
    if (area === null) return null;
    const key = `${area.kind} ${area.value} ${side ?? ''}`;
    const found = this.#towns.get(key);
    const town = found === undefined ? (side === null ? this.#whole(area) : this.#sideOf(area, side)) : found;
    this.#towns.set(key, town);
    return town === null ? null : { ...townAt(this.#placeIndex, town), represents: this.#nameOf(area) };
  }

  /** The town of a side of a country by its code; null where the table has no sides of it. */
  sideOfHome(side: CompassPoint, homeCode: string | null): Place | null {
    const sides = homeCode === null ? undefined : areaTowns().sides.get(MAIN_PART.get(homeCode) ?? homeCode);
    const listed = sides?.get(side);
    const town = listed === undefined ? null : townNamed(this.#placeIndex.gazetteer, listed);
    return town === null ? null : townAt(this.#placeIndex, town);
  }

  #areaNamed(text: string, home: number): Area | null {
    const { gazetteer } = this.#placeIndex;
    const parsed = parseCandidates(gazetteer, text, 'as written');
    if (parsed.kind !== 'candidates') return null;
    for (const { key, qualifiers } of parsed.candidates) {
      // "La Loire" is no Loire in Louisiana.
      const ofCode = qualifiers.length === 0 ? this.#regionsOfCode(key) : [];
      const areas = [...areasNamed(gazetteer, key, qualifiers), ...ofCode];
      const own = areas.filter((area) => countryOf(gazetteer, area) === home);
      if (own.length > 0 || areas.length > 0) return own[0] ?? this.#bestKnown(areas);
    }
    return null;
  }

  /** "In NY", "in bc", "QLD": a state by its code. */
  #regionsOfCode(key: string): Area[] {
    if (!/^[a-z]{2,3}$/.test(key)) return [];
    const { gazetteer } = this.#placeIndex;
    return [...gazetteer.qualifiers.exact(Buffer.from(key))].flatMap((posting): Area[] => {
      const value = postingValue(posting);
      const country = gazetteer.countryCodes[gazetteer.countryOfRegion(value)] ?? '';
      const isState = postingKind(posting) === QUALIFIES_REGION && COUNTRIES_OF_CODES.has(country);
      return isState ? [{ kind: 'region', value }] : [];
    });
  }

  /** The only area, or one whose main town is far better known than those of the others: Florida is not in Uruguay. */
  #bestKnown(areas: readonly Area[]): Area | null {
    const { gazetteer } = this.#placeIndex;
    const fameOf = (area: Area): number => {
      const town = mainTown(gazetteer, area);
      return town === null ? 0 : gazetteer.score(town);
    };
    const [best, second] = areas.map((area) => ({ area, fame: fameOf(area) })).toSorted((a, b) => b.fame - a.fame);
    if (best === undefined) return null;
    const isAlone = second === undefined || countryOf(gazetteer, second.area) === countryOf(gazetteer, best.area);
    return isAlone || best.fame - second.fame >= FAR_BETTER_KNOWN ? best.area : null;
  }

  #nameOf({ kind, value }: Area): string {
    const { gazetteer } = this.#placeIndex;
    if (kind === 'county') return gazetteer.districtName(value);
    return kind === 'country' ? (gazetteer.countryNames[value] ?? '') : gazetteer.regionName(value);
  }

  #codeOf({ kind, value }: Area): string {
    const { gazetteer } = this.#placeIndex;
    if (kind === 'country') return gazetteer.countryCodes[value] ?? '';
    return kind === 'region' ? gazetteer.regionCode(value) : '';
  }

  #whole(area: Area): number | null {
    const { gazetteer } = this.#placeIndex;
    const listed = areaTowns().towns.get(this.#codeOf(area));
    if (listed !== undefined) return townNamed(this.#placeIndex.gazetteer, listed);
    const town = mainTown(gazetteer, area);
    if (town === null) return null;
    const far = this.#placesOf(area).filter((place) => distanceBetweenKm(gazetteer, town, place) > FAR_KM[area.kind]);
    return far.length * 4 > this.#placesOf(area).length ? null : town;
  }

  #sideOf(area: Area, side: CompassPoint): number | null {
    const listed = areaTowns().sides.get(this.#codeOf(area))?.get(side);
    if (listed !== undefined) return townNamed(this.#placeIndex.gazetteer, listed);
    const { gazetteer } = this.#placeIndex;
    const places = this.#placesOf(area);
    const east = spread(places.map((place) => gazetteer.lon(place)));
    const north = spread(places.map((place) => gazetteer.lat(place)));
    const angle = (SIDES.indexOf(side) * Math.PI) / 4;
    let best: { town: number; score: number } | null = null;
    for (const place of places) {
      if (gazetteer.placeClass(place) === CLASS_SECTION) continue;
      const [x, y] = [
        (gazetteer.lon(place) - east.middle) / east.half,
        (gazetteer.lat(place) - north.middle) / north.half,
      ];
      const along = x * Math.sin(angle) + y * Math.cos(angle);
      const straight = along / Math.hypot(x, y);
      if (along < SIDE_BEGINS || straight < Math.cos(Math.PI / 4)) continue;
      const score = gazetteer.score(place) + STRAIGHT * straight;
      if (best === null || score > best.score) best = { town: place, score };
    }
    return best?.town ?? null;
  }

  #placesOf(area: Area): readonly number[] {
    const key = `${area.kind} ${area.value}`;
    const all = this.#places.get(key);
    if (all !== undefined) return all;
    const { gazetteer } = this.#placeIndex;
    const numberOf = {
      country: (place: number) => gazetteer.country(place),
      region: (place: number) => gazetteer.region(place),
      county: (place: number) => gazetteer.district(place),
    }[area.kind];
    const places: number[] = [];
    for (let place = 0; place < gazetteer.count; place++) if (numberOf(place) === area.value) places.push(place);
    this.#places.set(key, places);
    return places;
  }
}

/** The tables of towns, read at their first use. */
export function areaTowns(): AreaTowns {
  known ??= read(table);
  return known;
}

function mainTown(gazetteer: Gazetteer, { kind, value }: Area): number | null {
  if (kind === 'county') return null;
  const towns = kind === 'country' ? gazetteer.townsOfCountry(value) : gazetteer.townsOfRegion(value);
  const capital = kind === 'country' ? towns.find((town) => gazetteer.placeClass(town) === CLASS_CAPITAL) : undefined;
  return capital ?? towns[0] ?? null;
}

function spread(values: readonly number[]): { readonly middle: number; readonly half: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(LEAST), at(MOST)];
  return { middle: (low + high) / 2, half: Math.max((high - low) / 2, 0.01) };
}

function read(source: unknown): AreaTowns {
  if (!isTable(source) || !isTable(source.towns) || !isTable(source.sides))
    throw new Error('area-towns.yaml: not a table');
  return {
    towns: textsOf(source.towns),
    sides: new Map(Object.entries(source.sides).map(([code, towns]) => [code, textsOf(towns)])),
  };
}

function textsOf(value: unknown): ReadonlyMap<string, string> {
  if (!isTable(value)) throw new Error('area-towns.yaml: not a table');
  return new Map(Object.entries(value).map(([key, text]) => [key, String(text)]));
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
