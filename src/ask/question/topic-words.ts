/**
 * The English words of each topic, and the everyday words that carry no meaning here. A topic's `plain` words always mean
 * it; `shared` words have other meanings too ("cold war", "cloud storage").
 */

import { memoize, RecentEntries } from '../../lib/memoize.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { NO_WORDS } from './no-words.ts';
import {
  BAD_SLANG,
  COLD_SLANG,
  GOOD_SLANG,
  HOT_SLANG,
  IT_BLOWS,
  IT_THAWS,
  RAIN_SLANG,
  SOMEBODY_FREEZES,
  SOMEBODY_MELTS,
  STILL_AIR,
} from './slang-words.ts';
import { SWING_WORDS, WORST_WORDS } from './span-wish.ts';
import { SPECIAL_TOPIC_WORDS, type TopicWords } from './special-topic-words.ts';
import { UNSOURCED_WORDS } from './unsourced-words.ts';
import { WordPattern } from './word-pattern.ts';
import { SIGNS_OF_WARMTH } from './wording.ts';

/** Winds that have a name of their own where they blow, and a quarter that they blow from. */
export const NAMED_WINDS =
  'mistral|meltemi|foehn|fohn|sc?irocco|tramontan[ae]|harmattan|santa ana winds?|santa anas|levanter|khamsin|' +
  'haboobs?|berg winds?|(?:fremantle|freo|cape) doctor|southerly (?:buster|change)s?|' +
  '(?:nor|north|sou|south)\\W?(?:wester|easter)s?|shamal|pampero|maestrale|gregale|loo (?:winds?|(?=(?:be |' +
  'still )?blow))|' +
  '(?:diablo|sundowner|kona|etesian) winds?|brickfielder';

