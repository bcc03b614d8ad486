/** Questions about other things that use words of the weather, and what the words of a question ask for instead. */
import { SEASON_OR_PLACE } from './season-wish.ts';

/** "20 °C in Fahrenheit". */
export const CONVERSIONS =
  'convert|(?:^|[^\\p{L}])-?\\d+(?:\\.\\d+)? ?(?:°|degrees )?(?:[cfk]|celsius|centigrade|fahrenheit|kelvin|mph|' +
  'kmh|km/h|knots|mm|inches|cm|hpa|mb|miles|kilomet(?:er|re)s) (?:in|to|into|as) (?:°|degrees )?(?:[cfk]|' +
  'celsius|centigrade|fahrenheit|kelvin|mph|kmh|km/h|knots|mm|inches|cm|hpa|mb|miles|kilomet(?:er|re)s)';

const TERM =
  '(?:heat domes?|heat ?waves?|cold snaps?|atmospheric rivers?|polar vortex(?:es)?|jet ?streams?|derechos?|haboobs?|' +
  'bomb cyclones?|sting jets?|(?:tropical |extratropical )?cyclones?|anticyclones?|hurricanes?|typhoons?|tornado(?:e?s)?|' +
  'monsoons?|(?:warm|cold|occluded|weather) fronts?|isobars?|low pressure|high pressure|depressions?|' +
  'squalls?(?: lines?)?|microbursts?|downbursts?|supercells?|thunder ?snow|graupel|sleet|hail|virga|inversions?|' +
  'el ni[nñ]o|la ni[nñ]a|f[oö]hn(?: wind)?|chinooks?|mistral|s[ci]rocco|bora|harmattan|khamsin|haar|mizzle|drizzle|' +
  'wind ?chill|heat index|dew ?points?|humidity|relative humidity|wet bulb(?: temperature)?|uv index|pollen count|' +
  'microclimates?|climate|humidex|trade winds|doldrums|roaring forties|storm surges?|king tides?|lake effect snow|' +
  'black ice|freezing rain|hoar ?frost|rime|nor\\W?easters?|southerly busters?|willy[- ]?will(?:y|ies)|weather)';
/** Their values are wanted by whoever asks for "the dew point". */
const MEASURED =
  '(?:the )?(?:weather|climate|humidity|relative humidity|dew ?points?|uv index|wind ?chill|heat index|pollen count|' +
  'wet bulb(?: temperature)?|pressure)';

/** "What does overcast mean", "what is a heat dome", "the difference between a cyclone and a hurricane", "what causes fog". */
export const MEANINGS =
  '(?:the )?meaning of|what (?:does|do) .* mean|definition of|define|' +
  `^\\W*(?:what(?:'s| is| are|s|re)|explain) (?!${MEASURED}\\W*$)(?:an? |the |this |a so-called )?${TERM}\\W*$|` +
  `^\\W*(?:what(?:'s| is|s) )?(?:the )?differences? between (?:an? |the )?${TERM} and (?:an? |the )?${TERM}|` +
  '^\\W*what (?:causes|caused)|why is the sky|why (?:are|is) (?:the )?(?:sunsets?|clouds?|snow|rainbows?) ' +
  '(?:\\p{L}+ )?(?:red|blue|orange|pink|white|gr[ae]y|purple|green|black)';

