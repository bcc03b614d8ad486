/** Days of the month without their month: "le 20", "am 20.", "el 20", "il 20", "dia 20", "de 20e", "du 15 au 20". */
import { plainText } from '../text.ts';
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

const LAST_DAY = 31;

function ordinalOf(day: string): string | null {
  const number = Number(day);
  if (number < 1 || number > LAST_DAY) return null;
  const isTeen = number > 10 && number < 14;
  return `the ${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

/** "on the 20th" */
const ordinal: MadeEnglish = ([, day = '']) => {
  const named = ordinalOf(day);
  return named === null ? null : `on ${named}`;
};

/** "from the 15th to the 20th" */
const ordinals: MadeEnglish = ([, first = '', last = '']) => {
  const [from, to] = [ordinalOf(first), ordinalOf(last)];
  return from === null || to === null ? null : `from ${from} to ${to}`;
};

const END = '(?=\\W*$|[,;:?!](?!\\d)| - )';
/** `before`, `behind`: what stands around the number, as patterns; `next`: what may follow, so that it is no number of a thing. */
const phrase = (before: string, behind: string, next: string): TranslatedPhrase => [
  `${before}(\\d{1,2})${behind}(?:(?= (?:${next})(?![\\p{L}-])| \\u0001)|${END})`,
  ordinal,
];
/** "du 15 au 20": two of them. `between`: what stands between the numbers. */
const span = (before: string, between: string, behind: string, next: string): TranslatedPhrase => [
  `${before}(\\d{1,2})${behind}${between}(\\d{1,2})${behind}(?:(?= (?:${next})(?![\\p{L}-])| \\u0001)|${END})`,
  ordinals,
];

/** What may follow such a day. */
const NEXT = {
  de: 'in|im|auf|an|bei|um|noch|wohl|vormittags?|nachmittags?|abends?|morgens?|mittags?|nachts?',
  fr: 'a|au|aux|en|dans|sur|prochain|au matin|matin|soir|apres[- ]midi|il|fera|va|sera|pour|vers',
  es: 'en|por la|a la|que viene|hay|va|hara|al|proximo',
  it: 'a|ad|in|al|alla|nel|nella|sera|mattina|pomeriggio|prossimo|sul',
  pt: 'em|no|na|nos|nas|a|ao|as|de manha|de tarde|que vem|vai',
  nl: "in|op|te|bij|aan|van deze maand|overdag|['s]*avonds|om|trouwen|gaan|ga|zijn|hebben|ben|vertrekken",
} as const;

/** The first to the thirty-first in words, as patterns in order. */
const COUNTED: Readonly<Record<'de' | 'fr' | 'nl', readonly string[]>> = {
  de: [
    ...'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte'.split(
      ' ',
    ),
    ...'fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste'.split(
      ' ',
    ),
    ...'dreiundzwanzigste vierundzwanzigste fünfundzwanzigste sechsundzwanzigste siebenundzwanzigste'.split(' '),
    ...'achtundzwanzigste neunundzwanzigste dreißigste einunddreißigste'.split(' '),
  ],
  fr: ['premier'],
  nl: [
    ...'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende'.split(' '),
    ...'veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste eenentwintigste'.split(' '),
    ...'tweeëntwintigste drieëntwintigste vierentwintigste vijfentwintigste zesentwintigste'.split(' '),
    ...'zevenentwintigste achtentwintigste negenentwintigste dertigste eenendertigste'.split(' '),
  ],
};

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** "am ersten August", "le premier juillet", "de eerste juli". */
function counted(language: 'de' | 'fr' | 'nl', before: string, ending: string, months: string): TranslatedPhrase {
  const words = COUNTED[language].map((word) => plainText(word));
  const names = months.split('|').map((name) => plainText(name));
  const dayOf: MadeEnglish = ([, word = '', month = '']) =>
    `${words.indexOf(plainText(word)) + 1} ${MONTHS[names.indexOf(plainText(month))] ?? ''}`;
  return [`(?:${before})(${COUNTED[language].join('|')})${ending} (${months})(?! ?(?:hälfte|woche|week))`, dayOf];
}

/** By language; the spans first, because a day is part of one. */
export const WRITTEN_DAYS = {
  de: [
    span('vom ', ' ?(?:bis|-) ?(?:zum )?', '(?:\\.|ten)?', NEXT.de),
    phrase('am ', '(?:\\.|ten)?', NEXT.de),
    counted(
      'de',
      'am |den |der |dem |zum |ab |bis ',
      'n?',
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    ),
  ],
  fr: [
    span('du ', ' au ', '(?:er)?', NEXT.fr),
    phrase('le ', '(?:er)?', NEXT.fr),
    counted(
      'fr',
      'le |du |au ',
      '',
      'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
    ),
  ],
  es: [span('del ', ' al ', '', NEXT.es), phrase('el (?:dia )?', '', NEXT.es)],
  it: [span("dal(?:l')? ?", " (?:al |all')", '', NEXT.it), phrase("(?:il (?:giorno )?|giorno |l')", '', NEXT.it)],
  pt: [span('do dia ', ' (?:ao|ate ao?|ate) (?:dia )?', '', NEXT.pt), phrase('(?:n?o )?dia ', '', NEXT.pt)],
  nl: [
    span('van de ', ' (?:tot|t/m|tot en met) de ', '(?:e|de|ste)?', NEXT.nl),
    phrase('(?:op )?de ', '(?:e|de|ste)', NEXT.nl),
    counted(
      'nl',
      'op |(?:op )?de |van |tot ',
      '(?: van)?',
      'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    ),
  ],
} as const satisfies Readonly<Record<string, readonly TranslatedPhrase[]>>;
