/**
 * Dangers in mild words, in English: whoever stays out in a storm, in the heat or in the sun, and what they wear and ride.
 * They count as those of mild-doings.ts do.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const OUTDOORS =
  'out\\p{L}*|sun|heat|hot|beach|garden\\p{L}*|walk\\p{L}*|run\\p{L}*|jog\\p{L}*|swim\\p{L}*|cycl\\p{L}*|golf|work\\p{L}*|play\\p{L}*|hik\\p{L}*|train(?:ing)?|travel\\p{L}*';

/** The gravest first. */
export const MILD_EXPOSURES: readonly UncoveredWords[] = [
  {
    // The other half of the storm may still come.
    subject: 'storm-eye',
    all: [
      "(?:wind|storm|it|hurricane|typhoon|cyclone)(?:'s| has| have| is)? (?:just |suddenly |all |now )*(?:dropped|" +
        'died|gone (?:quiet|calm|still)|passed|over|stopped|calmed|quiet|calm)',
      'storm|hurricane|typhoon|cyclone',
      '(?:go|come|head|be) (?:back )?out\\p{L}*|outside|safe|leave|clear up|check the (?:roof|damage|boat)',
    ],
    unless: 'thunder ?storm|lightning',
    topics: ['alerts', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'heights',
    all: [
      '(?:part(?:y|ies)|bbqs?|barbecue|picnic|siesta|nap|yoga|sunbath\\p{L}*|sit(?:ting)?|sleep(?:ing)?|drinks|danc(?:e|ing)|beers|tann?ing|lunch|dinner)\\b' +
        '[^.?!]{0,20}\\b(?:on|up on) (?:the |a |our |my )?(?:flat |shed |garage |tin |barn |tiled |conservatory |extension )?roof' +
        '(?! ?(?:top|terraces?|gardens?|bars?|decks?|restaurant))|' +
        '(?:clean|wash|paint)\\p{L}* (?:the |my |our )?(?:\\p{L}+ )?windows? (?:\\p{L}+ )?(?:on|of) (?:the )?(?:second|third|fourth|fifth|sixth|top|upper|\\d+(?:st|nd|rd|th)) ' +
        'floor',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'aviation',
    all: [
      '(?:weather|day|conditions|morning|evening|calm|clear|calm enough|clear enough) (?:for flying|to fly)' +
        '(?! (?:an? |the |my |our |from |to |with |home|out|back|into |in to |kites?|drones?|flags?|over ))',
    ],
    topics: ['wind', 'visibility'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Who watches waves stands where they break.
    subject: 'water',
    all: [
      '(?:storm|wave)[- ]?watch(?:ing|ers?)?|(?:watch|photograph|film|see|shoot)(?:ing)? (?:the )?(?:big |huge |storm |giant |massive )*' +
        '(?:waves|surf|swell)(?= (?:at|on|from|off|over|hit|crash|break|in) )',
    ],
    topics: ['waves', 'gusts', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'fire',
    all: [
      '(?:let|send|light|set|releas|launch)(?:e|ing|ting)? (?:the |our |some |up |off |a few |paper )*lanterns?|' +
        '(?:flaming|burning|lit|garden|tiki) torches|fire (?:poi|eat(?:ing|ers?)|danc(?:ing|ers?)|jugglers?|juggling)|' +
        '(?:toast|roast)(?:ing)? (?:some |the )?marshmallows',
    ],
    topics: ['wind', 'gusts'],
    isGrave: true,
  },
  {
    subject: 'other-vehicle',
    all: [
      'mow\\p{L}*|cut(?:ting)? the grass',
      'ride[- ]ons?|tractor mower|zero[- ]turn|lawn tractor',
      'banks?|slopes?|steep|hill\\p{L}*|wet|after (?:the|this|all this|that) rain',
    ],
    topics: ['rain'],
    isGrave: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      "(?:no|without|broken|got no|haven't got|hasn't got) (?:any |the |a |an )?(?:air[- ]?con\\p{L}*|a\\/?c|fans?)",
      'bab(?:y|ies)|twins|kids?|child(?:ren)?|toddlers?|newborn|mum|dad|nan|gran\\p{L}*|elderly|pregnant|old',
    ],
    topics: ['temperature', 'humidity'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'road-grip',
    all: ['(?:need|carry|fit|take|requir|put on)(?:ed|e|s|ing)? (?:\\p{L}+ ){0,3}?(?:chains|snow ?socks)'],
    unless: 'supermarket|food|retail|keys|bike',
    topics: ['snow', 'ice', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Children and old people in prams, in the sun or all day in the open.
    subject: 'people-at-risk',
    all: [
      'prams?|push ?chairs?|strollers?|buggy|carry ?cots?|moses basket|(?:sleeping|napping|nap) (?:in|outside|out)',
      'bab(?:y|ies)|newborn|toddler|little (?:one|man)|twins|he|she|shade|sun|heat|hot|park(?:ed|ing)?|' +
        'leav(?:e|ing)|left|nap(?:s|ping)?|asleep|sleep(?:s|ing)?|while',
      'shade|sun|heat|hot|warm|cold|leav(?:e|ing)|left|nap(?:s|ping)?|asleep|sleep(?:s|ing)?|outside|only \\d+|degrees',
    ],
    unless: 'rain ?covers?|wear|dress(?:ed)?|clothes|tents?|dogs?|car boot|(?:to|out to) dry',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      '(?:my |our |his |her |the )?(?:grand(?:ma|mother|father|pa|dad|parents?)|grandads?|grampa|gramps|nana|nan|' +
        'gran|granny)(?!\\W?s\\b)|elderly|pensioners?|care home|residents|old (?:lady|man|folks?|people)',
      '(?:sit|stay|be|lie|wait|work|potter|doze|sleep)(?:s|ting|ing)? (?:\\p{L}+ )?(?:out(?:side|doors)?|' +
        'in (?:the )?(?:sun|garden|heat|conservatory))|all (?:day|afternoon|morning)|for hours|dig(?:ging)?|' +
        'mow(?:ing)?',
      'can|could|should|ok(?:ay)?|fine|safe|alright|all right|warm enough|cool enough|too|scorcher|hot|cold',
    ],
    unless: 'wear|dress(?:ed)?|clothes|rain(?:ing|ed)?|wet|dry',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // How long a skin bears the sun.
    subject: 'health',
    all: [
      '(?:pale|fair|sensitive|light|white|burnt|freckl(?:y|ed)|ginger|delicate|my|her|his|baby|' +
        'celtic) (?:\\p{L}+ )?skin(?:ned)?|red ?heads?|gingers?|vitiligo|lupus|eczema|psoriasis|' +
        '(?:\\d+|one|two|three|four|five|an?|half an|all|few|couple of|many) (?:hours?|hrs?|mins?|minutes?|day|' +
        'afternoon|long) (?:\\p{L}+ ){0,2}?in the (?:\\p{L}+ )?sun|how long\\b[^.?!]{0,30}\\bin the (?:\\p{L}+ )?sun|' +
        'base tan',
      'sun\\p{L}*|uv|burn\\p{L}*|tan\\p{L}*|beach',
      'can|could|should|ok(?:ay)?|fine|safe\\p{L}*|alright|all right|too (?:much|long)|enough|without|long|good|need',
    ],
    unless:
      'washing|laundry|plants?|seedlings?|tomato\\p{L}*|panels?|cushions?|solar|car|furniture|paint|moist\\p{L}*|' +
      'wear|dry(?:ing)?|rug|tent|sun ?cream|sun ?screen|factor \\d+|spf',
    topics: ['uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Far from help, with too little of what keeps alive.
    subject: 'endurance',
    all: [
      'outback|desert|sahara|death valley|nullarbor|kalahari|namib|empty quarter|middle of nowhere|back of beyond',
      'water|fuel|petrol|diesel|bottles?|supplies|signal|alone|on (?:my|our) own|break ?down|tyres?',
      'enough|ok|okay|fine|need|safe|alright|all right|should|can|could|worth',
    ],
    unless: 'water temp\\p{L}*|sea|pool|swim\\p{L}*',
    topics: ['temperature', 'feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Whoever works in the heat, without shade, water or rest.
    subject: 'health',
    all: [
      'no shade|without (?:any )?shade|(?:water|heat|rest|shade|drinks?) breaks?|' +
        '(?:need|give|take|skip|miss|allow|more|extra|longer|without)(?: (?:any|their|the|some|more|extra|longer|regular))* ' +
        'breaks?(?! (?:in|from) )|' +
        '(?<!(?:rain|fronts?|showers?|it|weather|snow) )(?:work|push|carry on|play|train)(?:ing)? (?:right |' +
        'straight )?through(?= \\u0001+(?! ?rain)| (?:the |their |our )?(?:lunch|mid ?day|heat|afternoon|siesta))|' +
        'hot roof',
      'lads|crew|team|men|guys|workers?|roofers?|scaffolders?|brickies|builders?|labourers?|pickers?|kids|players|' +
        'squad|staff|we|working',
    ],
    unless: 'tree|plant(?:s|ing)?|tea breaks?',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      '(?:with|has|have|had|got) (?:ms|lupus|cancer|angina|parkinson\\W?s|alzheimer\\W?s|sickle cell|' +
        'cystic fibrosis|heart failure|high blood pressure|a (?:weak|bad|dodgy) heart|a pace ?maker|a catheter|' +
        'a fever|an infection|(?:kidney|lung|heart|liver) (?:\\p{L}+ )?(?:disease|trouble|problems?))|' +
        'multiple sclerosis|(?:with|running|has|got) (?:a |her |his )?(?:temp(?:erature)?|fever) (?:of |' +
        'at )?(?:3[789]|4[01])(?:[.,]\\d)?',
      `${OUTDOORS}|can|should|ok(?:ay)?|fine|safe`,
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // The lightning is not named, and meant.
    subject: 'lightning-shelter',
    all: [
      '(?:shelter|hide|hiding|duck|cower|wait it out|stand)(?:ing)? (?:\\p{L}+ )?(?:under|beneath|below|by|' +
        'against) (?:\\p{L}+ ){0,2}?(?:trees?|oaks?|pines?|beech|pylons?|masts?)',
    ],
    unless: 'sun|heat|shade|shady',
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'foraging',
    all: [
      'prawns?|shrimps?|sea ?food|shellfish|oysters?|sushi|chicken|mayo\\p{L}*|eggs?|egg sandwich(?:es)?|' +
        'sandwich(?:es)?|potato salad|coleslaw|rice salad|buffet|cheese ?cake|cream cakes?|trifle|pâté|pate|burgers?|' +
        'sausages?|meat|salmon|milk|cold cuts',
      'keep(?: ok| fine| fresh)?|last|go off|going off|spoil|survive|stay (?:fresh|cool|ok|cold)|' +
        '(?:for |over )?(?:\\d+|two|three|four|five|six|a few|several) (?:hours?|hrs?)|all (?:day|afternoon)',
      'will|they\\W?ll|(?:it|that)\\W?ll|can|could|should|ok(?:ay)?|fine|safe|how long|alright|enough|still good',
    ],
    unless: 'rain(?:ing)?|dry|weather (?:keep|last|hold)|fishing|stall|cook\\p{L}*|smok(?:e|ing)|price|freezer|defrost',
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    subject: 'excavation',
    all: [
      '(?:dig(?:s|ging)?|build(?:ing)?|mak(?:e|ing)|tunnel(?:l?ing)?) (?:\\p{L}+ ){0,3}?(?:tunnels?|deep holes?|' +
        'big holes?|holes?|caves?|snow ?(?:holes?|caves?|dens?))|tunnel(?:s|l?ing)? (?:in|through|under|into) the (?:sand|dunes?|' +
        'snow)',
      'sand|beach|dunes?|snow(?: ?(?:drift|bank)s?)?|bank',
    ],
    unless: 'snow ?man|sand ?castles?|rabbits?|badgers?',
    topics: ['rain', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'earth',
    all: [
      'cliff ?-?(?:top )?(?:paths?|walks?|top|edge|road)|coast(?:al)? path',
      '(?:ok|okay|safe|passable|open|stable|alright)|after (?:all )?(?:the|this|that|heavy|so much)|slip\\p{L}*|' +
        'slid\\p{L}*|collaps\\p{L}*|crumbl\\p{L}*|eroded|edge|blown off',
    ],
    topics: ['rain', 'gusts', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Bare skin on a motorbike.
    subject: 'protective-gear',
    all: [
      'motor ?-?bik\\p{L}*|motor ?-?cycl\\p{L}*|mopeds?|scooter|vespa|quad ?bikes?|chain ?saws?|strimm(?:er|ing)|' +
        'angle grinder',
      'shorts|flip ?-?flops|sandals|crocs|bare ?foot|t-?shirt|vest|bikini|trainers|' +
        '(?:no|without(?: a| my)?|skip the|leave the|ditch the) (?:\\p{L}+ )?(?:jacket|leathers|gloves|boots|' +
        'trousers|goggles|visor)',
    ],
    topics: ['wind', 'rain', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      'crabb(?:ing|er)|dangl(?:e|ing) (?:\\p{L}+ )?(?:legs|feet)',
      'wall|quay|jetty|pier|pontoon|rocks|harbou?r|kids|child(?:ren)?|off|bridge',
    ],
    unless: 'crabbing boat|season',
    topics: ['waves', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'aviation',
    all: [
      '(?:first |my |a )?(?:solo|trial|test|training|cross[- ]country) flights?|flying (?:lessons?|school|club)|' +
        'microlights? flights?|(?:fly|flying|flown) (?:\\p{L}+ )?circuits|first solo|crosswind (?:landing|limit)s?|' +
        'touch and goes',
    ],
    unless: 'drones?|simulator|airline',
    topics: ['wind', 'gusts', 'fog'],
    isAnswered: true,
  },
];
