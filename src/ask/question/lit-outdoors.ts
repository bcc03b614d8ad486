/**
 * Whatever is lit, burnt, welded or set off outdoors, in English, by any verb and of any noun: calm and dry air are no leave for that.
 * They count as those of mild-dangers.ts do.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const WHOSE =
  '(?:the|a|an|my|our|some|that|this|these|those|his|her|their|all|any|old|dead|dry|last|few|couple|lot|of|big|little|small) ';

/** What is lit for warmth, supper or light, and has rules of its own or none. */
const LIT_AT_HOME =
  '(?:bbqs?|barbe[cq]ues?|barbies?|braais?|grills?|smokers?|way|room|house|christmas|lamps?|lights?|path|garden|stage|tree|pool|' +
  'rain\\p{L}*|shower\\p{L}*|wind\\p{L}*|breeze|jacket|jumper|coat|side|blue|colou?rs?|one)';

/** What no sun, fog or wind burns. */
const NOT_FUEL =
  '(?:skin|back|shoulders?|nose|face|faces|legs|arms|neck|calories|fat|kids|children|baby|feet|paws|scalp|head|ears|time|energy|' +
  'plants?|lawn|leaves|grass|tomatoes|fog|mist|clouds?|haze|marine|cd|dvd|lips|hands)';

const FUELS =
  '(?:stubbles?|straw|bales?|brush(?: ?piles?)?|brash|slash|heather|gorse|bracken|scrub|undergrowth|reeds?|hedge ?cuttings?|' +
  'hedgerows?|cuttings|clippings|prunings|trimmings|branches|stumps?|logs|pallets?|rubbish|trash|garbage|debris|' +
  'cardboard|tyres|tires|mattress|weeds|thistles|bonfires?|fire ?pits?|fire ?bowls?|camp ?fires?|chiminea|brazier|beacons?|' +
  'effigy|guy|pyre|wicker man|ditch(?:es)?|verge|paddock|prairie|pasture|back ?burn|fire ?break|burn ?piles?|haystack|waste|' +
  'garden waste|crop residue|sugar ?cane|wasps?\\W? nest|ant ?hill)';

const SETS_ALIGHT =
  '(?:light|lit|burn|torch|ignite|igniting|kindl(?:e|ing)|char|scorch|singe|flame|fire|cremate|incinerat(?:e|ing)|smoke out)(?:ing|ning)?(?: (?:off|up))?|' +
  'set(?:ting)? (?:a )?(?:fire|light|flame|match) to|put(?:ting)? (?:a )?(?:match|lighter|torch|flame) to';

/** The gravest first. */
export const LIT_OUTDOORS: readonly UncoveredWords[] = [
  {
    subject: 'fire',
    all: [
      [
        `(?:to|we|i|can|could|shall|should|they|he|she|t|safe|safely|and|for|when|before|about) (?:light|ignite|torch|kindle|incinerate)(?: up| off)? ` +
          `(?:${WHOSE})+(?!${LIT_AT_HOME}(?!\\p{L}))\\p{L}+`,
        `(?:lighting|igniting|torching|kindling|incinerating) (?:up |off )?(?:${WHOSE})+(?!${LIT_AT_HOME}(?!\\p{L}))\\p{L}+`,
        `(?:to|we|i|can|could|shall|should|they|safe|safely|and) burn (?:(?:up|off) )?(?:${WHOSE})+(?!${NOT_FUEL}(?!\\p{L}))\\p{L}+`,
        `(?:${SETS_ALIGHT}) (?:${WHOSE})*(?:\\p{L}+ )?${FUELS}`,
        `set(?:ting)? (?:${WHOSE})*(?:\\p{L}+ ){0,3}?(?:on fire|alight|ablaze|aflame)|set(?:ting)? (?:fire|light) to|` +
          '(?:put|hold|strik)\\p{L}* (?:a )?(?:match|flame|blow ?torch|lighter)(?: to)?|drip ?torch(?:es)?|flame ?throwers?',
        `(?:smok(?:e|ing) out|smok(?:e|ing) (?:the|some|those) (?:bees|wasps|moles?|hives?|nests?|rats|foxes))`,
        `(?:let|set|send|fire|shoot|release|releas|launch|float)(?:t?ing)? (?:off |up )?(?:${WHOSE})*(?:\\p{L}+ )?(?:fire ?works?|rockets?|` +
          'bangers|fire ?crackers?|catherine wheels?|roman candles?|smoke bombs?|flares?|pyro(?:technic)?s?|(?:sky|paper|chinese|' +
          'floating|wish|wishing|flying) ?lanterns?)(?: off| up)?|(?:sky|chinese|wish(?:ing)?) lanterns?|candle lanterns?|smoke bombs?|' +
          'pyro(?:technic)?s|gender reveal (?:smoke|rocket|fire\\p{L}*|explo\\p{L}*)|tannerite',
        'hot works?(?: permit)?|sparks? (?:from|off|flying|fly)|' +
          '(?:weld(?:ing|ed)?|braz(?:e|ing)|solder(?:ing)?|angle ?-?grind(?:ing|er)?|grind(?:ing)?|oxy(?:-?acetylene|fuel)?|plasma[- ]cut(?:ting)?|' +
          'gas[- ]cut(?:ting)?|torch[- ]?on(?:ing)?|burn(?:ing)? off) (?:down |off |up |back )?(?:out ?(?:side|doors)|(?:on|in|by|near|around) (?:the |a |my |our )?(?:\\p{L}+ )?' +
          '(?:field|yard|grass|paddock|barn|hay|roof|gate|fence|woods?|crop|farm|range)|' +
          `(?:${WHOSE})+(?:\\p{L}+ ){0,2}?(?:gates?|fence|rail(?:s|ings?)?|trailer|combine|baler|trough|pipe\\p{L}*|plough|bucket|frame|posts?|steel|beams?|paint|felt))`,
      ].join('|'),
    ],
    unless:
      'sun ?(?:burn|cream|screen|block)|(?:see|watch|seeing|watching) (?:the )?fire ?works|light bulbs?|wood ?burn\\p{L}*|log burn\\p{L}*|indoors',
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
];
