/** Single pollutants and kinds of pollen that a question names: they are answered by their own figures. */
import type { PollenKind } from '../../weather/air-quality/pollen.ts';
import type { Pollutant } from '../../weather/air-quality/us-aqi.ts';
import type { AirParts } from './interpretation.ts';
import { wholeWords } from './text.ts';

const POLLUTANT_WORDS: ReadonlyArray<readonly [Pollutant, RegExp]> = [
  ['pm2_5', wholeWords('pm ?2[.,]?5|fine (?:particles?|particulates?|dust)|particulates?|particulate matter')],
  ['pm10', wholeWords('pm ?10|coarse (?:particles?|particulates?)|particulates|particulate matter')],
  ['o3', wholeWords('o3|ozone')],
  ['no2', wholeWords('no ?2|nox|nitrogen (?:di)?oxides?')],
  ['so2', wholeWords('so ?2|sul(?:ph|f)ur (?:di)?oxides?')],
  ['co', wholeWords('carbon monoxide')],
];

const TREES: readonly PollenKind[] = ['alder', 'birch', 'olive'];
const WEEDS: readonly PollenKind[] = ['mugwort', 'ragweed'];
const POLLEN_WORDS: ReadonlyArray<readonly [readonly PollenKind[], RegExp]> = [
  [['alder'], wholeWords('alders?')],
  [['birch'], wholeWords('birch(?:es)?')],
  [['olive'], wholeWords('olives?')],
  [['grass'], wholeWords('grass(?:es)?')],
  [['mugwort'], wholeWords('mugwort|artemisia')],
  [['ragweed'], wholeWords('ragweed|ambrosia')],
  [TREES, wholeWords('trees?')],
  [WEEDS, wholeWords('weeds?')],
];
/** Pollen that people ask for and the models do not have. */
const OTHER_POLLEN = wholeWords(
  'oak|hazel|ash|pine|cedar|juniper|cypress|plane tree|plane|nettle|plantain|elm|poplar|maple|beech|willow|' +
    'dock|pellitory|mountain cedar|mould|mold|spores?',
);
const OF_POLLEN = wholeWords('pollen|spores?|hay ?fever|allerg\\p{L}+|ragweed|ambrosia|mugwort');

/** Null where the question names none. `plain`: without places. */
export function airPartsIn(plain: string): AirParts | null {
  const pollutants = POLLUTANT_WORDS.flatMap(([pollutant, words]) => (plain.search(words) >= 0 ? [pollutant] : []));
  const isOfPollen = plain.search(OF_POLLEN) >= 0;
  const pollen = isOfPollen
    ? [...new Set(POLLEN_WORDS.flatMap(([kinds, words]) => (plain.search(words) >= 0 ? kinds : [])))]
    : [];
  const hasOtherPollen = isOfPollen && plain.search(OTHER_POLLEN) >= 0;
  return pollutants.length + pollen.length === 0 && !hasOtherPollen ? null : { pollutants, pollen, hasOtherPollen };
}
