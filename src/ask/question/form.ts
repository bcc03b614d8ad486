/** The form of the answer that a question wants: a value, yes or no, when, which day, which place, a comparison. */
import { type Form, SKY_TOPICS, type Topic, UNSOURCED_TOPICS } from './interpretation.ts';
import { namesWeather } from './named-weather.ts';
import { asksWithout, isStatement } from './polarity.ts';
import { asksForAnyTime, wantsEither } from './quantifiers.ts';
import { asksSince } from './span-wish.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { BLANK } from './text.ts';
import { asksForMonths, asksSnowOfYear } from './when-in-year.ts';
import { WordPattern } from './word-pattern.ts';
import { asksTimeBefore } from './wording.ts';

const WHEN = new WordPattern(
  new RegExp(
    String.raw`\b(?:when(?! (?:the sun (?:goes|sets|comes|rises|is)\b(?!\W*$)|(?:the )?(?:kids|children|school)|i|we|you|` +
      'he|she|they|my|our) (?!should|can|could|will|ought))|what time|(?:at|in|during) (?:what|which) (?:time|point|hour)s?|' +
      '(?:what|which) (?:hours|times) (?:is|will|does|do|are) it (?:going to |gonna |likely to )?(?:be )?(?:rain|snow|pour|thunder|drizzl|shower)\\p{L}*|' +
      'by when|(?:between|from) (?:what|which) (?:times?|hours?)|how soon|how late can|' +
      'how long (?:until|till?|before|will|does|is|left)|' +
      "how long'?s (?:it|that|this|the (?:storm|rain|shower|snow|fog|heat ?wave|sun(?:shine)?))|" +
      String.raw`how long (?:have|do|'ve|has|does) (?:i|we|they|he|she|it|you) (?:got|have)\b|` +
      String.raw`how many (?:more |\p{L}+ )*days (?:(?:are there|do we have|have we got|do we get|left) )*(?:before|until|` +
      String.raw`till) (?:it|this|that|the (?:weather|rain|next rain))\b|how many (?:more )?(?:hours|hrs|minutes|` +
      'mins)(?: (?:is it|left|are there|is there|do (?:i|we) have|have (?:i|we) got|now))* (?:until|till?|til|' +
      String.raw`before|to)|how much longer|how long for\b|until when|till when|` +
      String.raw`signs? of (?:the |any |some |this )?(?:summer|spring|warm\p{L}*)|` +
      String.raw`(?:summer|spring) (?:going to |gonna )?(?:ever|finally)|(?:next|first) (?:\p{L}+ )?(?:spell|window|gap|slot|` +
      String.raw`stretch|break)|(?:first|(?:next|first) (?!half |full |whole )\p{L}+) hour|\p{L}+est (?:time|part|bit|hours?) of (?:the )?day|` +
      '(?:dri|wett|warm|cold|cool|hott|windi|calm|sunni|cloudi)(?:est|er) (?:hours?|' +
      'time(?! (?:of|to (?!fly|spray)|for (?:a |an )?(?:holiday|trip|safari|visit|break))\\b))|' +
      'how (?:far|close|near)(?: away| off)? (?:is|are) (?:the |this |that |any )?(?:next )?(?:rain|showers?|' +
      String.raw`storms?|thunder\p{L}*|snow|sunshine|dry weather)|(?:what|which) hour|hours? with (?:the )?(?:least|` +
      String.raw`most|lowest|highest|lightest|strongest)|(?:least|most) \p{L}+ hours?|next time|` +
      String.raw`(?<=^\W*(?:the )?)next (?:(?:bit|lot|spell|band|burst) of )?(?:rain|showers?|snow|snowfall|frost|` +
      String.raw`(?:thunder ?)?storms?|gales?|fog|sun|sunshine)|` +
      '(?:ever|finally) (?:going to |gonna |be )?(?:stops?|ends?|lets? up|eases?|clears?|pass(?:es)?|finish(?:es)?|' +
      'dr(?:y|ies) (?:up|out)|brighten(?:s|ing)?|go(?:es)? away)|going to ever (?:stop|end|let up|ease|clear)|' +
      '(?:is|has) (?:it|the (?:rain|snow|storm|wind|drizzle)|this (?:rain|snow|storm|wind)) (?:done|finished|over|' +
      String.raw`stopped|through|passed|gone)(?: with)?(?: raining| snowing| yet| the rain)?(?=\W*$|` +
      String.raw` (?:raining|snowing|yet|in|now|at|near)))\b`,
    'u',
  ),
);
/** "Do I need sunscreen when it's cloudy": on a condition, and no question for a time. */
const ON_CONDITION = /^\W*(?:do|does|can|could|should|will|is|are|would)\b.*\bwhen (?:it|it's|its|there's|the sun)\b/;

