/** Phrases of days that are counted, or that follow each other, in Spanish. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const SPANISH_DAYS: readonly TranslatedPhrase[] = [
  ['cuántos días (?:de lluvia|lluviosos|llueve)(?: (?:hay|tiene))?', 'how many rainy days does'],
  ['cuántos días de helada(?: (?:hay|tiene))?', 'how many frost days does'],
  ['cuántos días (?:de nieve|nieva)(?: (?:hay|tiene))?', 'how many snowy days does'],
  ['cuántos días (?:de sol|soleados)(?: (?:hay|tiene))?', 'how many sunny days does'],
  ['cuántos días (?:secos|sin lluvia)(?: (?:hay|tiene))?', 'how many dry days does'],
  ['cuántos días de niebla(?: (?:hay|tiene))?', 'how many foggy days does'],
  ['próximo fin de semana seco', 'next dry weekend'],
  ['próximo día seco', 'next dry day'],
  ['nieva(.{0,30}?) (?:alguna vez|nunca)', 'does it ever snow$1'],
  ['llueve(.{0,30}?) (?:alguna vez|nunca)', 'does it ever rain$1'],
  [
    '(\\d{1,2}) (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|' +
      'sin lluvia))',
    '$1 dry days in a row',
  ],
  [
    'dos (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '2 dry days in a row',
  ],
  [
    'tres (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '3 dry days in a row',
  ],
  [
    'cuatro (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '4 dry days in a row',
  ],
  [
    'cinco (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '5 dry days in a row',
  ],
  [
    'seis (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '6 dry days in a row',
  ],
  [
    'siete (?:días (?:secos|sin lluvia)(?: seguidos| consecutivos)?|días (?:seguidos|consecutivos) (?:secos|sin lluvia))',
    '7 dry days in a row',
  ],
];
