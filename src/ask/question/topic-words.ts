/**
 * The English words of each topic, and the everyday words that carry no meaning here. A topic's `plain` words always mean
 * it; `shared` words have other meanings too ("cold war", "cloud storage").
 */
import { memoize, RecentEntries } from '../../lib/memoize.ts';
import type { Topic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';
import { SKY_WORDS } from './sky-words.ts';
import {
  BAD_SLANG,
  COLD_SLANG,
  GOOD_SLANG,
  HOT_SLANG,
  RAIN_SLANG,
  SOMEBODY_FREEZES,
  SOMEBODY_MELTS,
} from './slang-words.ts';
import { SWING_WORDS, WORST_WORDS } from './span-wish.ts';
import { UNSOURCED_WORDS } from './unsourced-words.ts';
import { WordPattern } from './word-pattern.ts';
import { SIGNS_OF_WARMTH } from './wording.ts';

interface TopicWords {
  readonly topic: Topic;
  readonly plain: string;
  readonly shared: string;
}

/** Winds that have a name of their own where they blow, and a quarter that they blow from. */
export const NAMED_WINDS =
  'mistral|meltemi|foehn|fohn|sc?irocco|tramontan[ae]|harmattan|santa ana winds?|santa anas|levanter|khamsin|haboobs?|berg winds?|(?:fremantle|freo|cape) doctor|southerly (?:buster|change)s?|nor\\W?(?:wester|easter)s?|shamal|pampero|maestrale|gregale|loo (?:winds?|(?=(?:be |still )?blow))|(?:diablo|sundowner|kona|etesian) winds?|brickfielder';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)';
const FELT =
  '(?:hot|cold|warm|cool|mild|wet|dry|chilly|parky|nippy|baltic|muggy|breezy|blowy|dull|cloudy|rainy|sunny|windy|grey|gr[ae]y|miserable|humid)';
/** "Is this cold for june", "is it normal to be this hot in may": today's weather against what is usual. */
const UNUSUAL = `(?:this|it|that|so|quite|rather|pretty|really|very|a bit|bit|too) ${FELT} for (?:an? |the middle of |mid |early |late )?${MONTH}|${FELT} for ${MONTH}(?= (?:today|tomorrow|tonight|this|next|on)\\b| \\u0001)|(?:normal|typical|usual|common|unusual|weird|strange|odd|standard|right) (?:for it |for us )?(?:to be|being|that it\\W?s|it\\W?s|it is) (?:this|so|that|quite so) ${FELT}(?: (?:in|at|during|for) (?:an? |the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year))?|(?:it been|was it|have we had|did we have|we\\W?ve had|there been|was that|was \\u0001+) an? (?:very |really |particularly |unusually )?${FELT}(?= ${MONTH}\\b| \\u0001)|(?:this|that) (?:heat|cold|rain|wind|weather|cloud|humidity) (?:normal|typical|usual|unusual|standard) for (?:an? |the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year)|(?:usually|normally|typically|generally) (?:this|so|that) ${FELT}(?: (?:in|at|during|for) (?:an? |the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year))?`;