/** "The warmest part of tomorrow": an hour of it. */
const PART_OF_TIME = new WordPattern(
  `\\b(?:${SUPERLATIVES}) (?:part|bit|time|hours?|point|stretch) of (?:the )?(?:today|tonight|tomorrow|day|` +
    'night|morning|afternoon|evening|week ?end|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b',
);

function asksWhen(plain: string): boolean {
  return PART_OF_TIME.test(plain) || (WHEN.test(plain) && !ON_CONDITION.test(plain)) || asksTimeBefore(plain);
}

const MONTH_NAMES =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|' +
  'winter)';
const WHICH_DAY = new WordPattern(
  String.raw`\b(?:which|what) (?:half|part|bit|end) of (?:the |this |next )?week ?end\b|` +
    String.raw`\b(?:best|worst|nicest|driest|warmest) of (?:the |these |those )?(?:next |coming )?(?:\d+|two|three|four|five|six|seven|few) (?:days|nights|mornings|evenings|afternoons)\b|` +
    String.raw`\b(?:top|best|worst|nicest|${SUPERLATIVES}) (?:\d+|two|three|four|five|couple of|few) (?:\p{L}+ )?(?:days|` +
    String.raw`nights|evenings|mornings|afternoons|week ?ends)\b|\bany (?:good|nice|dry|decent|warm|sunny|suitable|` +
    String.raw`better) (?:beach |barbecue |bbq |\p{L}+ing )?days\b|\bwhat(?:'s| is|s)? (?:a |the )?(?:good|best|` +
    String.raw`better|right|ideal|perfect|nice|decent) (?:day|` +
    String.raw`night|evening|morning|afternoon)\b|` +
    String.raw`\b(?:which|what) (?:of (?:my |the |our |these |those )?)?(?:(?:next|coming|following) )?(?:(?:\d+|two|three|` +
    'four|five|six|seven|few) )?(?:days?|date|nights?|mornings?|evenings?|afternoons?|week ?ends?|' +
    String.raw`weeks?)\b(?! (?:is it(?: today| now| again| please| the| of)*\W*$|hours?\b))|` +
    String.raw`\brank (?:the|these|those|them|my|all|each|every|next|this|days?|mon|tue|wed|thu|fri|sat|sun)|` +
    String.raw`\b(?:days?|nights?|mornings?|evenings?)\b[^.?!]{0,40}\bwhich (?:one |of them )?(?:is|will be|'s) (?:the )?(?:${SUPERLATIVES})\b|` +
    String.raw`\b(?:${SUPERLATIVES}) of (?:the |these )?(?:next |coming )?(?:\d |two |three |four |five )?(?:days|nights|mornings|evenings)\b|` +
    String.raw`\bdays?\b[^.?!]{0,40}[,;-] ?which (?:one|is it)\b|\bbest first\b|\bin order of\b|` +
    String.raw`\b(?:day|night)s? (?:with|that had) (?:the )?(?:most|least|highest|lowest|heaviest)\b|` +
    String.raw`\b(?:least|most) \p{L}+ (?:day|night|morning|afternoon|evening)s?\b|` +
    String.raw`\b(?:day|night|morning|afternoon|evening)s? with (?:the )?(?:least|most|heaviest|lightest|strongest|lowest|highest) \p{L}+|` +
    String.raw`\b(?:best|worst|nicest|${SUPERLATIVES}) (?:and \p{L}+ |${MONTH_NAMES} )?(?:day(?!light)|night|morning|` +
    String.raw`afternoon|evening|week ?end|week)s?\b|\b(?:warmer|better|nicer|drier|best|worse|` +
    String.raw`worst) days?\b(?! (?:of|in|for) (?:my|the|our|this) (?:life|year))|` +
    String.raw`\b(?:${SUPERLATIVES}) (?:that )?(?:it|its|it's|we've|we)(?: has| have|'s)? (?:been|got|gotten|had)\b|` +
    String.raw`\b(?:looking for|find|pick|choose|want|need|recommend|suggest) (?:me |us )?(?:a|the|any) (?:nice|dry|good|decent|sunny|` +
    String.raw`warm|fine|calm) (?:day|evening|afternoon|morning)\b|` +
    String.raw`\b(?:best|worst) \p{L}+ (?:day|evening|night)s?\b|\bwhat(?:'s| is|s) the (?:last|only|final) (?:really |` +
    String.raw`properly )?(?:dry|sunny|warm|hot|nice|good|decent|fine|clear|wet|cold) day\b|` +
    String.raw`^\W*(?:the |an? )?(?:ideal|perfect|optimal) (?:day|evening|night)s?\b|` +
    String.raw`(?<!\b(?:many|of|few|most|all|both|these|those|the|more|dry|enough|consecutive|\d+|two|three|four|five|six|` +
    String.raw`seven|in a row) )\b(?:dry|sunny|fine) days(?= (?:next|this|coming|ahead|over the)\b|\W*$)|` +
    String.raw`\b(?:next|first|soonest|earliest) (?:(?:really|properly|half|halfway) )?(?:good|nice|decent|suitable|` +
    'perfect|ideal|ok|okay|fine|safe|possible|workable|best|lovely|pleasant) (?!(?:weather|time|hour|slot|window|' +
    String.raw`spell)\b)(?:\p{L}+ )?(?:day|evening|night|morning|afternoon|week ?end)\b`,
  'u',
);
/** "How many nice days next week": counted by the decision of each day. */
const HOW_MANY_NICE = new WordPattern(
  /\bhow many (?:of (?:the|those|these) )?(?:\p{L}+ )?(?:nice|good|decent|fine|lovely|pleasant|beautiful) (?:weather )?days\b/u,
);
/** "How many good drying days": each of them with its score. */
const HOW_MANY_DAYS = new WordPattern(/\bhow many (?:\p{L}+ ){0,3}days\b/u);
/** "How many clear nights": each of them with its clouds. */
const HOW_MANY_NIGHTS = new WordPattern(/\bhow many (?:\p{L}+ )?(?:clear|starry|cloudless|cloudy) nights\b/u);
const WHICH_PLACE = new WordPattern(
  /\b(?:which|what) (?:city|cities|town|place|one|of (?:these|them|the))\b|\bwhere\b/,
);
const WHICH_MONTH = new WordPattern(
  String.raw`\b(?:which|what|how many) months?\b|^\W*(?:the )?months (?:with|over|above|below|under|that|when|where)\b|` +
    String.raw`\b(?:best|nicest|${SUPERLATIVES}|(?:most|least) (?!(?:this|last|next|the|of|per|each|every|` +
    String.raw`a) )\p{L}+) (?:(?:\d|two|three|four|five|six|` +
    String.raw`few|powder|ski|skiing|snow|surf|diving|sailing|hiking|walking) )?months?\b(?! (?:on record|ever))|` +
    String.raw`\b(?:by (?:the )?month|month by month|(?:per|each|every) month)\b|` +
    String.raw`\bmonthly (?=rain|snow|temp|average|mean|sun|high|low|climate|precip)|` +
    String.raw`\b(?<!(?:is it|are we in|is this|are they in)(?: the| still| now| already| currently)* )(?:rainy|wet|dry|` +
    String.raw`snow|snowy|aurora|northern lights) seasons?\b|` +
    String.raw`\bmonsoons?\b(?! (?:treks?|walks?|rides?|hikes?|drives?|trips?|weddings?|` +
    String.raw`rains?|showers?|clouds?|downpours?|storms?|weather|winds?|thunderstorms?|this week|today|tonight|tomorrow|heavy)\b)`,
  'u',
);
/** Whether one of some days, or a time among them, is to be chosen: "best day to bale", "when can I spread slurry". */
export function choosesDay(plain: string): boolean {
  return WHICH_DAY.test(plain) || BEST_TIME.test(plain) || asksWhen(plain);
}

