/** What a language's lexicon holds. Adding a language means adding its file here and its line in `lexicons.ts`. */

/**
 * A pattern on plain text (lower case, no accents) and its English. `$1` in the English is the translation of the first
 * group. Accents in a pattern match with and without them. An empty English leaves the words out.
 */
export type TranslatedPhrase = readonly [source: string, english: string];

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
  /** How people type the letters that their keyboards lack: "ae" for "ä". */
  readonly spellings?: Readonly<Record<string, string>>;
}

interface TimeAheadWords {
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
}

/** Phrases for times ahead and over, with digits or with numbers in words: "in drei Stunden" is "in 3 hours". */
export function timeAheadPhrases({
  within,
  hours,
  days,
  weeks,
  numbers,
  before,
  after,
}: TimeAheadWords): TranslatedPhrase[] {
  const counts = [
    ['(\\d{1,2})', '$1'] as const,
    ...numbers.split('|').map((word, i) => [word, String(i + 1)] as const),
  ];
  const units = [[hours, 'hours'] as const, [days, 'days'] as const, [weeks, 'weeks'] as const];
  const perUnit = (source: (count: string, unit: string) => string, english: (count: string, unit: string) => string) =>
    units.flatMap(([unit, inEnglish]) =>
      counts.map(([count, number]): TranslatedPhrase => [source(count, `(?:${unit})`), english(number, inEnglish)]),
    );
  return [
    ...(before === undefined
      ? []
      : perUnit(
          (n, unit) => `(?:${before}) ${n} ${unit}`,
          (n, unit) => `${n} ${unit} ago`,
        )),
    ...(after === undefined
      ? []
      : perUnit(
          (n, unit) => `${n} ${unit} (?:${after})`,
          (n, unit) => `${n} ${unit} ago`,
        )),
    ...perUnit(
      (n, unit) => `(?:${within}) ${n} ${unit}`,
      (n, unit) => `in ${n} ${unit}`,
    ),
  ];
}
