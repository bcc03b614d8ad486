/** "The next two hours" in other languages: the number in digits or in a word, and without one a few of them. */
import { plainText } from '../text.ts';
import type { TranslatedPhrase } from './lexicon.ts';

interface ComingWords {
  /** What stands before the number, as a pattern: "in den nächsten". */
  readonly before: string;
  /** What stands between the number and the unit, as a pattern: "prochaines". */
  readonly between?: string;
  /** One to twelve, each with its forms. */
  readonly numbers: readonly string[];
  readonly hours: string;
  readonly days: string;
}

/** How many hours or days are meant where no number is said. */
const A_FEW = 3;

export function comingSpans({ before, between = '', numbers, hours, days }: ComingWords): TranslatedPhrase[] {
  const words = numbers.map(plainText);
  const countOf = (text: string): number => (/^\d/.test(text) ? Number(text) : words.indexOf(plainText(text)) + 1);
  return [
    [
      `(?:${before}) (\\d{1,2}|${numbers.join('|')}) ${between}(?:(${hours})|${days})`,
      ([, count = '', isHours]) => `in the next ${countOf(count)} ${isHours === undefined ? 'days' : 'hours'}`,
    ],
    [`(?:${before}) ${between}(?:${hours})`, `in the next ${A_FEW} hours`],
  ];
}
