/**
 * Stand-ins: the point that is answered for an area or a sight that is no town, from `data/stand-ins.yaml`.
 *
 * An island, a small country or county and a park are answered at their main town, which then says what it represents; a
 * peak, a lake, a district or a valley at a point of its own. A wide area is answered with towns to choose from.
 */
import table from '../../data/stand-ins.yaml';
import { fold, PLAIN_LETTERS } from './fold.ts';

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

/** The whole table, read at its first use. Throws when an entry has not the shape that the head of the file says. */
export function standIns(): StandIns {
  known ??= read(table);
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
function read(source: unknown): StandIns {
  const { countries, regions, counties, towns, points, islands, wide } = partsOf(source);
  if (!Array.isArray(countries)) throw new Error('stand-ins.yaml: countries is not a list');
  const mayName = once(() => new RoughNames([towns, points, islands].flatMap((part) => Object.keys(partsOf(part)))));
  const byName = once(() => namesOfAll(towns, points, islands));
  const wideAreas = once(() => wideAreasByName(wide));
  const ofCountries = once(() => new Set(countries.map(String)));
  const ofRegions = once(
    () => new Map(Object.entries(partsOf(regions)).map(([code, town]) => [code, String(town)] as const)),
  );
  const ofCounties = once(() => townsByName(counties, ', England'));
  return {
    named(key) {
      // One look at the names as they are written takes longer than one in the table that is there.
      return byName.isMade() || mayName().has(key) ? (byName().get(key) ?? []) : [];
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

/** Words that several words fold to, so that a name need not hold them. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['st', 'mt', 'ft']);
const ACCENTS_AND_SILENT_MARKS = /[\u0300-\u036f'`´‘’ʻʼʹʽʾʿ·.]/g;
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Names as they are before they are parted into words: what a word of a folded name is a part of. */
function roughly(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS_AND_SILENT_MARKS, '')
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Tells which folded texts are a name: in one look at all names, of which only those that hold its longest word are folded. */
class RoughNames {
  readonly #names: readonly string[];
  readonly #rough: string;
  #lines: readonly string[] | null = null;

  /** Each of the texts may be several names. */
  constructor(texts: readonly string[]) {
    this.#names = texts;
    this.#rough = roughly(texts.join('\n'));
  }

  has(key: string): boolean {
    const words = key.split(' ').filter((word) => !SHORT_WORDS.has(word));
    const longest = roughly(words.reduce((one, other) => (other.length > one.length ? other : one), ''));
    if (!this.#rough.includes(longest)) return false;
    this.#lines ??= this.#rough.split('\n');
    const lines = this.#lines;
    return this.#names.some(
      (text, i) => lines[i].includes(longest) && namesOf(text).some((name) => fold(name) === key),
    );
  }
}

function once<T extends object>(make: () => T): { (): T; isMade(): boolean } {
  let made: T | null = null;
  const get = (): T => {
    made ??= make();
    return made;
  };
  return Object.assign(get, { isMade: () => made !== null });
}

function namesOfAll(towns: unknown, points: unknown, islands: unknown): ReadonlyMap<string, readonly StandIn[]> {
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
    const all = namesOf(names);
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
    const all = namesOf(names);
    const standIn: StandIn = { kind: 'town', name: all[0], town: `${town}${within}` };
    for (const name of all) byName.set(fold(name), standIn);
  }
  return byName;
}

function wideAreasByName(source: unknown): Map<string, WideArea> {
  const byName = new Map<string, WideArea>();
  for (const [names, towns] of Object.entries(partsOf(source))) {
    const all = namesOf(names);
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

function namesOf(names: string): string[] {
  return names.includes('|') ? names.split('|').map((name) => name.trim()) : [names.trim()];
}
