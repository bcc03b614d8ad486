/**
 * What cannot wait for a forecast, and what people ask as if the weather decided it: somebody who is ill or stuck now, a smell of
 * gas, a baby in a pram, a lift with a crane, a tent that is to hold. They are answered though no word of the weather is in them.
 */
import type { UncoveredWords } from './uncovered-subjects.ts';

const OTHERS =
  '(?:he|she|they|husband|wife|partner|mum|mom|dad|mother|father|son|daughter|kid|child|baby|boy|girl|friend|' +
  'mate|nan|gran\\p{L}*|colleague|man|woman|runner|worker|hiker|climber|patient)';

/** The gravest first. */
export const EMERGENCY_WORDS: readonly UncoveredWords[] = [
  {
    // Heat stroke and hypothermia by their signs (NHS): confusion, no sweat, no shivering, blue lips, collapse.
    subject: 'emergency',
    all: [
      [
        '(?:stopped|not|no longer|isn ?t|quit) (?:sweating|shivering|breathing|responding|moving)',
        `${OTHERS}(?:\\Ws| is|\\Wre| are| seems| looks| has| have)?(?: \\p{L}+){0,3}? (?:collapsed|passed out|` +
          'unconscious|unresponsive|delirious|incoherent|confused|disorient(?:at)?ed|slurring|having a (?:fit|seizure)|' +
          'struck by lightning|hit by lightning|drowning)',
        '(?:someone|somebody|a (?:man|woman|kid|child|lady|guy|person|cyclist|swimmer|walker)|people)(?: has| have|' +
          "'s| is| are)?(?: \\p{L}+){0,2}? (?:collapsed|passed out|unconscious|unresponsive|drowning|choking|bleeding|" +
          'trapped|drowned)|isn\\W?t breathing|heart attack|having a (?:stroke|seizure|fit)|' +
          "(?:house|flat|kitchen|building|garage|car|barn|shed|roof|caravan|tent)(?:'s| is) on fire|" +
          "(?:smoke|fire) (?:alarm|detector)(?:'s| is| has)? (?:going|gone|beeping|sounding|ringing|went) ?(?:off)?|" +
          '(?:swallowed|drank|drunk|eaten) (?:some |the )?(?:bleach|poison|pills|tablets|anti ?freeze|weed ?killer|' +
          'detergent)|(?:kill|hurt|harm|end) (?:myself|my life|it all)|suicid(?:e|al)',
        'slurred speech|blue lips|lips (?:are |have gone |gone |going )?blue|chest pains?|can ?not breathe|can\\W?t breathe',
        '(?:we|i)(?:\\Wre|\\Wm| are| am) (?:\\p{L}+ )?(?:trapped|stranded|lost|' +
          'stuck)(?: (?:on|in|at|up|out|under|by) )(?!traffic|the traffic|a queue|london|work|meeting)',
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
      'bab(?:y|ies)|newborns?|infants?|toddlers?|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|' +
        'ten) ?-?(?:months?|weeks?|days?)[- ]olds?',
      'pram|pushchair|buggy|stroller|cot|crib|carrier|sling|balcony|nap(?:s|ping)?|asleep|sleep(?:s|ing)?|outside|' +
        'outdoors|garden|shade|sun|heat|beach|walk',
      'leave|leaving|left|put(?:ting)?|take|taking|keep(?:ing)?|can|could|should|ok(?:ay)?|fine|alright|all right|' +
        'safe|too (?:hot|cold|warm)',
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
      'pugs?|puggle|(?:french |english |american )?bulldogs?|frenchies?|boston terriers?|pekingn?ese|shih ?tzus?|' +
        'cavaliers?|boxer dogs?|flat[- ](?:nosed|faced) dogs?|brachycephalic',
      'hot|heat|warm|sun|temperature|cool enough|muggy|humid|walk(?:s|ies|ing)?|run|outside',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      'cranes?|trusses|truss|steelwork|glazing panels?|cladding panels?|precast|girders?|rafters|' +
        'spreader(?: beam)?|telehandlers?|hiab|hoists?|(?:\\d+|two|three|five|ten) ?-?(?:tonne?s?|tons?)',
      'lift(?:s|ing|ed)?|hoist(?:s|ing)?|swing(?:ing)?|rig(?:ging)?|sling(?:ing)?|erect(?:ing)?|' +
        'crane(?:d|s)? (?:in|up|out|onto)|place|placing|install(?:ing)?',
    ],
    unless: 'forklift truck hire|lift (?:home|to work)|give (?:me|us) a lift',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      '(?:party )?tents?|marquees?|gazebos?|pergolas?|awnings?|parasols?|trampolines?|bouncy castles?|big top|' +
        'stage (?:roof|canopy)|hoardings?|scaffold(?:ing)?(?: sheeting)?|inflatable (?:slides?|castles?|arch)|' +
        'paddling pool with slide|pop[- ]?ups?|yurts?|fence panels?|carports?|polytunnels?',
      '(?:wind|breeze|gusts?)(?:\\W?s| is| are)? (?:\\p{L}+ )?(?:picking|getting|coming) up|' +
        'how long (?:have (?:we|i)|has it|can (?:we|i|it)) (?:got|stay|keep|be)|' +
        'hold(?:s|ing)?(?! off)(?: (?:up|out|down))?|withstand|survive|stay (?:up|put|down|standing)|' +
        'stand(?:ing)? up|cope|blow (?:away|down|over|off)|blown? (?:away|down|over)|take off|come down|tied down|' +
        'pegged|anchored|weighted|(?:need|use|put|add)(?:ing)? (?:the |some |any |more )?(?:weights?|pegs|guys?|' +
        'guy ropes?|anchors?|sandbags?)|weigh(?:ed|ing)? (?:it |them )?down|strong enough|\\d+ guests',
    ],
    unless: 'how many|nights?',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Who sees the water rise asks whether to go to bed.
    subject: 'flooding',
    all: [
      '(?:river|beck|burn|brook|creek|stream|canal|flood ?water|culvert|drain)(?:\\W?s| is| has| looks| are|' +
        ' getting)? (?:\\p{L}+ ){0,2}?(?:up|rising|rose|very high|really high|over the|' +
        'close to the (?:door|top|house)|at the (?:door|gate|step)|lapping|backing up)',
      'move|stuff|bed|sleep|evacuat\\p{L}*|worr\\p{L}*|leave|stay|sandbags?|safe|okay|ok|fine|house|home|cellar|' +
        'basement|upstairs',
    ],
    topics: ['rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Rivers rise from rain upstream.
    subject: 'flooding',
    all: [
      '(?:pitch(?:ing)?|camp(?:ing|site)?|tents?|caravan|motorhome|park(?:ing|ed)?|sleep(?:ing)?|' +
        'bivv?y)\\b[^.?!]{0,40}\\b(?:by|next to|beside|near|alongside|close to|at|on) (?:the |a )?(?:edge of the |' +
        "banks? of the )?(?:water(?:'?s edge)?|river(?:side|bank|'s edge)?|stream|creek|beck|brook)",
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
      'hot ?tubs?|jacuzzi|(?:swimming |paddling )?pools?|trampolines?|metal (?:umbrella|ladder|pole)|fishing rods?|' +
        'golf clubs?',
      'ok(?:ay)?|safe\\p{L}*|fine|alright|can|could|should|stay|sit|get (?:in|out)|during|in (?:a|the|this)',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'fire',
    all: [
      '(?:sky|chinese|paper|wish|wishing|floating|flying) lanterns?|lanterns? release|' +
        'releas(?:e|ing) (?:of |the |some |our )?(?:sky |paper |chinese )?lanterns?',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'airspace',
    all: [
      'drones?|mavic|dji|quadcopters?|uav',
      '(?:near|by|at|over|close to|next to|around|beside) (?:the |an? )?(?:\\p{L}+ )?(?:airports?|airfields?|' +
        'runways?|aerodromes?|prisons?|helipads?|military base)',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
  },
  {
    subject: 'road-grip',
    all: [
      '(?:summer|bald|worn|all[- ]season|normal) (?:tyres?|tires?)|' +
        '(?:without|no|not got|haven ?t got|don ?t have) (?:any |my |our )?(?:winter (?:tyres?|tires?)|' +
        'snow (?:tyres?|tires?|chains)|chains)|(?:in|through|on) the (?:snow|ice|black ice|' +
        'slush)\\b[^.?!]{0,30}\\b(?:tyres?|tires?|chains)',
      'driv(?:e|es|ing)|road(?:s)?|tyres?|tires?|pass|trip|home|get (?:there|home|through|over|up)',
    ],
    topics: ['ice', 'snow', 'temperature'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    // Water conducts: leads, sockets and mains tools in the wet.
    subject: 'electrics',
    all: [
      'extension (?:leads?|cables?|cords?|reels?)|sockets?|outlets?|' +
        'plug(?:s|ged|ging)? (?:it |them |the \\p{L}+ )?in|(?:fairy|string|outdoor|garden|christmas) lights|' +
        'electric (?:mower|lawn ?mower|trimmer|strimmer|drill|saw|heater|fence|blanket|grill|bbq|pump|hob)|' +
        'hedge ?trimmers?|power tools?|angle ?grinders?|solder(?:ing)?|weld(?:ing|er)?|generators?|jet ?wash(?:er)?|' +
        'pressure washer|ev charger|charg(?:e|ing) (?:the |my |our |an )?(?:car|ev|e-?bike|scooter|battery)|' +
        '(?:battery|e-?bike|scooter) (?:on )?charg(?:e|ing)|circuit|wiring|' +
        'rewir(?:e|ing)|fuse ?box|mains',
      'rain(?:s|ing|y)?|wet|damp|drizzl(?:e|ing)|storms?|puddles?|flood(?:s|ed|ing)?|under water|soaked|outdoors?|' +
        'outside|snow|thunder\\p{L}*|lightning',
    ],
    unless: 'heat(?:ing)? (?:on|off)|concrete|marquee',
    topics: ['rain', 'thunder'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Sparks in dry grass.
    subject: 'fire',
    all: [
      'angle ?grinders?|grind(?:ing|er)|weld(?:ing|er)?|sparks?|combine(?: harvester)?|harvest(?:er|ing)?|' +
        'mow(?:er|ing)?|slash(?:er|ing)|chain ?saws?|baler',
      '(?:dry|tinder|parched|dead|long) (?:grass|fields?|stubble|vegetation|scrub|bush|paddock|crops?)|' +
        'tinder[- ]dry|fire (?:ban|danger)',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'ice-bearing',
    all: [
      'ice\\b[^.?!]{0,40}\\b(?:hold(?:s|ing)?|bear(?:s|ing)?|thick|solid|strong enough|walkable|skateable)(?! off)',
    ],
    unless: 'ice cream|freezer|cool ?box|black ice|ice pack',
    topics: ['temperature', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'children-in-water',
    all: [
      'kids?|child(?:ren)?|toddlers?|boys|girls|grand(?:kids|children|sons?|daughters?)|\\d+ ?-?years?[- ]olds?',
      'dingh(?:y|ies)|optimists?|toppers?|sail(?:s|ing)?(?! (?:past|through|boat trip))|kayak\\p{L}*|cano(?:e|es|eing)|' +
        'paddle ?board\\p{L}*|(?:by|beside|next to|along|near|at the edge of) the (?:\\p{L}+ )?(?:river|weir|beck|burn|' +
        'floods?|quay|harbour wall|sea wall)(?=.*\\b(?:rain(?:ed|ing|s)?|flood(?:s|ed|ing)?|high|swollen|spate|storm|' +
        'waves)(?!\\p{L}))',
      'ok|okay|fine|safe|alright|all right|can|could|should|shall|let|good|nice|lovely|calm',
    ],
    topics: ['wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'children-in-water',
    all: [
      'kids?|child(?:ren)?|toddlers?|sons?|daughters?|boys|girls|\\d+ ?-?years?[- ]olds?',
      'rivers?|lakes?|streams?|sea|weir|reservoir|canal|loch|pond|quarry',
      'tub(?:e|es|ing)|float(?:ing)?|raft(?:ing)?|wad(?:e|ing)|splash(?:ing)?|jump(?:ing)?|cross(?:ing)?|' +
        'kayak\\p{L}*|cano\\p{L}+|paddle ?board\\p{L}*|sup',
    ],
    topics: ['wind', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'lightning-shelter',
    all: [
      'kids?|child(?:ren)?|toddlers?|playground|scouts?|class|team|crowd|guests',
      '(?:storm(?:s|ing)|thunder\\p{L}*|lightning)',
      'leave|leaving|alone|keep|stay|carry on|outside|outdoors|play(?:ing)?|let|ok(?:ay)?|safe|fine',
    ],
    topics: ['thunder', 'alerts'],
    isGrave: true,
    isAnswered: true,
    onlyJudged: true,
  },
  {
    subject: 'water',
    all: [
      'spear ?fish(?:ing)?|free ?div(?:e|ing)|coasteer(?:ing)?|' +
        '(?:watch|see|photograph|film)(?:ing)? (?:the )?(?:storm|waves|big waves|swell|sea)|storm watching|' +
        'wave watching',
      'pier|harbou?r|sea ?wall|wall|prom(?:enade)?|beach|cliffs?|rocks|jetty|breakwater|spear\\p{L}*|' +
        'free ?div\\p{L}*|coasteer\\p{L}*',
    ],
    topics: ['waves', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      '(?:heart|hip|knee|lung|brain|eye) (?:bypass|surgery|operation|attack|failure|transplant|replacement|' +
        'condition)|bypass (?:op|surgery)|after (?:her|his|my|their|an?) (?:stroke|operation|op|surgery|bypass)|' +
        'pacemaker|stents?|angina|chemo(?:therapy)?|dialysis|lupus|multiple sclerosis|parkinson\\p{L}*|' +
        'alzheimer\\p{L}*|concussion',
      'walk\\p{L}*|garden\\p{L}*|out|outside|hik\\p{L}*|run\\p{L}*|beach|sun\\p{L}*|heat|hot|cold|ok(?:ay)?|safe|' +
        'fine|fly|travel|swim\\p{L}*|cycl\\p{L}*|golf|mow\\p{L}*',
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'heights',
    all: [
      '(?:solar |pv )?panels? (?:install(?:ation|ing|ed)?|fitt(?:ing|ed)|clean(?:ing|ed)?|being)|' +
        '(?:pressure|jet|power) ?wash(?:ing)? (?:the |my |our |a )?roof|roof (?:clean(?:ing)?|wash(?:ing)?)',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: ['(?:concrete )?pump boom|boom pump|concrete boom|placing boom|tele ?boom'],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'other-vehicle',
    all: [
      'delivery (?:riders?|drivers?|bikes?)|couriers?|rickshaws?|tuk ?-?tuks?',
      'safe\\p{L}*|ok(?:ay)?|ride|riding|shift|tonight|today|tomorrow|dangerous',
    ],
    topics: ['gusts', 'rain', 'ice'],
    isGrave: true,
    isAnswered: true,
  },
];
