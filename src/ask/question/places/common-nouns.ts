/** Nouns of the land and of what is built on it: behind an article and in small letters they are no names. */
import { LANDFORMS } from './cue-words.ts';

/** What a name of everyday words ends or begins with: "new forest", "lake como". */
export const LANDFORM_NAMES: ReadonlySet<string> = new Set([
  ...LANDFORMS,
  ...'forest park fell tor head point cove sands moor moors isle lake mount festival'.split(' '),
  ...'cape loch lough hill hills common pole bluff edge down downs racecourse farm'.split(' '),
]);

const NOUNS: ReadonlySet<string> = new Set([
  // "The cape" is what people call several well-known ones.
  ...[...LANDFORM_NAMES].filter((name) => name !== 'cape'),
  ...'quay wharf wood woods pier creek pond dunes dune shore crossing delta firth glen cliff cliffs ridge dam ford'.split(
    ' ',
  ),
  ...'mill abbey mine port dock docks mount harbour lighthouse promenade jetty estuary spring springs cave caves'.split(
    ' ',
  ),
]);

/** Shops of one name in every town, and what each town has one of. */
const SHOPS: ReadonlySet<string> = new Set(
  (
    'tesco tescos asda aldi lidl sainsburys sainsbury morrisons waitrose costco ikea b&q homebase wickes screwfix walmart ' +
    'kroger publix wegmans bunnings woolies dunnes supervalu rewe edeka carrefour mercadona mcdonalds maccies starbucks ' +
    'greggs spoons wetherspoons nandos primark decathlon argos a&e'
  ).split(' '),
);

const ARTICLE = /^(?:the|an?|my|our|your|his|her|their|this|that)$/;

/** Whether an article or a possessive stands before a word. */
export function hasArticle(keys: readonly string[], at: number): boolean {
  return ARTICLE.test(keys[at - 1] ?? '');
}

/** "The pier", "our pond", for a word in small letters: nothing that a map could find. */
export function isNounWithArticle(keys: readonly string[], at: number): boolean {
  return hasArticle(keys, at) && NOUNS.has(keys[at] ?? '');
}

/** "Walking to tesco", and neither "tesco shares" nor "is tesco better": the one near who asks, and no place of that name. */
export function isShopThere(keys: readonly string[], at: number): boolean {
  return SHOPS.has(keys[at] ?? '') && /^(?:at|to|in|near|from|outside|by|around|behind)$/.test(keys[at - 1] ?? '');
}

/** A noun of the land with its article, or a shop behind a preposition: many are called so. */
export function isOneOfMany(keys: readonly string[], at: number): boolean {
  return isNounWithArticle(keys, at) || isShopThere(keys, at);
}

const OCCASION =
  /^(?:days?|walks?|trips?|picnics?|bbqs?|runs?|swims?|games?|part(?:y|ies)|weddings?|holidays?|vacations?)$/;

/** Behind a noun that says of what kind it is: "beach day", "forest walk". */
export function isOccasion(key: string): boolean {
  return OCCASION.test(key);
}
