/** The points of the compass before the name of a country, and ranges and coasts: "le sud de la France", "in den Alpen". */
import { DEPARTMENT_PHRASES } from './departments.ts';
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
  'mittwoch|donnerstag|freitag|samstag|sonntag|temperatur|wassertemperatur|wasser|wellen|wellengang|wind))';

/** Seas with no one weather, which the answer says. */
const SEAS_IN_FRENCH: Readonly<Record<string, string>> = {
  mediterranee: 'Mediterranean Sea',
  baltique: 'Baltic Sea',
  noire: 'Black Sea',
  rouge: 'Red Sea',
  adriatique: 'Adriatic Sea',
};

/** The same in French and in Dutch. */
const NO_TOWN_FR =
  '(?=\\W*$| (?:demain|apres|aujourd|maintenant|ce|cet|cette|le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|' +
  'elle|est|sera|il|y|pour|en ce|a combien|on|du \\d|combien|temperature))';
const NO_TOWN_NL =
  '(?=\\W*$| (?:vandaag|nu|morgen|overmorgen|vanmiddag|vanavond|vannacht|dit|komend|volgende?|op|maandag|dinsdag|' +
  'woensdag|donderdag|vrijdag|zaterdag|zondag|temp|temperatuur|watertemperatuur|golven|wind|warm|koud|van \\d|hoe|in het))';

/** A sea at home, told at a town on its coast; as a phrase of its warmth and as one of its place. */
function seaInFrench(names: string, coast: string): TranslatedPhrase[] {
  const sea = `(${names})${NO_TOWN_FR}`;
  return [
    [`(?:a combien est|combien (?:est|fait)|quelle est la temperature de) (?:la )?${sea}`, 'sea temperature $1'],
    [`(?:temperature|temp) (?:de )?(?:l'eau )?(?:de |dans |en )?(?:la )?${sea}`, 'sea temperature $1'],
    [`(?:la )?(${names}) temperature`, 'sea temperature $1'],
    [`(?:la )?(${names})(?=[^?!]{0,40} (?:elle |est |sera )+a combien)`, 'sea temperature $1'],
    [`(?:a|sur|dans|en|au bord de|vers)(?: la)?(?= ${sea})`, ''],
    [sea, `in ${coast}`],
  ];
}

function seaInDutch(names: string, coast: string): TranslatedPhrase[] {
  const sea = `(${names})${NO_TOWN_NL}`;
  return [
    [`hoe (warm|koud) is de ${sea}`, 'how $1 is the sea $2'],
    [`(?:water|zeewater)?temperatuur (?:van |in )?(?:de )?${sea}`, 'sea temperature $1'],
    [`(?:de )?(${names}) (?:water|zeewater)?temperatuur`, 'sea temperature $1'],
    [`(?:(?:aan|op|in|naar) )?de(?= ${sea})`, ''],
    [sea, `in ${coast}`],
  ];
}

/** Ranges and coasts whose names are those of towns or of seas too, or stand with an article. */
const AREAS: Readonly<Record<string, readonly TranslatedPhrase[]>> = {
  de: [
    ['(?:die |den )?alpen', 'the alps'],
    ['(?:die |den )?pyrenäen', 'the pyrenees'],
    ['(?:die |den )?ardennen', 'ardennes'],
    [`wie (warm|kalt) ist die (ostsee)${NO_TOWN}`, 'how $1 is the sea $2'],
    [`wie (warm|kalt) ist die (nordsee)${NO_TOWN}`, 'how $1 is the sea $2'],
    [`(?:an|auf|in) der(?= (?:ost|nord)see${NO_TOWN})`, ''],
    [`ostsee${NO_TOWN}`, 'in Ostseeküste'],
    [`nordsee${NO_TOWN}`, 'in Nordseeküste'],
  ],
  fr: [
    ['(?:les )?alpes(?![- ](?:de|maritimes))', 'the alps'],
    ['(?:les )?pyrénées(?![- ](?:orientales|atlantiques))', 'the pyrenees'],
    ['(?:les )?ardennes', 'ardennes'],
    ...seaInFrench('mer du nord', 'Littoral de la mer du Nord'),
    ...seaInFrench('la manche', 'Littoral de la Manche'),
    [
      `(?:de |dans |en |sur |a )?(?:la )?mer (mediterranee|baltique|noire|rouge|adriatique)${NO_TOWN_FR}`,
      ({ 1: name = '' }) => `in the ${SEAS_IN_FRENCH[name] ?? ''}`,
    ],
    [
      `(?:dans |sur )?l'atlantique${NO_TOWN_FR}|(?<!-)\\batlantique(?= demain|\\W*$)(?<!(?:loire|pyrenees|cote)[ -]atlantique)`,
      'in the Atlantic Ocean',
    ],
    ...DEPARTMENT_PHRASES,
    ['(?:a |sur |vers )?la (?:cote|mer) belge', 'in Côte belge'],
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
    ...seaInDutch('noordzee', 'Noordzeekust'),
    ['limburg(?! an der)(?<!(?:belgisch|nederlands)[- ]limburg)', 'Nederlands-Limburg'],
    ['(?:aan |naar )?de (?:belgische|vlaamse) kust|(?:belgische|vlaamse) kust', 'in Belgische kust'],
    ['(?:aan |naar )?de (?:nederlandse|hollandse) kust|(?:nederlandse|hollandse) kust', 'in Noordzeekust'],
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
