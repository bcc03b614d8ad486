/** Whether the weather itself is asked for, so that what somebody does is only its occasion. */
import { namesWeatherAlone } from './keywords.ts';
import { BLANK, type Span, wholeWords } from './text.ts';
import type { TopicHit } from './topics.ts';
import { WordPattern } from './word-pattern.ts';

/** "Will it rain", "how cold will it be", "chance of snow": asks for the weather, whatever it is wanted for. */
const ASKS_FOR_WEATHER = new WordPattern(
  String.raw`(?:^|[,.;:${BLANK}] ?|\b(?:and|but|whether|think|reckon|know if|wondering if|wonder if|see if|tell me if|` +
    String.raw`check if|any idea if|idea whether|(?:know|tell me|said|says|say|sure|heard) whether) )\W*(?:(?:when(?:'s)?|what time|(?:which|what) (?:days?|nights?|mornings?|afternoons?|evenings?|` +
    "hours?|weekends?)|what(?:'s| is| are| will| was)?|how(?:'s)?|which|one|any|is|are|will|won't|isn't|does|did|" +
    "was|might|could|would|am|going|gonna|it|its|it's|it'll|there|there's|he|she|they|the|be|going to|to|not|usually|normally|" +
    'typically|generally|often|ever|always|chances?|likelihood|probability|risk|odds|' +
    '(?:gaps?|breaks?|lulls?|let[- ]?ups?|respite|windows?) (?:in|from)|of|a|an|much|many|likely|strong|heavy|' +
    'bad|sort|kind|type|get|stop|start|expected|supposed|due|have|see|still|really|very|quite|so|pretty|' +
    'fairly|rather|extremely|super|that|harsh|bright|direct|high|low|current|average|date|last|' +
    'first|recent|air|ground|hard|i|we|you|get|getting|do|should|need|have|must|come|worth|' +
    String.raw`(?:hope|hoping|hopefully|fingers crossed|pray|praying)(?: (?:that|it|there|for|stays?|doesn't|doesnt|won't|wont|isn't|will not|does not|be|no|any|to|is))*|` +
    String.raw`(?:my|our|the|your) (?:\p{L}+ ){1,2}?be|(?:my|our|the|your) (?:\p{L}+ ){0,1}\p{L}+) ?)+$|` +
    // In German and Dutch the time stands before the adjective: "wird es morgen kalt".
    String.raw`\b(?:will|is|are|was|does|did|has|were) (?:it|there) (?:be |get |getting |feel |really |very |so )*[ ${BLANK}]+(?:really |very |so |quite |that |again |still )*$`,
  'u',
);

/** "The paddling pool is out is it going to rain": a question behind what it comes from, without a stop between them. */
const RUN_ON = new RegExp(
  String.raw`\p{L}{2,} (?:[^ ]+ )?(?<!\b(?:or|than|if|whether|when) )(?:is it (?:going to|gonna|meant to|supposed to|` +
    'likely to)|will it|has it|did it|is there (?:going to be|any)|are we (?:due|going to get|getting)|' +
    '(?:will|am|are) (?:i|we|they|people|everyone|everybody|anyone|guests|folk|(?:the|my|our) \\p{L}+) ' +
    '(?:going to |gonna |likely to )?(?:be|get))(?: be| get| any| a bit of| some)? $|' +
    String.raw`\p{L}{2,} (?:[^ ]+ )?(?:will|am|are) (?:i|we|they|people|everyone|everybody|anyone|guests|folk|(?:the|my|our) \p{L}+) ` +
    '(?:going to |gonna |likely to )?$',
  'u',
);

