/** Phrases of days that are counted, or that follow each other, in French. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const FRENCH_DAYS: readonly TranslatedPhrase[] = [
  ['combien de jours (?:de pluie|pluvieux)(?: y a-t-il)?', 'how many rainy days does'],
  ['combien de jours de (?:gel|gelée)(?: y a-t-il)?', 'how many frost days does'],
  ['combien de jours de neige(?: y a-t-il)?', 'how many snowy days does'],
  ['combien de jours (?:de soleil|ensoleillés)(?: y a-t-il)?', 'how many sunny days does'],
  ['combien de jours secs(?: y a-t-il)?', 'how many dry days does'],
  ['combien de jours (?:de brouillard)(?: y a-t-il)?', 'how many foggy days does'],
  ["combien de jours d'orage(?: y a-t-il)?", 'how many thunder days does'],
  ['prochain week-?end sec', 'next dry weekend'],
  ['prochain jour sec', 'next dry day'],
  [
    "(?:est-ce qu'il |il )?neige(?:-t-il)?(.{0,30}?) (?:parfois|jamais|des fois|de temps en temps)",
    'does it ever snow$1',
  ],
  ["(?:est-ce qu'il |il )?pleut(?:-il)?(.{0,30}?) (?:parfois|jamais)", 'does it ever rain$1'],
  [
    "(\\d{1,2}) (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '$1 dry days in a row',
  ],
  [
    "deux (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '2 dry days in a row',
  ],
  [
    "trois (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '3 dry days in a row',
  ],
  [
    "quatre (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '4 dry days in a row',
  ],
  [
    "cinq (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '5 dry days in a row',
  ],
  [
    "six (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '6 dry days in a row',
  ],
  [
    "sept (?:jours (?:secs|sans pluie)(?: de suite| consécutifs| d'affilée)?|" +
      'jours (?:de suite|consécutifs) (?:secs|sans pluie))',
    '7 dry days in a row',
  ],
];