/** "When did it last rain", "how many days since it snowed". */
const LAST = new WordPattern(
  new RegExp(
    String.raw`\b(?:when|what (?:day|date)) (?:did|was) (?:\S+ )?(?:\p{L}+ )?last\b|` +
      String.raw`\bdate of (?:the |our |my )?(?:last|most recent)\b|^\W*(?:the )?(?:last|most recent) [^.?!]*\b(?:was|` +
      String.raw`were) when\b|\bwhen was the most recent\b|\bconsecutive (?:dry |rainless )?days so far\b|` +
      String.raw`\bhow many (?:dry |rainless )?days (?:in a row )?(?:so far|has it been|have we (?:had|gone)) (?:dry|` +
      String.raw`without)\b|^\W*(?:the )?last (?:(?:air|ground|hard|proper|heavy|big) )?(?:frost|freeze|snow|snowfall|rain|` +
      'rainfall|thunderstorm|thunder|gale|storm)(?! (?:date|day|week|month|night|year|usually|normally|typically|' +
      String.raw`on average|winter|spring|summer|autumn|of))\b|` +
      String.raw`\blast time\b(?! (?:i|we|you) (?:checked|looked|saw|heard|read|asked))|` +
      String.raw`\bhow (?:long|many (?:days|weeks|hours)) (?:is it |has it been |ago |have passed )*(?:since|ago)\b|` +
      String.raw`\bhow long ago\b|\b(?:days|weeks) since\b|\bsince it (?:last )?(?:rained|snowed|froze)\b|` +
      String.raw`\bwhen was the last\b|\bwhen did (?:we|it|they|you) last (?:go|have|get|see)\b|` +
      String.raw`\blast day it (?:hit|was|reached|got|stayed)\b|\blast day (?:of|over|above|below|under|with|` +
      String.raw`it was)\b(?! (?:the|this|next|school|term|work|june|july|august|september|october|november|december|january|` +
      String.raw`february|march|april|may)\b)|\bwhen last\b`,
    'u',
  ),
);
/** "It flooded the last time it rained, how much is coming". */
const TO_COME = new WordPattern(
  /\bhow much(?: more)?(?: \p{L}+)? (?:is|are|'s) (?:coming|due|expected|forecast|on the way)\b/u,
);
const OF_NO_SOURCE: ReadonlySet<Topic> = new Set(UNSOURCED_TOPICS);
/** The last full moon is found as the next one is. */
const OF_SKY: ReadonlySet<Topic> = new Set(SKY_TOPICS);
const BEST_TIME = new WordPattern(
  new RegExp(
    String.raw`\b(?:best|good|ideal|perfect|right|safest|safe) (?:(?:\d+|two|three|four)[ -]|start(?:ing)? |` +
      String.raw`kick-off |tee |throw-in )?(?:times?|hours?|window|moment|slot|part of the day)\b|` +
      String.raw`\b(?:when|what time) (?:is|should|can|could|shall|would|to|are|will|do)\b|` +
      String.raw`\b(?:which|what) (?:hours?|times|part|parts|bit|bits|half)\b[^?!.]{0,30}\b(?:is|are|look|looks|looking|should|would|will)\b|` +
      String.raw`\b(?:earliest|soonest) (?:time )?(?:that )?(?:i|we|you|they|he|she)\b|` +
      String.raw`\bhow (?:early|soon) (?:can|could|should|may) (?:i|we|they|he|she)\b`,
    '',
  ),
);
/** "Is 6 pm a good time to run", "would Saturday be a good time": of a time that is named, and not the best one. */
const GOOD_TIME = new WordPattern(
  new RegExp(
    String.raw`^\W*(?:is|isn't|would|will|was) (?!there\b|it\b|the\b)(?!.*\b(?:when|what|which|or)\b).{1,40}?\ban? (?:really |very )?` +
      String.raw`(?:good|great|bad|okay?|decent|suitable|sensible) (?:time|moment|hour|window) (?:to|for)\b`,
    '',
  ),
);
/** "From A to B", "between A and B": a way, on which both ends count. */
const ROUTE = new WordPattern(
  `${BLANK}(?: city| town)? to (?:the )?${BLANK}|between ${BLANK}+ and ${BLANK}|(?:leav|depart)ing ${BLANK}.*arriving`,
);
const CONTRASTED = new WordPattern(
  /\b(?:difference|compared?|comparison|warmer|colder|hotter|wetter|drier|better|than|versus|vs)\b/,
);
const YES_NO = new RegExp(
  String.raw`^\W*(?:(?:any|much|slightly|a (?:bit|lot|little)|bit|considerably|far|even) )*(?:warmer|colder|cooler|` +
    'hotter|milder|wetter|drier|dryer|windier|calmer|sunnier|cloudier|brighter) (?:today|tonight|tomorrow|on|' +
    String.raw`this|next)\b(?!.* or )|^\W*(?:(?:any|much|slightly|a (?:bit|lot|little)|way|well) )*(?:(?:above|below)[ -]` +
    String.raw`(?:average|normal)|\p{L}+er than (?:normal|usual|average)|(?:unusually|unseasonably|abnormally) \p{L}+)\b` +
    String.raw`(?!.* or )[^?]*\?|^(?:[^\p{L}]*(?:hey|hi|hello|please|so|ok|okay|siri|alexa|google|and|but|well|um|` +
    'can you tell me|could you tell me|do you know|tell me|i want to know|let me know|check)[ ,]+)*(?:if |' +
    'whether )?(?:is|are|am|will|was|were|did|does|do|can|could|should|shall|has|have|had|would|might|' +
    'may(?! (?:so far )?(?:compared?|vs?|versus|rain(?:fall)?|temps?|temperatures?|weather|totals?|' +
    'averages?)\\b)|any|' +
    "isn't|aren't|won't|wasn't|didn't|doesn't|ain't|don't (?:i|we|they)|can't|shouldn't|couldn't|wouldn't|" +
    String.raw`haven't|hasn't|weren't|going to|gonna|it will|it'll)\b|\b(?:if|whether) (?:it|it's|its|it'll|there|there's|` +
    String.raw`theres|i|i'm|im|we|we're|the|my|our|that|this|they)\b|\b(?:should|can|do|will|shall|could) (?:i|we|it|` +
    String.raw`there)\b|^\s*(?:no |any |hardly any |much )?(?:rain|snow|frost|fog|wind|sun|storms?|thunder|umbrella|coat|` +
    String.raw`jacket)\b(?! (?:speeds?|directions?|strengths?|levels?|totals?|amounts?|depths?|heights?|angles?|forecast|` +
    String.raw`hours|chill|reports?)\b)[^?]*\?|^\s*(?:and )?(?:(?:this|next|on) )?(?:to-?day|to-?night|to-?morrow|weekend|` +
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?[ ,]+(?:(?:is|does|' +
    String.raw`will) it |it )?(?:rain(?:s|ing)?|snow(?:s|ing)?|frost|fog|thunder)\b(?! (?:or|and|amount|total|mm))[^?]*\?|` +
    String.raw`^(?!.*\b(?:how|what|when|which|where|who|why)\b)\s*(?:a |an |another )?(?:wet|dry|rainy|nice|sunny|windy|` +
    'hot|cold|warm|snowy|frosty|foggy|cloudy|stormy|humid) (?:weekend|weather|day|night|evening|morning|' +
    String.raw`afternoon|week|week ?end|spell|start|in|at|on|to-?day|to-?night|to-?morrow|this|next)\b[^?]*\?|` +
    String.raw`\b(?:rain|snow|frost|fog|dry|wet|windy|sunny|icy|muddy|foggy|cloudy|choppy|slippery|raining)\W*\?\W*$|` +
    String.raw`\b(?:rain|snow|frost|fog)\W*\?|[,;:.!-] ?(?:so )?(?:(?:is|are|will|does|did|was|has) (?:it|there|i|we|they|the|my|our|his|her|this|that)|` +
    String.raw`will (?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b|` +
    String.raw`\bany (?:chance|signs? of|hope of|rain|snow|warnings?|alerts?)\b|\byes or no\b|\by\/n\b|\btrue or (?:false|not)\b|` +
    String.raw`\b(?:wet or dry|dry or wet|raining or (?:not|dry)|rain or shine|rain or (?:no|not)|or (?:not|nah|nope)|` +
    String.raw`(?:rain|wet|dry|snow|windy|icy) (?:either|both|each) ways?)\b|` +
    String.raw`^(?!.*\b(?:how|what|when|which|where|who|why)\b)\W*(?:\p{L}+ ){1,3}(?:coming|incoming|due|on the way|likely|` +
    String.raw`expected)\W*\?|^\W*still \p{L}+(?:ing|y)\b[^?]*\?|` +
    String.raw`^(?!.*\b(?:how|what|when|which|where|who|why)\b).*(?:\b(?:need|needs|needing|want|wants) (?:it |this |that )?` +
    String.raw`(?:to (?:be|stay) )?(?:(?:\d+|a|two|three|four|six|twelve)(?: |-)(?:hours?|hrs?|h|days?) )?(?:dry|no rain)\b|` +
    String.raw`[^\p{L}](?:no rain|dry) (?!(?:un)?till?\b)[^?]*\?\W*$)`,
  'u',
);

/** "Can you tell me the low tonight" asks for the low, and for no yes or no. */
const COURTESY = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:hey|hi|hello|please|so|ok|okay|and|but|well|um|siri|alexa|google)[ ,]+)*(?:(?:can|could|` +
    String.raw`would|will|do) (?:you|u|ya)|(?:can|could|may) (?:i|we)(?= (?:please |pls |just )*know\b)) (?:please |pls |` +
    'just |maybe |possibly |kindly )*(?:tell|give|show|get|send|read|find|say|know|provide|check|' +
    'let (?:me|us) know|look up|inform)(?: (?:me|us))?(?: please| pls)?(?= (?:the|what|how|when|where|which|if|' +
    String.raw`whether|will|is|are|a|an|some|any|tomorrow|today|tonight|current|this|next)\b)`,
  'u',
);

/** "My knee hurts, is it going to rain": the question stands behind what it comes from. */
const LATER_YES_NO = new WordPattern(
  new RegExp(
    String.raw`^(?!.*\b(?:how|what|when|which|where|why|who|if|whether|says?|said|know|knows|tell|wonder\p{L}*|see|check|` +
      String.raw`or)\b).{3,}\b(?:is it (?:going to|gonna|raining|snowing|windy|cold|hot|warm|cool|sunny|foggy|cloudy|` +
      String.raw`freezing)|will it|is it likely to|is there (?:going to be|any)|will there be)\b`,
    'u',
  ),
);

/** "Too hot in Athens next week?", "not too cold tomorrow?" */
const TOO_MUCH =
  /^\W*(?:not )?(?:way |far |a bit |bit )?too (?:hot|warm|cold|chilly|cool|nippy|wet|rainy|windy|breezy|gusty|blustery|humid|muggy|sticky|dry|icy|foggy|misty|cloudy|grey|sunny|bright|stormy)\b/;

let lastWorded = { plain: '', isYesNo: YES_NO.test('') };

/** Several rules ask this of one text, and the pattern is among the dearest. */
function isWordedYesNo(plain: string): boolean {
  if (plain !== lastWorded.plain) lastWorded = { plain, isYesNo: YES_NO.test(plain) };
  return lastWorded.isYesNo;
}

function withoutCourtesy(plain: string): string {
  return plain.replace(COURTESY, '');
}

/** Whether a question is worded for a yes or a no: "are there 3 dry days", not "when" or "the first". */
export function isYesNo(question: string): boolean {
  const plain = withoutCourtesy(question);
  return (
    isWordedYesNo(plain) &&
    !ASKS_VALUE.test(plain) &&
    !asksWhen(plain) &&
    !/\b(?:next|first|earliest|longest)\b(?! (?:few |couple |\d+ |two )?(?:weeks?|days|fortnight|month|hours?))/.test(
      plain,
    )
  );
}

const ONE_PART = /\b(?:first|next|last|final|earliest|latest) (?:night|morning|afternoon|evening)\b/;
/** The first day that crosses a limit: "from which day does it get above 20". */
const FIRST_DAY = new WordPattern(
  /\b(?:from|on) (?:which|what) day\b|\b(?:which|what) day (?:\p{L}+ ){0,3}first\b|\b(?:first|next|earliest|soonest) day\b/u,
);

interface FormQuestion {
  readonly plain: string;
  readonly places: number;
  readonly times: number;
  readonly hasActivity: boolean;
  readonly topic: Topic;
  readonly hasExtreme: boolean;
  readonly hasThreshold: boolean;
  /** Years are ranked, or a month or season of them. */
  readonly ranksYears: boolean;
  /** "the best 2 hours" */
  readonly hasLength: boolean;
  /** "Warmer tomorrow", "as hot as yesterday": held against another day. */
  readonly isHeldAgainst: boolean;
}

/** "how much", "what is": a question for a value. */
const ASKS_VALUE = new WordPattern(
  new RegExp(
    String.raw`\b(?:how (?:much|many|far|hot|cold|warm|windy|strong|humid|high|low|close|near|wet|fast|deep|bad|cloudy|cool|chilly|` +
      "sunny|likely|is|'s|will|was|(?:dry|mild|calm|rainy|snowy|frosty|icy|foggy|misty|hazy|muggy|sticky|clear|" +
      'gusty|breezy|blustery|stormy|overcast|bright|nice|rough|choppy|showery|drizzly|damp|gr[ae]y|dull|gloomy|' +
      'thundery|slippery|boiling|roasting|baking|scorching|sweltering|freezing|nippy|clammy|blowy|lovely|good|grim|' +
      'horrible|miserable|gorgeous|decent)(?= (?:is|was|will|are|does|did|do|today|' +
      String.raw`tonight|tomorrow|on|this|it)))|what(?:'s| is| was| will)?)\b`,
    '',
  ),
);
const ASKS_WHETHER = /\b(?:if|whether) (?:it|there|i|we)\b/;
const COMPARED = new WordPattern(
  new RegExp(
    // "Do I water tonight, or is it going to rain tomorrow": another question, unless that tells which is better.
    String.raw`\b(?:or(?! (?:will|is|does|would|are) (?:it|i|we|they|there)\b(?!.*\b(?:better|best|nicer|worse|safer|warmer|colder|cooler|hotter|` +
      String.raw`drier|dryer|wetter|sunnier|calmer|windier)\b))|vs|versus|than|` +
      String.raw`against|compared?|comparison|difference|warmer|colder)\b|` +
      String.raw`\binstead of (?:on |at |in |the |this |next |going )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|` +
      String.raw`to(?:morrow|day|night)|week ?end|morning|afternoon|evening|\d)|\b(?:mov|shift|swap|switch|postpon|delay|` +
      String.raw`push|bring|bump|reschedul)(?:e|es|ed|ing|ping|s)?\b.*\b(?:to|for|till|until|instead|forward)\b`,
    '',
  ),
);

