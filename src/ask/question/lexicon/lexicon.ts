/** What a language's lexicon holds. Adding a language means adding its file here and its line in `lexicons.ts`. */
import { plainText } from '../text.ts';

/**
 * A pattern on plain text (lower case, no accents) and its English. `$1` in the English is the translation of the first
 * group. Accents in a pattern match with and without them. An empty English leaves the words out.
 */
export type TranslatedPhrase = readonly [source: string, english: string | MadeEnglish];

/** The English of what the groups of a pattern match; null where that means nothing. */
export type MadeEnglish = (groups: readonly (string | undefined)[]) => string | null;

/** Single words, separated by `|`, and their English; empty for words that carry no meaning here. */
export type TranslatedWords = readonly [forms: string, english: string];

export interface Lexicon {
  /** ISO code of the country whose towns are meant first by a name that several towns share. */
  readonly country: string;
  /** The commonest words of weather questions, separated by spaces: they tell the language. */
  readonly commonWords: string;
  /** The words of "in three hours" and "three days ago". */
  readonly timeAhead: TimeAheadWords;
  /** In the order in which they are replaced: longer phrases before their parts. */
  readonly phrases: readonly TranslatedPhrase[];
  /**
   * Words after all phrases. A form with an accent also stands for the same word typed without it, unless that is another
   * word of the list: "è" is "is", and "e" is "and". An apostrophe at the end marks an elision: "l'".
   */
  readonly words: readonly TranslatedWords[];
  /** Prepositions that have swallowed the article of a name, with that article: "au Havre" is "à Le Havre". */
  readonly contractions?: Readonly<Record<string, string>>;
  /** Endings of the first word of a name behind a preposition, and those that the name itself has: "en", "e". */
  readonly bentNames?: ReadonlyArray<readonly [bent: string, own: string]>;
  /** How people type the letters that their keyboards lack: "ae" for "ä". */
  readonly spellings?: Readonly<Record<string, string>>;
}

const ACCENTED = /[\u00c0-\u024f]/g;

interface TimeAheadWords {
  /** What stands before the number of steps, as a pattern: "alle drei Stunden". */
  readonly every: string;
  /** What stands before the number, as a pattern. */
  readonly within: string;
  readonly hours: string;
  readonly days: string;
  readonly weeks: string;
  /** One to twelve, separated by `|`. */
  readonly numbers: string;
  /** What stands before or after a length of time that is over, as patterns: "vor", "fa". */
  readonly before?: string;
  readonly after?: string;
  /** What follows a length where its hours are also the clock's, as a pattern: "sans" in "trois heures sans pluie". */
  readonly lasting?: string;
  /** What stands before an hour of the clock, as a pattern: "om" in "om 16 uur droog". */
  readonly ofClock?: string;
  /** "The next" before a number, and between one and its steps, as patterns: "les prochaines deux heures", "les deux prochaines heures". */
  readonly coming?: string;
  readonly comingBetween?: string;
  /** "In a row", as a pattern. */
  readonly inRow: string;
}

/** Phrases for times ahead and over, with digits or with numbers in words: "in drei Stunden" is "in 3 hours". */
export function timeAheadPhrases(words: TimeAheadWords): TranslatedPhrase[] {
  const { every, within, hours, days, weeks, numbers, before, after, lasting, ofClock, inRow, coming, comingBetween } =
    words;
  // "fünf" is also typed "funf" and "fuenf".
  const values = numbers
    .split('|')
    .map((word) => new RegExp(`^(?:${word.replace(ACCENTED, (letter) => `${plainText(letter)}e?`)})$`, 'u'));
  const digitsOf = (text: string): string =>
    /^\d/.test(text) ? text : String(values.findIndex((value) => value.test(text)) + 1);
  const length = `(\\d{1,2}|${numbers}) (?:(${hours})|(${days})|${weeks})`;
  const inEnglish = ([, count = '', isHours, isDays]: readonly (string | undefined)[]): string =>
    `${digitsOf(plainText(count))} ${isHours !== undefined ? 'hours' : isDays !== undefined ? 'days' : 'weeks'}`;
  const next: MadeEnglish = (groups) => `in the next ${inEnglish(groups)}`;
  const ago: MadeEnglish = (groups) => `${inEnglish(groups)} ago`;
  return [
    [`(?:${every}) ${length}`, (groups) => `every ${inEnglish(groups)}`],
    ...(before === undefined ? [] : [[`(?:${before}) ${length}`, ago] as const]),
    ...(after === undefined ? [] : [[`${length} (?:${after})`, ago] as const]),
    [`(?:${within}) ${length}`, (groups) => `in ${inEnglish(groups)}`],
    ...(coming === undefined ? [] : [[`(?:${coming}) ${length}`, next] as const]),
    ...(comingBetween === undefined
      ? []
      : [[`${comingBetween.replace('#', `(\\d{1,2}|${numbers})`)} (?:(${hours})|(${days})|${weeks})`, next] as const]),
    // A bare length: "vier Stunden ohne Regen".
    [
      `${ofClock === undefined ? '' : `(?:(?!\\d)|(?=\\d)(?<!(?<!\\p{L})(?:${ofClock}) ?))`}(\\d{1,2}|` +
        `${numbers}) (${hours})(?: (?:${inRow}))?${lasting === undefined ? '' : `(?= (?:${lasting})|(?<=(?:${inRow})))`}`,
      inEnglish,
    ],
  ];
}
