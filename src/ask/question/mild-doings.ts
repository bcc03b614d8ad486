/**
 * More dangers in mild words, in English: below cliffs, under trees in wind, on banks with a mower, after drink, fire in dry land,
 * and whoever stays where a tornado comes. They count as those of mild-dangers.ts do.
 */
import { MILD_EXPOSURES } from './mild-exposures.ts';
import { PASSING_DANGERS } from './passing-dangers.ts';
import type { UncoveredWords } from './uncovered-subjects.ts';

'out\\p{L}*|sun|heat|hot|beach|garden\\p{L}*|walk\\p{L}*|run\\p{L}*|jog\\p{L}*|swim\\p{L}*|cycl\\p{L}*|golf|' +
  'work\\p{L}*|play\\p{L}*|hik\\p{L}*|train(?:ing)?|travel\\p{L}*';

/** The gravest first. */
export const MILD_DOINGS: readonly UncoveredWords[] = [
  ...PASSING_DANGERS,
  {
    // Who has drunk or not slept.
    subject: 'unfit-person',
    all: [
      '(?:couple of|few|some|two|three|four|five|several|\\d+|after(?: a)?(?: the)?|had a|' +
        'had(?: a)? few) (?:\\p{L}+ )?(?:pints?|beers?|drinks|wines?|glasses of (?:wine|prosecco)|ciders?|shots|' +
        'whisk(?:y|ies)|cocktails)|drunk|tipsy|tiddly|half ?cut|over the limit|hung ?over|' +
        'still (?:a bit )?(?:drunk|pissed)|boozed|stoned|high on|took (?:a |an )?(?:edible|gummy|pill)|' +
        '(?:no|not|hardly any|without|two hours|2 hours|three hours|3 hours) (?:of )?sleep|' +
        '(?:not|haven\\W?t|hadn\\W?t) slept|up all night|awake (?:for )?\\d+ hours|shattered|exhausted|knackered|' +
        '(?:so |very |bit |really |dead |dog |too )?tired',
      'driv\\p{L}*|cycl\\p{L}*|rid(?:e|ing)|swim\\p{L}*|sail\\p{L}*|kayak\\p{L}*|paddle ?board\\p{L}*|boat\\p{L}*|' +
        'dinghy|climb\\p{L}*|hik\\p{L}*|ski\\p{L}*|fly(?:ing)?|drone|roads? clear|motorway|ladder|roof|chain ?saw|' +
        'dip|sea|lake',
    ],
    unless: 'legs|of (?:the |this )?(?:rain|winter|cold|heat|weather|waiting)|dogs?|eyes',
    topics: ['rain', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Cliffs fall after rain, and their edges under whoever stands there.
    subject: 'earth',
    all: [],
    named:
      '(?:under|below|beneath|bottom of|foot of|base of|edge of|top of) (?:the |those |' +
      'these )?(?:\\p{L}+ )?cliffs?|cliff[- ](?:edge|top edge|base|foot)|by the cliffs',
    alsoAll: [
      'walk\\p{L}*|picnic\\p{L}*|sit\\p{L}*|stand\\p{L}*|camp\\p{L}*|sunset|sunrise|photos?|selfies?|fossil\\p{L}*|' +
        'park\\p{L}*|climb\\p{L}*|ok|okay|safe|fine|beach|lunch|play\\p{L}*',
    ],
    topics: ['rain', 'gusts', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      'stepping ?stones|(?:ford|wade|wading|fording) (?:across |through |over )?(?:the |a |that )?(?:river|stream|' +
        'burn|beck|brook|creek)|(?:puddle|water|flood) (?:is )?(?:all )?(?:over|across|on) the (?:road|lane|street|' +
        'track)(?=.*\\b(?:through|ok(?:ay)?|fine|deep|foot|feet|drive|cross|safe|get|make)\\b)|' +
        '(?:cross|crossing) (?:on |over )?(?:the )?(?:river|stream|burn|beck|brook|creek) (?:on foot|by the|at the)|' +
        'worr(?:y|ied|ying) about (?:the |our |that )?(?:\\p{L}+ )?(?:river|stream|burn|beck|brook|creek)',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      '(?:ice|cold) (?:bath|plunge)s?|(?:polar bear|boxing day|new year\\W?s(?: day)?|christmas day|loony) (?:dip|' +
        'swim|dook|plunge)|(?:dogs?|puppy|labrador|spaniel|retriever) (?:to )?(?:swim(?:s|ming)?|go(?:ing)? in)|' +
        '(?:scuba |free ?)?div(?:e|ing) (?:the|on the|with|to \\d+)',
    ],
    unless: 'div(?:e|ing) (?:the )?(?:board|into work)',
    topics: ['wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Branches and trees come down in wind.
    subject: 'wind-load',
    all: [
      '(?:under|beneath|among|near|next to|through|in|into) (?:a |an |the |some |big |old |tall |those |' +
        'these )*(?:trees?|oaks?|beech(?:es)?|woods?|woodlands?|forest|branches|poplars?|pines)|' +
        'tree ?(?:house|swing)|hammock between',
      'gales?|storm(?:s|y)?|(?:strong|high|heavy) winds?|gust(?:s|y|ing)?|in (?:this|the|that|all this) wind|' +
        'very windy|too windy|howling|breez(?:y|e)|blowing|(?:[3-9]\\d|1\\d\\d) ?mph',
      'camp\\p{L}*|tents?|pitch\\p{L}*|park\\p{L}*|walk\\p{L}*|sit\\p{L}*|run\\p{L}*|cycl\\p{L}*|rid\\p{L}*|' +
        'picnic\\p{L}*|sleep\\p{L}*|play\\p{L}*|ok|okay|safe|fine|car|caravan|dog|shelter\\p{L}*|hammock',
    ],
    unless: 'thunder\\p{L}*|lightning|new forest|forest of (?:dean|bowland)',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'other-vehicle',
    all: [
      'ride[- ]on(?: lawn)? ?mowers?|mowers?|tractors?|quads?(?: bikes?)?|atvs?|diggers?|fork ?lifts?|' +
        'telehandlers?|buggy|mules?',
      'slopes?|bank(?:s|ing)?|hill(?:s|side)?|steep|incline',
      'wet|damp|rain\\p{L}*|mud\\p{L}*|ic[ey]|frost\\p{L}*|snow\\p{L}*|slip\\p{L}*|greasy|dew',
    ],
    topics: ['rain', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      'crutches|zimmer(?: frame)?|walking (?:frame|stick)|unsteady|wobbly|hip replacement|' +
        '(?:pram|pushchair|stroller|buggy) (?:cover(?:ed|s)?|blanket|hood)|' +
        'cover(?:ing)? (?:the |my |a )?(?:pram|pushchair|stroller|buggy)|muslin over',
      'ic[ey]|frost\\p{L}*|snow\\p{L}*|wet|slip\\p{L}*|walk\\p{L}*|out|sun|heat|hot|shade|ok|okay|safe',
    ],
    topics: ['ice', 'feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What bursts or burns in the heat, and what sets dry land alight.
    subject: 'fire',
    all: [
      'petrol|gasoline|aerosols?|spray cans?|deodorant|lighter fluid|' +
        '(?:gas|propane|butane|camping gas) (?:canisters?|bottles?|cylinders?|cartridges?)|lighters?|lithium|' +
        'power ?banks?|e-?bike batter(?:y|ies)|vapes?|firelighters',
      '(?:in|on) (?:the |a |my |this |that |full |hot )*(?:car|van|boot|dash ?board|sun|heat|tent|caravan|shed)|' +
        'hot car|bon ?fires?|bbq|barbecue|fire|charg(?:e|ing)|sunlight|heatwave',
      'leave|leaving|left|keep|store|ok|okay|safe|fine|can|fill\\p{L}*|on (?:the|a) (?:bon ?fire|bbq|fire)|' +
        'in (?:the|a) hot|hot car|heat|explode|charg\\p{L}*',
    ],
    unless: 'run out|price|low on|station|enough petrol',
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'fire',
    all: [
      'bbqs?|barbe[cq]ues?|camp ?fires?|' +
        '(?:a|our|little|small|wee|log|open) fire(?! (?:station|brigade|alarm|drill|engine|escape|service|ban|risk|' +
        'danger|warning))|cigarettes?|fag|smok(?:e|ing) (?:outside|in the)|fireworks?|rockets?|sparklers?|flares?|' +
        'bon ?fires?|fire ?pits?|stoves?|matches|hot exhaust|angle ?grinders?',
      '(?:dry|tinder|parched|brown|dead|long) (?:\\p{L}+ )?(?:grass|hedges?|heath(?:er)?|leaves|weather|spell|' +
        'bracken|field|ground|lawn|scrub|stubble)|tinder[- ]?dry|bone dry|dunes|heath(?:land)?|moors?|moorland|gorse|' +
        'woods|forest|stubble|hedge',
    ],
    unless: 'will (?:it|there) (?:be|stay) dry|dry (?:and|enough) for',
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'evacuation',
    all: [
      '(?:category|cat) ?[1-5]|tropical storms?|tornado(?:es)?|twisters?|hurricanes?|typhoons?|cyclones?|' +
        'storm surge|wild ?fires?|bush ?fires?|tsunamis?',
      'driv(?:e|ing) (?:away|off|through|into|towards?|to|home|out)|outrun|ride (?:it )?out|riding it out|' +
        'stay(?:ing)? (?:in|at|put|home|inside|behind|and)|(?:open|shut|tape|crack)(?:ing)? (?:the |my )?windows|' +
        'under (?:the |a |an )(?:bridge|overpass|stairs|bed)|mobile home|trailer(?: park)?|basement|cellar|bath ?tub|' +
        'get in the (?:car|bath)|(?:watch|film|video|see|chase|photograph)(?:ing)? (?:it|the|a)|chas(?:e|ing)|party|' +
        'board up|leave (?:now|tonight|tomorrow|town|later)|wait (?:it out|till|until)',
    ],
    unless: 'season|wildfire smoke|when (?:will|does|is)',
    topics: ['alerts', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      '(?:in|during|with) (?:a |the |this )?(?:thunder ?storms?|thunder|lightning|electrical storms?)',
      'hot ?tub|jacuzzi|bath|shower|pool|swim\\p{L}*|golf|tent|tree|field|fish\\p{L}*|hill|beach|umbrella|ladder|' +
        'metal|landline|phone|dishes|mow\\p{L}*|walk\\p{L}*|run(?:ning)?|jog\\p{L}*|cycl\\p{L}*|rid(?:e|ing)|' +
        'hik\\p{L}*|camp\\p{L}*|garden\\p{L}*|play\\p{L}*|work\\p{L}*|boat\\p{L}*|sail\\p{L}*|kayak\\p{L}*|' +
        'paddl\\p{L}*|sit\\p{L}*|stand\\p{L}*|drone|fly(?:ing)?|climb\\p{L}*|bbq|barbecue|picnic|outside|outdoors|' +
        'go out|driv\\p{L}*|row(?:ing)?|paint\\p{L}*|roof',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // On a journey nobody is left behind, and it may be as hot.
    subject: 'animals',
    all: [
      'too (?:hot|warm|cold) for (?:the |my |our |a )?(?:\\p{L}+ )?(?:dogs?|puppy|pups?|cats?|kittens?|rabbits?|hens?|horses?|' +
        'pon(?:y|ies)) (?:in|on) (?:the |my |our |a )?(?:back of the )?(?:car|van|boot|train|bus|plane|ferry|boat|trailer|horse ?box)',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'animals',
    all: [
      'fish ?tanks?|aquariums?|gold ?fish|hedge ?hogs?|terrariums?|vivariums?',
      'hot|heat|sun|warm|cold|frost|freez\\p{L}*|degrees|conservatory|garden|outside|out|day',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'ice-bearing',
    all: [
      'ponds?|lakes?|rivers?|canals?|lochs?|loughs?|reservoirs?|tarns?|meres?',
      'thick|glass|frozen|froze|solid|ice|iced|minus|below zero|hard frost',
      'slid(?:e|ing)|skat(?:e|es|ing)|walk on|stand on|play on|step on|curling|hockey',
    ],
    unless: 'ice cream|roller|slide show|skate ?park|skate ?board\\p{L}*',
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      'jump(?:s|ing)? (?:off|from|in off|into the (?:sea|river|lake|water|harbou?r))|tombston(?:e|ing)|' +
        'cliff ?(?:jump|div)(?:s|ing)?',
    ],
    unless: 'jump(?:ing)? off point|trampoline|parachute|plane',
    topics: ['waves', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      'solo|alone|by myself|on my own|single[- ]?handed',
      'kayak\\p{L}*|cano(?:e|eing)|paddle ?board\\p{L}*|row(?:ing)? (?:to|across|out)|' +
        'swim(?:ming)? (?:to|across|out)|dinghy',
    ],
    topics: ['wind', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:camp\\p{L}*|sleep\\p{L}*|bivv?y|pitch\\p{L}*|tents?|park\\p{L}*)\\b[^.?!]{0,40}?\\b(?:below|under|' +
        'near) the (?:high )?(?:tide|water) ?(?:line|mark)|' +
        '(?:park|parking|drive|driving) (?:the \\p{L}+ )?on the (?:beach|sands?|foreshore)',
    ],
    topics: ['wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'over-people',
    all: [
      '(?:drones?|mavic|mini \\d|air \\d|avata|dji|quadcopters?)\\b[^.?!]{0,40}?\\b(?:over|above|through|among|into|past) (?:the |a |my |' +
        'our |their )?(?:\\p{L}+ ){0,2}?(?:sports day|guests|school|marathon|park ?run|race|runners|carnival|' +
        'procession|protest|people|queue|garden party|picnic|bbq|playground|match|game|wedding|ceremony|beach|market|' +
        'houses|gardens|neighbou?rs|street|village|town|city|crowds?|festival|concert|parade|fete)|' +
        '(?:drones?|mavic|dji|quadcopters?)\\b[^.?!]{0,20}?\\b(?:at|during|for) (?:the |a |my |our |their |' +
        '\\p{L}+\\W?s )(?:\\p{L}+ )?(?:wedding|ceremony|festival|concert|parade|fete|match|sports day|carnival|' +
        'procession|rally|demo)',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      'thunder(?:s|ing|storms?)?|lightning',
      '(?:under|beneath|below|against|by) (?:the |a |an |some |that |big |old )*(?:trees?|oaks?|pines?|pylon|mast|' +
        'bandstand|gazebo|parasol|awning|tarp)',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'foraging',
    all: [
      '(?:eat|eating|pick|picked|picking|gather\\p{L}*|forag\\p{L}*|cook) (?:\\p{L}+ ){0,2}?(?:black ?berries|' +
        'berries|elderflowers?|elderberries|sloes|wild garlic|mushrooms?|mussels|cockles|oysters|clams|whelks|' +
        'winkles|limpets|seaweed|samphire)|(?:mussels|cockles|oysters|clams|whelks|winkles|limpets|samphire|' +
        'mushrooms) (?:\\p{L}+ ){0,2}?(?:picked|gathered|safe|to eat)',
    ],
    unless: 'plant(?:ing)?|(?:good|best|nice) (?:day|time|weather|conditions)',
    topics: ['rain', 'temperature'],
    isGrave: true,
  },
  {
    subject: 'health',
    all: [
      'sunbath\\p{L}*|tan(?:ning)?|(?:sit|stay|lie|be)(?:ting|ing)? (?:out|outside|in the sun)|' +
        'lying (?:out|in the sun)|in the sun|burn\\p{L}*',
      '(?:without|no|skip|forget) (?:any |the )?(?:sun ?)?(?:cream|lotion|spf|protection|screen|block)|' +
        'how long\\b[^.?!]{0,40}\\b(?:(?:sun)?burn\\p{L}*|sunbath\\p{L}*|tan(?:ning)?)',
    ],
    topics: ['uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      '(?:risks?|dangers?|dangerous|safe|worr\\p{L}+)\\b[^.?!]{0,20}\\b(?:from|of|in|about|with) (?:the |this |' +
        'all this )?heat|heat ?(?:stroke|stress|exhaustion)',
      'work\\p{L}*|roof\\p{L}*|site|job|labour\\p{L}*|scaff\\p{L}*|felt|tarmac|build\\p{L}*|crew|lads',
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
  },
  {
    subject: 'frostbite',
    all: [
      "(?:hands?|fingers?|toes?|feet|foot|nose|ears?)(?:'ve| have| has| are| is)? (?:gone |turned |going |turning |" +
        "all |a bit )+(?:white|blue|numb|waxy|black|purple|dead)|(?:can't|cannot|can not) feel (?:my|his|" +
        'her) (?:hands?|fingers?|toes?|feet|face)',
    ],
    topics: ['feels-like', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  ...MILD_EXPOSURES,
];
