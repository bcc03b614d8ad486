/**
 * Where the languages of questions are spoken: "regen Gent" has words of German and of Dutch, and Ghent speaks Dutch.
 */
import type { Places } from '../../place/places.ts';
import { hasWord, languagesOf, tells } from './language.ts';
import { plainText, type Word } from './text.ts';

const COUNTRIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    de: 'DE AT CH LI LU',
    fr: 'FR BE CH LU MC CA HT SN CI CM ML BF NE TG BJ GA CG CD MG GP MQ RE GF NC PF MA DZ TN',
    it: 'IT CH SM VA',
    es: 'ES MX AR CO CL PE VE EC BO PY UY CR PA NI HN SV GT DO CU PR GQ AD',
    pt: 'PT BR AO MZ CV GW ST TL',
    nl: 'NL BE SR AW CW SX BQ',
  }).map(([language, countries]) => [language, new Set(countries.split(' '))]),
);

/** The regions of countries with several languages that speak one of them, by their English names. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'CH Ticino': 'it',
    'CH Geneva': 'fr',
    'CH Vaud': 'fr',
    'CH Neuchâtel': 'fr',
    'CH Jura': 'fr',
    'CH Valais': 'fr',
    'CH Fribourg': 'fr',
    'BE Flanders': 'nl',
    'BE Wallonia': 'fr',
  }),
);

/** Fame of a village of a thousand people or so: a lesser name may be an ordinary word of some language. */
const FAME_OF_VILLAGE = 70;

/** Whether a language, ISO 639-1, is one of a country, an ISO code. */
export function isSpokenIn(language: string, country: string): boolean {
  return COUNTRIES.get(language)?.has(country) === true;
}

/** Where who speaks a language goes for a weekend. */
const NEIGHBOURS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    de: 'NL BE FR IT DK PL CZ HR SI',
    fr: 'ES IT DE GB',
    it: 'FR AT SI HR',
    es: 'PT FR US',
    pt: 'ES',
    nl: 'DE FR LU GB',
  }).map(([language, countries]) => [language, new Set(countries.split(' '))]),
);

/** Whether a country, an ISO code, is next to one where a language is spoken: "wind domburg wochenende". */
export function isNextTo(language: string, country: string): boolean {
  return NEIGHBOURS.get(language)?.has(country) === true;
}

/** Words of a question that says hardly more than a place. */
const FEW_WORDS = 5;

/**
 * Of languages that a question may be in, the best first, the one that is spoken at the place that it names. A question in no
 * other language than English may still be of one or two words that another language has too: "sol faro".
 */
export function languageAtPlace(languages: readonly string[], words: readonly Word[], places: Places): string | null {
  const [best = null] = languages;
  const isShort = words.length > 1 && words.length <= FEW_WORDS;
  if (best === null || (languages.length < 2 && !isShort)) return best;
  const named = bestKnown(words, places);
  if (named === null) return best;
  const others = words
    .filter((_, at) => at < named.at || at >= named.at + named.words)
    .map(({ text }) => plainText(text));
  const resolution = places.resolve(named.text);
  if (resolution.kind !== 'found') return best;
  const { countryCode, region } = resolution.place;
  if (best !== 'en' && isShort && named.words > 1 && !others.some((word) => tells(best, word))) {
    // "Los angeles", "rio de janeiro beach": told by the name alone. "Wind" in "hoek van holland wind" may be Dutch.
    const isShared = isSpokenIn(best, countryCode) && others.some((word) => hasWord(best, word));
    return isShared ? best : 'en';
  }
  // "Rome ga", "hamilton bermuda": a state or a country behind its town tells no language.
  const isQualifier = others.length === 1 && isQualified(named, others[0] ?? '', places);
  if (best !== 'en' && isQualifier) return 'en';
  const possible = best === 'en' && isShort ? languagesOf(others) : languages;
  const own = REGIONS.get(`${countryCode} ${region}`);
  if (own !== undefined && possible.includes(own)) return own;
  return possible.find((language) => isSpokenIn(language, countryCode)) ?? best;
}

/** Whether a word behind a name tells which place of that name is meant. */
function isQualified({ text, at, words }: NamedWords, word: string, places: Places): boolean {
  if (at !== 0 || words === 0) return false;
  const resolution = places.resolve(`${text}, ${word}`);
  return resolution.kind === 'found' && resolution.place.correctedFrom === undefined;
}

/** Picos de Europa is not Picos in Brazil: a name of several words is meant before those inside it, and "sol" is the sun. */
const LONGER = 100;

interface NamedWords {
  /** Folded. */
  readonly text: string;
  /** The position of its first word, and how many it has. */
  readonly at: number;
  readonly words: number;
}

/** The best known place that the words name. */
function bestKnown(words: readonly Word[], places: Places): NamedWords | null {
  const keys = words.map(({ key }) => key);
  let best = { fame: Number.NEGATIVE_INFINITY, at: -1, words: 0 };
  for (let at = 0; at < keys.length; at++) {
    for (const { words: count, fame: known } of places.namesAt(keys.slice(at))) {
      const isWord = count === 1 && languagesOf(keys.slice(at, at + 1)).length > 0;
      const fame = count > 1 ? known + LONGER : isWord ? known - LONGER : known;
      if (known >= FAME_OF_VILLAGE && fame > best.fame) best = { fame, at, words: count };
    }
  }
  return best.at < 0 ? null : { ...best, text: keys.slice(best.at, best.at + best.words).join(' ') };
}