/** "How do I keep warm tomorrow", "where can I go if it rains": no yes and no no answers it. */
const ASKS_WHAT_TO_DO = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|hello|ok|okay|so|and|but|well|please)[ ,]+)*(?:how (?:do|can|should|would|could|might)|` +
    'what (?:do|can|should|would|could|shall)|where (?:can|should|do|could|shall)|why (?:do|should|would)) (?:i|' +
    String.raw`we|you|they|people|one)\b|^\W*what happens\b`,
  '',
);

/** "Roofers Thursday, Friday, which is better": of the times that are named. */
const WHICH_OF = new WordPattern(
  new RegExp(
    String.raw`\bwhich(?:'s| is| one| of them| looks?| would be| will be| the)* (?:better|best|nicer|nicest|drier|driest|warmer|` +
      String.raw`warmest|calmer|calmest|sunnier|sunniest|cooler|coolest|safer|safest|wetter|worse|worst)\b|` +
      String.raw`\bwhich (?:one |of them )?(?:should|shall|do|would|can|could|to|for|is for)\b|` +
      String.raw`\bwhich(?: one)?\W*$|\bwhich (?:one |day )?of\b.* and |` +
      String.raw`\bof .* and .*\bwhich\b.*\b(?:most|least|${SUPERLATIVES})\b`,
    '',
  ),
);