/** Patterns of whole words. Of several topics in a question the first in this order is the main one. */
export const TOPIC_WORDS: readonly TopicWords[] = [
  ...UNSOURCED_WORDS,
  {
    topic: 'sea-temperature',
    plain:
      '(?:has|have|is|are|will) the (?:water|sea)(?: (?:at|in|off|around|by) (?:the )?\\u0001+)? (?:all |much |any |finally |really |actually |starting to |started to )*(?:warm|cool)(?:s|ed|ing)?(?: up| down| off)?(?! enough)|(?<=\\b(?:dip|swim|swimming)\\b.*)how (?:warm|cold)|how (?:warm|cold|hot)(?:\\W?s| is| will| are| was)(?: be)? (?:the )?\\u0001+ (?:be )?(?:enough )?(?:for|to) (?:a |have a |go for a )?(?:dip|swim|bathe|paddle)|how (?:warm|cold) for (?:a |my |our )?(?:dip|swim)|(?:warm|cold|hot|cool)(?:er|est)? (?:in|at) the (?:sea|water|ocean)|(?:warm|hot|cold|cool) (?:enough )?(?:for|to (?:go|get) in(?:to)?) the (?:sea|ocean)|(?:sea|water|ocean|bathing)(?: surface)? (?:temps?|temperatures?)|(?:temps?|temperatures?) (?:of|in) the (?:sea|water|ocean)|(?:warm|cold|hot|cool)(?:er|est)?(?:\\W?s| is| are| was| will| does| gets?)?(?: be)? ?the (?:sea|water|ocean)|(?:the |my |our )?(?:sea|water|ocean)(?: (?:temp(?:erature)?|down|off|by|in|at|on|near|around|round|there|the|beach|coast|\\u0001+))* (?:is |be |get |gets |getting |going to |gonna |warming |too |very |still |really |that |actually |nice and )*(?:warm|cold|hot|cool|freezing|baltic)(?:er|est|ing)?(?: up)?(?! (?:day|front|tap|bath|jets?|shower|heater|boiler))|warm(?:er|est)? (?:sea|water|ocean)|the (?:sea|ocean)(?= (?:be )?(?:above|over|below|under|at least|reach))|sst',
    shared: NO_WORDS,
  },
  {
    topic: 'waves',
    plain:
      'seas(?= (?:and|or|plus|with) (?:gusts?|winds?)\\b| (?:below|under|above|over|less than|more than|up to) )|(?:what|how)(?:\\Ws|s| is| are| will| was)? the (?:sea|seas|surf|ocean)(?: be)?(?: like| looking| doing)?(?= (?:at|in|off|on|today|tomorrow|this|near|around)\\b| \\u0001|\\W*$)|(?:(?:big|high|large|rough)(?:gest|est|ger|er)? (?:are |is |will )?(?:the )?(?:be )?)?(?<!heat |cold |heat-)waves?(?: heights?| sizes?| forecasts?| conditions?)?|(?<=winds? (?:and|&|\\/) (?:the )?)seas?(?! (?:temp|level))|seas?(?= (?:and|&|\\/) (?:the )?winds?)|swells?|(?:(?:how|what) )?(?:big|high|rough|heavy|calm) are (?:the )?seas|(?:heavy|big|high|calm|slight|moderate|confused|following) seas?(?! (?:of|level|view|front|breeze|wall))|seas(?= (?:be |stay |going to be |staying |look(?:ing)? )?(?:under|over|below|above|less|more|up to|off|like|rough|big|at most|at least))|how (?:rough|choppy|lumpy|bumpy|swelly) (?:is|will|are|does|was)(?: it| the \\p{L}+)?(?: be| get)?(?: out)?(?= (?:off|out|at sea|on the (?:sea|water|crossing))|$| \\u0001)|how (?:rough|choppy|lumpy|swelly) (?:is|will|are|was) (?:the )?\\u0001+(?: be| get)?|(?<=\\u0001 (?:be |get |going to be |looking |too |very )*)(?:rough|lumpy|swelly)(?= (?:off|at|for|enough)\\b| \\u0001|\\W*$)|(?:rough|choppy|lumpy|swelly) (?=(?:\\u0001+ )?off |out there|offshore|at sea|crossing)|(?:rough|calm|smooth|bumpy|flat) (?:crossing|ferry|sailing)|the crossing (?:be |is |going to be )?(?:rough|calm|choppy|bumpy|smooth)|surf (?:heights?|report|forecast|size|conditions)|sea state|rough (?:sea|seas|ocean|water|waters)|choppy|(?:rough|calm|flat) (?:is|are|will) the (?:sea|ocean|water)|the (?:sea|ocean|water) (?:is |be |too |very )*(?:rough|calm|choppy|flat)',
    shared: NO_WORDS,
  },
  {
    topic: 'aurora',
    plain:
      'aurora (?:borealis|australis)|northern lights|southern lights|auroras|the aurora|an aurora|aurora (?=forecasts?|alert|tonight|chances?|activity|visible|watch|\\u0001)|see(?:ing)? (?:the |an? |any )?(?:aurora|northern lights|southern lights)',
    shared: 'aurora',
  },
  {
    topic: 'kp',
    plain:
      'kp(?:[ -]?(?:index|value|number))?|k[- ]index|geo ?magnetic(?: (?:storms?|activity|index))?|magnetic storms?|solar (?:storms?|flares?)',
    shared: NO_WORDS,
  },
  {
    topic: 'solar-power',
    plain:
      '(?<!(?:clean|wash|fit|install|fix|repair|check|hose|mount|clear|brush)(?:ing|ting|ling)? (?:off )?(?:the |my |our |some |a )?)(?:solar|pv|photovoltaic)(?: (?:power|panels?|pv|system|array|roof|plant|farm|yield|output|production|generation))+|solar batter(?:y|ies)|power ?walls?|panels (?:to )?(?:charge|fill)|(?:solar|pv) (?:yields?|output|production|generation)|(?:my |our |the )?(?:\\d+(?:\\.\\d+)? ?kwp? )?(?:panels?|pv)(?: (?:system|array))? (?:will |going to )?(?:make|produce|generate|yield|output|deliver)|panels? (?:make|produce|generate|yield)|(?:\\d+(?:\\.\\d+)? ?)kwp?(?: (?:pv|solar|system|array|panels?))*|kwp|k ?wh|photovoltaics?|(?<!(?:clean|wash|fit|install|fix|repair|check|hose|mount|clear|brush)(?:ing|ting|ling)? (?:off )?(?:the |my |our |some |a )?)solar panels?',
    shared:
      '(?<!(?:tonnes?|tons?|kg|concrete|steel|timber|cladding|glazing|precast) (?:\\p{L}+ )?)(?<!fence |fencing |door |glass |wood |wooden |roof |wall |side |solar )panels?|solar(?! panels?)',
  },
  {
    topic: 'solar',
    plain:
      'solar (?:radiation|irradiation|irradiance|energy|insolation|resource)|irradiance|irradiation|insolation|ghi|radiation from the sun',
    shared: NO_WORDS,
  },
  {
    topic: 'visit',
    plain:
      '(?:best|good|ideal|right|nicest|perfect|worst|(?<=cheapest )) ?(?:months?|seasons?|times? of (?:the )?year|times?)(?: of (?:the )?year)? (?:to|for) (?:visit(?:ing)?|travel(?:l?ing)?(?: to)?|a (?:holiday|trip|vacation|city break)(?: in| to)?|(?:go|going|come) to(?! (?:the (?!\\u0001)|a )(?:\\p{L}|$))|see(?= (?:the )?(?:city of )?\\u0001)|tourists?|sightseeing)|when (?:is it |is the )?(?:best |should (?:i|we|one) )?(?:to )?(?:visit|travel to)|(?:which|what) month (?:should (?:i|we)|is (?:the )?best|is (?:the )?nicest)(?: to| for)?(?: (?:visit|go|travel|visiting|go to|travel to))?|best months?|best time of (?:the )?year',
    shared: NO_WORDS,
  },
  {
    topic: 'normal',
    plain: `(?:hotter|colder|warmer|cooler|wetter|drier|dryer|rainier|windier|calmer|sunnier|cloudier|milder|higher|lower|more|less)(?: rain| snow| sun)? than (?:normal|usual|average|typical|it (?:usually|normally) is|it should be)|(?:above|below)[ -](?:average|normal|the average|the norm)(?: temperatures?)?|(?:un(?:usual|seasonab)ly|abnormally) (?:hot|cold|warm|cool|mild|wet|dry|windy|sunny)(?: for ${MONTH})?|(?:hot|cold|warm|cool|mild|wet|dry|normal|usual|typical|average|unusual) for (?:the|this) time of (?:the )?year|${UNUSUAL}|(?:is|was|are) (?:this|that|it|these)(?: \\p{L}+){0,2} (?:normal|usual|typical|unusual|average|strange|odd)(?: (?:amount of )?\\p{L}+)?(?= for \\u0001|\\W*$)|(?:normal|usual|typical) amount of (?:rain|sun|snow|wind)|(?:compared? (?:to|with)|(?:how does|is|rain|temps?|month|far) .{0,30}(?:vs|versus|v|against)) (?:the )?(?:normal|average|usual|norm)|anomal(?:y|ies|ous)`,
    shared: NO_WORDS,
  },
  {
    topic: 'alerts',
    plain:
      '(?:weather|storm|severe|flood|heat|wind|snow|rain|frost|tornado|hurricane|met office)[ -](?:weather )?(?:warnings?|alerts?|advisor(?:y|ies)|watch)|tornado(?:e?s)?|water ?spouts?|tropical (?:storms?|depressions?|cyclones?|systems?)|named storms?|hurricanes?|typhoons?|cyclones?|flood(?:s|ing)?',
    shared: 'warnings?|alerts?|advisor(?:y|ies)|severe',
  },
  {
    topic: 'air-quality',
    plain:
      "air quality|air (?:any |ok |good )*(?:good|bad|ok|okay|clean)(?= (?:today|tonight|now|outside|enough|for|in)\\b)|asthmas? (?:playing up|bad|is bad|acting up|weather)|air(?: outside)? (?:is |be )?(?:smoky|smokey|polluted|good|bad|clean|dirty|fresh|poor|healthy|unhealthy|safe|ok|okay)|(?:clean|dirty|bad|poor|unhealthy) air|how(?:'s|s| is) the air|air (?:is |being )?(?:like|as) (?:this|it is|that)|air (?:this|so|that) (?:bad|thick|dirty|poor)|aqi|pm ?2[.,]?5|pm ?10|pm ?1(?:[.,]0)?|no2|nox|so2|o3|nitrogen (?:di)?oxides?|sul(?:ph|f)ur dioxide|carbon monoxide|co (?:levels?|concentrations?|readings?)|particulates?|particulate matter|ground[- ]level ozone|ozone (?:levels?|alerts?|pollution|concentrations?|today|tomorrow)|pollutants?|smog(?:gy)?|air pollution|quality of the air|polluted air|(?:better|cleaner|worse|best|cleanest|worst) air|(?:(?:wild|bush|forest|brush|grass) ?fire|fire|bonfire) smoke|smoke from (?:the |a )?\\p{L}*? ?fires?|asthma(?:tics?)?",
    shared:
      '(?<=\\bthe )air (?:to )?(?:clear|improve|get better|clean up)(?:s|ing)?|pollution|polluted|ozone|smoke|smoky|breathe outside|clean air',
  },
  {
    topic: 'pollen',
    plain:
      '(?:(?:grass(?:es)?|trees?|weeds?|birch|olive|alder|oak|hazel|ash|pine|cedar|juniper|cypress|plane(?: tree)?|nettle|mugwort|elm|poplar|plantain),? (?:and |or |& )?){0,4}pollen(?: counts?| levels?)?|(?:(?:grass|tree|weed|birch|olive|alder|oak|hazel|ash|pine|cedar) (?:count|allerg\\p{L}+))|(?:ragweed|ambrosia|mugwort)(?: (?:pollen|counts?|levels?|season))*|hay ?fever|(?:eyes|nose)(?:\\W?s|\\W?re| are| is)? (?:all |so |really )?(?:streaming|itchy|itching|running)|what(?:\\W?s|s| is) the count(?! ?down)',
    shared: 'allerg(?:y|ies|ic)',
  },
  {
    topic: 'uv',
    plain:
      "uv(?: index| rays| level| levels)?|how (?:strong|intense|powerful|fierce) (?:is|was|will|does) the sun|(?:strength|intensity|power) of the sun|sun(?:'?s)? (?:strength|intensity)|ultraviolet|sunburn(?:ed|t)?|burn(?:ing)? in the sun|in the sun without|burn(?:ing)? (?:risk|time|index|factor)|risk of (?:sun ?)?burn(?:ing)?|(?:stay|keep|be|sit|get) (?:in|out of|into) the (?:shade|sun)|seek (?:the )?shade|fair[- ]skin(?:ned)?|sun (?:protection|safety)|without (?:getting )?burn(?:ing|ed|t)|will (?:i|we|he|she|they) (?:still |actually |get )*burn(?:t|ed)?",
    shared: 'get burn(?:ed|t)',
  },
  ...SKY_WORDS,
  {
    topic: 'thunder',
    plain:
      '(?<!tropical |named )storms? (?:is |are )?(?:coming|approaching|brewing|heading|due|on (?:the|its) way)|(?<!tropical |named )storms? (?:is |are |to |will |going to |supposed to )*(?:hit|hits|hitting|arrive|arrives|arriving|reach|reaches|pass|passes|start|starts|come|comes|land|blow over|break|get here|due to (?:hit|arrive))|(?:worst|end|eye|edge|rest|brunt) of (?:the|this) storm|(?:the|this|that) storm (?:be |is |going to |gonna )*last(?:s|ing)?|(?:the|this|that) storm(?: is| has)? (?:over|passed|gone|done|finished|through|here|yet)|thunder(?:storms?|y|ed|ing|s)?|cumulonimbus|cumulo-nimbus|cunimbs?|cu-?nims?|lightning|electrical storms?',
    shared: '(?<!tropical |named )storms?|storm(?:y|ier|iest)|storming',
  },
  { topic: 'wbgt', plain: 'wbgt|wet[- ]?bulb[- ]globe(?: temps?| temperatures?)?', shared: NO_WORDS },
  { topic: 'wet-bulb', plain: 'wet[- ]?bulbs?(?: temps?| temperatures?)?', shared: NO_WORDS },
  { topic: 'heat-index', plain: 'heat[- ]?ind(?:ex|ices)', shared: NO_WORDS },
  {
    topic: 'wind-chill',
    plain:
      'wind[- ]?chill(?: factor| temperature)?|how cold (?:is it |will it be |does it (?:feel|get) )?with (?:the )?wind',
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
      '(?:the )?snow (?:is |has |all |still |already )*(?:melt(?:s|ing|ed)?|thaw(?:s|ing|ed)?|gone)|snow[- ]?(?:depths?|pack|base|cover(?:age)?)|depths? of (?:the )?snow|deep (?:is|was|will|are) (?:the )?(?:be )?(?:the )?snow|deep snow|snow (?:is )?(?:lying |still )?on the (?:ground|slopes|pistes?|mountains?|hills?)|(?:lying|settled) snow|snow (?:still )?(?:lying|lies)|snow (?:settle|stick|settling|sticking)',
    shared: NO_WORDS,
  },
  {
    topic: 'snow',
    plain:
      'snow(?:s|ing|ed|y|ier|iest|fall|falls|storms?|flakes?)?|blizzards?|sleet(?:ing|y)?|white christmas|white(?= \\u0001)|snow flurries',
    shared:
      'flurr(?:y|ies)|slush|powder|(?:how much|any|more) fresh(?= (?:over ?night|stuff)\\b| \\u0001|\\W*$)|freshies|fresh tracks',
  },
  {
    topic: 'ice',
    plain:
      'frost(?:s|y|ier|iest)?|ic(?:ier|iest)|it (?:freezes|froze|will freeze|is going to freeze)|ice (?:on|over) (?:the |my |our )?(?:roads?|paths?|pavements?|sidewalks?|cars?|windscreens?|windshields?|steps?|drive(?:way)?|motorways?)|(?:get|be|getting|being) (?:frosted|nipped)|(?:cars?|vans?|windscreens?|windshields?|wind ?screen|roads?|paths?|pavements?|pitch|pitches|ground|course|windows?|gates?|steps?|track|drive|driveway|grass|greens?|locks?) (?:be |is |are |get |likely to |likely |still |probably |going to |gonna )*(?:all )?(?:frosted|iced|frozen|frost)(?: up| over| solid)?|frosted(?: up| over)|iced (?:up|over)|black ice|freezing rain|icy|ground frost|defrost(?:ing)?|de-?ic(?:e|ing)|scrap(?:e|ing) (?:the |my |our )?(?:car|ice|windscreen|windshield)|(?:bring|take|move|get)(?:ing)? (?:in )?(?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|pots|geraniums|tomatoes|seedlings)(?: in| inside| indoors)|bring in (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|pots)|(?:cover|protect|fleece|wrap)(?:ing)?(?: up)? (?:the |my |our )?(?:\\p{L}+ )?(?:plants?|flowers|tomatoes|seedlings|potatoes|pots)',
    shared:
      `ice(?! cream)|(?!${SOMEBODY_FREEZES})freeze(?: over)?|` +
      'slippery|(?:ground|soil|pitch|path|paths) (?:be |is |likely |still |probably )*frozen|frozen (?:ground|soil|pitch|paths?)',
  },
  {
    topic: 'rain',
    plain:
      `${RAIN_SLANG}|${WORST_WORDS}|` +
      'it (?:about|going|gonna|starting|set) (?:to )?pour(?:ing)?(?= \\u0001|\\W*$| (?:down|on|in)\\b)|' +
      'miss the (?:worst|brunt)(?: of it)?|(?:before|after) the worst of it|' +
      "how many (?:mm|millimet(?:re|er)s|inches|cm|lit(?:re|er)s|\\u0001+)(?: of (?:it|rain|water))? (?:did|have|has|will|are|do) (?:we|i|it|they|you|there|\\u0001+) (?:get|had|have|got|receive|fall|see|expect|be)(?!\\p{L})|how many (?:mm|millimet(?:re|er)s|\\u0001+)(?= (?:over|for|during|by|today|tonight|tomorrow|this|next|expected|so|fell|since|on|in (?:the|total|\\u0001)|(?:are|will|do|has|have) (?:we|it|there|they|fall|fallen|expected|forecast|coming|\\u0001))\\b| \\u0001)(?! \\u0001+ (?:do i|will a|will be|will it be|under|below|above|over|is|are|take))|how many (?:mm|millimet(?:re|er)s|\\u0001{2})(?= (?:between|from|will|could|in|at|near|up)\\b| \\u0001)(?! in (?:an?|one) (?!\\u0001))|(?:how (?:much|many)(?: (?:mm|millimet(?:re|er)s|inches|\\u0001+))?|what(?:'s)?|(?:mm|inches)) (?:has |have |had |still to )?(?:fell|fallen|came down|come down|fall)(?= \\u0001|\\W*$| (?:in|at|on|over|during|last|yesterday|so|since|this|today|and|overnight)\\b)|without a (?:single )?drop|(?:not|n't) (?:had |seen )?a (?:single )?drop|nature (?:will |to |going to )?waters?|waters? (?:it|them|itself)(?: next| for me)?|" +
      '(?:sprinklers?|hose ?pipe|irrigation|watering) (?:on or off|off or on|needed|necessary|required)|(?:windows?|roof|hood|top|sky ?light|veluxe?s?|sand ?pit|(?:paddling )?pool|greenhouse|tent flaps?|awning) (?:open|uncovered|up|down|off) or (?:shut|closed|close|covered|down|up|on)|(?:take |get |catch )?(?:the |my |a )?(?:bus|tube|car|train|taxi|tram|metro|drive) or (?:the )?(?:walk|bike|cycle|walking|cycling)|(?:walk|bike|cycle) or (?:take |get |go by |catch )?(?:the |a )?(?:bus|tube|car|train|taxi|tram|drive|metro)|' +
      "water(?:ing)? (?:the |my |our )(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|veg|vegetables|pots)|raining cats (?:and|n|'n'|&) dogs|wash ?outs?|washed out|rain(?:ed)? ?(?:off|outs?)|abandoned|(?:bucket|chuck|tip|piss|lash|hammer|pelt|teem)(?:ing|s)? (?:it )?down|(?:passing|light|heavy|quick|brief|scattered|isolated|odd|few) showers?|(?=(?:get|be|getting) (?:ruin|wreck|spoil))(?<=\\b(?:hair|blow ?dry|make ?up|dress|suede|shoes|suit)\\b.{0,40})(?:get |be |getting )(?:ruined|wrecked|spoilt|spoiled)|puddles?|spitting|mizzl(?:e|ing)|rain(?:s|ing|ed|y|ier|iest|fall|drops?|storms?)?|drizzl(?:e|ing|y)|precipitation|precip|showery|downpours?|pouring down|pour down|dry weather|(?:it|weather|things|the \\p{L}+) (?:to |will |going to |gonna )?dr(?:y|ies|ying) (?:up|out)|too (?:wet|soggy|damp) (?:to|for)|stay(?:s|ing)? dry|(?<=\\b(?:will it|itll|it|the rain|showers) )(?:just |still )?(?:stays?|holds?|keeps?) off(?! (?:work|school|the))|wet or dry|dry or wet|(?:remain|keep|be) dry|dry (?:days?|spells?|enough|hours?|mornings?|afternoons?|evenings?|nights?|weekends?|window|slot|gap|spot)|(?:get |getting |be )?(?:soaked|drenched|rained on|caught (?:out )?in (?:the|a) (?:rain|shower|downpour)|a (?:soaking|drenching)|wet through)|(?<=\\b(?:i|we|they|you|he|she|us|everyone|kids)(?: be| going to| gonna| all)* )get(?:ting)? (?:\\p{L}+ )?wet|(?:need|have|got|should (?:i|we)|must (?:i|we)|shall (?:i|we)|worth) (?:to )?water(?:ing)?(?: (?:the |my |our )?(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|veg|vegetables|pots|hanging baskets))?|(?:plants?|lawn|grass|flowers|allotment|tomato(?:e?s)|veg|pots|baskets|leeks|beans|potatoes|roses|turf|beds|borders|seedlings|hedge) (?:want |need |wanting |needing )(?:a |some )?(?:drink|water|watering)(?: today| tonight)?|(?:bother|bothering|point(?: in)?|worth|forget|skip|leave) (?:the )?watering(?: (?:the |my |our )?(?:\\p{L}+ )?(?:garden|plants?|lawn|grass|flowers|allotment|tomatoes|veg|vegetables|pots|baskets|borders|beds|roses|tubs|containers))?|wetter|wettest|drier|driest|clear(?:s|ing|ed)? up|(?:it|the weather) (?:(?:be |been |have |has |going to )*clear(?:ed|ing)|(?:going to |gonna |to )clear|(?<!\\b(?:is|was|isn't|wasn't|be) (?:it|the weather) )clears?)(?= by\\b| in time| (?:in |at |near |over )?\\u0001|(?: yet)?\\W*$)|(?:the|these|those) showers|monsoons?|monsoonal|cloud ?bursts?",
    shared:
      "(?:millimet(?:re|er)s|mm|inch(?:es)?|lit(?:re|er)s (?:per|a) (?:square met(?:re|er)|sqm|m2)|l\\/m2) (?:has |have |had )?(?:fell|fallen|come down|came down)|lit(?:re|er)s (?:per|a) (?:square met(?:re|er)|sqm|m2)|soggy|soggiest|soaking|showers?|wet|(?<!\\b(?:we|i|they|crew|lads|team|you|to|can|could|should)(?:'ll| will| can| should| have to| must| need to)? (?:stop |start |finish |be |keep |begin |do )?)pour(?:ing)?|dry|dryer",
  },
  {
    topic: 'gusts',
    plain:
      '(?:storm|hurricane|typhoon|cyclone) (?!is|are|will|to|in|at|the|and|or|on|damage|coming|season|warnings?)\\p{L}+(?= (?:(?:is|be|will|going|to|gonna|due|still|really|likely) )*(?:hit|arriv|reach|strik|com|get|affect|mak|land|pass|do)\\p{L}*)|gust(?:s|y|ier|iest|ing)|wind gusts?|gusts? of wind|squalls?|squally',
    shared: 'gust',
  },
  {
    topic: 'wind',
    plain: `(?:be|is|are|blow(?:s|ing)?|stay(?:s|ing)?|it|winds?|breeze) (?:on|off|cross)[- ]?shore(?: or (?:on|off|cross)[- ]?shore)?(?! (?:fishing|racing|sailing|trips?|rigs?|wind ?farms?|islands?|waters?))|(?:on|off|cross)[- ]?shore (?:winds?|breeze)|(?:which|what) (?:way|direction)(?: is|'s)? the wind|how(?:'s|s| is| will) the (?:wind|breeze)|how (?:strong|fast|hard|powerful|light|gentle) (?:is|are|was|were|will|does|do|did)(?: the| this| that)? (?:winds?|breeze|gusts?)(?: be| blow| get)?|where(?:'s|s| is) the wind|wind (?:is |be )?(?:coming|blowing) from|wind(?:y|ier|iest)|wind ?speeds?|wind direction|gales?|breezy|breezier|(?:strong|high)(?:est)? winds?|(?:least|most|lightest|lowest|low|light) winds?(?! (?:turbines?|farms?|power|energy|instruments?))|(?:the |does |will )?winds? (?:be |is |it\\W?s |at its |gets? )?(?:the )?(?:strongest|highest|lightest|lowest|calmest|worst|peak(?:s|ing)?)|(?:winds?|breeze) (?:to |will |going to |gonna )?(?:be|is|are|stay|remain|still) (?:too |very |really |quite |fairly |nice and )?(?:light|gentle|slack|strong|bad|fierce|brisk|fresh)|(?:cross|side|head|tail)[ -]?winds?(?: components?)?|winds? (?=(?:on|for|at|down) (?:the )?(?:runway|rwy))|calm(?:est|er)|windless|stillest|blustery|blustier|blow(?:y|ier|iest)|windspeeds?|(?:be |going |ride |riding |cycling |pedalling |running |rowing )?(?:against|into) the (?:wind|breeze)|(?:this|all this|the) (?:wind|breeze|gale) (?:(?:ever|going to|gonna|to|will|is|be|been|has|just|still|now) )*(?:die|dies|died|dying|drop|drops|dropped|dropping|ease|eases|eased|easing|calm|calms|calmed|calming|let|lets|letting|pick|picks|picked|picking|get|gets|getting|got|change|changes|changed|changing|turn|turning|shift|shifted|shifting|swing|swinging|veer|veering|back|backing|stop|stopped|stopping|settle|settled|settling|strengthen|strengthening|increase|increased|increasing|build|building|rise|rising|fall|falling|abate|abating|slacken|slackening|go(?:ing|ne)? (?:down|up|round)|up|blow itself)(?! (?:turbine|farm))|(?:delay(?:ed|s)?|cancell?(?:ed|ations)|disrupt(?:ed|ion)|affected|grounded|diverted|called off|stopped) (?:by|because of|due to|for|from) (?:the )?(?:high |strong )?winds?|breeziest|(?:north|south)?(?:[- ]?(?:east|west))?erl(?:y|ies)(?: winds?)?|${NAMED_WINDS}`,
    shared: 'calm|winds?|breeze|breezes|blowing|bora|levante|poniente|zonda|chinook',
  },
  {
    topic: 'visibility',
    plain:
      'visibility|(?<!hi-)(?<!hi )vis(?= *,|\\W*$| and | at )|how far can (?:i|you|we|one) see|(?:can|could|will|do) (?:you|i|we|one) (?:be able to )?see (?:the )?\\u0001+ from (?:the )?\\u0001+|(?:mountain|alpine|sea|good|clear|decent|any|great|the) views?(?: (?:of|from|over))?|views? (?:of|from|over)|visible (?:from|across)|(?:see|photograph)(?:ing)? (?:the )?(?:mountains?|alps|hills|summits?|peaks?|coast|himalayas?|other side|islands?)',
    shared: NO_WORDS,
  },
  {
    topic: 'fog',
    plain:
      '(?:fog|mist|haar) (?:to |will )?(?:burn|clear|lift)(?:s|ing)?(?: up| off| away)?|fog(?:gy|s|gier|giest)?|mist(?:y|ier|iest)|haar',
    shared: 'mist|haze|hazy',
  },
  { topic: 'dew-point', plain: 'dew[- ]?(?:points?|pts?)(?: temp(?:erature)?)?', shared: NO_WORDS },
  {
    topic: 'humidity',
    plain:
      '(?<=\\b(?:it|its|it\\Ws|be|so|very|really|bit|feels?|feeling|too|dead|getting) )close(?= (?:out(?:side)?|tonight|today|tomorrow|and|here)\\b|\\W*$| (?:in |at )?\\u0001)|humid(?:ity)?|humidest|friz(?:z|zy|zing|ziness)|hair (?:go |be |get )?(?:curly|poofy|fluffy)|mugg(?:y|ier|iest)|mugginess|rh(?= (?:\\p{L}+ )?(?:under|over|below|above|less|more|at|of|in|is|was|and|%)| \\u0001|$)',
    shared: 'stick(?:y|ier|iest)|damp|moisture|clammy|stuffy',
  },
  {
    topic: 'pressure',
    plain:
      "barometric(?: pressure)?|(?:air|atmospheric) pressure|barometer|pressure (?:is |be |going to be )?(?:rising|falling|dropping|rise|fall|drop|trend|tendency|steady|going (?:up|down))|(?:rising|falling|high|low) pressure|pressure doing|(?:is|are) the pressure (?:changing|moving|all over|dropping|going)|(?:what(?:'s|s| is)|how(?:'s|s| is)) the pressure|the glass (?:is )?(?:rising|falling|dropping|steady)|glass (?:rising|falling|dropping)|pressure in (?:inches of mercury|in ?hg|mm ?hg|mb|mbar|bars?|kpa|psi|torr)|hpa|millibars?|inches of mercury",
    shared: '(?<!blood |water |tyre |tire |peer )pressure(?! ?(?:wash|cook|clean|treat))',
  },
  {
    topic: 'sunshine',
    plain:
      '(?:hours|amount|duration) of sun(?:shine|light)?|sun(?:shine|light)? (?:hours|duration)|how many hours (?:will|does|is|did) (?:the )?sun (?:be |going to )*(?:out|up and out|shine|shining)|(?:most|least|more|much|any|less) sun(?:shine)?|sunshine',
    shared: NO_WORDS,
  },
  {
    topic: 'sun',
    plain:
      'sun (?:to |will |gonna |going to )?(?:burn|break|breaks|burns|cut|cuts|get|gets|poke|punch)(?:ing)?(?: it)? (?:through|off)(?: (?:the |this |that |all this )?(?:low )?(?:clouds?|mist|fog|haze|murk|grey|gloom))?|(?:harsh|direct|bright) (?:sun|sunlight|light)|sunny|clearest|brightest|sun (?:to |will |be |is |going to |gonna |finally |ever |actually )*(?:(?:come|comes|coming) (?:back )?(?:out|back|through)|(?:show|shows|showing|appear|appears|appearing|reappear|reappears|return|returns|returning|make an appearance)(?:ing)?)|brighten(?:s|ing|ed)?(?: up)?|(?:sign|signs|glimpse|sight|chance) of (?:the |any |some )?sun(?! ?(?:set|rise|down))|sun(?:\\W?s| is) (?:now |finally |just |still )*(?:out|shining)(?! (?:there\\W?s|for the))|see (?:the |some |any )?sun(?= (?:at all|this|today|tomorrow|again|out|on)\\b|\\W*$| \\u0001)|sunnier|sunniest|sunlight|sun(?:\\W?s)? back|(?:the )?sk(?:y|ies) (?:to |will |be |is |are |going to |gonna |stay |remain )*clear(?:s|ed|ing)?(?: up)?|clear (?:sky|skies|night|day|weather)|blue sk(?:y|ies)',
    shared: 'sun|bright|brighter|clear|clearer|clear(?:s|ing)? (?:up|away)',
  },
  {
    topic: 'cloud',
    plain:
      "bad light|(?:black|dark|rain) clouds?|sun(?:\\W?s| is)? (?:be |to |will )?(?:going|gone|goes|go|disappear(?:s|ing)?) (?:in|behind)(?! (?:the|my|our) (?:house|trees?|hill|building|garden|room))|(?:clouds?|murk) (?:to |will )?(?:burn|clear|lift|break)(?:s|ing)?(?: up| off| away)?|cloud(?:y|ier|iest|less|iness)|sky conditions?|(?:what|how)(?:'s| is| does| will| do)? the (?:night |evening |morning )?sky(?: be| look(?:s|ing)?| going to be)*(?: like)?|cloud cover|(?:least|most) clouds?|overcast|cloud(?:s|ing|ed)? (?:over|up)(?! \\u0001)",
    shared: 'clouds?|grey|gray',
  },
  {
    topic: 'temperature',
    plain:
      "what(?:'?s| is|s)? (?:it|the temp(?:erature)?) (?:gonna |going to |supposed to |meant to )?(?:hit|reach|get to|get up to|climb to|peak at|top out at)(?= \\u0001|\\W*$)|(?=an? (?:oven|sauna|furnace|fridge|freezer|ice))(?<=\\b(?:be|like|it's|its|becomes?|into) )an? (?:oven|sauna|furnace|fridge|freezer|ice ?box)(?=\\W*$| \\u0001| (?:in|out|on|isn|innit|again|at)\\b)|" +
      `${SWING_WORDS}|${COLD_SLANG}|${SOMEBODY_FREEZES}|${SOMEBODY_MELTS}|${HOT_SLANG}|${SIGNS_OF_WARMTH}|` +
      '(?<=\\b(?:sea|water|ocean)\\b.{0,30} (?:than|as|or|and|vs) (?:the )?)air(?: temp(?:erature)?)?(?! (?:quality|pressure|pollution|force|con))|' +
      "brass monkeys|parky|baltic|scorchio|scorchers?|taps aff|nithering|perishing(?: cold)?|(?:it's|it is|is it|its|be|bloody|pure|absolutely|so|really|get|getting|going to be|feels?|bit) (?:boiling|sweltering|scorching|roasting|baking|freezing|chilly|tropical|arctic|toasty|nippy|bitter|stifling|cold|hot|warm)(?= (?:in|out|outside|here|today|tonight|enough|at|on)\\b| \\u0001|\\W*$)|(?:comfortable|cool enough|warm enough) (?:for|to) sleep(?:ing)?|comfortable night|too (?:hot|warm|cold|muggy|sticky) (?:to|for) sleep(?:ing)?|(?:will|can|could|gonna|going to) (?:i |we |anyone )?(?:be able to )?(?:get (?:any |much )?)?sleep(?= (?:ok|okay|well|alright|all right|tonight|at all|in this)\\b| \\u0001|\\W*$)|thermometers?|mercury(?! (?:retrograde|prize|poisoning))|(?:tops?|topped|topping|bottoms?|bottomed|bottoming) out(?: at)?|(?:warm|cool)(?:s|ing|ed)? (?:up|down|off)|(?:warm|cold|hot|cool) (?:spells?|snaps?|fronts?)|(?:respite|relief|let[- ]?up|break) (?:from|in) (?:all )?(?:the|this) (?:heat(?: ?wave)?|cold|hot weather)|temperatures?|temps?|degrees|celsius|fahrenheit|heat ?waves?|(?:below|above|sub)[ -]?(?:freezing|zero)|chill(?:y|ier|iest)|how (?:hot|cold|warm|cool|chilly)|what (?:will|does|did) it (?:drop|fall|dip|sink|rise|climb|get down|go down|get up|go up) to|(?:need|needs|want|require) (?:i |we )?(?:the |an? |any )?(?:ac|a\\/c|air ?con(?:ditioning|ditioner)?|aircon|fan|heating)|(?:ac|air ?con(?:ditioning)?|heating) (?:be )?(?:needed|necessary|required)|warm(?:er|est)|cold(?:er|est)|hott(?:er|est)|coolest",
    shared:
      '(?:daily|monthly) (?:mean|average)s?(?= (?:for|in|of) )|hot|warm|cold|cool|cooler|mild|milder|mildest|heat|freezing|frigid|temperate|boiling|scorching|sweltering|roasting|toasty|baking|nippy|high(?![- ](?:sided|street|school|rise|tides?|water|chair|heels?|road|speed|ground|up|vis|viz|wall|hedges?|bars?|jump))|low(?![- ](?:sided|tides?|water|bridge|loader|ground|lying|wall|hedges?))|highs|lows|(?<=\\bwhat\\W?(?: ?i?s| was| will be|ll be) the )(?:lowest|highest)(?= \\u0001| tonight| today| tomorrow| overnight| it(?: will|\\W?ll)? (?:get|go|drop)|\\W*$)|(?<=\\u0001 |night |day |daily |mean |average )(?:min|max)(?:imum|ima)?(?= \\u0001| for| at| in| on|\\W*$)',
  },
  {
    topic: 'general',
    plain:
      "(?:normal|typical|usual|average) (?:\\u0001+|spring|summer|autumn|fall|winter|year|month) ?(?:is |be )?like|how(?:'s| is|s) (?:it|things) (?:looking )?out(?:side)?(?: there)?|(?:which|what) day(?:'s| is|s)? (?:the )?(?:best|nicest|better)(?=\\W*$)|what (?:sort|kind|type) of (?:a )?(?:day|morning|afternoon|evening|night|week|weekend)s? (?:is|was|will|are|were)|(?<=^\\W*)(?:nice|good|decent) day(?=\\W*\\?)|(?:next|first) (?:really |properly |half )?(?:nice|good|decent|fine|lovely|pleasant) (?:day|weekend|evening|afternoon|morning)(?! (?:for|to)(?!\\p{L}))|(?:long|medium|extended|short)[- ](?:range|term)(?: (?:weather )?(?:forecast|outlook|prediction))?|hour[- ]by[- ]hour|hourly|day[- ]by[- ]day|what(?:'s| is|s| was|'ll| will) (?:it |the day |things? )?(?:it )?(?:gonna |going to |gunna |usually |normally |typically |generally |often )?(?:be |been )?(?:like|looking like)(?! to\\b)|what(?:'s| is|s| was) (?:the )?(?:\\u0001 ?)+(?:usually |normally |typically |generally |going to be |gonna be )?like|(?:stacks?|measures?|shapes?|compares?) up (?:against|to|with)|(?:give|tell|show|get) (?:me|us) (?:the )?\\u0001+(?= (?:for|in|at) \\u0001)|how(?:'s| is|s| does| will| did) (?:it|things|the (?:day|weekend|week|morning|evening))(?: be)? (?:look(?:ing)?|shap(?:e|ing)(?: up)?|turn(?:ed|ing)? out)|what am i in for|what are we in for|(?:stay|staying|be|continue|remain) like this|what (?:can|should|do|to) (?:i |we )?expect|what's it doing|what's it going to do|(?<=\\bwhat(?:'s|s| is) )(?:normal|usual|typical|the norm|average) (?:for|at|around)(?= (?:this|the) time of| \\u0001| here)|looking for(?= (?:the )?\\u0001)|nicest (?:day|weather|place)|nicest(?= \\u0001)|(?:atmospheric|weather) conditions|weather[- ]?wise|weather(?:'s|s)?|wether|weathr|wheather|wthr|forecasts?|foreast|forcast|meteorological|climate",
    shared:
      'conditions?|outlook|outside|outdoors|like out|be like|(?:was|is|were) (?:it|that|things) like|turn(?:s|ed)? out|nice|beautiful|pleasant|good|bad|(?:get|getting) (?:worse|better)|improv(?:e|ing)|worsen|deteriorate|lovely|nicer|nicest|awful|terrible|horrible|gloomy|grim|miserable|fine|' +
      `${GOOD_SLANG}|${BAD_SLANG}`,
  },
];

