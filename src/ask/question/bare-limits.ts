/**
 * Questions for a limit and for no weather: "how windy is too windy for a trampoline", "is 34 too hot for the lads", "at what
 * temperature does it snow".
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const UNIT =
  '(?:°|º)? ?(?:degrees?|deg|celsius|centigrade|fahrenheit|c|f|mph|kmh|km\\/h|kph|k|knots?|kts?|kn|m\\/s|mm|cm|' +
  'inches|%|percent)?';
const WHOSE = '(?: (?:really|actually|considered|classed as|that|very|still|a bit|way|be))*';

/** Questions for a limit of one kind. `felt`: its adjectives; `figures`: its nouns; `told`: how a figure of it is written. */
function limitsOf(felt: string, figures: string, told: string): string {
  const adjective = `(?:${felt})`;
  const figure = `(?:${figures})`;
  return [
    `how ${adjective}(?: (?:a )?${figure})? (?:is|are|would be|counts as) (?:considered |` +
      `classed as )?(?:too ${adjective}|dangerous|unsafe|illegal|(?:a )?heat ?wave)`,
    `how ${adjective} (?:does|do|has|must|should|would|can) (?:it|the (?:wind|air|sun|water|temp(?:erature)?)|` +
      '\\p{L}+) (?:have |need |got )?(?:to )?(?:be|get) (?:to|for|before|until) (?:it|there|the|they|you|i|we|snow|' +
      'freeze|count|be)',
    `(?:at )?(?:what|which) ${figure}(?: level)? (?:is|are|would be|counts as|gets|becomes) (?:considered |` +
      `classed as |regarded as |it )?(?:too ${adjective}|dangerous|unsafe|(?:un)?comfortable|ideal|perfect|` +
      `${adjective} enough|a heat ?wave|safe (?:for|to)|best (?:for|to)|good (?:for|to)|bad (?:for|to))`,
    `(?:at )?(?:what|which) ${figure} (?:does|do|will|can|should) (?:it|water|rain|snow|concrete|paint|grass|` +
      'tomato|\\p{L}+s) (?:freeze|snow|turn to|melt|die|start to|stop|burst|set|cure|become|stick|settle|germinate|' +
      'grow|need|have to)',
    `^\\W*(?:at )?(?:what|which) ${figure} (?:for|(?:do|should) (?:i|we|you) need (?:for|to)|is needed (?:for|to)) ` +
      '(?:lay|pour|paint|render|plaster|point|spray|sow|plant|drill|seal|screed|pav|concret|tarmac|asphalt)\\p{L}*',
    `(?:is|are|was|would) (?:a |an )?${told}${WHOSE} (?:too ${adjective}|too much)(?= (?:for|to)\\b)`,
    `(?:is|are|was|would) (?:a |an )?${told}${WHOSE} ${adjective} enough (?:for|to)`,
  ].join('|');
}

const WARMTH = limitsOf(
  'hot|cold|warm|cool|chilly|humid|high|low|mild',
  'temps?|temperatures?|humidity|dew ?points?|wbgt|heat index|wind ?chill|uv(?: index)?',
  `(?:(?:temps?|temperatures?|humidity|uv)(?: of)? )?-?\\d{1,3}(?:[.,]\\d)?${UNIT}(?: (?:degrees?|celsius|` +
    'fahrenheit|heat|humidity|uv))?',
);
const WIND = limitsOf(
  'windy|gusty|breezy|strong|high|blowy',
  'wind ?speeds?|winds?|gusts?',
  '(?:winds? of |gusts? of )?\\d{1,3} ?(?:mph|kmh|km\\/h|kph|k|knots?|kts?|kn|m\\/s)(?: (?:winds?|gusts?))?',
);
const BAD_WIND =
  '(?:is|are) (?:a |an )?\\d{1,3} ?(?:mph|kmh|km\\/h|kph|knots?|kts?|' +
  `m\\/s)(?: (?:winds?|gusts?))?${WHOSE} (?:dangerous|unsafe|bad|strong|a lot|windy|safe|ok)`;

/** "Is 1020 high pressure", "how much rain does a lawn need". */
const PRESSURE =
  '(?:is|are) (?:a (?:pressure|barometer) of )?(?:9|10)\\d\\d ?(?:hpa|mb|mbar|millibars?)? (?:considered |' +
  'classed as )?(?:a )?(?:high|low|normal|good|bad)(?: pressure)?';
const NEEDS =
  '(?:how (?:warm|cold|hot|wet|dry)|how (?:much|many) (?:hours of )?(?:rain|water|sun|sunlight|sunshine|warmth|' +
  'heat|wind|shade|light|snow)) (?:do|does) (?:a |an |the |my |our )?(?!it\\b|we\\b|i\\b|' +
  'you\\b)(?:\\p{L}+ ){1,3}?(?:need|require|tolerate|survive|withstand|stand|like to be)|' +
  'how much (?:rain|water|sun|sunshine|wind|snow) (?:do|does|would|will) (?:i|we|you|it|that) (?:need|' +
  'take)s? (?:to|for)|how often (?:do|does|should) (?:a |an |the |my |our )?(?:\\p{L}+ ){1,3}?(?:need|require|' +
  'be) (?:water(?:ing|ed)?|rain)';

export const BARE_LIMITS: readonly UncoveredWords[] = [
  { subject: 'bare-limit', all: [`${WIND}|${BAD_WIND}`], topics: ['wind'], isGrave: true, isAnswered: true },
  { subject: 'bare-limit', all: [WARMTH], topics: ['temperature'], isGrave: true, isAnswered: true },
  { subject: 'bare-limit', all: [], named: PRESSURE, topics: ['pressure'], isGrave: true, isAnswered: true },
  { subject: 'bare-limit', all: [NEEDS], topics: ['rain'], isGrave: true, isAnswered: true },
];
