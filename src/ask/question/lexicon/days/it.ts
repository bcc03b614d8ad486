/** Phrases of days that are counted, or that follow each other, in Italian. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const ITALIAN_DAYS: readonly TranslatedPhrase[] = [
  ['quanti giorni (?:di pioggia|piovosi|piove)(?: (?:ci sono|ha))?', 'how many rainy days does'],
  ['quanti giorni di gelo(?: (?:ci sono|ha))?', 'how many frost days does'],
  ['quanti giorni (?:di neve|nevica)(?: (?:ci sono|ha))?', 'how many snowy days does'],
  ['quanti giorni (?:di sole|soleggiati)(?: (?:ci sono|ha))?', 'how many sunny days does'],
  ['quanti giorni (?:asciutti|senza pioggia)(?: (?:ci sono|ha))?', 'how many dry days does'],
  ['quanti giorni di nebbia(?: (?:ci sono|ha))?', 'how many foggy days does'],
  ['prossimo (?:fine settimana|weekend) (?:asciutto|senza pioggia)', 'next dry weekend'],
  ['prossimo giorno (?:asciutto|senza pioggia)', 'next dry day'],
  ['nevica(.{0,30}?) mai', 'does it ever snow$1'],
  ['piove(.{0,30}?) mai', 'does it ever rain$1'],
  [
    '(\\d{1,2}) (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '$1 dry days in a row',
  ],
  [
    'due (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '2 dry days in a row',
  ],
  [
    'tre (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '3 dry days in a row',
  ],
  [
    'quattro (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '4 dry days in a row',
  ],
  [
    'cinque (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '5 dry days in a row',
  ],
  [
    'sei (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '6 dry days in a row',
  ],
  [
    'sette (?:giorni (?:asciutti|senza pioggia)(?: di fila| consecutivi| di seguito)?|' +
      'giorni (?:di fila|consecutivi) (?:asciutti|senza pioggia))',
    '7 dry days in a row',
  ],
];
