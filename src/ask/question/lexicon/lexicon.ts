/** What a language's lexicon holds. Adding a language means adding its file here and its line in `lexicons.ts`. */

/** A pattern on plain text (lower case, no accents) and its English; `$1` in the English is the first group. */
type TranslatedPhrase = readonly [source: string, english: string];

export interface Lexicon {
  /** The commonest words of weather questions, separated by spaces: they tell the language. */
  readonly commonWords: string;
  /** The words of "in three hours". */
  readonly timeAhead: TimeAheadWords;
  /** In the order in which they are replaced: longer phrases before their parts. */
  readonly phrases: readonly TranslatedPhrase[];
}

interface TimeAheadWords {
  /** What stands before the number, as a pattern. */
  readonly within: string;
  readonly hours: string;
  readonly days: string;
  /** One to twelve, separated by `|`. */
  readonly numbers: string;
}

/** Phrases for times ahead, with digits or with numbers in words: "in drei Stunden" is "in 3 hours". */
export function timeAheadPhrases({ within, hours, days, numbers }: TimeAheadWords): TranslatedPhrase[] {
  return [[hours, 'hours'] as const, [days, 'days'] as const].flatMap(([unit, english]) => [
    [`(?:${within}) (\\d{1,2}) (?:${unit})`, `in $1 ${english}`] as const,
    ...numbers.split('|').map((word, i) => [`(?:${within}) ${word} (?:${unit})`, `in ${i + 1} ${english}`] as const),
  ]);
}
