/**
 * Where the languages of questions are spoken: "regen Gent" has words of German and of Dutch, and Ghent speaks Dutch.
 */
import type { Place } from '../../place/place.ts';
import type { Places } from '../../place/places.ts';
import type { Word } from './text.ts';

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

/** Of languages that a question may be in, the best first, the one that is spoken at the place that it names. */
export function languageAtPlace(languages: readonly string[], words: readonly Word[], places: Places): string | null {
  const [best = null] = languages;
  if (languages.length < 2) return best;
  const place = bestKnown(words, places);
  if (place === null) return best;
  const own = REGIONS.get(`${place.countryCode} ${place.region}`);
  if (own !== undefined && languages.includes(own)) return own;
  return languages.find((language) => isSpokenIn(language, place.countryCode)) ?? best;
}

/** Picos de Europa is not Picos in Brazil: a name of several words is meant before those inside it. */
const LONGER = 100;

/** The best known place that the words name. */
function bestKnown(words: readonly Word[], places: Places): Place | null {
  const keys = words.map(({ key }) => key);
  let best = { fame: FAME_OF_VILLAGE, at: -1, words: 0 };
  for (let at = 0; at < keys.length; at++) {
    for (const { words: count, fame: known } of places.namesAt(keys.slice(at))) {
      const fame = count > 1 ? known + LONGER : known;
      if (known >= FAME_OF_VILLAGE && fame > best.fame) best = { fame, at, words: count };
    }
  }
  if (best.at < 0) return null;
  const resolution = places.resolve(keys.slice(best.at, best.at + best.words).join(' '));
  return resolution.kind === 'found' ? resolution.place : null;
}
