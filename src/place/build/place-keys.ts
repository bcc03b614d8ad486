/** The folded keys under which a place is found. */
import { fold } from '../fold.ts';
import { NAME_ALTERNATE, NAME_PRIMARY, NAME_TAIL } from '../gazetteer.ts';
import { bareNames } from '../native-names.ts';
import type { KeyCollector } from '../write-sections.ts';
import type { GeoNamesRow } from './geonames-rows.ts';
import type { HandTables } from './hand-tables.ts';

/** Alternate names are indexed for places of this size and for capitals and seats: they are most of the index. */
const ALTERNATES_FROM_POPULATION = 5000;
const MAX_NAME_LENGTH = 60;
/** A later part of a name that begins with one of these is not a name by itself ("… upon Tyne", "… de la Frontera"). */
const LINKING_WORDS = new Set(
  'al am an and au aux bei con da das de del della den der des di do dos du e el en i im in la las le les lo los na nad of on sous sub sul sur the under und upon van von y zu'.split(
    ' ',
  ),
);
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH', 'LI']);

export function addPlaceKeys(keys: KeyCollector, id: number, row: GeoNamesRow, tables: HandTables): void {
  const english = tables.englishNames.get(String(row.geonameId)) ?? [];
  const primary = [row.name, row.mainName, row.asciiName, ...withoutCity(row), ...withoutRiver(row), ...english].map(
    fold,
  );
  for (const key of primary) keys.add(key, id, NAME_PRIMARY);
  for (const name of alternateNames(row, tables)) {
    const key = fold(name);
    for (const form of [key, ...bareNames(key)]) if (isWorthKeeping(form)) keys.add(form, id, NAME_ALTERNATE);
  }
  // Last, because a place has only the first kind of a key: "vegas" is a name of Las Vegas, not only a part of it.
  for (const tail of primary.flatMap(tails)) keys.add(tail, id, NAME_TAIL);
}

/** In the Philippines "City" is a legal title that people leave out; elsewhere it is part of the name. */
function withoutCity(row: GeoNamesRow): string[] {
  return row.countryCode === 'PH' && / City$/.test(row.name) ? [row.name.replace(/ City$/, '')] : [];
}

/** Halle (Saale) and Offenbach am Main are Halle and Offenbach to those who mean them. */
function withoutRiver({ countryCode, mainName }: GeoNamesRow): string[] {
  const short = mainName.replace(/ (?:\(.*|(?:am|an der|an|im|in der|ob der|vor der|bei|auf) \p{Lu}.*)$/u, '');
  return GERMAN_SPEAKING.has(countryCode) && short !== mainName ? [short] : [];
}

/** The later parts of a name: "rio de janeiro" is also found as "janeiro". */
function tails(key: string): string[] {
  const words = key.split(' ');
  const found: string[] = [];
  for (let first = 1; first < words.length && first < 5; first++) {
    if (LINKING_WORDS.has(words[first] ?? '')) continue;
    const tail = words.slice(first).join(' ');
    if (tail.length >= 3) found.push(tail);
  }
  return found;
}

function alternateNames(row: GeoNamesRow, tables: HandTables): string[] {
  const id = String(row.geonameId);
  const native = tables.nativeNames.get(id);
  const names = [...(tables.addedNames.get(id) ?? []), ...(native === undefined ? [] : [native])];
  if (/ City$/.test(row.name)) names.push(row.name.replace(/ City$/, ''));
  if (GERMAN_SPEAKING.has(row.countryCode))
    names.push(row.mainName.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? ''));
  const important =
    row.population >= ALTERNATES_FROM_POPULATION || row.featureCode === 'PPLC' || row.featureCode === 'PPLA';
  if (!important) return names;
  const historic = new Set((tables.historicNames.get(id) ?? []).map(fold));
  return names.concat(row.alternateNames.filter((name) => isName(name) && !historic.has(fold(name))));
}

/** The column also contains airport codes, links and abbreviations of two letters. */
function isName(name: string): boolean {
  if (/^[a-z]{1,2}$/.test(fold(name))) return false;
  return name !== '' && name.length <= MAX_NAME_LENGTH && !/^[A-Z]{3,4}$/.test(name) && !/^https?:/.test(name);
}

/** One Latin letter is not a name; one Chinese character can be. */
function isWorthKeeping(key: string): boolean {
  return key.length > 1 || (key.codePointAt(0) ?? 0) >= 0x2e80;
}
