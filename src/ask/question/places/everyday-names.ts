/**
 * Everyday words and names of people that are also names of towns, or nearly so, from `data/everyday-names.yaml`: in small
 * letters and with nothing that says otherwise, such a word is no place.
 */
import table from '../../../../data/everyday-names.yaml';

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = read(table);
const WORDS_ANYWHERE: ReadonlySet<string> = new Set([...WORDS.values()].flatMap((words) => [...words]));

/** Whether a folded word is an everyday word of English or of a language, ISO 639-1. */
export function isEverydayName(key: string, language: string): boolean {
  return WORDS.get('en')?.has(key) === true || WORDS.get(language)?.has(key) === true;
}

/** Whether a folded word is an everyday word of this language itself. */
export function isEverydayIn(key: string, language: string): boolean {
  return WORDS.get(language)?.has(key) === true;
}

/** Whether a folded word, or that of which it is the plural, is an everyday word of any language that is read. */
export function isEverydayAnywhere(key: string): boolean {
  return WORDS_ANYWHERE.has(key) || (key.endsWith('s') && WORDS_ANYWHERE.has(key.slice(0, -1)));
}

function read(source: unknown): Map<string, ReadonlySet<string>> {
  if (typeof source !== 'object' || source === null) throw new Error('everyday-names.yaml: not a table');
  return new Map(Object.entries(source).map(([language, words]) => [language, new Set(String(words).split(' '))]));
}