/** Requests that are never for the weather, whatever they name: "write a poem about snow". */
export const OTHER_REQUESTS = [
  'poems?|haikus?|(?<=\\ba (?:\\p{L}+ )?)limerick|songs? (?:about|called|by|lyrics)|lyrics|jokes?|' +
    '(?:a |short |bedtime )story about|essays?|paragraph about|rap about',
  '(?:write|compose) (?:me |us )?(?:a|an|some)(?! forecast| weather)',
  'translate|how (?:do|would|can) (?:you|i|we) (?:say|spell|pronounce)|synonyms?|antonyms?|pronounce|spelled',
  '(?:^|please |you |' +
    '(?<!(?:need|have|got|want|ought|able|time|reason|supposed|best|worth|going|enough) )to )(?:set|turn|change|' +
    'adjust|raise|lower|make|increase|decrease|put|keep) (?:up |down )?(?:the |my |our )?(?:temp|temperature|' +
    'thermostat|heat|heating|ac|air con(?:ditioning)?|humidity)(?! (?:on|off)\\b[^.!]*\\?)',
  '(?:^|please |you )play(?! golf| tennis| padel| outside| outdoors| football| cricket)|remind me|' +
    "set an? (?:alarm|reminder|timer)|raining men|purple rain|singin[g']? in the rain",
  '(?:on|(?<!inches )of) (?:mars|venus|mercury|jupiter(?! (?:inlet|beach|florida|fl|island))|saturn|uranus|' +
    'neptune|pluto|titan)|' +
    '(?:on|(?<!phases? |much |part |percent |percentage |fraction |proportion |% )of) the moon|' +
    '(?<!(?:height|elevation|altitude|angle|position|signs?|glimpse|sight|chance|strength|intensity|heat|glare|' +
    'warmth|rays|risk|dangers?|hours|amount|out|because|power) )of the sun|' +
    '(?:hot|big|old|far|heavy|large) is the (?:sun|moon)',
  '(?:hottest|coldest|wettest|driest|windiest|sunniest|rainiest) (?!(?:place|city|town|country|desert|spot|day|' +
    'temperature|month|year|summer|winter) )(?:\\p{L}+ )?(?:in the world|on earth|in history|of all time)',
  'how (?:do|does) (?:a |an |the )?(?:clouds?|rain|snow|wind|thunder|tornado(?:es)?|hurricanes?|solar|' +
    'lightning|hail|fog|frost|tides?|waves?|currents?|auroras?|avalanches?|earthquakes?|volcano(?:es)?|rainbows?|' +
    'barometers?|thermometers?|gauges?) (?:\\p{L}+ )?(?:form|work|get made|start)|' +
    'how (?:is|are) (?:\\p{L}+ ){1,3}(?:formed|made)',
  'who (?:wrote|sang|sings|invented|discovered|made|directed|won|is|was|plays?)|invented',
  '(?:do|does|did) (?:you|i|we|they) feel|(?<!it )feel like (?!outside|being)\\p{L}+ing',
  "(?:^|please |you )alert (?:the|my|our)|(?:what(?:'s| is)|where(?:'s| is)|share|send|find|" +
    'show) (?:me )?(?:my|our) (?:current |exact |present )?(?:location|position|address|coordinates)',
  '(?:is|are) -?\\d+ ?(?:°|degrees?)? ?(?:[cf]|celsius|fahrenheit)? (?:too |very |really )?(?:hot|cold|warm|' +
    `safe|ok|dangerous)(?! (?:for|in) (?:${SEASON_OR_PLACE}|` +
    `(?:the )?\\p{L}+ (?:in|at) ${SEASON_OR_PLACE}))(?! (?:for|to) (?:a |an |my |our |the |his |` +
    'her )?(?:\\p{L}+[ -]){0,3}?(?:bab\\p{L}+|months?|years?|toddlers?|newborns?|kids?|child\\p{L}*|dogs?|' +
    'pupp\\p{L}+|nan|gran\\p{L}*|mum|dad|horses?|run|walk|cycle|play|work|hike|paint|render|point|plaster|pour|' +
    'lay|spray|sow|plant|swim|camp|bbq|barbecue|golf|fish|ride|sleep|sit|mow|wash|hang|dry|drive|sail|eat|garden|' +
    'concrete|tarmac|mortar|shorts|picnic|beach|football|tennis)(?:s|es|ing)?\\b)',
  "^\\W*what(?:'s| is|s) (?:on|happening|going on) (?:in|at|near|around|tonight|this)|" +
    '(?:stock|share|market|sales|economic|crypto|bitcoin|house[- ]price|exchange rate|election|budget|' +
    'traffic)s? (?:market )?forecasts?|(?:temp|temperature) (?:do|should|to|for|shall) (?:i |we )?(?:roast|bake|' +
    'cook|fry|grill|wash|iron|set)(?:ing)?|(?:be|get|is it|too|how) (?:busy|crowded|packed|rammed|heaving)',
  'how long (?:does|is|will|do|would)(?: \\p{L}+){0,4} (?:commute|journey|trip|' +
    'flight)\\b(?!.*\\b(?:rain|snow|dry|ice|weather|wind|storm))|how many miles (?:before|until|till|to|can|does|' +
    'do|left)|(?:low on|out of|enough|need|get|how much) (?:gas|fuel|petrol|' +
    'diesel)(?! (?:hob|heater|canisters?))|(?:gas|petrol|fuel) (?:mileage|gauge|tank|prices?|station|pump|level|' +
    'left)|(?:clear|free|empty) (?:calendar|schedule|diary|inbox)|(?:my|the|your|his|her) next (?:day|days|' +
    'time) off|no longer (?:need|want|have) to|(?:do|does|take|takes|accept|accepts) reservations?|' +
    'travel (?:alerts?|advisor(?:y|ies)|restrictions?)(?!.*\\b(?:snow|ice|wind|storm|weather|fog|rain|heat|' +
    'flood)|.*\\bweather)|alerts for travell?ing|' +
    'travel(?:l?ing)?\\b(?!.*\\b(?:weather|storm|heat|flood|snow|wind|rain|fog|ice)\\b)[^?!]{0,40}\\b(?:alerts?|' +
    'warnings?|advisor(?:y|ies))|\\d+ (?:in|to) (?:yen|rubles?|rupees|euros?|dollars|pounds|pesos?|won|yuan|' +
    'francs|lira)|(?:college|nfl|american) football|overtime',
  'system prompt|your (?:instructions|prompt|rules)',
  // Thanks and farewells, some of which are towns too.
  '^\\W*(?:adi[oó]s|gracias|muchas gracias|hola|merci(?: beaucoup)?|bonjour|bonsoir|salut|danke(?: sch[oö]n)?|' +
    'hallo|tsch[uü]ss|ciao|grazie(?: mille)?|obrigad[oa]|bedankt|doei|thanks(?: a lot| so much)?|thank you|' +
    'cheers|bye|goodbye|good night)\\W*$',
].join('|');