/** Figures and events of the weather by their nouns: whoever names one wants it, whatever it is wanted for. */
const QUANTITY = wholeWords(
  '(?:wind|gust)s? ?(?:speeds?|directions?|strengths?)|(?:max(?:imum)?|top|peak|strongest) (?:winds?|gusts?)|(?:head|tail|cross|side)[ -]?winds?|temps?|' +
    'temperatures?|humidity|rh|dew ?points?|pollen(?: counts?| levels?)?|air quality|aqi|pm ?2[.,]?5|' +
    'uv(?: index)?|visibility|pressure|frosts?|(?:thunder|lightning|rain|storm|fog|frost|freez(?:e|ing)|snow|' +
    'hail)(?:storms?)? (?:risk|chances?|probability|odds|threat)|(?:wave|swell) heights?|' +
    '(?:rain(?:fall)?|snow(?:fall)?|precip\\p{L}*) (?:totals?|amounts?|accumulations?)|' +
    'moon ?(?:phases?|rise|set)|phases? of the moon|(?:overnight|day ?time|morning|night) (?:min|max|low|high)s?|feels[- ]like|wind ?chill|heat index|sunrise|' +
    'sunset',
);
/** "Bike ride home, dry till when". */
const UNTIL_WHEN = /^ (?:until|till?|til) (?:when|what time)\b/;
/** "Rain between 5 and 6 when I walk home?" */
const WHEN_DOING = new WordPattern(/ (?:when|while|as) (?:i|we|she|he|they) /);
/** Judges the weather for what follows: "wind ok for", "low enough to", "too high for". */
const FOR_SOMETHING = new RegExp(
  String.raw`^(?:\W|(?:is|be|going to|not|too|low|high|good|ok|okay|fine|alright|all right|right|suitable|safe|calm|` +
    String.raw`light|strong|warm|cold|hot|cool|dry|much|looking)\b) ?(?:\p{L}+ ){0,3}?(?:enough|ok|okay|fine|alright|good|` +
    String.raw`suitable|safe|right|for|to)\b`,
  'u',
);
const FIT = /^(?:dry|warm|calm|cool|clear|sunny|mild|light|still)$/;
const FOR_WHAT = new WordPattern(
  `^(?: (?:forecast|report|outlook))?[ ${BLANK}]*(?:(?:in|at|on|near|this|over) [ ${BLANK}]*)*for \\p{L}`,
  'u',
);
const IS_ALL = new WordPattern(`^(?: (?:at|on|in|by|this|over))?[ ${BLANK}]*\\?`);
/** "Rain tomorrow between 10 and 2 in Stirling, I'm walking". */
const STANDS_FIRST = new WordPattern(`^(?:[ ${BLANK}]|\\b(?:in|at|on|near|this|over|around|between|from)\\b)*[,;] `);
/** Nothing but where and when is said of it. */
const IS_ALL_OF_PLACE = new WordPattern(`^(?:[ ${BLANK}]|\\b(?:in|at|on|near|this|over|around)\\b)*\\?\\W*$`);
/** "Sydney to Melbourne drive, rain on the hume?", "marathon Sunday, rain at the start or not": where and when of it, and nothing more. */
const ON_THE_WAY =
  /^ (?:on|along|over|across|at|by|before|after|around|near|during|towards|from|until|till?) (?:(?:the|then|my|our|that|this) )?(?:\p{L}[\p{L}\d]* ?){0,2}(?:,? or (?:not|no))?\W*$/u;
/** "Cancelled for rain?" */
const OFF_FOR = new RegExp(
  '^(?!.*\\b(?:flights?|planes?|trains?|ferr(?:y|ies)|bus(?:es)?|boats?|sailings?|lessons?|schools?)\\b)' +
    '.*\\b(?:cancelled|canceled|called off|off|postponed|abandoned) (?:for|because of|due to) (?:the |any )?$',
);
const HEAVY = /^(?:heavy|strong|big|bad|scattered|light) /;
const BEHIND_STOP = /[,;:.?-] (?:any |and |but |some )?$/;
const AND_WHOM = /^ and (?:the|my|our) (?:dogs?|cats?|kids|horses?|washing|garden|plants|baby)\b/;
const IS_SO = /^\W*(?:(?:is|will) it (?:be |going to be )?|(?:going to|gonna) be )?(?:very |really |quite |that )?$/;
const BAD =
  /^(?:cold|hot|wet|windy|rainy|icy|foggy|humid|muggy|chilly|gusty|frosty|breezy|stormy|freezing|nippy|parky)$/;
