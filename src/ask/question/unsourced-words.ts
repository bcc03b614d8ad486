/** The English words of what no source here has. */
import type { Topic, UnsourcedTopic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';
import { NAMED_STORM_WORDS } from './storm-names.ts';

interface UnsourcedWords {
  readonly topic: UnsourcedTopic;
  readonly plain: string;
  readonly shared: string;
}

const words = (topic: UnsourcedTopic, plain: string): UnsourcedWords => ({ topic, plain, shared: NO_WORDS });

const OFTEN = '(?:(?:usually|normally|typically|generally|tend to) )?';
const PLANETS = 'venus|jupiter|saturn|mars|mercury|neptune|uranus';
const MOST = '(?:highest|lowest|hottest|coldest|warmest|wettest|driest|windiest|most|least|biggest|heaviest)';

/** What a source has instead, and the answer tells beside. */
export const BESIDE: Readonly<Partial<Record<UnsourcedTopic, readonly Topic[]>>> = {
  drought: ['normal', 'rain'],
  'named-storms': ['gusts', 'rain', 'alerts'],
  hail: ['thunder'],
  'ski-lifts': ['wind'],
  dew: ['temperature', 'dew-point'],
  swell: ['waves'],
  radar: ['rain'],
  soil: ['rain'],
  evaporation: ['temperature', 'humidity', 'wind'],
  'degree-days': ['temperature'],
  satellites: ['cloud'],
  planets: ['cloud'],
  'rainy-season': ['rain'],
  'sky-phenomena': ['rain', 'cloud'],
  dust: ['air-quality', 'wind'],
};

export const UNSOURCED_WORDS: readonly UnsourcedWords[] = [
  words('named-storms', NAMED_STORM_WORDS),
  words(
    'currents',
    'rips|rip ?(?:currents?|tides?)|(?:ocean|sea|tidal|water) currents?|undertow|' +
      '(?<!the |with )currents(?= \\u0001| at| in| off|$)',
  ),
  words(
    'tides',
    '(?:storm|tidal|sea) surges?|slack (?:water|tides?)|tides?|tidal|(?:high|low) (?:tides?|water)(?: times?)?|' +
      'tide (?:times?|tables?)|' +
      '(?:spring|neap) tides?|tide (?:is )?(?:in|out)',
  ),
  words('avalanches', 'avalanches?(?: (?:risk|danger|forecast|warning|hazard|conditions))?'),
  words(
    'lake-ice',
    '(?:lake|pond|river|canal|reservoir|sea) ice|frozen (?:over )?(?:lake|pond|river|canal|reservoir)|' +
      '(?:lake|pond|river|canal|reservoir|loch|lough) (?:is |be |going to be |gone |will be |go )*(?:frozen|freeze|froze|solid)(?: over| solid)?|' +
      'ice (?:thickness|fishing)|ice (?:on (?:the|my|our) )?(?:lake|pond|river|canal|reservoir)|' +
      '(?:thick|safe) (?:is|enough is) the ice|the ice (?:is |be )?(?:thick|safe|strong)(?: enough)?',
  ),
  words(
    'rivers',
    '(?:river|stream|water|lake|reservoir|loch|dam) (?:levels?|heights?|flows?|' +
      'gauges?)|(?:level|height|flow) of the (?:river|stream|lake|reservoir)|' +
      '(?:level|high|deep|low|full) is the (?:river|stream|lake|reservoir|beck|burn)|' +
      '(?:river|stream|beck|burn|brook) (?:is |be |still |too |very |running |going to be )*(?:high|low|deep|fast|' +
      'full|in spate|up|fishable|swollen)|river (?:is )?(?:high|low|burst|bursting|rising)|' +
      'river (?:\\u0001+|\\p{L}+) (?:be |running |looking |still |very |too )*(?:high|low|in spate|swollen)|' +
      '(?=levels)(?<=\\u0001 )(?<!\\b(?:pollen|uv|pollution|ozone|humidity|dust|smoke|' +
      'comfort)\\b.*)levels(?=\\W*$| (?:after|today|tomorrow|now|this|like|for|ok|high|low)\\b| \\u0001)|' +
      '(?=levels?)(?<=^\\W*(?:(?:what|how)(?:\\Ws|s| are| is)? )?(?:the )?)levels? (?:on|of) (?:the )?\\u0001|' +
      'in spate|(?<!traffic )flows? (?:on|of|in) (?:the )?\\u0001',
  ),
  words('drought', 'droughts?|hose ?pipe bans?|water(?:ing)? (?:restrictions?|shortages?|rationing)'),
  words('earthquakes', 'earth ?quakes?|quakes?|tremors?|seismic(?: activity)?|tsunamis?'),
  words('volcanoes', 'volcano(?:es|s)?|volcanic(?: ash| eruptions?| activity)?|ash cloud'),
  words(
    'wildfires',
    '(?:wild|bush|forest|brush|grass) ?fires?(?! smoke)(?: (?:risk|danger))?|' +
      'fire (?:danger|risk|weather|bans?|hazard|index|restrictions?|season)|' +
      'burn(?:ing)? (?:bans?|restrictions?|permits?)|fires? (?:near|close to|around)',
  ),
  words(
    'roads',
    '(?:surface|standing) water|aqua ?plan(?:e|ing)|roads? (?:conditions?|closures?|status|works?|surface)|' +
      '(?:conditions?|state) (?:of|on) the (?:roads?|motorways?|highways?)|' +
      '(?:roads?|motorways?|highways?|pass|passes|bridge|tunnel|' +
      '(?:a|m|b|n|e|i|us|route|highway|road|interstate)[ -]?\\d{1,4})(?: \\u0001+)? (?:is |be |still |going to be |' +
      'get )*(?:open|closed|shut|gritted|passable|blocked|snowed in|flooded)|' +
      '(?:is|are) (?:the )?(?:a|m|highway |route |interstate |i-?)\\d{1,4} (?:closed|open|shut|blocked)|' +
      '(?:is|are|will|hows|howW?s) (?:the )?(?:a|m|b|n|e)\\d{1,4}(?: (?:\\u0001+|\\p{L}+)){0,4}? (?:be )?(?:ok|' +
      'okay|fine|alright|bad|passable|clear|driv(?:e)?able)|traffic(?: conditions| jams?)?',
  ),
  words(
    'ski-lifts',
    '(?:ski|skiing|snowboard) season(?= .*\\b(?:start|open|begin|end|close|finish|over|dates?|when)\\p{L}*)|' +
      '(?=ski|snowboard)(?<=\\bwhen\\b.*)(?:ski|skiing|snowboard) season|(?:ski|chair|drag) ?lifts?(?: (?:be |' +
      'still )?(?:open|running|closed|operating))?|gondolas?|' +
      'cable cars?(?: (?:be |still )?(?:open|running|closed|operating|on|going))?|' +
      '(?:funicular|cog|mountain|rack|steam)(?:s| railways?| trains?)? (?:be |still )?(?:open|running|closed|' +
      'operating|going)|funiculars?|lifts? (?:be |still )?(?:open|running|closed|operating)|' +
      '(?:slopes?|pistes?|ski runs?|ski area|ski resort) (?:be |still )?(?:open|closed|groomed)|' +
      '(?:open|groomed) (?:slopes?|pistes?|runs?|lifts?)|piste (?:conditions|status|report)',
  ),
  words(
    'records',
    'records? (?:\\u0001+ |\\p{L}+ )?(?:max(?:imum)?|min(?:imum)?)s?|' +
      'records? (?:highs?|lows?|temps?|temperatures?|heat|cold|rain|rainfall|snow|snowfall|winds?)|' +
      '(?:all[- ]time|on record|ever (?:recorded|measured|seen|been|had|was))|' +
      `${MOST} (?:(?:temps?|highs?|lows?|temperature|rain|rainfall|wind|snow|day|night|month|year|winter|summer|spring|autumn|january|` +
      'february|march|april|may|june|july|august|september|october|november|december|christmas|easter|' +
      '(?:\\p{L}+ )?\\u0001+) (?:(?:temperature|day|night) )?)?(?:(?:it )?(?:has|have|' +
      "'s) )?(?:ever(?! (?:going|stop))|on record|recorded|measured)(?: recorded| measured)?|" +
      `(?:${MOST}|sunniest|cloudiest|snowiest|calmest|coolest|mildest) (?:day|night|week|month|year|decade|winter|` +
      'summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|' +
      'christmas|easter|\\u0001+)(?= (?:that )?(?:(?!i |we |you )(?:\\u0001+|\\p{L}+) ){1,3}(?:has|have|' +
      "'s) (?:ever )?(?:had|seen|known|experienced)(?! (?:this|so far|in the|since|yet|for)\\b))|" +
      '(?:the )?(?:hottest|coldest|warmest|wettest|driest|windiest|sunniest|rainiest|snowiest|' +
      'foggiest) (?:(?:inhabited|capital) )?(?:place|city|town|country|desert|spot|day|temperature|month|year|' +
      'summer|winter) (?:in the world|on earth|in history|of all time|on the planet)|(?:highest|lowest) recorded|' +
      'records? (?:be |been )?(?:broken|set)|weather records?|' +
      '(?:hot|cold|warm|high|low|wet|windy) (?:has|have|did) (?:(?:it|the (?:temp(?:erature)?|' +
      'mercury)|\\u0001+) )?ever (?:been|get|got|gotten|gone|reached|recorded)',
  ),
  words(
    'frost-dates',
    '(?<!was the |was there |since the |had the |date of the )(?!(?<=^\\W*(?:the )?)last (?:\\p{L}+ )?(?:frost|' +
      'freeze)(?! (?:dates?|days?)(?!\\p{L})|.{0,30} (?:usually|normally|typically|on average)(?!\\p{L})))' +
      '(?:first|last|earliest|average last|' +
      'average first) (?:(?:chance|risk|danger) of )?(?:a )?(?:spring |autumn |fall |ground |air |hard |' +
      'killing )?(?:frost|freeze)(?: dates?| days?)?|' +
      'frost[- ]free (?:dates?|days?|season|period|months)|(?:danger|risk|threat) of (?:late |all )?frosts? (?:is |' +
      'be |has |will )*(?:over|past|gone|passed)|frost dates?|growing season|' +
      // "When do frosts usually start", "what month do the frosts end", "after what date is there no frost".
      `(?=frosts?)(?<=\\b(?:when (?:do|does)|(?:what|which) month (?:do|does)) (?:the )?(?:first |last |ground |air )?)frosts? ${OFTEN}` +
      '(?:start|begin|end|stop|finish|come|arrive|set in|hit)s?(?!\\p{L})|' +
      '(?=frosts?)(?<=\\bwhen (?:are|is) (?:the )?)frosts? (?:usually |normally |typically |generally )?(?:over|past|done|finished)|' +
      'when (?:is it|will it be|would it be) (?:usually |normally )?(?:safe|ok|okay|warm enough) to plant out|' +
      '(?:safe|free|clear) (?:from|of) (?:the |any |all )?(?:late )?frosts?(?<=\\b(?:when|what date|which date|what month|' +
      'which month)\\b.*\\b(?:usually|normally|typically|generally)\\b.*)|' +
      '(?=no )(?<=\\bafter (?:what|which) (?:date|month|week)\\b.*)no (?:more )?frosts?',
  ),
  words('hurricane-season', '(?:hurricane|typhoon|cyclone|tornado|storm) seasons?'),
  words('hail', 'hail(?:storms?|ing|stones?)?'),
  words('dew', '(?:heavy |morning )?dew(?! ?-?(?:points?|pts?\\b))(?:fall|y)?'),
  words(
    'swell',
    '(?:swell|wave|waves) (?:size |height )?(?:and )?(?:periods?|directions?)|(?:period|' +
      'direction) of the (?:swell|waves)',
  ),
  words(
    'radar',
    '(?:rain(?:fall)? |weather )?radar|(?:which|what) (?:direction|way)(?: is| will| are| does)?(?: the|' +
      ' this)? (?:rain|' +
      'showers?|storms?|snow)(?: be| is)? (?:com(?:e|es|ing)|mov(?:e|es|ing)|head(?:ed|ing)|go(?:ing)?)(?: from|' +
      ' in)?|' +
      'where (?:is|are|will) (?:the |this )?(?:rain|showers?|storms?|snow) (?:com|mov|head|go)(?:e|ing)(?: from)?',
  ),
  words(
    'soil',
    '(?:soil|ground|grass|turf|lawn|bed|seed ?bed|field|earth|compost) (?:temps?|temperatures?|moisture|wetness|' +
      'conditions|water)|(?:the |my )?soil (?:is |be |too |still |very |now )*(?:dry|wet|warm|cold|moist|workable|' +
      'saturated|waterlogged|soggy)|soil(?!.{0,14}fr[eo]{1,2}z)|water ?logg(?:ed|ing)|' +
      'mud(?:dy|dier|diest|[- ]?baths?|fests?)?(?! ?flats?)|bogg(?:y|ier)|quagmire|' +
      'a (?:total |complete |right )?bog(?! ?(?:standard|off|roll|brush|down))|' +
      '(?:good|heavy|soft|firm|wet|yielding) (?:ground|going)(?! (?:floor|on|to|out|up|back|home|by|for))|' +
      'good to (?:soft|firm|yielding)|going (?:good|soft|firm|heavy)(?! (?:rain|snow|wind|showers?))|' +
      '(?:ground|soil|earth) (?:be |is |too |still |very |get |going to be |rock )*(?:hard|baked|workable|diggable|' +
      'warm(?:ed)?(?: up)?(?= enough| yet|\\W*$))|(?:ground|pitch|pitches|paths?|fields?|paddocks?|meadows?|' +
      'tramlines|gateways|course|going|grass|' +
      'greens?|fairways?|lawns?|camp ?site|trails?|footpaths?|bridleways?) (?:be |is |are |still |very |too |likely |' +
      'get |going to be )*(?:soft|firm|heavy|boggy|soggy|sodden|saturated|squelchy|muddy|playable|wet(?:ter)?|' +
      'slippery|(?:dry|firm|hard) enough|drained)|the going(?= \\u0001| at)|' +
      '(?:too (?:wet|soft)|dry enough|fit) (?:\\p{L}+ ){0,3}?(?:on|onto) the (?:land|fields?|paddocks?|ground)|' +
      '(?:too (?:wet|damp|soggy)|dry enough)(?= (?:to|for) (?:(?:be )?(?:mow|cut(?! (?:the |my |our |some )?(?:hay|silage|wood|corn|barley|wheat))|strim|dig|edge|scarif|rake)\\p{L}*|' +
      '(?:the |my |our )?(?:mower|mowing|digging|first cut)))',
  ),
  words(
    'upper-air',
    '(?:freezing|melting|icing|zero|0)(?: ?(?:degrees?|deg|°c?))? (?:levels?|heights?|isotherm)|snow ?lines?|snow levels?|' +
      'cloud ?(?:base|tops|ceilings?|levels?|heights?)|(?:base|height) of (?:the )?clouds?|ceilings|' +
      '(?<!(?:my|our|a|paint|painting|plaster|plastering) )ceiling(?= (?:at|over|above|below|under|for|in|and|or|' +
      '\\d)\\b| \\u0001|[/,&+]|\\W*$)|ceilings? (?:and|&|or) vis(?:ibility)?|vis(?:ibility)? (?:and|&|or) (?:the )?ceilings?|' +
      'inversions?|' +
      'thermal (?:strength|activity|index|quality)|(?:good|strong|weak|any|decent) thermals|' +
      'thermals (?:and|(?:be |going to be |looking )*(?:any good|good|strong|weak|decent|working|soaring))|cu base|' +
      '(?:at|up to) (?:\\d{2,5}|\\d{1,2},\\d{3}) ?(?:ft|feet|foot|metres?|m)\\b(?=.*\\bwinds?\\b)|' +
      'winds? aloft|(?:upper|high[- ]level|high[- ]altitude|850|700|500)[ -]?(?:hpa|mb|level)? winds?|' +
      '(?:winds?|gusts?|how (?:windy|gusty)) (?:speeds? )?(?:doing |will it be |is it )?(?:up |is |be |be like |' +
      'like )?(?:at|above|over) (?:\\d{2,5}|' +
      '\\d{1,2},\\d{3}) ?(?:m|metres?|meters?|ft|feet|foot)|(?:icing|clouds?|temps?|temperatures?)(?: likely|' +
      ' forecast)? (?:at|above) \\d{2,5} ?(?:ft|feet)|jet ?stream|density altitudes?|tephigrams?|soundings?|' +
      'skew[- ]?t|lapse rates?|wave lift|flight levels?',
  ),
  words(
    'degree-days',
    '(?:heating |cooling |growing )?(?<!\\d ?)degree[- ]days?(?: heating| cooling)?|hdds?|cdds?|gdds?|' +
      'chill(?:ing)? (?:hours|units|portions)|heat units',
  ),
  words(
    'evaporation',
    'et ?0|evapo(?:ration|transpiration)(?: rates?)?|pan evaporation|(?:water|soil moisture) (?:deficit|balance)|' +
      'drought index|delta[- ]t|vpd|vapou?r pressure deficit',
  ),
  words(
    'satellites',
    '(?:iss|space station|starlinks?|satellites?) (?:pass(?:es)?|flyovers?|visible|overhead|train)|' +
      '(?:see|spot|watch|when is) the (?:iss|space station)|satellite pass(?:es)?|' +
      '(?:iss|space station)(?= (?:over|tonight|above)| \\u0001)',
  ),
  words(
    'planets',
    '(?:see|spot|find|view|watch|observe|photograph|look(?:ing)? at|' +
      `catch)(?:ing)? (?:\\p{L}+ ){0,3}?(?:${PLANETS}|planets?|milky way|orion|pleiades|andromeda|constellations?|` +
      `comets?)|(?:${PLANETS}|planets?|milky way|comets?) (?:be |is |are |going to be )*(?:visible|out|up|bright|` +
      'rising|rises?|setting|sets?|in the sky|tonight|above)|(?:which|what|any) planets?|' +
      `where(?:'s| is| are) (?:${PLANETS}|the planets)|planetary (?:alignment|parade|conjunction)s?|` +
      `(?:${PLANETS}|planets?|milky way|comet) (?:tonight|visible|visibility)|(?<=^\\W*(?:any )?)planets(?=\\W*$| (?:this|on|in|out)\\b| \\u0001)`,
  ),
  words(
    'rainy-season',
    '(?:monsoons?|rainy season|wet season|the rains)[ ,]+when (?:do|does) (?:it|they|that) (?:\\p{L}+ )?(?:start|' +
      'begin|end|finish|arrive|come|hit|stop)|' +
      '(?:monsoons?|rainy season|wet season|the rains) (?:usually |normally |typically )?(?:start|' +
      'begin|arrive|come|end|finish|hit)s?(?= (?:in |at )?\\u0001|,? (?:usually|normally|typically|' +
      'when|what)(?!\\p{L})|\\W*$)|' +
      '(?:long|short) rains|monsoons? (?:onset|arrival|withdrawal|retreat|update|status|news|progress|kab)|' +
      'monsoons?(?<=^\\W*(?:the )?monsoons?)(?=(?: in| at| for)? \\u0001+\\W*$)|' +
      'the (?:big )?(?:wet|dry)(?= (?:start|end|begin|finish|arrive|set in|break|over)s?(?!\\p{L}))|' +
      '(?:first|last) day of (?:the )?(?:monsoons?|rainy season|wet season|rains)|' +
      '(?:has|have|is|are|did|does|do|will|when (?:will|does|do|is|did)|whens|when.s) (?:the )?(?:monsoons?|rainy season|' +
      'wet season|rains) (?:\\u0001+ )?(?:likely to |expected to |going to |due to |supposed to |gonna )?(?:\\p{L}+ )?(?:reach\\p{L}*|arriv\\p{L}*|start\\p{L}*|beg[aiu]n\\p{L}*|' +
      'come|coming|came|hit|set in|due|over|end\\p{L}*|finish\\p{L}*|retreat\\p{L}*|withdraw\\p{L}*|broken|break|' +
      'here)|(?:onset|start|arrival|beginning|end) of (?:the )?(?:monsoons?|rainy season|wet season|rains)|' +
      '(?:monsoons?|rainy season|wet season) (?:already |finally |has |have )*(?:reach(?:ed|es)|arriv(?:ed|es)|hit|' +
      'set in|broken|started|begun|due|here|over|yet|withdrawn)|(?:is it|are we in|is this|is it now|are they in|' +
      'still) (?:still |now |already |currently )?(?:the )?(?:monsoons?(?: season)?|rainy season|wet season|' +
      'rain season)|(?:is it|are we in|is this|are they in) (?:still |now |already |currently )?(?:the )?dry season(?! in \\u0001+ yet)|' +
      '(?:is|are) (?:\\u0001+ |that |then |it )+(?:still |now |already |in |during |the )*(?:rainy|wet|dry|monsoon) season|' +
      '(?:rainy|wet|monsoon) season (?:now|yet|already|at the moment|right now|started|over)',
  ),
  words(
    'eclipses',
    '(?:(?:solar|lunar|total|partial|annular) )*eclipses?(?! (?:glasses|2024|weather))|' +
      '(?:blue|super|blood|black|micro)[ -]?moons?',
  ),
  words(
    'sky-phenomena',
    'rainbows?|sun ?dogs?|noctilucent(?: clouds?)?|nlcs?|(?:sun|moon|22 degree) halos?|fog ?bows?|' +
      'brocken spectres?|cloud inversions?|mammatus|lenticulars?|red sky|afterglow|green flash|zodiacal light|' +
      'astronomical seeing|seeing and transparency|seeing (?:conditions|forecast|quality)',
  ),
  words(
    'dust',
    '(?:saharan?|desert|african|calima) dust|(?:blowing )?dust(?: ?storms?| clouds?| devils?| levels?|' +
      ' forecast)?(?! (?:off|jacket|bin|mask|the))|sand ?storms?|calima|dusty',
  ),
  words(
    'plant-seasons',
    '(?:cherry |apple |plum |almond |peak )?blossoms?(?! weather)(?: (?:season|forecast|time|dates?|front))?|' +
      '(?:autumn|fall) (?:colou?rs?|foliage|leaves)|bluebells?|(?:leaves|leaf) (?:turn|change|peep|colou?r)|' +
      '(?:tulips?|lavender|sunflowers?|snowdrops?|daffodils|heather|wildflowers?) (?:in |be )?(?:bloom|flower|out|' +
      'season)|in bloom|phenology|' +
      '(?=tulip|lavender|sunfl|snowdr|daff|heather|wild|jacar|sakura|new e|maple|foliage|leaves)' +
      '(?<=\\b(?:when|month|time|season|week|best)\\b[^.?!]{0,20} (?:for|see|visit|view|catch) (?:the )?)' +
      '(?:tulips?|lavender|sunflowers?|snowdrops?|daffodils|heather|wildflowers?|jacarandas?|sakura|' +
      '(?:new england |maple )?(?:foliage|leaves))|sakura|' +
      '(?=whale|dolphin|turtle|puffin|shark|bear|polar|the )(?<=\\b(?:when|month|time|' +
      'season)\\b[^.?!]{0,25} )(?:(?:whale|dolphin|turtle|puffin|shark|bear|polar bear) ?-?' +
      '(?:watching|spotting|season|nesting)|whales|turtles|puffins|polar bears|the (?:great |wildebeest )?migration)',
  ),
  words(
    'water-quality',
    '(?:water|sea|lake|river|beach) (?:quality|pollution)|bathing water|' +
      '(?:clean|safe|polluted|dirty|contaminated) (?:\\p{L}+ )?(?:sea ?water|bathing|water to swim)|' +
      '(?:water|sea|lake|river) (?:is |be )?(?:clean|polluted|dirty|contaminated|clear)(?: enough)?|sewage|e ?coli|' +
      'blue[- ]green alga[el]?|algal? ?blooms?|alga[el]|jelly ?fish|sharks?|weever fish|sea lice|stingrays?|' +
      'crocodiles?|alligators?',
  ),
  words(
    'bulletins',
    'metars?|tafs?|sigmets?|notams?|atis|terminal (?:area )?forecasts?|' +
      '(?:shipping|inshore(?: waters)?|coastal waters|marine|area) (?:forecast|bulletin)|navtex|synoptic charts?|' +
      'pressure charts?|form ?21[45]',
  ),
  words(
    'pests',
    '(?<!against |against the |treat |' +
      'kill )(?:(?:potato )?blight(?: (?:pressure|risk|weather|warning|forecast|period))?|' +
      '(?:powdery |downy )?mildew|botrytis|apple scab|fusarium|septoria|(?:yellow|brown) rust|aphids?|green ?fly|' +
      'black ?fly|midges?|midgies|mosquito(?:e?s)?|mozzies|ticks?(?! off)|wasps?|hornets?|gnats|sand ?flies|' +
      'black ?flies|horse ?flies|clegs|locusts?|slugs)',
  ),
  words(
    'statistics',
    '(?<=\\b(?:are|have) (?:the |our )?)(?:winters|summers|springs|autumns|\\u0001+) (?:been )?(?:getting|got|gotten|become|' +
      'becoming) (?:warmer|colder|wetter|drier|hotter|milder|shorter|longer)|' +
      '(?:get|gets|getting|become|becomes|becoming|got) (?:\\p{L}+ )?(?:warmer|colder|wetter|drier|hotter|milder|' +
      'windier|stormier)(?: \\u0001+| here)?(?: (?:each|every|with every|with each) (?:passing )?year|' +
      ' year (?:on|by|after) year|' +
      ' over (?:the )?(?:years|decades)|(?: (?:in|over) the)? (?:past|last) (?:\\d+|ten|twenty|few|fifty) years)|' +
      'than (?:it|they|summers|winters) used to(?: be)?|' +
      '(?:long[- ]term )?trends?(?: of| in)?(?= .*\\b(?:since|temperatures?|rainfall|annual|years?))|percentiles?|' +
      'quantiles?|standard deviations?|ensembles?(?: spread| members?| mean)?|return periods?|' +
      '\\d+[- ](?:in|year)[- ]\\d*[- ]?(?:year )?(?:storm|flood)|climate change|global warming',
  ),
];