/** "Why does it snow": of no place and no time that is how weather comes about. */
export const CAUSES = '^\\W*why (?:do|does) (?:it|the|we)';

/**
 * Subjects of other questions, each a sign against the weather that a word of the weather with a place or a time
 * outweighs: "will it rain on the film set in Leeds".
 */
export const OTHER_SUBJECTS =
  "who|whose|whom|time (?:difference|zones?)|(?:running|walking|hiking|golf|tennis) shoes?|(?:is it|its|it's) cool to|cool to wear|socks|" +
  'fashionable|in fashion|(?<!do i |do we |should i |should we |shall i )buy|sell|cheap|cheapest|cakes?|' +
  'faster than|bigger than|how (?:hot|cold|warm|cool) (?:is|are|was) (?:the )?(?!the\\b|it\\b|there|here|today|' +
  'tonight|tomorrow|this|next|weather|in\\b|at\\b|on\\b|my\\b|our\\b|that|yesterday|now|outside|sea\\b|going|' +
  'expected)[a-z]+|wrote|written by|write|song|songs|python|javascript|script|code|invent|history of|movie|' +
  'movies|film(?! (?:[^ ?.!,]+ ){0,4}?(?:with|by|from) (?:a |the |my |our )?drone)|films|recipe|recipes|explain|' +
  '(?<!(?:warm|hot|cold|cool|dry|wet|sunny|rainy|fine|bad|good|decent|next|calm|clear|long|longer|' +
  'settled) )spell|capital of|population|novel|album|band|actor|president|prime minister|stock|stocks|shares|' +
  'bitcoin|crypto|symptoms?|medicine|cure|calories|cook|bake|baking a|(?<!pizza )oven|fridge|freezer|website|sql|excel|' +
  'linux|windows (?:10|11|update)|laptop|phone|battery|printer|netflix|youtube|spotify|' +
  'cloud (?:storage|computing|provider)|blood pressure|tyres?|tires?|cold war|hot dogs?|ice cream|snow white|' +
  'game of thrones|(?<!(?:drone|balloon) )flights?|hotels?|train times|bus times|restaurants?|calculate|equation|' +
  'square root|difference between(?! (?:today|tomorrow|yesterday|now|this|last|next|day|night|the weather|temp|' +
  'rain|wind|sun|mon|tue|wed|thu|fri|sat|morning|\\u0001))|boil(?:ing)? point|melting point|' +
  'speed of (?:light|sound)|thermostat|dollars|euros|of (?:\\w+ )?(?:water|lava|an oven|a fever)|traffic|' +
  'markets|(?:housing|property|rental|job|labou?r|money|bond|bear|bull|energy|oil|gold|car|black) market|' +
  'market (?:price|value|share|cap|close|crash|open|opening times|hours|research|rate|trend|news|up|down|rall(?:y|ies))s?|directions|licen[cs]e|tickets?|scores?|results|rules|price|cost';

/** "What is dew point": a term alone is asked for its meaning; "what is the dew point" for its value. */
export const TERM_ALONE =
  /^\W*(?:what(?:'s| is| are|s)|explain) (?!the |it |my |our |a good |today|tomorrow|tonight)(?:an? )?([\p{L} ]+?)\W*$/u;