/** Function words and the wrapping of questions: they name nothing. */
const PLAIN_WORDS =
  "via tis twas twill twould fierce cheers mate mates cures cured curing suede leather ta able trying thinking wondering sure host hosting stop stops stopping stopped worst worse earliest soonest latest gone ever jemals consecutive row longest number fewest a about absolutely actually after again ahead alexa all almost along also always am among an and any anyone anything anytime are around as ask at away be became because been before being best better between both bother but by bye can cannot cant check chance chances could current currently day days definitely did didnt do does doesnt doing dont down during each either else enough ever every everyone everything exactly expect expected expecting far few find for forecasted from further get gets getting give given go goes going gonna good google got ground had hand happen happening happens has have having he hello help her here hey hi him his hopefully hour hours how hows however i id if ill im in info information inside instead into is isnt it its itll ive just keep know last later least less let lets level levels lets like likelihood likely little ll look looking looks lot lots made make making many may maybe me mean might mind minute minutes moment month months more morning most much must my myself near nearby need needed needs never next no not now of off often ok okay on once one only onto or other otherwise our out outside over own part percent percentage percentual perhaps period place planning plan plans please possible possibly potential predicted prediction predictions probability probable probably quick quickly quite rather re ready really right s safe said same say says see set shall she should shouldnt show since siri so some someone something sometime somewhere soon still stay stays staying such suitable supposed sure t take tell than thank thanks that thats the their them then there theres these they thing things think this those though through time times to today together told too towards town toward try turn turns typically under unless until up upon us use used using usual usually very wait wanna want wanted wants was wasnt we week weekend weeks well went were what whats when whens where wheres whether which while who whos why will with within without wont would wouldnt yes yet you your yours average normally normal typical degrees start starting starts end ending during anywhere anytime close closest currently ok kind sort type amount maximum minimum max min total more highest lowest most least report reports update detail details info today tonight tomorrow yesterday night afternoon evening year years season come comes coming bring brings carry carrying wear wearing put dress pack leave worth idea reason reach reaching reached drop drops dropping fall falling rise rising exceed exceeds above below pass passes lower upper higher compared compare comparison difference different versus vs area region position location spot current place walking distance weather's new hourly daily long last lasts shine shines shining fell fallen phase common commonly date dates rank ranked order annual annually statistically real actual y n spell spells snap break breaks breaking ease eases diff gap slot local locally phases next cancel postpone call visible peak shaping till til what'll when'll how'll where'll who'll needn't they're they'll that'll there'll he'll she'll oughtn't mustn't mightn't would've should've could've w wi nr n r b gd u ur thru tho cos coz cuz bc em altogether surely officially historically completely entirely partly mainly mostly slightly considerably greatly heck gonna";
const FUNCTION_WORDS: ReadonlySet<string> = new Set(PLAIN_WORDS.replaceAll("'", '').split(' '));

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
