/**
 * What people ask about that no source and no activity of this service covers, so that it is named and never judged as
 * something near it: a frozen lake is no hike, a dog in a parked car no walk. Adding a subject means adding its line here.
 */
import { DANGER_WORDS } from './danger-words.ts';
import { BOAT_ASHORE } from './thing-nouns.ts';
import { UNCOVERED_DOINGS } from './uncovered-doings.ts';
import type { UncoveredWords } from './uncovered-subjects.ts';

const TRANSPORT =
  'flights?|planes?|trains?|ferry|ferries|trams?|shuttles?|[am]\\d{1,3}|i-?\\d{1,3}|bus(?:es)?|airports?|schools?|' +
  'tube|metro|motorways?|roads?|traffic|bridge|crossing|ski lifts?|cable car';

/** In order of gravity: the first that matches is the one that is named. */
export const UNCOVERED_WORDS: readonly UncoveredWords[] = [
  ...DANGER_WORDS,
  {
    // Rain far away fills them under a blue sky.
    subject: 'flash-flood',
    all: [
      '(?:slot )?canyon(?:s|eering|ing)?|gulch(?:es)?|gorges?|ravines?|ghylls?|gill scrambl\\p{L}*|dry (?:wash(?:es)?|(?:(?:creek|river|stream|lake) )?bed)|' +
        '(?:in|up|down|through) (?:a |the )(?:\\p{L}+ )?(?:wash|wadi|arroyo|creek bed|river ?bed|gull(?:y|ies)|' +
        'narrows)|wadis?|arroyos?|caves?|caving|pot ?hol(?:e|es|ing)|cave diving|mine exploring',
      'hik\\p{L}*|walk\\p{L}*|camp\\p{L}*|climb\\p{L}*|scrambl\\p{L}*|shelter\\p{L}*|picnic\\p{L}*|park\\p{L}*|go|' +
        'going|explor\\p{L}*|trek\\p{L}*|trips?|safe|safely|abseil\\p{L}*|trail|sleep\\p{L}*|bivvy|canyoneering|' +
        'canyoning|caving|potholing|pot holing|narrows|ok(?:ay)?|fine|alright|all right|doable|passable|(?:a |nice |good |great |lovely )+(?:day|time)(?: out)?',
    ],
    topics: ['rain', 'thunder', 'alerts'],
    isGrave: true,
  },
  {
    subject: 'water',
    all: [
      'swim(?:s|ming)?(?! (?:costume|wear|suit|team|class|lessons?|club|pool|shorts|trunks|carnivals?|gala|meet))|' +
        '(?:fish|fishing|angling|cast|casting|stand|standing|walk|walking|climb|climbing) (?:\\p{L}+ ){0,2}?(?:off|' +
        'from|on|along) (?:the )?(?:rocks|jetty|breakwater|groynes?|sea ?wall|harbou?r wall|rock ledge)|rock fishing',
      '(?:can|could|should|shall|may) (?:i|we|they|you|he|she|my|our|the)|safe\\p{L}*|ok(?:ay)?|fine|alright|' +
        'all right|good|(?:warm|clean|calm|clear|hot) enough|advisable|allowed|wise|dangerous|kids|children|rocks|wall|jetty|breakwater|groynes?|rock fishing',
    ],
    unless: 'pools?|lido|baths',
    topics: ['sea-temperature', 'waves', 'wind'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'water',
    all: ['swim(?:s|ming)?(?! (?:costume|wear|suit|team|class|lessons?|club|pool|shorts|trunks|carnivals?|gala|meet))'],
    unless: 'pools?|lido|baths',
    topics: ['sea-temperature', 'waves', 'wind'],
  },
  {
    subject: 'water',
    all: [
      '(?<!\\b(?:dry|hang|wash|rins|air)(?:e|ing)? (?:out |up )?(?:the |my |our |a )?)wet ?suits?|(?:go(?:ing)? )?for a dip|(?:fancy|have|having|take|taking|go for) a dip|' +
        '(?:a |quick |morning |cold )?dip (?:in|at|this|today|tomorrow)|(?:open|wild|cold)[ -]water swim(?:ming)?|' +
        'wild swim(?:ming)?|(?:swim|swimming|bathe|dip|paddle|get|getting|go) (?:in(?:to)?|across) (?:the |a |' +
        'this )?(?:open )?(?:\\p{L}+ )?(?:sea|ocean|water|waves)|sea swim(?:ming)?',
    ],
    topics: ['sea-temperature', 'waves', 'wind'],
  },
  {
    subject: 'water',
    all: [
      '(?:kite|wind|body)[ -]?(?:surf|board)(?:s|ing|er)?|surf(?:s|ing|ed|er|board)?|bodyboard(?:ing)?|mud ?flats?|' +
        'causeway|tinny|tinnies|tombston(?:e|ing)|jump(?:ing)? (?:off|from) (?:the )?(?:pier|cliff|rocks|jetty)|(?:channel |sea )?crossing(?: from)? \\u0001+ to|crossing from',
    ],
    topics: ['waves', 'wind', 'gusts'],
  },
  {
    subject: 'water',
    all: [
      [
        '(?:kite|wind|body|paddle)[ -]?(?:surf|board)(?:s|ing|er)?|surf(?:s|ing|ed|er|board)?|bodyboard(?:ing)?|' +
          'wing ?foil(?:ing)?|foiling|sup(?:s|ping)?|tinny|tinnies|paddl(?:e|ing|ers?|eable|able)(?: ?board(?:s|ing)?)?(?! ?pools?)|portag(?:e|es|ing)|' +
          'kayak(?:s|ing|er|ers)?|cano(?:e|es|eing|eist)|raft(?:s|ing)?|white[ -]?water(?! (?:bay|falls))|rowing|jet ?ski(?:s|ing)?|water ?ski(?:ing)?|' +
          'scuba|snorkel(?:l?ing)?|(?=div)(?<!\\b(?:muff|duck|sky) )div(?:e|ing)(?= (?:in|at|off|here|today|tomorrow|this|on|trip|site)\\b| \\u0001)|punt(?:s|ing)|' +
          'house ?boats?|wake ?board(?:ing)?|dragon ?boat(?:s|ing)?|outrigger|sculling|(?:single|double|quad) sculls|coasteering|gorge walk(?:ing)?|canyoning|tubing',
        '(?:open|wild|cold)[ -]water swim(?:ming)?|wild swim(?:ming)?|(?:swim|swimming|bathe|dip|paddle|jump|go|get|' +
          'getting) (?:in(?:to)?|across) (?:the |a |this )?(?:open )?(?:\\p{L}+ )?(?:sea|ocean|river|lake|loch|surf|' +
          'reservoir|water|channel|quarry|canal|waves)|sea swim(?:ming)?',
        '(?<!heat |cold |heat-)waves?(?! of)|swell|tides?|tidal|rip ?(?:currents?|tides?)|riptides?|undertow|' +
          'currents|sea state|(?:sea|water|ocean|lake|river|bath) temp(?:erature)?s?|temperature of the (?:sea|water|ocean|lake)|warm is the (?:sea|water|ocean|lake)|' +
          'cold is the (?:sea|water|ocean|lake)|(?:sea|water|lake|ocean|river|loch) (?:be )?(?:rough|calm|choppy|flat|' +
          'cold|warm|high)|(?:rough|choppy|calm|heavy) (?:sea|seas|water)|(?:rough|calm|choppy|warm|cold|high) (?:is|' +
          'will) the (?:sea|water|ocean|river|lake)|jellyfish|quicksand|causeway',
        'boats?|boating|ribs?(?= (?:from|off|out|in|trip|ride|across|to)\\b| \\u0001)|' +
          'in (?:a|my|our|the) rib(?! ?cage)|tinn(?:y|ies?)|(?:row|rowing|motor(?:ing)?|paddl(?:e|ing)|swim(?:ming)?) (?:out )?across|' +
          'cross(?:ing)? (?:the )?\\u0001+(?=.{0,40}(?:boat|dinghy|yacht|kayak|canoe|raft))|(?=dinghies)(?<!\\b(?:sail|sailing|race|racing) )dinghies|' +
          'dinghy(?! (?:rac|sail))|pedalo(?:s|es)?|ferry|ferries|cruise|speedboat|narrow ?boat(?:s|ing)?|canal ?boats?|' +
          'barges?|(?:to|can i|can we|go) row(?= (?:on|at|in|across|down|up|the|today|tomorrow|this)\\b|\\W*$|' +
          ' \\u0001)|trawler|rock ?pool(?:s|ing)?|cross(?:ing)? the (?:bar|channel|bay|strait|sands?)|' +
          '(?:across|over|on) (?:the )?(?:\\p{L}+ ){0,2}?sands|out (?:on|to) (?:the )?(?:sea|ocean|water|lake)|at sea|' +
          '(?:channel |sea )?crossing(?: from)? \\u0001+ to|crossing from|jump(?:ing)? (?:off|from) (?:the )?(?:pier|cliff|bridge|rocks|jetty)|tombston(?:e|ing)',
      ].join('|'),
    ],
    unless: BOAT_ASHORE,
    topics: ['wind', 'gusts'],
  },
  {
    subject: 'snow-sport',
    all: [
      'ski(?:s|ing|er)?(?! (?:jacket|coat|goggles|socks|pants|trousers|gloves|hat|lodge))|snow ?board(?:s|ing)?|' +
        'off[ -]?piste|pistes?|heli-?ski(?:ing)?|sledg(?:e|ing)|sled(?:ding)?|tobogg?an(?:ing)?|snow ?shoe(?:s|ing)?|snow ?mobil(?:e|ing)',
    ],
    topics: ['snow', 'temperature', 'wind'],
  },
  {
    subject: 'aviation',
    all: [
      'cessna|piper|aircraft|aero ?planes?|airplanes?|helicopters?|(?:the|a|our) heli|gliders?|gliding|' +
        'paraglid(?:e|ing|er)|hang[ -]?glid(?:e|ing|er)|parachut(?:e|ing)|parasail(?:ing)?|sky ?div(?:e|ing)|' +
        'base jump(?:ing)?|microlights?|paramotor(?:ing)?|hot[ -]air balloon(?:s|ing)?|balloon (?:ride|flight)|' +
        'ballooning|(?:fly|flying|launch|launching) (?:the |their |our )?balloons|(?:fly|flying|land|landing) (?:a |my |the |our |an )(?:\\p{L}+ )?(?:plane|jet|glider|chopper)|' +
        '(?<!(?:gazebo|tent|marquee|trampoline|it|bins?|umbrella|parasol|awning|roof|things) )take ?-?off|' +
        'pilot(?:s|ing)?|vfr|ifr|icing|(?:rc|r\\/c|radio[- ]controlled?|model|foam) (?:aero)?(?:planes?|aircraft|gliders?|helis?|helicopters?|jets?)|' +
        '(?=flyable)(?<!\\bdrones?\\b.*)flyable(?! (?:for|with) (?:\\p{L}+ )?drones?)|soar(?:ing)?|airtime|pa ?28|rockets?|turbulence',
    ],
    topics: ['wind', 'gusts', 'fog'],
  },
  {
    subject: 'aviation',
    all: [
      'vfr|ifr|cavok|vmc|imc|scud ?run(?:s|ning)?|runways?(?: \\d+)?(?=.*\\b(?:take|land|depart|ok|okay|fine|safe|go)\\b)',
    ],
    topics: ['wind', 'gusts', 'fog'],
    isGrave: true,
  },
  {
    subject: 'aviation',
    all: [
      'fly(?:ing)?(?= (?:to|from|into|out of|over)\\b)',
      'safe|safely|dangerous|ok|okay|scared|afraid|bumpy|rough|smooth|(?:good|nice|fine|great|bad|decent) (?:day|time|weather|conditions|morning|evening|night)',
    ],
    topics: ['wind', 'gusts', 'fog'],
  },
  {
    subject: 'aviation',
    all: [
      '(?:flights?|plane|landing|take ?-?off)\\b.{0,60}?\\b(?:bumpy|rough|smooth|turbulen(?:t|ce)|scary)|' +
        '(?:bumpy|rough|smooth|turbulen(?:t|ce)|scary) (?:flying|flights?|landing|plane ride)',
    ],
    topics: ['wind', 'gusts', 'thunder'],
    isAnswered: true,
  },
  {
    subject: 'travel-disruption',
    all: [
      TRANSPORT,
      'delay(?:s|ed|ing)?|cancel(?:l?ed|lations?|l?ing)?|clos(?:ed?|ing|ures?)|on time|late|divert(?:ed)?|' +
        'disrupt(?:ed|ion)|ground(?:ed)|open(?! (?:air|water|top|day|mic|house|fire|sea|space)\\b)',
      'by|because|due|from|in|with|cos|cause|if|for|will|going|gonna',
    ],
    unless: 'late(?:r|st)? (?:train|bus|flight|ferry|tonight|afternoon|evening|morning|night)|fly(?:ing)? in late',
    topics: ['general'],
  },
  {
    subject: 'travel-disruption',
    all: [TRANSPORT, 'run|running|take off|land|snow ?day'],
    topics: ['general'],
    onlyJudged: true,
  },
  {
    // Whether a match is on is for its ground to say.
    subject: 'travel-disruption',
    all: [
      'foot ?ball|foot(?:y|ie)|soccer|rugby|hockey|match(?:es)?|game|fixtures?|training|practice|race|races|racing|' +
        'park ?run|gigs?|concert|festival|fireworks|parade|show|regatta|sports day|school trip',
      '(?:be|get|been|being|gets?|getting) (?:cancel(?:l?ed|ling)?|called off|postponed|abandoned|snowed off|' +
        'frozen off)|(?:cancel(?:l?ed)?|called off|postponed) (?:for|by|due|because|with|tonight|tomorrow|today|on|this)',
    ],
    unless: 'cricket|tennis|test',
    topics: ['rain', 'gusts', 'ice'],
    onlyJudged: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: ['asthma(?:tics?)?|copd|inhalers?'],
    topics: ['air-quality', 'feels-like'],
    isGrave: true,
  },
  {
    subject: 'health',
    all: [
      'heat ?strokes?|sun ?strokes?|hypothermi[ac]|frost ?bit(?:e|ten)|heat ?exhaustion|heat ?illness|migraines?|' +
        'headaches?|arthritis|joint pain|pregnan(?:t|cy)|fasting|(?:during|in|for|observing) ramadan|' +
        'medic(?:ine|ation)s?|insulin|epi ?pens?|tablets?(?! app)|pills?|antihistamines?|paracetamol|ibuprofen|' +
        'calpol|blood pressure|symptoms?|(?<!hay )fevers?|rash|dehydrat(?:ed|ion)|heart (?:condition|attack|problem)|dementia|epilep(?:sy|tic)|diabet(?:es|ic)|faint(?:ed|ing)?',
    ],
    topics: ['feels-like'],
    isGrave: true,
  },
  {
    subject: 'eyes',
    all: ['(?:look|stare|staring|looking) (?:directly |straight )?(?:at|into) the (?:sun|eclipse)|eclipse without'],
    topics: ['sun', 'uv'],
    isGrave: true,
  },
  {
    // The ground in the sun is far hotter than the air.
    subject: 'animals',
    all: [
      'dogs?|pupp(?:y|ies)|pups?|paws?|hounds?|labradors?|retrievers?|spaniels?|terriers?|collies?|bulldogs?|pugs?|' +
        'greyhounds?|whippets?|pooch|mutt',
      'pavements?|tarmac|asphalt|sidewalks?|paving|(?:hot|burning) (?:sand|ground)|' +
        '(?:sand|ground|concrete|decking) (?:be |is |too |get )*hot|burn (?:its|his|her|their)',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
  },
  {
    subject: 'animals',
    all: [
      'hors(?:es?|ing)|pon(?:y|ies)|foals?|cows?|cattle|calves|sheep|lambs?|goats?|pigs?|tortoises?|turtles?|' +
        'rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|chickens|hens|ducks?|parrots?|birds?|reptiles?|snakes?|' +
        'lizards?|(?<!\\brain(?:s|ed|ing)? )cats?|kittens?|bees|beehives?|koi|alpacas?|llamas?|donkeys?|livestock|steers?|' +
        'heifers?|bullocks?|ewes?|hoggs?|calving|lambing|herd|poultry|turkeys|paws?|' +
        '(?:dogs?|pupp(?:y|ies)|pups?) (?:be |to )?(?:sleep|stay|live|left|alone|outside (?:all|over)|' +
        'in (?:the|a|his|her) (?:yard|kennel))|(?:leave|leaving|keep|tie|shave) (?:the |my |our |a )?(?:dogs?|' +
        'pupp(?:y|ies)|pups?|pets?)|pets?',
    ],
    unless:
      'cat flap|(?:bird|whale|dolphin|seal|puffin|deer|butterfly) ?(?:spott|watch)(?:ing|ers?)|' +
      '(?:see|spot|watch|photograph|film|feed)(?:ting|ing)? (?:the |some |any )?(?:birds|ducks|turtles|puffins|' +
      'sheep|lambs|horses|deer)|bee ?keep(?:ing|er)|' +
      '(?:inspect|check|open|look (?:at|in|into|inside))(?:ing)? (?:up )?(?:the |my |our )?(?:bees|bee ?hives?|' +
      'hives?)|hive inspections?|(?:horse(?:back)?|pony) ?rid(?:e|es|ing)|' +
      'rid(?:e|ing) (?:the |my |our |a )?(?:horses?|pon(?:y|ies))',
    topics: ['temperature', 'rain'],
    onlyJudged: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      '(?:[0-4]|[6-9]\\d|1[01]\\d|one|two|three|four)[- ]?(?:years?|yrs?)[- ]?olds?|' +
        '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|weeks?|days?)[- ]?olds?|' +
        '(?:mums?|moms?|mother|dad|father|aunt(?:ie|y)?|uncle|neighbou?r|wife|husband|she|he|who|fella|chap|bloke|' +
        'gent|gentleman|lady|man|woman|tenant|next ?door)(?:\\Ws| is|,)? (?:aged |is |now |nearly |' +
        'almost )*(?:[6-9]\\d|1[01]\\d)(?! ?(?:mph|km|kg|miles|degrees|%|°))|' +
        'in (?:her|his|their) (?:70s|80s|90s|seventies|eighties|nineties)|bab(?:y|ies)|newborns?|infants?|' +
        'toddlers?(?!\\W?s (?:\\p{L}+ )?(?:party|birthday|christening|naming))|' +
        '(?<!\\b(?:visit|visiting|seeing|see|meeting) (?:my |our |his |her |the )?)(?:my |our |his |' +
        'her )?(?:grand(?:ma|mother|father|pa|dad|parents?)|grandads?|grampa|gramps|nana|nanny|nan|gran|' +
        'granny)(?! (?:says?|said|thinks?|reckons?|tells?|told|swears?|asks?|wants to know|is convinced|claims?)|' +
        ' has (?:a |her |his )?(?:\\p{L}+ )?(?:birthday|party)|\\W?s (?:\\p{L}+ )?(?:part(?:y|ies)|birthday|bash|do|' +
        'bbq|barbecue|barbie|cookout|picnic|wedding|anniversary|retirement|reunion|funeral|memorial|gathering|tea|' +
        'lunch|dinner|fete|\\d+(?:th|st|nd|rd)|house|place|garden|lawn|grass|hedges?|fence|roof|shed|patio|drive|' +
        'washing|windows|car)\\b)|old (?:lady|man|woman|dears?|folks?)|pensioners?|elderly|frail|old people|disabled|' +
        'pregnant|(?:pram|pushchair|stroller)(?! (?:rain )?(?:covers?|hood)|[^.?!]*\\bdry\\b)|homeless',
    ],
    // Who only comes to see somebody.
    unless:
      '(?:at|to|round|from|near) (?:my |our |his |her )?(?:grand(?:ma|pa|dad|parents?)|nana?|nanny|gran|granny|grampa|gramps)\\W?s (?:in|on|at|tomorrow|today|this|\\u0001)|' +
      '(?:(?:grand\\p{L}+|nana?|gran(?:ny)?|grampa|gramps)(?: are| is|\\W?s)? (?:coming|visiting|over|round|staying|popping)|' +
      '(?:fish|fishing|golf|bbq|barbecue|picnic|lunch|tea|trip|day out|zoo|beach) with (?:my |the |our |his |her )?(?:grand\\p{L}+|' +
      'nana?|gran(?:ny)?|grampa|gramps))(?![^.?!]{0,80}\\b(?:she|he|they|them|him|sit|stand|walk|cope|bear|manage|alright|safe|ok|okay|too|heat|hot|cold|sun)\\b)',
    topics: ['feels-like', 'uv'],
    onlyJudged: true,
  },
  {
    // Whether somebody old bears it is asked, whatever figure stands beside it.
    subject: 'people-at-risk',
    all: [
      '(?:[6-9]\\d|1[01]\\d)[ -]?(?:years?|yrs?)[ -]?olds?|elderly|pensioners?|nana?|' +
        'gran(?:ny|dad|dma|dpa|dmother|dfather)?|old (?:lady|man|woman|neighbou?rs?|mum|mom|dad|mother|father)|' +
        '(?:mum|mom|mam|dad|mother|father)(?:\\Ws| is)? (?:aged )?(?:[6-9]\\d|1[01]\\d)',
      "(?:she|he|they|nan|gran|mum|mom|dad)(?:'ll| will|'s| is|'re| are)? (?:be |gonna be )?(?:alright|all right|" +
        'ok|okay|fine|safe|cope|manage)|leave (?:him|her|them) be|on (?:his|her|their) own',
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|weeks?|days?)[- ]olds?|' +
        'bab(?:y|ies)|newborns?|infants?|toddlers?',
      'in the (?:full |hot |midday )?(?:sun|heat|cold|snow)|sunbath\\p{L}*|uv|heat|hot|beach|freezing|midday|noon',
    ],
    topics: ['feels-like', 'uv'],
  },
  {
    subject: 'fire',
    all: [
      '(?=bon)(?<!smoke from (?:\\S+ ){0,3})bon ?fires?(?! smoke)|(?:bbq|barbecue|grill)(?:ing)? (?:indoors|inside|' +
        'in (?:the|my|our|a) (?:tent|garage|house|kitchen|caravan|van))|camp ?fires?|fire ?pits?|' +
        '(?:wild|bush|forest) ?fires?(?! smoke)|fires?(?= (?:danger|risk|ban|weather|hazard|restriction))|' +
        '(?:light|start|make|build|have) (?:a |the )?fires?|' +
        '(?<!(?:fog|mist|cloud|clouds|haze|haar|it|murk) (?:to |will )?)burn(?:ing)? (?:the |some |my |off |garden |' +
        'a |an |our |old |dead )*(?:leaves|rubbish|brush(?: pile)?|waste|garden|wood|stubble|off|pile|debris|trash|' +
        'slash|hedge|cuttings|branches|pallets|heather|gorse|fields?)' +
        '(?!(?: of)? (?:the )?(?:fog|mist|clouds?|haze|marine))|sky lanterns?|chiminea|' +
        '(?:controlled|prescribed) burn(?:s|ing|ed)?(?: ?-?offs?)?|(?:paddock|stubble|grass|field|slash|brush|back|' +
        'hazard[- ]reduction|gorse|heather|hedge|verge) ?burn(?:s|ing)?(?: ?-?offs?)?|' +
        'burn-?offs?(?!(?: of)? (?:the )?(?:fog|mist|clouds?|haze|marine))|(?:slash|brush|burn) ?piles?|' +
        'burn(?:ing)? (?:bans?|restrictions?|permits?)|incinerators?|' +
        '(?:light|burn|torch|set fire to|lit)(?:ing)? (?:a |an |the |some |my |our |old |few |couple of |' +
        'up )*(?:pallets?|rubbish|tyres|mattress|sofa|weeds|straw|hay|brash|thatch|cardboard|camp ?fire|fire|beacon|' +
        'pyre|straw bales?)|weed burner|flame weeder|blow ?torch\\p{L}*|chip pan|turkey fryer|' +
        '(?:citronella |scented )?candles?|tea ?lights?|fire ?baskets?|fire ?bowls?|flare(?:s)?(?= (?:off|at|on|in))|' +
        'sparklers?|tiki torch(?:es)?|fire (?:pit|dance|poi|show|juggling)|oil lamps?|' +
        '(?:stubble|heather|field|waste) burning|muirburn|swaling|wood ?burner|log burner',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
  },
  {
    subject: 'fire',
    all: [
      '(?:let|set|send|fire|light)(?:t?ing)? (?:(?:them )?off )?(?:\\p{L}+ ){0,2}?fireworks|' +
        '(?:let|set|send|fire|light)(?:t?ing)? (?:\\p{L}+ ){0,3}?fireworks(?: off)?|' +
        'fireworks (?:at home|in (?:the|my|our) (?:back )?(?:garden|yard))|(?:our|my) (?:own )?fireworks',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
  },
  {
    // Who watches them lights nothing.
    subject: 'fire',
    all: ['fireworks?'],
    unless:
      'fireworks? (?:displays?|shows?|nights?|\\u0001|(?:at|in|over) (?:the )?\\u0001)|(?:watch|see|view)(?:ing)? (?:\\p{L}+ ){0,2}?fireworks|' +
      'clear\\b.{0,20}\\bfireworks|fireworks\\b.{0,30}\\b(?:clear|cloudy?|sky|skies|visible)|' +
      '(?:canada|independence|australia) day|(?:town|city|council|disney|village|school|park|club|' +
      'new year\\W?s?(?: eve)?) fireworks',
    topics: ['wind', 'humidity', 'rain', 'alerts'],
  },
  {
    // Coals give off carbon monoxide; heath and moor catch fire.
    subject: 'fire',
    all: [
      '(?:bbq|barbecue|grill|barbie|stove|coals|disposable)',
      '(?:in|inside) (?:the |my |our |a )?(?:tent|garage|house|kitchen|caravan|van|awning|shed|cabin|camper)|' +
        'indoors|disposable|(?:on|in) (?:the |a |my |our )?(?:balcony|flat roof|decking|moors?|heath|woods?|forest|' +
        'dunes|gorse)',
    ],
    topics: ['wind', 'humidity', 'rain', 'alerts'],
    isGrave: true,
  },
  {
    subject: 'foraging',
    all: [
      'mushrooms?|forag(?:e|ing)|(?:wild|eat the|pick) berries|edible|eat (?:the |these |wild )|' +
        'drink(?:ing)? (?:the |from (?:the |a )?|out of (?:the |a )?|straight from the )?(?:tap |river |lake |' +
        'stream |spring |rain |well |beck |burn )?(?:water|rivers?|streams?|springs?|becks?)|' +
        '(?:rivers?|streams?|springs?|lakes?|becks?|burn|rain ?water|water|puddles?) (?:be |\\u0001+ ?)?(?:safe |ok |' +
        'okay |fine |clean (?:enough )?)?to drink|drinkable|to drink from|tap water|shellfish',
    ],
    topics: ['general'],
    isGrave: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      'spray(?:s|ing|ed)?|roundup|glyphosate|pesticides?|herbicides?|insecticides?',
      'schools?|nursery|playground|kids|child(?:ren)?|bab(?:y|ies)|neighbou?rs?|people|houses',
    ],
    topics: ['wind', 'gusts'],
    isGrave: true,
  },
  {
    subject: 'climbing',
    all: [
      '(?:hut|normal|alpine|climbing|summit) route|klettersteig|' +
        'climb(?:s|ing)?(?! (?:back )?(?:up )?(?:to|above|over|past|into) (?:the )?(?:\\d|(?:low|mid|high|upper)[ -]|(?:twen|thir|for)t))|' +
        'mountaineer(?:s|ing)?|(?:do|bag|climb|walk|hike|tackle)(?:ing|ging)? (?:up )?(?:a |the |some |my |our |another )?(?:munros?|corbetts?|' +
        'wainwrights?|(?:three|3) peaks(?! centre)|fourteeners?|14ers?)|summit(?:ing)?|abseil(?:ing)?|via ferrata|scrambl(?:e|ing)|' +
        '(?:munro|corbett|peak|wainwright|marilyn)s?[- ]bagging|boulder(?:ing|s)|glaciers?|north face|ridge|crampons?|ice ?axes?|micro ?spikes|ice screws?|' +
        'winter (?:climb|skills|route|mountaineering)\\p{L}*',
    ],
    topics: ['wind', 'temperature', 'thunder'],
  },
  {
    subject: 'sleeping-outdoors',
    all: [
      'camp(?: out)?|sleep(?:ing)? (?:outside|outdoors|rough|under the stars|on the street)|bivvy|bivouac|' +
        'wild camp(?:ing)?|without a tent|(?:sleep(?:ing)?|night|camp(?:ing)?) (?:out )?in (?:a |the |my )?hammock|' +
        'hammock (?:camp(?:ing)?|tonight|overnight)|(?:survive|spend|last|make it through|get through)(?:ing)? (?:a |' +
        'the |one |tonight|\\u0001| )*(?:night )?(?:outside|outdoors|out of doors|in the open|out in the cold|' +
        'on the (?:street|streets|beach|hill|mountain|bench))',
    ],
    unless:
      '(?:holiday|summer|day|sports?|cricket|foot ?ball|soccer|tennis|rugby|swim(?:ming)?|drama|dance|music|art|coding|' +
      'boot|training|gym|hockey|netball|basket ?ball|base ?ball|surf|pony|half[- ]term|easter|kids) camps?',
    topics: ['temperature', 'rain', 'wind'],
  },
  {
    subject: 'snow-load',
    all: [
      '(?:roofs?|car ?ports?|conservatory|greenhouse|polytunnel|awning|gazebo|marquee|pergola|barn|shed|garage|' +
        'deck|balcony)',
      '(?:snow|inch(?:es)?|feet|foot|cm|ice)',
      'take|hold|holds|bear|cope|leave it|rake|worr(?:y|ied)|too much|risk|collapse\\p{L}*|cave|stand|support|' +
        'survive|strong enough|load|weight|ok|okay|safe|fine|clear|shovel|already|groan\\p{L}*|creak\\p{L}*|sag\\p{L}*|bow(?:ed|ing)',
    ],
    topics: ['snow', 'snow-depth'],
    isGrave: true,
  },
  {
    subject: 'wind-load',
    all: [
      '(?:fenc(?:es?|ing)|sheds?|green ?houses?|poly ?tunnels?|roof|tiles|trees?|oak|ash|conifers?|summer ?house|' +
        'chicken coop|hutch|carport|pergolas?|trellis|gates?|(?:satellite )?dish|aerial|' +
        'chimney)(?: panels?)? (?:(?:is|are|gonna|going to|to|will|be|still|probably) )*(?:survive|' +
        'hold(?: up| out)?(?= (?:tonight|in|through|until|till?|if|with|this|over)\\b| \\u0001|\\W*$)|' +
        'stay (?:up|put|standing)|stand up to|withstand|cope|make it(?! to)|' +
        '(?:come|fall|blow|get blown) (?:down|over|off))',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      '(?:tower |mobile |crawler )?cranes?|hoists?|(?:grain )?augers?|grain elevators?|scaffold(?:s|ing|ers?)?(?: sheeting| netting| work)?|sheeting|' +
        'hoardings?|lift(?:ing)? (?:with|a|the(?! (?:fleece|lid|cover|mood|spirits|potatoes|spuds|beet)))|masts?|' +
        'marquees?|bouncy castles?|inflatables?|gazebos?|trampolines?|parasols?|awnings?|cherry[- ]?pickers?|mewps?|' +
        '(?:scissor|boom|aerial|genie)[- ]?lifts?|(?:elevated |elevating )?work platforms?|telehandlers?|' +
        'tower wagons?|rope access|abseil(?:ing)? work|crane lifts?|man[ -]?lifts?|stage (?:roof|canopy|rig|truss)s?|' +
        'trusses|big tops?|yurts?|tipis?|teepees?|stretch tents?|shade sails?|sail shades?|flag ?poles?|' +
        '(?<!(?:pitch|pitching|put up|putting up|sleep in|sleeping in|camp in|camping in|put) (?:a|the|our|my) )tents?|tree surg(?:ery|eon)|chain ?saws?|' +
        'fell(?:ing)?(?= (?:a|an|the|my|our|some|this|that|trees?|dead)\\b)|tree felling|(?:take|taking) (?:a |the |that |my |' +
        'our )(?:\\p{L}+ )?tree down|(?:take|taking) down (?:a |the |my |our )(?:\\p{L}+ )?tree|(?:lop|prune|limb|top|trim|cut back)' +
        '(?:ping|ing|ming)? (?:a |the |my |our )(?:big |tall |large |old |\\p{L}+ )?(?:trees?|oak|ash|beech|sycamore|conifers?|leylandii|' +
        'branch(?:es)?|limbs?)|cut(?:ting)? down (?:a |the |my |our |some )?(?:\\p{L}+ )?(?:trees?|oak|ash|beech|sycamore|conifers?|' +
        'leylandii|pine|willow|birch)',
    ],
    topics: ['gusts', 'wind', 'rain'],
    onlyJudged: true,
  },
  {
    subject: 'other-vehicle',
    all: [
      '(?<!(?:mountain|road|gravel|dirt|quad|bmx) )bikers?|motor ?bik(?:es?|ing)|motor ?cycl(?:es?|ing)|mopeds?|e-?scooters?|scooters?|lorr(?:y|ies)|hgvs?|' +
        'high[ -]sided|caravans?|trailers?|(?<!\\b(?:ice ?cream|food|burger|coffee|catering|chip|pizza) )vans?|minibus|horse ?box|tow(?:ing)?|motorhomes?|campervans?|' +
        '(?:golf|beach|dune|off-?road) bugg(?:y|ies)|quad(?: bikes?)?|quads|atvs?|tractors?',
    ],
    // A child's, and no vehicle of the road.
    unless: '(?:micro|push|kids\\W?|child.?s) scooters?|scoot(?:er|ers|ing) to (?:school|nursery)',
    topics: ['gusts', 'rain', 'ice'],
    onlyJudged: true,
  },
  ...UNCOVERED_DOINGS,
];
