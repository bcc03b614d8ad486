/**
 * What cannot wait for a forecast, and what people ask as if the weather decided it: somebody who is ill or stuck now, a smell of
 * gas, a baby in a pram, a lift with a crane, a tent that is to hold. They are answered though no word of the weather is in them.
 */
import type { UncoveredWords } from './uncovered-words.ts';

const OTHERS =
  '(?:he|she|they|husband|wife|partner|mum|mom|dad|mother|father|son|daughter|kid|child|baby|boy|girl|friend|mate|nan|gran\\p{L}*|colleague|man|woman|runner|worker|hiker|climber|patient)';

/** The gravest first. */
export const EMERGENCY_WORDS: readonly UncoveredWords[] = [
  {
    // Heat stroke and hypothermia by their signs (NHS): confusion, no sweat, no shivering, blue lips, collapse.
    subject: 'emergency',
    all: [
      [
        '(?:stopped|not|no longer|isn ?t|quit) (?:sweating|shivering|breathing|responding|moving)',
        `${OTHERS}(?:\\Ws| is|\\Wre| are| seems| looks| has| have)?(?: \\p{L}+){0,3}? (?:collapsed|passed out|unconscious|unresponsive|delirious|incoherent|confused|disorient(?:at)?ed|slurring|having a (?:fit|seizure)|struck by lightning|hit by lightning|drowning)`,
        'slurred speech|blue lips|lips (?:are |have gone |gone |going )?blue|chest pains?|can ?not breathe|can\\W?t breathe',
        '(?:we|i)(?:\\Wre|\\Wm| are| am) (?:\\p{L}+ )?(?:trapped|stranded|lost|stuck)(?: (?:on|in|at|up|out|under|by) )(?!traffic|the traffic|a queue|london|work|meeting)',
        '(?:out of|no|run out of|ran out of) water (?:left|and|,)|out of water(?! (?:temp|sports?|level))',
      ].join('|'),
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'gas-leak',
    all: ['gas (?:leaks?|leaking)|smell(?:s|ed|ing)? (?:of |like )?gas|leak(?:ing|ed)? gas|gas smell'],
    topics: ['wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      'bab(?:y|ies)|newborns?|infants?|toddlers?|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ?-?(?:months?|weeks?|days?)[- ]olds?',
      'pram|pushchair|buggy|stroller|cot|crib|carrier|sling|balcony|nap(?:s|ping)?|asleep|sleep(?:s|ing)?|outside|outdoors|garden|shade|sun|heat|beach|walk',
      'leave|leaving|left|put(?:ting)?|take|taking|keep(?:ing)?|can|could|should|ok(?:ay)?|fine|alright|all right|safe|too (?:hot|cold|warm)',
    ],
    unless: 'wear|dress(?:ed)?|clothes|layers|blanket|tog|hat|coat|jacket|car|van',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    onlyJudged: true,
    isAnswered: true,
  },
  {
    // Flat-nosed dogs cannot cool themselves by panting (RSPCA, brachycephalic breeds).
    subject: 'animals',
    all: [
      'pugs?|puggle|(?:french |english |american )?bulldogs?|frenchies?|boston terriers?|pekingn?ese|shih ?tzus?|cavaliers?|boxer dogs?|flat[- ](?:nosed|faced) dogs?|brachycephalic',
      'hot|heat|warm|sun|temperature|cool enough|muggy|humid|walk(?:s|ies|ing)?|run|outside',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      'cranes?|trusses|truss|steelwork|glazing panels?|cladding panels?|precast|girders?|rafters|spreader(?: beam)?|telehandlers?|hiab|hoists?|(?:\\d+|two|three|five|ten) ?-?(?:tonne?s?|tons?)',
      'lift(?:s|ing|ed)?|hoist(?:s|ing)?|swing(?:ing)?|rig(?:ging)?|sling(?:ing)?|erect(?:ing)?|crane(?:d|s)? (?:in|up|out|onto)|place|placing|install(?:ing)?',
    ],
    unless: 'forklift truck hire|lift (?:home|to work)|give (?:me|us) a lift',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      '(?:party )?tents?|marquees?|gazebos?|pergolas?|awnings?|parasols?|trampolines?|bouncy castles?|big top|stage (?:roof|canopy)|hoardings?|scaffold(?:ing)?(?: sheeting)?|pop[- ]?ups?|yurts?|fence panels?|carports?|polytunnels?',
      'hold(?:s|ing)?(?! off)(?: (?:up|out|down))?|withstand|survive|stay (?:up|put|down|standing)|stand(?:ing)? up|cope|blow (?:away|down|over|off)|blown? (?:away|down|over)|take off|come down|tied down|pegged|anchored|weighted|strong enough|\\d+ guests',
    ],
    unless: 'how many|nights?',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Rivers rise from rain upstream.
    subject: 'flooding',
    all: [
      "(?:pitch(?:ing)?|camp(?:ing|site)?|tents?|caravan|motorhome|park(?:ing|ed)?|sleep(?:ing)?|bivv?y)\\b[^.?!]{0,40}\\b(?:by|next to|beside|near|alongside|close to|at|on) (?:the |a )?(?:edge of the |banks? of the )?(?:water(?:'?s edge)?|river(?:side|bank|'s edge)?|stream|creek|beck|brook)",
      'ok(?:ay)?|safe|fine|alright|can|could|should|right|flood\\p{L}*|rise|rising|rain|good|wise',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      '(?:thunder\\p{L}*|lightning|storms?)',
      'hot ?tubs?|jacuzzi|(?:swimming |paddling )?pools?|trampolines?|metal (?:umbrella|ladder|pole)|fishing rods?|golf clubs?',
      'ok(?:ay)?|safe\\p{L}*|fine|alright|can|could|should|stay|sit|get (?:in|out)|during|in (?:a|the|this)',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'fire',
    all: [
      '(?:sky|chinese|paper|wish|wishing|floating|flying) lanterns?|lanterns? release|releas(?:e|ing) (?:of |the |some |our )?(?:sky |paper |chinese )?lanterns?',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'airspace',
    all: [
      'drones?|mavic|dji|quadcopters?|uav',
      '(?:near|by|at|over|close to|next to|around|beside) (?:the |an? )?(?:\\p{L}+ )?(?:airports?|airfields?|runways?|aerodromes?|prisons?|helipads?|military base)',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
  },
  {
    subject: 'road-grip',
    all: [
      '(?:summer|bald|worn|all[- ]season|normal) (?:tyres?|tires?)|(?:without|no|not got|haven ?t got|don ?t have) (?:any |my |our )?(?:winter (?:tyres?|tires?)|snow (?:tyres?|tires?|chains)|chains)|(?:in|through|on) the (?:snow|ice|black ice|slush)\\b[^.?!]{0,30}\\b(?:tyres?|tires?|chains)',
      'driv(?:e|es|ing)|road(?:s)?|tyres?|tires?|pass|trip|home|get (?:there|home|through|over|up)',
    ],
    topics: ['ice', 'snow', 'temperature'],
    isGrave: true,
    onlyJudged: true,
  },
];
