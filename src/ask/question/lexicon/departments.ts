/**
 * The departments of France, by name and by number, each told at the town of its prefect. Many of their names are rivers, towns or
 * words too: a name of one word is a department behind "dans le" and the like.
 */
import { plainText } from '../text.ts';
import type { MadeEnglish, TranslatedPhrase } from './lexicon.ts';

/** In the order of their numbers, 01 to 95. */
const BY_NUMBER = (
  'ain aisne allier alpes-de-haute-provence hautes-alpes alpes-maritimes ardeche ardennes ariege ' +
  'aube aude aveyron bouches-du-rhone calvados cantal charente charente-maritime cher correze ' +
  "corse cote-d'or cotes-d'armor creuse dordogne doubs drome eure eure-et-loir finistere gard " +
  'haute-garonne gers gironde herault ille-et-vilaine indre indre-et-loire isere jura landes ' +
  'loir-et-cher loire haute-loire loire-atlantique loiret lot lot-et-garonne lozere maine-et-loire ' +
  'manche marne haute-marne mayenne meurthe-et-moselle meuse morbihan moselle nievre nord oise ' +
  'orne pas-de-calais puy-de-dome pyrenees-atlantiques hautes-pyrenees pyrenees-orientales ' +
  'bas-rhin haut-rhin rhone haute-saone saone-et-loire sarthe savoie haute-savoie paris ' +
  'seine-maritime seine-et-marne yvelines deux-sevres somme tarn tarn-et-garonne var vaucluse ' +
  'vendee vienne haute-vienne vosges yonne territoire-de-belfort essonne hauts-de-seine ' +
  "seine-saint-denis val-de-marne val-d'oise"
).split(' ');
/** Regions, cities and ranges that are found by these names too. */
const NO_DEPARTMENT: ReadonlySet<string> = new Set(['ardennes', 'corse', 'paris']);
const ONE_WORD = BY_NUMBER.filter((name) => !name.includes('-') && !NO_DEPARTMENT.has(name));

/** The name of the stand-in in `data/stand-ins.yaml`. */
function standIn(name: string): string {
  return ONE_WORD.includes(name) ? `${name} département` : name;
}

const byName: MadeEnglish = ([, name = '']) => standIn(plainText(name));
const byNumber: MadeEnglish = ([, number = '']) => {
  const name = BY_NUMBER[Number(number) - 1];
  return name === undefined ? null : standIn(name);
};

const NAMES = `(${ONE_WORD.join('|')})`;

export const DEPARTMENT_PHRASES: readonly TranslatedPhrase[] = [
  [`${NAMES}(?<=\\b(?:dans|sur) (?:le|la|les|l)[' ]\\p{L}{3,9})(?!-| (?:d[eu]|des|en|suisse)(?!\\p{L}))`, byName],
  [`${NAMES}(?<=\\bdepartement (?:du|de la|de l|des|de)[' ]\\p{L}{3,9})`, byName],
  ["(?:le )?departement (?:du|de la|des|de l'|de)(?= \\u0001)", 'in'],
  // By its number: "dans le 77".
  [
    '(\\d{2})(?<=\\b(?:dans|sur) le \\d{2})(?= (?:demain|ce|cette|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|\\W*$)',
    byNumber,
  ],
];
