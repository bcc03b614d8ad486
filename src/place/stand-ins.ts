/**
 * Stand-ins: the point that is answered for an area or a sight that is no town, from `data/stand-ins.yaml`.
 *
 * An island, a small country or county and a park are answered at their main town, which then says what it represents; a
 * peak, a lake, a district or a valley at a point of its own. A wide area is answered with towns to choose from.
 */
import { namesOfEntry } from './entry-names.ts';
import { fold } from './fold.ts';
import { standInTexts } from './stand-in-texts.ts' with { type: 'macro' };

/** What is answered: a town, as a text that resolves to it, or a point in a country. */
export type StandIn =
  | { readonly kind: 'town'; readonly name: string; readonly town: string }
  | {
      readonly kind: 'point';
      readonly name: string;
      /** ISO 3166-1 alpha-2; "" in no country. */
      readonly countryCode: string;
      readonly lat: number;
      readonly lon: number;
      readonly elevationM: number;
      /** Its first-level region, where the nearest town lies in another; else "". */
      readonly region: string;
      readonly isIsland: boolean;
    };

/** An area that has no one weather and no code of its own: Siberia, the Alps. */
export interface WideArea {
  readonly name: string;
  /** Towns to choose from, as texts that resolve to them. */
  readonly towns: readonly string[];
}

interface StandIns {
  /** Those of a folded name, the best known first. */
  named(key: string): readonly StandIn[];
  /** The wide area of a folded name. */
  wideArea(key: string): WideArea | undefined;
  /** The British county of a folded name. */
  county(key: string): StandIn | undefined;
  /** By each of its names, folded; of several of one name, the best known first. */
  readonly byName: ReadonlyMap<string, readonly StandIn[]>;
  /** By each of its names, folded. */
  readonly wideAreas: ReadonlyMap<string, WideArea>;
  /** ISO codes of the countries that are answered at their capital. */
  readonly countries: ReadonlySet<string>;
  /** The towns of regions by GeoNames code. */
  readonly regions: ReadonlyMap<string, string>;
  /** British counties by each of their names, folded. */
  readonly counties: ReadonlyMap<string, StandIn>;
}

let known: StandIns | null = null;
let sortedNames: readonly string[] | null = null;

const TEXTS = standInTexts();

/** The whole table, read at its first use. Throws when an entry has not the shape that the head of the file says. */
export function standIns(): StandIns {
  known ??= read();
  return known;
}

/** The stand-ins with a name that begins with a folded text, each once. */
export function standInsBeginningWith(key: string): readonly StandIn[] {
  const { byName } = standIns();
  sortedNames ??= [...byName.keys()].sort();
  let low = 0;
  let high = sortedNames.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sortedNames[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const found = new Set<StandIn>();
  for (let at = low; sortedNames[at]?.startsWith(key) === true; at++) {
    for (const standIn of byName.get(sortedNames[at] ?? '') ?? []) found.add(standIn);
  }
  return [...found];
}

/**
 * Each part is made when it is wanted: thousands of names take longer to fold than a decision, and most questions are about a town
 * that no area is called like.
 */
function read(): StandIns {
  const { countries, regions, counties, wide } = partsOf(JSON.parse(TEXTS.areas));
  if (!Array.isArray(countries)) throw new Error('stand-ins.yaml: countries is not a list');
  const byName = once(() => namesOfAll(JSON.parse(TEXTS.named)));
  const wideAreas = once(() => wideAreasByName(wide));
  const ofCountries = once(() => new Set(countries.map(String)));
  const ofRegions = once(
    () => new Map(Object.entries(partsOf(regions)).map(([code, town]) => [code, String(town)] as const)),
  );
  const ofCounties = once(() => townsByName(counties, ', England'));
  return {
    named(key) {
      // One look at all names takes longer than one in the table that is there.
      return byName.isMade() || isName(key) ? (byName().get(key) ?? []) : [];
    },
    wideArea(key) {
      return wideAreas.isMade() || isName(key) ? wideAreas().get(key) : undefined;
    },
    county(key) {
      return ofCounties.isMade() || isName(key) ? ofCounties().get(key) : undefined;
    },
    get byName() {
      return byName();
    },
    get wideAreas() {
      return wideAreas();
    },
    get countries() {
      return ofCountries();
    },
    get regions() {
      return ofRegions();
    },
    get counties() {
      return ofCounties();
    },
  };
}

/** Whether any area or sight has the folded name. */
function isName(key: string): boolean {
  return TEXTS.names.includes(`\n${key}\n`);
}

function once<T extends object>(make: () => T): { (): T; isMade(): boolean } {
  let made: T | null = null;
  const get = (): T => {
    made ??= make();
    return made;
  };
  return Object.assign(get, { isMade: () => made !== null });
}

function namesOfAll(source: unknown): ReadonlyMap<string, readonly StandIn[]> {
  const { towns, points, islands } = partsOf(source);
  const byName = new Map<string, StandIn[]>();
  for (const [key, town] of townsByName(towns, '')) byName.set(key, [town]);
  addPoints(byName, points, false);
  addPoints(byName, islands, true);
  return byName;
}

/** Thousands of names are added at the first question of a process, so with as little ado as can be. */
function addPoints(byName: Map<string, StandIn[]>, source: unknown, isIsland: boolean): void {
  const table = partsOf(source);
  for (const names of Object.keys(table)) {
    const all = namesOfEntry(names);
    const [name] = all;
    const point = table[names];
    if (!Array.isArray(point) || (point.length !== 4 && point.length !== 5)) {
      throw new Error(`stand-ins.yaml: ${name} is no point`);
    }
    const [countryCode, lat, lon, elevationM, region = ''] = point;
    const standIn: StandIn = {
      kind: 'point',
      name,
      countryCode: String(countryCode),
      lat: Number(lat),
      lon: Number(lon),
      elevationM: Number(elevationM),
      region: String(region),
      isIsland,
    };
    for (const each of all) {
      const key = fold(each);
      const known = byName.get(key);
      if (known === undefined) byName.set(key, [standIn]);
      else if (known[known.length - 1] !== standIn) known.push(standIn);
    }
  }
}

function townsByName(source: unknown, within: string): Map<string, StandIn> {
  const byName = new Map<string, StandIn>();
  for (const [names, town] of Object.entries(partsOf(source))) {
    const all = namesOfEntry(names);
    const standIn: StandIn = { kind: 'town', name: all[0], town: `${town}${within}` };
    for (const name of all) byName.set(fold(name), standIn);
  }
  return byName;
}

function wideAreasByName(source: unknown): Map<string, WideArea> {
  const byName = new Map<string, WideArea>();
  for (const [names, towns] of Object.entries(partsOf(source))) {
    const all = namesOfEntry(names);
    if (!Array.isArray(towns)) throw new Error(`stand-ins.yaml: ${names} has no towns`);
    const area: WideArea = { name: all[0], towns: towns.map(String) };
    for (const name of all) byName.set(fold(name), area);
  }
  return byName;
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isTable(value)) throw new Error('stand-ins.yaml: not a table');
  return value;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