/** "Leeds v York". */
const VERSUS = new WordPattern(`${BLANK} v\\.? (?:the )?${BLANK}`);

/** "Colder than last week?" */
const SHORT_COMPARISON = /^\W*(?:any |much )?(?:\p{L}+er|more \p{L}+|less \p{L}+)(?: [^ ]+){0,3} than\b/u;

/** Whether a comparison wants a yes or no: "was it hotter yesterday than today", not "is Leeds or York warmer". */
export function asksWhether(question: string): boolean {
  const plain = withoutCourtesy(question);
  const isAsked = isWordedYesNo(plain) || SHORT_COMPARISON.test(plain);
  return isAsked && !ASKS_VALUE.test(plain) && /\bthan\b|\binstead of\b/.test(plain) && !/\bor\b/.test(plain);
}

export function formOf(asked: FormQuestion): Form {
  const question = { ...asked, plain: withoutCourtesy(asked.plain) };
  const { plain, places, times, hasActivity, topic, hasThreshold, hasExtreme, hasLength } = question;
  // "more than 5 mm" is a threshold, not a comparison.
  const isCompared = !hasThreshold && (question.isHeldAgainst || COMPARED.test(plain) || VERSUS.test(plain));
  const isOfSeveral = times > 1 && (isCompared || WHICH_OF.test(plain)) && !wantsEither(plain);
  if (topic === 'visit') return 'which-month';
  if (topic === 'general' && places < 2 && HOW_MANY_NICE.test(plain)) return 'count';
  if (places < 2 && !hasActivity) {
    if (times === 0 && asksSnowOfYear(plain, topic)) return 'which-month';
    if ((LAST.test(plain) || asksSince(plain)) && !OF_SKY.has(topic) && !TO_COME.test(plain)) return 'last';
    if (question.ranksYears || (times < 2 && topic !== 'rainy-season' && WHICH_MONTH.test(plain))) return 'which-month';
    if (asksForMonths(plain, topic, times, hasThreshold)) return 'which-month';
  }
  if (places > 1) return formOfPlaces(question, isCompared);
  if (hasLength && hasExtreme && !hasThreshold) return 'best-time';
  if (hasThreshold && FIRST_DAY.test(plain)) return 'when';
  // "The first night under 8", "the last evening above 15": which of them.
  if (hasThreshold && ONE_PART.test(plain)) return 'which-day';
  if (WHICH_DAY.test(plain) || HOW_MANY_NIGHTS.test(plain) || (hasActivity && HOW_MANY_DAYS.test(plain)))
    return 'which-day';
  if (isOfSeveral) return 'compare';
  if (hasActivity && BEST_TIME.test(plain)) return times === 1 && GOOD_TIME.test(plain) ? 'yes-no' : 'best-time';
  const isWhether = hasThreshold && asksForAnyTime(plain);
  if (asksWhen(plain) && !isWhether) return asksWhichDay(question) ? 'which-day' : 'when';
  if (topic === 'clothing')
    return (isWordedYesNo(plain) || asksWithout(plain)) && !/\bwhat\b/.test(plain) ? 'yes-no' : 'value';
  if (!hasActivity && ASKS_VALUE.test(plain) && !ASKS_WHETHER.test(plain)) return 'value';
  if (!hasActivity && !hasThreshold && ASKS_WHAT_TO_DO.test(plain)) return 'value';
  return isWordedYesNo(plain) ||
    LATER_YES_NO.test(plain) ||
    TOO_MUCH.test(plain) ||
    isStatement(plain) ||
    (!OF_NO_SOURCE.has(topic) && namesWeather(plain)) ||
    hasActivity ||
    hasThreshold ||
    hasLength
    ? 'yes-no'
    : 'value';
}

