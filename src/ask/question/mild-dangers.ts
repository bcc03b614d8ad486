/**
 * Dangers in mild words, in English: a stroll over a reef, worn tyres, a helmet left off, a gas hob for warmth, food in the sun.
 * Whoever asks so has half decided; nice weather must not be taken for leave. They count as those of grave-words.ts do.
 */
import { MEDICINES } from './grave-words.ts';
import type { UncoveredWords } from './uncovered-subjects.ts';

const ON_FOOT =
  '(?:walk|wander|stroll|hik|trek|explor|run|rid|driv|cross|cycl|wad|go|going|get|play|picnic|read|sit)\\p{L}*';
const CAR_PART =
  '(?:(?:wind(?:screen|shield) )?wipers?|head ?lights?|head ?lamps?|' +
  '(?:brake|tail|rear|front|fog|dipped) ?lights?|brakes?|demisters?|wind ?screen|wind ?shield|seat ?belts?|' +
  'wing mirrors?|steering)';
const FAULTY =
  '(?:broken|bust(?:ed)?|not working|out|gone|dead|knackered|cracked|chipped|dodgy|faulty|failing|failed|' +
  'squeal\\p{L}*|grinding|soft|spongy|missing|smash(?:ed)?|stopped working|(?:don|doesn)(?: ?\\W?t)? work|' +
  'aren\\W?t working|isn\\W?t working|packed (?:in|up)|g[ai]ven? (?:up|out)|died|on the blink)';
const OUT_OF_DOORS =
  'out\\p{L}*|sun|heat|hot|cold|again|beach|garden\\p{L}*|walk\\p{L}*|run\\p{L}*|jog\\p{L}*|swim\\p{L}*|' +
  'cycl\\p{L}*|rid\\p{L}*|golf\\p{L}*|work\\p{L}*|play\\p{L}*|hik\\p{L}*|train\\p{L}*|match|race|gym|' +
  'travel\\p{L}*|camp\\p{L}*';
const PERISHABLE =
  '(?:(?:the|a|my|our|frozen) (?:turkey|roast|joint|goose)|gammon|pheasants?|(?:beef|lamb|pork) mince|' +
  'potato salad|(?:chicken|tuna|egg|prawn|pasta|rice) salads?|salads?|sandwich(?:es)?|mayo\\p{L}*|chicken|meat|' +
  'burgers?|sausages?|prawns?|sea ?food|sushi|rice|eggs?|milk|dairy|yogh?urts?|cheese|trifle|quiche|buffet|' +
  'food|left ?overs|formula|breast ?milk|pâté|pate|cold cuts|fish|dessert|cheese ?cake)';

