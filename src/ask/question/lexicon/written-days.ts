/** A day of the month without its month: "le 20", "am 20.", "el 20", "il 20", "dia 20", "de 20e". */
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

const LAST_DAY = 31;

/** "on the 20th" */
const ordinal: MadeEnglish = ([, day = '']) => {
  const number = Number(day);
  if (number < 1 || number > LAST_DAY) return null;
  const isTeen = number > 10 && number < 14;
  return `on the ${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
};

const END = '(?=\\W*$|,)';
/** `before`, `behind`: what stands around the number, as patterns; `next`: what may follow, so that it is no number of a thing. */
const phrase = (before: string, behind: string, next: string): TranslatedPhrase => [
  `${before}(\\d{1,2})${behind}(?:(?= (?:${next})(?![\\p{L}-])| \\u0001)|${END})`,
  ordinal,
];

/** By language. */
export const WRITTEN_DAYS = {
  de: [
    phrase(
      'am ',
      '(?:\\.|ten)?',
      'in|im|auf|an|bei|um|noch|wohl|vormittags?|nachmittags?|abends?|morgens?|mittags?|nachts?',
    ),
  ],
  fr: [
    phrase(
      'le ',
      '(?:er)?',
      'a|au|aux|en|dans|sur|prochain|au matin|matin|soir|apres[- ]midi|il|fera|va|sera|pour|vers',
    ),
  ],
  es: [phrase('el (?:dia )?', '', 'en|por la|a la|que viene|hay|va|hara|al|proximo')],
  it: [phrase("(?:il (?:giorno )?|giorno |l')", '', 'a|ad|in|al|alla|nel|nella|sera|mattina|pomeriggio|prossimo|sul')],
  pt: [phrase('(?:n?o )?dia ', '', 'em|no|na|nos|nas|a|ao|as|de manha|de tarde|que vem|vai')],
  nl: [
    phrase(
      '(?:op )?de ',
      '(?:e|de|ste)',
      "in|op|te|bij|aan|van deze maand|overdag|['s]*avonds|om|trouwen|gaan|ga|zijn|hebben|ben|vertrekken",
    ),
  ],
} as const satisfies Readonly<Record<string, readonly TranslatedPhrase[]>>;
