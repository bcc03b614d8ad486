/**
 * The English words of the topics beside the plain weather: the sea, the aurora, solar yield, what is usual, warnings, the air
 * and the sun on the skin. They come before those of topic-words.ts.
 */
import type { Topic } from './interpretation.ts';
import { NO_WORDS } from './no-words.ts';
import { SKY_WORDS } from './sky-words.ts';

export interface TopicWords {
  readonly topic: Topic;
  readonly plain: string;
  readonly shared: string;
}

const KIND_OF_DAY = '(?:hot|cold|warm|cool|chilly|mild|wet|dry|windy|humid|sunny|gr[ae]y|dull|rainy|muggy|nippy)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|' +
  'autumn|fall|winter)';
const FELT =
  '(?:hot|cold|warm|cool|mild|wet|dry|chilly|parky|nippy|baltic|muggy|breezy|blowy|dull|cloudy|rainy|sunny|' +
  'windy|grey|gr[ae]y|miserable|humid)';
/** "Is this cold for june", "is it normal to be this hot in may": today's weather against what is usual. */
const UNUSUAL =
  `(?:this|it|that|so|quite|rather|pretty|really|very|a bit|bit|too) ${FELT} for (?:an? |the middle of |mid |` +
  `early |late )?${MONTH}|${FELT} for ${MONTH}(?= (?:today|tomorrow|tonight|this|next|on)\\b| \\u0001)|` +
  '(?:normal|typical|usual|common|unusual|weird|strange|odd|standard|right) (?:for it |for us )?(?:to be|being|' +
  `that it\\W?s|it\\W?s|it is) (?:this|so|that|quite so) ${FELT}(?: (?:in|at|during|for) (?:an? |` +
  `the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year))?|` +
  '(?:it been|was it|have we had|did we have|we\\W?ve had|there been|was that|was \\u0001+) an? (?:very |' +
  `really |particularly |unusually )?${FELT}(?= ${MONTH}\\b| \\u0001)|` +
  '(?:this|that) (?:heat|cold|rain|wind|weather|cloud|humidity) (?:normal|typical|usual|unusual|' +
  `standard) for (?:an? |the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year)|` +
  `(?:usually|normally|typically|generally) (?:this|so|that) ${FELT}(?: (?:in|at|during|for) (?:an? |` +
  `the middle of |mid |early |late )?(?:${MONTH}|(?:the|this) time of (?:the )?year))?`;

const THAN_NORMAL = '\\b(?:than (?:usual|normal|average)|(?:above|below)[ -](?:average|normal))';