/** The gravest first. */
export const MILD_DANGERS: readonly UncoveredWords[] = [
  {
    // What the tide covers: reefs, banks, flats and the foreshore.
    subject: 'tidal-crossing',
    all: [
      `(?:coral )?reef ?(?:walk\\p{L}*|flats?|top)|${ON_FOOT} (?:\\p{L}+ ){0,3}?(?:on|over|across|along|out to|to|` +
        'out on|the) (?:the |a |an )?(?:\\p{L}+ )?(?:reefs?|sand ?banks?|sand ?bars?|sand ?spits?|tidal flats?|' +
        'salt ?marsh(?:es)?|foreshore|mud ?flats?|sea ?bed|ship ?wreck|tidal pools?|wadden ?sea)|' +
        `${ON_FOOT} (?:\\p{L}+ ){0,2}?\\u0001*(?:wadden ?sea)|mud ?lark(?:s|ing|ers?)?|cockl(?:e|ing)|cockle picking|` +
        'bait digging|(?:on|stuck on|out on) (?:a |the )?sand ?(?:bank|bar|spit)s?|' +
        '(?:walk|stroll|wander|cross|hik)\\p{L}*\\b[^.?!]{0,40}?\\b(?:at|before|after) low (?:tide|water)',
    ],
    unless:
      'surf\\p{L}*|swell|div(?:e|ing)|snorkel\\p{L}*|(?:time|when) (?:of|is|s) (?:the )?(?:low|high) (?:tide|water)',
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'tidal-crossing',
    all: [],
    named: 'wadden ?sea|broomway|wattenmeer|reefs?|sand ?banks?|mud ?flats?',
    alsoAll: ['(?:walk|wander|stroll|hik|trek|cross)(?:s|es|e|ing)?|on foot'],
    unless: 'surf\\p{L}*|div(?:e|ing)|snorkel\\p{L}*',
    topics: ['wind', 'fog', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A wave that is higher than the others takes people off rocks in calm weather.
    subject: 'water',
    all: [
      '(?:lunch|picnic\\p{L}*|sit(?:ting)?|stand(?:ing)?|selfies?|pose|posing|be|get|go|going|out|push\\p{L}*|' +
        'wheel\\p{L}*|scrambl\\p{L}*|walk\\p{L}*|climb\\p{L}*|fish\\p{L}*) (?:\\p{L}+ ){0,3}?(?:on|onto|off|over|' +
        'along|out on|near|at|by|from) (?:the )?(?:rocks|rock ?(?:shel(?:f|ves)|ledges?|platforms?)|sea ?wall|harbou?r wall|' +
        'breakwater|jetty|groynes?)|blow ?holes?|rock ?pool(?:s|ing)?|tide ?pools?',
    ],
    topics: ['waves', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'water',
    all: [],
    named: '(?:on|off|onto|over) the rocks',
    alsoAll: [
      'lunch|picnic|sit\\p{L}*|stand\\p{L}*|walk\\p{L}*|fish\\p{L}*|photos?|selfies?|swell|waves|sea|tide|ok|okay|' +
        'safe|fine|climb\\p{L}*',
    ],
    topics: ['waves', 'wind', 'gusts'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'climbing',
    all: [],
    named: 'glaciers?|ice ?fields?|ice ?caps?|ice ?caves?|gletscher|mer de glace|crevasses?',
    alsoAll: [
      'walk\\p{L}*|hik(?:e|es|ing)|heli-?hik\\p{L}*|trek\\p{L}*|cross(?:ing)?|explor\\p{L}*|scrambl\\p{L}*|climb\\p{L}*',
    ],
    topics: ['wind', 'temperature', 'thunder'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Somebody is up there, and the way is not to be seen.
    subject: 'climbing',
    all: [
      'munros?|summits?|ridge|fells?|mountains?|corbett|plateau|tops|half ?way up|hill|peak',
      '(?:cloud|mist|fog|clag|whiteout|visibility)(?:\\W?s| is| has| have)? (?:\\p{L}+ )?(?:come down|coming down|' +
        'dropped|dropping|down|rolled in|rolling in|closing in|gone)|push on|press on|carry on|keep going|' +
        'turn(?:ing)? (?:back|round)|lost the path|off the path|wait it out|head (?:on )?up',
    ],
    topics: ['cloud', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'unfit-vehicle',
    all: [
      [
        '(?:tyres?|tires?)(?:\\W?s|\\W?re| are| is| look| looks)? (?:\\p{L}+ ){0,3}?(?:bald|worn|smooth|flat|illegal|' +
          'shot|perished|knackered|below \\p{L}+|nearly gone|on the limit)|' +
          '(?:bald(?:ing)?|worn(?: ?-?out)?|dodgy|part[- ]worn|smooth|perished) (?:\\p{L}+ )?(?:tyres?|tires?)|' +
          '(?:a |the )?slow puncture|space ?saver',
        `${CAR_PART}(?:\\W?s|\\W?re| is| are| has| have| got)? (?:\\p{L}+ ){0,2}?${FAULTY}|` +
          '(?:no|without|broken|bust(?:ed)?|dead|dodgy|faulty|missing|knackered|cracked|chipped|smashed|worn|soft|' +
          `squeaky|sticking) (?:the |a |my |any |working |front |back |rear )?${CAR_PART}|` +
          'one (?:working )?(?:head ?light|head ?lamp|wiper)',
      ].join('|'),
    ],
    unless: 'light enough|buy|cost|price|fix(?:ing)? (?:the|my) (?:phone|watch)|trainers|shoes',
    topics: ['rain', 'ice', 'dusk'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'unfit-vehicle',
    all: [
      '(?:no|without(?: any)?|broken|dead) (?:bike |front |back |rear |working )?(?:lights?|brakes?)|' +
        '(?:lights?|brakes?) (?:had |have |has |just )*(?:gone(?! green)|died|failed|packed (?:in|up)|g[ai]ven? (?:up|out))',
      'cycl\\p{L}*|bike|bicycle|driv\\p{L}*|car|rid(?:e|ing) (?:home|back|to|in)|trailer|scooter',
    ],
    // Who has light enough needs none.
    unless: 'light enough',
    topics: ['rain', 'ice', 'dusk'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'road-grip',
    all: [
      '(?:summers?|summer (?:tyres?|tires?|rubber)|all[- ]seasons?|normals|winters) (?:still )?(?:on|fitted)|' +
        '(?:on|with|still on) (?:my |the |our )?(?:summers|summer (?:tyres?|tires?|rubber)|normal (?:tyres?|tires?)|' +
        'all[- ]seasons?)|(?:no|without|forgot(?:ten)? (?:the|my)) (?:snow )?chains',
      'snow\\p{L}*|ic[ey]|slush\\p{L}*|driv\\p{L}*|road|pass|frost\\p{L}*|car|trip|home|mountains?',
    ],
    topics: ['snow', 'ice', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'road-grip',
    all: [
      '(?:driv(?:e|es|ing)|road trip|commut(?:e|ing)|school run|set(?:ting)? off|' +
        'get(?:ting)? (?:home|there|over|through|up))\\b[^.?!]{0,40}?\\b(?:in|through|on|over|with) (?:the |this |' +
        'that |all this |all the |some |a bit of |heavy |light |deep |fresh |wet |thick |' +
        '\\p{L}+ )?(?:snow(?! ?boards?)|ice|black ice|slush|blizzard|snow ?storm|snow ?drifts?|freezing rain|sleet)',
    ],
    unless:
      'will (?:it|there) (?:be )?(?:any )?(?:snow|ice)|ice (?:cream|roads?)|is there (?:any )?(?:snow|ice)|frozen|' +
      'lakes?|rivers?',
    topics: ['snow', 'ice', 'temperature'],
    isGrave: true,
    onlyJudged: true,
  },
  {
    subject: 'electrics',
    all: [
      'ext(?:ension)? (?:leads?|cables?|cords?|reels?)|solar lights?|fairy lights?|' +
        '(?:garden|outdoor|patio|string|festoon) lights?|sockets?|fuse ?box|plugs?|' +
        '(?:hot ?tub|jacuzzi) (?:pump|lead|cable|wiring|electrics)|transformer|adaptor|power strip',
      'buzz(?:es|ing)?|spark(?:s|ing|ed)?|crackl\\p{L}*|humming|unplug\\p{L}*|got (?:wet|soaked)|taped?|' +
        'trip(?:ped|ping)|touch\\p{L}*|drip(?:s|ping)?|ext(?:ension)? leads?|drizzl\\p{L}*|rain(?:s|ing|ed)?|puddles?',
    ],
    unless: 'sparkling|spark plugs?|hot ?tub (?:party|night|cover|weather)|ear ?plugs?',
    topics: ['rain', 'thunder'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'heights',
    all: [
      [
        '(?:clean|clear|empty|unblock|fix|repair|sort|scoop|flush)(?:ing|ed)? (?:out )?(?:the |my |our |' +
          'some )?(?:\\p{L}+ )?(?:gutter(?:s|ing)?|down ?pipes?)|gutter(?:ing)? (?:clean(?:ing)?|clear(?:ing|ance)|repairs?|work)',
        '(?:put|fit|fix|install|mount|mov|adjust|turn|align|tak|swap|replac)(?:e|es|ing|ting)? (?:up |out |' +
          'down )?(?:the |my |our |a |an )?(?:new )?(?:tv |television |sky |satellite |roof |wi-?fi )?(?:aerial|' +
          'antenna|sat(?:ellite)? dish|sky dish|dish)',
        '(?:hang|put|string|pin)(?:ging|ting|ning)? (?:up )?(?:the |some |my |our )?(?:xmas|\\u0001+|christmas|' +
          'icicle|roof) ?lights(?= (?:up )?(?:on|outside|along|round|around))',
        'sweep(?:ing)? (?:the |my |our |a )?chimneys?|chimney (?:sweep(?:ing|s)?|repairs?|work|pots?|cowls?|stacks?|' +
          'flashing)|(?:replac|fit|install|chang|clean)\\p{L}* (?:a |the |my |our )?(?:skylight|velux|roof ?light)',
      ].join('|'),
    ],
    unless:
      'book(?:ed|ing)?(?: in)? (?:the |a |my )?(?:chimney sweep|sweep|window cleaner|roofer|gutter \\p{L}+)|' +
      'install(?:er|ers|ation team)|(?:guy|man|men|lads|team|company) (?:is |are )?(?:coming|due)',
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // The sides of a trench come down without warning, after rain more than before.
    subject: 'excavation',
    all: [
      'trench(?:es|ing)?|excavations?|excavat(?:e|ing)|shoring|' +
        '(?:in|into|down|out of) (?:the |a |that )?(?:footings?|foundations?|deep hole|pit)',
      'work\\p{L}*|dig\\p{L}*|dug|safe\\p{L}*|ok(?:ay)?|fine|alright|go|going|get|getting|in|into|down|hold|' +
        'collaps\\p{L}*|stable|open|rain\\p{L}*|wet|can|could|should|worth|postpone|lads|crew|enter\\p{L}*|leave|box|' +
        'shor(?:e|ed|ing)',
    ],
    unless:
      'trench ?coats?|trench ?foot|ocean trench|mariana|(?:log|fire) pit|pit ?(?:stop|bull)|plant(?:ing)?|potatoes|' +
      'beans|sweet ?peas|asparagus',
    topics: ['rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'wind-load',
    all: [
      'scaffold(?:ing)?(?: (?:is|be|to))? (?:go(?:ing)? up|com(?:e|ing) down|up|erected|struck)|' +
        '(?:erect|strik|put)(?:e|ing|ting)? (?:up |down )?(?:the |some )?scaffold(?:ing)?',
    ],
    topics: ['gusts', 'wind', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'airspace',
    all: [
      'drones?|mavic|dji|quadcopters?|uavs?',
      '(?:over|above|near|around|to see|towards?) (?:the |a |an |that )?(?:\\p{L}+ )?(?:wild ?fires?|bush ?fires?|' +
        'forest fires?|fires?|accident|crash|rescue|police|helicopters?|flood(?:s|ing)?)',
    ],
    topics: ['wind', 'gusts', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // A medicine beside any place or time.
    subject: 'medicines',
    all: [
      MEDICINES,
      '\\u0001+|mow\\p{L}*|yoga|sweat\\p{L}*|gym|dig(?:ging)?|sit\\p{L}*|festival|concert|match|fish\\p{L}*|' +
        'sail\\p{L}*|sauna',
    ],
    unless:
      'fridge|left|leave|leaving|stor(?:e|ing)|parcel|glove ?box|in the (?:car|van|boot|shed|tent)|go off|spoil\\p{L}*|melt',
    topics: ['uv', 'feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'medicine-storage',
    all: [
      'insulin|epi ?pens?|(?:nitro|gtn|angina|nitroglycerin\\p{L}*|glyceryl) ?(?:spray|tablets?|pump)?|inhalers?|' +
        'vaccines?|eye ?drops|ozempic|mounjaro|wegovy|calpol|suppositor(?:y|ies)|antibiotics|medicines?|medication',
      'fridge|freezer|cool(?: ?-?bag| ?-?box)?|left|leave|leaving|stor(?:e|ed|ing)|keep|kept|back ?pack|ruck ?sack|' +
        'hand ?bag|panniers?|saddle ?bag|suitcase|luggage|dash ?board|glove ?box|' +
        'in (?:the|my|a) (?:hot )?(?:car|van|boot|tent|shed|bag|sun|post)|go off|' +
        'still (?:usable|ok|good|work\\p{L}*)|spoil\\p{L}*',
    ],
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      '(?:had|got|caught|getting|gotten) (?:\\p{L}+ ){0,3}?too much sun|(?:i\\W?m|i am|he\\W?s|she\\W?s|already|' +
        'badly|got|am|my \\p{L}+ (?:is|are)|was) (?:\\p{L}+ ){0,2}?sun ?burn(?:t|ed)|' +
        'sun ?burn(?:t|ed)? (?:already|from|yesterday|is|on my)|heat ?rash|prickly heat|' +
        'feel(?:ing|s)? (?:a bit |really |very |so )?(?:faint|dizzy|sick|ill|rough|light ?-?headed|woozy)|' +
        'dizzy(?: spells?)?|light ?-?headed|(?:had|have|having|got) (?:a )?(?:temperature of \\d+|fever)|vertigo',
      `${OUT_OF_DOORS}|ok|okay|fine|safe|go`,
    ],
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      '(?:i\\W?ve|i have|got|have|had|has|with|caught|recovering from|' +
        'over) (?:just )?(?:\\p{L}+ ){0,2}?(?:a (?:bad |bit of a |nasty |slight |head |' +
        'chest )?cold(?! (?:front|snap|frame|spell|drink|drinks|shower|beer|house|room|water|box|bag|flat|car|' +
        'climate|weather|start|day|night|morning|one|store))|the flu|flu|covid|chest infection|bronchitis|pneumonia|' +
        'tonsillitis|man ?flu)|hung ?over|(?:just|recently|after) (?:had |having )?(?:surgery|an? op(?:eration)?|' +
        'giving birth|my hip|my knee)|\\p{L}+ (?:months|weeks) (?:pregnant|post ?-?op)',
      OUT_OF_DOORS,
      'can|could|should|shall|may|ok(?:ay)?|safe\\p{L}*|fine|alright|all right|good idea|wise|advisable|sensible|worth',
    ],
    topics: ['feels-like', 'rain'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'health',
    all: [
      'asthma\\W?s|asthma(?:tics?)?|copd|wheez(?:y|ing)|emphysema|lung (?:disease|condition)',
      `air|pollut\\p{L}*|smog|smoke|pollen|${OUT_OF_DOORS}`,
    ],
    unless: 'clinic|appointment|check ?-?up',
    topics: ['air-quality', 'feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      "(?:bab(?:y|ies)|newborn|toddler|infant|little one|nursery|kids?|child(?:ren)?)(?:'?s)? (?:bed ?)?(?:room|" +
        'nursery|cot|crib)|nursery (?:is|at|be)',
      '\\d+|hot|warm|cold|stuffy|fan|window|heater|heating|degrees',
    ],
    topics: ['feels-like'],
    isGrave: true,
    isAnswered: true,
  },
  {
    subject: 'people-at-risk',
    all: [
      'nursery|pre-?school|playgroup|kinder(?:garten)?|reception (?:class|kids)|little ones|wheelchair|care home|' +
        'residents|dementia patients?',
      'out|outside|outdoors|outing|astro ?turf|sun|heat|hot|play\\p{L}*|garden|day out|trip|walk',
      'kids?|child(?:ren)?|out all|all day|play\\p{L}*|ok(?:ay)?|fine|safe|can|could|should|too|meh|class|' +
        'residents|little ones|sit\\p{L}*',
    ],
    unless:
      'plants?|seedlings?|trees?|saplings?|wear|dress|clothes|put on|coats?|hats?|jacket|rain(?:ing|ed)?|wet|soaked|dry',
    topics: ['feels-like', 'uv'],
    isGrave: true,
    isAnswered: true,
  },
  {
    // Warm food breeds germs within hours.
    subject: 'foraging',
    all: [
      PERISHABLE,
      '(?:out )?in (?:the |this |full |hot |that )*(?:sun|heat|car|boot|warmth)|' +
        '(?:can|will|could|should|how long) .*\\b(?:stay|stays|sit|sits|be|last|lasts|keep|keeps|' +
        'survive) (?:safely )?(?:out|outside|fresh|unrefrigerated|good)|been (?:out|sat|sitting|sat out|sitting out|' +
        'standing)?(?: ?on| ?in)? ?(?:the )?(?:\\p{L}+ )?(?:table|side|counter|worktop|buffet)|' +
        '(?:left|leave|leaving|sat|sit|sitting|keep|keeping) (?:\\p{L}+ ){0,3}?(?:out(?:side|doors)?|unrefrigerated|' +
        'overnight|on the (?:step|doorstep|porch|sill|windowsill|side|patio)|' +
        '(?:till|until) (?:noon|lunch|later|\\d|this|tonight|i|we))|' +
        '(?:marinat|defrost|thaw)\\p{L}*(?= .*\\b(?:out|outside|outdoors|garden|sun|porch|patio|balcony|step|sill|' +
        'garage|shed|car|boot|overnight|worktop|conservatory)\\b)|without (?:a |the )?(?:fridge|cool ?box|ice)|' +
        'no (?:fridge|cool ?box)|(?:been|was|were) (?:\\p{L}+ )?(?:out(?: of the (?:fridge|freezer))?|' +
        'on the (?:counter|side|table|worktop))(?! (?:for|of) (?:lunch|dinner|stock))|out of the fridge|' +
        'on the (?:counter|worktop|buffet|table)',
      'ok(?:ay)?|safe\\p{L}*|fine|alright|keep|last|hours?|hrs|go off|going off|spoil\\p{L}*|left|leave|leaving|' +
        'can|could|shall|should|enough|eat|poison\\p{L}*|bad|still',
    ],
    unless:
      'defrost(?:ing)? the (?:car|windscreen|windshield|freezer)|sun ?cream|sun ?screen|' +
      '(?:eat|have|having|eating) (?:our |the |some |a )?(?:\\p{L}+ )?(?:outside|outdoors|in the (?:garden|park))|' +
      'fishing|festival|market|stall',
    topics: ['temperature', 'sun'],
    isGrave: true,
    isAnswered: true,
  },
];

/** What is worn or left off for safety; what is done without it may be graver, and comes first. */
export const PROTECTION_WORDS: readonly UncoveredWords[] = [
  {
    subject: 'protective-gear',
    all: [
      '(?:hard ?hats?|bump caps?|(?:bike |cycle |cycling |bicycle |ski |climbing |riding |motorbike |crash |' +
        'safety )?helmets?|life ?jackets?|life ?vests?|buoyancy aids?|harness(?:es)?|' +
        'safety (?:boots|goggles|glasses|shoes|lines?|ropes?|specs)|ear defenders|seat ?belts?|kill ?cords?|' +
        '(?:board |sup |ankle |surf )?leash(?:es)?|dust masks?|respirators?)',
      'need\\p{L}*|without|no|skip|leave|leaving|wear\\p{L}*|take|taking|bring|bother|worth|off|require\\p{L}*|' +
        'must|have to|should|do (?:i|we)|too (?:hot|warm)|ditch|forgot(?:ten)?|forget|necessary|optional|really|ok|' +
        'okay|fine',
    ],
    unless: 'dogs?|pupp(?:y|ies)|lead',
    topics: ['wind', 'rain', 'temperature'],
    isGrave: true,
    isAnswered: true,
  },
];
