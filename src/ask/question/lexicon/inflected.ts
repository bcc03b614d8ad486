/** Adjectives of the weather in all their forms, in six languages: "sonnige", "ensoleillées", "lluviosos", "fredde". */
import type { TranslatedWords } from './lexicon.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** The endings of the languages' adjectives; the feminine of French may double its last letter. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['e', 'er', 'en', 'es', 'em'],
  fr: ['', 'e', 's', 'es'],
  es: ['o', 'a', 'os', 'as'],
  it: ['o', 'a', 'i', 'e'],
  pt: ['o', 'a', 'os', 'as'],
  nl: ['e'],
};

/** The English, then the stems in each language, separated by `|`; a stem that ends in "=" has one form. */
const ADJECTIVES: ReadonlyArray<readonly [english: string, stems: Readonly<Partial<Record<Language, string>>>]> = [
  [
    'sunny',
    {
      de: 'sonnig',
      fr: 'ensoleillé',
      es: 'solead',
      it: 'soleggiat|assolat',
      pt: 'ensolarad|solarengo=|soalheir',
      nl: 'zonnig',
    },
  ],
  [
    'rain',
    {
      de: 'regnerisch|verregnet',
      fr: 'pluvieux=|pluvieuse=|pluvieuses=',
      es: 'lluvios',
      it: 'piovos',
      pt: 'chuvos',
      nl: 'regenachtig',
    },
  ],
  ['dry', { de: 'trocken', fr: 'sèche=|sèches=', es: 'sec', it: 'asciutt|secc|secche=', pt: 'sec', nl: 'drog' }],
  ['wet', { de: 'nass', fr: 'mouillé|trempé', es: 'mojad', it: 'bagnat', pt: 'molhad', nl: 'natt' }],
  [
    'cloudy',
    {
      de: 'bewölkt|wolkig|trüb',
      fr: 'nuageux=|nuageuse=',
      es: 'nublad|nubos',
      it: 'nuvolos',
      pt: 'nublad',
      nl: 'bewolkt',
    },
  ],
  [
    'windy',
    {
      de: 'windig|stürmisch',
      fr: 'venteux=|venteuse=|venteuses=',
      es: 'ventos',
      it: 'ventos',
      pt: 'ventos',
      nl: 'winderig',
    },
  ],
  [
    'hot',
    {
      de: 'heiß',
      fr: 'chaud|caniculaire=',
      es: 'caluros|cálid',
      it: 'torrid',
      pt: 'quente=|quentes=',
      nl: 'het|hete=',
    },
  ],
  ['warm', { de: 'warm', it: 'cald', nl: 'warm' }],
  ['cold', { de: 'kalt', fr: 'froid', es: 'frí', it: 'fredd', pt: 'fri', nl: 'koud' }],
  ['cool', { de: 'kühl', fr: 'frais=|fraîche=|fraîches=', es: 'fresc', it: 'fresc|fresche=', pt: 'fresc', nl: 'koel' }],
  ['foggy', { de: 'neblig', fr: 'brumeux=|brumeuse=', es: 'neblinos', it: 'nebbios', pt: 'enevoad', nl: 'mistig' }],
  ['humid', { es: 'húmed', it: 'umid', pt: 'úmid|húmid', nl: 'vochtig' }],
];

/** The forms of a language's adjectives; what its own words say of one of them comes after these. */
export function inflected(language: Language): TranslatedWords[] {
  return ADJECTIVES.flatMap(([english, { [language]: stems }]) => {
    if (stems === undefined) return [];
    const forms = stems
      .split('|')
      .flatMap((stem) => (stem.endsWith('=') ? [stem.slice(0, -1)] : ENDINGS[language].map((ending) => stem + ending)));
    return [[forms.join('|'), english] as const];
  });
}