const OF_OUTING = /^ (?:roads?|paths?|trails?|pavements?|lanes?)\b/;
const NOUN = /^(?:wind|winds|gusts|rain|snow|fog|frost|swell|waves|surf|sun|sunshine|cloud|thunder|thunderstorms)$/;
/** Asks for leave or for a judgement of what somebody does. */
export const JUDGES_DOING = wholeWords(
  '(?:can|could|should|shall|may|would) (?:i|we|they|you|he|she|my|our|the)' +
    '(?! (?:expect|see|get|have|be (?:seeing|getting|looking at)) |\\W?(?:ll|d) )|' +
    '(?:good|great|best|ideal|perfect|nice|decent|suitable) (?:\\p{L}+ )?(?:for|to|day|days|time|times|night|' +
    'weather|conditions|window)|(?:ok|okay|fine|alright|fit|safe|worth|wise|sensible) (?:for|to)|' +
    'too \\p{L}+ (?:for|to)|(?:any|much) point (?:in |of )?(?:\\p{L}+ing|a)|' +
    '(?:warm|cold|dry|calm|light|cool|clear|good|low|high|still|windy|sunny|bright) enough (?:for|to)',
);
/** "Enough wind to sail": the wind is told, since a score has other reasons too. */
const ENOUGH_WIND = new WordPattern(
  new RegExp(
    String.raw`\b(?:enough|too little) (?:wind|breeze)\b|` +
      String.raw`\b(?:windy|breezy|blowy|gusty) enough\b(?! (?:to|for) (?:the |my |our |some )?(?:dry|wash|laundry|sail|` +
      String.raw`line))|\btoo (?:calm|still)\b`,
    '',
  ),
);
/** "Roof work tomorrow, rain at all?" */
const ENDS_CLAUSE = new WordPattern(`[,;:.?${BLANK}-] ?(?:any |and |and any )?$`);
const ALONE_AT_END = new RegExp(
  '^ (?:at all|any ?where|on the way|en route|or not|or no|likely|(?:either|both|each) ways?|there (?:and|or) back|' +
    String.raw`or (?:sun(?:ny)?|cloud(?:y)?|overcast|gr[ea]y|dull|rain(?:y)?|showers?|snow|storms?|wet|dry|windy|calm)\W*$|` +
    String.raw`(?:and|&) (?:the )?(?:winds?|gusts|waves|swell|rain|temps?|temperature|cloud|tides?)\W*$)|^\W*$`,
  '',
);
/** "Walking home in the rain", "my jog in the dark": asks for the rain and the dark. */
const IN_WEATHER = /\b(?:will|am|are|is|be|being|going)\b.*\bin (?:the |full |heavy |pouring )?$/;

const ASKS_WHICH =
  /\b(?:which|what)(?: one| day| time| hour| of them)? (?:is|will be|looks|would be|has|gets) (?:the )?(?:less|least|more|most) $/;