/** Patterns of whole words. Of several topics in a question the first in this order is the main one. */
export const TOPIC_WORDS: readonly TopicWords[] = [
  ...UNSOURCED_WORDS,
  ...SPECIAL_TOPIC_WORDS,
  {
    topic: 'thunder',
    plain:
      '(?<!tropical |named )storms? (?:is |are )?(?:coming|approaching|brewing|heading|due|on (?:the|its) way)|' +
      '(?<!tropical |named )storms? (?:is |are |to |will |going to |supposed to )*(?:hit|hits|hitting|arrive|' +
      'arrives|arriving|reach|reaches|pass|passes|start|starts|come|comes|land|blow over|break|get here|' +
      'due to (?:hit|arrive))|(?:worst|end|eye|edge|rest|brunt) of (?:the|this) storm|' +
      '(?:the|this|that) storm (?:be |is |going to |gonna )*last(?:s|ing)?|' +
      '(?:the|this|that) storm(?: is| has)? (?:over|passed|gone|done|finished|through|here|yet)|' +
      'thunder(?:storms?|y|ed|ing|s)?|cumulonimbus|cumulo-nimbus|cunimbs?|cu-?nims?|lightning|electrical storms?',
    shared: '(?<!tropical |named )storms?|storm(?:y|ier|iest)|storming',
  },
  { topic: 'wbgt', plain: 'wbgt|wet[- ]?bulb[- ]globe(?: temps?| temperatures?)?', shared: NO_WORDS },
  { topic: 'wet-bulb', plain: 'wet[- ]?bulbs?(?: temps?| temperatures?)?', shared: NO_WORDS },
  { topic: 'heat-index', plain: 'heat[- ]?ind(?:ex|ices)', shared: NO_WORDS },
  {
    topic: 'wind-chill',
    plain:
      'wind[- ]?chill(?: factor| temperature)?|how cold (?:is it |will it be |does it (?:feel|' +
      'get) )?with (?:the )?wind|wind (?:be |going to be |feel |really |very |that )*(?:cold|bitter|biting|icy|freezing|' +
      'chilly)(?! enough)|(?:bitter|biting|icy|cold|chilly) wind(?!s)',
    shared: NO_WORDS,
  },
  {
    topic: 'feels-like',
    plain: 'feels? like|real ?feel|apparent temp(?:erature)?s?|humidex',
    shared: 'feels?|bearable|unbearable',
  },
  {
    topic: 'snow-depth',
    plain:
      '(?:the )?snow (?:is |has |have |will |all |still |already |be |been |going to |gonna |start(?:s|ed)? to |begin to |' +
      'start(?:s|ed)? |ever |finally |mostly |soon )*(?:melt(?:s|ing|ed|er)?|thaw(?:s|ing|ed)?|gone|disappear(?:s|ed)?|' +
      'last(?=\\W*$| (?:till|until|through|to|into|another|much|long|all|the (?:day|week|night)|in|on)(?!\\p{L}))|' +
      'hang(?:ing)? (?:around|about)|linger(?:s|ing)?|stay(?=\\W*$| (?:till|until|on the ground|around|put)(?!\\p{L})))|' +
      'snow ?melt|(?:melt(?:s|ing)?|thaw(?:s|ing)?) (?:all |off )?(?:the |this |that )?snow|' +
      'snow[- ]?(?:depths?|pack|base|cover(?:age)?)|depths? of (?:the )?snow|' +
      'deep (?:is|was|will|are) (?:the )?(?:be )?(?:the )?snow|deep snow|' +
      'snow (?:is )?(?:lying |still )?on the (?:ground|slopes|pistes?|mountains?|hills?)|(?:lying|settled) snow|' +
      'snow (?:still )?(?:lying|lies)|snow (?:settle|stick|settling|sticking)',
    shared: NO_WORDS,
  },
  {
    topic: 'snow',
    plain:
      'snow(?:s|ing|ed|y|ier|iest|fall|falls|storms?|flakes?)?|blizzards?|sleet(?:ing|y)?|white christmas|' +
      'white(?= \\u0001)|snow flurries',
    shared:
      'flurr(?:y|ies)|slush|powder|(?:how much|any|more) fresh(?= (?:over ?night|stuff)\\b| \\u0001|\\W*$)|' +
      'freshies|fresh tracks|pow|powpow',
  },
  {
    topic: 'ice',
    plain:
      'frost(?:s|y|ier|iest)?|ic(?:ier|iest)|it (?:freezes|froze|frozen(?= yet| so far| already)|will freeze|is going to freeze)|' +
      'ice (?:on|over) (?:the |my |our )?(?:roads?|paths?|pavements?|sidewalks?|cars?|windscreens?|windshields?|' +
      'steps?|drive(?:way)?|motorways?)|(?:get|be|getting|being) (?:frosted|nipped)|' +
      '(?:cars?|vans?|windscreens?|windshields?|wind ?screen|roads?|paths?|pavements?|pitch|pitches|ground|course|' +
      'windows?|gates?|steps?|track|drive|driveway|grass|greens?|locks?) (?:be |is |are |get |likely to |likely |' +
      'still |probably |going to |gonna )*(?:all )?(?:frosted|iced|frozen|frost)(?: up| over| solid)?|' +
      'slipp(?:ery|y) (?:on (?:the )?(?:roads?|pavements?|sidewalks?|paths?|streets?|steps|way|school run)|' +
      'under ?foot|out(?:side)?)|' +
      'frosted(?: up| over)|iced (?:up|over)|black ice|freezing rain|icy|ground frost|' +
      'defrost(?:ing)?(?! (?:the |my |our |a |some |that )*(?:\\p{L}+ )?(?:freezers?|fridges?|chicken|turkey|meat|fish|food))|' +
      'de-?ic(?:e|ing)|scrap(?:e|ing) (?:the |my |our )?(?:car|ice|windscreen|windshield)|' +
      '(?:bring|take|move|get)(?:ing)? (?:in )?(?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|pots|geraniums|' +
      'tomatoes|seedlings)(?: in| inside| indoors)|bring in (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|' +
      'pots)|(?:cover|protect|fleece|wrap)(?:ing)?(?: up)? (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|' +
      'tomatoes|seedlings|potatoes|pots)',
    shared:
      '(?:soil|ground|earth|pitch|grass) (?:\\p{L}+ ){0,3}frozen|frozen (?:ground|soil|solid|pitch)|' +
      `ice(?! (?:creams?|lollies|lolly|rinks?|baths?|box|hockey|skat))|(?!${SOMEBODY_FREEZES})freeze(?: over)?|` +
      'slippery|(?:ground|soil|pitch|path|paths) (?:be |is |likely |still |probably )*frozen|' +
      'frozen (?:ground|soil|pitch|paths?)',
  },
  {
    topic: 'rain',
    plain:
      `${RAIN_SLANG}|${WORST_WORDS}|` +
      'miss the (?:worst|brunt)(?: of it)?|(?:before|after) the worst of it|' +
      'how many (?:mm|millimet(?:re|er)s|inches|cm|lit(?:re|er)s|\\u0001+)(?: of (?:it|rain|water))? (?:did|have|' +
      'has|will|are|do) (?:we|i|it|they|you|there|\\u0001+) (?:get|had|have|got|receive|fall|see|expect|' +
      'be)(?!\\p{L})|how many (?:mm|millimet(?:re|er)s|\\u0001+)(?= (?:over|for|during|by|today|tonight|tomorrow|' +
      'this|next|expected|so|fell|since|on|in (?:the|total|\\u0001)|(?:are|will|do|has|have) (?:we|it|there|they|' +
      'fall|fallen|expected|forecast|coming|\\u0001))\\b| \\u0001)(?! \\u0001+ (?:do i|will a|will be|will it be|' +
      'under|below|above|over|is|are|take))|' +
      'how many (?:mm|millimet(?:re|er)s|\\u0001{2})(?= (?:between|from|will|could|in|at|near|up)\\b|' +
      ' \\u0001)(?! in (?:an?|one) (?!\\u0001))|' +
      "(?:how (?:much|many)(?: (?:mm|millimet(?:re|er)s|inches|\\u0001+))?|what(?:'s)?|(?:mm|inches)) (?:has |" +
      'have |had |still to )?(?:fell|fallen|came down|come down|fall)(?= \\u0001|\\W*$|' +
      ' (?:in|at|on|over|during|last|yesterday|so|since|this|today|and|overnight)\\b)|without a (?:single )?drop|' +
      "(?:not|n't) (?:had |seen )?a (?:single )?drop|nature (?:will |to |going to )?waters?|" +
      'waters? (?:it|them|itself)(?: next| for me)?|' +
      '(?:sprinklers?|hose ?pipe|irrigation|watering) (?:on or off|off or on|needed|necessary|required)|' +
      '(?:windows?|roof|hood|top|sky ?light|veluxe?s?|sand ?pit|(?:paddling )?pool|greenhouse|tent flaps?|' +
      'awning) (?:open|uncovered|up|down|off) or (?:shut|closed|close|covered|down|up|on)|' +
      '(?:take |get |catch )?(?:the |my |a )?(?:bus|tube|car|train|taxi|tram|metro|drive) or (?:the )?(?:walk|bike|' +
      'cycle|walking|cycling)|(?:walk|bike|cycle) or (?:take |get |go by |catch )?(?:the |a )?(?:bus|tube|car|' +
      'train|taxi|tram|drive|metro)|' +
      'water(?:ing)? (?:the |my |our )(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|veg|vegetables|pots)|' +
      '(?:is|has) it (?:just |properly )?(?:set|settled) in(?: for the (?:day|night|morning|afternoon|evening|weekend))?|' +
      '(?:is|will) it (?:going to |gonna )?(?:be )?(?:very |really |that )?(?:heavy|torrential)(?= (?:in|at|on|for|this|when|later|by)\\b| \\u0001|\\W*$)|' +
      '(?:is|will) it (?:going to |gonna )?(?:be )?(?:on and off|off and on)|wash ?outs?|washed out|rain(?:ed)? ?(?:off|outs?)|abandoned|' +
      '(?:passing|light|heavy|quick|brief|scattered|isolated|odd|few) showers?|' +
      '(?=(?:get|be|getting) (?:ruin|wreck|spoil))(?<=\\b(?:hair|blow ?dry|make ?up|dress|suede|shoes|' +
      'suit)\\b.{0,40})(?:get |be |getting )(?:ruined|wrecked|spoilt|spoiled)|puddles?|spitting|mizzl(?:e|ing)|' +
      'rain(?:s|ing|ed|y|ier|iest|fall|drops?|storms?)?|drizzl(?:e|ing|y)|precipitation|precip|showery|downpours?|' +
      'pouring down|pour down|dry weather|(?:it|weather|things|the \\p{L}+) (?:to |will |going to |gonna )?dr(?:y|' +
      'ies|ying) (?:up|out)|too (?:wet|soggy|damp) (?:to|for)|' +
      'slipp(?:ery|y) (?:on (?:the )?(?:roads?|pavements?|sidewalks?|paths?|streets?|steps|way|school run)|' +
      'under ?foot|out(?:side)?)|(?:is|are|be) the (?:roads?|pavements?|streets?|' +
      'paths?|decking|patio|pitch|track|trails?) (?:be |still |all |going to be )?(?:wet|damp|dry|soaked)|' +
      'stay(?:s|ing)? dry|' +
      'any drops?(?= (?:at all|today|tomorrow|tonight|expected|coming)\\b| \\u0001|\\W*$)|' +
      '(?<=\\b(?:will it|itll|it|the rain|showers) )(?:just |still )?(?:stays?|holds?|' +
      'keeps?) off(?! (?:work|school|the))|wet or dry|dry or wet|(?:remain|keep|be) dry|' +
      'dry (?:days?|spells?|enough|hours?|mornings?|afternoons?|evenings?|nights?|weekends?|window|slot|gap|spot)|' +
      '(?:get |getting |be )?(?:soaked|drenched|rained on|caught (?:out )?in (?:the|a) (?:rain|shower|downpour)|' +
      'a (?:soaking|drenching)|wet through)|' +
      '(?<=\\b(?:i|we|they|you|he|she|us|everyone|kids)(?: be| going to| gonna|' +
      ' all)* )get(?:ting)? (?:\\p{L}+ )?wet|(?:need|have|got|should (?:i|we)|must (?:i|we)|shall (?:i|we)|' +
      'worth) (?:to )?water(?:ing)?(?: (?:the |my |our )?(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|' +
      'veg|vegetables|pots|hanging baskets))?|(?:plants?|lawn|grass|flowers|allotment|tomato(?:e?s)|veg|pots|' +
      'baskets|leeks|beans|potatoes|roses|turf|beds|borders|seedlings|hedge) (?:want |need |wanting |' +
      'needing )(?:a |some )?(?:drink|water|watering)(?: today| tonight)?|(?:bother|bothering|point(?: in)?|worth|' +
      'forget|skip|leave) (?:the )?watering(?: (?:the |my |our )?(?:\\p{L}+ )?(?:garden|plants?|lawn|grass|flowers|' +
      'allotment|tomatoes|veg|vegetables|pots|baskets|borders|beds|roses|tubs|containers))?|wetter|wettest|drier|' +
      'driest|clear(?:s|ing|ed)? up|(?:it|the weather) (?:(?:be |been |have |has |going to )*clear(?:ed|ing)|' +
      "(?:going to |gonna |to )clear|(?<!\\b(?:is|was|isn't|wasn't|be) (?:it|the weather) )clears?)(?= by\\b|" +
      ' in time| (?:in |at |near |over )?\\u0001|(?: yet)?\\W*$)|(?:the|these|those) showers|(?<=\\bnext )showers?|(?:pre[- ]?|post[- ]?)?monsoons?|monsoonal|' +
      'cloud ?bursts?',
    shared:
      '(?:millimet(?:re|er)s|mm|inch(?:es)?|lit(?:re|er)s (?:per|a) (?:square met(?:re|er)|sqm|m2)|l\\/m2) (?:has |' +
      'have |had )?(?:fell|fallen|come down|came down)|lit(?:re|er)s (?:per|a) (?:square met(?:re|er)|sqm|m2)|' +
      'soggy|soggiest|soaking|showers?|wet|' +
      "(?<!\\b(?:we|i|they|crew|lads|team|you|to|can|could|should)(?:'ll| will| can| should| have to| must|" +
      ' need to)? (?:stop |start |finish |be |keep |begin |do )?)pour(?:ing)?|dry|dryer',
  },
  {
    topic: 'gusts',
    plain:
      '(?:storm|hurricane|typhoon|cyclone) (?!is|are|will|to|in|at|the|and|or|on|damage|coming|season|' +
      'warnings?)\\p{L}+(?= (?:(?:is|be|will|going|to|gonna|due|still|really|likely) )*(?:hit|arriv|reach|strik|' +
      'com|get|affect|mak|land|pass|do)\\p{L}*)|(?:strong|high|heavy|severe|violent|nasty) gusts?|gust(?:s|y|ier|iest|ing)|wind gusts?|gusts? of wind|squalls?|' +
      'squally',
    shared: 'gust',
  },
  {
    topic: 'wind',
    plain:
      '(?:on|off|cross)[- ]?shore or (?:on|off|cross)[- ]?shore|' +
      '(?:be|is|are|blow(?:s|ing)?|stay(?:s|ing)?|it|winds?|breeze) (?:on|off|' +
      'cross)[- ]?shore(?: or (?:on|off|cross)[- ]?shore)?(?! (?:fishing|racing|sailing|trips?|rigs?|wind ?farms?|' +
      'islands?|waters?))|(?:on|off|cross)[- ]?shore (?:winds?|breeze)|(?:sea|lake|land|gully|mountain|valley) breezes?|' +
      "(?:which|what) (?:way|direction)(?: is|'s| will| does|'ll)? (?:the|my|our|any) (?:wind|(?:\\p{L}+ )?smoke)(?: be)?" +
      "(?: blow(?:ing)?| go(?:ing)?| drift(?:ing)?)?|how(?:'s|s| is| will) the (?:wind|breeze)|" +
      'how (?:strong|fast|hard|powerful|light|gentle) (?:is|are|was|were|will|does|do|did)(?: the| this|' +
      " that)? (?:winds?|breeze|gusts?)(?: be| blow| get)?|where(?:'s|s| is) the wind|" +
      'wind (?:is |be )?(?:coming|blowing) from|' +
      'wind(?:y|ier|iest)|wind ?speeds?|wind direction|gales?|breezy|' +
      'breezier|(?:strong|high)(?:est)? winds?|' +
      '(?:least|most|lightest|lowest|low|light) winds?(?! (?:turbines?|farms?|power|energy|instruments?))|' +
      '(?:the |does |will )?winds? (?:be |is |it\\W?s |at its |gets? )?(?:the )?(?:strongest|highest|lightest|' +
      'lowest|calmest|worst|peak(?:s|ing)?)|(?:winds?|breeze) (?:to |will |going to |gonna )?(?:be|is|are|stay|' +
      'remain|still) (?:too |very |really |quite |fairly |nice and )?(?:light|gentle|slack|strong|bad|fierce|brisk|' +
      'fresh)|(?:cross|side|head|tail)[ -]?winds?(?: components?)?|' +
      'winds? (?=(?:on|for|at|down) (?:the )?(?:runway|rwy))|calm(?:est|er)|windless|stillest|blustery|blustier|' +
      'blow(?:y|ier|iest)|windspeeds?|(?:be |going |ride |riding |cycling |pedalling |running |rowing )?(?:against|' +
      'into) the (?:wind|breeze)|(?:this|all this|the) (?:wind|breeze|gale) (?:(?:ever|going to|gonna|to|will|is|' +
      'be|been|has|just|still|now) )*(?:die|dies|died|dying|drop|drops|dropped|dropping|ease|eases|eased|easing|' +
      'calm|calms|calmed|calming|let|lets|letting|pick|picks|picked|picking|get|gets|getting|got|change|changes|' +
      'changed|changing|turn|turning|shift|shifted|shifting|swing|swinging|veer|veering|back|backing|stop|stopped|' +
      'stopping|settle|settled|settling|strengthen|strengthening|increase|increased|increasing|build|building|rise|' +
      'rising|fall|falling|abate|abating|slacken|slackening|go(?:ing|ne)? (?:down|up|round)|up|' +
      'blow itself)(?! (?:turbine|farm))|(?:delay(?:ed|s)?|cancell?(?:ed|ations)|disrupt(?:ed|ion)|affected|' +
      'grounded|diverted|called off|stopped) (?:by|because of|due to|for|from) (?:the )?(?:high |strong )?winds?|' +
      `${IT_BLOWS}|${STILL_AIR}|breeziest|(?:north|south)?(?:[- ]?(?:east|west))?erl(?:y|ies)(?: winds?)?|${NAMED_WINDS}`,
    shared: 'calm|winds?|breeze|breezes|blowing|bora|levante|poniente|zonda|chinook',
  },
  {
    topic: 'visibility',
    plain:
      'visibility|(?<!hi-)(?<!hi )vis(?= *,|\\W*$| and | at )|how far can (?:i|you|we|one) see|' +
      '(?:can|could|will|do) (?:you|i|we|one) (?:be able to )?see (?:the )?[\\p{L}\\u0001]+ from (?:the )?\\u0001+|' +
      '(?:mountain|alpine|sea|good|clear|decent|any|great|the) views?(?: (?:of|from|over))?|' +
      'views? (?:of|from|over)|visible (?:from|across)|(?:see|photograph)(?:ing)? (?:the )?(?:mountains?|alps|' +
      'hills|summits?|peaks?|coast|himalayas?|other side|islands?)',
    shared: NO_WORDS,
  },
  {
    topic: 'fog',
    plain:
      '(?:fog|mist|haar) (?:to |will )?(?:burn|clear|lift)(?:s|ing)?(?: up| off| away)?|clag(?:gy|ged in)?|' +
      'white ?outs?|fog(?:gy|s|gier|giest)?|mist(?:y|ier|iest)|haar',
    shared: 'mist|haze|hazy',
  },
  { topic: 'dew-point', plain: 'dew[- ]?(?:points?|pts?)(?: temp(?:erature)?)?', shared: NO_WORDS },
  {
    topic: 'humidity',
    plain:
      '(?<=\\b(?:it|its|it\\Ws|be|so|very|really|bit|feels?|feeling|too|dead|getting) )close(?= (?:out(?:side)?|' +
      'tonight|today|tomorrow|and|here)\\b|\\W*$| (?:in |at )?\\u0001)|' +
      'condensation|rh(?= \\u0001|\\W*$| (?:for|at|today|tomorrow|tonight|all|during|before|when|to|and|in)\\b)|humid(?:ity)?|' +
      'humidest|friz(?:z|zy|zing|ziness)|hair (?:go |be |get )?(?:curly|poofy|fluffy)|mugg(?:y|ier|iest)|mugginess|' +
      'rh(?= (?:\\p{L}+ )?(?:under|over|below|above|less|more|at|of|in|is|was|and|%)| \\u0001|$)|' +
      'relative humidity|how (?:dry|damp|moist|wet|humid|muggy) (?:is|will|was|does) the air(?: be| get| feel)?|' +
      '(?:dry|dri|damp|moist)(?:er|est)? air|the air (?:is |be |so |very |too |really |getting )*(?:dry|damp|moist)',
    shared: 'stick(?:y|ier|iest)|damp|moisture|clammy|stuffy',
  },
  {
    topic: 'pressure',
    plain:
      'barometric(?: pressure)?|mslp|(?:air|atmospheric) pressure|barometer|pressure (?:is |be |going to be )?(?:rising|' +
      'falling|dropping|rise|fall|drop|trend|tendency|steady|going (?:up|down))|' +
      '(?:rising|falling|high|low) pressure|pressure doing|(?:is|are) the pressure (?:changing|moving|all over|' +
      "dropping|going)|(?:what(?:'s|s| is)|how(?:'s|s| is)) the pressure|" +
      'the glass (?:is )?(?:rising|falling|dropping|steady)|glass (?:rising|falling|dropping)|' +
      'pressure (?:changes?|swings?|drops?|systems?)|qnh|qfe|altimeter(?: setting)?|' +
      'pressure in (?:inches of mercury|in ?hg|mm ?hg|mb|mbar|bars?|kpa|psi|torr)|hpa|millibars?|inches of mercury',
    shared: '(?<!blood |water |tyre |tire |peer )pressure(?! ?(?:wash|cook|clean|treat))',
  },
  {
    topic: 'sunshine',
    plain:
      '(?:hours?|hrs?|amount|duration) of sun(?:shine|light)?|(?:(?:hours?|hrs?)(?<=\\d ?(?:hours?|hrs?))|' +
      'how many hours|' +
      'how much) sun(?:shine|light)?(?! ?(?:screen|cream|block|set|rise))|sun(?:shine|light)? (?:hours|duration)|sunny hours|' +
      'how many hours (?:will|does|is|did) (?:the )?sun (?:be |going to )*(?:out|up and out|shine|shining)|' +
      '(?:most|least|more|much|any|less) sun(?:shine)?|sunshine',
    shared: NO_WORDS,
  },
  {
    topic: 'sun',
    plain:
      '(?:breaks?|gaps?|holes?|clearances?) in (?:the |this |all this )?clouds?|sun (?:to |will |gonna |' +
      'going to )?(?:burn|break|breaks|burns|cut|cuts|get|gets|poke|' +
      'punch)(?:ing)?(?: it)? (?:through|off)(?: (?:the |this |that |all this )?(?:low )?(?:clouds?|mist|fog|haze|' +
      'murk|grey|gloom))?|(?:harsh|direct|bright) (?:sun|sunlight|light)|sunny|clearest|brightest|' +
      'sun (?:to |will |be |is |going to |gonna |finally |ever |' +
      'actually )*(?:(?:come|comes|coming) (?:back )?(?:out|back|through)|' +
      '(?:show|shows|showing|appear|appears|appearing|reappear|reappears|return|returns|returning|' +
      'make an appearance)(?:ing)?)|brighten(?:s|ing|ed)?(?: up)?|(?:sign|signs|glimpse|sight|chance) of (?:the |' +
      'any |some )?sun(?! ?(?:set|rise|down))|sun(?:\\W?s| is) (?:now |finally |just |still )*(?:out|' +
      'shining)(?! (?:there\\W?s|for the))|' +
      'see (?:the |some |any )?sun(?= (?:at all|this|today|tomorrow|again|out|on)\\b|\\W*$| \\u0001)|sunnier|' +
      'sunniest|sunlight|sun(?:\\W?s)? back|(?:the )?sk(?:y|ies) (?:to |will |be |is |are |going to |gonna |stay |' +
      'remain )*clear(?:s|ed|ing)?(?: up)?|clear (?:sky|skies|night|day|weather)|blue sk(?:y|ies)',
    shared: 'sun|bright|brighter|clear|clearer|clear(?:s|ing)? (?:up|away)',
  },
  {
    topic: 'cloud',
    plain:
      'bad light|(?:black|dark|rain) clouds?|sun(?:\\W?s| is)? (?:be |to |will )?(?:going|gone|goes|go|' +
      'disappear(?:s|ing)?) (?:in|behind)(?! (?:the|my|our) (?:house|trees?|hill|building|garden|room))|' +
      '(?:clouds?|murk) (?:to |will )?(?:burn|clear|lift|break)(?:s|ing)?(?: up| off| away)?|' +
      "cloud(?:y|ier|iest|less|iness)|sky conditions?|(?:what|how)(?:'s| is| does| will| do)? the (?:night |" +
      'evening |morning )?sky(?: be| look(?:s|ing)?| going to be)*(?: like)?|cloud cover|(?:least|most) clouds?|' +
      'overcast|cloud(?:s|ing|ed)? (?:over|up)(?! \\u0001)',
    shared: 'clouds?|grey|gray|gloomy|dull(?! (?:ache|pain|moment|blade|film|book))',
  },
  {
    topic: 'temperature',
    plain:
      "what(?:'?s| is|s)? (?:it|the temp(?:erature)?) (?:gonna |going to |supposed to |meant to )?(?:hit|reach|" +
      'get to|get up to|climb to|peak at|top out at)(?= \\u0001|\\W*$)|' +
      "(?=an? (?:oven|sauna|furnace|fridge|freezer|ice))(?<=\\b(?:be|like|it's|its|becomes?|into) )an? (?:oven|" +
      'sauna|furnace|fridge|freezer|ice ?box)(?=\\W*$| \\u0001| (?:in|out|on|isn|innit|again|at)\\b)|' +
      `${SWING_WORDS}|${IT_THAWS}|${COLD_SLANG}|${SOMEBODY_FREEZES}|${SOMEBODY_MELTS}|${HOT_SLANG}|${SIGNS_OF_WARMTH}|` +
      '(?<=\\b(?:sea|water|ocean)\\b.{0,30} (?:than|as|or|and|' +
      'vs) (?:the )?)air(?: temp(?:erature)?)?(?! (?:quality|pressure|pollution|force|con))|' +
      'how (?:much longer|long) (?:is|will|does|has) (?:the|this|that) (?:heat|cold|warmth|chill)|' +
      'air temp(?:erature)?s?|dry[- ]?bulb(?: temp(?:erature)?)?|how (?:cold|warm|hot|cool) (?:is|will|does|was|' +
      'would) the air(?: be)?|' +
      'brass monkeys|parky|baltic|scorchio|scorchers?|taps aff|nithering|perishing(?: cold)?|' +
      "(?:it's|it is|is it|its|be|bloody|pure|absolutely|so|really|get|getting|going to be|feels?|bit) (?:boiling|" +
      'sweltering|scorching|roasting|baking|freezing|chilly|tropical|arctic|toasty|nippy|bitter|stifling|cold|hot|' +
      'warm)(?= (?:in|out|outside|here|today|tonight|enough|at|on)\\b| \\u0001|\\W*$)|' +
      '(?:is it|it is|be|too|bit|getting|bloody|feels|rather|quite) cool(?= (?:in|out|outside|here|today|tonight|at|' +
      'for (?:shorts|sandals|a t|t-|tee|flip|bare|swimming|the pool|sitting|eating|bbq|a bbq|june|may))\\b|' +
      ' \\u0001|\\W*$)|' +
      '(?:comfortable|cool enough|warm enough) (?:for|to) sleep(?:ing)?|comfortable night|' +
      'too (?:hot|warm|cold|muggy|sticky) (?:to|for) sleep(?:ing)?|(?:will|can|could|gonna|going to) (?:i |we |' +
      'anyone )?(?:be able to )?(?:get (?:any |much )?)?sleep(?= (?:ok|okay|well|alright|all right|tonight|at all|' +
      'in this)\\b| \\u0001|\\W*$)|thermometers?|mercury(?! (?:retrograde|prize|poisoning))|' +
      '(?:tops?|topped|topping|bottoms?|bottomed|bottoming) out(?: at)?|(?:warm|cool)(?:s|ing|ed)? (?:up|down|off)|' +
      '(?:warm|cold|hot|cool) (?:spells?|snaps?|fronts?)|(?:respite|relief|let[- ]?up|break) (?:from|' +
      'in) (?:all )?(?:the|this) (?:heat(?: ?wave)?|cold|hot weather)|temperatures?|temps?|degrees|celsius|' +
      'fahrenheit|heat ?waves?|(?:below|above|sub)[ -]?(?:freezing|zero)|chill(?:y|ier|iest)|' +
      'how (?:hot|cold|warm|cool|chilly)|what (?:will|does|did) it (?:drop|fall|dip|sink|rise|climb|get down|' +
      'go down|get up|go up) to|' +
      'what(?:\\W?s| is) (?:it |the temp(?:erature)? )?(?:going |gonna |getting |dropping |falling |dipping )' +
      '(?:down |up )?to(?=\\W*$| (?:tonight|overnight|today|tomorrow|on|by|in)(?!\\p{L})| \\u0001)|(?:need|needs|want|require) (?:i |we )?(?:the |an? |any )?(?:ac|a\\/c|' +
      'air ?con(?:ditioning|ditioner)?|aircon|fan|heating)|(?:ac|air ?con(?:ditioning)?|heating) (?:be )?(?:needed|' +
      'necessary|required)|overnight (?:low|high)(?= (?:and|&|plus) )|' +
      '(?<=\\u0001 |^\\W*)(?:low|high)(?= (?:and|&|plus) (?:the )?(?:winds?|gusts?|rain|humidity|frost)\\b)|' +
      'warm(?:er|est)|cold(?:er|est)|hott(?:er|est)|coolest',
    shared:
      '(?:daily|monthly) (?:mean|average)s?(?= (?:for|in|of) )|' +
      'hot(?![ -](?:tubs?|chocolates?|dogs?|drinks?|food|water bottles?|cross buns?|yoga|wings)(?!\\p{L}))|warm|' +
      'cold(?![ -](?:drinks?|beers?|pints?|brews?|cuts)(?!\\p{L}))|cool(?![ -]?(?:box|bag)(?:es|s)?(?!\\p{L}))|cooler|mild|milder|mildest|heat|' +
      'freezing|frigid|temperate|boiling|scorching|sweltering|roasting|toasty|baking|nippy|' +
      'high(?![- ](?:sided|street|school|rise|tides?|water|chair|heels?|road|speed|ground|up|vis|viz|wall|hedges?|' +
      'bars?|jump))|low(?![- ](?:sided|tides?|water|bridge|loader|ground|lying|wall|hedges?))|highs|lows|' +
      '(?<=\\bwhat\\W?(?: ?i?s| was| will be|ll be) the )(?:lowest|highest)(?= \\u0001| tonight| today| tomorrow|' +
      ' overnight| it(?: will|\\W?ll)? (?:get|go|drop)|\\W*$)|' +
      '(?=m)(?<=^\\W*(?:and )?|\\u0001 |(?:night|day|daily|mean|average|the|forecast|forecasted|expected|predicted|likely|what|' +
      'ground|or|and|&) )(?:min|max)(?:imum|ima)?(?= \\u0001|,? (?:for|at|in|on|and|or|&|be|is|are|was|will|should|' +
      'do|can)(?!\\p{L})|\\W*$)|(?=[hl])(?<=^\\W*(?:the )?)(?:lowest|highest)(?= \\u0001)|' +
      "(?=t)(?<=\\bwhat(?:'s|s| is| was| will be) (?:the |\\u0001+ )?|^\\W*|\\u0001 )tops?(?= \\u0001| (?:for|in) \\u0001|\\W*$)",
  },
  {
    topic: 'general',
    plain:
      '(?:normal|typical|usual|average) (?:\\u0001+|spring|summer|autumn|fall|winter|year|month) ?(?:is |be )?like|' +
      'an? (?:normal|typical|usual|average|ordinary) (?:day |week )?(?:in (?:early |late |mid[- ]?)?)?(?:\\u0001+|' +
      'spring|summer|autumn|winter|year|month)(?: (?:day|week|night|morning|evening))?(?: (?:is |' +
      'be )?like)?|' +
      "how(?:'s| is|s) (?:it|things) (?:looking )?out(?:side)?(?: there)?|" +
      "(?:which|what) day(?:'s| is|s)? (?:the )?(?:best|nicest|better|worst)(?=\\W*$)|(?<=^\\W*)(?:nice|lovely|grim|horrible|miserable|rotten) out(?:side|doors)?(?=\\W*$)|" +
      'what (?:sort|kind|type) of (?:a )?(?:day|morning|afternoon|evening|night|week|weekend)s? (?:is|was|will|are|' +
      'were)|(?<=^\\W*)(?:nice|good|decent) day(?=\\W*\\?)|(?:next|first) (?:really |properly |half )?(?:nice|good|' +
      'decent|fine|lovely|pleasant) (?:day|weekend|evening|afternoon|morning)(?! (?:for|to)(?!\\p{L}))|' +
      '(?:long|medium|extended|short)[- ](?:range|term)(?: (?:weather )?(?:forecast|outlook|prediction))?|' +
      "hour[- ]by[- ]hour|hourly|day[- ]by[- ]day|what(?:'s| is|s| was|'ll| will) (?:it |the day |" +
      'things? )?(?:it )?(?:gonna |going to |gunna |usually |normally |typically |generally |often )?(?:be |' +
      "been )?(?:like|looking like)(?! to\\b)|what(?: are|'re|re| were) (?:the |their |its )?(?:nights|evenings|" +
      "mornings|days|nights and days|days and nights) (?:usually |normally |typically |generally )?like|what(?:'s| is|s| was) (?:the )?(?:\\u0001 ?)+(?:usually |normally |" +
      'typically |generally |going to be |gonna be )?like|(?:stacks?|measures?|shapes?|compares?) up (?:against|to|' +
      'with)|(?:give|tell|show|get) (?:me|us) (?:the )?\\u0001+(?= (?:for|in|at) \\u0001)|' +
      "how(?:'s| is|s| does| will| did) (?:it|things|" +
      'the (?:day|weekend|week|morning|evening))(?: be)? (?:look(?:ing)?|shap(?:e|ing)(?: up)?|' +
      'turn(?:ed|ing)? out)|what am i in for|what are we in for|(?:stay|staying|be|continue|remain) like this|' +
      "what (?:can|should|do|to) (?:i |we )?expect|what was it doing|what(?:'s|s| is) (?:it|\\u0001+) doing|what's it going to do|" +
      "(?<=\\bwhat(?:'s|s| is) )(?:normal|usual|typical|the norm|average) (?:for|at|" +
      'around)(?= (?:this|the) time of| \\u0001| here)|looking for(?= (?:the )?\\u0001)|' +
      '(?:a )?(?:total |complete )?(?:write|wash)[- ]off(?= (?:in|at|or)\\b| \\u0001|\\W*$)|nicest (?:day|' +
      'weather|place)|nicest(?= \\u0001)|(?:which|what) half of|' +
      '(?:dodgy|iffy|ropey|sketchy) (?:hours?|bits?|patch(?:es)?|spells?|times?)|' +
      '(?=worst)(?<=\\b(?:time|part|bit|hours?)\\b[^?!.]{0,40} (?:is|will|looks?|are) (?:it )?(?:be |at its |the )?)worst(?=\\W*$| (?:on|in|at|for|today|tomorrow|tonight)\\b| \\u0001)|' +
      '(?:atmospheric|weather) conditions|weather[- ]?wise|' +
      "weather(?:'s|s)?|wether|weathr|wheather|wthr|forecasts?|foreast|forcast|meteorological|climate",
    shared:
      'conditions?|outlook|outside|outdoors|like out|be like|(?:was|is|were) (?:it|that|things) like|' +
      'turn(?:s|ed)? out|nice|beautiful|pleasant|good|bad|(?:get|getting) (?:worse|better)|improv(?:e|ing)|worsen|' +
      'deteriorate|lovely|nicer|nicest|awful|terrible|horrible|grim|miserable|fine|' +
      `${GOOD_SLANG}|${BAD_SLANG}`,
  },
];

/** The function words, and the words that the patterns of topics are made of. */
export function topicVocabulary(): string[] {
  return [
    ...FUNCTION_WORDS,
    ...TOPIC_WORDS.flatMap(({ plain, shared }) => `${plain} ${shared}`.match(/[a-z]+/g) ?? []),
  ];
}

/** A single word of any topic: it cannot continue a name. */
const ANY_TOPIC = new WordPattern(
  `^(?:${TOPIC_WORDS.flatMap(({ plain, shared }) => [plain, shared])
    .filter((words) => words !== NO_WORDS)
    .join('|')})$`,
  'u',
);
const known = new RecentEntries<string, boolean>(5_000);

/** Whether a folded word belongs to a topic or to everyday English. */
export function isPlainWord(key: string): boolean {
  return FUNCTION_WORDS.has(key) || memoize(known, key, () => ANY_TOPIC.mayMatch(key) && ANY_TOPIC.test(key));
}