export const SPECIAL_TOPIC_WORDS: readonly TopicWords[] = [
  {
    topic: 'sea-temperature',
    plain:
      '(?:has|have|is|are|will) the (?:water|sea)(?: (?:at|in|off|around|by) (?:the )?\\u0001+)? (?:all |much |' +
      'any |finally |really |actually |starting to |started to )*(?:warm|cool)(?:s|ed|ing)?(?: up| down|' +
      ' off)?(?! enough)|(?<=\\b(?:dip|swim|swimming)\\b.*)how (?:warm|cold)(?! (?:is|will|does|was|would) the air)|' +
      'how (?:warm|cold|hot)(?:\\W?s| is| will| are| was)(?: be)? (?:the )?\\u0001+ (?:be )?(?:enough )?(?:for|' +
      'to) (?:a |have a |go for a )?(?:dip|swim|bathe|paddle)|how (?:warm|cold) for (?:a |my |our )?(?:dip|swim)|' +
      '(?:warm|cold|hot|cool)(?:er|est)? (?:in|at) the (?:sea|water|ocean)|' +
      '(?:warm|hot|cold|cool) (?:enough )?(?:for|to (?:go|get) in(?:to)?) the (?:sea|ocean)|' +
      '(?=(?:warm|hot|cold|cool|chilly|freezing) )(?<!\\b(?:pools?|lido|hot ?tub|bath|lakes?|' +
      'rivers?)\\b.*)(?:warm|hot|' +
      'cold|cool|chilly|freezing) (?:enough )?(?:for us |for the kids |for me )?(?:to |for (?:a )?)?(?:go |have a |' +
      'go for a )?(?:swim(?:ming)?|paddle|paddling|bath(?:e|ing)(?! the| my)|' +
      'dip)(?![^.?!]*\\b(?:pools?|lido|lakes?|rivers?)\\b)|' +
      '(?:sea|water|ocean|bathing|lake|river|loch|lough|lido|tarn|reservoir)(?: (?:surface|water))? (?:temps?|' +
      'temperatures?)|' +
      '(?:temps?|temperatures?) (?:of|in) the (?:sea|water|ocean)|(?:warm|cold|hot|cool)(?:er|est)?(?:\\W?s| is|' +
      ' are| was| will| does| gets?)?(?: be)? ?the (?:sea|water|ocean)|' +
      '(?:the |my |our )?(?:sea|water|ocean)(?: (?:temp(?:erature)?|down|off|by|in|at|on|near|around|round|there|' +
      'the|beach|coast|\\u0001+))* (?:is |be |get |gets |getting |going to |gonna |warming |too |very |still |' +
      'really |that |actually |nice and )*(?:warm|cold|hot|cool|freezing|baltic)(?:er|est|' +
      'ing)?(?: up)?(?! (?:day|front|tap|bath|jets?|shower|heater|boiler))|warm(?:er|est)? (?:sea|water|ocean)|' +
      'the (?:sea|ocean)(?= (?:be )?(?:above|over|below|under|at least|reach))|sst',
    shared: NO_WORDS,
  },
  {
    topic: 'waves',
    plain:
      'seas(?=\\W*$)|seas(?= (?:and|or|plus|with) (?:gusts?|winds?)\\b| (?:below|under|above|over|less than|' +
      'more than|up to) )|' +
      '(?:what|how)(?:\\Ws|s| is| are| will| was)? the (?:sea|seas|surf|ocean)(?: be)?(?: like| looking|' +
      ' doing)?(?= (?:at|in|off|on|today|tomorrow|this|near|around)\\b| \\u0001|\\W*$)|' +
      '(?:(?:big|high|large|rough)(?:gest|est|ger|er)? (?:are |is |will )?(?:the )?(?:be )?)?(?<!heat |cold |' +
      'heat-)waves?(?: heights?| sizes?| forecasts?| conditions?)?|' +
      '(?<=winds? (?:and|&|\\/) (?:the )?)seas?(?! (?:temp|level))|seas?(?= (?:and|&|\\/) (?:the )?winds?)|swells?|' +
      '(?:(?:how|what) )?(?:big|high|rough|heavy|calm) are (?:the )?seas|' +
      '(?:heavy|big|high|calm|slight|moderate|confused|following) seas?(?! (?:of|level|view|front|breeze|wall))|' +
      'seas(?= (?:be |stay |going to be |staying |look(?:ing)? )?(?:under|over|below|above|less|more|up to|off|' +
      'like|rough|big|at most|at least))|how (?:rough|choppy|lumpy|bumpy|swelly) (?:is|will|are|does|was)(?: it|' +
      ' the \\p{L}+)?(?: be| get)?(?: out)?(?= (?:off|out|at sea|on the (?:sea|water|crossing))|$| \\u0001)|' +
      'how (?:rough|choppy|lumpy)(?=\\W*$|[,.?!]| \\u0001)|' +
      'how (?:rough|choppy|lumpy|swelly) (?:is|will|are|was) (?:the )?\\u0001+(?: be| get)?|' +
      '(?<=\\u0001 (?:be |get |going to be |looking |too |very )*)(?:rough|lumpy|' +
      'swelly)(?= (?:off|at|for|enough)\\b| \\u0001|\\W*$)|(?:rough|choppy|lumpy|swelly) (?=(?:\\u0001+ )?off |' +
      'out there|offshore|at sea|crossing)|(?:rough|calm|smooth|bumpy|flat) (?:crossing|ferry|sailing)|' +
      'sea ?sick(?:ness)?|' +
      'the crossing (?:be |is |going to be )?(?:rough|calm|choppy|bumpy|smooth)|' +
      '(?=flat)(?<=\\bis (?:it|the surf) (?:going to be |gonna be |still |totally )*)flat(?= (?:at|in|off|out|today|' +
      'tomorrow|this|for)\\b| \\u0001|\\W*$)|' +
      '' +
      'surf(?= (?:and|&) (?:the )?(?:winds?|temps?|temperatures?|tides?)\\b)|(?=surf)(?<=winds? (?:and|&) )surf|' +
      'surf (?:heights?|report|forecast|size|conditions)|' +
      '(?=size|height)(?<=\\bsurf\\b.*)(?:size|height)(?= (?:and|&|or)\\b|\\W*$)|sea state|rough (?:sea|seas|' +
      'ocean|water|waters)|choppy|' +
      '(?:rough|calm|flat) (?:is|are|will) the (?:sea|ocean|water)|the (?:sea|ocean|water) (?:is |be |too |' +
      'very )*(?:rough|calm|choppy|flat)',
    shared: NO_WORDS,
  },
  {
    topic: 'aurora',
    plain:
      'aurora (?:borealis|australis)|northern lights|southern lights|auroras|the aurora|an aurora|' +
      'aurora (?=forecasts?|alert|tonight|chances?|activity|visible|watch|\\u0001)|' +
      'see(?:ing)? (?:the |an? |any )?(?:aurora|northern lights|southern lights)',
    shared: 'aurora',
  },
  {
    topic: 'kp',
    plain:
      'kp(?:[ -]?(?:index|value|number))?|k[- ]index|geo ?magnetic(?: (?:storms?|activity|index))?|' +
      'magnetic storms?|solar (?:storms?|flares?)',
    shared: NO_WORDS,
  },
  {
    topic: 'solar-power',
    plain:
      '(?<!(?:clean|wash|fit|install|fix|repair|check|hose|mount|clear|brush)(?:ing|ting|ling)? (?:off )?(?:the |' +
      'my |our |some |a )?)(?:solar|pv|photovoltaic)(?: (?:power|panels?|pv|system|array|roof|plant|farm|yield|' +
      'output|production|generation))+(?! (?:install(?:s|ation|ing|ers?)?|fit(?:ting|ters?)?|job|cleaning))|' +
      'solar batter(?:y|ies)|export(?:ing)? (?:much |any |enough |more |a lot of )*(?:electricity|power|energy)|' +
      'power ?walls?|panels (?:to )?(?:charge|fill)|' +
      '(?:solar|pv) (?:yields?|output|production|generation)|' +
      '(?:my |our |the )?(?:\\d+(?:\\.\\d+)? ?kwp? )?(?:panels?|pv)(?: (?:system|array))? (?:will |' +
      'going to )?(?:make|produce|generate|yield|output|deliver)|panels? (?:make|produce|generate|yield)|' +
      '(?:\\d+(?:\\.\\d+)? ?)kwp?(?: (?:pv|solar|system|array|panels?))*|kwp|k ?wh|photovoltaics?|' +
      '(?<!(?:clean|wash|fit|install|fix|repair|check|hose|mount|clear|brush)(?:ing|ting|ling)? (?:off )?(?:the |' +
      'my |our |some |a )?)solar panels?',
    shared:
      '(?<!(?:tonnes?|tons?|kg|concrete|steel|timber|cladding|glazing|precast) (?:\\p{L}+ )?)(?<!fence |fencing |' +
      'door |glass |wood |wooden |roof |wall |side |solar )panels?|' +
      'solar(?! (?:install(?:s|ation|ing|ers?)?|fit(?:ting|ters?)?|job|panels?|observ|telescope|imag|filter|' +
      'eclipse|system))',
  },
  {
    topic: 'solar',
    plain:
      'solar (?:radiation|irradiation|irradiance|energy|insolation|resource)|irradiance|irradiation|insolation|ghi|' +
      'radiation from the sun',
    shared: NO_WORDS,
  },
  {
    topic: 'visit',
    plain:
      '(?:best|good|ideal|right|nicest|perfect|worst|bad|terrible|awful|(?<=cheapest )) ?(?:months?|seasons?|' +
      'times? of (?:the )?year|' +
      'times?)(?: of (?:the )?year)? (?:to|for) (?:visit(?:ing)?|travel(?:l?ing)?(?: to)?|' +
      'a (?:holiday|trip|vacation|city break)(?: in| to)?|' +
      '(?:go|going|come) to(?! (?:the (?!\\u0001)|a )(?:\\p{L}|$))|see(?= (?:the )?(?:city of )?\\u0001)|' +
      '(?:(?:go|going) on )?(?:a )?(?:safaris?|honeymoon|game drives?)|(?:go )?backpack(?:ing)?|tourists?|' +
      'sightseeing)|when (?:is it |is the )?(?:best |should (?:i|we|one) )?(?:to )?(?:visit|travel to)|' +
      'when (?:is|would be) (?:it )?(?:best|nicest|ideal) to (?:go to|be in|holiday in) (?:the )?(?=\\u0001)|' +
      // Without a time, and without anything that is done there.
      '(?<=^[^\\u0001]*)when (?:(?:should|do|can|would) (?:i|we|you|one) |to )(?:go|come|head|fly) to (?:the )?(?=\\u0001+[^\\u0001]*$)|' +
      '(?:what|which) months? (?:is|are) (?:it |\\u0001+ )?(?:the )?(?:bearable|tolerable|nice|nicest|pleasant|comfortable)(?: in)?|' +
      '(?:what|which) time of (?:the )?year is (?:it )?(?:the )?best|(?:which|what) months? to (?:go|visit|travel)(?: to)?|' +
      '(?:which|what) month (?:should (?:i|we)|is (?:the )?best|is (?:the )?nicest)(?: to|' +
      ' for)?(?: (?:visit|go|travel|visiting|go to|travel to))?|best months?|best time of (?:the )?year|' +
      '(?<=^\\W*(?:is|would|are|end of|isn\\Wt|mid|early|late|start of|beginning of|in|the) (?:[^.?!]{0,24} )?)' +
      'too (?:late|early)(?: (?:in|for) (?:the )?(?:year|season))? ' +
      '(?:for (?:a (?:holiday|trip|visit|week) (?:in|to) )?|to (?:visit|go to|travel to|see) )(?:the )?(?=\\u0001)',
    shared: NO_WORDS,
  },
  {
    topic: 'normal',
    plain:
      '(?:hotter|colder|warmer|cooler|wetter|drier|dryer|rainier|windier|calmer|sunnier|cloudier|milder|higher|' +
      'lower|more|less)(?: (?:rain|snow|sun|spring|summer|autumn|winter|month|year|week|day|night|january|february|march|april|may|june|' +
      'july|august|september|october|november|december|\\u0001+))?(?: (?:in |on |over |during )?\\u0001+(?: \\u0001+)?)? than (?:(?:the ' +
      '|is )?(?:normal|usual|norm|average)|' +
      'typical|it (?:usually|normally) is|' +
      'it should be)|(?:above|below)[ -](?:average|normal|the average|the norm)(?: temperatures?)?|' +
      `(?:un(?:usual|seasonab)ly|abnormally) (?:hot|cold|warm|cool|mild|wet|dry|windy|sunny)(?: for ${MONTH})?|` +
      '(?:hot|cold|warm|cool|mild|wet|dry|normal|usual|typical|average|unusual) for (?:the|' +
      `this) time of (?:the )?year|${UNUSUAL}|(?:is|was|are) (?:this|that|it|these)(?: (?!than )\\p{L}+){0,2} (?:normal|` +
      'usual|typical|unusual|average|strange|odd|weird)(?: (?:amount of )?(?!for)\\p{L}+)?' +
      `(?: for (?:an? |mid |early |late )?${MONTH}(?! (?:so far|last))|(?= for \\u0001|\\W*$))|` +
      // "Above average for June", "colder than usual for Sydney in June": what it is held against, and no time of its own.
      `(?=for)(?<=${THAN_NORMAL} )(?<!^\\W*(?:was|were|did)\\b.*)for (?:an? |early |mid[- ]?|late )?${MONTH}(?= days?\\b|\\W*$| \\u0001|[ ,]+(?:in|at|here|today)\\b)|` +
      `(?=in)(?<=${THAN_NORMAL} for [^ ]+(?: [^ ]+)? )(?<!^\\W*(?:was|were|did)\\b.*)in (?:early |mid[- ]?|late )?${MONTH}(?=\\W*$)|` +
      '(?:normal|usual|typical) amount of (?:rain|sun|snow|wind)|' +
      '(?:are we|is it|we.re|were we|we are) (?:much |well |way |a bit )?(?:behind|ahead|down|' +
      'up|short) on (?:rain(?:fall)?|sun(?:shine)?|snow)|' +
      `(?=for)(?<=\\bhow ${KIND_OF_DAY} (?:was|is|were|has) [^.?!]{1,25} )for (?:the|this) time of (?:the )?year|` +
      // "Isn't it a bit cold for June", "should it be this warm in June".
      `${KIND_OF_DAY} for (?:an? |early |late |mid[- ]?|the middle of |this )*${MONTH}(?: days?)?(?=[ ,]*(?:$|` +
      '[?.!,]|(?:isn|aren|is|in|here|at|no|or|and)(?!\\p{L})))|' +
      `shouldn?\\W?t? it (?:not )?(?:really )?be (?:this|that|so) ${KIND_OF_DAY}(?: (?:in|for|` +
      `at|during) (?:early |late |mid[- ]?|the )?${MONTH}|(?= (?:at|now|already)(?!\\p{L})|\\W*$))|` +
      `(?:meant|supposed) to be (?:this|that|so) ${KIND_OF_DAY} (?:in|for|during) (?:early |late |mid[- ]?)?${MONTH}|` +
      '(?:compare[ds]? (?:to|with)|vs?\\.?|versus|against|relative to|(?:different|departure|deviation|' +
      'difference|far) from) ' +
      "(?:the |its |it'?s |our )?(?:long[- ]term |usual |yearly |seasonal |monthly )?(?:normal|average|usual|norm|mean)s?|" +
      'anomal(?:y|ies|ous)',
    shared: NO_WORDS,
  },
  {
    topic: 'alerts',
    plain:
      '(?:weather|storm|severe|flood|heat(?:[- ]health)?|wind|snow|rain|frost|tornado|hurricane|amber|yellow|red|' +
      'met office)[ -](?:weather )?(?:warnings?|alerts?|advisor(?:y|ies)|watch)|tornado(?:e?s)?|water ?spouts?|' +
      'tropical (?:storms?|depressions?|cyclones?|systems?)|named storms?|hurricanes?|typhoons?|cyclones?|' +
      '(?:be|get|gets|getting|been) flooded|flood(?:s|ing)?|(?:anything|something|what(?:\\Ws|s| is)|' +
      'storms?) (?:brewing|developing|forming)(?= (?:in|' +
      'over|off|out|on))',
    shared: 'warnings?|alerts?|advisor(?:y|ies)|severe',
  },
  {
    topic: 'air-quality',
    plain:
      'air quality|air (?:any |ok |good )*(?:good|bad|ok|okay|clean)(?= (?:today|tonight|now|outside|enough|for|' +
      'in)\\b)|asthmas? (?:playing up|bad|is bad|acting up|weather)|air(?: outside)? (?:is |be )?(?:smoky|smokey|' +
      'polluted|good|bad|clean|dirty|fresh|poor|healthy|unhealthy|safe|ok|okay)|' +
      "(?:clean|dirty|bad|poor|unhealthy) air|how(?:'s|s| is) the air|air (?:is |being )?(?:like|as) (?:this|it is|" +
      'that)|air (?:this|so|that) (?:bad|thick|dirty|poor)|aqi|pm ?2[.,]?5|pm ?10|pm ?1(?:[.,]0)?|no2|nox|so2|o3|' +
      'nitrogen (?:di)?oxides?|sul(?:ph|f)ur dioxide|carbon monoxide|co (?:levels?|concentrations?|readings?)|' +
      '(?:because of|due to|from|with all|with) (?:all )?(?:the |this )?(?:pollution|smog|smoke)|' +
      '(?:what|how)(?:\\W?s| is| will)? the air(?: be)?(?: like)?(?= (?:outside|like|today|tomorrow|tonight|out|' +
      'in|this)\\b| \\u0001|\\W*$)(?! (?:con|pressure|temp))|' +
      '(?:air|it) (?:the )?(?:clean|fresh)est(?: air)?|particulates?|particulate matter|ground[- ]level ozone|' +
      'ozone (?:levels?|alerts?|pollution|concentrations?|' +
      'today|tomorrow)|pollutants?|smog(?:gy)?|air pollution|quality of the air|polluted air|' +
      '(?:better|cleaner|worse|best|cleanest|worst) air|(?:(?:wild|bush|forest|brush|grass) ?fire|fire|' +
      'bonfire) smoke|smoke from (?:the |a )?\\p{L}*? ?fires?|asthma(?:tics?)?',
    shared:
      '(?<=\\bthe )air (?:to )?(?:clear|improve|get better|clean up)(?:s|ing)?|pollution|polluted|ozone|smoke|' +
      'smoky|breathe outside|clean air',
  },
  {
    topic: 'pollen',
    plain:
      '(?:(?:grass(?:es)?|trees?|weeds?|birch|olive|alder|oak|hazel|ash|pine|cedar|juniper|cypress|plane(?: tree)?|' +
      'nettle|mugwort|elm|poplar|plantain),? (?:and |or |& )?){0,4}pollen(?: counts?| levels?)?|' +
      '(?:(?:grass|tree|weed|birch|olive|alder|oak|hazel|ash|pine|cedar) (?:count|allerg\\p{L}+))|' +
      '(?:ragweed|ambrosia|mugwort)(?: (?:pollen|counts?|levels?|season))*|hay ?fever|' +
      '(?:eyes|nose)(?:\\W?s|\\W?re| are| is)? (?:all |so |really )?(?:streaming|itchy|itching|running)|' +
      'what(?:\\W?s|s| is) the count(?! ?down)|(?:mou?ld|fung(?:al|us)) spores?|spore counts?',
    shared: 'allerg(?:y|ies|ic)',
  },
  {
    topic: 'uv',
    plain:
      'uv(?: index| rays| level| levels)?|how (?:strong|intense|powerful|fierce) (?:is|was|will|does) the sun|' +
      '(?:strength|intensity|power) of the sun|sun(?:\\W?s)? (?:strength|intensity)|' +
      '(?:sun|sun\\W?s|sun is)(?: (?:be|get|gets|at|its|it\\W?s|the|will|is))* (?:strongest|fiercest|harshest)|' +
      '(?:strongest|fiercest|harshest) sun|(?:will|can|could|do|would|might) (?:i|we|he|she|they) (?:still |' +
      'actually |get )*burn(?:t|ed)?(?! (?:the|my|some|a|off|wood|leaves|rubbish|garden|it|stuff|calories)\\b)|' +
      'ultraviolet|sunburn(?:ed|t)?|' +
      'burn(?:ing)? in the sun|in the sun without|burn(?:ing)? (?:risk|time|index|factor)|' +
      'risk of (?:sun ?)?burn(?:ing)?|(?:stay|keep|be|sit|get) (?:in|out of|into) the (?:shade|sun)|' +
      'seek (?:the )?shade|fair[- ]skin(?:ned)?|sun (?:protection|safety)|without (?:getting )?burn(?:ing|ed|t)|' +
      'burning in the sun',
    shared: 'get burn(?:ed|t)',
  },
  ...SKY_WORDS,
];
