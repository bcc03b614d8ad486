/** Phrases of days that are counted, or that follow each other, in Dutch. */
import type { TranslatedPhrase } from '../lexicon.ts';

export const DUTCH_DAYS: readonly TranslatedPhrase[] = [
  [
    'hoeveel (?:regendagen|dagen regen(?:t het)?|dagen met regen|natte dagen)(?: (?:heeft|zijn er))?',
    'how many rainy days does',
  ],
  ['hoeveel (?:vorstdagen|dagen vorst)(?: (?:heeft|zijn er))?', 'how many frost days does'],
  ['hoeveel (?:sneeuwdagen|dagen sneeuw(?:t het)?)(?: (?:heeft|zijn er))?', 'how many snowy days does'],
  ['hoeveel (?:zonnige dagen|dagen zon)(?: (?:heeft|zijn er))?', 'how many sunny days does'],
  ['hoeveel (?:droge dagen|dagen zonder regen)(?: (?:heeft|zijn er))?', 'how many dry days does'],
  ['hoeveel ijsdagen(?: (?:heeft|zijn er))?', 'how many ice days does'],
  ['hoeveel (?:zomerse dagen)(?: (?:heeft|zijn er))?', 'how many summer days does'],
  ['hoeveel (?:mistdagen|dagen mist)(?: (?:heeft|zijn er))?', 'how many foggy days does'],
  ['(?:eerst)?volgende droge weekend', 'next dry weekend'],
  ['(?:eerst)?volgende droge dag', 'next dry day'],
  ['sneeuwt het(.{0,30}?) (?:ooit|wel eens)', 'does it ever snow$1'],
  ['regent het(.{0,30}?) (?:ooit|wel eens)', 'does it ever rain$1'],
  ['vriest het(.{0,30}?) (?:ooit|wel eens)', 'does it ever freeze$1'],
  [
    '(\\d{1,2}) (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|' +
      'zonder regen))',
    '$1 dry days in a row',
  ],
  [
    'twee (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '2 dry days in a row',
  ],
  [
    'drie (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '3 dry days in a row',
  ],
  [
    'vier (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '4 dry days in a row',
  ],
  [
    'vijf (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '5 dry days in a row',
  ],
  [
    'zes (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '6 dry days in a row',
  ],
  [
    'zeven (?:droge dagen(?: achter elkaar| op rij| na elkaar)?|dagen (?:achter elkaar |op rij )?(?:droog|zonder regen))',
    '7 dry days in a row',
  ],
];