function formOfPlaces({ plain, hasExtreme, hasActivity }: FormQuestion, isCompared: boolean): Form {
  if (WHICH_PLACE.test(plain)) return 'which-place';
  const isRoute = ROUTE.test(plain) && !CONTRASTED.test(plain);
  // "Which day has less wind, cycling Melbourne to Geelong": the day, at both ends.
  if (isRoute && WHICH_DAY.test(plain)) return 'which-day';
  if (!isRoute && (isCompared || hasExtreme || RANKED.test(plain))) return 'compare';
  return isWordedYesNo(plain) || hasActivity ? 'yes-no' : 'value';
}

/** "Rank York, Leeds and Hull by rain". */
const RANKED = new WordPattern(/\b(?:rank|ranked|ranking|order|sort)\b(?! (?:a|the pizza|food)\b)/);

/** "When is it warmest" wants a day, "what time is it warmest" an hour. */
function asksWhichDay({ plain, hasExtreme }: FormQuestion): boolean {
  const isSuperlative = hasExtreme && /\b(?:\p{L}+est|most|least)\b/u.test(plain);
  return (
    isSuperlative &&
    !/\b(?:time|hour|parts?|bit|stretch|point|today|tonight|this (?:morning|afternoon|evening|aft|eve|avo|arvo))\b/.test(
      plain,
    )
  );
}