const CHANCE_OF =
  /\b(?:chances?|odds|likelihood|probability|risk) (?:of|that|for) (?:(?:it|it's|there being|any|some|a|more|heavy) )*$/;

const UNTIL_SET = new WordPattern(
  new RegExp(
    String.raw`\b(?:until|till|til|while|whilst|as|so) (?:it|it's|its|it is|the (?:concrete|paint|render|mortar|screed|` +
      'slab)) (?:can |is |has |fully )*(?:cures?|cured|curing|sets?|setting|dr(?:y|ies|ied)|drying|goes? off|' +
      String.raw`gone off|hardens?)\b`,
    '',
  ),
);
const WORTH_OR = new WordPattern(
  new RegExp(
    String.raw`\b(?:worth|(?:can|should|could|shall) (?:i|we)|(?:good|nice|ok|okay|fine) (?:day|time|weather|enough|to|` +
      String.raw`for))\b.*\bor (?:will|is|would) (?:it|there)\b`,
    '',
  ),
);

const UNDER_IF = /\bif (?:it|there)(?:'?s| is|'?ll be| gets| turns)? (?:going to be |too |really |that |any )*$/;
const TAG = /^[^?]{3,50},? (?:so )?(?:is|will) (?:it|there)(?: going to| gonna)?(?: be)?\W*$/;

/** "Will the tennis be rained off" asks for the rain. */
const OFF = /^(?:rained|washed) (?:off|out)$/;

const WEATHER_NOUN =
  '(?:winds?|gusts?|breeze|rain|rainfall|showers|snow|frost|fog|cloud|sun|sunshine|heat|thunder|uv|pollen|waves|swell)';
const OF_DAYS =
  String.raw`\b(?:which|what)(?: of (?:the|these|those|my|our))?(?: \p{L}+){0,3} (?:days?|nights?|mornings?|afternoons?|` +
  String.raw`evenings?|weekends?|hours?|times?)\b(?! (?:\p{L}+ )?(?:good|best|better|ideal|suitable|safe|fit)\b)`;
/** "Which day has the least wind for the drone", "which days look dry": the weather of each day, whatever is to be done in it. */
const WHICH_WEATHER = new WordPattern(
  new RegExp(
    `${OF_DAYS}[^?!.;]{0,40}?\\b(?:less|least|lowest|lightest|lighter|highest|strongest|most|fewest|no|little|low|lower|light|best(?= chance of))(?: of the)? ` +
      `(?:(?:chance|risk|amount) of (?:the )?|likely (?:to be |to |for )?)?${WEATHER_NOUN}\\b|` +
      String.raw`${OF_DAYS}[^?!.;]{0,30}?\b(?:look|looks|looking|is|are|be|stay|stays|it|we) (?:(?:be|to|going|gonna|mostly|mainly|properly|completely|likely|least|most|it) )*` +
      String.raw`(?:dry|wet|rainy|rain|sunny|windy|calm|still|cloudy|frosty|foggy|snowy|icy|clear|warmest|driest|calmest|coolest)\b(?! (?:\p{L}+ )?(?:enough|to \p{L}))`,
    'u',
  ),
);

/** "The coolest hour for a run", "is Saturday or Sunday drier for golf": told by that figure, and not by the score. */
const EXTREME_HOUR = new WordPattern(
  new RegExp(
    String.raw`\b(?:cool|warm|hott?|cold|dri|calm|sunni|windi|cloudi|clear)est(?: hours?| time| part of the day|` +
      String.raw` bit of the day| (?:day|morning|afternoon|evening|night)s?)?[ \u0001]+(?:for|to)\b|^(?=.*\b(?:or|vs|than)\b).*\b(?<!\b(?:when|till|until|once|if) ` +
      String.raw`(?:it's|its|it is|it gets|it) )(?:cool|warm|hott|cold|dri|calm|windi|sunni|cloudi|clear)er\b`,
    '',
  ),
);

/** Whether it is asked on which days or at which hours the weather is of a kind. */
export function asksWhichWeather(rest: string, plain: string): boolean {
  return EXTREME_HOUR.test(rest) || WHICH_WEATHER.test(plain);
}

/** "How strong will the wind be", found as one. */
const HOW_THE = /^how \p{L}+ (?:will|is|are|was) (?:the )?\p{L}+(?: be| going to be)?$/u;

/** The words of a topic that is asked for itself, so that an activity is only what it is wanted for; or null. */
export function askedWeather(hits: readonly TopicHit[], rest: string): TopicHit | null {
  // "Dry till it cures": what is poured says how long, and not the hour.
  if (UNTIL_SET.test(rest)) return null;
  // "Is it worth the beach, or will it be cloudy" asks about the beach.
  if (WORTH_OR.test(rest)) return null;
  const isAsked = ({ topic, start, end }: TopicHit): boolean => {
    if (topic === 'general' || /\b(?:enough|to|for)$/.test(rest.slice(start, end))) return false;
    // "Too wet to mow": of the ground, for what is to be done on it.
    if (topic === 'soil' && /^ (?:to|for) /.test(rest.slice(end))) return false;
    if (OFF.test(rest.slice(start, end))) return true;
    // "Rain-wise are we ok for the wedding".
    if (/^[ -]?wise\b/.test(rest.slice(end))) return true;
    const [before, after] = [rest.slice(0, start), rest.slice(end)];
    // "If it's windy we won't bother, is it": whether it is windy.
    if (UNDER_IF.test(before) && TAG.test(after)) return true;
    if (/^ (?:weather|conditions|(?:low |light |calm |high |strong )?enough)\b/.test(after)) return false;
    // "Cold for running at 6?", "wet roads on the bike tomorrow": whether it is, and no score of the outing.
    const isState = BAD.test(rest.slice(start, end)) || rest.slice(start, end) === 'dry';
    if (IS_SO.test(before) && isState && (OF_OUTING.test(after) || FOR_WHAT.test(after))) return true;
    // "Wind for sailing on the Solent saturday": a figure with what it is wanted for.
    if (
      /^(?:the |any |max(?:imum)? |peak |top )?$/.test(before) &&
      NOUN.test(rest.slice(start, end)) &&
      FOR_WHAT.test(after)
    )
      return true;
    // "Roofers here, heavy showers this afternoon in Hull?"
    if (BEHIND_STOP.test(before) && IS_ALL_OF_PLACE.test(after) && HEAVY.test(rest.slice(start, end))) return true;
    if (
      (NOUN.test(rest.slice(start, end)) && OFF_FOR.test(before)) ||
      ((NOUN.test(rest.slice(start, end)) || BAD.test(rest.slice(start, end))) &&
        BEHIND_STOP.test(before) &&
        ON_THE_WAY.test(after))
    )
      return true;
    // "Thunder and the dog, any tonight?"
    if (before === '' && NOUN.test(rest.slice(start, end)) && AND_WHOM.test(after)) return true;
    // "Thunder at teatime? my dog hates it": asked before anything else is told.
    if (before === '' && NOUN.test(rest.slice(start, end)) && IS_ALL.test(after)) return true;
    if (before === '' && STANDS_FIRST.test(after) && NOUN.test(rest.slice(start, end)))
      return rest.match(JUDGES_DOING) === null;
    // "What time is it dry to hang the washing".
    if (FIT.test(rest.slice(start, end)) && /^ to \p{L}/u.test(after)) return false;
    // "How warm is it going to be for a bbq" asks for the warmth.
    const isHow =
      /^\W*(?:how|what)\b/.test(before) ||
      (/^how /.test(rest.slice(start, end)) && /^ (?:is|will) it\b/.test(after)) ||
      HOW_THE.test(rest.slice(start, end));
    if (FOR_SOMETHING.test(after.trimStart()) && !isHow) return false;
    if ((before === '' && WHEN_DOING.test(after)) || UNTIL_WHEN.test(after)) return true;
    // "Is Saturday wetter than Sunday for the race".
    if (/er$/.test(rest.slice(start, end)) && /^ than\b/.test(after) && topic !== 'normal') return true;
    // "Tennis at 7 or 8, which is less windy", "what are the chances of it chucking it down".
    if (ASKS_WHICH.test(before) || CHANCE_OF.test(before)) return true;
    if (RUN_ON.test(before) && rest.match(JUDGES_DOING) === null) return true;
    return (
      ASKS_FOR_WEATHER.test(before) ||
      /^how \p{L}+$/u.test(rest.slice(start, end)) ||
      HOW_THE.test(rest.slice(start, end))
    );
  };
  return hits.find(isAsked) ?? null;
}

const SUITS =
  /^ (?:be |is |are |looking |going to be |gonna be |forecast )*(?:ok|okay|alright|all right|fine|good|suitable|safe|right|acceptable|(?:low|light|calm|gentle|slack) enough|too \p{L}+)(?!\p{L})/u;
const TOLD =
  /^ ?(?:(?:so|as|but|and|because|cos|since) )?(?:it'?s|it is|there'?s|there is|the(?:y'?re| \p{L}+)?)(?: \p{L}+){0,3} ?$/u;
const WANTS_VERDICT = wholeWords(
  '(?:can|could|should|shall|may) (?:i|we|he|she|they|you|the|my|our)|ok|okay|alright|all right|fine|safe|good|right|enough (?:to|for)',
);

/**
 * "Paragliding Thursday, is the wind alright", "can I take the paddleboard out, the waves are flat": weather that is to suit what is
 * done, or is told behind it. A verdict on that is wanted, and no bare figure.
 */
export function isToSuit({ start, end }: TopicHit, rest: string): boolean {
  const before = rest.slice(0, start);
  if (/\bhow $/.test(before) || /^how /.test(rest.slice(start, end))) return false;
  if (SUITS.test(rest.slice(end))) return true;
  const comma = Math.max(...[',', ';', '.'].map((mark) => before.lastIndexOf(mark)));
  return comma > 0 && TOLD.test(before.slice(comma + 1)) && before.slice(0, comma).search(WANTS_VERDICT) >= 0;
}

/** Whether a figure or an event of the weather is wanted, and an activity is only its occasion. */
export function asksForFigure(
  hits: readonly TopicHit[],
  rest: string,
  hasLimit: boolean,
  { start: from, end: to }: Span,
): boolean {
  const judgesDoing = rest.match(JUDGES_DOING) !== null;
  if ((hasLimit && !judgesDoing) || (ENOUGH_WIND.test(rest) && hits.length > 0)) return true;
  if (namesWeatherAlone(hits, rest, { start: from, end: to })) return true;
  return hits.some(({ topic, start, end }) => {
    const [before, after] = [rest.slice(0, start), rest.slice(end)];
    if (topic === 'dawn' || topic === 'dusk' || topic === 'daylight') return true;
    // "Tennis rain today?", "golf wind saturday": the noun right behind what is done.
    if (
      from < start &&
      NOUN.test(rest.slice(start, end)) &&
      rest.slice(to, start).trim() === '' &&
      ALONE_AT_END.test(after)
    )
      return true;
    if (topic === 'general' || FOR_SOMETHING.test(after.trimStart())) return false;
    if (
      topic === 'water-quality' ||
      (ENDS_CLAUSE.test(before) && ALONE_AT_END.test(after) && !(judgesDoing && after.trim() === ''))
    )
      return true;
    if (IN_WEATHER.test(before)) return !/\b(?:alright|all right|ok|okay|fine|safe|good)\b/.test(before);
    return !judgesDoing && (rest.slice(start, end) + nextWord(after)).match(QUANTITY) !== null;
  });
}

function nextWord(after: string): string {
  return /^ \p{L}+/u.exec(after)?.[0] ?? '';
}
