/**
 * What is named first and then called "it": "the car's filthy, wash it today or wait". The name stands in for the word, so that
 * one table of chores reads both. Adding a chore means adding its verb to the line of its things.
 */
import type { TranslatedPhrase } from './lexicon.ts';

const CHORES: ReadonlyArray<readonly [things: string, verbs: string]> = [
  ['cars?|vans?|motorbike|caravan|truck|camper ?van|motorhome', 'wash|clean|hose|polish|wax|valet'],
  ['lawns?|grass', 'cut|mow|trim|feed|water|strim'],
  ['hedges?|bushes|shrubs?', 'cut|trim|prune'],
  ['fences?|sheds?|deck(?:ing)?|summer ?house|gates?', 'paint|stain|treat|creosote|varnish|oil'],
  ['windows', 'clean|wash|open|shut|close|leave'],
  ['washing|laundry|sheets|bedding|towels|duvets?', 'hang|peg|dry|leave'],
  ['dogs?|puppy', 'walk'],
  [
    'tomato(?:e?s)?|beans|seedlings|plants|courgettes|geraniums|dahlias|pots|hanging baskets|roses|peppers|veg',
    'plant|water|cover|bring|take|put|leave|move|fleece',
  ],
  [
    'cushions|(?:garden |patio )?furniture|chairs|toys|bikes|parasol|trampoline|awning|barbecue|bins?',
    'bring|take|put|leave|cover|tie|strap|peg|get|move',
  ],
];

const row = ([things, verbs]: (typeof CHORES)[number]): TranslatedPhrase => [
  `(?=(?:${verbs})\\p{L}{0,4} (?:it|them|him|her)\\b)(?<=\\b(${things})\\b[^?!]{2,80}[^\\p{L}])` +
    `((?:${verbs})(?:[ptg]?ing|ing)?) (?:it|them|him|her)(?! (?:is|was|will|has|to (?!dry|stay)|from|for me)\\b)`,
  ([, thing = '', verb = '']) => `${verb} the ${thing}`,
];

export const NAMED_BEFORE: readonly TranslatedPhrase[] = CHORES.map(row);
