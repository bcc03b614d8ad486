/**
 * Dangers of water, storms and smoke that a question tells of, in English: a creek by the tent, a ford on the way, a warning that
 * has just ended, a crowd under storms. They count as those of mild-dangers.ts do.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const CAR =
  '(?:fiesta|focus|transit|ranger|mondeo|puma|kuga|escort|mustang|galaxy|ecosport|bronco|explorer|edge|ka|f-?\\d+|cars?|vans?|trucks?|pick ?-?ups?|dealer\\p{L}*|garage|capri|cortina|anglia)';

/** The gravest first. */
export const TOLD_ON_THE_SPOT: readonly UncoveredWords[] = [
  {
    subject: 'evacuation',
    all: [
      '(?:tornado|hurricane|cyclone|typhoon|tsunami|wild ?fire|bush ?fire|evacuation|flash flood|storm surge|twister|dust storm|shelter[- ]in[- ]place)' +
        '(?: (?:\\p{L}+ )?(?:warning|watch|order|sirens?|alert|emergency))?s?(?:\\W?s| is| has| have| was| just| been| now| finally| only| all)* ' +
        '(?:end(?:ed|s|ing)?|over|lift(?:ed|s)?|expir(?:ed|es)|cancel(?:led|ed)|clear(?:ed)?|stopp(?:ed|ing)|pass(?:ed|es)?|dropp?(?:ed)?|gone|finished|' +
        'downgraded|done)|sirens?(?:\\W?s| have| has| just| finally| only)* (?:stopp?(?:ed)?|quiet|silent|went off|going off|ended)|all[- ]clear',
      'outside|out|go|going|leave|leaving|home|back|driv\\p{L}*|shelter|basement|cellar|safe\\p{L}*|ok(?:ay)?|fine|alright|kids|school|coast|clear to',
    ],
    unless: 'when|what time',
    topics: ['alerts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // It rises in the night, from rain that fell elsewhere.
    subject: 'flash-flood',
    all: [
      '(?:creeks?|arroyos?|wash(?:es)?|dry (?:creek|river|stream|lake)? ?beds?|(?:creek|river|stream) ?beds?|gull(?:y|ies)|gulch|ravines?|canyons?|slots?|wadis?|draw|barrancas?|' +
        'coulees?|gorges?|oueds?|ramblas?|bottom of the valley)',
      'camp\\p{L}*|pitch\\p{L}*|tents?|rv|bivv?y|bivouac\\p{L}*|swag|sleep\\p{L}*|hammock|over ?night',
      'by|beside|next to|near|along\\p{L}*|close to|in|on|inside|low|down|ris(?:e|es|ing)|come up|flood\\p{L}*|safe\\p{L}*|ok(?:ay)?|fine|alright|dry|at (?:my|our|the)',
    ],
    unless:
      'wash (?:the|my|our|up)|car wash|camp ?(?:site|ground)s? (?:open|full|booked)|washing|slots? (?:left|available)',
    topics: ['rain', 'thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      `(?:the|a|that|this|our|any|my|both|two|village|river) fords?(?! ?${CAR}(?!\\p{L}))(?! (?:broke|broken|is (?:dirty|parked|filthy)|parked))|fording|water ?splash(?:es)?|` +
        '(?:irish|low[- ]water|low level) (?:bridge|crossing)s?|(?:flooded|flooding|under ?water|submerged) (?:\\p{L}+ )?(?:lanes?|roads?|tracks?|fields?|dips?|bridge|underpass)|' +
        '(?:lanes?|roads?|dip|track|underpass)(?:\\W?s| is| are| was| were| usually| always| often| still| get| gets| go| goes)* (?:flood(?:s|ed|ing)?|under ?water)',
    ],
    unless: 'wash\\p{L}* (?:the|my|our) ford',
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      '(?:creeks?|streams?|becks?|burns?|brooks?|bayou)\\b[^.?!]{0,50}?\\b(?:stay(?:ing)? (?:low|down|in)|rise|rising|come up|coming up|go up|going up|burst|spill|' +
        'over ?top|break its banks|be up)',
      'likely|will|going to|gonna|safe|ok|okay|fine|is|does|might|could|can',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A crowd takes longer to shelter than a storm to come.
    subject: 'lightning-shelter',
    all: [
      '(?:thunder\\p{L}*|lightning|(?:electrical )?storms?)(?! (?:drain|door|water))',
      '(?:main )?stages?|festivals?|gigs?|concerts?|crowds?|audience|spectators?|fetes?|fairs?|carnivals?|parades?|processions?|rall(?:y|ies)|marquees?|show ?ground|county show|' +
        'air ?show|open[- ]air|sports? day|tournaments?|stadium|big top|circus|fun ?fair|rides|event|match|game',
      'carry(?:ing)? on|go(?:ing)? ahead|as planned|keep (?:going|playing|it on|them)|stop the|call (?:it )?off|cancel\\p{L}*|evacuat\\p{L}*|safe\\p{L}*|' +
        'ok(?:ay)?|fine|alright|hold|still on|run(?:ning)?|proceed|open|worth the risk|risk it|good to go|delay|postpone',
    ],
    unless: 'how (?:likely|much|many)|what (?:time|chance)|will there be',
    topics: ['thunder', 'gusts', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'on-the-spot',
    all: [
      'smok(?:e|y|ey)|smog(?:gy)?|hazy|ash|wild ?fires?|bush ?fires?|plume|(?:dust|sand) ?storms?',
      '(?:open|crack|opening|leave|leaving|sleep\\p{L}*|have)\\b[^.?!]{0,25}?\\bwindows?|windows? (?:open|down|shut|closed)|air (?:the|out) (?:\\p{L}+ )?(?:house|flat|room|place|bedroom|apartment)|' +
        'take (?:off|my) (?:the |my )?mask',
    ],
    topics: ['air-quality', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      '(?:through|across|into) (?:a |the |that |this |some )?(?:big |deep |huge |massive |large )*puddles?|(?:clear|free) of (?:flood ?)?water|' +
        '(?:is|has|was|are|were|come|came)(?: \\p{L}+)? (?:up to|over|past|above|lapping) (?:at )?(?:the |our |my )?(?:\\p{L}+ )?' +
        '(?:steps|(?:tow|foot)?path|wall|bank|banks|bridge|jetty|gate|lawn|slipway)',
      'driv\\p{L}*|car|van|bike|cycl\\p{L}*|run(?:ning)?|walk\\p{L}*|picnic\\p{L}*|bbq|rid\\p{L}*|kids?|dogs?|jog\\p{L}*|push ?chair|pram|fish\\p{L}*|park\\p{L}*|camp\\p{L}*',
    ],
    unless: 'jump\\p{L}*|splash\\p{L}*|wellies',
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'aviation',
    all: ['hot[- ]air balloon\\p{L}*|(?:hot[- ]air )?balloon(?:ing)? (?:rides?|flights?|trips?|tours?)'],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      'anchor(?:ed|ing)?(?! (?:the|my|our|pub|inn))|moor(?:ed|ing)|(?:to|can|and) moor(?: up)?|drop(?:ping)? (?:the )?(?:anchor|hook)|(?:lie|lying|swing|swinging) (?:at|to) anchor',
      'night|over ?night|tonight|outside|off|calm|winds?|swell|bay|shelter\\p{L}*|hold|safe\\p{L}*|ok(?:ay)?|fine|boat|yacht|\\u0001+',
    ],
    topics: ['wind', 'gusts', 'waves'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A mountain that the question names is a place, and no word of it.
    subject: 'climbing',
    all: [
      '(?:cloud|mist|fog|clag|snow|weather|storm)(?:\\W?s| is| has| just)* (?:rolling in|rolled in|coming (?:down|in)|come (?:down|in)|closing in|dropping|dropped|thickening|moving in)',
      'carry(?:ing)? on(?: up)?|press(?:ing)? on|push(?:ing)? on|keep(?:ing)? going|head(?:ing)? (?:on )?up|on up|go(?:ing)? up|summit|turn (?:back|round)|top out',
    ],
    unless: 'pitch|course|match|play\\p{L}*|driv\\p{L}*|road|beach',
    topics: ['cloud', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'over-people',
    all: [
      "(?:drones?|mavic|dji|quadcopters?)\\b[^.?!]{0,30}?\\b(?:over|above) (?:[\\p{L}'’]+ ){0,4}?" +
        '(?:weddings?|part(?:y|ies)|crowds?|match|people|guests|procession|parade|festival|fair|march|concert|race|beach party)',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A bare figure of heat, and whoever works in it.
    subject: 'endurance',
    all: [
      '(?:^\\W*|hit(?:s|ting)? |reach(?:es|ing)? |its |it.s |be |is |in )(?:3\\d|4[0-5])(?: ?(?:°|c|degrees?))*(?= (?:in|at|by|today|tomorrow|forecast|here|and|but|outside)\\b| \\u0001|,)',
      'roof(?:ers?|ing)|brick(?:ies?|layers?|laying)|scaffold(?:ers?|ing)|lads|labou?rers?|pickers?|crew|gang|builders?|tarmac\\p{L}*|pav(?:ers|ing)|farm ?hands?|landscapers?|couriers?|' +
        'posties?|shearers?|shift|on site|harvest\\p{L}*',
    ],
    unless: '(?:mph|kmh|km\\/h|knots|people|of us)',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'sleeping-outdoors',
    all: [
      'sleep(?:ing|s)? (?:out )?(?:in the open|under the stars|rough|on the (?:beach|hill|moor|summit|bench|terrace|roof))',
    ],
    topics: ['temperature', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'climbing',
    all: [
      'abseil\\p{L}*|rappel\\p{L}*|coasteer\\p{L}*|gorge (?:walk|scrambl)\\p{L}*|ghyll scrambl\\p{L}*|via ferrata|zip ?lin(?:e|ing) (?:over|across)|(?:cliff|crag|quarry|rock) face',
    ],
    topics: ['wind', 'rain', 'thunder'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Whoever has drunk and goes home by water or in the cold.
    subject: 'unfit-person',
    all: [
      'drunk|hammered|wasted|plastered|legless|tipsy|pissed(?! (?:off|down|it))|on the (?:beers?|lash|piss)|(?:after|had|a few) (?:a |the )?(?:few |\\d+ |several )?(?:pints|beers|drinks)',
      'canal|river|quay|harbou?r|dock|beach|pier|cliffs?|tow ?path|walk(?:ing)? (?:home|back)|sleep(?:ing)? (?:it off|outside|rough)|snow|freezing|fell|hill|skinny dip',
    ],
    topics: ['temperature', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What has fallen already runs down into the valley.
    subject: 'flooding',
    all: [
      '(?:days?|nights?|weeks?|hours|all (?:day|night|week|morning)) (?:and (?:days?|nights?) )?(?:of )?(?:solid |heavy |constant |non-?stop |straight )*' +
        '(?:rain|downpours?)|' +
        '(?:rain(?:ed|ing)?|pour(?:ed|ing)|bucket(?:ed|ing)) (?:\\p{L}+ )?(?:all (?:day|night|week)|for (?:\\d+|two|three|four|five|six) days|non-?stop)|' +
        '(?:after|following) (?:all )?(?:the|that|this) (?:heavy )?rain',
      '(?:park(?:ed|ing)?|leave the (?:car|van)|sleep|stay|camp|pitch|basement|cellar|live)\\b.{0,40}?\\b' +
        '(?:valley|river(?:side)?|low|bottom|stream|beck|quay|meadow|basement|cellar|tonight|over ?night|hill|slope|bank)|' +
        'river ?side (?:car ?park|path|field)|flood ?plain|' +
        'low[- ]lying|valley car ?park',
      'ok(?:ay)?|safe\\p{L}*|fine|alright|can|should|will|could|leave',
    ],
    unless: 'lawn|grass|mow|water (?:the|my)|plants?|park ?run',
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
];
