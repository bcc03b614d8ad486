/** The names of countries: i18n-iso-countries (MIT) and `data/countries.yaml`. */
import countries from 'i18n-iso-countries';
import type { HandTables } from '../../src/place/build/hand-tables.ts';
import type { CountryWords } from '../../src/place/build/qualifier-keys.ts';
import { fold } from '../../src/place/fold.ts';
import { QUALIFIES_AS_CODE, QUALIFIES_COUNTRY } from '../../src/place/gazetteer.ts';

/**
 * Names of countries in other languages that are names of towns ("Granada", "Columbia") are treated as codes: they
 * qualify a name, but do not name the country by themselves.
 */
export function countryWords(tables: HandTables): CountryWords {
  const name = (code: string): string => tables.countryNames.get(code) ?? countries.getName(code, 'en') ?? code;
  return {
    name,
    keys(code, townNames) {
      const english = [name(code), ...(tables.countryAliases.get(code) ?? [])].map(fold);
      const iso = [code, countries.alpha2ToAlpha3(code) ?? ''].map(fold);
      return [
        ...english.map((key) => ({ key, kind: QUALIFIES_COUNTRY })),
        ...namesInAllLanguages(code)
          .map(fold)
          .map((key) => ({ key, kind: townNames.has(key) ? QUALIFIES_AS_CODE : QUALIFIES_COUNTRY })),
        ...iso.map((key) => ({ key, kind: QUALIFIES_AS_CODE })),
      ];
    },
  };
}

/** "S.A." is Irish for the United States, and to nobody who asks. */
function namesInAllLanguages(code: string): string[] {
  return countries
    .getSupportedLanguages()
    .flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? [])
    .filter((name) => fold(name).length > 2 || !/^[\x20-\x7e]*$/.test(name));
}
