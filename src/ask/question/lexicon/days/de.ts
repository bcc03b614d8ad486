/** Phrases of days that are counted, or that follow each other, in German. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const GERMAN_DAYS: readonly TranslatedPhrase[] = [
  ['wie ?viele regentage(?: (?:hat|gibt es|sind))?', 'how many rainy days does'],
  ['wie ?viele frosttage(?: (?:hat|gibt es|sind))?', 'how many frost days does'],
  ['wie ?viele schneetage(?: (?:hat|gibt es|sind))?', 'how many snowy days does'],
  ['wie ?viele sonnentage(?: (?:hat|gibt es|sind))?', 'how many sunny days does'],
  ['wie ?viele hitzetage(?: (?:hat|gibt es|sind))?', 'how many hot days does'],
  ['wie ?viele eistage(?: (?:hat|gibt es|sind))?', 'how many ice days does'],
  ['wie ?viele sommertage(?: (?:hat|gibt es|sind))?', 'how many summer days does'],
  ['wie ?viele gewittertage(?: (?:hat|gibt es|sind))?', 'how many thunder days does'],
  ['wie ?viele nebeltage(?: (?:hat|gibt es|sind))?', 'how many foggy days does'],
  ['wie ?viele trockene tage(?: (?:hat|gibt es|sind))?', 'how many dry days does'],
  ['wie ?viele tage (?:regnet|schneit) es', 'how many rainy days'],
  ['nächste[sn]? trockene[sn]? wochenende', 'next dry weekend'],
  ['nächste[rn]? trockene[rn]? tag', 'next dry day'],
  ['schneit es(.{0,30}?) (?:jemals|überhaupt einmal|je)', 'does it ever snow$1'],
  ['regnet es(.{0,30}?) (?:jemals|je)', 'does it ever rain$1'],
  ['friert es(.{0,30}?) (?:jemals|je)', 'does it ever freeze$1'],
  [
    '(\\d{1,2}) (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '$1 dry days in a row',
  ],
  [
    'zwei (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '2 dry days in a row',
  ],
  [
    'drei (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '3 dry days in a row',
  ],
  [
    'vier (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '4 dry days in a row',
  ],
  [
    'fünf (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '5 dry days in a row',
  ],
  [
    'sechs (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '6 dry days in a row',
  ],
  [
    'sieben (?:trockene tage(?: am stück| hintereinander| in folge| nacheinander)?|' +
      'tage (?:am stück |hintereinander )?(?:ohne regen|trocken))',
    '7 dry days in a row',
  ],
];
