/** The points of the compass before the name of a country, and ranges and coasts: "le sud de la France", "in den Alpen". */
import type { TranslatedPhrase } from './lexicon.ts';

type Point = 'north' | 'south' | 'east' | 'west';

interface CompassWords {
  /** The four points, as patterns. */
  readonly points: Readonly<Record<Point, string>>;
  /** The points between, where they are not written as two of the four: "sudeste". */
  readonly between?: Readonly<Record<string, string>>;
  /** What stands between a point and the name, as a pattern. */
  readonly of: string;
}

const WORDS: Readonly<Record<string, CompassWords>> = {
  de: {
    points: { north: 'norden', south: 'süden', east: 'osten', west: 'westen' },
    between: {
      'north east': 'nordosten',
      'north west': 'nordwesten',
      'south east': 'südosten',
      'south west': 'südwesten',
    },
    of: 'von|der|des|vom',
  },
  fr: {
    points: { north: 'nord', south: 'sud', east: '(?<=l.)est', west: 'ouest' },
    between: {
      'north east': 'nord[- ]est',
      'north west': 'nord[- ]ouest',
      'south east': 'sud[- ]est',
      'south west': 'sud[- ]ouest',
    },
    of: 'de|du|des|d.',
  },
  es: {
    points: { north: 'norte', south: 'sur', east: 'este(?= de)', west: 'oeste' },
    between: {
      'north east': 'nor(?:este|deste)',
      'north west': 'noroeste',
      'south east': 'sur?este|sudeste',
      'south west': 'su[rd]oeste',
    },
    of: 'de|del',
  },
  it: {
    points: { north: 'nord', south: 'sud', east: 'est', west: 'ovest' },
    between: {
      'north east': 'nord[- ]?est',
      'north west': 'nord[- ]?ovest',
      'south east': 'sud[- ]?est',
      'south west': 'sud[- ]?ovest',
    },
    of: 'di|del|della|dell.|dei|italia',
  },
  pt: {
    points: { north: 'norte', south: 'sul', east: 'leste', west: 'oeste' },
    between: { 'north east': 'nordeste', 'north west': 'noroeste', 'south east': 'sudeste', 'south west': 'sudoeste' },
    of: 'de|do|da|dos|das',
  },
  nl: {
    points: { north: 'noorden', south: 'zuiden', east: 'oosten', west: 'westen' },
    between: {
      'north east': 'noordoosten',
      'north west': 'noordwesten',
      'south east': 'zuidoosten',
      'south west': 'zuidwesten',
    },
    of: 'van',
  },
};

/** Behind a sea that no town at it follows: the end, or a time. */
const NO_TOWN =
  '(?=\\W*$| (?:heute|morgen|übermorgen|am|im|diese[nrs]?|nächste[nrs]?|kommende[nrs]?|montag|dienstag|' +
  'mittwoch|donnerstag|freitag|samstag|sonntag))';

/** Ranges and coasts whose names are those of towns or of seas too, or stand with an article. */
const AREAS: Readonly<Record<string, readonly TranslatedPhrase[]>> = {
  de: [
    ['(?:die |den )?alpen', 'the alps'],
    ['(?:die |den )?pyrenäen', 'the pyrenees'],
    ['(?:die |den )?ardennen', 'ardennes'],
    [`wie (warm|kalt) ist die ostsee${NO_TOWN}`, 'how $1 is the sea in Ostseeküste'],
    [`wie (warm|kalt) ist die nordsee${NO_TOWN}`, 'how $1 is the sea in Nordseeküste'],
    [`an der ostsee|(?:(?:auf|in) der |die )?ostsee${NO_TOWN}`, 'in Ostseeküste'],
    [`an der nordsee|(?:(?:auf|in) der |die )?nordsee${NO_TOWN}`, 'in Nordseeküste'],
  ],
  fr: [
    ['(?:les )?alpes(?![- ](?:de|maritimes))', 'the alps'],
    ['(?:les )?pyrénées(?![- ](?:orientales|atlantiques))', 'the pyrenees'],
    ['(?:les )?ardennes', 'ardennes'],
  ],
  es: [
    ['(?:los )?alpes', 'the alps'],
    ['(?:los |el )?pirineos?', 'the pyrenees'],
  ],
  it: [
    ['nelle alpi|sulle alpi', 'in the alps'],
    ['nei pirenei|sui pirenei', 'in the pyrenees'],
  ],
  pt: [
    ['nos alpes', 'in the alps'],
    ['nos pirenéus', 'in the pyrenees'],
  ],
  nl: [
    ['(?:de )?alpen', 'the alps'],
    ['(?:de )?pyreneeën', 'the pyrenees'],
    ['(?:de )?ardennen', 'ardennes'],
  ],
};

/** The phrases of a language, ISO 639-1; none where it has no table. */
export function compassPhrases(language: string): TranslatedPhrase[] {
  const words = WORDS[language];
  if (words === undefined) return [];
  const points: TranslatedPhrase[] = [...Object.entries(words.between ?? {}), ...Object.entries(words.points)].map(
    ([english, forms]) => [`(?:${forms})(?= (?:${words.of}))`, english],
  );
  return [...(AREAS[language] ?? []), ...points];
}
