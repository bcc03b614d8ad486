/**
 * Dangers that are named in passing, in English: how many weeks gone somebody is, a tree that leans, smoke on the way, waders
 * in a river. They count as those of mild-doings.ts do.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const DOING =
  'cycl\\p{L}*|run(?:s|ning)?|jog\\p{L}*|walk\\p{L}*|hik\\p{L}*|rid(?:e|ing)|driv\\p{L}*|play\\p{L}*|' +
  'train(?:ing)?|go|going|work\\p{L}*|kids?|dogs?|school';

/** The gravest first. */
export const PASSING_DANGERS: readonly UncoveredWords[] = [
  {
    subject: 'health',
    all: [
      "(?:i'?m|i am|she'?s|she is|wife(?:'?s| is)|partner(?:'?s| is)|friend(?:'?s| is)) (?:\\p{L}+ )?(?:\\d{1,2}|" +
        '\\p{L}+) ?(?:weeks|wks)(?: (?:gone|along|pregnant|now|today|preg)|,|\\W*$| and )',
      'can|could|should|ok(?:ay)?|fine|safe|good|nice|great|lovely|too|weather|alright',
    ],
    unless: 'holiday|off work|training|in plaster|post-?op',
    topics: ['feels-like', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What the body has told already.
    subject: 'health',
    all: [
      'passed out|blacked out|collapsed|keeled over|chest (?:was |is |felt |feels |has been |been )?(?:\\p{L}+ )?(?:tight|' +
        'sore|hurt\\p{L}*)|' +
        'chest pains?|palpitations|(?:had|has had|have had|after|since) (?:\\p{L}+ ){0,2}?(?:strokes?|heart attacks?|' +
        'mini-? ?strokes?|tias?)|' +
        '(?:me|him|her|us) in (?:a ?(?:and|&|n) ?e|hospital|intensive care|bed)|frost ?bite before',
      `${DOING}|garden\\p{L}*|picnics?|sit\\p{L}*|out|swim\\p{L}*|beach|\\d+ ?k|match|gym|ride|shift|sauna|tennis|football|golf`,
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'fire',
    all: [
      'bbqs?|barbe[cq]ues?|braais?|disposables?|fire ?pits?|camp ?(?:fires?|stoves?)|fireworks?|lanterns?|angle grinder|' +
        'hay ?(?:mak|cut)ing|strimm\\p{L}*',
      '(?:grass|heath(?:er)?|ground|fields?|moors?|woods?|forest|bracken|gorse|lawn|everything)(?:\\W?s| is| are| was| has|' +
        ' been| looks?| gone| all| so)* ' +
        '(?:(?:crackling|tinder|bone|crispy?) ?-?dry|parched|tinder|like (?:tinder|straw)|crispy?)',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'heights',
    all: [
      '(?:quick|little|small|wee|tiny|five[- ]minute|two[- ]minute|10[- ]minute) (?:job|fix|repair|patch|look|' +
        'tidy)\\b[^.?!]{0,25}?\\b(?:roof|slates?|tiles?|' +
        'chimney|gutter\\p{L}*|gable|ladder|flashing)',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      'chain ?saw(?:s|ing)?|fell(?:ing)?|cut(?:ting)? (?:down|up|back)|tak(?:e|ing) down|lopp?(?:ing)?|pollard(?:ing)?',
      'lean(?:s|ing)?|hung ?up|after the (?:storm|gales?|winds?)|storm[- ]damaged?|wind ?blown|half[- ]down|' +
        'cracked|split|hanging|(?:came|come|fell|fallen|blown|blew|is|are|was) (?:down|over|across)|fallen',
      'trees?|oak|ash|beech|sycamore|conifers?|leylandii|pine|willow|birch|poplar|branch(?:es)?|limbs?|trunk',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What a fire sends over is not judged by the air of the forecast.
    subject: 'fire',
    all: [
      '(?:through|into|despite) (?:the |all |this |that |thick |some |a bit of )*(?:smoke|plume|ash ?fall)|' +
        'smoke (?:coming )?from (?:the |a |that )?(?:\\p{L}+ )?fires?',
      DOING,
    ],
    topics: ['air-quality', 'wind', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [
      '(?:in|with|wearing|put on) (?:my |the |chest |thigh )*waders|wading|rope ?swings?|tarzan swings?',
      'river|lake|loch|lough|reservoir|sea|estuary|fish\\p{L}*|stream|burn|beck|water|\\u0001+',
    ],
    topics: ['rain', 'wind', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Told of a river, before whatever is done beside it.
    subject: 'flooding',
    all: [
      '(?:rivers?|becks?|burns?|streams?|brooks?|creeks?)(?:\\W?s|\\W?re| is| are| was| were| has| have| looks?)?' +
        '(?: very| really| quite| right| well| still| a bit| pretty| running| so| too| dead| now| been| come)* (?:(?:up|high|higher)' +
        '(?! (?:to|the|from|and|towards?|in(?! (?:\\u0001|spate|flood))|into|at|past|by|on|near|street|tide|school|for|north|a|' +
        'is|over))|risen|rising|swollen|' +
        'roaring|raging|in (?:full )?spate|over (?:the |its |their )?(?:top|banks?|path|road|lane|weir))',
      'walk\\p{L}*|path|tow ?path|camp\\p{L}*|cano\\p{L}*|kayak\\p{L}*|play\\p{L}*|paddl\\p{L}*|swim\\p{L}*|cross\\p{L}*|' +
        'driv\\p{L}*|rid\\p{L}*|cycl\\p{L}*|run(?:ning)?|jog\\p{L}*|fish\\p{L}*|row\\p{L}*|dogs?|kids?|children|school|home|' +
        'tents?|pitch\\p{L}*|picnic\\p{L}*|park\\p{L}*',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'flooding',
    all: [
      '(?:water|flood(?:s|ing|water)?|it)(?:\\W?s| is| was| were| had| has| came| comes| coming)? (?:\\p{L}+ )?(?:up to|over|above|' +
        'past|in at|lapping at) (?:the |my |our |her |his )?(?:\\p{L}+ )?(?:sills?|wheels?|axles?|bonnet|doors?|knees?|ankles?|' +
        'waist|bumper|hubs?|door ?steps?|air ?bricks?|exhaust)|(?:basement|cellar|kitchen|garage|underpass|car park|house|field)' +
        '(?: has| had| is| was| got| with| still)* (?:\\p{L}+ )?(?:(?:\\d+|a|an|two|three|few|some) (?:foot|feet|ft|' +
        'inch(?:es)?) of |full of |under |deep in )water',
    ],
    unless: 'bath|pool|boots?|wellies|paint\\p{L}*|snow\\p{L}*',
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // What has been dry for long catches from any spark.
    subject: 'fire',
    all: [
      'bon ?fires?|camp ?fires?|(?:burn|light|burning|lighting) (?:\\p{L}+ ){0,3}?(?:rubbish|leaves|cuttings|brush|branches|' +
        'brash|garden waste|hedge|stubble|heather|gorse|pile|heap)',
      '(?:not|n\\W?t|nt|no|without|hardly|barely)(?: \\p{L}+)? (?:rain(?:ed)?|a drop)|bone dry|tinder|parched|drought|so dry|' +
        'very dry|really dry|dry (?:as|for (?:\\p{L}+ ){0,2}?(?:weeks?|months?))|heat ?wave|hose ?pipe ban|brown (?:grass|lawn)|' +
        'wind\\p{L}*|breez\\p{L}*|gust\\p{L}*|safe\\p{L}*|spread\\p{L}*|ok(?:ay)?|alright|fine',
    ],
    unless: 'night|display|club|smoke|(?:will|won\\W?t) it rain',
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'carbon-monoxide',
    all: [
      'bbqs?|barbe[cq]ues?|barbies?|grill(?:s|ing)?|braai(?:s|ing)?|smoker|fire ?pits?|generators?|genn(?:y|ies)|(?:gas|patio|' +
        'paraffin) heaters?|stoves?',
      '(?:shutters?|doors?|sides?|roller|flaps?|walls?|windows?) (?:\\p{L}+ )?(?:down|shut|closed|up a (?:bit|crack|little)|ajar|' +
        'half \\p{L}+|cracked|open a \\p{L}+)',
    ],
    topics: ['temperature', 'wind'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Out on the ice with whatever is heavy, or at play.
    subject: 'ice-bearing',
    all: [
      '(?:trucks?|cars?|quads?|atvs?|jeeps?|utes?|pick ?-?ups?|tractors?|trailers?|vans?|snow ?mobil(?:e|es|ing)|ski-?doo(?:s|ing)?|' +
        'snow ?machines?|sleds?|hut|shack|shanty|huskies|dog ?sled\\p{L}*|horses?)\\b[^.?!]{0,40}?\\b(?:on|onto|out on|across|over) ' +
        '(?:the |that |this |our )?(?:ice(?! ?(?:cream|rink))|bay|lake|pond|river|loch|fjord|reservoir|sea|dam)(?!\\p{L})|' +
        '(?:hockey|shinny|slid(?:e|ing)|curling|bandy|broomball|game|puck|football|play(?:ing)?|walk(?:ing)?|sledg(?:e|ing)) ' +
        '(?:\\p{L}+ ){0,3}?(?:on|across|over) (?:the |our |a )?(?:\\p{L}+ )?(?:pond|lake|river|canal|reservoir|loch|dam|ice)' +
        '(?!\\p{L}| ?(?:cream|rink|shore|side|path))',
      'ice|froz\\p{L}*|freez\\p{L}*|snow ?mobil\\p{L}*|ski-?doo\\p{L}*|snow ?machines?|cold enough|(?:minus|below) \\w+|solid|' +
        'skat\\p{L}*|hockey|shinny|puck|curling|bandy|broomball',
    ],
    unless: 'black ice|ic[ey] roads?|ice ?rink|indoor|arena|stadium|field hockey|ice ?cream',
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A lake that the question names is a place, and no word of it.
    subject: 'ice-bearing',
    all: [
      '(?:frozen|froze|freezes?)(?: over| up)? (?:enough|solid|hard|thick|to (?:walk|skate|cross))|frozen (?:over|solid)',
      'walk\\p{L}*|skat\\p{L}*|cross\\p{L}*|driv\\p{L}*|fish\\p{L}*|stand\\p{L}*|play\\p{L}*|step\\p{L}*|sledg\\p{L}*|slid\\p{L}*',
    ],
    unless: 'ground|pitch|field|path|pavement|pipes?|road',
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // The ice on a lake by its name, whatever is to be done on it.
    subject: 'ice-bearing',
    all: [],
    named:
      'ice (?:out )?(?:on|at|of|over|across) (?:the )?(?:(?:lake|loch|lough|lac|llyn|river)s? \\p{L}+|' +
      '(?:\\p{L}+ ){1,3}?(?:lakes?|ponds?|rivers?|reservoir|canal|bay|loch|lough|tarn|mere|llyn|broads?|fens?))|' +
      '(?:lake|loch|lough) \\p{L}+(?:\\W?s)? ice',
    alsoAll: [
      'fish\\p{L}*|skat\\p{L}*|walk\\p{L}*|cross\\p{L}*|sled\\p{L}*|hockey|shinny|huts?|shack|snow ?mobil\\p{L}*|driv\\p{L}*|' +
        'rid\\p{L}*|out on|go(?:ing)? on|hold\\p{L}*|bear\\p{L}*|thick\\p{L}*|solid|safe|good|ok|okay|fine|conditions?',
    ],
    unless: 'ice ?cream|ice ?rink|black ice|roads?',
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Who waits for a storm to pass, and where none should.
    subject: 'lightning-shelter',
    all: [
      'storms?|thunder\\p{L}*|lightning',
      '(?:under|beneath|below|against|behind|beside|next to) (?:a |an |the |some |this |that |one |tall |big |huge |old |massive )*(?:trees?|oaks?|' +
        'beech(?:es)?|pines?|chestnuts?|willows?|sycamores?|elms?|ash tree|fir|gum tree|canopy|pylons?|golf umbrella|umbrellas?|hedge|overhang|' +
        'gazebo|marquee|bandstand|tarp(?:aulin)?)',
      'wait\\p{L}*|shelter\\p{L}*|hid\\p{L}+|stuck|stopped|stay\\p{L}*|sit(?:ting)?|sat|stand(?:ing)?|stood|huddl\\p{L}+|were|we\\W?re|i\\W?m|pass\\p{L}*|ride it out',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // The thunder that is told of as far away.
    subject: 'lightning-shelter',
    all: [
      'thunder\\p{L}*|lightning|(?<!fore)flash(?:es)?(?! (?:flood\\p{L}*|back|light|photo\\p{L}*))|rumbl\\p{L}*',
      'come (?:off|in)|came off|off the (?:pitch|field|course|court|green|water)|carry(?:ing)? on|keep (?:playing|going|on)|' +
        'play(?:ing)? (?:on|through)|crack on|(?:should|ll|we\\W?re|is it|are we) (?:\\p{L}+ )?(?:fine|ok(?:ay)?|alright|all right)|' +
        'miles (?:away|off)|far (?:off|away)|finish (?:the|our|my|off)|not raining|hasn\\W?t (?:started|reached|rained)',
    ],
    unless: 'indoors|washing|laundry|power|alarm',
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'foraging',
    all: [
      'prawns?|shrimps?|sea ?food|shellfish|oysters?|sushi|chicken|mayo\\p{L}*|egg(?:s| sandwich(?:es)?| mayo)?|potato salad|' +
        'coleslaw|rice salad|cheese ?cake|cream cakes?|trifle|pâté|pate|sausage rolls?|burgers?|meat|salmon|milk|cold cuts|quiche',
      '(?:on|under) (?:the |a )?(?:\\p{L}+ )?(?:tables?|buffet|counter|worktop|side|terrace|deck)|in (?:the |my |our )?(?:\\p{L}+ )?' +
        '(?:car|boot|van|trunk|sun|tent|bag|rucksack|backpack|shed|garage)',
      '(?:\\d+|two|three|four|five|six|few|couple of) (?:hours?|hrs?)|all (?:day|morning|afternoon|evening|night)|overnight|for the ' +
        '(?:day|morning|afternoon|evening)|(?:till|until) \\p{L}*|ok(?:ay)?|alright|fine|safe\\p{L}*',
    ],
    unless: 'freezer|fridge|cool ?-?(?:box|bag)|esky|chiller|ice ?(?:box|packs?)|cook\\p{L}*|grill\\p{L}*|bbq',
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [
      '(?:walk|wander|stroll|scrambl|hik|go|going|get|getting|cut|nip|pop|sneak|squeez|clamber)\\p{L}* (?:\\p{L}+ )?' +
        '(?:round|around) the (?:point|headland|cliffs?|corner|rocks|bay)',
      'tides?|tidal|calm|sea|beach|sands?|waves',
    ],
    topics: ['wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A carnival is also a day, and blanked out of the text without times.
    subject: 'over-people',
    all: [],
    named:
      '(?:drones?|mavic|dji|quadcopters?)\\b[^.?!]{0,40}?\\b(?:over|above|at|during|for) (?:the |a |' +
      'our )?(?:\\p{L}+ ){0,2}?(?:carnival|mardi gras|easter parade|pride|christmas market|bonfire night|' +
      'new year\\W?s? (?:eve|party))',
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
];
