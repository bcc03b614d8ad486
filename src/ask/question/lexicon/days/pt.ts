/** Phrases of days that are counted, or that follow each other, in Portuguese. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const PORTUGUESE_DAYS: readonly TranslatedPhrase[] = [
  ['quantos dias (?:de chuva|chuvosos|chove)(?: (?:há|tem))?', 'how many rainy days does'],
  ['quantos dias de geada(?: (?:há|tem))?', 'how many frost days does'],
  ['quantos dias (?:de neve|neva)(?: (?:há|tem))?', 'how many snowy days does'],
  ['quantos dias (?:de sol|ensolarados)(?: (?:há|tem))?', 'how many sunny days does'],
  ['quantos dias (?:secos|sem chuva)(?: (?:há|tem))?', 'how many dry days does'],
  ['quantos dias de nevoeiro(?: (?:há|tem))?', 'how many foggy days does'],
  ['próximo fim de semana (?:seco|sem chuva)', 'next dry weekend'],
  ['próximo dia (?:seco|sem chuva)', 'next dry day'],
  ['neva(.{0,30}?) (?:alguma vez|nunca|às vezes)', 'does it ever snow$1'],
  ['chove(.{0,30}?) (?:alguma vez|nunca)', 'does it ever rain$1'],
  [
    '(\\d{1,2}) (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '$1 dry days in a row',
  ],
  [
    'dois (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '2 dry days in a row',
  ],
  [
    'três (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '3 dry days in a row',
  ],
  [
    'quatro (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '4 dry days in a row',
  ],
  [
    'cinco (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '5 dry days in a row',
  ],
  [
    'seis (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '6 dry days in a row',
  ],
  [
    'sete (?:dias (?:secos|sem chuva)(?: seguidos| consecutivos)?|dias (?:seguidos|consecutivos) (?:secos|sem chuva))',
    '7 dry days in a row',
  ],
];
